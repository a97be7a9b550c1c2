// A table of two people who share a screen, before it is known who sits there.

/** Give a view without its hand and all that hangs on it. */
export const covered = (view) => ({
  ...view,
  news: "",
  said: "",
  heard: "",
  ask: "",
  hints: [],
  hintsInPause: [],
  pause: null,
  exchange: null,
  hand: { ...view.hand, cards: [] },
  choices: { ...view.choices, buttons: [] },
});
