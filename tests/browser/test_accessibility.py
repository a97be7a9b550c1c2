"""The table for those who use a screen reader, a phone, a dark screen or less motion."""

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.accessible import clipped, found_by_axe
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

SCREENS: dict[str, tuple[int, int, Literal["light", "dark"]]] = {
    "laptop": (1280, 800, "light"),
    "phone": (360, 740, "light"),
    "dark laptop": (1280, 800, "dark"),
    "dark phone": (360, 740, "dark"),
}


@pytest.fixture(params=SCREENS)
def screen(browser: Browser, app_url: str, request: pytest.FixtureRequest) -> Iterator[TablePage]:
    """The app's table on a screen."""
    width, height, scheme = SCREENS[request.param]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(app_url)
    yield TablePage(page)
    context.close()


def test_axe_finds_nothing_at_any_stage_of_a_game(screen: TablePage) -> None:
    """Every kind of moment is looked at once: what is asked, a pause, a refusal, an end, and each panel."""
    seen: set[str] = set()
    for _ in range(60):
        names = screen.choice_names()
        moment = " ".join(names[:1]) + (" refused" if screen.refused().count() else "")
        if moment not in seen:
            seen.add(moment)
            assert found_by_axe(screen.page) == [], moment
            assert clipped(screen.page) == [], moment
        if not screen.play_on(prefer=("Keep quiet", "Propose", "Accept", "Next deal")):
            break
    assert len(seen) >= 4
    for panel in ("Rules", "Glossary", "Results", "Settings", "Game"):
        screen.button(panel).click()
        expect(screen.region.get_by_role("complementary", name=panel)).to_be_visible()
        assert found_by_axe(screen.page) == [], panel
        assert clipped(screen.page) == [], panel


def test_nothing_is_wider_than_the_screen_and_the_cards_stand_in_one_row(screen: TablePage) -> None:
    boxes = screen.hand.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().toJSON())")
    tops = [box["top"] for box in boxes]
    assert len(boxes) >= 4  # a card may have been played already
    assert max(tops) - min(tops) < min(box["height"] for box in boxes) / 4
    assert min(box["width"] for box in boxes) >= 44
    assert screen.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_all_of_the_table_is_in_sight_at_once(screen: TablePage) -> None:
    """What is asked, the hand and the choices need no scrolling."""
    height = screen.page.evaluate("() => innerHeight")
    bottom = screen.choices.first if screen.choices.count() else screen.hand.first
    box = bottom.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height


def test_on_a_phone_on_its_side_the_cards_and_what_is_asked_are_in_sight(browser: Browser, app_url: str) -> None:
    """The opponent and the trick too, at every moment of a deal."""
    context = browser.new_context(viewport={"width": 740, "height": 360})
    page = context.new_page()
    page.goto(app_url)
    table = TablePage(page)
    parts = (".ecarte-backs", ".ecarte-trick", ".ecarte-status", ".ecarte-hand", ".ecarte-choices")
    for _ in range(20):
        page.evaluate("() => scrollTo(0, 0)")
        for part in parts:
            box = table.region.locator(part).bounding_box()
            assert box is not None
            assert box["y"] >= 0, part
            assert box["y"] + box["height"] <= 360, part
        assert clipped(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        if not table.play_on(prefer=("Keep quiet", "Propose", "Accept", "Next deal")):
            break
    context.close()


def test_nothing_moves_for_those_who_asked_for_less_motion(browser: Browser, app_url: str) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(app_url)
    table = TablePage(page)
    for _ in range(8):
        table.play_on(prefer=("Keep quiet", "Stand", "Refuse", "Next deal"))
        assert page.evaluate("() => document.getAnimations().length") == 0
    context.close()


def test_there_is_one_polite_live_region(app_table: TablePage) -> None:
    live = app_table.region.locator("[aria-live], [role=status], [role=alert], [role=log]")
    expect(live).to_have_count(1)
    expect(live).to_have_attribute("aria-live", "polite")


def test_the_trick_stands_beside_the_stock(screen: TablePage) -> None:
    """On a phone too: what is played lies between the players, not below."""
    stock = screen.region.get_by_role("img", name="in the stock").bounding_box()
    trick = screen.region.get_by_role("group", name="Trick").bounding_box()
    assert stock is not None
    assert trick is not None
    assert trick["x"] > stock["x"] + stock["width"]
    assert trick["y"] < stock["y"] + stock["height"]
