"""What a question is answered with, drawn: choices with their words, and marks once an answer was judged.

Before a question is settled nothing is marked but what the feedback of the last answer names.
"""

from collections.abc import Iterable
from typing import cast

from ecarte_widgets.engine import AwardRule, Card, Seat, Suit
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.answers import RANKS_OF_52, Answer, CutResult, GameEnd, Outcome, Packet
from ecarte_widgets.lessons.feedback import FeedbackCode
from ecarte_widgets.lessons.given import chosen_fields, chosen_in
from ecarte_widgets.lessons.options import Form, Options, Value, options_for
from ecarte_widgets.lessons.questions import (
    ActKind,
    DealPlace,
    MarkPlayable,
    Moment,
    OrderCards,
    PointsOfDeal,
    Question,
    WhoWinsGame,
)
from ecarte_widgets.sessions.lesson_scene import QuestionScene, Stage
from ecarte_widgets.widgets.course.act_words import act_text
from ecarte_widgets.widgets.course.feedback_words import hand_order
from ecarte_widgets.widgets.course.learner import side_of
from ecarte_widgets.widgets.table.trick import JsonObject, card_face

_MARKS = ("right", "missing", "fault", "shows")
"""The marks that a choice can have, in the order in which they are explained."""
_ALONG = (Form.PICK, Form.MARK, Form.ORDER)
"""What is answered with buttons in a row, of which Tab reaches one and arrows the others."""

_TOLD_AS_ONE = (Form.MARK, Form.ORDER, Form.NUMBER)
"""What is missing of such an answer is said in one sentence; of fields, of each in its own."""


def control_for(scene: QuestionScene, words: Words) -> JsonObject | None:
    """Give what the question on show is answered with; None where nothing is asked."""
    question = scene.question
    if question is None:
        return None
    options, is_live = options_for(question), scene.stage is Stage.ASKED
    named = chosen_in(options, shown_answer(scene))
    control: JsonObject = {
        "form": options.form.value,
        "in": options.where.value,
        "label": words.text("course.answers"),
        "items": [] if options.form is Form.FIELDS else _items(scene, options, words),
        "fields": _fields(scene, question, options, words),
        "number": _number(scene, options, words),
        "fewest": options.fewest,
        "order": list(named) if options.form is Form.ORDER else None,
        "marks": {mark: words.text(_mark_message(mark, options.form, is_live=is_live)) for mark in _MARKS},
        "picked": words.text("course.mark.chosen"),
        "live": is_live,
        "missing": words.text(f"course.missing.{options.form.value}") if options.form in _TOLD_AS_ONE else None,
        "keys": words.text("course.keys") if is_live and options.form in _ALONG else None,
    }
    if options.form is Form.ORDER:
        row = "cards" if isinstance(question, OrderCards) else "moments"
        places = range(1, len(options.values) + 1)
        control["how"] = words.text("course.order.how")
        control["rowLabel"] = words.text(f"course.order.{row}")
        control["places"] = [words.text("course.order.place", number=place) for place in places]
    return control


def shown_answer(scene: QuestionScene) -> Answer | None:
    """Give the answer on show: the last one, and once its question is settled a right one."""
    return scene.solution if scene.stage is Stage.SHOWN else scene.answer


def _mark_message(mark: str, form: Form, *, is_live: bool) -> str:
    """Name the message that says what a mark means."""
    match form:
        case Form.ORDER if mark == "fault":
            return "course.mark.misplaced"
        case Form.MARK if mark == "fault" and is_live:
            return "course.mark.fault-stays"
        case _:
            return f"course.mark.{mark}"


def marked_item(name: str, label: str, mark: str, words: Words, note: str = "", **more: object) -> JsonObject:
    """Give one choice: its words, its mark, and what the mark or the note says."""
    told = note or (words.text(f"course.mark.{mark}") if mark else "")
    return {"id": name, "label": label, "face": None, "mark": mark, "note": told, "chosen": False} | more


def _items(scene: QuestionScene, options: Options, words: Words) -> list[JsonObject]:
    """Give the choices in the order shown."""
    question = scene.question
    assert question is not None  # only a question has choices
    chosen, notes = chosen_in(options, scene.answer), notes_of(scene, words)
    trump = question.position.view.trump if isinstance(question, MarkPlayable) else None
    items = []
    for name, value in _sorted(question, options):
        face = card_face(value, words) if isinstance(value, Card) else None
        label = label_of(question, value, words)
        mark = mark_of(scene, name, value, options)
        note = notes.get(value, "") if isinstance(value, Card) else ""
        if mark and options.form is Form.ORDER:
            note = words.text(_mark_message(mark, options.form, is_live=scene.stage is Stage.ASKED))
        is_trump = isinstance(value, Card) and value.suit is trump
        items.append(marked_item(name, label, mark, words, note, face=face, chosen=name in chosen, isTrump=is_trump))
    return items


def _sorted(question: Question, options: Options) -> Iterable[tuple[str, Value]]:
    """Sort a hand as a table does, trumps first and by suit; everything else stays as it is."""
    if not isinstance(question, MarkPlayable):
        return options.values.items()
    trump = question.position.view.trump
    return sorted(options.values.items(), key=lambda item: hand_order(cast("Card", item[1]), trump))


def notes_of(scene: QuestionScene, words: Words) -> dict[Card, str]:
    """Give the reasons against the cards that may not be played, once the question is settled."""
    question = scene.question
    if scene.stage is Stage.ASKED or not isinstance(question, MarkPlayable):
        return {}
    return {card: words.text(f"reason.{breach.code.value}") for card, breach in question.position.view.refused}


def mark_of(scene: QuestionScene, name: str, value: Value, options: Options) -> str:
    """Give the mark of a choice: ``right``, ``fault``, ``shows``, ``missing`` or none."""
    chosen = name in chosen_in(options, scene.answer)
    if scene.stage is not Stage.ASKED:
        if name in chosen_in(options, scene.answer if scene.stage is Stage.RIGHT else scene.solution):
            return "right" if chosen or options.form is Form.ORDER else "missing"
        return "fault" if chosen and options.form is not Form.ORDER else ""
    feedback = None if scene.verdict is None else scene.verdict.feedback
    if feedback is None or feedback.code in (FeedbackCode.UNANSWERED, FeedbackCode.NOT_A_CHOICE):
        return ""
    if name in wrong_now(scene):
        return "fault"
    if options.form is Form.ORDER:
        return "shows" if value in feedback.cards else ""
    if value in (*feedback.fault, *feedback.acts, *feedback.ranks):
        return "fault" if chosen or options.form is not Form.MARK else "missing"
    if isinstance(value, Card) and value in feedback.cards:
        return "right" if chosen and options.form is Form.MARK and _is_right(scene, value) else "shows"
    return "fault" if chosen and options.form is Form.PICK else ""


def _is_right(scene: QuestionScene, card: Card) -> bool:
    """Tell whether a card that was chosen may be played."""
    question = scene.question
    return isinstance(question, MarkPlayable) and question.position.view.why_not(card) is None


def _number(scene: QuestionScene, options: Options, words: Words) -> JsonObject | None:
    """Give a number to be typed in."""
    if options.form is not Form.NUMBER:
        return None
    return {
        "label": words.text("course.number"),
        "min": options.numbers.start,
        "max": options.numbers.stop - 1,
        "value": shown_answer(scene),
        "less": words.text("course.less"),
        "more": words.text("course.more"),
    }


def _fields(scene: QuestionScene, question: Question, options: Options, words: Words) -> list[JsonObject]:
    """Give the fields to be filled in."""
    chosen = chosen_fields(options, shown_answer(scene))
    fields: list[JsonObject] = []
    for name, choices in options.fields.items():
        mark, label = _field_mark(scene, name), words.text(f"course.field.{name}")
        fields.append(
            {
                "name": name,
                "label": label,
                "missing": words.text("course.missing.field", field=label),
                "options": [
                    {"value": one, "label": label_of(question, value, words)} for one, value in choices.items()
                ],
                "chosen": chosen.get(name),
                "mark": mark,
                "note": words.text(f"course.mark.{mark}") if mark else "",
            }
        )
    return fields


def wrong_now(scene: QuestionScene) -> frozenset[str]:
    """Name all that was wrong in the last answer, while the question waits for another."""
    return frozenset() if scene.stage is not Stage.ASKED or scene.verdict is None else scene.verdict.wrong


def _field_mark(scene: QuestionScene, name: str) -> str:
    """Give the mark of a field: of each that is wrong, and of all once they show the solution."""
    if scene.stage is not Stage.ASKED:
        return "right"
    return "fault" if name in wrong_now(scene) else ""


def label_of(question: Question, value: Value, words: Words) -> str:
    """Name a choice."""
    match value:
        case Card():
            return words.text(f"card.{value.value}")
        case bool():
            return words.text("course.yes" if value else "course.no")
        case Seat() | Outcome(Seat()):
            player = value.winner if isinstance(value, Outcome) else value
            return words.text("table.you" if player is Seat.SOUTH else "table.opponent")
        case Outcome():
            return words.text("course.nobody-yet" if isinstance(question, WhoWinsGame) else "course.nobody")
        case Suit():
            return words.text(f"course.suit.{value.value}")
        case ActKind():
            return act_text(words, value, question)
        case DealPlace():
            return words.text(f"course.place.{value.value}")
        case Packet(place, 1):
            return words.text(f"course.packet.{place.value}")
        case Packet(place, count):
            return words.plural(f"course.packet.{place.value}", count)
        case GameEnd():
            return words.text(f"course.end.{value.value}")
        case Moment():
            return words.text(f"course.moment.{value.value}")
        case AwardRule():
            return words.text(f"course.award.{value.value}")
        case int() if isinstance(question, PointsOfDeal):
            return words.plural("course.points", value)
        case CutResult():
            return _cut_label(value, words)
        case str() if value in RANKS_OF_52:
            return words.text(f"course.rank.{value}")
        case _:
            return str(value)


def _cut_label(result: CutResult, words: Words) -> str:
    """Name what may come of the cards cut."""
    if result in (CutResult.NORTH, CutResult.SOUTH):
        seat = Seat.SOUTH if result is CutResult.SOUTH else Seat.NORTH
        return words.text(f"course.cut.{side_of(seat, Seat.SOUTH)}")
    return words.text(f"course.cut.{result.value}")
