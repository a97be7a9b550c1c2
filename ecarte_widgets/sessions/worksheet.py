"""Worksheets: numbered deals, each played by the book, and the same exercises on them for a whole class.

The exercises follow from the numbers and the rules alone: there is no chance in them, and the same numbers give the
same exercises on every machine. A test freezes one; a change of the book player or of what is asked is a new version
of the file of answers (:mod:`ecarte_widgets.sessions.answers_file`).

>>> sheet = worksheet([4821], Rules.classic())
>>> [exercise.id for exercise in sheet.exercises][:2]
['4821.lead', '4821.trumps']
"""

import operator
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, unique
from functools import lru_cache
from random import Random
from typing import Final

from ecarte_widgets.engine import (
    Action,
    Game,
    Rules,
    Seat,
    apply,
    dealt_from_pack,
    legal_announcements,
    new_game,
    start_deal,
    view_for,
)
from ecarte_widgets.lessons.exercises import Exercise, exercises_of
from ecarte_widgets.players import BookPlayer
from ecarte_widgets.shuffling import DEAL_NUMBERS, numbered_deal

MOST_DEALS: Final = 12
"""How many deals a worksheet has at most."""


@unique
class Result(Enum):
    """What came of an exercise; the value is the word of the table."""

    FOUND = "found"
    """The first answer was right."""
    MISSED = "missed"
    """The first answer was wrong."""
    UNANSWERED = "unanswered"
    """There was none."""


@unique
class SheetProblem(Enum):
    """What is wrong with the numbers of a worksheet; the value is its message id."""

    NONE = "none"
    """There are none."""
    TOO_MANY = "too-many"
    """There are more than :data:`MOST_DEALS`."""
    NOT_A_NUMBER = "not-a-number"
    """One is no deal number."""
    TWICE = "twice"
    """One stands twice."""


class WorksheetError(ValueError):
    """Numbers that make no worksheet; ``problem`` says why, and ``given`` which number."""

    def __init__(self, problem: SheetProblem, given: object = "") -> None:
        """Keep what was wrong."""
        about = f" {given!r:.60}" if given != "" else ""
        super().__init__(
            f"a worksheet's deals: {problem.value}{about}; "
            f"allowed: 1 to {MOST_DEALS} different whole numbers from 0 to {DEAL_NUMBERS.stop - 1}"
        )
        self.problem = problem
        self.given = given


@dataclass(frozen=True, slots=True)
class Worksheet:
    """What a class works through."""

    deals: tuple[int, ...]
    """The numbers of the deals."""
    rules: Rules
    """The rules of the table."""
    exercises: tuple[Exercise, ...]
    """What is asked, in order."""

    def exercise(self, name: str) -> Exercise | None:
        """Find an exercise by its id."""
        return next((one for one in self.exercises if one.id == name), None)


def worksheet(deals: Iterable[int], rules: Rules = Rules()) -> Worksheet:  # noqa: B008  (frozen)
    """Make a worksheet.

    Args:
        deals: the numbers of its deals, in order.
        rules: the rules of the table.

    Raises:
        WorksheetError: no number, too many, one twice, or one that no deal has.
    """
    numbers = checked(deals)
    return Worksheet(numbers, rules, tuple(one for number in numbers for one in _exercises(number, rules)))


def checked(deals: Iterable[object]) -> tuple[int, ...]:
    """Take the numbers of a worksheet, refusing what makes none.

    Raises:
        WorksheetError: no number, too many, one twice, or one that no deal has.
    """
    numbers: list[int] = []
    for given in deals:
        if len(numbers) == MOST_DEALS:
            raise WorksheetError(SheetProblem.TOO_MANY)
        number = _deal_number(given)
        if number in numbers:
            raise WorksheetError(SheetProblem.TWICE, number)
        numbers.append(number)
    if not numbers:
        raise WorksheetError(SheetProblem.NONE)
    return tuple(numbers)


def _deal_number(given: object) -> int:
    """Take a deal number; ``True`` and ``1.0`` are none."""
    try:
        number = -1 if isinstance(given, bool) else operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if number not in DEAL_NUMBERS:
        raise WorksheetError(SheetProblem.NOT_A_NUMBER, given)
    return number


@lru_cache(maxsize=200)
def _exercises(number: int, rules: Rules) -> tuple[Exercise, ...]:
    """Give the exercises of a deal."""
    return exercises_of(number, played_by_the_book(number, rules))


def played_by_the_book(number: int, rules: Rules) -> Game:
    """Play a numbered deal from no points to its end, both hands by the book, a king marked as soon as it may be."""
    numbered = numbered_deal(number)
    game = start_deal(new_game(rules, numbered.dealer).game, dealt_from_pack(numbered.pack)).game
    while game.deal is not None and game.deal.turn is not None:
        seat, act = _next_act(game, game.deal.turn)
        game = apply(game, act, seat).game
    return game


def _next_act(game: Game, turn: Seat) -> tuple[Seat, Action]:
    """Give the next act by the book: a king that may be marked comes before the player awaited."""
    for seat in (turn, turn.other):
        kings = legal_announcements(game, seat)
        if kings:
            return seat, kings[0]
    return turn, BookPlayer().choose(view_for(game, turn), Random(0))  # noqa: S311  (it draws no lots)
