"""What the lessons of the course ask, side by side: no point twice in the same way."""

from itertools import pairwise

import pytest

from ecarte_widgets.engine import Rules, Seat
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import Generated, Part


def test_the_steps_of_one_deal_in_setup_have_one_dealer() -> None:
    setup = next(lesson for lesson in load_course() if lesson.id == "setup")
    packets = [step for step in setup.steps if isinstance(step.source, Generated) and step.source.name == "packets"]
    dealers = {getattr(step.question(seed), "dealer", None) for step in packets for seed in range(10)}
    assert (len(packets), dealers) == (3, {Seat.NORTH})


@pytest.mark.parametrize("preset", [Rules.gamerules(), Rules.classic()], ids=["gamerules", "classic"])
def test_no_two_neighbours_ask_the_same_of_the_points(preset: Rules) -> None:
    for lesson in load_course(None, preset):
        if lesson.id in {"scoring", "proposals"}:
            asks = [step.source.name if isinstance(step.source, Generated) else "" for step in lesson.steps]
            points = {"score-deal", "deal-points", "deal-rule", "mark-deal"}
            assert not any(one == two and one in points for one, two in pairwise(asks))
            assert asks.count("score-deal") <= 1


def test_nothing_is_asked_in_the_same_way_in_two_lessons() -> None:
    """Where a learner meets a point again, another thing is asked about it; practices repeat on purpose."""
    sources = [
        step.source
        for lesson in load_course()
        for step in lesson.steps
        if step.part is not Part.PRACTISE and isinstance(step.source, Generated)
    ]
    assert len(sources) > 30
    assert len(set(sources)) == len(sources)
