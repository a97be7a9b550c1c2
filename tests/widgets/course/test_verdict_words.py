"""What a verdict and the facts beside a question say: why a right answer is right, and no word in two meanings."""

import re

import pytest

from ecarte_widgets.engine import (
    PACK,
    AwardRule,
    Rules,
    Seat,
    Stake,
    Talk,
    TalkEnd,
    award_for_tricks,
)
from ecarte_widgets.engine.scoring import without_exchange
from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.feedback import FeedbackCode
from ecarte_widgets.lessons.questions import (
    MakePack,
    MarkDeal,
    MarkPlayable,
    RuleOfDeal,
    ScoreDeal,
)
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.sessions.lesson_scene import Stage
from ecarte_widgets.sessions.played_out import played_out
from ecarte_widgets.widgets.course.feedback_words import feedback_text, hand_order
from ecarte_widgets.widgets.table.book import switch_rule
from tests.i18n.catalogs import WORDS
from tests.widgets.lessons import asked, view_of

WORDS_EN = WORDS["en"]


@pytest.mark.parametrize(
    ("stake", "rest"),
    [
        (Stake.ELDER_ONLY, ["Played without an exchange: 2 for the elder hand with three tricks or more"]),
        (Stake.WINNER_TWO, ["Played without an exchange: 2 for three or four tricks against the side that chose it"]),
        (Stake.PLUS_ONE, ["Played without an exchange: 1 more for the tricks against the side that chose it"]),
        (Stake.OFF, []),
    ],
)
def test_the_rules_to_choose_from_exclude_each_other_by_their_words(stake: Stake, rest: list[str]) -> None:
    """None of them is called the point, which is the general word as well."""
    deal = ScoreDeal(Rules(stake=stake), Seat.NORTH, Talk(0, TalkEnd.STOOD), 4)
    plain = ["Three or four tricks: 1 point", "All five tricks (the vole): 2 points"]
    view = view_of(RuleOfDeal(deal))
    assert [item["label"] for item in view["control"]["items"]] == [*plain, *rest]
    field = next(field for field in view_of(deal)["control"]["fields"] if field["name"] == "rule")
    assert [option["label"] for option in field["options"]] == [*plain, *rest]


@pytest.mark.parametrize("stake", [Stake.ELDER_ONLY, Stake.WINNER_TWO, Stake.PLUS_ONE])
def test_tricks_that_count_by_the_stake_are_told_without_the_name_of_another_rule(stake: Stake) -> None:
    """At the table, in a demonstration and to both players it is told by the same messages."""
    for elder_tricks in range(6):
        deal = ScoreDeal(Rules(stake=stake), Seat.NORTH, Talk(1, TalkEnd.REFUSED), elder_tricks)
        rule = award_for_tricks(deal.rules, deal.dealer, deal.talk, elder_tricks).rule
        told = view_of(RuleOfDeal(deal), Stage.RIGHT, rule)["feedback"]["text"]
        is_plain = rule in (AwardRule.POINT, AwardRule.VOLE)
        assert ("the point" in told or "the vole" in told) is is_plain


def test_a_turned_up_king_that_was_not_marked_is_told_to_be_too_late() -> None:
    """The story began with it, and a box said that it may be marked until the next deal: it seemed still in time."""
    seen = set()
    for seed in range(60):
        question = asked("mark-deal", {"case": "turned"}, Rules.gamerules(), seed)
        assert isinstance(question, MarkDeal)
        assert question.king is not None
        facts = view_of(question)["scene"]["facts"]
        told = view_of(question, Stage.RIGHT, solution(question))["feedback"]["text"]
        is_last = facts[-1] == "The next deal begins; the turned-up king was not marked."
        assert is_last is not question.king.marked
        assert ("turned up a king but did not mark it" in told) is not question.king.marked
        seen.add(question.king.marked)
    assert seen == {True, False}


def test_a_point_on_the_score_of_a_finished_deal_is_told_to_be_the_tricks() -> None:
    """It was taken for that of the turned-up king, which may still be marked."""
    for seed in range(20):
        facts = view_of(asked("king-moment", {"case": "turned-last"}, Rules.gamerules(), seed))["scene"]["facts"]
        assert re.fullmatch(r"(You have|Your opponent has) marked \d points? for the tricks already\.", facts[-2])
        assert facts[-1] == "The point for the turned-up king has not been marked so far."
        classic = view_of(asked("king-moment", {"case": "turned-last"}, Rules.classic(), seed))["scene"]["facts"]
        assert "for the tricks already" in classic[-1]


@pytest.mark.parametrize(
    ("case", "why"),
    [
        ("refused-later-elder", "Cards were exchanged before, so the refusal changes nothing here."),
        ("refused-later-dealer", "Cards were exchanged before, so the refusal changes nothing here."),
        ("exchanged", "Cards were exchanged before, so standing changes nothing here."),
    ],
)
@pytest.mark.parametrize("name", ["score-deal", "deal-points", "deal-rule"])
def test_a_right_answer_is_told_why_a_word_after_an_exchange_changes_nothing(name: str, case: str, why: str) -> None:
    for seed in range(10):
        question = asked(name, {"case": case}, Rules.gamerules(), seed)
        assert view_of(question, Stage.RIGHT, solution(question))["feedback"]["text"].endswith(why)
    stood = asked(name, {"case": "stood-dealer"}, Rules.gamerules(), 1)
    assert "exchanged before" not in view_of(stood, Stage.RIGHT, solution(stood))["feedback"]["text"]


@pytest.mark.parametrize("case", ["nothing", "tricks"])
def test_who_has_won_is_told_too_that_a_word_after_an_exchange_changed_nothing(case: str) -> None:
    told, met = "Cards were exchanged before, so", set()
    for seed in range(40):
        question = asked("game-end", {"case": case}, Rules.gamerules(), seed)
        scored = played_out(question).scored
        talk = None if scored is None else scored.talk
        is_plain = talk is not None and talk.exchanged != () and without_exchange(Rules.gamerules(), talk) is None
        text = view_of(question, Stage.RIGHT, solution(question))["feedback"]["text"]
        assert (told in text) is is_plain
        met.add(is_plain)
    assert True in met


def test_a_wrong_answer_to_who_has_won_is_told_why_each_has_so_many_points_as_a_right_one_is() -> None:
    seen = 0
    for seed in range(20):
        question = asked("game-end", {"case": "nothing"}, Rules.gamerules(), seed)
        right = view_of(question, Stage.RIGHT, solution(question))["feedback"]["text"]
        wrong = wrong_answers(question)[0]
        told = view_of(question, Stage.ASKED, wrong)["feedback"]["text"]
        assert told == right
        assert re.search(r"tricks: \d point", told)
        seen += 1
    assert seen == 20


@pytest.mark.parametrize("case", ["tricks", "king", "turned-king"])
def test_that_more_came_after_the_end_is_said_only_where_more_came(case: str) -> None:
    for seed in range(10):
        question = asked("game-end", {"case": case}, Rules.gamerules(), seed)
        right = view_of(question, Stage.RIGHT, solution(question))["feedback"]["text"]
        wrong = view_of(question, Stage.ASKED, wrong_answers(question)[0])["feedback"]["text"]
        for told in (right, wrong):
            assert ("what comes later is not marked" in told) is (case != "tricks")
            assert "ame ends there" in told


def test_ranks_in_a_verdict_are_named_from_the_strongest() -> None:
    question = MakePack()
    told = view_of(question, Stage.ASKED, frozenset({"A", "K", "T", *"23456"}))["feedback"]["text"]
    assert "K, A and 10 stay" in re.sub("[\u2066-\u2069]", "", told)


def test_whether_to_announce_the_king_is_a_duty_is_answered() -> None:
    question = asked("king-held", {}, Rules(), 1)
    told = view_of(question, Stage.RIGHT, solution(question))["feedback"]["text"]
    assert told.endswith("To announce the king is a right. It is no duty.")


@pytest.mark.parametrize("case", ["any", "lead", "follows", "void"])
def test_cards_in_a_verdict_are_named_from_the_strongest_trumps_first(case: str) -> None:
    names = {WORDS_EN.card(card): card for card in PACK}
    for seed in range(40):
        question = asked("playable", {"case": case}, Rules.gamerules(), seed)
        assert isinstance(question, MarkPlayable)
        trump = question.position.view.trump
        answers = [solution(question), *wrong_answers(question)]
        for number, answer in enumerate(answers):
            told = view_of(question, Stage.ASKED if number else Stage.RIGHT, answer)["feedback"]["text"]
            for listed in re.findall(r"the \w+ of \w+(?:(?:, | and )the \w+ of \w+)+", told):
                cards = [names[name] for name in re.split(", | and ", listed) if name in names]
                assert cards == sorted(cards, key=lambda card: hand_order(card, trump)), told


def test_a_wrong_number_of_points_for_a_whole_deal_is_told_of_the_tricks_alone_where_a_king_counts_besides() -> None:
    """Else the number in the rule that is named would be taken for the answer."""
    alone = WORDS_EN.text("feedback.tricks-alone")
    for case in ("turned", "held", "none"):
        told = set()
        for seed in range(10):
            question = asked("mark-deal", {"case": case}, Rules.gamerules(), seed)
            assert isinstance(question, MarkDeal)
            for answer in wrong_answers(question):
                feedback = check(question, answer).feedback
                if feedback is not None and feedback.code is FeedbackCode.SCORE_POINTS:
                    told.add(feedback_text(WORDS_EN, question, feedback).endswith(alone))
        assert told == {case != "none"}


@pytest.mark.parametrize(("case", "is_told"), [("stood-dealer", True), ("stood-elder", False), ("exchanged", False)])
def test_where_the_other_side_alone_would_get_more_the_rule_of_the_stake_says_so(*, case: str, is_told: bool) -> None:
    rules = Rules.gamerules()
    question = asked("score-deal", {"case": case}, rules, 2)
    assert isinstance(question, ScoreDeal)
    rule = switch_rule("stake", rules.stake.value, WORDS_EN)
    feedback = [check(question, answer).feedback for answer in wrong_answers(question)]
    texts = [
        feedback_text(WORDS_EN, question, one)
        for one in feedback
        if one is not None and one.code is FeedbackCode.SCORE_POINTS and one.rule is not AwardRule.STAKE_PLUS_ONE
    ]
    assert texts
    assert all((rule in text) is is_told for text in texts)
