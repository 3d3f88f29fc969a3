// The review page while it is being made: the bar moves, and the page is loaded anew when it is done.

const EVERY_MS = 700;
const bar = document.getElementById("review-bar");
const count = document.getElementById("review-count");

async function look() {
  try {
    const response = await fetch(location.href, { headers: { accept: "application/json" }, credentials: "same-origin" });
    if (!response.ok) throw new Error(String(response.status));
    const { done, total, over } = await response.json();
    if (over) return location.reload();
    bar.max = Math.max(total, 1);
    bar.value = done;
    if (count) count.textContent = `${done} / ${total}`;
  } catch {
    // The line or the server is down; the next look asks again.
  }
  setTimeout(look, EVERY_MS);
}

if (bar) {
  document.getElementById("review-reload")?.remove();
  setTimeout(look, EVERY_MS);
}
