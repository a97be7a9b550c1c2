// The first word between a page and Python: until it is answered, what goes on here may be another thing than what is there.

import { c, h } from "./dom.js";

/** How long nothing at all is seen, and how long a word that it is on its way, before all is shown to be read only. */
const SILENCE = 1000;
const UNANSWERED = 10000;

/**
 * Hide what is in an element until the first word is answered; it keeps its room.
 *
 * `state` is told whether it `awaits` the answer, and `draw` draws what that changes. Where nobody has answered, what is
 * there is shown to be read, with the notice `lostContact()`: a notebook may stand there without Python. Gives `show`,
 * which ends the wait and takes that notice away, and `forget`, for an element that is taken away.
 */
export function hideUntilAnswered(root, { state, draw, lostContact }) {
  const timers = [setTimeout(sayItsWay, SILENCE), setTimeout(showOnly, UNANSWERED)];
  root.style.visibility = "hidden";

  function sayItsWay() {
    state.awaits = true;
    draw();
  }

  function forget() {
    timers.forEach(clearTimeout);
  }

  function show() {
    forget();
    if (root.inert) state.notice = "";
    root.style.visibility = "";
    root.inert = false;
    state.awaits = false;
  }

  function showOnly() {
    show();
    root.inert = true;
    state.notice = lostContact();
    draw();
  }

  return { show, forget };
}

/** Describe the word that what is hidden is on its way. */
export const onItsWay = (words) => h("p", { key: "on-its-way", class: c("on-its-way"), role: "status" }, words);
