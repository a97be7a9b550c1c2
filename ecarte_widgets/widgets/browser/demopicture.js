// The picture of a demonstration for a view: descriptions only, no page and no rule of the game.

import { demoSide, demoStock, demoTrick, openStock } from "./democards.js";
import {
  demoBranch,
  demoJumps,
  demoPosed,
  demoSource,
  demoSteps,
  demoTools,
  keyHelp,
  leadsOn,
  wayButton,
} from "./democontrols.js";
import { c, focusable, h } from "./dom.js";

function demoStatus(view, state) {
  const { question } = view;
  const asked = question && !question.isAnswered ? question.text : view.ask;
  const answer = question?.isAnswered ? question.answer : "";
  const said = state.notice || view.aside || answer || view.said;
  const pointed = state.pointed && state.pointedName ? view.words.pointing.replace("{card}", state.pointedName) : "";
  const pointing = pointed || (state.pointing ? view.words.pointAsk : "");
  return h(
    "div",
    { key: "status", class: c("status", state.notice && "notice"), role: "status", "aria-live": "polite" },
    h("p", { key: "said", class: c("said", state.notice && "remark", answer && !state.notice && !view.aside && "demo-answer") }, said),
    h("p", { key: "ask", class: c("ask", question && !question.isAnswered && "demo-question") }, state.slow ? view.words.waiting : asked),
    pointing ? h("p", { key: "pointing", class: c("demo-pointing") }, `☞ ${pointing}`) : null,
  );
}

function demoRule(view, state) {
  if (!state.rule) return null;
  return h(
    "aside",
    // It scrolls where it is long: so it takes the focus, to be scrolled by keys.
    {
      key: "rule",
      class: c("demo-rule"),
      role: "region",
      "aria-label": view.words.ruleNow,
      tabindex: "0",
      ...focusable,
    },
    h("h3", {}, view.rule.title),
    view.rule.paragraphs.map((words) => h("p", {}, words)),
    view.stake ? h("p", { class: c("stake") }, view.stake) : null,
  );
}

/** Give the picture of the whole demonstration. */
export function demoPicture(view, state, act) {
  return [
    h(
      "div",
      { key: "head", class: c("demo-head") },
      h(
        "div",
        { key: "title", class: c("demo-title") },
        h("h2", {}, view.title),
        h(
          "p",
          { class: c("note", "in-force") },
          h("span", {}, view.rules.label),
          view.rules.differences.map((words) => h("span", { class: c("difference") }, words)),
        ),
      ),
      demoTools(view, state, act),
    ),
    keyHelp(view, state, act),
    view.intro ? h("p", { key: "intro", class: c("demo-intro", view.isBegun && "demo-intro-begun") }, view.intro) : null,
    h(
      "div",
      { key: "body", class: c("demo-body", state.rule && "demo-with-rule") },
      h(
        "div",
        { key: "stage", class: c("demo-stage") },
        demoSide(view.sides.north, "north", view, state, act),
        h(
          "div",
          { key: "middle", class: c("demo-side", "demo-middle") },
          demoStock(view, state, act),
          h("div", { key: "lying", class: c("demo-lying") }, demoTrick(view, state, act), openStock(view, state, act)),
        ),
        demoSide(view.sides.south, "south", view, state, act),
      ),
      h(
        "div",
        { key: "beside", class: c("demo-beside") },
        demoStatus(view, state),
        demoRule(view, state),
      ),
    ),
    demoSteps(view, state, act),
    h(
      "div",
      { key: "bar", class: c("demo-bar") },
      demoJumps(view, state, act),
      demoPosed(view, act),
      view.playOut.possible && !leadsOn(view) ? wayButton(view.playOut, act) : null,
      demoBranch(view, act),
    ),
    view.note ? h("p", { key: "note", class: c("note", "demo-note") }, view.note) : null,
    demoSource(view, state, act),
  ].filter(Boolean);
}
