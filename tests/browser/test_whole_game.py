"""A person plays a whole game in the app, under either preset, by mouse."""

import pytest
from playwright.sync_api import expect

from tests.browser.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.moving]


@pytest.mark.parametrize("preset", ["gamerules", "classic"])
def test_a_game_is_played_to_its_end(table: TablePage, preset: str) -> None:
    """The rules are chosen in the settings and take effect with the next game, which the page says."""
    table.button("Settings").click()
    rules = table.region.get_by_role("combobox", name="Rules", exact=True)
    in_force = table.region.locator(".ecarte-bar .ecarte-in-force")
    rules.select_option(preset)
    if preset == "classic":
        expect(table.region.get_by_role("complementary")).to_contain_text("takes effect with the next game")
        expect(in_force).not_to_contain_text("Classic")
    table.button("Close").click()
    table.act(table.button("New game"))
    expect(in_force).to_contain_text("Classic" if preset == "classic" else "Simple")

    table.play_to_the_end(prefer=("Announce the king", "Mark the turned-up king", "Propose", "Accept"))
    expect(table.status).to_contain_text("the game")

    table.act(table.button("New game"))
    expect(table.hand).to_have_count(5)


def test_standing_and_refusing_lead_to_a_finished_deal(table: TablePage) -> None:
    """Without a single exchange a deal ends with its points told and the next deal on offer."""
    while "Next deal" not in table.choice_names():
        assert table.play_on(prefer=("Keep quiet", "Stand", "Refuse"))
    expect(table.status).to_contain_text("The deal is over")
    expect(table.status).to_contain_text("point")
    expect(table.hand).to_have_count(0)


def test_a_card_that_may_not_be_played_says_why(table: TablePage) -> None:
    """Some deal brings a card that the rules refuse; a click on it explains and changes nothing."""
    refused = table.refused()
    while refused.count() == 0:
        if not table.play_on(prefer=("Keep quiet", "Stand", "Refuse", "Next deal")):
            table.act(table.button("New game"))
    before, count = table.revision(), table.hand.count()
    refused.first.click()
    expect(table.status).to_contain_text("play the")
    assert table.revision() == before
    expect(table.hand).to_have_count(count)
