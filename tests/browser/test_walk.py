"""A game gone through on the page once it is over: by keyboard, on a phone, from right to left, and after a reload."""

import re

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from ecarte_widgets.i18n import words_for
from tests.browser.accessible import clipped, found_by_axe, overflowing
from tests.browser.demo_page import DEMOS, DemoPage
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

WAYS = ("Go through the deal", "Go through the game")


def play_a_deal(table: TablePage) -> None:
    """Play until the deal is over."""
    while not {"Next deal", "New game"} & set(table.choice_names()):
        table.play_on()


def walk_from(table: TablePage, button: str = "Go through the deal") -> DemoPage:
    """Begin the way through the game by keyboard."""
    table.button(button).press("Enter")
    return DemoPage(table.page, button)


def lines_but_keys(table: TablePage) -> list[str]:
    """Give what a table says, without the line about keys: that is seen only by whoever uses them just now."""
    return [line for line in table.region.inner_text().splitlines() if line and not line.startswith("Keys: ")]


def is_asleep(button: Locator) -> bool:
    return button.get_attribute("aria-disabled") == "true"


def covered_or_out(walk: DemoPage) -> list[str]:
    """Give what is not in sight of both hands, the trick, what is said, the steps and where in the deal this is."""
    hidden: list[str] = walk.region.evaluate(
        """root => {
          const box = (selector) => root.querySelector(selector).getBoundingClientRect();
          const bars = [box('[role=status]'), box('.ecarte-demo-foot')];
          const meet = (one, other) => one.left < other.right && other.left < one.right
            && one.top < other.bottom - 1 && other.top < one.bottom - 1;
          const isOut = ({ top, bottom }) => top < 0 || bottom > innerHeight + 1;
          const cards = [...root.querySelectorAll('[data-card]')].map((card) => [card, card.getBoundingClientRect()]);
          return [...cards.filter(([, at]) => isOut(at) || bars.some((bar) => meet(bar, at)))
            .map(([card]) => card.dataset.card),
            ...bars.filter(isOut).map(({ top, bottom }) => `a bar from ${top} to ${bottom}`)];
        }"""
    )
    return hidden


def places(walk: DemoPage, *names: str) -> list[FloatRect | None]:
    """Give where buttons stand in the window."""
    return [walk.button(name).bounding_box() for name in names]


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1280, 1000), (360, 740)])
def test_what_is_pressed_again_and_again_stays_where_it_is(page: Page, app_url: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{app_url}&deal=4821")
    table = TablePage(page)
    while not {"Next deal", "New game"} & set(table.choice_names()):
        table.play_on(prefer=("Propose",))
    walk = walk_from(table, next(name for name in table.choice_names() if name.startswith("Go through")))
    found = [places(walk, "Back", "Forward")]
    for way in ("Forward", "Back"):
        while not is_asleep(walk.button(way)):
            walk.click(way)
            found.append(places(walk, "Back", "Forward"))
    assert len(found) > 20
    assert [one for one in found if one != found[0]] == []


def marks_that_touch(walk: DemoPage) -> list[str]:
    """Give the marks of drawn cards that touch another mark, or what stands beside the name of a player."""
    touching: list[str] = walk.region.evaluate(
        """root => {
          const all = (selector) => [...root.querySelectorAll(selector)]
            .map((one) => [one, one.getBoundingClientRect()]);
          const meet = ([one, a], [other, b]) => one !== other
            && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          const marks = all('.ecarte-new-mark');
          const others = [...marks, ...all('.ecarte-demo-about > *')];
          return marks.flatMap((mark) => others.filter((other) => meet(mark, other))
            .map(([other]) => `${mark[0].closest('[data-card]').dataset.card} at ${other.textContent}`));
        }"""
    )
    return touching


def test_a_whole_game_is_gone_through_by_keyboard(app_table: TablePage) -> None:
    page = app_table.page
    app_table.play_to_the_end()
    ended = lines_but_keys(app_table)
    walk = walk_from(app_table, "Go through the game")
    expect(walk.button("Forward")).to_be_focused()
    expect(app_table.region).not_to_be_visible()
    deals = walk.region.get_by_role("combobox", name="Deal of the game")
    count = deals.get_by_role("option").count()
    acts = 0
    while not is_asleep(walk.button("Forward")):
        walk.press("ArrowRight")
        acts += 1
    assert acts >= 6 * count
    expect(walk.status).to_contain_text("The game is over")
    expect(deals).to_have_value(f"deal {count}")
    page.keyboard.press("ArrowRight")
    expect(walk.status).to_contain_text("Nothing comes after this moment.")
    walk.press("Home")
    walk.press("End", "ArrowLeft", "Home")
    for _ in range(count - 1):
        walk.press("Home")
    assert is_asleep(walk.button("Start of deal"))
    walk.press("2")  # the first deal is always played out; the last may end with a king
    expect(walk.region.get_by_role("button", name="Trick 2")).to_have_attribute("aria-current", "step")
    before = walk.revision()
    deals.select_option(f"deal {count}")
    expect(walk.region).not_to_have_attribute("data-revision", before)
    page.keyboard.press("Escape")
    expect(walk.region).to_have_count(0)
    expect(app_table.button("Go through the game")).to_be_focused()
    assert lines_but_keys(app_table) == ended


def test_both_hands_are_open_and_what_is_tried_leaves_the_game(table: TablePage) -> None:
    play_a_deal(table)
    score = table.region.locator(".ecarte-score").all_inner_texts()
    walk = walk_from(table, next(name for name in table.choice_names() if name.startswith("Go through")))
    walk.press("End", "Home")
    expect(walk.hand("You")).to_have_count(5)
    expect(walk.hand("Opponent")).to_have_count(5)
    walk.press("1")
    walk.act(walk.button("Let the computer play on"))
    expect(walk.region.get_by_text("This was not played")).to_be_visible()
    walk.click("Forward", "Back to what was played")
    walk.button("Back to the table").click()
    expect(table.region).to_be_visible()
    assert table.region.locator(".ecarte-score").all_inner_texts() == score


def test_a_page_loaded_again_on_the_way_shows_it_again_and_leads_back(app_table: TablePage) -> None:
    page = app_table.page
    play_a_deal(app_table)
    label = next(name for name in app_table.choice_names() if name.startswith("Go through"))
    walk = walk_from(app_table, label)
    walk.press("End", "ArrowLeft", "ArrowLeft")
    position = walk.region.locator(".ecarte-demo-position").inner_text()
    page.reload()
    again = DemoPage(page, label)
    expect(again.region.locator(".ecarte-demo-position")).to_have_text(position)
    again.act(again.button("Forward"))
    again.button("Back to the table").click()
    table = TablePage(page)
    expect(table.button(label)).to_be_visible()
    page.reload()
    expect(TablePage(page).button(label)).to_be_visible()
    for name in WAYS:
        expect(page.get_by_role("region", name=name)).to_have_count(0)


def test_a_key_that_means_something_before_a_class_alone_does_nothing(app_table: TablePage) -> None:
    play_a_deal(app_table)
    walk = walk_from(app_table, next(name for name in app_table.choice_names() if name.startswith("Go through")))
    before = walk.revision()
    for key in ("q", "w", "a", "n", "s", "p", "f"):
        walk.page.keyboard.press(key)
    walk.press("k")  # answered after all before it
    assert int(walk.revision()) == int(before) + 1
    expect(walk.region.get_by_role("group", name="Ask the class")).to_have_count(0)
    expect(walk.button("Full screen")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "width", "scheme"),
    [("en", 360, "dark"), ("ps", 360, "light"), ("ps", 1280, "dark")],
)
def test_it_fits_every_screen_and_mirrors(
    browser: Browser, app_url: str, language: str, width: int, scheme: str
) -> None:
    words = words_for(language)
    context = browser.new_context(
        viewport={"width": width, "height": 740},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(app_url)
    play_a_deal(TablePage(page))  # in English, by its names
    page.goto(f"{app_url}&lang={language}")
    deal, game = words.text("walk.deal"), words.text("walk.game")
    way = page.get_by_role("button", name=deal).or_(page.get_by_role("button", name=game))
    name = way.inner_text()
    way.press("Enter")
    walk = DemoPage(page, name)
    forward, back = ("ArrowLeft", "ArrowRight") if words.direction == "rtl" else ("ArrowRight", "ArrowLeft")
    for keys in ((), (forward, forward), ("1",), (forward, forward), ("End", back)):
        walk.press(*keys)
        assert found_by_axe(page, DEMOS) == []
        assert clipped(page, DEMOS) == []
        assert overflowing(walk.region) == []
        expect(walk.status).to_be_in_viewport(ratio=1)  # what a step did, beside the button for the next
        expect(walk.button(words.text("demo.way.forward"))).to_be_in_viewport(ratio=1)
        if keys == ("1",):
            assert covered_or_out(walk) == []  # both hands and the card led between them, with nothing scrolled
    page.keyboard.press("Escape")
    expect(walk.region).to_have_count(0)
    assert found_by_axe(page) == []
    context.close()


def test_on_a_phone_what_can_be_done_is_in_sight_off_the_game_and_after_a_jump(page: Page, app_url: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(app_url)
    table = TablePage(page)
    play_a_deal(table)
    walk = walk_from(table, next(name for name in table.choice_names() if name.startswith("Go through")))
    expect(walk.region.get_by_text("Try another card to see what would have come of it")).to_be_in_viewport(ratio=1)
    walk.click("Trick 2")
    assert covered_or_out(walk) == []
    walk.click("Show: stock")
    assert covered_or_out(walk) == []
    expect(walk.region.get_by_role("img", name=re.compile("drawn next$"))).to_have_count(1)
    walk.click("Hide: stock", "Trick 1", "Let the computer play on")
    expect(walk.status).to_contain_text("The computer has played the deal to its end")
    expect(walk.button("Back to what was played")).to_be_in_viewport(ratio=1)
    expect(walk.button("Forward")).to_be_in_viewport(ratio=1)


def test_on_a_phone_what_happened_and_the_cards_are_in_sight_at_every_step(browser: Browser, app_url: str) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(app_url)
    table = TablePage(page)
    table.play_to_the_end(prefer=("Propose",))
    walk = walk_from(table, "Go through the game")
    while not is_asleep(walk.button("Start of deal")):
        walk.click("Start of deal")
    faults, marks = {}, 0
    while not is_asleep(walk.button("Forward")):
        found = covered_or_out(walk) + marks_that_touch(walk)
        if found:
            faults[walk.region.locator(".ecarte-demo-position").inner_text()] = found
        marks += walk.region.get_by_text("new", exact=True).count()
        walk.act(walk.button("Forward"))
    assert faults == {}
    assert marks > 0
    context.close()


def test_nothing_travels_of_a_deal_that_is_still_played(page: Page, app_url: str) -> None:
    """The page asks for it all the same, as no button does; it stays at the table."""
    page.goto(f"{app_url}&deal=4821")
    table = TablePage(page)
    expect(table.region.get_by_role("button", name="Go through the deal")).to_have_count(0)
    page.evaluate(
        "() => Object.keys(sessionStorage).filter((key) => key.startsWith('ecarte-game-')).forEach((key) => "
        "sessionStorage.setItem(key.replace('-game-', '-walk-'), JSON.stringify({ deal: 1, act: 0 })))"
    )
    page.reload()
    expect(TablePage(page).hand.first).to_be_visible()
    for name in WAYS:
        expect(page.get_by_role("region", name=name)).to_have_count(0)
