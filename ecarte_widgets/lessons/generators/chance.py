"""The chance of a generator: numbers drawn from a text, the same on every machine and Python version.

>>> Chance("an example").below(100) == Chance("an example").below(100)
True
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from ecarte_widgets.engine import Game, PlayCard, Rules, apply, dealt_from_pack, legal_actions, new_game, start_deal
from ecarte_widgets.shuffling import DEAL_NUMBERS, numbered_deal, secret_number

_TRIES: Final = 10_000

Thing = TypeVar("Thing")


class Chance:
    """A row of numbers that a text fixes."""

    def __init__(self, text: str) -> None:
        """Begin the row of a text."""
        self._text = text
        self._drawn = 0

    def below(self, bound: int) -> int:
        """Draw a whole number from 0 to ``bound - 1``; the numbers drawn from are so many that none is favoured."""
        self._drawn += 1
        return secret_number(self._text, self._drawn) % bound

    def one_of(self, things: Sequence[Thing]) -> Thing:
        """Draw one of the things."""
        return things[self.below(len(things))]

    def some_of(self, things: Sequence[Thing], count: int) -> tuple[Thing, ...]:
        """Draw different things, in the order drawn."""
        left = list(things)
        return tuple([left.pop(self.below(len(left))) for _ in range(count)])

    def first_of(self, make: Callable[[], Thing | None]) -> Thing | None:
        """Make something from numbers drawn until there is something; None after many times.

        So that what is rare is asked as often as what is not, where one of several is to be made.
        """
        tried = (make() for _ in range(_TRIES))
        return next((thing for thing in tried if thing is not None), None)

    def deal(self, rules: Rules, score: tuple[int, int] = (0, 0)) -> Game:
        """Deal the cards of a number drawn: a game whose talk begins."""
        numbered = numbered_deal(self.below(DEAL_NUMBERS.stop))
        return start_deal(new_game(rules, numbered.dealer, score).game, dealt_from_pack(numbered.pack)).game

    def card(self, game: Game) -> Game:
        """Let the player awaited play a card drawn from those that may be played."""
        assert game.deal is not None
        assert game.deal.turn is not None
        legal = legal_actions(game, game.deal.turn)
        return apply(game, self.one_of([act for act in legal if isinstance(act, PlayCard)])).game
