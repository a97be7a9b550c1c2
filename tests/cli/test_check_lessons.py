"""``check-lessons``: lessons are proved under both presets, and every message is there in every language."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from ecarte_widgets.cli import lesson_report
from ecarte_widgets.engine import Card, Preset, Rules, Seat
from ecarte_widgets.i18n import languages
from ecarte_widgets.lessons.answers import Limits, Outcome
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import Lesson
from ecarte_widgets.lessons.proof import Failure, Fault
from tests.cli.console import Refused, Run
from tests.cli.lesson_folders import CONTENTS, LESSON, MESSAGES, words_of, write_lessons

STEPS = ["look", "try", "more"]


def result_of(run: Run, *argv: str) -> dict[str, Any]:
    """Check lessons that have faults or none, and give the JSON."""
    outcome = run("check-lessons", *argv, "--json")
    assert outcome.err == ""
    result: dict[str, Any] = json.loads(outcome.out)
    assert outcome.code == (1 if result["failed"] else 0)
    return result


def test_the_course_itself_is_proved_in_every_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some seeds of each step, enough for each part of a mix; all hundred are tried where lessons are tested."""
    monkeypatch.setattr(lesson_report, "SEEDS", range(60))
    result = result_of(run)
    assert result["failed"] == []
    assert result["languages"] == list(languages())
    assert result["lessons"] == [
        {"id": lesson.id, "steps": [step.id for step in lesson.steps]} for lesson in load_course()
    ]


def test_a_folder_that_is_right_is_told_lesson_by_lesson(run: Run, tmp_path: Path) -> None:
    outcome = run("check-lessons", write_lessons(tmp_path))
    assert outcome == (
        0,
        "aces: proved (look, try, more)\n1 lesson is proved; rules: gamerules, classic; languages: en\n",
        "",
    )


def test_a_folder_that_is_right_as_json(run: Run, tmp_path: Path) -> None:
    assert result_of(run, write_lessons(tmp_path)) == {
        "lessons": [{"id": "aces", "steps": STEPS}],
        "languages": ["en"],
        "failed": [],
    }


def test_a_message_that_a_language_lacks_is_named_with_its_step(run: Run, tmp_path: Path) -> None:
    fewer = {name: text for name, text in MESSAGES.items() if name not in {"lesson.aces.hint", "lesson.aces.summary"}}
    folder = write_lessons(tmp_path, words_ps_toml=words_of(fewer))
    result = result_of(run, folder)
    nothing = {"fault": "no-words", "preset": None, "seed": None, "answer": None, "language": "ps"}
    assert result["languages"] == ["en", "ps"]
    assert result["failed"] == [
        {"lesson": "aces", "step": None, "message": "lesson.aces.summary", **nothing},
        {"lesson": "aces", "step": "try", "message": "lesson.aces.hint", **nothing},
    ]
    outcome = run("check-lessons", folder)
    assert outcome.code == 1
    assert outcome.out.splitlines() == [
        "aces: not proved (look, try, more)",
        "aces: the language ps lacks the message lesson.aces.summary",
        "aces, step try: the language ps lacks the message lesson.aces.hint",
        "2 faults",
    ]


def test_a_folder_may_use_the_messages_of_the_course(run: Run, tmp_path: Path) -> None:
    step = load_course()[0].steps[0]
    lesson = LESSON.replace("lesson.aces.look", step.words)
    assert result_of(run, write_lessons(tmp_path, aces_toml=lesson))["failed"] == []


def test_a_step_that_compares_a_rule_which_changes_nothing_has_failed_under_both_presets(
    run: Run, tmp_path: Path
) -> None:
    lesson = LESSON.replace('ask = "which', 'compare = "void"\nask = "which')
    failed = result_of(run, write_lessons(tmp_path, aces_toml=lesson))["failed"]
    assert [(one["step"], one["fault"], one["preset"]) for one in failed] == [
        ("look", "nothing-to-compare", preset.value) for preset in Preset
    ]


def test_a_practice_that_would_repeat_itself_has_failed(run: Run, tmp_path: Path) -> None:
    lesson = LESSON.replace('generator = "two-cards"\nconstraints = { case = "ace-and-court" }', 'generator = "pack"')
    outcome = run("check-lessons", write_lessons(tmp_path, aces_toml=lesson))
    assert outcome.code == 1
    assert "aces, step more, gamerules: the generator has too few different questions" in outcome.out


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Rules]]:
    """The steps that were proved, in their order, with the rules of each."""
    proved: list[tuple[str, Rules]] = []

    def noting(lesson: Lesson, seeds: range) -> tuple[Failure, ...]:
        assert len(seeds) == 100
        proved.extend((step.id, step.rules) for step in lesson.steps)
        return ()

    monkeypatch.setattr(lesson_report, "prove", noting)
    return proved


def test_each_step_is_proved_under_each_preset(run: Run, tmp_path: Path, tables: list[tuple[str, Rules]]) -> None:
    run("check-lessons", write_lessons(tmp_path))
    assert tables == [(step, Rules.preset(preset)) for preset in Preset for step in STEPS]


def test_a_step_with_rules_of_its_own_is_proved_under_these_once(
    run: Run, tmp_path: Path, tables: list[tuple[str, Rules]]
) -> None:
    lesson = LESSON.replace('generator = "two-cards"', 'rules = "classic"\ngenerator = "two-cards"')
    run("check-lessons", write_lessons(tmp_path, aces_toml=lesson))
    assert [step for step, _ in tables] == [*STEPS, "look", "try"]


PLACE = "aces, step look, gamerules, seed 3: "
TOLD: list[tuple[Failure, Any, str]] = [
    (Failure("aces", "look", Fault.UNSOLVED_PASSES, 3), None, PLACE + "the step is solved without an answer"),
    (
        Failure("aces", "look", Fault.SOLUTION_FAILS, 3, Card.TEN_OF_HEARTS),
        "TH",
        PLACE + "the solution is not accepted: 10♥",
    ),
    (
        Failure("aces", "look", Fault.WRONG_PASSES, 3, frozenset({Card.KING_OF_SPADES, Card.ACE_OF_SPADES})),
        ["AS", "KS"],
        PLACE + "a wrong answer is accepted: A♠ K♠",
    ),
    (
        Failure("aces", "look", Fault.WRONG_PASSES, 3, (Card.KING_OF_SPADES, Card.ACE_OF_SPADES)),
        ["KS", "AS"],
        PLACE + "a wrong answer is accepted: K♠ A♠",
    ),
    (Failure("aces", "look", Fault.NOTHING_SAID, 3, Seat.NORTH), "north", PLACE + "a wrong answer is not explained: n"),
    (Failure("aces", "look", Fault.NOTHING_SAID, 3, 7), 7, PLACE + "a wrong answer is not explained: 7"),
    (Failure("aces", "look", Fault.NOTHING_SAID, 3, Outcome(None)), {"winner": None}, "explained: winner None"),
    (
        Failure("aces", "look", Fault.NOTHING_SAID, 3, Limits(0, 5)),
        {"fewest": 0, "most": 5},
        "a wrong answer is not explained: fewest 0, most 5",
    ),
    (Failure("aces", "look", Fault.NOTHING_SAID, 3, frozenset[str]()), [], "a wrong answer is not explained: ∅"),
]


@pytest.mark.parametrize("told", TOLD, ids=[line for _, _, line in TOLD])
def test_a_fault_is_told_with_its_place_its_seed_and_the_answer_tried(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: tuple[Failure, Any, str]
) -> None:
    failure, answer, line = told

    def finding(lesson: Lesson, _seeds: object) -> Iterable[Failure]:
        return [failure] if lesson.steps[0].rules == Rules.preset(Preset.GAMERULES) else []

    monkeypatch.setattr(lesson_report, "prove", finding)
    folder = write_lessons(tmp_path)
    assert line in run("check-lessons", folder).out
    [failed] = result_of(run, folder)["failed"]
    assert failed == {
        "lesson": "aces",
        "step": "look",
        "fault": failure.fault.value,
        "preset": "gamerules",
        "seed": 3,
        "answer": answer,
        "language": None,
        "message": None,
    }


FAULTY = [
    ('part = "do"', 'part = "show"', "aces.toml, line 18: part: show may not stand there; allowed: see, do, practise"),
    ('part = "do"', "part = [", "aces.toml, line 19: not TOML: "),
    ('part = "do"', "part = 1", "aces.toml, line 18: part: 1 is of a kind that may not stand there; allowed: text"),
    ('part = "do"', "", "aces.toml, line 16: the key part is missing; it must be there"),
    ('part = "do"', 'part = "see"', "aces.toml, line 4: the part do is missing or in the wrong place"),
    ('id = "try"', 'id = "look"', "aces.toml, line 17: the id look stands twice; each may stand once"),
    ("hints", "hint", "aces.toml, line 20: the key hint does not belong there; allowed: id, part, words, "),
    ('"play JS"', '"play 7H"', "aces.toml, line 14: the record breaks the rule card-not-held: play 7H; allowed: play "),
    ('"which-card-wins"', '"who-takes-it"', "aces.toml, line 8: ask: who-takes-it may not stand there; allowed: "),
    (
        ', "play AS", "play JS"',
        "",
        "aces.toml, line 8: the question cannot be asked of this record: the record has no complete trick",
    ),
    ('"tricks"', f'"{"x" * 200}"', "aces.toml, line 21: play: xxx"),
]


@pytest.mark.parametrize(("good", "bad", "said"), FAULTY, ids=[said for _, _, said in FAULTY])
def test_a_faulty_lesson_is_refused_with_its_file_and_line_and_what_is_allowed(
    refused: Refused, tmp_path: Path, good: str, bad: str, said: str
) -> None:
    assert LESSON.count(good) == 1
    line = refused("check-lessons", write_lessons(tmp_path, aces_toml=LESSON.replace(good, bad)))
    assert said in line
    assert "x" * 61 not in line


@pytest.mark.parametrize("option", [[], ["--json"]])
def test_a_refusal_is_the_same_with_json(refused: Refused, tmp_path: Path, option: list[str]) -> None:
    folder = write_lessons(tmp_path, contents_toml='lessons = ["aces", "kings"]')
    line = refused("check-lessons", folder, *option)
    assert "contents.toml, line 1: the lesson kings must have a file of its name" in line
    assert "; allowed: aces" in line


def test_a_folder_that_is_none_is_refused(refused: Refused, tmp_path: Path) -> None:
    assert "nowhere: there is no such folder" in refused("check-lessons", str(tmp_path / "nowhere"))
    assert "there is no such folder" in refused("check-lessons", write_lessons(tmp_path) + "/aces.toml")


def test_a_folder_without_contents_is_refused(refused: Refused, tmp_path: Path) -> None:
    line = refused("check-lessons", write_lessons(tmp_path, contents_toml=""))
    assert "contents.toml, line 1: this file is missing" in line


@pytest.mark.parametrize("words", [{}, {"words_xx_toml": words_of(MESSAGES)}], ids=["none", "of no language"])
def test_words_that_are_missing_or_in_no_language_are_refused(
    refused: Refused, tmp_path: Path, words: dict[str, str]
) -> None:
    line = refused("check-lessons", write_lessons(tmp_path, words_en_toml="", **words))
    assert "in one language at least" in line
    assert line.endswith(", ".join(f"words.{language}.toml" for language in languages()))


def test_faulty_words_are_refused_with_their_line(refused: Refused, tmp_path: Path) -> None:
    line = refused("check-lessons", write_lessons(tmp_path, words_en_toml='"lesson.aces.title" = "Aces"\n"b" = 1\n'))
    assert "words.en.toml, line 2: b: 1 is of a kind that may not stand there; allowed: text" in line


def test_a_folder_is_told_in_the_language_of_the_environment(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = run("check-lessons", write_lessons(tmp_path)).out
    monkeypatch.setenv("ECARTE_LANGUAGE", "ps")
    pashto = run("check-lessons", str(tmp_path)).out
    assert len(pashto.splitlines()) == len(english.splitlines())
    assert "proved" not in pashto


def test_a_terminal_is_told_what_is_being_proved(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: list[tuple[str, Rules]]
) -> None:
    folder = write_lessons(tmp_path)
    assert run("check-lessons", folder).err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    said = run("check-lessons", folder, "--json").err.split("\r")
    assert [one.strip() for one in said if one.strip()] == [f"Proving aces under {preset.value}" for preset in Preset]
    assert said[-2].isspace()
    assert len(tables) > 0


def test_lessons_are_read_in_the_order_of_the_contents(run: Run, tmp_path: Path) -> None:
    second = LESSON.replace('id = "aces"', 'id = "kings"')
    folder = write_lessons(tmp_path, contents_toml='lessons = ["kings", "aces"]', kings_toml=second)
    assert [lesson["id"] for lesson in result_of(run, folder)["lessons"]] == ["kings", "aces"]
    assert CONTENTS.count("aces") == 1
