"""No answer is in a lesson's page before it was given: not in its text, its attributes, nor in what travels to it."""

import json

import pytest
from playwright.sync_api import Page, WebSocket

from ecarte_widgets.engine import Card, Exchange, PlayCard, Seat
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.options import Form, options_for
from ecarte_widgets.lessons.played import Played
from ecarte_widgets.lessons.questions import DiscardLimits, MarkPlayable, MayDo, MayMarkKing, Question
from ecarte_widgets.sessions import Intent, read_intent
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.sessions.table_play import TablePlay
from ecarte_widgets.widgets.course.right_words import right_text
from tests.browser.course_page import CoursePage
from tests.browser.learner import FIXED_SEED, learner_at
from tests.browser.lesson_table import WORDS, LessonTable
from tests.browser.secrets_in_text import where_named
from tests.browser.test_secrets import all_of_the_page

pytestmark = pytest.mark.browser


class Wire:
    """All that travels to a page."""

    def __init__(self, page: Page) -> None:
        """Listen from now on."""
        self._frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        """Keep what comes."""
        socket.on("framereceived", lambda data: self._frames.append(data if isinstance(data, str) else decoded(data)))

    def take(self) -> str:
        """Give what came since this was last asked."""
        came = " ".join(self._frames)
        self._frames.clear()
        return came


def decoded(data: bytes) -> str:
    """Read a message that is text but for some bytes around it."""
    return data.decode("utf-8", errors="replace")


def hidden_cards(question: Question) -> set[Card]:
    """The cards that the player asked may not know."""
    match question:
        case MarkPlayable(position) | MayDo(position) | DiscardLimits(position) | MayMarkKing(position):
            deal = position.game.deal
            assert deal is not None
            other = position.seat.other
            known = {position.view.led, deal.turn_up, *(card for trick in deal.tricks for card in trick[1:3])}
            return {*deal.hands[other], *deal.discards[other], *deal.stock} - known
        case _:
            return set()


def tells(text: str, words: str) -> bool:
    """Tell whether a text has some words, as they are or as JSON has them."""
    return any(one in text for one in (words, json.dumps(words)[1:-1], json.dumps(words, ensure_ascii=False)[1:-1]))


def one_of_each_kind() -> list[tuple[str, str]]:
    """Name the first step of the course that asks each kind of question, by its lesson and its own id."""
    steps: dict[type, tuple[str, str]] = {}
    for lesson in load_course():
        for step in lesson.steps:
            if not isinstance(step.source, Played):
                steps.setdefault(type(step.question(0)), (lesson.id, step.id))
    return list(steps.values())


def test_nothing_tells_the_answer_before_it_was_given(page: Page, course_url: str) -> None:
    """At every kind of question: hidden cards, the reason, and which choice is the right one."""
    wire = Wire(page)
    page.goto(course_url)
    course = CoursePage(page)
    hid, done = 0, Progress()
    for lesson, step in one_of_each_kind():
        at = learner_at(course, lesson, step, done)
        wire.take()  # other cards of this and other steps
        at.go_to(step)
        question, page_now, came = at.question, all_of_the_page(page), wire.take()
        hidden = hidden_cards(question)
        hid += len(hidden)
        reason = right_text(course.words, question)
        for text in (page_now, came):
            assert where_named(text, hidden) == [], (lesson, step)
            assert not tells(text, reason), (lesson, step)
        assert len(looks(course, question)) <= 1, (lesson, step)
        at.answer_rightly()
        assert tells(wire.take(), reason), "what is looked for is found once it is told"
        done = at.mirror.progress
    assert hid > 50


def looks(course: CoursePage, question: Question) -> set[str]:
    """How the choices look and what they say of themselves, but for what each of them is: all alike."""
    if options_for(question).form in (Form.NUMBER, Form.FIELDS):
        fields = course.region.locator(".ecarte-course-stage").locator("fieldset, input[type=number]")
        return set(fields.evaluate_all("all => all.map(one => one.className + one.ariaDescription)"))
    choices: list[str] = course.choices(question).evaluate_all(
        """all => all.map((one) => {
          const suits = ["spades", "hearts", "diamonds", "clubs", "trump"].map((suit) => `ecarte-${suit}`);
          const own = ["aria-label", "data-card", "tabindex", "data-from"];
          return [...one.attributes].filter((each) => !own.includes(each.name)).map((each) => each.name + "="
            + each.value.split(" ").filter((name) => !suits.includes(name) && !name.startsWith("ecarte-by-")).join(" "))
            .sort().join(" ");
        })"""
    )
    return set(choices)


@pytest.mark.parametrize(("lesson", "step"), [("coach", "deal-elder"), ("play", "five-tricks")])
def test_no_hidden_card_of_a_table_in_a_lesson_reaches_the_browser(
    page: Page, course_url: str, lesson: str, step: str
) -> None:
    """The chance of the table is fixed as well: the test deals the same cards, and does the same."""
    wire = Wire(page)
    page.goto(course_url)
    learner = learner_at(CoursePage(page), lesson, step)
    table, played = LessonTable(page, learner.course.hands), learner.step.source
    assert isinstance(played, Played)
    mirror = TablePlay(played, learner.step.rules, secret=f"table 0 of {FIXED_SEED}")
    for _ in range(3):
        for text in (all_of_the_page(page), wire.take()):
            assert where_named(text, hidden_at(mirror)) == []
        if "Opponent" in table.choice_names():
            table.act(table.button("Opponent"))
            mirror.predict(mirror.scene().view.seat.other, mirror.scene().revision)
        if "Continue" in table.choice_names():
            table.go_on()
        held = table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
        assert set(held) == {card.value for card in mirror.scene().view.hand}
        do_the_same(table, mirror)


def do_the_same(table: LessonTable, mirror: TablePlay) -> None:
    """Do the first thing that may be done on the page and at the table beside."""
    scene = mirror.scene()
    act: Intent
    if scene.view.exchange is not None:
        act = Exchange(scene.view.hand[:1])
        table.hand.and_(table.page.locator(f"[data-card='{act.cards[0].value}']")).click()
        target = table.button("Exchange 1 card")
    elif scene.choices:
        act = read_intent(scene.choices[0].value)
        target = table.button(WORDS.text(f"choice.{scene.choices[0].value}"))
    else:
        act = scene.view.actions[0]
        assert isinstance(act, PlayCard)
        target = table.hand.and_(table.page.locator(f"[data-card='{act.card.value}']"))
    table.act(target)
    mirror.answer(act, scene.revision)


def hidden_at(table: TablePlay) -> set[Card]:
    """The cards of a table that the learner may not know now."""
    deal = table._session.game.deal  # noqa: SLF001  (it alone knows them)
    assert deal is not None
    return {*deal.hands[Seat.NORTH], *deal.discards[Seat.NORTH], *deal.stock}
