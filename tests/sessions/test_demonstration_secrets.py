"""Closed hands are in nothing that a class is shown, and a question's answer is not there before it is given."""

from dataclasses import asdict

import pytest

from ecarte_widgets.engine import PACK, Card, CardPlayed, Exchange, Rules, Seat, TrickWon
from ecarte_widgets.engine.state import Deal
from ecarte_widgets.sessions import Choice, Demonstration, RefusalCode
from ecarte_widgets.sessions.demonstration_asking import Question
from tests.sessions.play import any_rules
from tests.sessions.test_demonstration import DEAL, do, played_out, recorded, refused


def deal_of(demonstration: Demonstration) -> Deal:
    deal = demonstration.game.deal
    assert deal is not None
    return deal


def cards_in(value: object) -> set[Card]:
    """Find every card anywhere within a scene."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, dict):
        return set().union(*(cards_in(one) for pair in value.items() for one in pair)) if value else set()
    if isinstance(value, tuple | list | frozenset):
        return set().union(*(cards_in(one) for one in value)) if value else set()
    if isinstance(value, CardPlayed):
        return {value.card}
    return set()


@pytest.mark.parametrize("seed", range(6))
def test_no_card_of_a_closed_hand_or_stock_is_in_a_scene(seed: int) -> None:
    demonstration = played_out(seed, any_rules(seed))
    do(demonstration, "close north", "close south", "ask playable", "ask taker")
    while True:
        shown = cards_in(asdict(demonstration.scene()))
        deal = deal_of(demonstration)
        public = {deal.turn_up, *deal.played_by(Seat.NORTH), *deal.played_by(Seat.SOUTH)}
        if deal.king_marked:
            public |= {card for card in PACK if card.value[0] == "K" and card.suit is deal.turn_up.suit}
        assert shown <= public
        assert demonstration.scene().question is not Question.PLAYABLE
        if not demonstration.scene().position.has_after:
            break
        do(demonstration, "forward")


def test_each_side_and_the_stock_are_opened_by_themselves() -> None:
    demonstration = recorded()
    do(demonstration, "close north")
    scene = demonstration.scene()
    assert scene.hands[Seat.NORTH].cards is None
    assert scene.hands[Seat.NORTH].count == 5
    assert scene.hands[Seat.SOUTH].cards is not None
    assert scene.stock is None
    do(demonstration, "open stock", "open north")
    assert demonstration.scene().stock == (Card.ACE_OF_HEARTS, Card.SEVEN_OF_SPADES)
    assert demonstration.scene().hands[Seat.NORTH].cards is not None


def test_what_is_open_stays_open_from_moment_to_moment() -> None:
    demonstration = recorded()
    do(demonstration, "close north", "open stock", "forward", "forward", "forward")
    scene = demonstration.scene()
    assert scene.stock == ()
    assert scene.hands[Seat.NORTH].cards is None
    assert scene.hands[Seat.NORTH].drawn == ()


def test_nothing_can_be_played_from_a_closed_hand_and_the_refusal_tells_nothing() -> None:
    demonstration = recorded()
    do(demonstration, "close north")
    assert refused(demonstration, "play KH") is RefusalCode.HAND_CLOSED
    do(demonstration, "forward", "forward")
    reasons = {refused(demonstration, str(Exchange((card,)))) for card in PACK}
    assert reasons == {RefusalCode.HAND_CLOSED}
    assert Choice.EXCHANGE not in demonstration.scene().choices


@pytest.mark.parametrize("closed", ["north", "south"])
def test_a_king_in_a_closed_hand_is_not_on_offer_and_asking_for_it_tells_nothing(closed: str) -> None:
    """North holds it; the answer is the same when it is south's hand that is closed, but for the button itself."""
    demonstration = recorded()
    do(demonstration, "trick 1", "back", "back", f"close {closed}")
    if closed == "north":
        assert Choice.ANNOUNCE_KING not in demonstration.scene().choices
        assert refused(demonstration, "mark-king") is RefusalCode.HAND_CLOSED
    else:
        assert Choice.ANNOUNCE_KING in demonstration.scene().choices


# ---- What may be played?


def test_what_may_be_played_is_asked_of_whoever_follows_and_told_on_a_click() -> None:
    demonstration = recorded()
    do(demonstration, "ask playable", "trick 1")
    scene = demonstration.scene()
    assert (scene.question, scene.is_answered, scene.playable) == (Question.PLAYABLE, False, None)
    do(demonstration, "answer")
    playable = demonstration.scene().playable
    assert playable is not None
    assert playable.allowed == (Card.QUEEN_OF_HEARTS,)
    assert [card.value for card, _ in playable.refused] == ["JS", "TS", "KD", "7C"]
    assert refused(demonstration, "answer") is RefusalCode.NOT_NOW


def test_forward_gives_the_answer_first_and_then_the_next_act() -> None:
    demonstration = recorded()
    do(demonstration, "ask playable", "trick 1", "forward")
    assert (demonstration.scene().is_answered, demonstration.scene().position.act) == (True, 7)
    do(demonstration, "forward")
    assert demonstration.scene().position.act == 8


def test_a_moment_that_is_come_back_to_asks_again() -> None:
    demonstration = recorded()
    do(demonstration, "ask playable", "trick 1", "answer", "back", "forward")
    assert demonstration.scene().playable is None


def test_a_question_is_put_only_while_it_is_asked_for() -> None:
    demonstration = recorded()
    do(demonstration, "trick 1")
    assert demonstration.scene().question is None
    do(demonstration, "ask playable")
    assert demonstration.scene().question is Question.PLAYABLE
    do(demonstration, "unask playable")
    assert demonstration.scene().question is None


def test_the_answer_can_be_played_at_once() -> None:
    demonstration = recorded()
    do(demonstration, "ask playable", "trick 1", "play QH")
    assert demonstration.scene().position.act == 8


# ---- Who takes it?


@pytest.mark.parametrize("number", range(1, 6))
def test_who_takes_a_trick_stands_nowhere_until_it_is_told(number: int) -> None:
    demonstration = recorded()
    do(demonstration, "ask taker", f"trick {number}")
    known = demonstration.scene()
    do(demonstration, "forward")
    scene = demonstration.scene()
    assert scene.question is Question.TAKER
    assert len(scene.lying) == 2
    assert (scene.turn, scene.choices, scene.winner) == (None, (), None)
    assert (scene.tricks, scene.score, scene.awards) == (known.tricks, known.score, known.awards)
    assert not any(isinstance(event, TrickWon) for event in scene.events)
    do(demonstration, "forward")
    told = demonstration.scene()
    assert len(told.tricks) == number
    assert any(isinstance(event, TrickWon) for event in told.events)


def test_no_card_is_led_and_nothing_is_played_out_before_the_taker_is_told() -> None:
    demonstration = recorded()
    do(demonstration, "ask taker", "trick 1", "forward")
    assert refused(demonstration, "play AH") is RefusalCode.ANSWER_FIRST
    assert refused(demonstration, "play JS") is RefusalCode.ANSWER_FIRST
    assert refused(demonstration, "play-out") is RefusalCode.NOT_NOW


def test_both_questions_take_turns_through_a_trick() -> None:
    demonstration = recorded()
    do(demonstration, "ask taker", "ask playable", "trick 1")
    asked = []
    for _ in range(4):
        asked.append((demonstration.scene().question, demonstration.scene().is_answered))
        do(demonstration, "forward")
    assert asked == [
        (Question.PLAYABLE, False),
        (Question.PLAYABLE, True),
        (Question.TAKER, False),
        (Question.TAKER, True),
    ]


def test_the_rules_of_the_record_are_those_that_are_shown() -> None:
    assert recorded().scene().rules == Rules.classic()
    assert Demonstration.from_record(DEAL.replace('"classic"', '"gamerules"')).scene().rules == Rules()
