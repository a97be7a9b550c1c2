// A deal being set up by hand: the pack, the places, and what is wrong. What is right, Python says.

import { button, c, focusable, h } from "./dom.js";
import { plainFace } from "./faces.js";
import { alongTheHand } from "./keys.js";

function packCard(card, place, view, chosen, act) {
  return h(
    "button",
    {
      key: card.card,
      type: "button",
      class: c("card", card.suit, "choose", card.where && "placed", chosen.card === card.card && "chosen"),
      "aria-label": card.label,
      "aria-pressed": String(chosen.card === card.card),
      "data-card": card.card,
      tabindex: place === 0 ? "0" : "-1",
      dir: "ltr",
      onclick: () => act.packCard(card),
      ...focusable,
    },
    plainFace(card),
    card.where ? h("span", { class: c("placed-at"), "aria-hidden": "true", dir: view.direction }, card.where) : null,
  );
}

function suitRow(suit, view, chosen, act) {
  return h(
    "div",
    {
      key: suit.label,
      class: c("pack-row"),
      role: "group",
      "aria-label": suit.label,
      "data-arrows": "true",
      onkeydown: alongTheHand(view.direction),
    },
    suit.cards.map((card, place) => packCard(card, place, view, chosen, act)),
  );
}

function spotButton(spot, chosen, act) {
  return h(
    "button",
    {
      key: spot.spot,
      type: "button",
      class: c("button", "spot", spot.isFull && "full-spot"),
      "aria-label": spot.name ?? spot.label,
      "aria-pressed": spot.name ? String(chosen.spot === spot.spot) : null,
      onclick: () => act.spot(spot),
      ...focusable,
    },
    h("span", { class: c("spot-name") }, spot.label, spot.isFull ? " ✓" : ""),
    spot.count ? h("span", { class: c("spot-count"), "aria-hidden": "true" }, spot.count) : null,
    spot.cards?.length
      ? h(
          "span",
          { class: c("spot-cards"), "aria-hidden": "true" },
          spot.cards.map((card) =>
            h("bdi", { key: card.card, dir: "ltr", class: c("spot-card", card.suit) }, `${card.index}${card.symbol}`),
          ),
        )
      : null,
  );
}

function setUpMenu(one, id, act) {
  return h(
    "div",
    { key: one.name, class: c("setting") },
    h("label", { for: `${id}-${one.name}` }, one.label),
    h("span", { class: c("menu") }, h(
      "select",
      {
        ...focusable,
        id: `${id}-${one.name}`,
        value: one.chosen,
        onchange: (event) => act.send(`${one.name} ${event.target.value}`),
      },
      one.options.map((option) =>
        h("option", { key: option.value, value: option.value, selected: option.value === one.chosen }, option.label),
      ),
    )),
  );
}

/** Say what is to be done next: with the card or the place that is chosen, else at all. */
function setUpHint(setUp, chosen) {
  const card = setUp.suits.flatMap((suit) => suit.cards).find((one) => one.card === chosen.card);
  if (card) return setUp.putWhere.replace("{card}", card.name);
  const spot = setUp.spots.find((one) => one.spot === chosen.spot);
  return spot ? setUp.putWhat.replace("{spot}", spot.label) : setUp.hint;
}

/** Give the picture of a set-up; `state.setUp` holds the card or the place that is chosen. */
export function setUpPicture(view, state, act) {
  const { setUp } = view;
  const chosen = state.setUp;
  return h(
    "div",
    { key: "set-up", class: c("set-up") },
    h("h2", { key: "title", tabindex: "-1" }, setUp.title),
    h(
      "div",
      { key: "said", class: c("status", state.notice && "notice"), role: "status", "aria-live": "polite" },
      h("p", { key: "notice", class: c("said", "remark") }, state.notice),
      h("p", { key: "hint", class: c("ask") }, state.slow ? view.words.waiting : setUpHint(setUp, chosen)),
      h("p", { key: "state" }, setUp.state),
      setUp.mistakes.length
        ? h("ul", { key: "mistakes", class: c("mistakes") }, setUp.mistakes.map((words) => h("li", {}, words)))
        : null,
    ),
    h("div", { key: "pack", class: c("pack") }, setUp.suits.map((suit) => suitRow(suit, view, chosen, act))),
    h(
      "div",
      { key: "spots", class: c("spots"), role: "group", "aria-label": setUp.spotsLabel },
      [...setUp.spots, setUp.pack].map((spot) => spotButton(spot, chosen, act)),
    ),
    h("div", { key: "menus", class: c("set-up-menus") }, setUp.menus.map((one) => setUpMenu(one, state.id, act))),
    h(
      "div",
      { key: "buttons", class: c("choices") },
      setUp.buttons.map((one) =>
        button(one.label, () => act.send(one.intent), {
          key: one.intent,
          classes: one.primary ? "primary" : "",
          "aria-disabled": one.intent === "use" && setUp.mistakes.length ? "true" : null,
        }),
      ),
    ),
  );
}
