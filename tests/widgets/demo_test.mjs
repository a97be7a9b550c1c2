// A demonstration's keyboard and picture, without a page.

import assert from "node:assert/strict";
import { test } from "node:test";

import { keyMeaning } from "../../ecarte_widgets/widgets/browser/demokeys.js";

const press = (key, more = {}, at = {}, direction = "ltr") => keyMeaning({ key, ...more }, at, direction);

test("a presenter's clicker goes forward and back", () => {
  assert.equal(press("PageDown"), "forward");
  assert.equal(press("PageUp"), "back");
  assert.equal(press("PageDown", {}, { presses: true, moves: true }), "forward", "wherever the focus is");
});

test("arrows go the way they point, also where the page runs from the right", () => {
  assert.deepEqual([press("ArrowRight"), press("ArrowLeft")], ["forward", "back"]);
  const rtl = (key) => press(key, {}, {}, "rtl");
  assert.deepEqual([rtl("ArrowRight"), rtl("ArrowLeft")], ["back", "forward"]);
});

test("along a hand the arrows, Home and End move from card to card", () => {
  const keys = ["ArrowRight", "ArrowLeft", "Home", "End"];
  assert.deepEqual(keys.map((key) => press(key, {}, { moves: true })), [null, null, null, null]);
});

test("space and Enter press the button that has the focus, and go forward elsewhere", () => {
  for (const key of [" ", "Enter"]) {
    assert.equal(press(key), "forward");
    assert.equal(press(key, {}, { presses: true }), null);
  }
});

test("letters are keys by their place, whatever script is typed", () => {
  assert.equal(press("ش", { code: "KeyA" }), "answer");
  assert.equal(press("3", { code: "Digit3" }), "trick 3");
  assert.equal(press("6", { code: "Digit6" }), null);
});

test("nothing is taken from a field that is typed into, nor from the browser's own keys", () => {
  for (const key of ["PageDown", " ", "ArrowRight", "?"]) assert.equal(press(key, {}, { types: true }), null);
  assert.equal(press("a", { code: "KeyA" }, { types: true }), null);
  assert.equal(press("Escape", {}, { types: true }), "escape");
  for (const held of ["ctrlKey", "altKey", "metaKey"]) assert.equal(press("f", { code: "KeyF", [held]: true }), null);
});
