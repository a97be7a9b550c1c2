"""What comes of a right answer: the engine carries it out, and nothing hidden shows."""

import pytest

from ecarte_widgets.engine import (
    CardPlayed,
    DealScored,
    GameWon,
    KingMarked,
    Stood,
    TrickWon,
    legal_actions,
    legal_announcements,
)
from ecarte_widgets.lessons.answers import GameEnd
from ecarte_widgets.lessons.generators import generate
from ecarte_widgets.lessons.questions import (
    DiscardLimits,
    MarkDeal,
    MarkPlayable,
    MayDo,
    MayMarkKing,
    Position,
    ScoreDeal,
    WhatEndsGame,
    WhoTakes,
    WhoWinsGame,
)
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions.played_out import played_out
from tests.lessons.asked import CASE_IDS, EVERY_CASE, TABLES, Asked


def has_a_choice(position: Position) -> bool:
    kings = legal_announcements(position.game, position.seat)
    return len(set(legal_actions(position.game, position.seat)) - set(kings)) > 1


@pytest.mark.parametrize("asked", EVERY_CASE, ids=CASE_IDS)
def test_what_happens_is_what_the_answer_says(asked: Asked) -> None:
    """Where several acts are allowed, nothing is told to have followed: it would read as advice."""
    name, constraints = asked
    for rules in TABLES:
        for seed in range(10):
            question = generate(name, seed, rules, **constraints)
            right, out = solution(question), played_out(question)
            match question:
                case MarkPlayable(position) | MayDo(position) | DiscardLimits(position) if has_a_choice(position):
                    assert out.events == ()
                case MarkPlayable(position):
                    first = out.events[0]
                    assert isinstance(first, CardPlayed)
                    assert isinstance(right, frozenset)
                    assert (first.player, first.card in right) == (position.seat, True)
                    assert isinstance(next(event for event in out.events if isinstance(event, TrickWon)), TrickWon)
                case WhoTakes():
                    assert [event.player for event in out.events if isinstance(event, TrickWon)] == [right]
                case MayDo(position) if legal_actions(position.game, position.seat):
                    assert [type(event) for event in out.events] == [Stood]
                case MayMarkKing():
                    assert any(isinstance(event, KingMarked) for event in out.events) is right
                case ScoreDeal() | MarkDeal():
                    assert [type(event) for event in out.events] == [DealScored]
                case WhoWinsGame():
                    won = [event.player for event in out.events if isinstance(event, GameWon)]
                    assert won == ([] if right.winner is None else [right.winner])  # type: ignore[union-attr]
                case WhatEndsGame():
                    assert any(isinstance(event, GameWon) for event in out.events) is (right is not GameEnd.NOTHING)
                case _:
                    pass
