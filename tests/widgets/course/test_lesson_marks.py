"""What a page marks and tells of an answer, and once the question is settled: the solution and why."""

from typing import Any

import pytest

from ecarte_widgets.engine import Card, Rules, Seat, Talk, TalkEnd
from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.generators import Constraint
from ecarte_widgets.lessons.given import chosen_fields, chosen_in
from ecarte_widgets.lessons.options import Form, options_for
from ecarte_widgets.lessons.questions import (
    CountStock,
    MakePack,
    MarkPlayable,
    MayDo,
    OrderCards,
    OrderMoments,
    ScoreDeal,
    WhichCardWins,
    WhoTakes,
)
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.sessions.lesson_scene import Stage
from tests.lessons.asked import TABLES
from tests.widgets.lessons import EVERY_GENERATOR, asked, view_of


def marks(view: dict[str, Any]) -> dict[str, str]:
    """Give the marks of the choices that have one."""
    return {item["id"]: item["mark"] for item in view["control"]["items"] if item["mark"]}


@EVERY_GENERATOR
def test_a_wrong_answer_marks_only_what_its_feedback_names(name: str, constraints: dict[str, Constraint]) -> None:
    for question in (asked(name, constraints, rules, seed) for rules in TABLES for seed in range(2)):
        for answer in wrong_answers(question)[:40]:
            feedback = check(question, answer).feedback
            assert feedback is not None
            view = view_of(question, answer=answer)
            assert view["feedback"]["tone"] == "wrong"
            named = {getattr(one, "value", one) for one in (*feedback.fault, *feedback.acts, *feedback.ranks)}
            shows = {card.value for card in feedback.cards} - named
            marked = marks(view)
            assert {one for one, mark in marked.items() if mark == "shows"} <= shows
            if view["control"]["form"] != "pick":
                assert {one for one, mark in marked.items() if mark == "missing"} <= named
            assert "right" not in marked.values() or isinstance(question, MarkPlayable)
            chosen = {item["id"] for item in view["control"]["items"] if item["chosen"]}
            assert {one for one, mark in marked.items() if mark == "right"} <= chosen


@EVERY_GENERATOR
def test_every_field_and_every_choice_that_is_wrong_is_marked_and_all_that_stands_in_a_wrong_place(
    name: str, constraints: dict[str, Constraint]
) -> None:
    for question in (asked(name, constraints, rules, seed) for rules in TABLES for seed in range(2)):
        options, right = options_for(question), solution(question)
        for answer in wrong_answers(question)[:40]:
            view = view_of(question, answer=answer)
            chosen, meant = chosen_fields(options, answer), chosen_fields(options, right)
            faults = {field["name"] for field in view["control"]["fields"] if field["mark"] == "fault"}
            assert faults == {field for field in meant if chosen.get(field) != meant[field]}
            if options.form is Form.MARK:
                faults = {one for one, mark in marks(view).items() if mark == "fault"}
                assert faults == set(chosen_in(options, answer)) - set(chosen_in(options, right))
            if isinstance(question, OrderMoments):
                order, ordered = chosen_in(options, answer), chosen_in(options, right)
                misplaced = {one for one, mark in marks(view).items() if mark == "fault"}
                assert misplaced == {one for one, other in zip(order, ordered, strict=False) if one != other}


def test_of_several_right_orders_the_nearest_tells_what_stands_in_a_wrong_place() -> None:
    spade, heart, low, lower = Card.KING_OF_SPADES, Card.KING_OF_HEARTS, Card.NINE_OF_SPADES, Card.EIGHT_OF_SPADES
    question = OrderCards((spade, low, lower, heart), Card.KING_OF_CLUBS.suit)
    view = view_of(question, answer=(heart, spade, lower, low))
    assert marks(view) == {lower.value: "fault", low.value: "fault"}
    assert {item["note"] for item in view["control"]["items"] if item["mark"]} == {"in the wrong place"}
    assert view["control"]["marks"]["fault"] == "in the wrong place"


def test_of_several_choices_a_wrong_one_is_said_to_stay_chosen_while_it_can_be_taken_off() -> None:
    question = asked("may-do", {"case": "first", "asked": "awaited"}, Rules(), 1)
    wrong = wrong_answers(question)[0]
    told = [view_of(question, stage, wrong)["control"]["marks"]["fault"] for stage in (Stage.ASKED, Stage.SHOWN)]
    assert told == ["chosen, but wrong: press it to take it off", "chosen, but wrong"]


@EVERY_GENERATOR
@pytest.mark.parametrize("stage", [Stage.RIGHT, Stage.SHOWN])
def test_once_settled_the_solution_is_marked_and_its_reason_told(
    name: str, constraints: dict[str, Constraint], stage: Stage
) -> None:
    for rules in TABLES:
        question = asked(name, constraints, rules, 3)
        right = solution(question)
        answer = right if stage is Stage.RIGHT else wrong_answers(question)[0]
        view = view_of(question, stage, answer)
        assert view["feedback"]["tone"] == stage.value
        assert view["feedback"]["text"]
        assert not view["control"]["live"]
        found = {one for one, mark in marks(view).items() if mark in {"right", "missing"}}
        chosen = {item["id"] for item in view["control"]["items"] if item["chosen"]}
        if view["control"]["form"] in {"pick", "mark"}:
            assert all((one in chosen) == (mark != "missing") for one, mark in marks(view).items() if mark)
        match question, right:
            case (MarkPlayable(), frozenset()):
                assert found == {card.value for card in right if isinstance(card, Card)}
            case (MakePack() | MayDo(), frozenset()):
                assert found == {str(getattr(one, "value", one)) for one in right}
            case _ if view["control"]["form"] == "pick":
                assert len(found) == 1
            case _ if view["control"]["form"] == "order":
                assert len(found) == len(view["control"]["order"])
            case CountStock(), _:
                assert view["control"]["number"]["value"] == right
            case _:
                assert all(field["mark"] == "right" and field["chosen"] for field in view["control"]["fields"])


def test_a_right_order_is_left_as_the_learner_made_it() -> None:
    spade, heart = Card.KING_OF_SPADES, Card.KING_OF_HEARTS
    question = OrderCards((spade, heart), Card.KING_OF_CLUBS.suit)
    for answer in ((spade, heart), (heart, spade)):
        view = view_of(question, Stage.RIGHT, answer)
        assert view["control"]["order"] == [card.value for card in answer]


def test_of_several_right_orders_the_learners_own_is_told_and_that_there_are_others() -> None:
    spade, heart = Card.KING_OF_SPADES, Card.KING_OF_HEARTS
    question = OrderCards((spade, heart), Card.KING_OF_CLUBS.suit)
    for answer, told in (
        ((spade, heart), "spades and the king of hearts"),
        ((heart, spade), "hearts and the king of spades"),
    ):
        text = view_of(question, Stage.RIGHT, answer)["feedback"]["text"]
        assert told in text
        assert "other orders are right too" in text
    only = view_of(OrderCards((spade, Card.SEVEN_OF_SPADES), spade.suit), Stage.RIGHT, (spade, Card.SEVEN_OF_SPADES))
    assert "other orders" not in only["feedback"]["text"]


def test_the_reason_of_an_order_names_only_cards_that_are_shown() -> None:
    for seed in range(40):
        question = asked("order-suit", {"size": 4}, Rules(), seed)
        assert isinstance(question, OrderCards)
        text = view_of(question, Stage.RIGHT, solution(question))["feedback"]["text"].lower()
        ranks = {card.rank.name.lower() for card in question.cards}
        assert {rank for rank in ("king", "queen", "jack", "ace", "ten") if rank in text} <= ranks


def test_a_card_that_may_not_be_played_says_why_once_the_question_is_settled() -> None:
    question = asked("playable", {"case": "overtake", "tricks": 0}, Rules(), 1)
    assert isinstance(question, MarkPlayable)
    view = view_of(question, Stage.RIGHT, solution(question))
    notes = {item["id"]: item["note"] for item in view["control"]["items"] if not item["mark"]}
    refused = {card.value for card, _ in question.position.view.refused}
    assert set(notes) == refused
    assert set(notes.values()) <= {"you must follow suit", "you must beat the card led"}


def test_what_was_left_out_is_marked_as_missing_and_not_as_a_fault() -> None:
    for seed in range(10):
        question = asked("playable", {"case": "lead", "tricks": 0}, Rules(), seed)
        assert isinstance(question, MarkPlayable)
        answer = frozenset(question.position.view.hand[:2])
        view = view_of(question, answer=answer)
        assert {mark for one, mark in marks(view).items() if one not in {card.value for card in answer}} == {"missing"}
        assert {mark for one, mark in marks(view).items() if one in {card.value for card in answer}} == {"right"}


@pytest.mark.parametrize("stage", [Stage.RIGHT, Stage.SHOWN])
def test_the_winning_card_is_lifted_only_when_it_may_be_known(stage: Stage) -> None:
    for kind in (WhoTakes, WhichCardWins):
        generator = "who-takes" if kind is WhoTakes else "two-cards"
        question = asked(generator, {}, Rules(), 1)
        assert isinstance(question, kind)
        assert [card["won"] for card in view_of(question)["scene"]["table"]] == [False, False]
        after = view_of(question, stage, solution(question))
        assert sum(card["won"] for card in after["scene"]["table"]) == 1


@pytest.mark.parametrize(
    ("name", "constraints"),
    [
        ("playable", {}),
        ("may-do", {"case": "stock-empty"}),
        ("discard-limits", {}),
        ("king-moment", {"case": "elder-to-lead"}),
    ],
)
@pytest.mark.parametrize("stage", [Stage.RIGHT, Stage.SHOWN])
def test_the_cards_stay_as_they_were_asked_about_and_what_follows_is_told(
    name: str, constraints: dict[str, Constraint], stage: Stage
) -> None:
    """Else the reason speaks of one moment, and the picture shows another."""
    told = 0
    for seed in range(12):
        question = asked(name, constraints, TABLES[seed % 2], seed)
        before, after = view_of(question), view_of(question, stage, solution(question))
        assert after["scene"] == before["scene"]
        assert [item["id"] for item in after["control"]["items"]] == [item["id"] for item in before["control"]["items"]]
        assert before["said"] == ""
        assert after["said"] == "" or after["said"].startswith("Then, not shown above: ")
        told += bool(after["said"])
    assert (told > 0) is (name != "discard-limits")  # which cards are exchanged is always a choice


def test_what_tricks_brought_is_told_as_at_the_table() -> None:
    """A vole after standing gives 2 points for the stake and none for the vole: both is said."""
    question = ScoreDeal(Rules.gamerules(), Seat.NORTH, Talk(0, TalkEnd.STOOD), 5)
    view = view_of(question, Stage.RIGHT, solution(question))
    assert view["said"] == ""
    assert view["feedback"]["text"] == (
        "You take all five tricks: 2 points, because you stood and took three tricks or more. "
        "All five bring no more here."
    )
    for seed in range(20):
        won = view_of(asked("game-end", {}, Rules.gamerules(), seed), Stage.SHOWN)["feedback"]["text"]
        assert "Two points" not in won
