// The words around a lesson's table: its head with the steps as dots, the words of a step, the buttons that lead on.

import { button, c, focusable, h } from "./dom.js";

function dot(one, act) {
  return h(
    "li",
    { key: one.number },
    h(
      "button",
      {
        type: "button",
        class: c("dot", `dot-${one.state}`, one.current && "dot-current"),
        "aria-label": one.label,
        "aria-current": one.current ? "step" : null,
        title: one.label,
        onclick: () => act.goTo(one.number),
        ...focusable,
      },
      h("span", { "aria-hidden": "true" }),
    ),
  );
}

/** Put the dots of one part after another into one group. */
function parted(dots) {
  const parts = [];
  for (const one of dots) {
    if (parts.at(-1)?.name === one.part) parts.at(-1).dots.push(one);
    else parts.push({ name: one.part, dots: [one] });
  }
  return parts;
}

/** Give the head of a lesson: the way back to the list, its title, its steps. */
export function lessonHead({ lesson }, act) {
  return [
    h(
      "div",
      { key: "title", class: c("lesson-title") },
      lesson.toList ? button(lesson.toList.label, act.list, { key: "list", classes: "quiet" }) : null,
      h("h2", { key: "name" }, lesson.name),
      h("span", { key: "part", class: c("part-now"), "aria-hidden": lesson.partNow ? null : "true" }, lesson.partNow ?? lesson.part ?? ""),
    ),
    h(
      "nav",
      { key: "dots", class: c("dots"), "aria-label": lesson.dotsLabel },
      parted(lesson.dots).map((part) =>
        h(
          "div",
          { key: part.dots[0].number, class: c("dot-part", part.dots.some((one) => one.current) && "dot-part-now") },
          h("span", { class: c("dot-part-name"), "aria-hidden": "true" }, part.name),
          h("ol", { "aria-label": part.name }, part.dots.map((one) => dot(one, act))),
        ),
      ),
    ),
  ];
}

/**
 * Describe what opens below a short text: the whole of it. `more.now` are the places of the paragraphs that are of this moment;
 * `onfold(opens)` is told when a person opens or folds it.
 */
export const wholeOf = (more, { key = "more", open = false, onfold = null } = {}) =>
  more
    ? h(
        "details",
        { key, class: c("fold"), ...(open ? { open: true } : {}) }, // what a person opened stays open
        h("summary", { onclick: onfold && ((event) => onfold(!event.currentTarget.parentElement.open)), ...focusable }, more.label),
        more.paragraphs.map((words, place) => h("p", more.now?.includes(place) ? { class: c("of-now"), "aria-current": "true" } : {}, words)),
      )
    : null;

/** Say the rule that decides; where tables differ, that it is the rule of this one. */
const ruleLine = ({ head, text }) => h("p", {}, head ? h("strong", {}, head) : null, head ? " " : null, text);

/** Describe the rule that decides here; of another step it is folded again. */
const ruleOf = (rule, step) =>
  rule ? h("div", { key: `rule-${step}`, class: c("rule") }, ruleLine(rule), wholeOf(rule.more)) : null;

const stepOf = (lesson) => lesson.dots.findIndex((one) => one.current);

/**
 * Give the rule of thumb of a talk. Beside a table it stands below what is said there, open at once where the talk is what
 * is practised; above a table it is folded, so that it does not push the table away. Once a person opened or folded it, in
 * `folding.thumb`, it comes again as it was left.
 */
export const thumbOf = ({ lesson }, isBeside, folding = {}) =>
  wholeOf(lesson.thumb, {
    key: `thumb-${stepOf(lesson)}`,
    open: folding.thumb ?? (isBeside && lesson.thumb?.open),
    onfold: (opens) => (folding.thumb = opens),
  });

/** Give the words of a step; `isBeside` tells that a table that is played at stands beside them. */
export function lessonWords({ lesson }, isBeside = false, folding = {}) {
  return [
    h("h3", { key: "heading", class: c("step-title"), tabindex: "-1", ...focusable }, lesson.title),
    ...lesson.paragraphs.map((words, place) => h("p", { key: `words-${place}` }, words)),
    isBeside ? null : thumbOf({ lesson }, false, folding),
    ruleOf(lesson.rule, stepOf(lesson)),
  ].filter(Boolean);
}

/**
 * Give a view while a trick lies there to be looked at: what is next is not shown yet, so no hint or rule is given for it, nor
 * that all is done. Where a card may be led at once, a hint for that is. After the last trick nothing leads on before what
 * the deal brought is shown.
 */
export function lookedAt(view) {
  if (!view.table) return view;
  const { coach, lesson, table } = view;
  const leads = Boolean(table.pause?.leads);
  const isLast = lesson.feedback !== null && table.hand?.cards.length === 0;
  const { next } = lesson.buttons;
  return {
    ...view,
    coach: coach && { ...coach, ...coach.looked, advice: leads ? coach.advice : null },
    lesson: {
      ...lesson,
      feedback: null,
      hint: leads ? lesson.hint : { ...lesson.hint, possible: false },
      buttons: isLast ? { ...lesson.buttons, next: { ...next, possible: false, why: table.goOnAsk } } : lesson.buttons,
    },
  };
}

/** Give a view in which the play has gone on since the last act: what the coach said after that is of a moment that is past. */
export function goneOn(view) {
  return view.coach ? { ...view, coach: { ...view.coach, after: null } } : view;
}

/** Describe a button that has no room for its words on a phone: it keeps its name, and shows what `short` says, or an arrow. */
const shortened = (label, short, onclick, more) =>
  button([h("span", { class: c("long") }, label), short ? h("span", { class: c("short") }, short) : null], onclick, {
    "aria-label": label,
    ...more,
  });

/** Describe the way to what answers, where that lies below what is in sight. */
export const wayDown = (down, act, isPrimary) =>
  button(down.label, act.down, {
    key: "down",
    classes: isPrimary ? "primary down" : "down",
    "aria-label": down.label, // without the arrow that follows it
    "data-way": "down",
  });

/**
 * Give the buttons of a lesson in the order in which they are needed: what is done with the question, then the ways that
 * are always there, each in its place. `ready` tells that there is something to check, `below` that nothing was answered
 * yet and what answers lies below what is in sight: then the way there comes first.
 */
export function lessonBar({ lesson }, { ready = false, below = false }, act) {
  const { back, next, check, another, compare, down } = lesson.buttons;
  const asleep = (one) => (one.possible ? null : "true");
  const settled = lesson.control ? !lesson.control.live : lesson.feedback !== null;
  const goesOn = next.possible && !(check && lesson.control?.live);
  const leads = below && !settled;
  return [
    h(
      "div",
      { key: "acts", class: c("acts") },
      leads ? wayDown(down, act, !goesOn) : null,
      compare ? shortened(compare.label, compare.short, act.compare, { key: "compare", "data-way": "compare" }) : null,
      another
        ? button(another.label, act.another, {
            key: "another",
            classes: !next.possible && settled ? "primary" : "",
            "data-way": "another",
          })
        : null,
      check && !leads
        ? button(check.label, act.check, {
            key: "check",
            classes: lesson.control?.live ? "primary" : "",
            "aria-disabled": ready ? null : "true",
            "data-way": "check",
          })
        : null,
    ),
    h(
      "div",
      { key: "ways", class: c("ways") },
      shortened(lesson.hint.label, null, () => (lesson.hint.possible ? act.hint() : null), {
        key: "hint",
        classes: "hint-way",
        "aria-disabled": asleep(lesson.hint),
        "data-way": "hint",
      }),
      shortened(back.label, null, () => (back.possible ? act.back() : null), {
        key: "back",
        classes: "back-way",
        "aria-disabled": asleep(back),
        "data-way": "back",
      }),
      button(next.label, act.next, {
        key: "next",
        classes: goesOn ? "primary next" : "next",
        "aria-disabled": asleep(next),
        "data-way": "next",
      }),
    ),
  ];
}
