"""A deal in front of a class: by mouse, by keyboard and clicker, set up by hand, from a record and in a notebook."""

import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from ecarte_widgets.engine import Card
from ecarte_widgets.i18n import words_for
from tests.browser.demo_page import DemoPage
from tests.browser.home_page import HomePage
from tests.browser.jupyter import Runner
from tests.browser.notebooks import IMPORT
from tests.browser.secrets_in_text import where_named
from tests.sessions.test_demonstration import DEAL

pytestmark = pytest.mark.browser


def test_a_deal_is_shown_by_mouse(page: Page, home_url: str) -> None:
    page.goto(home_url)
    HomePage(page)
    page.get_by_role("button", name="Show", exact=True).click()
    demo = DemoPage(page)
    expect(demo.region.get_by_role("heading", name=re.compile(r"^Deal \d{4}$"))).to_be_visible()

    demo.region.get_by_text("Another deal, rules, language", exact=True).click()
    demo.region.get_by_role("textbox", name="Deal number").fill("four")
    demo.button("Show this deal").click()
    beside = demo.region.get_by_role("alert")
    expect(beside).to_contain_text("four is not a deal number; a whole number from 0 to")
    demo.region.get_by_role("textbox", name="Deal number").fill("")
    demo.button("Show this deal").click()
    expect(beside).to_have_text("Type a deal number first.")
    expect(demo.region.get_by_role("textbox", name="Deal number")).to_have_accessible_description(
        "Type a deal number first."
    )
    demo.region.get_by_role("textbox", name="Deal number").fill("4821")
    demo.click("Show this deal")
    expect(demo.region.get_by_role("heading", name="Deal 4821")).to_be_visible()
    expect(demo.region).to_be_focused()
    expect(demo.region.get_by_role("textbox", name="Deal number")).to_be_hidden()
    expect(beside).to_have_count(0)
    expect(page).to_have_url(re.compile(r"\?show=demo&deal=4821"))

    demo.click("Hide: North")
    expect(demo.hidden("North")).to_be_visible()
    expect(demo.hand("South")).to_have_count(5)
    demo.click("Show: North", "Show: stock")
    expect(demo.region.get_by_role("group", name=re.compile("^Stock")).get_by_role("img")).to_have_count(21)

    demo.click("Let the computer play on", "Trick 1")
    expect(demo.trick).to_have_count(1)
    demo.click("Ask what may be played")
    expect(demo.status).to_contain_text("Which cards may the dealer play?")
    expect(demo.status).not_to_contain_text("May be played:")
    demo.click("Show the answer")
    expect(demo.status).to_contain_text(
        "May be played: the nine of hearts, the eight of hearts and the seven of hearts."
    )
    expect(demo.hand("North").filter(has=page.locator(".ecarte-demo-mark"))).to_have_count(5)

    jack = demo.region.get_by_role("button", name="Jack of diamonds, may not be played")
    jack.click()
    expect(demo.status).to_contain_text("This hand holds the suit led: it must play")
    demo.act(demo.region.get_by_role("button", name="Nine of hearts, may be played"))
    expect(demo.region.get_by_text("Beside the line since act 2")).to_be_visible()
    demo.act(demo.hand("South").first)
    demo.click("Back to the line")
    expect(demo.region.get_by_text("Act 2 of 11")).to_be_visible()
    expect(demo.button("Back to the line")).to_have_count(0)

    demo.button("Pointer").click()
    demo.hand("South").nth(1).click()
    expect(demo.status).to_contain_text("Look at: Queen of hearts")
    expect(demo.hand("South").nth(1)).to_have_attribute("aria-pressed", "true")


def test_a_deal_is_shown_by_keyboard_and_clicker(demo: DemoPage) -> None:
    """All that the mouse can do; the answer to who takes it is given by the clicker too."""
    page = demo.page
    demo.button("Let the computer play on").focus()
    demo.press("Enter", "w", "1", "PageDown")
    expect(demo.status).to_contain_text("Who takes the trick?")
    expect(demo.status).not_to_contain_text("takes the trick with")
    demo.press("PageDown")
    expect(demo.status).to_contain_text("The elder hand takes the trick with the higher card")
    demo.press("PageDown")
    expect(demo.trick).to_have_count(1)
    demo.press("PageUp", "PageUp")
    expect(demo.region.get_by_text("Act 2 of 11")).to_be_visible()
    demo.press("End")
    expect(demo.status).to_contain_text("Who takes the trick?")
    demo.press("a")
    expect(demo.status).to_contain_text("The deal is over.")
    demo.press("w", "Home", "n")
    expect(demo.hidden("North")).to_be_visible()
    demo.press("n", "ArrowRight", "ArrowRight", "ArrowLeft")
    expect(demo.region.get_by_text("Act 1 of 11")).to_be_visible()

    demo.hand("South").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("p")
    expect(demo.status).to_contain_text("Look at: King of hearts")
    page.keyboard.press("?")
    expect(demo.region.get_by_role("complementary", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(demo.region.get_by_role("complementary", name="Keys")).to_have_count(0)

    page.keyboard.press("f")
    expect(demo.region).to_have_attribute("data-full", "true")
    page.evaluate("() => document.activeElement.blur()")
    demo.press("PageDown")
    page.keyboard.press("f")
    expect(demo.region).to_have_attribute("data-full", "false")


def test_keys_are_left_alone_while_the_focus_is_elsewhere(demo: DemoPage) -> None:
    demo.click("Let the computer play on")
    before = demo.revision()
    demo.page.evaluate("() => document.activeElement.blur()")
    for key in ("PageDown", "a", "n", "3"):
        demo.page.keyboard.press(key)
    demo.region.get_by_text("Another deal, rules, language", exact=True).click()
    demo.region.get_by_role("textbox", name="Deal number").press_sequentially("123 an")
    expect(demo.region.get_by_role("textbox", name="Deal number")).to_have_value("123 an")
    assert demo.revision() == before


def test_an_impossible_set_up_says_what_is_wrong_and_a_right_one_is_shown(demo: DemoPage) -> None:
    """Card first or place first, by mouse and by keyboard."""
    page = demo.page
    demo.region.get_by_text("Another deal, rules, language", exact=True).click()
    demo.click("Set up by hand", "Take all cards back")
    expect(demo.region.get_by_role("heading", name="Set up a deal")).to_be_visible()
    spots = demo.region.get_by_role("group", name="Places")
    demo.region.get_by_role("button", name="King of hearts", exact=True).click()
    expect(demo.status).to_contain_text("King of hearts: where does it go?")
    demo.act(spots.get_by_role("button", name=re.compile("^Turn-up")))
    expect(demo.region.get_by_role("button", name="King of hearts, Turn-up")).to_be_visible()

    spots.get_by_role("button", name=re.compile("^Elder hand")).focus()
    page.keyboard.press("Enter")
    demo.region.get_by_role("button", name="King of spades", exact=True).focus()
    for _ in range(6):
        demo.press("Enter")
        page.keyboard.press("ArrowRight")
    expect(demo.status).to_contain_text("The elder hand has 6 cards")
    demo.button("Show this deal").click(force=True)  # asleep, and says why
    expect(demo.status).to_contain_text("This cannot be a deal yet: 2 things are wrong.")
    expect(demo.button("Show this deal")).to_be_visible()

    demo.act(demo.region.get_by_role("button", name="Nine of spades, Elder hand"))
    demo.click("Deal the rest by chance", "Show this deal")
    expect(demo.region.get_by_role("heading", name="A deal set up by hand")).to_be_visible()
    expect(demo.region.get_by_role("img", name="Turn-up: the king of hearts")).to_be_visible()
    expect(demo.hand("South")).to_have_count(5)


def test_a_record_is_opened_and_a_broken_one_changes_nothing(demo: DemoPage) -> None:
    demo.region.get_by_text("Another deal, rules, language", exact=True).click()
    demo.region.get_by_text("Open a record", exact=True).first.click()
    text = demo.region.get_by_role("textbox", name="Or its text")
    text.fill(DEAL.replace("play QH", "play KD"))
    demo.button("Open a record").click()
    expect(demo.status).to_contain_text("This record cannot be opened: deal 1, action 8: play KD breaks the rule")
    expect(demo.region.get_by_role("heading", name="Deal 4821")).to_be_visible()
    before = demo.revision()
    demo.region.get_by_label("Record file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": DEAL.encode()}
    )
    expect(demo.region).not_to_have_attribute("data-revision", before)
    expect(demo.region.get_by_role("heading", name="A game record")).to_be_visible()
    demo.region.get_by_role("combobox", name="Deal of the game").select_option("Deal 2 of 2")
    expect(demo.region.get_by_text("Deal 2 of 2, act 0 of 2")).to_be_visible()


def test_a_hand_that_is_hidden_is_in_nothing_that_travels_to_the_page(page: Page, home_url: str) -> None:
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda data: frames.append(data if isinstance(data, str) else data.decode("latin-1"))
        )

    page.on("websocket", listen)
    page.goto(f"{home_url}?show=demo&deal=4821")
    demo = DemoPage(page)
    north = {Card(card) for card in demo.hand("North").evaluate_all("all => all.map(one => one.dataset.card)")}
    assert len(north) == 5
    demo.click("Hide: North")
    frames.clear()
    demo.click("Stand", "Back", "Forward", "Ask what may be played")
    assert where_named(" ".join(frames), north) == []
    assert where_named(page.content(), north) == []
    assert frames


def test_loaded_again_it_shows_the_moment_that_was_shown(demo: DemoPage) -> None:
    demo.click("Let the computer play on", "Trick 2", "Hide: North")
    told = demo.status.inner_text()
    demo.page.reload()
    again = DemoPage(demo.page)
    expect(again.hidden("North")).to_be_visible()
    assert again.status.inner_text() == told
    again.click("Forward")


def test_in_a_notebook_it_speaks_the_language_that_the_browser_asks_for(page: Page, run_in_lab: Runner) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'languages', { value: ['ps-AF', 'en'] })")
    run_in_lab(IMPORT, "ew.Demo(deal=4821)")
    demo = DemoPage(page, words_for("ps").text("demo.name"))
    expect(demo.region).to_have_attribute("dir", "rtl")


def test_its_keys_are_no_shortcuts_of_jupyterlab(run_in_lab: Runner) -> None:
    """There, "a" and "b" insert cells, "1" makes a heading, and "s" saves."""
    page = run_in_lab(IMPORT, "ew.Demo(deal=4821)")
    demo = DemoPage(page)
    cells = "() => window.jupyterapp.shell.currentWidget.content.widgets.map(cell => cell.model.type)"
    before = page.evaluate(cells)
    demo.click("Let the computer play on")
    demo.region.focus()
    demo.press("1", "q", "a", "s", "PageDown", "n")
    page.keyboard.press("b")
    expect(demo.hidden("North")).to_be_visible()
    assert page.evaluate(cells) == before
