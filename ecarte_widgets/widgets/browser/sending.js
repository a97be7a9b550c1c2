// The line to Python: one message at a time; who waits long is told so.

/** How long Python may take before the page says that it waits, and that it no longer gets an answer. */
const SLOW_AFTER = 300;
const SILENT_AFTER = 3000;

/** Open the line of a model; `onSlow` and `onSilent` are called while no answer comes. */
export function lineTo(model, { onSlow, onSilent }) {
  let timers = [];

  const line = {
    waits: false,

    /** Send a message, unless another is under way; tells whether it went out. */
    send(message) {
      if (line.waits) return false;
      line.waits = true;
      timers = [setTimeout(onSlow, SLOW_AFTER), setTimeout(onSilent, SILENT_AFTER)];
      try {
        model.send(message);
      } catch {
        onSilent(); // the line is cut already
      }
      return true;
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
