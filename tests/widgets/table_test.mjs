// The table's pure parts: what is drawn for a view, as descriptions, with no page.

import assert from "node:assert/strict";
import { test } from "node:test";

import { h } from "../../ecarte_widgets/widgets/browser/dom.js";
import { neighbour, takesBack } from "../../ecarte_widgets/widgets/browser/keys.js";
import * as memory from "../../ecarte_widgets/widgets/browser/memory.js";
import { freeNumber } from "../../ecarte_widgets/widgets/browser/tabletop.js";
import { all, card, draw, named, side, state, status, storage, texts, trickCards, view, within, withStorage } from "./drawing.mjs";

const { keepChosen, keepGame, keptChosen, keptGame, keptSettings } = memory;

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
  const labels = ["Keep all five", "Exchange 1 card", "Exchange 2 cards"];
  const exchange = { fewest: 1, most: 2, labels, asks: [], tooFew: "Choose one first", tooMany: "No more" };
  const choices = { label: "Choices", buttons: [{ intent: "exchange", label: "", primary: true }] };
  const button = (chosen, act = { choice: () => {} }) => {
    const drawn = draw(view({ exchange, choices }), state({ chosen: new Set(chosen) }), act);
    return within(drawn, "Choices").children[0];
  };
  assert.deepEqual([[], ["KH"], ["KH", "9H"]].map((chosen) => texts(button(chosen))), exchange.labels);
  assert.equal(button([]).attributes["aria-disabled"], "true");
  assert.equal(button(["KH"]).attributes["aria-disabled"], null);
  assert.equal(button(["KH", "9H", "8H"]).attributes["aria-disabled"], "true");
  const said = [];
  const act = { choice: () => assert.fail("nothing is to be sent"), say: (words) => said.push(words) };
  for (const chosen of [[], ["KH", "9H", "8H"]]) button(chosen, act).attributes.onclick();
  assert.deepEqual(said, ["Choose one first", "No more"], "pressed all the same, it says what to do");
});

test("once cards are chosen the table asks what is to be done with them", () => {
  const exchange = { fewest: 0, most: 2, labels: [], asks: ["", "Exchange this card", "Exchange these 2"], tooFew: "", tooMany: "" };
  const asked = (chosen, more = {}) => status(draw(view({ exchange }), state({ chosen: new Set(chosen), ...more }), {})).at(-1);
  assert.equal(asked([]), view().ask);
  assert.equal(asked(["KH"]), "Exchange this card");
  assert.equal(asked(["KH", "9H"]), "Exchange these 2");
  assert.equal(asked(["KH", "9H", "8H"]), view().ask, "more than may be exchanged");
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

test("Ctrl+Z takes back by the letter, and by its place where the letters are others", () => {
  const press = (key, code, more = {}) => takesBack({ key, code, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, ...more });
  assert.ok(press("z", "KeyZ"));
  assert.ok(press("Z", "KeyZ"), "with capitals locked");
  assert.ok(press("z", "KeyW"), "on a French keyboard");
  assert.ok(press("ظ", "KeyZ"), "on a Pashto keyboard");
  assert.ok(press("z", "KeyZ", { ctrlKey: false, metaKey: true }), "on a Mac");
  assert.ok(!press("w", "KeyZ"), "on a French keyboard it closes the window");
  assert.ok(!press("z", "KeyZ", { ctrlKey: false }));
  assert.ok(!press("z", "KeyZ", { shiftKey: true }), "which does again what was undone");
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

const predicting = (more = {}) => ({
  cards: trickCards.map((one) => ({ ...one, won: false })),
  news: "",
  said: "You play the nine.",
  leads: false,
  otherCards: 4,
  otherCardsLabel: "4 cards",
  predict: {
    ask: "Who takes it?",
    options: [
      { label: "I do", intent: "predict own" },
      { label: "The opponent", intent: "predict other" },
    ],
  },
  ...more,
});
const predictionView = view({ goOnLeadAsk: "Continue, or lead" });
test("Tab leads to the first card that may be played, else to the first", () => {
  const stops = (...states) => {
    const cards = states.map((asked, place) => card(`${place}S`, { state: asked }));
    const drawn = draw(view({ hand: { label: "Your hand", keys: "", cards } }), state(), {});
    return within(drawn, "Your hand").children.map((one) => one.attributes.tabindex);
  };
  assert.deepEqual(stops("refused", "play", "play"), ["-1", "0", "-1"]);
  assert.deepEqual(stops("idle", "idle"), ["0", "-1"]);
});

test("what only tells what a word means is read beside what happened", () => {
  const explained = { notice: "Dealer: deals.", done: "Dealer: deals." };
  const told = (more) => named(draw(view({ said: "You lead." }), state(more), {}), "said").map(texts);
  assert.deepEqual(told(explained), ["Dealer: deals.", "You lead."]);
  assert.deepEqual(told({ notice: "No." }), ["No."]);
});

test("a king that was marked stands beside the name of who marked it", () => {
  const players = { own: side({ king: "king +1" }), other: side({ king: "" }) };
  const drawn = draw(view({ players }), state(), {});
  assert.deepEqual(named(drawn, "king-marked").map(texts), ["king +1"]);
});

test("before a prediction the table asks for it, and what is chosen is sent", () => {
  const picked = [];
  const drawn = draw(predictionView, state({ paused: predicting() }), { predict: (option) => picked.push(option.intent) });
  assert.deepEqual(status(drawn), ["You play the nine.", "Who takes it?"]);
  assert.deepEqual(within(drawn, "Choices").children.map(texts), ["I do", "The opponent"]);
  assert.deepEqual(named(drawn, "won"), []);
  assert.deepEqual(named(drawn, "play"), [], "a card that is raised would tell who leads");
  within(drawn, "Choices").children[1].attributes.onclick();
  assert.deepEqual(picked, ["predict other"]);
});

test("who tries a card before predicting is told what is asked, once", () => {
  const drawn = draw(predictionView, state({ paused: predicting(), notice: "Who takes it?" }), {});
  assert.deepEqual(status(drawn), ["Who takes it?", ""]);
  assert.equal(named(drawn, "notice").length, 1);
});

test("a table within another widget has no bar; Undo stands after the choices", () => {
  const undone = [];
  const drawn = draw(view(), state({ bar: false }), { undo: () => undone.push(1) });
  assert.deepEqual([named(drawn, "bar"), named(drawn, "tools")], [[], []]);
  const buttons = all(drawn, (one) => texts(one) === "Undo" && one.tag === "button");
  assert.equal(buttons.length, 1);
  buttons[0].attributes.onclick();
  assert.deepEqual(undone, [1]);
});

test("a card chosen for the exchange says in words that it goes, and is pressed", () => {
  const hand = { label: "Your hand", cards: [card("KH", { state: "choose" }), card("9H", { state: "choose" })] };
  const drawn = draw(view({ hand }), state({ chosen: new Set(["9H"]) }), {});
  assert.deepEqual(within(drawn, "Your hand").children.map((one) => one.attributes["aria-pressed"]), ["false", "true"]);
  assert.deepEqual(named(drawn, "tick").map(texts), ["✓out"]);
});

test("no card stays chosen where none is asked for any more", () => {
  const hand = { label: "Your hand", cards: [card("KH", { state: "idle" })] };
  const drawn = draw(view({ hand }), state({ chosen: new Set(["KH"]) }), {});
  assert.deepEqual([named(drawn, "chosen"), named(drawn, "tick")], [[], []]);
});

test("the rules in force come first in the page, the tools last", () => {
  assert.deepEqual(draw(view(), state(), {}).map((one) => one.attributes.key), ["bar", "play", "tools"]);
});

function forbidden() {
  throw new Error("forbidden");
}

const exchanging = (more = {}) => view({ dealKey: "3 2", exchange: { fewest: 1, most: 5, labels: [], asks: [] }, ...more });

test("cards chosen for an exchange are kept: of this deal, still in hand, while an exchange is asked", () => {
  const local = storage();
  withStorage(() => local, storage, () => {
    keepChosen("here", exchanging(), new Set(["9H", "7S"]));
    // Games are counted anew after a reload.
    assert.deepEqual(keptChosen("here", exchanging({ dealKey: "1 2" })), ["9H"]);
    assert.deepEqual(keptChosen("here", exchanging({ dealKey: "3 1" })), []);
    assert.deepEqual(keptChosen("here", exchanging({ exchange: null })), []);
    assert.deepEqual(keptChosen("there", exchanging()), []);
    keepChosen("here", exchanging(), []);
    assert.deepEqual(keptChosen("here", exchanging()), []);
  });
});

test("whatever stands where cards chosen are kept, a table can be shown", () => {
  for (const nonsense of ["", "null", "5", "[1]", "{", '{"deal":"2","cards":"KH"}', '{"deal":"2","cards":[null,{}]}']) {
    const local = storage();
    local.setItem("ecarte-chosen-here", nonsense);
    local.setItem("ecarte-settings", nonsense);
    withStorage(() => local, storage, () => {
      assert.deepEqual(keptChosen("here", exchanging()), [], nonsense);
      assert.equal(typeof keptSettings(), "object");
    });
  }
});

test("where storage is forbidden nothing is kept, and nothing fails", () => {
  withStorage(forbidden, forbidden, () => {
    keepChosen("here", exchanging(), ["9H"]);
    keepGame("here", "an id");
    assert.deepEqual([keptChosen("here", exchanging()), keptGame("here"), keptSettings()], [[], null, {}]);
  });
});

test("a window goes on with its own game, a new window with the newest", () => {
  const [local, first, second] = [storage(), storage(), storage()];
  withStorage(() => local, () => first, () => keepGame("here", "one"));
  withStorage(() => local, () => second, () => keepGame("here", "two"));
  const kept = (session) => {
    let id = null;
    withStorage(() => local, () => session, () => (id = keptGame("here")));
    return id;
  };
  assert.deepEqual([kept(first), kept(second), kept(storage())], ["one", "two", "two"]);
});
