// Sending: how a choice reaches the server once and only once, also over a bad line.

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 8000;
const GIVE_UP_MS = 120_000;

/**
 * Random bytes as hexadecimal digits.
 * @param {number} n
 * @returns {string}
 */
export function randomHex(n) {
  const bytes = crypto.getRandomValues(new Uint8Array(n));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Posts a body as JSON; tries again with the same body, hence the same key, while the line or the server is down.
 * @param {string} url
 * @param {object} body
 * @param {() => void} [waiting] called when the first try failed
 * @returns {Promise<{status: number, answer: any}>} status 0: never sent
 */
export async function post(url, body, waiting = () => {}) {
  const begun = Date.now();
  let wait = FIRST_WAIT_MS;
  for (;;) {
    const { status, answer, after } = await once(url, body);
    const again = status === 0 || status === 429 || status === 502 || status === 503 || status === 504;
    if (!again || Date.now() - begun > GIVE_UP_MS) return { status, answer };
    waiting();
    await pause(after ?? wait);
    wait = Math.min(MAX_WAIT_MS, wait * 2);
  }
}

async function once(url, body) {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      credentials: "same-origin",
      body: JSON.stringify(body),
    });
    const seconds = Number(response.headers.get("retry-after"));
    const after = seconds > 0 ? Math.min(seconds * 1000, MAX_WAIT_MS) : null;
    const text = await response.text();
    let answer = {};
    try {
      answer = text ? JSON.parse(text) : {};
    } catch {
      // An answer that is not JSON has nothing to say to a reader.
    }
    return { status: response.status, answer, after };
  } catch {
    return { status: 0, answer: {}, after: null };
  }
}

/** Waits, but not longer than until the line is back. */
function pause(ms) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
  });
}
