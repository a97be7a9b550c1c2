"""Cutting for the first deal: who deals, from the cards that were cut.

The cards come in from outside, like the pack. Equal ranks cut again.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ecarte_widgets.engine.cards import Card
from ecarte_widgets.engine.rules import FirstDealer
from ecarte_widgets.engine.seats import Seat


class Cut(NamedTuple):
    """One card cut by each player."""

    north: Card
    """North's card."""
    south: Card
    """South's card."""


class CutError(ValueError):
    """Cuts that decide nothing, go on after the decision, or show one card twice; ``problem`` says which."""

    def __init__(self, problem: str) -> None:
        """Keep the problem's code."""
        super().__init__(problem)
        self.problem = problem


def dealer_by_cut(choice: FirstDealer, cuts: Sequence[Cut]) -> Seat:
    """Tell who deals first.

    Args:
        choice: ``HIGH_CARD`` or ``LOW_CARD``; cards rank K to 7 as in play, suits do not count.
        cuts: the cuts in order, the last of them with different ranks and all before it with equal ones.

    Raises:
        CutError: ``no-decision``, ``cut-after-decision``, ``same-card``, or ``not-cut-for`` when the dealer is drawn.
    """
    if choice is FirstDealer.RANDOM:
        raise CutError("not-cut-for")
    for number, (north, south) in enumerate(cuts, start=1):
        if north is south:
            raise CutError("same-card")
        if north.rank == south.rank:
            continue
        if number < len(cuts):
            raise CutError("cut-after-decision")
        north_deals = (north.rank > south.rank) is (choice is FirstDealer.HIGH_CARD)
        return Seat.NORTH if north_deals else Seat.SOUTH
    raise CutError("no-decision")
