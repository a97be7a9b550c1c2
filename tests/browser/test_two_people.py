"""A whole deal by two people who hand the screen over: one press each time, and no hand in sight in between."""

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as PatienceError

from ecarte_widgets.engine import Card
from ecarte_widgets.sessions import session_from_text
from tests.browser.accessible import clipped, found_by_axe
from tests.browser.secrets_in_text import where_named
from tests.browser.table_page import TablePage
from tests.browser.test_secrets import all_of_the_page, newest_game

pytestmark = pytest.mark.browser

MOST_ANSWERS = 60
"""More than any deal without an exchange asks for."""
SHOW = re.compile("^I am (North|South): (?:show my cards|go on)$")
LIKELIEST = ("Keep quiet", "Stand", "Refuse")


def hidden_cards(folder: Path) -> set[Card]:
    """The cards that may not be seen while nobody is known to sit there: both hands, and what lies face down."""
    deal = session_from_text(newest_game(folder)).game.deal
    assert deal is not None
    return {*deal.hands[0], *deal.hands[1], *deal.discards[0], *deal.discards[1], *deal.stock}


def take_the_screen(table: TablePage, button: Locator) -> None:
    """Press until the hand is there: at first a press does nothing, lest who plays a card by two opens the other's."""
    before = table.revision()
    while table.revision() == before:
        with suppress(PatienceError):
            button.press("Enter", timeout=1000)
        # While an answer is on its way a further press would be for what comes next.
        expect(table.region).to_have_attribute("aria-busy", "false")
    expect(button).to_have_count(0)


def test_a_whole_deal_by_two_people(page: Page, app_url: str, app_state: Path) -> None:
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda sent: frames.append(sent if isinstance(sent, str) else sent.decode("latin-1"))
        )

    page.on("websocket", listen)
    page.goto(app_url)
    table = TablePage(page)
    table.button("Settings").click()
    table.region.get_by_role("combobox", name="Opponent").select_option("person")
    expect(table.region.get_by_role("note")).to_contain_text("next game")
    table.button("Close").click()
    frames.clear()
    table.act(table.button("New game"))

    people: list[str] = []
    for _ in range(MOST_ANSWERS):
        names = table.choice_names()
        shows = SHOW.match(names[0]) if names else None
        if "Next deal" in names:
            break
        if shows:
            people.append(shows[1])
            expect(table.status).to_contain_text(f"Hand the screen to {shows[1]}")
            assert where_named(all_of_the_page(page) + " ".join(frames), hidden_cards(app_state)) == []
            if len(people) in (1, 5):
                assert found_by_axe(page) + clipped(page) == []
            if len(people) == 3:  # loaded again when somebody's cards were to be shown next, it says the same
                page.reload()
                table = TablePage(page)
                expect(table.button(names[0])).to_be_visible()
            else:
                expect(table.button(names[0])).to_be_focused()
            take_the_screen(table, table.button(names[0]))
            assert table.hand.count() > 0 or "Next deal" in table.choice_names()
            if len(people) == 4:  # loaded again while a hand is open, it is shown to nobody
                page.reload()
                table = TablePage(page)
                take_the_screen(table, table.button(names[0]))
        elif "Continue" in names:
            table.go_on()
        else:
            frames.clear()
            wanted = next((name for name in LIKELIEST if name in names), None)
            table.act(table.button(wanted) if wanted else table.playable().first)
    expect(table.button("Next deal")).to_be_visible()
    assert set(people) == {"North", "South"}
    assert len(people) > 5

    table.act(table.button("Undo"))
    expect(table.status).to_contain_text("The last choice is taken back")
