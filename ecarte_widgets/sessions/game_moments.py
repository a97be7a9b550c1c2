"""What a game at a table is made of: its beginning, and its moments between the answers that were given."""

import hashlib
import secrets
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ecarte_widgets.engine import Event, Game, Rules, Seat
from ecarte_widgets.players import Player
from ecarte_widgets.sessions.asking import Intent


@dataclass(frozen=True, slots=True)
class Start:
    """All that a game begins with; with the person's answers it gives the whole game again."""

    rules: Rules
    """The rules of the table."""
    opponent: str = "random"
    """The name of the computer player, or ``person`` for a second person at the same screen."""
    person: Seat = Seat.SOUTH
    """Where the person sits; of two, where one of them does."""
    deal: int | None = None
    """The number of the first deal, whose own dealer deals; None where it is drawn."""
    secret: str = field(default_factory=secrets.token_hex, repr=False)
    """What all deal numbers and the computer's choices are drawn from; never shown."""
    first_dealer: Seat | None = None
    """Who deals first, where neither the rules nor a number shall say it."""
    talks: bool = True
    """Whether there is a talk before play; without one elder stands at once."""
    record: str | None = None
    """The record that the game goes on from, with its own rules; None where it begins with a deal of its own."""

    @property
    def game_id(self) -> str:
        """A name of the game, the same wherever it is gone on with; it gives nothing of the secret away."""
        return hashlib.sha256(f"name {self.secret}".encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Moment:
    """A game between two answers of the person; all that changes when they answer."""

    game: Game
    """The game, hidden cards included."""
    numbers: tuple[int | None, ...]
    """The number of each deal, that of the deal on the table last; None where it has none, as in a record."""
    kept_quiet: frozenset[Seat] = frozenset()
    """Who was asked for a king in hand, and kept quiet."""
    events: tuple[Event, ...] = ()
    """What the answer before brought."""
    awaited: Seat = Seat.SOUTH
    """Who is to choose next."""

    @property
    def number(self) -> int | None:
        """The number of the deal on the table."""
        return self.numbers[-1]

    def after(self, game: Game, events: tuple[Event, ...]) -> "Moment":
        """Give the moment after something happened."""
        return replace(self, game=game, events=self.events + events)


class PlayedGame(NamedTuple):
    """A game with all its moments, as it can be laid aside and taken up again."""

    start: Start
    """What it began with."""
    opponent: Player | None
    """The computer's player; None where two people share the screen."""
    answers: list[Intent]
    """What was chosen, in its order."""
    moments: list[Moment]
    """The game before the first answer, and after each."""

    @property
    def is_under_way(self) -> bool:
        """Whether something was chosen in it and nobody has won yet."""
        return bool(self.answers) and self.moments[-1].game.winner is None
