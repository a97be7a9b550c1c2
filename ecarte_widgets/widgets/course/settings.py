"""The settings of a course: language, rules and suit colours, kept in the browser together with the table's."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ecarte_widgets.engine import Preset, Rules, preset_of
from ecarte_widgets.i18n import Words, words_for
from ecarte_widgets.widgets.reader import language_of_reader
from ecarte_widgets.widgets.table.kept_settings import KeptSettings
from ecarte_widgets.widgets.table.settings import CHOICES, SettingError, Settings
from ecarte_widgets.widgets.table.trick import JsonObject

OFFERED = ("language", "preset", "colours")
"""The settings that a course offers."""


class CourseSettings:
    """What is chosen, what was chosen by whoever wrote the cell, and what the browser is to remember."""

    def __init__(self, began_with: Settings, fixed: frozenset[str], languages: Sequence[str]) -> None:
        """Begin.

        Args:
            began_with: the settings before the learner chose anything.
            fixed: the names of those that the browser cannot change by remembering.
            languages: the languages that the course is offered in.
        """
        self._began_with = began_with
        self._fixed = fixed
        self._languages = languages
        self._keeping = KeptSettings(began_with, fixed)
        self.now = began_with
        """What is chosen."""

    @property
    def rules(self) -> Rules:
        """The rules that are taught: those asked for outright, else the preset nearest to what was chosen.

        A table may be set to any rules; the lessons are proved for the presets.
        """
        if "rules" in self._fixed and self.now.rules == self._began_with.rules:
            return self.now.rules
        return Rules.preset(preset_of(self.now.rules)[0])

    def read_in(self, greeting: Mapping[object, object]) -> None:
        """Begin in the first language on offer that the browser's greeting asks for, unless another was asked for."""
        self.now = self._keeping.read_in(self.now, language_of_reader(greeting, self._languages))

    def restore(self, kept: Mapping[object, object]) -> None:
        """Take over what a browser kept, but for what is fixed or not on offer."""
        taken = dict(kept)
        if taken.get("language") not in self._languages:
            taken.pop("language", None)
        self.now = self._keeping.restored(self.now, taken)

    def choose(self, changes: Mapping[object, object]) -> None:
        """Change settings; nothing is changed when one of them does not exist.

        Raises:
            SettingError: there is no such setting or value here.
        """
        settings = self.now
        for name, value in changes.items():
            if name not in OFFERED or not isinstance(value, str):
                raise SettingError(name)
            if name == "language" and value not in self._languages:
                raise SettingError(name)
            settings = settings.with_value(str(name), value)
        self.now = settings
        self._keeping.choose(*map(str, changes))

    def speak(self, language: str) -> None:
        """Change the language."""
        if language != self.now.language:
            self._keeping.choose("language")
        self.now = replace(self.now, language=language)

    def kept(self) -> dict[str, str]:
        """Give what the browser is to remember."""
        return self._keeping.kept(self.now)

    def menus(self, words: Words) -> list[JsonObject]:
        """Give the menus."""
        tongues = {code: words_for(code).name_in_menu for code in self._languages}
        presets = {preset.value: words.text(f"rules.preset.{preset.value}") for preset in Preset}
        colours = {value: words.text(f"setting.colours.{value}") for value in CHOICES["colours"]}
        chosen = {"language": self.now.language, "preset": preset_of(self.rules)[0].value, "colours": self.now.colours}
        return [
            {
                "name": name,
                "label": words.text(f"setting.{name}"),
                "options": [{"value": value, "label": label} for value, label in options.items()],
                "chosen": chosen[name],
            }
            for name, options in zip(OFFERED, (tongues, presets, colours), strict=True)
        ]
