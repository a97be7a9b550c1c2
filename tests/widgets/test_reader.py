"""The language of a page that nobody asked for in one: the reader's own, where it is known and there is such a one."""

from pathlib import Path

import pytest

from ecarte_widgets.i18n import LANGUAGE_VARIABLE
from ecarte_widgets.widgets.reader import language_of_reader
from tests.widgets.course.test_folder import folder
from tests.widgets.course_on_page import CourseOnPage
from tests.widgets.page import Page

__all__ = ["folder"]  # a fixture, found by its name

READS = ["tlh", "fr-CA", "ps", "en"]
"""What the browser of somebody in Québec might ask for, who also learns Klingon and Pashto."""


Kind = type[Page] | type[CourseOnPage]


@pytest.fixture(params=[Page, CourseOnPage], ids=["table", "course"])
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Kind:
    monkeypatch.delenv(LANGUAGE_VARIABLE, raising=False)
    chosen: Kind = request.param
    return chosen


def spoken(page: Page | CourseOnPage) -> str:
    """Tell the language of a page, which its widget and its view agree about."""
    widget = page.table if isinstance(page, Page) else page.course
    assert page.view["language"] == widget.language
    return str(widget.language)


def test_it_is_the_first_that_the_browser_asks_for_and_that_there_is(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = kind(monkeypatch)
    assert spoken(page) == "en"
    page.hello(languages=READS)
    assert spoken(page) == "fr"


@pytest.mark.parametrize("reads", [None, [], ["tlh"], [5, None], "fr", {"fr": 1}])
def test_without_any_it_is_english(kind: Kind, monkeypatch: pytest.MonkeyPatch, reads: object) -> None:
    page = kind(monkeypatch)
    page.hello(languages=reads)
    assert spoken(page) == "en"


def test_the_one_that_the_environment_names_goes_before(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, "ps")
    page = kind(monkeypatch)
    page.hello(languages=READS)
    assert spoken(page) == "ps"


def test_the_one_that_the_browser_remembers_goes_before_that(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    for environment in ("", "en"):
        monkeypatch.setenv(LANGUAGE_VARIABLE, environment)
        page = kind(monkeypatch)
        page.hello({"language": "ps"}, languages=READS)
        assert spoken(page) == "ps"


def test_the_one_that_the_cell_asks_for_goes_before_all(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    page = kind(monkeypatch, language="en")
    page.hello({"language": "ps"}, languages=READS)
    assert spoken(page) == "en"


def test_one_that_python_has_set_since_stays(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    page = kind(monkeypatch)
    widget = page.table if isinstance(page, Page) else page.course
    widget.language = "ps"
    page.hello(languages=READS)
    assert spoken(page) == "ps"


def test_it_is_not_remembered_and_another_that_is_chosen_is(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    page = kind(monkeypatch)
    page.hello(languages=READS)
    assert page.send({"set": {"colours": "four"}})[0] == {"kind": "settings", "settings": {"colours": "four"}}
    sent = page.send({"set": {"language": "en"}})
    assert {"kind": "settings", "settings": {"colours": "four", "language": "en"}} in sent


def test_of_a_teachers_lessons_it_is_one_that_they_have_words_in(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.delenv(LANGUAGE_VARIABLE, raising=False)
    (folder / "words.ps.toml").write_text((folder / "words.en.toml").read_text("utf-8"), "utf-8")
    page = CourseOnPage(monkeypatch, folder=folder)
    page.hello(languages=READS)
    assert spoken(page) == "ps"


def test_whatever_else_a_browser_says_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LANGUAGE_VARIABLE, raising=False)
    assert language_of_reader({}) is None
    assert language_of_reader({"languages": ["x" * 10_000] * 10_000 + ["fr"]}) is None
