"""Questions on the cards of a record, in as many suits as there are: the record says which cards, not which suits.

>>> from ecarte_widgets.engine import Rules, dealt_from_pack, new_game, start_deal
>>> from ecarte_widgets.shuffling import numbered_deal
>>> game = start_deal(new_game(Rules(), Seat.NORTH).game, dealt_from_pack(numbered_deal(1).pack)).game
>>> source = Recorded("name-trumps", game)
>>> sorted({source.question(seed).turn_up.suit.value for seed in range(VARIANTS)})
['C', 'D', 'H', 'S']
"""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations
from typing import Final

from ecarte_widgets.engine import Game, Seat, Suit, read_record, record_text
from ecarte_widgets.lessons.asking import ask
from ecarte_widgets.lessons.questions import Question

_CARD: Final = re.compile(r"(?<![A-Za-z0-9])([KQJAT987])([SHDC])(?![A-Za-z0-9])")
_CHANGES: Final = tuple(permutations(suit.value for suit in Suit))

VARIANTS: Final = len(_CHANGES)
"""In how many ways suits can be changed for one another."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A question on the cards of a record."""

    ask: str
    """What is asked: one of :data:`ecarte_widgets.lessons.asking.QUESTIONS`."""
    game: Game = field(repr=False)
    """The game at the end of the record."""
    seat: Seat | None = None
    """Who is asked; None is the player awaited."""

    def question(self, seed: int) -> Question:
        """Ask; the seed says in which suits, 0 as they stand in the record."""
        return ask(self.ask, in_other_suits(self.game, seed), self.seat)


@lru_cache(maxsize=1000)
def in_other_suits(game: Game, seed: int) -> Game:
    """Change the suits of all cards of a game for one another: everything else is as it was.

    Args:
        game: any game with a deal.
        seed: any whole number; multiples of :data:`VARIANTS` change nothing.
    """
    change = dict(zip((suit.value for suit in Suit), _CHANGES[seed % VARIANTS], strict=True))
    return read_record(_CARD.sub(lambda found: found[1] + change[found[2]], record_text(game)))
