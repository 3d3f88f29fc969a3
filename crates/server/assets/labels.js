// Names on the board: their letters keep their size, and where names would lie on one another, the lesser ones give way.

/** The height of letters by rank, as in the style sheet. */
const SIZES = { 1: 14, 2: 12.5, 3: 11 };
/** The space between two names. */
const GAP = 2;

/**
 * Hides the names that have no room at this scale.
 * @param {Element} figure
 * @param {number} k pixels a unit of the board takes
 */
export function layLabels(figure, k) {
  const labels = [...figure.querySelectorAll(".label[data-em]")];
  const taken = [];
  const rank = (label) => Number(label.dataset.rank);
  for (const label of labels.sort((a, b) => rank(a) - rank(b))) {
    const [wide, high] = label.dataset.em.split(" ").map((em) => Number(em) * SIZES[label.dataset.rank] + GAP);
    const [x, y] = [label.x.baseVal[0]?.value ?? 0, label.y.baseVal[0]?.value ?? 0].map((at) => at * k);
    const box = { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
    const crowded = taken.some((other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom);
    label.classList.toggle("crowded", crowded);
    if (!crowded) taken.push(box);
  }
}
