"""Take the pictures of the README and the docs: the real table, in a real browser, at moments of a numbered deal.

Run it from the project's folder after a change to how the table looks: ``.venv/bin/python tools/take_pictures.py``.
It writes ``docs/pictures``. The browser is found as in the tests.
"""

import json
import sys
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import words_for
from ecarte_widgets.sessions import Choice, GameSession, Start, read_intent
from ecarte_widgets.widgets.classroom.demo import Demo
from ecarte_widgets.widgets.classroom.worksheet import Worksheet
from ecarte_widgets.widgets.table.book import book_for
from ecarte_widgets.widgets.table.game_panel import game_panel
from ecarte_widgets.widgets.table.settings import Settings
from ecarte_widgets.widgets.table.view import table_view
from ecarte_widgets.widgets.table.widget import Table
from tests.browser.conftest import FLAGS, chromium_path

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>body {{ margin: 8px; background: {background} }}</style>
<style>{styles}</style><main id="here"></main>
<script type="module">
{code}
const traits = {traits};
const listeners = {{}};
const model = {{
  get: (name) => traits[name],
  on: (name, todo) => (listeners[name] ??= []).push(todo),
  off: () => {{}},
  send: () => setTimeout(() => listeners["msg:custom"].forEach((todo) => todo({{ kind: "answered" }}))),
}};
render({{ model, el: document.getElementById("here") }});
</script>"""


class Picture(NamedTuple):
    """One picture: the moment, the screen, the language; after how many deals, and on paper."""

    name: str
    answers: tuple[str, ...]
    width: int
    height: int
    scheme: Literal["light", "dark"] = "light"
    language: str = "en"
    panel: str = ""
    deals: int = 0
    prints: bool = False


START = Start(Settings().rules, "book", deal=4821, secret="a secret that everybody knows")  # noqa: S106
PICTURED = (
    Picture("table", ("propose",), 1280, 800),
    Picture("rules", ("propose",), 1280, 800, panel="panel.rules"),
    Picture("phone-dark", ("propose",), 390, 740, "dark"),
    Picture("pashto", ("propose",), 1280, 800, language="ps"),
    Picture("game", ("propose",), 1280, 800, panel="panel.game", deals=1),
    Picture("results", ("propose",), 1280, 800, panel="panel.results"),
    Picture("score-sheet", ("propose",), 688, 412, panel="panel.game", deals=2, prints=True),
)


PLACE = "http://localhost/"
"""Where the pages say they are, as a browser keeps results for a place alone; nothing is fetched from there."""
RESULTS = [
    {"opponent": "book", "rules": "gamerules", "won": True, "own": 5, "other": 3},
    {"opponent": "book", "rules": "gamerules", "won": False, "own": 2, "other": 6},
    {"opponent": "book", "rules": "classic", "won": True, "own": 6, "other": 4},
    {"opponent": "random", "rules": "gamerules", "won": True, "own": 5, "other": 1},
]
"""How games ended, for the picture of the results."""


class DemoPicture(NamedTuple):
    """A picture of the demonstration: what was done before, and whether it fills the screen."""

    name: str
    intents: tuple[str, ...]
    is_full: bool


DEMO_PICTURED = (
    DemoPicture("demo", ("play-out", "trick 1", "ask playable", "answer"), is_full=True),
    DemoPicture(
        "demo-set-up",
        (
            *("set-up", "clear", "put KH turn-up"),
            *(f"put {card} elder" for card in ("QH", "JH", "KS", "AS", "7D", "8C")),
            *(f"put {card} dealer" for card in ("9H", "TS", "KD", "7C", "QC")),
        ),
        is_full=False,
    ),
)


def demo_page_of(picture: DemoPicture) -> str:
    """Give the page that shows a moment of a demonstration."""
    demo = Demo(deal=START.deal, rules=Rules(), language="en")
    for intent in picture.intents:
        demo._receive(demo, {"intent": intent, "revision": demo.view["revision"]}, [])  # noqa: SLF001  (as a page does)
    code = str(demo._esm).replace("export default { render };", "")  # noqa: SLF001  (our own)
    traits = json.dumps({"view": demo.view})
    return PAGE.format(styles=str(demo._css), code=code, traits=traits, background="#fff")  # noqa: SLF001  (our own)


def take_demo(browser: Browser, picture: DemoPicture) -> None:
    """Take one picture of the demonstration."""
    words = words_for("en")
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    page = context.new_page()
    page.set_content(demo_page_of(picture))
    region = page.get_by_role("region", name=words.text("demo.name"), exact=True)
    region.wait_for()
    if picture.is_full:
        page.get_by_role("button", name=words.text("demo.full"), exact=True).click()
        page.wait_for_function("() => document.querySelector('[data-full=true]')")
        page.evaluate("() => document.activeElement.blur()")
    page.screenshot(path=PICTURES / f"{picture.name}.png")
    context.close()


def take_worksheet(browser: Browser) -> None:
    """Take the picture of a worksheet: an exercise in which all cards that may be played are to be chosen."""
    sheet = Worksheet([4821], rules="classic", language="en")
    while sheet.view["lesson"]["control"]["form"] != "mark":
        number = int(sheet.view["lesson"]["question"]) + 1
        message = {"intent": "go", "number": number, "revision": sheet.view["revision"]}
        sheet._receive(sheet, message, [])  # noqa: SLF001  (as a page does)
    code = str(sheet._esm).replace("export default { render };", "")  # noqa: SLF001  (our own)
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    traits = json.dumps({"view": sheet.view})
    page.set_content(PAGE.format(styles=str(sheet._css), code=code, traits=traits, background="#fff"))  # noqa: SLF001
    page.get_by_role("region", name=sheet.view["name"], exact=True).wait_for()
    page.screenshot(path=PICTURES / "worksheet.png")
    context.close()


def is_there(picture: Picture, session: GameSession) -> bool:
    """Tell whether a game is at the moment of a picture: a card is led, or so many deals are over."""
    scene = session.scene()
    is_over = Choice.NEXT_DEAL in scene.choices and len(session.game.deals) >= picture.deals
    return is_over or Choice.NEW_GAME in scene.choices or (picture.deals == 0 and scene.view.led is not None)


def played_table() -> Table:
    """Give a table on which the deal is played to its end by the first choices on offer, cards as they come."""
    table = Table(deal=START.deal, rules=Rules(), language="en", opponent="book")
    while "next-deal" not in (intents := [button["intent"] for button in table.view["choices"]["buttons"]]):
        exchange, cards = table.view["exchange"], table.view["hand"]["cards"]
        if exchange:
            intent = " ".join(["exchange", *(card["card"] for card in cards[-exchange["fewest"] :])])
        else:
            intent = [*(card["intent"] for card in cards if card["state"] == "play"), *intents][0]
        send(table, intent)
    return table


def send(table: Table, intent: str) -> None:
    """Choose something on a table, as a page does."""
    table._receive(table, {"intent": intent, "revision": table.view["revision"]}, [])  # noqa: SLF001


def take_table(browser: Browser, name: str, table: Table, region: str) -> None:
    """Take one picture of a table as it is, once the region of that name is there."""
    traits = json.dumps({"view": table.view, "book": table.book, "game": table.game, "walk": table.walk})
    code = str(table._esm).replace("export default { render };", "")  # noqa: SLF001  (our own)
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    page.set_content(PAGE.format(styles=str(table._css), code=code, traits=traits, background="#fff"))  # noqa: SLF001
    page.get_by_role("region", name=region, exact=True).wait_for()
    page.screenshot(path=PICTURES / f"{name}.png")
    context.close()


def take_walk(browser: Browser) -> None:
    """Take the picture of a game that is gone through: the first trick, both hands open."""
    table = played_table()
    send(table, "walk")
    for intent in ("trick 1", "forward"):
        table._receive(table, {"walk": {"intent": intent, "revision": table.walk["revision"]}}, [])  # noqa: SLF001
    take_table(browser, "walk", table, str(table.walk["name"]))


def take_two_people(browser: Browser) -> None:
    """Take the picture of a table that is handed over."""
    table = Table(deal=START.deal, rules=Rules(), language="en", opponent="person")
    for intent in ("show-hand", "propose"):
        send(table, intent)
    take_table(browser, "two-people", table, str(table.view["name"]))


def page_of(picture: Picture) -> str:
    """Give the page that shows a moment of the deal."""
    words = words_for(picture.language)
    session = GameSession(START)
    for answer in picture.answers:
        session.answer(read_intent(answer), session.revision)
    while not is_there(picture, session):
        scene = session.scene()
        first = scene.choices[0] if scene.choices else scene.view.actions[0]
        if picture.deals and scene.view.talk.proposals and Choice.STAND in scene.choices:
            first = Choice.STAND
        if first is Choice.EXCHANGE:
            hand = " ".join(card.value for card in scene.view.hand[-2:])
            session.answer(read_intent(f"exchange {hand}"), session.revision)
        else:
            text = first.value if isinstance(first, Choice) else str(first)
            session.answer(read_intent(text), session.revision)
    view = table_view(session.scene(), words, Settings(language=picture.language)) | {
        "settings": [],
        "place": "picture",
        "pause": None,
    }
    traits = {"view": view, "book": book_for(START.rules, words), "game": game_panel(session, words)}
    code = Table._esm.replace("export default { render };", "")  # noqa: SLF001  (our own)
    background = "#161d1a" if picture.scheme == "dark" else "#fff"
    styles = Table._css  # noqa: SLF001
    return PAGE.format(styles=styles, code=code, traits=json.dumps(traits), background=background)


def take(browser: Browser, picture: Picture) -> None:
    """Take one picture."""
    context = browser.new_context(
        viewport={"width": picture.width, "height": picture.height},
        color_scheme=picture.scheme,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.route(PLACE, lambda route: route.fulfill(body=page_of(picture), content_type="text/html"))
    kept = {"version": 1, "passed": [], "games": {str(number): one for number, one in enumerate(RESULTS)}}
    page.add_init_script(f"localStorage.setItem('ecarte-results', JSON.stringify({json.dumps(kept)}))")
    page.goto(PLACE)
    words = words_for(picture.language)
    page.get_by_role("region", name=words.text("table.name")).wait_for()
    if picture.panel:
        page.get_by_role("button", name=words.text(picture.panel), exact=True).click()
    if picture.prints:
        page.evaluate("() => (window.print = () => {})")
        page.get_by_role("button", name=words.text("sheet.print"), exact=True).click()
        page.emulate_media(media="print")
        page.evaluate("() => scrollTo(0, 0)")
    page.screenshot(path=PICTURES / f"{picture.name}.png")
    context.close()


def main() -> None:
    """Take them all."""
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for picture in PICTURED:
            take(browser, picture)
        for demo_picture in DEMO_PICTURED:
            take_demo(browser, demo_picture)
        take_worksheet(browser)
        take_walk(browser)
        take_two_people(browser)
        browser.close()


if __name__ == "__main__":
    main()
