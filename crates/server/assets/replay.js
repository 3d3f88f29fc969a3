// Replay: stepping through a game without loading the page anew, by links, keys or by itself.

import { notOurs } from "./keys.js";
import { drawRings, morphParts } from "./morph.js";
import { travelMs } from "./beats.js";

const WAITS = { slow: 3200, normal: 1900, fast: 900, step: 1900, off: 700 };

/** Starts the replay page. */
export function startReplay() {
  const body = document.body;
  let busy = false;
  let playing = 0;

  async function go(href) {
    if (!href || busy) return;
    busy = true;
    try {
      const response = await fetch(href, { credentials: "same-origin" });
      if (!response.ok) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const main = page.getElementById("main");
      if (!main || !page.body.classList.contains("page-replay")) throw new Error("another page");
      for (const [name, value] of Object.entries(page.body.dataset)) body.dataset[name] = value;
      document.title = page.title;
      history.replaceState(null, "", href);
      morphParts({ main: main.outerHTML }, travelMs());
      now();
    } catch {
      location.href = href;
    } finally {
      busy = false;
    }
  }

  function now() {
    const lines = [...document.querySelectorAll("#log > li")];
    const past = lines.map((line) => Number(line.dataset.step)).filter((step) => step <= Number(body.dataset.step));
    // Not every step leaves a line: the newest one before it is where we are.
    const at = Math.max(0, ...past);
    for (const line of lines) {
      const here = Number(line.dataset.step) === at;
      line.classList.toggle("now", here);
      if (here) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
    }
    // Only the log itself may scroll for this, never the page.
    const log = document.getElementById("log");
    const here = log?.querySelector(".now");
    if (here) log.scrollTop = here.offsetTop - log.offsetTop - log.clientHeight / 2;
    const last = Number(body.dataset.step) >= Number(body.dataset.last);
    if (last) stop();
    for (const button of document.querySelectorAll('[data-do="play"]')) button.setAttribute("aria-pressed", String(playing !== 0));
  }

  const link = (name) => {
    const found = document.getElementById(`replay-${name}`);
    return found?.hasAttribute("aria-disabled") ? null : (found?.getAttribute("href") ?? null);
  };

  function stop() {
    clearTimeout(playing);
    playing = 0;
  }

  function play() {
    const tick = async () => {
      await go(link("next"));
      if (playing) playing = setTimeout(tick, WAITS[document.documentElement.dataset.pace] ?? WAITS.normal);
      now();
    };
    playing = setTimeout(tick, 50);
    now();
  }

  function toggle() {
    if (playing) stop();
    else play();
    now();
  }

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const step = event.target.closest('a[id^="replay-"]');
    if (step) {
      event.preventDefault();
      stop();
      go(link(step.id.slice("replay-".length)));
    }
    if (event.target.closest('[data-do="play"]')) toggle();
  });

  const keys = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
  document.addEventListener("keydown", (event) => {
    if (notOurs(event) || document.querySelector("dialog[open]")) return;
    if (event.key === "p") toggle();
    const way = keys[event.key];
    if (!way) return;
    event.preventDefault();
    stop();
    go(link(way));
  });

  drawRings();
  now();
  return { go };
}
