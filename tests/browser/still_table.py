"""A table at a moment of a known game, on a page of its own: the browser's side as it is, with no Python behind it."""

import json
from collections.abc import Callable
from itertools import count
from typing import Final

from playwright.sync_api import Page

from ecarte_widgets.engine import KingMarked
from ecarte_widgets.i18n import words_for
from ecarte_widgets.sessions import Ask, Choice, GameSession, Scene, Start, read_intent
from ecarte_widgets.widgets.home import Doors
from ecarte_widgets.widgets.table.book import book_for
from ecarte_widgets.widgets.table.settings import Settings
from ecarte_widgets.widgets.table.view import table_view
from ecarte_widgets.widgets.table.widget import Table
from tests.browser.table_page import TablePage

WAYS_HEIGHT: Final = "52px"
"""What the ways to the other pages of the app take above a table."""
PAGE: Final = """<!DOCTYPE html><html><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>{styles}</style>
<style>
  body {{ margin: 0; padding: 2px }}
  @media (min-height: 30.01rem) {{ body {{ padding-block-start: {ways} }} }}
</style></head><body><main id="here"></main>
<script type="module">
{code}
const traits = {traits};
const listeners = {{}};
const model = {{
  get: (name) => traits[name],
  on: (name, todo) => (listeners[name] = todo),
  off: () => {{}},
  send: () => setTimeout(() => listeners["msg:custom"]({{ kind: "answered" }})),
}};
render({{ model, el: document.getElementById("here") }});
</script></body></html>"""
LIKELIEST: Final[tuple[str, ...]] = ("keep-quiet", "stand", "refuse", "next-deal")


def moment(holds: Callable[[Scene], bool], opponent: str = "book") -> GameSession:
    """Find a game, played without exchanges, at a moment for which a condition holds."""
    for number in count():
        session = GameSession(Start(Settings().rules, opponent, secret=f"still {number}"))
        scene = session.scene()
        while not holds(scene) and Choice.NEW_GAME not in scene.choices:
            offered = [choice.value for choice in scene.choices]
            chosen = next((choice for choice in LIKELIEST if choice in offered), None)
            if chosen is None:
                chosen = "exchange" if scene.ask is Ask.EXCHANGE else str(scene.view.actions[0])
            if chosen == "exchange" and (scene.view.exchange or (0, 0))[0]:
                chosen = f"exchange {scene.view.hand[0].value}"
            scene = session.answer(read_intent(chosen), session.revision)
        if holds(scene):
            return session
    raise AssertionError


def exchanging() -> GameSession:
    """Find a game at the moment when elder, who proposed, chooses cards for the exchange."""
    for number in count():
        session = GameSession(Start(Settings().rules, "book", secret=f"still {number}"))
        if session.scene().ask is Ask.PROPOSAL:
            session.answer(read_intent("propose"), session.revision)
        if session.scene().ask is Ask.EXCHANGE:
            return session
    raise AssertionError


def turned_king(scene: Scene) -> bool:
    """A turned-up king with two answers beside it: three buttons and the longest help."""
    return Choice.MARK_TURNED_KING in scene.choices and scene.ask is Ask.ANSWER


def last_trick(scene: Scene) -> bool:
    """The end of a deal, told in full."""
    return scene.ask is Ask.DEAL_OVER


def led(scene: Scene) -> bool:
    """A card to be answered, and a turned-up king still to be marked."""
    return scene.ask is Ask.FOLLOW and Choice.MARK_TURNED_KING in scene.choices


def played_out(scene: Scene) -> bool:
    """The tricks left could be played out, and a turned-up king still marked: three remarks below the choices."""
    return led(scene) and Choice.PLAY_OUT in scene.choices


def king_told(scene: Scene) -> bool:
    """The other has announced or marked a king, and led a card: with what was said before, three lines and more."""
    marked = any(isinstance(one, KingMarked) and one.award.player is not scene.view.seat for one in scene.events)
    return marked and scene.ask is Ask.FOLLOW


def before_the_talk(scene: Scene) -> bool:
    """The first choice of a deal, and what hangs on it."""
    return scene.ask is Ask.PROPOSAL


def handed_over(scene: Scene) -> bool:
    """The screen goes to the other of two people."""
    return scene.ask is Ask.HAND_OVER


def show(page: Page, session: GameSession, language: str) -> TablePage:
    """Show a game as it is on a page."""
    words, start = words_for(language), session.start
    view = table_view(session.scene(), words, Settings(language=language)) | {"settings": [], "place": "still"}
    code = Table._esm.replace("export default { render };", "")  # noqa: SLF001  (what a page loads)
    styles = Doors._css + Table._css  # noqa: SLF001  (as above)
    traits = json.dumps({"view": view, "book": book_for(start.rules, words)})
    page.set_content(PAGE.format(styles=styles, code=code, traits=traits, ways=WAYS_HEIGHT))
    table = TablePage(page, words.text("table.name"))
    table.status.wait_for()
    return table
