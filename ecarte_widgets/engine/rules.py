"""The rules a table plays by: two presets and every switch between them.

Sources are named beside each switch; ``docs/rules`` tells the whole story.

>>> Rules.classic().void is Void.MUST_TRUMP
True
>>> rules_from_switches("classic", {"target": 7, "stake": "plus_one"}).target
7
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum, unique
from functools import cache


@unique
class FirstDealer(Enum):
    """How the first dealer of a game is found."""

    RANDOM = "random"
    """Drawn by chance."""
    HIGH_CARD = "high_card"
    """Both cut; the higher card deals (Britannica 1911, Hoffmann)."""
    LOW_CARD = "low_card"
    """Both cut; the lower card deals (Encyclopedia Americana)."""


@unique
class TurnedKing(Enum):
    """How the dealer gets the point for turning up a king."""

    CLAIM = "claim"
    """The dealer marks it, at any instant until the next deal, or loses it (Britannica 1911, Bennet)."""
    AUTOMATIC = "automatic"
    """It is marked at once (most sources)."""


@unique
class KingWindow(Enum):
    """Until when the king of trumps in hand may be announced, once the talk is over.

    Under both, elder who leads the king itself as the very first card may announce it until the dealer has
    covered it (American Cyclopaedia, Bennet).
    """

    BEFORE_FIRST_CARD = "before_first_card"
    """Until the first card is led, for both (White Knuckle)."""
    BEFORE_OWN_FIRST_CARD = "before_own_first_card"
    """Until the holder's own first card (Bennet, *Hoyle's Games Improved*, *Enquire Within*)."""


@unique
class Void(Enum):
    """What the second player may play without a card of the suit led."""

    ANY_CARD = "any_card"
    """Any card (*Enquire Within*, American Cyclopaedia)."""
    MUST_TRUMP = "must_trump"
    """A trump, if one is held (Board Game Arena, Encyclopedia Americana, White Knuckle, Britannica today)."""


@unique
class Stake(Enum):
    """What is won or risked by playing without an exchange."""

    ELDER_ONLY = "elder_only"
    """Elder scores 2 for three tricks or more; nothing changes for the dealer (the rule page)."""
    WINNER_TWO = "winner_two"
    """Who chose to play without an exchange and fails gives the other 2 (*Enquire Within*, Hoyle, Bennet)."""
    PLUS_ONE = "plus_one"
    """As ``winner_two``, but 1 is added, so a vole brings 3 (the French *point de refus*)."""
    OFF = "off"
    """Nothing: plain points."""


@unique
class StakeScope(Enum):
    """Which refusals raise the stake."""

    FIRST_PROPOSAL = "first_proposal"
    """Only a refusal of the first proposal of the deal (Bennet, Hoffmann)."""
    EVERY_PROPOSAL = "every_proposal"
    """Also a refusal after an accepted exchange."""


@unique
class Preset(Enum):
    """The two rule sets that come ready made."""

    GAMERULES = "gamerules"
    """The rule page that this project grew from, read literally; the default."""
    CLASSIC = "classic"
    """The game of the nineteenth-century club codes and of today's rule books."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches of one table; the defaults are the preset ``gamerules``.

    Raises:
        RulesError: a switch has a value that its row in docs/rules does not list.
    """

    target: int = 5
    """Points that win the game: 5, 7 or 11 (7 and 11 as at Board Game Arena)."""
    first_dealer: FirstDealer = FirstDealer.RANDOM
    """How the first dealer is found."""
    turned_king: TurnedKing = TurnedKing.CLAIM
    """How a turned-up king is marked."""
    king_window: KingWindow = KingWindow.BEFORE_FIRST_CARD
    """Until when a king in hand may be announced."""
    void: Void = Void.ANY_CARD
    """What may be played without the suit led."""
    dealer_min_discard: int = 0
    """How many cards the dealer exchanges at least: 0 (White Knuckle) or 1 (Parlett, Board Game Arena)."""
    stake: Stake = Stake.ELDER_ONLY
    """What playing without an exchange is worth."""
    stake_scope: StakeScope = StakeScope.FIRST_PROPOSAL
    """Which refusals count for the stake."""

    def __post_init__(self) -> None:
        """Refuse values outside their row of the table."""
        for field in fields(self):
            value = getattr(self, field.name)
            if not any(value is allowed or _same_number(value, allowed) for allowed in SWITCHES[field.name]):
                raise RulesError(field.name, value)

    @classmethod
    def gamerules(cls) -> "Rules":
        """Give the preset of the rule page."""
        return cls()

    @classmethod
    def classic(cls) -> "Rules":
        """Give the preset of the club codes."""
        return cls(
            first_dealer=FirstDealer.HIGH_CARD,
            turned_king=TurnedKing.AUTOMATIC,
            king_window=KingWindow.BEFORE_OWN_FIRST_CARD,
            void=Void.MUST_TRUMP,
            stake=Stake.WINNER_TWO,
        )

    @classmethod
    def preset(cls, preset: Preset) -> "Rules":
        """Give a preset's rules."""
        match preset:
            case Preset.GAMERULES:
                return cls.gamerules()
            case Preset.CLASSIC:
                return cls.classic()


def _same_number(value: object, allowed: object) -> bool:
    """Tell whether both are the same whole number; ``True`` and ``1.0`` are not numbers here."""
    return type(value) is int and type(allowed) is int and value == allowed


Switch = int | Enum
"""The value of a switch in Python; in text it is the number or the enum's value."""

SWITCHES: Mapping[str, tuple[Switch, ...]] = {
    "target": (5, 7, 11),
    "first_dealer": tuple(FirstDealer),
    "turned_king": tuple(TurnedKing),
    "king_window": tuple(KingWindow),
    "void": tuple(Void),
    "dealer_min_discard": (0, 1),
    "stake": tuple(Stake),
    "stake_scope": tuple(StakeScope),
}
"""Every switch by name, with the values it may have."""


class RulesError(ValueError):
    """A preset, a switch or a value that does not exist.

    ``name`` is the switch (or ``preset``), ``value`` what was given, ``allowed`` what may stand there.
    When the switch itself is unknown, ``name`` is that name and ``allowed`` lists the switches.
    """

    def __init__(self, name: str, value: object) -> None:
        """Work out what would have been allowed."""
        self.name = name
        self.value = value
        self.allowed: tuple[int | str, ...]
        if name == "preset":
            self.allowed = tuple(preset.value for preset in Preset)
        elif name in SWITCHES:
            self.allowed = tuple(switch_text(allowed) for allowed in SWITCHES[name])
        else:
            self.allowed = tuple(SWITCHES)
        choices = ", ".join(map(str, self.allowed))
        what = f"{name} {value!r:.60}" if name == "preset" or name in SWITCHES else f"switch {name!r:.60}"
        super().__init__(f"there is no {what}; allowed: {choices}")


def switch_text(value: Switch) -> int | str:
    """Give a switch's value as records write it."""
    return value if isinstance(value, int) else str(value.value)


def switches_of(rules: Rules) -> dict[str, int | str]:
    """Give every switch by name, in the order of the table, as records write it."""
    return {name: switch_text(getattr(rules, name)) for name in SWITCHES}


@cache
def _switches_of_preset(preset: Preset) -> Mapping[str, int | str]:
    """Give every switch of a preset: every view of a table asks for them several times."""
    return switches_of(Rules.preset(preset))


def preset_of(rules: Rules) -> tuple[Preset, dict[str, int | str]]:
    """Give the nearest preset and the switches that differ from it.

    The preset with fewer differences is taken, ``gamerules`` when both are as near.
    """
    own = switches_of(rules)

    def differences(preset: Preset) -> dict[str, int | str]:
        theirs = _switches_of_preset(preset)
        return {name: value for name, value in own.items() if value != theirs[name]}

    nearest = min(Preset, key=lambda preset: len(differences(preset)))
    return nearest, differences(nearest)


def rules_from_switches(preset: object = "gamerules", switches: Mapping[str, object] | None = None) -> Rules:
    """Read rules as records and the command line write them.

    Args:
        preset: a preset's name.
        switches: values by switch name, whole numbers or the words of the table.

    Raises:
        RulesError: an unknown preset or switch, or a value not listed for it.
    """
    chosen: dict[str, Switch] = {}
    for name, value in (switches or {}).items():
        if name not in SWITCHES:
            raise RulesError(name, value)
        for allowed in SWITCHES[name]:
            text = switch_text(allowed)
            if type(text) is type(value) and text == value:
                chosen[name] = allowed
                break
        else:
            raise RulesError(name, value)
    base = next((one for one in Preset if isinstance(preset, str) and one.value == preset), None)
    if base is None:
        raise RulesError("preset", preset)
    own = {name: getattr(Rules.preset(base), name) for name in SWITCHES}
    return Rules(**(own | chosen))


def rules_text(rules: Rules) -> str:
    """Write rules in one line, as the command line and links do: ``classic,target=7``."""
    preset, differing = preset_of(rules)
    return ",".join([preset.value, *(f"{name}={value}" for name, value in differing.items())])


def rules_from_text(text: str) -> Rules:
    """Read rules in one line: a preset's name, and switches after it.

    >>> rules_text(rules_from_text("classic,target=7"))
    'classic,target=7'

    Raises:
        RulesError: an unknown preset, switch or value, or a switch given twice.
    """
    preset, *assignments = text.split(",")
    switches: dict[str, object] = {}
    for assignment in assignments:
        name, _, value = assignment.partition("=")
        if name in switches:
            raise RulesError(name, f"{switches[name]},{value}")
        known = {str(switch_text(allowed)): switch_text(allowed) for allowed in SWITCHES.get(name, ())}
        switches[name] = known.get(value, value)
    return rules_from_switches(preset, switches)
