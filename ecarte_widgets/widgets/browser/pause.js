// A trick that is looked at before the table goes on.

import { SEEN_AT_LEAST } from "./seen.js";

/** Tell whether a trick is looked at whose winner is still to be said. */
export const isPredicting = (state) => Boolean(state.paused?.predict);

/** Give how many milliseconds a trick that lies there since `since` is still to be seen: a second tap must not sweep it away. */
export const stillToBeSeen = (since, now) => Math.max(0, since + SEEN_AT_LEAST - now);

/** What a card pressed while a trick is looked at does: nothing yet, go on only, or be led as well. */
export function pressedInPause(state, now) {
  if (isPredicting(state) || stillToBeSeen(state.pausedSince, now) > 0) return "nothing";
  return state.paused.leads ? "lead" : "go-on";
}

/** Give what lets presses on a table do nothing for so long: what lies there now was not seen when they were begun. */
export function napOf(root) {
  let waking = null;
  const nap = {
    isOn: false,
    begin() {
      nap.end();
      nap.isOn = true;
      root.dataset.asleep = "true";
      waking = setTimeout(nap.end, SEEN_AT_LEAST);
    },
    end() {
      clearTimeout(waking);
      nap.isOn = false;
      delete root.dataset.asleep;
    },
  };
  return nap;
}

/** Tell texts apart by a number that names nothing. */
function digest(text) {
  let number = 0x811c9dc5;
  for (const letter of text) number = Math.imul(number ^ letter.codePointAt(0), 0x01000193) >>> 0;
  return number.toString(36);
}

/**
 * Name the trick that a view looks at, the same after a reload; null where there is none.
 * No card stands in the name: it outlives the deal, and the cards are dealt anew.
 */
export function trickKey(view) {
  if (!view.pause) return null;
  return digest([view.dealKey.split(" ").at(-1), ...view.pause.cards.map(({ card }) => card)].join(" "));
}
