"""A teacher's folder: its lessons, its own words, its languages, and what is said about a faulty file."""

from pathlib import Path

import pytest

import ecarte_widgets as ew
from ecarte_widgets.i18n import LanguageError
from ecarte_widgets.lessons.errors import LessonError
from tests.widgets.course_on_page import CourseOnPage, refused

LESSON = """\
id = "mine"
title = "mine.title"

[[step]]
id = "look"
part = "see"
words = "mine.look"
hints = ["mine.hint"]
generator = "two-cards"

[[step]]
id = "try"
part = "do"
words = "mine.try"
generator = "turn-up"

[[step]]
id = "practise"
part = "practise"
words = "mine.practise"
generator = "two-cards"
streak = 2
"""
WORDS = """\
"mine.title" = "Mine"
"mine.summary" = "A lesson of my own."
"mine.look" = "Look at {these} two cards.\\n\\nThen say which is the stronger."
"mine.look.title" = "Two cards"
"mine.hint" = "Mind the ace."
"mine.try" = "Say it."
"mine.try.title" = "Trumps"
"mine.practise" = "Again."
"mine.practise.title" = "More"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one lesson, in English."""
    (tmp_path / "contents.toml").write_text('lessons = ["mine"]\n', "utf-8")
    (tmp_path / "mine.toml").write_text(LESSON.replace("mine.title", "lesson.mine.title"), "utf-8")
    (tmp_path / "words.en.toml").write_text(WORDS.replace('"mine.title"', '"lesson.mine.title"'), "utf-8")
    words = (tmp_path / "words.en.toml").read_text("utf-8")
    (tmp_path / "words.en.toml").write_text(words.replace('"mine.summary"', '"lesson.mine.summary"'), "utf-8")
    return tmp_path


@pytest.mark.parametrize("as_text", [True, False])
def test_a_folders_lessons_are_shown_in_its_own_words(
    monkeypatch: pytest.MonkeyPatch, folder: Path, *, as_text: bool
) -> None:
    page = CourseOnPage(monkeypatch, folder=str(folder) if as_text else folder)
    (lesson,) = page.view["list"]["lessons"]
    assert (lesson["id"], lesson["title"], lesson["summary"]) == ("mine", "Mine", "A lesson of my own.")
    page.ask("lesson", id="mine")
    assert page.lesson["title"] == "Two cards"
    assert page.lesson["paragraphs"] == ["Look at {these} two cards.", "Then say which is the stronger."]
    page.ask("hint")
    assert page.lesson["hint"]["text"] == "Mind the ace."
    page.answer_wrongly()
    assert page.lesson["feedback"]["text"]


def test_one_lesson_of_a_folder_can_stand_by_itself(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    assert CourseOnPage(monkeypatch, "mine", folder=folder).lesson["name"] == "Mine"
    with pytest.raises(ValueError, match="allowed: mine"):
        ew.Lesson("ranking", folder=folder)


def test_only_the_languages_of_the_folder_are_offered(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    page = CourseOnPage(monkeypatch, folder=folder)
    (language, *_) = page.view["settings"]
    assert [option["value"] for option in language["options"]] == ["en"]
    refused(page.send({"set": {"language": "ps"}}))
    page.hello(settings={"language": "ps"})
    assert page.view["language"] == "en"
    with pytest.raises(LanguageError) as error:
        ew.Course(folder, language="ps")
    assert error.value.allowed == ("en",)
    assert "allowed: en" in str(error.value)


def test_a_folder_in_another_language_is_shown_in_it(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    (folder / "words.en.toml").rename(folder / "words.ps.toml")
    assert CourseOnPage(monkeypatch, folder=folder).view["language"] == "ps"


def test_a_folder_in_two_languages_offers_both(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    (folder / "words.ps.toml").write_text((folder / "words.en.toml").read_text("utf-8"), "utf-8")
    page = CourseOnPage(monkeypatch, folder=folder)
    page.send({"set": {"language": "ps"}})
    assert page.view["language"] == "ps"
    assert page.view["list"]["lessons"][0]["title"] == "Mine"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("mine.toml", 'part = "do"', 'part = "show"', "mine.toml, line 13"),
        ("mine.toml", 'generator = "turn-up"', 'generator = "nothing"', "mine.toml, line 15"),
        ("mine.toml", "[[step]]", "[step", "mine.toml, line 4"),
        ("contents.toml", '"mine"', '"yours"', "contents.toml, line 1"),
        ("words.en.toml", '"mine.hint" = "Mind the ace."', "", "words.en.toml, line 1: mine.hint"),
        ("words.en.toml", '"Mind the ace."', "5", "words.en.toml, line 5"),
    ],
)
def test_a_faulty_file_is_named_with_its_line(folder: Path, file: str, old: str, new: str, said: str) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(LessonError) as error:
        ew.Course(folder)
    assert said in str(error.value)


def test_a_folder_without_words_says_which_files_they_can_stand_in(folder: Path) -> None:
    (folder / "words.en.toml").rename(folder / "words.xx.toml")
    with pytest.raises(LessonError, match=r"words\.en\.toml.*words\.ps\.toml"):
        ew.Course(folder)


def test_a_folder_that_there_is_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LessonError):
        ew.Course(tmp_path / "nowhere")
