"""What ``collect`` prints: a class's table as CSV, or as one object for programs."""

import csv
import io
from collections.abc import Sequence
from typing import Final

from ecarte_widgets.engine.record import rules_to_json
from ecarte_widgets.engine.record_json import Json, JsonObject
from ecarte_widgets.sessions.collecting import Cell, Collection, MissedRule, Row, missed_rules
from ecarte_widgets.sessions.worksheet import Result

ALL: Final = "(all)"
"""What stands for a name in the last row, which counts the class; that row has no file."""
_BEFORE: Final = ("name", "file")
_AFTER: Final = (*(result.value for result in Result), "most_missed", "times")
_FORMULAS: Final = "=+-@\t\r\uff1d\uff0b\uff0d\uff20"
"""What a spreadsheet takes for the beginning of a formula."""


def collection_csv(collection: Collection) -> str:
    """Give the table as CSV: a row for each learner, then one for the class.

    A cell under an exercise is ``found``, the code of the rule that was missed, or empty; in the last row it is the
    number of learners who found it.
    """
    exercises = collection.sheet.exercises
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*_BEFORE, *(exercise.id for exercise in exercises), *_AFTER])
    for row in collection.rows:
        cells = [_cell_text(cell) for cell in row.cells]
        writer.writerow([_harmless(row.name), _harmless(row.file), *cells, *_totals((row,))])
    found = [collection.found(exercise) for exercise in exercises]
    writer.writerow([ALL, "", *found, *_totals(collection.rows)])
    return text.getvalue()


def _totals(rows: Sequence[Row]) -> list[str | int]:
    """Count what came of the exercises of some learners, and name the rule that they missed most."""
    counts = [sum(row.count(result) for row in rows) for result in Result]
    most = next(iter(missed_rules(rows)), None)
    return [*counts, *(("", 0) if most is None else (most.rule, most.times))]


def _cell_text(cell: Cell) -> str:
    """Give a cell of the table."""
    match cell.result:
        case Result.FOUND:
            return str(cell.result.value)
        case Result.MISSED:
            return cell.rule or ""
        case Result.UNANSWERED:
            return ""


def _harmless(text: str) -> str:
    """Keep a spreadsheet from taking a text for a formula: an apostrophe before it says that it is text."""
    return f"'{text}" if text.startswith(tuple(_FORMULAS)) else text


def collection_result(collection: Collection, left_out: Sequence[tuple[str, str]]) -> JsonObject:
    """Give the table as one object: the rows, and how often each rule was missed."""
    sheet = collection.sheet
    return {
        "worksheet": {"rules": rules_to_json(sheet.rules), "deals": list(sheet.deals)},
        "exercises": [
            {"exercise": one.id, "rule": one.rule, "found": collection.found(one)} for one in sheet.exercises
        ],
        "rows": [_row_object(row) for row in collection.rows],
        "rules": [_rule_object(missed) for missed in collection.rules()],
        "left_out": [{"file": file, "reason": reason} for file, reason in left_out],
    }


def _row_object(row: Row) -> JsonObject:
    """Give a learner's row."""
    answers: list[Json] = [_cell_object(cell) for cell in row.cells]
    counts: dict[str, Json] = {result.value: row.count(result) for result in Result}
    return {"name": row.name, "file": row.file, "answers": answers, **counts}


def _cell_object(cell: Cell) -> JsonObject:
    """Give what came of an exercise."""
    given = cell.given
    answer: Json = list(given) if isinstance(given, list) else dict(given) if isinstance(given, dict) else given
    return {"exercise": cell.exercise.id, "result": cell.result.value, "rule": cell.rule, "answer": answer}


def _rule_object(missed: MissedRule) -> JsonObject:
    """Give how often a rule was missed."""
    return {"rule": missed.rule, "times": missed.times, "learners": missed.learners}
