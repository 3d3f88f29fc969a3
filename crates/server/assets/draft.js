// The draft: what this page's seat has chosen and nobody else has been told. It lives in the page alone.

/**
 * Makes the draft of one seat at one table; it survives a reload of the page.
 * @param {string} name what it is kept under
 * @returns {{acts(): string[], before(): string[], has(): boolean, asked: string | null, keep(acts: string[]): void, drop(): void}}
 */
export function makeDraft(name) {
  /** The choices after each click: one click may bring several, where standing orders answer. */
  let stack = read(name);

  function write() {
    try {
      if (stack.length > 0) sessionStorage.setItem(name, JSON.stringify(stack));
      else sessionStorage.removeItem(name);
    } catch {
      // A page that may keep nothing loses its draft when it is loaded anew.
    }
  }

  return {
    /** The choice that would tell all of it, while the player is asked. */
    asked: null,
    acts: () => stack.at(-1) ?? [],
    /** The choices before the last click. */
    before: () => stack.at(-2) ?? [],
    has: () => stack.length > 0,
    /** Takes over what the server holds for this page. */
    keep(acts) {
      stack = stack.filter((before) => before.length < acts.length && before.every((act, i) => act === acts[i]));
      if (acts.length > 0) stack.push(acts);
      write();
    },
    drop() {
      stack = [];
      this.asked = null;
      write();
    },
  };
}

function read(name) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? "[]");
    const acts = (entry) => Array.isArray(entry) && entry.every((act) => typeof act === "string");
    return Array.isArray(kept) && kept.every(acts) ? kept : [];
  } catch {
    return [];
  }
}
