// The course's pure parts: what is drawn for a view, and what an answer is, with no page.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import * as answers from "../../ecarte_widgets/widgets/browser/answers.js";
import { questionKey, stepKey } from "../../ecarte_widgets/widgets/browser/frame.js";
import { objectIn } from "../../ecarte_widgets/widgets/browser/files.js";
import { lessonBar, lessonHead, lessonWords, lookedAt } from "../../ecarte_widgets/widgets/browser/lesson.js";
import { keepProgress, keptProgress, mergedProgress } from "../../ecarte_widgets/widgets/browser/memory.js";
import { folded, path } from "../../ecarte_widgets/widgets/browser/path.js";
import { lineTo } from "../../ecarte_widgets/widgets/browser/sending.js";
import { stage, toldAtTable } from "../../ecarte_widgets/widgets/browser/stage.js";
import { sheetBar } from "../../ecarte_widgets/widgets/browser/worksheet.js";

const face = (card) => ({ card, index: card[0], suit: "hearts", symbol: "♥", name: card, label: card });
const item = (card, more = {}) => ({ id: card, label: card, face: face(card), mark: "", note: "", chosen: false, ...more });
const words = (id, more = {}) => ({ id, label: id, face: null, mark: "", note: "", chosen: false, ...more });

const control = (form, more = {}) => ({ form, label: "Answers", in: "hand", items: [], fields: [], number: null, live: true, ...more });

const scene = (more = {}) => ({
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

const dot = (number, part, more = {}) => ({ number, label: `Step ${number + 1}`, part, state: "open", current: false, ...more });

const lesson = (more = {}) => ({
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
  buttons: { back: { label: "Back", possible: true }, next: { label: "Next", possible: false }, check: null, another: null, compare: null, down: { label: "To the question" } },
  ...more,
});

const view = (more = {}) => ({ revision: 1, direction: "ltr", waiting: "Waiting", table: null, coach: null, lesson: lesson(more) });
const state = (shown, more = {}) => ({ id: "x", draft: answers.draftOf(shown.lesson?.control), notice: "", slow: false, sent: null, asking: null, ...more });
const draw = (shown, more = {}, act = {}) => stage(shown, state(shown, more), act);

/** All descriptions of a picture that a condition holds for. */
function all(descriptions, condition) {
  return descriptions.flatMap((one) =>
    typeof one === "string" ? [] : [...(condition(one) ? [one] : []), ...all(one.children, condition)],
  );
}

const texts = (one) => (typeof one === "string" ? one : one.children.map(texts).join(""));
const buttons = (drawn) => all(drawn, (one) => one.tag === "button");
const labels = (drawn) => drawn.map((one) => one.attributes["aria-label"] ?? texts(one));
const within = (drawn, label) => all(drawn, (one) => one.attributes["aria-label"] === label)[0];
const live = (drawn) => all(drawn, (one) => one.attributes.role === "status");
const classed = (drawn, name) => all(drawn, (one) => (one.attributes.class ?? "").split(" ").includes(`ecarte-${name}`));

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

test("a step that is played leaves the cards to the table; beside it stand the coach, and what is said", () => {
  const shown = { ...view({ ask: "" }), table: {}, coach: { title: "The talk", now: "Stand or propose.", more: { label: "The whole rule", paragraphs: ["As often as both agree."] }, advice: "Propose." } };
  const told = toldAtTable(shown, state(shown));
  const [coach] = draw(shown);
  assert.equal(texts(coach), "The talkStand or propose.The whole ruleAs often as both agree.");
  const [folded] = all([coach], (one) => one.tag === "details");
  assert.deepEqual([texts(folded), folded.attributes.open], ["The whole ruleAs often as both agree.", undefined]);
  assert.equal(live([...draw(shown), ...told]).length, 1);
  assert.match(texts(live(told)[0]), /Propose\./);
});

test("what the coach would have done stands in the live region, also while a trick is looked at, but not that the step is done", () => {
  const feedback = { tone: "right", word: "", text: "This step is done." };
  const coach = { title: "Points", now: "", more: null, advice: null, looked: {}, after: "The coach would have done the same." };
  const shown = { ...view({ ask: "", feedback }), table: {}, coach };
  const said = (one) => texts(live(toldAtTable(one, state(one)))[0]);
  assert.equal(said(shown), "✓This step is done.The coach would have done the same.");
  assert.equal(said(lookedAt(shown)), "The coach would have done the same.");
});

test("how a row of right answers is counted stands below it as long as there is none", () => {
  const row = { have: 0, need: 3, best: 0, text: "Right in a row: 0 of 3." };
  const drawn = (how) => texts(draw(view({ streak: { ...row, how } }))[0]);
  assert.match(drawn("A wrong one begins it anew."), /0 of 3\.A wrong one begins it anew\./);
  assert.doesNotMatch(drawn(null), /anew/);
});

test("while a trick lies there to be looked at, the rule is that of tricks, and there is no hint for what is next", () => {
  const looked = { title: "Tricks", now: "The higher card takes.", more: null };
  const shown = { ...view({ ask: "" }), table: {}, coach: { title: "Points", now: "All five bring 2.", more: null, advice: "Ten.", looked } };
  const seen = lookedAt(shown);
  assert.equal(texts(draw(seen)[0]), "TricksThe higher card takes.");
  assert.equal(texts(live(toldAtTable(seen, state(seen)))[0]), "");
  const [hint] = buttons(lessonBar(seen, {}, {}));
  assert.deepEqual([texts(hint), hint.attributes["aria-disabled"]], ["Hint", "true"]);
  const asked = view();
  assert.equal(lookedAt(asked), asked);
});

test("where a card may be led at once, from a trick that is looked at, a hint for that is given", () => {
  const looked = { title: "Tricks", now: "The higher card takes.", more: null };
  const shown = { ...view({ ask: "" }), table: { pause: { leads: true }, hand: { cards: [{}] } }, coach: { title: "Lead", now: "Lead any card.", more: null, advice: "The ten.", looked } };
  const seen = lookedAt(shown);
  assert.match(texts(live(toldAtTable(seen, state(seen)))[0]), /The ten\./);
  assert.equal(buttons(lessonBar(seen, {}, {}))[0].attributes["aria-disabled"], null);
});

test("after the last trick Next waits until what the deal brought is shown, and says so", () => {
  const feedback = { tone: "right", word: "", text: "This step is done." };
  const offered = { ...lesson().buttons, next: { label: "Next", possible: true } };
  const bar = (cards, done) => {
    const shown = { ...view({ ask: "", feedback: done, buttons: offered }), table: { pause: {}, hand: { cards }, goOnAsk: "Continue first." } };
    const { next } = lookedAt(shown).lesson.buttons;
    return [classed(lessonBar(lookedAt(shown), {}, {}), "primary").map(texts), next.possible, next.why];
  };
  assert.deepEqual(bar([], feedback), [[], false, "Continue first."]);
  assert.deepEqual(bar([{}], feedback), [["Next"], true, undefined]);
  assert.deepEqual(bar([], null), [["Next"], true, undefined]);
});

test("what is put into a row leaves its place among the others empty, until nothing is left to be placed", () => {
  const shown = (order, live_ = true) => view({ control: control("order", { items: ["KH", "9H", "7H"].map((card) => item(card)), order, rowLabel: "Row", live: live_ }) });
  const hand = (order) => within(draw(shown(order)), "Your hand")?.children.map((one) => [one.tag, one.attributes.tabindex]);
  assert.deepEqual(hand(["KH"]), [["span", undefined], ["button", "0"], ["button", "-1"]]);
  assert.equal(hand(["KH", "9H", "7H"]), undefined);
});

test("the turn-up is marked as a trump where the suit of trumps is named, and a card of the trick where the view says so", () => {
  const turnUp = { ...face("7H"), label: "The turn-up" };
  const marked = (more) => classed(draw(view({ scene: scene({ hand: null, turnUp, ...more }) })), "trump").map((one) => one.attributes["data-card"]);
  assert.deepEqual([marked({}), marked({ trump: null })], [["7H"], []]);
  const played = (isTrump) => ({ ...face("9H"), by: "other", won: false, caption: "Opponent", label: "9H", isTrump });
  assert.deepEqual([marked({ table: [played(true)] }), marked({ table: [played(false)] })], [["7H", "9H"], ["7H"]]);
});

test("the rule of thumb comes again as a person left it, and marks the part of the moment", () => {
  const thumb = { label: "A rule of thumb", paragraphs: ["Count.", "Keep."], now: [1], open: true };
  const folding = {};
  const fold = (isBeside) => all(lessonWords(view({ thumb }), isBeside, folding), (one) => one.tag === "details")[0];
  assert.equal(fold(false).attributes.open, undefined);
  fold(false).children[0].attributes.onclick({ currentTarget: { parentElement: { open: false } } });
  assert.equal(fold(false).attributes.open, true);
  assert.deepEqual(fold(false).children.slice(1).map((one) => one.attributes["aria-current"]), [undefined, "true"]);
  const beside = (kept) => all(stage({ ...view({ thumb }), table: {} }, { ...state(view()), isBeside: true, folding: kept }, {}), (one) => one.tag === "details")[0].attributes.open;
  assert.deepEqual([beside({}), beside({ thumb: false })], [true, undefined]);
});

test("below the coach of a whole game another game can be begun", () => {
  const begun = [];
  const drawn = (newGame) => {
    const shown = { ...view({ ask: "" }), table: {}, coach: { title: "Tricks", now: "You lead.", more: null, advice: null, newGame } };
    return buttons(stage(shown, state(shown), { newGame: () => begun.push("new") }));
  };
  const [button_] = drawn({ label: "New game" });
  assert.equal(texts(button_), "New game");
  button_.attributes.onclick();
  assert.deepEqual(begun, ["new"]);
  assert.deepEqual(drawn(null), []);
});

test("on a phone the part of a lesson is named as one, for those who hear the page too", () => {
  const part = (more) => classed(lessonHead(view(more), {}), "part-now")[0];
  assert.deepEqual([texts(part({ partNow: "Part: See" })), part({ partNow: "Part: See" }).attributes["aria-hidden"]], ["Part: See", null]);
  assert.equal(part({ part: "Exercise 1 of 6" }).attributes["aria-hidden"], "true");
});

test("while a table is played at, another hand is on offer but does not stand out", () => {
  const offered = { ...lesson().buttons, another: { label: "Another hand" } };
  const standsOut = (feedback) => classed(lessonBar(view({ buttons: offered, feedback }), {}, {}), "primary").map(texts);
  assert.deepEqual(standsOut(null), []);
  assert.deepEqual(standsOut({ tone: "shown", text: "No exchange." }), ["Another hand"]);
});

test("the steps are buttons in their parts, and the one on show is the current step", () => {
  const went = [];
  const drawn = lessonHead(view(), { goTo: (number) => went.push(number) });
  const dots = classed(drawn, "dot");
  assert.deepEqual(dots.map((one) => one.attributes["aria-current"]), [null, "step", null]);
  assert.deepEqual(all(drawn, (one) => one.tag === "ol").map((one) => one.children.length), [2, 1]);
  dots[2].attributes.onclick();
  assert.deepEqual(went, [2]);
});

test("Hint, Back and Next are always there, after what is done with the question; Next sleeps until the step is done", () => {
  const next = (possible) => lessonBar(view({ buttons: { ...lesson().buttons, next: { label: "Next", possible } } }), {}, {});
  assert.deepEqual(labels(buttons(next(false))), ["Hint", "Back", "Next"]);
  const asked_ = view({ control: control("mark"), buttons: { ...lesson().buttons, check: { label: "Check" } } });
  assert.deepEqual(labels(buttons(lessonBar(asked_, { ready: true }, {}))), ["Check", "Hint", "Back", "Next"]);
  assert.equal(buttons(next(false))[2].attributes["aria-disabled"], "true");
  assert.equal(buttons(next(true))[2].attributes["aria-disabled"], null);
});

test("Check sleeps until there is an answer to check", () => {
  const shown = view({ control: control("mark"), buttons: { ...lesson().buttons, check: { label: "Check" } } });
  const check = (ready) => buttons(lessonBar(shown, { ready }, {})).find((one) => texts(one) === "Check");
  assert.equal(check(false).attributes["aria-disabled"], "true");
  assert.equal(check(true).attributes["aria-disabled"], null);
});

test("as long as nothing is answered and what answers lies below, the way there stands in the place of Check", () => {
  const went = [];
  const bar = (live, moment) => {
    const shown = view({ control: control("mark", { live }), buttons: { ...lesson().buttons, check: { label: "Check" } } });
    return buttons(lessonBar(shown, moment, { down: () => went.push("down") }));
  };
  const [down, ...ways] = bar(true, { ready: true, below: true });
  assert.deepEqual([texts(down), ...labels(ways)], ["To the question", "Hint", "Back", "Next"]);
  assert.match(down.attributes.class, /primary/);
  down.attributes.onclick();
  assert.deepEqual(went, ["down"]);
  assert.deepEqual(bar(true, { ready: true, below: false }).map(texts)[0], "Check");
  assert.ok(!bar(false, { below: true }).map(texts).includes("To the question"));
});

test("on a worksheet, too, the way to what answers stands in the place of Check, while nothing is answered", () => {
  const bar = (live, moment) => {
    const check = { label: "Check" };
    const offered = { ...lesson().buttons, back: { label: "Back" }, next: { label: "Next", primary: !live }, check };
    return buttons(sheetBar(view({ control: control("mark", { live }), buttons: offered }), moment, {})).map(texts);
  };
  assert.deepEqual(bar(true, { below: true }), ["To the question", "Back", "Next"]);
  assert.deepEqual(bar(true, { below: false }), ["Check", "Back", "Next"]);
  assert.deepEqual(bar(false, { below: true }), ["Check", "Back", "Next"]);
});

test("the bar is told that what answers lies below until the whole answer is given; how many are to be marked, nobody says", () => {
  const below = (asked, draft) => answers.barStateOf(asked, { draft: { ...answers.draftOf(asked), ...draft }, below: true }).below;
  const marks = control("mark");
  assert.deepEqual([below(marks, {}), below(marks, { touched: ["KH"], marked: ["KH"] })], [true, true]);
  const number = control("number", { number: { min: 0, max: 5, value: null } });
  assert.deepEqual([below(number, {}), below(number, { number: 3 })], [true, false]);
  const fields = control("fields", { fields: ["own", "other"].map((name) => ({ name, options: [], chosen: null })) });
  assert.deepEqual([{}, { own: "1" }, { own: "1", other: "0" }].map((chosen) => below(fields, { touched: Object.keys(chosen), fields: { own: null, other: null, ...chosen } })), [true, true, false]);
  assert.equal(answers.barStateOf(null, { draft: answers.draftOf(null), below: false }).ready, false);
});

test("what is missing of an answer is said: of fields, the first that is empty", () => {
  const fields = control("fields", { fields: ["own", "other"].map((name) => ({ name, options: [], chosen: null, missing: `Missing: ${name}` })) });
  const said = (chosen) => answers.missingOf(fields, { ...answers.draftOf(fields), fields: { own: null, other: null, ...chosen } });
  assert.deepEqual([said({}), said({ own: "1" }), said({ other: "1" })], ["Missing: own", "Missing: other", "Missing: own"]);
  const order = control("order", { missing: "A place is empty." });
  assert.equal(answers.missingOf(order, answers.draftOf(order)), "A place is empty.");
});

test("a button that shortens its words on a phone keeps its name", () => {
  const offered = { ...lesson().buttons, compare: { label: "Show the other rule", short: "Other rule" } };
  const named = buttons(lessonBar(view({ buttons: offered }), {}, {})).map((one) => one.attributes["aria-label"]);
  assert.deepEqual(named, ["Show the other rule", "Hint", "Back", undefined]);
});

test("one button at most is the one that stands out", () => {
  const all_ = { ...lesson().buttons, check: { label: "Check" }, another: { label: "Another hand" }, compare: { label: "Show the other rule", short: "Other rule" } };
  for (const live_ of [true, false]) {
    for (const possible of [true, false]) {
      const shown = view({ control: control("mark", { live: live_ }), buttons: { ...all_, next: { label: "Next", possible } } });
      assert.equal(classed(lessonBar(shown, { ready: true }, {}), "primary").length, 1);
    }
  }
});

test("of a rule one sentence is told, and the rest folded below it", () => {
  const rule = { text: "Two points for the elder hand.", more: { label: "The whole rule", paragraphs: ["Only the first refusal counts."] }, rows: [] };
  const [shown] = classed(lessonWords(view({ rule })), "rule");
  assert.equal(texts(shown.children[0]), "Two points for the elder hand.");
  assert.equal(texts(all([shown], (one) => one.tag === "details")[0]), "The whole ruleOnly the first refusal counts.");
  assert.equal(all(lessonWords(view({ rule: { ...rule, more: null } })), (one) => one.tag === "details").length, 0);
});

test("a rule of thumb is folded above a table; beside one it stands below what is said, open where the talk is practised", () => {
  const folds = (drawn) => all(drawn, (one) => one.tag === "details");
  for (const open of [true, false]) {
    const thumb = { label: "A rule of thumb", paragraphs: ["Count your trumps."], open };
    const shown = { ...view({ thumb, ask: "" }), table: {}, coach: null };
    const [above, beside] = [folds(lessonWords(shown, false)), folds(stage(shown, { isBeside: true }, {}))];
    assert.deepEqual([...above, ...beside].map(texts), Array(2).fill("A rule of thumbCount your trumps."));
    assert.deepEqual([...above, ...beside].map((fold) => "open" in fold.attributes), [false, open]);
    assert.deepEqual([...folds(lessonWords(shown, true)), ...folds(stage(shown, { isBeside: false }, {}))], []);
  }
});

test("a trump of a hand is marked as at the table, whether it is chosen from or looked at", () => {
  const hand = [item("KH", { isTrump: true }), item("9H", { isTrump: false })];
  for (const shown of [{ control: control("mark", { items: hand }) }, { scene: scene({ hand, handLabel: "Your hand" }) }]) {
    assert.deepEqual(classed(draw(view(shown)), "trump").map((card) => card.attributes["aria-label"]), [hand[0].label]);
  }
});

test("after a right answer of a practice it is said where the answer was judged how many are wanted yet", () => {
  const streak = { have: 1, need: 3, text: "1 of 3", how: null, more: "Right 2 more times." };
  const [status] = classed(draw(view({ feedback: { tone: "right", word: "Right.", text: "Yes." }, streak })), "feedback");
  assert.match(texts(status), /Right 2 more times\./);
});

test("choices that arrows go along say so, for those who come by keyboard", () => {
  const drawn = draw(view({ control: control("mark", { keys: "Keys: arrows." }) }));
  assert.deepEqual(classed(drawn, "key-hint").map(texts), ["Keys: arrows."]);
  assert.equal(classed(draw(view({ control: control("number", { number: { label: "Number", min: 0, max: 5 } }) })), "key-hint").length, 0);
});

test("the heading of a step takes the focus when it is led there", () => {
  const [heading] = lessonWords(view(), {});
  assert.deepEqual([heading.tag, heading.attributes.tabindex, texts(heading)], ["h3", "-1", "Overtake"]);
});

const one = (id, where) => ({ id, title: id, summary: "", state: where, progress: { done: 0, total: 1, text: "0 of 1" }, label: `Lesson ${id}` });
const clear = { name: "clear", label: "Clear", ask: "Forget all?", yes: "Forget", no: "Keep" };
const listed = (more = {}) => ({
  waiting: "Waiting",
  settings: [],
  list: { title: "Learn", intro: "Seven lessons.", next: { id: "play", label: "Go on" }, lessons: [one("setup", "done"), one("play", "here"), one("king", "open")], tools: [clear], ...more },
});

test("every lesson of the list can be opened, whatever was done", () => {
  const opened = [];
  const drawn = path(listed(), state({}), { lesson: (id) => opened.push(id) });
  const stops = classed(drawn, "stop-button");
  stops.forEach((stop) => stop.attributes.onclick());
  assert.deepEqual(opened, ["setup", "play", "king"]);
  assert.deepEqual(stops.map((stop) => stop.attributes["aria-current"]), [null, "step", null]);
  assert.deepEqual(classed(drawn, "stop-sign").map(texts), ["✓", "●", ""]);
});

test("clearing asks first, by a second button, and says what it would do", () => {
  const asked = (asking) => path(listed(), state({}, { asking }), {});
  assert.deepEqual(labels(buttons([classed(asked(null), "course-tools")[0]])), ["Clear"]);
  assert.deepEqual(labels(buttons([classed(asked("clear"), "course-tools")[0]])), ["Clear", "Forget", "Keep"]);
  assert.equal(texts(live(asked("clear"))[0]), "Forget all?");
});

test("settings are folded where there is a word for the fold", () => {
  const settings = [{ name: "language", label: "Language", options: [{ value: "en", label: "English" }], chosen: "en" }];
  assert.deepEqual(folded({ settings }, state({}), {}).map((one_) => one_.tag), ["div"]);
  assert.deepEqual(folded({ settings, settingsLabel: "Settings" }, state({}), {}).map((one_) => one_.tag), ["details"]);
  assert.deepEqual(folded({ settings: [] }, state({}), {}), []);
});

test("a file of progress is an object, or it is none", async () => {
  const file = (text, size = text.length) => ({ size, text: async () => text });
  assert.deepEqual(await objectIn(file('{"a": 1}')), { a: 1 });
  for (const text of ["[1]", "1", "null", "{", ""]) assert.equal(await objectIn(file(text)), null);
  assert.equal(await objectIn(file("{}", 2_000_000)), null);
});

test("two fast clicks are one message, and another goes out once an answer came", () => {
  const sent = [];
  const line = lineTo({ send: (message) => sent.push(message) }, { onSlow: () => {}, onSilent: () => {} });
  assert.deepEqual([line.send(1), line.send(2)], [true, false]);
  line.settle();
  assert.ok(line.send(3));
  line.settle();
  assert.deepEqual(sent, [1, 3]);
});

test("a line that is cut, or stays silent, is told of", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const told = [];
  const listener = { onSlow: () => told.push("slow"), onSilent: () => told.push("silent") };
  lineTo({ send: () => {} }, listener).send({});
  mock.timers.tick(60_000);
  mock.timers.reset();
  const cut = { send: () => { throw new Error("cut"); } };
  const line = lineTo(cut, listener);
  line.send({});
  line.settle();
  assert.deepEqual(told, ["slow", "silent", "silent"]);
});

test("what was chosen belongs to one question of one step", () => {
  const key = (more) => questionKey(view(more));
  assert.equal(key(), key({ feedback: { tone: "wrong", text: "No." } }));
  assert.notEqual(key(), key({ question: "1-1" }));
  assert.notEqual(key(), key({ dots: [dot(0, "See", { current: true }), dot(1, "See")] }));
  assert.equal(questionKey({ lesson: null }), null);
  assert.equal(stepKey(view()), "play 1");
});

const done = (lesson, steps, streaks = {}) => ({ version: 1, lessons: { [lesson]: { done: steps, streaks } } });

test("what two windows did is put together, and the better row of right answers stays", () => {
  const together = mergedProgress(done("play", ["void"], { void: 2 }), {
    version: 1,
    lessons: { play: { done: ["lead"], streaks: { void: 5 } }, king: { done: ["late"], streaks: {} } },
  });
  assert.deepEqual(together, {
    version: 1,
    lessons: { play: { done: ["lead", "void"], streaks: { void: 5 } }, king: { done: ["late"], streaks: {} } },
  });
});

test("progress is kept beside that of another window, unless it takes its place", () => {
  const kept = new Map();
  globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  keepProgress(done("play", ["void"]), false);
  keepProgress(done("king", ["late"]), false);
  assert.deepEqual(Object.keys(keptProgress().lessons).sort(), ["king", "play"]);
  keepProgress({ version: 1, lessons: {} }, true);
  assert.deepEqual(keptProgress().lessons, {});
  for (const nonsense of ['{"version":1,"lessons":{"play":{"done":3}}}', '{"version":1,"lessons":[null]}', "[]", "{"]) {
    kept.set("ecarte-progress", nonsense);
    keepProgress(done("play", ["void"]), false);
    assert.deepEqual(keptProgress(), done("play", ["void"]), nonsense);
  }
  delete globalThis.localStorage;
});

test("what is asked says which question it is, so that a new one can be brought into sight", () => {
  const questionOf = (more) => {
    const shown = view(more);
    const [surface] = stage(shown, state(shown), {});
    return surface.children.find((one) => one.attributes.key === "ask").attributes["data-question"];
  };
  assert.equal(questionOf(), "play 1 1-0");
  assert.equal(questionOf({ feedback: { tone: "wrong", word: "Not right.", text: "No." } }), questionOf());
  assert.notEqual(questionOf({ question: "1-1" }), questionOf());
});
