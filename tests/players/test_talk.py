"""What stake and score change about the standard hands. Trumps are hearts, north deals."""

import pytest

from ecarte_widgets.engine import ACCEPT, PROPOSE, REFUSE, STAND, Action, Exchange, Rules, parse_cards
from ecarte_widgets.engine.rules import Stake
from ecarte_widgets.players import BookPlayer, Choice, Reason
from tests.players.tables import view_after

STANDARD = "7H 9H QS 7S 7D"  # N2b, nothing more
WITH_KING = "KH 7H QS 7S 7D"
CERTAIN = "KH QH JH 7S 7D"
POOR = "7S 8S 9D TD 7C"
EVEN = "QS JD 7D TC 9C"  # the book's example
ONE_TRUMP = "7H JS 8S 9D 7C"


def of(stake: Stake) -> Rules:
    return Rules(stake=stake)


def word(acts: str = "", *, elder: str, dealer: str = "", stake: Stake, score: tuple[int, int] = (0, 0)) -> Choice:
    return BookPlayer().explain(view_after(acts, elder=elder, dealer=dealer, rules=of(stake), score=score))


W, P, E, O = Stake.WINNER_TWO, Stake.PLUS_ONE, Stake.ELDER_ONLY, Stake.OFF  # noqa: E741


@pytest.mark.parametrize("stake", Stake)
def test_elder_stands_on_a_standard_hand_and_proposes_on_a_poor_one(stake: Stake) -> None:
    assert word(elder=STANDARD, stake=stake) == (STAND, Reason.STANDARD_HAND, ("N2b",))
    assert word(elder=POOR, stake=stake) == (PROPOSE, Reason.NO_STANDARD_HAND, ())


@pytest.mark.parametrize(
    ("hand", "stake", "action", "reason"),
    [
        (CERTAIN, W, PROPOSE, Reason.POINT_IS_CERTAIN),
        (CERTAIN, O, PROPOSE, Reason.POINT_IS_CERTAIN),
        (CERTAIN, E, STAND, Reason.STANDARD_HAND),
        (WITH_KING, W, PROPOSE, Reason.STANDARD_HAND_WITH_KING),
        (WITH_KING, P, PROPOSE, Reason.STANDARD_HAND_WITH_KING),
        (WITH_KING, O, PROPOSE, Reason.STANDARD_HAND_WITH_KING),
        (WITH_KING, E, STAND, Reason.STANDARD_HAND),
    ],
)
def test_a_certain_point_or_the_king_proposes_unless_only_elder_can_gain_by_standing(
    hand: str, stake: Stake, action: Action, reason: Reason
) -> None:
    assert word(elder=hand, stake=stake)[:2] == (action, reason)


@pytest.mark.parametrize(("stake", "action"), [(W, PROPOSE), (P, PROPOSE), (E, STAND), (O, STAND)])
def test_with_the_dealer_at_three_only_very_strong_hands_risk_two_points(stake: Stake, action: Action) -> None:
    choice = word(elder=STANDARD, stake=stake, score=(3, 0))
    assert choice.action == action
    assert (choice.reason is Reason.TOO_DANGEROUS) == (action == PROPOSE)
    assert word(elder="7H 9H QH 7S 7D", stake=stake, score=(3, 0)).action == STAND
    assert word(elder="7H 9H QS 7S KD", stake=stake, score=(3, 0)).action == STAND


@pytest.mark.parametrize("stake", Stake)
def test_with_the_dealer_at_four_an_even_chance_stands(stake: Stake) -> None:
    for hand in (EVEN, ONE_TRUMP):
        assert word(elder=hand, stake=stake, score=(4, 0))[:2] == (STAND, Reason.LAST_CHANCE)
    for hand in (POOR, "7H 8S 9S 9D 7C", "QS JD 9C 8C 7C", "QS JD 7D 9C 7C"):
        assert word(elder=hand, stake=stake, score=(4, 0)).action == PROPOSE


@pytest.mark.parametrize(("stake", "action"), [(W, PROPOSE), (P, PROPOSE), (E, STAND), (O, PROPOSE)])
def test_an_even_chance_stands_at_any_score_where_only_elder_can_gain(stake: Stake, action: Action) -> None:
    for hand in (EVEN, ONE_TRUMP):
        assert word(elder=hand, stake=stake).action == action


def test_the_king_in_hand_ends_the_talk_when_its_point_wins() -> None:
    assert word(elder="KH 7S 8D 9D 7C", stake=W, score=(0, 4))[:2] == (STAND, Reason.KING_WINS_THE_GAME)
    dealers = word("propose", elder=POOR, dealer="KH 7H JS 8D 9C", stake=W, score=(4, 0))
    assert dealers[:2] == (REFUSE, Reason.KING_WINS_THE_GAME)


def test_with_trumps_and_kings_only_elder_stands() -> None:
    assert word(elder="KH QH JH KS KD", stake=W)[:2] == (STAND, Reason.NOTHING_TO_THROW)


def test_after_an_exchange_a_standard_hand_stands_even_with_the_king() -> None:
    first = "propose, accept, exchange 7D, keep"
    choice = word(first, elder="KH 7H JS 9S 7D", dealer="8S 9D 7C 8C 9C", stake=W)
    assert choice.action == STAND
    assert choice.reason is Reason.STANDARD_HAND


@pytest.mark.parametrize("stake", Stake)
def test_the_dealer_answers_by_its_rules(stake: Stake) -> None:
    assert word("propose", elder=POOR, dealer="7H QH QS 8D 9C", stake=stake) == (REFUSE, Reason.REFUSING_HAND, ("D0",))
    accepts = word("propose", elder=POOR, dealer="7H QS 8C 9C 8D", stake=stake)
    assert accepts == (ACCEPT, Reason.ACCEPTING_HAND, ("D0",))


def test_the_dealer_refuses_with_an_even_chance_when_elder_is_at_four() -> None:
    for score, action in [((0, 4), REFUSE), ((0, 3), ACCEPT)]:
        assert word("propose", elder=POOR, dealer="QS JD 8D TC 8C", stake=W, score=score).action == action


def test_who_must_exchange_more_than_it_would_throws_the_weakest_of_the_rest() -> None:
    choice = word("propose, accept", elder="KH QH JH KS KD", stake=W)
    assert choice == (Exchange(parse_cards("KD")), Reason.MUST_EXCHANGE, ())
    choice = word("propose, accept", elder="KH QH JH AH 9H", stake=W)
    assert choice.action == Exchange(parse_cards("9H"))


@pytest.mark.parametrize("stake", Stake)
@pytest.mark.parametrize("hand", ["7H 9H KS QD 8C", "7H 9H TH TS JD", "7H KS KD 8C TC", "QH JH 9H KC 8C"])
def test_with_two_cards_to_throw_elder_stands_and_the_dealer_refuses(hand: str, stake: Stake) -> None:
    """N5 and D9."""
    assert word(elder=hand, stake=stake).action == STAND
    assert word("propose", elder=POOR, dealer=hand, stake=stake).action == REFUSE


def test_with_three_trumps_and_the_king_the_dealer_accepts_all_the_same() -> None:
    assert word("propose", elder=POOR, dealer="KH 9H TH QS JD", stake=W).action == ACCEPT
