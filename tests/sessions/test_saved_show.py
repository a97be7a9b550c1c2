"""What is in front of a class, written down and come back to."""

import json

import pytest

from ecarte_widgets.engine import Rules
from ecarte_widgets.sessions import Demonstration
from ecarte_widgets.sessions.saved_show import SavedShowError, show_from_text, show_text
from ecarte_widgets.sessions.show import MOST_STEPS, Show, Source


def a_show(*steps: str) -> Show:
    show = Show(Demonstration.from_deal(4821, Rules.classic()), Source.NUMBER)
    show.retrace(steps)
    return show


def text_of(show: Show) -> str:
    text = show_text(show)
    assert text is not None
    return text


def test_a_show_is_the_same_again() -> None:
    show = a_show("play-out", "trick 2", "open stock")
    again = show_from_text(text_of(show))
    assert again.demonstration.scene() == show.demonstration.scene()
    assert again.steps == show.steps


def test_a_deal_set_up_by_hand_is_not_written_down() -> None:
    assert show_text(a_show("set-up", "clear", "put KH turn-up", "fill", "use")) is None


def test_what_was_done_is_remembered_up_to_a_limit() -> None:
    show = a_show(*["open stock", "close stock"] * (MOST_STEPS // 2))
    show.carry_out("open north", show.revision)
    assert len(show.steps) == MOST_STEPS


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"deal": None},
        {"deal": "4821"},
        {"deal": -1},
        {"record": "{", "deal": None},
        {"rules": {"target": 0}},
        {"steps": None},
    ],
)
def test_what_is_no_show_is_not_read(change: dict[str, object]) -> None:
    with pytest.raises(SavedShowError):
        show_from_text(json.dumps(json.loads(text_of(a_show())) | change))


@pytest.mark.parametrize("text", ["", "[]", "null", "{}", "[" * 10_000])
def test_what_is_no_text_of_a_show_is_not_read(text: str) -> None:
    with pytest.raises(SavedShowError):
        show_from_text(text)


def test_what_cannot_be_done_any_more_ends_the_steps() -> None:
    kept = json.loads(text_of(a_show("stand"))) | {"steps": ["stand", "propose", "play-out"]}
    assert show_from_text(json.dumps(kept)).steps == ("stand",)
