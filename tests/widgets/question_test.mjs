// The question of a lesson: its choices and their marks, what is said to an answer, as descriptions with no page.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as answers from "../../ecarte_widgets/widgets/browser/answers.js";
import { all, buttons, classed, control, draw, face, item, labels, live, scene, texts, view, within, words } from "./course_drawing.mjs";

test("a card that is chosen from is a button with the card's name, and one click answers", () => {
  const sent = [];
  const drawn = draw(view({ control: control("pick", { items: [item("KH"), item("9H")] }) }), {}, { answer: (id) => sent.push(id) });
  assert.deepEqual(labels(buttons(drawn)), ["KH", "9H"]);
  buttons(drawn)[1].attributes.onclick();
  assert.deepEqual(sent, ["9H"]);
});

test("a hand that is only looked at has no buttons", () => {
  const drawn = draw(view());
  assert.deepEqual(buttons(drawn), []);
  assert.deepEqual(within(drawn, "Your hand").children.map((one) => one.attributes.role), ["img", "img"]);
});

test("a choice that is settled can be reached but no longer chosen", () => {
  const sent = [];
  const shown = view({ control: control("pick", { live: false, items: [item("KH")] }) });
  const [only] = buttons(draw(shown, {}, { answer: (id) => sent.push(id) }));
  only.attributes.onclick();
  assert.deepEqual([only.attributes["aria-disabled"], sent], ["true", []]);
});

test("cards of the trick are chosen where they lie, each with whose it is", () => {
  const played = { ...face("AS"), by: "other", won: false, caption: "Opponent", label: "The opponent played AS" };
  const drawn = draw(view({ scene: scene({ table: [played], hand: null }), control: control("pick", { in: "table", items: [item("AS")] }) }), {}, {});
  const [card] = within(drawn, "Trick").children;
  assert.deepEqual([card.tag, card.attributes["aria-label"], texts(classed([card], "caption")[0])], ["button", "AS", "Opponent"]);
});

test("each mark is told by a sign and in words, not by its colour alone", () => {
  const marks = ["right", "fault", "shows", "missing"];
  const items = marks.map((mark) => item(mark, { face: face("KH"), mark, note: `it is ${mark}` }));
  const drawn = draw(view({ control: control("mark", { items }) }), {}, {});
  assert.deepEqual(classed(drawn, "sign").map(texts), ["✓", "✕", "!", "+"]);
  assert.deepEqual(buttons(drawn).map((one) => one.attributes["aria-description"]), marks.map((mark) => `it is ${mark}`));
});

test("what is chosen has no sign of right or wrong before it is judged", () => {
  const items = [item("KH", { chosen: true }), item("9H", { chosen: true, mark: "right" }), words("late", { chosen: true })];
  const drawn = draw(view({ control: control("mark", { items }) }), {}, {});
  assert.deepEqual(classed(drawn, "picked").map(texts), ["●", "●"]);
  assert.deepEqual(classed(drawn, "sign").map(texts), ["✓"]);
});

test("below the choices stands what the signs on them mean, each once, and of no other", () => {
  const marks = { right: "right", missing: "left out", fault: "wrong", shows: "shows why" };
  const items = ["missing", "right", "right"].map((mark, place) => item(String(place), { mark }));
  const told = (form, all) => {
    const [list] = classed(draw(view({ control: control(form, { items: all, marks, picked: "chosen" }) }), {}, {}), "legend");
    return list.children.map(texts);
  };
  assert.deepEqual(told("mark", items), ["✓right", "+left out"]);
  assert.deepEqual(told("mark", [item("KH", { mark: "fault" }), item("9H")]), ["✕wrong"]);
  assert.deepEqual(told("mark", [item("KH", { mark: "fault" }), item("9H", { chosen: true })]), ["✕wrong", "●chosen"]);
  assert.deepEqual(told("order", items), ["✓right", "+left out"]);
  for (const mark of ["", "right"]) {
    const plain = view({ control: control("mark", { items: [item("KH", { mark })], marks }) });
    assert.deepEqual(classed(draw(plain), "legend"), []);
  }
});

test("what was marked stays marked after a wrong answer; what is changed is no longer judged", () => {
  const shown = view({ control: control("mark", { items: [item("KH", { chosen: true, mark: "fault" }), item("9H", { chosen: true })] }) });
  const draft = answers.marking(answers.draftOf(shown.lesson.control), "KH");
  const pressed = (drawn) => buttons(drawn).map((one) => one.attributes["aria-pressed"]);
  assert.deepEqual(pressed(draw(shown)), ["true", "true"]);
  assert.deepEqual(pressed(draw(shown, { draft })), ["false", "true"]);
  assert.equal(classed(draw(shown), "sign").length, 1);
  assert.equal(classed(draw(shown, { draft }), "sign").length, 0);
});

test("cards go into the row of places in turn, and are taken back from it", () => {
  const shown = control("order", { items: ["KH", "9H", "7H"].map((card) => item(card)) });
  let draft = answers.draftOf(shown);
  for (const card of ["9H", "KH", "7H"]) draft = answers.placing(draft, card);
  assert.ok(answers.isWhole(shown, draft));
  draft = answers.placing(draft, "KH");
  assert.ok(!answers.isWhole(shown, draft));
  assert.deepEqual(answers.answerOf(shown, draft), ["9H", "7H"]);
});

test("what is taken back from a row leaves its place empty, which is filled next; the rest keeps its place and its mark", () => {
  const items = ["KH", "9H", "7H"].map((card) => item(card, { mark: card === "7H" ? "" : "fault", note: "misplaced" }));
  const shown = view({ control: control("order", { rowLabel: "Your order", order: ["9H", "KH", "7H"], how: "Choose one.", items }) });
  let draft = answers.placing(answers.draftOf(shown.lesson.control), "9H");
  const drawn = draw(shown, { draft });
  assert.deepEqual(labels(buttons([within(drawn, "Your order")])), ["KH", "7H"]);
  assert.deepEqual(classed(drawn, "slot").map((slot) => buttons([slot]).length), [0, 1, 1]);
  assert.equal(classed(drawn, "sign").length, 1);
  assert.ok(classed(drawn, "note").map(texts).includes("Choose one."));
  draft = answers.placing(answers.placing(answers.placing(draft, "KH"), "KH"), "9H");
  assert.deepEqual(draft.order, ["KH", "9H", "7H"]);
});

test("each card to be put in order is one button, in the row with its place or still in the hand", () => {
  const shown = view({ control: control("order", { rowLabel: "Your order", places: ["1st", "2nd"], items: [item("KH"), item("9H")] }) });
  const drawn = draw(shown, { draft: answers.placing(answers.draftOf(shown.lesson.control), "9H") });
  const [placed] = buttons([within(drawn, "Your order")]);
  assert.deepEqual([placed.attributes["aria-label"], placed.attributes["aria-description"]], ["9H", "1st"]);
  assert.deepEqual(labels(buttons([within(drawn, "Your hand")])), ["KH"]);
  assert.deepEqual(classed(drawn, "slot-number").map(texts), ["1", "2"]);
});

test("a number can be checked when it is whole and within the limits", () => {
  const shown = control("number", { number: { label: "Cards", min: 0, max: 21 } });
  const whole = [null, 1.5, -1, 22, 0, 21].map((number) => answers.isWhole(shown, answers.numbering(answers.draftOf(shown), number)));
  assert.deepEqual(whole, [false, false, false, false, true, true]);
});

test("counting up begins at the least and ends at the most", () => {
  const limits = { min: 2, max: 3 };
  let draft = answers.draftOf(null);
  const counted = [1, 1, 1, -1, -1].map((by) => (draft = answers.stepping(draft, limits, by)).number);
  assert.deepEqual(counted, [2, 3, 3, 2, 2]);
});

test("fields can be checked when all are filled in", () => {
  const field = (name, chosen) => ({ name, label: name, options: [{ value: "a", label: "A" }], chosen });
  const shown = control("fields", { fields: [field("player", null), field("points", "a")] });
  let draft = answers.draftOf(shown);
  assert.ok(!answers.isWhole(shown, draft));
  draft = answers.filling(draft, "player", "a");
  assert.ok(answers.isWhole(shown, draft));
  assert.deepEqual(answers.answerOf(shown, draft), { player: "a", points: "a" });
});

test("a field with few values shows them all, one with many is a menu", () => {
  const field = (name, count) => ({ name, label: name, chosen: null, options: Array.from({ length: count }, (_, value) => ({ value, label: `${value}` })) });
  const drawn = draw(view({ control: control("fields", { fields: [field("few", 3), field("many", 7)] }) }));
  assert.equal(all(drawn, (one) => one.attributes.type === "radio").length, 3);
  assert.deepEqual(all(drawn, (one) => one.tag === "select").map((one) => one.attributes["aria-label"]), ["many"]);
});

test("there is one live region: it has the feedback, what was played out, and the hint", () => {
  const shown = view({ feedback: { tone: "wrong", word: "Not yet", text: "You hold the queen." }, said: "You play.", hint: { label: "Hint", head: "Hint:", possible: true, text: "Look." } });
  assert.equal(live(draw(shown)).length, 1);
  assert.equal(live(draw(shown))[0].children.map(texts).join("|"), "✕Not yet You hold the queen.|You play.|Hint: Look.");
});

test("a notice stands in the live region in the place of the feedback", () => {
  const shown = view({ feedback: { tone: "right", text: "Yes." } });
  assert.equal(texts(live(draw(shown, { notice: "No answer for 3 seconds" }))[0]), "No answer for 3 seconds");
});

test("who waits long is told so in the place of the question", () => {
  assert.equal(texts(classed(draw(view()), "ask")[0]), "Mark the cards.");
  assert.equal(texts(classed(draw(view(), { slow: true }), "ask")[0]), "Waiting");
});

test("the question stands before the hand, and names it", () => {
  const drawn = draw(view({ control: control("mark", { items: [item("KH")] }) }));
  const names = drawn[0].children.map((one) => one.attributes.key);
  assert.ok(names.indexOf("ask") < names.indexOf("hand"));
  assert.equal(within(drawn, "Your hand").attributes["aria-describedby"], classed(drawn, "ask")[0].attributes.id);
});

test("one item of a group is reached by Tab, the others by arrows", () => {
  const drawn = draw(view({ control: control("mark", { in: "below", items: ["a", "b", "c"].map((id) => words(id)) }) }));
  assert.deepEqual(buttons(drawn).map((one) => one.attributes.tabindex), ["0", "-1", "-1"]);
});

test("packets are backs beside each player, as many as were dealt", () => {
  const side = (name) => ({ name, role: "Elder", cardsLabel: `${name}'s cards` });
  const drawn = draw(view({ scene: scene({ hand: null, own: side("You"), other: side("Opponent"), packets: { own: 3, other: 0 } }) }));
  assert.equal(within(drawn, "You's cards").children.length, 3);
  assert.equal(within(drawn, "Opponent's cards").children.length, 0);
});

test("the same hand under another rule stands below, each with its rule's name", () => {
  const rows = [{ title: "Classic", text: "You must trump.", items: [item("KH", { mark: "right" })] }];
  const drawn = draw(view({ rule: { text: "", more: null, rows } }));
  assert.deepEqual(all(drawn, (one) => one.tag === "h4").map(texts), ["Classic"]);
});
