"""Who sits where: the two places at the table, apart from the roles of a deal."""

from enum import IntEnum, unique
from typing import TypeVar

T = TypeVar("T")


@unique
class Seat(IntEnum):
    """A place at the table; the value indexes pairs such as the score.

    >>> Seat.NORTH.other, str(Seat.SOUTH), ("n", "s")[Seat.SOUTH]
    (<Seat.SOUTH: 1>, 'south', 's')
    """

    NORTH = 0
    """The far side of the table."""
    SOUTH = 1
    """The near side of the table."""

    other: "Seat"
    """The place opposite."""

    def __str__(self) -> str:
        """Give the place as records write it: ``north`` or ``south``."""
        return self.name.lower()


# A plain attribute, since it is read several times at every act.
Seat.NORTH.other = Seat.SOUTH
Seat.SOUTH.other = Seat.NORTH


def by_seat(seat: Seat, own: T, others: T) -> tuple[T, T]:
    """Give a pair indexed by seat: ``own`` at ``seat``, ``others`` opposite."""
    return (others, own) if seat else (own, others)
