// Pan and zoom: a picture looked at from near or far, by wheel, fingers, mouse, keys and buttons.
// Works on every panel of class `zoomable`. What is seen is kept in a style sheet of its own: no morph can undo it.

import { notOurs } from "./keys.js";
import { growLetters, layLabels } from "./labels.js";
import { word } from "./words.js";

const MOST = 8;
const STEP = 1.4;
const ARROWS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** @type {Map<string, {k: number, x: number, y: number}>} panel id -> scale, and offset in widths and heights of the picture */
const sights = new Map();
const dressed = new WeakSet();
const sheet = new CSSStyleSheet();

/** Begins: every picture that can be zoomed gets its buttons and listeners, also those that come later. */
export function startZoom() {
  const board = document.getElementById("board");
  if (!board) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const dress = () => {
    board.querySelectorAll(":scope > .zoomable").forEach(prepare);
    show();
  };
  dress();
  new MutationObserver(dress).observe(board, { childList: true });
  new ResizeObserver(show).observe(board);
  addEventListener("sandtable-morphed", show);
  document.addEventListener("keydown", key);
  document.addEventListener("focusin", (event) => event.target.closest?.(".zoomable") && bring(event.target));
}

function prepare(figure) {
  if (!figure.querySelector(":scope > .zoom-tools")) figure.append(tools());
  if (dressed.has(figure)) return;
  dressed.add(figure);
  figure.addEventListener("wheel", (event) => wheel(figure, event), { passive: false });
  figure.addEventListener("click", (event) => {
    const way = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (!way) return;
    event.stopPropagation();
    press(figure, way);
  });
  drag(figure);
  pinch(figure);
}

function tools() {
  const box = document.createElement("div");
  box.className = "zoom-tools";
  for (const [way, sign] of [["in", "+"], ["out", "−"], ["fit", "⤢"]]) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.zoom = way;
    button.textContent = sign;
    button.title = word(`zoom-${way}`);
    button.setAttribute("aria-label", word(`zoom-${way}`));
    box.append(button);
  }
  return box;
}

function press(figure, way) {
  const { width, height } = figure.getBoundingClientRect();
  if (way === "fit") see(figure, { k: 1, x: 0, y: 0 });
  else zoom(figure, way === "in" ? STEP : 1 / STEP, width / 2, height / 2);
}

function sightOf(figure) {
  return sights.get(figure.id) ?? { k: 1, x: 0, y: 0 };
}

/** Shows the picture so; its edge never comes into the window while it is larger. */
function see(figure, { k, x, y }) {
  if (!figure.clientWidth || !figure.clientHeight) return;
  const scale = Math.min(MOST, Math.max(1, k));
  const within = (at) => Math.min(0, Math.max(1 - scale, at));
  sights.set(figure.id, { k: scale, x: within(x), y: within(y) });
  show();
}

/** What is seen of all pictures, and how many pixels a unit of each takes: names keep their size by that. */
function show() {
  const figures = [...document.querySelectorAll("#board > .panel")];
  const units = figures.map((figure) => unit(figure) * sightOf(figure).k);
  const rules = figures.map((figure, i) => {
    const { k, x, y } = sightOf(figure);
    const moved = k > 1 ? `transform-origin: 0 0; transform: translate(${x * 100}%, ${y * 100}%) scale(${k});` : "";
    return `#${CSS.escape(figure.id)} > svg { --k: ${units[i].toFixed(4)}; ${moved} }`;
  });
  sheet.replaceSync(rules.join("\n"));
  figures.forEach((figure, i) => {
    layLabels(figure, units[i]);
    growLetters(figure, units[i]);
  });
}

/** How many pixels a unit of a picture takes when all of it is seen. */
function unit(figure) {
  const { width: w, height: h } = figure.querySelector("svg").viewBox.baseVal;
  return Math.min(figure.clientWidth / w, figure.clientHeight / h) || 1;
}

/** Zooms about a point of the window. */
function zoom(figure, by, px, py) {
  const sight = sightOf(figure);
  const k = Math.min(MOST, Math.max(1, sight.k * by));
  const turn = k / sight.k;
  const [wide, high] = [figure.clientWidth, figure.clientHeight];
  see(figure, { k, x: (px - (px - sight.x * wide) * turn) / wide, y: (py - (py - sight.y * high) * turn) / high });
}

function move(figure, dx, dy) {
  const sight = sightOf(figure);
  see(figure, { k: sight.k, x: sight.x + dx / figure.clientWidth, y: sight.y + dy / figure.clientHeight });
}

function within(figure, at) {
  const box = figure.getBoundingClientRect();
  return [at.clientX - box.left - figure.clientLeft, at.clientY - box.top - figure.clientTop];
}

/** The wheel zooms. */
function wheel(figure, event) {
  event.preventDefault();
  zoom(figure, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), ...within(figure, event));
}

/** The mouse drags; the click that ends a drag means nothing. */
function drag(figure) {
  let from = null;
  let dragged = false;
  figure.addEventListener("pointerdown", (event) => {
    dragged = false;
    const ours = event.pointerType !== "touch" && event.button === 0 && sightOf(figure).k > 1;
    from = ours && !event.target.closest(".zoom-tools") ? [event.clientX, event.clientY] : null;
  });
  addEventListener("pointermove", (event) => {
    if (!from || event.pointerType === "touch") return;
    const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
    if (!dragged && Math.hypot(dx, dy) < 5) return;
    dragged = true;
    from = [event.clientX, event.clientY];
    move(figure, dx, dy);
  });
  addEventListener("pointerup", () => (from = null));
  addEventListener("pointercancel", () => (from = null));
  figure.addEventListener(
    "click",
    (event) => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
}

/** Two fingers zoom and move, one finger moves what is zoomed. */
function pinch(figure) {
  let before = null;
  const reading = (touches) => {
    const points = [...touches].slice(0, 2).map((touch) => within(figure, touch));
    const [a, b = a] = points;
    return { n: points.length, x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, apart: Math.hypot(a[0] - b[0], a[1] - b[1]) };
  };
  const begin = (event) => (before = event.touches.length > 0 ? reading(event.touches) : null);
  figure.addEventListener("touchstart", begin, { passive: true });
  figure.addEventListener("touchend", begin, { passive: true });
  figure.addEventListener("touchcancel", () => (before = null), { passive: true });
  figure.addEventListener(
    "touchmove",
    (event) => {
      if (!before || (event.touches.length < 2 && sightOf(figure).k === 1)) return;
      event.preventDefault();
      const now = reading(event.touches);
      if (now.n === before.n) {
        if (now.n === 2 && before.apart > 0) zoom(figure, now.apart / before.apart, before.x, before.y);
        move(figure, now.x - before.x, now.y - before.y);
      }
      before = now;
    },
    { passive: false },
  );
}

function key(event) {
  if (notOurs(event) || document.querySelector("dialog[open], #curtain:not([hidden])")) return;
  const figure = document.querySelector("#board > .zoomable");
  if (!figure) return;
  const way = { "+": "in", "=": "in", "-": "out", "0": "fit" }[event.key];
  const arrow = event.shiftKey ? ARROWS[event.key] : null;
  if (!way && !arrow) return;
  event.preventDefault();
  if (way) press(figure, way);
  else move(figure, (arrow[0] * figure.clientWidth) / 6, (arrow[1] * figure.clientHeight) / 6);
}

/** Brings what has the focus into the window. */
function bring(target) {
  const figure = target.closest(".zoomable");
  if (!target.closest("svg") || sightOf(figure).k === 1) return;
  const box = target.getBoundingClientRect();
  const frame = figure.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (x > frame.left + 20 && x < frame.right - 20 && y > frame.top + 20 && y < frame.bottom - 20) return;
  move(figure, frame.left + frame.width / 2 - x, frame.top + frame.height / 2 - y);
}
