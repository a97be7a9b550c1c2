"""Lessons made up for tests: one question of any kind, as a learner sees it, and answers as a browser sends them."""

import json
from typing import Any

import pytest

from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import Words, words_for
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.generators import Constraint, generate
from ecarte_widgets.lessons.given import given_of
from ecarte_widgets.lessons.model import Generated, Lesson, Part, Step
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions.lesson_scene import LessonScene, Stage
from ecarte_widgets.sessions.played_out import played_out
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.widgets.course.lesson_view import lesson_view
from tests.lessons.asked import CASE_IDS, EVERY_CASE

WORDS: Words = words_for("en").extended({"made-up": "Words.", "made-up.title": "Title", "made-up.summary": "Summary."})
EVERY_GENERATOR = pytest.mark.parametrize(("name", "constraints"), EVERY_CASE, ids=CASE_IDS)


def lesson_of(*steps: Step) -> Lesson:
    """Give a lesson of some steps."""
    return Lesson("made-up", "made-up.title", "made-up.summary", steps)


def step_of(name: str, rules: Rules, constraints: dict[str, Constraint], compare: str | None = None) -> Step:
    """Give a step that a generator asks."""
    return Step("one", Part.DO, "made-up", Generated(name, tuple(constraints.items())), rules, compare=compare)


def asked(name: str, constraints: dict[str, Constraint], rules: Rules, seed: int) -> Question:
    """Ask what a generator makes of a seed."""
    return generate(name, seed, rules, **constraints)


def scene_of(
    question: Question, stage: Stage = Stage.ASKED, answer: Answer | None = None, step: Step | None = None
) -> LessonScene:
    """Show a question at a stage, after an answer or before any."""
    is_settled = stage is not Stage.ASKED
    asked_in = step or step_of("pack", Rules(), {})
    return LessonScene(
        revision=0,
        lesson=lesson_of(asked_in),
        number=0,
        question=question,
        stage=stage,
        answer=answer,
        verdict=None if answer is None else check(question, answer),
        misses=0,
        hint=None,
        can_hint=False,
        solution=solution(question) if is_settled else None,
        played_out=played_out(question) if is_settled else None,
        others=(),
        can_compare=is_settled and asked_in.compare is not None,
        has_others=True,
        streak=0,
        best=0,
        can_go_on=is_settled,
        table=None,
        is_predicting=False,
        predicted=None,
        advice=None,
        looked_back=None,
        progress=Progress(),
    )


def view_of(question: Question, stage: Stage = Stage.ASKED, answer: Answer | None = None) -> dict[str, Any]:
    """Give what a page shows of a question."""
    view: dict[str, Any] = lesson_view(scene_of(question, stage, answer), WORDS, fresh=1, has_list=True)
    assert json.loads(json.dumps(view)) == view
    return view


def sent(question: Question, answer: Answer) -> Any:  # noqa: ANN401  (whatever a browser sends)
    """Give an answer as a browser sends it."""
    return given_of(question, answer)
