"""Steps that are played at the table: how far, and from which side."""

from dataclasses import dataclass
from enum import Enum, unique


@unique
class Scope(Enum):
    """How far is played; the value is the word in the lesson's file."""

    TALK = "talk"
    """Proposals, answers and exchanges, until a card is to be led."""
    KING = "king"
    """A talk with the king of trumps in hand, and then whether to announce it."""
    TRICKS = "tricks"
    """The five tricks, without a talk: elder stands at once."""
    DEAL = "deal"
    """One deal from the turn-up to the points."""
    GAME = "game"
    """Deal after deal, until somebody wins the game."""


@unique
class Role(Enum):
    """From which side the first deal is played; the value is the word in the lesson's file."""

    ANY = "any"
    """From either, as it happens."""
    ELDER = "elder"
    """The learner did not deal."""
    DEALER = "dealer"
    """The learner dealt."""


@dataclass(frozen=True, slots=True)
class Played:
    """Play at the table against the computer."""

    scope: Scope
    """How far."""
    role: Role = Role.ANY
    """From which side."""
