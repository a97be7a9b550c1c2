"""Questions: what cannot be asked is refused, and nothing hidden is in what is shown."""

import pickle

import pytest

from ecarte_widgets.engine import Card, FirstDealer, Seat, Suit, Talk, TalkEnd, parse_cards
from ecarte_widgets.lessons.answers import CutResult, GameEnd
from ecarte_widgets.lessons.questions import (
    DealOrder,
    DiscardLimits,
    KingFate,
    MarkDeal,
    MarkPlayable,
    MayMarkKing,
    Moment,
    NameTrumps,
    NextPacket,
    OrderCards,
    OrderMoments,
    Position,
    ScoreDeal,
    WhatEndsGame,
    WhoDeals,
    WhoMakesPoint,
    WhoWinsGame,
    under,
)
from ecarte_widgets.lessons.solving import solution
from tests.engine.tables import CLASSIC, DEALER, ELDER, GAMERULES, act, table


def test_positions_are_equal_when_the_player_sees_the_same() -> None:
    one = table(dealer="QH JS KS KD 7C", stock="JD TD").do("stand").game
    two = table(dealer="QD JC KC KD 7S", stock="TD JD").do("stand").game
    assert Position(one, ELDER) == Position(two, ELDER)
    assert hash(MarkPlayable(Position(one, ELDER))) == hash(MarkPlayable(Position(two, ELDER)))
    assert Position(one, DEALER) != Position(two, DEALER)


def test_the_text_of_a_position_shows_no_card() -> None:
    position = Position(table(stock="JD").game, ELDER)
    assert "Card" not in repr(position)


def test_a_question_can_be_copied_and_kept() -> None:
    question = MarkPlayable(Position(table().do("stand").game, ELDER))
    assert pickle.loads(pickle.dumps(question)) == question  # noqa: S301  (our own bytes)


def test_one_card_or_a_card_twice_has_no_order() -> None:
    for cards in ("KS", "KS KS"):
        with pytest.raises(ValueError, match="put in order"):
            OrderCards(parse_cards(cards), Suit.HEARTS)
    with pytest.raises(ValueError, match="put in order"):
        OrderMoments((Moment.LEAD, Moment.LEAD))
    assert len(OrderCards(parse_cards("KS KD"), Suit.SPADES).cards) == 2


def test_both_players_cannot_cut_the_same_card() -> None:
    with pytest.raises(ValueError, match="cut the same card"):
        WhoDeals(FirstDealer.HIGH_CARD, Card.KING_OF_CLUBS, Card.KING_OF_CLUBS)


def test_only_the_dealer_turns_up_a_king() -> None:
    deal = ScoreDeal(GAMERULES, DEALER, Talk(0, TalkEnd.STOOD), 3)
    with pytest.raises(ValueError, match="by the dealer"):
        MarkDeal(deal, KingFate(ELDER, turned=True, marked=True))


@pytest.mark.parametrize(("holder", "elder_tricks"), [(ELDER, 0), (DEALER, 5)])
def test_a_king_in_hand_takes_a_trick(holder: Seat, elder_tricks: int) -> None:
    deal = ScoreDeal(GAMERULES, DEALER, Talk(0, TalkEnd.STOOD), elder_tricks)
    with pytest.raises(ValueError, match="takes a trick"):
        MarkDeal(deal, KingFate(holder, turned=False, marked=False))


def test_playing_is_asked_of_the_player_awaited_for_a_card() -> None:
    standing, asked = table(stock="JD"), table(stock="JD").do("propose", "accept")
    for game, seat in [(standing.game, ELDER), (standing.do("stand").game, DEALER), (asked.game, ELDER)]:
        with pytest.raises(ValueError, match="await a card"):
            MarkPlayable(Position(game, seat))


def test_limits_are_asked_of_the_player_who_is_to_exchange() -> None:
    asked = table(stock="JD").do("propose", "accept").game
    assert DiscardLimits(Position(asked, ELDER)).position.view.exchange == (1, 1)
    with pytest.raises(ValueError, match="await an exchange"):
        DiscardLimits(Position(asked, DEALER))


def test_numbers_out_of_range_are_refused() -> None:
    for number in (0, 33):
        with pytest.raises(ValueError, match="numbered 1 to 32"):
            DealOrder(number)
    for number in (-1, 5):
        with pytest.raises(ValueError, match="0 to 4 packets"):
            NextPacket(number, DEALER)
    for number in (-1, 6):
        with pytest.raises(ValueError, match="0 to 5 tricks"):
            WhoMakesPoint(DEALER, number)
    for talk, tricks in [(Talk(), 3), (Talk(0, TalkEnd.STOOD), 6), (Talk(0, TalkEnd.STOOD), -1)]:
        with pytest.raises(ValueError, match="is scored"):
            ScoreDeal(GAMERULES, DEALER, talk, tricks)


def test_the_same_cards_at_another_table() -> None:
    question = MarkPlayable(Position(table().do("stand").game, ELDER))
    other = under(question, CLASSIC)
    assert isinstance(other, MarkPlayable)
    assert other.position.view.rules == CLASSIC
    assert under(NameTrumps(Card.KING_OF_CLUBS), CLASSIC) == NameTrumps(Card.KING_OF_CLUBS)


def test_a_king_marked_at_once_waits_to_be_claimed_at_the_other_table() -> None:
    turned = table(CLASSIC, turn_up="KH").do("stand").game
    assert turned.score == (1, 0)
    question = MayMarkKing(Position(turned, DEALER))
    other = under(question, GAMERULES)
    assert isinstance(other, MayMarkKing)
    assert other.position.game.score == (0, 0)
    assert not other.position.view.king_marked
    assert under(other, CLASSIC) == question
    claimed = MayMarkKing(Position(table(turn_up="KH").do("mark-turned-king", "stand").game, DEALER))
    assert under(claimed, CLASSIC) == question


def test_what_would_be_refused_at_the_other_table_is_taken_as_it_stands() -> None:
    laid = table(elder="9S AS TS 7D 8C", dealer="QH JD KD QD 7C").do("stand", "play 9S", "play QD", "play AS")
    other = under(MarkPlayable(Position(laid.game, DEALER)), CLASSIC)
    assert isinstance(other, MarkPlayable)
    assert (other.position.view.rules, other.position.view.tricks) == (
        CLASSIC,
        laid.game.deal and laid.game.deal.tricks,
    )


def test_the_end_of_a_game_at_the_other_table_has_the_king_marked_its_way() -> None:
    acts = tuple(act(text) for text in ("mark-turned-king", "stand", "play 9H", "play QH"))
    claimed = WhoWinsGame(table(turn_up="KH", score=(3, 3)).game, acts)
    marked = under(claimed, CLASSIC)
    assert isinstance(marked, WhoWinsGame)
    assert marked.acts == acts[1:]
    assert (marked.game.score, solution(marked)) == ((4, 3), solution(claimed))
    assert under(marked, GAMERULES) == claimed
    won = under(WhatEndsGame(table(turn_up="KH", score=(4, 4)).game, acts), CLASSIC)
    assert solution(won) is GameEnd.TURNED_KING


def test_a_game_whose_plays_the_other_table_refuses_is_left_as_it_is() -> None:
    laid = table(elder="9S AS TS 7D 8C", dealer="QH JD KD QD 7C")
    question = WhoWinsGame(laid.game, tuple(act(text) for text in ("stand", "play 9S", "play QD")))
    assert under(question, CLASSIC) == question


def test_who_deals_is_asked_by_the_other_tables_way() -> None:
    question = WhoDeals(FirstDealer.LOW_CARD, Card.KING_OF_CLUBS, Card.ACE_OF_CLUBS)
    assert solution(question) is CutResult.SOUTH
    assert solution(under(question, CLASSIC)) is CutResult.NORTH
    assert solution(under(question, GAMERULES)) is CutResult.CHANCE
