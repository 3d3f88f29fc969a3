// Keys: which key does what at a table, and where the arrows lead among the lit targets.

/** Where what can be chosen stands: pictures and parts. */
export const PLACES = ":is(.pieces, .part)";
const TARGETS = `${PLACES} .lit:is([tabindex], button), ${PLACES} .lit-instead:is([tabindex], button), #prompt .offer:not(:disabled)`;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where the focus was last, so that the arrows go on from there when its target is gone. */
let last = null;

/**
 * Whether a key belongs to somebody else: a field, a chord, an open dialog.
 * @param {KeyboardEvent} event
 * @returns {boolean}
 */
export function notOurs(event) {
  const target = event.target;
  const typing = target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
  return event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || Boolean(typing);
}

/**
 * Listens to the keys of a table.
 * @param {Record<string, (event: KeyboardEvent) => void>} acts key -> what it does
 * @param {{press(target: Element): void, busy(): boolean}} hands
 */
export function listen(acts, hands) {
  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.(TARGETS)) last = { element: event.target, at: middle(event.target) };
  });
  document.addEventListener("keydown", (event) => {
    if (notOurs(event)) return;
    const open = document.querySelector("dialog[open]");
    if (open) {
      const own = { rules: "r", orders: "o" }[open.id];
      if (event.key === own) acts[own]?.(event);
      return;
    }
    if (document.querySelector("#curtain:not([hidden])")) return;
    if (event.target.closest?.("#log")) {
      if (walkLog(event)) return;
    } else if (ARROWS[event.key]) {
      if (!event.shiftKey && step(ARROWS[event.key])) event.preventDefault();
      return;
    }
    const target = event.target.closest?.(`${PLACES} [data-act]`);
    if (target && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      if (!event.repeat) hands.press(target);
      return;
    }
    if (/^[1-9]$/.test(event.key)) {
      const offer = document.querySelectorAll("#choices .offer")[Number(event.key) - 1];
      if (offer && !event.repeat) hands.press(offer);
      return;
    }
    const act = acts[event.key];
    if (act && !event.repeat) {
      event.preventDefault();
      act(event);
    }
  });
}

/** Puts the focus on the newest line of the log. */
export function focusLog() {
  const lines = document.querySelectorAll("#log > li");
  const line = document.querySelector("#log > li.now") ?? lines[lines.length - 1];
  if (line) focusLine(line);
}

/** The line's link where it has one, else the line itself. */
function focusLine(line) {
  const link = line.querySelector("a");
  if (!link) line.tabIndex = -1;
  (link ?? line).focus();
}

function walkLog(event) {
  const line = event.target.closest("li");
  const way = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" }[event.key];
  if (!line) return false;
  if (event.key === "Enter") {
    if (event.target === line) line.click();
    return true;
  }
  if (!way) return false;
  event.preventDefault();
  const next = line[way];
  if (next) focusLine(next);
  return true;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 + scrollX, y: box.top + box.height / 2 + scrollY };
}

/** Moves the focus to the nearest target in a direction. Tells whether there are targets at all. */
function step([dx, dy]) {
  const targets = [...document.querySelectorAll(TARGETS)].filter((target) => target.getClientRects().length > 0);
  if (targets.length === 0) return false;
  const current = document.activeElement?.matches?.(TARGETS) ? document.activeElement : null;
  const from = current ? middle(current) : last?.element.isConnected ? middle(last.element) : last?.at;
  const lit = targets.find((target) => target.matches(`${PLACES} .lit`));
  if (!from) {
    reach(lit ?? targets[0]);
    return true;
  }
  let best = null;
  for (const target of targets) {
    if (target === current) continue;
    const at = middle(target);
    const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    // Within a cone: what lies beside is not what lies ahead.
    if (along < Math.max(4, aside * 0.4)) continue;
    const cost = along + 2.5 * aside;
    if (!best || cost < best.cost) best = { target, cost };
  }
  if (best) reach(best.target);
  else if (!current) reach(lit ?? targets[0]);
  return true;
}

function reach(target) {
  target.focus({ preventScroll: true, focusVisible: true });
  // Clear of the bars that stick to the top and bottom.
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
