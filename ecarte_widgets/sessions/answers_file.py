"""A learner's answers to a worksheet as a file: plain JSON, read strictly, with no judgement in it.

Only the first answer to each exercise stands there. Whether it is right is found out anew by whoever reads it.

>>> import json
>>> from ecarte_widgets.engine import Suit
>>> sheet = worksheet([4821])
>>> file = answers_object(sheet, {"4821.trumps": Suit.CLUBS}, "Amina")
>>> file["answers"]
[{'exercise': '4821.trumps', 'answer': 'C'}]
>>> read_answers(json.dumps(file)).answers
{'4821.trumps': <Suit.CLUBS: 'C'>}
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ecarte_widgets.engine import Kind, Place, Problem, RecordError, Wanted
from ecarte_widgets.engine.record import rules_from_json, rules_to_json
from ecarte_widgets.engine.record_json import (
    Json,
    JsonObject,
    fields_of,
    inside,
    load_json,
    one_of,
    shown,
    text_of,
    whole_number,
)
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.exercises import Exercise
from ecarte_widgets.lessons.given import GivenError, answer_given, given_of
from ecarte_widgets.lessons.options import Form, options_for
from ecarte_widgets.sessions.worksheet import MOST_DEALS, SheetProblem, Worksheet, WorksheetError, worksheet
from ecarte_widgets.shuffling import DEAL_NUMBERS

FORMAT: Final = "ecarte-answers"
"""The value of the key ``format``."""
VERSION: Final = 1
"""The value of the key ``version``: it changes when the same numbers come to give other exercises."""
LONGEST_NAME: Final = 60
"""How many characters a name has at most."""

_SHOWN_OF_LIST: Final = 60
"""How much of a list that is too long is shown: more than a message quotes of it."""
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""The kinds of characters that cannot be seen, or break a line."""
_JOINERS: Final = "\u200c\u200d"
"""Characters of these kinds without which names of some scripts are written wrongly."""


@dataclass(frozen=True, slots=True)
class Answers:
    """What a learner answered."""

    name: str
    """What the learner typed as a name."""
    sheet: Worksheet
    """The worksheet."""
    answers: Mapping[str, Answer]
    """The first answer to each exercise that was answered, by its id."""


def answers_object(sheet: Worksheet, answers: Mapping[str, Answer], name: str = "") -> JsonObject:
    """Give answers as the object that a file holds.

    Args:
        sheet: the worksheet.
        answers: the first answer to each exercise that was answered, by its id.
        name: the learner's name; a file without one is not read.
    """
    answered = [one for one in sheet.exercises if one.id in answers]
    given: dict[str, Json] = {one.id: _json(one, answers[one.id]) for one in answered}
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": name,
        "rules": rules_to_json(sheet.rules),
        "deals": list(sheet.deals),
        "answers": [{"exercise": exercise, "answer": answer} for exercise, answer in given.items()],
    }


def _json(exercise: Exercise, answer: Answer) -> Json:
    """Give one answer as it stands in a file."""
    given = given_of(exercise.question, answer)
    match given:
        case list():
            return list(given)
        case dict():
            return dict(given)
        case _:
            return given


def read_answers(source: str | bytes) -> Answers:
    """Read a file of answers.

    Args:
        source: the JSON, as text or as UTF-8 bytes.

    Raises:
        RecordError: the file has a mistake; its place and kind are in the error. The entries of a list are counted
            from 1: ``answers.3`` is the third answer.
    """
    top = fields_of(load_json(source), Place(), ("format", "version", "name", "rules", "deals", "answers"), ())
    one_of(top["format"], Place(key="format"), {FORMAT: None})
    whole_number(top["version"], Place(key="version"), range(VERSION, VERSION + 1))
    name = _name(top["name"])
    rules = rules_from_json(top["rules"])
    place = Place(key="deals")
    numbers = [whole_number(one, at, DEAL_NUMBERS) for one, at in _entries(top["deals"], place, MOST_DEALS)]
    try:
        sheet = worksheet(numbers, rules)
    except WorksheetError as error:
        given = shown([]) if error.problem is SheetProblem.NONE else str(error.given)
        allowed = (Wanted(Kind.DEAL_NUMBERS, 1, MOST_DEALS),)
        raise RecordError(Problem.WRONG_VALUE, place, given=given, allowed=allowed) from None
    answers: dict[str, Answer] = {}
    for value, at in _entries(top["answers"], Place(key="answers"), len(sheet.exercises)):
        exercise, answer = _answer(value, at, sheet)
        if exercise.id in answers:
            once = Wanted(Kind.EACH_ONCE)
            raise RecordError(Problem.WRONG_VALUE, inside(at, "exercise"), given=exercise.id, allowed=(once,))
        answers[exercise.id] = answer
    return Answers(name, sheet, answers)


def _entries(value: Json, place: Place, most: int) -> list[tuple[Json, Place]]:
    """Take a list apart, each entry with its place; a list that is too long is refused before it is gone through."""
    if not isinstance(value, list):
        raise RecordError(Problem.WRONG_TYPE, place, given=shown(value), allowed=(Wanted(Kind.LIST),))
    if len(value) > most:
        allowed = (Wanted(Kind.SHORT_LIST, most=most),)
        raise RecordError(Problem.WRONG_VALUE, place, given=shown(value[:_SHOWN_OF_LIST]), allowed=allowed)
    return [(one, inside(place, str(number))) for number, one in enumerate(value, start=1)]


def _name(value: Json) -> str:
    """Take a name: not empty, not long, and nothing in it that cannot be seen and is no part of writing."""
    place = Place(key="name")
    name = text_of(value, place).strip()
    unseen = any(unicodedata.category(one) in _UNSEEN and one not in _JOINERS for one in name)
    if unseen or not 0 < len(name) <= LONGEST_NAME:
        allowed = (Wanted(Kind.PRINTABLE_TEXT, 1, LONGEST_NAME),)
        raise RecordError(Problem.WRONG_VALUE, place, given=shown(value), allowed=allowed)
    return unicodedata.normalize("NFC", name)


def _answer(value: Json, place: Place, sheet: Worksheet) -> tuple[Exercise, Answer]:
    """Take one answer."""
    fields = fields_of(value, place, ("exercise", "answer"), ())
    exercise = one_of(fields["exercise"], inside(place, "exercise"), {one.id: one for one in sheet.exercises})
    try:
        answer = answer_given(exercise.question, fields["answer"])
    except GivenError:
        answer = None
    if answer is None:
        at = inside(place, "answer")
        raise RecordError(Problem.WRONG_VALUE, at, given=shown(fields["answer"]), allowed=_allowed(exercise))
    return exercise, answer


def _allowed(exercise: Exercise) -> tuple[str | Wanted, ...]:
    """Say what may be answered."""
    options = options_for(exercise.question)
    match options.form:
        case Form.FIELDS:
            return tuple(f"{name}: {' | '.join(choices)}" for name, choices in options.fields.items())
        case Form.MARK | Form.ORDER:
            return (Wanted(Kind.LIST_OF, values=tuple(options.values)),)
        case Form.NUMBER:
            return (Wanted(Kind.WHOLE_NUMBER, options.numbers.start, options.numbers.stop - 1),)
        case Form.PICK:
            return tuple(options.values)
