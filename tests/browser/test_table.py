"""What a person does at the table in the app, by role and accessible name."""

import re

import pytest
from playwright.sync_api import Browser, expect

from ecarte_widgets.engine import Suit
from ecarte_widgets.i18n import languages, words_for
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

MOST_TRIES = 300
"""More new games than any of these chances needs."""


def new_games_until(table: TablePage, choice: str, *, after: tuple[str, ...] = ()) -> None:
    """Begin new games until a choice is on offer, saying the words given first where they are."""
    for _ in range(MOST_TRIES):
        for word in after:
            if word in table.choice_names():
                table.act(table.button(word))
        if choice in table.choice_names():
            return
        table.act(table.button("New game"))
    pytest.fail(f"{choice!r} was never on offer")


def test_a_king_in_hand_is_asked_for_before_a_card_lands(table: TablePage) -> None:
    """The question comes when the talk ends; until it is answered no card can be played; then it counts."""
    new_games_until(table, "Announce the king", after=("Stand", "Refuse"))
    expect(table.choices).to_have_count(2)
    expect(table.button("Keep quiet")).to_be_visible()
    assert table.playable().count() == 0
    table.act(table.button("Announce the king"))
    expect(table.region.locator(".ecarte-own")).to_contain_text("1 of 5 points")
    expect(table.button("Announce the king")).to_have_count(0)


def test_keeping_quiet_costs_nothing_and_play_goes_on(table: TablePage) -> None:
    new_games_until(table, "Announce the king", after=("Stand", "Refuse"))
    table.act(table.button("Keep quiet"))
    expect(table.region.locator(".ecarte-own")).to_contain_text("0 of 5 points")
    assert table.playable().count() > 0


def test_a_turned_up_king_stays_on_offer_until_the_next_deal(table: TablePage) -> None:
    """The dealer may mark it in the middle of the talk, or after the last trick."""
    new_games_until(table, "Mark the turned-up king")
    while "Next deal" not in table.choice_names():
        expect(table.button("Mark the turned-up king")).to_be_visible()
        go_on_without_the_king(table)
    table.act(table.button("Mark the turned-up king"))
    expect(table.status).to_contain_text("You mark the turned-up king")


def go_on_without_the_king(table: TablePage) -> None:
    """Go on without marking the turned-up king."""
    if "Continue" in table.choice_names():
        table.go_on()
        return
    ways = re.compile("Refuse|Keep all five|(Concede|Claim) the .*points?")
    for word in filter(ways.fullmatch, table.choice_names()):
        table.act(table.button(word))
        return
    table.act(table.playable().first)


def test_a_turned_up_king_that_was_forgotten_is_said_to_be_lost(table: TablePage) -> None:
    new_games_until(table, "Mark the turned-up king")
    while "Next deal" not in table.choice_names():
        go_on_without_the_king(table)
    table.act(table.button("Next deal"))
    expect(table.status).to_contain_text("its point is lost")


def test_undo_takes_back_a_choice_and_the_answer_to_it(table: TablePage) -> None:
    """The same choice afterwards gets the same answer."""
    undo = table.button("Undo")
    expect(undo).to_be_disabled()
    undo.press("Enter")
    expect(table.status).to_contain_text("There is nothing to take back.")

    def shown() -> list[str]:
        cards = table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
        places = (".ecarte-side", ".ecarte-middle", ".ecarte-ask", ".ecarte-choices")
        return [
            str(cards),
            *(re.sub(r"\s+", " ", text) for one in places for text in table.region.locator(one).all_inner_texts()),
        ]

    before = shown()
    choice = table.choice_names()[0] if table.choice_names() else None
    target = table.button(choice) if choice else table.playable().first
    card = None if choice else target.get_attribute("aria-label")
    table.act(target)
    after = shown()
    table.act(table.button("Undo"))
    expect(table.button("Undo")).to_be_disabled()
    expect(table.status).to_contain_text("taken back")
    assert shown() == before
    table.act(table.button(choice or str(card)))
    assert shown() == after


def test_two_fast_clicks_are_one_act(table: TablePage) -> None:
    while table.playable().count() != 5 or table.choice_names():
        table.play_on(prefer=("Keep quiet", "Stand", "Refuse", "Next deal"))
    table.awake()
    before = int(table.revision())
    table.playable().first.evaluate("card => { card.click(); card.click(); card.click(); }")
    expect(table.region).to_have_attribute("data-revision", str(before + 1))
    expect(table.hand).to_have_count(4)
    expect(table.region).to_have_attribute("aria-busy", "false")
    assert int(table.revision()) == before + 1


def test_the_tools_open_beside_the_table_at_the_rule_of_the_moment(table: TablePage) -> None:
    table.button("Rules").click()
    panel = table.region.get_by_role("complementary", name="Rules")
    expect(panel).to_be_visible()
    expect(panel.locator("details[open]")).to_have_count(1)
    table.button("Glossary").click()
    expect(table.region.get_by_role("complementary", name="Glossary")).to_contain_text("The vole")
    expect(panel).to_have_count(0)
    table.button("Close").click()
    expect(table.region.get_by_role("complementary")).to_have_count(0)
    expect(table.button("Glossary")).to_be_focused()


def test_settings_are_remembered_by_the_browser(app_table: TablePage) -> None:
    app_table.button("Settings").click()
    app_table.region.get_by_role("combobox", name="Suit colours").select_option("four")
    expect(app_table.region).to_have_attribute("data-colours", "four")
    app_table.region.get_by_role("combobox", name="Points to win").select_option("7")
    expect(app_table.region.get_by_role("complementary")).to_contain_text("takes effect with the next game")
    app_table.page.reload()
    again = TablePage(app_table.page)
    expect(again.region).to_have_attribute("data-colours", "four")
    again.act(again.button("New game"))
    expect(again.region).to_contain_text("0 of 7 points")
    expect(again.region.locator(".ecarte-bar")).to_contain_text("Points to win: 7")


def test_the_table_goes_on_by_itself_for_those_who_prefer_it(table: TablePage) -> None:
    table.button("Settings").click()
    table.region.get_by_role("combobox", name="After a trick").select_option("auto")
    table.button("Close").click()
    while "Continue" not in table.choice_names():
        table.play_on(prefer=("Keep quiet", "Stand", "Refuse", "Next deal"))
    expect(table.button("Continue")).to_have_count(0)


def test_the_last_trick_can_be_looked_at_again(table: TablePage) -> None:
    while table.button("Last trick").is_disabled():
        table.play_on(prefer=("Keep quiet", "Stand", "Refuse", "Next deal"))
        if "Continue" in table.choice_names():
            table.go_on()
    table.button("Last trick").click()
    last = table.region.get_by_role("group", name="Last trick")
    expect(last.get_by_role("img")).to_have_count(2)
    expect(last.get_by_text("Last trick", exact=True)).to_be_visible()
    who_and_how = re.compile(r"^(You|Your opponent) took it: (higher card|trump|suit not followed)$")
    expect(last.get_by_text(who_and_how)).not_to_be_visible()  # a whole sentence says it
    table.page.set_viewport_size({"width": 1280, "height": 720})
    expect(last.get_by_text(who_and_how)).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(last).to_have_count(0)
    asked = table.hand.or_(table.choices)
    assert any(one.evaluate("one => one === document.activeElement") for one in asked.all())


def test_a_game_survives_a_reload_of_the_page(app_table: TablePage) -> None:
    for _ in range(3):
        app_table.play_on(prefer=("Propose", "Accept"))
    held = app_table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    app_table.page.reload()
    again = TablePage(app_table.page)
    assert again.hand.evaluate_all("cards => cards.map(card => card.dataset.card)") == held
    again.play_on()


def test_a_game_opened_in_a_second_window_goes_on_there(app_table: TablePage) -> None:
    """The first window says so and changes nothing."""
    app_table.play_on()
    other = app_table.page.context.new_page()
    other.goto(app_table.page.url)
    second = TablePage(other)
    second.play_on()
    if "Continue" in app_table.choice_names():
        app_table.go_on()
    if "Exchange cards" in app_table.choice_names():
        app_table.playable().first.click()
    before = app_table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    target = app_table.choices.first if app_table.choices.count() else app_table.playable().first
    target.click()
    expect(app_table.status.get_by_text("goes on in another window")).to_have_count(1)
    expect(app_table.status).to_contain_text("Reload the page to go on here")
    cards = "cards => cards.map(card => card.dataset.card)"
    assert app_table.hand.evaluate_all(cards) == before
    assert app_table.choice_names() == ["New game"]
    assert app_table.playable().count() == 0
    expect(app_table.button("Undo")).to_be_disabled()

    app_table.act(app_table.button("New game"))
    app_table.play_on()
    after = app_table.hand.evaluate_all(cards)
    second.play_on()
    app_table.page.reload()
    assert TablePage(app_table.page).hand.evaluate_all(cards) == after


def to_an_exchange(table: TablePage) -> None:
    """Play until cards are to be chosen for an exchange."""
    while table.region.locator(".ecarte-hand [aria-pressed]").count() == 0:
        table.play_on(prefer=("Keep quiet", "Propose", "Accept", "Next deal"))


def pressed(table: TablePage) -> list[str]:
    """The cards that are chosen for an exchange."""
    chosen: list[str] = table.region.locator("[aria-pressed=true]").evaluate_all(
        "cards => cards.map(c => c.dataset.card)"
    )
    return chosen


def test_cards_chosen_for_an_exchange_survive_a_reload(app_table: TablePage) -> None:
    to_an_exchange(app_table)
    exchange = app_table.button("Exchange cards")
    if exchange.count():  # where a card must be exchanged, as for elder, who proposed
        exchange.press("Enter")
        expect(app_table.status).to_contain_text("Choose at least 1 card")
    for place in (1, 3):
        app_table.hand.nth(place).click()
    expect(app_table.status).not_to_contain_text("Choose at least")
    chosen = pressed(app_table)
    assert len(chosen) == 2
    expect(app_table.hand.nth(1)).to_contain_text("out")
    app_table.page.reload()
    again = TablePage(app_table.page)
    expect(again.button("Exchange 2 cards")).to_be_visible()
    assert pressed(again) == chosen
    again.act(again.button("Exchange 2 cards"))
    assert pressed(again) == []
    again.act(again.button("Undo"))
    assert pressed(again) == []


@pytest.mark.parametrize("language", languages())
def test_the_trumps_are_named_in_one_line_on_a_phone(browser: Browser, app_url: str, language: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('ecarte-settings', '{{\"language\": \"{language}\"}}')")
    page.goto(app_url)
    words = words_for(language)
    table = TablePage(page, words.text("table.name"))
    label = table.region.locator(".ecarte-trumps")
    for suit in Suit:
        lines = label.evaluate(
            """(one, text) => {
              one.textContent = text;
              return one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight);
            }""",
            words.text(f"trumps.{suit.value}"),
        )
        assert lines < 1.5, suit
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    context.close()
