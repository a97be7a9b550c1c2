// The ways of answering: choose one, mark several, put in order, give a number, fill in fields.

import { c, button, focusable, h } from "./dom.js";
import { showTogether } from "./focus.js";
import { itemButton, itemShown, pickedSign, sign } from "./items.js";
import { alongTheHand } from "./keys.js";

/** How many cards a hand has; more of them are drawn smaller. */
const HAND = 5;
/** How many values a field may have to show them all at once. */
const MOST_SHOWN = 6;

/** Give the items as they stand now: what was changed since the last answer is no longer judged. */
function itemsNow(control, draft) {
  return control.items.map((item) => (draft.touched.includes(item.id) ? { ...item, mark: "", note: "" } : item));
}

/** Say how an item of this form behaves. */
function behaviour(item, control, { draft, sent }, act) {
  const marks = control.form === "mark";
  const isChosen = marks ? draft.marked.includes(item.id) : control.form === "pick" && item.chosen;
  const choose = { pick: act.answer, mark: act.mark, order: act.put }[control.form];
  return { live: control.live, isChosen, isPressed: marks ? isChosen : undefined, isSent: sent === item.id, choose };
}

/** Describe the empty place of what was put into the row: as large as that, so that nothing beside it moves. */
const goneFrom = (item) =>
  h(
    "span",
    { key: `gone-${item.id}`, class: c("gone", item.face ? "card" : "item"), "aria-hidden": "true" },
    item.face ? null : item.label,
  );

/**
 * Give the buttons of a control's items by id; of what is put in order, those that have no place yet, and the empty places
 * of the others, as long as something is left to be placed.
 */
export function itemButtons(control, state, act) {
  const isLeft = (item) => control.form !== "order" || !state.draft.order.includes(item.id);
  const items = itemsNow(control, state.draft);
  const first = items.find(isLeft);
  if (!first) return [];
  return items
    .filter((item) => control.live || isLeft(item))
    .map((item) => (isLeft(item) ? itemButton(item, item === first ? 0 : 1, behaviour(item, control, state, act)) : goneFrom(item)));
}

/** Describe a group of buttons that arrows lead along. */
export function group(key, label, direction, state, ...children) {
  return h(
    "div",
    { key, role: "group", "aria-label": label, "aria-describedby": `${state.id}-ask`, onkeydown: alongTheHand(direction) },
    ...children,
  );
}

/** Give how things are put in order, as long as they can be. */
export const howToOrder = (control) =>
  control?.how && control.live ? h("p", { key: "how", class: c("note") }, control.how) : null;

/** Give the row of places that cards are put into, the strongest first. */
export function rowOfPlaces(control, state, direction, act) {
  if (control?.form !== "order") return null;
  const items = itemsNow(control, state.draft);
  const slots = items.map((_, place) => {
    const item = items.find((one) => one.id === state.draft.order[place]);
    const note = control.places?.[place];
    const named = item && { ...item, note: item.note || note };
    return h(
      "div",
      { key: item?.id ?? `free-${place}`, class: c("slot", !item && "free", items[0].face ? "slot-card" : "slot-words") },
      item ? itemButton(named, place, behaviour(item, control, state, act)) : null,
      h("span", { key: "number", class: c("slot-number"), "aria-hidden": "true" }, String(place + 1)),
    );
  });
  const row = group("row", control.rowLabel ?? control.label, direction, state, slots);
  row.attributes.class = c("slots", items[0].face && items.length > HAND && "many");
  return row;
}

function numberField(control, state, act) {
  const { label, min, max, less, more } = control.number;
  const id = `${state.id}-number`;
  const step = (by, shown, name) =>
    button(shown, () => (control.live ? act.step(by) : null), {
      classes: "step-by",
      "aria-label": name ?? shown,
      "aria-disabled": control.live ? null : "true",
    });
  return h(
    "div",
    { key: "number", class: c("number") },
    h("label", { for: id }, label),
    step(-1, "−", less),
    h("input", {
      id,
      type: "number",
      inputmode: "numeric",
      min: String(min),
      max: String(max),
      step: "1",
      readonly: !control.live,
      autocomplete: "off",
      "aria-describedby": `${state.id}-ask`,
      "data-number": "true",
      oninput: (event) => act.number(event.target.value === "" ? null : Number(event.target.value)),
      onkeydown: (event) => (event.key === "Enter" && !event.repeat ? act.check() : null),
      ...focusable,
    }),
    step(1, "+", more),
  );
}

function radios(field, control, state, act) {
  return h(
    "div",
    { class: c("options") },
    field.options.map((option) =>
      h(
        "label",
        { key: option.value, class: c("option") },
        h("input", {
          type: "radio",
          name: `${state.id}-${field.name}`,
          value: option.value,
          disabled: !control.live,
          "data-field": field.name,
          onchange: () => act.fill(field.name, option.value),
          ...focusable,
        }),
        h("span", {}, option.label),
      ),
    ),
  );
}

function menu(field, control, state, act) {
  return h("span", { class: c("menu") }, h(
    "select",
    {
      "aria-label": field.label,
      value: state.draft.fields[field.name] ?? "",
      disabled: !control.live,
      onchange: (event) => act.fill(field.name, event.target.value),
      ...focusable,
    },
    h("option", { key: "", value: "", disabled: true }, "…"),
    field.options.map((option) => h("option", { key: option.value, value: option.value }, option.label)),
  ));
}

function fieldOf(field, control, state, act) {
  const mark = state.draft.touched.includes(field.name) ? "" : field.mark;
  return h(
    "fieldset",
    { key: field.name, class: c("field", mark && `is-${mark}`), "aria-description": (mark && field.note) || null },
    h("legend", {}, sign(mark), field.label),
    field.options.length > MOST_SHOWN ? menu(field, control, state, act) : radios(field, control, state, act),
  );
}

/** Give what stands below the hand to be answered with; null where the cards themselves are chosen. */
export function below(control, state, direction, act) {
  switch (control?.form) {
    case "number":
      return numberField(control, state, act);
    case "fields":
      return h(
        "div",
        {
          key: "fields",
          class: c("fields"),
          role: "group",
          "aria-label": control.label,
          "aria-describedby": `${state.id}-ask`,
        },
        control.fields.map((field) => fieldOf(field, control, state, act)),
      );
    default: {
      if (control?.in !== "below") return null;
      const buttons = itemButtons(control, state, act);
      if (!buttons.length) return null;
      const drawn = group("items", control.label, direction, state, buttons);
      drawn.attributes.class = c("items");
      return drawn;
    }
  }
}

/** Tell whether the sign of what is chosen and not judged stands on an item. */
const isPickedShown = (control, draft) =>
  control.form === "mark" && itemsNow(control, draft).some((item) => !item.mark && draft.marked.includes(item.id));

/** Give what the marks on the items mean, each with its sign and its words; null where all is right. */
export function legend(control, state) {
  const used = new Set(control?.marks ? itemsNow(control, state.draft).map((item) => item.mark) : []);
  if (![...used].some((mark) => mark && mark !== "right")) return null;
  const marks = Object.entries(control.marks).filter(([mark]) => used.has(mark));
  // Who hears the page hears the words with each item.
  return h(
    "ul",
    { key: "legend", class: c("legend"), "aria-hidden": "true" },
    marks.map(([mark, words]) => h("li", { key: mark }, sign(mark), words)),
    isPickedShown(control, state.draft) ? h("li", { key: "picked" }, pickedSign(), control.picked) : null,
  );
}

/** Give the hand: its cards are buttons where they are chosen from. */
export function handOf(lesson, state, direction, act) {
  const { scene, control } = lesson;
  const chosenFrom = control?.in === "hand" && control.items.length > 0;
  const cards = chosenFrom ? itemButtons(control, state, act) : (scene?.hand ?? []).map((item) => itemShown(item));
  if (!cards.length) return null;
  const drawn = group("hand", scene?.handLabel ?? control.label, direction, state, cards);
  drawn.attributes.class = c("hand", (chosenFrom ? control.items : cards).length > HAND && "many");
  drawn.attributes["data-source"] = "own";
  return drawn;
}

/** The question that each stage on the page showed last. */
const asked = new WeakMap();

/** Bring a new question and what answers it into sight together: once, so that nobody's own scrolling is undone. */
function showQuestion(root) {
  const question = root.querySelector("[data-question]")?.dataset.question ?? null;
  const before = asked.get(root);
  asked.set(root, question);
  if (question !== null && before !== undefined && before !== question) requestAnimationFrame(() => showTogether(root));
}

/** Let the fields on the page show what the answer says: once touched, they no longer follow their description. */
export function fillIn(root, draft) {
  for (const input of root.querySelectorAll("input[data-number]")) {
    if (Number(input.value) !== draft.number || input.value === "") input.value = draft.number ?? "";
  }
  for (const input of root.querySelectorAll("input[data-field]")) {
    input.checked = draft.fields[input.dataset.field] === input.value;
  }
  showQuestion(root);
}
