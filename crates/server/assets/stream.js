// The page's end of the event stream: through the shared worker, or by a stream of its own where there is none.

import { makeHub } from "./hub.js";

const PROTOCOL = "sandtable-2"; // part of the worker's identity: pages of different programs do not share one
const ANSWER_MS = 4000;
const STALE_MS = 30_000;

/**
 * Watches one side of one table.
 * @param {{table: string, as: string, version: number, lang: string}} what
 * @param {{update?(update: any): void, next?(data: any): void, talk?(talk: {table: string, n: number}): void, state?(up: boolean): void}} ears
 * @returns {{seen(version: number): void, again(): void, close(): void}}
 */
export function watch(what, ears) {
  const shown = { table: what.table, as: what.as, version: what.version };
  let send = () => {};
  let hidden = 0;

  function register() {
    send({ type: "watch", watches: [{ ...shown }], lang: what.lang });
  }

  function hear(message) {
    switch (message.type) {
      case "welcome":
      case "state":
        return ears.state?.(message.up);
      case "who":
        return register();
      case "ping":
        return send({ type: "pong" });
      case "update":
        return ears.update?.(message.update);
      case "talk":
        return ears.talk?.(message.talk);
      case "next":
        return ears.next?.(parsed(message.data));
    }
  }

  join(hear, (sender) => {
    send = sender;
    register();
  });

  addEventListener("pagehide", () => send({ type: "bye" }));
  addEventListener("pageshow", (event) => event.persisted && register());
  addEventListener("online", () => send({ type: "wake" }));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hidden = Date.now();
    // A stream that broke while the machine slept does not say so.
    else send({ type: Date.now() - hidden > STALE_MS ? "wake" : "pong" });
  });

  return {
    seen(version) {
      shown.version = Math.max(shown.version, version);
      send({ type: "seen", ...shown });
    },
    /** Asks for the whole anew. */
    again() {
      send({ type: "wake" });
    },
    close() {
      send({ type: "bye" });
    },
  };
}

function parsed(data) {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** Finds a hub and hands over the way to speak to it; again when the first one fails. */
function join(hear, ready) {
  if (typeof SharedWorker === "undefined") return joinOwn(hear, ready);
  let settled = false;
  let port = null;
  const giveUp = () => {
    if (settled) return;
    settled = true;
    port?.close();
    joinOwn(hear, ready);
  };
  try {
    const worker = new SharedWorker(new URL("./worker.js", import.meta.url), { type: "module", name: PROTOCOL });
    worker.addEventListener("error", giveUp);
    port = worker.port;
    port.addEventListener("message", (event) => {
      if (event.data.type === "welcome") settled = true;
      hear(event.data);
    });
    port.start();
    ready((message) => port.postMessage(message));
    setTimeout(giveUp, ANSWER_MS);
  } catch {
    giveUp();
  }
}

function joinOwn(hear, ready) {
  const hub = makeHub();
  const port = { postMessage: (message) => queueMicrotask(() => hear(message)) };
  ready((message) => hub.hear(port, message));
}
