// Where the focus goes on to when what had it is gone, and when another step begins; what answers, and whether it is in sight.

import { c } from "./dom.js";
import { onceAFrame } from "./sight.js";

const AWAKE = ':not([aria-disabled="true"])';

/** Give the heading of what is on show: a step, or the list. */
export const headingOf = (root) => root.querySelector(`.${c("course-words")} [tabindex="-1"]`);

/** What can be answered with: at a question, and at a table that is played at. */
const ANSWERS = [
  ...[`.${c("choose")}`, "input:not([disabled])", "select:not([disabled])"].map((kind) => `.${c("course-stage")} ${kind}`),
  ...[`.${c("play")}`, `.${c("choose")}`, `.${c("choices")} button`].map((kind) => `.${c("course-table")} ${kind}`),
].join(", ");

/** Give the first thing to answer with; null where nothing waits for an answer. */
export const firstToAnswer = (root) => root.querySelector(ANSWERS);

const isEmptyField = (field) => !field.querySelector("input:checked") && !field.querySelector("select")?.value;

/** Give what is still to be answered of a question of several parts: a field, a number, what has no place yet; null where nothing is. */
function missingIn(root) {
  const stage = root.querySelector(`.${c("course-stage")}`);
  const field = [...stage.querySelectorAll(`.${c("field")}`)].find(isEmptyField);
  if (field) return field.querySelector("input:not([disabled]), select:not([disabled])");
  const number = stage.querySelector("input[data-number]:not([disabled])");
  if (number) return number.value === "" ? number : null;
  return stage.querySelector(`.${c("free")}`) && stage.querySelector(`:is(.${c("items")}, .${c("hand")}) > .${c("choose")}`);
}

/**
 * Tell whether what answers the question, or some of it, lies below what is in sight: the bar stands over it. Where the bar
 * goes with the page, nothing does.
 */
export function liesBelow(root) {
  const [last, bar] = [[...root.querySelectorAll(ANSWERS)].at(-1), root.querySelector(`.${c("course-bar")}`)];
  return Boolean(last && bar) && last.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
}

const wayTo = (root, name) => root.querySelector(`.${c("course-bar")} [data-way="${name}"]${AWAKE}`);

/** Give where it goes on: Next when awake, else another hand, else an answer, else the heading. */
export function wayOn(root) {
  return wayTo(root, "next") ?? wayTo(root, "another") ?? firstToAnswer(root) ?? headingOf(root);
}

/**
 * Give what finds, once the button that has the focus is moved away, its neighbour: the button that took its place in
 * the group, else Check.
 */
export function neighbourOf(root) {
  const hand = root.contains(document.activeElement) ? document.activeElement.closest('[role="group"]') : null;
  const buttons = () => [...(hand?.isConnected ? hand.querySelectorAll("button") : [])];
  const place = buttons().indexOf(document.activeElement);
  return () => (place < 0 ? null : (buttons()[Math.min(place, buttons().length - 1)] ?? wayTo(root, "check")));
}

/** Up to this width of a stage, words, table and answers do not fit into one window. */
const NARROW = 544;
/** What stays between the question that sticks to the top and the hand below it. */
const GAP = 4;

/** Bring a question, or the table that is played at, and what answers it into sight together: as little as it takes. */
function bringTogether(stage) {
  const last = [...stage.querySelectorAll(`[role="group"], input, select`)].at(-1);
  // At a table what is at stake, and what lies on it, as far as there is room beside what comes after them.
  for (const part of ["foot", "middle"]) stage.querySelector(`.${c("table")} .${c(part)}`)?.scrollIntoView({ block: "nearest" });
  last?.scrollIntoView({ block: "nearest" });
  // The question sticks to the top; what follows it goes no further than below it.
  if (last) stage.querySelector(`.${c("feedback")}:not(:empty), .${c("table")} .${c("status")}`)?.scrollIntoView({ block: "nearest" });
}

/**
 * Bring a question and what answers it into sight, where they stand below the words, once the learner is at them: a step
 * opens at its first words, and nobody's reading is scrolled away.
 */
export function showTogether(stage) {
  // Where the last choice was made the focus went on to the bar.
  const places = [stage, stage.closest(`.${c("course")}`).querySelector(`.${c("course-bar")}`)];
  if (stage.clientWidth > NARROW || !places.some((place) => place.contains(document.activeElement))) return;
  bringTogether(stage);
  if (stage.querySelector(`.${c("table")}`)) showRemark(stage);
}

/** Let what is said to a table, below it, be seen above the bar; the hand stays clear of what is asked, which sticks above it. */
function showRemark(host) {
  host.parentElement.querySelector(`.${c("course-told")} .${c("feedback")}:not(:empty)`)?.scrollIntoView({ block: "nearest" });
  const [hand, status] = [host.querySelector(`.${c("hand")}`), host.querySelector(`.${c("status")}`)];
  if (!hand?.childElementCount || hand.getBoundingClientRect().top >= status.getBoundingClientRect().bottom) return;
  hand.style.scrollMarginBlockStart = `${status.offsetHeight + GAP}px`;
  hand.scrollIntoView({ block: "nearest" });
}

/** Lead to the question, or to the table that is played at: what it asks of and what answers it come into sight together. */
export function toAnswers(root) {
  const missing = missingIn(root);
  const first = missing ?? firstToAnswer(root);
  if (!first) return;
  first.focus({ preventScroll: true });
  bringTogether(first.closest(`.${c("course-stage")}, .${c("course-table")}`));
  // What was said to an answer before may stand above: what is still to be answered comes into sight all the same.
  if (liesBelow(root)) [...root.querySelectorAll(ANSWERS)].at(-1).scrollIntoView({ block: "nearest" });
  missing?.scrollIntoView({ block: "nearest" });
}

/** Lead to what is missing of an answer, after it was said: both come into sight. */
export function showMissing(root) {
  root.querySelector(`.${c("course-stage")} .${c("feedback")}`)?.scrollIntoView({ block: "nearest" });
  const missing = missingIn(root) ?? firstToAnswer(root);
  missing?.focus({ preventScroll: true });
  missing?.scrollIntoView({ block: "nearest" });
}

/** Let what was said be seen, and with it what comes before it as far as there is room. */
function showTold(root) {
  const stage = root.querySelector(`.${c("course-stage")}`);
  if (stage.clientWidth <= NARROW && root.contains(document.activeElement)) bringTogether(stage);
  root.querySelector(`.${c("feedback")}`)?.scrollIntoView({ block: "nearest" });
}

/** Show a step from its top: its head first, and then its first words. */
function showFromTop(root) {
  root.querySelector(`.${c("course-head")}`)?.scrollIntoView({ block: "nearest" });
  headingOf(root).scrollIntoView({ block: "nearest" });
}

/**
 * Lead the focus on after what was asked for came: to the heading, to what is to be answered, to another rule's hand. At
 * an answer or a hint it stays, but goes on from what can no longer be chosen.
 */
export function lead(root, goesTo, isSettled) {
  switch (goesTo) {
    case "heading":
      headingOf(root).focus({ preventScroll: true });
      showFromTop(root);
      break;
    case "answer":
      (firstToAnswer(root) ?? wayOn(root)).focus({ preventScroll: true });
      break;
    case "rows":
      root.querySelector('[data-row="0"]')?.focus({ preventScroll: true });
      root.querySelector(`.${c("rows")}`)?.scrollIntoView({ block: "nearest" });
      break;
    case "told":
      if (isSettled && document.activeElement?.closest(`.${c("course-stage")}`)) wayOn(root).focus({ preventScroll: true });
      showTold(root);
      break;
    default:
  }
}

/** Keep a key that is held down from choosing twice: the focus may have gone on to another button meanwhile. */
export function keepHeldKeys(event) {
  const chooses = event.key === "Enter" || event.key === " ";
  if (event.repeat && chooses && event.target.closest("button")) event.preventDefault();
}

/**
 * Give what keeps in `state.below` whether what answers lies below what is in sight, as long as something is `asked()`;
 * `draw` draws what that changes.
 */
export const seesBelow = (root, { state, asked, draw }) =>
  onceAFrame(() => {
    const below = asked() && liesBelow(root);
    if (below === state.below) return;
    state.below = below;
    draw();
  });

/**
 * Give what keeps the height of a course on the page as long as one step is played, however much less is said: a page that
 * got shorter would be moved below a finger that is about to press. `step` names what is on show; null where nothing is played.
 */
export function keepsHeight(root) {
  let [kept, width, height] = [null, 0, 0];
  return (step) => {
    if (step !== kept || root.clientWidth !== width) [kept, width, height] = [step, root.clientWidth, 0];
    root.style.minBlockSize = height ? `${height}px` : "";
    if (step === null) return;
    height = Math.max(height, root.offsetHeight);
    root.style.minBlockSize = `${height}px`;
  };
}
