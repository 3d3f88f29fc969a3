// The hub: decides which event streams are open, and which page hears which update.
// It runs inside the shared worker, or inside the page itself where there is no such worker.

/**
 * @typedef {{table: string, as: string, version: number}} Watch
 * @typedef {{postMessage(message: object): void}} Port
 */

const SETTLE_MS = 50; // pages come and go in pairs when a link is followed
const PING_MS = 60_000;
const DEAD_MS = 200_000;
const SLEEP_MS = 45_000; // a tick that comes so late means that the machine slept
const MAX_WAIT_MS = 20_000;

/**
 * Makes a hub.
 * @param {(url: string) => EventSource} [open]
 * @returns {{hear(port: Port, message: any): void}}
 */
export function makeHub(open = (url) => new EventSource(url)) {
  /** @type {Map<Port, {watches: Watch[], lang: string, heard: number}>} */
  const ports = new Map();
  /** One stream per language; nearly always there is just one. */
  const streams = new Map();
  /** The newest version heard of each watch. */
  const newest = new Map();
  let settling = 0;

  const nameOf = (watch) => `${watch.table}~${watch.as}`;

  function hear(port, message) {
    const known = ports.get(port);
    if (message.type === "watch") {
      ports.set(port, { watches: message.watches, lang: message.lang, heard: Date.now() });
      const stream = streams.get(message.lang);
      port.postMessage({ type: "welcome", up: stream ? stream.up : true });
      settle();
      return;
    }
    if (message.type === "bye") {
      ports.delete(port);
      settle();
      return;
    }
    if (!known) {
      port.postMessage({ type: "who" });
      return;
    }
    known.heard = Date.now();
    if (message.type === "seen") note(message, [known]);
    if (message.type === "wake") for (const stream of streams.values()) reopen(stream);
  }

  /** Remembers that some pages now show a version. */
  function note(update, pages) {
    const name = nameOf(update);
    newest.set(name, Math.max(newest.get(name) ?? 0, update.version));
    for (const page of pages) {
      for (const watch of page.watches) {
        if (nameOf(watch) === name) watch.version = Math.max(watch.version, update.version);
      }
    }
  }

  function settle() {
    clearTimeout(settling);
    settling = setTimeout(arrange, SETTLE_MS);
  }

  /** What the pages of a language watch: name -> the lowest version shown. */
  function wanted(lang) {
    const wishes = new Map();
    for (const page of ports.values()) {
      if (page.lang !== lang) continue;
      for (const watch of page.watches) {
        const name = nameOf(watch);
        wishes.set(name, Math.min(wishes.get(name) ?? Infinity, watch.version));
      }
    }
    return wishes;
  }

  /** Opens, reopens and closes streams so that they carry exactly what is watched. */
  function arrange() {
    const langs = new Set([...ports.values()].map((page) => page.lang));
    for (const lang of new Set([...langs, ...streams.keys()])) {
      const wishes = wanted(lang);
      let stream = streams.get(lang);
      if (wishes.size === 0) {
        if (stream) shut(stream);
        streams.delete(lang);
        continue;
      }
      const names = [...wishes.keys()].sort().join(" ");
      const late = [...wishes].some(([name, version]) => version < (newest.get(name) ?? 0));
      if (stream && stream.names === names && !late) continue;
      if (!stream) {
        stream = { lang, names, source: null, timer: 0, tries: 0, up: true };
        streams.set(lang, stream);
      }
      stream.names = names;
      reopen(stream);
    }
  }

  function shut(stream) {
    clearTimeout(stream.timer);
    stream.source?.close();
    stream.source = null;
  }

  function reopen(stream) {
    shut(stream);
    const query = [...wanted(stream.lang)].map(([name, version]) => `w=${encodeURIComponent(`${name}~${version}`)}`);
    if (query.length === 0) return;
    const source = open(`/stream?${query.join("&")}&lang=${encodeURIComponent(stream.lang)}`);
    stream.source = source;
    source.addEventListener("open", () => {
      stream.tries = 0;
      mark(stream, true);
    });
    source.addEventListener("update", (event) => pass(stream, event.data));
    source.addEventListener("talk", (event) => passTalk(stream, event.data));
    source.addEventListener("next", (event) => tell(stream, { type: "next", data: event.data }));
    // The browser's own second try would ask with old versions: we ask again ourselves.
    source.addEventListener("error", () => {
      if (stream.source !== source) return;
      shut(stream);
      mark(stream, false);
      const wait = Math.min(MAX_WAIT_MS, 400 * 2 ** stream.tries) * (0.75 + Math.random() / 2);
      stream.tries += 1;
      stream.timer = setTimeout(() => reopen(stream), wait);
    });
  }

  function mark(stream, up) {
    if (stream.up !== up) tell(stream, { type: "state", up });
    stream.up = up;
  }

  function tell(stream, message) {
    for (const [port, page] of ports) if (page.lang === stream.lang) port.postMessage(message);
  }

  function pass(stream, data) {
    let update;
    try {
      update = JSON.parse(data);
    } catch {
      return;
    }
    const name = nameOf(update);
    const pages = [];
    for (const [port, page] of ports) {
      if (page.lang !== stream.lang || !page.watches.some((watch) => nameOf(watch) === name)) continue;
      pages.push(page);
      port.postMessage({ type: "update", update });
    }
    note(update, pages);
  }

  /** A hint that something was said: to every page that shows the table. */
  function passTalk(stream, data) {
    let talk;
    try {
      talk = JSON.parse(data);
    } catch {
      return;
    }
    for (const [port, page] of ports) {
      const shows = page.lang === stream.lang && page.watches.some((watch) => watch.table === talk.table);
      if (shows) port.postMessage({ type: "talk", talk });
    }
  }

  let ticked = Date.now();
  setInterval(() => {
    const now = Date.now();
    const slept = now - ticked > PING_MS + SLEEP_MS;
    ticked = now;
    for (const [port, page] of ports) {
      // A machine that slept heard nobody: that says nothing against the pages.
      if (slept) page.heard = now;
      if (now - page.heard > DEAD_MS) ports.delete(port);
      else port.postMessage({ type: "ping" });
    }
    arrange();
    if (slept) for (const stream of streams.values()) reopen(stream);
  }, PING_MS);

  return { hear };
}
