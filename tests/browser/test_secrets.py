"""No hidden card is anywhere in a page: not in its text, its attributes, its storage, nor in what travels to it."""

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket

from ecarte_widgets.engine import Card, Seat
from ecarte_widgets.engine.cards import KING_OF
from ecarte_widgets.sessions import session_from_text
from tests.browser.secrets_in_text import cards_named, where_named
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


def test_a_card_is_found_however_it_is_named() -> None:
    """The search of this module finds what it looks for."""
    texts = ('data-card="8S"', '{"card":"8S"}', "the Eight of spades", "play 8S", "8♠")
    assert all(cards_named(text, {Card.EIGHT_OF_SPADES}) for text in texts)
    assert cards_named('d="M1 8S9 4" 18S 8Sx', {Card.EIGHT_OF_SPADES}) == set()


def all_of_the_page(page: Page) -> str:
    """The page's text and attributes, and what its browser stores for it."""
    return page.content() + str(page.evaluate("() => JSON.stringify([{...localStorage}, {...sessionStorage}])"))


def test_no_hidden_card_reaches_the_browser(page: Page, app_url: str, app_state: Path) -> None:
    """During whole deals everything on the page, and everything that travels to it, is searched at each step.

    What there is about the game, its score sheet too, is open beside the table all the time.
    """
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda data: frames.append(data if isinstance(data, str) else data.decode("latin-1"))
        )

    page.on("websocket", listen)
    page.goto(app_url)
    table = TablePage(page)
    table.button("Game").click()
    for _ in range(40):
        hidden = hidden_cards(newest_game(app_state))
        assert hidden
        assert where_named(all_of_the_page(page), hidden) == []
        assert where_named(" ".join(frames), hidden) == []
        frames.clear()
        if not table.play_on(prefer=("Keep quiet", "Propose", "Accept", "Next deal")):
            break
