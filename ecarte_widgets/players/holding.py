"""A hand sorted for judging: its trumps, and its plain suits with their heads.

>>> from ecarte_widgets.engine import parse_cards
>>> holding = Holding.of(parse_cards("7H QS 9S JH KC"), Suit.HEARTS)
>>> len(holding.trumps), [str(head) for head in holding.heads]
(2, ['Q♠', 'K♣'])
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ecarte_widgets.engine import Card, Rank, Suit

Cards = tuple[Card, ...]

LOWEST_COURT = Rank.JACK
"""King, queen and jack are court cards."""


def strength(card: Card) -> tuple[int, str]:
    """Give a key that sorts cards by rank; equal ranks always in the same order."""
    return card.rank, card.suit.value


class Holding(NamedTuple):
    """The cards of a hand by suit, each suit from high to low."""

    trumps: Cards
    """The trumps."""
    suits: tuple[Cards, ...]
    """The plain suits held, the longest first; of two as long, the one with the higher head."""

    @classmethod
    def of(cls, hand: Iterable[Card], trump: Suit) -> "Holding":
        """Sort a hand."""
        ranked = sorted(hand, key=strength, reverse=True)
        by_suit = [tuple([card for card in ranked if card.suit is suit]) for suit in Suit if suit is not trump]
        suits = sorted((cards for cards in by_suit if cards), key=lambda cards: (-len(cards), -cards[0].rank))
        return cls(tuple([card for card in ranked if card.suit is trump]), tuple(suits))

    @property
    def heads(self) -> Cards:
        """The highest card of each plain suit held."""
        return tuple([cards[0] for cards in self.suits])

    @property
    def plain(self) -> Cards:
        """All cards that are not trumps."""
        return tuple([card for cards in self.suits for card in cards])

    @property
    def shape(self) -> tuple[int, ...]:
        """How many cards each plain suit held has, the longest first."""
        return tuple([len(cards) for cards in self.suits])

    @property
    def has_king_of_trumps(self) -> bool:
        """Whether the king of trumps is held."""
        return bool(self.trumps) and self.trumps[0].rank is Rank.KING

    @property
    def kept(self) -> Cards:
        """The trumps and the kings: what an exchange never throws first."""
        return self.trumps + tuple([card for card in self.plain if card.rank is Rank.KING])

    @property
    def thrown(self) -> Cards:
        """All other cards."""
        return tuple([card for card in self.plain if card.rank is not Rank.KING])

    @property
    def tricks_hoped_for(self) -> int:
        """One for each trump, and one for each plain suit with its king or queen: what the rule of thumb counts."""
        return len(self.trumps) + sum(head.rank >= Rank.QUEEN for head in self.heads)

    def headed_by(self, rank: Rank) -> list[Cards]:
        """List the plain suits whose highest card has a rank."""
        return [cards for cards in self.suits if cards[0].rank is rank]


Predicate = Callable[[Holding], bool]
"""A question about a hand."""


def is_guarded(suit: Cards) -> bool:
    """Tell whether the head of a suit has another card of it beside it."""
    return len(suit) > 1
