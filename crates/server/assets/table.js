// The table: what a click or key means there, and what an answer of the server does to the page.

import { makeQueue, travelMs } from "./beats.js";
import { makeDraft } from "./draft.js";
import { brushed, pick, showBrush } from "./brush.js";
import { still } from "./flight.js";
import { closeIdeas, toggleIdeas } from "./ideas.js";
import { focusLog, listen, PLACES } from "./keys.js";
import { fold, startFrame, toggleChoices } from "./frame.js";
import { startReader } from "./reader.js";
import { drawRings, justHappened, mark, morphParts, unmark } from "./morph.js";
import { toggleOrders } from "./orders.js";
import { startZoom } from "./panzoom.js";
import { startReplay } from "./replay.js";
import { clauseOf, openRules, toggleRules } from "./rules.js";
import { post, randomHex } from "./send.js";
import { hear, mute, startSounds } from "./sounds.js";
import { watch } from "./stream.js";
import { hearTalk } from "./talk.js";
import { hush, toast } from "./toast.js";
import { word } from "./words.js";

const body = document.body;
const table = body.dataset.table;
const as = body.dataset.as;
const path = `/t/${encodeURIComponent(table)}`;
const sits = as !== "-" && as !== undefined && as !== "";
const title = document.title;
const replaying = body.classList.contains("page-replay");

/** The choice on its way, and what the stream brought in the meantime. */
let sending = false;
let held = [];
let news = [];
let unheard = [];
let stream = { seen() {}, again() {} };
let replay = null;
let seeded = false;
let wasOver = body.classList.contains("over");
let down = 0;
/** What this seat has chosen and nobody else has been told. */
const draft = makeDraft(`draft ${table} ${as}`);

// ---- what the server says ----

const queue = makeQueue(Number(body.dataset.version), {
  still: () => still(),
  beat(beat) {
    body.classList.add("playing");
    morphParts(beat.parts ?? {}, travelMs());
    news.push(...(beat.touch ?? []));
    unmark("spoken");
    mark(beat.touch ?? [], "spoken");
    say(beat.say);
    if (!beat.own) showCard(beat.card);
    hear(soundOf(beat));
  },
  gap: () => stream.again(),
  settle(update, unseen, own, last) {
    unmark("spoken");
    closeIdeas();
    if (!own) news.push(...unseen.flatMap((beat) => beat.touch ?? []));
    unheard.push(...unseen.map((beat) => beat.say ?? ""));
    morphParts(update.parts ?? {}, travelMs());
    body.dataset.version = update.version;
    if (update.steps !== undefined) body.dataset.steps = update.steps;
    body.classList.toggle("over", Boolean(update.over));
    if (update.seedNeeded) addSeed();
    stream.seen(update.version);
    if (!last) return;
    const ended = Boolean(update.over) && !wasOver;
    wasOver = Boolean(update.over);
    if (ended) hear("end");
    else if (!own && document.getElementById("prompt")?.dataset.mine === "yes") hear("turn");
    body.classList.remove("playing");
    say(null);
    showCard(null);
    justHappened(news);
    news = [];
    tell([...unheard, document.querySelector(".prompt-words")?.textContent ?? ""].join(" "));
    unheard = [];
    arrange();
    // What was told by others lies under the draft now: it is tried again on it, and nothing is asked meanwhile.
    if (!own) {
      draft.asked = null;
      retry();
    }
  },
});

/** What a beat sounds like. */
function soundOf(beat) {
  if (beat.card) return "card";
  return Object.values(beat.parts ?? {}).some((html) => /class="[^"]*\bdie\b/.test(html ?? "")) ? "dice" : "move";
}

/** Takes an update in; what comes while a choice is on its way waits for the answer. */
function take(update, own = false) {
  if (update.table !== table || String(update.as) !== as) return;
  // The seat is played elsewhere from now on: this page may not show its side any more.
  if (update.moved) return location.reload();
  if (sending) held.push(update);
  else queue.push(update, own);
  badge(update.parts?.prompt);
}

/** Shows what a beat says, in the prompt's place; null ends it. */
function say(text) {
  let bar = document.getElementById("beat");
  if (text === null || text === undefined) {
    bar?.remove();
    return;
  }
  if (!bar) {
    bar = document.createElement("div");
    bar.id = "beat";
    bar.className = "beat";
    const words = document.createElement("p");
    const next = document.createElement("button");
    next.type = "button";
    next.dataset.do = "next-beat";
    next.textContent = word("next");
    const skip = document.createElement("button");
    skip.type = "button";
    skip.dataset.do = "skip";
    skip.textContent = word("skip");
    bar.append(words, next, skip);
    document.getElementById("prompt")?.append(bar);
  }
  bar.firstElementChild.textContent = text;
  tell(text);
}

/** Shows the card that acts, large, in the middle of the stage, until another one does or all is told; null takes it away. */
function showCard(html) {
  if (html === undefined) return;
  document.getElementById("act")?.remove();
  if (!html) return;
  const box = document.createElement("div");
  box.id = "act";
  box.className = "act";
  box.setAttribute("aria-hidden", "true");
  box.innerHTML = html;
  document.querySelector(".stage")?.append(box);
  if (!still()) box.animate([{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }], { duration: 220, easing: "ease-out" });
}

/** Says something to those who listen to the page. */
function tell(text) {
  const voice = document.getElementById("voice");
  if (voice) voice.textContent = text;
}

/** The place of what is said; it must be there before the first word. */
function giveVoice() {
  const voice = document.createElement("div");
  voice.id = "voice";
  voice.className = "sr-only";
  voice.setAttribute("aria-live", "polite");
  body.append(voice);
}

/** The title tells a hidden page's reader that it is their turn. */
function badge(prompt) {
  const mine = prompt ? /data-mine="yes"/.test(prompt) : document.getElementById("prompt")?.dataset.mine === "yes";
  document.title = mine && document.hidden ? `● ${title}` : title;
}

/** What follows from the page's state: the curtain and the badge. */
function arrange() {
  const curtain = document.getElementById("curtain");
  const drawn = Boolean(curtain && !curtain.hidden);
  body.classList.toggle("curtained", drawn);
  for (const part of document.querySelectorAll("body > header, body > main")) part.inert = drawn;
  if (drawn && !curtain.contains(document.activeElement)) curtain.querySelector(".curtain-open")?.focus();
  showBrush();
  badge();
}

// ---- what the player says ----

async function send(what, extra, near) {
  if (sending || replaying) return;
  if (!sits) {
    if (!body.classList.contains("over")) toast(word("watching"), { near });
    return;
  }
  sending = true;
  body.setAttribute("aria-busy", "true");
  hush();
  const drafts = what === "choose";
  const request = { version: Number(body.dataset.version), as: Number(as), key: randomHex(16), ...(drafts ? { draft: draft.acts() } : {}), ...extra };
  const { status, answer } = await post(`${path}/${what}`, request, () => {
    toast(word("offline"), { stay: true });
  });
  body.removeAttribute("aria-busy");
  sending = false;
  if (status === 200) {
    hush();
    justHappened([]);
    if (drafts && answer.draft) hold(answer);
    else {
      forget();
      take(answer, true);
    }
  } else if (status === 409) {
    if (answer.update) take(answer.update);
    toast(answer.message ?? word("not-sent"));
  } else {
    if (near && status === 422) refuse(near);
    const link = answer.clause && answer.rules ? { href: answer.rules, text: word("rule", answer.clause) } : undefined;
    toast(answer.message ?? word("not-sent"), { near, link });
  }
  const late = held;
  held = [];
  late.forEach((update) => take(update));
}

/** Shows a table that only this seat sees: with what it has chosen and not told. */
function hold(answer) {
  draft.keep(answer.draft);
  body.dataset.held = answer.draft.length;
  draft.asked = answer.asked ?? null;
  closeIdeas();
  morphParts(answer.parts ?? {}, travelMs());
  if (answer.cut) toast(answer.cut, { stay: true });
  tell(document.querySelector(".prompt-words")?.textContent ?? "");
  arrange();
}

/** Tries the draft again: the page was loaded anew, or the table changed under it. */
function retry() {
  if (!draft.has()) return;
  if (document.getElementById("prompt")?.dataset.mine === "yes") send("choose", { draft: draft.acts() });
  else forget();
}

/** Nothing is held any more: it was told, or the decision is another's now. */
function forget() {
  draft.drop();
  body.dataset.held = 0;
}

/** Takes the last click back, or all of the draft; what was told already is for the server to take back. */
async function takeBack(all) {
  if (body.classList.contains("over")) return;
  queue.skip();
  await queue.rest();
  const near = document.querySelector('[data-do="undo"]');
  if (draft.asked) send("choose", { draft: all ? [] : draft.acts() }, near);
  else if (draft.has()) send("choose", { draft: all ? [] : draft.before() }, near);
  else if (!all) send("undo", {}, near);
}

/** A short shake of the head. */
function refuse(target) {
  if (still()) return;
  const shake = [0, -4, 4, -2, 2, 0].map((x) => ({ translate: `${x}px 0` }));
  target.animate(shake, { duration: 260 });
}

/** Presses an offer or a target of the board, lit or not. */
function press(target) {
  if (queue.playing()) {
    queue.skip();
    return;
  }
  if (target.disabled) return;
  const instead = target.classList.contains("lit-instead") && !target.classList.contains("lit");
  const act = target.matches(".offer, .aside") ? target.dataset.act : brushed(target.dataset.act);
  // In place of the last choice: of one that was not told, or of one that was.
  if (!instead) send("choose", { act }, target);
  else if (draft.has()) send("choose", { act, draft: draft.before() }, target);
  else send("choose", { act, instead, draft: undefined }, target);
}

/** The target a click means: lit ones first, and a piece without a meaning lets the click through to its space. */
function aim(event) {
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest(`${PLACES} [data-act]`))
    .filter(Boolean);
  const lit = (name) => under.find((target) => target.classList.contains(name));
  return lit("lit") ?? lit("lit-instead") ?? under[0] ?? event.target.closest(`${PLACES} [data-act]`);
}

const deeds = {
  "undo": () => takeBack(false),
  "undo-all": () => takeBack(true),
  "confirm": () => draft.asked && send("choose", { act: draft.asked, sure: true }),
  "rules": () => toggleRules(),
  "orders": () => toggleOrders(),
  "next-beat": () => queue.next(),
  "skip": () => queue.skip(),
  "hurry": () => hurry(""),
  "rush": () => hurry("yes"),
  "ideas": () => sits && toggleIdeas(path, Number(as), draft.acts()),
  "ideas-close": () => closeIdeas(),
  "choices": () => toggleChoices(),
  "choices-close": () => toggleChoices(false),
  "rail": () => fold("rail"),
  "dock": () => fold("dock"),
};

document.addEventListener("click", (event) => {
  if (event.button !== 0 || !(event.target instanceof Element)) return;
  const deed = deeds[event.target.closest("[data-do]")?.dataset.do];
  if (deed) {
    event.preventDefault();
    return deed();
  }
  const link = event.target.closest("a[href]");
  if (link && !(replay && link.matches(".log-at"))) return follow(event, link);
  const line = event.target.closest("#log > li[data-step], #since li[data-step]");
  if (line) return goBackTo(line, event);
  const offer = event.target.closest(".offer, .aside, #ideas .idea");
  if (!offer && pick(event.target)) return;
  const target = offer ?? (event.target.closest(PLACES) ? aim(event) : null);
  if (!target) {
    if (event.target.closest("#board, #prompt")) queue.skip();
    return;
  }
  // The second click of a double one was meant for what stood there before.
  if (event.detail <= 1 || queue.playing()) press(target);
});

// What is picked from a list waits for its button: arrow keys go through lists too.
document.addEventListener("change", (event) => {
  const list = event.target.closest?.(".more > select");
  if (!list) return;
  const go = list.nextElementSibling;
  go.dataset.act = list.value;
  go.disabled = !list.value;
});

/** Asks the table's bots to answer sooner; the stream tells what came of it. */
async function hurry(all) {
  const form = new URLSearchParams({ as, ...(all ? { all } : {}) });
  try {
    await fetch(`${path}/hurry`, { method: "POST", headers: { accept: "application/json" }, credentials: "same-origin", body: form });
  } catch {
    toast(word("not-sent"));
  }
}

function follow(event, link) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const clause = clauseOf(link);
  if (clause) {
    event.preventDefault();
    hush();
    openRules(clause);
  } else if (link.classList.contains("curtain-open")) {
    // The other player's side must not be one step back in the history.
    event.preventDefault();
    location.replace(link.href);
  }
}

function goBackTo(line, event) {
  if (String(getSelection()) !== "" || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const seat = sits ? `&as=${encodeURIComponent(as)}` : "";
  const href = `${path}/replay?step=${encodeURIComponent(line.dataset.step)}${seat}`;
  if (replay) replay.go(href);
  else location.href = href;
}

// ---- log lines and offers speak of things on the board ----

for (const [on, off] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  document.addEventListener(on, (event) => {
    if (queue.playing()) return;
    const line = event.target.closest?.("#log [data-touch], #seats [data-touch]");
    const offer = event.target.closest?.(".offer[data-act], #ideas .idea");
    if (!line && !offer) return;
    unmark("spoken");
    if (line) mark(line.dataset.touch.split(/\s+/), "spoken");
    else for (const twin of document.querySelectorAll(`${PLACES} [data-act="${CSS.escape(offer.dataset.act)}"]`)) twin.classList.add("spoken");
  });
  document.addEventListener(off, (event) => {
    if (event.target.closest?.("[data-touch], .offer, .idea") && !queue.playing()) unmark("spoken");
  });
}

// ---- the page begins ----

function start() {
  listen(
    { "u": deeds.undo, "U": deeds["undo-all"], "p": pass, "o": deeds.orders, "i": deeds.ideas, "r": () => toggleRules(), "l": focusLog, ".": () => queue.next(), "a": deeds.choices, "m": () => mute(), "[": deeds.dock, "]": deeds.rail, "Escape": escape },
    { press },
  );
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || !queue.playing() || event.target.closest?.("button, a, input, summary")) return;
    event.preventDefault();
    queue.next();
  });
  giveVoice();
  drawRings();
  arrange();
  document.addEventListener("visibilitychange", () => badge());
  // A page out of the browser's memory may show a side that is not to be seen any more.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
  const log = document.getElementById("log");
  if (log) log.scrollTop = log.scrollHeight;
  const lang = body.dataset.streamLang ?? document.documentElement.lang;
  stream = watch(
    { table, as, version: Number(body.dataset.version), lang },
    { update: (update) => take(update), state: lineState, talk: (talk) => talk.table === table && (hear("message"), hearTalk(talk.n)), next: (data) => dispatchEvent(new CustomEvent("sandtable-next", { detail: data })) },
  );
  if (body.dataset.seedNeeded === "yes") addSeed();
  if (sits) retry();
  if (location.hash.startsWith("#r-")) openRules(location.hash.slice(1));
}

/** No response, or whatever else passing means now. */
function pass() {
  const offer = document.querySelector('.offer[data-act="pass"]');
  if (offer) press(offer);
}

function escape() {
  toggleChoices(false);
  hush();
  closeIdeas();
  queue.skip();
}

/** The seat's own part of the dice's seed: the server fixed its part before. */
async function addSeed() {
  if (!sits || seeded) return;
  seeded = true;
  body.dataset.seedNeeded = "no";
  const { status, answer } = await post(`${path}/seed`, { as: Number(as), seed: randomHex(32) });
  if (status === 200 && answer.version) take(answer);
}


/** Tells that the line is down, but not for a short break. */
function lineState(up) {
  clearTimeout(down);
  if (!up) {
    down = setTimeout(() => {
      body.classList.add("offline");
      toast(word("offline"), { stay: true });
    }, 2500);
  } else if (body.classList.contains("offline")) {
    body.classList.remove("offline");
    hush();
  }
}

startZoom();
startFrame();
startReader();
startSounds();
if (replaying) {
  replay = startReplay();
  listen({ "r": () => toggleRules(), "l": focusLog }, { press() {} });
} else if (table) {
  start();
}
