"""A deal that is set up by hand on a demonstration's page."""

import pytest

from ecarte_widgets.engine import Rules, read_record, record_text
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.sessions.set_up import MistakeCode
from tests.widgets.classroom.demo_on_page import DemoOnPage, Open


def put(page: DemoOnPage, spot: str, cards: str) -> None:
    page.do(*(f"put {card} {spot}" for card in cards.split()))


def test_a_deal_is_set_up_by_hand_and_shown(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("set-up", "clear")
    put(page, "elder", "KH 9H AS 7D 8C")
    put(page, "dealer", "QH JS TS KD 7C")
    assert page.view["setUp"]["mistakes"] == ["No card is turned up; one is, and its suit is trumps."]
    put(page, "turn-up", "8H")
    assert page.view["setUp"]["mistakes"] == []
    page.do("points north 4", "dealing south", "put KH led", "use")
    assert page.view["title"] == "A deal set up by hand"
    assert page.view["setUp"] is None
    assert page.view["score"] == "North 4, South 0"
    assert [card["card"] for card in page.view["trick"]["cards"]] == ["KH"]
    game = page.demo._show.demonstration.game  # noqa: SLF001  (a look behind the page)
    assert read_record(record_text(game)) == game


def test_an_impossible_set_up_is_told_and_nothing_of_it_is_lost(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("set-up", "clear")
    put(page, "elder", "KH 9H AS 7D 8C QC")
    told = page.refused({"intent": "use"})
    assert told == (
        "The elder hand has 6 cards; a hand has five. Take 1 back. "
        "The dealer has 0 cards; a hand has five. 5 are missing. "
        "No card is turned up; one is, and its suit is trumps."
    )
    page.do("put QC led")
    assert page.view["setUp"]["mistakes"][0].endswith("Take 1 back. The card led is one of them.")
    page.do("put QC elder", "leave", "set-up")
    elder = page.view["setUp"]["spots"][0]
    assert [card["card"] for card in elder["cards"]] == ["KH", "9H", "AS", "7D", "8C", "QC"]
    assert elder["count"] == "6/5"


def test_a_set_up_begins_with_the_cards_that_are_open(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("close north", "set-up")
    held = {spot["spot"]: len(spot["cards"]) for spot in page.view["setUp"]["spots"]}
    assert held == {"elder": 5, "dealer": 0, "turn-up": 1, "stock": 0, "led": 0}


def test_the_rest_of_a_set_up_is_dealt_by_chance(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("set-up", "clear", "put KH turn-up", "fill")
    assert page.view["setUp"]["mistakes"] == []
    page.do("use")
    assert page.view["turnUp"]["card"] == "KH"
    assert page.view["stock"]["count"] == 21


def test_a_deal_that_was_set_up_is_shown_under_other_rules(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("set-up", "clear", "put KH turn-up", "fill", "use", "stand")
    page.send({"set": {"preset": "classic"}, "revision": page.view["revision"]})
    assert page.demo.beginning == (None, Rules.classic())
    assert page.view["turnUp"]["card"] == "KH"


@pytest.mark.parametrize("language", languages())
def test_every_mistake_is_told_in_every_language(language: str) -> None:
    words = words_for(language)
    hands = (MistakeCode.HAND_TOO_FEW, MistakeCode.HAND_TOO_MANY)
    for code in MistakeCode:
        if code in hands:
            for role in ("elder", "dealer"):
                assert words.plural(f"demo.mistake.{code.value}.{role}", 1, held=6)
        else:
            assert words.text(f"demo.mistake.{code.value}", cards="x", reason="y")
