"""Generators: the same seed gives the same question, and every question about cards shows its point."""

import subprocess
import sys

import pytest

from ecarte_widgets.engine import (
    Card,
    Rank,
    Rules,
    Seat,
    Suit,
)
from ecarte_widgets.lessons.generators import GENERATORS, GeneratorError, generate
from ecarte_widgets.lessons.questions import (
    MarkPlayable,
    OrderCards,
    WhichCardWins,
    WhoTakes,
)
from ecarte_widgets.lessons.solving import is_right, solution
from tests.engine.tables import CLASSIC, GAMERULES
from tests.lessons.asked import CASE_IDS, EVERY_CASE, TABLES, Asked

SEEDS = range(2000)


FEW = {
    "pack": 1,
    "deal-order": 1,
    "stock-left": 1,
    "score-deal": 2,
    "deal-points": 2,
    "deal-rule": 2,
    "packets": 1,
    "most-tricks": 6,
    "turn-up-point": 6,
}
"""Generators with few questions: so many different ones at least in thirty seeds."""


FEW_CASES: list[Asked] = [("who-leads", {"case": "first"})]


both_tables = pytest.mark.parametrize("rules", TABLES, ids=["gamerules", "classic"])


@pytest.mark.parametrize("asked", EVERY_CASE, ids=CASE_IDS)
@both_tables
def test_the_same_seed_asks_the_same_and_other_seeds_ask_other_things(asked: Asked, rules: Rules) -> None:
    name, constraints = asked
    questions = [generate(name, seed, rules, **constraints) for seed in range(30)]
    assert questions == [generate(name, seed, rules, **constraints) for seed in range(30)]
    if name in FEW:
        assert len(set(questions)) >= FEW[name]
    elif asked not in FEW_CASES:
        assert len(set(questions)) >= 10


def words(*cards: Card | None) -> str:
    return " ".join(card.value for card in cards if card is not None)


def test_a_seed_keeps_its_question_for_ever() -> None:
    pair = generate("two-cards", 1, GAMERULES, case="ace-and-ten")
    assert pair == WhichCardWins(Card.TEN_OF_SPADES, Card.ACE_OF_SPADES, Suit.CLUBS)
    view = playable(5, GAMERULES, "void").position.view
    assert words(*view.hand, view.led, view.turn_up) == "AH TS 9D 8H QH 8C JD"


def test_a_seed_does_not_depend_on_the_order_of_hashes() -> None:
    program = (
        "from ecarte_widgets.engine import Rules; from ecarte_widgets.lessons.generators import generate\n"
        "q = generate('playable', 5, Rules(), case='void').position.view\n"
        "print([c.value for c in q.hand], q.led.value, q.turn_up.value)"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1] != ""


def playable(seed: int, rules: Rules, case: str, tricks: int = 0) -> MarkPlayable:
    question = generate("playable", seed, rules, case=case, tricks=tricks)
    assert isinstance(question, MarkPlayable)
    view = question.position.view
    assert view.is_own_turn
    assert len(view.tricks) == tricks
    assert len(view.hand) == 5 - tricks
    return question


@both_tables
@pytest.mark.parametrize("tricks", [0, 2])
def test_a_void_player_holds_trumps_and_others_so_that_the_switch_matters(rules: Rules, tricks: int) -> None:
    for seed in SEEDS:
        view = playable(seed, rules, "void", tricks).position.view
        assert view.led is not None
        suits = [card.suit for card in view.hand]
        assert view.led.suit not in suits
        assert view.led.suit is not view.trump
        assert 0 < suits.count(view.trump) < len(suits)


@both_tables
def test_an_overtakable_lead_leaves_a_lower_card_of_its_suit_that_may_not_be_played(rules: Rules) -> None:
    for seed in SEEDS:
        view = playable(seed, rules, "overtake").position.view
        assert view.led is not None
        ranks = [card.rank for card in view.hand if card.suit is view.led.suit]
        assert min(ranks) < view.led.rank < max(ranks)


@both_tables
@pytest.mark.parametrize("case", ["follow-higher", "follow-lower"])
def test_following_is_asked_where_another_suit_is_held_too(rules: Rules, case: str) -> None:
    for seed in SEEDS:
        view = playable(seed, rules, case).position.view
        assert view.led is not None
        ranks = [card.rank for card in view.hand if card.suit is view.led.suit]
        assert 0 < len(ranks) < len(view.hand)
        assert all((rank > view.led.rank) is (case == "follow-higher") for rank in ranks)


def test_an_ace_meets_a_ten() -> None:
    for seed in SEEDS:
        question = generate("two-cards", seed, GAMERULES, case="ace-and-ten")
        assert isinstance(question, WhichCardWins)
        assert {card.rank for card in question.cards} == {Rank.ACE, Rank.TEN}
        assert question.led.suit is question.answer.suit


@pytest.mark.parametrize("name", ["order-suit", "order-trumps"])
@pytest.mark.parametrize("size", [3, 5, 8])
def test_cards_to_order_are_not_in_order_and_make_their_point(name: str, size: int) -> None:
    for seed in SEEDS:
        question = generate(name, seed, GAMERULES, size=size)
        assert isinstance(question, OrderCards)
        assert len(question.cards) == size
        assert solution(question) != question.cards
        ranks = [card.rank for card in question.cards]
        if name == "order-suit":
            assert len({card.suit for card in question.cards}) == 1
            assert Rank.ACE in ranks
            assert min(ranks) < Rank.ACE < max(ranks)
        else:
            trumps = [card.rank for card in question.cards if card.suit is question.trump]
            others = [card.rank for card in question.cards if card.suit is not question.trump]
            assert min(trumps) < max(others)


@both_tables
@pytest.mark.parametrize("case", ["overtaken", "not-overtaken", "ace", "ruffed", "thrown-away"])
def test_tricks_are_decided_as_asked(rules: Rules, case: str) -> None:
    for seed in SEEDS:
        question = generate("who-takes", seed, rules, case=case)
        assert isinstance(question, WhoTakes)
        taken = solution(question) is not question.leader
        same = question.led.suit is question.answer.suit
        assert same is (case in {"overtaken", "not-overtaken", "ace"})
        assert case == "ace" or taken is (case in {"overtaken", "ruffed"})


@both_tables
def test_a_hand_to_sort_has_a_trump_below_another_card_and_more_than_one_plain_suit(rules: Rules) -> None:
    for seed in SEEDS:
        question = generate("sort-hand", seed, rules)
        assert isinstance(question, OrderCards)
        trumps = [card.rank for card in question.cards if card.suit is question.trump]
        others = [card for card in question.cards if card.suit is not question.trump]
        assert len(question.cards) == 5
        assert min(trumps) < max(card.rank for card in others)
        assert 1 < len({card.suit for card in others}) < len(others)
        assert not is_right(question, question.cards)


def test_cards_that_follow_are_asked_about_by_each_of_the_rules() -> None:
    bound = {_binding(playable(seed, GAMERULES, "follows")) for seed in SEEDS[:500]}
    assert bound == {"overtake", "higher", "lower"}


def _binding(question: MarkPlayable) -> str:
    view = question.position.view
    assert view.led is not None
    higher = {card.rank > view.led.rank for card in view.hand if card.suit is view.led.suit}
    return "overtake" if len(higher) > 1 else "higher" if True in higher else "lower"


@pytest.mark.parametrize(
    ("name", "constraints", "constraint", "allowed"),
    [
        ("dice", {}, "", tuple(GENERATORS)),
        ("playable", {"colour": "red"}, "colour", ("case", "tricks")),
        ("order-suit", {"size": 9}, "size", (4, 3, 5, 6, 7, 8)),
        ("order-suit", {"size": "4"}, "size", (4, 3, 5, 6, 7, 8)),
        ("stock-left", {"exchanges": True}, "exchanges", (0, 1, 2)),
    ],
)
def test_what_no_generator_takes_is_refused_with_what_may_be(
    name: str, constraints: dict[str, str | int], constraint: str, allowed: tuple[str | int, ...]
) -> None:
    with pytest.raises(GeneratorError) as caught:
        generate(name, 1, CLASSIC, **constraints)
    assert (caught.value.constraint, caught.value.allowed) == (constraint, allowed)


def test_either_player_is_asked() -> None:
    seats = {playable(seed, GAMERULES, "overtake").position.seat for seed in range(50)}
    assert seats == set(Seat)
