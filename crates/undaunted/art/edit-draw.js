// Tiles and what lies on them as SVG, the way the table of the game draws them.

import { markerOf, spawnsAt, valueOf } from "./edit-model.js";

const SVG = "http://www.w3.org/2000/svg";
/** Half a tile in the picture. */
export const HALF = 100;
const TILE = 200;

/**
 * An SVG element with attributes and children.
 * @param {string} name
 * @param {Record<string, string|number>} attributes
 * @param {(Element|string)[]} children
 */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

const symbol = (id, x, y, size) => svg("use", { href: `#${id}`, x, y, width: size, height: size });
const text = (words, x, y, size, cls) => svg("text", { x, y, "font-size": size, "text-anchor": "middle", class: cls }, words);
const LETTERS = { a: "A", b: "B", c: "C", sniper: "S", mortar: "M" };

/** The picture of a face, its cover and its name. */
export function face(sheet, id, turned = false) {
  const facts = sheet.faces.find((known) => known.id === id);
  if (!facts) return [svg("rect", { width: TILE, height: TILE, class: "un-tile-edge" }), text(id, 100, 108, 22, "un-tile-name")];
  const lower = id.toLowerCase();
  // Only these two have a picture of their own for lying upside down.
  const upside = turned && (lower === "15a" || lower === "17a") ? "-turned" : "";
  const [shield, cover] = facts.hill ? [60, 25] : [50, 30];
  return [
    symbol(`un-tile-${lower}${upside}`, 0, 0, TILE),
    svg("rect", { width: TILE, height: TILE, rx: 2, class: "un-tile-edge" }),
    symbol(facts.hill ? "un-shield-hill" : "un-shield", 3, 3, shield),
    text(facts.cover, 3 + shield / 2, 2 + 0.47 * shield + 0.36 * cover, cover, "un-cover-num"),
    text(turned ? `${id} ↻` : id, 100, 192, 26, "un-tile-name"),
  ];
}

/** All that lies on a tile. */
export function pieces(sheet, model, id) {
  const shapes = [];
  const value = valueOf(model, id);
  if (value) shapes.push(symbol("un-objective", 142, 2, 56), text(String(value), 170, 36, 27, "un-objective-num"));
  if (model.radio === id) shapes.push(symbol("un-radio", 100, 3, 46));
  model.sides.forEach((side, i) => {
    const name = sheet.sides[i].id;
    const group = (x, y, ...children) => svg("g", { transform: `translate(${x} ${y})`, class: `un-of-${name}` }, ...children);
    const marker = markerOf(side, id);
    if (marker) shapes.push(group(i === 0 ? 3 : 151, 151, symbol(`un-${marker}-${name}`, 0, 0, 46)));
    const groups = spawnsAt(side, id);
    if (groups.length > 0) {
      const letters = groups.includes("all") ? "∗" : groups.map((known) => LETTERS[known] ?? "?").join("");
      const size = 52 * Math.min(0.95 / letters.length, 0.52);
      shapes.push(group(i === 0 ? 52 : 98, 0, symbol("un-spawn", 0, 0, 52), text(letters, 26, 18.2 + 0.36 * size, size, "un-squad")));
    }
  });
  return [...shapes, ...counters(sheet, model, id)];
}

/** Up to so many counters stand in so many columns, this wide: the fuller the tile, the smaller they are. */
const SIZES = [[1, 1, 92], [4, 2, 64], [6, 3, 60], [12, 4, 47], [Infinity, 6, 31]];

/** The counters on a tile. */
function counters(sheet, model, id) {
  const here = model.sides.flatMap((side, i) => side.units.filter(([, tile]) => tile === id).map(([unit]) => ({ unit, side: sheet.sides[i].id })));
  const [, columns, size] = SIZES.find(([most]) => here.length <= most);
  const rows = Math.ceil(here.length / columns);
  return here.map(({ unit, side }, n) => {
    const row = Math.floor(n / columns);
    const inRow = row + 1 === rows ? here.length - (rows - 1) * columns : columns;
    const step = size + 2;
    const x = 100 - (step * inRow) / 2 + step * (n % columns) + 1;
    const y = 110 - (step * rows) / 2 + step * row + 1;
    return svg("g", { transform: `translate(${x} ${y}) scale(${size / 50})`, class: `un-counter un-of-${side}` }, ...counter(sheet, unit, side));
  });
}

/** A counter, fifty wide. */
export function counter(sheet, unit, side) {
  const facts = sheet.units.find((known) => known.id === unit) ?? { kind: "rifleman", squad: "?" };
  const shapes = [symbol(`un-body-${side}`, 0, 0, 50), symbol(`un-${facts.kind}`, 8, 5, 34), symbol(side === "us" ? "un-star" : "un-cross", 33, 3, 13)];
  shapes[1].setAttribute("class", "un-unit");
  if (facts.squad) shapes.push(text(facts.squad, 11, 45.5, 23, "un-squad"));
  return shapes;
}
