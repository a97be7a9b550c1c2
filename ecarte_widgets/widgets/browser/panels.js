// What opens beside the table: rules, glossary, results, settings, the game.

import { button, c, focusable, h } from "./dom.js";
import { gamePanel } from "./gamepanel.js";
import { results } from "./results.js";

function topic(one, current) {
  const now = one.id === current;
  return h(
    "details",
    { key: one.id, class: c("topic", now && "now"), open: now || null },
    h("summary", { ...focusable }, one.title),
    one.paragraphs.map((words) => h("p", {}, words)),
  );
}

function rules(book, view) {
  return [
    h("p", { class: c("in-force") }, view.rules.label),
    h("p", { class: c("about") }, book.about),
    view.rules.differences.length ? h("ul", {}, view.rules.differences.map((words) => h("li", {}, words))) : null,
    book.topics.map((one) => topic(one, view.topic)),
  ];
}

function glossary(book) {
  return h(
    "dl",
    {},
    book.glossary.map((entry) => [h("dt", {}, entry.term), h("dd", {}, entry.meaning)]),
  );
}

function select(setting, state, act) {
  const id = `${state.panelId}-${setting.name}`;
  return h(
    "div",
    { key: setting.name, class: c("setting") },
    h(
      "label",
      { for: `${id}-menu` },
      setting.label,
      setting.waits ? h("span", { class: c("setting-waits"), "data-waits": "true" }, ` (${setting.waits})`) : null,
    ),
    h("span", { class: c("menu") }, h(
      "select",
      {
        ...focusable,
        id: `${id}-menu`,
        "aria-describedby": setting.hint ? id : null,
        value: setting.chosen,
        onchange: (event) => act.set(setting.name, event.target.value),
      },
      setting.options.map((option) =>
        h("option", { key: option.value, value: option.value, selected: option.value === setting.chosen }, option.label),
      ),
    )),
    setting.hint ? h("span", { class: c("note"), id }, setting.hint) : null,
  );
}

/** Say at the foot of the panel, in sight wherever it is scrolled to, that something waits for the next game. */
function waiting(view, act) {
  const note = view.settings.map((group) => group.note).join("");
  if (!note) return null;
  return h(
    "div",
    { key: "note", class: c("waits"), role: "note" },
    h("span", {}, note),
    view.newGameIsAsked ? null : button(view.newGame, act.newGame, { key: "new-game" }),
  );
}

function settings(view, state, act) {
  return [
    view.settings.map((group) =>
      h(
        "fieldset",
        { key: group.name, class: c("settings") },
        h("legend", {}, group.label),
        group.settings.map((setting) => select(setting, state, act)),
      ),
    ),
    waiting(view, act),
  ];
}

/** Give the panel that is open. */
export function panel(view, book, state, act) {
  if (!state.panel) return null;
  const words = book.panels[state.panel];
  const body = {
    rules: () => rules(book, view),
    glossary: () => glossary(book),
    results: () => results(book, state, act),
    settings: () => settings(view, state, act),
    game: () => gamePanel(state, act),
  };
  return h(
    "aside",
    { key: `panel-${state.panel}`, class: c("panel"), "aria-label": words, id: state.panelId },
    h("div", { class: c("panel-head") }, h("h2", { tabindex: "-1" }, words), button(book.close, () => act.panel(null), { key: "close" })),
    h("div", { class: c("panel-body") }, body[state.panel]()),
  );
}

/** Give the buttons that open panels. */
export function panelButtons(book, state, act) {
  const offered = Object.entries(book.panels).filter(([name]) => name !== "game" || state.game);
  return offered.map(([name, words]) => {
    const open = state.panel === name;
    return button(words, () => act.panel(open ? null : name), {
      key: name,
      classes: "quiet",
      "data-panel": name,
      "aria-expanded": String(open),
      "aria-controls": open ? state.panelId : null,
    });
  });
}
