"""The demonstration: a deal on a big screen, in a notebook cell or a page."""

import json
import secrets
from collections.abc import Mapping
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import Any, Final, NoReturn

import traitlets

from ecarte_widgets.engine import Rules, RulesError, rules_from_switches
from ecarte_widgets.i18n import LanguageError, Words, words_for
from ecarte_widgets.sessions import Demonstration, IntentError, Refusal, RefusalCode
from ecarte_widgets.sessions.set_up import SetUpError
from ecarte_widgets.sessions.show import Show, Source
from ecarte_widgets.widgets.bundle import DEMO_MODULES, DEMO_SHEETS, bundled, styles
from ecarte_widgets.widgets.classroom.demo_view import DemoLook, demo_view
from ecarte_widgets.widgets.classroom.demo_words import refusal_text
from ecarte_widgets.widgets.classroom.kept_show import KeptShow
from ecarte_widgets.widgets.classroom.set_up_view import mistake_text, set_up_view
from ecarte_widgets.widgets.classroom.source_view import note_text, source_view, title_text
from ecarte_widgets.widgets.opening import number_typed, opening_fault, record_given
from ecarte_widgets.widgets.place import place
from ecarte_widgets.widgets.reader import language_of_reader
from ecarte_widgets.widgets.rules_given import rules_of
from ecarte_widgets.widgets.shown import Shown
from ecarte_widgets.widgets.table.kept_settings import KeptSettings
from ecarte_widgets.widgets.table.settings import Settings

_DRAWN: Final = range(1000, 10000)
"""The numbers that a deal is drawn from: short enough to be read out to a class and typed in."""

Record = str | bytes | PathLike[str] | Mapping[str, object]
"""A game record as a person gives it: a file, its text, or the object in it."""


class Demo(Shown):
    """A deal shown to a class: stepped through, played from any moment, asked about, and set up by hand.

    >>> Demo(deal=4821).view["title"]
    'Deal 4821'
    """

    _esm = bundled(*DEMO_MODULES, "memory", "demowidget")
    _css = styles(*DEMO_SHEETS)

    view = traitlets.Dict(read_only=True).tag(sync=True)
    """All that the page shows, as JSON; nothing of cards that are hidden."""
    language = traitlets.Unicode("en")
    """The language of the demonstration, by its code; may be changed at any moment."""

    beginning = traitlets.Tuple(read_only=True)
    """The number of the deal that is shown, None where it has none, and its rules."""

    def __init__(
        self,
        *,
        deal: int | None = None,
        record: Record | None = None,
        rules: str | Mapping[str, object] | Rules | None = None,
        language: str | None = None,
        layout: object = None,
    ) -> None:
        """Show a deal.

        Args:
            deal: a deal number, 0 to 2^53 - 1; by default one is drawn, and shown.
            record: a game record: a file's path, its JSON text, or the object in it. It has its own rules.
            rules: a preset's name, a mapping of switches with the preset under ``preset``, or rules; by default as the
                browser remembers them, else ``gamerules``.
            language: the language's code; by default as the browser remembers it, else the app's, else English.
            layout: the ipywidgets layout of the cell's output.

        Raises:
            ValueError: the deal number is out of range, or a record is given together with a number or with rules.
            RecordError: the record has a mistake.
            OSError: the record's file cannot be read.
            RulesError: there are no such rules.
            LanguageError: there is no such language.
        """
        if record is not None and (deal is not None or rules is not None):
            message = "a record has its own deals and rules: leave out deal and rules"
            raise ValueError(message)
        self._settings = Settings(language=words_for(language).language)
        if rules is not None:
            self._settings = replace(self._settings, rules=rules_of(rules))
        asked = {"deal": deal if record is None else record, "rules": rules, "language": language}
        self._asked = {name for name, value in asked.items() if value is not None}
        self._kept = KeptSettings(self._settings, self._asked)
        self._show = _show_of(deal, record, self._settings.rules)
        self._kept_show = KeptShow()
        self._greeted = False
        super().__init__(language=self._settings.language, **({} if layout is None else {"layout": layout}))
        self._refresh()

    @traitlets.validate("language")
    def _valid_language(self, proposal: Mapping[str, Any]) -> str:
        """Refuse a language that there is none of."""
        return words_for(proposal["value"]).language

    @traitlets.observe("language")
    def _speak(self, change: Mapping[str, Any]) -> None:
        """Say everything in the new language."""
        if change["new"] != self._settings.language:
            self._kept.choose("language")
        self._settings = replace(self._settings, language=change["new"])
        self._refresh()

    def _words(self) -> Words:
        """Give the words of the demonstration's language."""
        return words_for(self._settings.language)

    def _refresh(self) -> None:
        """Send the page as it is."""
        words, show, settings = self._words(), self._show, self._settings
        names = words.text("demo.north"), words.text("demo.south")
        look = DemoLook(
            title_text(show, words), names, settings.colours, settings.order, note_text(show, words), show.number
        )
        view = demo_view(show.demonstration.scene(), words, look)
        set_up = None if show.set_up is None else set_up_view(show.set_up, words, names)
        self.set_trait("view", view | {"setUp": set_up, "source": source_view(show, words), "place": place()})
        self.set_trait("beginning", (show.demonstration.deal_number, show.rules))

    def _take(self, content: object) -> None:
        """Carry out a message: a greeting, a setting, something else to be shown, or an intent.

        Raises:
            IntentError: it is refused.
            NumberError: it is no deal number.
            TooLongError: it is longer than any record.
            RecordError: it is a record that has a mistake.
            SetUpError: it is a set-up that cannot be.
        """
        show = self._show
        match content:
            case {"hello": {"settings": dict(kept), **greeting}}:
                self._greet(kept, greeting)
            case {"revision": int(revision)} if isinstance(revision, bool) or revision != show.revision:
                raise IntentError(Refusal(RefusalCode.STALE))
            case {"intent": str(intent), "revision": int(revision)}:
                show.carry_out(intent, revision)
            case {"deal": str(text), "revision": int()}:
                show.show_deal(number_typed(text), self._rules())
            case {"another": True, "revision": int()}:
                show.show_deal(_drawn_number(), self._rules())
            case {"record": str(text), "revision": int()}:
                show.show_record(record_given(text))
            case {"set": dict(changes), "revision": int()}:
                self._set(changes)
            case _:
                _not_understood()
        id_ = self._kept_show.keep(self._show)
        if id_ is not None:
            self.send({"kind": "game", "id": id_})
        self._refresh()

    def _rules(self) -> Rules:
        """Give the rules of the next deal: those of this one, unless it is a record's own."""
        return self._settings.rules if self._show.source is Source.RECORD else self._show.rules

    def _set(self, changes: Mapping[object, object]) -> None:
        """Change the rules or the language."""
        match dict(changes):
            case {"language": str(code)}:
                try:
                    self.language = code
                except LanguageError:
                    _not_understood()
                self._kept.choose("language")
                self.send({"kind": "settings", "settings": self._kept.kept(self._settings)})
            case {"preset": str(preset)}:
                try:
                    rules = rules_from_switches(preset)
                except RulesError:
                    _not_understood()
                self._show.show_rules(rules)
            case _:
                _not_understood()

    def _greet(self, kept: Mapping[object, object], greeting: Mapping[object, object]) -> None:
        """Take up what a browser remembers, unless something was done here already."""
        if self._greeted:
            return
        self._greeted = True
        before = self._settings
        self._settings = self._kept.restored(self._kept.read_in(before, language_of_reader(greeting)), kept)
        self.language = self._settings.language
        if self._show.revision > 0:
            return
        number, kept_show = self._show.demonstration.deal_number, greeting.get("game")
        resumed = self._kept_show.resumed(kept_show, self._show, self._asked)
        if resumed is not None:
            self._show = resumed
        elif self._settings.rules != before.rules and number is not None:
            self._show.show_deal(number, self._settings.rules)

    def _reason(self, error: Exception, content: object) -> str | None:  # noqa: ARG002  (as of all widgets)
        """Say why a message is refused."""
        words = self._words()
        match error:
            case IntentError():
                return refusal_text(error.refusal, words)
            case SetUpError():
                return " ".join(mistake_text(mistake, words) for mistake in error.mistakes)
            case _:
                return opening_fault(error, words)

    def _refuse(self, text: str) -> None:
        """Say why nothing has changed, and show the page as it is."""
        self._refresh()
        super()._refuse(text)

    def __repr__(self) -> str:
        """Give a text without an address, the same on every run."""
        return f"Demo(revision={self._show.revision})"


def _not_understood() -> NoReturn:
    """Refuse a message that no page of ours sends.

    Raises:
        IntentError: always.
    """
    raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))


def _drawn_number() -> int:
    """Draw a deal number; it is shown, so it need not be hard to guess."""
    return secrets.choice(_DRAWN)


def _show_of(deal: int | None, record: Record | None, rules: Rules) -> Show:
    """Begin with what was asked for."""
    if record is not None:
        text = _text_of(record)
        shown = Demonstration.from_record(text)
        return Show(shown, Source.RECORD, text.decode() if isinstance(text, bytes) else text)
    return Show(Demonstration.from_deal(_drawn_number() if deal is None else deal, rules), Source.NUMBER)


def _text_of(record: Record) -> str | bytes:
    """Give the text of a record: of a file, where it is a path."""
    if isinstance(record, Mapping):
        return json.dumps(record)
    if isinstance(record, bytes) or (isinstance(record, str) and record.lstrip("\ufeff \t\r\n").startswith("{")):
        return record
    return Path(record).read_bytes()
