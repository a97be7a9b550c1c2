"""The 32 cards of Écarté: suits, ranks, and how a card is written.

>>> parse_card("10s"), parse_card("♠K"), parse_cards("QH 7D")
(Card('TS'), Card('KS'), (Card('QH'), Card('7D')))
>>> str(Card.TEN_OF_HEARTS), Card.TEN_OF_HEARTS.value
('10♥', 'TH')
"""

from enum import Enum, IntEnum, unique


@unique
class Suit(Enum):
    """One of the four suits; the value is its letter in card text."""

    SPADES = "S"
    """♠"""
    HEARTS = "H"
    """♥"""
    DIAMONDS = "D"
    """♦"""
    CLUBS = "C"
    """♣"""

    __hash__ = object.__hash__  # members are singletons; Enum's own hash is several times slower

    @property
    def symbol(self) -> str:
        """The suit's symbol, one character."""
        return _SYMBOLS[self.value]


_SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


@unique
class Rank(IntEnum):
    """One of the eight ranks, ordered by strength: the ace stands between the jack and the ten.

    >>> Rank.JACK > Rank.ACE > Rank.TEN
    True
    """

    SEVEN = 1
    """7, the lowest"""
    EIGHT = 2
    """8"""
    NINE = 3
    """9"""
    TEN = 4
    """10, written ``T`` in card text"""
    ACE = 5
    """A, below the jack"""
    JACK = 6
    """J"""
    QUEEN = 7
    """Q"""
    KING = 8
    """K, the highest"""

    @property
    def letter(self) -> str:
        """The rank's letter in card text, one of ``K Q J A T 9 8 7``."""
        return _RANK_LETTERS[self - 1]


_RANK_LETTERS = "789TAJQK"


@unique
class Card(Enum):
    """One of the 32 cards; the value is its text, rank letter then suit letter."""

    KING_OF_SPADES = "KS"
    QUEEN_OF_SPADES = "QS"
    JACK_OF_SPADES = "JS"
    ACE_OF_SPADES = "AS"
    TEN_OF_SPADES = "TS"
    NINE_OF_SPADES = "9S"
    EIGHT_OF_SPADES = "8S"
    SEVEN_OF_SPADES = "7S"
    KING_OF_HEARTS = "KH"
    QUEEN_OF_HEARTS = "QH"
    JACK_OF_HEARTS = "JH"
    ACE_OF_HEARTS = "AH"
    TEN_OF_HEARTS = "TH"
    NINE_OF_HEARTS = "9H"
    EIGHT_OF_HEARTS = "8H"
    SEVEN_OF_HEARTS = "7H"
    KING_OF_DIAMONDS = "KD"
    QUEEN_OF_DIAMONDS = "QD"
    JACK_OF_DIAMONDS = "JD"
    ACE_OF_DIAMONDS = "AD"
    TEN_OF_DIAMONDS = "TD"
    NINE_OF_DIAMONDS = "9D"
    EIGHT_OF_DIAMONDS = "8D"
    SEVEN_OF_DIAMONDS = "7D"
    KING_OF_CLUBS = "KC"
    QUEEN_OF_CLUBS = "QC"
    JACK_OF_CLUBS = "JC"
    ACE_OF_CLUBS = "AC"
    TEN_OF_CLUBS = "TC"
    NINE_OF_CLUBS = "9C"
    EIGHT_OF_CLUBS = "8C"
    SEVEN_OF_CLUBS = "7C"

    suit: Suit
    """The card's suit."""
    rank: Rank
    """The card's rank, comparable by strength within a suit."""

    __hash__ = object.__hash__  # members are singletons; Enum's own hash is several times slower

    def __init__(self, text: str) -> None:
        """Read the suit and the rank off the two letters."""
        self.rank = Rank(_RANK_LETTERS.index(text[0]) + 1)
        self.suit = Suit(text[1])

    def __repr__(self) -> str:
        """Give the expression that makes this card: ``Card('KS')``."""
        return f"Card({self.value!r})"

    def __str__(self) -> str:
        """Give the card as people read it: ``K♠``, ``10♥``."""
        letter = self.rank.letter
        return ("10" if letter == "T" else letter) + self.suit.symbol


PACK: tuple[Card, ...] = tuple(Card)
"""The 32 cards in a fixed order: spades, hearts, diamonds, clubs, each from king to seven."""

KING_OF = {card.suit: card for card in PACK if card.rank is Rank.KING}
"""The four kings by suit."""

HAND_SIZE = 5
"""How many cards each player is dealt; also the number of tricks in a deal."""


class CardTextError(ValueError):
    """Text that names no card of the pack.

    ``text`` is what was given.
    """

    def __init__(self, text: str) -> None:
        """Keep the text that could not be read."""
        super().__init__(f"{text[:60]!r} is not a card: a rank of K Q J A T 9 8 7 and a suit of S H D C is")
        self.text = text


_SUIT_LETTERS = {symbol: letter for letter, symbol in _SYMBOLS.items()}
_BY_TEXT = {card.value: card for card in PACK}


def parse_card(text: str) -> Card:
    """Read one card: ``KS``, ``ks``, ``10S``, ``TS``, ``K♠`` or ``♠K``.

    Raises:
        CardTextError: the text names no card of the pack.
    """
    plain = text.upper() if text.isascii() else text
    for symbol, letter in _SUIT_LETTERS.items():
        if plain.startswith(symbol):
            plain = plain[1:].upper() + letter
            break
        if plain.endswith(symbol):
            plain = plain[:-1].upper() + letter
            break
    card = _BY_TEXT.get("T" + plain[2:] if plain.startswith("10") else plain)
    if card is None:
        raise CardTextError(text)
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by white space, in the order given.

    Raises:
        CardTextError: a word names no card of the pack.
    """
    return tuple(parse_card(word) for word in text.split())
