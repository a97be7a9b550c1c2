"""Lessons out of their files: what they say, and which line of a faulty file is wrong."""

from pathlib import Path

import pytest

from ecarte_widgets.engine import Rules, Seat, Void
from ecarte_widgets.lessons.errors import LessonError
from ecarte_widgets.lessons.lesson_file import read_lesson
from ecarte_widgets.lessons.loading import load_course, load_words
from ecarte_widgets.lessons.model import Generated, Mixed, Part
from ecarte_widgets.lessons.played import Played, Role, Scope
from ecarte_widgets.lessons.questions import MarkPlayable, MayDo, ScoreDeal
from ecarte_widgets.lessons.recorded import Recorded

GOOD = """\
id = "made-up"
title = "lesson.made-up.title"
rules = { preset = "classic", target = 7 }

[[step]]
id = "look"
part = "see"
words = "lesson.made-up.look"
hints = ["one", "two"]
compare = "void"
ask = "mark-playable"
seat = "south"

[step.record]
dealer = "south"
hands = { elder = ["9S", "9H", "AD", "7D", "JC"], dealer = ["7H", "8C", "KD", "QD", "7C"] }
turn_up = "8H"
score = { elder = 3 }
actions = [
  "stand",
  "play 9S",
]

[[step]]
id = "try"
part = "do"
words = "lesson.made-up.try"
rules = "gamerules"
generator = "order-suit"

[[step]]
id = "practise"
part = "practise"
words = "lesson.made-up.practise"
generator = "playable"
constraints = { case = "void", tricks = 1 }
streak = 4
"""


def test_a_lesson_says_all_it_says() -> None:
    lesson = read_lesson(GOOD, "made-up.toml")
    assert (lesson.id, lesson.title) == ("made-up", "lesson.made-up.title")
    look, attempt, practise = lesson.steps
    assert (look.id, look.part, look.words, look.hints) == ("look", Part.SEE, "lesson.made-up.look", ("one", "two"))
    assert (look.rules.target, look.rules.void, look.compare) == (7, Void.MUST_TRUMP, "void")
    assert isinstance(look.source, Recorded)
    question = look.question(0)
    assert isinstance(question, MarkPlayable)
    assert question.position.seat is Seat.SOUTH
    assert question.position.view.score == (3, 0)
    assert attempt.rules == Rules()
    assert attempt.source == Generated("order-suit", (("size", 4),))
    assert (practise.streak, practise.source) == (4, Generated("playable", (("case", "void"), ("tricks", 1))))


def test_a_step_can_mix_generators() -> None:
    mix = """mix = [
  { generator = "score-deal", constraints = { case = "vole" } },
  { generator = "turn-up" },
]"""
    attempt = read_lesson(GOOD.replace('generator = "order-suit"', mix), "made-up.toml").steps[1]
    assert attempt.source == Mixed((Generated("score-deal", (("case", "vole"),)), Generated("turn-up")))


def test_a_part_of_a_mix_can_have_hints_of_its_own() -> None:
    mix = """mix = [
  { generator = "score-deal", hints = ["five", "six"] },
  { generator = "turn-up" },
]
hints = ["step"]"""
    attempt = read_lesson(GOOD.replace('generator = "order-suit"', mix), "made-up.toml").steps[1]
    assert attempt.all_hints == ("step", "five", "six")
    given = {attempt.hints_to(seed) for seed in range(20) if isinstance(attempt.question(seed), ScoreDeal)}
    others = {attempt.hints_to(seed) for seed in range(20) if not isinstance(attempt.question(seed), ScoreDeal)}
    assert (given, others) == ({("five", "six")}, {("step",)})


FAULTS = [
    ('id = "made-up"', 'id = "made-up', 1, "not-toml"),
    ('part = "do"', 'part = "show"', 26, "see, do, practise"),
    ('part = "do"', "", 24, "missing-key: part"),
    ('part = "do"', "part = 1", 26, "wrong-type: 1; allowed: text"),
    ('part = "see"', 'part = "do"', 5, "parts-order: see"),
    ('part = "do"', 'part = "see"', 5, "parts-order: do"),
    ('part = "practise"', 'part = "see"', 37, "unknown-key"),
    ('id = "try"', 'id = "look"', 25, "id-twice: look"),
    ('id = "try"', 'id = "Try it"', 25, "small letters"),
    ('id = "made-up"', 'id = "other"', 1, "allowed: made-up"),
    ('title = "lesson.made-up.title"', 'titel = "x"', 2, "unknown-key; allowed: id, title, step, rules"),
    ('title = "lesson.made-up.title"', 'title = " "', 2, "wrong-value"),
    ("target = 7", "target = 6", 3, "wrong-value: 6; allowed: 5, 7, 11"),
    ('preset = "classic"', 'preset = "modern"', 3, "allowed: gamerules, classic"),
    ('rules = "gamerules"', 'rules = "modern"', 28, "rules: wrong-value: modern; allowed: gamerules, classic"),
    ('rules = "gamerules"', "rules = 3", 28, "rules: wrong-type: 3; allowed: a table"),
    ('generator = "order-suit"', 'generator = "dice"', 29, "dice; allowed: pack, cut"),
    (
        'generator = "order-suit"',
        'generator = "order-suit"\nask = "may-do"',
        30,
        "generator, or mix, or ask and record",
    ),
    ('generator = "order-suit"', "", 24, "missing-key: generator; allowed: generator, mix, ask, play"),
    ('case = "void"', 'case = "full"', 36, "case: wrong-value: full; allowed: any, lead"),
    ('case = "void"', 'suit = "void"', 36, "suit: unknown-key; allowed: case, tricks"),
    ("tricks = 1", "tricks = true", 36, "tricks: wrong-value: True; allowed: 0, 1, 2, 3"),
    ("streak = 4", "streak = 0", 37, "streak: wrong-value: 0; allowed: 1…20"),
    ("streak = 4", "streak = true", 37, "wrong-type: True; allowed: a whole number"),
    ('hints = ["one", "two"]', 'hints = "one"', 9, "hints: wrong-type: one; allowed: a list"),
    ('hints = ["one", "two"]', 'hints = ["one", 2]', 9, "hints: wrong-type: 2; allowed: text"),
    ('compare = "void"', 'compare = "voids"', 10, "compare: wrong-value: voids; allowed: preset, target, first_dealer"),
    ('generator = "order-suit"', 'play = "cards"', 29, "wrong-value: cards; allowed: talk, king, tricks, deal, game"),
    ('generator = "order-suit"', 'play = "deal"\nrole = "leader"', 30, "leader; allowed: any, elder, dealer"),
    (
        'generator = "order-suit"',
        'play = "deal"\nseat = "north"',
        30,
        "seat: unknown-key; allowed: generator, or mix, or ask",
    ),
    ('generator = "order-suit"', 'play = "deal"\nstreak = 2', 30, "streak: unknown-key"),
    ('generator = "order-suit"', 'play = "deal"\ncompare = "void"', 30, "compare: unknown-key"),
    ('generator = "order-suit"', 'generator = "order-suit"\nmix = []', 30, "mix: unknown-key"),
    ('generator = "order-suit"', "mix = 1", 29, "mix: wrong-type: 1; allowed: a list"),
    ('generator = "order-suit"', 'mix = [{ generator = "pack" }]', 29, "two generators or more"),
    ('generator = "order-suit"', 'mix = [{ generator = "pack" }, { ask = "may-do" }]', 29, "ask: unknown-key"),
    ('generator = "order-suit"', 'mix = [{ generator = "pack" }, { generator = "dice" }]', 29, "dice; allowed: pack"),
    ('ask = "mark-playable"', 'ask = "mark"', 11, "allowed: mark-playable, who-takes"),
    ('ask = "mark-playable"', 'ask = "who-takes"', 11, "cannot-ask: the record has no complete trick"),
    ('ask = "mark-playable"', 'ask = "score-deal"', 11, "cannot-ask"),
    ('seat = "south"', 'seat = "north"', 11, "cannot-ask"),
    ('seat = "south"', 'seat = "west"', 12, "seat: wrong-value: west; allowed: north, south"),
    ('dealer = "south"', 'dealer = "west"', 15, "wrong-record: wrong-value"),
    ('dealer = "south"', "", 14, "missing-key: dealer"),
    ('"9S", "9H"', '"9S", "1H"', 16, "not-a-card: 1H"),
    ('"9S", "9H"', '"9H"', 16, "hand-size: 4"),
    ('turn_up = "8H"', 'turn_up = "9H"', 14, "card-twice: 9H"),
    ('turn_up = "8H"', "turn_up = 1999-01-01", 17, "turn_up: wrong-type: 1999-01-01"),
    ("elder = 3", "elder = 9", 18, "wrong-record: wrong-value: 9; allowed: 0…6"),
    ('"play 9S"', '"play 7H"', 21, "card-not-held: play 7H; allowed: play 9S"),
    ('"stand"', '"sit"', 20, "unknown-act: sit"),
]


@pytest.mark.parametrize(("good", "bad", "line", "said"), FAULTS, ids=[f"{one[2]} {one[1]}" for one in FAULTS])
def test_a_faulty_file_says_which_line_and_what_is_allowed(good: str, bad: str, line: int, said: str) -> None:
    assert GOOD.count(good) >= 1
    with pytest.raises(LessonError) as caught:
        read_lesson(GOOD.replace(good, bad, 1), "made-up.toml")
    assert caught.value.file == "made-up.toml"
    assert caught.value.line == line, str(caught.value)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_every_word_taken_out_of_a_file_is_refused_with_a_line_or_changes_nothing_badly() -> None:
    """Damage anywhere gives a lesson or a LessonError, never another error."""
    lines = GOOD.splitlines()
    for number in range(len(lines)):
        damaged = [
            lines[:number] + lines[number + 1 :],
            [*lines[:number], lines[number] + '"', *lines[number + 1 :]],
            [*lines[:number], lines[number].replace('"', ""), *lines[number + 1 :]],
            lines[:number],
        ]
        for text in damaged:
            try:
                read_lesson("\n".join(text), "made-up.toml")
            except LessonError as error:
                assert 1 <= error.line <= len(lines) + 1  # noqa: PT017  (many texts, few of them whole)


FINISHED = str(["stand", *[f"play {card}" for card in ["9S", "7H", "QD", "AD", "KD", "7D", "7C", "JC", "9H", "8C"]]])


@pytest.mark.parametrize(
    ("name", "actions", "kind"),
    [
        ("may-do", "[]", MayDo),
        ("mark-playable", '["stand"]', MarkPlayable),
        ("score-deal", FINISHED, ScoreDeal),
    ],
)
def test_questions_are_asked_of_a_record_and_of_the_player_awaited(name: str, actions: str, kind: type) -> None:
    text = GOOD.replace('seat = "south"', "").replace('"mark-playable"', f'"{name}"')
    text = text.replace('[\n  "stand",\n  "play 9S",\n]', actions)
    assert isinstance(read_lesson(text, "made-up.toml").steps[0].question(0), kind)


def test_a_practice_asks_fresh_hands_and_no_record_has_those() -> None:
    practise = GOOD.index('id = "practise"')
    recorded = GOOD[GOOD.index('ask = "mark-playable"') : GOOD.index('[[step]]\nid = "try"')]
    head = GOOD[:practise] + 'id = "practise"\npart = "practise"\nwords = "lesson.made-up.practise"\n'
    with pytest.raises(LessonError, match="missing-key: generator; allowed: generator, mix, play"):
        read_lesson(head + recorded, "made-up.toml")


def test_a_step_is_played_at_the_table_from_a_side_or_from_either() -> None:
    text = GOOD.replace('generator = "order-suit"', 'play = "talk"\nrole = "dealer"')
    assert read_lesson(text, "made-up.toml").steps[1].source == Played(Scope.TALK, Role.DEALER)
    text = GOOD.replace('generator = "order-suit"', 'play = "deal"')
    assert read_lesson(text, "made-up.toml").steps[1].source == Played(Scope.DEAL, Role.ANY)


def test_rules_that_a_file_leaves_open_are_those_asked_for() -> None:
    text = GOOD.replace('rules = { preset = "classic", target = 7 }\n', "").replace("elder = 3", "elder = 0")
    steps = read_lesson(text, "made-up.toml", Rules.classic()).steps
    assert [step.rules for step in steps] == [Rules.classic(), Rules(), Rules.classic()]
    assert [step.rules for step in read_lesson(text, "made-up.toml").steps] == [Rules()] * 3


@pytest.mark.parametrize("rules", [Rules(), Rules.classic()])
def test_the_course_of_the_package_is_taught_under_both_presets(rules: Rules) -> None:
    lessons = load_course(rules=rules)
    open_steps = [step for lesson in lessons for step in lesson.steps if step.rules == rules]
    assert len(open_steps) > len([step for lesson in lessons for step in lesson.steps]) / 2


def test_a_folder_brings_its_words_in_several_languages(tmp_path: Path) -> None:
    place = folder(tmp_path, 'lessons = ["made-up"]', made_up=GOOD)
    (place / "words.en.toml").write_text('"lesson.made-up.title" = "Made up"\n[lesson.made-up]\nlook = "Look."\n')
    (place / "words.ps.toml").write_text('"lesson.made-up.title" = "جوړ شوی"\n')
    assert load_course(place)[0].id == "made-up"
    assert load_words(place) == {
        "en": {"lesson.made-up.title": "Made up", "lesson.made-up.look": "Look."},
        "ps": {"lesson.made-up.title": "جوړ شوی"},
    }


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ('"one" = "two"\n"three" = 4', 2, "three: wrong-type: 4; allowed: text"),
        ('"one" = ""', 1, "wrong-value"),
        ("one = [", 1, "not-toml"),
        ('[lesson]\n\nmine = ["x"]', 3, "wrong-type"),
    ],
)
def test_faulty_words_say_which_line(tmp_path: Path, text: str, line: int, said: str) -> None:
    (tmp_path / "words.en.toml").write_text(text)
    with pytest.raises(LessonError) as caught:
        load_words(tmp_path)
    assert (caught.value.file, caught.value.line) == ("words.en.toml", line)
    assert said in str(caught.value)


def test_a_folder_that_is_not_there_is_said_to_lack_its_contents(tmp_path: Path) -> None:
    for load in (load_course, load_words):
        with pytest.raises(LessonError, match=r"contents\.toml, line 1: no-file"):
            load(tmp_path / "nowhere")


def folder(tmp_path: Path, contents: str, **lessons: str) -> Path:
    (tmp_path / "contents.toml").write_text(contents)
    for name, text in lessons.items():
        (tmp_path / f"{name.replace('_', '-')}.toml").write_text(text)
    return tmp_path


def test_a_folder_is_read_in_the_order_of_its_contents(tmp_path: Path) -> None:
    other = GOOD.replace('id = "made-up"', 'id = "another"')
    place = folder(tmp_path, 'lessons = ["made-up", "another"]', made_up=GOOD, another=other)
    assert [lesson.id for lesson in load_course(place)] == ["made-up", "another"]


@pytest.mark.parametrize(
    ("contents", "line", "said"),
    [
        ('lessons = [\n "made-up",\n "lost",\n]', 3, "no-file: lost"),
        ('lessons = [\n "made-up",\n "made-up",\n]', 3, "id-twice: made-up"),
        ("lessons = []", 1, "no-file: made-up"),
        ('# none\nlesson = ["made-up"]', 2, "unknown-key"),
        ("lessons = [", 1, "not-toml"),
    ],
)
def test_faulty_contents_say_which_line(tmp_path: Path, contents: str, line: int, said: str) -> None:
    with pytest.raises(LessonError) as caught:
        load_course(folder(tmp_path, contents, made_up=GOOD))
    assert (caught.value.file, caught.value.line) == ("contents.toml", line)
    assert said in str(caught.value)


def test_a_folder_without_contents_and_a_file_that_is_no_text(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=r"contents\.toml, line 1: no-file"):
        load_course(tmp_path)
    place = folder(tmp_path, 'lessons = ["made-up"]')
    (place / "made-up.toml").write_bytes(b'id = "x"\n\n\xff')
    with pytest.raises(LessonError, match=r"made-up\.toml, line 3: not-toml"):
        load_course(place)


def test_a_file_saved_by_an_editor_that_marks_it_as_unicode_is_read(tmp_path: Path) -> None:
    place = folder(tmp_path, 'lessons = ["made-up"]')
    (place / "made-up.toml").write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert load_course(place)[0].id == "made-up"
