"""The rules pages and the engine say the same: every code has its place, and every example is read."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from ecarte_widgets.engine import (
    SWITCHES,
    AwardRule,
    BreachCode,
    Preset,
    Problem,
    Rules,
    Seat,
    Stake,
    Talk,
    TalkEnd,
    award_for_tricks,
    read_record,
    rules_from_switches,
    switches_of,
)

DOCS = Path(__file__).resolve().parent.parent / "docs"
RULES = DOCS / "rules"
PAGES = sorted([*RULES.glob("*.md"), *(DOCS / f"{name}.md" for name in ("record", "lesson-writing", "teaching"))])

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SCORE_AFTER = re.compile(r"^The score after it: north (\d+), south (\d+)\.$", re.MULTILINE)


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose_of(page: Path) -> str:
    """The page without its code blocks, where a # is no heading."""
    return FENCE.sub("", text_of(page))


def headings(page: Path, level: int) -> list[str]:
    return re.findall(rf"^{'#' * level} (.+)$", prose_of(page), re.MULTILINE)


def section(page: Path, heading: str) -> str:
    """The text under a heading, up to the next heading of any level."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", prose_of(page), re.MULTILINE | re.DOTALL)
    assert found is not None, f"{page.name} has no heading {heading!r}"
    return found.group(1)


def rows(text: str) -> list[list[str]]:
    """The cells of each row of the tables in a text, head and rule left out."""
    lines = text.splitlines()
    return [
        [cell.strip() for cell in line.strip("|").split(" | ")]
        for number, line in enumerate(lines)
        if line.startswith("|")
        and not line.startswith("| ---")
        and not (number + 1 < len(lines) and lines[number + 1].startswith("| ---"))
    ]


def code(value: object) -> str:
    return f"`{value}`"


def anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", prose_of(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def record_examples() -> list[str]:
    return [body for language, body in FENCE.findall(text_of(DOCS / "record.md")) if language == "json"]


def test_every_refusal_has_its_heading_once_and_no_heading_is_made_up() -> None:
    assert sorted(headings(RULES / "refusals.md", 3)) == sorted(breach.value for breach in BreachCode)


def test_refusals_are_grouped() -> None:
    assert headings(RULES / "refusals.md", 2) == ["Talk", "Exchange", "Play", "Kings", "Turn and end"]


@pytest.mark.parametrize("breach", BreachCode, ids=lambda breach: breach.value)
def test_every_refusal_is_explained_in_one_paragraph(breach: BreachCode) -> None:
    paragraphs = section(RULES / "refusals.md", breach.value).strip().split("\n\n")
    assert len(paragraphs) == 1
    assert len(paragraphs[0].split()) > 10


def test_every_award_rule_has_its_heading_once_and_no_heading_is_made_up() -> None:
    assert sorted(headings(RULES / "scoring.md", 3)) == sorted(rule.value for rule in AwardRule)


def test_every_switch_has_its_heading_in_order_and_no_heading_is_made_up() -> None:
    assert headings(RULES / "switches.md", 3) == list(SWITCHES)


@pytest.mark.parametrize("name", SWITCHES)
def test_every_switch_lists_exactly_its_values(name: str) -> None:
    own = [str(rules_value) for rules_value in values_of(name)]
    listed = [cells[0] for cells in rows(section(RULES / "switches.md", name))]
    assert listed == [code(value) for value in own]


def values_of(name: str) -> list[int | str]:
    return [value if isinstance(value, int) else value.value for value in SWITCHES[name]]


def test_the_table_of_presets_is_the_engines() -> None:
    presets = [switches_of(Rules.preset(preset)) for preset in Preset]
    expected = [
        [f"[{code(name)}](#{name})", ", ".join(map(code, values_of(name))), *[code(own[name]) for own in presets]]
        for name in SWITCHES
    ]
    assert rows(section(RULES / "switches.md", "The switches")) == expected


def test_every_problem_of_a_record_has_its_row_once_and_no_row_is_made_up() -> None:
    listed = rows(section(DOCS / "record.md", "When a record is refused"))
    assert sorted(cells[0] for cells in listed) == sorted(code(problem.value) for problem in Problem)
    assert all(len(cells) == 3 and all(cells) for cells in listed)


def test_every_act_has_its_row() -> None:
    listed = [cells[0] for cells in rows(section(DOCS / "record.md", "The acts"))]
    verbs = ["propose", "stand", "accept", "refuse", "exchange CARD…", "play CARD", "mark-king", "mark-turned-king"]
    assert listed == [code(verb) for verb in verbs]


def test_there_are_record_examples() -> None:
    assert len(record_examples()) == len(SCORE_AFTER.findall(text_of(DOCS / "record.md"))) > 0


@pytest.mark.parametrize("number", range(len(record_examples())))
def test_every_record_example_is_read_and_ends_as_the_page_says(number: int) -> None:
    game = read_record(record_examples()[number])
    told = SCORE_AFTER.findall(text_of(DOCS / "record.md"))[number]
    assert game.score == tuple(map(int, told))


DEALER, ELDER = Seat.SOUTH, Seat.NORTH
TALKS = {
    "E stood, never proposed": [Talk(0, TalkEnd.STOOD)],
    "D refused, and it counts": [Talk(1, TalkEnd.REFUSED)],
    "anything else": [Talk(1, TalkEnd.STOOD), Talk(2, TalkEnd.STOOD), Talk(2, TalkEnd.REFUSED)],
}
ELDERS_TRICKS = {"E 3 or 4": [3, 4], "E 5": [5], "D 3 or 4": [1, 2], "D 5": [0]}


def award_text(rules: Rules, talk: Talk, elder_tricks: int) -> str:
    award = award_for_tricks(rules, DEALER, talk, elder_tricks)
    return f"{'E' if award.player is ELDER else 'D'} {award.points}"


def test_the_table_of_stakes_is_the_engines() -> None:
    listed = rows(section(RULES / "scoring.md", "What each stake gives"))
    assert [cells[:2] for cells in listed] == [list(pair) for pair in product(TALKS, ELDERS_TRICKS)]
    for talk_text, tricks_text, *told in listed:
        for talk, elder_tricks in product(TALKS[talk_text], ELDERS_TRICKS[tricks_text]):
            stakes = [rules_from_switches("gamerules", {"stake": stake.value}) for stake in Stake]
            assert told == [award_text(rules, talk, elder_tricks) for rules in stakes], (talk_text, tricks_text)


WORKED_TALKS = {
    "E stood": Talk(0, TalkEnd.STOOD),
    "D refused the first proposal": Talk(1, TalkEnd.REFUSED),
    "exchanged, then E stood": Talk(1, TalkEnd.STOOD),
    "exchanged, then D refused the second": Talk(2, TalkEnd.REFUSED),
}


def test_the_worked_cases_are_the_engines() -> None:
    checked = 0
    for happened, *told in rows(section(RULES / "scoring.md", "Worked cases")):
        case = re.fullmatch(r"(.+), ([ED]) (\d) tricks", happened)
        if case is None:
            continue
        talk, tricks = WORKED_TALKS[case[1]], int(case[3])
        elder_tricks = tricks if case[2] == "E" else 5 - tricks
        assert told == [award_text(Rules.preset(preset), talk, elder_tricks) for preset in Preset], happened
        checked += 1
    assert checked == 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_the_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose_of(page)):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        other = (page.parent / path).resolve() if path else page
        assert other.exists(), target
        assert not anchor or anchor in anchors(other), target
