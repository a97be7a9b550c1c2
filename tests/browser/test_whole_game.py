"""A person plays a whole game in the app, under either preset."""

import pytest
from playwright.sync_api import expect

from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

MOST_ANSWERS = 400
"""More answers than any game to five points has asked for in these tests."""


@pytest.mark.parametrize("preset", ["gamerules", "classic"])
def test_a_game_is_played_to_its_end(table: TablePage, preset: str) -> None:
    rules = table.region.get_by_role("combobox", name="Rules")
    rules.select_option(preset)
    if preset != "gamerules":
        expect(table.region).to_contain_text("take effect with the next game")
    table.act(table.button("New game"))
    expect(rules).to_have_value(preset)
    expect(table.region).not_to_contain_text("take effect with the next game")

    answers = 0
    while table.play_on(prefer=("Announce the king", "Mark the turned-up king", "Propose", "Accept")):
        answers += 1
        assert answers < MOST_ANSWERS
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
    expect(table.status).to_contain_text("play")
    assert table.revision() == before
    expect(table.hand).to_have_count(count)
