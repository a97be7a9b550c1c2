// How games against the computer ended, kept in the learner's browser by the name of the game, so that each counts once.

import { button, c, h } from "./dom.js";
import { keepResults, keptResults } from "./memory.js";

/** Keep how the game of a view ended; one that goes on, since its last choice was taken back, counts no more. */
export function countResult(view) {
  if (!view.result) return;
  const { game, ended } = view.result;
  const { games, passed } = keptResults();
  if (!ended && (game in games || passed.includes(game))) {
    delete games[game];
    keepResults({ games, passed: passed.filter((one) => one !== game) });
  } else if (ended && !(game in games) && !passed.includes(game)) {
    keepResults({ games: { ...games, [game]: ended }, passed });
  }
}

/** Forget all results; none of these games is counted again, wherever it still lies on a table. */
export function clearResults() {
  const { games, passed } = keptResults();
  keepResults({ games: {}, passed: [...passed, ...Object.keys(games)] });
}

/** Put the results of games together, a row for each opponent and rules, in the order of their words. */
export function resultRows(games, words) {
  const rows = [];
  for (const [opponent, name] of Object.entries(words.opponents)) {
    for (const [rules, label] of Object.entries(words.rules)) {
      const ended = Object.values(games).filter((one) => one?.opponent === opponent && one.rules === rules);
      if (!ended.length) continue;
      const sum = (of) => ended.reduce((total, one) => total + of(one), 0);
      const won = sum((one) => (one.won ? 1 : 0));
      const points = [sum((one) => Number(one.own)), sum((one) => Number(one.other))];
      rows.push({ key: `${opponent} ${rules}`, name, rules: label, numbers: [won, ended.length - won, ...points] });
    }
  }
  return rows;
}

function resultTable(rows, words) {
  const cell = (number) => h("td", {}, h("bdi", { dir: "ltr" }, String(number)));
  return h(
    "table",
    { key: "table", class: c("results-table") },
    h("caption", {}, words.caption),
    h("thead", {}, h("tr", {}, words.columns.map((column) => h("th", { scope: "col" }, column)))),
    rows.map(({ key, name, rules, numbers }) =>
      h(
        "tbody",
        { key },
        h(
          "tr",
          {},
          h("th", { scope: "rowgroup", colspan: String(numbers.length) }, name, h("span", { class: c("note") }, rules)),
        ),
        h("tr", {}, numbers.map(cell)),
      ),
    ),
  );
}

/** Clear only after a question: what is gone cannot be brought back. */
function clearing(words, state, act) {
  return h(
    "div",
    { key: "clear", class: c("results-clear") },
    button(words.clear, () => act.toggle("clearing"), { key: "clear", "aria-expanded": String(state.clearing) }),
    state.clearing ? h("p", { key: "ask" }, words.ask) : null,
    state.clearing ? button(words.yes, act.clearResults, { key: "yes" }) : null,
    state.clearing ? button(words.no, () => act.toggle("clearing"), { key: "no" }) : null,
  );
}

/** Describe what the panel of results shows. */
export function results(book, state, act) {
  const words = book.results;
  const kept = keptResults();
  const rows = resultRows(kept.games, words);
  return [
    rows.length ? resultTable(rows, words) : h("p", { key: "none" }, words.none),
    h("p", { key: "note", class: c("note") }, kept.lasts ? words.note : words.notKept),
    rows.length ? clearing(words, state, act) : null,
  ];
}
