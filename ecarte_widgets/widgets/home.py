"""The app's page: first a choice, to learn, play or show, then what was chosen, and ways between them."""

import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import Enum, unique
from typing import Any, Final

import ipywidgets
import traitlets

from ecarte_widgets.engine import rules_text
from ecarte_widgets.i18n import Words, languages, words_for
from ecarte_widgets.widgets.address import Address, fault_text, read_address
from ecarte_widgets.widgets.bundle import TABLE_SHEETS, bundled, styles
from ecarte_widgets.widgets.links import QUERY_VARIABLE, is_in_app
from ecarte_widgets.widgets.reader import language_of_reader
from ecarte_widgets.widgets.shown import Shown
from ecarte_widgets.widgets.table.settings import Settings, restored


@unique
class Screen(Enum):
    """What the page shows; the value stands in the page's address."""

    HOME = "home"
    """The choice."""
    LEARN = "learn"
    """The course."""
    PLAY = "play"
    """The table."""
    DEMO = "demo"
    """A deal in front of a class."""
    WORKSHEET = "worksheet"
    """The worksheet that the page's address asks for."""


_SCREENS: Final = tuple(screen.value for screen in Screen)
_DOORS: Final = (Screen.LEARN, Screen.PLAY, Screen.DEMO)
_FOR_NEWCOMERS: Final = Screen.LEARN
"""What is suggested to who is new to the game."""
_LAYOUT: Final = {"overflow": "visible"}
"""Boxes of a notebook cut off what stands out of them, such as the ring around what has the focus."""


def _doors(address: Address) -> tuple[Screen, ...]:
    """List what the page leads to: the worksheet too, where the address has one."""
    return (*_DOORS, Screen.WORKSHEET) if address.worksheet else _DOORS


def _opened(screen: Screen, address: Address) -> ipywidgets.DOMWidget:
    """Open what an address asks for, or begin it anew; nothing is loaded before it is wanted."""
    if screen is Screen.LEARN:
        from ecarte_widgets.widgets.course.widget import Course  # noqa: PLC0415

        return Course(rules=address.rules, language=address.language)
    if screen is Screen.DEMO:
        from ecarte_widgets.widgets.classroom.demo import Demo  # noqa: PLC0415

        return Demo(deal=address.deal, rules=address.rules, language=address.language)
    if screen is Screen.WORKSHEET:
        from ecarte_widgets.widgets.classroom.worksheet import Worksheet  # noqa: PLC0415

        return Worksheet(address.worksheet, rules=address.rules, language=address.language)
    from ecarte_widgets.widgets.table.widget import Table  # noqa: PLC0415

    return Table(deal=address.deal, rules=address.rules, language=address.language)


class Doors(Shown):
    """The choice, and in its place, once it is made, the ways back and to the other."""

    _esm = bundled("dom", "seen", "keys", "memory", "theme", "sending", "home")
    _css = styles(
        *TABLE_SHEETS, "home"
    )  # whole, so that it does not matter whether a table's own are loaded before or after

    view = traitlets.Dict(read_only=True).tag(sync=True)
    """What the page shows, as JSON."""

    def __init__(self, carry_out: Callable[[object], None]) -> None:
        """Take what carries out a message of the browser."""
        super().__init__()
        self._carry_out = carry_out

    def _take(self, content: object) -> None:
        """Carry out a message of the browser."""
        self._carry_out(content)

    def _refuse(self, text: str) -> None:
        """Say nothing: the choice is as it was, and can be made again."""


class Home(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets is untyped
    """The app in one widget: the choice between learning and playing, and what was chosen.

    The course and the table come to be when they are first asked for, and stay as they are while the other is shown.

    >>> Home().screen
    <Screen.HOME: 'home'>
    """

    language = traitlets.Unicode("en")
    """The language of the page, by its code; the course and the table have the same."""

    def __init__(self, *, language: str | None = None) -> None:
        """Show the choice, or what the page's address asks for.

        Args:
            language: the language's code; by default as the learner's browser remembers it, else the app's.

        Raises:
            LanguageError: there is no such language.
        """
        address = read_address(os.environ.get(QUERY_VARIABLE, ""), _SCREENS)
        self._address = address if language is None else replace(address, language=language)
        self._opened: dict[Screen, ipywidgets.DOMWidget] = {}
        self._beside = ipywidgets.VBox(layout=_LAYOUT)
        self._doors = Doors(self._take)
        asked = Screen(address.show or Screen.HOME.value)
        self.screen = asked if asked in (Screen.HOME, *_doors(self._address)) else Screen.HOME
        # By Tab the hand is met before the ways, which stand above it all the same.
        super().__init__(
            [self._beside, self._doors], layout=_LAYOUT, language=words_for(self._address.language).language
        )
        self.add_class("ecarte-home-box")
        self._show()

    @traitlets.validate("language")
    def _valid_language(self, proposal: Mapping[str, Any]) -> str:
        """Refuse a language that there is none of."""
        return words_for(proposal["value"]).language

    @traitlets.observe("language")
    def _speak(self, change: Mapping[str, Any]) -> None:
        """Say everything in the new language."""
        for one in self._opened.values():
            one.language = change["new"]
        if self._address.language is not None:
            self._address = replace(self._address, language=change["new"])
        self._show()

    def _show(self) -> None:
        """Send the page as it is."""
        beside = () if self.screen is Screen.HOME else (self._open(self.screen),)
        self._doors.set_trait("view", _view(self.screen, self._address_now(), words_for(self.language)))
        self._beside.children = beside

    def _address_now(self) -> Address:
        """Give what the page's address must ask for; at a demonstration, the deal that is shown."""
        if self.screen is not Screen.DEMO or self._address.worksheet:  # the rules are the worksheet's
            return self._address
        deal, rules = self._open(self.screen).beginning
        return replace(self._address, deal=deal, rules=None if deal is None else rules)

    def _go(self, screen: Screen) -> None:
        """Show something else, once it is there to be shown."""
        if screen is not Screen.HOME:
            self._open(screen)
        self.screen = screen
        self._address = replace(self._address, faults=())
        self._show()

    def _open(self, screen: Screen) -> ipywidgets.DOMWidget:
        """Give a screen, made when it is first asked for."""
        if screen not in self._opened:
            opened = _opened(screen, self._address)
            opened.language = self.language
            opened.observe(self._follow, "language")
            if screen is Screen.LEARN:
                opened.leads_to(lambda: self._go(Screen.PLAY))
            if screen is Screen.PLAY:
                opened.observe(self._follow_game, "beginning")
            if screen is Screen.DEMO:
                opened.observe(self._follow_demo, "beginning")
            self._opened[screen] = opened
        return self._opened[screen]

    def _follow(self, change: Mapping[str, Any]) -> None:
        """Take over the language that was chosen in the course, at the table or before the class."""
        self.language = change["new"]

    def _follow_game(self, change: Mapping[str, Any]) -> None:
        """Let the page's address ask for the game that is on the table now."""
        deal, rules = change["new"]
        if not self._address.worksheet:  # the rules of the address are the worksheet's
            self._address = replace(self._address, deal=deal, rules=None if deal is None else rules)
            self._show()

    def _follow_demo(self, _change: Mapping[str, Any]) -> None:
        """Let the page's address ask for the deal that is shown now."""
        self._show()

    def _take(self, content: object) -> None:
        """Carry out a message: a greeting with what the browser remembers, what is to be shown, or a language."""
        match content:
            case {"show": str(name)} if name in {screen.value for screen in (Screen.HOME, *_doors(self._address))}:
                self._go(Screen(name))
            case {"set": {"language": str(language)}} if language in languages():
                self.language = language
            case {"hello": {"settings": dict(kept), **greeting}} if self._address.language is None:
                is_changed = self.language != words_for().language  # from Python, before the page was there
                language = (None if is_changed else language_of_reader(greeting)) or self.language
                self.language = restored(Settings(language=language), kept).language
            case _:
                pass

    def __repr__(self) -> str:
        """Give a text without an address, the same on every run."""
        return f"Home(screen={self.screen.value})"


def _view(screen: Screen, address: Address, words: Words) -> dict[str, object]:
    """Give what the page shows as JSON, with its words."""

    def way(one: Screen) -> dict[str, str]:
        return {"name": one.value, "label": words.text(f"home.{one.value}")}

    def door(one: Screen) -> dict[str, object]:
        return way(one) | {"text": words.text(f"home.{one.value}.text"), "primary": one is _FOR_NEWCOMERS}

    return {
        "show": screen.value,
        "language": words.language,
        "direction": words.direction,
        "name": words.text("home.name"),
        "title": words.text("home.title"),
        "intro": words.text("home.intro"),
        "doors": [door(one) for one in _doors(address)],
        "ways": [way(one) for one in (Screen.HOME, *_doors(address)) if one is not screen],
        "languages": {
            "label": words.text("setting.language"),
            "chosen": words.language,
            "options": [{"value": code, "label": words_for(code).name_in_menu} for code in languages()],
        },
        "faults": [fault_text(fault, words, _SCREENS) for fault in address.faults],
        "query": _query(screen, address),
        "waiting": words.text("home.waiting"),
        "lostContact": words.text("home.lost-contact"),
        "keepsAddress": is_in_app(),
    }


def _query(screen: Screen, address: Address) -> dict[str, str | None]:
    """Give what the page's address must say for this page to come again, by name; null is left out of it."""
    opens = screen is not Screen.HOME or address.deal is not None or bool(address.worksheet)
    return {
        "show": screen.value if opens else None,
        "deal": None if address.deal is None else str(address.deal),
        "rules": None if address.rules is None else rules_text(address.rules),
        "lang": address.language,
        "worksheet": ",".join(map(str, address.worksheet)) or None,
    }
