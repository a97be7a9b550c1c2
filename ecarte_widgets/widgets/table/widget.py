"""The table: one game, in a notebook cell or a page."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import traitlets

from ecarte_widgets.engine import Breach, Rules
from ecarte_widgets.i18n import Words, languages, words_for
from ecarte_widgets.i18n.rule_words import breach_text
from ecarte_widgets.sessions import (
    Choice,
    GameSession,
    Intent,
    IntentError,
    Refusal,
    RefusalCode,
    Start,
    read_intent,
)
from ecarte_widgets.sessions.game_record import opened_record, recorded_text
from ecarte_widgets.store import MovedError
from ecarte_widgets.widgets.bundle import DEMO_PARTS, DEMO_SHEETS, TABLE_MODULES, bundled, styles
from ecarte_widgets.widgets.classroom.demo_words import refusal_text
from ecarte_widgets.widgets.opening import number_typed, opening_fault, record_given
from ecarte_widgets.widgets.place import place
from ecarte_widgets.widgets.reader import language_of_reader
from ecarte_widgets.widgets.rules_given import rules_of
from ecarte_widgets.widgets.shown import Shown
from ecarte_widgets.widgets.table.book import book_for
from ecarte_widgets.widgets.table.game_panel import game_panel, record_message
from ecarte_widgets.widgets.table.kept_game import KeptGame
from ecarte_widgets.widgets.table.kept_settings import KeptSettings
from ecarte_widgets.widgets.table.results import result_of
from ecarte_widgets.widgets.table.settings import SettingError, Settings, menus
from ecarte_widgets.widgets.table.view import moved_away, table_view, with_choice
from ecarte_widgets.widgets.table.walk_view import walk_button
from ecarte_widgets.widgets.table.walking import Walking


class Table(Shown):
    """A game of Écarté against the computer, or of two people who hand the screen over.

    Python holds the game; the browser is sent ``view``, which has nothing hidden in it, and sends back what
    the person chose together with the revision it saw.

    >>> table = Table(rules="classic")
    >>> table.view["revision"]
    0
    """

    _esm = bundled(*TABLE_MODULES, *DEMO_PARTS, "walk", "table")
    _css = styles(*DEMO_SHEETS)

    view = traitlets.Dict(read_only=True).tag(sync=True)
    """All that the page shows of the game, as JSON."""
    book = traitlets.Dict(read_only=True).tag(sync=True)
    """What opens beside the table, as JSON: rules, results and glossary."""
    walk = traitlets.Dict(None, allow_none=True, read_only=True).tag(sync=True)
    """What stands in the table's place while a game is gone through whose deals are over, as JSON; else None."""
    game = traitlets.Dict(read_only=True).tag(sync=True)
    """What opens beside the table about the game, as JSON: number, link, record and score sheet; no card is in it."""
    language = traitlets.Unicode("en")
    """The language of the table, by its code; may be changed at any moment."""
    beginning = traitlets.Tuple(read_only=True)
    """What the game on the table began with: the number that was asked for, None where it was drawn, and the rules."""

    def __init__(
        self,
        *,
        rules: str | Mapping[str, object] | Rules | None = None,
        deal: int | None = None,
        language: str | None = None,
        opponent: str | None = None,
        layout: object = None,
    ) -> None:
        """Begin a game.

        Whatever is left out is as the learner's browser remembers it, else the default.

        Args:
            rules: a preset's name, a mapping of switches with the preset under ``preset``, or rules;
                by default ``gamerules``.
            deal: the number of the first deal, 0 to 2^53 - 1; by default drawn.
            language: the language's code; by default the app's, else English.
            opponent: ``book`` or ``random``, the computer's players, or ``person``, another person at the same screen;
                by default ``book``.
            layout: the ipywidgets layout of the cell's output.

        Raises:
            RulesError: there are no such rules.
            LanguageError: there is no such language.
            SettingError: there is no such opponent.
            ValueError: the deal number is out of range.
        """
        given = {"rules": rules, "language": language, "opponent": opponent}
        self._fixed = {name for name, value in given.items() if value is not None}
        self._settings = Settings(language=words_for(language).language)
        if rules is not None:
            self._settings = replace(self._settings, rules=rules_of(rules))
        if opponent is not None:
            self._settings = self._settings.with_value("opponent", opponent)
        self._keeping = KeptSettings(self._settings, self._fixed)
        self._deal = deal
        self._session = GameSession(self._next_start(deal))
        self._walking = Walking()
        self._kept = KeptGame()
        self._moved = False
        self._greeted = False
        super().__init__(language=self._settings.language, **({} if layout is None else {"layout": layout}))
        self._show()

    @traitlets.validate("language")
    def _valid_language(self, proposal: Mapping[str, Any]) -> str:
        """Refuse a language that there is none of."""
        return words_for(proposal["value"]).language

    @traitlets.observe("language")
    def _speak(self, change: Mapping[str, Any]) -> None:
        """Say everything in the new language."""
        if change["new"] != self._settings.language:
            self._keeping.choose("language")
        self._settings = replace(self._settings, language=change["new"])
        self._show()

    def _next_start(self, deal: int | None = None) -> Start:
        """Give what a new game begins with, as the settings say."""
        return Start(self._settings.rules, self._settings.opponent, deal=deal)

    def _words(self) -> Words:
        """Give the words of the table's language."""
        return words_for(self._settings.language)

    def _show(self) -> None:
        """Send the table as it is."""
        words, session = self._words(), self._session
        tongues = {code: words_for(code).name_in_menu for code in languages()}
        start = session.start
        view = table_view(session.scene(), words, self._settings) | {
            "settings": menus(self._settings, words, tongues, start.rules, start.opponent),
            "place": self._place(),
            "placeBefore": place(),
            "result": result_of(session),
            "gameKey": start.game_id,
        }
        view = moved_away(view, words) if self._moved else with_choice(view, walk_button(session.scene(), words))
        with self.hold_sync():
            self.set_trait("walk", self._walking.view(words, self._settings))
            self.set_trait("book", book_for(start.rules, words))
            self.set_trait("game", game_panel(session, words))
            self.set_trait("view", view)
        self.set_trait("beginning", (start.deal, start.rules))
        if (id_ := self._kept.news_for(self._place())) is not None:
            self.send({"kind": "game", "id": id_})

    def _place(self) -> str:
        """Name the place of the game in a browser's memory: one that the table was asked for has a place of its own."""
        deal = self._session.start.deal
        return place() if deal is None or deal != self._deal else f"{place()}-{deal}"

    def _take(self, content: object) -> None:
        """Carry out a message: a greeting, a choice with the revision it saw, something to play from, or a setting.

        Raises:
            IntentError: the choice is refused.
            NumberError: it is no deal number.
            TooLongError: it is longer than any record.
            RecordError: it is a record that has a mistake.
            SettingError: the setting is refused.
        """
        match content:
            case {"revision": bool()} | {"walk": {"revision": bool()}}:
                raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))
            case {"intent": "walk", "revision": int(revision)} if not self._moved:
                self._walking.begin(self._session, revision)
            case {"walk": {"intent": str(intent), "revision": int(revision)}}:
                self._go(intent, revision)
            case {"intent": str(intent), "revision": int(revision)}:
                self._answer(read_intent(intent), revision, self._next_start())
            case {"deal": str(number), "revision": int(revision)}:
                self._answer(Choice.NEW_GAME, revision, self._next_start(number_typed(number)))
            case {"record": str(text), "revision": int(revision)}:
                self._answer(Choice.NEW_GAME, revision, self._start_from(record_given(text)))
            case {"give": "record"}:
                self._give_record()
            case {"set": dict(changes)}:
                self._set(changes)
            case {"hello": dict(greeting)}:
                self._greet(greeting)
            case _:
                raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))
        self._show()

    def _start_from(self, record: str) -> Start:
        """Give what a game begins with that goes on from a record, by the record's rules.

        Raises:
            RecordError: the record has a mistake.
        """
        recorded = opened_record(record)
        return replace(self._next_start(), rules=recorded.game.rules, record=recorded_text(recorded))

    def _give_record(self) -> None:
        """Hand the record of the finished deals to the page.

        Raises:
            IntentError: no deal is finished yet.
        """
        message = record_message(self._session)
        if message is None:
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        self.send(message)

    def _answer(self, intent: Intent, revision: int, next_start: Start) -> None:
        """Carry out a choice, and keep the game."""
        if self._kept.is_elsewhere:
            self._move_away()
        if not self._moved:
            self._session.answer(intent, revision, next_start)
            self._walking.end()
            self._save()
        elif intent is Choice.NEW_GAME and revision == self._session.revision:
            self._begin_apart(next_start)
        else:
            raise IntentError(Refusal(RefusalCode.MOVED))

    def _go(self, text: str, revision: int) -> None:
        """Go a step of the way through the game; what is refused is said there, and not at the table."""
        try:
            self._walking.carry_out(text, revision)
        except IntentError as error:
            self.send({"kind": "walk-refused", "text": refusal_text(error.refusal, self._words())})

    def _move_away(self) -> None:
        """Let the game go, since it goes on in another window."""
        self._moved = True
        self._walking.end()
        self._session.cover()

    def _begin_apart(self, start: Start) -> None:
        """Begin a game of this table's own; undo brings back the one before as it stood here, as one of its own too."""
        session = GameSession(start)
        session.before = self._session.played
        session.revision = self._session.revision + 1
        self._session, self._moved = session, False
        self._kept.begin_apart(session)

    def _save(self) -> None:
        """Keep the game as it is; where it went on in another window, let it go."""
        try:
            self._kept.save(self._session)
        except MovedError:
            self._move_away()
            raise IntentError(Refusal(RefusalCode.MOVED)) from None

    def _set(self, changes: Mapping[object, object]) -> None:
        """Change settings, and let the browser keep them."""
        settings = self._settings
        for name, value in changes.items():
            settings = settings.with_value(str(name), str(value))
        self._settings = settings
        self._keeping.choose(*map(str, changes))
        self.language = settings.language
        self.send({"kind": "settings", "settings": self._keeping.kept(settings)})

    def _greet(self, greeting: Mapping[object, object]) -> None:
        """Take up what a browser remembers: settings, and the game that was being played at this place."""
        self._session.cover()  # a page that is opened, or loaded again, begins with no hand of two people's on it
        if self._session.is_shared:
            self._walking.end()
        if self._greeted:
            return
        self._greeted = True
        remembered = greeting.get("settings")
        self._settings = self._keeping.read_in(self._settings, language_of_reader(greeting))
        if isinstance(remembered, dict):
            self._settings = self._keeping.restored(self._settings, remembered)
        self.language = self._settings.language
        if self._session.answers:
            pass  # played at from Python, or shown in another place before: this game goes on
        elif self._resume(greeting.get("game")):
            self._walking.begin_again(self._session, greeting.get("walk"))
        elif self._is_another_game():
            self._session.begin(self._next_start(self._deal))
            self._session.revision += 1  # a choice made before answered the game that is gone
        self._kept.begin(self._session)

    def _is_another_game(self) -> bool:
        """Tell whether the settings ask for another game than the one that was begun."""
        start = self._session.start
        return (start.rules, start.opponent) != (self._settings.rules, self._settings.opponent)

    def _resume(self, id_: object) -> bool:
        """Go on with a kept game, unless this table was asked for with something else."""
        session = self._kept.resumed(id_, self._is_asked_for)
        if session is None:
            return False
        session.revision = self._session.revision + 1
        self._session = session
        return True

    def _is_asked_for(self, start: Start) -> bool:
        """Tell whether a game with that beginning is what this table was asked for."""
        asked = {"rules": self._settings.rules == start.rules, "opponent": self._settings.opponent == start.opponent}
        return self._deal in (None, start.deal) and all(asked[name] for name in self._fixed & asked.keys())

    def _reason(self, error: Exception, content: object) -> str | None:  # noqa: ARG002  (as of all widgets)
        """Say why a message is refused."""
        words = self._words()
        match error:
            case IntentError(refusal=Refusal(breach=Breach() as breach)):
                return breach_text(words, breach)
            case IntentError(refusal=Refusal(code=RefusalCode() as code)):
                return words.text(code.value)
            case SettingError():
                return words.text("refusal.not-understood")
            case _:
                return opening_fault(error, words)

    def _refuse(self, text: str) -> None:
        """Say why nothing has changed, and show the table as it is."""
        self._show()
        super()._refuse(text)

    def __repr__(self) -> str:
        """Give a text without an address, the same on every run."""
        return f"Table(revision={self._session.revision})"
