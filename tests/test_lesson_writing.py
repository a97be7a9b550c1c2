"""The page on writing lessons: its example is written down, proved and opened, and its lists are the program's."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import ecarte_widgets as ew
from ecarte_widgets.lessons.asking import QUESTIONS
from ecarte_widgets.lessons.errors import LessonError, LessonProblem
from ecarte_widgets.lessons.generators import GENERATORS
from ecarte_widgets.lessons.lesson_file import read_lesson
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import COMPARABLE
from ecarte_widgets.lessons.played import Role, Scope
from ecarte_widgets.lessons.proof import Fault
from tests.cli.console import ran
from tests.test_docs import DOCS, code, rows, section, text_of

PAGE = DOCS / "lesson-writing.md"
NOTEBOOKS = DOCS.parent / "notebooks"
EXAMPLE = dict(re.findall(r"^`([\w.-]+)`:\n\n```toml\n(.*?)^```$", text_of(PAGE), re.MULTILINE | re.DOTALL))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The example, written to a folder."""
    for name, text in EXAMPLE.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_the_example_is_a_whole_folder_and_the_one_beside_the_notebooks() -> None:
    assert sorted(EXAMPLE) == ["contents.toml", "without-the-suit.toml", "words.en.toml"]
    copied = {file.name: file.read_text("utf-8") for file in (NOTEBOOKS / "my-lessons").iterdir()}
    assert copied == EXAMPLE


def test_the_example_is_proved(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    outcome = ran(capsys, ["check-lessons", str(folder), "--json"])
    assert (outcome.code, outcome.err) == (0, "")
    assert json.loads(outcome.out)["failed"] == []


def test_the_example_opens_as_a_course(folder: Path) -> None:
    course = ew.Course(folder)
    [lesson] = course.view["list"]["lessons"]
    assert (lesson["id"], lesson["title"]) == ("without-the-suit", "Without the suit")


def test_the_example_has_all_three_kinds_of_step(folder: Path) -> None:
    [lesson] = load_course(folder)
    assert [type(step.source).__name__ for step in lesson.steps] == ["Recorded", "Played", "Generated"]


def listed(heading: str) -> list[str]:
    """The first column of the tables under a heading."""
    return [cells[0] for cells in rows(section(PAGE, heading))]


def constraints_text(name: str) -> str:
    """What the page says of a generator's constraints."""
    parts = [f"{code(key)}: {', '.join(map(code, values))}" for key, values in GENERATORS[name].constraints.items()]
    return "; ".join(parts) or "none"


def test_the_generators_are_those_that_there_are_with_their_constraints() -> None:
    told = [(cells[0], cells[-1].removesuffix(" |")) for cells in rows(section(PAGE, "Fresh hands from a generator"))]
    assert told == [(code(name), constraints_text(name)) for name in GENERATORS]


def test_the_questions_on_a_record_are_those_that_there_are() -> None:
    assert listed("A question on the cards of a record") == [code(name) for name in QUESTIONS]


def test_the_ways_to_play_and_the_sides_are_those_that_there_are() -> None:
    assert listed("Play at the table") == [code(one.value) for one in (*Scope, *Role)]


def test_what_can_be_compared_is_what_there_is() -> None:
    told = re.findall(r"`(\w+)`", section(PAGE, "What can be compared").partition(". ")[0])
    assert told == ["compare", *COMPARABLE]


def test_the_faults_are_those_that_a_proof_can_find() -> None:
    assert listed("What check-lessons finds") == [code(fault.value) for fault in Fault]


def keys_allowed(change: Callable[[str], str]) -> set[str]:
    """The keys that may stand where a key that there is not was put."""
    with pytest.raises(LessonError) as caught:
        read_lesson(change(EXAMPLE["without-the-suit.toml"]), "without-the-suit.toml")
    assert caught.value.problem is LessonProblem.UNKNOWN_KEY
    return set(map(str, caught.value.allowed))


@pytest.mark.parametrize(
    ("where", "change"),
    [
        ("the lesson", lambda text: "nonsense = 1\n" + text),
        ("a step", lambda text: text.replace("[[step]]", "[[step]]\nnonsense = 1", 1)),
    ],
)
def test_the_keys_are_those_that_may_stand_there(where: str, change: Callable[[str], str]) -> None:
    told = [cells[1].strip("`") for cells in rows(section(PAGE, "The keys")) if cells[0] == where]
    assert len(set(told)) == len(told)
    assert set(told) == keys_allowed(change)
