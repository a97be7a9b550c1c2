"""Links to a deal: what they open, what the address says afterwards, and what is said of a link that is wrong."""

import pytest
from playwright.sync_api import Page, expect

from ecarte_widgets.i18n import words_for
from tests.browser.foreign_words import foreign_left
from tests.browser.home_page import HomePage
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser


def cards_of(table: TablePage) -> set[str]:
    """Give the cards of the hand, by their text."""
    return set(table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)"))


def test_a_link_opens_the_table_at_its_deal_and_goes_on_with_it_after_a_reload(page: Page, home_url: str) -> None:
    """And leaves the game that was being played as it was."""
    page.goto(f"{home_url}?show=play")
    ordinary = cards_of(TablePage(page))
    page.goto(f"{home_url}?deal=4821&rules=classic")
    table = TablePage(page)
    expect(table.region).to_contain_text("Deal number 4821")
    expect(table.region).to_contain_text("Classic")
    dealt = cards_of(table)
    for _ in range(2):
        table.play_on(prefer=("Keep quiet", "Stand", "Refuse"))
    now = cards_of(table)
    page.reload()
    assert cards_of(TablePage(page)) == now != dealt
    page.goto(home_url)
    HomePage(page).play.click()
    assert cards_of(TablePage(page)) == ordinary


def test_the_address_of_a_link_is_left_behind_with_its_game(page: Page, home_url: str) -> None:
    page.goto(f"{home_url}?class=7b&deal=4821&rules=classic")
    table = TablePage(page)
    table.button("New game").click()
    expect(page).to_have_url(f"{home_url}?class=7b&show=play")
    drawn = cards_of(table)
    page.reload()
    assert cards_of(TablePage(page)) == drawn


def test_a_link_speaks_its_language_from_the_loading_words_on_and_leaves_the_one_remembered(
    page: Page, home_url: str
) -> None:
    words = words_for("ps")
    page.add_init_script(
        "localStorage.getItem('ecarte-settings') ?? localStorage.setItem('ecarte-settings', '{\"language\":\"en\"}')"
    )
    page.goto(f"{home_url}?lang=ps", wait_until="commit")
    expect(page.locator("#loading")).to_contain_text(words.text("app.soon"))
    home = HomePage(page, words.text("home.learn"), words.text("home.play"))
    assert foreign_left(page.get_by_role("region", name=words.text("home.name"))) == []
    page.goto(home_url)
    HomePage(page)
    assert home.page.evaluate("localStorage.getItem('ecarte-settings')") == '{"language":"en"}'


def test_what_is_wrong_with_a_link_is_said_as_text_and_the_page_goes_on(page: Page, home_url: str) -> None:
    page.goto(f"{home_url}?deal=%3Cimg+src=x+onerror=alert(1)%3E&rules=foo")
    home = HomePage(page)
    said = page.get_by_role("alert")
    expect(said.get_by_role("listitem")).to_have_count(2)
    expect(said).to_contain_text("<img src=x onerror=alert(1)>")
    expect(said).to_contain_text("A whole number from 0 to 9007199254740991 is.")
    expect(page.locator(".ecarte-home img")).to_have_count(0)
    home.play.click()
    TablePage(page)
    expect(said).to_have_count(0)
