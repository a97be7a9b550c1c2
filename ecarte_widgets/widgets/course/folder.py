"""Where a course comes from: this package, or a teacher's folder with words of its own."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from os import PathLike
from pathlib import Path

from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import LanguageError, Words, languages, words_for
from ecarte_widgets.lessons.errors import LessonError, LessonProblem
from ecarte_widgets.lessons.loading import load_course, load_words
from ecarte_widgets.lessons.model import Lesson


class UnknownLessonError(ValueError):
    """A lesson that a course does not have: ``lesson``; ``allowed`` lists those that it has."""

    def __init__(self, lesson: object, allowed: tuple[str, ...]) -> None:
        """Keep what was asked for and what there is."""
        self.lesson = lesson
        self.allowed = allowed
        super().__init__(f"there is no lesson {lesson!r:.60}; allowed: {', '.join(allowed)}")


class FolderLanguageError(LanguageError):
    """A language in which a folder has no words."""

    def __init__(self, language: str, allowed: tuple[str, ...]) -> None:
        """Keep what was asked for and what there is."""
        super().__init__(language)
        self.allowed = allowed
        self.args = (f"the folder has no words in {language!r:.60}; allowed: {', '.join(allowed)}",)


class CourseFolder:
    """The lessons of a course and the words that go with them."""

    def __init__(self, folder: str | PathLike[str] | None, rules: Rules) -> None:
        """Load a course, to see that it can be loaded.

        Args:
            folder: the teacher's folder; None for the course of this package.
            rules: the rules of what the files name none for.

        Raises:
            LessonError: a faulty file, or words missing in one of the languages.
        """
        self._place = None if folder is None else Path(folder)
        self._words = _words_of(self._place)
        self.languages = languages()
        """The languages that the course is offered in."""
        if self._place is not None:
            self.languages = tuple(code for code in languages() if code in self._words)
            if not self.languages:
                raise LessonError(LessonProblem.NO_FILE, "words.en.toml", 1, allowed=self._files_of_words())
        lessons = self.lessons(rules)
        for code in self.languages if self._place is not None else ():
            _check_words(lessons, self.words(code), f"words.{code}.toml")

    @staticmethod
    def _files_of_words() -> tuple[str, ...]:
        """Name the files that words can stand in."""
        return tuple(f"words.{code}.toml" for code in languages())

    def lessons(self, rules: Rules) -> tuple[Lesson, ...]:
        """Load the lessons for a table with these rules.

        Raises:
            LessonError: a faulty file.
        """
        return load_course(self._place, rules)

    def words(self, language: str) -> Words:
        """Give a language with the folder's own words on top."""
        words = words_for(language)
        return words.extended(self._words[language]) if language in self._words else words

    def language(self, asked: str | None) -> str:
        """Choose the language: the one asked for, else the app's where the course is offered in it.

        Raises:
            LanguageError: there is no such language, or the folder has no words in it.
        """
        code = words_for(asked).language
        if code in self.languages:
            return code
        if asked is None:
            return self.languages[0]
        raise FolderLanguageError(asked, self.languages)


def _words_of(place: Traversable | None) -> Mapping[str, Mapping[str, str]]:
    """Load the words of a folder, by language; the course of this package has its words in the catalogs."""
    return {} if place is None else load_words(place)


def lesson_named(lessons: tuple[Lesson, ...], name: object) -> Lesson:
    """Find a lesson by its id.

    Raises:
        UnknownLessonError: there is none.
    """
    found = next((lesson for lesson in lessons if lesson.id == name), None)
    if found is None:
        raise UnknownLessonError(name, tuple(lesson.id for lesson in lessons))
    return found


def messages_of(lesson: Lesson) -> tuple[str, ...]:
    """List the ids of all messages that a lesson needs."""
    steps = [message for step in lesson.steps for message in (step.title, step.words, *step.all_hints)]
    return (lesson.title, lesson.summary, *steps)


def _check_words(lessons: tuple[Lesson, ...], words: Words, file: str) -> None:
    """Refuse a folder's words where a message of its lessons is missing."""
    for lesson in lessons:
        missing = next((message for message in messages_of(lesson) if not words.has(message)), None)
        if missing is not None:
            raise LessonError(LessonProblem.MISSING_KEY, file, 1, missing)
