"""Generators: the same seed gives the same question, and every question shows its point."""

import subprocess
import sys

import pytest

from ecarte_widgets.engine import BreachCode, Card, Rank, Reason, Rules, Seat, Suit, why_illegal
from ecarte_widgets.engine.actions import MARK_KING, MARK_TURNED_KING
from ecarte_widgets.lessons.answers import Points
from ecarte_widgets.lessons.generators import GENERATORS, GeneratorError, generate
from ecarte_widgets.lessons.questions import (
    DiscardLimits,
    MarkPlayable,
    MayMarkKing,
    OrderCards,
    ScoreDeal,
    WhichCardWins,
    WhoTakes,
    WhoWinsGame,
)
from ecarte_widgets.lessons.solving import played, solution
from tests.engine.tables import CLASSIC, GAMERULES
from tests.lessons.asked import CASE_IDS, EVERY_CASE, TABLES, Asked

SEEDS = range(2000)
both_tables = pytest.mark.parametrize("rules", TABLES, ids=["gamerules", "classic"])


@pytest.mark.parametrize("asked", EVERY_CASE, ids=CASE_IDS)
@both_tables
def test_the_same_seed_asks_the_same_and_other_seeds_ask_other_things(asked: Asked, rules: Rules) -> None:
    name, constraints = asked
    questions = [generate(name, seed, rules, **constraints) for seed in range(30)]
    assert questions == [generate(name, seed, rules, **constraints) for seed in range(30)]
    if name not in {"pack", "deal-order", "stock-left", "score-deal"}:
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
@pytest.mark.parametrize(("case", "stock"), [("stock-one", range(1, 2)), ("stock-short", range(2, 5))])
def test_a_short_stock_is_as_short_as_asked(rules: Rules, case: str, stock: range) -> None:
    for seed in SEEDS[:1000]:
        question = generate("discard-limits", seed, rules, case=case)
        assert isinstance(question, DiscardLimits)
        assert question.position.view.stock_count in stock


KING_CASES = {
    "early": BreachCode.KING_TOO_EARLY,
    "elder-to-lead": None,
    "dealer-before-lead": None,
    "led-king": None,
    "late": BreachCode.KING_TOO_LATE,
    "not-held": BreachCode.KING_NOT_HELD,
    "turned-elder": BreachCode.TURNED_KING_IS_THE_DEALERS,
}


@pytest.mark.parametrize(("case", "code"), KING_CASES.items())
def test_kings_may_or_may_not_be_marked_for_the_reason_asked(case: str, code: BreachCode | None) -> None:
    for seed in SEEDS[:1000]:
        question = generate("king-moment", seed, GAMERULES, case=case)
        assert isinstance(question, MayMarkKing)
        position = question.position
        act = MARK_TURNED_KING if position.view.turn_up.rank is Rank.KING else MARK_KING
        breach = why_illegal(position.game, position.seat, act)
        assert (breach and breach.code) == code
        led = position.view.led
        assert (led is not None and led.rank is Rank.KING and led.suit is position.view.trump) is (
            case == "led-king"
        ) or case == "turned-elder"
        assert case not in {"elder-to-lead", "led-king"} or position.seat is position.view.elder
        assert case != "dealer-before-lead" or position.seat is position.view.dealer


def test_the_dealers_king_after_the_lead_turns_on_the_window() -> None:
    for seed in SEEDS[:500]:
        answers = [solution(generate("king-moment", seed, rules, case="dealer-after-lead")) for rules in TABLES]
        assert answers == [False, True]


@both_tables
@pytest.mark.parametrize("case", ["point", "vole", "stake", "no-stake"])
def test_deals_are_scored_by_the_rule_asked(rules: Rules, case: str) -> None:
    for seed in SEEDS:
        question = generate("score-deal", seed, rules, case=case)
        assert isinstance(question, ScoreDeal)
        right = solution(question)
        assert isinstance(right, Points)
        assert right.rule.value.startswith("stake") is (case == "stake")
        assert case != "no-stake" or not question.talk.exchanged
        assert case not in {"point", "vole"} or right.rule.value == f"the-{case}"


@both_tables
@pytest.mark.parametrize("case", ["king", "turned-king", "tricks", "nobody"])
def test_games_end_as_asked(rules: Rules, case: str) -> None:
    reasons = {"king": {Reason.KING}, "turned-king": {Reason.TURNED_KING}, "tricks": {Reason.POINT, Reason.VOLE}}
    for seed in SEEDS[:500]:
        question = generate("game-end", seed, rules, case=case)
        assert isinstance(question, WhoWinsGame)
        end = played(question.game, question.acts)
        assert end.deal is not None
        assert (end.winner is None) is (case == "nobody")
        if end.winner is not None:
            assert end.deal.awards[-1].reason in reasons[case]
        if case == "king":
            assert end.winner is not None
            assert question.game.score[end.winner] == rules.target - 1
            assert end.deal.tricks == ()


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
