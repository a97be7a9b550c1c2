"""What can be asked about points: those of a deal, and the end of a game."""

from dataclasses import dataclass, field

from ecarte_widgets.engine import Action, Game, Rules, Seat, Talk

_TRICKS = range(6)


@dataclass(frozen=True, slots=True)
class WhoMakesPoint:
    """Who took the more tricks, and so marks for them?"""

    dealer: Seat
    """Who dealt."""
    elder_tricks: int
    """How many of the five tricks elder took."""

    def __post_init__(self) -> None:
        """Refuse tricks that there are not.

        Raises:
            ValueError: not 0 to 5.
        """
        if self.elder_tricks not in _TRICKS:
            message = f"elder takes 0 to 5 tricks: {self.elder_tricks}"
            raise ValueError(message)


@dataclass(frozen=True, slots=True)
class ScoreDeal:
    """Who marks how many points for the tricks of this deal, and by which rule?"""

    rules: Rules
    """The rules of the table."""
    dealer: Seat
    """Who dealt."""
    talk: Talk
    """The talk, which may have raised the stake."""
    elder_tricks: int
    """How many of the five tricks elder took."""

    def __post_init__(self) -> None:
        """Refuse a deal that is not over.

        Raises:
            ValueError: the talk is open, or the tricks are not 0 to 5.
        """
        if self.talk.end is None or self.elder_tricks not in _TRICKS:
            message = "a deal is scored when its talk is over and its five tricks are played"
            raise ValueError(message)

    def tricks_of(self, seat: Seat) -> int:
        """Count a player's tricks."""
        return _TRICKS[-1] - self.elder_tricks if seat is self.dealer else self.elder_tricks


@dataclass(frozen=True, slots=True)
class PointsOfDeal:
    """How many points do the tricks of this deal bring?"""

    deal: ScoreDeal
    """The tricks, the talk and the table's rules."""


@dataclass(frozen=True, slots=True)
class RuleOfDeal:
    """By which rule are the tricks of this deal scored?"""

    deal: ScoreDeal
    """The tricks, the talk and the table's rules."""


@dataclass(frozen=True, slots=True)
class KingFate:
    """What became of the king of trumps in a deal."""

    holder: Seat
    """Who held it, or turned it up."""
    turned: bool
    """Whether it was the turn-up."""
    marked: bool
    """Whether its holder announced it in time, or the dealer marked the turn-up."""


@dataclass(frozen=True, slots=True)
class MarkDeal:
    """How many points does each player mark in this deal, the king and the tricks together?"""

    deal: ScoreDeal
    """The tricks, the talk and the table's rules."""
    king: KingFate | None = None
    """The king of trumps; None when nobody held it and it was not turned up."""

    def __post_init__(self) -> None:
        """Refuse a king turned up by elder, and a king in hand that takes no trick: nothing beats it.

        Raises:
            ValueError: the turn-up is the dealer's, or the king of trumps takes a trick.
        """
        if self.king is None:
            return
        if self.king.turned and self.king.holder is not self.deal.dealer:
            message = "a king is turned up by the dealer"
            raise ValueError(message)
        if not self.king.turned and self.deal.tricks_of(self.king.holder) == 0:
            message = "whoever holds the king of trumps takes a trick with it"
            raise ValueError(message)


@dataclass(frozen=True, slots=True)
class WhoWinsGame:
    """Who has won the game when all this has happened, and was it won at all?"""

    game: Game = field(repr=False)
    """The game when the cards lay on the table, all of them open."""
    acts: tuple[Action, ...]
    """What was done and claimed then, in order; what comes after the win counts no more."""


@dataclass(frozen=True, slots=True)
class WhatEndsGame:
    """What brings the last point of the game, if it is won in this deal?"""

    game: Game = field(repr=False)
    """The game when the cards lay on the table, all of them open."""
    acts: tuple[Action, ...]
    """What was done and claimed then, in order; what comes after the win counts no more."""
