// Beats: in what order updates reach the page, and how long each step of them is shown.

/** How long a beat stands, without and per letter of its words. */
const PACES = { slow: [1300, 16], normal: [400, 5], fast: [200, 2] };
const TRAVEL = { slow: 800, normal: 520, fast: 300, step: 520, off: 0 };
/** How long a card that another seat plays can be read at least, and how long a dull beat stands. */
const CARD = { slow: 2600, normal: 1300, fast: 700 };
const DULL = { slow: 450, normal: 110, fast: 60 };
/** So many updates wait at most, as on a page that nobody looks at all night: beyond that the rest is shown at once. */
const MOST = 500;
/** The share of that time for one's own deeds: one knows what one did. */
const OWN = 0.35;

/**
 * How long a piece travels at the chosen pace.
 * @returns {number}
 */
export function travelMs() {
  return TRAVEL[document.documentElement.dataset.pace] ?? TRAVEL.normal;
}

/** How long a beat stands: a card is to be read, and what changes nothing on the board passes by. */
function length(beat) {
  const pace = document.documentElement.dataset.pace in PACES ? document.documentElement.dataset.pace : "normal";
  const [base, letter] = PACES[pace];
  if (beat.card) return Math.max(CARD[pace], base + letter * (beat.say ?? "").length);
  const pictures = Object.keys(beat.parts ?? {}).some((id) => document.getElementById(id)?.localName === "svg");
  if (!pictures && (beat.touch ?? []).length === 0) return DULL[pace];
  return base + letter * (beat.say ?? "").length;
}

/**
 * Makes the queue of updates.
 * @param {number} version the version the page shows
 * @param {{beat(beat: any): void, settle(update: any, unseen: any[], own: boolean, last: boolean): void, still(): boolean, gap(): void}} stage
 * @returns {{push(update: any, own?: boolean): boolean, next(): void, skip(): void, rest(): Promise<void>, playing(): boolean}}
 */
export function makeQueue(version, stage) {
  const waiting = [];
  let newest = version;
  let running = false;
  let hurry = false;
  let release = null;
  let resting = Promise.resolve();

  function push(update, own = false) {
    if (update.version <= newest) return false;
    // An update that tells only what differs is of use to a page that shows what it differs from.
    if (update.from !== undefined && update.from !== newest) {
      stage.gap();
      return false;
    }
    // Beats tell one act; a page that missed one is shown the whole.
    const beats = update.from === newest ? [...(update.beats ?? [])] : [];
    newest = update.version;
    waiting.push({ update, beats, own });
    if (waiting.length > MOST) {
      hurry = true;
      release?.();
    }
    if (!running) resting = run();
    return true;
  }

  async function run() {
    running = true;
    while (waiting.length > 0) {
      const { update, beats, own } = waiting.shift();
      while (beats.length > 0 && !hurry && !stage.still()) {
        const beat = beats.shift();
        stage.beat(beat);
        await stand(beat, own && beat.own !== false ? OWN : 1);
      }
      stage.settle(update, beats, own, waiting.length === 0);
    }
    hurry = false;
    running = false;
  }

  function stand(beat, share) {
    return new Promise((resolve) => {
      let timer = 0;
      const done = () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", begin);
        release = null;
        resolve();
      };
      // Nobody sees a hidden page: the beat waits until somebody does.
      const begin = () => {
        clearTimeout(timer);
        if (document.documentElement.dataset.pace === "step" || document.hidden) return;
        timer = setTimeout(done, share * length(beat));
      };
      release = done;
      document.addEventListener("visibilitychange", begin);
      begin();
    });
  }

  return {
    push,
    next: () => release?.(),
    skip() {
      if (!running) return;
      hurry = true;
      release?.();
    },
    rest: () => resting,
    playing: () => running,
  };
}
