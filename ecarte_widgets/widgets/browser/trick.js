// The cards that lie on the table: those of a trick, and of the last one again.

import { button, c, h } from "./dom.js";
import { shownCard } from "./faces.js";
import { isPredicting } from "./pause.js";

/** Describe a card of a trick with the name of who played it. */
function played(card, view, ...classes) {
  const drawn = shownCard(card, card.label, `by-${card.by}`, card.isTrump && "trump", ...classes);
  const name = h("span", { key: "name", class: c("caption"), "aria-hidden": "true", dir: view.direction }, view.players[card.by].name);
  return { ...drawn, children: [...drawn.children, name] };
}

/** Describe the trick on the table, or the one that is looked at. */
export function trick(view, state) {
  const shown = state.paused ?? view.trick;
  const cards = shown.cards.map((card) => played(card, view, card.won && !isPredicting(state) && "won"));
  for (const [place, card] of cards.entries()) card.attributes["data-from"] = shown.cards[place].by;
  return h("div", { class: c("trick"), role: "group", "aria-label": view.trick.label }, cards);
}

/** Describe the last trick, where it was asked for. */
export function lastTrick(view, state) {
  if (!view.lastTrick.cards.length || state.paused || !state.lastTrick) return null;
  return h(
    "div",
    { class: c("last-trick"), role: "group", "aria-label": view.lastTrick.label, "aria-description": view.lastTrick.text },
    // Over the stock, as on a phone, nothing else tells it from the trick that is played, nor, at a low window, who took it.
    h("p", { class: c("last-title"), "aria-hidden": "true" }, view.lastTrick.label),
    h("p", { class: c("last-short"), "aria-hidden": "true" }, view.lastTrick.short),
    h("div", { class: c("last-cards") }, view.lastTrick.cards.map((card) => played(card, view, "small", card.won && "won"))),
    h("p", { class: c("last-said") }, view.lastTrick.text),
  );
}

/** Describe the button that shows the last trick; asleep, it says why. */
export function lastTrickButton(view, state, act) {
  const { cards, label, whyNot, whyLies } = view.lastTrick;
  const possible = cards.length > 0 && !state.paused;
  const why = state.paused ? whyLies : whyNot;
  return button(label, () => (possible ? act.toggle("lastTrick") : act.say(why)), {
    key: "last-trick",
    classes: "quiet last-trick-button",
    "aria-expanded": String(possible && state.lastTrick),
    "aria-disabled": possible ? null : "true",
  });
}
