// A worksheet as a widget: shows an exercise as a question of the course is shown, or the summary, and keeps the answers.
// No rule of the game is in here, and no judgement: what an answer is worth stands in the view.

import { answering } from "./answering.js";
import { barStateOf, draftOf } from "./answers.js";
import { fillIn } from "./controls.js";
import { copyText } from "./copying.js";
import { button, c, h, patch } from "./dom.js";
import { handOutText } from "./files.js";
import { hideUntilAnswered, onItsWay } from "./firstword.js";
import { keepHeldKeys, lead, seesBelow, wayOn } from "./focus.js";
import { dressFrame, frameIn, questionKey, takeQuestion } from "./frame.js";
import { lessonHead, lessonWords, wayDown } from "./lesson.js";
import { keepSettings, keepSheet, keptSettings, keptSheet, languagesRead } from "./memory.js";
import { nowhere, places, settle } from "./motion.js";
import { folded } from "./path.js";
import { tellingLineTo } from "./sending.js";
import { onSight } from "./sight.js";
import { stage } from "./stage.js";
import { answersText, fileName, fillInName, plainName, summaryStage, summaryWords } from "./summary.js";
import { forTeachers } from "./teachers.js";
import { onTheme } from "./theme.js";

/**
 * Give the buttons that lead on, each always in its place. `ready` tells that there is something to check, `below` that
 * nothing was answered yet and what answers lies below what is in sight: then the way there stands in place of *Check*.
 */
export function sheetBar({ lesson }, { ready = false, below = false }, act) {
  const { back, check, down, next } = lesson.buttons;
  const leads = below && Boolean(lesson.control?.live);
  return [
    h(
      "div",
      { key: "acts", class: c("acts") },
      leads ? wayDown(down, act, !next.primary) : null,
      check && !leads
        ? button(check.label, act.check, {
            key: "check",
            classes: next.primary ? "" : "primary",
            "aria-disabled": ready ? null : "true",
            "data-way": "check",
          })
        : null,
    ),
    h(
      "div",
      { key: "ways", class: c("ways") },
      button(back.label, () => (back.possible ? act.back() : null), {
        key: "back",
        "aria-disabled": back.possible ? null : "true",
        "data-way": "back",
      }),
      button(next.label, () => (next.possible ? act.next() : null), {
        key: "next",
        classes: next.primary ? "primary next" : "next",
        "aria-disabled": next.possible ? null : "true",
        "data-way": "next",
      }),
    ),
  ];
}

/** Render one view of the widget. */
function render({ model, el }) {
  const { root, parts } = frameIn(el);
  const view = () => model.get("view");
  const kept = keptSheet(view().key);
  const state = {
    id: `ecarte-worksheet-${Math.random().toString(36).slice(2)}`,
    draft: draftOf(view().lesson.control),
    question: questionKey(view()),
    drawn: null,
    sent: null,
    goesTo: null,
    asking: false,
    linking: false,
    notice: "",
    done: "", // the notice, where it tells of something that was done
    linkSaid: "",
    slow: false,
    kept,
    name: typeof kept.name === "string" ? kept.name : "",
    nameMissing: false,
    awaits: false,
    below: false, // whether what answers lies below what is in sight
  };
  let seen = view().revision;

  const line = tellingLineTo(model, { state, settled, draw, lostContact: () => view().lostContact });

  function settled() {
    line.settle();
    Object.assign(state, { slow: false, sent: null });
  }

  function draw() {
    const shown = view();
    const { lesson, summary } = shown;
    dressFrame(root, shown, { busy: line.waits });
    root.dataset.worksheet = summary ? "summary" : "exercise";
    const before = state.drawn === state.question ? places(parts.stage) : nowhere();
    const hadFocus = root.contains(document.activeElement);
    const drawn = {
      head: [...(state.awaits ? [onItsWay(shown.waiting)] : []), ...lessonHead(shown, act)],
      words: summary ? summaryWords(shown) : lessonWords(shown),
      stage: summary ? summaryStage(shown, state, act) : stage(shown, state, act),
      bar: sheetBar(shown, barStateOf(lesson.control, state), act),
      foot: [forTeachers(shown, state, act), ...folded(shown, state, act)],
    };
    for (const [name, descriptions] of Object.entries(drawn)) patch(parts[name], descriptions);
    fillIn(parts.stage, state.draft);
    fillInName(root, state.name);
    settle(parts.stage, before);
    state.drawn = state.question;
    if (hadFocus && !root.contains(document.activeElement)) wayOn(root).focus({ preventScroll: true });
    look();
  }

  /** See, once all is drawn, whether what answers is in sight. */
  const look = seesBelow(root, { state, asked: () => view().lesson.control !== null, draw });

  function send(message, goesTo = null) {
    if (line.waits) return;
    Object.assign(state, { goesTo, notice: "", linkSaid: "", linking: "link" in message });
    state.sent = message.intent === "answer" ? message.answer : null;
    line.send(message);
    draw();
  }

  const ask = (intent, goesTo, more = {}) => send({ intent, ...more, revision: view().revision }, goesTo);
  const number = () => Number(view().lesson.question);

  function change(draft) {
    if (line.waits) return;
    Object.assign(state, { draft, notice: "" });
    draw();
  }

  function say(words) {
    state.notice = words;
    draw();
  }

  function keep() {
    keepSheet(view().key, { ...state.kept, name: state.name });
  }

  /** Give the name, and where there is none, ask for it. */
  function named() {
    const name = plainName(state.name, view().summary.longestName);
    state.nameMissing = name === "";
    if (name) return name;
    state.notice = view().summary.nameMissing;
    draw();
    root.querySelector("input[data-name]").focus();
    return null;
  }

  const act = {
    ...answering(root, { view, state, change, answer: (answer) => ask("answer", "told", { answer }), say }),
    go: (place) => ask("go", "heading", { number: place }),
    goTo: (place) => act.go(place),
    back: () => act.go(number() - 1),
    next: () => act.go(number() + 1),
    set: (name, value) => send({ set: { [name]: value } }),
    name(text) {
      Object.assign(state, { name: text, nameMissing: false, notice: "" });
      keep();
      draw();
    },
    save() {
      const name = named();
      if (name === null) return;
      handOutText(fileName(name), answersText(view().file, name));
      state.notice = state.done = view().summary.saved.replace("{file}", fileName(name));
      draw();
    },
    async copy() {
      const name = named();
      if (name === null) return;
      const { copied, notCopied } = view().summary;
      state.notice = (await copyText(answersText(view().file, name))) ? copied : notCopied;
      state.done = copied;
      draw();
    },
    async copyLink(text) {
      const { copied, notCopied } = view().link;
      state.linkSaid = (await copyText(text)) ? copied : notCopied;
      draw();
    },
    makeLink: () => send({ link: root.querySelector("input[data-numbers]").value }),
    askAgain() {
      state.asking = !state.asking;
      draw();
    },
    again() {
      Object.assign(state, { asking: false, name: "" });
      ask("again", "heading");
    },
  };

  function onView() {
    const changed = seen !== view().revision;
    const goesTo = changed ? state.goesTo : null;
    seen = view().revision;
    settled();
    if (changed) Object.assign(state, { notice: "", goesTo: null });
    takeQuestion(state, view(), changed);
    if (root.lang !== view().language) Object.assign(state, { notice: "", linkSaid: "" });
    draw();
    if (goesTo) lead(root, goesTo, view().lesson.control?.live === false);
  }

  function onMessage(message) {
    switch (message.kind) {
      case "settings":
        keepSettings({ ...keptSettings(), ...message.settings });
        break;
      case "kept":
        state.kept = message.kept;
        keep();
        break;
      case "refused":
        settled();
        state[state.linking ? "linkSaid" : "notice"] = message.text;
        draw();
        break;
      case "answered":
        wait.show();
        if (line.answered()) settled();
        draw();
        break;
      default:
    }
  }

  root.addEventListener("keydown", keepHeldKeys, true);
  model.on("change:view", onView);
  model.on("msg:custom", onMessage);
  const endTheme = onTheme(draw);
  const endSight = onSight(root, look);
  const wait = hideUntilAnswered(root, { state, draw, lostContact: () => view().lostContact });
  draw();
  try {
    model.send({ hello: { settings: keptSettings(), languages: languagesRead(), kept } });
  } catch {
    wait.show(); // nobody answers, as in a notebook that was opened to be read
  }

  return () => {
    line.settle();
    wait.forget();
    model.off("change:view", onView);
    model.off("msg:custom", onMessage);
    endTheme();
    endSight();
    root.remove();
  };
}

export default { render };
