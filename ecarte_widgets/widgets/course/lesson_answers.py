"""Answers from the browser: what was sent becomes an answer, or is refused."""

from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.given import GivenError, answer_given
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.sessions import IntentError, Refusal, RefusalCode


def read_answer(question: Question, given: object) -> Answer | None:
    """Read an answer as a browser sends it.

    Args:
        question: what was asked.
        given: a choice's name, a list of names, a number, or names by field.

    Returns:
        The answer; None for nothing, or too little to be one.

    Raises:
        IntentError: it is no answer to this question.
    """
    try:
        return answer_given(question, given)
    except GivenError:
        raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD)) from None
