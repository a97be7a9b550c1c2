"""Answers as they are given, by the names of choices: what a browser sends and a file of answers holds.

>>> from ecarte_widgets.engine import Card, Suit
>>> from ecarte_widgets.lessons.questions import NameTrumps
>>> answer_given(NameTrumps(Card.KING_OF_SPADES), "S")
<Suit.SPADES: 'S'>
>>> given_of(NameTrumps(Card.KING_OF_SPADES), Suit.SPADES)
'S'
"""

from collections.abc import Mapping
from typing import cast

from ecarte_widgets.engine import AwardRule, Seat
from ecarte_widgets.lessons.answers import Answer, Limits, Marks, Points
from ecarte_widgets.lessons.options import OTHER, OWN, Form, Options, Value, options_for
from ecarte_widgets.lessons.questions import DiscardLimits, MarkDeal, Question, ScoreDeal

Given = str | int | list[str] | dict[str, str]
"""A choice's name, a number, names of choices, or names by field."""


class GivenError(ValueError):
    """Something given that is no answer to the question."""


def answer_given(question: Question, given: object) -> Answer | None:
    """Read an answer.

    Args:
        question: what was asked.
        given: a choice's name, a list of names, a number, or names by field.

    Returns:
        The answer; None for nothing, or too little to be one.

    Raises:
        GivenError: it is no answer to this question.
    """
    options = options_for(question)
    match options.form, given:
        case _, None:
            return None
        case Form.PICK, str():
            return cast("Answer", _value(options.values, given))
        case Form.MARK, list():
            marked = _several(options.values, given)
            return cast("Answer", frozenset(marked)) if len(marked) >= options.fewest else None
        case Form.ORDER, list():
            placed = _several(options.values, given)
            return cast("Answer", placed) if len(placed) == len(options.values) else None
        case Form.NUMBER, int() if type(given) is int and given in options.numbers:
            return given
        case Form.FIELDS, dict():
            return _filled_in(question, options, given)
        case _:
            raise GivenError


def _value(values: Mapping[str, Value], name: object) -> Value:
    """Find what a choice stands for."""
    if not isinstance(name, str) or name not in values:
        raise GivenError
    return values[name]


def _several(values: Mapping[str, Value], names: list[object]) -> tuple[Value, ...]:
    """Find what choices stand for, each of them made once."""
    if len(names) > len(values):
        raise GivenError
    found = tuple(_value(values, name) for name in names)
    if len(set(found)) < len(found):
        raise GivenError
    return found


def _filled_in(question: Question, options: Options, given: Mapping[object, object]) -> Answer | None:
    """Put the fields of an answer together; None where one is empty."""
    if not given.keys() <= options.fields.keys():
        raise GivenError
    chosen = {name: given[name] for name in options.fields if given.get(name) is not None}
    values = {name: _value(options.fields[name], one) for name, one in chosen.items()}
    if len(values) < len(options.fields):
        return None
    match question, values:
        case DiscardLimits(), {"fewest": int(fewest), "most": int(most)}:
            return Limits(fewest, most)
        case MarkDeal(), {"own": int(own), "other": int(other)}:
            return Marks(north=other, south=own)
        case ScoreDeal(), {"player": Seat() as player, "points": int(points), "rule": AwardRule() as rule}:
            return Points(player, points, rule)
        case _:
            raise GivenError


def given_of(question: Question, answer: Answer) -> Given:
    """Give an answer as it is given: :func:`answer_given` reads it back."""
    options = options_for(question)
    match options.form:
        case Form.PICK:
            (name,) = chosen_in(options, answer)
            return name
        case Form.MARK | Form.ORDER:
            return list(chosen_in(options, answer))
        case Form.FIELDS:
            return chosen_fields(options, answer)
        case Form.NUMBER:
            assert isinstance(answer, int)
            return answer


def chosen_in(options: Options, answer: Answer | None) -> tuple[str, ...]:
    """Name the choices that make an answer, in its order where it has one."""
    match options.form:
        case Form.PICK:
            choices = options.values.items()
            return tuple(name for name, value in choices if type(value) is type(answer) and value == answer)
        case Form.MARK if isinstance(answer, frozenset):
            return tuple(name for name, value in options.values.items() if value in answer)
        case Form.ORDER if isinstance(answer, tuple):
            names = {value: name for name, value in options.values.items()}
            return tuple(names[cast("Value", thing)] for thing in answer if thing in names)
        case _:
            return ()


def chosen_fields(options: Options, answer: Answer | None) -> dict[str, str]:
    """Name the choice of each field of an answer."""
    values: dict[str, object] = {}
    match answer:
        case Limits(fewest, most):
            values = {"fewest": fewest, "most": most}
        case Marks(north, south):
            values = {OWN: south, OTHER: north}
        case Points(player, points, rule):
            values = {"player": player, "points": points, "rule": rule}
        case _:
            pass
    return {
        name: choice
        for name, choices in options.fields.items()
        for choice, value in choices.items()
        if name in values and type(value) is type(values[name]) and value == values[name]
    }
