// The table as a widget: the line between a page and the Python object whose table it is.

import { mountTable } from "./tabletop.js";

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
  return mountTable(el, linkOf(model));
}

export default { render };
