// The table's pure parts: what is drawn for a view, as descriptions, with no page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const source = await readFile(new URL("../../ecarte_widgets/widgets/table.js", import.meta.url), "utf8");
const { h, picture } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const card = (text, more = {}) => ({
  card: text,
  index: text[0],
  suit: "hearts",
  symbol: "♥",
  name: text,
  label: text,
  state: "play",
  intent: `play ${text}`,
  ...more,
});

const side = (more = {}) => ({ name: "You", role: "Dealer", points: 2, target: 5, score: "2 of 5", tricks: 0, tricksLabel: "0", ...more });

const view = (more = {}) => ({
  revision: 3,
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
  rules: { label: "Rules", options: [], chosen: "classic", note: "" },
  newGame: "New game",
  dealNumber: null,
  ...more,
});

const state = (more = {}) => ({ chosen: new Set(), notice: "", ...more });

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
  const drawn = picture(view(), state(), { card: (one) => chosen.push(one.intent) });
  const buttons = all(within(drawn, "Your hand").children, (one) => one.tag === "button");
  assert.deepEqual(buttons.map((one) => one.attributes["aria-label"]), ["KH", "9H"]);
  buttons[1].attributes.onclick();
  assert.deepEqual(chosen, ["play 9H"]);
});

test("a refused card can be tried, an idle one is disabled", () => {
  const cards = [card("KH", { state: "refused", label: "KH, no" }), card("9H", { state: "idle" })];
  const drawn = picture(view({ hand: { label: "Your hand", cards } }), state(), {});
  const buttons = all(within(drawn, "Your hand").children, (one) => one.tag === "button");
  assert.deepEqual(buttons.map((one) => one.attributes["aria-disabled"]), [null, "true"]);
});

test("the exchange's button says how many cards are chosen, and is disabled outside the limits", () => {
  const exchange = { fewest: 1, most: 2, labels: ["Keep all five", "Exchange 1 card", "Exchange 2 cards"] };
  const choices = { label: "Choices", buttons: [{ intent: "exchange", label: "", primary: true }] };
  const button = (chosen) => {
    const drawn = picture(view({ exchange, choices }), state({ chosen: new Set(chosen) }), { choice: () => {} });
    return within(drawn, "Choices").children[0];
  };
  assert.deepEqual([[], ["KH"], ["KH", "9H"]].map((chosen) => texts(button(chosen))), exchange.labels);
  assert.equal(button([]).attributes["aria-disabled"], "true");
  assert.equal(button(["KH"]).attributes["aria-disabled"], null);
  assert.equal(button(["KH", "9H", "8H"]).attributes["aria-disabled"], "true");
});

test("there is one live region; a notice stands in it before what was said", () => {
  const live = (more) => all(picture(view(), state(more), {}), (one) => one.attributes.role === "status");
  assert.equal(live().length, 1);
  assert.match(texts(live()[0]), /You stand/);
  assert.match(texts(live({ notice: "You must follow suit" })[0]), /You must follow suit/);
});

test("the score has a mark for each point to be made, filled as they fall", () => {
  const marks = all(picture(view(), state(), {}), (one) => /ecarte-mark( |$)/.test(one.attributes.class ?? ""));
  const own = marks.slice(5);
  assert.deepEqual(own.map((one) => one.attributes.class.includes("marked")), [true, true, false, false, false]);
});

test("the opponent's cards are backs: as many as are held, with nothing on them", () => {
  const backs = all(picture(view(), state(), {}), (one) => one.attributes.class === "ecarte-back");
  assert.deepEqual(backs.map(texts), ["", "", "", ""]);
});

test("a description drops empty children", () => {
  assert.deepEqual(h("p", {}, null, ["a", undefined]).children, ["a"]);
});
