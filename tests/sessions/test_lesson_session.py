"""A step of a lesson: questions, misses, hints, solutions, streaks and tables, as a learner meets them."""

from collections.abc import Callable

import pytest

from ecarte_widgets.engine import Card, Rules, Suit, view_for
from ecarte_widgets.lessons.generators import GENERATORS
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import Generated, Lesson, Part, Step
from ecarte_widgets.lessons.questions import MarkPlayable, Question
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions import IntentError, read_intent
from ecarte_widgets.sessions.lesson_scene import Stage
from ecarte_widgets.sessions.lesson_session import LessonSession
from ecarte_widgets.sessions.played_out import played_out
from ecarte_widgets.sessions.progress import Progress
from tests.engine.tables import GAMERULES
from tests.sessions.made_up_lesson import HINTS, LESSON, asked, right, session, wrong


def test_nothing_is_told_before_the_answer() -> None:
    scene = session().scene()
    assert (scene.stage, scene.solution, scene.played_out, scene.verdict, scene.others) == (
        Stage.ASKED, None, None, None, (),
    )  # fmt: skip
    assert not scene.can_go_on
    assert not scene.can_compare


def test_a_right_answer_does_the_step_and_wakes_next() -> None:
    learner = session()
    scene = right(learner)
    assert (scene.stage, scene.is_done, scene.can_go_on) == (Stage.RIGHT, True, True)
    assert scene.solution == scene.answer
    assert learner.next(learner.revision).step.id == "try"


def test_a_wrong_answer_names_the_rule_and_the_question_stays() -> None:
    learner = session()
    question = asked(learner)
    scene = wrong(learner)
    assert (scene.stage, scene.misses, scene.question) == (Stage.ASKED, 1, question)
    assert scene.verdict is not None
    assert scene.verdict.feedback is not None
    assert scene.solution is None
    assert not scene.can_go_on


def test_the_second_miss_brings_a_hint_and_the_third_the_solution_and_a_similar_hand() -> None:
    learner = session()
    first = asked(learner)
    assert wrong(learner).hint is None
    assert wrong(learner).hint == "first"
    scene = wrong(learner)
    assert (scene.stage, scene.solution) == (Stage.SHOWN, solution(first))
    assert scene.played_out is not None
    assert not scene.is_done
    again = learner.another(learner.revision)
    assert (again.stage, again.misses, again.hint) == (Stage.ASKED, 0, None)
    assert again.question != first
    assert right(learner).is_done


def test_no_answer_and_nonsense_are_told_and_are_no_misses() -> None:
    learner = session()
    for nonsense in (None, Suit.HEARTS, frozenset[Card](), True):
        assert learner.answer(nonsense, learner.revision).misses == 0
    assert learner.scene().verdict is not None


def test_hints_come_one_after_the_other_until_there_are_none() -> None:
    learner = session()
    assert [learner.hint(learner.revision).hint for _ in HINTS] == list(HINTS)
    assert not learner.scene().can_hint
    with pytest.raises(IntentError, match=r"refusal\.not-now"):
        learner.hint(learner.revision)


def test_a_settled_question_has_no_hint_and_takes_no_answer() -> None:
    learner = session()
    right(learner)
    assert not learner.scene().can_hint
    with pytest.raises(IntentError, match=r"refusal\.not-now"):
        right(learner)


def test_a_practice_is_done_after_a_row_of_right_answers_on_fresh_hands() -> None:
    learner = session(3)
    questions = set()
    for streak in (1, 2, 3):
        questions.add(asked(learner))
        scene = right(learner)
        assert (scene.streak, scene.best, scene.is_done) == (streak, streak, streak == 3)
        learner.another(learner.revision)
    assert len(questions) == 3
    assert right(learner).streak == 4, "more on request"


def test_a_miss_ends_the_row_and_the_right_answer_after_it_does_not_count() -> None:
    learner = session(3)
    right(learner)
    learner.another(learner.revision)
    assert wrong(learner).streak == 0
    assert right(learner).streak == 0
    learner.another(learner.revision)
    assert right(learner).streak == 1
    assert learner.scene().best == 1


def test_the_best_row_stays() -> None:
    learner = session(3, Progress().with_streak("made-up", "practise", 2))
    assert right(learner).best == 2


def test_the_same_hand_is_shown_at_other_tables_when_asked_for_and_taken_away_again() -> None:
    learner = session(1)
    with pytest.raises(IntentError, match=r"refusal\.not-now"):
        learner.compare(learner.revision)
    assert right(learner).can_compare
    (other,) = learner.compare(learner.revision).others
    assert other.rules.void is not GAMERULES.void
    assert isinstance(other.question, MarkPlayable)
    assert other.question.position.view.hand == asked(learner).position.view.hand  # type: ignore[union-attr]
    assert other.solution != learner.scene().solution
    assert learner.compare(learner.revision).others == ()


TABLES_THAT_DIFFER = {
    *(("setup", step) for step in ("first-dealer", "until-when")),
    *(("proposals", step) for step in ("stood", "refused")),
    *(("scoring", step) for step in ("stood-and-made", "stood-and-failed", "refused", "refused-later")),
    ("play", "void"),
    ("king", "after-the-lead"),
}
"""The steps that are about a rule on which tables differ: their hands show it."""


@pytest.mark.parametrize("preset", [Rules.gamerules(), Rules.classic()], ids=["gamerules", "classic"])
def test_the_other_rule_is_on_offer_where_it_changes_something_and_nowhere_else(preset: Rules) -> None:
    offered: dict[tuple[str, str], set[bool]] = {}
    for lesson in load_course(None, preset):
        for number, step in enumerate(lesson.steps):
            for seed in range(4) if step.compare else ():
                learner = LessonSession(lesson, number=number, seed=seed)
                question, scene = asked(learner), right(learner)
                others = [other for _, other in step.at_other_tables(question)]
                differs = any(_told(other) != _told(question) for other in others)
                assert scene.can_compare is differs
                if not differs:
                    with pytest.raises(IntentError, match=r"refusal\.not-now"):
                        learner.compare(learner.revision)
                offered.setdefault((lesson.id, step.id), set()).add(differs)
    assert all(offered[step] == {True} for step in TABLES_THAT_DIFFER)
    assert {True, False} in offered.values()


def _told(question: Question) -> object:
    """What a learner is told of the right answer, and of what comes of it."""
    return solution(question), played_out(question).events


CHANGES: list[Callable[[LessonSession, int], object]] = [
    lambda learner, revision: learner.answer(None, revision),
    lambda learner, revision: learner.hint(revision),
    lambda learner, revision: learner.next(revision),
    lambda learner, revision: learner.back(revision),
    lambda learner, revision: learner.another(revision),
    lambda learner, revision: learner.compare(revision),
    lambda learner, revision: learner.go_to(1, revision),
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("revision", [-1, 1, True, "0", None])
def test_what_saw_another_state_changes_nothing(change: Callable[[LessonSession, int], object], revision: int) -> None:
    learner = session()
    before = learner.scene()
    with pytest.raises(IntentError, match=r"refusal\.stale"):
        change(learner, revision)
    assert learner.scene() == before


def test_a_talk_at_the_table_is_done_when_it_is_over_exchanged_or_not() -> None:
    outcomes = set()
    for _ in range(40):
        learner = session(2)
        assert learner.scene().question is None
        scene = learner.scene()
        while scene.table is not None and scene.stage is Stage.ASKED:
            assert not scene.is_done
            view = scene.table.view
            fewest = view.exchange is not None
            text = f"exchange {view.hand[0].value}" if fewest else scene.table.choices[0].value
            scene = learner.play(read_intent(text), scene.table.revision)
        assert scene.table is not None
        assert (scene.stage, scene.is_done) == (Stage.RIGHT, True)
        outcomes.add(any(seat is scene.table.view.seat for seat, _ in scene.table.view.talk.exchanged))
        if outcomes == {True, False}:
            break
    assert True in outcomes


def test_the_coach_says_what_the_book_would_do_until_something_is_played() -> None:
    learner = session(2)
    scene = learner.hint(learner.revision)
    assert scene.advice is not None
    assert scene.table is not None
    assert learner.play(scene.advice.action, scene.table.revision).advice is None


def test_another_table_takes_no_answer_to_the_one_before() -> None:
    learner = session(2)
    table = learner.scene().table
    assert table is not None
    fresh = learner.another(learner.revision).table
    assert fresh is not None
    assert fresh.revision > table.revision
    with pytest.raises(IntentError, match=r"refusal\.stale"):
        learner.play(read_intent("propose"), table.revision)


def test_where_a_question_is_asked_no_card_is_played() -> None:
    learner = session()
    with pytest.raises(IntentError, match=r"refusal\.not-now"):
        learner.play(read_intent("propose"), learner.revision)


def test_a_refused_act_at_the_table_changes_nothing() -> None:
    learner = session(2)
    before = learner.scene()
    assert before.table is not None
    with pytest.raises(IntentError):
        learner.play(read_intent("accept"), before.table.revision)
    assert learner.scene() == before


@pytest.mark.parametrize("name", GENERATORS)
def test_more_hands_come_than_a_generator_has_different_ones(name: str) -> None:
    """Where a generator has few questions they come again, in a new sitting."""
    lesson = Lesson("made-up", "title", "summary", (Step("one", Part.PRACTISE, "one", Generated(name), streak=2),))
    learner = LessonSession(lesson, seed=1)
    for _ in range(40):
        right(learner)
        assert learner.another(learner.revision).question is not None


def test_a_scene_shows_the_asked_players_view_and_no_more() -> None:
    learner = session(1)
    question = asked(learner)
    assert isinstance(question, MarkPlayable)
    assert "game=" not in repr(learner.scene())
    assert question.position.view == view_for(question.position.game, question.position.seat)


def test_two_sittings_of_one_seed_ask_alike() -> None:
    assert asked(session()) == asked(session())
    assert asked(LessonSession(LESSON)) is not None


def test_another_hand_is_on_offer_only_where_there_is_another() -> None:
    """A pack of 52 can be asked about in one way; a practice goes on all the same."""
    one, many = Generated("pack", ()), Generated("two-cards", (("case", "any"),))
    for source, part, others in ((one, Part.SEE, False), (one, Part.PRACTISE, True), (many, Part.SEE, True)):
        learner = LessonSession(Lesson("made-up", "title", "summary", (Step("one", part, "one", source),)), seed=1)
        assert right(learner).has_others is others
