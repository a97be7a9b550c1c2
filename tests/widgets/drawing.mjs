// What the tests of the table draw: cards, views and states, and how to find things in a picture.

import { picture } from "../../ecarte_widgets/widgets/browser/picture.js";

export const card = (text, more = {}) => ({
  card: text,
  index: text[0],
  suit: "hearts",
  symbol: "♥",
  name: text,
  label: text,
  state: "play",
  intent: `play ${text}`,
  place: 0,
  ...more,
});

export const side = (more = {}) => ({
  name: "You",
  role: "Dealer",
  points: 2,
  target: 5,
  score: "2 of 5",
  tricks: 0,
  tricksLabel: "0",
  ...more,
});

export const view = (more = {}) => ({
  revision: 3,
  direction: "ltr",
  display: { colours: "two", pace: "tap" },
  goOn: "Continue",
  goOnAsk: "Look at the trick",
  waiting: "Waiting",
  topic: "play",
  lastTrick: { label: "Last trick", cards: [], text: "" },
  undo: { label: "Undo", possible: true },
  settings: [],
  newMark: "new",
  outMark: "out",
  ask: "Lead any card",
  said: "You stand.",
  players: { own: side(), other: side({ cards: 4, cardsLabel: "4 cards" }) },
  trump: { symbol: "♥", label: "Trumps: hearts" },
  turnUp: card("8H"),
  stock: { count: 21, label: "21 cards" },
  trick: { label: "Trick", cards: [] },
  hand: { label: "Your hand", cards: [card("KH"), card("9H")] },
  exchange: null,
  choices: { label: "Choices", buttons: [] },
  rules: { label: "Rules: Classic", differences: [] },
  newGame: "New game",
  newGameIsAsked: false,
  hints: [],
  dealNumber: null,
  ...more,
});

export const book = {
  panels: { rules: "Rules", glossary: "Glossary", settings: "Settings" },
  close: "Close",
  tools: "Tools",
  topics: [
    { id: "talk", title: "The talk", paragraphs: ["Stand or propose."] },
    { id: "play", title: "Play", paragraphs: ["Follow suit."] },
  ],
  glossary: [{ term: "Ruff", meaning: "To play a trump." }],
};

export const state = (more = {}) => ({
  chosen: new Set(),
  notice: "",
  paused: null,
  panel: null,
  order: (cards) => cards,
  ...more,
});

export const draw = (shown, states, act = {}) => picture(shown, book, states, act);

/** All descriptions of a picture that a condition holds for. */
export function all(descriptions, condition) {
  return descriptions.flatMap((one) =>
    typeof one === "string" ? [] : [...(condition(one) ? [one] : []), ...all(one.children, condition)],
  );
}

export const within = (drawn, label) => all(drawn, (one) => one.attributes["aria-label"] === label)[0];
export const texts = (one) => (typeof one === "string" ? one : one.children.map(texts).join(""));

export const trickCards = [card("9H", { by: "own", won: true }), card("8H", { by: "other", won: false })];
export const named = (drawn, name) => all(drawn, (one) => (one.attributes.class ?? "").split(" ").includes(`ecarte-${name}`));
export const status = (drawn) => ["said", "ask"].map((name) => texts(named(drawn, name)[0]));

/** A browser's storage, or one that forbids it. */
export function storage() {
  const kept = new Map();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, String(value)) };
}

export function withStorage(local, session, todo) {
  Object.defineProperty(globalThis, "localStorage", { get: local, configurable: true });
  Object.defineProperty(globalThis, "sessionStorage", { get: session, configurable: true });
  try {
    todo();
  } finally {
    delete globalThis.localStorage;
    delete globalThis.sessionStorage;
  }
}
