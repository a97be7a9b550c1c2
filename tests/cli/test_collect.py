"""``collect``: a folder of worksheet files becomes one table, whatever else lies in it."""

import csv
import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecarte_widgets.engine import Rules
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.sessions.answers_file import answers_object
from ecarte_widgets.sessions.worksheet import worksheet
from tests.cli.console import Outcome, Refused, Run

Save = Callable[..., None]
SHEET = worksheet([4821], Rules.classic())
IDS = [exercise.id for exercise in SHEET.exercises]


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Save a learner's answers, wrong to some exercises, or any content."""

    def saving(file: str, name: str = "Amina", *, wrong: tuple[str, ...] = (), content: object = None) -> None:
        answers = {
            one.id: wrong_answers(one.question)[0] if one.id in wrong else solution(one.question)
            for one in SHEET.exercises
        }
        text = content if content is not None else json.dumps(answers_object(SHEET, answers, name))
        (tmp_path / file).write_bytes(text if isinstance(text, bytes) else str(text).encode())

    return saving


def table_in(outcome: Outcome) -> list[list[str]]:
    """Give the rows of the table that was printed; all are of one width."""
    rows = list(csv.reader(io.StringIO(outcome.out)))
    assert len({len(row) for row in rows}) == 1
    return rows


def test_the_table_has_a_row_a_learner_and_one_for_the_class(run: Run, tmp_path: Path, save: Save) -> None:
    save("b.json", "Zed")
    save("a.json", "Amina", wrong=("4821.lead", "4821.takes-2"))
    outcome = run("collect", str(tmp_path))
    assert (outcome.code, outcome.err) == (0, "")
    found = ["found"] * 6
    missed = ["elder-leads", "found", "found", "trump-takes", "found", "found"]
    assert table_in(outcome) == [
        ["name", "file", *IDS, "found", "missed", "unanswered", "most_missed", "times"],
        ["Amina", "a.json", *missed, "4", "2", "0", "elder-leads", "1"],
        ["Zed", "b.json", *found, "6", "0", "0", "", "0"],
        ["(all)", "", "1", "2", "2", "1", "2", "2", "10", "2", "0", "elder-leads", "1"],
    ]


def test_the_object_has_the_rows_and_the_rules_missed(run: Run, tmp_path: Path, save: Save) -> None:
    save("a.json", wrong=("4821.lead",))
    save("broken.json", content="{")
    outcome = run("collect", str(tmp_path), "--json")
    assert outcome.code == 1
    result: dict[str, Any] = json.loads(outcome.out)
    assert result["worksheet"] == {"rules": "classic", "deals": [4821]}
    assert result["exercises"][0] == {"exercise": "4821.lead", "rule": "elder-leads", "found": 0}
    (row,) = result["rows"]
    assert (row["name"], row["file"]) == ("Amina", "a.json")
    assert (row["found"], row["missed"], row["unanswered"]) == (5, 1, 0)
    assert row["answers"][:2] == [
        {"exercise": "4821.lead", "result": "missed", "rule": "elder-leads", "answer": "other"},
        {"exercise": "4821.trumps", "result": "found", "rule": None, "answer": "D"},
    ]
    assert result["rules"] == [{"rule": "elder-leads", "times": 1, "learners": 1}]
    assert [one["file"] for one in result["left_out"]] == ["broken.json"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "not JSON"),
        (b"\xff", "not UTF-8"),
        ('{"format": "ecarte-record"}', "missing"),
        ("[" * 99_999, "nested too deeply"),
        (b" " * 1_000_001, "longer than 1000000 bytes"),
        (json.dumps(answers_object(worksheet([17]), {}, "Zed")), "another worksheet, gamerules 17"),
    ],
    ids=["empty", "bytes", "another-format", "deep", "long", "another-worksheet"],
)
def test_a_file_that_cannot_be_collected_is_named_and_the_others_are_collected(
    run: Run, tmp_path: Path, save: Save, content: object, said: str
) -> None:
    save("a.json")
    save("c.json", "Zed")
    save("b.json", content=content)
    outcome = run("collect", str(tmp_path))
    assert outcome.code == 1
    assert [row[0] for row in table_in(outcome)] == ["name", "Amina", "Zed", "(all)"]
    (line,) = outcome.err.splitlines()
    assert line.startswith("ecarte-widgets: b.json: left out: ")
    assert said in line
    assert len(line) < 250


def test_a_name_that_a_spreadsheet_would_reckon_with_stays_text(run: Run, tmp_path: Path, save: Save) -> None:
    names = ["=1+1", "+1", "-1", "@SUM(A1)", "\uff1d1", "Ann-Marie", 'a"b,c']
    for number, name in enumerate(names):
        save(f"{number}.json", name)
    save("=x.json", "Zed")
    rows = table_in(run("collect", str(tmp_path)))[1:-1]
    assert [row[0] for row in rows] == ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\uff1d1", "Ann-Marie", 'a"b,c', "Zed"]
    assert rows[-1][1] == "'=x.json"


def test_a_name_in_two_files_keeps_both_rows_and_is_told(run: Run, tmp_path: Path, save: Save) -> None:
    save("a.json")
    save("b.json")
    outcome = run("collect", str(tmp_path))
    assert outcome.code == 0
    assert [row[:2] for row in table_in(outcome)[1:-1]] == [["Amina", "a.json"], ["Amina", "b.json"]]
    assert outcome.err == "ecarte-widgets: the name Amina stands in several files, each has its row: a.json, b.json\n"


def test_what_is_no_worksheet_file_by_its_name_is_passed_over(run: Run, tmp_path: Path, save: Save) -> None:
    save("a.JSON")
    save("notes.txt", content="hello")
    save("._a.json", content="a system's own")
    (tmp_path / "more").mkdir()
    outcome = run("collect", str(tmp_path))
    assert (outcome.code, outcome.err, len(table_in(outcome))) == (0, "", 3)


def test_what_is_no_file_is_left_out_and_never_waited_for(run: Run, tmp_path: Path, save: Save) -> None:
    save("a.json")
    (tmp_path / "folder.json").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.json")
    outcome = run("collect", str(tmp_path))
    assert outcome.code == 1
    assert outcome.err.splitlines()[0] == "ecarte-widgets: folder.json: left out: not a file"
    assert len(table_in(outcome)) == 3


@pytest.mark.parametrize("folder", ["no such folder", "a\0b", "a.json"])
def test_a_folder_that_is_none_is_refused(refused: Refused, tmp_path: Path, save: Save, folder: str) -> None:
    save("a.json")
    assert "there is no such folder" in refused("collect", str(tmp_path / folder))


def test_an_empty_folder_is_refused(refused: Refused, tmp_path: Path) -> None:
    assert "holds no worksheet file" in refused("collect", str(tmp_path))


def test_a_folder_of_broken_files_is_refused_with_the_first_reason(
    refused: Refused, tmp_path: Path, save: Save
) -> None:
    save("a.json", content="{")
    save("b.json", content="[]")
    line = refused("collect", str(tmp_path))
    assert "none of its 2 files can be collected. a.json: line 1, column 2: this is not JSON" in line


def test_a_folder_must_be_given(refused: Refused) -> None:
    assert "FOLDER" in refused("collect")
