"""The panel of the game: a deal by its number, a link to it, the record saved and opened, the score sheet printed."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ecarte_widgets.i18n import words_for
from tests.browser.accessible import clipped, found_by_axe, overflowing
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

A4_POINTS = (595, 842)
COLOUR = "element => getComputedStyle(element).color"


def cards_of(table: TablePage) -> set[str]:
    """Give the cards of the hand, by their text."""
    return set(table.region.locator("[data-card][aria-label]").evaluate_all("all => all.map(one => one.dataset.card)"))


def opened(table: TablePage, language: str = "en") -> Locator:
    """Open the panel."""
    name = words_for(language).text("panel.game")
    table.button(name).click()
    panel = table.region.get_by_role("complementary", name=name, exact=True)
    panel.wait_for()
    return panel


def play_until(table: TablePage, choice: str) -> None:
    """Play until something is on offer."""
    for _ in range(200):
        if choice in table.choice_names() or not table.play_on(prefer=("Keep quiet", "Stand", "Refuse", "Next deal")):
            return


def deal_number(table: TablePage, number: str) -> None:
    """Type a number into the field of the open panel, and deal it."""
    table.region.get_by_label("Deal number").fill(number)
    table.act(table.button("Deal this number"))


def saved_record(table: TablePage, folder: Path) -> Path:
    """Save the record."""
    with table.page.expect_download() as download:
        table.button("Save the record").click()
    expect(table.status).to_contain_text("Saved as ecarte-record.json.")
    expect(table.status).to_have_class(re.compile("ecarte-done"))  # in no colour of a fault
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def open_file(table: TablePage, file: Path) -> None:
    """Choose a file in the open panel."""
    table.region.get_by_text("Open a record", exact=True).first.click()
    table.region.get_by_label("Record file").set_input_files(file)


def sheet_text(table: TablePage) -> str:
    """Read the score sheet."""
    return table.region.get_by_role("table", name="Score sheet").inner_text()


def test_a_number_typed_in_deals_what_its_link_opens_and_undo_brings_the_game_before_back(
    page: Page, app_table: TablePage, home_url: str
) -> None:
    ordinary = cards_of(app_table)
    opened(app_table)
    deal_number(app_table, "4821")
    expect(app_table.region.get_by_role("complementary")).to_have_count(0)
    expect(app_table.region).to_contain_text("Deal number 4821. This deal is public")
    expect(page).to_have_url(re.compile(r"deal=4821&rules=gamerules$"))
    typed = cards_of(app_table)
    app_table.act(app_table.button("Undo"))
    assert cards_of(app_table) == ordinary != typed
    page.goto(f"{home_url}?deal=4821&rules=gamerules")
    assert cards_of(TablePage(page)) == typed


def test_a_deal_that_was_typed_in_goes_on_after_a_reload(page: Page, app_table: TablePage) -> None:
    opened(app_table)
    deal_number(app_table, "4821")
    app_table.play_on(prefer=("Keep quiet", "Stand", "Refuse"))
    now = cards_of(app_table)
    page.reload()
    table = TablePage(page)
    expect(table.region).to_contain_text("Deal number 4821")
    assert cards_of(table) == now


def test_undo_brings_the_game_before_back_after_a_reload_too(page: Page, app_table: TablePage) -> None:
    app_table.play_on()
    ordinary = cards_of(app_table)
    opened(app_table)
    deal_number(app_table, "4821")
    page.reload()
    table = TablePage(page)
    expect(table.status).to_contain_text("Undo takes you back")
    table.act(table.button("Undo"))
    assert cards_of(table) == ordinary


def test_a_wrong_number_says_what_is_right_beside_the_field_and_loses_nothing(app_table: TablePage) -> None:
    before = cards_of(app_table), app_table.revision()
    panel = opened(app_table)
    field = panel.get_by_label("Deal number")
    field.fill("99-1")
    app_table.button("Deal this number").click()
    told = "99-1 is not a deal number; a whole number from 0 to 9007199254740991 is."
    expect(app_table.status).to_contain_text(told)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(told)
    expect(field).to_have_value("99-1")
    assert (cards_of(app_table), app_table.revision()) == before


def test_by_keyboard_the_panel_is_opened_a_number_typed_and_the_deal_played(app_table: TablePage) -> None:
    page = app_table.page
    app_table.button("Game").focus()
    page.keyboard.press("Enter")
    expect(app_table.region.get_by_role("heading", name="Game", exact=True)).to_be_focused()
    field = app_table.region.get_by_label("Deal number")
    while not field.evaluate("field => field === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.type("4821")
    page.keyboard.press("Enter")
    expect(app_table.region).to_contain_text("Deal number 4821")
    expect(app_table.choices.first).to_be_focused()


def test_the_link_that_is_copied_opens_the_same_deal(browser: Browser, app_url: str) -> None:
    """Also of an ordinary deal, once it is over."""
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(app_url)
    table = TablePage(page)
    panel = opened(table)
    expect(panel).to_contain_text("When this deal is over, its number and a link to it stand here.")
    play_until(table, "Next deal")
    expect(panel).to_contain_text("This address works on this computer only; others can type the number.")
    table.button("Copy the link").click()
    expect(table.status).to_contain_text("Copied.")
    remark, result = table.status.locator(".ecarte-remark"), table.status.locator(".ecarte-news")
    expect(remark).to_have_text("Copied.")  # what the deal brought stays beside it, in no colour of the notice's
    result_before = table.status.locator(".ecarte-said").nth(1)
    expect(result).to_be_visible()
    assert result_before.evaluate(COLOUR) == result.evaluate(COLOUR) != remark.evaluate(COLOUR)
    link = str(page.evaluate("navigator.clipboard.readText()"))
    number = re.search(r"\?deal=(\d+)&rules=gamerules&lang=en$", link)
    assert number
    page.goto(link)
    expect(TablePage(page).region).to_contain_text(f"Deal number {number[1]}")
    context.close()


def test_a_record_that_is_saved_and_opened_gives_the_same_sheet(table: TablePage, tmp_path: Path) -> None:
    """In the app and in a notebook; and its unfinished game is played on from."""
    opened(table)
    play_until(table, "Next deal")
    before = sheet_text(table)
    file = saved_record(table, tmp_path)
    assert len(json.loads(file.read_text("utf-8"))["deals"]) == 1
    table.act(table.button("New game"))
    opened(table)
    revision = table.revision()
    open_file(table, file)
    expect(table.region).not_to_have_attribute("data-revision", revision)
    expect(table.status).to_contain_text("This game comes from a record. South's cards there are yours")
    opened(table)
    assert sheet_text(table) == before
    table.act(table.button("Next deal"))
    assert "1" in sheet_text(table)


def test_the_record_is_copied_as_text_and_its_text_is_opened(browser: Browser, app_url: str) -> None:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{app_url}&deal=4821")
    table = TablePage(page)
    panel = opened(table)
    play_until(table, "Next deal")
    table.button("Copy as text").click()
    expect(table.status).to_contain_text("Copied.")
    text = str(page.evaluate("navigator.clipboard.readText()"))
    assert json.loads(text)["deals"][0]["comment"] == "deal 4821"
    panel.get_by_text("Open a record", exact=True).first.click()
    panel.get_by_label("Or its text").fill(text)
    table.act(table.button("Open a record"))
    expect(table.status).to_contain_text("This game comes from a record")
    context.close()


BROKEN = {
    "an act that there is not": ('{"format": "ecarte-record", "version": 1, "deals": [', "not JSON"),
    "no record": ("<img src=x onerror=alert(1)>", "not JSON"),
    "too long": (" " * 1_000_001, "This is longer than any game record: at most 1,000,000 characters are read."),
    "nothing": (" \n", "Choose a file first, or paste the text of a record."),
    "HTML": ('{"<img src=x>": 1}', 'unknown key "<img src=x>"'),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_says_why_and_leaves_the_table(app_table: TablePage, tmp_path: Path, name: str) -> None:
    text, told = BROKEN[name]
    file = tmp_path / "broken.json"
    file.write_text(text, "utf-8")
    before = cards_of(app_table), app_table.revision()
    panel = opened(app_table)
    open_file(app_table, file)
    expect(panel).to_contain_text(told)
    expect(app_table.status).to_contain_text(told)
    assert (cards_of(app_table), app_table.revision()) == before
    expect(app_table.region.locator("img")).to_have_count(0)
    app_table.play_on()


# ---- The score sheet


@pytest.fixture(params=["en", "ps"])
def finished(browser: Browser, app_url: str, request: pytest.FixtureRequest) -> Iterator[tuple[TablePage, str]]:
    """A phone with a finished deal on it and the panel open, in two directions of writing; no printer is there."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, color_scheme="dark")
    page = context.new_page()
    page.add_init_script("window.print = () => { window.printed = (window.printed ?? 0) + 1; }")
    page.goto(f"{app_url}&deal=4821")
    table = TablePage(page)
    play_until(table, "Next deal")
    words = words_for(request.param)
    if request.param != "en":
        table.button("Settings").click()
        table.region.get_by_role("combobox", name="Language").select_option(request.param)
        page.locator(f"section[lang={request.param}]").wait_for()
        table = TablePage(page, words.text("table.name"))
    opened(table, request.param)
    yield table, request.param
    context.close()


def test_on_a_phone_the_panel_is_whole_and_its_sheet_is_a_table_with_heads(finished: tuple[TablePage, str]) -> None:
    table, language = finished
    words = words_for(language)
    assert found_by_axe(table.page) == []
    assert clipped(table.page) == []
    assert overflowing(table.region) == []
    sheet = table.region.get_by_role("table", name=words.text("sheet.title"))
    heads = sheet.get_by_role("columnheader").all_text_contents()
    columns = ("deal", "dealer", "talk", "king", "tricks", "points", "score")
    assert heads == [words.text(f"sheet.{column}") for column in columns]
    expect(sheet.get_by_role("rowheader")).to_have_text(re.compile("1.*4821"))
    expect(sheet.get_by_role("cell")).to_have_count(6)


def test_the_sheet_is_printed_black_on_white_on_one_page_with_nothing_beside_it(
    finished: tuple[TablePage, str],
) -> None:
    table, language = finished
    page, words = table.page, words_for(language)
    table.button(words.text("sheet.print")).click()
    assert page.evaluate("window.printed") == 1
    page.emulate_media(media="print")
    seen = page.evaluate(
        "() => [...document.body.children].filter(one => one.checkVisibility()).map(one => one.className)"
    )
    assert seen == ["ecarte-print"]
    printed = page.locator(".ecarte-print")
    expect(printed).to_have_attribute("dir", words.direction)
    expect(printed).to_have_css("color", "rgb(0, 0, 0)")
    expect(printed).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(printed.get_by_role("columnheader")).to_have_count(7)
    paper = page.pdf(prefer_css_page_size=True)
    sizes = [tuple(map(float, box.split())) for box in re.findall(rb"/MediaBox \[([\d. ]+)\]", paper)]
    assert [tuple(map(round, size[2:])) for size in sizes] == [A4_POINTS]
    page.emulate_media(media="screen")
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    expect(printed).to_have_count(0)
    expect(table.region).to_be_visible()


def test_the_browsers_own_way_to_print_prints_the_sheet_while_it_is_open(finished: tuple[TablePage, str]) -> None:
    table, language = finished
    page = table.page
    laid_out = (
        "() => { dispatchEvent(new Event('beforeprint')); return document.querySelectorAll('.ecarte-print').length; }"
    )
    after = (
        "() => { dispatchEvent(new Event('afterprint')); return document.querySelectorAll('.ecarte-print').length; }"
    )
    assert [page.evaluate(laid_out), page.evaluate(after)] == [1, 0]
    table.button(words_for(language).text("panel.close")).click()
    assert page.evaluate(laid_out) == 0


def test_two_people_deal_a_number_with_no_hand_shown(page: Page, app_url: str) -> None:
    page.add_init_script("localStorage.setItem('ecarte-settings', '{\"opponent\":\"person\"}')")
    page.goto(app_url)
    table = TablePage(page)
    opened(table)
    deal_number(table, "4821")
    expect(table.region).to_contain_text("Deal number 4821")
    expect(table.hand).to_have_count(0)
    expect(table.choices).to_have_text([re.compile("show my cards")])
