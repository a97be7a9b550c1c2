"""The table in every language: whole, in its direction, and changed in the middle of a game."""

import re

import pytest
from playwright.sync_api import expect

from ecarte_widgets.engine import parse_card
from ecarte_widgets.i18n import languages, words_for
from tests.browser.foreign_words import english_left
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

OTHERS = [language for language in languages() if language != "en"]


def switch(table: TablePage, language: str) -> TablePage:
    """Choose a language in the settings, and meet the table under its new name."""
    before = words_for(table.region.get_attribute("lang"))
    table.button(before.text("panel.settings")).click()
    table.region.get_by_role("combobox", name=before.text("setting.language")).select_option(language)
    table.page.locator(f"section[lang={language}]").wait_for()
    return TablePage(table.page, words_for(language).text("table.name"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_switch_in_the_middle_of_a_game_loses_nothing_and_leaves_no_english(table: TablePage, language: str) -> None:
    """At several moments: the cards, the score and the question stay, and every word changes; and back again."""
    words = words_for(language)
    for _ in range(12):
        table.play_on(prefer=("Keep quiet", "Propose", "Accept", "Next deal"))
        cards = table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
        english = table.status.inner_text()
        revision = table.revision()

        other = switch(table, language)
        assert other.region.get_attribute("dir") == words.direction
        assert other.revision() == revision
        held = other.region.get_by_role("group", name=words.text("table.hand")).get_by_role("button")
        assert held.evaluate_all("cards => cards.map(card => card.dataset.card)") == cards
        for card in cards:
            name = words.text(f"card.{parse_card(card).value}")
            expect(held.and_(other.page.locator(f"[data-card='{card}']"))).to_have_attribute(
                "aria-label", re.compile("^" + re.escape(name))
            )
        assert english_left(other.region) == []
        for panel in ("panel.rules", "panel.glossary"):
            other.button(words.text(panel)).click()
            assert english_left(other.region) == [], panel

        table = switch(other, "en")
        assert table.status.inner_text() == english
        table.button("Close").click()


@pytest.mark.parametrize("language", [one for one in OTHERS if words_for(one).direction == "rtl"])
def test_right_to_left_the_hand_runs_from_the_right_and_arrows_go_as_they_point(
    table: TablePage, language: str
) -> None:
    while table.hand.count() < 3:
        table.play_on(prefer=("Keep quiet", "Stand", "Refuse", "Next deal"))
    other = switch(table, language)
    hand = other.region.get_by_role("group", name=words_for(language).text("table.hand")).get_by_role("button")
    lefts = hand.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().left)")
    assert lefts == sorted(lefts, reverse=True)
    hand.first.focus()
    other.page.keyboard.press("ArrowLeft")
    expect(hand.nth(1)).to_be_focused()
    other.page.keyboard.press("ArrowRight")
    expect(hand.first).to_be_focused()
    faces = hand.evaluate_all("cards => cards.map(card => card.dir)")
    assert set(faces) == {"ltr"}
