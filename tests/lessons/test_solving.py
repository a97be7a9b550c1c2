"""Solutions, compared with a naive reading of the rules over thousands of hands."""

import pytest

from ecarte_widgets.engine import Rules, Seat, Void
from ecarte_widgets.lessons.answers import Limits, Points
from ecarte_widgets.lessons.generators import generate
from ecarte_widgets.lessons.questions import (
    CountStock,
    DealOrder,
    DealPlace,
    DiscardLimits,
    MakePack,
    MarkPlayable,
    NameTrumps,
    OrderCards,
    ScoreDeal,
    WhichCardWins,
    WhoTakes,
    under,
)
from ecarte_widgets.lessons.solving import solution
from tests.engine.tables import CLASSIC, GAMERULES, switched
from tests.lessons import naive
from tests.lessons.asked import TABLES

both_tables = pytest.mark.parametrize("rules", TABLES, ids=["gamerules", "classic"])


@both_tables
@pytest.mark.parametrize("tricks", range(4))
def test_playable_cards(rules: Rules, tricks: int) -> None:
    for seed in range(1500):
        question = generate("playable", seed, rules, tricks=tricks)
        assert isinstance(question, MarkPlayable)
        view = question.position.view
        right = solution(question)
        assert isinstance(right, frozenset)
        found = naive.may_play(
            [card.value for card in view.hand],
            view.led.value if view.led else None,
            view.trump.value,
            must_trump=rules.void is Void.MUST_TRUMP,
        )
        assert {card.value for card in view.hand if card in right} == found


def test_two_cards_and_tricks() -> None:
    for seed in range(3000):
        pair = generate("two-cards", seed, GAMERULES)
        trick = generate("who-takes", seed, GAMERULES)
        assert isinstance(pair, WhichCardWins)
        assert isinstance(trick, WhoTakes)
        taken = naive.taken_by_answer(pair.led.value, pair.answer.value, pair.trump.value)
        assert solution(pair) is (pair.answer if taken else pair.led)
        taken = naive.taken_by_answer(trick.led.value, trick.answer.value, trick.trump.value)
        assert solution(trick) is (trick.leader.other if taken else trick.leader)


@pytest.mark.parametrize("name", ["order-suit", "order-trumps"])
@pytest.mark.parametrize("size", [3, 4, 8])
def test_order(name: str, size: int) -> None:
    for seed in range(1500):
        question = generate(name, seed, GAMERULES, size=size)
        assert isinstance(question, OrderCards)
        right = solution(question)
        assert isinstance(right, tuple)
        found = naive.in_order([card.value for card in question.cards], question.trump.value)
        assert [card.value for card in right] == found


def test_where_each_of_the_32_cards_goes() -> None:
    for number in range(1, 33):
        assert solution(DealOrder(number)) is DealPlace(naive.dealt_to(number))


def test_the_ranks_taken_out_of_52() -> None:
    assert solution(MakePack()) == frozenset("23456")


def test_trumps_are_the_suit_turned_up() -> None:
    for seed in range(200):
        question = generate("turn-up", seed, GAMERULES)
        assert isinstance(question, NameTrumps)
        assert solution(question) is question.turn_up.suit


@pytest.mark.parametrize("exchanges", [0, 1, 2])
def test_the_stock_is_21_without_what_was_drawn(exchanges: int) -> None:
    for seed in range(500):
        question = generate("stock-left", seed, GAMERULES, exchanges=exchanges)
        assert isinstance(question, CountStock)
        assert len(question.exchanged) == 2 * exchanges
        assert solution(question) == 21 - sum(question.exchanged)


@pytest.mark.parametrize("minimum", [0, 1])
@pytest.mark.parametrize("case", ["elder", "dealer", "stock-short", "stock-one"])
def test_exchange_limits(minimum: int, case: str) -> None:
    for seed in range(500):
        question = generate("discard-limits", seed, switched(dealer_min_discard=minimum), case=case)
        assert isinstance(question, DiscardLimits)
        stock = question.position.view.stock_count
        fewest = minimum if case == "dealer" else 1
        assert solution(question) == Limits(min(fewest, stock), min(5, stock))


@both_tables
def test_points_of_a_deal(rules: Rules) -> None:
    for seed in range(3000):
        question = generate("score-deal", seed, rules)
        assert isinstance(question, ScoreDeal)
        assert question.talk.end is not None
        role, points = naive.points(
            rules.stake.value, question.talk.end.value, question.talk.proposals, question.elder_tricks
        )
        right = solution(question)
        assert isinstance(right, Points)
        assert (right.player, right.points) == (
            question.dealer.other if role == "elder" else question.dealer,
            points,
        )


def test_a_void_hand_is_answered_otherwise_at_the_other_table() -> None:
    for seed in range(500):
        question = generate("playable", seed, GAMERULES, case="void")
        other = under(question, CLASSIC)
        assert isinstance(question, MarkPlayable)
        assert isinstance(other, MarkPlayable)
        assert other.position.view.hand == question.position.view.hand
        right, right_there = solution(question), solution(other)
        assert isinstance(right, frozenset)
        assert isinstance(right_there, frozenset)
        assert right_there < right


def test_a_trick_is_led_by_its_winner_whoever_sits_where() -> None:
    question = generate("who-takes", 3, GAMERULES, case="ruffed")
    assert isinstance(question, WhoTakes)
    assert {solution(WhoTakes(seat, question.led, question.answer, question.trump)) for seat in Seat} == set(Seat)
