"""What the browser remembers of a demonstration: settings, and the way back to what was shown."""

import pytest

from ecarte_widgets.engine import Rules
from tests.sessions.test_demonstration import DEAL
from tests.widgets.classroom.demo_on_page import DemoOnPage, Open


def test_what_the_browser_remembers_is_taken_up_but_for_what_was_asked_for(open_demo: Open) -> None:
    remembered = {"language": "ps", "rules": "classic", "colours": "four"}
    page = open_demo(deal=4821)
    page.send({"hello": {"settings": remembered}})
    assert (page.demo.language, page.demo.beginning) == ("ps", (4821, Rules.classic()))
    assert page.view["display"]["colours"] == "four"
    fixed = open_demo(deal=4821, language="en", rules="gamerules")
    fixed.send({"hello": {"settings": remembered}})
    assert (fixed.demo.language, fixed.demo.beginning) == ("en", (4821, Rules()))


def test_a_language_that_is_chosen_is_remembered(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    replies = page.send({"set": {"language": "ps"}, "revision": 0})
    assert {"kind": "settings", "settings": {"language": "ps"}} in replies


def test_other_rules_deal_the_same_number_again(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("stand")
    page.send({"set": {"preset": "classic"}, "revision": page.view["revision"]})
    assert page.demo.beginning == (4821, Rules.classic())
    assert page.view["position"]["text"] == "Nothing is played yet"


def loaded_again(page: DemoOnPage, opened: DemoOnPage) -> DemoOnPage:
    """Let the browser tell another demonstration what it remembers of a first one."""
    assert opened.send({"hello": {"settings": {}, "game": page.kept_as}}) == [{"kind": "answered"}]
    return opened


def shown(page: DemoOnPage) -> dict[str, object]:
    return {name: value for name, value in page.view.items() if name not in ("revision", "number", "dealKey")}


def test_it_speaks_the_readers_language_unless_another_was_asked_for(open_demo: Open) -> None:
    page, fixed = open_demo(), open_demo(language="fr")
    for one in (page, fixed):
        one.send({"hello": {"settings": {}, "languages": ["ps-AF", "en"]}})
    assert (page.demo.language, fixed.demo.language) == ("ps", "fr")


def test_loaded_again_it_shows_the_same_moment_and_what_was_played_otherwise(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("play-out", "trick 3", "close north", "ask taker", "trick 2", "back")
    again = loaded_again(page, open_demo(deal=4821))
    assert shown(again) == shown(page)
    again.do("forward")


def test_another_deal_shown_meanwhile_is_come_back_to_with_its_hands_closed(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("close south", "ask playable")
    page.send({"deal": "17", "revision": page.view["revision"]})
    page.do("stand")
    assert shown(loaded_again(page, open_demo())) == shown(page)


def test_a_record_that_was_opened_is_come_back_to(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.send({"record": DEAL, "revision": 0})
    page.do("trick 2")
    assert shown(loaded_again(page, open_demo())) == shown(page)
    assert shown(loaded_again(page, open_demo(record=DEAL))) == shown(page)


def test_what_is_asked_for_anew_is_shown_from_its_beginning(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("play-out")
    for other in ({"deal": 17}, {"deal": 4821, "rules": "classic"}, {"record": DEAL}):
        opened = open_demo(**other)
        before = shown(opened)
        assert shown(loaded_again(page, opened)) == before


def test_two_pages_that_come_back_to_the_same_go_on_apart(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("play-out")
    first, kept_as = loaded_again(page, open_demo(deal=4821)), page.kept_as
    page.do("trick 2")
    assert page.kept_as != kept_as
    first.do("last")
    assert shown(loaded_again(page, open_demo(deal=4821))) == shown(page)


@pytest.mark.parametrize("remembered", [None, 1, "", "unknown", [], {"id": 1}])
def test_whatever_a_browser_remembers_the_demonstration_begins(open_demo: Open, remembered: object) -> None:
    page = open_demo(deal=4821)
    assert page.send({"hello": {"settings": {}, "game": remembered}}) == [{"kind": "answered"}]
    page.do("stand")
