// The end of a worksheet: what was found and what was missed, the learner's name, and the file to hand in.

import { button, c, focusable, h } from "./dom.js";

/** A sign for each result, so that none is told by its colour alone. */
const RESULT_SIGNS = { found: "✓", missed: "✕", unanswered: "–" };

/** What cannot be seen in a name, but for what joins letters in some scripts. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const JOINERS = "\u200c\u200d";

/** Give a name as it stands in a file: nothing unseen, no space too many, not too long. */
export function plainName(text, longest) {
  const seen = text.normalize("NFC").replace(UNSEEN, (one) => (JOINERS.includes(one) ? one : " "));
  return [...seen.trim().replace(/\s+/g, " ")].slice(0, longest).join("").trim();
}

/** Give the text of a file of answers: one answer a line. */
export function answersText(file, name) {
  const { answers, ...head } = { ...file, name };
  const lines = Object.entries(head).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const listed = answers.map((answer) => `\n  ${JSON.stringify(answer)}`).join(",");
  return `{\n${lines.join("")} "answers": [${listed}${answers.length ? "\n " : ""}]\n}\n`;
}

/** Name the file of a learner, so that the files of a class can lie in one folder. */
export const fileName = (name) => `ecarte-${name.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "answers"}.json`;

/** Give the words at the head of the summary. */
export function summaryWords({ lesson, summary }) {
  return [
    h("h3", { key: "heading", class: c("step-title"), tabindex: "-1", ...focusable }, lesson.title),
    h("p", { key: "text" }, h("strong", {}, summary.text)),
    summary.left ? h("p", { key: "left" }, summary.left) : null,
  ].filter(Boolean);
}

function resultRow(row, act) {
  return h(
    "li",
    { key: row.number, class: c("result", `result-${row.result}`) },
    h("span", { class: c("result-sign"), "aria-hidden": "true" }, RESULT_SIGNS[row.result]),
    h(
      "div",
      {},
      h("button", { type: "button", class: c("result-title"), onclick: () => act.go(row.number), ...focusable }, row.title),
      h("p", {}, h("strong", {}, row.word), row.text ? ` ${row.text}` : null),
    ),
  );
}

/** Describe the field for the name; what stands in it is put there by `fillInName`. */
function nameField({ summary }, state, act) {
  const id = `${state.id}-name`;
  return h(
    "div",
    { key: "name", class: c("sheet-field") },
    h("label", { for: id }, summary.nameLabel),
    h("input", {
      id,
      type: "text",
      maxlength: String(summary.longestName),
      autocomplete: "name",
      "aria-describedby": `${id}-hint`,
      "aria-invalid": state.nameMissing ? "true" : null,
      "data-name": "true",
      oninput: (event) => act.name(event.target.value),
      ...focusable,
    }),
    h("span", { class: c("note"), id: `${id}-hint` }, summary.nameHint),
  );
}

/** Begin anew only after a question: it takes all answers away. */
function again({ summary }, state, act) {
  const { label, ask, yes, no } = summary.again;
  const asks = state.asking;
  return h(
    "div",
    { key: "again", class: c("sheet-again") },
    button(label, act.askAgain, { key: "again", classes: "quiet", "aria-expanded": String(asks) }),
    asks ? h("p", { key: "ask" }, ask) : null,
    asks ? button(yes, act.again, { key: "yes" }) : null,
    asks ? button(no, act.askAgain, { key: "no" }) : null,
  );
}

/** Give the summary: what came of each exercise, and how to hand it in. */
export function summaryStage(view, state, act) {
  const { summary } = view;
  return [
    h(
      "ol",
      { key: "results", class: c("results"), "aria-label": summary.rowsLabel },
      summary.rows.map((row) => resultRow(row, act)),
    ),
    h(
      "section",
      { key: "hand-in", class: c("hand-in") },
      h("h4", {}, summary.handIn),
      nameField(view, state, act),
      h(
        "div",
        { key: "ways", class: c("sheet-ways") },
        button(summary.save, act.save, { key: "save", classes: "primary" }),
        button(summary.copy, act.copy, { key: "copy" }),
      ),
      h(
        "p",
        {
          key: "status",
          class: c("list-status", state.notice && "list-said", state.notice === state.done && "done"),
          role: "status",
          "aria-live": "polite",
        },
        state.notice,
      ),
      again(view, state, act),
    ),
  ];
}

/** Let the field for the name show what is kept, unless somebody is typing there. */
export function fillInName(root, name) {
  const field = root.querySelector("input[data-name]");
  if (field && document.activeElement !== field && field.value !== name) field.value = name;
}
