"""The computer players by name."""

from collections.abc import Mapping

from ecarte_widgets.players.book_player import BookPlayer
from ecarte_widgets.players.player import Player
from ecarte_widgets.players.random_player import RandomPlayer

PLAYERS: Mapping[str, type[Player]] = {"random": RandomPlayer, "book": BookPlayer}
"""Every computer player, by the name that one asks for it with."""


class UnknownPlayerError(ValueError):
    """A name that no computer player has; ``name`` is what was given, ``allowed`` what may stand there."""

    def __init__(self, name: object) -> None:
        """List what would have been allowed."""
        self.name = name
        self.allowed = tuple(PLAYERS)
        super().__init__(f"there is no player {name!r:.60}; allowed: {', '.join(self.allowed)}")


def player_named(name: str) -> Player:
    """Make a computer player.

    >>> type(player_named("book")).__name__
    'BookPlayer'

    Raises:
        UnknownPlayerError: no player has that name.
    """
    player = PLAYERS.get(name)
    if player is None:
        raise UnknownPlayerError(name)
    return player()
