// Lessons made up for tests, and what is drawn of them, as descriptions with no page.

import * as answers from "../../ecarte_widgets/widgets/browser/answers.js";
import { stage } from "../../ecarte_widgets/widgets/browser/stage.js";
import { all, texts } from "./drawing.mjs";

export const face = (card) => ({ card, index: card[0], suit: "hearts", symbol: "♥", name: card, label: card });
export const item = (card, more = {}) => ({ id: card, label: card, face: face(card), mark: "", note: "", chosen: false, ...more });
export const words = (id, more = {}) => ({ id, label: id, face: null, mark: "", note: "", chosen: false, ...more });
export const control = (form, more = {}) => ({ form, label: "Answers", in: "hand", items: [], fields: [], number: null, live: true, ...more });

export const scene = (more = {}) => ({
  trump: { suit: "hearts", symbol: "♥", label: "Trumps: hearts" },
  turnUp: null,
  stock: null,
  other: null,
  own: null,
  table: [],
  tableLabel: "Trick",
  hand: [item("KH"), item("9H")],
  handLabel: "Your hand",
  facts: [],
  packets: null,
  ...more,
});

export const dot = (number, part, more = {}) => ({ number, label: `Step ${number + 1}`, part, state: "open", current: false, ...more });

export const lesson = (more = {}) => ({
  id: "play",
  name: "Play",
  toList: { label: "All lessons" },
  dots: [dot(0, "See", { state: "done" }), dot(1, "See", { current: true }), dot(2, "Do")],
  dotsLabel: "Steps",
  title: "Overtake",
  paragraphs: ["One.", "Two."],
  rule: null,
  ask: "Mark the cards.",
  question: "1-0",
  scene: scene(),
  control: null,
  feedback: null,
  said: "",
  hint: { label: "Hint", possible: true, text: null },
  streak: null,
  buttons: { back: { label: "Back", possible: true }, next: { label: "Next", possible: false }, check: null, another: null, compare: null, down: { label: "To the answers" } },
  ...more,
});

export const view = (more = {}) => ({ revision: 1, direction: "ltr", waiting: "Waiting", table: null, coach: null, lesson: lesson(more) });
export const state = (shown, more = {}) => ({ id: "x", draft: answers.draftOf(shown.lesson?.control), notice: "", slow: false, sent: null, asking: null, ...more });

export const draw = (shown, more = {}, act = {}) => stage(shown, state(shown, more), act);

export { all, texts, within, named as classed } from "./drawing.mjs";
export const buttons = (drawn) => all(drawn, (one) => one.tag === "button");
export const labels = (drawn) => drawn.map((one) => one.attributes["aria-label"] ?? texts(one));
export const live = (drawn) => all(drawn, (one) => one.attributes.role === "status");
