"""The address of the app's page: what it opens, and how it follows what is shown."""

import re

import pytest

from ecarte_widgets.engine import rules_from_switches
from ecarte_widgets.widgets.home import Screen
from tests.widgets.front import Front, Open, kept_settings
from tests.widgets.page import ANSWERED


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
