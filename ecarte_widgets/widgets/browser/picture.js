// The picture of the table for a view: descriptions only, no page and no rule of the game.

import { button, c, focusable, h } from "./dom.js";
import { back, face, shownCard, tag } from "./faces.js";
import { alongTheTable } from "./keys.js";
import { panel, panelButtons } from "./panels.js";
import { isPredicting } from "./pause.js";
import { foot, status } from "./status.js";
import { lastTrick, lastTrickButton, trick } from "./trick.js";

function heldCard(card, isFirst, view, state, act) {
  const asked = !state.paused ? card.state : state.paused.leads && !isPredicting(state) ? "play" : "idle";
  const chosen = asked === "choose" && state.chosen.has(card.card);
  return h(
    "button",
    {
      key: card.card,
      type: "button",
      class: c(
        "card",
        card.suit,
        asked,
        chosen && "chosen",
        card.isNew && "new",
        card.isTrump && "trump",
        state.sent === card.intent && "sent",
      ),
      "aria-label": state.paused ? card.name : card.label,
      // A refused card can be tried: it answers with the rule. Only a card that nothing is asked about is disabled.
      "aria-disabled": asked === "idle" && !state.paused ? "true" : null,
      "aria-description": [card.isNew && view.newMark, card.isTrump && view.trump.label].filter(Boolean).join(", ") || null,
      "aria-pressed": asked === "choose" ? String(chosen) : null,
      "data-card": card.card,
      "data-from": card.isNew ? "stock" : null,
      tabindex: isFirst ? "0" : "-1",
      dir: "ltr",
      onclick: () => act.card(card),
      ...focusable,
    },
    face(card),
    chosen ? tag("tick", "✓", view.outMark, view.direction) : null,
    card.isNew && !chosen ? tag("new-mark", "+", view.newMark, view.direction) : null,
  );
}

function player(side, who, act) {
  const marks = Array.from({ length: side.target }, (_, place) =>
    h("span", { class: c("mark", place < side.points && "marked") }),
  );
  const taken = Array.from({ length: side.tricks }, () => h("span", { class: c("taken") }));
  return h(
    "div",
    { key: who, class: c("player", who) },
    h("span", { class: c("player-name") }, side.name),
    // A finger has no way to a title: it is told what the role means by a press. By Tab the glossary tells it, and so to
    // those who hear the page it is no button, which they would look for among what Tab leads to.
    h(
      "span",
      { class: c("role", "explains"), title: side.roleMeaning, onclick: () => act.explain(`${side.role}: ${side.roleMeaning}`) },
      side.role,
    ),
    h(
      "span",
      { class: c("score"), title: side.score },
      h("span", { class: c("marks"), "aria-hidden": "true" }, marks),
      h("span", { class: c("points") }, side.score),
      h("span", { class: c("points-short"), "aria-hidden": "true" }, `${side.points}/${side.target}`),
    ),
    h(
      "span",
      { class: c("tricks") },
      h("span", { class: c("takens"), "aria-hidden": "true" }, taken),
      side.tricksLabel,
    ),
    side.king ? h("span", { key: "king", class: c("tricks", "king-marked") }, side.king) : null,
  );
}

function goOnButtons(view, state, act) {
  if (!state.paused) return [];
  // Where a card is to be led, that is what stands out.
  const classes = state.paused.leads ? "primary calm" : "primary";
  if (!isPredicting(state)) return [button(view.goOn, act.goOn, { key: "go-on", classes })];
  return state.paused.predict.options.map((option) =>
    button(option.label, () => act.predict(option), { key: option.intent }),
  );
}

function choices(view, state, act) {
  const goOn = goOnButtons(view, state, act);
  const offered = state.paused ? view.choices.buttons.filter((choice) => choice.anytime) : view.choices.buttons;
  const exchange = view.exchange;
  return goOn.concat(offered.map((choice) => {
    const exchanging = choice.intent === "exchange";
    const outside = exchanging && (state.chosen.size < exchange.fewest || state.chosen.size > exchange.most);
    const label = exchanging ? exchange.labels[Math.min(state.chosen.size, exchange.most)] : choice.label;
    // Filled before a card is chosen, to keep all five would read as advice; where none can be drawn it is the only way on.
    const isEarly = exchanging && exchange.most > 0 && state.chosen.size === 0;
    const why = exchange && (state.chosen.size < exchange.fewest ? exchange.tooFew : exchange.tooMany);
    return button(label, () => (outside ? act.say(why) : act.choice(choice.intent)), {
      key: choice.intent,
      classes: view.isCovered ? "primary big" : choice.primary && !isEarly && !state.paused && !view.isDone ? "primary" : "",
      "aria-disabled": outside ? "true" : null,
    });
  }));
}

function undoButton(view, act) {
  const possible = view.undo.possible ? null : "true";
  return button(view.undo.label, act.undo, { key: "undo", classes: "quiet", "aria-disabled": possible });
}

/** Above the table stand the rules in force; on a phone also the way down to the tools, which are out of sight there. */
function bar(view, book, act) {
  return h(
    "div",
    { key: "bar", class: c("bar") },
    h(
      "div",
      { class: c("in-force") },
      h("span", { title: book.about }, view.rules.label),
      view.rules.differences.map((words) => h("span", { class: c("difference") }, words)),
    ),
    button(`${book.tools} ↓`, act.toTools, { key: "to-tools", classes: "quiet to-tools", "aria-label": book.tools }),
  );
}

/** The tools stand beside the rules in force, and come last in the page: who goes by Tab meets the hand first. */
function tools(view, book, state, act) {
  return h(
    "div",
    { key: "tools", class: c("tools", state.sought && "sought"), role: "group", "aria-label": book.tools },
    undoButton(view, act),
    lastTrickButton(view, state, act),
    panelButtons(book, state, act),
    // Where it is the choice to be made it stands below; its place up here stays free.
    button(view.newGame, act.newGame, {
      key: "new-game",
      classes: view.newGameIsAsked ? "quiet away" : "quiet",
    }),
  );
}

/** Describe the backs of the cards that a player holds. */
function backsOf(count, label, who) {
  const attributes = { class: c("backs"), role: "img", "aria-label": label, "data-source": who };
  return h("div", attributes, Array.from({ length: count }, back));
}

/** Give the picture of the whole table. */
export function picture(view, book, state, act) {
  const { cards, cardsLabel } = view.players.other;
  const backs = state.paused ?? { otherCards: cards, otherCardsLabel: cardsLabel };
  const order = state.order(view.hand.cards);
  // Whoever comes by Tab is led to a card that may be played.
  const entry = Math.max(0, order.findIndex(({ state: asked }) => asked === "play" || asked === "choose"));
  return [
    state.bar === false ? null : bar(view, book, act),
    h(
      "div",
      { key: "play", class: c("play-area", state.panel && "beside") },
      h(
        "div",
        { key: "table", class: c("surface") },
        h(
          "div",
          { key: "other", class: c("side") },
          player(view.players.other, "other", act),
          backsOf(backs.otherCards, backs.otherCardsLabel, "other"),
        ),
        h(
          "div",
          { key: "middle", class: c("middle", view.isCovered && "handed-over") },
          h(
            "div",
            { class: c("stock") },
            h(
              "div",
              {
                class: c("pile", view.stock.count === 0 && "empty"),
                role: "img",
                "aria-label": view.stock.label,
                "data-source": "stock",
              },
              view.stock.count ? back() : null,
              h("span", { class: c("count"), "aria-hidden": "true" }, String(view.stock.count)),
            ),
            shownCard(view.turnUp, view.turnUp.label, "small", "trump"),
            h("div", { class: c("trumps", view.trump.suit) }, view.trump.label),
          ),
          trick(view, state),
          h("div", { class: c("last") }, lastTrick(view, state)),
        ),
        h(
          "div",
          { key: "own", class: c("side", "side-own") },
          player(view.players.own, "own", act),
          view.isCovered ? backsOf(view.players.own.cards, view.players.own.cardsLabel, "own") : null,
        ),
        status(view, state),
        h(
          "div",
          {
            key: "hand",
            class: c("hand"),
            role: "group",
            "aria-label": view.hand.label,
            onkeydown: alongTheTable(view.direction),
            "data-source": "own",
          },
          order.map((card, place) => heldCard(card, place === entry, view, state, act)),
        ),
        h(
          "div",
          { key: "asked", class: c("asked") },
          h(
            "div",
            {
              key: "choices",
              class: c("choices"),
              role: "group",
              "aria-label": view.choices.label,
              onkeydown: alongTheTable(view.direction),
            },
            choices(view, state, act),
          ),
          state.bar === false ? undoButton(view, act) : null,
        ),
        foot(view, state),
      ),
      panel(view, book, state, act),
    ),
    state.bar === false ? null : tools(view, book, state, act),
  ].filter(Boolean);
}
