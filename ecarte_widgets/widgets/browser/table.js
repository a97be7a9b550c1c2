// The table as a widget: the line between a page and the Python object whose table it is.

import { mountTable } from "./tabletop.js";
import { walkInPlace } from "./walk.js";

/** Listen to a model; gives what ends that. */
function listen(model, event, callback) {
  model.on(event, callback);
  return () => model.off(event, callback);
}

/** Give the line to Python that a table is mounted with. */
function linkOf(model) {
  return {
    view: () => model.get("view"),
    book: () => model.get("book"),
    game: () => model.get("game"),
    send: (message) => model.send(message),
    onView(callback) {
      const ends = ["change:view", "change:book", "change:game"].map((event) => listen(model, event, callback));
      return () => ends.forEach((end) => end());
    },
    onMessage: (callback) => listen(model, "msg:custom", callback),
  };
}

function render({ model, el }) {
  const link = linkOf(model);
  const takeAway = mountTable(el, link);
  const endWalk = walkInPlace(el, {
    walk: () => model.get("walk"),
    place: () => model.get("view").place,
    send: link.send,
    onWalk: (callback) => listen(model, "change:walk", callback),
    onMessage: link.onMessage,
  });
  return () => {
    endWalk();
    takeAway();
  };
}

export default { render };
