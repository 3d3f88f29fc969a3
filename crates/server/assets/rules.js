// The rules panel: loads the reference once and opens it at the clause in question.

import { word } from "./words.js";

let loaded = null;

/**
 * Opens the rules panel, at a clause where one is given, as `r-4-2`.
 * @param {string} [clause]
 */
export async function openRules(clause) {
  const dialog = document.getElementById("rules");
  const body = document.getElementById("rules-body");
  if (!dialog || !body) return;
  if (!dialog.open) dialog.showModal();
  loaded ??= load(body);
  await loaded;
  if (clause) show(body, clause);
}

/** Opens the panel, or closes it when it is open. */
export function toggleRules() {
  const dialog = document.getElementById("rules");
  if (dialog?.open) dialog.close();
  else openRules();
}

/**
 * The clause a link speaks of, when the panel can show it; null otherwise.
 * @param {HTMLAnchorElement} link
 * @returns {string|null}
 */
export function clauseOf(link) {
  const source = document.getElementById("rules-body")?.dataset.src;
  const inside = link.closest("#rules-body") && link.getAttribute("href").startsWith("#");
  if (!source || !(inside || link.hash.startsWith("#r-"))) return null;
  const page = new URL(source, location.href).pathname;
  return inside || new URL(link.href).pathname === page ? decodeURIComponent(link.hash.slice(1)) : null;
}

async function load(body) {
  body.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(body.dataset.src, { credentials: "same-origin" });
    if (!response.ok) throw new Error(String(response.status));
    body.innerHTML = await response.text();
  } catch {
    loaded = null;
    body.textContent = word("no-rules");
  }
  body.removeAttribute("aria-busy");
}

function show(body, clause) {
  const place = body.querySelector(`#${CSS.escape(clause)}`);
  for (const old of body.querySelectorAll(".asked")) old.classList.remove("asked");
  if (!place) return;
  place.classList.add("asked");
  place.tabIndex = -1;
  place.scrollIntoView({ block: place.localName === "section" ? "start" : "center" });
  place.focus({ preventScroll: true });
}
