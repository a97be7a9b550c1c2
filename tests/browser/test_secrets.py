"""No hidden card is anywhere in a page: not in its text, its attributes, its storage, nor in what travels to it."""

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket

from ecarte_widgets.engine import Card, Seat
from ecarte_widgets.engine.cards import KING_OF
from ecarte_widgets.sessions import session_from_text
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser


def newest_game(folder: Path) -> str:
    """The game that was kept last, which knows all cards."""
    with sqlite3.connect(folder / "ecarte-widgets" / "games.sqlite3") as database:
        return str(database.execute("SELECT game FROM games ORDER BY touched DESC LIMIT 1").fetchone()[0])


def hidden_cards(game: str) -> set[Card]:
    """The cards that the person may not know now: the other's hand, the other's discards, and the stock.

    A king that the other has announced is known.
    """
    deal = session_from_text(game).game.deal
    assert deal is not None
    announced = {KING_OF[deal.turn_up.suit]} if deal.king_marked else set()
    return {*deal.hands[Seat.NORTH], *deal.discards[Seat.NORTH], *deal.stock} - announced


def names_of(card: Card) -> list[str]:
    """Every way in which a page could name a card; drawings have letters and numbers too, so codes stand alone."""
    rank, suit = card.name.lower().split("_of_")
    return [rf"(?<![\w.]){card.value}(?![\w.])", f"(?i:{rank} of {suit})", re.escape(str(card))]


def cards_named(text: str, cards: set[Card]) -> set[Card]:
    """Which of the cards a text names; licences of the libraries say that they are given "AS IS"."""
    text = re.sub(r"AS[ -]IS", "", text)
    return {card for card in cards if any(re.search(name, text) for name in names_of(card))}


def where_named(text: str, cards: set[Card]) -> list[str]:
    """Where a text names any of the cards, with some of what stands around it."""
    found = cards_named(text, cards)
    text = re.sub(r"AS[ -]IS", "", text)
    return [
        text[max(0, match.start() - 60) : match.end() + 60]
        for card in found
        for name in names_of(card)
        for match in re.finditer(name, text)
    ]


def test_a_card_is_found_however_it_is_named() -> None:
    """The search of this module finds what it looks for."""
    texts = ('data-card="8S"', '{"card":"8S"}', "the Eight of spades", "play 8S", "8♠")
    assert all(cards_named(text, {Card.EIGHT_OF_SPADES}) for text in texts)
    assert cards_named('d="M1 8S9 4" 18S 8Sx', {Card.EIGHT_OF_SPADES}) == set()


def all_of_the_page(page: Page) -> str:
    """The page's text and attributes, and what its browser stores for it."""
    return page.content() + str(page.evaluate("() => JSON.stringify([{...localStorage}, {...sessionStorage}])"))


def test_no_hidden_card_reaches_the_browser(page: Page, app_url: str, app_state: Path) -> None:
    """During whole deals everything on the page, and everything that travels to it, is searched at each step."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda data: frames.append(data if isinstance(data, str) else data.decode("latin-1"))
        )

    page.on("websocket", listen)
    page.goto(app_url)
    table = TablePage(page)
    for _ in range(40):
        hidden = hidden_cards(newest_game(app_state))
        assert hidden
        assert where_named(all_of_the_page(page), hidden) == []
        assert where_named(" ".join(frames), hidden) == []
        frames.clear()
        if not table.play_on(prefer=("Keep quiet", "Propose", "Accept", "Next deal")):
            break
