"""A lesson as a browser shows it: plain values and finished words, and before an answer nothing that tells it.

The result is JSON. The browser draws it and sends back what was chosen.
"""

from ecarte_widgets.engine import Rank, View
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.model import Generated, Lesson, Part, Step
from ecarte_widgets.lessons.options import Form, options_for
from ecarte_widgets.lessons.played import Played, Scope
from ecarte_widgets.lessons.questions import (
    DiscardLimits,
    MarkPlayable,
    MayDo,
    MayMarkKing,
    Question,
    WhoWinsGame,
)
from ecarte_widgets.lessons.recorded import Recorded
from ecarte_widgets.sessions import Ask, Choice, Scene
from ecarte_widgets.sessions.attempt import MISSES_FOR_SOLUTION
from ecarte_widgets.sessions.lesson_scene import LessonScene, QuestionScene, Stage
from ecarte_widgets.widgets.course.feedback_words import feedback_text
from ecarte_widgets.widgets.course.learner import kind_of_question, learner_of
from ecarte_widgets.widgets.course.lesson_controls import control_for
from ecarte_widgets.widgets.course.lesson_rules import rule_for
from ecarte_widgets.widgets.course.lesson_stage import stage_for
from ecarte_widgets.widgets.course.outcome import outcome_text
from ecarte_widgets.widgets.course.right_words import TOLD_BY_OUTCOME, right_text
from ecarte_widgets.widgets.course.thumb import thumb_for, thumb_now
from ecarte_widgets.widgets.table.trick import JsonObject

_OVER = (Ask.DEAL_OVER, Ask.GAME_WON, Ask.GAME_LOST)
"""What a table asks when the deal on it is over."""
_TONES = {Stage.ASKED: "wrong", Stage.RIGHT: "right", Stage.SHOWN: "shown"}


def lesson_view(scene: LessonScene, words: Words, *, fresh: int, has_list: bool, can_help: bool = False) -> JsonObject:
    """Give all that is shown of a lesson beside a table that is played at.

    Args:
        scene: the lesson at this moment.
        words: the language, the lesson's own words included.
        fresh: counts the questions and tables of this lesson: another number is another question.
        has_list: whether there is a list of lessons to go back to.
        can_help: whether there is help beside the hints.
    """
    lesson, step, question = scene.lesson, scene.step, scene.question
    part = words.text(f"course.part.{step.part.value}")
    return {
        "id": lesson.id,
        "name": words.text(lesson.title),
        "toList": {"label": words.text("course.to-list")} if has_list else None,
        "part": part,
        "partNow": words.text("course.part-now", part=part),
        "partId": step.part.value,
        "dots": [_dot(scene, number, words) for number in range(len(lesson.steps))],
        "dotsLabel": words.text("course.steps"),
        "question": f"{scene.number}-{fresh}",
        "title": words.text(step.title),
        "paragraphs": [*words.text(step.words).split("\n\n"), *_bar_told(lesson, step, words)],
        "thumb": _thumb_shown(scene, words),
        "rule": rule_for(scene, words),
        "ask": "" if question is None else asked_text(question, words, names_moment=step.part is Part.SEE),
        "scene": stage_for(scene, words),
        "control": control_for(scene, words),
        "feedback": feedback_shown(scene, words) if scene.table is None else _done_at_table(scene, scene.table, words),
        "said": said_shown(scene, words),
        "hint": {
            "label": words.text("course.hint"),
            "head": words.text("course.hint.head"),
            "possible": scene.can_hint or can_help,
            "text": None if scene.hint is None or scene.stage is not Stage.ASKED else words.text(scene.hint),
        },
        "streak": _streak(scene, words),
        "buttons": _buttons(scene, words, has_list=has_list),
    }


def _dot(scene: LessonScene, number: int, words: Words) -> JsonObject:
    """Give the dot of a step."""
    lesson, step = scene.lesson, scene.lesson.steps[number]
    is_done, is_here = scene.progress.is_done(lesson.id, step.id), number == scene.number
    part = words.text(f"course.part.{step.part.value}")
    label = words.text(
        "course.step-done" if is_done else "course.step",
        number=number + 1,
        total=len(lesson.steps),
        part=part,
        title=words.text(step.title),
    )
    state = "done" if is_done else "here" if is_here else "open"
    return {"number": number, "label": label, "part": part, "state": state, "current": is_here}


def _thumb_shown(scene: LessonScene, words: Words) -> JsonObject | None:
    """Give the rule of thumb of a talk; it is open at once, where there is room, in a step that practises the talk."""
    paragraphs = thumb_for(scene, words)
    if not paragraphs:
        return None
    source = scene.step.source
    opens = isinstance(source, Played) and source.scope is Scope.TALK
    return {"label": words.text("thumb.title"), "paragraphs": paragraphs, "now": thumb_now(scene), "open": opens}


def _bar_told(lesson: Lesson, step: Step, words: Words) -> list[str]:
    """Say what marks a trump where that stands on cards of a hand for the first time in a lesson."""
    first = next((one for one in lesson.steps if _marks_trumps(one)), None)
    return [words.text("course.trump-bar")] if step is first else []


def _marks_trumps(step: Step) -> bool:
    """Tell whether trumps are marked in a step: at a table that is played at, or where cards to play are chosen."""
    match step.source:
        case Played() | Generated("playable") | Recorded(ask="mark-playable"):
            return True
        case _:
            return False


def asked_text(question: Question, words: Words, *, names_moment: bool = False) -> str:
    """Say what is asked.

    Args:
        question: what is asked.
        words: the language.
        names_moment: whether the moment of a king is named, which else is to be read from the table.
    """
    match question:
        case MayMarkKing(position) if position.view.turn_up.rank is Rank.KING:
            return words.text("question.may-mark-king.turned")
        case MayMarkKing(position) if names_moment:
            return words.text(f"question.may-mark-king.{_moment_of(position.view)}")
        case WhoWinsGame(game):
            return words.text("question.who-wins-game", target=game.rules.target)
        case _:
            return words.text(f"question.{kind_of_question(question)}", number=getattr(question, "number", None))


def _moment_of(view: View) -> str:
    """Name a moment between the talk and the second trick."""
    if view.talk.end is None:
        return "talk"
    if view.tricks:
        return "later"
    if view.led is None:
        return "lead"
    return "answer" if view.seat is view.turn else "led"


def feedback_shown(scene: QuestionScene, words: Words) -> JsonObject | None:
    """Give what the last answer was worth, and why; None before the first, and where nothing is asked."""
    question, tone = scene.question, _TONES[scene.stage]
    if question is None:
        return None
    if scene.stage is not Stage.ASKED:
        text = right_text(words, question, scene.answer if scene.stage is Stage.RIGHT else scene.solution)
    elif scene.verdict is None or scene.verdict.feedback is None:
        return None
    else:
        text = feedback_text(words, question, scene.verdict.feedback)
    return {"tone": tone, "text": text, "word": words.text(f"course.tone.{tone}")}


def _done_at_table(scene: LessonScene, table: Scene, words: Words) -> JsonObject | None:
    """Give that what a step asks for was played; while the table still asks for something, that one may go on."""
    if scene.stage is not Stage.RIGHT:
        return None
    is_over = table.ask in _OVER and Choice.MARK_TURNED_KING not in table.choices
    is_game = isinstance(scene.step.source, Played) and scene.step.source.scope is Scope.GAME
    over = "course.table-done" if is_game else "course.hand-done"
    text = words.text(over if is_over else "course.table-may-go-on")
    return {"tone": _TONES[scene.stage], "text": text, "word": ""}


def said_shown(scene: QuestionScene, words: Words) -> str:
    """Tell what was played out; after a moment of a deal, which still lies there as it was, that this came later."""
    question = scene.question
    if scene.played_out is None or question is None or isinstance(question, TOLD_BY_OUTCOME):
        return ""
    said = outcome_text(scene.played_out, learner_of(question), words)
    goes_on = isinstance(question, MarkPlayable | MayDo | DiscardLimits | MayMarkKing)
    return words.text("course.afterwards", said=said) if said and goes_on else said


def _streak(scene: LessonScene, words: Words) -> JsonObject | None:
    """Give the right answers in a row of a practice; before the first, how they are counted; then how many are left."""
    step = scene.step
    if step.part is not Part.PRACTISE or isinstance(step.source, Played):
        return None
    have, need, best = scene.streak, step.streak, scene.best
    text = words.text("course.streak" if have <= need else "course.streak.beyond", have=have, need=need, best=best)
    how = _how_counted(scene.question, words) if have == 0 else None
    more = _row_told(scene, words) if scene.stage is Stage.RIGHT and have > 0 else None
    return {"have": min(have, need), "need": need, "best": best, "text": text, "how": how, "more": more}


def _how_counted(question: Question | None, words: Words) -> str:
    """Tell how a row is counted, and of the third wrong answer where there is one: of two answers one is right."""
    counted = words.text("course.streak.how")
    options = None if question is None else options_for(question)
    if options is None or (options.form is Form.PICK and len(options.values) <= MISSES_FOR_SOLUTION):
        return counted
    return f"{counted} {words.text('course.streak.third')}"


def _row_told(scene: LessonScene, words: Words) -> str | None:
    """Tell after a right answer how many are wanted yet for a full row, and when the last of them came."""
    have, need = scene.streak, scene.step.streak
    if have > need:
        return None
    if have == need:
        return words.text("course.streak.full")
    is_done = scene.progress.is_done(scene.lesson.id, scene.step.id)
    return words.plural("course.streak.more-again" if is_done else "course.streak.more", need - have)


def _buttons(scene: LessonScene, words: Words, *, has_list: bool) -> JsonObject:
    """Give the buttons that lead on."""
    question, step = scene.question, scene.step
    is_open = scene.stage is Stage.ASKED
    asleep = words.text("course.next-asleep")
    if step.part is Part.PRACTISE and not isinstance(step.source, Played):
        asleep = words.text("course.next-asleep.practise", need=step.streak)
    checks = question is not None and is_open and options_for(question).form is not Form.PICK
    return {
        "back": {"label": words.text("course.back"), "possible": scene.number > 0},
        "next": {
            "label": words.text("course.next"),
            "possible": scene.can_go_on and (has_list or not scene.is_last),
            "why": asleep,
        },
        "check": {"label": words.text("course.check")} if checks else None,
        "another": _another(scene, words),
        "compare": _compare(step, words) if scene.can_compare else None,
        "down": {"label": words.text("course.to-question" if scene.table is None else "course.to-table")},
    }


def _compare(step: Step, words: Words) -> JsonObject:
    """Give the button for the same at other tables; on a phone it has room for a word or two."""
    return {"label": words.text(f"course.compare.{step.compare}"), "short": words.text("course.compare.short")}


def _another(scene: LessonScene, words: Words) -> JsonObject | None:
    """Give the button for a fresh question or hand: once a question is settled, at a table once something was done.

    Where there is nothing else to ask, only a question whose solution was shown is asked again. A game is not thrown
    away by a press: the table itself offers a new one when it is over.
    """
    if isinstance(scene.step.source, Played) and scene.step.source.scope is Scope.GAME:
        return None
    if scene.stage is Stage.ASKED and not (scene.table is not None and scene.table.can_undo):
        return None
    if scene.has_others:
        return {"label": words.text("course.another" if scene.table is None else "course.another-hand")}
    return {"label": words.text("course.again")} if scene.stage is Stage.SHOWN else None
