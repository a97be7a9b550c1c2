// How a table greets Python: which game goes on here. Until that is answered there is nothing to play with.

import { hideUntilAnswered } from "./firstword.js";
import { keptGame, keptSettings, keptWalk, languagesRead } from "./memory.js";

/**
 * Greet Python, where the table `remembers` anything; what it shows before the answer may be another game than is kept.
 *
 * `places` are the table's names in the browser's memory, the dearest first. `state` is told whether it `awaits` the
 * answer, and `draw` draws what that changes.
 */
export function greetingOf(root, link, state, draw, remembers) {
  let wait = null;

  const greeting = {
    /** Whether the game on the table is the one that goes on here. */
    isOver: !remembers,

    begin(places) {
      if (!remembers) return;
      wait = hideUntilAnswered(root, { state, draw, lostContact: () => link.view().lostContact });
      try {
        const game = places.map(keptGame).find((kept) => kept !== null) ?? null;
        link.send({ hello: { settings: keptSettings(), languages: languagesRead(), game, walk: keptWalk(places[0]) } });
      } catch {
        wait.show(); // nobody answers, as in a notebook that was opened to be read
      }
    },

    /** Show the table: what lies there now is the game that goes on. */
    end() {
      if (greeting.isOver) return;
      greeting.isOver = true;
      wait.show();
    },

    forget: () => wait?.forget(),
  };

  return greeting;
}
