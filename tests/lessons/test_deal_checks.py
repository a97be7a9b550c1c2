"""Checks of questions about a deal: a wrong answer is told which rule it missed."""

import pytest

from ecarte_widgets.engine import (
    ACCEPT,
    AwardRule,
    BreachCode,
    Card,
    FirstDealer,
    Seat,
    Suit,
    Talk,
    TalkEnd,
    apply,
    parse_card,
    parse_cards,
)
from ecarte_widgets.lessons.answers import CutResult, GameEnd, Limits, Marks, Outcome, Packet, Points
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.questions import (
    ActKind,
    CountStock,
    DealOrder,
    DealPlace,
    DiscardLimits,
    KingFate,
    MarkDeal,
    MayDo,
    MayMarkKing,
    Moment,
    NameTrumps,
    NextPacket,
    OrderMoments,
    Position,
    ScoreDeal,
    WhatEndsGame,
    WhoDeals,
    WhoMakesPoint,
    WhoMarksTurnUp,
    WhoWinsGame,
)
from ecarte_widgets.lessons.solving import solution
from tests.engine.tables import DEALER, ELDER, GAMERULES, act, table
from tests.lessons.asked import missed


def test_the_deal_is_explained_by_its_cards() -> None:
    trumps = missed(NameTrumps(Card.KING_OF_CLUBS), Suit.HEARTS)
    assert (trumps.cards, trumps.trump) == ((Card.KING_OF_CLUBS,), Suit.CLUBS)
    place = missed(DealOrder(11), DealPlace.STOCK)
    assert (place.place, place.numbers) == (DealPlace.TURN_UP, (11,))
    assert missed(CountStock((3, 2)), 21).numbers == (16, 3, 2)


@pytest.mark.parametrize(
    ("choice", "north", "south", "code", "shown", "fault", "dealer"),
    [
        ("high_card", "AS", "JD", "higher-cut", "JD", "AS", Seat.SOUTH),
        ("high_card", "AS", "TD", "higher-cut", "AS", "TD", Seat.NORTH),
        ("low_card", "AS", "JD", "lower-cut", "AS", "JD", Seat.NORTH),
        ("high_card", "AS", "AD", "equal-cut", "AS AD", "", None),
        ("random", "AS", "JD", "drawn-by-chance", "AS JD", "", None),
    ],
)
def test_cutting_is_explained_by_the_cards(  # noqa: PLR0913, PLR0917  (a table of cases)
    choice: str, north: str, south: str, code: str, shown: str, fault: str, dealer: Seat | None
) -> None:
    question = WhoDeals(FirstDealer(choice), parse_card(north), parse_card(south))
    wrong = [answer for answer in CutResult if answer is not solution(question)]
    for answer in wrong:
        told = missed(question, answer)
        assert (told.code.value, told.cards, told.fault) == (code, parse_cards(shown), parse_cards(fault))
        assert told.seat is dealer


def test_the_next_packet_is_explained_by_those_before() -> None:
    told = missed(NextPacket(2, DEALER), Packet(DealPlace.DEALER, 2))
    assert (told.code, told.place, told.numbers) == (FeedbackCode.NEXT_PACKET, DealPlace.ELDER, (6, 2))
    assert missed(NextPacket(4, DEALER), Packet(DealPlace.ELDER, 2)).place is DealPlace.TURN_UP


def test_a_turn_up_is_explained_by_its_rank() -> None:
    king = missed(WhoMarksTurnUp(DEALER, Card.KING_OF_CLUBS), Outcome(ELDER))
    assert (king.code, king.seat, king.cards) == (FeedbackCode.TURN_UP_GIVES, DEALER, (Card.KING_OF_CLUBS,))
    ace = missed(WhoMarksTurnUp(DEALER, Card.ACE_OF_CLUBS), Outcome(DEALER))
    assert (ace.code, ace.cards) == (FeedbackCode.TURN_UP_GIVES_NOTHING, (Card.ACE_OF_CLUBS,))


def test_moments_are_explained_by_the_first_two_that_stand_the_wrong_way_round() -> None:
    question = OrderMoments((Moment.POINTS, Moment.TURN_UP, Moment.STAND, Moment.PROPOSE))
    told = missed(question, (Moment.TURN_UP, Moment.STAND, Moment.PROPOSE, Moment.POINTS))
    assert (told.code, told.moments) == (FeedbackCode.MOMENT_FIRST, (Moment.PROPOSE, Moment.STAND))
    assert missed(question, (Moment.TURN_UP, Moment.STAND)).code is FeedbackCode.NOT_A_CHOICE


def test_acts_are_explained_by_the_rule_against_them() -> None:
    question = MayDo(Position(table(stock="JD").game, ELDER))
    assert solution(question) == frozenset({ActKind.PROPOSE, ActKind.STAND})
    told = missed(question, frozenset({ActKind.PROPOSE, ActKind.STAND, ActKind.PLAY}))
    assert (told.acts, told.rule) == ((ActKind.PLAY,), BreachCode.STAND_OR_PROPOSE_FIRST)
    told = missed(question, frozenset({ActKind.STAND}))
    assert (told.code, told.acts) == (FeedbackCode.ACT_ALLOWED_TOO, (ActKind.PROPOSE,))
    assert missed(question, frozenset()) == Feedback(FeedbackCode.ACT_ALLOWED)  # which acts these are is not told yet
    empty = MayDo(Position(table().game, ELDER))
    assert missed(empty, frozenset({ActKind.STAND, ActKind.PROPOSE})).rule is BreachCode.STOCK_EMPTY


def test_limits_are_explained_by_the_stock() -> None:
    asked = table(stock="JD TD").do("propose")
    question = DiscardLimits(Position(apply(asked.game, ACCEPT).game, ELDER))
    assert solution(question) == Limits(1, 2)
    assert missed(question, Limits(0, 2)).numbers == (1, 2)
    assert missed(question, Limits(1, 5)) == Feedback(
        FeedbackCode.MOST, rule=BreachCode.EXCHANGE_TOO_MANY, numbers=(2, 2)
    )


def test_a_king_is_explained_by_the_moment() -> None:
    laid = table(elder="KH AS TS 7D 8C", dealer="QH JS KS KD 7C")
    early = MayMarkKing(Position(laid.game, ELDER))
    assert missed(early, True).rule is BreachCode.KING_TOO_EARLY  # noqa: FBT003  (the answer "yes")
    now = MayMarkKing(Position(laid.do("stand").game, ELDER))
    assert missed(now, False) == Feedback(  # noqa: FBT003  (the answer "no")
        FeedbackCode.KING_NOW, (Card.KING_OF_HEARTS,), trump=Suit.HEARTS
    )


def test_points_are_explained_by_who_then_the_rule_then_the_number() -> None:
    question = ScoreDeal(GAMERULES, DEALER, Talk(0, TalkEnd.STOOD), 3)
    rule = AwardRule.STAKE_ELDER_ONLY
    assert solution(question) == Points(ELDER, 2, rule)
    assert missed(question, Points(DEALER, 2, rule)).code is FeedbackCode.SCORED_BY
    assert missed(question, Points(DEALER, 2, rule)).numbers == (2, 3)
    assert missed(question, Points(ELDER, 1, AwardRule.POINT)).code is FeedbackCode.SCORE_RULE
    assert missed(question, Points(ELDER, 1, rule)).code is FeedbackCode.SCORE_POINTS


def test_whoever_names_the_stake_after_an_exchange_is_told_that_cards_were_exchanged() -> None:
    question = ScoreDeal(GAMERULES, DEALER, Talk(1, TalkEnd.STOOD, ((ELDER, 2), (DEALER, 1))), 5)
    assert solution(question) == Points(ELDER, 2, AwardRule.VOLE)
    stake = missed(question, Points(ELDER, 2, AwardRule.STAKE_ELDER_ONLY))
    assert (stake.code, stake.rule) == (FeedbackCode.SCORE_RULE_EXCHANGED, AwardRule.VOLE)
    assert missed(question, Points(ELDER, 2, AwardRule.POINT)).code is FeedbackCode.SCORE_RULE


def test_most_tricks_are_explained_by_their_numbers() -> None:
    told = missed(WhoMakesPoint(DEALER, 2), ELDER)
    assert (told.code, told.seat, told.numbers) == (FeedbackCode.SCORED_BY, DEALER, (3, 2))


HELD, QUIET = KingFate(ELDER, turned=False, marked=True), KingFate(ELDER, turned=False, marked=False)


TURNED, FORGOTTEN = KingFate(DEALER, turned=True, marked=True), KingFate(DEALER, turned=True, marked=False)


@pytest.mark.parametrize(
    ("king", "right", "wrong", "code", "seat", "rule"),
    [
        (HELD, (0, 2), (0, 1), "king-counts", ELDER, "king-in-hand"),
        (HELD, (0, 2), (1, 2), "scored-by", ELDER, "the-point"),
        (HELD, (0, 2), (0, 3), "score-points", ELDER, "the-point"),
        (QUIET, (0, 1), (0, 2), "king-unmarked", ELDER, "king-in-hand"),
        (QUIET, (0, 1), (1, 1), "scored-by", ELDER, "the-point"),
        (TURNED, (1, 1), (0, 1), "king-counts", DEALER, "turned-king"),
        (TURNED, (1, 1), (1, 2), "score-points", ELDER, "the-point"),
        (FORGOTTEN, (0, 1), (1, 1), "king-unmarked", DEALER, "turned-king"),
        (None, (0, 1), (1, 0), "scored-by", ELDER, "the-point"),
    ],
)
def test_the_points_of_a_deal_are_explained_by_the_king_then_the_tricks(  # noqa: PLR0913, PLR0917  (a table of cases)
    king: KingFate | None, right: tuple[int, int], wrong: tuple[int, int], code: str, seat: Seat, rule: str
) -> None:
    """North deals; elder took three tricks after an exchange."""
    talk = Talk(1, TalkEnd.STOOD, ((ELDER, 1), (DEALER, 0)))
    question = MarkDeal(ScoreDeal(GAMERULES, DEALER, talk, 3), king)
    assert solution(question) == Marks(*right)
    told = missed(question, Marks(*wrong))
    assert (told.code.value, told.seat) == (code, seat)
    assert told.rule is not None
    assert told.rule.value == rule


def test_what_ends_a_game_is_explained_by_the_moment() -> None:
    laid = table(elder="KH AS TS 7D 8C", dealer="QH JS KS KD 7C", score=(4, 4))
    question = WhatEndsGame(laid.game, tuple(act(text) for text in ("stand", "mark-king", "play AS", "play JS")))
    assert solution(question) is GameEnd.KING
    told = missed(question, GameEnd.TRICKS)
    assert (told.code, told.seat, told.rule) == (FeedbackCode.WON_AT, ELDER, AwardRule.KING)


def test_a_king_at_4_wins_before_a_card_is_played() -> None:
    laid = table(elder="KH AS TS 7D 8C", dealer="QH JS KS KD 7C", score=(4, 4))
    acts = tuple(act(text) for text in ("stand", "mark-king", "play AS", "play JS"))
    question = WhoWinsGame(laid.game, acts)
    assert solution(question) == Outcome(ELDER)
    told = missed(question, Outcome(DEALER))
    assert (told.code, told.seat, told.rule) == (FeedbackCode.WON_AT, ELDER, AwardRule.KING)
    unfinished = WhoWinsGame(laid.game, acts[:1])
    assert missed(unfinished, Outcome(ELDER)) == Feedback(FeedbackCode.NOT_WON, numbers=(4, 4, 5))
