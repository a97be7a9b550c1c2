// The first word between a table and Python: which game goes on here. Until it is answered there is nothing to play with.

import { c, h } from "./dom.js";
import { keptGame, keptSettings, keptWalk, languagesRead } from "./memory.js";

/** How long nothing at all is seen, and how long a word that the table is on its way, before it is shown to be read only. */
const SILENCE = 1000;
const UNANSWERED = 10000;

/**
 * Greet Python, where the table `remembers` anything; what it shows before the answer may be another game than is kept.
 *
 * `places` are the table's names in the browser's memory, the dearest first. `state` is told whether it `awaits` the
 * answer, and `draw` draws what that changes.
 */
export function greetingOf(root, link, state, draw, remembers) {
  let timers = [];

  const greeting = {
    /** Whether the game on the table is the one that goes on here. */
    isOver: !remembers,

    begin(places) {
      if (!remembers) return;
      root.style.visibility = "hidden";
      timers = [setTimeout(say, SILENCE), setTimeout(showOnly, UNANSWERED)];
      try {
        const game = places.map(keptGame).find((kept) => kept !== null) ?? null;
        link.send({ hello: { settings: keptSettings(), languages: languagesRead(), game, walk: keptWalk(places[0]) } });
      } catch {
        show(); // nobody answers, as in a notebook that was opened to be read
      }
    },

    /** Show the table: what lies there now is the game that goes on. */
    end() {
      if (greeting.isOver) return;
      greeting.isOver = true;
      if (root.inert) state.notice = "";
      show();
    },

    forget: () => timers.forEach(clearTimeout),
  };

  function say() {
    state.awaits = true;
    draw();
  }

  function show() {
    greeting.forget();
    state.awaits = false;
    root.style.visibility = "";
    root.inert = false;
  }

  /** Show what there is, to be read: a notebook may stand there without Python. */
  function showOnly() {
    show();
    root.inert = true;
    state.notice = link.view().lostContact;
    draw();
  }

  return greeting;
}

/** Describe the word that the table is on its way; the table itself is hidden meanwhile, and keeps its room. */
export const onItsWay = (view) => h("p", { key: "on-its-way", class: c("on-its-way"), role: "status" }, view.oneMoment);
