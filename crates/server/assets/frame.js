// The frame of a table: what folds away, the list of all choices, hands to turn to, the menu.

const body = document.body;

/** Folds the dock or the rail away, or brings it back; on a small screen the rail is a sheet. The choice is remembered. */
export function fold(what) {
  if (what === "rail" && matchMedia("(max-width: 1099.98px)").matches) {
    if (body.dataset.sheet === "rail") delete body.dataset.sheet;
    else body.dataset.sheet = "rail";
    return;
  }
  const folded = new Set({ none: [], both: ["rail", "dock"] }[body.dataset.fold] ?? [body.dataset.fold]);
  if (!folded.delete(what)) folded.add(what);
  body.dataset.fold = folded.size === 2 ? "both" : ([...folded][0] ?? "none");
  document.cookie = `fold=${body.dataset.fold}; path=/; max-age=31536000; samesite=lax`;
}

/** Shows the list of all choices, or puts it away. */
export function toggleChoices(open) {
  const list = document.getElementById("choices");
  if (!list) return;
  const now = list.classList.toggle("open", open ?? !list.classList.contains("open"));
  for (const button of document.querySelectorAll('[data-do="choices"][aria-expanded]')) button.setAttribute("aria-expanded", String(now));
  if (now) (list.querySelector("input") ?? list.querySelector(".offer"))?.focus();
  else if (list.contains(document.activeElement)) document.activeElement.blur();
}

/** Turns to one of several hands. */
function turnTo(id) {
  for (const hand of document.querySelectorAll("#dock > .hand")) hand.classList.toggle("front", hand.id === id);
  for (const tab of document.querySelectorAll(".hand-tabs > button")) tab.setAttribute("aria-pressed", String(tab.dataset.hand === id));
}

/** Begins to listen. */
export function startFrame() {
  document.addEventListener("click", (event) => {
    const tab = event.target.closest?.("[data-hand]");
    if (tab) turnTo(tab.dataset.hand);
    const menu = document.querySelector("details.menu[open]");
    if (menu && !menu.contains(event.target)) menu.open = false;
    const list = document.getElementById("choices");
    const outside = !event.target.closest?.('#choices, [data-do="choices"]');
    if (list?.classList.contains("open") && (outside || event.target.closest(".offer"))) toggleChoices(false);
    if (body.dataset.sheet && !event.target.closest?.("#rail, .bar")) delete body.dataset.sheet;
  });
  document.addEventListener("input", (event) => {
    if (event.target.dataset?.do !== "search") return;
    const wanted = event.target.value.trim().toLocaleLowerCase();
    for (const offer of document.querySelectorAll("#choices .offer")) offer.hidden = !offer.textContent.toLocaleLowerCase().includes(wanted);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && event.target.closest?.("#choices")) toggleChoices(false);
  });
}
