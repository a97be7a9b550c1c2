// The picture of the table for a view: descriptions only, no page and no rule of the game.

import { button, c, focusable, h } from "./dom.js";
import { back, face, shownCard } from "./faces.js";
import { alongTheHand } from "./keys.js";
import { panel, panelButtons } from "./panels.js";

function heldCard(card, place, view, state, act) {
  const chosen = state.chosen.has(card.card);
  const asked = !state.paused ? card.state : state.paused.leads ? "play" : "idle";
  return h(
    "button",
    {
      key: card.card,
      type: "button",
      class: c("card", card.suit, asked, chosen && "chosen", card.isNew && "new", card.isTrump && "trump", state.sent === card.intent && "sent"),
      "aria-label": state.paused ? card.name : card.label,
      // A refused card can be tried: it answers with the rule. Only a card that nothing is asked about is disabled.
      "aria-disabled": asked === "idle" && !state.paused ? "true" : null,
      "aria-description": card.isNew ? view.newMark : null,
      "aria-pressed": asked === "choose" ? String(chosen) : null,
      "data-card": card.card,
      "data-from": card.isNew ? "stock" : null,
      tabindex: place === 0 ? "0" : "-1",
      dir: "ltr",
      onclick: () => act.card(card),
      ...focusable,
    },
    face(card),
    chosen ? h("span", { class: c("tick"), "aria-hidden": "true" }, "✓") : null,
    card.isNew ? h("span", { class: c("new-mark"), "aria-hidden": "true" }, view.newMark) : null,
  );
}

function player(side, who) {
  const marks = Array.from({ length: side.target }, (_, place) =>
    h("span", { class: c("mark", place < side.points && "marked") }),
  );
  const taken = Array.from({ length: side.tricks }, () => h("span", { class: c("taken") }));
  return h(
    "div",
    { key: who, class: c("player", who) },
    h("span", { class: c("player-name") }, side.name),
    h("span", { class: c("role") }, side.role),
    h(
      "span",
      { class: c("score"), title: side.score },
      h("span", { class: c("marks"), "aria-hidden": "true" }, marks),
      h("span", { class: c("points") }, side.score),
    ),
    h("span", { class: c("tricks") }, h("span", { class: c("takens"), "aria-hidden": "true" }, taken), side.tricksLabel),
  );
}

function choices(view, state, act) {
  const goOn = state.paused ? [button(view.goOn, act.goOn, { key: "go-on", classes: "primary" })] : [];
  const offered = state.paused ? view.choices.buttons.filter((choice) => choice.anytime) : view.choices.buttons;
  const exchange = view.exchange;
  return goOn.concat(offered.map((choice) => {
    const exchanging = choice.intent === "exchange";
    const outside = exchanging && (state.chosen.size < exchange.fewest || state.chosen.size > exchange.most);
    const label = exchanging ? exchange.labels[Math.min(state.chosen.size, exchange.most)] : choice.label;
    return button(label, () => (outside ? null : act.choice(choice.intent)), {
      key: choice.intent,
      classes: choice.primary && !state.paused ? "primary" : "",
      "aria-disabled": outside ? "true" : null,
    });
  }));
}

function trick(view, state) {
  const shown = state.paused ?? view.trick;
  const cards = shown.cards.map((card) => {
    const drawn = shownCard(card, card.label, `by-${card.by}`, card.won && "won");
    const name = view.players[card.by].name;
    return { ...drawn, children: [...drawn.children, h("span", { class: c("caption"), "aria-hidden": "true" }, name)] };
  });
  for (const [place, card] of cards.entries()) card.attributes["data-from"] = shown.cards[place].by;
  return h("div", { class: c("trick"), role: "group", "aria-label": view.trick.label }, cards);
}

function lastTrick(view, state) {
  if (!view.lastTrick.cards.length || state.paused || !state.lastTrick) return null;
  return h(
    "div",
    { class: c("last-trick"), role: "group", "aria-label": view.lastTrick.label },
    h(
      "div",
      { class: c("last-cards") },
      view.lastTrick.cards.map((card) => shownCard(card, card.label, "small", card.won && "won")),
    ),
    h("p", {}, view.lastTrick.text),
  );
}

function lastTrickButton(view, state, act) {
  const possible = view.lastTrick.cards.length > 0;
  return button(view.lastTrick.label, () => (possible ? act.toggle("lastTrick") : null), {
    key: "last-trick",
    classes: "quiet",
    "aria-expanded": String(state.lastTrick),
    "aria-disabled": possible ? null : "true",
  });
}

function bar(view, book, state, act) {
  return h(
    "div",
    { key: "bar", class: c("bar") },
    h(
      "div",
      { class: c("in-force") },
      h("span", {}, view.rules.label),
      view.rules.differences.map((words) => h("span", { class: c("difference") }, words)),
    ),
    h(
      "div",
      { class: c("tools"), role: "group", "aria-label": book.tools },
      button(view.undo.label, act.undo, { key: "undo", classes: "quiet", "aria-disabled": view.undo.possible ? null : "true" }),
      lastTrickButton(view, state, act),
      panelButtons(book, state, act),
      // Where it is the choice to be made it stands below; its place up here stays free.
      button(view.newGame, () => act.choice("new-game"), {
        key: "new-game",
        classes: view.newGameIsAsked ? "quiet away" : "quiet",
      }),
    ),
  );
}

/** Give the picture of the whole table. */
export function picture(view, book, state, act) {
  const said = state.notice || state.told || (state.paused ? state.paused.said : view.said);
  const goOnAsk = state.paused?.leads ? view.goOnLeadAsk : view.goOnAsk;
  const ask = state.slow ? view.waiting : state.paused ? goOnAsk : view.ask;
  const backs = state.paused ?? { otherCards: view.players.other.cards, otherCardsLabel: view.players.other.cardsLabel };
  const order = state.order(view.hand.cards);
  return [
    bar(view, book, state, act),
    h(
      "div",
      { key: "play", class: c("play-area", state.panel && "beside") },
      h(
        "div",
        { key: "table", class: c("surface") },
        h(
          "div",
          { key: "other", class: c("side") },
          player(view.players.other, "other"),
          h(
            "div",
            { class: c("backs"), role: "img", "aria-label": backs.otherCardsLabel, "data-source": "other" },
            Array.from({ length: backs.otherCards }, back),
          ),
        ),
        h(
          "div",
          { key: "middle", class: c("middle") },
          h(
            "div",
            { class: c("stock") },
            h(
              "div",
              { class: c("pile", view.stock.count === 0 && "empty"), role: "img", "aria-label": view.stock.label, "data-source": "stock" },
              view.stock.count ? back() : null,
              h("span", { class: c("count"), "aria-hidden": "true" }, String(view.stock.count)),
            ),
            shownCard(view.turnUp, view.turnUp.label, "small"),
            h("div", { class: c("trumps", view.trump.suit) }, view.trump.label),
          ),
          trick(view, state),
          h("div", { class: c("last") }, lastTrick(view, state)),
        ),
        h("div", { key: "own", class: c("side") }, player(view.players.own, "own")),
        h(
          "div",
          { key: "status", class: c("status", state.notice && "notice"), role: "status", "aria-live": "polite" },
          h("p", { class: c("said") }, said),
          h("p", { class: c("ask") }, ask),
        ),
        h(
          "div",
          { key: "hand", class: c("hand"), role: "group", "aria-label": view.hand.label, onkeydown: alongTheHand(view.direction), "data-source": "own" },
          order.map((card, place) => heldCard(card, place, view, state, act)),
        ),
        h("div", { key: "choices", class: c("choices"), role: "group", "aria-label": view.choices.label }, choices(view, state, act)),
        h(
          "div",
          { key: "foot", class: c("foot", "note") },
          h("div", {}, state.paused ? [] : view.hints.map((words) => h("p", {}, words))),
          h("p", {}, view.dealNumber ?? ""),
        ),
      ),
      panel(view, book, state, act),
    ),
  ];
}
