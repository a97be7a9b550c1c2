"""A table within another widget: mounted with a line of the test's own, and taken away again."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import ecarte_widgets as ew
from ecarte_widgets.i18n import words_for
from ecarte_widgets.lessons.played import Scope
from ecarte_widgets.sessions import Choice, GameSession, Start, read_intent
from ecarte_widgets.widgets.bundle import TABLE_MODULES, TABLE_SHEETS, bundled, styles
from ecarte_widgets.widgets.table.book import book_for
from ecarte_widgets.widgets.table.settings import Settings
from ecarte_widgets.widgets.table.view import table_view
from tests.browser.table_page import TablePage
from tests.sessions.play import chance
from tests.widgets.course_on_page import CourseOnPage
from tests.widgets.played_step import open_played, play_on

pytestmark = [pytest.mark.browser, pytest.mark.moving]

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>{styles}</style><main id="here"></main>
<script type="module">
{code}
const line = {{ view: {view}, book: {book}, sent: [], on: {{ view: new Set(), message: new Set() }} }};
const listen = (callbacks, callback) => {{
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}};
const link = {{
  view: () => line.view,
  book: () => line.book,
  send: (message) => line.sent.push(message),
  onView: (callback) => listen(line.on.view, callback),
  onMessage: (callback) => listen(line.on.message, callback),
}};
window.line = line;
window.show = (view) => {{ line.view = view; line.on.view.forEach((callback) => callback()); }};
window.remove = mountTable(document.getElementById("here"), link, {options});
</script>"""

WIDGET = """<!DOCTYPE html><meta charset="utf-8"><style>{styles}</style><main id="here"></main>
<script type="module">
{code}
const line = {{ view: {view}, sent: [], on: {{}} }};
const model = {{
  get: () => line.view,
  send: (message) => line.sent.push(message),
  on: (event, callback) => (line.on[event] ??= new Set()).add(callback),
  off: (event, callback) => line.on[event].delete(callback),
}};
window.line = line;
window.show = (view) => {{ line.view = view; line.on["change:view"].forEach((callback) => callback()); }};
window.answer = () => line.on["msg:custom"].forEach((callback) => callback({{ kind: "answered" }}));
render({{ model, el: document.getElementById("here") }});
</script>"""

PREDICT = {
    "ask": "Who takes the trick?",
    "options": [
        {"label": "I do", "intent": "predict own"},
        {"label": "My opponent", "intent": "predict other"},
    ],
}


def shown(session: GameSession) -> dict[str, Any]:
    """Give the view of a session, as another widget sends it."""
    return table_view(session.scene(), words_for("en"), Settings()) | {"settings": [], "place": "elsewhere"}


def before_and_after_a_trick() -> tuple[dict[str, Any], dict[str, Any]]:
    """Give the view before the last card of a trick and the view after it, with the trick to be looked at."""
    session = GameSession(Start(Settings().rules, "book", secret="a secret of this test"))
    while True:
        scene, before = session.scene(), shown(session)
        first = scene.choices[0] if scene.choices else scene.view.actions[0]
        if first is Choice.EXCHANGE:
            intent = f"exchange {scene.view.hand[0].value}"
        else:
            intent = first.value if isinstance(first, Choice) else str(first)
        session.answer(read_intent(intent), session.revision)
        after = shown(session)
        if after["pause"] is not None and after["pause"]["leads"]:
            return before, after


def load(page: Page, view: dict[str, Any], **options: bool) -> None:
    """Mount a table on an empty page."""
    book = book_for(Settings().rules, words_for("en"))
    parts = {"view": view, "book": book, "options": options}
    code, sheets = bundled(*TABLE_MODULES), styles(*TABLE_SHEETS)
    page.set_content(PAGE.format(code=code, styles=sheets, **{name: json.dumps(part) for name, part in parts.items()}))


def mounted(page: Page, view: dict[str, Any], **options: bool) -> TablePage:
    """Mount a table on an empty page, and wait until it is there."""
    load(page, view, **options)
    return TablePage(page)


def sent(page: Page) -> list[dict[str, Any]]:
    """What the table has sent."""
    messages: list[dict[str, Any]] = page.evaluate("() => line.sent")
    return messages


def test_a_table_that_remembers_nothing_is_there_at_once_and_sends_only_what_is_chosen(page: Page) -> None:
    before, _ = before_and_after_a_trick()
    table = mounted(page, before, remembers=False)
    assert table.region.evaluate("one => one.style.visibility") == ""
    assert sent(page) == []
    card = table.playable().first
    intent = f"play {card.get_attribute('data-card')}"
    card.click()
    assert sent(page) == [{"intent": intent, "revision": before["revision"]}]


def region(page: Page) -> Locator:
    """The table, seen or not."""
    return page.locator(".ecarte-table")


def answer(page: Page) -> None:
    """Answer what was sent last."""
    page.evaluate("() => line.on.message.forEach((callback) => callback({ kind: 'answered' }))")


WATCH = """() => {
  globalThis.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    globalThis.moved += 1;
    return animate.apply(this, how);
  };
}"""
"""Count the cards that fly."""


def test_a_table_that_remembers_greets_and_shows_nothing_to_play_with_until_that_is_answered(page: Page) -> None:
    """The game that is kept comes in at once, and no card flies into it from the one that was hidden."""
    before, after = before_and_after_a_trick()
    load(page, before)
    page.evaluate(WATCH)
    assert [message.keys() for message in sent(page)] == [{"hello"}]
    expect(page.get_by_text("One moment")).to_be_visible()
    expect(region(page)).to_be_hidden()
    expect(page.get_by_role("button")).to_have_count(0)
    kept = after | {"gameKey": "the one that was kept", "revision": before["revision"] + 1}
    page.evaluate("view => show(view)", kept)
    expect(region(page)).to_be_hidden()
    answer(page)
    expect(region(page)).to_be_visible()
    expect(page.get_by_text("One moment")).to_have_count(0)
    assert TablePage(page).choice_names() == ["Continue"]
    assert page.evaluate("() => globalThis.moved") == 0


def test_a_table_that_is_never_greeted_back_can_only_be_read(page: Page) -> None:
    before, after = before_and_after_a_trick()
    load(page, before)
    expect(region(page)).to_be_visible(timeout=30_000)
    expect(TablePage(page).status).to_contain_text("no longer answers")
    assert region(page).evaluate("one => one.inert")
    page.evaluate("view => show(view)", after)
    answer(page)
    assert not region(page).evaluate("one => one.inert")
    expect(TablePage(page).status).not_to_contain_text("no longer answers")


def test_cards_move_within_a_game_and_never_from_one_into_another(page: Page) -> None:
    before, after = before_and_after_a_trick()
    mounted(page, before | {"gameKey": "one"}, remembers=False)
    page.evaluate(WATCH)
    page.evaluate("view => show(view)", after | {"gameKey": "another", "revision": before["revision"] + 1})
    assert page.evaluate("() => globalThis.moved") == 0
    page.evaluate("view => show(view)", before | {"gameKey": "another", "revision": before["revision"] + 2})
    assert page.evaluate("() => globalThis.moved") > 0


def test_without_a_bar_undo_is_left(page: Page) -> None:
    before, _ = before_and_after_a_trick()
    table = mounted(page, before, bar=False, remembers=False)
    expect(table.region).not_to_contain_text("gamerules")
    for name in ("Rules", "Settings", "New game"):
        expect(table.button(name)).to_have_count(0)
    table.button("Undo").click()
    assert sent(page) == [{"intent": "undo", "revision": before["revision"]}]


def test_who_takes_a_trick_is_asked_and_what_is_said_is_sent(page: Page) -> None:
    """Only then can the table go on, and it waits for that even where tricks go by themselves."""
    before, after = before_and_after_a_trick()
    asked = after | {"pause": after["pause"] | {"predict": PREDICT, "leads": False, "said": "Two cards lie there."}}
    after["pause"] |= {"waits": True, "said": "Your card is the higher one."}
    after["revision"] += 1
    after["display"]["pace"] = "auto"
    for option in PREDICT["options"]:
        assert isinstance(option, dict)
        table = mounted(page, before, bar=False, remembers=False)
        page.evaluate("view => show(view)", asked)
        expect(table.status).to_contain_text("Who takes the trick?")
        assert table.choice_names() == ["I do", "My opponent"]
        expect(table.region.locator(".ecarte-won, .ecarte-hand .ecarte-play")).to_have_count(0)
        table.hand.first.click()
        expect(table.status).to_have_text("Who takes the trick?")
        assert sent(page) == []
        table.button(option["label"]).click()
        assert sent(page) == [{"intent": option["intent"], "revision": asked["revision"]}]
        page.evaluate("view => show(view)", after)
        expect(table.status).to_contain_text("Your card is the higher one.")
        expect(table.region.locator(".ecarte-won")).to_have_count(1)
        assert table.choice_names() == ["Continue"]
        table.go_on()
        expect(table.status).to_contain_text(after["ask"])


@pytest.mark.parametrize("pace", ["auto", "tap"])
def test_a_table_goes_on_from_a_trick_also_when_it_is_told_again_meanwhile(page: Page, pace: str) -> None:
    """As at a switch of the language, which shows the same trick in other words."""
    before, after = before_and_after_a_trick()
    table = mounted(page, before, remembers=False)
    told = after | {"revision": before["revision"] + 1, "display": after["display"] | {"pace": pace}}
    press = "document.querySelector('.ecarte-choices button').click();" if pace == "tap" else ""
    page.evaluate(f"view => {{ show(view); {press} show(view); }}", told)
    expect(table.button("Continue")).to_have_count(0)
    expect(table.status).to_contain_text(after["ask"])


def test_a_table_taken_away_leaves_nothing_and_listens_to_nothing(page: Page) -> None:
    before, after = before_and_after_a_trick()
    table = mounted(page, before, remembers=False)
    page.evaluate("() => remove()")
    expect(table.region).to_have_count(0)
    page.evaluate("view => show(view)", after)
    assert page.evaluate("() => document.getElementById('here').innerHTML") == ""
    assert page.evaluate("() => line.on.view.size + line.on.message.size") == 0


def mount(page: Page, widget: Any, view: dict[str, Any] | None = None) -> Locator:  # noqa: ANN401  (any of them)
    """Put a widget on an empty page, without Python; with another view than its own, if one is given."""
    state = widget.get_state()
    parts = {"code": state["_esm"], "styles": state["_css"], "view": json.dumps(view or widget.view)}
    page.set_content(WIDGET.format(**parts))
    return page.locator(".ecarte-demo" if isinstance(widget, ew.Demo) else ".ecarte-course")


@pytest.mark.parametrize("widget", [ew.Course, ew.Lesson, ew.Worksheet, ew.Demo])
def test_all_that_remembers_shows_nothing_to_act_on_until_its_greeting_is_answered(
    page: Page, widget: Callable[..., Any]
) -> None:
    """What is kept comes in at once; what was there before it is never seen."""
    arguments: dict[Any, list[object]] = {ew.Lesson: ["ranking"], ew.Worksheet: [[4821]]}
    one = widget(*arguments.get(widget, []))
    region = mount(page, one)
    assert [message.keys() for message in sent(page)] == [{"hello"}]
    expect(page.get_by_text("One moment")).to_be_visible()
    expect(region).to_be_hidden()
    expect(page.get_by_role("button")).to_have_count(0)
    page.evaluate("answer()")
    expect(region).to_be_visible()
    expect(page.get_by_text("One moment")).to_have_count(0)


@pytest.mark.parametrize("widget", [ew.Course, ew.Demo])
def test_where_nobody_answers_what_is_there_can_be_read(page: Page, widget: Callable[..., Any]) -> None:
    """As in a notebook that was opened without Python."""
    one = widget()
    region = mount(page, one)
    expect(region).to_be_visible(timeout=30_000)
    assert region.evaluate("one => one.inert")
    expect(region).to_contain_text("no longer answers")


def press_twice_with_one_answer_late(page: Page, target: Locator, ready: Callable[[], object] = lambda: None) -> None:
    """Press, see another state, press again, and get the answer to the first press only then, and no other."""
    target.click()
    page.evaluate("() => show({ ...line.view, revision: line.view.revision + 1 })")
    ready()
    target.click()
    assert [message for message in sent(page) if "hello" not in message][1:], "the second press was sent"
    page.evaluate("answer()")


def test_a_late_answer_does_not_hide_that_a_table_gets_none_any_more(page: Page) -> None:
    before, _ = before_and_after_a_trick()
    table = mounted(page, before | {"pause": None}, remembers=False)
    page.evaluate("() => { globalThis.answer = () => line.on.message.forEach((tell) => tell({ kind: 'answered' })); }")
    press_twice_with_one_answer_late(page, table.playable().first, table.awake)
    expect(table.status).to_contain_text("no longer answers")


@pytest.mark.parametrize("widget", [ew.Course, ew.Demo, ew.Worksheet])
def test_a_late_answer_does_not_hide_that_nobody_answers_any_more(page: Page, widget: Callable[..., Any]) -> None:
    """A state and the answer that follows it are two messages: a quick press falls between them."""
    one = widget([4821]) if widget is ew.Worksheet else widget()
    region = mount(page, one)
    page.evaluate("answer()")
    name = {"Course": "Ranking", "Demo": "Stand", "Worksheet": "Exercise 2"}[widget.__name__]
    target = region.get_by_role("button", name=re.compile(rf"^{name}"))
    press_twice_with_one_answer_late(page, target.first)
    expect(page.get_by_text("no longer answers").first).to_be_visible()


def before_and_after_a_remark(lesson: CourseOnPage) -> tuple[dict[str, Any], dict[str, Any]]:
    """Give the views before and after an act that the coach would not have done, and that completed a trick."""
    rng = chance(3)
    open_played(lesson, Scope.GAME)
    for _ in range(200):
        before = lesson.view
        play_on(lesson, rng)
        pause = lesson.view["table"]["pause"]
        if pause is not None and pause["leads"] and lesson.view["coach"]["after"]:
            return before, lesson.view
    pytest.fail("the coach never said anything")


def test_what_the_coach_said_of_an_act_is_gone_with_its_trick(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would seem to be advice for what is asked next."""
    before, after = before_and_after_a_remark(CourseOnPage(monkeypatch))
    mount(page, ew.Course(), before)
    page.evaluate("answer()")
    page.evaluate("view => { show(view); answer(); }", after)
    remark = page.get_by_text(after["coach"]["after"])
    expect(remark).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="Continue")).to_have_count(0)
    expect(remark).to_have_count(0)
