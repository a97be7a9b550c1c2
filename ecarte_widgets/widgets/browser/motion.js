// Motion: a card goes from where it was to where it is. Nothing moves for those who asked for less of it.

const MILLISECONDS = 200;

const still = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;

/** How many times as large as at its end a card may be where it begins: more is a page that is not laid out yet. */
const LARGEST = 2.5;

/** Note where the cards are, by their names; also the places that cards come from that had none of their own yet. */
export function places(root) {
  const found = { cards: new Map(), sources: new Map() };
  for (const card of root.querySelectorAll("[data-card]")) found.cards.set(card.dataset.card, card.getBoundingClientRect());
  for (const source of root.querySelectorAll("[data-source]")) {
    found.sources.set(source.dataset.source, source.getBoundingClientRect());
  }
  return found;
}

/** Nothing was noted: nothing moves. */
export const nowhere = () => ({ cards: new Map(), sources: new Map() });

/**
 * Give how a card that ends at a box begins, as translation and scale: like the card it was, else as a card in the middle
 * of where it came from, which may be as wide as the table. Null where there is nothing to be seen of the way.
 */
export function beginningOf(to, card, source) {
  const from = card ?? source;
  const isLaidOut = (box) => box.width > 0 && box.height > 0;
  if (!from || !isLaidOut(from) || !isLaidOut(to)) return null;
  const scale = card ? from.width / to.width : Math.min(1, from.width / to.width);
  if (scale > LARGEST) return null;
  const x = from.left - to.left + (card ? 0 : (from.width - to.width * scale) / 2);
  const y = from.top - to.top + (card ? 0 : (from.height - to.height * scale) / 2);
  return Math.abs(x) + Math.abs(y) < 2 ? null : { x, y, scale };
}

/** Move the cards from the places noted to where they are now; meanwhile they pass below the words (words.css). */
export function settle(root, before) {
  if (still()) return;
  const moves = [];
  for (const card of root.querySelectorAll("[data-card]")) {
    const source = before.sources.get(card.dataset.from);
    const begins = card.animate && beginningOf(card.getBoundingClientRect(), before.cards.get(card.dataset.card), source);
    if (!begins) continue;
    const { x, y, scale } = begins;
    const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0" };
    const end = { transform: "none", transformOrigin: "0 0" };
    moves.push(card.animate([start, end], { duration: MILLISECONDS, easing: "ease-out" }).finished);
  }
  if (!moves.length) return;
  const move = String(Number(root.dataset.moving ?? 0) + 1);
  root.dataset.moving = move;
  Promise.allSettled(moves).then(() => {
    if (root.dataset.moving === move) delete root.dataset.moving;
  });
}
