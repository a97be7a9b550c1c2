"""A whole deal by two people who hand the screen over: one press each time, and no hand in sight in between."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from ecarte_widgets.engine import Card
from ecarte_widgets.sessions import session_from_text
from tests.browser.accessible import clipped, found_by_axe
from tests.browser.jupyter import Runner
from tests.browser.notebooks import IMPORT
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
    """Be shown the hand, and wait until it can be played from."""
    table.awake()
    button.press("Enter")
    expect(button).to_have_count(0)
    table.awake()


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
            expect(table.status).to_contain_text(f"{shows[1]}'s turn: hand the screen to {shows[1]}")
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


PRESS_ALL_AT_ONCE = """() => {
  const table = document.querySelector('.ecarte-table');
  const press = () => {
    if (table.dataset.asleep !== 'true') return;
    watch.disconnect();
    const buttons = table.querySelectorAll('.ecarte-choices button, .ecarte-hand button');
    globalThis.pressed = buttons.length;
    buttons.forEach((one) => one.click());
  };
  const watch = new MutationObserver(() => requestAnimationFrame(press));
  watch.observe(table, { attributes: true, attributeFilter: ['data-asleep'] });
}"""
"""Press whatever can be chosen as soon as the hand is shown, as the second of two quick presses does."""


def test_a_press_too_many_makes_no_choice_for_who_was_just_shown_their_hand(run_in_lab: Runner) -> None:
    page = run_in_lab(IMPORT, "ew.Table(opponent='person')")
    table = TablePage(page)
    table.awake()
    page.evaluate(PRESS_ALL_AT_ONCE)
    table.act(table.choices.first)
    shown = table.revision()
    page.wait_for_function("() => globalThis.pressed > 1")
    table.awake()
    expect(table.region).to_have_attribute("aria-busy", "false")
    assert table.revision() == shown
    table.act(table.choices.first)
    assert table.revision() != shown


def test_two_people_play_in_lab(run_in_lab: Runner) -> None:
    """The hand-over has the focus each time, and its keys are not taken by what stands around the table."""
    table = TablePage(run_in_lab(IMPORT, "ew.Table(opponent='person', rules='classic')"))
    people: list[str] = []
    while len(people) < 6:
        names = table.choice_names()
        shows = SHOW.match(names[0]) if names else None
        if shows:
            people.append(shows[1])
            if len(people) > 1:
                expect(table.button(names[0])).to_be_focused()
            take_the_screen(table, table.button(names[0]))
        elif "Continue" in names:
            table.go_on()
        else:
            wanted = next((name for name in LIKELIEST if name in names), None)
            table.act(table.button(wanted) if wanted else table.playable().first)
    assert set(people) == {"North", "South"}
