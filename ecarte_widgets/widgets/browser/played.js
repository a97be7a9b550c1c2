// The table of a step that is played: mounted for that step, taken away with it.

import { showTogether } from "./focus.js";
import { mountTable } from "./tabletop.js";

/**
 * Give what keeps a table in an element while there is one to show.
 *
 * `view()` gives the course's view, `send(message)` sends to Python, `onward()` leads the focus on from a table at which
 * nothing is left to choose, `onLook(looks)` is told whether a trick lies there to be looked at. `show(step)` is called with every view, with a text
 * that names the step played or null; `tell(message)` hands on a message of Python's.
 */
export function playedTable(host, { view, send, onward, onLook }) {
  let mounted = null;
  let takeAway = null;
  let onView = [];
  let onMessage = [];

  const listener = (list) => (callback) => {
    list().push(callback);
    return () => list().splice(list().indexOf(callback), 1);
  };

  const link = {
    view: () => view().table,
    book: () => view().book,
    send: (message) =>
      send("intent" in message ? { intent: "play", act: message.intent, revision: message.revision } : message),
    onView: listener(() => onView),
    onMessage: listener(() => onMessage),
  };

  function end() {
    takeAway?.();
    onLook(false);
    [mounted, takeAway, onView, onMessage] = [null, null, [], []];
  }

  return {
    show(step) {
      if (step !== null) requestAnimationFrame(() => showTogether(host));
      if (step === mounted) return onView.slice().forEach((callback) => callback());
      end();
      if (step === null) return undefined;
      mounted = step;
      takeAway = mountTable(host, link, { bar: false, remembers: false, onward, onLook });
      return undefined;
    },
    tell: (message) => onMessage.slice().forEach((callback) => callback(message)),
    end,
  };
}
