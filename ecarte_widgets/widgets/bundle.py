"""One browser file of several.

A notebook loads a widget's code from a single text, which cannot import its neighbours; so the modules are
joined, each whole, with their imports of one another taken out.
"""

import re
from pathlib import Path
from typing import Final

TABLE_MODULES: Final = (
    *("dom", "seen", "faces", "motion", "keys", "opening", "copying", "files", "scoresheet", "gamepanel"),
    *("memory", "results", "panels", "theme", "sending"),
    *("firstword", "pause", "looking", "covered", "status", "trick", "picture", "greeting", "sight", "tabletop"),
)
"""What a table is made of in the browser, whatever widget it stands in."""
TABLE_SHEETS: Final = (
    *("table", "surface", "cards", "words", "panels", "results", "gamepanel", "scoresheet"),
    *("widths", "phones", "last", "type"),
)
"""The styles of a table."""
DEMO_PARTS: Final = ("demokeys", "democards", "democontrols", "demopicture", "setup", "demo")
"""What a demonstration is made of in the browser beside what a table is; it can stand within a table's widget too."""
DEMO_MODULES: Final = (
    "dom",
    "seen",
    "firstword",
    "faces",
    "motion",
    "keys",
    "theme",
    "opening",
    "sending",
    *DEMO_PARTS,
)
"""What a demonstration is made of in the browser."""
DEMO_SHEETS: Final = (*TABLE_SHEETS, "demo", "democards", "demoways", "demowidths", "demophones", "fullscreen", "setup")
"""The styles of a demonstration."""

_HERE = Path(__file__).parent / "browser"
_IMPORT = re.compile(r'^import [^;]*? from "\./[a-z]+\.js";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)


def bundled(*modules: str) -> str:
    """Join modules of the folder ``browser``, each after those it imports.

    Args:
        modules: their names, without ``.js``.
    """
    sources = [(_HERE / f"{module}.js").read_text(encoding="utf-8") for module in modules]
    return "\n".join(_EXPORT.sub("", _IMPORT.sub("", source)) for source in sources)


def styles(*sheets: str) -> str:
    """Join style sheets of the folder ``browser``.

    Args:
        sheets: their names, without ``.css``.
    """
    return "\n".join((_HERE / f"{sheet}.css").read_text(encoding="utf-8") for sheet in sheets)
