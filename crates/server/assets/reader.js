// The reader: the card under pointer, finger or focus, large enough to be read, beside where it lies and never over the prompt.

const HOLD_MS = 350;
const GAP = 8;
let shown = null;
let timer = 0;

/** Begins to listen. */
export function startReader() {
  const face = (event) => event.target.closest?.(".card > .face");
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") later(face(event), 120);
  });
  document.addEventListener("focusin", (event) => later(face(event), 0));
  document.addEventListener("focusout", () => later(null, 0));
  document.addEventListener("pointerdown", (event) => {
    const card = face(event);
    if (event.pointerType !== "touch") return close();
    clearTimeout(timer);
    close();
    if (card) timer = setTimeout(() => open(card), HOLD_MS);
  });
  document.addEventListener("pointerup", () => clearTimeout(timer));
  document.addEventListener("contextmenu", (event) => face(event) && shown && event.preventDefault());
}

function later(card, ms) {
  clearTimeout(timer);
  if (!card) return close();
  if (card !== shown) timer = setTimeout(() => open(card), ms);
}

function close() {
  shown = null;
  document.getElementById("reader")?.remove();
}

function open(card) {
  close();
  if (!card.isConnected || !card.querySelector(".card-about, .card-facts, .card-name")) return;
  shown = card;
  const box = document.createElement("div");
  box.id = "reader";
  box.className = card.parentElement.className;
  box.classList.replace("card", "reader");
  box.setAttribute("aria-hidden", "true");
  const copy = card.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("*")]) for (const name of ["id", "data-act", "tabindex", "role", "data-touch"]) part.removeAttribute(name);
  copy.classList.remove("lit", "lit-instead");
  box.append(copy);
  // Inside the table: the colours of the game are there.
  document.getElementById("main").append(box);
  place(box, card.getBoundingClientRect());
}

/** Above the card where there is room, else at its side; below the prompt in any case. */
function place(box, card) {
  const size = box.getBoundingClientRect();
  const top = document.getElementById("board")?.getBoundingClientRect().top ?? 0;
  const clamp = (at, least, most) => Math.max(least, Math.min(most, at));
  let x = card.left + card.width / 2 - size.width / 2;
  let y = card.top - size.height - GAP;
  if (y < top) {
    y = clamp(card.top, top, innerHeight - size.height - GAP);
    x = card.left > innerWidth / 2 ? card.left - size.width - GAP : card.right + GAP;
  }
  box.style.left = `${clamp(x, GAP, innerWidth - size.width - GAP)}px`;
  box.style.top = `${y}px`;
}
