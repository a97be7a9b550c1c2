"""A class's answers put together: who found what, and which rule was missed.

Every answer is judged here, by the engine, whatever a file says of it.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.exercises import Exercise, rule_missed
from ecarte_widgets.lessons.given import Given, given_of
from ecarte_widgets.sessions.answers_file import Answers
from ecarte_widgets.sessions.worksheet import Result, Worksheet


@dataclass(frozen=True, slots=True)
class Cell:
    """What came of one exercise for one learner."""

    exercise: Exercise
    """The exercise."""
    result: Result
    """What came of it."""
    rule: str | None = None
    """The rule that was missed, by its code."""
    given: Given | None = None
    """The answer, as the file gives it."""


@dataclass(frozen=True, slots=True)
class Row:
    """What came of a worksheet for one learner."""

    file: str
    """The name of the file."""
    name: str
    """The learner's name; two may have the same."""
    cells: tuple[Cell, ...]
    """The exercises, in the order of the worksheet."""

    def count(self, result: Result) -> int:
        """Count the exercises of which this came."""
        return sum(cell.result is result for cell in self.cells)


@dataclass(frozen=True, slots=True)
class MissedRule:
    """How often a rule was missed."""

    rule: str
    """The rule, by its code."""
    times: int
    """In how many answers."""
    learners: int
    """By how many learners."""


@dataclass(frozen=True, slots=True)
class Collection:
    """A class's table."""

    sheet: Worksheet
    """The worksheet."""
    rows: tuple[Row, ...]
    """The learners, in the order of their files."""

    def found(self, exercise: Exercise) -> int:
        """Count the learners who found an exercise."""
        place = self.sheet.exercises.index(exercise)
        return sum(row.cells[place].result is Result.FOUND for row in self.rows)

    def rules(self) -> tuple[MissedRule, ...]:
        """List the rules that were missed, the one missed most first."""
        return missed_rules(self.rows)

    def names_twice(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """List the names that occur more than once, each with its files."""
        files: dict[str, list[str]] = {}
        for row in self.rows:
            files.setdefault(row.name, []).append(row.file)
        return tuple((name, tuple(found)) for name, found in files.items() if len(found) > 1)


def missed_rules(rows: Sequence[Row]) -> tuple[MissedRule, ...]:
    """List the rules that were missed in some rows, the one missed most first; of two missed as often, the earlier."""
    missed = [[cell.rule for cell in row.cells if cell.rule is not None] for row in rows]
    times = Counter(rule for rules in missed for rule in rules)
    return tuple(MissedRule(rule, count, sum(rule in rules for rules in missed)) for rule, count in times.most_common())


def judged(file: str, answers: Answers) -> Row:
    """Judge a learner's answers.

    Args:
        file: the name of the file that they stand in.
        answers: the answers.
    """
    return Row(file, answers.name, tuple(_cell(one, answers) for one in answers.sheet.exercises))


def _cell(exercise: Exercise, answers: Answers) -> Cell:
    """Judge one answer."""
    answer = answers.answers.get(exercise.id)
    if answer is None:
        return Cell(exercise, Result.UNANSWERED)
    given = given_of(exercise.question, answer)
    feedback = check(exercise.question, answer).feedback
    if feedback is None:
        return Cell(exercise, Result.FOUND, given=given)
    return Cell(exercise, Result.MISSED, rule_missed(feedback), given)


def sheet_of_most(answers: Sequence[Answers]) -> Worksheet:
    """Give the worksheet that most files are of; of two, the one of the earliest file."""
    kinds = Counter((one.sheet.rules, one.sheet.deals) for one in answers)
    most = max(answers, key=lambda one: kinds[one.sheet.rules, one.sheet.deals])
    return most.sheet


def collected(files: Sequence[tuple[str, Answers]]) -> tuple[Collection, tuple[tuple[str, Worksheet], ...]]:
    """Put files of answers together: those of the worksheet that most of them are of.

    Args:
        files: the name of each file, and what stands in it; at least one.

    Returns:
        The table; and the files of other worksheets, which are left out of it.
    """
    sheet = sheet_of_most([answers for _, answers in files])
    same = [(file, answers) for file, answers in files if _is_same(answers.sheet, sheet)]
    others = tuple((file, answers.sheet) for file, answers in files if not _is_same(answers.sheet, sheet))
    return Collection(sheet, tuple(judged(file, answers) for file, answers in same)), others


def _is_same(one: Worksheet, other: Worksheet) -> bool:
    """Tell whether two worksheets have the same rules and deals."""
    return (one.rules, one.deals) == (other.rules, other.deals)
