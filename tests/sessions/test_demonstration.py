"""A deal shown to a class: its moments, the ways through them, branches beside the line, and what is refused."""

import pytest

from ecarte_widgets.engine import (
    BreachCode,
    Card,
    CardPlayed,
    Exchanged,
    Phase,
    Rules,
    Seat,
    TurnedUp,
    legal_actions,
    read_record,
    record_text,
)
from ecarte_widgets.sessions import Ask, Choice, Demonstration, IntentError, RefusalCode
from ecarte_widgets.sessions.demonstration_asking import read_demonstration_intent
from ecarte_widgets.sessions.moments import moments_of
from tests.sessions.play import any_rules, chance

DEAL = """{"format": "ecarte-record", "version": 1, "rules": "classic", "deals": [
  {"dealer": "south", "turn_up": "8H", "stock": ["AH", "7S"],
   "hands": {"elder": ["KH", "9H", "AS", "7D", "8C"], "dealer": ["QH", "JS", "TS", "KD", "7C"]},
   "actions": ["propose", "accept", "exchange 7D 8C", "exchange", "stand", "mark-king",
               "play KH", "play QH", "play AH", "play 7C", "play 9H", "play TS", "play AS", "play JS", "play KD",
               "play 7S"]},
  {"dealer": "north", "turn_up": "KD",
   "hands": {"elder": ["KH", "9H", "AS", "7D", "8C"], "dealer": ["QH", "JS", "TS", "9D", "7C"]},
   "actions": ["stand", "play KH"]}]}"""
FIRST_DEAL_ACTS = 16


def do(demonstration: Demonstration, *intents: str) -> None:
    for intent in intents:
        demonstration.carry_out(read_demonstration_intent(intent), demonstration.revision)


def refused(demonstration: Demonstration, intent: str) -> RefusalCode | BreachCode:
    """Give why an intent is refused; nothing may have changed."""
    before = demonstration.scene()
    with pytest.raises(IntentError) as caught:
        do(demonstration, intent)
    assert demonstration.scene() == before
    refusal = caught.value.refusal
    if refusal.code is not None:
        return refusal.code
    assert refusal.breach is not None
    return refusal.breach.code


def recorded() -> Demonstration:
    return Demonstration.from_record(DEAL)


def played_out(number: int = 4821, rules: Rules | None = None) -> Demonstration:
    demonstration = Demonstration.from_deal(number, rules or Rules())
    do(demonstration, "play-out")
    return demonstration


# ---- The line


def test_a_line_has_a_moment_before_each_act_and_one_after_the_last_of_each_deal() -> None:
    moments = moments_of(read_record(DEAL))
    assert [(moment.deal, moment.act) for moment in moments] == [
        *((1, act) for act in range(FIRST_DEAL_ACTS + 1)),
        *((2, act) for act in range(3)),
    ]
    assert moments[-1].game == read_record(DEAL)
    assert isinstance(moments[0].events[0], TurnedUp)


def test_a_record_is_stepped_through_act_by_act_and_back() -> None:
    demonstration = recorded()
    forward = [demonstration.scene()]
    while demonstration.scene().position.has_after:
        do(demonstration, "forward")
        forward.append(demonstration.scene())
    assert [(scene.position.deal, scene.position.act) for scene in forward][-4:] == [(1, 16), (2, 0), (2, 1), (2, 2)]
    assert forward[3].events == (Exchanged(Seat.NORTH, 2),)
    assert refused(demonstration, "forward") is RefusalCode.NOT_NOW
    for scene in reversed(forward[:-1]):
        do(demonstration, "back")
        assert demonstration.scene().hands == scene.hands
        assert demonstration.scene().position == scene.position
    assert refused(demonstration, "back") is RefusalCode.NOT_NOW


def test_first_and_last_keep_to_the_deal_and_then_go_on_to_the_next() -> None:
    demonstration = recorded()
    places = []
    for way in ("last", "last", "first", "first"):
        do(demonstration, way)
        position = demonstration.scene().position
        places.append((position.deal, position.act, position.acts))
    assert places == [(1, 16, 16), (2, 2, 2), (2, 0, 2), (1, 0, 16)]
    assert refused(demonstration, "first") is RefusalCode.NOT_NOW


@pytest.mark.parametrize(("number", "lying"), [(1, "KH"), (2, "AH"), (5, "KD")])
def test_a_trick_is_gone_to_at_its_lead(number: int, lying: str) -> None:
    demonstration = recorded()
    do(demonstration, "last", f"trick {number}")
    scene = demonstration.scene()
    assert [one.card.value for one in scene.lying] == [lying]
    assert len(scene.tricks) == number - 1
    assert scene.position.tricks == (1, 2, 3, 4, 5)


def test_another_deal_is_gone_to_and_only_its_own_tricks_can_be() -> None:
    demonstration = recorded()
    do(demonstration, "deal 2")
    position = demonstration.scene().position
    assert (position.deal, position.deals, position.act, position.tricks) == (2, 2, 0, (1,))
    assert refused(demonstration, "trick 2") is RefusalCode.NOT_NOW
    assert refused(demonstration, "deal 3") is RefusalCode.NOT_NOW
    assert refused(demonstration, "deal 0") is RefusalCode.NOT_NOW


# ---- Playing


def test_a_numbered_deal_has_no_acts_yet_and_playing_makes_its_line() -> None:
    demonstration = Demonstration.from_deal(4821, Rules())
    scene = demonstration.scene()
    assert (scene.position.act, scene.position.acts, scene.deal_number) == (0, 0, 4821)
    assert scene.choices == (Choice.PROPOSE, Choice.STAND)
    do(demonstration, "stand", "play " + scene.hands[scene.elder].cards[0].value)  # type: ignore[index]
    position = demonstration.scene().position
    assert (position.act, position.acts, position.is_branch) == (2, 2, False)


def test_a_numbered_deal_has_its_own_dealer() -> None:
    dealers = {number: Demonstration.from_deal(number, Rules.classic()).scene().dealer for number in (4821, 3)}
    assert dealers[4821] is Seat.NORTH
    with pytest.raises(ValueError, match="deal number"):
        Demonstration.from_deal(-1, Rules())


def test_the_act_of_the_line_goes_forward_in_it() -> None:
    demonstration = recorded()
    do(demonstration, "propose", "accept", "exchange 8C 7D")
    position = demonstration.scene().position
    assert (position.act, position.acts, position.is_branch) == (3, FIRST_DEAL_ACTS, False)


def test_another_act_begins_a_branch_and_the_line_is_there_as_it_was() -> None:
    demonstration = recorded()
    do(demonstration, "trick 1", "back", "play 9H", "play QH", "play KD")
    position = demonstration.scene().position
    assert (position.is_branch, position.left_act, position.act) == (True, 6, 9)
    assert record_text(demonstration.line_game) == record_text(read_record(DEAL))
    do(demonstration, "back", "back", "back", "forward", "line")
    position = demonstration.scene().position
    assert (position.is_branch, position.act, position.acts) == (False, 6, FIRST_DEAL_ACTS)
    assert refused(demonstration, "line") is RefusalCode.NOT_NOW


def test_a_branch_that_begins_earlier_goes_back_to_where_it_left() -> None:
    demonstration = recorded()
    do(demonstration, "trick 1", "back", "play 9H", "first", "stand", "line")
    assert demonstration.scene().position.act == 0


def test_a_record_is_not_lengthened_by_playing_on_after_its_end() -> None:
    demonstration = recorded()
    do(demonstration, "deal 2", "last", "play QH")
    position = demonstration.scene().position
    assert (position.is_branch, position.left_deal, position.left_act) == (True, 2, 2)
    assert record_text(demonstration.line_game) == record_text(read_record(DEAL))


def test_a_branch_can_become_the_line() -> None:
    demonstration = recorded()
    do(demonstration, "stand", "keep")
    position = demonstration.scene().position
    assert (position.is_branch, position.act, position.acts, position.deals) == (False, 1, 1, 1)
    do(demonstration, "play AS")
    assert not demonstration.scene().position.is_branch
    assert refused(demonstration, "keep") is RefusalCode.NOT_NOW


def test_the_book_plays_a_deal_out_and_it_is_stepped_through_from_where_one_was() -> None:
    demonstration = played_out()
    position = demonstration.scene().position
    assert (position.act, position.is_branch, position.tricks) == (0, False, (1, 2, 3, 4, 5))
    do(demonstration, "last")
    assert demonstration.scene().ask is Ask.DEAL_OVER
    assert refused(demonstration, "play-out") is RefusalCode.NOT_NOW


def test_the_book_plays_on_from_the_middle_of_a_line_beside_it() -> None:
    demonstration = recorded()
    do(demonstration, "trick 1", "play-out")
    position = demonstration.scene().position
    assert (position.is_branch, position.act, position.left_act) == (True, 7, 7)
    do(demonstration, "line")
    assert record_text(demonstration.line_game) == record_text(read_record(DEAL))


@pytest.mark.parametrize("seed", range(12))
def test_any_deal_under_any_rules_is_played_out_by_legal_acts(seed: int) -> None:
    demonstration = played_out(seed, any_rules(seed))
    deal = demonstration.line_game.deal
    assert deal is not None
    assert deal.phase is Phase.FINISHED
    assert read_record(record_text(demonstration.line_game)).score == demonstration.line_game.score


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_done_the_line_of_a_record_stays_and_each_moment_can_be_shown(seed: int) -> None:
    rng, demonstration = chance(seed), recorded()
    ways = ("forward", "forward", "back", "last", "first", "line", "play-out", "trick 2", "deal 2", "deal 1")
    for _ in range(120):
        seat = demonstration.scene().turn
        acts = [str(act) for act in legal_actions(demonstration.game, seat)] if seat is not None else []
        intent = rng.choice(acts) if acts and rng.random() < 0.5 else rng.choice(ways)
        before = demonstration.revision
        try:
            do(demonstration, intent)
        except IntentError:
            assert demonstration.revision == before
        assert demonstration.scene().revision == demonstration.revision
    assert record_text(demonstration.line_game) == record_text(read_record(DEAL))


# ---- Refusals


def test_an_illegal_card_is_refused_with_its_rule() -> None:
    demonstration = recorded()
    do(demonstration, "trick 1")
    assert refused(demonstration, "play KD") is BreachCode.MUST_FOLLOW_SUIT


def test_a_card_of_the_side_that_is_not_awaited_is_refused_as_such() -> None:
    demonstration = recorded()
    do(demonstration, "trick 1")
    assert refused(demonstration, "play 9H") is BreachCode.NOT_YOUR_TURN


def test_a_card_that_nobody_holds_is_refused() -> None:
    demonstration = recorded()
    do(demonstration, "trick 1")
    assert refused(demonstration, "play 7H") is BreachCode.CARD_NOT_HELD


@pytest.mark.parametrize(
    "intent", ["", "trick", "trick 1x", "trick 99999", "trick ٣", "open east", "ask", "fly", "play"]
)
def test_what_no_demonstration_knows_is_not_understood(intent: str) -> None:
    with pytest.raises(IntentError) as caught:
        read_demonstration_intent(intent)
    assert caught.value.refusal.code is RefusalCode.NOT_UNDERSTOOD


@pytest.mark.parametrize("revision", [-1, 1, True, 0.0])
def test_a_stale_or_doubled_intent_is_refused(revision: int) -> None:
    demonstration = recorded()
    with pytest.raises(IntentError) as caught:
        demonstration.carry_out(read_demonstration_intent("forward"), revision)
    assert caught.value.refusal.code is RefusalCode.STALE
    assert demonstration.scene().position.act == 0


# ---- Kings


def test_a_king_in_hand_is_on_offer_when_the_talk_is_over() -> None:
    demonstration = recorded()
    offered = []
    for _ in range(6):
        offered.append(Choice.ANNOUNCE_KING in demonstration.scene().choices)
        do(demonstration, "forward")
    assert offered == [False, False, False, False, False, True]


def test_a_king_turned_up_is_on_offer_under_claim() -> None:
    demonstration = Demonstration.from_record(
        DEAL.replace('"classic"', '{"preset": "classic", "turned_king": "claim"}')
    )
    do(demonstration, "deal 2")
    assert Choice.MARK_TURNED_KING in demonstration.scene().choices
    do(demonstration, "mark-turned-king")
    assert demonstration.scene().score[Seat.NORTH] > 0


def test_the_illegal_act_of_another_moment_changes_nothing() -> None:
    demonstration = recorded()
    assert refused(demonstration, "mark-king") is BreachCode.KING_TOO_EARLY
    assert refused(demonstration, "exchange 7D") is BreachCode.STAND_OR_PROPOSE_FIRST


def test_a_line_can_be_saved_as_a_record_and_shown_again() -> None:
    demonstration = played_out()
    again = Demonstration.from_record(record_text(demonstration.line_game))
    do(again, "last")
    do(demonstration, "last")
    assert again.scene().hands == demonstration.scene().hands
    assert again.scene().score == demonstration.scene().score


def test_a_played_card_stands_in_the_scene_with_whose_it_was() -> None:
    demonstration = recorded()
    do(demonstration, "trick 1")
    assert demonstration.scene().events == (CardPlayed(Seat.NORTH, Card.KING_OF_HEARTS),)
