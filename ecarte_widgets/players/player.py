"""What a computer player is."""

from random import Random
from typing import Protocol

from ecarte_widgets.engine import Action, View


class Player(Protocol):
    """Someone who decides from a view.

    Both questions come with a source of randomness made for this moment of this game, so that a player without
    memory gives the same answer to the same moment.
    """

    def choose(self, view: View, rng: Random) -> Action:
        """Give the act of the player's turn; the view says what may be chosen."""
        ...

    def announces(self, view: View, rng: Random) -> bool:
        """Tell whether to mark the king that the view says may be marked."""
        ...
