// A demonstration on a page, by itself or within another widget: draws the view it is given, and sends back what was
// asked for. No rule of the game is in here.

import { keyMeaning, placeOfKey } from "./demokeys.js";
import { demoPicture } from "./demopicture.js";
import { c, focusable, patch } from "./dom.js";
import { hideUntilAnswered, onItsWay } from "./firstword.js";
import { nowhere, places, settle } from "./motion.js";
import { takeRecord, takeRecordFile } from "./opening.js";
import { letBeSeen } from "./seen.js";
import { tellingLineTo } from "./sending.js";
import { setUpPicture } from "./setup.js";
import { onTheme, theme } from "./theme.js";

/** The widest demonstration, in pixels, at which the rule would stand far below the cards. */
const NARROW = 544;

/** Bring the cards into sight: all of them, between what stays at the top of the window and at its foot. */
export function showCards(root) {
  const [stage, status, foot] = ["demo-stage", "status", "demo-foot"].map((part) => root.querySelector(`.${c(part)}`));
  if (!stage) return;
  const above = getComputedStyle(status).position === "sticky" ? status.offsetHeight : 0;
  stage.style.scrollMarginBlock = `${above}px ${foot.offsetHeight}px`;
  stage.scrollIntoView({ block: "nearest" });
}

/** Give the name of a card that is in sight; null once it is not. */
function nameInSight(view, card) {
  const hands = Object.values(view.sides).flatMap((side) => side.cards ?? []);
  const cards = [...hands, ...view.trick.cards, view.turnUp, ...(view.stock.cards ?? [])];
  return cards.find((one) => one.card === card)?.name ?? null;
}

/**
 * Put a demonstration into an element of the page.
 *
 * `link` is the line to Python: `view()` gives what is to be shown, `send(message)` sends what was asked for,
 * `onView(callback)` and `onMessage(callback)` tell of another view and of a message, each giving what ends it. With
 * `greet`, which is called with the demonstration's number on the page, nothing is shown until that is answered: another
 * deal may go on here. Gives what takes the demonstration away again.
 */
export function mountDemo(host, link, { greet = null } = {}) {
  const root = document.createElement("section");
  const taken = [...document.querySelectorAll(`.${c("demo")}`)].map((one) => Number(one.dataset.number));
  let number = 1;
  while (taken.includes(number)) number += 1;
  root.className = c("demo");
  root.dataset.number = number;
  root.tabIndex = -1;
  root.setAttribute("role", "region");
  for (const [name, value] of Object.entries(focusable)) root.setAttribute(name, value);
  host.append(root);

  const state = {
    id: `ecarte-demo-${Math.random().toString(36).slice(2)}`,
    chosen: new Set(),
    notice: "",
    pointing: false,
    pointed: null,
    pointedName: null,
    rule: (host.clientWidth || innerWidth) > NARROW, // a host that is not laid out yet has no width
    keys: false,
    source: false,
    full: false,
    slow: false,
    awaits: false,
    sent: null,
    typed: false,
    numberFault: "",
    setUp: { card: null, spot: null },
  };
  const view = () => link.view();
  let seen = view().revision;
  let shownNumber = view().number;
  let drawn = null;

  const line = tellingLineTo(link, { state, settled, draw, lostContact: () => view().words.lostContact });

  function settled() {
    line.settle();
    state.slow = false;
    state.sent = null;
  }

  function say(words) {
    state.notice = words;
    draw();
  }

  function send(message) {
    if (line.waits) return;
    state.notice = "";
    state.numberFault = "";
    state.typed = "deal" in message;
    state.sent = message.intent ?? null;
    line.send({ ...message, revision: view().revision });
    draw();
  }

  function draw() {
    const shown = view();
    const sameDeal = drawn === null || drawn === shown.dealKey;
    state.pointedName = state.pointed && sameDeal && !shown.setUp ? nameInSight(shown, state.pointed) : null;
    if (!state.pointedName) state.pointed = null;
    root.setAttribute("aria-label", number === 1 ? shown.name : shown.nameMore.replace("{number}", number));
    root.setAttribute("aria-busy", String(line.waits));
    root.lang = shown.language;
    root.dir = shown.direction;
    Object.assign(root.dataset, {
      revision: shown.revision,
      colours: shown.display.colours,
      theme: theme(),
      full: String(state.full),
      screen: shown.setUp ? "set-up" : "deal",
    });
    const moves = drawn === shown.dealKey && !shown.setUp;
    const before = moves ? places(root) : nowhere();
    const hadFocus = root.contains(document.activeElement);
    const picture = shown.setUp ? [setUpPicture(shown, state, act)] : demoPicture(shown, state, act);
    patch(root, [...(state.awaits ? [onItsWay(shown.words.waiting)] : []), ...picture]);
    settle(root, before);
    drawn = shown.setUp ? null : shown.dealKey;
    if (hadFocus && !root.contains(document.activeElement)) root.focus({ preventScroll: true });
  }

  function isFull() {
    return document.fullscreenElement === root || root.classList.contains(c("demo-fills"));
  }

  /** Fill the screen; where the browser does not allow it, fill the window. */
  async function fill() {
    try {
      await root.requestFullscreen();
    } catch {
      root.classList.add(c("demo-fills"));
    }
    onFull();
  }

  async function unfill() {
    root.classList.remove(c("demo-fills"));
    if (document.fullscreenElement === root) await document.exitFullscreen();
    onFull();
  }

  function onFull() {
    if (state.full === isFull()) return;
    state.full = isFull();
    draw();
    if (!root.contains(document.activeElement)) root.focus({ preventScroll: true });
  }

  const opening = { say, take: (text) => send({ record: text }) };

  const act = {
    send: (intent) => send({ intent }),
    say,
    card(card) {
      if (state.pointing) act.point(card);
      else if (card.chooses) {
        if (!state.chosen.delete(card.card)) state.chosen.add(card.card);
        draw();
      } else act.send(card.intent);
    },
    exchange() {
      act.send(["exchange", ...state.chosen].join(" "));
    },
    point(card) {
      state.pointed = state.pointed === card.card ? null : card.card;
      draw();
    },
    pointer() {
      state.pointing = !state.pointing;
      if (!state.pointing) state.pointed = null;
      draw();
    },
    rule() {
      state.rule = !state.rule;
      draw();
      root.querySelector(`.${c("demo-rule")}`)?.scrollIntoView({ block: "nearest" });
    },
    keys() {
      state.keys = !state.keys;
      draw();
      if (state.keys) root.querySelector(`.${c("demo-keys")} h2`).focus({ preventScroll: true });
      else if (root === document.activeElement) root.querySelector(`.${c("demo-tools")} [aria-expanded]`)?.focus();
    },
    full: () => (isFull() ? unfill() : fill()),
    source(open) {
      state.source = open;
    },
    deal: (text) => send({ deal: text }),
    another: () => send({ another: true }),
    record: (text) => takeRecord(text, view().source.opening, opening),
    file: (input) => takeRecordFile(input, view().source.opening, opening),
    set(name, value) {
      send({ set: { [name]: value } });
    },
    packCard(card) {
      const { spot } = state.setUp;
      if (spot) act.send(`put ${card.card} ${card.spot === spot ? "pack" : spot}`);
      else {
        state.setUp.card = state.setUp.card === card.card ? null : card.card;
        draw();
      }
    },
    spot({ spot }) {
      const { card } = state.setUp;
      if (card) {
        state.setUp.card = null;
        act.send(`put ${card} ${spot}`);
      } else {
        state.setUp.spot = spot === "pack" || state.setUp.spot === spot ? null : spot;
        draw();
      }
    },
  };

  function toggleIntent(part) {
    return part === "stock" ? view().stock.toggle.intent : view().sides[part].toggle.intent;
  }

  /** Carry out what a key means, where it means something here; tells whether it does. */
  function mean(meaning, target) {
    const { leave, words } = view();
    if (meaning !== "escape" && !words.keyList.some(({ name }) => name === meaning.split(" ")[0])) return false;
    switch (meaning) {
      case "escape":
        if (state.keys) act.keys();
        else if (state.pointing) act.pointer();
        else if (state.full) unfill();
        else if (leave) act.send(leave.intent);
        else return false;
        return true;
      case "north":
      case "south":
      case "stock":
        act.send(toggleIntent(meaning));
        return true;
      case "playable":
      case "taker":
        act.send(view().posed.questions[meaning === "playable" ? 0 : 1].intent);
        return true;
      case "point": {
        const card = target.closest?.("[data-card]")?.dataset.card;
        if (card) act.point({ card });
        else act.pointer();
        return true;
      }
      case "rule":
      case "keys":
      case "full":
        act[meaning]();
        return true;
      case "forward":
      case "back":
      case "first":
      case "last": {
        const way = view().ways.find((one) => one.intent === meaning);
        if (way.possible) act.send(meaning);
        else say(way.why);
        return true;
      }
      default:
        act.send(meaning);
        return true;
    }
  }

  function onKeyDown(event) {
    if (event.defaultPrevented) return;
    const inside = root.contains(event.target);
    if (!inside && !state.full) return;
    const meaning = keyMeaning(event, placeOfKey(event.target), view().direction);
    if (meaning === null || (view().setUp && !["escape", "full"].includes(meaning))) return;
    if (mean(meaning, event.target)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** Lead to the beginning of another deal, where keys work at once. */
  function arrive() {
    root.focus({ preventScroll: true });
    root.querySelector("h2")?.scrollIntoView({ block: "nearest" });
  }

  function onView() {
    const shown = view();
    if (seen !== shown.revision) {
      // What stays where the page is: whoever opens a hand or asks the class looks at the button for it.
      const goes = state.sent !== null && !/^(close|ask|unask|open (north|south))\b/.test(state.sent);
      settled();
      state.notice = "";
      state.numberFault = "";
      state.chosen = new Set();
      if (!shown.setUp) state.setUp = { card: null, spot: null };
      const screenBefore = root.dataset.screen;
      const isFresh = shown.number !== shownNumber;
      seen = shown.revision;
      shownNumber = shown.number;
      if (isFresh) state.source = false;
      draw();
      if (root.dataset.screen !== screenBefore) {
        letBeSeen(root);
        if (shown.setUp) root.querySelector("h2")?.focus({ preventScroll: true });
      }
      if (isFresh) arrive();
      if (goes) showCards(root);
      return;
    }
    if (root.lang !== shown.language) state.notice = state.numberFault = "";
    draw();
  }

  function onMessage(message) {
    if (message.kind === "answered") {
      wait?.show();
      if (line.answered()) settled();
    }
    if (message.kind === "refused") {
      settled();
      state[state.typed ? "numberFault" : "notice"] = message.text; // beside the field, which may be far from the line
    }
    draw();
  }

  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("fullscreenchange", onFull);
  const ends = [link.onView(onView), link.onMessage(onMessage), onTheme(draw)];
  const wait = greet ? hideUntilAnswered(root, { state, draw, lostContact: () => view().words.lostContact }) : null;
  draw();
  try {
    greet?.(number);
  } catch {
    wait.show(); // nobody answers, as in a notebook that was opened to be read
  }

  return () => {
    line.settle();
    wait?.forget();
    document.removeEventListener("keydown", onKeyDown);
    document.removeEventListener("fullscreenchange", onFull);
    ends.forEach((end) => end());
    root.remove();
  };
}
