// A scenario in the making as plain data, and what may be done to it. No page here: only tiles, markers and cards.

/**
 * @typedef {{face: string, x: number, y: number, turned: boolean}} Tile
 * @typedef {{points: number|null, scouted: string[], controlled: string[], spawn: [string, string[]][],
 *   units: [string, string][], deck: [string, number][], supply: [string, number][]}} Side
 * @typedef {{title: string, first: string, tiles: Tile[], objectives: [string, number][], radio: string|null,
 *   sides: [Side, Side]}} Model
 */

/** How far a tile that was let go slides to its place, in half-tiles. */
const REACH = 4;
/** What a place apart from all others weighs against a way to slide, in half-tiles. */
const APART = 3;

/** A map without tiles and platoons without cards. */
export function empty() {
  const side = () => ({ points: 1, scouted: [], controlled: [], spawn: [], units: [], deck: [], supply: [] });
  return { title: "", first: "us", tiles: [], objectives: [], radio: null, sides: [side(), side()] };
}

/** The number of the tile that a face is on: both faces share it. */
export const numberOf = (face) => parseInt(face, 10);

/** The other face of the same tile. */
export const otherFace = (face) => (face.endsWith("A") ? face.replace("A", "B") : face.replace("B", "A"));

/** @param {Model} model */
export const tileOf = (model, face) => model.tiles.find((tile) => tile.face === face);

const overlap = (a, b) => Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;

function touch(a, b) {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  return (dx === 2 && dy < 2) || (dy === 2 && dx < 2);
}

/** Which way the bricks lie: positive when columns are shifted against each other, negative for rows. */
function laying(tiles) {
  let vote = 0;
  for (const a of tiles) {
    for (const b of tiles) {
      if (Math.abs(a.x - b.x) === 2 && Math.abs(a.y - b.y) === 1) vote += 1;
      if (Math.abs(a.x - b.x) === 1 && Math.abs(a.y - b.y) === 2) vote -= 1;
    }
  }
  return vote;
}

/** Whether a place fits the way the other bricks lie. */
function fits(spot, others, vote) {
  return others.filter((other) => touch(spot, other)).every((other) => {
    const aside = Math.abs(spot.x - other.x) === 2;
    const shifted = aside ? Math.abs(spot.y - other.y) === 1 : Math.abs(spot.x - other.x) === 1;
    if (vote === 0) return true;
    return vote > 0 ? shifted === aside : shifted === !aside;
  });
}

/**
 * The place in the brick pattern nearest to where a tile is held, in half-tiles.
 * @param {Model} model
 * @param {string} face the tile that is held; it is not in its own way
 */
export function snap(model, face, x, y) {
  const others = model.tiles.filter((tile) => tile.face !== face);
  const held = { x: Math.round(x), y: Math.round(y) };
  const vote = laying(others);
  let best = { ...held, score: Infinity };
  for (let dx = -REACH; dx <= REACH; dx += 1) {
    for (let dy = -REACH; dy <= REACH; dy += 1) {
      const spot = { x: held.x + dx, y: held.y + dy };
      if (others.some((other) => overlap(spot, other))) continue;
      const far = Math.hypot(spot.x - x, spot.y - y);
      const score = far + (others.some((other) => touch(spot, other)) ? 0 : APART) + (fits(spot, others, vote) ? 0 : 0.5);
      if (score < best.score) best = { ...spot, score };
    }
  }
  return { x: best.x, y: best.y };
}

/** A free place for one more tile, near the middle of the map. @param {Model} model */
export function freeSpot(model) {
  if (model.tiles.length === 0) return { x: 0, y: 0 };
  const xs = model.tiles.map((tile) => tile.x);
  const ys = model.tiles.map((tile) => tile.y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  // A new map is laid in shifted columns, as most of the book's are.
  const vote = laying(model.tiles) || 1;
  let best = { x: 0, y: 0, score: Infinity };
  for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 2; x += 1) {
    for (let y = Math.min(...ys) - 2; y <= Math.max(...ys) + 2; y += 1) {
      const spot = { x, y };
      if (model.tiles.some((tile) => overlap(spot, tile)) || !model.tiles.some((tile) => touch(spot, tile))) continue;
      const contacts = model.tiles.filter((tile) => touch(spot, tile)).length;
      const score = Math.hypot(x - middle.x, y - middle.y) + (fits(spot, model.tiles, vote) ? 0 : 4) - contacts * 0.6;
      if (score < best.score) best = { x, y, score };
    }
  }
  return { x: best.x, y: best.y };
}

/** Puts the map back into its corner: no tile lies left of it or above. */
function settle(model) {
  if (model.tiles.length === 0) return;
  const left = Math.min(...model.tiles.map((tile) => tile.x));
  const top = Math.min(...model.tiles.map((tile) => tile.y));
  if (left === 0 && top === 0) return;
  for (const tile of model.tiles) {
    tile.x -= left;
    tile.y -= top;
  }
}

/** @param {Model} model */
export function lay(model, face, x, y) {
  const tile = tileOf(model, face);
  if (tile) Object.assign(tile, { x, y });
  else model.tiles.push({ face, x, y, turned: false });
  settle(model);
}

/** @param {Model} model */
export function nudge(model, face, dx, dy) {
  const tile = tileOf(model, face);
  if (!tile) return;
  tile.x += dx;
  tile.y += dy;
  settle(model);
}

/** @param {Model} model */
export function turn(model, face) {
  const tile = tileOf(model, face);
  if (tile) tile.turned = !tile.turned;
}

/** Takes a tile away with all that lies on it. @param {Model} model */
export function remove(model, face) {
  const not = (id) => id !== face;
  model.tiles = model.tiles.filter((tile) => not(tile.face));
  model.objectives = model.objectives.filter(([tile]) => not(tile));
  if (model.radio === face) model.radio = null;
  for (const side of model.sides) {
    side.scouted = side.scouted.filter(not);
    side.controlled = side.controlled.filter(not);
    side.spawn = side.spawn.filter(([tile]) => not(tile));
    side.units = side.units.filter(([, tile]) => not(tile));
  }
  settle(model);
}

/** Turns a tile to its other face; what lies on it stays. @param {Model} model */
export function flip(model, face) {
  const other = otherFace(face);
  const as = (id) => (id === face ? other : id);
  for (const tile of model.tiles) tile.face = as(tile.face);
  model.objectives = model.objectives.map(([tile, value]) => [as(tile), value]);
  model.radio = model.radio && as(model.radio);
  for (const side of model.sides) {
    side.scouted = side.scouted.map(as);
    side.controlled = side.controlled.map(as);
    side.spawn = side.spawn.map(([tile, groups]) => [as(tile), groups]);
    side.units = side.units.map(([unit, tile]) => [unit, as(tile)]);
  }
  return other;
}

export const valueOf = (model, face) => model.objectives.find(([tile]) => tile === face)?.[1] ?? 0;

/** @param {Model} model */
export function setValue(model, face, value) {
  model.objectives = model.objectives.filter(([tile]) => tile !== face);
  if (value) model.objectives.push([face, value]);
}

/** @param {Side} side */
export const markerOf = (side, face) => (side.controlled.includes(face) ? "controlled" : side.scouted.includes(face) ? "scouted" : "");

/** @param {Side} side */
export function setMarker(side, face, marker) {
  side.scouted = side.scouted.filter((tile) => tile !== face);
  side.controlled = side.controlled.filter((tile) => tile !== face);
  if (marker) side[marker].push(face);
}

/** @param {Side} side */
export const spawnsAt = (side, face) => side.spawn.filter(([tile]) => tile === face).flatMap(([, groups]) => groups);

/** A group enters at one place: it leaves the other. @param {Side} side */
export function setSpawn(side, face, group, on) {
  side.spawn = side.spawn.map(([tile, groups]) => [tile, groups.filter((id) => id !== group)]);
  const here = side.spawn.find(([tile]) => tile === face);
  if (on && here) here[1].push(group);
  else if (on) side.spawn.push([face, [group]]);
  side.spawn = side.spawn.filter(([, groups]) => groups.length > 0);
}

/** @param {Side} side */
export const standsAt = (side, unit) => side.units.find(([id]) => id === unit)?.[1] ?? "";

/** A counter stands on one tile: it leaves the other. @param {Side} side */
export function setUnit(side, unit, face) {
  side.units = side.units.filter(([id]) => id !== unit);
  if (face) side.units.push([unit, face]);
}

export const copiesOf = (list, card) => list.filter(([id]) => id === card).reduce((sum, [, n]) => sum + n, 0);

/** @param {Side} side @param {"deck"|"supply"} zone */
export function setCopies(side, zone, card, n) {
  side[zone] = side[zone].filter(([id]) => id !== card);
  if (n !== 0) side[zone].push([card, n]);
}

/**
 * The same scenario without what no field of the editor shows: names that are not in the box, tiles laid twice, and
 * whatever lies on a tile that is not on the map. Only a file written by hand has such things.
 * @param {Model} model
 * @returns {Model}
 */
export function swept(model, sheet) {
  const known = (list) => (id) => list.some((item) => item.id === id);
  const [face, card, unit, group, side] = [sheet.faces, sheet.cards, sheet.units, sheet.groups, sheet.sides].map(known);
  const tiles = model.tiles.filter((tile, i) => face(tile.face) && model.tiles.findIndex((first) => first.face === tile.face) === i);
  const laid = (id) => tiles.some((tile) => tile.face === id);
  const once = (list) => [...new Set(list)];
  return {
    ...model,
    first: side(model.first) ? model.first : sheet.sides[0].id,
    tiles,
    objectives: model.objectives.filter(([tile]) => laid(tile)),
    radio: laid(model.radio) ? model.radio : null,
    sides: model.sides.map((old) => ({
      ...old,
      scouted: once(old.scouted.filter(laid)),
      controlled: once(old.controlled.filter(laid)),
      spawn: old.spawn.map(([tile, groups]) => [tile, groups.filter(group)]).filter(([tile, groups]) => laid(tile) && groups.length > 0),
      units: old.units.filter(([id, tile]) => unit(id) && laid(tile)),
      deck: old.deck.filter(([id]) => card(id)),
      supply: old.supply.filter(([id]) => card(id)),
    })),
  };
}
