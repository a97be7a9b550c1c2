// What has happened and what is asked, and at the foot of the table what hangs on it.

import { c, h } from "./dom.js";
import { isPredicting } from "./pause.js";

/** Give what happened beside the news, and how much of it came before them. */
function storyOf(view, paused) {
  if (paused) return { said: paused.said, before: paused.saidBefore ?? "" };
  if (view.pause?.saidAfter) return { said: view.pause.saidAfter, before: view.pause.saidAfterBefore ?? "" };
  return { said: view.said, before: view.saidBefore ?? "" };
}

/**
 * Say what happened and what is asked. What a deal brought comes after its last trick. How a game ended by tricks comes before
 * all else; by a king, after the king: without it nobody knows why no card is played.
 */
export function status(view, state) {
  const { paused } = state;
  const goOnAsk = paused?.leads ? view.goOnLeadAsk : view.goOnAsk;
  const chosenAsk = view.exchange?.asks[state.chosen.size] || view.ask; // what can be done with the cards that are chosen
  const asked = isPredicting(state) ? paused.predict.ask : paused ? goOnAsk : chosenAsk;
  const { said: seen, before } = storyOf(view, paused);
  const told = state.notice || state.told;
  // What a trick or a deal brought stays to be read beside a remark; what the other did before gives way to it.
  const isOver = paused || view.newGameIsAsked || view.choices.buttons.some(({ intent }) => intent === "next-deal");
  const isKept = isOver || state.notice === state.done; // so does it beside what only tells that something was done
  const stays = Boolean(state.notice && isKept && !isPredicting(state) && state.notice !== seen);
  const remark = stays ? h("p", { key: "remark", class: c("said", "remark") }, state.notice) : null;
  const news = told && !stays ? "" : (paused ?? view).news;
  const said = told && !stays ? told : seen;
  const ask = state.slow ? view.waiting : asked;
  const newsLine = news ? h("p", { key: "news", class: c("news") }, news) : null;
  // All is told in the order in which it happened.
  const first = news && said?.startsWith(before) ? before : "";
  const firstLine = first ? h("p", { key: "before", class: c("said") }, first) : null;
  const rest = (said ?? "").slice(first.length).trim();
  const lines = [firstLine, newsLine, first && !rest ? null : h("p", { key: "said", class: c("said", state.notice && !stays && "remark") }, rest)];
  // What the cards and the foot show: whoever hears the page is told of it with the rest.
  const words = state.lastTrick && !view.isCovered ? view.lastTrick.text : paused || told ? "" : view.heard;
  const heard = words ? h("p", { key: "heard", class: c("heard") }, words) : null;
  const askLine = h("p", { key: "ask", class: c("ask", view.isDone && !view.isOver && !paused && "no-more-asked") }, ask === said ? "" : ask); // who is told what is asked hears it once
  return h(
    "div",
    { key: "status", class: c("status", state.notice && "notice", state.notice && state.notice === state.done && "done"), role: "status", "aria-live": "polite" },
    view.isOver && !view.isWonByKing && !paused ? [remark, askLine, ...lines] : [remark, ...lines, heard, askLine],
  );
}

/** Say the number of the deal, and what it is for; what names the panel of the game is said only where that is. */
function numberText({ dealNumber, dealNumberUse }, state) {
  const isSaid = !dealNumberUse.isOfPanel || state.bar !== false;
  return isSaid ? `${dealNumber}. ${dealNumberUse.text}` : `${dealNumber}.`;
}

/** Say what is at stake, what a choice hangs on, and the number of the deal. */
export function foot(view, state) {
  const hints = (state.paused ? view.hintsInPause : view.hints) ?? [];
  return h(
    "div",
    { key: "foot", class: c("foot", "note") },
    h(
      "div",
      {},
      view.stake ? h("p", { key: "stake", class: c("stake") }, view.stake) : null,
      hints.map((words) => h("p", { key: words }, words)),
      h("p", { key: "keys", class: c("key-hint") }, view.hand.keys),
    ),
    h("p", {}, view.dealNumber ? numberText(view, state) : ""),
  );
}
