"""The points of a deal, each with the rule that gave it (docs/rules, *Scoring*)."""

from dataclasses import dataclass
from enum import Enum, unique
from typing import NamedTuple

from ecarte_widgets.engine.rules import Rules, Stake, StakeScope
from ecarte_widgets.engine.seats import Seat

POINT_TRICKS = 3
"""Tricks that make the point."""
VOLE_TRICKS = 5
"""Tricks that make the vole: all of them."""


@unique
class Reason(Enum):
    """What points were given for; the value is the word of the record."""

    KING = "king"
    """The king of trumps was held and announced."""
    TURNED_KING = "turned_king"
    """The dealer turned up a king."""
    POINT = "point"
    """Three or four tricks."""
    VOLE = "vole"
    """All five tricks, whatever rule set the number."""


@unique
class AwardRule(Enum):
    """Which rule set the number of points; the value is its message id and its anchor in docs/rules."""

    KING = "king-in-hand"
    """One for an announced king."""
    TURNED_KING = "turned-king"
    """One for a turned-up king."""
    POINT = "the-point"
    """One for three or four tricks."""
    VOLE = "the-vole"
    """Two for all five tricks."""
    STAKE_ELDER_ONLY = "stake-elder-only"
    """Two for elder, who played without an exchange, for three tricks or more."""
    STAKE_WINNER_TWO = "stake-winner-two"
    """Two for beating the side that chose to play without an exchange."""
    STAKE_PLUS_ONE = "stake-plus-one"
    """One more for beating the side that chose to play without an exchange."""


@dataclass(frozen=True, slots=True)
class Award:
    """Points that fell to a player."""

    player: Seat
    """Who marks them."""
    points: int
    """How many, 1 to 3."""
    reason: Reason
    """What for."""
    rule: AwardRule
    """Which rule set the number."""


@unique
class TalkEnd(Enum):
    """What ended the talk before play."""

    STOOD = "stood"
    """Elder played without asking (again)."""
    REFUSED = "refused"
    """The dealer refused."""


class Talk(NamedTuple):
    """The talk of a deal so far, as both players heard it."""

    proposals: int = 0
    """How many times elder proposed."""
    end: TalkEnd | None = None
    """How the talk ended; None while it is open."""
    exchanged: tuple[tuple[Seat, int], ...] = ()
    """Each exchange in order: who, and how many cards."""


def without_exchange(rules: Rules, talk: Talk) -> TalkEnd | None:
    """Tell which choice to play without an exchange counts for the stake, if any.

    ``STOOD`` makes elder vulnerable, ``REFUSED`` the dealer.
    """
    if talk.end is TalkEnd.STOOD and talk.proposals == 0:
        return TalkEnd.STOOD
    counted = talk.proposals == 1 or rules.stake_scope is StakeScope.EVERY_PROPOSAL
    return TalkEnd.REFUSED if talk.end is TalkEnd.REFUSED and counted else None


def award_for_tricks(rules: Rules, dealer: Seat, talk: Talk, elder_tricks: int) -> Award:
    """Give the one award that the five tricks bring.

    Args:
        rules: the rules of the table.
        dealer: who dealt.
        talk: the finished talk.
        elder_tricks: how many tricks elder took, 0 to 5.
    """
    elder_won = elder_tricks >= POINT_TRICKS
    winner = dealer.other if elder_won else dealer
    vole = elder_tricks in (0, VOLE_TRICKS)
    reason, rule, points = (Reason.VOLE, AwardRule.VOLE, 2) if vole else (Reason.POINT, AwardRule.POINT, 1)
    choice = without_exchange(rules, talk)
    loser_was_vulnerable = choice is (TalkEnd.REFUSED if elder_won else TalkEnd.STOOD)
    match rules.stake:
        case Stake.ELDER_ONLY if elder_won and choice is not None:
            points, rule = 2, AwardRule.STAKE_ELDER_ONLY
        case Stake.WINNER_TWO if loser_was_vulnerable and not vole:
            points, rule = 2, AwardRule.STAKE_WINNER_TWO
        case Stake.PLUS_ONE if loser_was_vulnerable:
            points, rule = points + 1, AwardRule.STAKE_PLUS_ONE
        case _:
            pass
    return Award(winner, points, reason, rule)
