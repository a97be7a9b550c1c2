"""The table in every language: whole, in its direction, and changed in the middle of a game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from ecarte_widgets.engine import parse_card
from ecarte_widgets.i18n import Words, languages, words_for
from ecarte_widgets.sessions import Scene
from tests.app.running import RunningApp
from tests.browser.accessible import clipped, found_by_axe, overflowing
from tests.browser.every_screen import EVERY_SCREEN
from tests.browser.foreign_words import foreign_left
from tests.browser.jupyter import Runner
from tests.browser.notebooks import IMPORT
from tests.browser.still_table import before_the_talk, handed_over, last_trick, led, moment, show, turned_king
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

OTHERS = [language for language in languages() if language != "en"]
RIGHT_TO_LEFT = next(one for one in OTHERS if words_for(one).direction == "rtl")
MOMENTS = 12
"""More than one deal's talk and its first tricks."""


def words_of(table: TablePage) -> Words:
    """Give the words of the language that a table speaks now."""
    return words_for(table.region.get_attribute("lang"))


def switch(table: TablePage, language: str) -> TablePage:
    """Choose a language in the settings, and meet the table under its new name."""
    before = words_of(table)
    settings = table.button(before.text("panel.settings"))
    if settings.get_attribute("aria-expanded") != "true":
        settings.click()
    table.region.get_by_role("combobox", name=before.text("setting.language")).select_option(language)
    table.page.locator(f"section[lang={language}]").wait_for()
    return TablePage(table.page, words_for(language).text("table.name"))


def cards_in(table: TablePage) -> list[str]:
    """Which cards are held, in the order in which they stand."""
    group = table.region.get_by_role("group", name=words_of(table).text("table.hand"))
    codes: list[str] = group.get_by_role("button").evaluate_all("cards => cards.map(card => card.dataset.card)")
    return codes


def expect_whole(table: TablePage, cards: list[str], revision: str) -> None:
    """Make sure that a table is in its language, in its direction, and shows the same cards, each by its name."""
    words = words_of(table)
    assert table.region.get_attribute("dir") == words.direction
    assert table.revision() == revision
    assert cards_in(table) == cards
    held = table.region.get_by_role("group", name=words.text("table.hand")).get_by_role("button")
    for label, card in zip(held.evaluate_all("cards => cards.map(card => card.ariaLabel)"), cards, strict=True):
        assert label.startswith(words.text(f"card.{parse_card(card).value}"))
    assert foreign_left(table.region) == []


def test_a_switch_at_any_moment_of_a_game_loses_nothing_and_leaves_no_word_behind(app_table: TablePage) -> None:
    """From each language to the next: the cards, the score and the question stay, and every word changes; and back."""
    table = app_table
    for _ in range(MOMENTS):
        table.play_on(prefer=("Keep quiet", "Propose", "Accept", "Next deal"))
        cards, revision, english = cards_in(table), table.revision(), table.status.inner_text()
        for language in OTHERS:
            table = switch(table, language)
            expect_whole(table, cards, revision)
        table = switch(table, "en")
        assert table.status.inner_text() == english
        table.button("Close").click()


@pytest.mark.parametrize("language", OTHERS)
def test_every_panel_is_whole_and_within_reach(app_table: TablePage, language: str) -> None:
    """On a phone, where the least fits, and as axe-core sees it."""
    app_table.page.set_viewport_size({"width": 360, "height": 740})
    table = switch(app_table, language)
    for panel in ("panel.settings", "panel.rules", "panel.glossary", "panel.game"):
        if panel != "panel.settings":
            table.button(words_of(table).text(panel)).click()
        assert foreign_left(table.region) == [], panel
        assert found_by_axe(table.page) == [], panel
        assert clipped(table.page) == [], panel
        assert overflowing(table.region) == [], panel


@pytest.mark.parametrize("address", EVERY_SCREEN)
@pytest.mark.parametrize("language", OTHERS)
def test_every_screen_is_in_its_language_alone_and_fits_a_phone(
    browser: Browser, app: RunningApp, language: str, address: str
) -> None:
    """Nothing is cut off, sticks out or lies over another name, and no page is wider than the screen."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{app.url}?{address}&lang={language}")
    for name, region in EVERY_SCREEN[address](page, words_for(language)):
        kind = region.evaluate("root => `.${root.classList[0]}`")
        assert overflowing(region) + clipped(page, kind) + foreign_left(region) == [], name
    context.close()


@pytest.mark.parametrize("at", [before_the_talk, turned_king, led, last_trick, handed_over])
def test_axe_finds_nothing_in_any_language(page: Page, at: Callable[[Scene], bool]) -> None:
    """At the moments at which the table shows something else, and while the screen goes from hand to hand."""
    session = moment(at, "person" if at is handed_over else "book")
    for language in languages():
        table = show(page, session, language)
        assert found_by_axe(page) == [], language
        assert overflowing(table.region) == [], language


def test_a_table_turns_neither_the_notebook_around_it_nor_another_table(run_in_lab: Runner) -> None:
    """One that is written from right to left, in an English JupyterLab, beside one that is not."""
    page = run_in_lab(IMPORT, f'ew.Table(language="{RIGHT_TO_LEFT}")', 'ew.Table(language="en")')
    turned = TablePage(page, words_for(RIGHT_TO_LEFT).text("table.name"))
    other = TablePage(page, "Écarté table 2")
    expect(turned.region).to_have_attribute("lang", RIGHT_TO_LEFT)
    directions = [one.evaluate("one => getComputedStyle(one).direction") for one in (turned.region, other.region)]
    assert directions == ["rtl", "ltr"]
    around = turned.region.evaluate(
        """(root) => {
          const found = [];
          for (let one = root.parentElement; one; one = one.parentElement) found.push(getComputedStyle(one).direction);
          return found;
        }"""
    )
    assert set(around) == {"ltr"}
    assert page.evaluate("document.documentElement.lang") == "en"


@pytest.mark.parametrize("language", [one for one in OTHERS if words_for(one).direction == "rtl"])
def test_right_to_left_the_hand_runs_from_the_right_and_arrows_go_as_they_point(
    app_table: TablePage, language: str
) -> None:
    table = app_table
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
