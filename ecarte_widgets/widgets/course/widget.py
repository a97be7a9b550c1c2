"""The course, and a single lesson of it, in a notebook cell or a page."""

from collections.abc import Mapping
from os import PathLike

from ecarte_widgets.engine import Rules
from ecarte_widgets.widgets.course.page import CoursePage


class Course(CoursePage):
    """The course: from a list of lessons to the first whole game.

    >>> course = Course()
    >>> course.view["screen"], course.progress
    ('list', {'version': 1, 'lessons': {}})
    """

    def __init__(
        self,
        folder: str | PathLike[str] | None = None,
        *,
        rules: str | Mapping[str, object] | Rules | None = None,
        language: str | None = None,
        progress: Mapping[str, object] | None = None,
        layout: object = None,
    ) -> None:
        """Open the list of lessons.

        Whatever is left out is as the learner's browser remembers it, else the default.

        Args:
            folder: a teacher's folder with lessons; by default the course of this package.
            rules: a preset's name, a mapping of switches with the preset under ``preset``, or rules;
                by default ``gamerules``.
            language: the language's code; by default the app's, else English.
            progress: what was done before, as ``course.progress`` gave it.
            layout: the ipywidgets layout of the cell's output.

        Raises:
            LessonError: a faulty file in the folder; it names the file and the line.
            RulesError: there are no such rules.
            LanguageError: there is no such language, or the folder has no words in it.
            ProgressError: the progress is none.
        """
        super().__init__(None, folder=folder, rules=rules, language=language, progress=progress, layout=layout)


class Lesson(CoursePage):
    """One lesson of the course.

    >>> Lesson("ranking").view["lesson"]["id"]
    'ranking'
    """

    def __init__(  # noqa: PLR0913  (what a person may write in a cell, each by its name)
        self,
        id: str,  # noqa: A002  (the lesson's id, as the files call it)
        *,
        folder: str | PathLike[str] | None = None,
        rules: str | Mapping[str, object] | Rules | None = None,
        language: str | None = None,
        progress: Mapping[str, object] | None = None,
        layout: object = None,
    ) -> None:
        """Open a lesson at the first step that is not done.

        Whatever is left out is as the learner's browser remembers it, else the default.

        Args:
            id: the lesson.
            folder: a teacher's folder with lessons; by default the course of this package.
            rules: a preset's name, a mapping of switches with the preset under ``preset``, or rules;
                by default ``gamerules``.
            language: the language's code; by default the app's, else English.
            progress: what was done before, as ``lesson.progress`` gave it.
            layout: the ipywidgets layout of the cell's output.

        Raises:
            UnknownLessonError: there is no such lesson; the error lists those that there are.
            LessonError: a faulty file in the folder; it names the file and the line.
            RulesError: there are no such rules.
            LanguageError: there is no such language, or the folder has no words in it.
            ProgressError: the progress is none.
        """
        super().__init__(id, folder=folder, rules=rules, language=language, progress=progress, layout=layout)
