"""A step that is played at the table, and choices made there by chance."""

from random import Random
from typing import Any

import pytest

from ecarte_widgets.lessons.played import Played, Scope
from tests.widgets.course_on_page import CourseOnPage
from tests.widgets.page import kinds


def open_played(page: CourseOnPage, scope: Scope) -> None:
    """Open the first step of the course that is played so far."""
    for lesson in [one["id"] for one in page.view["list"]["lessons"]]:
        page.ask("lesson", id=lesson)
        for number, step in enumerate(page.scene.lesson.steps):
            if isinstance(step.source, Played) and step.source.scope is scope:
                page.ask("step", number=number)
                return
        page.ask("list")
    pytest.fail(f"no step is played as {scope}")


def offered(view: dict[str, Any], rng: Random) -> list[str]:
    """Give every choice that a table shows; of an exchange, one choice of cards."""
    if view["pause"] is not None and "predict" in view["pause"]:
        return [option["intent"] for option in view["pause"]["predict"]["options"]]
    intents = [one["intent"] for one in view["choices"]["buttons"] if one["intent"] != "exchange"]
    intents += [card["intent"] for card in view["hand"]["cards"] if card["state"] == "play"]
    if view["exchange"] is not None:
        count = rng.randint(view["exchange"]["fewest"], view["exchange"]["most"])
        held = [card["card"] for card in view["hand"]["cards"]]
        intents.append(" ".join(["exchange", *rng.sample(held, count)]))
    return intents


def play_on(page: CourseOnPage, rng: Random) -> None:
    """Choose something at the table that the rules allow."""
    for intent in rng.sample(offered(page.view["table"], rng), k=len(offered(page.view["table"], rng))):
        if kinds(page.play(intent))[0] != "refused":
            return
    pytest.fail("nothing on offer is allowed")


def predicting(page: CourseOnPage) -> bool:
    """Tell whether the page asks who takes a trick."""
    pause = page.view["table"]["pause"]
    return pause is not None and "predict" in pause
