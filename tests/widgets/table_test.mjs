// The table's pure parts: what is drawn for a view, as descriptions, with no page.

import assert from "node:assert/strict";
import { test } from "node:test";

import { h } from "../../ecarte_widgets/widgets/browser/dom.js";
import { neighbour } from "../../ecarte_widgets/widgets/browser/keys.js";
import { picture } from "../../ecarte_widgets/widgets/browser/picture.js";
import { freeNumber } from "../../ecarte_widgets/widgets/browser/table.js";

const card = (text, more = {}) => ({
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

const side = (more = {}) => ({ name: "You", role: "Dealer", points: 2, target: 5, score: "2 of 5", tricks: 0, tricksLabel: "0", ...more });

const view = (more = {}) => ({
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

const book = {
  panels: { rules: "Rules", glossary: "Glossary", settings: "Settings" },
  close: "Close",
  tools: "Tools",
  topics: [
    { id: "talk", title: "The talk", paragraphs: ["Stand or propose."] },
    { id: "play", title: "Play", paragraphs: ["Follow suit."] },
  ],
  glossary: [{ term: "Ruff", meaning: "To play a trump." }],
};

const state = (more = {}) => ({ chosen: new Set(), notice: "", paused: null, panel: null, order: (cards) => cards, ...more });

const draw = (shown, states, act = {}) => picture(shown, book, states, act);

/** All descriptions of a picture that a condition holds for. */
function all(descriptions, condition) {
  return descriptions.flatMap((one) =>
    typeof one === "string" ? [] : [...(condition(one) ? [one] : []), ...all(one.children, condition)],
  );
}

const within = (drawn, label) => all(drawn, (one) => one.attributes["aria-label"] === label)[0];
const texts = (one) => (typeof one === "string" ? one : one.children.map(texts).join(""));

test("a held card is a button with the card's name, and sends its intent", () => {
  const chosen = [];
  const drawn = draw(view(), state(), { card: (one) => chosen.push(one.intent) });
  const buttons = all(within(drawn, "Your hand").children, (one) => one.tag === "button");
  assert.deepEqual(buttons.map((one) => one.attributes["aria-label"]), ["KH", "9H"]);
  buttons[1].attributes.onclick();
  assert.deepEqual(chosen, ["play 9H"]);
});

test("a refused card can be tried, an idle one is disabled", () => {
  const cards = [card("KH", { state: "refused", label: "KH, no" }), card("9H", { state: "idle" })];
  const drawn = draw(view({ hand: { label: "Your hand", cards } }), state(), {});
  const buttons = all(within(drawn, "Your hand").children, (one) => one.tag === "button");
  assert.deepEqual(buttons.map((one) => one.attributes["aria-disabled"]), [null, "true"]);
});

test("the exchange's button says how many cards are chosen, and is disabled outside the limits", () => {
  const exchange = { fewest: 1, most: 2, labels: ["Keep all five", "Exchange 1 card", "Exchange 2 cards"] };
  const choices = { label: "Choices", buttons: [{ intent: "exchange", label: "", primary: true }] };
  const button = (chosen) => {
    const drawn = draw(view({ exchange, choices }), state({ chosen: new Set(chosen) }), { choice: () => {} });
    return within(drawn, "Choices").children[0];
  };
  assert.deepEqual([[], ["KH"], ["KH", "9H"]].map((chosen) => texts(button(chosen))), exchange.labels);
  assert.equal(button([]).attributes["aria-disabled"], "true");
  assert.equal(button(["KH"]).attributes["aria-disabled"], null);
  assert.equal(button(["KH", "9H", "8H"]).attributes["aria-disabled"], "true");
});

test("there is one live region; a notice stands in it before what was said", () => {
  const live = (more) => all(draw(view(), state(more), {}), (one) => one.attributes.role === "status");
  assert.equal(live().length, 1);
  assert.match(texts(live()[0]), /You stand/);
  assert.match(texts(live({ notice: "You must follow suit" })[0]), /You must follow suit/);
});

test("the score has a mark for each point to be made, filled as they fall", () => {
  const marks = all(draw(view(), state(), {}), (one) => /ecarte-mark( |$)/.test(one.attributes.class ?? ""));
  const own = marks.slice(5);
  assert.deepEqual(own.map((one) => one.attributes.class.includes("marked")), [true, true, false, false, false]);
});

test("the opponent's cards are backs: as many as are held, with nothing on them", () => {
  const held = within(draw(view(), state(), {}), "4 cards").children;
  assert.deepEqual(held.map((one) => [one.attributes.class, texts(one)]), Array(4).fill(["ecarte-back", ""]));
});

test("while a trick is looked at there is one thing to do, and the cards say only their names", () => {
  const cards = [card("KH", { state: "refused", label: "KH, no", name: "KH" })];
  const paused = { cards: [card("9H", { by: "own", won: true })], said: "You take the trick." };
  const drawn = draw(view({ hand: { label: "Your hand", cards } }), state({ paused }), {});
  assert.deepEqual(within(drawn, "Choices").children.map(texts), ["Continue"]);
  assert.equal(within(drawn, "Your hand").children[0].attributes["aria-label"], "KH");
  assert.equal(within(drawn, "Trick").children.length, 1);
});

test("one card of the hand is reached by Tab, the others by arrows", () => {
  const drawn = draw(view(), state(), {});
  assert.deepEqual(within(drawn, "Your hand").children.map((one) => one.attributes.tabindex), ["0", "-1"]);
});

test("arrows go the way they point, whichever way the page is written", () => {
  assert.equal(neighbour("ArrowRight", 1, 5, "ltr"), 2);
  assert.equal(neighbour("ArrowRight", 1, 5, "rtl"), 0);
  assert.equal(neighbour("ArrowLeft", 1, 5, "rtl"), 2);
  assert.equal(neighbour("ArrowLeft", 0, 5, "ltr"), 0);
  assert.equal(neighbour("End", 1, 5, "ltr"), 4);
  assert.equal(neighbour("Home", 3, 5, "rtl"), 0);
  assert.equal(neighbour("a", 3, 5, "rtl"), 3);
});

test("the rules open at the topic that governs the moment", () => {
  const open = all(draw(view(), state({ panel: "rules" }), {}), (one) => one.tag === "details" && one.attributes.open);
  assert.deepEqual(open.map((one) => texts(one.children[0])), ["Play"]);
});

test("a second table takes the lowest number that is free", () => {
  assert.equal(freeNumber([]), 1);
  assert.equal(freeNumber([1, 3]), 2);
});

test("a description drops empty children", () => {
  assert.deepEqual(h("p", {}, null, ["a", undefined]).children, ["a"]);
});
