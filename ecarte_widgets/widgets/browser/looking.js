// The trick that lies on a table to be looked at: how long it stays, and what goes on from it.

import { keepSeen, wasSeen } from "./memory.js";
import { isPredicting, stillToBeSeen, trickKey } from "./pause.js";

/** How long a trick stays when the table goes on by itself. */
const TRICK = 1500;

/**
 * Give what keeps a trick in `state.paused`, and since when it is there.
 *
 * `view()` is what is shown, `place()` the table's name in the browser's memory, where it `remembers` anything. `settled`
 * is told that nothing is waited for any more, and `draw` draws the table without the trick.
 */
export function lookingAt({ state, view, place, remembers, settled, draw }) {
  let going = null;

  /** Go on by itself after a while, whatever Python says of the same trick meanwhile. */
  function goOnIn(milliseconds) {
    clearTimeout(going);
    going = setTimeout(looking.goOn, milliseconds);
  }

  const looking = {
    /** Give the trick that is to be looked at; one that was gone on from is not shown again. */
    unseen: () => (remembers && wasSeen(place(), trickKey(view())) ? null : view().pause),

    /** Look at a trick, or at none; it goes by itself where the person prefers that and nothing is asked of it. */
    begin(pause) {
      clearTimeout(going);
      state.paused = pause;
      state.pausedSince = performance.now();
      if (pause && !isPredicting(state) && !pause.waits && view().display.pace === "auto") goOnIn(TRICK);
    },

    /** Go on from the trick, once it was seen for a while. */
    goOn() {
      if (!state.paused) return;
      const left = stillToBeSeen(state.pausedSince, performance.now());
      if (left > 0) {
        goOnIn(left);
        return;
      }
      clearTimeout(going);
      settled();
      state.paused = null;
      state.notice = "";
      if (remembers) keepSeen(place(), trickKey(view()));
      draw();
    },

    end: () => clearTimeout(going),
  };

  return looking;
}
