// What can be chosen in a lesson, cards or words, and what stands on it once an answer was judged.

import { c, focusable, h } from "./dom.js";
import { face, shownCard } from "./faces.js";

/** A sign for each mark, so that none is told by its colour alone. */
const SIGNS = { right: "✓", fault: "✕", shows: "!", missing: "+" };

/** Draw the sign of a mark. */
export const sign = (mark) =>
  mark ? h("span", { class: c("sign", `sign-${mark}`), "aria-hidden": "true" }, SIGNS[mark]) : null;

const markClass = (item) => item.mark && `is-${item.mark}`;

/** Draw the sign of what is chosen and was not judged yet: like no mark, since nobody knows yet what it is worth. */
export const pickedSign = () => h("span", { class: c("picked"), "aria-hidden": "true" }, "●");

const pickedOn = (item, chosen) => (chosen && !item.mark ? pickedSign() : null);

function attributesOf(item, place, { live, isChosen, isPressed, isSent, choose }, ...classes) {
  return {
    key: item.id,
    type: "button",
    class: c(...classes, markClass(item), live && "choose", isChosen && "chosen", isSent && "sent"),
    "aria-disabled": live ? null : "true",
    "aria-pressed": isPressed === undefined ? null : String(isPressed),
    "aria-description": item.note || null,
    tabindex: place === 0 ? "0" : "-1",
    onclick: () => (live ? choose(item.id) : null),
    ...focusable,
  };
}

/**
 * Draw an item as a button.
 *
 * `place` is its place among its neighbours: the first is reached by Tab, the others by arrows. `how` says whether it is
 * `live`, `isChosen`, `isPressed` (left out where it does not stay down), `isSent`, and what `choose(id)` does.
 */
export function itemButton(item, place, how) {
  if (!item.face) {
    return h("button", attributesOf(item, place, how, "item"), pickedOn(item, how.isChosen), sign(item.mark), item.label);
  }
  return h(
    "button",
    {
      ...attributesOf(item, place, how, "card", item.face.suit, item.isTrump && "trump"),
      "aria-label": item.label,
      "data-card": item.face.card,
      dir: "ltr",
    },
    face(item.face),
    pickedOn(item, how.isChosen),
    sign(item.mark),
  );
}

/** Draw an item that is only looked at. */
export function itemShown(item, ...classes) {
  if (!item.face) {
    return h("span", { key: item.id, class: c("item", markClass(item), ...classes) }, sign(item.mark), item.label);
  }
  const card = shownCard(item.face, item.label, markClass(item), item.chosen && "chosen", item.isTrump && "trump", ...classes);
  card.attributes["aria-description"] = item.note || null;
  return { ...card, children: [...card.children, sign(item.mark)].filter(Boolean) };
}
