"""What ``check-lessons`` finds out: each lesson proved under each preset, its messages looked for in each language."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from ecarte_widgets.cli.input import CommandError
from ecarte_widgets.engine import Preset, Rules
from ecarte_widgets.i18n import Words, languages, words_for
from ecarte_widgets.i18n.quoting import quoted, quoted_path
from ecarte_widgets.lessons.errors import Allowed, LessonError, LessonProblem
from ecarte_widgets.lessons.loading import load_course, load_words
from ecarte_widgets.lessons.model import Lesson, Step
from ecarte_widgets.lessons.proof import SEEDS, Failure, Fault, prove, prove_course
from ecarte_widgets.sessions.played_proof import prove_played


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault, and the rules under which it showed."""

    failure: Failure
    """The fault."""
    preset: Preset | None = None
    """The preset of the table; None where the rules do not matter."""


@dataclass(frozen=True, slots=True)
class Report:
    """All that was found out about a course."""

    lessons: tuple[Lesson, ...]
    """The lessons, in their order."""
    languages: tuple[str, ...]
    """The languages that they are offered in."""
    findings: tuple[Finding, ...]
    """What failed."""

    def failed(self, lesson: str) -> bool:
        """Tell whether something of a lesson failed."""
        return any(finding.failure.lesson == lesson for finding in self.findings)


def check_lessons(folder: str | None, words: Words, tell: Callable[[str], None]) -> Report:
    """Check the lessons of a folder.

    Args:
        folder: the path; None for the course of this package.
        words: the language of what a refusal says.
        tell: is told what is being proved; it takes a while.

    Raises:
        CommandError: there is no such folder, or a file of it is faulty.
    """
    place = None if folder is None else Path(folder)
    if folder is not None and not Path(folder).is_dir():
        raise CommandError(words.text("command.lessons.no-folder", folder=quoted_path(folder)))
    try:
        courses = {preset: load_course(place, Rules.preset(preset)) for preset in Preset}
        own = {} if place is None else load_words(place)
    except LessonError as error:
        raise CommandError(lesson_error_text(error, folder, words)) from None
    if folder is not None and (not own or not set(own) <= set(languages())):
        allowed = ", ".join(f"words.{language}.toml" for language in languages())
        raise CommandError(words.text("command.lessons.no-words", folder=quoted_path(folder), allowed=allowed))
    offered = {code: words_for(code).extended(own.get(code, {})) for code in own or languages()}
    lessons = next(iter(courses.values()))
    return Report(lessons, tuple(offered), (*_not_proved(courses, words, tell), *_without_words(lessons, offered)))


def _not_proved(
    courses: Mapping[Preset, tuple[Lesson, ...]], words: Words, tell: Callable[[str], None]
) -> Iterator[Finding]:
    """Prove the course under each preset; a step whose file names its rules is proved once."""
    proved: dict[str, tuple[Step, ...]] = {}
    yield from (Finding(failure) for failure in prove_course(next(iter(courses.values())), ()))
    for preset, course in courses.items():
        for lesson in course:
            tell(words.text("command.lessons.proving", lesson=lesson.id, preset=preset.value))
            left = replace(lesson, steps=tuple(step for step in lesson.steps if step not in proved.get(lesson.id, ())))
            proved[lesson.id] = lesson.steps
            yield from (Finding(failure, preset) for failure in (*prove(left, SEEDS), *prove_played(left, SEEDS)))


def _without_words(lessons: tuple[Lesson, ...], offered: Mapping[str, Words]) -> Iterator[Finding]:
    """Look for every message of the lessons in every language."""
    for lesson in lessons:
        wanted = [("", lesson.title), ("", lesson.summary)]
        wanted += [(step.id, one) for step in lesson.steps for one in (step.title, step.words, *step.all_hints)]
        for step, message in dict.fromkeys(wanted):
            for language, words in offered.items():
                if not words.has(message):
                    yield Finding(Failure(lesson.id, step, Fault.NO_WORDS, words=f"{language} {message}"))


def lesson_error_text(error: LessonError, folder: str | None, words: Words) -> str:
    """Say what is wrong with a file of lessons: the place, what stands there, the rule, and what may stand there."""
    file = error.file if folder is None else str(Path(folder, error.file))
    place = words.text("command.lessons.line", file=quoted_path(file), line=error.line)
    message = f"file.{error.problem.value}"
    if error.problem is LessonProblem.NO_FILE and not error.given:
        message += ".itself"
    text = words.text(message, key=quoted(error.key), given=quoted(error.given))
    if error.allowed:
        choices = [
            words.text(f"file.allowed.{one.message}") if isinstance(one, Allowed) else one for one in error.allowed
        ]
        text = words.text("command.lessons.allowed", problem=text, allowed=", ".join(choices))
    return words.text("list.at", place=place, text=text)
