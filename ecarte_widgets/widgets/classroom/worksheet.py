"""A worksheet in a notebook cell or a page: the same exercises for a whole class."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import traitlets

from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import Words, languages, words_for
from ecarte_widgets.i18n.quoting import quoted
from ecarte_widgets.sessions import IntentError, Refusal, RefusalCode
from ecarte_widgets.sessions.worksheet import Worksheet as Sheet
from ecarte_widgets.sessions.worksheet import WorksheetError, worksheet
from ecarte_widgets.sessions.worksheet_session import WorksheetSession
from ecarte_widgets.widgets.bundle import TABLE_MODULES, TABLE_SHEETS, bundled, styles
from ecarte_widgets.widgets.classroom.worksheet_link import numbers_typed
from ecarte_widgets.widgets.classroom.worksheet_view import sheet_view
from ecarte_widgets.widgets.course.lesson_answers import read_answer
from ecarte_widgets.widgets.course.page import COURSE_MODULES, COURSE_SHEETS
from ecarte_widgets.widgets.course.settings import CourseSettings
from ecarte_widgets.widgets.rules_given import rules_of
from ecarte_widgets.widgets.shown import Shown
from ecarte_widgets.widgets.table.settings import SettingError, Settings

SHEET_MODULES: Final = (
    *(module for module in COURSE_MODULES if module not in ("played", "course")),
    *("summary", "teachers", "worksheet"),
)
"""What a worksheet is made of in the browser beside a table."""


class Worksheet(Shown):
    """A worksheet: exercises on numbered deals, the same for everybody who has the numbers.

    >>> sheet = Worksheet([4821, 17], rules="classic")
    >>> sheet.view["lesson"]["part"]
    'Exercise 1 of 12'
    """

    _esm = bundled(*TABLE_MODULES, *SHEET_MODULES)
    _css = styles(*TABLE_SHEETS, *COURSE_SHEETS, "worksheet")

    view = traitlets.Dict(read_only=True).tag(sync=True)
    """All that the page shows, as JSON."""
    language = traitlets.Unicode("en")
    """The language of the worksheet, by its code; may be changed at any moment."""

    def __init__(
        self,
        deals: Iterable[int],
        *,
        rules: str | Mapping[str, object] | Rules | None = None,
        language: str | None = None,
        layout: object = None,
    ) -> None:
        """Open a worksheet, where the learner's browser left it if it kept one with these numbers and rules.

        Args:
            deals: the numbers of its deals, 1 to 12 different ones, each 0 to 2^53 - 1.
            rules: a preset's name, a mapping of switches with the preset under ``preset``, or rules; by default
                ``gamerules``, whatever a browser remembers: a class has one worksheet.
            language: the language's code; by default as the learner's browser remembers it, else the app's, else
                English.
            layout: the ipywidgets layout of the cell's output.

        Raises:
            WorksheetError: the numbers make no worksheet.
            RulesError: there are no such rules.
            LanguageError: there is no such language.
        """
        sheet = worksheet(deals, Rules() if rules is None else rules_of(rules))
        self._session = WorksheetSession(sheet)
        began = Settings(language=words_for(language).language)
        fixed = frozenset() if language is None else frozenset({"language"})
        self._settings = CourseSettings(began, fixed, languages())
        self._linked: Sheet | None = None
        self._greeted = False
        super().__init__(language=began.language, **({} if layout is None else {"layout": layout}))
        self._show()

    @traitlets.validate("language")
    def _valid_language(self, proposal: Mapping[str, Any]) -> str:
        """Refuse a language that there is none of."""
        return words_for(proposal["value"]).language

    @traitlets.observe("language")
    def _speak(self, change: Mapping[str, Any]) -> None:
        """Say everything in the new language."""
        self._settings.speak(change["new"])
        self._show()

    def _words(self) -> Words:
        """Give the words of the worksheet's language."""
        return words_for(self._settings.now.language)

    def _show(self) -> None:
        """Send the worksheet as it is."""
        self.set_trait("view", sheet_view(self._session.scene(), self._settings, self._words(), self._linked))

    def _take(self, content: object) -> None:
        """Carry out a message: a greeting, a choice with the revision it saw, a setting, or numbers for a link.

        Raises:
            IntentError: the choice is refused.
            SettingError: the setting is refused.
            WorksheetError: the numbers make no worksheet.
        """
        match content:
            case {"intent": str(intent), "revision": int(revision), **more} if not isinstance(revision, bool):
                self._carry_out(intent, revision, more)
                self.send({"kind": "kept", "kept": self._session.kept()})
            case {"set": dict(changes)} if "preset" not in changes:
                self._settings.choose(changes)
                self.language = self._settings.now.language
                self.send({"kind": "settings", "settings": changes})
            case {"link": str(typed)}:
                self._linked = worksheet(numbers_typed(typed), self._session.sheet.rules)
            case {"hello": dict(greeting)}:
                self._greet(greeting)
            case _:
                raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))
        self._show()

    def _carry_out(self, intent: str, revision: int, more: Mapping[object, object]) -> None:
        """Carry out what the learner chose.

        Raises:
            IntentError: it is stale, not on offer, or makes no sense; nothing has changed.
        """
        session, number = self._session, more.get("number")
        match intent:
            case "answer":
                question = session.scene().question
                if question is None:
                    raise IntentError(Refusal(RefusalCode.NOT_NOW))
                session.answer(read_answer(question, more.get("answer")), revision)
            case "go" if isinstance(number, int) and not isinstance(number, bool):
                session.go_to(number, revision)
            case "again":
                session.start_over(revision)
            case _:
                raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))

    def _greet(self, greeting: Mapping[object, object]) -> None:
        """Take up what a browser remembers: settings, and the answers to this worksheet."""
        if self._greeted:
            return
        self._greeted = True
        kept, answers = greeting.get("settings"), greeting.get("kept")
        self._settings.read_in(greeting)
        if isinstance(kept, dict):
            self._settings.restore(kept)
        self.language = self._settings.now.language
        if isinstance(answers, dict) and self._session.revision == 0:
            self._session.restore(answers)

    def _reason(self, error: Exception, content: object) -> str | None:  # noqa: ARG002  (as of all widgets)
        """Say why a message is refused."""
        words = self._words()
        match error:
            case IntentError(refusal=Refusal(code=RefusalCode.STALE)):
                return words.text("worksheet.stale")
            case IntentError(refusal=Refusal(code=RefusalCode.NOT_UNDERSTOOD)) | SettingError():
                return words.text("worksheet.not-understood")
            case IntentError(refusal=Refusal(code=RefusalCode() as code)):
                return words.text(code.value)
            case WorksheetError():
                return words.text(f"worksheet.numbers.{error.problem.value}", given=quoted(str(error.given)))
            case _:
                return None

    def __repr__(self) -> str:
        """Give a text without an address, the same on every run."""
        return f"Worksheet({list(self._session.sheet.deals)}, revision={self._session.revision})"
