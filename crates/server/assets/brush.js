// A brush: the kind of piece that the next clicks on the board put down, where a game lets the player pick one.
// A group with the class `brush` and the id `brush-put-tank` stands for acts that begin with `put tank`.

/** The beginning of the acts meant, or null. */
let picked = null;

/**
 * Picks the brush that a click hit, or puts it down again.
 * @param {Element} target
 * @returns {boolean} whether it was one
 */
export function pick(target) {
  const brush = target.closest(".brush");
  if (!brush) return false;
  const meant = brush.id.replace(/^brush-/, "").replaceAll("-", " ");
  picked = picked === meant ? null : meant;
  showBrush();
  return true;
}

/** Marks the brush in hand, also after a morph; one that is gone is forgotten. */
export function showBrush() {
  const brushes = [...document.querySelectorAll(".brush")];
  let found = false;
  for (const brush of brushes) {
    const here = brush.id === `brush-${picked?.replaceAll(" ", "-")}`;
    brush.classList.toggle("picked", here);
    found ||= here;
  }
  if (!found) picked = null;
}

/**
 * The act that a click on a target means with the brush in hand, where that is on offer.
 * @param {string} act
 * @returns {string}
 */
export function brushed(act) {
  if (picked === null) return act;
  const [verb, , ...where] = act.split(" ");
  const wish = `${picked} ${where.join(" ")}`;
  const offered = picked.startsWith(`${verb} `) && document.querySelector(`.offer[data-act="${CSS.escape(wish)}"]`);
  return offered ? wish : act;
}
