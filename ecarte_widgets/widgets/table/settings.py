"""The settings of a table: what may be chosen, what is chosen, and how a browser keeps it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from ecarte_widgets.engine import (
    SWITCHES,
    Preset,
    Rules,
    RulesError,
    preset_of,
    rules_from_switches,
    rules_from_text,
    rules_text,
)
from ecarte_widgets.engine.rules import switch_text
from ecarte_widgets.i18n import Words, languages
from ecarte_widgets.players import PLAYERS
from ecarte_widgets.sessions import PERSON
from ecarte_widgets.widgets.table.book import switch_rule

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "opponent": (*PLAYERS, PERSON),
    "colours": ("two", "four"),
    "pace": ("tap", "auto"),
    "order": ("suit", "strength", "dealt"),
}
"""Settings with a fixed list of values, the first of each the default; language and rules come beside them."""


class SettingError(ValueError):
    """A setting, or a value of one, that does not exist."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person has chosen for a table."""

    language: str = "en"
    """The language, by its code."""
    opponent: str = "book"
    """The computer player of the next game, or ``person`` for another person at the same screen."""
    rules: Rules = Rules()  # noqa: RUF009  (frozen)
    """The rules of the next game."""
    colours: str = "two"
    """Suit colours: red and black, or four."""
    pace: str = "tap"
    """After a trick: wait for a tap, or go on."""
    order: str = "suit"
    """The order of the hand."""

    def with_value(self, name: str, value: str) -> "Settings":
        """Change one setting; ``preset`` sets all rules, a switch's name that switch.

        Raises:
            SettingError: there is no such setting or value.
        """
        if name in CHOICES and value in CHOICES[name]:
            changed: dict[str, Any] = self._values() | {name: value}
            return Settings(**changed)
        if name == "language" and value in languages():
            return replace(self, language=value)
        if name == "rules":
            try:
                return replace(self, rules=rules_from_text(value))
            except RulesError:
                raise SettingError(value) from None
        if name == "preset" and value in {preset.value for preset in Preset}:
            return replace(self, rules=rules_from_switches(value))
        if name in SWITCHES:
            chosen = next((switch for switch in SWITCHES[name] if str(switch_text(switch)) == value), None)
            if chosen is not None:
                values: dict[str, Any] = {switch: getattr(self.rules, switch) for switch in SWITCHES}
                return replace(self, rules=Rules(**(values | {name: chosen})))
        message = f"there is no setting {name!r:.60} with the value {value!r:.60}"
        raise SettingError(message)

    def kept(self) -> dict[str, str]:
        """Give the settings as a browser keeps them: texts by name."""
        texts = {name: value for name, value in self._values().items() if isinstance(value, str)}
        return texts | {"rules": rules_text(self.rules)}

    def _values(self) -> dict[str, object]:
        """Give the fields by name."""
        names = ("language", "opponent", "rules", "colours", "pace", "order")
        return {name: getattr(self, name) for name in names}


def restored(settings: Settings, kept: Mapping[object, object]) -> Settings:
    """Take over what a browser kept; what does not exist (any more) is passed over."""
    for name in settings.kept().keys() & kept.keys():
        try:
            settings = settings.with_value(name, str(kept[name]))
        except SettingError:
            continue
    return settings


Option = dict[str, str]
"""One value of a menu: ``value`` and ``label``."""


def menus(settings: Settings, words: Words, tongues: Mapping[str, str], playing: Rules, opponent: str) -> list[object]:
    """Give the menus of the settings panel, in groups.

    Args:
        settings: what is chosen.
        words: the language.
        tongues: each language's own name, by its code.
        playing: the rules of the game on the table.
        opponent: the opponent in that game.
    """

    def menu(name: str, label: str, options: Mapping[str, str], chosen: str) -> dict[str, object]:
        listed = [{"value": value, "label": shown} for value, shown in options.items()]
        return {"name": name, "label": words.text(label), "options": listed, "chosen": chosen}

    def fixed(name: str) -> dict[str, object]:
        options = {value: words.text(f"setting.{name}.{value}") for value in CHOICES[name]}
        return menu(name, f"setting.{name}", options, str(getattr(settings, name)))

    def waiting(differs: bool) -> str:  # noqa: FBT001  (the one thing that it is told)
        return words.text("settings.waits") if differs else ""

    preset, _ = preset_of(settings.rules)
    presets = {one.value: words.text(f"rules.preset.{one.value}") for one in Preset}
    switches = [
        menu(
            name,
            f"switch.{name}",
            {str(switch_text(value)): words.text(f"switch.{name}.{switch_text(value)}") for value in values},
            str(switch_text(getattr(settings.rules, name))),
        )
        | {
            "hint": switch_rule(name, switch_text(getattr(settings.rules, name)), words),
            "waits": waiting(getattr(settings.rules, name) != getattr(playing, name)),
        }
        for name, values in SWITCHES.items()
    ]
    waits = settings.rules != playing or settings.opponent != opponent
    here = [menu("language", "setting.language", tongues, settings.language)]
    here += [fixed(name) for name in CHOICES if name != "opponent"]
    coming = [
        fixed("opponent") | {"waits": waiting(settings.opponent != opponent)},
        menu("preset", "setting.preset", presets, preset.value)
        | {"waits": waiting(preset is not preset_of(playing)[0])},
        *switches,
    ]
    note = words.text("settings.next-note") if waits else ""
    if preset is not preset_of(playing)[0]:
        note = f"{note} {words.text('settings.preset-note', name=presets[preset.value])}"
    return [
        {"name": "table", "label": words.text("settings.table"), "settings": here, "note": ""},
        {"name": "next", "label": words.text("settings.next"), "settings": coming, "note": note},
    ]


def rules_shown(rules: Rules, words: Words) -> dict[str, object]:
    """Give the rules in force: the preset, and each switch that differs from it."""
    preset, differing = preset_of(rules)
    name = words.text(f"rules.preset.{preset.value}")
    return {
        "label": words.text("rules.in-force", name=name),
        "differences": [
            words.text(
                "rules.difference", switch=words.text(f"switch.{switch}"), value=words.text(f"switch.{switch}.{value}")
            )
            for switch, value in differing.items()
        ],
    }
