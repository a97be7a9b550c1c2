"""Why the book player does what it does: one named reason for each choice, for hints and explanations."""

from enum import Enum, unique
from typing import NamedTuple

from ecarte_widgets.engine import Action
from ecarte_widgets.players.hand_kinds import CHANCE_OF, KIND_OF, weakness_of


@unique
class Reason(Enum):
    """Why an act was chosen; the value is its message id, but of a standard hand it is told what it has."""

    # Standing or proposing.
    CANNOT_PROPOSE = "why.stand.cannot-propose"
    """The stock is empty."""
    NOTHING_TO_THROW = "why.stand.nothing-to-throw"
    """Trumps and kings only, and after a proposal a card would have to go."""
    KING_WINS_THE_GAME = "why.play.king-wins-the-game"
    """The king of trumps is held, and its point wins the game once the talk is over."""
    LAST_CHANCE = "why.play.last-chance"
    """The other wants one point and may draw the king: an even chance is enough (NM4, NM5)."""
    EVEN_CHANCE = "why.stand.even-chance"
    """Standing wins 2 and risks nothing more: an even chance is enough (the hands of NM4, NM5)."""
    STANDARD_HAND = "standard-hand"
    """A standard hand (N1 to N5)."""
    POINT_IS_CERTAIN = "why.propose.point-is-certain"
    """The point is certain; a better hand may make the vole (NM1)."""
    STANDARD_HAND_WITH_KING = "why.propose.standard-hand-with-king"
    """A standard hand with the king of trumps: the other cannot draw it (NM2)."""
    TOO_DANGEROUS = "why.propose.too-dangerous"
    """A standard hand, but two points would win the other the game (NM6)."""
    NO_STANDARD_HAND = "why.propose.no-standard-hand"
    """No hand to play without other cards."""

    # Marking a king.
    TURNED_KING = "why.mark.turned-king"
    """The point of a king turned up is lost when it is forgotten."""
    SURE_POINT = "why.announce.sure-point"
    """The point of a king in hand is certain, what silence may bring is not."""
    POINT_WINS = "why.announce.point-wins"
    """The point of a king in hand wins the game."""

    # Accepting or refusing.
    REFUSING_HAND = "refusing-hand"
    """A hand on which the dealer refuses (D0 to D10)."""
    ACCEPTING_HAND = "accepting-hand"
    """A hand on which the dealer accepts (D0 to D10)."""

    # Exchanging.
    KEEP_TRUMPS_AND_KINGS = "why.exchange.keep-trumps-and-kings"
    """All but trumps and kings go (NM3)."""
    STOCK_IS_SHORT = "why.exchange.stock-is-short"
    """Fewer may be exchanged than would go: the weakest go."""
    MUST_EXCHANGE = "why.exchange.must"
    """More must be exchanged than would go: the weakest of the rest goes too."""

    # Leading and playing.
    ONLY_CARD = "why.play.only-card"
    """No other card may be played."""
    NOTHING_AT_STAKE = "why.play.nothing-at-stake"
    """The points of the deal are the same whatever is played."""
    CERTAIN_TRICK = "why.lead.certain-trick"
    """Nothing that the other may hold can take it."""
    THREE_TRUMPS = "why.lead.three-trumps"
    """Three trumps or more: the highest draws the other's."""
    TRUMP_BEFORE_SUIT = "why.lead.trump-before-suit"
    """A high trump first, so that the court cards outside are not ruffed."""
    STRONG_SUIT = "why.lead.strong-suit"
    """The highest of a guarded suit: the longest, then the highest. No trump is held."""
    STRONG_SUIT_KEEP_TRUMPS = "why.lead.strong-suit-keep-trumps"
    """The same with trumps in hand: they are kept to ruff with."""
    HIGHEST_CARD = "why.lead.highest-card"
    """No guarded suit and no trump: the highest card."""
    HIGHEST_CARD_KEEP_TRUMPS = "why.lead.highest-card-keep-trumps"
    """No guarded suit: the highest plain card, the trumps are kept to ruff with."""
    ONLY_TRUMPS = "why.lead.only-trumps"
    """Nothing but trumps is left."""
    WIN_CHEAPLY = "why.follow.win-cheaply"
    """The lowest card that takes the trick."""
    RUFF_LOW = "why.follow.ruff-low"
    """The lowest trump takes the trick."""
    THROW_WEAKEST = "why.follow.throw-weakest"
    """The trick is lost: the weakest card goes."""


TOLD_BY_THE_HAND = (Reason.STANDARD_HAND, Reason.REFUSING_HAND, Reason.ACCEPTING_HAND)
"""The reasons that are told by what the hand has: each goes with a class of hands."""


class Choice(NamedTuple):
    """An act and why it was chosen."""

    action: Action
    """The act."""
    reason: Reason
    """Why."""
    standard_hands: tuple[str, ...] = ()
    """The ids of what spoke about the hand, if anything: classes N1 to N5 or D0 to D10, or an even chance NM4, NM5."""

    @property
    def strength(self) -> str | None:
        """The message id of what makes the hand strong enough, where an even chance is; the reason comes after it."""
        if self.reason not in (Reason.EVEN_CHANCE, Reason.LAST_CHANCE) or not self.standard_hands:
            return None
        name = self.standard_hands[0]
        return CHANCE_OF[name].value if name in CHANCE_OF else KIND_OF[name].value

    @property
    def message(self) -> str:
        """The message id of why: what the hand has where a standard hand decided, else the reason."""
        if self.reason not in TOLD_BY_THE_HAND:
            return self.reason.value
        if self.reason is Reason.ACCEPTING_HAND:
            return weakness_of(self.standard_hands[0]).value
        return KIND_OF[self.standard_hands[0]].value
