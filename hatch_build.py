"""Build step: compile the catalogs, so that only readable ones are kept under version control."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileCatalogs(BuildHookInterface[Any]):
    """Write a ``.mo`` file beside every ``.po`` file."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (the interface's arguments)
        """Compile each catalog; a faulty one ends the build with its place."""
        for source in sorted(Path(self.root, "ecarte_widgets", "i18n", "locales").rglob("*.po")):
            locale = source.parents[1].name
            with source.open("rb") as readable:
                catalog = read_po(readable, locale=locale, abort_invalid=True)
            for message in catalog:
                problems = [str(problem) for problem in message.check(catalog)]
                if problems:
                    text = f"{source}:{message.lineno}: {'; '.join(problems)}"
                    raise ValueError(text)
            with source.with_suffix(".mo").open("wb") as compiled:
                write_mo(compiled, catalog)
