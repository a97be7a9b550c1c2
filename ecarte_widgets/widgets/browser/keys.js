// The keyboard at the table: arrows move along the hand and the choices, and the focus goes on to the next choice.

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

/** Find the card of the hand that Tab leads to, as an arrow does: one that may be played, else the first. */
const entryOf = (table) => table.querySelector(`.${c("hand")} button[tabindex="0"]`);

/**
 * Give the handler of keys for the hand and the choices of a table: up and down lead from one to the other, and so does
 * each arrow from a choice that stands alone.
 */
export function alongTheTable(direction) {
  const along = alongTheHand(direction);
  return (event) => {
    const row = event.currentTarget;
    const table = row.closest(`.${c("surface")}`);
    const isHand = row.classList.contains(c("hand"));
    const isArrow = event.key.startsWith("Arrow");
    const isAlone = !isHand && isArrow && row.querySelectorAll("button").length === 1;
    const toHand = !isHand && (event.key === "ArrowUp" || isAlone);
    const toChoices = isHand && event.key === "ArrowDown";
    const next = toHand ? entryOf(table) : toChoices ? table.querySelector(`.${c("choices")} button`) : null;
    if (!next) return along(event);
    event.preventDefault();
    next.focus();
  };
}

/** Where the line about keys tells what they do. */
const CHOOSABLE = [`.${c("hand")}`, `.${c("choices")}`, `.${c("course-stage")} [role="group"]`].join(", ");

/**
 * Keep in the page whether the cards and choices in `root` are gone through by keyboard: the line about keys is seen then.
 * It goes with a click, and not yet when the mouse is pressed: what is pressed would move away before it is let go.
 */
export function noteKeyboard(root) {
  root.addEventListener("focusin", ({ target }) => {
    if (target.matches("button:focus-visible") && target.closest(CHOOSABLE)) root.dataset.keyboard = "true";
  });
  root.addEventListener("click", ({ detail }) => {
    if (detail > 0) delete root.dataset.keyboard;
  });
}

/** Tell whether a key takes back: Ctrl+Z or Command+Z, by the letter, or where no such letter is on the keyboard by its place. */
export function takesBack({ key, code, ctrlKey, metaKey, shiftKey, altKey }) {
  const isLatin = /^[a-z]$/i.test(key);
  const isZ = isLatin ? key.toLowerCase() === "z" : code === "KeyZ";
  return isZ && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/**
 * Listen to the keys that mean something wherever the focus stands in a table: a key that is held down chooses once,
 * Ctrl+Z takes back, Escape closes what is open.
 */
export function keysOfTable(root, { undo, close }) {
  function onKeyDown(event) {
    // The focus goes on to the next choice: a key that is held down must not make that one too.
    const chooses = event.key === "Enter" || event.key === " ";
    if (event.repeat && chooses && event.target.closest("button")) event.preventDefault();
    if (event.key === "Escape") close();
    // What is being written takes its own changes back.
    if (!takesBack(event) || event.target.closest("input, textarea")) return;
    event.preventDefault();
    if (!event.repeat) undo();
  }
  root.addEventListener("keydown", onKeyDown, true);
  noteKeyboard(root);
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
