"""The app's page without a browser: what it shows, when the course and the table come to be, and in which language."""

import re
from collections.abc import Callable
from typing import Any

import comm
import pytest

import ecarte_widgets as ew
from ecarte_widgets.engine import rules_from_switches
from ecarte_widgets.i18n import LanguageError, languages, words_for
from ecarte_widgets.widgets.bundle import TABLE_SHEETS, styles
from ecarte_widgets.widgets.home import Doors, Screen
from tests.widgets.page import ANSWERED, Wire

OTHERS = [language for language in languages() if language != "en"]
Open = Callable[..., "Front"]


class Front:
    """The app's page, and a way to answer as its browser does."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401  (whatever the page takes)
        self.home = ew.Home(**settings)
        self._beside, self.doors = self.home.children

    @property
    def view(self) -> dict[str, Any]:
        """What the page shows."""
        view: dict[str, Any] = self.doors.view
        return view

    def beside(self) -> list[str]:
        """What stands beside the doors, by its class."""
        return [type(one).__name__ for one in self._beside.children]

    def opened(self) -> Any:  # noqa: ANN401  (the course or the table)
        """What was chosen."""
        [opened] = self._beside.children
        return opened

    def send(self, content: object) -> list[dict[str, Any]]:
        """Send a message as the browser does, and give what was said to it."""
        wire: Wire = self.doors.comm
        wire.sent.clear()
        wire.handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        return [message["data"]["content"] for message in wire.sent if message["data"]["method"] == "custom"]


@pytest.fixture
def open_page(monkeypatch: pytest.MonkeyPatch) -> Open:
    """Open the page at an address."""
    monkeypatch.setattr(comm, "create_comm", Wire)
    monkeypatch.delenv("ECARTE_LANGUAGE", raising=False)

    def opening(query: str | None = None, **settings: Any) -> Front:  # noqa: ANN401  (whatever the page takes)
        if query is None:
            monkeypatch.delenv("QUERY_STRING", raising=False)
        else:
            monkeypatch.setenv("QUERY_STRING", query)
        return Front(**settings)

    return opening


def test_it_opens_on_three_doors_and_nothing_else(open_page: Open) -> None:
    front = open_page()
    assert front.view["show"] == "home"
    doors = [(door["name"], door["label"]) for door in front.view["doors"]]
    assert doors == [("learn", "Learn"), ("play", "Play"), ("demo", "Show")]
    assert all(door["text"] for door in front.view["doors"])
    assert front.beside() == []


@pytest.mark.parametrize("language", languages())
def test_the_language_can_be_chosen_on_the_first_page(open_page: Open, language: str) -> None:
    front = open_page("show=home&lang=fr")
    assert front.send({"set": {"language": language}}) == ANSWERED
    menu, words = front.view["languages"], words_for(language)
    assert (menu["label"], menu["chosen"]) == (words.text("setting.language"), language)
    assert [one["value"] for one in menu["options"]] == list(languages())
    assert front.view["query"]["lang"] == language
    front.send({"set": {"language": "tlh"}})
    assert front.view["language"] == language


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


def test_what_was_opened_stays_while_the_other_is_shown(open_page: Open) -> None:
    front = open_page()
    front.send({"show": "play"})
    table = front.opened()
    front.send({"show": "learn"})
    front.send({"show": "play"})
    assert front.opened() is table


@pytest.mark.parametrize(
    ("query", "screen"),
    [
        ("show=learn", Screen.LEARN),
        ("show=play", Screen.PLAY),
        ("show=demo", Screen.DEMO),
        ("class=7b&show=play", Screen.PLAY),
        ("show=learn&show=play", Screen.PLAY),
        ("show=PLAY", Screen.HOME),
        ("show=", Screen.HOME),
        ("", Screen.HOME),
        ("%ff&=&show", Screen.HOME),
    ],
)
def test_an_address_may_ask_for_what_is_shown_first(open_page: Open, query: str, screen: Screen) -> None:
    front = open_page(query)
    assert front.home.screen is screen
    assert len(front.beside()) == (screen is not Screen.HOME)


def test_only_a_page_with_an_address_of_its_own_keeps_it(open_page: Open) -> None:
    assert open_page("").view["keepsAddress"]
    assert not open_page().view["keepsAddress"]


def query_of(front: Front) -> dict[str, str]:
    """Give what the page's address must say."""
    return {name: value for name, value in front.view["query"].items() if value is not None}


def test_a_link_opens_the_table_at_its_deal_under_its_rules_in_its_language(open_page: Open) -> None:
    front = open_page("deal=4821&rules=classic,target=7&lang=ps")
    table = front.opened()
    assert type(table).__name__ == "Table"
    assert "4821" in table.view["dealNumber"]
    assert (table.language, front.home.language, front.view["language"]) == ("ps", "ps", "ps")
    assert table.beginning == (4821, rules_from_switches("classic", {"target": 7}))
    assert query_of(front) == {"show": "play", "deal": "4821", "rules": "classic,target=7", "lang": "ps"}


def test_a_link_opens_its_worksheet_and_leads_back_to_it(open_page: Open) -> None:
    front = open_page("worksheet=4821,17&rules=classic&lang=ps")
    sheet = front.opened()
    assert front.home.screen is Screen.WORKSHEET
    assert sheet.view["key"] == "classic 4821,17"
    assert sheet.language == "ps"
    assert [way["name"] for way in front.view["ways"]] == ["home", "learn", "play", "demo"]
    front.send({"show": "play"})
    assert [way["name"] for way in front.view["ways"]] == ["home", "learn", "demo", "worksheet"]
    assert query_of(front) == {"show": "play", "rules": "classic", "lang": "ps", "worksheet": "4821,17"}
    front.send({"show": "home"})
    assert [door["name"] for door in front.view["doors"]] == ["learn", "play", "demo", "worksheet"]
    front.send({"show": "worksheet"})
    assert front.opened() is sheet


@pytest.mark.parametrize("query", ["show=worksheet", "show=worksheet&worksheet=x", None])
def test_without_numbers_there_is_no_worksheet_to_show(open_page: Open, query: str | None) -> None:
    front = open_page(query)
    assert front.home.screen is Screen.HOME
    assert front.send({"show": "worksheet"}) == ANSWERED
    assert (front.home.screen, front.beside()) == (Screen.HOME, [])


def test_the_language_of_a_link_wins_over_the_one_remembered_and_leaves_it_remembered(open_page: Open) -> None:
    front = open_page("lang=ps")
    front.send({"hello": {"settings": {"language": "en"}}})
    assert front.home.language == "ps"
    for show in ("play", "learn"):
        front.send({"show": show})
        opened = front.opened()
        assert opened.language == "ps"
        opened._receive(opened, {"hello": {"settings": {"language": "en"}}}, [])  # noqa: SLF001  (as its browser greets)
        assert kept_settings(opened, {"colours": "four"}) == {"colours": "four", "language": "en"}
    assert query_of(front) == {"show": "learn", "lang": "ps"}


def test_a_language_that_is_chosen_is_remembered_and_stands_in_the_address(open_page: Open) -> None:
    front = open_page("lang=ps&show=play")
    assert kept_settings(front.opened(), {"language": "en"}) == {"language": "en"}
    assert front.home.language == "en"
    assert query_of(front) == {"show": "play", "lang": "en"}


def test_the_address_follows_the_game_on_the_table(open_page: Open) -> None:
    """So that the page, loaded again, goes on with that game."""
    front = open_page("deal=4821&rules=classic")
    table = front.opened()
    table._receive(table, {"intent": "new-game", "revision": table.view["revision"]}, [])  # noqa: SLF001  (as its browser)
    assert query_of(front) == {"show": "play"}
    table._receive(table, {"intent": "undo", "revision": table.view["revision"]}, [])  # noqa: SLF001  (as its browser)
    assert query_of(front) == {"show": "play", "deal": "4821", "rules": "classic"}
    front.send({"show": "home"})
    assert query_of(front) == {"show": "home", "deal": "4821", "rules": "classic"}


def test_a_link_shows_its_deal_to_a_class_and_the_address_follows_what_is_shown(open_page: Open) -> None:
    front = open_page("show=demo&deal=4821&rules=classic")
    demo = front.opened()
    assert demo.view["title"] == "Deal 4821"
    assert query_of(front) == {"show": "demo", "deal": "4821", "rules": "classic"}
    demo._receive(demo, {"deal": "17", "revision": demo.view["revision"]}, [])  # noqa: SLF001  (as its browser)
    assert query_of(front) == {"show": "demo", "deal": "17", "rules": "classic"}
    front.send({"show": "home"})
    assert query_of(front) == {"show": "home", "deal": "4821", "rules": "classic"}


def test_the_deal_that_was_shown_is_not_dealt_at_the_table(open_page: Open) -> None:
    """The class has seen its cards."""
    front = open_page("show=demo")
    assert "deal" in query_of(front)
    front.send({"show": "play"})
    assert front.opened().beginning[0] is None
    assert query_of(front) == {"show": "play"}


def test_what_cannot_be_read_in_an_address_is_said_until_something_is_chosen(open_page: Open) -> None:
    front = open_page("deal=abc&rules=<b>&lang=xx&show=kitchen")
    assert front.home.screen is Screen.HOME
    assert [re.sub(r"[\u2068\u2069]", "", line).split(",")[0] for line in front.view["faults"]] == [
        "The address says show=kitchen",
        "The address says deal=abc",
        "The address says rules=<b>",
        "The address says lang=xx",
    ]
    assert query_of(front) == {}
    front.send({"show": "play"})
    assert front.view["faults"] == []


def kept_settings(widget: Any, changes: dict[str, str]) -> dict[str, str]:  # noqa: ANN401  (the course or the table)
    """Choose in a menu, and give what the browser is told to remember."""
    widget.comm.sent.clear()
    widget._receive(widget, {"set": changes}, [])  # noqa: SLF001  (as its browser)
    sent = [message["data"].get("content", {}) for message in widget.comm.sent]
    [kept] = [content["settings"] for content in sent if content.get("kind") == "settings"]
    return dict(kept)


@pytest.mark.parametrize("language", OTHERS)
def test_the_language_that_the_browser_remembers_is_that_of_the_page(open_page: Open, language: str) -> None:
    front = open_page()
    front.send({"hello": {"settings": {"language": language, "colours": "four", "nonsense": "1"}}})
    words = words_for(language)
    assert (front.view["language"], front.view["direction"]) == (language, words.direction)
    assert front.view["doors"][0]["label"] == words.text("home.learn")
    for show in ("play", "learn"):
        front.send({"show": show})
        assert front.opened().language == language


@pytest.mark.parametrize(("kept", "language"), [({}, "fr"), ({"language": "ps"}, "ps")])
def test_the_language_that_the_browser_asks_for_is_that_of_the_page_unless_it_remembers_another(
    open_page: Open, kept: dict[str, str], language: str
) -> None:
    front = open_page()
    front.send({"hello": {"settings": kept, "languages": ["tlh", "fr-CA", "en"]}})
    assert (front.home.language, front.view["language"]) == (language, language)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_asked_for_in_python_stays(open_page: Open, language: str) -> None:
    front = open_page(language=language)
    front.send({"hello": {"settings": {"language": "en"}}})
    for show in ("play", "learn"):
        front.send({"show": show})
        opened = front.opened()
        opened._receive(opened, {"hello": {"settings": {"language": "en"}}}, [])  # noqa: SLF001  (as its browser greets)
        assert front.home.language == opened.language == language


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_chosen_at_the_table_is_that_of_the_page_and_of_the_course(open_page: Open, language: str) -> None:
    front = open_page()
    front.send({"show": "learn"})
    course = front.opened()
    front.send({"show": "play"})
    front.opened().language = language
    assert front.home.language == course.language == language
    assert front.view["language"] == language


def test_a_language_that_there_is_not_is_refused(open_page: Open) -> None:
    with pytest.raises(LanguageError):
        open_page(language="xx")
    front = open_page()
    with pytest.raises(LanguageError):
        front.home.language = "xx"
    assert front.home.language == "en"


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
