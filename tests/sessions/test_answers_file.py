"""Files of answers: what was answered comes back, and whatever else stands in a file is refused with its place."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecarte_widgets.engine import Kind, Problem, RecordError, Rules, Wanted
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions.answers_file import answers_object, read_answers
from ecarte_widgets.sessions.worksheet import Worksheet, worksheet
from tests.strategies import any_rules

SHEET = worksheet([4821, 17], Rules.classic())


def solved(sheet: Worksheet = SHEET) -> dict[str, Answer]:
    """Give the right answer to every exercise."""
    return {exercise.id: solution(exercise.question) for exercise in sheet.exercises}


def file(**changes: object) -> dict[str, Any]:
    """Give a file with every answer right, but for some keys."""
    return answers_object(SHEET, solved(), "Amina") | changes


def with_answer(exercise: object, answer: object) -> dict[str, Any]:
    """Give a file with one answer."""
    return file(answers=[{"exercise": exercise, "answer": answer}])


def refused(content: object) -> RecordError:
    """Read a file that must be refused, and give the error."""
    source = content if isinstance(content, str | bytes) else json.dumps(content)
    with pytest.raises(RecordError) as caught:
        read_answers(source)
    return caught.value


@settings(deadline=None, max_examples=30)
@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=3, unique=True), any_rules, st.data())
def test_what_was_answered_comes_back(deals: list[int], rules: Rules, data: st.DataObject) -> None:
    sheet = worksheet(deals, rules)
    answered = data.draw(st.sets(st.sampled_from([one.id for one in sheet.exercises])))
    answers = {name: answer for name, answer in solved(sheet).items() if name in answered}
    read = read_answers(json.dumps(answers_object(sheet, answers, "Amina")))
    assert (read.name, read.sheet, read.answers) == ("Amina", sheet, answers)


def test_the_file_judges_nothing_and_shows_no_more_than_what_was_answered() -> None:
    content = answers_object(SHEET, {"4821.play-2": solved()["4821.play-2"]}, "Amina")
    assert content == {
        "format": "ecarte-answers",
        "version": 1,
        "name": "Amina",
        "rules": "classic",
        "deals": [4821, 17],
        "answers": [{"exercise": "4821.play-2", "answer": ["7D", "JD"]}],
    }


@pytest.mark.parametrize(
    "name", ["Amina", "آمنه", "അമീന", "ક્ષ\u200dય", "O'Neil, J.", "=1+1", "x" * 60, "  Amina  ", "李"]
)
def test_a_name_may_be_anything_that_can_be_read(name: str) -> None:
    assert read_answers(json.dumps(file(name=name))).name == name.strip()


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 61, "a\nb", "a\tb", "\0", "\x1b[31m", "\u202eAmina", "a\u2028b", "\u2066a", "\ufeff"]
)
def test_a_name_that_is_empty_long_or_cannot_be_seen_is_refused(name: str) -> None:
    error = refused(file(name=name))
    assert (error.problem, error.place.key) == (Problem.WRONG_VALUE, "name")
    assert error.allowed == (Wanted(Kind.PRINTABLE_TEXT, 1, 60),)


@pytest.mark.parametrize(
    ("content", "problem", "key"),
    [
        ("", Problem.NOT_JSON, ""),
        (b"\xff\xfe", Problem.NOT_TEXT, ""),
        ('{"a": NaN}', Problem.NOT_JSON, ""),
        ("[" * 100_000, Problem.TOO_DEEP, ""),
        ('{"format": "ecarte-answers", "format": "ecarte-answers"}', Problem.KEY_TWICE, ""),
        ("[]", Problem.WRONG_TYPE, ""),
        ("{}", Problem.MISSING_KEY, ""),
        (file(right=12), Problem.UNKNOWN_KEY, ""),
        (file(format="ecarte-record"), Problem.WRONG_VALUE, "format"),
        (file(version=2), Problem.WRONG_VALUE, "version"),
        (file(version=1.0), Problem.WRONG_TYPE, "version"),
        (file(version=True), Problem.WRONG_TYPE, "version"),
        (file(name=None), Problem.WRONG_TYPE, "name"),
        (file(name=["Amina"]), Problem.WRONG_TYPE, "name"),
        (file(rules="baroque"), Problem.WRONG_VALUE, "rules"),
        (file(rules={"preset": "classic", "target": 6}), Problem.WRONG_VALUE, "rules.target"),
        (file(rules=None), Problem.WRONG_TYPE, "rules"),
        (file(deals={}), Problem.WRONG_TYPE, "deals"),
        (file(deals=[]), Problem.WRONG_VALUE, "deals"),
        (file(deals=[4821, 4821]), Problem.WRONG_VALUE, "deals"),
        (file(deals=[4821, "17"]), Problem.WRONG_TYPE, "deals.2"),
        (file(deals=[-1]), Problem.WRONG_VALUE, "deals.1"),
        (file(deals=list(range(13))), Problem.WRONG_VALUE, "deals"),
        (file(answers=None), Problem.WRONG_TYPE, "answers"),
        (file(answers=[[]]), Problem.WRONG_TYPE, "answers.1"),
        (file(answers=[{"exercise": "4821.lead"}]), Problem.MISSING_KEY, "answers.1"),
        (file(answers=[{"exercise": "4821.lead", "answer": "own", "right": True}]), Problem.UNKNOWN_KEY, "answers.1"),
        (file(answers=[{"exercise": "4821.lead", "answer": "own"}] * 13), Problem.WRONG_VALUE, "answers"),
        (file(answers=[{"exercise": "4821.lead", "answer": "own"}] * 2), Problem.WRONG_VALUE, "answers.2.exercise"),
        (with_answer("99.lead", "own"), Problem.WRONG_VALUE, "answers.1.exercise"),
        (with_answer(1, "own"), Problem.WRONG_TYPE, "answers.1.exercise"),
        (with_answer("4821.lead", "north"), Problem.WRONG_VALUE, "answers.1.answer"),
        (with_answer("4821.lead", None), Problem.WRONG_VALUE, "answers.1.answer"),
        (with_answer("4821.play-2", []), Problem.WRONG_VALUE, "answers.1.answer"),
        (with_answer("4821.play-2", ["KS"]), Problem.WRONG_VALUE, "answers.1.answer"),
        (with_answer("4821.play-2", ["7D", "7D"]), Problem.WRONG_VALUE, "answers.1.answer"),
        (with_answer("4821.play-2", [["7D"]]), Problem.WRONG_VALUE, "answers.1.answer"),
        (with_answer("4821.score", {"player": "own"}), Problem.WRONG_VALUE, "answers.1.answer"),
        (
            with_answer("4821.score", {"player": "own", "points": 1, "rule": "x"}),
            Problem.WRONG_VALUE,
            "answers.1.answer",
        ),
    ],
    ids=lambda value: ascii(value)[:30] if isinstance(value, str | bytes) else None,
)
def test_a_file_with_a_mistake_is_refused_with_its_place(content: object, problem: Problem, key: str) -> None:
    error = refused(content)
    assert (error.problem, error.place.key) == (problem, key)


def test_what_would_be_allowed_is_told_for_every_kind_of_answer() -> None:
    assert refused(with_answer("4821.lead", "x")).allowed == ("own", "other")
    assert refused(with_answer("4821.play-2", "x")).allowed == (Wanted(Kind.LIST_OF, values=("9H", "7D", "JD", "8H")),)
    assert refused(with_answer("4821.score", "x")).allowed == (
        "player: own | other",
        "points: 1 | 2 | 3",
        "rule: the-point | the-vole | stake-winner-two",
    )


@settings(deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*file(), "x"]), inner, max_size=6),
        max_leaves=12,
    ),
    st.sampled_from([*file(), ""]),
)
def test_whatever_stands_in_a_file_it_is_read_or_refused(value: object, key: str) -> None:
    content = file(**{key: value}) if key else value
    try:
        read_answers(json.dumps(content))
    except RecordError as error:
        assert error.problem in Problem  # noqa: PT017  (many of them are read)
