// What the learner's browser keeps: settings, and the way back to a game. A browser that keeps nothing is fine too.

const SETTINGS = "ecarte-settings";

function read(key) {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key, value) {
  try {
    globalThis.localStorage.setItem(key, value);
  } catch {
    // A private window that forbids storage: the game goes on without it.
  }
}

/** Give the settings kept, an object of texts; anything else that stands there is passed over. */
export function keptSettings() {
  try {
    const kept = JSON.parse(read(SETTINGS) ?? "{}");
    const entries = Object.entries(kept ?? {}).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Keep the settings. */
export const keepSettings = (settings) => write(SETTINGS, JSON.stringify(settings));

/** Give the way back to the game that was played at a place. */
export const keptGame = (place) => read(`ecarte-game-${place}`);

/** Keep the way back to a game. */
export const keepGame = (place, id) => write(`ecarte-game-${place}`, id);
