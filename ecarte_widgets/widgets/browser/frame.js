// The frame of a course on the page, and the names of what is on show in it.

import { draftOf } from "./answers.js";
import { c } from "./dom.js";
import { noteKeyboard } from "./keys.js";
import { freeNumber } from "./tabletop.js";
import { theme } from "./theme.js";

/** What the frame holds, in the order of the page. */
const PARTS = ["head", "words", "stage", "table", "told", "bar", "foot"];

/** Make the empty frame of a course in an element of the page. */
export function frameIn(host) {
  const root = document.createElement("section");
  const others = [...document.querySelectorAll(`.${c("course")}`)].map((course) => Number(course.dataset.number));
  root.className = c("course");
  root.dataset.number = freeNumber(others);
  root.setAttribute("role", "region");
  const inner = document.createElement("div");
  inner.className = c("course-frame");
  const parts = Object.fromEntries(PARTS.map((name) => [name, document.createElement("div")]));
  for (const [name, part] of Object.entries(parts)) part.className = c(`course-${name}`);
  inner.append(...Object.values(parts));
  root.append(inner);
  host.append(root);
  noteKeyboard(root);
  return { root, parts };
}

/** Say on the frame what a view says of all of it. */
export function dressFrame(root, view, { busy }) {
  const number = Number(root.dataset.number);
  root.setAttribute("aria-label", number === 1 ? view.name : view.nameMore.replace("{number}", number));
  root.setAttribute("aria-busy", String(busy));
  root.lang = view.language;
  root.dir = view.direction;
  Object.assign(root.dataset, {
    revision: view.revision,
    colours: view.display.colours,
    theme: theme(),
    screen: view.table ? "played" : view.screen,
  });
}

/** Name the step on show; null while the list is. */
export function stepKey({ lesson }) {
  return lesson && `${lesson.id} ${lesson.dots.find((one) => one.current)?.number}`;
}

/** Name the question on show: what is chosen is kept as long as it stays. */
export function questionKey(view) {
  const { lesson } = view;
  if (!lesson) return null;
  const control = lesson.control ?? { items: [], fields: [] };
  const shape = [control.form, control.items.map((item) => item.id).sort(), control.fields.map((field) => field.name)];
  return `${stepKey(view)} ${lesson.question ?? JSON.stringify(shape)}`;
}

/** Take up the question that a view shows: what is chosen stays as long as the question does, and is still open. */
export function takeQuestion(state, view, changed) {
  const question = questionKey(view);
  const control = view.lesson?.control;
  if (question !== state.question || control?.live === false) state.draft = draftOf(control);
  else if (changed) state.draft = { ...state.draft, touched: [] };
  state.question = question;
}
