// The keyboard and the presenter's clicker at a demonstration: what a key means, told without a page.

const KEYS = {
  PageDown: "forward",
  PageUp: "back",
  Home: "first",
  End: "last",
};

/** Keys by their place on the keyboard, so that they are the same whatever script it types. */
const CODES = {
  KeyL: "line",
  KeyA: "answer",
  KeyQ: "playable",
  KeyW: "taker",
  KeyN: "north",
  KeyS: "south",
  KeyK: "stock",
  KeyP: "point",
  KeyR: "rule",
  KeyF: "full",
};

/**
 * Tell what a key means; null where it is not the demonstration's.
 *
 * `at` says where it was pressed: `types` in a field that text is typed into or a menu, `presses` on a button, `moves`
 * where arrows move along cards. `direction` is how the page is written.
 */
export function keyMeaning({ key, code, ctrlKey, altKey, metaKey }, at, direction) {
  if (ctrlKey || altKey || metaKey) return null;
  if (key === "Escape") return "escape";
  if (at.types) return null;
  if (key in KEYS && !(at.moves && (key === "Home" || key === "End"))) return KEYS[key];
  if ((key === " " || key === "Enter") && !at.presses) return "forward";
  if ((key === "ArrowRight" || key === "ArrowLeft") && !at.moves) {
    return (key === "ArrowRight") === (direction !== "rtl") ? "forward" : "back";
  }
  if (key === "?") return "keys";
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code);
  if (digit) return `trick ${digit[1]}`;
  return CODES[code] ?? null;
}

/** Tell where on a page a key was pressed. */
export function placeOfKey(target) {
  return {
    types: Boolean(target.closest?.("input, textarea, select")),
    presses: Boolean(target.closest?.("button, summary, a")),
    moves: Boolean(target.closest?.("[data-arrows]")),
  };
}
