// The list of lessons, progress and the line to Python, with no page.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { questionKey, stepKey } from "../../ecarte_widgets/widgets/browser/frame.js";
import { objectIn } from "../../ecarte_widgets/widgets/browser/files.js";
import { keepProgress, keptProgress, mergedProgress } from "../../ecarte_widgets/widgets/browser/memory.js";
import { folded, path } from "../../ecarte_widgets/widgets/browser/path.js";
import { lineTo } from "../../ecarte_widgets/widgets/browser/sending.js";
import { stage } from "../../ecarte_widgets/widgets/browser/stage.js";
import { buttons, classed, dot, labels, lesson, live, state, texts, view } from "./course_drawing.mjs";

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
