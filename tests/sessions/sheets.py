"""Answers to the exercises of a worksheet, as a learner can give them."""

from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.given import GivenError, answer_given, given_of
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.lessons.wrong_answers import wrong_answers


def can_be_given(question: Question, answer: Answer) -> bool:
    """Tell whether a page offers an answer: of rules those of the table, and never nothing."""
    try:
        return answer_given(question, given_of(question, answer)) == answer
    except (GivenError, ValueError):
        return False


def wrong_answer(question: Question, which: int = 0) -> Answer:
    """Give a wrong answer, the first or a later one of those that can be given."""
    return [answer for answer in wrong_answers(question) if can_be_given(question, answer)][which]
