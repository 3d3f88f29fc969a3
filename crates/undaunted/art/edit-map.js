// The map and the tray of tiles: dragging by mouse and touch, moving by keyboard.

import { HALF, face, pieces, svg } from "./edit-draw.js";
import { flip, freeSpot, lay, nudge, numberOf, remove, snap, tileOf, turn } from "./edit-model.js";

/** Room around the map, in the picture. */
const EDGE = 130;
/** Beyond any edge of the picture. */
const FAR = 6000;
/** A pointer that moves less than this has only clicked. */
const STILL = 5;
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {import("./edit.js").Desk} desk
 * @param {HTMLElement} box where the map lies
 * @param {HTMLElement} tray where the tiles wait
 */
export function mapOf(desk, box, tray) {
  const grid = svg("pattern", { id: "un-grid", x: -HALF / 2, y: -HALF / 2, width: HALF, height: HALF, patternUnits: "userSpaceOnUse" }, svg("circle", { cx: HALF / 2, cy: HALF / 2, r: 6, class: "un-ed-dot" }));
  const ground = svg("rect", { class: "un-ed-ground", fill: "url(#un-grid)" });
  const layer = svg("g");
  const ghost = svg("rect", { width: 2 * HALF, height: 2 * HALF, rx: 6, class: "un-ed-ghost", visibility: "hidden" });
  const picture = svg("svg", { class: "un-ed-svg", role: "group", "aria-label": desk.words.map }, svg("defs", {}, grid), ground, layer, ghost);
  box.append(picture);
  let drag = null;

  /** Where the pointer is, in the picture. */
  function at(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
    return { x: point.x, y: point.y };
  }

  function frame() {
    const xs = desk.model.tiles.map((tile) => tile.x);
    const ys = desk.model.tiles.map((tile) => tile.y);
    const wide = (xs.length ? Math.max(...xs) + 2 : 4) * HALF;
    const high = (ys.length ? Math.max(...ys) + 2 : 3) * HALF;
    const box = [-EDGE, -EDGE, wide + 2 * EDGE, high + 2 * EDGE];
    picture.setAttribute("viewBox", box.join(" "));
    // The picture is wider or higher than its frame: the dots go on beyond it.
    for (const [key, value] of Object.entries({ x: -FAR, y: -FAR, width: 3 * FAR, height: 3 * FAR })) ground.setAttribute(key, String(value));
  }

  function label(tile) {
    const facts = desk.sheet.faces.find((known) => known.id === tile.face);
    const wrong = desk.faults.filter((fault) => fault.at === tile.face).map((fault) => fault.words);
    return [`${tile.face}: ${facts?.terrain ?? ""}, ${tile.x}, ${tile.y}`, ...wrong].join(". ");
  }

  function drawn(tile) {
    const faulty = desk.faults.some((fault) => fault.at === tile.face);
    const cls = ["un-ed-tile", tile.face === desk.selected ? "selected" : "", faulty ? "faulty" : ""].join(" ");
    return svg(
      "g",
      { class: cls, "data-face": tile.face, transform: `translate(${tile.x * HALF} ${tile.y * HALF})`, tabindex: 0, role: "button", "aria-pressed": tile.face === desk.selected },
      // What it is called says all that is written on it.
      svg("title", {}, label(tile)),
      svg("g", { "aria-hidden": "true" }, ...face(desk.sheet, tile.face, tile.turned), ...pieces(desk.sheet, desk.model, tile.face)),
      svg("rect", { x: 4, y: 4, width: 192, height: 192, rx: 5, class: "un-ed-ring" }),
    );
  }

  function draw() {
    if (drag) return;
    const focused = picture.contains(document.activeElement);
    frame();
    // The chosen tile lies on top, so that it can be seen where two overlap.
    const order = [...desk.model.tiles].sort((a, b) => (a.face === desk.selected) - (b.face === desk.selected));
    layer.replaceChildren(...order.map(drawn));
    if (focused) group(desk.selected)?.focus({ preventScroll: true });
    drawTray();
  }

  const group = (id) => [...layer.children].find((tile) => tile.dataset.face === id);

  // ---- the tray ----

  const buttons = desk.sheet.faces.map((facts) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "un-ed-face";
    button.dataset.face = facts.id;
    button.append(svg("svg", { viewBox: "0 0 200 200", "aria-hidden": "true" }, ...face(desk.sheet, facts.id)));
    return button;
  });
  tray.append(...buttons);

  function drawTray() {
    const laid = new Set(desk.model.tiles.map((tile) => numberOf(tile.face)));
    for (const button of buttons) {
      const facts = desk.sheet.faces.find((known) => known.id === button.dataset.face);
      const used = laid.has(numberOf(facts.id));
      button.disabled = used;
      button.title = `${facts.id}: ${facts.terrain}${used ? ` (${desk.words.laid})` : ""}`;
    }
    const free = buttons.filter((button) => !button.disabled);
    stop(free.find((button) => button.tabIndex === 0) ?? free[0]);
  }

  /** One stop for the Tab key; the arrow keys go on from there. */
  function stop(chosen) {
    for (const button of buttons) button.tabIndex = button === chosen ? 0 : -1;
  }

  tray.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const free = buttons.filter((button) => !button.disabled);
    const at = free.indexOf(document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = free[(at + step[0] + step[1] + free.length) % free.length];
    stop(next);
    next.focus();
  });

  tray.addEventListener("click", (event) => {
    const button = event.target.closest(".un-ed-face");
    if (!button || button.disabled) return;
    const id = button.dataset.face;
    const spot = freeSpot(desk.model);
    desk.change((model) => lay(model, id, spot.x, spot.y), id);
    group(id)?.focus({ preventScroll: event.detail !== 0 });
  });

  // ---- dragging ----

  function begin(event, id, from) {
    if (event.button !== 0) return;
    const tile = tileOf(desk.model, id);
    const point = at(event);
    const hold = tile ? { x: point.x - tile.x * HALF, y: point.y - tile.y * HALF } : { x: HALF, y: HALF };
    drag = { id, hold, from, pointer: event.pointerId, start: [event.clientX, event.clientY], moved: false, spot: null, floating: null };
  }

  layer.addEventListener("pointerdown", (event) => {
    const tile = event.target.closest("[data-face]");
    if (!tile) return;
    desk.select(tile.dataset.face);
    begin(event, tile.dataset.face, null);
  });

  // A finger on a tile drags it; beside the tiles it scrolls the page.
  layer.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });

  tray.addEventListener("pointerdown", (event) => {
    const button = event.target.closest(".un-ed-face");
    if (button && !button.disabled) begin(event, button.dataset.face, button);
  });

  function lift() {
    drag.moved = true;
    document.body.classList.add("un-ed-dragging");
    if (!drag.from) {
      // The held tile lies on top. It must stay where it is in the page, or a finger would lose it.
      const held = group(drag.id);
      while (held?.nextSibling) layer.insertBefore(held.nextSibling, held);
      return;
    }
    const tile = svg("g", { class: "un-ed-tile" }, ...face(desk.sheet, drag.id));
    layer.append(tile);
    drag.floating = tile;
  }

  addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!drag.moved && Math.hypot(event.clientX - drag.start[0], event.clientY - drag.start[1]) < STILL) return;
    if (!drag.moved) lift();
    event.preventDefault();
    const point = at(event);
    const [x, y] = [point.x - drag.hold.x, point.y - drag.hold.y];
    const tile = drag.floating ?? group(drag.id);
    tile?.setAttribute("transform", `translate(${x} ${y})`);
    const over = box.getBoundingClientRect();
    const inside = event.clientX >= over.left && event.clientX <= over.right && event.clientY >= over.top && event.clientY <= over.bottom;
    drag.spot = drag.from && !inside ? null : snap(desk.model, drag.id, x / HALF, y / HALF);
    ghost.setAttribute("visibility", drag.spot ? "visible" : "hidden");
    if (drag.spot) ghost.setAttribute("transform", `translate(${drag.spot.x * HALF} ${drag.spot.y * HALF})`);
  });

  function end(commit) {
    if (!drag) return;
    const { id, spot, moved, from } = drag;
    drag = null;
    ghost.setAttribute("visibility", "hidden");
    document.body.classList.remove("un-ed-dragging");
    // What was checked meanwhile is drawn now.
    if (!moved) return draw();
    // The click that follows a drag from the tray would lay the tile once more.
    if (from) {
      const stop = (event) => event.stopPropagation();
      addEventListener("click", stop, { capture: true });
      setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
    }
    if (commit && spot) desk.change((model) => lay(model, id, spot.x, spot.y), id);
    else draw();
    // The keys go on where the pointer stopped.
    group(id)?.focus({ preventScroll: true });
  }

  addEventListener("pointerup", (event) => drag?.pointer === event.pointerId && end(true));
  addEventListener("pointercancel", (event) => drag?.pointer === event.pointerId && end(false));

  // ---- keys ----

  // On the box: Chromium would let the Tab key stop at a group of SVG that listens to it.
  box.addEventListener("focusin", (event) => {
    const tile = event.target.closest("[data-face]");
    if (tile) desk.select(tile.dataset.face);
  });

  box.addEventListener("keydown", (event) => {
    const id = event.target.closest("[data-face]")?.dataset.face;
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const key = event.key.toLowerCase();
    if (step) desk.change((model) => nudge(model, id, ...step), id);
    else if (key === "delete" || key === "backspace") desk.change((model) => remove(model, id), null);
    else if (key === "r") desk.change((model) => turn(model, id), id);
    else if (key === "f") desk.change((model) => flip(model, id));
    else return;
    event.preventDefault();
    if (key === "delete" || key === "backspace") layer.firstElementChild?.focus();
  });

  addEventListener("keydown", (event) => event.key === "Escape" && drag && end(false));

  /** Marks the chosen tile without drawing anew: the pointer may be holding it. */
  function mark() {
    for (const tile of layer.children) {
      const on = tile.dataset.face === desk.selected;
      tile.classList.toggle("selected", on);
      tile.setAttribute("aria-pressed", String(on));
    }
  }

  return { draw, mark, show: (id) => group(id)?.focus() };
}
