// Morphing: how new markup comes into the page without losing focus, scroll, lights or the sight of moving pieces.

import { Idiomorph } from "./idiomorph.js";
import { fly, places, still } from "./flight.js";
import { PLACES } from "./keys.js";

const SVG = "http://www.w3.org/2000/svg";

/** What the last beats spoke of, by id; it stays marked until the next ones. */
let happened = [];

/**
 * Morphs parts of the page in place: id -> outer HTML, null for a part that stays.
 * @param {Record<string, string|null>} parts
 * @param {number} ms how long pieces travel
 */
export function morphParts(parts, ms) {
  const before = still() || document.hidden ? null : places();
  const focus = focused();
  const log = document.getElementById("log");
  const atEnd = log ? log.scrollHeight - log.scrollTop - log.clientHeight < 60 : false;
  for (const ring of document.querySelectorAll(".ring")) ring.remove();
  for (const [id, html] of Object.entries(parts)) {
    const element = html ? document.getElementById(id) : null;
    if (element) {
      Idiomorph.morph(element, html, { morphStyle: "outerHTML", callbacks: { beforeNodeRemoved: mayGo, beforeAttributeUpdated: mayChange } });
    }
  }
  drawRings();
  mark(happened, "just-happened");
  refocus(focus);
  const after = document.getElementById("log");
  if (after && atEnd) after.scrollTop = after.scrollHeight;
  dispatchEvent(new Event("sandtable-morphed"));
  if (before) fly(before, ms);
}

/**
 * Sets what counts as having just happened.
 * @param {string[]} touch
 */
export function justHappened(touch) {
  unmark("just-happened");
  happened = touch;
  mark(happened, "just-happened");
}

/**
 * Puts a class on everything the given ids speak of.
 * @param {string[]} touch
 * @param {string} name
 */
export function mark(touch, name) {
  for (const element of touched(touch)) element.classList.add(name);
}

/**
 * Takes a class away everywhere.
 * @param {string} name
 */
export function unmark(name) {
  for (const element of document.querySelectorAll(`.${name}`)) element.classList.remove(name);
}

/**
 * The elements that ids of beats and log lines speak of.
 * @param {string[]} touch
 * @returns {Element[]}
 */
export function touched(touch) {
  const panels = document.getElementById("main");
  if (!panels) return [];
  return touch.filter(Boolean).flatMap((id) => {
    const name = CSS.escape(id);
    const named = [...panels.querySelectorAll(`[data-touch~="${name}"], #touch-${name}, [data-act="${name}"], [data-act$=" ${name}"]`)];
    const piece = document.getElementById(id);
    if (piece?.closest(PLACES) && piece.localName !== "svg") named.push(piece);
    const panel = document.getElementById(`panel-${id}`);
    if (panel) named.push(panel);
    return named;
  });
}

/** Draws a ring into every lit group: a light that does not speak by colour alone. */
export function drawRings() {
  for (const group of document.querySelectorAll(".pieces .lit, .pieces .lit-instead")) {
    const box = group.getBBox?.();
    if (!box || box.width === 0 || group.querySelector(":scope > .ring")) continue;
    const ring = document.createElementNS(SVG, "g");
    ring.setAttribute("class", "ring");
    for (const name of ["halo", "edge", "dash"]) {
      const rect = document.createElementNS(SVG, "rect");
      const round = Math.min(10, box.width * 0.16, box.height * 0.16);
      const values = { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2, rx: round, class: name };
      for (const [key, value] of Object.entries(values)) rect.setAttribute(key, value);
      ring.append(rect);
      // All rings march in step, also those drawn anew a moment later.
      for (const march of rect.getAnimations()) march.startTime = 0;
    }
    group.append(ring);
    for (const part of ring.children) for (const march of part.getAnimations()) march.startTime = 0;
  }
}

/** What we added ourselves is not the server's to take away. */
function mayGo(node) {
  return node.id !== "beat" && node.id !== "reader" && !node.classList?.contains("zoom-tools");
}

/** What the reader opened stays open. */
function mayChange(name, node) {
  return !(name === "open" && node.matches?.("details")) && !(name === "class" && node.id === "choices");
}

function focused() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  return { element, id: element.id, act: element.getAttribute("data-act"), offer: element.classList.contains("offer") };
}

/** Keeps the focus on the same thing; when an offer is gone, the prompt gets it, never another offer. */
function refocus(focus) {
  if (!focus) return;
  const active = document.activeElement;
  if (focus.act === null) {
    if (active === document.body && focus.id) document.getElementById(focus.id)?.focus({ preventScroll: true });
    return;
  }
  if (active === focus.element && active.getAttribute("data-act") === focus.act && active.matches(".offer, [tabindex]")) return;
  const same = document.querySelector(
    `${focus.offer ? ".offer" : `${PLACES} .lit`}[data-act="${CSS.escape(focus.act)}"]:not(:disabled)`,
  );
  if (same) {
    same.focus({ preventScroll: true });
    return;
  }
  const prompt = document.getElementById("prompt");
  if (!prompt) return;
  prompt.tabIndex = -1;
  prompt.focus({ preventScroll: true });
}
