// The course as a widget: shows the list of lessons, or a step of one, and sends back what was chosen.
// No rule of the game is in here: what is asked, and what an answer is worth, stands in the view.

import { answering } from "./answering.js";
import { barStateOf, draftOf } from "./answers.js";
import { fillIn } from "./controls.js";
import { patch } from "./dom.js";
import { handOut, objectIn } from "./files.js";
import { hideUntilAnswered, onItsWay } from "./firstword.js";
import { keepHeldKeys, keepsHeight, lead, seesBelow, wayOn } from "./focus.js";
import { dressFrame, frameIn, questionKey, takeQuestion } from "./frame.js";
import { goneOn, lessonBar, lessonHead, lessonWords, lookedAt } from "./lesson.js";
import { keepProgress, keepSettings, keepStep, keptProgress, keptSettings, keptStep, languagesRead } from "./memory.js";
import { nowhere, places, settle } from "./motion.js";
import { folded, path } from "./path.js";
import { playedTable } from "./played.js";
import { tellingLineTo } from "./sending.js";
import { onSight } from "./sight.js";
import { stage, toldAtTable } from "./stage.js";
import { onTheme } from "./theme.js";

/** From this width of a course its words stand beside the table (spans.css). */
const BESIDE = 832;

/** Render one view of the widget. */
function render({ model, el }) {
  const { root, parts } = frameIn(el);
  const number = Number(root.dataset.number);
  const view = () => model.get("view");
  const state = {
    id: `ecarte-course-${Math.random().toString(36).slice(2)}`,
    draft: draftOf(view().lesson?.control),
    question: questionKey(view()),
    drawn: null,
    sent: null,
    goesTo: null,
    asking: null,
    notice: "",
    slow: false,
    progress: keptProgress(),
    fromTable: false,
    looks: false,
    lookedAt: null, // the revision at which a trick was last looked at
    folding: {}, // how a person left what opens and folds
    past: null, // the revision whose trick was looked at, and is gone
    awaits: false,
    below: false, // whether what answers lies below what is in sight
  };
  let seen = view().revision;

  const line = tellingLineTo(model, { state, settled, draw, lostContact: () => view().lostContact });
  const played = playedTable(parts.table, {
    view,
    send(message) {
      state.fromTable = true;
      model.send(message);
    },
    onward: () => wayOn(root).focus({ preventScroll: true }),
    onLook(looks) {
      if (looks === state.looks) return;
      if (!looks && state.lookedAt === view().revision) state.past = state.lookedAt;
      Object.assign(state, { looks, lookedAt: view().revision });
      draw();
    },
  });

  function settled() {
    line.settle();
    state.slow = false;
    state.sent = null;
  }

  /** Give the view as it is shown: while a trick is looked at, without what comes after it. */
  function viewShown() {
    const present = state.past === view().revision ? goneOn(view()) : view();
    return state.looks ? lookedAt(present) : present;
  }

  function draw() {
    const shown = viewShown();
    const { lesson } = shown;
    dressFrame(root, shown, { busy: line.waits });
    const isBeside = root.clientWidth >= BESIDE;
    const before = state.drawn === state.question ? places(parts.stage) : nowhere();
    const hadFocus = root.contains(document.activeElement);
    const drawn = {
      head: [...(state.awaits ? [onItsWay(shown.waiting)] : []), ...(lesson ? lessonHead(shown, act) : [])],
      words: lesson ? lessonWords(shown, isBeside, state.folding) : path(shown, state, act),
      stage: lesson ? stage(shown, { ...state, isBeside }, act) : [],
      told: lesson ? toldAtTable(shown, state) : [],
      bar: lesson ? lessonBar(shown, barStateOf(lesson.control, state), act) : [],
      foot: folded(shown, state, act),
    };
    for (const [name, descriptions] of Object.entries(drawn)) patch(parts[name], descriptions);
    fillIn(parts.stage, state.draft);
    settle(parts.stage, before);
    state.drawn = state.question;
    if (hadFocus && !root.contains(document.activeElement)) wayOn(root).focus({ preventScroll: true });
    look();
  }

  const keepHeight = keepsHeight(root);
  const stepPlayed = () => (view().table ? questionKey(view()) : null);

  /** See, once all is drawn, whether what answers is in sight. */
  const look = seesBelow(root, { state, asked: () => Boolean(view().lesson), draw });

  function send(message, goesTo = null) {
    if (line.waits) return;
    Object.assign(state, { fromTable: false, goesTo, notice: "" });
    state.sent = message.intent === "answer" ? message.answer : null;
    line.send(message);
    draw();
  }

  const ask = (intent, goesTo, more = {}) => send({ intent, ...more, revision: view().revision }, goesTo);

  function change(draft) {
    if (line.waits) return;
    Object.assign(state, { draft, notice: "" });
    draw();
  }

  function say(words) {
    state.notice = words;
    draw();
  }

  const act = {
    ...answering(root, { view, state, change, answer: (answer) => ask("answer", "told", { answer }), say }),
    back: () => ask("back", "heading"),
    hint: () => ask("hint", "told"),
    next() {
      const { next } = viewShown().lesson.buttons;
      if (next.possible) return ask("next", "heading");
      state.notice = next.why ?? "";
      return draw();
    },
    another: () => ask("another", "answer"),
    newGame: () => send({ intent: "play", act: "new-game", revision: view().table.revision }, "answer"),
    compare: () => ask("compare", "rows"),
    list: () => ask("list", "heading"),
    play: () => send({ play: true }),
    lesson: (id) => ask("lesson", "heading", { id }),
    goTo: (place) => ask("step", "heading", { number: place }),
    set: (name, value) => send({ set: { [name]: value } }),
    tool(tool) {
      if (tool.name === "export") handOut("ecarte-progress.json", state.progress ?? {});
      if (tool.name === "import") root.querySelector("[data-file]").click();
      const asks = tool.ask && state.asking !== tool.name;
      Object.assign(state, { asking: asks ? tool.name : null, notice: "" });
      draw();
    },
    confirm(tool) {
      state.asking = null;
      if (tool.name === "clear") send({ clear: true });
    },
    async file(input, tool) {
      const [file] = input.files;
      input.value = "";
      const progress = file ? await objectIn(file) : null;
      if (progress) return send({ progress });
      state.notice = file ? (tool.error ?? "") : "";
      return draw();
    },
  };

  function onView() {
    const changed = seen !== view().revision;
    const goesTo = changed ? state.goesTo : null;
    seen = view().revision;
    settled();
    if (changed) Object.assign(state, { notice: "", goesTo: null });
    takeQuestion(state, view(), changed);
    if (root.lang !== view().language) state.notice = "";
    draw();
    played.show(stepPlayed());
    keepHeight(stepPlayed());
    if (goesTo) lead(root, goesTo, view().lesson?.control?.live === false);
  }

  function onMessage(message) {
    const place = `${view().place}-${number}`;
    switch (message.kind) {
      case "settings":
        keepSettings(message.settings);
        break;
      case "progress":
        state.progress = message.progress;
        keepProgress(message.progress, message.replace);
        break;
      case "at":
        keepStep(place, { lesson: message.lesson, step: message.step });
        break;
      case "refused":
        settled();
        if (state.fromTable) played.tell(message);
        else state.notice = message.text;
        draw();
        break;
      case "answered":
        wait.show();
        if (line.answered()) settled();
        played.tell(message);
        draw();
        break;
      default:
    }
  }

  function greet() {
    try {
      const at = keptStep(`${view().place}-${number}`);
      model.send({ hello: { settings: keptSettings(), languages: languagesRead(), progress: keptProgress(), at } });
    } catch {
      wait.show(); // nobody answers, as in a notebook that was opened to be read
    }
  }

  root.addEventListener("keydown", keepHeldKeys, true);
  model.on("change:view", onView);
  model.on("msg:custom", onMessage);
  const endTheme = onTheme(draw);
  const endSight = onSight(root, look);
  const wait = hideUntilAnswered(root, { state, draw, lostContact: () => view().lostContact });
  draw();
  played.show(stepPlayed());
  greet();

  return () => {
    line.settle();
    wait.forget();
    model.off("change:view", onView);
    model.off("msg:custom", onMessage);
    endTheme();
    endSight();
    played.end();
    root.remove();
  };
}

export default { render };
