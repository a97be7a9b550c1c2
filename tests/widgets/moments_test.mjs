// What a table says at its moments: at a trick, at the end, at what is asleep, and in its settings.

import assert from "node:assert/strict";
import { test } from "node:test";

import { covered } from "../../ecarte_widgets/widgets/browser/covered.js";
import { keepSeen, wasSeen } from "../../ecarte_widgets/widgets/browser/memory.js";
import { beginningOf, places, settle } from "../../ecarte_widgets/widgets/browser/motion.js";
import { pressedInPause, stillToBeSeen, trickKey } from "../../ecarte_widgets/widgets/browser/pause.js";
import { SEEN_AT_LEAST } from "../../ecarte_widgets/widgets/browser/seen.js";
import { picture } from "../../ecarte_widgets/widgets/browser/picture.js";
import { all, book, card, draw, named, side, state, status, storage, texts, trickCards, view, within, withStorage } from "./drawing.mjs";

test("what must not be missed stands before what else was said, and the end of a game before all but its king", () => {
  const lines = (more) => named(draw(view({ news: "A point.", ...more }), state(), {}), "status")[0].children.map(texts);
  assert.deepEqual(lines(), ["A point.", "You stand.", "Lead any card"]);
  assert.deepEqual(lines({ isOver: true, ask: "You win the game" }), ["You win the game", "A point.", "You stand."]);
  const byKing = { isOver: true, isWonByKing: true, saidBefore: "You stand.", ask: "You win the game" };
  assert.deepEqual(lines(byKing), ["You stand.", "A point.", "You win the game"], "a king comes before what it won");
  assert.deepEqual(lines({ saidBefore: "You stand." }), ["You stand.", "A point.", "Lead any card"], "a trick comes before its deal's result");
});

test("what is at stake stays in sight, also while a trick is looked at, when hints are silent", () => {
  const drawn = (more) => draw(view({ stake: "At stake: 2 points.", hints: ["A hint."] }), state(more), {});
  assert.match(texts(named(drawn(), "foot")[0]), /At stake: 2 points.A hint./);
  const paused = { cards: [], said: "You take the trick." };
  assert.equal(texts(named(drawn({ paused }), "foot")[0]), "At stake: 2 points.");
});

test("after a trick was looked at, only what happened since is said", () => {
  const since = (saidAfter) => view({ said: "A trick. A lead.", pause: { saidAfter } });
  assert.equal(status(draw(since("A lead."), state(), {}))[0], "A lead.");
  assert.equal(status(draw(since(""), state(), {}))[0], "A trick. A lead.");
});

test("the last trick is asleep while it lies on the table or there is none, and says why", () => {
  const said = [];
  const act = { say: (words) => said.push(words), toggle: (name) => said.push(name) };
  const words = { label: "Last trick", text: "", whyNot: "None yet", whyLies: "It still lies there" };
  const press = (cards, states) => {
    const drawn = draw(view({ lastTrick: { ...words, cards } }), state(states), act);
    const [button] = all(drawn, (one) => one.tag === "button" && texts(one) === "Last trick");
    button.attributes.onclick();
    return button.attributes["aria-disabled"];
  };
  const paused = { cards: trickCards, said: "" };
  assert.deepEqual([press([]), press(trickCards, { paused }), press(trickCards)], ["true", "true", null]);
  assert.deepEqual(said, ["None yet", "It still lies there", "lastTrick"]);
});

test("a trump is marked in the trick as in the hand, and the last trick names who played", () => {
  const cards = [card("9H", { by: "own", isTrump: true }), card("8S", { by: "other", isTrump: false })];
  const drawn = draw(view({ trick: { label: "Trick", cards } }), state(), {});
  assert.deepEqual(within(drawn, "Trick").children.map((one) => /ecarte-trump( |$)/.test(one.attributes.class)), [true, false]);
  const last = { label: "Last trick", cards, text: "" };
  assert.deepEqual(named(draw(view({ lastTrick: last }), state({ lastTrick: true }), {}), "last-cards")[0].children.map(texts).length, 2);
  assert.equal(named(draw(view({ lastTrick: last }), state({ lastTrick: true }), {}), "caption").length, 2);
  assert.equal(texts(named(draw(view({ lastTrick: last }), state({ lastTrick: true }), {}), "last-title")[0]), "Last trick");
});

test("a role says what it means when it is pressed, since a finger has no title, and is no button, since Tab passes it over", () => {
  const said = [];
  const players = { own: side({ role: "Elder hand", roleMeaning: "Leads first." }), other: side({ role: "Dealer", roleMeaning: "Deals." }) };
  const roles = named(draw(view({ players }), state(), { explain: (words) => said.push(words) }), "role");
  for (const role of roles) role.attributes.onclick();
  assert.deepEqual(said, ["Dealer: Deals.", "Elder hand: Leads first."]);
  assert.deepEqual(roles.map(({ tag, attributes }) => [tag, attributes.tabindex]), [["span", undefined], ["span", undefined]]);
});

test("a trick is seen for a while, whatever is pressed; then a card is led, or only goes on", () => {
  const looking = (more) => ({ paused: { leads: true }, pausedSince: 1000, ...more });
  assert.equal(stillToBeSeen(1000, 1180), SEEN_AT_LEAST - 180);
  assert.equal(stillToBeSeen(1000, 5000), 0);
  assert.equal(pressedInPause(looking(), 1180), "nothing");
  assert.equal(pressedInPause(looking(), 1000 + SEEN_AT_LEAST), "lead");
  assert.equal(pressedInPause(looking({ paused: { leads: false } }), 1000 + SEEN_AT_LEAST), "go-on");
  assert.equal(pressedInPause(looking({ paused: { leads: true, predict: {} } }), 9000), "nothing");
});

test("a trick that was gone on from is known again after a reload, and no other is", () => {
  const local = storage();
  const looking = (cards, dealKey = "1 2") => view({ dealKey, pause: { cards: cards.map((one) => card(one)) } });
  withStorage(() => local, storage, () => {
    assert.equal(wasSeen("here", trickKey(looking(["9H", "8H"]))), false);
    keepSeen("here", trickKey(looking(["9H", "8H"])));
    assert.equal(wasSeen("here", trickKey(looking(["9H", "8H"], "4 2"))), true, "games are counted anew");
    assert.equal(wasSeen("here", trickKey(looking(["9H", "7H"]))), false);
    assert.equal(wasSeen("here", trickKey(looking(["9H", "8H"], "1 3"))), false);
    assert.equal(wasSeen("there", trickKey(looking(["9H", "8H"]))), false);
    assert.equal(wasSeen("here", trickKey(view({ pause: null }))), false);
    assert.doesNotMatch(trickKey(looking(["9H", "8H"])), /9H|8H/, "what is kept names no card");
  });
});

test("a setting that waits is marked where it stands, and the note with New game comes last in the panel", () => {
  const begun = [];
  const setting = { name: "target", label: "Points to win", options: [], chosen: "7", hint: "", waits: "from the next game" };
  const settings = [{ name: "next", label: "The next game", settings: [setting], note: "It waits." }];
  const drawn = draw(view({ settings }), state({ panel: "settings" }), { newGame: () => begun.push(1) });
  assert.match(texts(named(drawn, "setting")[0]), /^Points to win \(from the next game\)/);
  const body = named(drawn, "panel-body")[0].children;
  assert.match(texts(body.at(-1)), /^It waits\.New game$/);
  all([body.at(-1)], (one) => one.tag === "button")[0].attributes.onclick();
  assert.deepEqual(begun, [1]);
});

test("the rules say first what the ready-made rules are", () => {
  const drawn = picture(view(), { ...book, about: "The old game." }, state({ panel: "rules" }), {});
  assert.deepEqual(named(drawn, "about").map(texts), ["The old game."]);
});

test("while cards are on their way the table says so, so that they pass below the words", async () => {
  const ends = [];
  const lying = { dataset: { card: "9H" }, left: 0 };
  lying.getBoundingClientRect = () => ({ left: lying.left, top: 0, width: 60, height: 84 });
  lying.animate = () => ({ finished: new Promise((resolve) => ends.push(resolve)) });
  const root = { dataset: {}, querySelectorAll: (what) => (what === "[data-card]" ? [lying] : []) };
  globalThis.matchMedia = () => ({ matches: false });
  const move = () => {
    const before = places(root);
    lying.left += 100;
    settle(root, before);
  };
  const pass = () => new Promise((resolve) => setTimeout(resolve));
  settle(root, places(root));
  assert.equal("moving" in root.dataset, false, "nothing has moved");
  move();
  move();
  assert.equal("moving" in root.dataset, true);
  ends[0]();
  await pass();
  assert.equal("moving" in root.dataset, true, "another card is still on its way");
  ends[1]();
  await pass();
  assert.equal("moving" in root.dataset, false);
  delete globalThis.matchMedia;
});

test("no card flies larger than a card, nor from or to a place that is not laid out", () => {
  const box = (width, height, more = {}) => ({ left: 0, top: 0, width, height, ...more });
  const lying = box(100, 140, { left: 500, top: 500 });
  assert.deepEqual(beginningOf(lying, box(62, 87)), { x: -500, y: -500, scale: 0.62 });
  const wide = box(1280, 160);
  assert.deepEqual(beginningOf(lying, undefined, wide), { x: 90, y: -490, scale: 1 }, "the hand is as wide as the screen");
  assert.equal(beginningOf(lying, box(1280, 1800)), null);
  assert.equal(beginningOf(lying, box(0, 0)), null);
  assert.equal(beginningOf(box(0, 0), box(62, 87)), null);
  assert.equal(beginningOf(lying, undefined, undefined), null);
});

test("while two people hand the screen over both hands are backs, and one big button is there", () => {
  const buttons = [{ intent: "show-hand", label: "I am North", primary: true, anytime: false }];
  const players = { own: side({ name: "North", cards: 3, cardsLabel: "North holds 3" }), other: side({ cards: 4, cardsLabel: "South holds 4" }) };
  const hand = { label: "Hidden", cards: [] };
  const drawn = draw(view({ isCovered: true, players, hand, choices: { label: "Choices", buttons } }), state(), {});
  assert.deepEqual(["North holds 3", "South holds 4"].map((label) => within(drawn, label).children.length), [3, 4]);
  assert.equal(all(drawn, (one) => one.tag === "button" && /ecarte-big/.test(one.attributes.class)).length, 1);
  assert.equal(within(draw(view({ players }), state(), {}), "North holds 3"), undefined, "a hand that is shown has no backs");
});

test("a table of two people shows no hand before Python has been greeted", () => {
  const choices = { label: "Choices", buttons: [{ intent: "stand", label: "Stand" }] };
  const shown = covered(view({ isShared: true, choices, hints: ["A hint"], exchange: { fewest: 1 }, pause: { cards: [] } }));
  assert.deepEqual([shown.hand.cards, shown.choices.buttons, shown.hints, shown.exchange, shown.pause], [[], [], [], null, null]);
  assert.deepEqual([shown.ask, shown.said, shown.news], ["", "", ""]);
});
