"""The table: one game against the computer, in a notebook cell or a page."""

import itertools
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ecarte_widgets.engine import Rules, rules_from_switches
from ecarte_widgets.i18n import words_for
from ecarte_widgets.i18n.rule_words import breach_text
from ecarte_widgets.players import RandomPlayer
from ecarte_widgets.sessions import GameSession, IntentError, Refusal, read_intent
from ecarte_widgets.widgets.table_view import table_view

_HERE = Path(__file__).parent
_log = logging.getLogger(__name__)
_numbers = itertools.count(1)  # tells the tables of one page apart by name


class Table(anywidget.AnyWidget):
    """A game of Écarté against the computer.

    Python holds the game; the browser is sent ``view``, which has nothing hidden in it, and sends back what
    the person chose together with the revision it saw.

    >>> table = Table(rules="classic")
    >>> table.view["revision"]
    0
    """

    _esm = _HERE / "table.js"
    _css = _HERE / "table.css"

    view = traitlets.Dict(read_only=True).tag(sync=True)
    """All that the page shows, as JSON."""
    language = traitlets.Unicode("en")
    """The language of the table, by its code; may be changed at any moment."""

    def __init__(
        self,
        *,
        rules: str | Mapping[str, object] | Rules = "gamerules",
        deal: int | None = None,
        language: str | None = None,
        layout: object = None,
    ) -> None:
        """Begin a game.

        Args:
            rules: a preset's name, a mapping of switches with the preset under ``preset``, or rules.
            deal: the number of the first deal, 0 to 2^53 - 1; left out, it is drawn.
            language: the language's code; left out, the app's, else English.
            layout: the ipywidgets layout of the cell's output.

        Raises:
            RulesError: there are no such rules.
            LanguageError: there is no such language.
            ValueError: the deal number is out of range.
        """
        self._words = words_for(language)
        self._session = GameSession(rules_of(rules), RandomPlayer(), deal=deal)
        self._number = next(_numbers)
        settings = {} if layout is None else {"layout": layout}
        super().__init__(language=self._words.language, **settings)
        self._show()
        self.on_msg(self._receive)

    @traitlets.validate("language")
    def _valid_language(self, proposal: Mapping[str, Any]) -> str:
        """Refuse a language that there is none of."""
        return words_for(proposal["value"]).language

    @traitlets.observe("language")
    def _speak(self, change: Mapping[str, Any]) -> None:
        """Say everything in the new language."""
        self._words = words_for(change["new"])
        self._show()

    def _show(self) -> None:
        """Send the table as it is."""
        self.set_trait("view", table_view(self._session.scene(), self._words, self._number))

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Take a message of the browser; whatever it is, the table stays usable."""
        try:
            self._take(content)
        except IntentError as error:
            self._refuse(error.refusal)
        except Exception:  # noqa: BLE001  (whatever it is, it is logged, said, and the table goes on)
            _log.exception("a table could not carry out %r", content)
            self.send({"kind": "refused", "text": self._words.text("refusal.unexpected")})
        finally:
            self.send({"kind": "answered"})

    def _take(self, content: object) -> None:
        """Carry out a message: a choice with the revision it saw, or a setting.

        Raises:
            IntentError: the choice is refused.
        """
        match content:
            case {"intent": str(intent), "revision": int(revision)} if not isinstance(revision, bool):
                self._session.answer(read_intent(intent), revision)
            case {"rules": str(name)} if name != "other":
                self._session.next_rules = rules_from_switches(name)
            case _:
                read_intent("")
        self._show()

    def _refuse(self, refusal: Refusal) -> None:
        """Say why nothing has changed, and show the table as it is."""
        if refusal.breach is not None:
            text = breach_text(self._words, refusal.breach)
        else:
            text = self._words.text(refusal.code.value if refusal.code else "refusal.unexpected")
        self._show()
        self.send({"kind": "refused", "text": text})

    def __repr__(self) -> str:
        """Give a text without an address, the same on every run."""
        return f"Table(revision={self._session.revision})"


def rules_of(rules: str | Mapping[str, object] | Rules) -> Rules:
    """Read rules as a person writes them in a notebook.

    Raises:
        RulesError: there are no such rules.
    """
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str):
        return rules_from_switches(rules)
    switches = dict(rules)
    return rules_from_switches(switches.pop("preset", "gamerules"), switches)
