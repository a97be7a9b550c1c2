"""What the address of the app's page asks for: ``?deal=4821&rules=classic&lang=ps``."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, unique
from urllib.parse import parse_qs, urlencode

from ecarte_widgets.engine import SWITCHES, Preset, Rules, RulesError, rules_from_text, rules_text
from ecarte_widgets.i18n import LanguageError, Words, languages, words_for
from ecarte_widgets.i18n.quoting import quoted
from ecarte_widgets.sessions.worksheet import MOST_DEALS
from ecarte_widgets.shuffling import DEAL_NUMBERS, read_deal_number


@unique
class Asked(Enum):
    """A part of an address that the page reads; the value is its name there."""

    SHOW = "show"
    """The screen to begin with."""
    DEAL = "deal"
    """The number of the first deal."""
    RULES = "rules"
    """The rules of the table, in one line."""
    LANGUAGE = "lang"
    """The language of the page, by its code."""
    WORKSHEET = "worksheet"
    """The numbers of a worksheet's deals, with commas between them."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A part of an address that cannot be read, and is passed over."""

    part: Asked
    """Which part."""
    given: str
    """What stands there."""


@dataclass(frozen=True, slots=True)
class Address:
    """What an address asks for; None where it asks for nothing, or for nothing that can be read."""

    show: str | None = None
    """The name of the screen to begin with."""
    deal: int | None = None
    """The number of the first deal."""
    rules: Rules | None = None
    """The rules."""
    language: str | None = None
    """The code of the language."""
    worksheet: tuple[int, ...] = ()
    """The numbers of a worksheet's deals, each once."""
    faults: tuple[Fault, ...] = ()
    """What cannot be read."""


def read_address(query: str, screens: Collection[str]) -> Address:
    """Read the query of an address; whatever it is, it is read.

    An address that names no screen opens the worksheet or the deal that it asks for.

    >>> address = read_address("deal=4821&rules=classic&lang=ps", ["home", "play"])
    >>> address.show, address.deal, address.language
    ('play', 4821, 'ps')

    Args:
        query: what stands behind the question mark.
        screens: the names of the screens that there are.
    """
    given = {name: values[-1] for name, values in parse_qs(query).items()}

    def text(part: Asked) -> str:
        return given.get(part.value, "")

    show = text(Asked.SHOW) if text(Asked.SHOW) in screens else None
    deal = read_deal_number(text(Asked.DEAL))
    rules = _rules(text(Asked.RULES))
    language = _language(text(Asked.LANGUAGE))
    worksheet = _numbers(text(Asked.WORKSHEET))
    found = zip(Asked, (show, deal, rules, language, worksheet), strict=True)
    faults = tuple(Fault(part, text(part)) for part, value in found if value is None and text(part))
    if show is None and worksheet and "worksheet" in screens:
        show = "worksheet"
    elif show is None and deal is not None:
        show = "play"
    return Address(show, deal, rules, language, worksheet or (), faults)


def _rules(text: str) -> Rules | None:
    """Read rules."""
    try:
        return rules_from_text(text)
    except RulesError:
        return None


def _language(text: str) -> str | None:
    """Read the code of a language."""
    try:
        return words_for(text).language if text else None
    except LanguageError:
        return None


def _numbers(text: str) -> tuple[int, ...] | None:
    """Read the numbers of deals, each of which may stand once."""
    pieces = text.split(",", MOST_DEALS)
    numbers = [number for number in map(read_deal_number, pieces) if number is not None]
    is_right = len(numbers) == len(pieces) <= MOST_DEALS and len(set(numbers)) == len(numbers)
    return tuple(numbers) if is_right else None


def fault_text(fault: Fault, words: Words, screens: Collection[str]) -> str:
    """Say what cannot be read, and what would have been.

    Args:
        fault: what cannot be read.
        words: the language.
        screens: the names of the screens that there are.
    """
    allowed: dict[str, object]
    match fault.part:
        case Asked.SHOW:
            allowed = {"allowed": ", ".join(screens)}
        case Asked.DEAL:
            allowed = {"most": DEAL_NUMBERS.stop - 1}
        case Asked.RULES:
            allowed = {"allowed": ", ".join(preset.value for preset in Preset), "switches": ", ".join(SWITCHES)}
        case Asked.LANGUAGE:
            allowed = {"allowed": ", ".join(languages())}
        case Asked.WORKSHEET:
            allowed = {"most": DEAL_NUMBERS.stop - 1, "count": MOST_DEALS}
    return words.text(f"address.{fault.part.value}", given=quoted(fault.given), **allowed)


def deal_query(deal: int, rules: Rules, language: str) -> str:
    """Write the query of a link to a deal.

    >>> deal_query(4821, Rules.classic(), "ps")
    'deal=4821&rules=classic&lang=ps'
    """
    return urlencode({"deal": deal, "rules": rules_text(rules), "lang": language}, safe=",=")
