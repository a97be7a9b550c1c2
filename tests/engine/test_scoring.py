"""What the tricks of a deal bring: every stake and scope, every way to end the talk, every number of tricks."""

import pytest

from ecarte_widgets.engine import Seat, Talk, TalkEnd, award_for_tricks
from tests.engine.naive import GAMERULES as NAIVE_GAMERULES
from tests.engine.naive import NaiveGame
from tests.engine.tables import DEALER, ELDER, TALKS, played_out, switched

SCOPES = ("first_proposal", "every_proposal")

# Points by elder's tricks, 0 to 5: the dealer wins the first three, elder the last three.
PLAIN = (2, 1, 1, 1, 1, 2)
ELDER_TWO = (2, 1, 1, 2, 2, 2)  # elder_only, when the stake counts
DEALER_TWO = (2, 2, 2, 1, 1, 2)  # winner_two, elder vulnerable
DEALER_PLUS = (3, 2, 2, 1, 1, 2)  # plus_one, elder vulnerable
ELDER_PLUS = (2, 1, 1, 2, 2, 3)  # plus_one, the dealer vulnerable
MATRIX = {
    ("off", "elder stood"): (PLAIN, PLAIN),
    ("off", "the dealer refused"): (PLAIN, PLAIN),
    ("off", "exchanged, then stood"): (PLAIN, PLAIN),
    ("off", "exchanged, then refused"): (PLAIN, PLAIN),
    ("elder_only", "elder stood"): (ELDER_TWO, ELDER_TWO),
    ("elder_only", "the dealer refused"): (ELDER_TWO, ELDER_TWO),
    ("elder_only", "exchanged, then stood"): (PLAIN, PLAIN),
    ("elder_only", "exchanged, then refused"): (PLAIN, ELDER_TWO),
    ("winner_two", "elder stood"): (DEALER_TWO, DEALER_TWO),
    ("winner_two", "the dealer refused"): (ELDER_TWO, ELDER_TWO),
    ("winner_two", "exchanged, then stood"): (PLAIN, PLAIN),
    ("winner_two", "exchanged, then refused"): (PLAIN, ELDER_TWO),
    ("plus_one", "elder stood"): (DEALER_PLUS, DEALER_PLUS),
    ("plus_one", "the dealer refused"): (ELDER_PLUS, ELDER_PLUS),
    ("plus_one", "exchanged, then stood"): (PLAIN, PLAIN),
    ("plus_one", "exchanged, then refused"): (PLAIN, ELDER_PLUS),
}
"""(stake, talk): the points under first_proposal, under every_proposal."""
CASES = [
    (stake, scope, talk, points[at]) for (stake, talk), points in MATRIX.items() for at, scope in enumerate(SCOPES)
]


def test_the_matrix_is_whole() -> None:
    assert len(MATRIX) == len(("off", "elder_only", "winner_two", "plus_one")) * len(TALKS)


@pytest.mark.parametrize(("stake", "scope", "talk", "points"), CASES)
def test_points_by_tricks(stake: str, scope: str, talk: str, points: tuple[int, ...]) -> None:
    """One award with the tenth card, to who took three tricks or more; the vole is called so whatever the points."""
    rules = switched(stake=stake, stake_scope=scope)
    for tricks in range(6):
        over = played_out(tricks, rules, TALKS[talk])
        winner = ELDER if tricks >= 3 else DEALER
        reason = "vole" if tricks in {0, 5} else "point"
        assert [award[:3] for award in over.points()] == [(winner, points[tricks], reason)]
        assert over.game.score[winner] == points[tricks]
        assert over.game.score[winner.other] == 0


@pytest.mark.parametrize(("stake", "scope", "talk", "points"), CASES)
def test_the_naive_rules_know_the_same_matrix(stake: str, scope: str, talk: str, points: tuple[int, ...]) -> None:
    for tricks in range(6):
        over = played_out(tricks, switched(stake=stake, stake_scope=scope), TALKS[talk]).game
        assert over.deal is not None
        naive = NaiveGame(NAIVE_GAMERULES | {"stake": stake, "stake_scope": scope})
        elder, dealer, turn_up, stock = over.deal.dealt
        naive.start_deal(
            str(DEALER),
            [card.value for card in elder],
            [card.value for card in dealer],
            turn_up.value,
            [card.value for card in stock],
        )
        for seat, action in over.deal.actions:
            naive.do(str(seat), str(action))
        assert [award[1] for award in naive.points()] == [points[tricks]]


@pytest.mark.parametrize(
    ("stake", "talk", "tricks", "rule"),
    [
        ("elder_only", "elder stood", 3, "stake-elder-only"),
        ("elder_only", "elder stood", 5, "stake-elder-only"),
        ("elder_only", "elder stood", 2, "the-point"),
        ("elder_only", "elder stood", 0, "the-vole"),
        ("elder_only", "exchanged, then stood", 3, "the-point"),
        ("winner_two", "elder stood", 2, "stake-winner-two"),
        ("winner_two", "elder stood", 0, "the-vole"),
        ("winner_two", "elder stood", 3, "the-point"),
        ("winner_two", "elder stood", 5, "the-vole"),
        ("winner_two", "the dealer refused", 3, "stake-winner-two"),
        ("winner_two", "the dealer refused", 2, "the-point"),
        ("plus_one", "elder stood", 2, "stake-plus-one"),
        ("plus_one", "elder stood", 0, "stake-plus-one"),
        ("plus_one", "the dealer refused", 5, "stake-plus-one"),
        ("plus_one", "the dealer refused", 0, "the-vole"),
        ("off", "elder stood", 2, "the-point"),
        ("off", "the dealer refused", 5, "the-vole"),
    ],
)
def test_an_award_names_the_rule_that_set_its_number(stake: str, talk: str, tricks: int, rule: str) -> None:
    assert played_out(tricks, switched(stake=stake), TALKS[talk]).points()[0][3] == rule


def test_three_exchanges_and_a_stand_bring_plain_points_under_every_scope() -> None:
    """Standing raises the stake only when elder never proposed."""
    talk = Talk(proposals=3, end=TalkEnd.STOOD, exchanged=())
    for stake in ("elder_only", "winner_two", "plus_one"):
        for scope in SCOPES:
            rules = switched(stake=stake, stake_scope=scope)
            assert [award_for_tricks(rules, DEALER, talk, tricks).points for tricks in range(6)] == list(PLAIN)


@pytest.mark.parametrize("dealer", Seat)
def test_the_award_follows_the_roles_not_the_seats(dealer: Seat) -> None:
    talk = Talk(proposals=0, end=TalkEnd.STOOD)
    assert award_for_tricks(switched(), dealer, talk, 3).player is dealer.other
    assert award_for_tricks(switched(), dealer, talk, 2).player is dealer


@pytest.mark.parametrize("preset", ["gamerules", "classic"])
def test_at_most_three_points_fall_to_one_player_in_a_deal_under_the_presets(preset: str) -> None:
    rules = switched(preset)
    most = max(played_out(tricks, rules, talk).points()[0][1] for tricks in range(6) for talk in TALKS.values())
    assert most + 1 == 3
