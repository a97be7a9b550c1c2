// The picture of a demonstration for a view: descriptions only, no page and no rule of the game.

import { button, c, focusable, h } from "./dom.js";
import { back, plainFace } from "./faces.js";
import { alongTheHand } from "./keys.js";

/** Draw a card that lies open: something to look at, and with the pointer something to choose. */
function openCard(card, state, act, { label = card.label, classes = [], children = [], ...more }) {
  const attributes = {
    key: card.card,
    class: c("card", card.suit, state.pointed === card.card && "pointed", ...classes),
    "aria-label": label,
    "data-card": card.card,
    dir: "ltr",
    ...more,
  };
  if (!state.pointing) return h("div", { ...attributes, role: "img" }, plainFace(card), children);
  const chosen = { type: "button", onclick: () => act.point(card), "aria-pressed": String(state.pointed === card.card) };
  return h("button", { ...attributes, ...chosen, ...focusable }, plainFace(card), children);
}

function demoHeldCard(card, place, side, view, state, act) {
  const chosen = card.chooses && state.chosen.has(card.card);
  const marks = { may: "✓", "may-not": "✕" };
  return h(
    "button",
    {
      key: card.card,
      type: "button",
      class: c(
        "card",
        card.suit,
        "demo-held",
        card.mark,
        chosen && "chosen",
        card.isTrump && "trump",
        state.pointed === card.card && "pointed",
        state.sent === card.intent && "sent",
      ),
      "aria-label": card.label,
      "aria-description": card.isNew ? view.words.newMark : null,
      "aria-pressed": card.chooses ? String(chosen) : state.pointing ? String(state.pointed === card.card) : null,
      "data-card": card.card,
      "data-from": card.isNew ? "stock" : null,
      tabindex: place === 0 ? "0" : "-1",
      dir: "ltr",
      onclick: () => act.card(card),
      ...focusable,
    },
    plainFace(card),
    chosen ? h("span", { key: "tick", class: c("tick"), "aria-hidden": "true", dir: view.direction }, `✓ ${view.words.outMark}`) : null,
    card.mark ? h("span", { key: "mark", class: c("demo-mark"), "aria-hidden": "true" }, marks[card.mark]) : null,
    card.isNew && !chosen && !card.mark
      ? h("span", { key: "new", class: c("new-mark"), "aria-hidden": "true", dir: view.direction }, view.words.newMark)
      : null,
  );
}

function demoHand(side, who, view, state, act) {
  if (!side.cards) {
    return h(
      "div",
      { key: `${who}-backs`, class: c("demo-hand"), role: "img", "aria-label": side.label, "data-source": who },
      Array.from({ length: side.count }, back),
    );
  }
  return h(
    "div",
    {
      key: `${who}-hand`,
      class: c("demo-hand"),
      role: "group",
      "aria-label": side.label,
      "data-arrows": "true",
      "data-source": who,
      onkeydown: alongTheHand(view.direction),
    },
    side.cards.map((card, place) => demoHeldCard(card, place, side, view, state, act)),
  );
}

function openToggle(one, act) {
  return button(one.label, () => act.send(one.intent), {
    key: "toggle",
    classes: "quiet demo-toggle",
    "aria-label": one.name,
  });
}

function demoSide(side, who, view, state, act) {
  const marks = Array.from({ length: side.target }, (_, place) =>
    h("span", { class: c("mark", place < side.points && "marked") }),
  );
  const taken = Array.from({ length: side.tricks }, () => h("span", { class: c("taken") }));
  return h(
    "div",
    { key: who, class: c("demo-side", side.isAwaited && "demo-awaited") },
    h(
      "div",
      { key: "about", class: c("demo-about") },
      h(
        "p",
        { class: c("demo-name") },
        h("span", { class: c("player-name") }, side.name),
        side.isAwaited ? h("span", { class: c("demo-turn") }, `● ${side.awaited}`) : null,
      ),
      h("p", { class: c("role") }, side.role),
      h(
        "p",
        { class: c("demo-score"), title: side.score },
        h("span", { class: c("marks"), "aria-hidden": "true" }, marks),
        h("span", { class: c("points") }, side.score),
        h("bdi", { class: c("points-short"), "aria-hidden": "true", dir: "ltr" }, `${side.points}/${side.target}`),
      ),
      h("p", { class: c("tricks") }, h("span", { class: c("takens"), "aria-hidden": "true" }, taken), side.tricksLabel),
      openToggle(side.toggle, act),
    ),
    demoHand(side, who, view, state, act),
  );
}

function demoStock(view, state, act) {
  const { stock } = view;
  return h(
    "div",
    { key: "stock", class: c("demo-stock") },
    h(
      "div",
      { class: c("pile", stock.count === 0 && "empty"), role: "img", "aria-label": stock.label, "data-source": "stock" },
      stock.count ? back() : null,
      h("span", { class: c("count"), "aria-hidden": "true" }, String(stock.count)),
    ),
    openCard(view.turnUp, state, act, { classes: ["small"] }),
    h("p", { class: c("trumps", view.trump.suit) }, view.trump.label),
    openToggle(stock.toggle, act),
  );
}

function openStock(view, state, act) {
  if (!view.stock.cards?.length) return null;
  return h(
    "div",
    { key: "open-stock", class: c("open-stock"), role: "group", "aria-label": view.stock.listLabel },
    view.stock.cards.map((card) => openCard(card, state, act, { label: card.name, classes: ["tiny"] })),
  );
}

function demoTrick(view, state, act) {
  const cards = view.trick.cards.map((card) =>
    openCard(card, state, act, {
      classes: [card.isTrump && "trump", card.won && "won"],
      "data-from": card.by,
      children: [h("span", { key: "name", class: c("caption"), "aria-hidden": "true", dir: view.direction }, card.caption)],
    }),
  );
  return h("div", { key: "trick", class: c("demo-trick"), role: "group", "aria-label": view.trick.label }, cards);
}

function demoStatus(view, state) {
  const { question } = view;
  const asked = question && !question.isAnswered ? question.text : view.ask;
  const answer = question?.isAnswered ? question.answer : "";
  const said = state.notice || answer || view.said;
  const pointed = state.pointed && state.pointedName ? view.words.pointing.replace("{card}", state.pointedName) : "";
  const pointing = pointed || (state.pointing ? view.words.pointAsk : "");
  return h(
    "div",
    { key: "status", class: c("status", state.notice && "notice"), role: "status", "aria-live": "polite" },
    h("p", { key: "said", class: c("said", answer && !state.notice && "demo-answer") }, said),
    h("p", { key: "ask", class: c("ask", question && !question.isAnswered && "demo-question") }, state.slow ? view.words.waiting : asked),
    pointing ? h("p", { key: "pointing", class: c("demo-pointing") }, `☞ ${pointing}`) : null,
  );
}

function demoChoices(view, state, act) {
  const { exchange, choices } = view;
  if (!choices.buttons.length) return null;
  return h(
    "div",
    { key: "choices", class: c("choices"), role: "group", "aria-label": choices.label },
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

function wayButton(way, act, { primary = false } = {}) {
  return button(way.label, () => (way.possible ? act.send(way.intent) : act.say(way.why)), {
    key: way.intent,
    classes: primary ? "primary demo-forward" : "",
    "aria-disabled": way.possible ? null : "true",
  });
}

function demoSteps(view, act) {
  return h(
    "div",
    { key: "steps", class: c("demo-steps"), role: "group", "aria-label": view.words.steps },
    view.ways.map((way) => wayButton(way, act, { primary: way.intent === "forward" })),
    h("p", { key: "position", class: c("demo-position") }, view.position.text),
  );
}

function demoJumps(view, state, act) {
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
          h(
            "select",
            { ...focusable, id: `${state.id}-deals`, value: deals.chosen, onchange: (event) => act.send(event.target.value) },
            deals.options.map((one) =>
              h("option", { key: one.value, value: one.value, selected: one.value === deals.chosen }, one.label),
            ),
          ),
        )
      : null,
  ];
}

function demoBranch(view, act) {
  if (!view.branch.length) return null;
  return h(
    "div",
    { key: "branch", class: c("demo-branch") },
    h("p", {}, view.position.branch),
    view.branch.map((way, place) => wayButton(way, act, { primary: place === 0 })),
  );
}

function demoPosed(view, act) {
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

function demoTools(view, state, act) {
  const { words } = view;
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
    tool(words.point, act.pointer, state.pointing),
    button(words.keys, act.keys, { key: "keys", classes: "quiet", "aria-expanded": String(state.keys) }),
    button(state.full ? words.leaveFull : words.full, act.full, { key: "full", classes: "quiet" }),
  );
}

function keyHelp(view, state, act) {
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

function demoSource(view, state, act) {
  const { source: from } = view;
  if (!from) return null;
  const id = `${state.id}-source`;
  const field = (name, label, element, attributes) =>
    h(
      "div",
      { key: name, class: c("setting") },
      h("label", { for: `${id}-${name}` }, label),
      h(element, { ...focusable, id: `${id}-${name}`, ...attributes }),
    );
  const menu = (one) =>
    h(
      "div",
      { key: one.name, class: c("setting") },
      h("label", { for: `${id}-${one.name}` }, one.label),
      h(
        "select",
        { ...focusable, id: `${id}-${one.name}`, value: one.chosen, onchange: (event) => act.set(one.name, event.target.value) },
        one.options.map((option) =>
          h("option", { key: option.value, value: option.value, selected: option.value === one.chosen }, option.label),
        ),
      ),
    );
  return h(
    "details",
    { key: "source", class: c("demo-source"), open: state.source || null, ontoggle: (event) => act.source(event.target.open) },
    h("summary", { ...focusable }, view.words.more),
    h(
      "form",
      {
        key: "number",
        class: c("demo-row"),
        onsubmit: (event) => {
          event.preventDefault();
          act.deal(event.target.querySelector("input").value);
        },
      },
      field("number", from.number.label, "input", { type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "16", dir: "ltr" }),
      h("button", { key: "show", type: "submit", class: c("button"), ...focusable }, from.number.show),
      button(from.number.another, act.another, { key: "another" }),
      button(from.setUp, () => act.send("set-up"), { key: "set-up" }),
    ),
    h("div", { key: "menus", class: c("demo-row") }, from.menus.map(menu)),
    h(
      "details",
      { key: "record", class: c("demo-record") },
      h("summary", { ...focusable }, from.record.label),
      field("file", from.record.file, "input", { type: "file", accept: ".json,application/json", onchange: (event) => act.file(event.target) }),
      field("text", from.record.text, "textarea", { rows: "4", dir: "ltr", spellcheck: "false" }),
      button(from.record.open, (event) => act.record(event.target.closest("details").querySelector("textarea").value), {
        key: "open",
      }),
    ),
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
        demoChoices(view, state, act),
        demoRule(view, state),
      ),
    ),
    demoSteps(view, act),
    h(
      "div",
      { key: "bar", class: c("demo-bar") },
      demoJumps(view, state, act),
      demoPosed(view, act),
      view.playOut.possible ? wayButton(view.playOut, act) : null,
      demoBranch(view, act),
    ),
    view.note ? h("p", { key: "note", class: c("note", "demo-note") }, view.note) : null,
    demoSource(view, state, act),
  ].filter(Boolean);
}
