// The shared worker: holds the browser's one event stream for all its open pages.

import { makeHub } from "./hub.js";

const hub = makeHub();

self.addEventListener("connect", (event) => {
  const port = event.ports[0];
  port.addEventListener("message", (message) => hub.hear(port, message.data));
  // Newer browsers tell when the page at the other end is gone; the others are found by pings.
  port.addEventListener("close", () => hub.hear(port, { type: "bye" }));
  port.start();
});
