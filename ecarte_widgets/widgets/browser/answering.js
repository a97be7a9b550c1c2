// What a person does to answer a question, the same wherever one is asked: in a lesson and on a worksheet.

import { answerOf, filling, isWhole, marking, missingOf, numbering, placing, stepping } from "./answers.js";
import { neighbourOf, showMissing, toAnswers } from "./focus.js";

/**
 * Give the acts of answering.
 *
 * `view()` is what is shown, `state.draft` what is chosen so far, `change(draft)` takes what is chosen now, and
 * `answer(answer)` sends an answer; `say(words)` says what is missing of one that is not whole.
 */
export function answering(root, { view, state, change, answer, say }) {
  return {
    answer,
    down: () => toAnswers(root),
    check() {
      const { control } = view().lesson;
      if (!control?.live) return;
      if (isWhole(control, state.draft)) {
        answer(answerOf(control, state.draft));
        return;
      }
      say(missingOf(control, state.draft));
      showMissing(root);
    },
    mark: (id) => change(marking(state.draft, id)),
    put(id) {
      const neighbour = neighbourOf(root);
      change(placing(state.draft, id));
      neighbour()?.focus({ preventScroll: true });
    },
    number: (value) => change(numbering(state.draft, value)),
    step: (by) => change(stepping(state.draft, view().lesson.control.number, by)),
    fill: (name, value) => change(filling(state.draft, name, value)),
  };
}
