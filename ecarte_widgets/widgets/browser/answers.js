// What is chosen so far of an answer, until it is sent to be checked. A place of an order that is empty again is null.

/** Begin an answer with what the view says was answered last. */
export function draftOf(control) {
  const items = control?.items ?? [];
  return {
    marked: items.filter((item) => item.chosen).map((item) => item.id),
    order: control?.order ?? [],
    number: control?.number?.value ?? null,
    fields: Object.fromEntries((control?.fields ?? []).map((field) => [field.name, field.chosen ?? null])),
    touched: [],
  };
}

const toggled = (ids, id) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
const touching = (draft, id) => (draft.touched.includes(id) ? draft.touched : [...draft.touched, id]);

/** Mark an item, or take its mark back. */
export const marking = (draft, id) => ({ ...draft, marked: toggled(draft.marked, id), touched: touching(draft, id) });

/** Put an item into the first empty place of the row, or take it back: its place stays empty, and nothing else moves. */
export function placing(draft, id) {
  const order = [...draft.order];
  const place = order.indexOf(order.includes(id) ? id : null);
  const placed = order.includes(id) ? null : id;
  if (place < 0) order.push(placed);
  else order[place] = placed;
  return { ...draft, order, touched: touching(draft, id) };
}

/** Enter a number; null when what was typed is none. */
export const numbering = (draft, number) => ({ ...draft, number });

/** Count one up or down, within the limits; the first step goes to the least. */
export function stepping(draft, { min, max }, by) {
  const number = draft.number === null ? min : Math.min(max, Math.max(min, draft.number + by));
  return numbering(draft, number);
}

/** Fill in one field. */
export const filling = (draft, name, value) => ({
  ...draft,
  fields: { ...draft.fields, [name]: value },
  touched: touching(draft, name),
});

/** Tell whether anything was chosen yet of an answer that is to be checked. */
const isBegun = (draft) => draft.touched.length > 0 || draft.number !== null;

/** Tell whether an answer is whole, so that it can be checked. */
export function isWhole(control, draft) {
  switch (control.form) {
    case "mark":
      return draft.marked.length >= (control.fewest ?? 0);
    case "order":
      return draft.order.length === control.items.length && !draft.order.includes(null);
    case "number":
      return Number.isInteger(draft.number) && draft.number >= control.number.min && draft.number <= control.number.max;
    case "fields":
      return control.fields.every((field) => draft.fields[field.name] !== null);
    default:
      return false;
  }
}

/** Tell whether all that is to be answered was: how many are to be marked nobody says, so there it never is. */
const isAllGiven = (control, draft) => control !== null && control.form !== "mark" && isBegun(draft) && isWhole(control, draft);

/**
 * Tell the bar whether there is something to check, and whether something is still to be answered that lies below what is
 * in sight.
 */
export const barStateOf = (control, { draft, below }) => ({
  ready: control !== null && isWhole(control, draft),
  below: below && !isAllGiven(control, draft),
});

/** Say what is missing of an answer that is not whole: of fields, the first that is empty. */
export function missingOf(control, draft) {
  if (control.form !== "fields") return control.missing ?? "";
  return control.fields.find((field) => draft.fields[field.name] === null)?.missing ?? "";
}

/** Give the answer as it is sent. */
export function answerOf(control, draft) {
  switch (control.form) {
    case "mark":
      return draft.marked;
    case "order":
      return draft.order.filter((id) => id !== null);
    case "number":
      return draft.number;
    default:
      return draft.fields;
  }
}
