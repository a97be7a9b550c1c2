// What leads through a demonstration: steps, tricks, questions, tools, keys, and what else can be shown.

import { button, c, focusable, h } from "./dom.js";
import { numberForm, recordFields } from "./opening.js";

/** Describe a button that leads through the line; asleep, it says why. */
export function wayButton(way, act, { primary = false } = {}) {
  return button(way.label, () => (way.possible ? act.send(way.intent) : act.say(way.why)), {
    key: way.intent,
    classes: primary ? "primary demo-forward" : "",
    "aria-disabled": way.possible ? null : "true",
  });
}

/** Tell whether the deal is played on by the computer alone: nothing comes after this moment yet. */
export const leadsOn = ({ ways, playOut }) => playOut.possible && !ways.some(({ intent, possible }) => intent === "last" && possible);

function demoChoices(view, state, act) {
  const { exchange, choices } = view;
  if (!choices.buttons.length) return null;
  return h(
    "div",
    { key: "choices", class: c("choices", "demo-choices"), role: "group", "aria-label": choices.label },
    choices.buttons.map((choice) => {
      if (choice.intent !== "exchange") return button(choice.label, () => act.send(choice.intent), { key: choice.intent });
      const count = state.chosen.size;
      const why = count < exchange.fewest ? exchange.tooFew : count > exchange.most ? exchange.tooMany : "";
      return button(exchange.labels[Math.min(count, exchange.most)], () => (why ? act.say(why) : act.exchange()), {
        key: "exchange",
        "aria-disabled": why ? "true" : null,
      });
    }),
  );
}

/**
 * Describe the foot of the page: the steps through the deal, the way back from a branch, and the acts of the moment. The
 * steps come first, so that a button that is pressed again stays where it is while what comes after it changes.
 * Where the end of the deal is not played yet, the computer plays to it; before anything is played, it alone is a step.
 */
export function demoSteps(view, state, act) {
  const [back] = view.branch;
  const toTheEnd = leadsOn(view) ? view.playOut : view.ways.at(-1);
  const begins = leadsOn(view) && !view.ways.some(({ possible }) => possible);
  const steps = begins ? [toTheEnd] : [...view.ways.slice(0, -1), toTheEnd];
  return h(
    "div",
    { key: "foot", class: c("demo-foot", begins && "demo-begins") },
    h(
      "div",
      { key: "steps", class: c("demo-steps"), role: "group", "aria-label": view.words.steps },
      steps.map((way) => wayButton(way, act, { primary: way.intent === "forward" })),
    ),
    h(
      "div",
      { key: "where", class: c("demo-where") },
      h("p", { key: "position", class: c("demo-position") }, view.position.text),
      back ? wayButton(back, act) : null,
    ),
    demoChoices(view, state, act),
  );
}

/** Describe the tricks and the deals that can be gone to. */
export function demoJumps(view, state, act) {
  const { tricks, deals } = view;
  return [
    tricks.buttons.length
      ? h(
          "div",
          { key: "tricks", class: c("demo-tricks"), role: "group", "aria-label": tricks.label },
          h("span", { class: c("demo-label"), "aria-hidden": "true" }, tricks.label),
          tricks.buttons.map((one) =>
            button(one.label, () => act.send(one.intent), {
              key: one.intent,
              classes: "demo-number",
              "aria-label": one.name,
              "aria-current": one.isCurrent ? "step" : null,
            }),
          ),
        )
      : null,
    deals
      ? h(
          "div",
          { key: "deals", class: c("setting", "demo-deals") },
          h("label", { for: `${state.id}-deals`, class: c("demo-label") }, deals.label),
          h("span", { class: c("menu") }, h(
            "select",
            { ...focusable, id: `${state.id}-deals`, value: deals.chosen, onchange: (event) => act.send(event.target.value) },
            deals.options.map((one) =>
              h("option", { key: one.value, value: one.value, selected: one.value === deals.chosen }, one.label),
            ),
          )),
        )
      : null,
  ];
}

/** Describe a branch: where it left the line, and how it becomes the line; the way back stands beside the steps. */
export function demoBranch(view, act) {
  if (!view.branch.length) return null;
  return h(
    "div",
    { key: "branch", class: c("demo-branch") },
    h("p", {}, view.position.branch),
    view.branch.slice(1).map((way) => wayButton(way, act)),
  );
}

/** Describe the questions to a class. */
export function demoPosed(view, act) {
  if (!view.posed) return null;
  return h(
    "div",
    { key: "posed", class: c("demo-posed"), role: "group", "aria-label": view.posed.label },
    view.posed.questions.map((one) =>
      button(`${one.isPosed ? "✓ " : ""}${one.label}`, () => act.send(one.intent), {
        key: one.label,
        classes: one.isPosed ? "demo-on" : "",
        "aria-pressed": String(one.isPosed),
        "aria-label": one.label,
      }),
    ),
  );
}

/** Describe the tools above the table. */
export function demoTools(view, state, act) {
  const { leave, words } = view;
  const has = (key) => words.keyList.some(({ name }) => name === key);
  const tool = (label, does, isOn) =>
    button(`${isOn ? "✓ " : ""}${label}`, does, {
      key: label,
      classes: isOn ? "quiet demo-on" : "quiet",
      "aria-label": label,
      "aria-pressed": String(isOn),
    });
  return h(
    "div",
    { key: "tools", class: c("demo-tools"), role: "group", "aria-label": words.tools },
    tool(words.ruleNow, act.rule, state.rule),
    has("point") ? tool(words.point, act.pointer, state.pointing) : null,
    button(words.keys, act.keys, { key: "keys", classes: "quiet demo-keys-button", "aria-expanded": String(state.keys) }),
    has("full") ? button(state.full ? words.leaveFull : words.full, act.full, { key: "full", classes: "quiet" }) : null,
    leave ? button(leave.label, () => act.send(leave.intent), { key: "leave" }) : null,
  );
}

/** Describe the help for the keyboard, where it is open. */
export function keyHelp(view, state, act) {
  if (!state.keys) return null;
  return h(
    "aside",
    { key: "key-help", class: c("panel", "demo-keys"), "aria-label": view.words.keys },
    h(
      "div",
      { class: c("panel-head") },
      h("h2", { tabindex: "-1" }, view.words.keys),
      button(view.words.close, act.keys, { key: "close" }),
    ),
    h(
      "dl",
      { class: c("panel-body") },
      view.words.keyList.map((one) => [h("dt", {}, one.keys), h("dd", {}, one.does)]),
    ),
  );
}

/** Describe what else can be shown. */
export function demoSource(view, state, act) {
  const { source: from } = view;
  if (!from) return null;
  const id = `${state.id}-source`;
  const menu = (one) =>
    h(
      "div",
      { key: one.name, class: c("setting") },
      h("label", { for: `${id}-${one.name}` }, one.label),
      h("span", { class: c("menu") }, h(
        "select",
        { ...focusable, id: `${id}-${one.name}`, value: one.chosen, onchange: (event) => act.set(one.name, event.target.value) },
        one.options.map((option) =>
          h("option", { key: option.value, value: option.value, selected: option.value === one.chosen }, option.label),
        ),
      )),
    );
  return h(
    "details",
    { key: "source", class: c("demo-source"), open: state.source || null, ontoggle: (event) => act.source(event.target.open) },
    h("summary", { ...focusable }, view.words.more),
    numberForm(from.opening, id, from.show, act.deal, {
      classes: "demo-row",
      faultId: state.numberFault ? `${id}-fault` : null,
      beside: [
        button(from.another, act.another, { key: "another" }),
        button(from.setUp, () => act.send("set-up"), { key: "set-up" }),
      ],
    }),
    state.numberFault
      ? h("p", { key: "fault", id: `${id}-fault`, class: c("demo-fault"), role: "alert" }, state.numberFault)
      : null,
    h("div", { key: "menus", class: c("demo-row") }, from.menus.map(menu)),
    h(
      "details",
      { key: "record", class: c("demo-record") },
      h("summary", { ...focusable }, from.opening.open),
      recordFields(from.opening, id, act),
    ),
  );
}
