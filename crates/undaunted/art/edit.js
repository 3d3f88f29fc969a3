// The scenario editor: keeps the scenario in the making, has it checked as it changes, loads, saves and shares it.

import { post } from "../../send.js";
import { toast } from "../../toast.js";
import { word } from "../../words.js";
import { mapOf } from "./edit-map.js";
import { empty, tileOf } from "./edit-model.js";
import { el, faultList, scenarioSheet, tileSheet } from "./edit-sheet.js";

const CHECK_AFTER_MS = 250;
const MOST_UNDONE = 100;
const TYPING_MS = 800;
const MAX_FILE = 60_000;
const KEPT = "undaunted-draft";

const root = document.getElementById("editor");
const sheet = JSON.parse(root.dataset.sheet);
const { words } = sheet;

/**
 * What all parts of the editor share.
 * @typedef {typeof desk} Desk
 */
const desk = {
  sheet,
  words,
  /** @type {import("./edit-model.js").Model} */
  model: empty(),
  /** @type {string|null} the face of the chosen tile */
  selected: null,
  /** @type {{words: string, at: string|null}[]} */
  faults: [],
  /** @type {"checking"|"checked"} */
  state: "checking",
  change,
  select,
  show,
  place,
};

// ---- the page ----

const box = (name, className) => el(name, { className });
const faults = el("section", { id: "edit-faults", className: "card un-ed-faults", role: "status" });
const chosen = el("section", { id: "edit-tile", className: "card un-ed-chosen" });
const map = el("div", { id: "edit-map", className: "panel un-land un-ed-map" });
const tray = el("div", { id: "edit-tray", className: "un-ed-tray", role: "group", "aria-label": words.tiles });
const papers = box("div", "un-ed-papers");

const start = el("select", { id: "edit-start" }, ...[["", words["start-choose"]], ["empty", words["start-empty"]], ...sheet.printed.map(({ code, id, title }) => [code, `${id}. ${title}`])].map(([value, name]) => el("option", { value }, name)));
const file = el("input", { id: "edit-file", type: "file", accept: ".toml,text/plain", hidden: true });
const tool = (id, name, onclick) => el("button", { id, type: "button", onclick }, name);
const undoing = tool("edit-undo", words.undo, () => travel(past, future));
const redoing = tool("edit-redo", words.redo, () => travel(future, past));
const linking = tool("edit-link", words.link);
const saving = tool("edit-save", words.save, save);

root.append(
  el("div", { className: "un-ed-bar" }, el("label", { className: "un-ed-start" }, el("span", {}, words.start), start), tool("edit-open", words.open, () => file.click()), file, saving, linking, undoing, redoing),
  el(
    "div",
    { className: "un-ed-desk" },
    el("section", { className: "card un-ed-tiles" }, el("h2", {}, words.tiles), el("p", { className: "note" }, words["tiles-about"]), tray),
    el("div", { className: "un-ed-middle" }, map, el("p", { className: "note" }, words["map-about"])),
    el("div", { className: "un-ed-right" }, faults, chosen),
  ),
  papers,
);

const board = mapOf(desk, map, tray);
const parts = { map: board.draw, tile: tileSheet(desk, chosen), sheet: scenarioSheet(desk, papers), faults: faultList(desk, faults) };

function draw(but) {
  for (const [name, part] of Object.entries(parts)) if (name !== but) part();
  undoing.disabled = past.length === 0;
  redoing.disabled = future.length === 0;
}

// ---- changing ----

/** Models before and after this one, as text. */
const past = [];
const future = [];
let typed = { by: "", at: 0 };

/**
 * Changes the scenario.
 * @param {(model: import("./edit-model.js").Model) => unknown} edit may give the face of the tile to choose
 * @param {string|null} [choose] the tile to choose; by default the same
 * @param {string} [by] the part that made the change and shows it already
 */
function change(edit, choose, by) {
  const before = JSON.stringify(desk.model);
  const result = edit(desk.model);
  if (JSON.stringify(desk.model) !== before) {
    // What is typed in one go is taken back in one go.
    const typing = by === "sheet" && typed.by === by && Date.now() - typed.at < TYPING_MS;
    typed = { by, at: Date.now() };
    if (!typing) past.push(before);
    past.splice(0, past.length - MOST_UNDONE);
    future.length = 0;
    changed();
  }
  desk.selected = choose === undefined ? (typeof result === "string" ? result : desk.selected) : choose;
  draw(by);
}

function changed() {
  keep();
  // The address named the scenario as it was.
  if (location.search.includes("s=")) history.replaceState(null, "", root.dataset.page);
  start.value = "";
  checkSoon();
}

function keep() {
  try {
    localStorage.setItem(KEPT, JSON.stringify(desk.model));
  } catch {
    // A browser that keeps nothing: the link and the file remain.
  }
}

function travel(from, to) {
  const there = from.pop();
  if (there === undefined) return;
  to.push(JSON.stringify(desk.model));
  desk.model = JSON.parse(there);
  if (!tileOf(desk.model, desk.selected)) desk.selected = null;
  changed();
  draw();
}

function select(id) {
  if (desk.selected === id) return;
  desk.selected = id;
  board.mark();
  parts.tile();
}

/** The element a fault speaks of, if it is on the page. */
function place(at) {
  return tileOf(desk.model, at) ? map : document.getElementById(`edit-${at}`);
}

/** Leads to the place a fault speaks of. */
function show(at) {
  const there = place(at);
  if (there instanceof HTMLDetailsElement) there.open = true;
  there?.scrollIntoView({ block: "nearest" });
  if (there === map) {
    select(at);
    board.show(at);
  } else {
    (there?.querySelector("select, input") ?? there)?.focus();
  }
}

// ---- checking ----

let timer = 0;
let asked = 0;
let answer = { code: null, text: "" };

function checkSoon() {
  desk.state = "checking";
  tell(null);
  clearTimeout(timer);
  timer = setTimeout(check, CHECK_AFTER_MS);
}

/** Has the scenario checked; an answer that a later question has overtaken is dropped. */
async function check() {
  clearTimeout(timer);
  const mine = (asked += 1);
  const { status, answer: said } = await post(root.dataset.draft, { model: desk.model });
  if (mine !== asked) return;
  desk.state = "checked";
  if (status === 200) {
    answer = said;
    desk.faults = said.faults;
  } else {
    desk.faults = [{ words: said.message ?? word("not-sent"), at: null }];
  }
  tell(status === 200 ? said.code : null);
  parts.faults();
  parts.map();
}

/** Puts the code where it is needed: link, play form, set-up page. */
function tell(code) {
  const playing = document.getElementById("edit-play");
  playing.hidden = !code;
  linking.disabled = !code;
  linking.dataset.copy = code ? `${root.dataset.page}?s=${code}` : "";
  if (!code) return;
  for (const field of playing.querySelectorAll('input[name^="o-"]')) field.value = code;
  const setUp = playing.querySelector("[data-set-up]");
  if (setUp) setUp.href = setUp.dataset.setUp + code;
}

// ---- loading and saving ----

/** Opens what was written: a text, a code or a model. */
async function open(written, keeping = true) {
  const { status, answer: said } = await post(root.dataset.draft, written);
  if (status !== 200) {
    toast(said.message ?? word("not-sent"));
    return false;
  }
  // A printed scenario gets the title it has in the reader's language.
  const printed = sheet.printed.find(({ code }) => code === written.code);
  if (printed && printed.title !== said.model.title) return open({ model: { ...said.model, title: printed.title } }, keeping);
  past.push(JSON.stringify(desk.model));
  future.length = 0;
  asked += 1;
  clearTimeout(timer);
  Object.assign(desk, { model: said.model, faults: said.faults, selected: null, state: "checked" });
  answer = said;
  tell(said.code);
  if (keeping) keep();
  draw();
  return true;
}

start.addEventListener("change", async () => {
  const { value } = start;
  if (!value) return;
  await open(value === "empty" ? { model: empty() } : { code: value });
  start.value = value;
});

file.addEventListener("change", async () => {
  const [one] = file.files;
  file.value = "";
  if (!one) return;
  if (one.size > MAX_FILE) toast(word("too-big"), { near: file });
  else await open({ text: await one.text() });
});

async function save() {
  if (desk.state === "checking") await check();
  const link = el("a", { href: URL.createObjectURL(new Blob([answer.text], { type: "application/toml" })), download: `${fileName(desk.model.title)}.toml` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function fileName(title) {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "scenario";
}

document.addEventListener("keydown", (event) => {
  const typing = event.target instanceof Element && event.target.closest("input:not([type=checkbox]), textarea");
  if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  event.preventDefault();
  if (event.shiftKey) travel(future, past);
  else travel(past, future);
});

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT));
  } catch {
    return null;
  }
}

/** The scenario of the address, the one of the last visit, or the first of the book. */
async function begin() {
  draw();
  const shared = new URLSearchParams(location.search).get("s");
  const last = kept();
  // A scenario that is only looked at does not push out one's own.
  const opened = (shared && (await open({ code: shared }, false))) || (last && (await open({ model: last })));
  if (!opened) await open({ code: sheet.printed[0].code });
  past.length = 0;
  draw();
}

begin();
