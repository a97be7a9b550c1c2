"""Questions: what cannot be asked is refused, and nothing hidden is in what is shown."""

import pickle

import pytest

from ecarte_widgets.engine import Card, Suit, Talk, TalkEnd, parse_cards
from ecarte_widgets.lessons.questions import (
    DealOrder,
    DiscardLimits,
    MarkPlayable,
    NameTrumps,
    OrderCards,
    Position,
    ScoreDeal,
    under,
)
from tests.engine.tables import CLASSIC, DEALER, ELDER, GAMERULES, table


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


def test_cards_of_two_plain_suits_have_no_order() -> None:
    for cards in ("KS KD", "KS", "KS KS"):
        with pytest.raises(ValueError, match="put in order"):
            OrderCards(parse_cards(cards), Suit.HEARTS)
    assert len(OrderCards(parse_cards("KS KD"), Suit.SPADES).cards) == 2


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
    for talk, tricks in [(Talk(), 3), (Talk(0, TalkEnd.STOOD), 6), (Talk(0, TalkEnd.STOOD), -1)]:
        with pytest.raises(ValueError, match="is scored"):
            ScoreDeal(GAMERULES, DEALER, talk, tricks)


def test_the_same_cards_at_another_table() -> None:
    question = MarkPlayable(Position(table().do("stand").game, ELDER))
    other = under(question, CLASSIC)
    assert isinstance(other, MarkPlayable)
    assert other.position.view.rules == CLASSIC
    assert under(NameTrumps(Card.KING_OF_CLUBS), CLASSIC) == NameTrumps(Card.KING_OF_CLUBS)
