"""Solutions, compared with a naive reading of the rules over thousands of hands."""

from itertools import permutations

import pytest

from ecarte_widgets.engine import FirstDealer, Rank, Rules, Seat, TurnedKing, Void
from ecarte_widgets.lessons.answers import CutResult, GameEnd, Limits, Marks, Outcome, Packet, Points
from ecarte_widgets.lessons.generators import generate
from ecarte_widgets.lessons.questions import (
    CountStock,
    DealOrder,
    DealPlace,
    DiscardLimits,
    MakePack,
    MarkDeal,
    MarkPlayable,
    MayMarkKing,
    Moment,
    NameTrumps,
    NextPacket,
    OrderCards,
    OrderMoments,
    ScoreDeal,
    WhatEndsGame,
    WhichCardWins,
    WhoDeals,
    WhoLeads,
    WhoMakesPoint,
    WhoMarksTurnUp,
    WhoTakes,
    WhoWinsGame,
    under,
)
from ecarte_widgets.lessons.solving import is_right, solution
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


@pytest.mark.parametrize("choice", FirstDealer)
def test_who_deals_by_the_cards_cut(choice: FirstDealer) -> None:
    for seed in range(2000):
        question = generate("cut", seed, switched(first_dealer=choice.value))
        assert isinstance(question, WhoDeals)
        found = naive.dealer_by_cut(choice.value, question.north.value, question.south.value)
        assert solution(question) is CutResult(found)


def test_packets_come_in_their_order() -> None:
    for number, (place, count) in enumerate(naive.PACKETS):
        for dealer in Seat:
            assert solution(NextPacket(number, dealer)) == Packet(DealPlace(place), count)


def test_a_turned_up_king_gives_the_dealer_a_point_and_no_other_card_does() -> None:
    for seed in range(2000):
        question = generate("turn-up-point", seed, GAMERULES)
        assert isinstance(question, WhoMarksTurnUp)
        is_king = question.turn_up.value[0] == "K"
        assert solution(question) == Outcome(question.dealer if is_king else None)


@pytest.mark.parametrize("size", [3, 5, 6, 8])
def test_moments_of_a_deal(size: int) -> None:
    for seed in range(500):
        question = generate("moments", seed, GAMERULES, size=size)
        assert isinstance(question, OrderMoments)
        shown = {moment.value for moment in question.moments}
        assert len(shown) == size
        assert solution(question) == tuple(Moment(name) for name in naive.MOMENTS if name in shown)


def test_elder_leads_first_and_then_whoever_took_the_trick() -> None:
    for seed in range(2000):
        first, later = (generate("who-leads", seed, GAMERULES, case=case) for case in ("first", "later"))
        assert isinstance(first, WhoLeads)
        assert isinstance(later, WhoLeads)
        assert first.last is None
        assert solution(first) is first.dealer.other
        assert later.last is not None
        taken = naive.taken_by_answer(later.last.led.value, later.last.answer.value, later.last.trump.value)
        assert solution(later) is (later.last.leader.other if taken else later.last.leader)
        assert later.last.leader is later.dealer.other


def test_the_point_is_made_with_three_tricks() -> None:
    for dealer in Seat:
        for elder_tricks in range(6):
            made = dealer.other if elder_tricks >= 3 else dealer
            assert solution(WhoMakesPoint(dealer, elder_tricks)) is made


def test_a_hand_is_in_order_when_no_card_stands_before_one_that_beats_it() -> None:
    found = set()
    for seed in range(150):
        question = generate("sort-hand", seed, GAMERULES)
        assert isinstance(question, OrderCards)
        assert is_right(question, solution(question))
        for order in permutations(question.cards):
            right = naive.stands_in_order([card.value for card in order], question.trump.value)
            assert is_right(question, order) is right
            found.add((right, order == solution(question)))
    assert found == {(True, True), (True, False), (False, False)}


@both_tables
def test_all_points_of_a_deal(rules: Rules) -> None:
    for seed in range(3000):
        question = generate("mark-deal", seed, rules)
        assert isinstance(question, MarkDeal)
        deal, king = question.deal, question.king
        assert deal.talk.end is not None
        role, points = naive.points(rules.stake.value, deal.talk.end.value, deal.talk.proposals, deal.elder_tricks)
        taker = deal.dealer.other if role == "elder" else deal.dealer
        marks = naive.deal_marks(
            points,
            str(taker),
            None if king is None else str(king.holder),
            king_counts=king is not None and king.marked,
        )
        assert solution(question) == Marks(**marks)


def test_a_forgotten_king_counts_where_it_is_marked_by_itself() -> None:
    forgotten = 0
    for seed in range(300):
        question = generate("mark-deal", seed, GAMERULES, case="turned")
        assert isinstance(question, MarkDeal)
        assert question.king is not None
        if not question.king.marked:
            forgotten += 1
            there = solution(under(question, switched(turned_king="automatic")))
            here = solution(question)
            assert isinstance(here, Marks)
            assert isinstance(there, Marks)
            assert there.of(question.king.holder) == here.of(question.king.holder) + 1
            assert there.of(question.king.holder.other) == here.of(question.king.holder.other)
    assert forgotten > 50


@both_tables
def test_what_ends_a_game_is_what_makes_its_winner(rules: Rules) -> None:
    for seed in range(500):
        stop, end = (generate(name, seed, rules, case="any") for name in ("game-stop", "game-end"))
        assert isinstance(stop, WhatEndsGame)
        assert isinstance(end, WhoWinsGame)
        ending, outcome = solution(stop), solution(WhoWinsGame(stop.game, stop.acts))
        assert isinstance(outcome, Outcome)
        assert (ending is GameEnd.NOTHING) is (outcome.winner is None)
        assert isinstance(solution(WhatEndsGame(end.game, end.acts)), GameEnd)


@both_tables
def test_a_turned_up_king_after_the_last_trick_is_still_to_be_marked_where_it_is_claimed(rules: Rules) -> None:
    for seed in range(300):
        question = generate("king-moment", seed, rules, case="turned-last")
        assert isinstance(question, MayMarkKing)
        view = question.position.view
        assert (view.turn_up.rank, len(view.tricks), view.seat) == (Rank.KING, 5, view.dealer)
        claim, automatic = (under(question, switched(turned_king=value.value)) for value in TurnedKing)
        assert (solution(claim), solution(automatic)) == (True, False)
        assert solution(question) is (rules.turned_king is TurnedKing.CLAIM)
