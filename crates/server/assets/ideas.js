// Ideas: asks the server for the best choices and shows them in a panel until the table changes.

import { post } from "./send.js";
import { toast } from "./toast.js";
import { word } from "./words.js";

let asking = null;

/** Whether the panel is open. */
const panel = () => document.getElementById("ideas");

/** Closes the panel; what is still being thought about is no longer waited for. */
export function closeIdeas() {
  asking = null;
  const shown = panel();
  if (!shown || shown.hidden) return;
  const inside = shown.contains(document.activeElement);
  shown.hidden = true;
  if (inside) document.querySelector('[data-do="ideas"]')?.focus();
}

/**
 * Opens the panel and asks, or closes it when it is open.
 * @param {string} path the table's address
 * @param {number} seat
 * @param {string[]} draft what the seat has chosen and not told
 */
export async function toggleIdeas(path, seat, draft) {
  const shown = panel();
  if (!shown || !document.querySelector('[data-do="ideas"]:not(:disabled)')) return;
  if (!shown.hidden) return closeIdeas();
  const body = document.getElementById("ideas-body");
  const wait = document.getElementById("ideas-wait");
  const question = {};
  asking = question;
  body.replaceChildren();
  wait.hidden = false;
  place(shown);
  shown.hidden = false;
  const { status, answer } = await post(`${path}/ideas`, { as: seat, draft });
  if (asking !== question) return;
  wait.hidden = true;
  // What was thought of another state would mislead.
  if (status === 200 && String(answer.version) === document.body.dataset.version) {
    body.innerHTML = answer.html;
    return;
  }
  closeIdeas();
  toast(answer.message ?? word("not-sent"));
}

addEventListener("resize", () => {
  const shown = panel();
  if (shown && !shown.hidden) place(shown);
});

/** The panel hangs below the prompt; on a telephone it is a sheet from below. */
function place(shown) {
  const prompt = document.getElementById("prompt")?.getBoundingClientRect();
  shown.style.top = matchMedia("(min-width: 700px)").matches && prompt ? `${prompt.bottom + 6}px` : "";
}
