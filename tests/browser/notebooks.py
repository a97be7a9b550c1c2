"""Notebooks made for a test, and deals in which something particular happens."""

import json
from collections.abc import Callable
from pathlib import Path

from ecarte_widgets.engine import Dealt, Seat, dealt_from_pack
from ecarte_widgets.shuffling import numbered_deal

IMPORT = "import ecarte_widgets as ew"


def write_notebook(folder: Path, name: str, *cells: str) -> str:
    """Write a notebook of code cells; gives the file's name."""
    code: list[dict[str, object]] = [
        {
            "cell_type": "code",
            "id": f"cell-{place}",
            "metadata": {},
            "execution_count": None,
            "outputs": [],
            "source": source,
        }
        for place, source in enumerate(cells)
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = {"cells": code, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    file = folder / f"{name}.ipynb"
    file.write_text(json.dumps(notebook))
    return file.name


def deal_where(condition: Callable[[Seat, Dealt], bool]) -> int:
    """Find the first deal number whose dealer and cards meet a condition."""
    for number in range(10_000):
        dealer, pack = numbered_deal(number)[1:]
        if condition(dealer, dealt_from_pack(pack)):
            return number
    message = "no such deal among the first ten thousand"
    raise AssertionError(message)
