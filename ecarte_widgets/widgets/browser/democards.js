// The cards of a demonstration: both hands, the stock, and what lies on the table.

import { button, c, focusable, h } from "./dom.js";
import { back, plainFace, tag } from "./faces.js";
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
    chosen ? tag("tick", "✓", view.words.outMark, view.direction) : null,
    card.mark ? h("span", { key: "mark", class: c("demo-mark"), "aria-hidden": "true" }, marks[card.mark]) : null,
    card.isNew && !chosen && !card.mark ? tag("new-mark", "+", view.words.newMark, view.direction) : null,
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

/** Describe one side: what stands beside its name, and its hand. */
export function demoSide(side, who, view, state, act) {
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

/** Describe the stock and the turn-up. */
export function demoStock(view, state, act) {
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
    openCard(view.turnUp, state, act, { classes: ["small", "trump"] }),
    h("p", { class: c("trumps", view.trump.suit) }, view.trump.label),
    openToggle({ ...stock.toggle, label: stock.toggle.name }, act), // no name stands beside it
  );
}

/** Describe the cards of an open stock. */
export function openStock(view, state, act) {
  if (!view.stock.cards?.length) return null;
  return h(
    "div",
    { key: "open-stock", class: c("open-stock"), role: "group", "aria-label": view.stock.listLabel },
    view.stock.cards.map((card) => openCard(card, state, act, { classes: ["tiny", card.isNext && "drawn-next"] })),
  );
}

/** Describe the cards on the table. */
export function demoTrick(view, state, act) {
  const cards = view.trick.cards.map((card) =>
    openCard(card, state, act, {
      classes: [card.isTrump && "trump", card.won && "won"],
      "data-from": card.by,
      children: [h("span", { key: "name", class: c("caption"), "aria-hidden": "true", dir: view.direction }, card.caption)],
    }),
  );
  return h("div", { key: "trick", class: c("demo-trick"), role: "group", "aria-label": view.trick.label }, cards);
}
