"""Which settings a browser is to remember: what the person chose, and what it remembered before."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from ecarte_widgets.engine import SWITCHES
from ecarte_widgets.widgets.table.settings import SettingError, Settings, restored


class KeptSettings:
    """What stands in the browser's memory of settings, beside what was asked for in a cell or a link.

    What was asked for wins over what the browser remembers, and leaves that as it is until the person chooses.
    """

    def __init__(self, began_with: Settings, fixed: Collection[str]) -> None:
        """Begin.

        Args:
            began_with: the settings before anybody chose.
            fixed: the names of those that were asked for.
        """
        self._began_with = began_with
        self._fixed = frozenset(fixed)
        self._chosen: set[str] = set()
        self._remembered: dict[str, str] = {}

    def read_in(self, settings: Settings, language: str | None) -> Settings:
        """Begin in the language that the reader's browser asks for, unless another was asked for here.

        It is the beginning and no choice, so that the browser does not remember it: a later default still counts.

        Args:
            settings: the settings before.
            language: the language; None where the browser asks for none that there is.
        """
        is_changed = settings.language != self._began_with.language  # from Python, before the page was there
        if language is None or "language" in self._fixed or is_changed:
            return settings
        self._began_with = replace(self._began_with, language=language)
        return replace(settings, language=language)

    def restored(self, settings: Settings, remembered: Mapping[object, object]) -> Settings:
        """Take over what the browser remembers, but for what was asked for."""
        kept = {
            name: str(remembered[name]) for name in self._fixed & self._began_with.kept().keys() & remembered.keys()
        }
        self._remembered = {name: value for name, value in kept.items() if _is_setting(name, value)}
        return restored(settings, {name: value for name, value in remembered.items() if name not in self._fixed})

    def choose(self, *names: str) -> None:
        """Note that the person chose these settings, each by the name of its menu."""
        self._chosen |= {"rules" if name == "preset" or name in SWITCHES else name for name in names}

    def kept(self, settings: Settings) -> dict[str, str]:
        """Give what the browser is to remember: what differs from the beginning, since a later default still counts."""
        began, untouched = self._began_with.kept(), self._fixed - self._chosen
        chosen = {
            name: value
            for name, value in settings.kept().items()
            if name not in untouched and (value != began[name] or name in self._fixed)
        }
        return chosen | {name: value for name, value in self._remembered.items() if name in untouched}


def _is_setting(name: str, value: str) -> bool:
    """Tell whether there is such a setting with such a value."""
    try:
        Settings().with_value(name, value)
    except SettingError:
        return False
    return True
