"""What a page is shown of a question before an answer: all that it is about, and nothing that tells the answer."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ecarte_widgets.engine import PACK, Card, Game, Rules, Seat
from ecarte_widgets.engine.seats import by_seat
from ecarte_widgets.lessons.generators import Constraint
from ecarte_widgets.lessons.questions import DiscardLimits, MarkPlayable, MayDo, MayMarkKing, Position, Question
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions.lesson_scene import Stage
from tests.lessons.asked import EVERY_CASE, TABLES
from tests.sessions.play import chance
from tests.widgets.lessons import EVERY_GENERATOR, asked, view_of
from tests.widgets.table.test_secrets import cards_named_in

ENGINES_KEYS = {"actions", "refused", "exchange", "announcements", "playable", "legal", "why", "state", "intent"}


def keys_in(value: object) -> Iterator[str]:
    """Give every key of every object in a value."""
    match value:
        case dict():
            for key, inner in value.items():
                yield key
                yield from keys_in(inner)
        case list():
            for inner in value:
                yield from keys_in(inner)
        case _:
            pass


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """Leave out what is not about the question: the steps, and the ways on."""
    return {name: value for name, value in view.items() if name not in {"dots", "buttons"}}


AtPosition = MarkPlayable | MayDo | DiscardLimits | MayMarkKing


def position_of(question: Question) -> Position | None:
    """Give the moment of a game that a question is about."""
    match question:
        case MarkPlayable(position) | MayDo(position) | DiscardLimits(position) | MayMarkKing(position):
            return position
        case _:
            return None


def open_cards(question: Question) -> set[Card]:
    """Give the cards that the learner may see."""
    position = position_of(question)
    if position is None:
        return set(PACK)
    view = position.view
    tricks = {card for trick in view.tricks for card in (trick.led, trick.answer)}
    led = set() if view.led is None else {view.led}
    return {*view.hand, view.turn_up, *view.discards, *tricks, *led}


@EVERY_GENERATOR
def test_before_an_answer_nothing_is_marked_listed_or_named_that_tells_it(
    name: str, constraints: dict[str, Constraint]
) -> None:
    for rules in TABLES:
        for seed in range(25):
            question = asked(name, constraints, rules, seed)
            view = view_of(question)
            assert ENGINES_KEYS.isdisjoint(keys_in(shown(view)))
            items, fields = view["control"]["items"], view["control"]["fields"]
            assert all(not item["mark"] and not item["note"] and not item["chosen"] for item in items)
            assert all(not field["mark"] and not field["note"] and field["chosen"] is None for field in fields)
            assert not view["control"]["order"]
            assert view["control"]["number"] is None or view["control"]["number"]["value"] is None
            table = [] if view["scene"] is None else view["scene"]["table"]
            assert all(not card["won"] and not card["mark"] for card in table)
            assert (view["feedback"], view["said"], view["hint"]["text"]) == (None, "", None)
            assert cards_named_in(json.dumps(shown(view), ensure_ascii=False)) <= open_cards(question)


def with_other_hidden_cards(game: Game, seat: Seat, rng: Random) -> Game:
    """Exchange the cards that a player cannot see for one another: the other's hand and the stock."""
    deal = game.deal
    assert deal is not None
    hidden = [*deal.hands[seat.other], *deal.stock]
    rng.shuffle(hidden)
    held = len(deal.hands[seat.other])
    hands = by_seat(seat, deal.hands[seat], tuple(hidden[:held]))
    return game.with_deal(deal._replace(hands=hands, stock=tuple(hidden[held:])))


POSITIONS = [(name, case) for name, case in EVERY_CASE if position_of(asked(name, case, Rules(), 0)) is not None]


@pytest.mark.parametrize(
    ("name", "constraints"), POSITIONS, ids=[" ".join([name, *map(str, case.values())]) for name, case in POSITIONS]
)
def test_questions_that_look_alike_are_shown_alike_whatever_is_hidden(
    name: str, constraints: dict[str, Constraint]
) -> None:
    rng = chance(name)
    for seed in range(25):
        question = asked(name, constraints, TABLES[seed % 2], seed)
        position = position_of(question)
        assert position is not None
        assert isinstance(question, AtPosition)
        alike = Position(with_other_hidden_cards(position.game, position.seat, rng), position.seat)
        if alike == position:
            assert view_of(replace(question, position=alike)) == view_of(question)


@pytest.mark.parametrize("generator", ["who-takes", "two-cards"])
def test_where_it_is_asked_which_card_wins_trumps_are_marked_once_that_is_answered(generator: str) -> None:
    marked = 0
    for seed in range(12):
        question = asked(generator, {}, Rules(), seed)
        before, after = view_of(question), view_of(question, Stage.RIGHT, solution(question))
        trump = after["scene"]["trump"]["suit"]
        assert not any(card["isTrump"] for card in before["scene"]["table"])
        assert all(card["isTrump"] is (card["suit"] == trump) for card in after["scene"]["table"])
        marked += any(card["isTrump"] for card in after["scene"]["table"])
    assert marked


@pytest.mark.parametrize("generator", ["who-leads", "playable"])
def test_trumps_that_lie_on_the_table_are_marked_where_that_tells_nothing(generator: str) -> None:
    scenes = [view_of(asked(generator, {}, Rules(), seed))["scene"] for seed in range(30)]
    cards = [(card, scene["trump"]["suit"]) for scene in scenes for card in scene["table"]]
    assert all(card["isTrump"] is (card["suit"] == trump) for card, trump in cards)
    assert any(card["isTrump"] for card, _ in cards)


def test_the_hand_is_shown_trumps_first_whatever_is_right() -> None:
    question = asked("playable", {"case": "void", "tricks": 0}, Rules(), 1)
    assert isinstance(question, MarkPlayable)
    view = view_of(question)
    suits = [item["face"]["suit"] for item in view["control"]["items"]]
    trump = view["scene"]["trump"]["suit"]
    if trump in suits:
        assert suits[0] == trump
    assert sorted(suits, key=suits.index) == suits


@pytest.mark.parametrize("generator", ["score-deal", "mark-deal", "game-end", "may-do", "king-moment"])
def test_what_has_happened_is_told_before_the_question(generator: str) -> None:
    told = [view_of(asked(generator, {}, rules, seed))["scene"] for rules in TABLES for seed in range(8)]
    if generator in {"may-do", "king-moment"}:
        assert all(scene["hand"] for scene in told)
    else:
        assert all(scene["facts"] for scene in told)


def test_what_is_done_after_a_win_is_told_as_well() -> None:
    """Otherwise the end of the story would give the answer."""
    for seed in range(20):
        for rules in TABLES:
            facts = view_of(asked("game-end", {"case": "king"}, rules, seed))["scene"]["facts"]
            assert any(fact.startswith("If all five tricks are played, you take ") for fact in facts)
            assert not any("win" in fact for fact in facts)


@pytest.mark.parametrize(
    ("case", "ask"),
    [
        ("any-in-hand", "May you announce the king of trumps now?"),
        ("turned-dealer", "May you mark the turned-up king now?"),
        ("turned-elder", "May you mark the turned-up king now?"),
    ],
)
def test_a_king_is_asked_about_as_its_button_is_named(case: str, ask: str) -> None:
    asks = {view_of(asked("king-moment", {"case": case}, rules, seed))["ask"] for rules in TABLES for seed in range(6)}
    assert asks == {ask}


def test_the_score_beside_a_deal_that_is_over_says_that_it_is_the_one_before() -> None:
    for name in ("game-end", "game-stop"):
        for stage in (Stage.ASKED, Stage.RIGHT):
            question = asked(name, {}, Rules(), 1)
            sides = [view_of(question, stage, solution(question))["scene"][side] for side in ("own", "other")]
            assert [side["scoreNote"] for side in sides] == ["before this deal", "before this deal"]


@pytest.mark.parametrize("generator", ["playable", "may-do", "discard-limits", "king-moment"])
def test_trumps_of_a_hand_are_marked_as_at_the_table(generator: str) -> None:
    view = view_of(asked(generator, {}, Rules(), 3))
    hand = view["scene"]["hand"] if view["control"]["in"] != "hand" else view["control"]["items"]
    trump = view["scene"]["trump"]["suit"]
    assert [card["isTrump"] for card in hand] == [card["face"]["suit"] == trump for card in hand]


@pytest.mark.parametrize(
    ("name", "is_told"), [("turn-up", True), ("playable", True), ("order-suit", True), ("stock-left", False)]
)
def test_keys_along_the_choices_are_told_while_one_can_be_taken(name: str, *, is_told: bool) -> None:
    question = asked(name, {}, Rules(), 1)
    assert bool(view_of(question)["control"]["keys"]) is is_told
    settled = view_of(question, Stage.RIGHT, solution(question))
    assert settled["control"]["keys"] is None
