"""The page of a course: a widget that shows it, and takes what the learner does."""

import logging
from collections.abc import Callable, Mapping
from os import PathLike
from typing import Any

import traitlets

from ecarte_widgets.engine import Breach, Rules
from ecarte_widgets.i18n import Words
from ecarte_widgets.i18n.rule_words import breach_text
from ecarte_widgets.sessions import IntentError, Refusal, RefusalCode
from ecarte_widgets.sessions.progress import Progress, ProgressError, progress_from_json
from ecarte_widgets.widgets.bundle import TABLE_MODULES, TABLE_SHEETS, bundled, styles
from ecarte_widgets.widgets.course.folder import CourseFolder
from ecarte_widgets.widgets.course.open_course import OpenCourse
from ecarte_widgets.widgets.course.settings import CourseSettings
from ecarte_widgets.widgets.course.view import course_view
from ecarte_widgets.widgets.place import place
from ecarte_widgets.widgets.rules_given import rules_of
from ecarte_widgets.widgets.shown import Shown
from ecarte_widgets.widgets.table.settings import SettingError, Settings

COURSE_MODULES = (
    *("answers", "focus", "answering", "items", "controls", "lesson", "stage", "path"),
    *("played", "frame", "course"),
)
"""What a course is made of in the browser beside a table."""
COURSE_SHEETS = ("course", "path", "stage", "stagewidths", "ways", "signs", "spans")
"""The styles of a course."""

_log = logging.getLogger(__name__)


class CoursePage(Shown):
    """The page of a course: what :class:`Course` and :class:`Lesson` have in common."""

    _esm = bundled(*TABLE_MODULES, *COURSE_MODULES)
    _css = styles(*TABLE_SHEETS, *COURSE_SHEETS)

    view = traitlets.Dict(read_only=True).tag(sync=True)
    """All that the page shows, as JSON."""
    language = traitlets.Unicode("en")
    """The language of the course, by its code; may be changed at any moment."""
    progress = traitlets.Dict()
    """What the learner has done, as plain JSON: it can be watched, saved, and set again at any moment."""

    def __init__(  # noqa: PLR0913  (what a person may write in a cell, each by its name)
        self,
        only: str | None,
        *,
        folder: str | PathLike[str] | None,
        rules: str | Mapping[str, object] | Rules | None,
        language: str | None,
        progress: Mapping[str, object] | None,
        layout: object,
    ) -> None:
        """Open the course, or a lesson of it."""
        taught = Rules() if rules is None else rules_of(rules)
        source = CourseFolder(folder, taught)
        given = {"rules": rules, "language": language, "progress": progress}
        self._fixed = frozenset(name for name, value in given.items() if value is not None)
        began = Settings(language=source.language(language), rules=taught)
        self._settings = CourseSettings(began, self._fixed, source.languages)
        done = Progress() if progress is None else progress_from_json(progress)
        self._course = OpenCourse(source, self._settings, done, only)
        self._greeted = False
        self._replaces = False
        self._to_table: Callable[[], None] | None = None
        super().__init__(
            language=began.language, progress=done.to_json(), **({} if layout is None else {"layout": layout})
        )
        self._show()

    @traitlets.validate("language")
    def _valid_language(self, proposal: Mapping[str, Any]) -> str:
        """Refuse a language that the course is not offered in."""
        return self._course.folder.language(proposal["value"])

    @traitlets.observe("language")
    def _speak(self, change: Mapping[str, Any]) -> None:
        """Say everything in the new language."""
        self._settings.speak(change["new"])
        self._show()

    @traitlets.validate("progress")
    def _valid_progress(self, proposal: Mapping[str, Any]) -> dict[str, object]:
        """Refuse what is no progress."""
        try:
            return progress_from_json(proposal["value"]).to_json()
        except ProgressError as error:
            message = f"that is no progress of a course: {error}"
            raise traitlets.TraitError(message) from error

    @traitlets.observe("progress")
    def _take_up(self, change: Mapping[str, Any]) -> None:
        """Show progress that was set from outside, and let the browser keep it."""
        is_from_outside = self._course.progress.to_json() != change["new"]
        if is_from_outside:
            self._course.progress = progress_from_json(change["new"])
            self._show()
        # What was done here stands beside what another window did; what was put in its place does not.
        self.send({"kind": "progress", "progress": change["new"], "replace": is_from_outside or self._replaces})

    def _words(self) -> Words:
        """Give the words of the course's language."""
        return self._course.folder.words(self._settings.now.language)

    def leads_to(self, table: Callable[[], None]) -> None:
        """Let the end of the course lead on to a table.

        Args:
            table: shows the table; called when the learner, who has done every lesson, asks to play.
        """
        self._to_table = table
        self._show()

    def _show(self) -> None:
        """Send the course as it is."""
        shown = course_view(self._course, self._words(), has_table=self._to_table is not None)
        self.set_trait("view", shown | {"place": place()})

    def _recover(self) -> None:
        """Show the course again after something went wrong; what cannot be shown at all is left behind."""
        try:
            self._show()
        except Exception:  # noqa: BLE001  (whatever it is, another place is shown)
            _log.exception("a course could not show where it was")
            self._course.start_over()
            self._show()

    def _take(self, content: object) -> None:
        """Carry out a message: a greeting, a choice with the revision it saw, a setting, or progress.

        Raises:
            IntentError: the choice is refused.
            SettingError: the setting is refused.
            ProgressError: the progress is none.
        """
        before = self._course.place
        match content:
            case {"intent": str(intent), **more}:
                self._course.take(intent, more)
            case {"set": dict(changes)}:
                self._set(changes)
            case {"hello": dict(greeting)}:
                self._greet(greeting)
            case {"progress": dict(imported)}:
                self._replace_progress(progress_from_json(imported), "course.imported")
            case {"play": True} if self._to_table is not None:
                self._to_table()
            case {"clear": True}:
                self._replace_progress(Progress(), "course.cleared")
            case _:
                raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))
        self._show()
        self.progress = self._course.progress.to_json()
        if self._course.place != before:
            self.send({"kind": "at", **self._course.place})

    def _replace_progress(self, progress: Progress, said: str) -> None:
        """Take progress in place of what there was."""
        self._course.progress = progress
        self._course.said = said
        self._replaces = True
        self.progress = progress.to_json()
        self._replaces = False

    def _set(self, changes: Mapping[object, object]) -> None:
        """Change settings, and let the browser keep them."""
        self._settings.choose(changes)
        self._take_up_settings()
        self.send({"kind": "settings", "settings": self._settings.kept()})

    def _take_up_settings(self) -> None:
        """Let what was chosen take effect."""
        self._course.take_up_rules()
        self.language = self._settings.now.language

    def _greet(self, greeting: Mapping[object, object]) -> None:
        """Take up what a browser remembers: settings, progress, and the step that was open at this place."""
        if self._greeted:
            return
        self._greeted = True
        kept, done, at = greeting.get("settings"), greeting.get("progress"), greeting.get("at")
        is_untouched = self._course.revision == 0
        self._settings.read_in(greeting)
        if isinstance(kept, dict):
            self._settings.restore(kept)
        self._take_up_settings()
        if "progress" not in self._fixed:
            self._merge(done)
        if is_untouched and isinstance(at, dict):
            self._course.go_to(at.get("lesson"), at.get("step"))

    def _merge(self, kept: object) -> None:
        """Put what the browser remembers beside what was done; what is no progress is passed over."""
        try:
            remembered = progress_from_json(kept)
        except ProgressError:
            return
        merged = self._course.progress.merged(remembered)
        if merged != self._course.progress:
            self._course.progress = merged

    def _reason(self, error: Exception, content: object) -> str | None:
        """Say why a message is refused: at the table in the table's words, else in the course's."""
        words, at_table = self._words(), isinstance(content, dict) and content.get("intent") == "play"
        match error:
            case IntentError(refusal=Refusal(breach=Breach() as breach)):
                return breach_text(words, breach)
            case IntentError(refusal=Refusal(code=RefusalCode.STALE)) if not at_table:
                return words.text("course.stale")
            case IntentError(refusal=Refusal(code=RefusalCode.NOT_UNDERSTOOD)) if not at_table:
                return words.text("course.not-understood")
            case IntentError(refusal=Refusal(code=RefusalCode() as code)):
                return words.text(code.value)
            case SettingError():
                return words.text("course.not-understood")
            case ProgressError():
                return words.text("course.faulty-progress")
            case _:
                return None

    def __repr__(self) -> str:
        """Give a text without an address, the same on every run."""
        return f"{type(self).__name__}(revision={self._course.revision})"
