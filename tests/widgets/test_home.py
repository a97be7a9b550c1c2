"""The app's page without a browser: what it shows, and when the course and the table come to be."""

import re
from typing import Any

import pytest

import ecarte_widgets as ew
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.widgets.bundle import TABLE_SHEETS, styles
from ecarte_widgets.widgets.home import Doors, Screen
from tests.widgets.front import Open
from tests.widgets.page import ANSWERED


def test_it_opens_on_three_doors_and_nothing_else(open_page: Open) -> None:
    front = open_page()
    assert front.view["show"] == "home"
    doors = [(door["name"], door["label"]) for door in front.view["doors"]]
    assert doors == [("learn", "Learn"), ("play", "Play"), ("demo", "Show")]
    assert all(door["text"] for door in front.view["doors"])
    assert front.beside() == []


@pytest.mark.parametrize(
    ("show", "widget", "ways"),
    [
        ("play", "Table", ["Home", "Learn", "Show"]),
        ("learn", "Course", ["Home", "Play", "Show"]),
        ("demo", "Demo", ["Home", "Learn", "Play"]),
    ],
)
def test_a_choice_opens_what_was_chosen_under_the_ways_from_it(
    open_page: Open, show: str, widget: str, ways: list[str]
) -> None:
    front = open_page()
    assert front.send({"show": show}) == ANSWERED
    assert (front.view["show"], front.beside()) == (show, [widget])
    assert [way["label"] for way in front.view["ways"]] == ways
    assert front.send({"show": "home"}) == ANSWERED
    assert (front.view["show"], front.beside()) == ("home", [])


def test_the_end_of_the_course_leads_to_the_table(open_page: Open) -> None:
    front = open_page()
    front.send({"show": "learn"})
    lessons = load_course()
    steps = {lesson.id: {"done": [step.id for step in lesson.steps], "streaks": {}} for lesson in lessons}
    front.opened().progress = {"version": 1, "lessons": steps}
    assert front.opened().view["list"]["play"]["label"] == "Play a game"
    front.opened()._take({"play": True})  # noqa: SLF001  (as a message of the browser)
    assert (front.view["show"], front.beside()) == ("play", ["Table"])


def test_what_was_opened_stays_while_the_other_is_shown(open_page: Open) -> None:
    front = open_page()
    front.send({"show": "play"})
    table = front.opened()
    front.send({"show": "learn"})
    front.send({"show": "play"})
    assert front.opened() is table


MALFORMED: list[Any] = [
    None, "", "play", 1, [], {}, {"show": None}, {"show": "kitchen"}, {"show": ["play"]}, {"show": "x" * 100_000},
    {"hello": None}, {"hello": {}}, {"hello": {"settings": None}}, {"hello": {"settings": {"language": "xx"}}},
    {"hello": {"settings": {"language": 5}}}, {"view": {}},
]  # fmt: skip


@pytest.mark.parametrize("message", MALFORMED, ids=lambda message: repr(message)[:40])
def test_whatever_comes_the_page_stays_usable(open_page: Open, message: object) -> None:
    front = open_page()
    before = front.view
    assert front.send(message) == ANSWERED
    assert front.view == before
    assert front.send({"show": "play"}) == ANSWERED
    assert front.beside() == ["Table"]


def test_what_goes_wrong_is_logged_and_the_page_goes_on(
    open_page: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    front = open_page()
    monkeypatch.setattr("ecarte_widgets.widgets.home._opened", lambda *_: 1 / 0)
    assert front.send({"show": "play"}) == ANSWERED
    assert "could not carry out" in caplog.text
    assert (front.home.screen, front.beside()) == (Screen.HOME, [])


def test_a_page_cannot_change_what_it_shows(open_page: Open) -> None:
    front = open_page()
    before = front.view
    front.doors.set_state({"view": {"show": "play"}, "_esm": "alert(1)"})
    assert front.view == before
    assert "alert(1)" not in str(front.doors._esm)  # noqa: SLF001  (what a page loads)


def test_its_text_says_what_is_shown_and_nothing_else(open_page: Open) -> None:
    assert repr(open_page("show=play").home) == "Home(screen=play)"


def test_its_browser_code_is_one_text_that_imports_nothing() -> None:
    code = str(Doors._esm)  # noqa: SLF001  (what a page loads)
    assert re.findall(r"^import\b.*", code, re.MULTILINE) == []
    assert re.findall(r"^export\b.*", code, re.MULTILINE) == ["export default { render };"]
    names = re.findall(r"^(?:async )?(?:const|let|function|class) ([A-Za-z_$][\w$]*)", code, re.MULTILINE)
    assert len(names) > 10
    assert sorted(set(names)) == sorted(names)


def test_its_styles_change_nothing_of_a_table_that_stands_beside_it() -> None:
    """Whichever is loaded last: the sheets that both have are the same, in the same order."""
    table = styles(*TABLE_SHEETS)
    assert str(Doors._css).startswith(table)  # noqa: SLF001  (what a page loads)
    assert str(ew.Table._css).startswith(table)  # noqa: SLF001  (as above)
