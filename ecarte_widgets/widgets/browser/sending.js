// The line to Python: one message at a time; who waits long is told so.

/** How long Python may take before the page says that it waits, and that it no longer gets an answer. */
const SLOW_AFTER = 300;
const SILENT_AFTER = 3000;

/** Open the line of a link that can `send`; `onSlow` and `onSilent` are called while no answer comes. */
export function lineTo(link, { onSlow, onSilent }) {
  let timers = [];
  let unanswered = 0;

  const silent = () => {
    unanswered = 0;
    onSilent();
  };

  const line = {
    waits: false,

    /** Send a message, unless another is under way; tells whether it went out. */
    send(message) {
      if (line.waits) return false;
      line.waits = true;
      unanswered += 1;
      timers = [setTimeout(onSlow, SLOW_AFTER), setTimeout(silent, SILENT_AFTER)];
      try {
        link.send(message);
      } catch {
        silent(); // the line is cut already
      }
      return true;
    },

    /**
     * Python says that a message was answered; tells whether none is under way any more. A view that came before may
     * have been answered with another message by then, of which this says nothing.
     */
    answered() {
      unanswered = Math.max(0, unanswered - 1);
      return unanswered === 0;
    },

    /** An answer came, or is no longer waited for. */
    settle() {
      timers.forEach(clearTimeout);
      timers = [];
      line.waits = false;
    },
  };
  return line;
}

/**
 * Open such a line for a widget that says itself how it waits: `state` is told that it is `slow`, and gets the notice
 * `lostContact()` once `settled` was told that nothing comes any more; `draw` draws what that changes.
 */
export const tellingLineTo = (link, { state, settled, draw, lostContact }) =>
  lineTo(link, {
    onSlow() {
      state.slow = true;
      draw();
    },
    onSilent() {
      settled();
      state.notice = lostContact();
      draw();
    },
  });
