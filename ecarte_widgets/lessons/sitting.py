"""One learner's sitting: fresh questions, and never one of them twice.

>>> sitting = Sitting(1)
>>> questions = [sitting.question("order-suit", Rules(), size=3) for _ in range(20)]
>>> len(set(questions))
20
"""

from collections.abc import Callable
from typing import Final

from ecarte_widgets.engine import Rules
from ecarte_widgets.lessons.generators import Constraint, generate
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.shuffling import secret_number

_TRIES: Final = 1000


class SittingError(ValueError):
    """Every question of a generator or a record was asked; ``name`` is the generator, or the kind of question."""

    def __init__(self, name: str) -> None:
        """Keep the name."""
        super().__init__(f"{name}: no question is left that was not asked")
        self.name = name


class Sitting:
    """The questions asked so far, and those to come.

    The same seed gives the same questions when they are asked for in the same order.
    """

    def __init__(self, seed: int) -> None:
        """Begin a sitting.

        Args:
            seed: any whole number.
        """
        self._seed = seed
        self._drawn = 0
        self._asked: set[Question] = set()
        self._last: dict[str, str] = {}
        self.seed = seed
        """The seed of the last question; before the first that of the sitting."""

    def question(self, name: str, rules: Rules, **constraints: Constraint) -> Question:
        """Ask something that was not asked in this sitting.

        Raises:
            SittingError: everything was asked.
            GeneratorError: no such generator, constraint or value.
        """
        return self.draw(name, lambda seed: generate(name, seed, rules, **constraints))

    def draw(self, name: str, make: Callable[[int], Question], kind: Callable[[int], str] = lambda _: "") -> Question:
        """Make questions from seeds until one was not asked in this sitting.

        Args:
            name: what to name in an error; of one name, no kind comes twice in a row.
            make: makes a question from a seed.
            kind: names the kind of a seed's question, where there are several.

        Raises:
            SittingError: everything was asked.
        """
        for _ in range(_TRIES):
            self._drawn += 1
            seed = secret_number(f"sitting {self._seed}", self._drawn)
            if kind(seed) and kind(seed) == self._last.get(name):
                continue
            fresh = make(seed)
            if fresh not in self._asked:
                self._asked.add(fresh)
                self._last[name] = kind(seed)
                self.seed = seed
                return fresh
        raise SittingError(name)

    def asked(self, question: Question) -> bool:
        """Tell whether a question was asked."""
        return question in self._asked
