"""A sitting never asks the same twice."""

import pytest

from ecarte_widgets.lessons.generators import GENERATORS, generate
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.lessons.sitting import Sitting, SittingError
from tests.engine.tables import GAMERULES

SMALL = {"pack", "turn-up", "turn-up-point", "packets", "deal-order", "stock-left", "most-tricks"}


@pytest.mark.parametrize("name", [name for name in GENERATORS if name not in SMALL])
def test_two_hundred_questions_are_all_different(name: str) -> None:
    sitting = Sitting(7)
    questions = [sitting.question(name, GAMERULES) for _ in range(200)]
    assert len(set(questions)) == 200
    assert all(sitting.asked(question) for question in questions)


def test_sittings_of_one_seed_are_alike_and_of_two_are_not() -> None:
    one, same, other = Sitting(1), Sitting(1), Sitting(2)
    questions = [[sitting.question("playable", GAMERULES) for _ in range(5)] for sitting in (one, same, other)]
    assert questions[0] == questions[1] != questions[2]


def test_no_kind_comes_twice_in_a_row_and_names_do_not_hinder_one_another() -> None:
    sitting, kinds = Sitting(5), []

    def make(seed: int) -> Question:
        kinds.append(str(seed % 2))
        return generate("playable", seed, GAMERULES)

    for _ in range(30):
        sitting.draw("one", make, lambda seed: str(seed % 2))
    assert kinds == [kinds[0], kinds[1]] * 15
    assert kinds[0] != kinds[1]
    for name in ("two", "three"):
        sitting.draw(name, make, lambda _: "always the same")


def test_every_one_of_few_questions_is_asked_and_then_the_sitting_says_so() -> None:
    sitting = Sitting(3)
    asked = {sitting.question("deal-order", GAMERULES) for _ in range(32)}
    assert len(asked) == 32
    with pytest.raises(SittingError, match="deal-order"):
        sitting.question("deal-order", GAMERULES)
