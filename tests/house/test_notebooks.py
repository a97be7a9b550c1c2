"""Notebooks are thin: the app's, one for each lesson in the order of the course, one for teachers."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ecarte_widgets.i18n import words_for

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
LESSONS = tomllib.loads((ROOT / "ecarte_widgets/lessons/data/contents.toml").read_text("utf-8"))["lessons"]
OF_LESSONS = [f"{number}-{lesson}.ipynb" for number, lesson in enumerate(LESSONS, start=1)]


def content_of(notebook: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(notebook.read_text("utf-8"))
    return content


def texts(notebook: Path, kind: str) -> list[str]:
    """The cells of a kind."""
    return ["".join(cell["source"]) for cell in content_of(notebook)["cells"] if cell["cell_type"] == kind]


def test_every_lesson_has_its_notebook_and_the_app_and_teachers_have_theirs() -> None:
    assert {notebook.name for notebook in NOTEBOOKS} == {*OF_LESSONS, "ecarte.ipynb", "teachers.ipynb"}


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.name)
def test_cells_are_few_and_short_and_hold_no_output(notebook: Path) -> None:
    content = content_of(notebook)
    code = [cell for cell in content["cells"] if cell["cell_type"] == "code"]
    assert code
    assert "widgets" not in content["metadata"]
    assert [cell for cell in code if cell["outputs"] or cell["execution_count"] is not None] == []
    assert all(len(text.splitlines()) <= 10 for text in texts(notebook, "code"))
    assert all(len(text.splitlines()) <= 12 for text in texts(notebook, "markdown"))


@pytest.mark.parametrize(("name", "lesson"), list(zip(OF_LESSONS, LESSONS, strict=True)))
def test_a_lessons_notebook_says_its_point_in_few_words_and_opens_the_lesson(name: str, lesson: str) -> None:
    notebook = FOLDER / name
    assert texts(notebook, "code") == [f'import ecarte_widgets as ew\n\new.Lesson("{lesson}")']
    assert 2 <= len(texts(notebook, "markdown")) <= 4
    title = texts(notebook, "markdown")[0].splitlines()[0]
    assert title == f"# {name.partition('-')[0]}. {words_for('en').text(f'lesson.{lesson}.title')}"
    assert content_of(notebook)["metadata"]["title"] == title.removeprefix("# ")


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.name)
def test_links_of_a_notebook_lead_somewhere(notebook: Path) -> None:
    links = re.findall(r"\]\(([^)]+)\)", "\n".join(texts(notebook, "markdown")))
    assert [link for link in links if not (FOLDER / link).exists()] == []


@pytest.mark.parametrize("number", range(len(OF_LESSONS) - 1))
def test_a_lessons_notebook_leads_to_the_next(number: int) -> None:
    assert f"({OF_LESSONS[number + 1]})" in texts(FOLDER / OF_LESSONS[number], "markdown")[-1]


def test_the_notebook_for_teachers_names_every_lesson() -> None:
    told = "\n".join(texts(FOLDER / "teachers.ipynb", "markdown"))
    assert [lesson for lesson in LESSONS if f"`{lesson}`" not in told] == []


def test_every_cell_of_every_notebook_runs() -> None:
    """In one process: the cells of a notebook share a kernel, which the workers that share the tests would not."""
    command = [sys.executable, "-m", "pytest", "--nbval-lax", "-q", "-n", "0", "-p", "no:cacheprovider", str(FOLDER)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    cells = sum(len(texts(notebook, "code")) for notebook in NOTEBOOKS)
    assert run.returncode == 0, run.stdout[-3000:]
    assert f"{cells} passed" in run.stdout
