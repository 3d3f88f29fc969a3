// Letters on the board: names keep their size, and where they would lie on one another the lesser ones give way; other
// letters are never smaller than can be read, and fine print that would be hides until the board is looked at from near.

/** The height of letters by rank, as in the style sheet. */
const SIZES = { 1: 14, 2: 12.5, 3: 11 };
/** The smallest letters; what is drawn smaller than its class may be hides. */
const LEAST = 11;
const HIDES = { fine: 7.5, spare: 9 };
/** The space between two names. */
const GAP = 2;
/** How far the edge of a name stands from the middle of what it makes room for, as in the style sheet. */
const CLEAR = 13;
const AWAY = [["above", [0, -1]], ["under", [0, 1]], ["left", [-1, 0]], ["right", [1, 0]]];

/**
 * Hides the names that have no room at this scale, also those that the edge of the sheet would cut.
 * @param {Element} figure
 * @param {number} k pixels a unit of the board takes
 */
export function layLabels(figure, k) {
  const labels = [...figure.querySelectorAll(".label[data-em]")];
  const taken = [];
  const rank = (label) => Number(label.dataset.rank);
  const edge = (figure.querySelector("svg")?.viewBox.baseVal.width ?? Infinity) * k;
  for (const label of labels.sort((a, b) => rank(a) - rank(b))) {
    const [wide, high] = label.dataset.em.split(" ").map((em) => Number(em) * SIZES[label.dataset.rank] + GAP);
    const [x, y] = [label.x.baseVal[0]?.value ?? 0, label.y.baseVal[0]?.value ?? 0].map((at) => at * k);
    const [mx, my] = AWAY.find(([name]) => label.classList.contains(name))?.[1] ?? [0, 0];
    const clear = CLEAR * Math.max(1, k);
    const [cx, cy] = [x + mx * (wide / 2 + clear), y + my * (high / 2 + clear)];
    const box = { left: cx - wide / 2, right: cx + wide / 2, top: cy - high / 2, bottom: cy + high / 2 };
    const out = box.left < -GAP || box.right > edge + GAP;
    const crowded = out || taken.some((other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom);
    label.classList.toggle("crowded", crowded);
    if (!crowded) taken.push(box);
  }
}

/**
 * Keeps the other letters of a picture large enough.
 * @param {Element} figure
 * @param {number} k pixels a unit of the board takes
 */
export function growLetters(figure, k) {
  for (const text of figure.querySelectorAll("text[font-size]")) {
    // What is measured in pixels of the screen, or grows by itself, has its size.
    if (text.closest(".fixed, .grown")) continue;
    const size = Number(text.getAttribute("font-size")) * k;
    const hides = Object.entries(HIDES).some(([name, least]) => size < least && text.classList.contains(name));
    text.classList.toggle("crowded", hides);
    const grows = size < LEAST && !hides;
    text.style.fontSize = grows ? `${LEAST / k}px` : "";
    squeeze(text, grows);
  }
}

/** A grown line that is wider than its box is set narrower. */
function squeeze(text, grows) {
  const line = text.dataset.room && text.children.length === 1 ? text.firstElementChild : null;
  if (!line) return;
  line.removeAttribute("textLength");
  const room = Number(text.dataset.room);
  if (!grows || line.getComputedTextLength() <= room) return;
  line.setAttribute("textLength", room);
  line.setAttribute("lengthAdjust", "spacingAndGlyphs");
}
