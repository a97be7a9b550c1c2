// The table of a lesson's question: the cards that it is about, what is asked, what was said to the answer.

import { below, group, handOf, howToOrder, itemButtons, legend, rowOfPlaces } from "./controls.js";
import { button, c, focusable, h } from "./dom.js";
import { back, shownCard } from "./faces.js";
import { itemShown, sign } from "./items.js";
import { thumbOf, wholeOf } from "./lesson.js";

const TONES = { right: "right", wrong: "fault", shown: "shows" };

function seatLine(side) {
  const marks = Array.from({ length: side.target ?? 0 }, (_, place) =>
    h("span", { class: c("mark", place < side.points && "marked") }),
  );
  const taken = Array.from({ length: side.tricks ?? 0 }, () => h("span", { class: c("taken") }));
  return h(
    "div",
    { class: c("player") },
    h("span", { class: c("player-name") }, side.name),
    side.role ? h("span", { class: c("role") }, side.role) : null,
    side.score
      ? h(
          "span",
          { class: c("score") },
          h("span", { class: c("marks"), "aria-hidden": "true" }, marks),
          h("span", { class: c("points") }, side.score),
          side.scoreNote ? h("span", { class: c("score-note") }, side.scoreNote) : null,
        )
      : null,
    side.tricksLabel
      ? h("span", { class: c("tricks") }, h("span", { class: c("takens"), "aria-hidden": "true" }, taken), side.tricksLabel)
      : null,
  );
}

/** Backs of cards that came from the stock, each with a name of its own so that it can be seen to move. */
const backs = (count, who, label) =>
  h(
    "div",
    { class: c("backs"), ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }), "data-source": who },
    Array.from({ length: count }, (_, place) => {
      const drawn = back();
      const moves = { key: place, "data-card": `${who}-${place}`, "data-from": "stock" };
      return { ...drawn, attributes: { ...drawn.attributes, ...moves } };
    }),
  );

function sideOf(side, who, dealt) {
  if (!side) return null;
  const count = dealt ?? (who === "other" ? side.cards : 0) ?? 0;
  return h(
    "div",
    { key: who, class: c("side") },
    seatLine(side),
    count || dealt !== undefined ? backs(count, who, side.cardsLabel) : null,
  );
}

/** Draw the stock; while the packets are dealt, the pack that they come from, uncounted. */
function pileOf({ stock, packets }) {
  if (!stock && !packets) return null;
  const named = stock ? { role: "img", "aria-label": stock.label } : { "aria-hidden": "true" };
  return h(
    "div",
    { class: c("pile", stock?.count === 0 && "empty"), ...named, "data-source": "stock" },
    stock?.count === 0 ? null : back(),
    stock ? h("span", { class: c("count"), "aria-hidden": "true" }, String(stock.count)) : null,
  );
}

function stockOf(scene) {
  const { turnUp, trump } = scene;
  const turned = turnUp && shownCard(turnUp, turnUp.label, "small", trump && "trump"); // it names the suit of trumps
  if (turned) turned.attributes["data-from"] = "stock";
  return h(
    "div",
    { class: c("stock") },
    pileOf(scene),
    turned,
    trump ? h("div", { class: c("trumps", trump.suit) }, trump.label) : null,
  );
}

/** Draw the trick; its cards are buttons where one of them is chosen. */
function trickOf(lesson, state, direction, act) {
  const { scene, control } = lesson;
  const chosenFrom = control?.in === "table" ? itemButtons(control, state, act) : [];
  const cards = (scene.table ?? []).map((card) => {
    const item = { id: card.card, face: card, label: card.label, mark: card.mark ?? "", note: card.note, chosen: false };
    const choice = chosenFrom.find((one) => one.attributes["data-card"] === card.card);
    const drawn = choice ?? itemShown(item);
    const classes = `${drawn.attributes.class} ${c(`by-${card.by}`, card.won && "won", card.isTrump && "trump")}`;
    const caption = card.caption ? h("span", { class: c("caption"), "aria-hidden": "true" }, card.caption) : null;
    return {
      ...drawn,
      attributes: { ...drawn.attributes, class: classes, "data-from": card.by },
      children: [...drawn.children, caption].filter(Boolean),
    };
  });
  const others = chosenFrom.filter((one) => !cards.some((card) => card.attributes.key === one.attributes.key));
  const label = scene.tableLabel ?? control?.label;
  const drawn = chosenFrom.length
    ? group("trick", label, direction, state, cards, others)
    : h("div", { key: "trick", role: "group", "aria-label": label }, cards);
  drawn.attributes.class = c("trick");
  return drawn;
}

function factsOf(scene) {
  if (!scene?.facts?.length) return null;
  return h(
    "ol",
    { key: "facts", class: c("facts"), "aria-label": scene.factsLabel ?? null },
    scene.facts.map((fact) => h("li", {}, fact)),
  );
}

const isSided = (scene) => Boolean(scene?.stock || scene?.packets || scene?.turnUp || scene?.trump);
const isLaid = ({ scene, control }) => Boolean(scene?.table?.length || (scene && control?.in === "table"));

/** Draw what lies between the players: the stock to one side, the trick, what has happened. */
function middleOf(lesson, state, direction, act) {
  const { scene } = lesson;
  const [sided, laid] = [isSided(scene), isLaid(lesson)];
  if (!sided && !laid) return null;
  return h(
    "div",
    { key: "middle", class: c("middle", !laid && "no-trick") },
    sided ? stockOf(scene) : h("div", {}),
    laid ? trickOf(lesson, state, direction, act) : null,
    factsOf(scene) ?? h("div", {}),
  );
}

/** Describe the one live region: what an answer was worth, what was played out, the hint on show. */
function statusOf(lesson, coach, state) {
  const { feedback, said, hint, streak } = lesson;
  const tone = state.notice ? null : feedback?.tone;
  return h(
    "div",
    {
      key: "status",
      class: c("status", "feedback", tone && `tone-${tone}`, state.notice && "notice"),
      role: "status",
      "aria-live": "polite",
    },
    state.notice ? h("p", { key: "notice", class: c("said", "remark") }, state.notice) : null,
    feedback && !state.notice
      ? h(
          "p",
          { key: "feedback", class: c("said") },
          sign(TONES[feedback.tone]),
          feedback.word ? h("strong", {}, feedback.word) : null,
          feedback.word ? " " : null,
          feedback.text,
        )
      : null,
    said && !state.notice ? h("p", { key: "said", class: c("said", "played-out") }, said) : null,
    streak?.more && !state.notice ? h("p", { key: "more", class: c("said") }, streak.more) : null,
    hint?.text ? h("p", { key: "hint", class: c("hint") }, h("strong", {}, hint.head), " ", hint.text) : null,
    coach?.advice ? h("p", { key: "advice", class: c("hint") }, h("strong", {}, hint?.head ?? ""), " ", coach.advice) : null,
    coach?.after && !state.notice ? h("p", { key: "after", class: c("hint") }, coach.after) : null,
  );
}

function rowsOf(rule) {
  if (!rule?.rows?.length) return null;
  const small = (item) => itemShown(item, item.face && "small");
  return h(
    "div",
    { key: "rows", class: c("rows") },
    rule.rows.map((row, place) =>
      h(
        "section",
        { key: row.title, class: c("rule-row") },
        h("h4", { tabindex: place === 0 ? "-1" : null, "data-row": String(place), ...focusable }, row.title),
        h("p", {}, row.text),
        row.items?.length ? h("div", { class: c("row-items") }, row.items.map(small)) : null,
      ),
    ),
  );
}

function streakOf(streak) {
  if (!streak) return null;
  const marks = Array.from({ length: streak.need }, (_, place) =>
    h("span", { class: c("mark", place < streak.have && "marked") }),
  );
  return h(
    "p",
    { key: "streak", class: c("streak") },
    h("span", { class: c("marks"), "aria-hidden": "true" }, marks),
    streak.text,
  );
}

/** Say how right answers in a row are counted, as long as there is none. */
const howCounted = (streak) => (streak?.how ? h("p", { key: "how", class: c("note") }, streak.how) : null);

/** Tell whether what was asked waits for no answer any more. */
const isSettled = ({ control }) => control?.live === false;

const askOf = (lesson, view, state) =>
  lesson.ask || state.slow
    ? h(
        "p",
        {
          key: "ask",
          class: c("ask", "lesson-ask", isSettled(lesson) && "settled"),
          id: `${state.id}-ask`,
          "data-question": `${lesson.id} ${lesson.dots.find((one) => one.current)?.number} ${lesson.question ?? ""}`,
        },
        state.slow ? view.waiting : lesson.ask,
      )
    : null;

/** Describe the coach; of a whole game another can be begun at any time, and Undo brings this one back. */
function coachOf(coach, act) {
  if (!coach) return null;
  return h(
    "section",
    { key: "coach", class: c("coach") },
    coach.title ? h("h4", {}, coach.title) : null,
    coach.now ? h("p", { key: "now" }, coach.now) : null,
    wholeOf(coach.more),
    coach.newGame ? button(coach.newGame.label, act.newGame, { key: "new-game", classes: "quiet new-game" }) : null,
  );
}

/** Give what stands beside the words of a step: the table of its question; for a step that is played, the coach. */
export function stage(view, state, act) {
  const { lesson, coach, direction } = view;
  const { scene, control } = lesson;
  if (view.table) {
    return [coachOf(coach, act), state.isBeside ? thumbOf(view, true, state.folding) : null, askOf(lesson, view, state)].filter(Boolean);
  }
  return [
    h(
      "div",
      { key: "surface", class: c("surface") },
      sideOf(scene?.other, "other", scene?.packets?.other),
      middleOf(lesson, state, direction, act),
      sideOf(scene?.own, "own", scene?.packets?.own),
      isSided(scene) || isLaid(lesson) ? null : factsOf(scene),
      askOf(lesson, view, state),
      statusOf(lesson, null, state),
      howToOrder(control),
      rowOfPlaces(control, state, direction, act),
      handOf(lesson, state, direction, act),
      below(control, state, direction, act),
      legend(control, state),
      control?.keys ? h("p", { key: "keys", class: c("key-hint", "note") }, control.keys) : null,
      rowsOf(lesson.rule),
      streakOf(lesson.streak),
      howCounted(lesson.streak),
    ),
  ];
}

/** Give what is said to a step that is played: it stands near the hand, below the table where there is no room beside. */
export function toldAtTable({ lesson, coach, table }, state) {
  if (!table) return [];
  return [statusOf(lesson, coach, state), rowsOf(lesson.rule), streakOf(lesson.streak)].filter(Boolean);
}
