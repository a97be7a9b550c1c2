"""What the page for teachers says of worksheets is so: its files are read, its table is printed, its codes are all."""

import json
import re
from pathlib import Path

import pytest

from ecarte_widgets.cli import main
from ecarte_widgets.engine import rules_from_text
from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.exercises import ExerciseKind, rule_missed
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.sessions.answers_file import read_answers
from ecarte_widgets.sessions.worksheet import MOST_DEALS, worksheet
from tests.sessions.sheets import can_be_given
from tests.test_docs import DOCS, FENCE, rows, section, text_of

PAGE = DOCS / "teaching.md"
TABLES = ("gamerules", "classic", "classic,stake=plus_one", "gamerules,stake=off")


def examples(language: str) -> list[str]:
    return [body for found, body in FENCE.findall(text_of(PAGE)) if found == language]


def codes(heading: str) -> list[str]:
    return [cells[0].strip("`") for cells in rows(section(PAGE, heading))]


def test_the_files_give_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [one for one in examples("json") if json.loads(one)["format"] == "ecarte-answers"]
    for file in files:
        name = read_answers(file).name
        (tmp_path / f"ecarte-{name}.json").write_text(file, "utf-8")
    assert main(["collect", str(tmp_path)]) == 0
    assert [capsys.readouterr().out] == examples("csv")


def test_every_kind_of_exercise_is_told() -> None:
    told = {re.sub(r"^4821\.|-\d$", "", code) for code in codes("The exercises")}
    assert told == {kind.value for kind in ExerciseKind}


def test_every_rule_that_can_be_missed_is_told_and_no_other() -> None:
    found: set[str] = set()
    for table in TABLES:
        for start in range(0, 20 * MOST_DEALS, MOST_DEALS):
            for exercise in worksheet(range(start, start + MOST_DEALS), rules_from_text(table)).exercises:
                for answer in wrong_answers(exercise.question):
                    feedback = check(exercise.question, answer).feedback
                    if can_be_given(exercise.question, answer) and feedback is not None:
                        found.add(rule_missed(feedback))
    assert sorted(codes("The rules missed")) == sorted(found)
