"""The two kings: announced from the hand within its window, or turned up and marked."""

import pytest

from ecarte_widgets.engine import (
    Card,
    Game,
    KingWindow,
    Rules,
    Seat,
    TurnedKingLost,
    TurnedUp,
    legal_actions,
    legal_announcements,
)
from tests.engine.tables import (
    CLASSIC,
    DEALER,
    ELDER,
    GAMERULES,
    PRESETS,
    Table,
    dealt,
    switched,
    table,
    tricks_plays,
    tricks_table,
)

MARK = "mark-king"
MARK_TURNED = "mark-turned-king"
BEFORE_FIRST = switched(king_window="before_first_card")
BEFORE_OWN = switched(king_window="before_own_first_card")

both_presets = pytest.mark.parametrize("rules", PRESETS, ids=["gamerules", "classic"])
both_windows = pytest.mark.parametrize("rules", [BEFORE_FIRST, BEFORE_OWN], ids=[one.value for one in KingWindow])


def king_held(holder: Seat, rules: Rules = GAMERULES, stock: str = "", score: tuple[int, int] = (0, 0)) -> Table:
    """Lay out a deal in which a player holds the king of hearts, which is trumps."""
    if holder is ELDER:
        return table(rules, elder="KH AS TS 7D 8C", dealer="QH JS KS KD 7C", stock=stock, score=score)
    return table(rules, elder="9H AS TS 7D 8C", dealer="KH JS KS KD 7C", stock=stock, score=score)


def may_announce(laid: Table) -> set[tuple[Seat, str]]:
    return {(seat, str(one)) for seat in Seat for one in legal_announcements(laid.game, seat)}


@both_windows
@pytest.mark.parametrize("holder", [ELDER, DEALER], ids=["elder has it", "the dealer has it"])
@pytest.mark.parametrize(
    "talk", [(), ("propose",), ("propose", "accept"), ("propose", "accept", "exchange 8C")], ids=" ".join
)
def test_a_king_in_hand_is_never_announced_during_the_talk(rules: Rules, holder: Seat, talk: tuple[str, ...]) -> None:
    assert may_announce(king_held(holder, rules, "JD TD").do(*talk)) == set()


@both_windows
@pytest.mark.parametrize("end", [("stand",), ("propose", "refuse")], ids=["stand", "refuse"])
def test_the_window_opens_with_the_act_that_ends_the_talk(rules: Rules, end: tuple[str, ...]) -> None:
    assert may_announce(king_held(ELDER, rules, "JD TD").do(*end)) == {(ELDER, MARK)}
    assert may_announce(king_held(DEALER, rules, "JD TD").do(*end)) == {(DEALER, MARK)}


@pytest.mark.parametrize(
    ("rules", "open_for"),
    [(BEFORE_FIRST, set()), (BEFORE_OWN, {(DEALER, MARK)})],
    ids=[one.value for one in KingWindow],
)
def test_after_elders_lead_the_dealer_may_announce_until_the_own_first_card_where_the_switch_says_so(
    rules: Rules, open_for: set[tuple[Seat, str]]
) -> None:
    led = king_held(DEALER, rules).do("stand", "play AS")
    assert may_announce(led) == open_for
    assert may_announce(led.do("play JS")) == set()


@both_windows
def test_elder_who_leads_another_card_first_has_lost_the_announcement(rules: Rules) -> None:
    assert may_announce(king_held(ELDER, rules).do("stand", "play AS")) == set()


@both_windows
def test_elder_who_leads_the_king_first_may_announce_it_until_it_is_covered(rules: Rules) -> None:
    led = king_held(ELDER, rules).do("stand", "play KH")
    assert may_announce(led) == {(ELDER, MARK)}
    assert led.do(MARK).game.score[ELDER] == 1
    assert may_announce(led.do("play QH")) == set()


@both_windows
def test_a_king_led_to_the_second_trick_is_too_late(rules: Rules) -> None:
    led = table(rules, elder="KH QS TS 7D 8C", dealer="QH 8S 7S KD 7C").do("stand", "play QS", "play 8S", "play KH")
    assert may_announce(led) == set()


@both_presets
def test_an_announced_king_brings_one_point_once_and_leaves_the_turn_where_it_was(rules: Rules) -> None:
    laid = king_held(DEALER, rules).do("stand")
    marked = laid.do(MARK)
    assert marked.game.score == (1, 0)
    assert marked.points() == [(DEALER, 1, "king", "king-in-hand")]
    assert marked.game.deal is not None
    assert marked.game.deal.turn is ELDER
    assert may_announce(marked) == set()


def test_an_announcement_is_listed_for_its_player_whoever_is_awaited() -> None:
    laid = king_held(DEALER).do("stand")
    assert laid.may(DEALER) == {MARK}
    assert MARK not in laid.may(ELDER)


def test_a_discarded_king_cannot_be_announced() -> None:
    laid = king_held(ELDER, stock="JD TD").do("propose", "accept", "exchange KH", "exchange", "stand")
    assert may_announce(laid) == set()


def test_a_king_drawn_in_the_exchange_can_be_announced() -> None:
    laid = table(stock="KH TD").do("propose", "accept", "exchange 8C", "exchange", "stand")
    assert may_announce(laid) == {(ELDER, MARK)}


@both_presets
def test_a_king_of_another_suit_is_no_king_of_trumps(rules: Rules) -> None:
    assert may_announce(table(rules, elder="KC AS TS 7D 8C").do("stand")) == set()


def claimable(rules: Rules = GAMERULES, score: tuple[int, int] = (0, 0)) -> Table:
    """Turn up the king of hearts; elder takes three tricks."""
    return tricks_table(3, rules, (), score=score, turn_up="KH")


PLAYS = tricks_plays(3)
LONG_TALK = ("propose", "accept", "exchange 7S", "exchange", "stand")


@pytest.mark.parametrize(
    "acts",
    [
        *(LONG_TALK[:count] for count in range(len(LONG_TALK) + 1)),
        *(("stand", *PLAYS[:count]) for count in range(1, len(PLAYS) + 1)),
    ],
    ids=lambda acts: f"after {len(acts)}: {acts[-1] if acts else 'the turn-up'}",
)
def test_the_dealer_may_claim_the_turned_king_at_every_instant_of_the_deal(acts: tuple[str, ...]) -> None:
    laid = claimable().do(*acts)
    assert may_announce(laid) == {(DEALER, MARK_TURNED)}
    claimed = laid.do(MARK_TURNED)
    assert claimed.points()[-1] == (DEALER, 1, "turned_king", "turned-king")
    assert claimed.game.score[DEALER] == laid.game.score[DEALER] + 1
    assert may_announce(claimed) == set()
    before, after = laid.game.deal, claimed.game.deal
    assert before is not None
    assert after is not None
    assert (after.turn, after.phase, after.hands, after.led) == (before.turn, before.phase, before.hands, before.led)


def next_deal(laid: Table) -> Table:
    return Table(laid.game).deal(dealt("9H AS TS 7D 8C", "QH JS KS KD 7C"))


def test_a_turned_king_not_claimed_is_lost_with_the_next_deal_and_that_is_said() -> None:
    begun = next_deal(claimable().do("stand", *PLAYS))
    assert begun.events == (TurnedKingLost(DEALER, Card.KING_OF_HEARTS), TurnedUp(ELDER, Card.EIGHT_OF_HEARTS))
    assert may_announce(begun) == set()
    assert begun.game.score[DEALER] == 0


def test_a_claimed_king_is_not_lost() -> None:
    begun = next_deal(claimable().do("stand", *PLAYS, MARK_TURNED))
    assert begun.events == (TurnedUp(ELDER, Card.EIGHT_OF_HEARTS),)


def test_under_automatic_no_king_is_lost() -> None:
    assert next_deal(claimable(CLASSIC).do("stand", *PLAYS)).events == (TurnedUp(ELDER, Card.EIGHT_OF_HEARTS),)


def test_under_automatic_the_king_is_marked_with_the_turn_up_and_never_offered() -> None:
    laid = claimable(CLASSIC)
    assert laid.points() == [(DEALER, 1, "turned_king", "turned-king")]
    assert may_announce(laid) == set()


@pytest.mark.parametrize("acts", [("stand", PLAYS[0]), ("propose",), ("stand", *PLAYS)], ids=len)
def test_a_claim_that_reaches_the_target_wins_in_the_middle_of_a_trick_of_the_talk_or_after_the_last(
    acts: tuple[str, ...],
) -> None:
    won = claimable(score=(0, 4)).do(*acts, MARK_TURNED).game
    assert won.winner is DEALER
    assert_nothing_more(won)


def assert_nothing_more(game: Game) -> None:
    for seat in Seat:
        assert legal_actions(game, seat) == ()
        assert legal_announcements(game, seat) == ()


def test_after_the_game_is_won_the_turned_king_is_not_offered_any_more() -> None:
    """Elder reaches the target with the tricks while the dealer's king is still unmarked."""
    won = claimable(score=(4, 0)).do("stand", *PLAYS).game
    assert won.winner is ELDER
    assert_nothing_more(won)


def test_after_the_game_is_won_a_king_in_hand_is_not_offered_any_more() -> None:
    won = king_held(ELDER, score=(4, 0)).do("stand", MARK).game
    assert won.winner is ELDER
    assert_nothing_more(won)
