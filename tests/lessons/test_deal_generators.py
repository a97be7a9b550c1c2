"""Generators: every question about a deal, its talk, its king and its points shows its point."""

import pytest

from ecarte_widgets.engine import (
    BreachCode,
    FirstDealer,
    Rank,
    Reason,
    Rules,
    TalkEnd,
    why_illegal,
)
from ecarte_widgets.engine.actions import MARK_KING, MARK_TURNED_KING
from ecarte_widgets.engine.cards import KING_OF
from ecarte_widgets.lessons.answers import GameEnd, Points
from ecarte_widgets.lessons.generators import generate
from ecarte_widgets.lessons.options import options_for
from ecarte_widgets.lessons.questions import (
    ActKind,
    DealPlace,
    DiscardLimits,
    MarkDeal,
    MayDo,
    MayMarkKing,
    ScoreDeal,
    WhoDeals,
    WhoWinsGame,
)
from ecarte_widgets.lessons.solving import played, solution
from tests.engine.tables import GAMERULES
from tests.lessons.asked import TABLES

SEEDS = range(2000)
both_tables = pytest.mark.parametrize("rules", TABLES, ids=["gamerules", "classic"])


@both_tables
@pytest.mark.parametrize(("case", "stock"), [("stock-one", range(1, 2)), ("stock-short", range(2, 5))])
def test_a_short_stock_is_as_short_as_asked(rules: Rules, case: str, stock: range) -> None:
    for seed in SEEDS[:1000]:
        question = generate("discard-limits", seed, rules, case=case)
        assert isinstance(question, DiscardLimits)
        assert question.position.view.stock_count in stock


KING_CASES = {
    "early": BreachCode.KING_TOO_EARLY,
    "elder-to-lead": None,
    "dealer-before-lead": None,
    "led-king": None,
    "late": BreachCode.KING_TOO_LATE,
    "not-held": BreachCode.KING_NOT_HELD,
    "turned-dealer": None,
    "turned-elder": BreachCode.TURNED_KING_IS_THE_DEALERS,
    "turned-last": None,
}


@pytest.mark.parametrize(("case", "code"), KING_CASES.items())
def test_kings_may_or_may_not_be_marked_for_the_reason_asked(case: str, code: BreachCode | None) -> None:
    for seed in SEEDS[:1000]:
        question = generate("king-moment", seed, GAMERULES, case=case)
        assert isinstance(question, MayMarkKing)
        position = question.position
        act = MARK_TURNED_KING if position.view.turn_up.rank is Rank.KING else MARK_KING
        breach = why_illegal(position.game, position.seat, act)
        assert (breach and breach.code) == code
        led = position.view.led
        assert (led is not None and led.rank is Rank.KING and led.suit is position.view.trump) is (
            case == "led-king"
        ) or case.startswith("turned")
        assert case not in {"elder-to-lead", "led-king"} or position.seat is position.view.elder
        assert case != "dealer-before-lead" or position.seat is position.view.dealer


def test_the_dealers_king_after_the_lead_turns_on_the_window() -> None:
    for seed in SEEDS[:500]:
        answers = [solution(generate("king-moment", seed, rules, case="dealer-after-lead")) for rules in TABLES]
        assert answers == [False, True]


@both_tables
@pytest.mark.parametrize("case", ["point", "vole", "stake", "no-stake"])
def test_deals_are_scored_by_the_rule_asked(rules: Rules, case: str) -> None:
    for seed in SEEDS:
        question = generate("score-deal", seed, rules, case=case)
        assert isinstance(question, ScoreDeal)
        right = solution(question)
        assert isinstance(right, Points)
        assert right.rule.value.startswith("stake") is (case == "stake")
        assert case != "no-stake" or not question.talk.exchanged
        assert case not in {"point", "vole"} or right.rule.value == f"the-{case}"


STORIES = {
    "stood-elder": (TalkEnd.STOOD, {0}, range(3, 5)),
    "stood-dealer": (TalkEnd.STOOD, {0}, range(1, 3)),
    "refused-elder": (TalkEnd.REFUSED, {1}, range(3, 5)),
    "refused-dealer": (TalkEnd.REFUSED, {1}, range(1, 3)),
    "refused-later-elder": (TalkEnd.REFUSED, {2}, range(3, 5)),
    "refused-later-dealer": (TalkEnd.REFUSED, {2}, range(1, 3)),
    "exchanged": (TalkEnd.STOOD, {1}, range(1, 5)),
}


@both_tables
@pytest.mark.parametrize(("case", "story"), STORIES.items())
def test_deals_come_to_their_points_as_asked(rules: Rules, case: str, story: tuple[TalkEnd, set[int], range]) -> None:
    end, proposals, tricks = story
    for seed in SEEDS[:500]:
        question = generate("score-deal", seed, rules, case=case)
        assert isinstance(question, ScoreDeal)
        assert question.talk.end is end
        assert question.talk.proposals in proposals
        assert question.elder_tricks in tricks


@both_tables
@pytest.mark.parametrize("case", ["none", "held", "quiet", "turned"])
def test_the_king_of_a_deal_has_the_fate_asked(rules: Rules, case: str) -> None:
    marked = set()
    for seed in SEEDS[:500]:
        question = generate("mark-deal", seed, rules, case=case)
        assert isinstance(question, MarkDeal)
        king = question.king
        assert (king is None) is (case == "none")
        if king is not None:
            assert king.turned is (case == "turned")
            marked.add(king.marked)
        exchanged = generate("mark-deal", seed, rules, case=case, talk="exchanged")
        assert isinstance(exchanged, MarkDeal)
        assert exchanged.deal.talk.exchanged
    claimed = {True, False} if rules is GAMERULES else {True}
    assert marked == {"none": set(), "held": {True}, "quiet": {False}, "turned": claimed}[case]


@both_tables
@pytest.mark.parametrize("talk", ["any", "exchanged"])
@pytest.mark.parametrize("case", ["any", "held", "quiet"])
def test_whoever_is_told_to_hold_the_king_takes_a_trick(rules: Rules, case: str, talk: str) -> None:
    for seed in SEEDS:
        question = generate("mark-deal", seed, rules, case=case, talk=talk)
        assert isinstance(question, MarkDeal)
        king = question.king
        assert king is None or king.turned or question.deal.tricks_of(king.holder) > 0


@pytest.mark.parametrize("case", ["other", "ace-and-court", "ace-and-low", "equal"])
@pytest.mark.parametrize("choice", ["high_card", "low_card"])
def test_cards_are_cut_as_asked(choice: str, case: str) -> None:
    for seed in SEEDS:
        question = generate("cut", seed, GAMERULES, choice=choice, case=case)
        assert isinstance(question, WhoDeals)
        assert question.choice is FirstDealer(choice)
        low, high = sorted((question.north.rank, question.south.rank))
        found = {
            "equal": low is high,
            "ace-and-court": low is Rank.ACE and high > Rank.ACE,
            "ace-and-low": high is Rank.ACE and low < Rank.ACE,
        }
        assert found.get(case, not any(found.values()))


@both_tables
def test_elder_with_the_king_may_announce_it_or_lead(rules: Rules) -> None:
    for seed in SEEDS[:500]:
        question = generate("king-held", seed, rules)
        assert isinstance(question, MayDo)
        assert question.position.seat is question.position.view.elder
        assert solution(question) == frozenset({ActKind.PLAY, ActKind.MARK_KING})


@both_tables
@pytest.mark.parametrize(
    ("case", "allowed"),
    [
        ("first", {ActKind.PROPOSE, ActKind.STAND}),
        ("answer", {ActKind.ACCEPT, ActKind.REFUSE}),
        ("again", {ActKind.PROPOSE, ActKind.STAND}),
        ("elder-exchange", {ActKind.EXCHANGE}),
        ("dealer-exchange", {ActKind.EXCHANGE}),
        ("stock-empty", {ActKind.STAND}),
    ],
)
def test_the_player_awaited_may_do_what_the_moment_of_the_talk_allows(
    rules: Rules, case: str, allowed: set[ActKind]
) -> None:
    for seed in SEEDS[:200]:
        question = generate("may-do", seed, rules, case=case, asked="awaited")
        assert isinstance(question, MayDo)
        assert question.position.view.is_own_turn
        assert solution(question) == frozenset(allowed)


@both_tables
@pytest.mark.parametrize("case", ["first", "answer", "again", "elder-exchange", "dealer-exchange", "stock-empty"])
def test_before_kings_are_taught_to_mark_one_is_no_choice(rules: Rules, case: str) -> None:
    kings = {ActKind.MARK_KING.value, ActKind.MARK_TURNED_KING.value}
    for seed in SEEDS[:50]:
        choices = set(options_for(generate("may-do", seed, rules, case=case, asked="either")).values)
        assert choices == {kind.value for kind in ActKind} - kings
        assert set(options_for(generate("may-do", seed, rules, case="any", asked="either")).values) == choices | kings


def test_the_place_of_a_card_is_mostly_asked_of_the_cards_that_are_dealt() -> None:
    places = [solution(generate("deal-order", seed, GAMERULES)) for seed in SEEDS]
    assert len(SEEDS) / 4 < places.count(DealPlace.STOCK) < len(SEEDS) / 2
    for place in DealPlace:
        asked = {solution(generate("deal-order", seed, GAMERULES, place=place.value)) for seed in SEEDS[:50]}
        assert asked == {place}


@both_tables
@pytest.mark.parametrize("case", ["king", "turned-king", "tricks", "nothing"])
def test_games_end_as_asked(rules: Rules, case: str) -> None:
    reasons = {"king": {Reason.KING}, "turned-king": {Reason.TURNED_KING}, "tricks": {Reason.POINT, Reason.VOLE}}
    for seed in SEEDS[:500]:
        question = generate("game-end", seed, rules, case=case)
        assert isinstance(question, WhoWinsGame)
        end = played(question.game, question.acts)
        assert end.deal is not None
        assert (end.winner is None) is (case == "nothing")
        if end.winner is not None:
            assert end.deal.awards[-1].reason in reasons[case]
        if case == "king":
            assert end.winner is not None
            assert question.game.score[end.winner] == rules.target - 1
            assert end.deal.tricks == ()


@both_tables
def test_what_is_rare_is_asked_as_often_as_what_is_not_where_chance_takes_one(rules: Rules) -> None:
    ends = [solution(generate("game-stop", seed, rules, case="any")) for seed in SEEDS[:200]]
    assert min(ends.count(end) for end in GameEnd) > 30
    held = 0
    for seed in SEEDS[:200]:
        question = generate("king-moment", seed, rules, case="any-in-hand")
        assert isinstance(question, MayMarkKing)
        view = question.position.view
        assert view.turn_up.rank is not Rank.KING
        held += KING_OF[view.trump] in view.hand or view.led is KING_OF[view.trump]
    assert held > 150
