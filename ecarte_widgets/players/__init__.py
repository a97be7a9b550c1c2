"""Computer players: each gets a view and nothing else."""

from ecarte_widgets.players.book_player import BookPlayer
from ecarte_widgets.players.player import Player
from ecarte_widgets.players.random_player import RandomPlayer
from ecarte_widgets.players.reasons import Choice, Reason
from ecarte_widgets.players.roster import PLAYERS, UnknownPlayerError, player_named
from ecarte_widgets.players.talk import announced_king

__all__ = [
    "PLAYERS",
    "BookPlayer",
    "Choice",
    "Player",
    "RandomPlayer",
    "Reason",
    "UnknownPlayerError",
    "announced_king",
    "player_named",
]
