// Motion: a card goes from where it was to where it is. Nothing moves for those who asked for less of it.

const MILLISECONDS = 200;

const still = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;

/** Note where the cards are, by their names; also where cards come from that had no place of their own yet. */
export function places(root) {
  const found = new Map();
  for (const card of root.querySelectorAll("[data-card]")) found.set(card.dataset.card, card.getBoundingClientRect());
  for (const source of root.querySelectorAll("[data-source]")) {
    found.set(source.dataset.source, source.getBoundingClientRect());
  }
  return found;
}

/** Move the cards from the places noted to where they are now; meanwhile they pass below the words (words.css). */
export function settle(root, before) {
  if (still()) return;
  const moves = [];
  for (const card of root.querySelectorAll("[data-card]")) {
    const from = before.get(card.dataset.card) ?? before.get(card.dataset.from);
    if (!from || !card.animate) continue;
    const to = card.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 2 || to.width === 0) continue;
    const start = { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, transformOrigin: "0 0" };
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
