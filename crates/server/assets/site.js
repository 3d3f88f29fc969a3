// Every page: theme, pace, language, dialogs, copying, set-up forms, and the way to the next table.

import { randomHex } from "./send.js";
import { toast } from "./toast.js";
import { word } from "./words.js";

const root = document.documentElement;
const THEMES = ["auto", "light", "dark"];
const MAX_FILE = 1 << 20;
const NEXT_EVERY_MS = 15_000;

function remember(name, value) {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
}

// ---- theme and pace ----

function nameTheme() {
  const says = word(`theme-${root.dataset.theme ?? "auto"}`);
  for (const button of document.querySelectorAll('[data-do="theme"]')) {
    button.title = says;
    button.setAttribute("aria-label", says);
  }
}

function nextTheme() {
  const at = THEMES.indexOf(root.dataset.theme ?? "auto");
  root.dataset.theme = THEMES[(at + 1) % THEMES.length];
  remember("theme", root.dataset.theme);
  nameTheme();
}

// ---- dialogs, buttons, fields ----

const deeds = {
  theme: nextTheme,
  keys: () => {
    const dialog = document.getElementById("keys");
    if (dialog?.open) dialog.close();
    else dialog?.showModal();
  },
  close: (button) => button.closest("dialog")?.close(),
};

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest("[data-do]");
  if (button) deeds[button.dataset.do]?.(button);
  const copying = event.target.closest("[data-copy]");
  if (copying) copy(copying.dataset.copy);
  if (event.target.localName === "dialog" && event.target.open) closeOutside(event.target, event);
});

function closeOutside(dialog, event) {
  const box = dialog.getBoundingClientRect();
  const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  if (!inside) dialog.close();
}

async function copy(text) {
  // A path alone is no use to a friend: make it whole.
  const whole = text.startsWith("/") ? new URL(text, location.href).href : text;
  try {
    await navigator.clipboard.writeText(whole);
    toast(word("copied"));
  } catch {
    toast(copyByField(whole) ? word("copied") : word("copy-failed", whole), {});
  }
}

/** The old way, for pages served without encryption. */
function copyByField(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

document.addEventListener("change", (event) => {
  const field = event.target;
  if (field.matches("select[data-autosubmit]")) {
    // Keeps the rest of the address: which seat, which step.
    const url = new URL(location.href);
    url.searchParams.set(field.name, field.value);
    location.href = url.href;
  } else if (field.matches('select[name="pace"], [data-do="pace"]')) {
    root.dataset.pace = field.value;
    remember("pace", field.value);
  } else if (field.matches('[data-do="ask-first"]')) {
    remember("confirm", field.checked ? "yes" : "no");
  } else if (field.matches('input[type="file"]')) {
    readFile(field);
  }
  if (!field.form) return;
  fitOptions(field.form);
  // An option that changes the seats: the server lays the form out anew.
  const refresh = field.form.querySelector('button[name="refresh"]');
  if (field.dataset.refresh && refresh) {
    keepFocus(field.name);
    field.form.requestSubmit(refresh);
  }
});

/** Remembers the field that asked for the page anew. */
function keepFocus(name) {
  try {
    sessionStorage.setItem("focus", name);
  } catch {
    // A browser that keeps nothing: the focus begins at the top.
  }
}

/** Goes on in the field whose change asked for this page. */
function giveFocus() {
  try {
    const name = sessionStorage.getItem("focus");
    sessionStorage.removeItem("focus");
    if (name) document.querySelector(`form.setup select[name="${CSS.escape(name)}"], form.setup input[type="checkbox"][name="${CSS.escape(name)}"]`)?.focus();
  } catch {
    // Nothing was kept.
  }
}

async function readFile(field) {
  const file = field.files[0];
  const area = field.dataset.into ? document.getElementById(field.dataset.into) : field.form?.querySelector("textarea");
  if (!file || !area) return;
  if (file.size > MAX_FILE) toast(word("too-big"), { near: field });
  else area.value = await file.text();
}

document.addEventListener("submit", (event) => {
  // A form that is only laid out anew must not carry a seed in its address.
  if (event.submitter?.name === "refresh") return;
  for (const seed of event.target.querySelectorAll('input[name="seed"][type="hidden"]')) {
    if (seed.value === "") seed.value = randomHex(32);
  }
});

// ---- set-up: options that depend on others ----

/** What a form would send under a name; the last value counts, as on the server. */
function valuesOf(form, name) {
  const fields = [...form.elements].filter((field) => field.name === name && !field.disabled);
  const given = fields.filter((field) => (field.type === "checkbox" || field.type === "radio" ? field.checked : true));
  if (given.length > 0) return [given[given.length - 1].value];
  return fields.length > 0 ? ["", "no", "off"] : [];
}

/** `mode=solo;board=base,nippon`: all of the conditions, each by any of its values. */
function holds(form, condition) {
  return condition.split(";").every((part) => {
    const [name, wanted = ""] = part.split("=");
    const values = valuesOf(form, name.trim());
    return wanted.split(",").some((value) => values.includes(value.trim()));
  });
}

function fitOptions(form) {
  // Twice, for options that depend on options that depend on others.
  for (let round = 0; round < 2; round += 1) {
    for (const part of form.querySelectorAll("[data-only-if]")) {
      const on = holds(form, part.dataset.onlyIf);
      part.hidden = !on;
      const fields = part.matches("option, input, select, fieldset") ? [part] : part.querySelectorAll("input, select, textarea");
      for (const field of fields) field.disabled = !on;
    }
    for (const radio of form.querySelectorAll('input[type="radio"]:checked:disabled')) {
      const other = form.querySelector(`input[type="radio"][name="${CSS.escape(radio.name)}"]:enabled`);
      if (other) other.checked = true;
    }
    for (const select of form.querySelectorAll("select")) {
      if (select.selectedOptions[0]?.disabled) {
        const other = [...select.options].find((option) => !option.disabled);
        if (other) select.value = other.value;
      }
    }
  }
}

// ---- the next table that waits for me ----

let asked = 0;

/** Shows how many tables wait: `{n, href}`. */
function showNext(next) {
  const link = document.getElementById("next-table");
  if (!link || typeof next?.n !== "number") return;
  link.hidden = next.n === 0;
  link.dataset.n = String(next.n);
}

async function askNext(changed = false) {
  const link = document.getElementById("next-table");
  if (!link || (changed !== true && (document.hidden || Date.now() - asked < NEXT_EVERY_MS))) return;
  asked = Date.now();
  try {
    // The link names the table of this page, which does not count.
    const response = await fetch(link.href, { headers: { accept: "application/json" }, redirect: "manual", credentials: "same-origin" });
    if (response.ok && response.headers.get("content-type")?.includes("json")) showNext(await response.json());
  } catch {
    // The line is down; the next look asks again.
  }
}

addEventListener("sandtable-next", (event) => (event.detail?.n === 0 ? showNext(event.detail) : askNext(true)));
addEventListener("focus", () => askNext());
document.addEventListener("visibilitychange", () => askNext());
setInterval(() => askNext(), NEXT_EVERY_MS * 2);

// ---- keys of every page ----

document.addEventListener("keydown", (event) => {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
  if (typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const open = document.querySelector("dialog[open]");
  if (event.key === "?" && (!open || open.id === "keys")) {
    event.preventDefault();
    deeds.keys();
  }
  if (open || document.querySelector("#curtain:not([hidden])")) return;
  if (event.key === "h") location.href = "/";
  const next = document.getElementById("next-table");
  if (event.key === "n" && next && !next.hidden) location.href = next.href;
});

nameTheme();
document.querySelectorAll("form").forEach(fitOptions);
giveFocus();
// With this script the form refreshes itself.
for (const button of document.querySelectorAll('button[name="refresh"]')) button.hidden = true;

// ---- a field that filters what stands on the page ----

document.addEventListener("input", (event) => {
  const wanted = event.target.dataset?.filter;
  if (!wanted) return;
  const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const item of document.querySelectorAll(wanted)) {
    const text = item.textContent.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
  }
});
