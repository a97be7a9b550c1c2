// The demonstration as a widget: the line between a page and the Python object whose demonstration it is.

import { mountDemo } from "./demo.js";
import { keepGame, keepSettings, keptGame, keptSettings, languagesRead } from "./memory.js";

/** Listen to a model; gives what ends that. */
function hear(model, event, callback) {
  model.on(event, callback);
  return () => model.off(event, callback);
}

function render({ model, el }) {
  const line = {
    view: () => model.get("view"),
    send: (message) => model.send(message),
    onView: (callback) => hear(model, "change:view", callback),
    onMessage: (callback) => hear(model, "msg:custom", callback),
  };
  let place = null;
  const end = mountDemo(el, line, {
    greet(number) {
      place = `${model.get("view").place}-demo-${number}`;
      model.send({ hello: { settings: keptSettings(), languages: languagesRead(), game: keptGame(place) } });
    },
  });
  const deaf = hear(model, "msg:custom", ({ kind, settings, id }) => {
    if (kind === "settings") keepSettings(settings);
    if (kind === "game") keepGame(place, id);
  });
  return () => {
    deaf();
    end();
  };
}

export default { render };
