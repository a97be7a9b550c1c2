"""A class's answers put together: each is judged anew, and what was missed is counted by rule."""

from typing import TYPE_CHECKING

from ecarte_widgets.engine import Rules
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.sessions.answers_file import Answers
from ecarte_widgets.sessions.collecting import MissedRule, collected
from ecarte_widgets.sessions.worksheet import Result, Worksheet, worksheet

if TYPE_CHECKING:
    from ecarte_widgets.lessons.answers import Answer

SHEET = worksheet([4821], Rules.classic())
LEAD, TRUMPS = "4821.lead", "4821.trumps"


def answers(name: str, *, wrong: tuple[str, ...] = (), sheet: Worksheet = SHEET, count: int = 6) -> Answers:
    """Give a learner's answers to the first exercises, wrong to some."""
    given: dict[str, Answer] = {
        one.id: wrong_answers(one.question)[0] if one.id in wrong else solution(one.question)
        for one in sheet.exercises[:count]
    }
    return Answers(name, sheet, given)


def test_who_found_what_stands_in_the_rows() -> None:
    table, left_out = collected([("a", answers("Amina", wrong=(LEAD,), count=2)), ("b", answers("Zed"))])
    assert left_out == ()
    assert [(row.file, row.name) for row in table.rows] == [("a", "Amina"), ("b", "Zed")]
    first = table.rows[0]
    assert [cell.result for cell in first.cells[:3]] == [Result.MISSED, Result.FOUND, Result.UNANSWERED]
    assert [first.count(result) for result in Result] == [1, 1, 4]
    assert (first.cells[0].rule, first.cells[0].given) == ("elder-leads", "other")
    assert [table.found(one) for one in SHEET.exercises] == [1, 2, 1, 1, 1, 1]


def test_the_rule_missed_most_comes_first_with_how_many_missed_it() -> None:
    two = worksheet([4821, 17], Rules.classic())
    table, _ = collected(
        [
            ("a", answers("Amina", wrong=(TRUMPS, "4821.lead", "17.lead"), sheet=two, count=12)),
            ("b", answers("Zed", wrong=("17.lead",), sheet=two, count=12)),
        ]
    )
    assert table.rules() == (MissedRule("elder-leads", 3, 2), MissedRule("turn-up-makes-trumps", 1, 1))


def test_the_worksheet_of_most_files_is_collected_and_the_others_are_named() -> None:
    other, same_deals = worksheet([17], Rules.classic()), worksheet([4821])
    files = [
        ("a", answers("A", sheet=other)),
        ("b", answers("B")),
        ("c", answers("C")),
        ("d", answers("D", sheet=same_deals)),
    ]
    table, left_out = collected(files)
    assert [row.file for row in table.rows] == ["b", "c"]
    assert left_out == (("a", other), ("d", same_deals))


def test_of_two_worksheets_with_as_many_files_the_earliest_files_is_collected() -> None:
    other = worksheet([17], Rules.classic())
    table, left_out = collected([("a", answers("A", sheet=other)), ("b", answers("B"))])
    assert table.sheet == other
    assert left_out == (("b", SHEET),)


def test_a_name_that_occurs_twice_keeps_both_rows_and_is_told() -> None:
    table, _ = collected([("a", answers("Amina")), ("b", answers("Zed")), ("c", answers("Amina", wrong=(LEAD,)))])
    assert [row.count(Result.FOUND) for row in table.rows] == [6, 6, 5]
    assert table.names_twice() == (("Amina", ("a", "c")),)
