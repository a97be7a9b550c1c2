"""Lets the processes of an app speak the languages of another folder, and draws no lots, as ``fixed_chance`` does.

Python runs this when it starts, in a folder that ``PYTHONPATH`` names.
"""

import os
import runpy
from pathlib import Path

from ecarte_widgets.i18n import words

words._LOCALES = Path(os.environ["ECARTE_MADE_UP_LOCALES"])  # noqa: SLF001  (adding a language takes files and no code)
runpy.run_path(str(Path(__file__).parents[1] / "fixed_chance" / "sitecustomize.py"))
