// The keyboard at the table: arrows move along the hand, and the focus goes on to the next choice.

import { c } from "./dom.js";

/** Tell where an arrow key leads; arrows go the way they point, whichever way the page is written. */
export function neighbour(key, place, count, direction) {
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  switch (key) {
    case forward:
      return Math.min(place + 1, count - 1);
    case backward:
      return Math.max(place - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return place;
  }
}

/** Give the handler of keys for a group of buttons. */
export function alongTheHand(direction) {
  return (event) => {
    const cards = [...event.currentTarget.querySelectorAll("button")];
    const place = cards.indexOf(event.target.closest("button"));
    const next = neighbour(event.key, place, cards.length, direction);
    if (place < 0 || next === place) return;
    event.preventDefault();
    cards[next].focus();
  };
}

/** Find where the focus goes on to when what had it is gone: to the cards of an exchange, else to the next choice. */
export function nextChoice(root, exchanging) {
  return (
    (exchanging ? root.querySelector(`.${c("hand")} button`) : null) ??
    root.querySelector(`.${c("choices")} .${c("primary")}`) ??
    root.querySelector(`.${c("hand")} .${c("play")}, .${c("hand")} .${c("choose")}`) ??
    root.querySelector(`.${c("choices")} button`) ??
    root.querySelector(`.${c("hand")} button`)
  );
}
