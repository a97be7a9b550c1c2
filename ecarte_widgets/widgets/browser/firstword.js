// The first word between a page and Python: until it is answered, what goes on here may be another thing than what is there.

import { c, h } from "./dom.js";

/** How long nothing at all is seen, and how long a word that it is on its way, before all is shown to be read only. */
const SILENCE = 1000;
const UNANSWERED = 10000;

/**
 * Hide what is in an element until the first word is answered; it keeps its room.
 *
 * `awaits` is called with true when a word has to be said that it is on its way, and with false when that is over;
 * `unanswered` when nobody has answered, and what is there is shown to be read: a notebook may stand there without Python.
 * Gives `show`, which ends the wait, and `forget`, for an element that is taken away.
 */
export function hideUntilAnswered(root, { awaits, unanswered }) {
  const timers = [setTimeout(awaits, SILENCE, true), setTimeout(showOnly, UNANSWERED)];
  root.style.visibility = "hidden";

  function forget() {
    timers.forEach(clearTimeout);
  }

  function show() {
    forget();
    root.style.visibility = "";
    root.inert = false;
    awaits(false);
  }

  function showOnly() {
    show();
    root.inert = true;
    unanswered();
  }

  return { show, forget };
}

/** Describe the word that what is hidden is on its way. */
export const onItsWay = (words) => h("p", { key: "on-its-way", class: c("on-its-way"), role: "status" }, words);
