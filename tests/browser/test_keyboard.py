"""A whole game by keyboard alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from ecarte_widgets.i18n import words_for
from tests.app.running import RunningApp
from tests.browser.table_page import MOST_ANSWERS, TablePage

pytestmark = pytest.mark.browser


def tab_to(table: TablePage, name: str | None = None) -> str:
    """Press Tab until the focus stands on a button of that name, or on a card that may be chosen; gives its name."""
    for _ in range(60):
        focused = table.page.evaluate(
            """() => {
              const one = document.activeElement;
              const own = one.closest?.('.ecarte-table') && one.localName === 'button';
              return own ? [one.getAttribute('aria-label') ?? one.innerText, one.getAttribute('aria-disabled'),
                            Boolean(one.dataset.card)] : null;
            }"""
        )
        if focused is not None:
            found, disabled, is_card = focused
            if (name is None and is_card and disabled is None) or found == name:
                return str(found)
        table.page.keyboard.press("Tab")
    pytest.fail(f"Tab never reaches {name or 'a card'}")


def test_a_whole_game_is_played_by_keyboard(table: TablePage) -> None:
    keyboard = table.page.keyboard
    for _ in range(MOST_ANSWERS):
        names = table.choice_names()
        if "New game" in names:
            break
        table.awake()
        before = table.revision()
        if "Continue" in names:
            tab_to(table, "Continue")
            keyboard.press("Enter")
            expect(table.button("Continue")).to_have_count(0)
            continue
        exchange = next((name for name in names if name.startswith(("Keep all", "Exchange"))), None)
        if exchange is not None:
            tab_to(table)
            keyboard.press("Space")
            tab_to(table, "Exchange 1 card")
            keyboard.press("Enter")
        elif names and table.playable().count() == 0:
            tab_to(table, names[0])
            keyboard.press("Enter")
        else:
            play_by_arrows(table)
        expect(table.region).not_to_have_attribute("data-revision", before)
    expect(table.status).to_contain_text("the game")


def test_after_a_new_game_the_focus_is_on_what_is_asked(app_table: TablePage) -> None:
    before = app_table.revision()
    app_table.button("New game").press("Enter")
    expect(app_table.region).not_to_have_attribute("data-revision", before)
    focused = app_table.page.locator(":focus")
    expect(app_table.choices.first.or_(app_table.hand.first).and_(focused)).to_have_count(1)


def test_whoever_comes_to_the_hand_by_keyboard_is_told_its_keys(app_table: TablePage) -> None:
    told = app_table.region.get_by_text(words_for("en").text("table.keys"))
    expect(told).not_to_be_visible()
    while not app_table.page.evaluate("() => Boolean(document.activeElement.dataset.card)"):
        app_table.page.keyboard.press("Tab")
    expect(told).to_be_visible()


def to_a_trick(table: TablePage) -> None:
    """Play on until a trick lies there, and another could be led to at once."""
    for _ in range(MOST_ANSWERS):
        if table.choice_names() == ["Continue"] and table.playable().count():
            return
        table.play_on(prefer=("Keep quiet", "Stand", "Refuse", "Next deal"))
    pytest.fail("no trick is looked at that may be led on from")


def test_arrows_lead_from_a_choice_to_the_hand_and_back(app_table: TablePage) -> None:
    table = app_table
    keyboard = table.page.keyboard
    table.choices.first.focus()
    keyboard.press("ArrowUp")
    expect(table.hand.first).to_be_focused()
    keyboard.press("ArrowDown")
    expect(table.choices.first).to_be_focused()
    keyboard.press("ArrowRight")
    expect(table.choices.nth(1)).to_be_focused()


@pytest.mark.parametrize("key", ["ArrowLeft", "ArrowRight", "ArrowUp"])
def test_an_arrow_leads_from_continue_to_a_card_that_may_be_led(app_table: TablePage, key: str) -> None:
    table = app_table
    to_a_trick(table)
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Shift+Tab")
    expect(table.button("Continue")).to_be_focused()
    expect(table.region.get_by_text(words_for("en").text("table.keys"))).to_be_visible()
    table.page.keyboard.press(key)
    expect(table.region.locator(":focus").and_(table.playable())).to_have_count(1)


@pytest.mark.parametrize("key", ["Control+z", "Meta+z"])
def test_ctrl_z_takes_back_wherever_the_focus_is_in_the_table(app_table: TablePage, key: str) -> None:
    table = app_table
    at_first = table.hand.all_inner_texts()
    names = table.choice_names()
    while table.choice_names() == names:
        table.play_on(prefer=("Stand", "Refuse"))
    table.button("Rules").focus()
    table.page.keyboard.press(key)
    expect(table.status).to_contain_text("is taken back")
    expect(table.choices.first).to_have_accessible_name(names[0])
    assert (table.hand.all_inner_texts(), table.choice_names()) == (at_first, names)


def test_ctrl_z_in_a_field_belongs_to_the_field(app_table: TablePage) -> None:
    table = app_table
    names = table.choice_names()
    while table.choice_names() == names:
        table.play_on(prefer=("Stand", "Refuse"))
    before = table.revision()
    table.button("Game").click()
    field = table.region.get_by_role("textbox").first
    field.fill("12")
    field.press("Control+z")
    expect(table.region).to_have_attribute("data-revision", before)


@pytest.mark.parametrize(
    ("opened", "within"), [("show=play", ".ecarte-choices"), ("worksheet=4821", ".ecarte-course-stage [role=group]")]
)
def test_what_the_mouse_presses_after_the_keyboard_was_used_stays_below_it(
    page: Page, app: RunningApp, opened: str, within: str
) -> None:
    """The line about keys goes only once the mouse is let go: at the end of a page all above it would move."""
    page.set_viewport_size({"width": 360, "height": 500})
    page.goto(f"{app.url}?{opened}")
    told = page.get_by_text(re.compile("^Keys: "))
    pressed = page.locator(within).get_by_role("button").first
    expect(pressed).to_be_visible()
    pressed.focus()
    page.keyboard.press("End")
    expect(told).to_be_visible()
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    box = pressed.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    assert pressed.bounding_box() == box
    page.mouse.up()
    expect(told).not_to_be_visible()


def play_by_arrows(table: TablePage) -> None:
    """Walk along the hand with the arrows to the first card that may be played, and play it with Space."""
    tab_to(table)
    keyboard = table.page.keyboard
    keyboard.press("Home")
    for _ in range(table.hand.count()):
        name = table.page.evaluate("() => document.activeElement.getAttribute('aria-label')")
        if "," not in name:
            keyboard.press("Space")
            return
        keyboard.press("ArrowRight")
    pytest.fail("no card may be played")


def test_the_focus_is_never_lost_after_a_card_was_played(table: TablePage) -> None:
    """The card that had the focus is gone; the focus goes to what is to be done next."""
    while table.playable().count() == 0 or table.choice_names():
        table.play_on(prefer=("Keep quiet", "Stand", "Refuse", "Next deal"))
    before = table.revision()
    table.ready(table.playable().first)
    table.playable().first.focus()
    table.page.keyboard.press("Enter")
    expect(table.region).not_to_have_attribute("data-revision", before)
    assert table.page.evaluate("() => Boolean(document.activeElement.closest('.ecarte-table'))")


def test_arrows_home_and_end_move_along_the_hand(table: TablePage) -> None:
    table.hand.first.focus()
    table.page.keyboard.press("ArrowRight")
    expect(table.hand.nth(1)).to_be_focused()
    table.page.keyboard.press("End")
    expect(table.hand.last).to_be_focused()
    table.page.keyboard.press("ArrowRight")
    expect(table.hand.last).to_be_focused()
    table.page.keyboard.press("Home")
    expect(table.hand.first).to_be_focused()


def test_a_key_held_down_makes_one_choice(table: TablePage) -> None:
    """The focus goes on to the next choice by itself; the key that did it must be let go before it chooses again."""
    while table.playable().count() == 0 or table.choice_names():
        table.play_on(prefer=("Keep quiet", "Stand", "Refuse", "Next deal"))
    before = int(table.revision())
    table.ready(table.playable().first)
    table.playable().first.focus()
    for _ in range(20):
        table.page.keyboard.down("Enter")
    table.page.keyboard.up("Enter")
    expect(table.region).to_have_attribute("data-revision", str(before + 1))
    expect(table.region).to_have_attribute("aria-busy", "false")
    assert int(table.revision()) == before + 1


def test_the_hand_and_the_choices_are_met_before_the_tools(app_table: TablePage) -> None:
    """By Tab; on the screen the tools stand above the table all the same."""
    page, met = app_table.page, []
    for _ in range(1 + app_table.choices.count() + 1):
        page.keyboard.press("Tab")
        met.append(page.evaluate("() => document.activeElement.closest('[role=group]').getAttribute('aria-label')"))
    assert met == ["Your hand", *["Choices"] * app_table.choices.count(), "Tools"]
    tools, hand = app_table.button("Rules").bounding_box(), app_table.hand.first.bounding_box()
    assert tools is not None
    assert hand is not None
    assert tools["y"] + tools["height"] < hand["y"]


def test_escape_closes_what_is_open_and_opening_goes_to_it(table: TablePage) -> None:
    table.button("Rules").focus()
    table.page.keyboard.press("Enter")
    expect(table.region.get_by_role("heading", name="Rules")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(table.region.get_by_role("complementary")).to_have_count(0)
    expect(table.button("Rules")).to_be_focused()
