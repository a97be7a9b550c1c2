// The way through a game, in the place of the table whose game it is: a demonstration that leads back to it.

import { mountDemo, showCards } from "./demo.js";
import { c } from "./dom.js";
import { nextChoice } from "./keys.js";
import { keepWalk } from "./memory.js";
import { letBeSeen } from "./seen.js";

/**
 * Let the way through a game take the place of the table in `host` while there is one to be shown.
 *
 * `line` is the line to Python: `walk()` gives what is to be shown, null while the table is, `place()` names the place
 * of the table in the browser's memory, `send(message)` sends what was asked for, and `onWalk(callback)` and
 * `onMessage(callback)` tell of another walk and of a message, each giving what ends it. Gives what ends all of this.
 */
export function walkInPlace(host, line) {
  const table = host.querySelector(`.${c("table")}`);
  let takeAway = null;
  let before = null;

  const link = {
    view: line.walk,
    send: (message) => line.send({ walk: message }),
    onView: (callback) => line.onWalk(() => line.walk() && callback()),
    onMessage: (callback) =>
      line.onMessage((message) => {
        if (message.kind === "walk-refused") callback({ ...message, kind: "refused" });
        if (message.kind === "answered") callback(message);
      }),
  };

  function begin() {
    const had = document.activeElement;
    before = table.contains(had) ? had : null;
    takeAway = mountDemo(host, link);
    table.style.display = "none";
    const walk = host.querySelector(`.${c("demo")}`);
    // So that keys lead through it at once, and are seen to.
    if (before || had === document.body) (walk.querySelector(`.${c("demo-forward")}`) ?? walk).focus({ preventScroll: true });
    // The steps stay at the foot of the window: the table is to be seen whole above them.
    const [stage, foot] = ["demo-stage", "demo-foot"].map((part) => walk.querySelector(`.${c(part)}`).getBoundingClientRect());
    if (walk.getBoundingClientRect().top < 0 || stage.bottom > foot.top) walk.scrollIntoView({ block: "start" });
    showCards(walk);
    letBeSeen(walk);
  }

  function end() {
    const hadFocus = host.querySelector(`.${c("demo")}`).contains(document.activeElement);
    takeAway();
    takeAway = null;
    table.style.display = "";
    letBeSeen(table);
    if (hadFocus) (before?.isConnected ? before : nextChoice(table, false))?.focus();
    before = null;
  }

  function show() {
    const walk = line.walk();
    if (walk && !takeAway) begin();
    if (!walk && takeAway) end();
    keepWalk(`${line.place()}-${table.dataset.number}`, walk?.at ?? null);
  }

  const deaf = line.onWalk(show);
  if (line.walk()) begin();

  return () => {
    deaf();
    takeAway?.();
  };
}
