// Table talk: sends a line, and fetches the lines when the stream says that there are new ones.

import { Idiomorph } from "./idiomorph.js";
import { toast } from "./toast.js";
import { word } from "./words.js";

let fetching = false;
let wanted = 0;

/**
 * Brings the list up to the line with this number.
 * @param {number} n
 */
export async function hearTalk(n) {
  wanted = Math.max(wanted, n);
  const list = document.getElementById("talk-lines");
  if (!list || fetching || Number(list.dataset.n) >= wanted) return;
  fetching = true;
  try {
    const response = await fetch(list.dataset.src, { credentials: "same-origin" });
    if (!response.ok) throw new Error(String(response.status));
    Idiomorph.morph(list, await response.text(), { morphStyle: "outerHTML" });
    toEnd();
  } catch {
    // The next line, or the next stream, asks again.
    wanted = 0;
  }
  fetching = false;
  if (wanted > Number(document.getElementById("talk-lines")?.dataset.n ?? wanted)) hearTalk(wanted);
}

function toEnd() {
  const list = document.getElementById("talk-lines");
  if (list) list.scrollTop = list.scrollHeight;
}

/** @param {HTMLFormElement} form */
async function say(form) {
  const field = form.elements.text;
  const text = field.value.trim();
  if (!text) return;
  form.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json" },
      credentials: "same-origin",
      body: new URLSearchParams(new FormData(form)),
    });
    if (response.ok) {
      field.value = "";
      hearTalk(Number(document.getElementById("talk-lines")?.dataset.n ?? 0) + 1);
    } else {
      toast((await response.json()).message ?? word("not-sent"), { near: form });
    }
  } catch {
    toast(word("not-sent"), { near: form });
  }
  form.removeAttribute("aria-busy");
  field.focus();
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches(".talk-form")) return;
  event.preventDefault();
  if (event.target.getAttribute("aria-busy") !== "true") say(event.target);
});

toEnd();
