// Short messages: decides where they stand, how long, and which link they carry.

let timer = 0;

/**
 * Shows a message, near an element where one is given.
 * @param {string} text
 * @param {{near?: Element|null, link?: {href: string, text: string}, stay?: boolean}} [how]
 */
export function toast(text, how = {}) {
  const box = document.getElementById("toast");
  if (!box) return;
  clearTimeout(timer);
  box.replaceChildren(document.createTextNode(text));
  if (how.link) {
    const link = document.createElement("a");
    link.href = how.link.href;
    link.textContent = how.link.text;
    box.append(" ", link);
  }
  box.hidden = false;
  place(box, how.near);
  if (!how.stay) timer = setTimeout(hush, Math.min(12_000, 3500 + 60 * text.length));
}

/** Takes the message away. */
export function hush() {
  clearTimeout(timer);
  const box = document.getElementById("toast");
  if (box) box.hidden = true;
}

function place(box, near) {
  const spot = near?.isConnected ? near.getBoundingClientRect() : null;
  const wide = innerWidth >= 700;
  const seen = spot && spot.width > 0 && spot.bottom > 0 && spot.top < innerHeight;
  box.classList.toggle("near", Boolean(seen && wide));
  box.style.left = "";
  box.style.top = "";
  if (!seen || !wide) return;
  const size = box.getBoundingClientRect();
  const left = spot.left + spot.width / 2 - size.width / 2;
  const above = spot.top - size.height - 10;
  box.style.left = `${Math.max(8, Math.min(innerWidth - size.width - 8, left))}px`;
  box.style.top = `${above > 8 ? above : Math.min(innerHeight - size.height - 8, spot.bottom + 10)}px`;
}
