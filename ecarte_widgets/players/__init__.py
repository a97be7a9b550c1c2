"""Computer players: each gets a view and nothing else."""

from ecarte_widgets.players.player import Player
from ecarte_widgets.players.random_player import RandomPlayer

__all__ = ["Player", "RandomPlayer"]
