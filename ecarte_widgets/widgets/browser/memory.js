// What the learner's browser keeps: settings, the way back to a game, and what was chosen but not sent yet.
// A browser that keeps nothing is fine too.

const SETTINGS = "ecarte-settings";

function read(key, storage = "localStorage") {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Keep a text; tells whether the browser does. */
function write(key, value, storage = "localStorage") {
  try {
    globalThis[storage].setItem(key, value);
    return true;
  } catch {
    return false; // A private window that forbids storage: the game goes on without it.
  }
}

function readObject(key, storage = "localStorage") {
  try {
    return Object(JSON.parse(read(key, storage)));
  } catch {
    return {};
  }
}

/** Give the settings kept, an object of texts; anything else that stands there is passed over. */
export function keptSettings() {
  return Object.fromEntries(Object.entries(readObject(SETTINGS)).filter(([, value]) => typeof value === "string"));
}

/** Give the languages that the reader wants, the dearest first. */
export const languagesRead = () => [...(globalThis.navigator?.languages ?? [])];

/** Keep the settings. */
export const keepSettings = (settings) => write(SETTINGS, JSON.stringify(settings));

/** Give the way back to the game that was played at a place: in this window, else in any. */
export const keptGame = (place) => read(`ecarte-game-${place}`, "sessionStorage") ?? read(`ecarte-game-${place}`);

/** Keep the way back to a game; a window that is opened again goes on with its own. */
export function keepGame(place, id) {
  for (const storage of ["sessionStorage", "localStorage"]) write(`ecarte-game-${place}`, id, storage);
}

/** The deal of a view, as it is called after a reload too: games of a table are counted from one again. */
const dealOf = (view) => view.dealKey.split(" ").at(-1);

/** Give the cards that were chosen for the exchange that a view asks for; only what the hand still holds. */
export function keptChosen(place, view) {
  const { deal, cards } = readObject(`ecarte-chosen-${place}`);
  if (!view.exchange || deal !== dealOf(view) || !Array.isArray(cards)) return [];
  return view.hand.cards.map(({ card }) => card).filter((card) => cards.includes(card));
}

/** Keep the cards that are chosen for an exchange, none when the choice is made. */
export function keepChosen(place, view, cards) {
  write(`ecarte-chosen-${place}`, JSON.stringify({ deal: dealOf(view), cards: [...cards] }));
}

/** Tell whether the trick of this name was looked at and gone on from. */
export const wasSeen = (place, trick) => trick !== null && read(`ecarte-seen-${place}`) === trick;

/** Keep the name of the trick that was gone on from. */
export const keepSeen = (place, trick) => write(`ecarte-seen-${place}`, trick);

/** Give where in the way through a game this window was: its deal, and how many acts of that were done. */
export const keptWalk = (place) => readObject(`ecarte-walk-${place}`, "sessionStorage");

/** Keep where in the way through a game this window is, null at the table. */
export const keepWalk = (place, at) => write(`ecarte-walk-${place}`, JSON.stringify(at), "sessionStorage");

const RESULTS = "ecarte-results";

/** The results of a browser that keeps nothing: as long as the page is open. */
let resultsOfPage = null;

/**
 * Give how games ended, by the name of the game, the names of those that were cleared away, and whether this lasts.
 */
export function keptResults() {
  const { games, passed } = resultsOfPage ?? readObject(RESULTS);
  return { games: { ...games }, passed: Array.isArray(passed) ? passed : [], lasts: resultsOfPage === null };
}

/** Keep how games ended. */
export function keepResults({ games, passed }) {
  resultsOfPage = write(RESULTS, JSON.stringify({ version: 1, games, passed })) ? null : { games, passed };
}

const PROGRESS = "ecarte-progress";

/** Give the progress kept in the course. */
export const keptProgress = () => readObject(PROGRESS);

/** Put two progresses together: what was done in either, and the better row of right answers. */
export function mergedProgress(one, other) {
  const lessons = {};
  for (const [name, { done = [], streaks = {} }] of [...Object.entries(one.lessons ?? {}), ...Object.entries(other.lessons ?? {})]) {
    const before = lessons[name] ?? { done: [], streaks: {} };
    const best = Object.entries(streaks).map(([step, row]) => [step, Math.max(row, before.streaks[step] ?? 0)]);
    lessons[name] = {
      done: [...new Set([...before.done, ...done])].sort(),
      streaks: { ...before.streaks, ...Object.fromEntries(best) },
    };
  }
  return { ...one, lessons };
}

/** Keep the progress in the course, beside what another window kept there unless it is to be replaced. */
export function keepProgress(progress, replace) {
  let together = progress;
  try {
    const kept = keptProgress();
    if (!replace && kept.version === progress.version) together = mergedProgress(progress, kept);
  } catch {
    // Something that is no progress stood there: it goes.
  }
  write(PROGRESS, JSON.stringify(together));
}

/** Give the lesson and step that were open at a place. */
export const keptStep = (place) => readObject(`ecarte-at-${place}`);

/** Keep the lesson and step that are open at a place. */
export const keepStep = (place, at) => write(`ecarte-at-${place}`, JSON.stringify(at));

/** Give what is kept of a worksheet: the learner's name, the answers, and where they were. */
export const keptSheet = (key) => readObject(`ecarte-worksheet-${key}`);

/** Keep a worksheet. */
export const keepSheet = (key, kept) => write(`ecarte-worksheet-${key}`, JSON.stringify(kept));
