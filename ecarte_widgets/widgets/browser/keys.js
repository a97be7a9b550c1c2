// The keyboard within the hand: arrows move along it, Home and End go to its ends.

/** Tell where an arrow key leads; arrows go the way they point, whichever way the page is written. */
export function neighbour(key, place, count, direction) {
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  switch (key) {
    case forward:
      return Math.min(place + 1, count - 1);
    case backward:
      return Math.max(place - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return place;
  }
}

/** Give the handler of keys for a group of buttons. */
export function alongTheHand(direction) {
  return (event) => {
    const cards = [...event.currentTarget.querySelectorAll("button")];
    const place = cards.indexOf(event.target.closest("button"));
    const next = neighbour(event.key, place, cards.length, direction);
    if (place < 0 || next === place) return;
    event.preventDefault();
    cards[next].focus();
  };
}
