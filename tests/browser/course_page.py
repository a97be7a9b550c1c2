"""The course as a person meets it: found by role and accessible name, waited for by its state."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect

from ecarte_widgets.i18n import Words, words_for
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.options import Form, Options, Where, options_for
from ecarte_widgets.lessons.questions import OrderCards, Question
from ecarte_widgets.widgets.course.lesson_controls import label_of
from tests.browser.hands import Hands, Mouse
from tests.widgets.lessons import sent

if TYPE_CHECKING:
    from ecarte_widgets.sessions.lesson_session import LessonSession

_PATIENCE_MILLISECONDS = 60_000
_GROUPS = {Where.HAND: "table.hand", Where.TABLE: "course.table", Where.BELOW: "course.answers"}
"""What the groups are called in which choices stand."""
_NAMES = """all => all.map(one => one.ariaLabel
  ?? [...one.childNodes].filter(part => part.ariaHidden !== 'true').map(part => part.textContent).join('').trim())"""
"""The names of buttons, without the signs on them."""


class CoursePage:
    """One course, or one lesson, on a page."""

    def __init__(
        self, page: Page, name: str | None = None, words: Words | None = None, hands: Hands | None = None
    ) -> None:
        """Wait until it is there.

        Args:
            page: the page.
            name: what it is called; left out, as a course is.
            words: its language; left out, English.
            hands: how the person works on it; left out, by mouse.
        """
        self.page = page
        self.words = words or words_for("en")
        self.hands = hands or Mouse()
        self.region = page.get_by_role("region", name=name or self.words.text("course.name"), exact=True)
        self.mirrors: dict[str, LessonSession] = {}
        """The lessons that were open on it, as :func:`tests.browser.learner.learner_at` knows them beside the page."""
        self.region.wait_for(timeout=_PATIENCE_MILLISECONDS)

    @property
    def status(self) -> Locator:
        """What was said: to an answer, or on the list. The table in a step that is played has a status of its own."""
        return self.region.locator("[role=status]:not(.ecarte-table *)")

    @property
    def title(self) -> Locator:
        """The title of the step."""
        return self.region.get_by_role("heading", level=3)

    @property
    def list_title(self) -> Locator:
        """The title of the list, or of the lesson."""
        return self.region.get_by_role("heading", level=2)

    @property
    def dots(self) -> Locator:
        """The steps of the lesson, in their order."""
        return self.region.get_by_role("navigation", name=self.words.text("course.steps")).get_by_role("button")

    def button(self, message: str) -> Locator:
        """A button by the id of its words."""
        return self.region.get_by_role("button", name=self.words.text(message), exact=True)

    def lesson(self, title: str) -> Locator:
        """A lesson on the list, by the id of its title."""
        lessons = self.region.get_by_role("list", name=self.words.text("course.lessons"))
        return lessons.get_by_role("button", name=re.compile(r"^\W*" + re.escape(self.words.text(title)) + r"\s?: "))

    def group(self, message: str) -> Locator:
        """A group of choices, by the id of its words."""
        return self.region.get_by_role("group", name=self.words.text(message), exact=True)

    def revision(self) -> str:
        """Which state of the course is shown."""
        return self.region.get_attribute("data-revision") or ""

    def act(self, target: Locator) -> None:
        """Press something, and wait until the course has answered with another state; the focus must not be lost."""
        root, before = self.region.element_handle(), self.revision()
        self.hands.press(target)
        self.page.wait_for_function(
            "([root, before]) => root.dataset.revision !== before && root.ariaBusy === 'false'", arg=[root, before]
        )
        assert root.evaluate("root => root.contains(document.activeElement)")

    def open_lesson(self, title: str) -> None:
        """Open a lesson of the list."""
        self.act(self.lesson(title))

    def set(self, setting: str, value: str) -> None:
        """Choose a setting by mouse, by the id of its words, and wait until it has taken effect."""
        root, label = self.region.element_handle(), self.words.text(setting)
        menu = self.region.get_by_label(label, exact=True)
        fold = self.region.locator(".ecarte-course-foot details").filter(has=self.page.get_by_label(label, exact=True))
        if not fold.evaluate("fold => fold.open"):
            fold.locator("summary").click()
        menu.select_option(value)
        self.page.wait_for_function("root => root.ariaBusy === 'false'", arg=root)

    def shown(self) -> list[str]:
        """The names of the cards that lie face up."""
        cards = self.region.locator(".ecarte-course-stage [data-card][aria-label]")
        return sorted(cards.evaluate_all("cards => cards.map(card => card.ariaLabel)"))

    def choices(self, question: Question) -> Locator:
        """What a question is answered with."""
        return self.group(_GROUPS[options_for(question).where]).get_by_role("button")

    def choice(self, question: Question, name: str, group: str | None = None) -> Locator:
        """One choice, by the name that is sent for it."""
        options = options_for(question)
        label = label_of(question, options.values[name], self.words)
        return self.group(group or _GROUPS[options.where]).get_by_role("button", name=label, exact=True)

    def answer(self, question: Question, answer: Answer) -> None:
        """Answer a question, whatever was chosen before, and have it judged."""
        if options_for(question).form is Form.PICK:
            self.act(self.choice(question, sent(question, answer)))
        else:
            self.fill_in(question, answer)
            self.act(self.button("course.check"))

    def fill_in(self, question: Question, answer: Answer) -> None:
        """Choose all that makes an answer to a question, and do not have it judged yet."""
        options, choices = options_for(question), sent(question, answer)
        match options.form:
            case Form.MARK:
                self._mark(question, options, choices)
            case Form.ORDER:
                self._put_in_order(question, choices)
            case Form.NUMBER:
                field = self.region.get_by_role("spinbutton", name=self.words.text("course.number"), exact=True)
                self.hands.write(field, str(choices))
            case _:
                for field_name, choice in choices.items():
                    label = label_of(question, options.fields[field_name][choice], self.words)
                    field = self.group(f"course.field.{field_name}")
                    self.hands.choose(field.get_by_role("radio", name=label, exact=True))

    def _mark(self, question: Question, options: Options, choices: Iterable[str]) -> None:
        """Mark so that these are marked and no others."""
        for name in options.values:
            choice = self.choice(question, name)
            if (choice.get_attribute("aria-pressed") == "true") != (name in choices):
                self.hands.press(choice)
                expect(choice).to_have_attribute("aria-pressed", str(name in choices).lower())

    def _put_in_order(self, question: Question, choices: list[str]) -> None:
        """Take back what stands in another's place, and put the rest into the places that are empty, in turn."""
        row = "course.order.cards" if isinstance(question, OrderCards) else "course.order.moments"
        labels = [label_of(question, options_for(question).values[name], self.words) for name in choices]
        placed = self.group(row).get_by_role("button")
        standing = placed.evaluate_all(_NAMES)
        for name, label in zip(standing, labels, strict=False):
            if name != label:
                self.hands.press(self.group(row).get_by_role("button", name=name, exact=True))
        left = [
            choice
            for place, (choice, label) in enumerate(zip(choices, labels, strict=True))
            if standing[place : place + 1] != [label]
        ]
        stays = len(choices) - len(left)
        expect(placed).to_have_count(stays)
        for place, name in enumerate(left, start=stays + 1):
            self.hands.press(self.choice(question, name))
            expect(placed).to_have_count(place)
