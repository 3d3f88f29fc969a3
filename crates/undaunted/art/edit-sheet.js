// The fields beside the map: the chosen tile, the sheet of the scenario, both platoons, and what is wrong.

import { counter, svg } from "./edit-draw.js";
import { copiesOf, flip, markerOf, remove, setCopies, setMarker, setSpawn, setUnit, setValue, spawnsAt, standsAt, swept, tileOf, turn, valueOf } from "./edit-model.js";

/**
 * An element with properties and children.
 * @param {string} name
 * @param {Record<string, any>} properties
 * @param {(Element|string)[]} children
 */
export function el(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in element) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

const field = (name, control) => el("label", { className: "field" }, el("span", {}, name), control);
const check = (name, checked, set, ...before) => el("label", { className: "un-ed-check" }, el("input", { type: "checkbox", checked, onchange: (event) => set(event.target.checked) }), ...before, el("span", {}, name));
const choice = (options, value, set) =>
  el("select", { onchange: (event) => set(event.target.value) }, ...options.map(([id, name]) => el("option", { value: id, selected: id === value }, name)));

/** A whole number that is written as it is typed. */
function number(value, low, high, set, label) {
  const input = el("input", { type: "number", min: low, max: high, step: 1, inputMode: "numeric", value: String(value), className: "num" });
  if (label) input.setAttribute("aria-label", label);
  input.addEventListener("input", () => set(Number.isSafeInteger(input.valueAsNumber) ? input.valueAsNumber : 0));
  return input;
}

/** The fields of the chosen tile. */
export function tileSheet(desk, box) {
  return () => {
    const { words, sheet, model, selected } = desk;
    const tile = tileOf(model, selected);
    const title = el("h2", {}, tile ? `${words.tile} ${tile.face}` : words.tile);
    if (!tile) return box.replaceChildren(title, el("p", { className: "note" }, words["tile-none"]));
    const id = tile.face;
    const quietly = (edit) => desk.change(edit, undefined, "tile");
    const button = (name, edit, key) => el("button", { type: "button", onclick: () => desk.change(edit, key === "remove" ? null : undefined), className: key === "remove" ? "danger" : "" }, name);
    const values = [["0", words.none], ...Array.from({ length: 9 }, (_, n) => [String(n + 1), String(n + 1)])];
    box.replaceChildren(
      title,
      el("p", { className: "un-ed-tools" }, button(words.turn, (m) => turn(m, id)), button(words.flip, (m) => flip(m, id)), button(words.remove, (m) => remove(m, id), "remove")),
      field(words.value, el("div", { className: "un-ed-value" }, withId("edit-value", choice(values, String(valueOf(model, id)), (value) => quietly((m) => setValue(m, id, Number(value))))))),
      check(words.radio, model.radio === id, (on) => quietly((m) => void (m.radio = on ? id : null)), small(svg("use", { href: "#un-radio", width: 50, height: 50 }))),
      ...model.sides.map((side, i) => ofSide(desk, id, side, i, quietly)),
    );
    function ofSide(desk, id, side, i, quietly) {
      const name = sheet.sides[i];
      const markers = [["", words["marker-none"]], ["scouted", words.scouted], ["controlled", words.controlled]];
      const entering = spawnsAt(side, id);
      const groups = sheet.groups.map((group) => check(group.name, entering.includes(group.id), (on) => quietly((m) => setSpawn(m.sides[i], id, group.id, on))));
      const units = sheet.units.map((unit) => {
        const where = standsAt(side, unit.id);
        const said = where && where !== id ? `${unit.name} (${where})` : unit.name;
        return check(said, where === id, (on) => quietly((m) => setUnit(m.sides[i], unit.id, on ? id : "")), small(svg("g", { class: `un-of-${name.id}` }, ...counter(sheet, unit.id, name.id))));
      });
      return el(
        "fieldset",
        { className: `un-ed-side un-ed-${name.id}` },
        el("legend", {}, name.name),
        field(words.marker, choice(markers, markerOf(side, id), (marker) => quietly((m) => setMarker(m.sides[i], id, marker)))),
        el("p", { className: "un-ed-label" }, words.counters),
        el("div", { className: "un-ed-checks" }, ...units),
        el("p", { className: "un-ed-label" }, words.spawn),
        el("div", { className: "un-ed-checks" }, ...groups),
      );
    }
  };
}

const small = (...shapes) => svg("svg", { viewBox: "0 0 50 50", class: "un-ed-small", "aria-hidden": "true" }, ...shapes);

function withId(id, element) {
  element.id = id;
  return element;
}

/** Title, initiative, goals and cards. */
export function scenarioSheet(desk, box) {
  return () => {
    const { words, sheet, model } = desk;
    const quietly = (edit) => desk.change(edit, undefined, "sheet");
    const title = el("input", { id: "edit-title", type: "text", maxLength: sheet.longest, value: model.title, autocomplete: "off" });
    title.addEventListener("input", () => quietly((m) => void (m.title = title.value)));
    const first = choice(sheet.sides.map((side) => [side.id, side.name]), model.first, (side) => quietly((m) => void (m.first = side)));
    const head = el("section", { className: "card un-ed-head" }, el("h2", {}, words.sheet), field(words.title, title), field(words.first, first));
    box.replaceChildren(head, ...sheet.sides.map((name, i) => platoon(desk, name, i, quietly)));
  };
}

function platoon(desk, name, i, quietly) {
  const { words, sheet, model } = desk;
  const side = model.sides[i];
  const points = number(side.points ?? 1, 1, 99, (n) => quietly((m) => void (m.sides[i].points = n)), words.points);
  points.hidden = side.points === null;
  const goals = [["control", words["goal-control"]], ["pin", words["goal-pin"]]];
  const goal = choice(goals, side.points === null ? "pin" : "control", (value) => {
    points.hidden = value === "pin";
    quietly((m) => void (m.sides[i].points = value === "pin" ? null : points.valueAsNumber || 1));
  });
  goal.setAttribute("aria-label", words.goal);
  const sums = { deck: el("b", { className: "num" }), supply: el("b", { className: "num" }) };
  const tell = () => {
    for (const zone of ["deck", "supply"]) sums[zone].textContent = String(desk.model.sides[i][zone].reduce((sum, [, n]) => sum + n, 0));
  };
  const copies = (card, zone) =>
    number(copiesOf(side[zone], card.id), 0, card.copies, (n) => {
      quietly((m) => setCopies(m.sides[i], zone, card.id, n));
      tell();
    }, `${card.name}: ${words[zone]}`);
  const rows = sheet.cards.map((card) =>
    el("tr", {}, el("th", { scope: "row" }, card.name), el("td", {}, copies(card, "deck")), el("td", {}, copies(card, "supply")), el("td", { className: "num note" }, String(card.copies))),
  );
  tell();
  const th = (label, ...more) => el("th", { scope: "col" }, label, ...more);
  const before = document.getElementById(`edit-${name.id}`);
  return el(
    "details",
    { className: `card un-ed-platoon un-ed-${name.id}`, id: `edit-${name.id}`, open: before ? before.open : innerWidth >= 700 },
    el("summary", {}, el("h2", {}, name.name)),
    el("div", { className: "field" }, el("span", {}, words.goal), el("span", { className: "un-ed-goal" }, goal, points)),
    el("table", { className: "un-ed-cards" }, el("thead", {}, el("tr", {}, th(words.card), th(`${words.deck} `, sums.deck), th(`${words.supply} `, sums.supply), th(words.copies))), el("tbody", {}, ...rows)),
  );
}

/** What is wrong, each line leading to its place. */
export function faultList(desk, box) {
  return () => {
    const { words, faults, state } = desk;
    const say = state === "checking" ? words.checking : faults.length === 0 ? words.fine : words.faults + ` (${faults.length})`;
    const title = el("h2", { className: `un-ed-state ${state === "checking" ? "" : faults.length ? "wrong" : "fine"}` }, say);
    const line = (fault) => el("li", {}, desk.place(fault.at) ? el("button", { type: "button", className: "un-ed-fault", onclick: () => desk.show(fault.at) }, fault.words) : el("p", {}, fault.words));
    box.dataset.state = state === "checking" ? "checking" : faults.length ? "wrong" : "fine";
    const clean = swept(desk.model, desk.sheet);
    const strange = faults.length > 0 && JSON.stringify(clean) !== JSON.stringify(desk.model);
    const sweep = el("button", { type: "button", id: "edit-sweep", onclick: () => desk.change((model) => void Object.assign(model, clean)) }, words.sweep);
    box.replaceChildren(title, el("ul", {}, ...faults.map(line)), ...(strange ? [sweep] : []));
  };
}
