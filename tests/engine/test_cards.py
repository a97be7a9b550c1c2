"""The pack, the order of the ranks, and card text."""

import pickle

import pytest

from ecarte_widgets.engine import HAND_SIZE, PACK, Card, CardTextError, Rank, Suit, parse_card, parse_cards


def test_the_pack_is_32_cards_eight_ranks_in_four_suits() -> None:
    assert len(PACK) == len(set(PACK)) == 32
    assert {(card.rank, card.suit) for card in PACK} == {(rank, suit) for rank in Rank for suit in Suit}
    assert HAND_SIZE == 5


def test_ranks_go_from_king_to_seven_with_the_ace_between_jack_and_ten() -> None:
    high_to_low = sorted(Rank, reverse=True)
    assert [rank.letter for rank in high_to_low] == list("KQJAT987")


@pytest.mark.parametrize("card", PACK, ids=lambda card: card.value)
def test_every_way_to_write_a_card_is_read(card: Card) -> None:
    rank, suit, symbol = card.rank.letter, card.suit.value, card.suit.symbol
    ranks = {rank, rank.lower()} | ({"10"} if rank == "T" else set())
    texts = {one + end for one in ranks for end in (suit, suit.lower(), symbol)} | {symbol + one for one in ranks}
    assert {parse_card(text) for text in texts} == {card}
    assert parse_card(str(card)) is card


def test_a_card_is_written_with_two_letters_for_machines_and_its_symbol_for_people() -> None:
    assert (Card.TEN_OF_HEARTS.value, str(Card.TEN_OF_HEARTS)) == ("TH", "10♥")
    assert (Card.KING_OF_SPADES.value, str(Card.KING_OF_SPADES)) == ("KS", "K♠")
    assert repr(Card.KING_OF_SPADES) == "Card('KS')"


@pytest.mark.parametrize(
    "text",
    ["", "K", "S", "6S", "1S", "KX", "SK", "S10", "KSS", "KS ", " KS", "♠", "♠♠", "♠K♠", "K♠S", "♠KS", "100S", "10TS",
     "10", "K\u017f", "♠\u017f", "K♠\ufe0f", "\uff11\uff10S", "\ud800", "K\x00S", "K" * 1000],
)  # fmt: skip
def test_other_text_is_no_card(text: str) -> None:
    with pytest.raises(CardTextError) as refused:
        parse_card(text)
    assert refused.value.text == text


def test_the_error_quotes_at_most_sixty_characters() -> None:
    with pytest.raises(CardTextError) as refused:
        parse_card("x" * 1000)
    assert "x" * 60 in str(refused.value)
    assert "x" * 61 not in str(refused.value)


def test_cards_are_parted_by_white_space_and_keep_their_order() -> None:
    assert parse_cards(" QH  7d\n♣10 ") == (Card.QUEEN_OF_HEARTS, Card.SEVEN_OF_DIAMONDS, Card.TEN_OF_CLUBS)
    assert parse_cards("") == ()


def test_one_word_that_is_no_card_refuses_them_all() -> None:
    with pytest.raises(CardTextError, match="'XX'"):
        parse_cards("KS XX 7D")


def test_a_card_stays_the_same_object_through_pickling() -> None:
    assert pickle.loads(pickle.dumps(Card.KING_OF_SPADES)) is Card.KING_OF_SPADES  # noqa: S301  (our own bytes)
