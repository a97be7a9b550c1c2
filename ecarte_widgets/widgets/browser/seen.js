// What has just come takes no press that was begun before it was seen: the second of a double click.

/** For how many milliseconds what has just come is seen at least before it takes a press. */
export const SEEN_AT_LEAST = 400;

/** Let a part of the page be seen before it is pressed: for a moment the mouse and the finger do nothing in it; keys do. */
export function letBeSeen(part) {
  part.style.pointerEvents = "none";
  setTimeout(() => (part.style.pointerEvents = ""), SEEN_AT_LEAST);
}
