// A lesson around its question: the coach, the rule, the steps and what leads on, as descriptions with no page.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as answers from "../../ecarte_widgets/widgets/browser/answers.js";
import { lessonBar, lessonHead, lessonWords, lookedAt } from "../../ecarte_widgets/widgets/browser/lesson.js";
import { folded } from "../../ecarte_widgets/widgets/browser/path.js";
import { stage, toldAtTable } from "../../ecarte_widgets/widgets/browser/stage.js";
import { sheetBar } from "../../ecarte_widgets/widgets/browser/worksheet.js";
import { all, buttons, classed, control, draw, face, item, labels, lesson, live, scene, state, texts, view, within } from "./course_drawing.mjs";

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
  assert.deepEqual([texts(down), ...labels(ways)], ["To the answers", "Hint", "Back", "Next"]);
  assert.match(down.attributes.class, /primary/);
  down.attributes.onclick();
  assert.deepEqual(went, ["down"]);
  assert.deepEqual(bar(true, { ready: true, below: false }).map(texts)[0], "Check");
  assert.ok(!bar(false, { below: true }).map(texts).includes("To the answers"));
});

test("on a worksheet, too, the way to what answers stands in the place of Check, while nothing is answered", () => {
  const bar = (live, moment) => {
    const check = { label: "Check" };
    const offered = { ...lesson().buttons, back: { label: "Back" }, next: { label: "Next", primary: !live }, check };
    return buttons(sheetBar(view({ control: control("mark", { live }), buttons: offered }), moment, {})).map(texts);
  };
  assert.deepEqual(bar(true, { below: true }), ["To the answers", "Back", "Next"]);
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
