// Fields to begin from: a deal number, and a game record as a file or as its text.

import { button, c, focusable, h } from "./dom.js";

/** The longest text that can be a game record, in characters. */
const LONGEST_RECORD = 1_000_000;

/** Describe a field with its label. */
function labelled(id, name, label, element, attributes) {
  return h(
    "div",
    { key: name, class: c("setting") },
    h("label", { for: `${id}-${name}` }, label),
    h(element, { ...focusable, id: `${id}-${name}`, ...attributes }),
  );
}

/** Describe the form for a deal number; `label` is on its button, `fault` is what is wrong with what was typed. */
export function numberForm(words, id, label, take, { classes = "", faultId = null, beside = [] } = {}) {
  return h(
    "form",
    {
      key: "number",
      class: c(...classes.split(" ")),
      onsubmit: (event) => {
        event.preventDefault();
        take(event.target.querySelector("input").value);
      },
    },
    labelled(id, "number", words.number, "input", {
      type: "text",
      inputmode: "numeric",
      autocomplete: "off",
      maxlength: "16",
      dir: "ltr",
      "aria-invalid": faultId ? "true" : null,
      "aria-describedby": faultId,
    }),
    h("button", { key: "show", type: "submit", class: c("button"), ...focusable }, label),
    beside,
  );
}

/** Describe the fields for a record: a file, or its text with a button. */
export function recordFields(words, id, act) {
  return [
    labelled(id, "file", words.file, "input", {
      type: "file",
      accept: ".json,application/json",
      onchange: (event) => act.file(event.target),
    }),
    labelled(id, "text", words.text, "textarea", { rows: "4", dir: "ltr", spellcheck: "false" }),
    button(words.open, (event) => act.record(event.target.closest("details").querySelector("textarea").value), {
      key: "open",
    }),
  ];
}

/** Take the text of a record; none at all, and one that is longer than any, is not sent to be read. */
export function takeRecord(text, words, { say, take }) {
  if (text.length > LONGEST_RECORD) say(words.tooLong);
  else if (!text.trim()) say(words.missing);
  else take(text);
}

/** Take the record in the file that was chosen. */
export async function takeRecordFile(input, words, then) {
  const [file] = input.files;
  if (!file) return;
  if (file.size > LONGEST_RECORD) then.say(words.tooLong);
  else takeRecord(await file.text(), words, then);
  input.value = "";
}
