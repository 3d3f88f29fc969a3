// Flight: how a piece that left one picture for another is seen to travel. Moves inside one picture are CSS transitions.

const PIECES = '#main [id^="tok-"], #main [id^="marker-"], #main [id^="piece-"]';

/** @typedef {Map<string, {node: SVGGraphicsElement, parent: Node|null, picture: string, box: Box}>} Places */
/** @typedef {{x: number, y: number, w: number, h: number}} Box */

/**
 * Whether things may move at all.
 * @returns {boolean}
 */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.pace === "off";
}

/**
 * Remembers where every piece stands.
 * @returns {Places}
 */
export function places() {
  const found = new Map();
  for (const node of document.querySelectorAll(PIECES)) {
    const box = boxOf(node);
    if (box) found.set(node.id, { node, parent: node.parentNode, picture: pictureOf(node), box });
  }
  return found;
}

/**
 * Lets pieces travel from where they stood, new ones appear and lost ones fade.
 * @param {Places} before
 * @param {number} ms
 */
export function fly(before, ms) {
  const now = new Set();
  for (const node of document.querySelectorAll(PIECES)) {
    now.add(node.id);
    const old = before.get(node.id);
    if (!old) {
      appear(node, ms);
      continue;
    }
    const same = old.node === node && old.parent === node.parentNode && old.picture === pictureOf(node);
    if (same) continue;
    for (const move of node.getAnimations()) move.finish();
    travel(node, old.box, ms);
  }
  for (const [id, old] of before) if (!now.has(id)) fade(old, ms);
}

function pictureOf(node) {
  return node.ownerSVGElement?.id ?? "";
}

/** The piece's own box on the screen, without what its outline adds. */
function boxOf(node) {
  const matrix = node.getScreenCTM?.();
  const box = node.getBBox?.();
  if (!matrix || !box || box.width === 0) return null;
  return {
    x: matrix.a * box.x + matrix.e,
    y: matrix.d * box.y + matrix.f,
    w: matrix.a * box.width,
    h: matrix.d * box.height,
  };
}

/** A copy of a piece that lies over the page. */
function ghostOf(node, inner, box) {
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  ghost.setAttribute("class", "ghost");
  ghost.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
  ghost.setAttribute("aria-hidden", "true");
  const copy = node.cloneNode(true);
  copy.removeAttribute("transform");
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-act", "data-touch", "tabindex", "role"]) part.removeAttribute(name);
  }
  copy.classList.remove("lit", "lit-instead", "spoken", "just-happened");
  for (const ring of copy.querySelectorAll(".ring, title")) ring.remove();
  ghost.append(copy);
  Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` });
  document.getElementById("main").append(ghost);
  return ghost;
}

function travel(node, from, ms) {
  const to = boxOf(node);
  if (!to) return;
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  if (Math.hypot(dx, dy) < 4) return;
  const scale = from.w / to.w;
  const ghost = ghostOf(node, node.getBBox(), to);
  const lift = Math.min(60, Math.hypot(dx, dy) / 8);
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
  const flight = ghost.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + scale) / 2 + 0.18})` },
      { transform: "none" },
    ],
    { duration: ms, easing: "cubic-bezier(.3, .1, .25, 1)" },
  );
  flight.finished.finally(() => ghost.remove()).catch(() => {});
}

function appear(node, ms) {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: "ease-out" });
}

function fade(old, ms) {
  // The old node is out of the page, so its inner box is no longer known: take it from a copy laid at its place.
  const ghost = ghostOf(old.node, { x: 0, y: 0, width: 1, height: 1 }, old.box);
  const inner = ghost.firstElementChild.getBBox();
  if (inner.width === 0) {
    ghost.remove();
    return;
  }
  ghost.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
  const going = ghost.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(.7)" }], { duration: ms, easing: "ease-in" });
  going.finished.finally(() => ghost.remove()).catch(() => {});
}
