"""What has happened before a question, in sentences."""

import pytest

from ecarte_widgets.engine import ACCEPT, PROPOSE, REFUSE, STAND, Action, Exchange, Game, Rules, Seat, apply, view_for
from ecarte_widgets.i18n import words_for
from ecarte_widgets.lessons.questions import KingFate
from ecarte_widgets.lessons.solved_deals import first_deal
from ecarte_widgets.widgets.course.lesson_facts import exchange_facts, fate_facts, talk_facts

WORDS = words_for("en")


def after(*kinds: str) -> Game:
    """Give a deal of north's after some words of the talk; an exchange is of the first cards."""
    game = first_deal(Rules(), Seat.NORTH)
    for kind in kinds:
        assert game.deal is not None
        assert game.deal.turn is not None
        acts: dict[str, Action] = {"propose": PROPOSE, "accept": ACCEPT, "refuse": REFUSE, "stand": STAND}
        game = apply(game, acts.get(kind) or Exchange(game.deal.hands[game.deal.turn][: int(kind)])).game
    return game


@pytest.mark.parametrize(
    ("kinds", "told"),
    [
        ([], []),
        (["stand"], ["You stand."]),
        (["propose"], ["You propose."]),
        (["propose", "refuse"], ["You propose.", "Your opponent refuses."]),
        (["propose", "accept"], ["You propose.", "Your opponent accepts."]),
        (["propose", "accept", "2"], ["You propose.", "Your opponent accepts.", "You exchange 2 cards."]),
        (
            ["propose", "accept", "2", "0", "propose", "refuse"],
            [
                *("You propose.", "Your opponent accepts.", "You exchange 2 cards."),
                *("Your opponent keeps all five cards.", "You propose.", "Your opponent refuses."),
            ],
        ),
        (
            ["propose", "accept", "1", "3", "propose", "accept"],
            [
                *("You propose.", "Your opponent accepts.", "You exchange 1 card.", "Your opponent exchanges 3 cards."),
                *("You propose.", "Your opponent accepts."),
            ],
        ),
    ],
)
def test_a_talk_is_told_in_its_order_up_to_the_moment(kinds: list[str], told: list[str]) -> None:
    view = view_for(after(*kinds), Seat.SOUTH)
    assert talk_facts(view.talk, view.dealer, Seat.SOUTH, WORDS, view.phase) == told


def test_the_same_talk_is_told_to_the_other_the_other_way_round() -> None:
    view = view_for(after("propose", "refuse"), Seat.NORTH)
    told = talk_facts(view.talk, view.dealer, Seat.NORTH, WORDS, view.phase)
    assert told == ["Your opponent proposes.", "You refuse."]


def test_exchanges_are_told_by_role_where_nobody_sits() -> None:
    assert exchange_facts((3, 0, 1), WORDS) == [
        "The elder hand exchanges 3 cards.",
        "The dealer keeps all five cards.",
        "The elder hand exchanges 1 card.",
    ]


@pytest.mark.parametrize(
    ("fate", "told"),
    [
        (None, []),
        (KingFate(Seat.SOUTH, turned=False, marked=True), ["You announce the king of trumps."]),
        (KingFate(Seat.SOUTH, turned=False, marked=False), ["You hold the king of trumps and do not announce it."]),
        (KingFate(Seat.NORTH, turned=True, marked=True), ["Your opponent marks the turned-up king."]),
        (KingFate(Seat.NORTH, turned=True, marked=False), ["Your opponent turns up a king and does not mark it."]),
    ],
)
def test_what_became_of_the_king_is_told(fate: KingFate | None, told: list[str]) -> None:
    assert fate_facts(fate, Seat.SOUTH, WORDS) == told
