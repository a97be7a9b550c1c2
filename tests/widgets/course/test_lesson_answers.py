"""Answers from the browser: what was sent is read as the answer it is, and nothing else is."""

from typing import Any

import pytest

from ecarte_widgets.engine import Card, Rules, Seat, Suit
from ecarte_widgets.lessons.answers import Answer, Limits, Marks, Outcome, Points
from ecarte_widgets.lessons.generators import Constraint
from ecarte_widgets.lessons.given import chosen_fields, chosen_in
from ecarte_widgets.lessons.options import Form, options_for
from ecarte_widgets.lessons.questions import CountStock, MakePack, MarkDeal, NameTrumps, OrderCards, Question
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.sessions import IntentError, RefusalCode
from ecarte_widgets.widgets.course.lesson_answers import read_answer
from tests.lessons.asked import TABLES
from tests.widgets.lessons import EVERY_GENERATOR, asked, sent

CARDS = (Card.ACE_OF_SPADES, Card.TEN_OF_SPADES, Card.JACK_OF_SPADES)
HOSTILE: list[Any] = [
    True,
    False,
    -1,
    33,
    10**30,
    1.5,
    "",
    "KS",
    "\0\ud800",
    "x" * 100_000,
    ["KS", "KS"],
    ["no such card"],
    [None],
    [[]],
    [{}],
    ["KS"] * 10_000,
    {"no": "field"},
    {1: 2},
    {"fewest": 1, "most": 5},
    {"fewest": ["1"], "most": {}},
    {"fewest": "9", "most": "5"},
]


def can_be_sent(question: Question, answer: Answer) -> bool:
    """Tell whether the page offers an answer: of rules, only those of the table."""
    options = options_for(question)
    if options.form is Form.FIELDS:
        return len(chosen_fields(options, answer)) == len(options.fields)
    if options.form is Form.PICK:
        return len(chosen_in(options, answer)) == 1
    return options.form is not Form.MARK or len(chosen_in(options, answer)) >= options.fewest


@EVERY_GENERATOR
def test_every_answer_that_the_page_offers_is_read_as_what_it_is(name: str, constraints: dict[str, Constraint]) -> None:
    for rules in TABLES:
        question = asked(name, constraints, rules, 1)
        assert can_be_sent(question, solution(question))
        for answer in (solution(question), *wrong_answers(question)):
            if can_be_sent(question, answer):
                assert read_answer(question, sent(question, answer)) == answer
                assert type(read_answer(question, sent(question, answer))) is type(answer)


def refused_or_read(question: Question, content: object) -> Any:  # noqa: ANN401  (an answer, or why it is none)
    """Read an answer, or give the code of its refusal."""
    try:
        return read_answer(question, content)
    except IntentError as error:
        return error.refusal.code


@EVERY_GENERATOR
def test_what_is_no_answer_is_refused_or_nothing(name: str, constraints: dict[str, Constraint]) -> None:
    question = asked(name, constraints, Rules(), 1)
    assert read_answer(question, None) is None
    given = options_for(question)
    for content in HOSTILE:
        read = refused_or_read(question, content)
        # Some of these do say something here and there: a card that is held, a number of cards.
        says = read is RefusalCode.NOT_UNDERSTOOD or read is None or read == content
        assert says or chosen_in(given, read) or chosen_fields(given, read)


@pytest.mark.parametrize(
    ("question", "given"),
    [
        (MakePack(), []),
        (OrderCards(CARDS, Suit.HEARTS), ["AS"]),
        (asked("discard-limits", {}, Rules(), 1), {"fewest": "1"}),
        (asked("discard-limits", {}, Rules(), 1), {"fewest": "1", "most": None}),
        (asked("discard-limits", {}, Rules(), 1), {}),
    ],
)
def test_too_little_is_no_answer(question: Question, given: object) -> None:
    assert read_answer(question, given) is None


def test_nothing_may_be_done_is_an_answer() -> None:
    assert read_answer(asked("may-do", {"case": "first"}, Rules(), 1), []) == frozenset()


@pytest.mark.parametrize(
    ("question", "given", "answer"),
    [
        (NameTrumps(Card.KING_OF_SPADES), "S", Suit.SPADES),
        (CountStock(), 21, 21),
        (OrderCards(CARDS, Suit.HEARTS), ["JS", "AS", "TS"], (CARDS[2], CARDS[0], CARDS[1])),
        (asked("discard-limits", {}, Rules(), 1), {"fewest": "1", "most": "5"}, Limits(1, 5)),
        (asked("game-end", {}, Rules(), 1), "nobody", Outcome(winner=None)),
        (asked("mark-deal", {}, Rules(), 1), {"own": "2", "other": "1"}, Marks(north=1, south=2)),
    ],
)
def test_these_are_read(question: Question, given: object, answer: Answer) -> None:
    assert read_answer(question, given) == answer


def test_the_learner_is_south_where_no_position_says_otherwise() -> None:
    question = asked("mark-deal", {}, Rules(), 1)
    assert isinstance(question, MarkDeal)
    assert chosen_fields(options_for(question), Marks(north=0, south=3)) == {"own": "3", "other": "0"}


def test_the_rules_on_offer_are_the_plain_ones_and_the_tables_own() -> None:
    named = {}
    for rules in (Rules.gamerules(), Rules.classic()):
        question = asked("score-deal", {}, rules, 1)
        named[rules.stake] = set(options_for(question).fields["rule"])
        for seat in Seat:
            points = Points(seat, 1, next(iter(options_for(question).fields["rule"].values())))  # type: ignore[arg-type]
            assert chosen_fields(options_for(question), points)["player"] == ("own" if seat is Seat.SOUTH else "other")
    assert [len(rules) for rules in named.values()] == [3, 3]
    assert len(set.intersection(*named.values())) == 2
