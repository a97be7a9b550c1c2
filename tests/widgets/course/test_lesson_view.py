"""What a page is shown of a question: before the answer nothing that tells it, after it the solution and why."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ecarte_widgets.engine import (
    PACK,
    AwardRule,
    Card,
    Game,
    Rules,
    Seat,
    Stake,
    Talk,
    TalkEnd,
    award_for_tricks,
)
from ecarte_widgets.engine.seats import by_seat
from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.feedback import FeedbackCode
from ecarte_widgets.lessons.generators import Constraint
from ecarte_widgets.lessons.given import chosen_fields, chosen_in
from ecarte_widgets.lessons.options import Form, options_for
from ecarte_widgets.lessons.questions import (
    CountStock,
    DiscardLimits,
    MakePack,
    MarkDeal,
    MarkPlayable,
    MayDo,
    MayMarkKing,
    OrderCards,
    OrderMoments,
    Position,
    Question,
    RuleOfDeal,
    ScoreDeal,
    WhichCardWins,
    WhoTakes,
)
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.sessions.lesson_scene import Stage
from ecarte_widgets.widgets.course.feedback_words import hand_order
from tests.i18n.catalogs import WORDS
from tests.lessons.asked import CASE_IDS, EVERY_CASE, TABLES
from tests.sessions.play import chance
from tests.widgets.lessons import asked, view_of
from tests.widgets.table.test_secrets import cards_named_in

WORDS_EN = WORDS["en"]
EVERY_GENERATOR = pytest.mark.parametrize(("name", "constraints"), EVERY_CASE, ids=CASE_IDS)
ENGINES_KEYS = {"actions", "refused", "exchange", "announcements", "playable", "legal", "why", "state", "intent"}
LEFT_OUT = (FeedbackCode.BEATS_TOO, FeedbackCode.NOTHING_BEATS, FeedbackCode.MAY_LEAD_ANY, FeedbackCode.VOID_ANY_CARD)


def keys_in(value: object) -> Iterator[str]:
    """Give every key of every object in a value."""
    match value:
        case dict():
            for key, inner in value.items():
                yield key
                yield from keys_in(inner)
        case list():
            for inner in value:
                yield from keys_in(inner)
        case _:
            pass


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """Leave out what is not about the question: the steps, and the ways on."""
    return {name: value for name, value in view.items() if name not in {"dots", "buttons"}}


def marks(view: dict[str, Any]) -> dict[str, str]:
    """Give the marks of the choices that have one."""
    return {item["id"]: item["mark"] for item in view["control"]["items"] if item["mark"]}


AtPosition = MarkPlayable | MayDo | DiscardLimits | MayMarkKing


def position_of(question: Question) -> Position | None:
    """Give the moment of a game that a question is about."""
    match question:
        case MarkPlayable(position) | MayDo(position) | DiscardLimits(position) | MayMarkKing(position):
            return position
        case _:
            return None


def open_cards(question: Question) -> set[Card]:
    """Give the cards that the learner may see."""
    position = position_of(question)
    if position is None:
        return set(PACK)
    view = position.view
    tricks = {card for trick in view.tricks for card in (trick.led, trick.answer)}
    led = set() if view.led is None else {view.led}
    return {*view.hand, view.turn_up, *view.discards, *tricks, *led}


@EVERY_GENERATOR
def test_before_an_answer_nothing_is_marked_listed_or_named_that_tells_it(
    name: str, constraints: dict[str, Constraint]
) -> None:
    for rules in TABLES:
        for seed in range(25):
            question = asked(name, constraints, rules, seed)
            view = view_of(question)
            assert ENGINES_KEYS.isdisjoint(keys_in(shown(view)))
            items, fields = view["control"]["items"], view["control"]["fields"]
            assert all(not item["mark"] and not item["note"] and not item["chosen"] for item in items)
            assert all(not field["mark"] and not field["note"] and field["chosen"] is None for field in fields)
            assert not view["control"]["order"]
            assert view["control"]["number"] is None or view["control"]["number"]["value"] is None
            table = [] if view["scene"] is None else view["scene"]["table"]
            assert all(not card["won"] and not card["mark"] for card in table)
            assert (view["feedback"], view["said"], view["hint"]["text"]) == (None, "", None)
            assert cards_named_in(json.dumps(shown(view), ensure_ascii=False)) <= open_cards(question)


def with_other_hidden_cards(game: Game, seat: Seat, rng: Random) -> Game:
    """Exchange the cards that a player cannot see for one another: the other's hand and the stock."""
    deal = game.deal
    assert deal is not None
    hidden = [*deal.hands[seat.other], *deal.stock]
    rng.shuffle(hidden)
    held = len(deal.hands[seat.other])
    hands = by_seat(seat, deal.hands[seat], tuple(hidden[:held]))
    return game.with_deal(deal._replace(hands=hands, stock=tuple(hidden[held:])))


POSITIONS = [(name, case) for name, case in EVERY_CASE if position_of(asked(name, case, Rules(), 0)) is not None]


@pytest.mark.parametrize(
    ("name", "constraints"), POSITIONS, ids=[" ".join([name, *map(str, case.values())]) for name, case in POSITIONS]
)
def test_questions_that_look_alike_are_shown_alike_whatever_is_hidden(
    name: str, constraints: dict[str, Constraint]
) -> None:
    rng = chance(name)
    for seed in range(25):
        question = asked(name, constraints, TABLES[seed % 2], seed)
        position = position_of(question)
        assert position is not None
        assert isinstance(question, AtPosition)
        alike = Position(with_other_hidden_cards(position.game, position.seat, rng), position.seat)
        if alike == position:
            assert view_of(replace(question, position=alike)) == view_of(question)


@EVERY_GENERATOR
def test_a_wrong_answer_marks_only_what_its_feedback_names(name: str, constraints: dict[str, Constraint]) -> None:
    for question in (asked(name, constraints, rules, seed) for rules in TABLES for seed in range(2)):
        for answer in wrong_answers(question)[:40]:
            feedback = check(question, answer).feedback
            assert feedback is not None
            view = view_of(question, answer=answer)
            assert view["feedback"]["tone"] == "wrong"
            named = {getattr(one, "value", one) for one in (*feedback.fault, *feedback.acts, *feedback.ranks)}
            shows = {card.value for card in feedback.cards} - named
            marked = marks(view)
            assert {one for one, mark in marked.items() if mark == "shows"} <= shows
            if view["control"]["form"] != "pick":
                assert {one for one, mark in marked.items() if mark == "missing"} <= named
            assert "right" not in marked.values() or isinstance(question, MarkPlayable)
            chosen = {item["id"] for item in view["control"]["items"] if item["chosen"]}
            assert {one for one, mark in marked.items() if mark == "right"} <= chosen


@EVERY_GENERATOR
def test_every_field_and_every_choice_that_is_wrong_is_marked_and_all_that_stands_in_a_wrong_place(
    name: str, constraints: dict[str, Constraint]
) -> None:
    for question in (asked(name, constraints, rules, seed) for rules in TABLES for seed in range(2)):
        options, right = options_for(question), solution(question)
        for answer in wrong_answers(question)[:40]:
            view = view_of(question, answer=answer)
            chosen, meant = chosen_fields(options, answer), chosen_fields(options, right)
            faults = {field["name"] for field in view["control"]["fields"] if field["mark"] == "fault"}
            assert faults == {field for field in meant if chosen.get(field) != meant[field]}
            if options.form is Form.MARK:
                faults = {one for one, mark in marks(view).items() if mark == "fault"}
                assert faults == set(chosen_in(options, answer)) - set(chosen_in(options, right))
            if isinstance(question, OrderMoments):
                order, ordered = chosen_in(options, answer), chosen_in(options, right)
                misplaced = {one for one, mark in marks(view).items() if mark == "fault"}
                assert misplaced == {one for one, other in zip(order, ordered, strict=False) if one != other}


def test_of_several_right_orders_the_nearest_tells_what_stands_in_a_wrong_place() -> None:
    spade, heart, low, lower = Card.KING_OF_SPADES, Card.KING_OF_HEARTS, Card.NINE_OF_SPADES, Card.EIGHT_OF_SPADES
    question = OrderCards((spade, low, lower, heart), Card.KING_OF_CLUBS.suit)
    view = view_of(question, answer=(heart, spade, lower, low))
    assert marks(view) == {lower.value: "fault", low.value: "fault"}
    assert {item["note"] for item in view["control"]["items"] if item["mark"]} == {"in the wrong place"}
    assert view["control"]["marks"]["fault"] == "in the wrong place"


@EVERY_GENERATOR
@pytest.mark.parametrize("stage", [Stage.RIGHT, Stage.SHOWN])
def test_once_settled_the_solution_is_marked_and_its_reason_told(
    name: str, constraints: dict[str, Constraint], stage: Stage
) -> None:
    for rules in TABLES:
        question = asked(name, constraints, rules, 3)
        right = solution(question)
        answer = right if stage is Stage.RIGHT else wrong_answers(question)[0]
        view = view_of(question, stage, answer)
        assert view["feedback"]["tone"] == stage.value
        assert view["feedback"]["text"]
        assert not view["control"]["live"]
        found = {one for one, mark in marks(view).items() if mark in {"right", "missing"}}
        chosen = {item["id"] for item in view["control"]["items"] if item["chosen"]}
        if view["control"]["form"] in {"pick", "mark"}:
            assert all((one in chosen) == (mark != "missing") for one, mark in marks(view).items() if mark)
        match question, right:
            case (MarkPlayable(), frozenset()):
                assert found == {card.value for card in right if isinstance(card, Card)}
            case (MakePack() | MayDo(), frozenset()):
                assert found == {str(getattr(one, "value", one)) for one in right}
            case _ if view["control"]["form"] == "pick":
                assert len(found) == 1
            case _ if view["control"]["form"] == "order":
                assert len(found) == len(view["control"]["order"])
            case CountStock(), _:
                assert view["control"]["number"]["value"] == right
            case _:
                assert all(field["mark"] == "right" and field["chosen"] for field in view["control"]["fields"])


def test_a_right_order_is_left_as_the_learner_made_it() -> None:
    spade, heart = Card.KING_OF_SPADES, Card.KING_OF_HEARTS
    question = OrderCards((spade, heart), Card.KING_OF_CLUBS.suit)
    for answer in ((spade, heart), (heart, spade)):
        view = view_of(question, Stage.RIGHT, answer)
        assert view["control"]["order"] == [card.value for card in answer]


def test_of_several_right_orders_the_learners_own_is_told_and_that_there_are_others() -> None:
    spade, heart = Card.KING_OF_SPADES, Card.KING_OF_HEARTS
    question = OrderCards((spade, heart), Card.KING_OF_CLUBS.suit)
    for answer, told in (
        ((spade, heart), "spades and the king of hearts"),
        ((heart, spade), "hearts and the king of spades"),
    ):
        text = view_of(question, Stage.RIGHT, answer)["feedback"]["text"]
        assert told in text
        assert "other orders are right too" in text
    only = view_of(OrderCards((spade, Card.SEVEN_OF_SPADES), spade.suit), Stage.RIGHT, (spade, Card.SEVEN_OF_SPADES))
    assert "other orders" not in only["feedback"]["text"]


def test_the_reason_of_an_order_names_only_cards_that_are_shown() -> None:
    for seed in range(40):
        question = asked("order-suit", {"size": 4}, Rules(), seed)
        assert isinstance(question, OrderCards)
        text = view_of(question, Stage.RIGHT, solution(question))["feedback"]["text"].lower()
        ranks = {card.rank.name.lower() for card in question.cards}
        assert {rank for rank in ("king", "queen", "jack", "ace", "ten") if rank in text} <= ranks


def test_a_card_that_may_not_be_played_says_why_once_the_question_is_settled() -> None:
    question = asked("playable", {"case": "overtake", "tricks": 0}, Rules(), 1)
    assert isinstance(question, MarkPlayable)
    view = view_of(question, Stage.RIGHT, solution(question))
    notes = {item["id"]: item["note"] for item in view["control"]["items"] if not item["mark"]}
    refused = {card.value for card, _ in question.position.view.refused}
    assert set(notes) == refused
    assert set(notes.values()) <= {"you must follow suit", "you must beat the card led"}


def test_what_was_left_out_is_marked_as_missing_and_not_as_a_fault() -> None:
    for seed in range(10):
        question = asked("playable", {"case": "lead", "tricks": 0}, Rules(), seed)
        assert isinstance(question, MarkPlayable)
        answer = frozenset(question.position.view.hand[:2])
        view = view_of(question, answer=answer)
        assert {mark for one, mark in marks(view).items() if one not in {card.value for card in answer}} == {"missing"}
        assert {mark for one, mark in marks(view).items() if one in {card.value for card in answer}} == {"right"}


@pytest.mark.parametrize("stage", [Stage.RIGHT, Stage.SHOWN])
def test_the_winning_card_is_lifted_only_when_it_may_be_known(stage: Stage) -> None:
    for kind in (WhoTakes, WhichCardWins):
        generator = "who-takes" if kind is WhoTakes else "two-cards"
        question = asked(generator, {}, Rules(), 1)
        assert isinstance(question, kind)
        assert [card["won"] for card in view_of(question)["scene"]["table"]] == [False, False]
        after = view_of(question, stage, solution(question))
        assert sum(card["won"] for card in after["scene"]["table"]) == 1


def test_the_hand_is_shown_trumps_first_whatever_is_right() -> None:
    question = asked("playable", {"case": "void", "tricks": 0}, Rules(), 1)
    assert isinstance(question, MarkPlayable)
    view = view_of(question)
    suits = [item["face"]["suit"] for item in view["control"]["items"]]
    trump = view["scene"]["trump"]["suit"]
    if trump in suits:
        assert suits[0] == trump
    assert sorted(suits, key=suits.index) == suits


@pytest.mark.parametrize("generator", ["score-deal", "mark-deal", "game-end", "may-do", "king-moment"])
def test_what_has_happened_is_told_before_the_question(generator: str) -> None:
    told = [view_of(asked(generator, {}, rules, seed))["scene"] for rules in TABLES for seed in range(8)]
    if generator in {"may-do", "king-moment"}:
        assert all(scene["hand"] for scene in told)
    else:
        assert all(scene["facts"] for scene in told)


def test_what_is_done_after_a_win_is_told_as_well() -> None:
    """Otherwise the end of the story would give the answer."""
    for seed in range(20):
        for rules in TABLES:
            facts = view_of(asked("game-end", {"case": "king"}, rules, seed))["scene"]["facts"]
            assert any(fact.startswith("If all five tricks are played, you take ") for fact in facts)
            assert not any("win" in fact for fact in facts)


@pytest.mark.parametrize(
    ("name", "constraints"),
    [
        ("playable", {}),
        ("may-do", {"case": "stock-empty"}),
        ("discard-limits", {}),
        ("king-moment", {"case": "elder-to-lead"}),
    ],
)
@pytest.mark.parametrize("stage", [Stage.RIGHT, Stage.SHOWN])
def test_the_cards_stay_as_they_were_asked_about_and_what_follows_is_told(
    name: str, constraints: dict[str, Constraint], stage: Stage
) -> None:
    """Else the reason speaks of one moment, and the picture shows another."""
    told = 0
    for seed in range(12):
        question = asked(name, constraints, TABLES[seed % 2], seed)
        before, after = view_of(question), view_of(question, stage, solution(question))
        assert after["scene"] == before["scene"]
        assert [item["id"] for item in after["control"]["items"]] == [item["id"] for item in before["control"]["items"]]
        assert before["said"] == ""
        assert after["said"] == "" or after["said"].startswith("Played on from here, it went like this: ")
        told += bool(after["said"])
    assert (told > 0) is (name != "discard-limits")  # which cards are exchanged is always a choice


@pytest.mark.parametrize(
    ("case", "ask"),
    [
        ("any-in-hand", "May you announce the king of trumps now?"),
        ("turned-dealer", "May you mark the turned-up king now?"),
        ("turned-elder", "May you mark the turned-up king now?"),
    ],
)
def test_a_king_is_asked_about_as_its_button_is_named(case: str, ask: str) -> None:
    asks = {view_of(asked("king-moment", {"case": case}, rules, seed))["ask"] for rules in TABLES for seed in range(6)}
    assert asks == {ask}


def test_the_score_beside_a_deal_that_is_over_says_that_it_is_the_one_before() -> None:
    for name in ("game-end", "game-stop"):
        for stage in (Stage.ASKED, Stage.RIGHT):
            question = asked(name, {}, Rules(), 1)
            sides = [view_of(question, stage, solution(question))["scene"][side] for side in ("own", "other")]
            assert [side["scoreNote"] for side in sides] == ["before this deal", "before this deal"]


def test_what_tricks_brought_is_told_as_at_the_table() -> None:
    """A vole after standing gives 2 points for the stake and none for the vole: both is said."""
    question = ScoreDeal(Rules.gamerules(), Seat.NORTH, Talk(0, TalkEnd.STOOD), 5)
    view = view_of(question, Stage.RIGHT, solution(question))
    assert view["said"] == ""
    assert view["feedback"]["text"] == (
        "You take all five tricks: 2 points, because you stood and took three tricks or more. "
        "All five bring no more here."
    )
    for seed in range(20):
        won = view_of(asked("game-end", {}, Rules.gamerules(), seed), Stage.SHOWN)["feedback"]["text"]
        assert "Two points" not in won


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
        assert facts[-1] == "The point for the turned-up king is not marked."
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


@pytest.mark.parametrize("generator", ["playable", "may-do", "discard-limits", "king-moment"])
def test_trumps_of_a_hand_are_marked_as_at_the_table(generator: str) -> None:
    view = view_of(asked(generator, {}, Rules(), 3))
    hand = view["scene"]["hand"] if view["control"]["in"] != "hand" else view["control"]["items"]
    trump = view["scene"]["trump"]["suit"]
    assert [card["isTrump"] for card in hand] == [card["face"]["suit"] == trump for card in hand]


@pytest.mark.parametrize(
    ("name", "is_told"), [("turn-up", True), ("playable", True), ("order-suit", True), ("stock-left", False)]
)
def test_keys_along_the_choices_are_told_while_one_can_be_taken(name: str, *, is_told: bool) -> None:
    question = asked(name, {}, Rules(), 1)
    assert bool(view_of(question)["control"]["keys"]) is is_told
    settled = view_of(question, Stage.RIGHT, solution(question))
    assert settled["control"]["keys"] is None
