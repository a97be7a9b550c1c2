// The line to Python: one message at a time, and silence is told whatever answers come late.

import assert from "node:assert/strict";
import { test } from "node:test";

import { lineTo } from "../../ecarte_widgets/widgets/browser/sending.js";

/** Open a line to nobody, on a clock of its own; gives it with what was sent and told. */
function opened(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const [sent, told] = [[], []];
  const line = lineTo({ send: (message) => sent.push(message) }, { onSlow: () => told.push("slow"), onSilent: () => told.push("silent") });
  return { line, sent, told, pass: (time) => context.mock.timers.tick(time) };
}

test("one message is under way at a time", (context) => {
  const { line, sent } = opened(context);
  assert.equal(line.send("first"), true);
  assert.equal(line.send("second"), false);
  line.settle();
  assert.equal(line.send("third"), true);
  assert.deepEqual(sent, ["first", "third"]);
});

test("waiting is told, then silence, and neither once an answer came", (context) => {
  const { line, told, pass } = opened(context);
  line.send("first");
  pass(300);
  assert.deepEqual(told, ["slow"]);
  pass(2700);
  assert.deepEqual(told, ["slow", "silent"]);
  line.settle();
  line.send("second");
  if (line.answered()) line.settle();
  pass(10_000);
  assert.deepEqual(told, ["slow", "silent"]);
});

test("the answer to a message whose view came before does not hide the silence after the next", (context) => {
  const { line, told, pass } = opened(context);
  line.send("first");
  line.settle(); // its view has come
  line.send("second");
  assert.equal(line.answered(), false, "this answers the first");
  pass(3000);
  assert.deepEqual(told, ["slow", "silent"]);
});

test("answers that never came are not waited for once silence was told", (context) => {
  const { line, pass } = opened(context);
  line.send("lost");
  pass(3000);
  line.settle();
  line.send("heard");
  assert.equal(line.answered(), true);
});

test("a line that is cut is told at once", (context) => {
  const told = [];
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const cut = () => {
    throw new Error("cut");
  };
  lineTo({ send: cut }, { onSlow: () => told.push("slow"), onSilent: () => told.push("silent") }).send("lost");
  assert.deepEqual(told, ["silent"]);
});
