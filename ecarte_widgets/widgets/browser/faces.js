// The faces of cards, drawn: crisp at any size, with the index of any language.

import { c, h, s } from "./dom.js";

const SUITS = {
  hearts: "M50 90C22 64 8 48 8 31 8 17 18 9 29 9c10 0 17 6 21 15 4-9 11-15 21-15 11 0 21 8 21 22 0 17-14 33-42 59Z",
  diamonds: "M50 4c10 18 24 36 38 46-14 10-28 28-38 46C40 78 26 60 12 50 26 40 40 22 50 4Z",
  spades:
    "M50 6c10 18 42 36 42 58 0 13-9 20-19 20-9 0-16-5-20-13 1 11 5 19 13 24H34c8-5 12-13 13-24-4 8-11 13-20 13C17 84 8 77 8 64 8 42 40 24 50 6Z",
  clubs:
    "M50 5c12 0 21 9 21 21 0 6-3 12-7 16 3-2 7-3 11-3 12 0 21 9 21 21s-9 21-21 21c-10 0-18-6-22-14 1 12 5 21 13 28H34c8-7 12-16 13-28-4 8-12 14-22 14C13 81 4 72 4 60s9-21 21-21c4 0 8 1 11 3-4-4-7-10-7-16C29 14 38 5 50 5Z",
};

const CROWNS = {
  K: [
    "M12 84V36l20 20 18-32 18 32 20-20v48Z",
    "M46 4h8v8h8v8h-8v8h-8v-8h-8v-8h8Z",
  ],
  Q: [
    "M14 84 20 40l16 18 14-30 14 30 16-18 6 44Z",
    "M20 26a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm30-14a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm30 14a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z",
  ],
  J: [
    "M10 84c-2-24 16-44 42-44 24 0 40 18 38 44Z",
    "M60 40C62 20 76 6 96 6c-2 22-14 36-32 40Z",
  ],
};

const at = (x, y, size, turned) =>
  `translate(${x} ${y}) ${turned ? "rotate(180) " : ""}scale(${size / 100}) translate(-50 -50)`;

const suit = (name, x, y, size, turned = false) =>
  s("path", { d: SUITS[name], transform: at(x, y, size, turned), fill: "currentColor" });

function corner(card, turned) {
  return s(
    "g",
    { transform: turned ? "rotate(180 125 175)" : null },
    s(
      "text",
      {
        x: 42,
        y: 71,
        "text-anchor": "middle",
        class: c("index"),
        textLength: card.index.length > 1 ? 66 : null,
        lengthAdjust: "spacingAndGlyphs",
      },
      card.index,
    ),
    suit(card.suit, 42, 118, 52),
  );
}

function court(card, rank) {
  const [crown, ornament] = CROWNS[rank];
  const half = (turned) =>
    s(
      "g",
      { transform: turned ? "rotate(180 125 175)" : null },
      s("path", { d: crown, transform: at(125, 80, 66, false), class: c("crown") }),
      s("path", { d: ornament, transform: at(125, 80, 66, false), class: c("ornament") }),
    );
  return [
    s("rect", { x: 80, y: 34, width: 90, height: 282, rx: 10, class: c("court") }),
    half(false),
    half(true),
    s("text", { x: 125, y: 210, "text-anchor": "middle", class: c("monogram") }, card.index),
  ];
}

/** Draw a card's face. The drawing is hidden from screen readers: whatever holds it has the card's name. */
export function face(card) {
  const rank = card.card[0];
  const middle = CROWNS[rank] ? court(card, rank) : [suit(card.suit, 125, 175, 118)];
  return s(
    "svg",
    { viewBox: "0 0 250 350", class: c("face"), "aria-hidden": "true", focusable: "false" },
    ...middle,
    corner(card, false),
    corner(card, true),
  );
}

/** Draw a face that is read from the last row of a class: a big index over the suit, and one figure. */
export function plainFace(card) {
  const crown = CROWNS[card.card[0]];
  const figure = crown
    ? s(
        "g",
        {},
        s("path", { d: crown[0], transform: at(158, 258, 132, false), class: c("crown") }),
        s("path", { d: crown[1], transform: at(158, 258, 132, false), class: c("ornament") }),
      )
    : suit(card.suit, 158, 258, 136);
  return s(
    "svg",
    { viewBox: "0 0 250 350", class: c("face", "plain-face"), "aria-hidden": "true", focusable: "false" },
    s(
      "text",
      {
        x: 28,
        y: 124,
        class: c("index"),
        textLength: card.index.length > 1 ? 112 : null,
        lengthAdjust: "spacingAndGlyphs",
      },
      card.index,
    ),
    suit(card.suit, 194, 78, 84),
    figure,
  );
}

/** Draw the back of a card. */
export function back() {
  return h("span", { class: c("back") });
}

/** A card that is shown and cannot be chosen. */
export function shownCard(card, label, ...classes) {
  return h(
    "div",
    { key: card.card, class: c("card", card.suit, ...classes), role: "img", "aria-label": label, "data-card": card.card, dir: "ltr" },
    face(card),
  );
}

/**
 * Draw the tag above a card: a sign, and after it a word as far as the card is wide enough for it; who hears the page
 * hears it with the card.
 */
export const tag = (kind, shown, word, direction) =>
  h(
    "span",
    { key: kind, class: c(kind), "aria-hidden": "true", dir: direction },
    h("span", {}, shown),
    h("span", {}, word),
  );
