"""What a phone has room for: hand, choices and tools are in sight, upright and on its side."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, expect

from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.sessions import Scene
from tests.browser.still_table import (
    WAYS_HEIGHT,
    exchanging,
    king_told,
    last_trick,
    led,
    moment,
    played_out,
    show,
    turned_king,
)
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

PHONES = ((360, 740), (360, 640), (740, 360))


def box(part: Locator) -> dict[str, float]:
    """Give the place of a part in the window."""
    place: dict[str, float] = part.evaluate("one => one.getBoundingClientRect().toJSON()")
    return place


def tools_of(table: TablePage, language: str) -> list[Locator]:
    """Give the tools."""
    words = words_for(language)
    return table.region.get_by_role("group", name=words.text("panel.tools"), exact=True).get_by_role("button").all()


@pytest.mark.parametrize("at", [turned_king, last_trick, led, played_out])
@pytest.mark.parametrize("language", languages())
def test_hand_and_choices_are_in_sight_on_a_phone(browser: Browser, at: Callable[[Scene], bool], language: str) -> None:
    session, words = moment(at), words_for(language)
    for width, height in PHONES:
        page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
        table = show(page, session, language)
        for name in ("table.hand", "table.choices"):
            place = box(table.region.get_by_role("group", name=words.text(name), exact=True))
            assert place["bottom"] <= height, (name, width, height)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        if width == 360:  # the way to the tools lies over neither what stands above the table nor the table
            way = box(table.region.locator(".ecarte-to-tools"))
            assert way["top"] >= float(WAYS_HEIGHT.removesuffix("px"))
            assert way["bottom"] <= box(table.region.locator(".ecarte-surface"))["top"]
            assert way["height"] >= 34
        page.close()


def test_a_button_leads_to_the_tools_only_where_they_are_not_all_in_sight(browser: Browser) -> None:
    session, words = moment(led), words_for("en")
    page = browser.new_page(viewport={"width": 390, "height": 560}, reduced_motion="reduce")
    table = show(page, session, "en")
    way = table.region.get_by_role("button", name=words.text("panel.tools"), exact=True)
    tools = table.region.get_by_role("group", name=words.text("panel.tools"), exact=True)
    assert box(tools)["bottom"] > 560
    way.click()
    expect(tools.get_by_role("button").first).to_be_focused()
    expect(tools).to_have_css("outline-style", "solid")
    page.set_viewport_size({"width": 390, "height": 1100})
    page.evaluate("() => scrollTo(0, 0)")
    expect(way).to_have_count(0)
    assert box(tools)["bottom"] <= 1100
    page.close()


@pytest.mark.parametrize("language", languages())
def test_the_hand_is_in_sight_on_a_phone_where_a_king_is_told_of_beside_all_else(
    browser: Browser, language: str
) -> None:
    """No button stands there to be pressed: a card is to be played."""
    session, words = moment(king_told), words_for(language)
    for width, height in PHONES:
        page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
        table = show(page, session, language)
        hand = table.region.get_by_role("group", name=words.text("table.hand"), exact=True)
        assert box(hand)["bottom"] <= height, (width, height)
        choices = table.region.get_by_role("group", name=words.text("table.choices"), exact=True)
        expect(choices.get_by_role("button")).to_have_count(0)
        page.close()


@pytest.mark.parametrize("language", languages())
def test_tags_of_neighbouring_cards_cover_neither_each_other_nor_an_index(browser: Browser, language: str) -> None:
    session, words = exchanging(), words_for(language)
    for width in (360, 768):
        page = browser.new_page(viewport={"width": width, "height": 740}, reduced_motion="reduce")
        table = show(page, session, language)
        hand = table.region.get_by_role("group", name=words.text("table.hand"), exact=True)
        cards = hand.get_by_role("button").all()
        for card in cards:
            card.click()
            expect(card).to_have_attribute("aria-pressed", "true")
        tags = sorted((box(tag) for tag in hand.locator(".ecarte-tick").all()), key=lambda place: place["left"])
        assert len(tags) == len(cards)
        assert all(one["right"] <= other["left"] for one, other in pairwise(tags))
        indices = [box(index) for index in hand.locator(".ecarte-index").all()]
        assert all(tag["bottom"] <= min(index["bottom"] for index in indices) for tag in tags)
        page.close()


@pytest.mark.parametrize("language", languages())
def test_on_a_phone_on_its_side_every_tool_is_in_sight_and_nothing_lies_over_another(
    browser: Browser, language: str
) -> None:
    words = words_for(language)
    page = browser.new_page(viewport={"width": 740, "height": 360}, reduced_motion="reduce")
    table = show(page, moment(led), language)
    tools = tools_of(table, language)
    assert len(tools) == 7
    for tool in tools:
        place = box(tool)
        assert place["top"] >= 0
        assert place["bottom"] <= 360
        assert place["height"] >= 44
    trick = box(table.region.get_by_role("group", name=words.text("table.trick"), exact=True).get_by_role("img"))
    for other in (table.region.locator(".ecarte-trumps"), table.region.locator(".ecarte-hand button").first):
        place = box(other)
        assert place["right"] <= trick["left"] or place["left"] >= trick["right"] or place["top"] >= trick["bottom"]
    page.close()


def test_the_last_trick_of_a_deal_is_told_before_what_the_deal_brought(browser: Browser) -> None:
    page = browser.new_page(reduced_motion="reduce")
    table = show(page, moment(last_trick), "en")
    trick, result, asked = table.status.locator("p").all_inner_texts()
    assert "the trick" in trick
    assert "The score" in result
    assert asked == "The deal is over"
    page.close()


@pytest.mark.parametrize("language", languages())
def test_the_last_trick_says_what_it_is_and_covers_neither_names_nor_the_suit_of_trumps(
    browser: Browser, language: str
) -> None:
    session, words = moment(played_out), words_for(language)
    label = words.text("table.last-trick")
    for width, height in PHONES:
        page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
        table = show(page, session, language)
        table.ready(table.button(words.text("choice.go-on")))
        table.button(words.text("choice.go-on")).click()
        table.button(label).click()
        last = table.region.get_by_role("group", name=label, exact=True)
        expect(last.get_by_text(label, exact=True)).to_be_visible()
        names = [box(name) for name in last.locator(".ecarte-caption").all()]
        trumps = box(table.region.locator(".ecarte-trumps"))
        assert len(names) == 2
        assert max(name["bottom"] for name in names) <= trumps["top"] + 2
        cards = [box(card) for card in last.get_by_role("img").all()]
        assert box(last.get_by_text(label, exact=True))["bottom"] <= min(card["top"] for card in cards)
        page.close()


def test_upright_a_button_at_the_top_leads_down_to_the_tools(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    table = show(page, moment(last_trick), "en")
    table.region.get_by_role("button", name="Tools", exact=True).click()
    for tool in tools_of(table, "en"):
        expect(tool).to_be_in_viewport()
    expect(tools_of(table, "en")[0]).to_be_focused()
    page.close()


def test_to_exchange_stands_out_only_once_a_card_is_chosen(browser: Browser) -> None:
    """Filled before, it would read as advice to keep all five."""
    page = browser.new_page(reduced_motion="reduce")
    table = show(page, exchanging(), "en")
    exchange = table.choices.first
    expect(exchange).not_to_have_class(re.compile("ecarte-primary"))
    table.region.locator("[data-card][aria-pressed]").first.click()
    expect(exchange).to_have_text("Exchange 1 card")
    expect(exchange).to_have_class(re.compile("ecarte-primary"))
    page.close()


def test_a_remark_stands_beside_what_the_last_trick_brought(browser: Browser) -> None:
    page = browser.new_page(reduced_motion="reduce")
    table = show(page, moment(last_trick), "en")
    told = table.status.inner_text()
    table.button("Last trick").click(force=True)  # asleep, it still answers
    expect(table.status).to_contain_text("The last trick still lies on the table.")
    expect(table.status).to_contain_text(told.splitlines()[0])
    page.close()
