"""Questions on the cards of a record come in other suits every time, and stay the same questions."""

import pytest

from ecarte_widgets.engine import Game, Suit, record_of
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import Step
from ecarte_widgets.lessons.questions import MarkPlayable
from ecarte_widgets.lessons.recorded import VARIANTS, Recorded, in_other_suits
from ecarte_widgets.lessons.sitting import Sitting, SittingError
from ecarte_widgets.lessons.solving import solution

STEPS = [(lesson.id, step) for lesson in load_course() for step in lesson.steps if isinstance(step.source, Recorded)]
IDS = [f"{lesson} {step.id}" for lesson, step in STEPS]


def games() -> list[Game]:
    """Give the games of all records of the course."""
    return [step.source.game for _, step in STEPS if isinstance(step.source, Recorded)]


def ranks(game: Game) -> list[list[str]]:
    """Give the ranks of the cards dealt, in their order."""
    assert game.deal is not None
    dealt = game.deal.dealt
    return [
        [card.rank.letter for card in cards] for cards in (dealt.elder, dealt.dealer, (dealt.turn_up,), dealt.stock)
    ]


def test_there_are_records_to_try() -> None:
    assert len(STEPS) >= 4


@pytest.mark.parametrize("game", games(), ids=IDS)
def test_suits_change_for_one_another_and_nothing_else_changes(game: Game) -> None:
    seen = set()
    for seed in range(VARIANTS):
        other = in_other_suits(game, seed)
        assert ranks(other) == ranks(game)
        assert game.deal is not None
        assert other.deal is not None
        pairs = {
            (before.suit, after.suit)
            for before, after in zip(
                (*game.deal.dealt.elder, *game.deal.dealt.dealer),
                (*other.deal.dealt.elder, *other.deal.dealt.dealer),
                strict=True,
            )
        }
        assert len(pairs) == len({before for before, _ in pairs}) == len({after for _, after in pairs})
        seen.add(str(record_of(other)))
    assert len(seen) == VARIANTS


@pytest.mark.parametrize("game", games(), ids=IDS)
def test_seed_nought_is_the_record_itself(game: Game) -> None:
    assert in_other_suits(game, 0) == game


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=IDS)
def test_the_answer_is_as_large_in_every_suit(lesson: str, step: Step) -> None:
    del lesson
    answers = [solution(step.question(seed)) for seed in range(VARIANTS)]
    sizes = {len(answer) for answer in answers if isinstance(answer, (frozenset, tuple))}
    assert len(sizes) <= 1


def test_a_sitting_asks_every_variant_once_and_then_says_so() -> None:
    step = next(step for _, step in STEPS if isinstance(step.question(0), MarkPlayable))
    sitting = Sitting(1)
    questions = {step.fresh(sitting) for _ in range(VARIANTS)}
    assert len(questions) == VARIANTS
    trumps = {question.position.view.trump for question in questions if isinstance(question, MarkPlayable)}
    assert trumps == set(Suit)
    with pytest.raises(SittingError, match=step.id):
        step.fresh(sitting)
