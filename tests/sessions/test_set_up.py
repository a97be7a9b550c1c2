"""A deal set up by hand: what was put stays, what is wrong is told, and what is right becomes a game."""

import pytest

from ecarte_widgets.engine import PACK, BreachCode, Card, Rules, Seat, parse_cards, read_record, record_text
from ecarte_widgets.sessions import Demonstration
from ecarte_widgets.sessions.set_up import MistakeCode, SetUp, SetUpError, Spot
from tests.sessions.play import chance

ELDER, DEALER = parse_cards("KH 9H AS 7D 8C"), parse_cards("QH JS TS KD 7C")
RIGHT = SetUp(ELDER, DEALER, parse_cards("8H"), parse_cards("AH 7S"))


def codes(set_up: SetUp) -> list[tuple[MistakeCode, Spot]]:
    return [(mistake.code, mistake.spot) for mistake in set_up.mistakes()]


def test_a_right_set_up_becomes_a_game_that_is_a_record() -> None:
    game = RIGHT.game()
    assert RIGHT.mistakes() == ()
    assert game.deal is not None
    assert (game.deal.dealt.elder, game.deal.dealt.dealer, game.deal.stock) == (ELDER, DEALER, RIGHT.stock)
    assert read_record(record_text(game)) == game
    assert Demonstration.from_game(game).scene().position.acts == 0


def test_a_card_led_is_one_of_elders_five_and_elder_has_stood() -> None:
    game = RIGHT.with_card(Card.KING_OF_HEARTS, Spot.LED).game()
    assert game.deal is not None
    assert [str(action) for _, action in game.deal.actions] == ["stand", "play KH"]
    assert game.deal.led is Card.KING_OF_HEARTS


def test_a_card_is_in_one_place_only_however_often_it_is_put() -> None:
    moved = RIGHT.with_card(Card.KING_OF_HEARTS, Spot.DEALER).with_card(Card.KING_OF_HEARTS, Spot.STOCK)
    assert moved.spot_of(Card.KING_OF_HEARTS) is Spot.STOCK
    assert moved.at(Spot.STOCK)[-1] is Card.KING_OF_HEARTS
    assert moved.with_card(Card.KING_OF_HEARTS, None).spot_of(Card.KING_OF_HEARTS) is None


def test_an_impossible_set_up_keeps_all_that_was_put() -> None:
    six = RIGHT.with_card(Card.ACE_OF_CLUBS, Spot.ELDER)
    assert six.at(Spot.ELDER) == (*ELDER, Card.ACE_OF_CLUBS)
    with pytest.raises(SetUpError) as caught:
        six.game()
    assert caught.value.mistakes == six.mistakes()


@pytest.mark.parametrize(
    ("set_up", "wrong"),
    [
        (RIGHT.with_card(Card.ACE_OF_CLUBS, Spot.ELDER), [(MistakeCode.HAND_TOO_MANY, Spot.ELDER)]),
        (RIGHT.with_card(Card.ACE_OF_CLUBS, Spot.LED), [(MistakeCode.HAND_TOO_MANY, Spot.ELDER)]),
        (RIGHT.with_card(Card.KING_OF_DIAMONDS, None), [(MistakeCode.HAND_TOO_FEW, Spot.DEALER)]),
        (RIGHT.with_card(Card.EIGHT_OF_HEARTS, None), [(MistakeCode.NO_TURN_UP, Spot.TURN_UP)]),
        (RIGHT.with_card(Card.ACE_OF_CLUBS, Spot.TURN_UP), [(MistakeCode.MANY_TURN_UPS, Spot.TURN_UP)]),
        (
            RIGHT.with_card(Card.KING_OF_HEARTS, Spot.LED).with_card(Card.NINE_OF_HEARTS, Spot.LED),
            [(MistakeCode.MANY_LED, Spot.LED)],
        ),
        (SetUp(ELDER, ELDER, parse_cards("8H")), [(MistakeCode.CARD_TWICE, Spot.ELDER)]),
        (
            SetUp(),
            [
                (MistakeCode.HAND_TOO_FEW, Spot.ELDER),
                (MistakeCode.HAND_TOO_FEW, Spot.DEALER),
                (MistakeCode.NO_TURN_UP, Spot.TURN_UP),
            ],
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(set_up: SetUp, wrong: list[tuple[MistakeCode, Spot]]) -> None:
    assert codes(set_up) == wrong


def test_what_is_wrong_is_told_with_the_cards_and_how_many_there_are() -> None:
    [mistake] = RIGHT.with_card(Card.ACE_OF_CLUBS, Spot.ELDER).mistakes()
    assert (mistake.cards, mistake.count) == ((*ELDER, Card.ACE_OF_CLUBS), 6)
    [twice] = SetUp(ELDER, DEALER, parse_cards("KH")).mistakes()
    assert twice.cards == (Card.KING_OF_HEARTS,)


def test_no_card_can_be_led_where_the_king_turned_up_has_won_the_game() -> None:
    hands = SetUp(parse_cards("9H AS 7D 8C QS"), DEALER, parse_cards("KH"), rules=Rules.classic(), score=(4, 0))
    assert hands.game().winner is Seat.NORTH
    [mistake] = hands.with_card(Card.NINE_OF_HEARTS, Spot.LED).mistakes()
    assert (mistake.code, mistake.spot) == (MistakeCode.LED_IMPOSSIBLE, Spot.LED)
    assert mistake.breach is not None
    assert mistake.breach.code is BreachCode.GAME_OVER


@pytest.mark.parametrize("seed", range(5))
def test_the_rest_is_dealt_by_chance_around_what_was_put(seed: int) -> None:
    few = SetUp().with_card(Card.KING_OF_HEARTS, Spot.TURN_UP).with_card(Card.ACE_OF_SPADES, Spot.LED)
    full = few.with_card(Card.SEVEN_OF_CLUBS, Spot.STOCK).filled(chance(seed))
    assert full.mistakes() == ()
    assert (full.turn_up, full.led, full.stock[0]) == (few.turn_up, few.led, Card.SEVEN_OF_CLUBS)
    assert sorted(card.value for spot in Spot for card in full.at(spot)) == sorted(card.value for card in PACK)
    assert full == few.with_card(Card.SEVEN_OF_CLUBS, Spot.STOCK).filled(chance(seed))


def test_what_is_there_too_often_stays_when_the_rest_is_dealt() -> None:
    six = RIGHT.with_card(Card.ACE_OF_CLUBS, Spot.ELDER).filled(chance(1))
    assert codes(six) == [(MistakeCode.HAND_TOO_MANY, Spot.ELDER)]


def test_it_begins_from_the_cards_that_may_be_shown() -> None:
    game = RIGHT.with_score((3, 1)).game()
    own = SetUp.of_game(game, hands=(False, True), stock=False)
    assert (own.elder, own.dealer, own.stock, own.turn_up) == (ELDER, (), (), RIGHT.turn_up)
    assert own.dealing is Seat.NORTH
    assert own.score == (3, 1)
    assert SetUp.of_game(game, hands=(True, True), stock=True) == RIGHT.with_score((3, 1))


def test_the_score_is_one_of_a_game_under_way() -> None:
    assert RIGHT.with_score((4, 0)).game().score == (4, 0)
    with pytest.raises(ValueError, match="between 0 and 4"):
        RIGHT.with_score((5, 0))
