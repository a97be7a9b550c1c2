"""Who the learner is in a question, and what a kind of question is called in message ids."""

import re

from ecarte_widgets.engine import Seat
from ecarte_widgets.lessons.questions import DiscardLimits, MarkPlayable, MayDo, MayMarkKing, Question

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


def learner_of(question: Question) -> Seat:
    """Tell where the learner sits: at a position the player asked, else south."""
    match question:
        case MarkPlayable(position) | MayDo(position) | DiscardLimits(position) | MayMarkKing(position):
            return position.seat
        case _:
            return Seat.SOUTH


def side_of(seat: Seat, learner: Seat) -> str:
    """Give the ending of a message that speaks of a player: to the learner, or of the other.

    >>> side_of(Seat.NORTH, Seat.SOUTH)
    'other'
    """
    return "you" if seat is learner else "other"


def kind_of_question(question: Question) -> str:
    """Name a kind of question: ``mark-playable``, ``who-takes``."""
    return kind_of_class(type(question))


def kind_of_class(question: type) -> str:
    """Name a kind of question by its class."""
    return _CAPITAL.sub("-", question.__name__).lower()
