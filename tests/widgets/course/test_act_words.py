"""What an act of the talk is called, and why it may be done, at a table and at a moment."""

from dataclasses import replace

import pytest

from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import words_for
from ecarte_widgets.lessons.questions import ActKind, MayDo
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.widgets.course.act_words import act_text, acts_text, why_nothing
from tests.widgets.lessons import asked

ENGLISH = words_for("en")


def may_do(case: str, rules: Rules, seed: int = 1, who: str = "awaited") -> MayDo:
    """Ask what may be done."""
    question = asked("may-do", {"case": case, "asked": who}, rules, seed)
    assert isinstance(question, MayDo)
    return question


@pytest.mark.parametrize(
    ("case", "fewest", "name", "why"),
    [
        ("dealer-exchange", 0, "Exchange cards, or keep all", "exchange cards, or keep all five."),
        ("dealer-exchange", 1, "Exchange cards", "now you exchange cards."),
        ("elder-exchange", 0, "Exchange cards", "now you exchange cards."),
    ],
)
def test_a_dealer_who_may_keep_all_cards_is_told_that_this_is_an_exchange_too(
    case: str, fewest: int, name: str, why: str
) -> None:
    """There is no button for it, and to stand is another thing."""
    question = may_do(case, replace(Rules(), dealer_min_discard=fewest))
    assert solution(question) == frozenset({ActKind.EXCHANGE})
    assert act_text(ENGLISH, ActKind.EXCHANGE, question) == name
    assert acts_text(ENGLISH, (ActKind.EXCHANGE,), question).endswith(why)


def test_a_player_who_can_only_wait_is_told_of_a_king_only_where_one_is_among_the_answers() -> None:
    plain = may_do("again", Rules(), who="either")
    assert why_nothing(ENGLISH, plain) == "It is your opponent's turn: you can only wait."
    with_kings = replace(plain, has_kings=True)
    assert "no king to mark" in why_nothing(ENGLISH, with_kings)
