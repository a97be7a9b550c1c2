"""The rule that a step compares: told so that the learner can predict from it, and the same hand at other tables."""

import re
from dataclasses import replace
from typing import Any, cast

import pytest

from ecarte_widgets.engine import SWITCHES, Rules
from ecarte_widgets.lessons.generators import Constraint
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import COMPARABLE, PRESET
from ecarte_widgets.lessons.played import Played
from ecarte_widgets.lessons.questions import MarkDeal
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions.lesson_scene import LessonScene, OtherTable, Stage
from ecarte_widgets.widgets.course.lesson_controls import control_for
from ecarte_widgets.widgets.course.lesson_rules import bearing_on, rule_for
from tests.i18n.catalogs import LANGUAGES
from tests.i18n.catalogs import WORDS as WORDS_OF
from tests.lessons.asked import CASE_IDS, EVERY_CASE
from tests.widgets.lessons import WORDS, asked, scene_of, step_of


def compared(name: str, compare: str, rules: Rules, **constraints: Constraint) -> LessonScene:
    """Give a settled question with the same at the other tables."""
    step, question = step_of(name, rules, constraints, compare), asked(name, constraints, rules, 1)
    scene = scene_of(question, Stage.RIGHT, solution(question), step)
    others = tuple(OtherTable(other, one, solution(one)) for other, one in step.at_other_tables(question))
    return replace(scene, others=others)


def rows_of(scene: LessonScene) -> list[dict[str, Any]]:
    """Give the tables compared: this one first."""
    rule = rule_for(scene, WORDS)
    assert rule is not None
    return cast("list[dict[str, Any]]", rule["rows"])


@pytest.mark.parametrize("rules", [Rules.gamerules(), Rules.classic()], ids=["gamerules", "classic"])
@pytest.mark.parametrize("name", ["score-deal", "mark-deal"])
def test_where_whole_rules_are_compared_those_are_told_that_the_points_hang_on(name: str, rules: Rules) -> None:
    rule = rule_for(compared(name, PRESET, rules), WORDS)
    assert rule is not None
    told = [rule["text"], *rule["more"]["paragraphs"]]  # type: ignore[index]
    assert WORDS.text(f"topic.talk.stake.{rules.stake.value}") in told
    assert WORDS.text(f"topic.talk.stake_scope.{rules.stake_scope.value}") in told
    assert told[-1] == WORDS.text(f"rules.about.{'classic' if rules == Rules.classic() else 'gamerules'}")


@pytest.mark.parametrize(
    ("name", "constraints", "decides"),
    [
        ("deal-points", {"case": "stood-elder"}, "topic.talk.stake.elder_only"),
        ("deal-points", {"case": "refused-later-elder"}, "topic.talk.stake_scope.first_proposal"),
        ("mark-deal", {"case": "turned", "talk": "exchanged"}, "topic.king.turned_king.claim"),
    ],
)
def test_one_rule_is_told_the_one_that_decides_and_the_rest_behind_a_click(
    name: str, constraints: dict[str, Constraint], decides: str
) -> None:
    """None of it is told twice."""
    for seed in range(10):
        question = asked(name, constraints, Rules(), seed)
        rule = rule_for(scene_of(question, step=step_of(name, Rules(), constraints, PRESET)), WORDS)
        assert rule is not None
        more = cast("dict[str, Any]", rule["more"])
        assert rule["text"] == WORDS.text(decides)
        assert len({rule["text"], *more["paragraphs"]}) == 1 + len(more["paragraphs"])


def test_beside_a_king_the_stake_decides_where_cards_were_played_without_an_exchange() -> None:
    decides = set()
    for seed in range(40):
        question = asked("mark-deal", {"case": "turned"}, Rules(), seed)
        assert isinstance(question, MarkDeal)
        first = bearing_on(question, Rules())[0]
        decides.add(first)
        assert (first == "turned_king") is bool(question.deal.talk.exchanged)
    assert decides == {"turned_king", "stake"}


@pytest.mark.parametrize("compare", ["stake", PRESET])
def test_where_the_dealer_has_the_points_what_they_are_is_not_folded_away(compare: str) -> None:
    fails = WORDS.text("topic.talk.stake.elder_only.fails")
    for case, is_told in (("stood-dealer", True), ("stood-elder", False)):
        question = asked("score-deal", {"case": case}, Rules(), 1)
        rule = rule_for(scene_of(question, step=step_of("score-deal", Rules(), {"case": case}, compare)), WORDS)
        assert rule is not None
        told = cast("dict[str, Any]", rule["more"] or {"paragraphs": []})["paragraphs"]
        assert (fails in str(rule["text"])) is is_told
        assert (fails in told) is not is_told


def test_other_tables_are_named_and_tell_their_rule() -> None:
    here, there = rows_of(compared("score-deal", PRESET, Rules.gamerules()))
    assert (here["title"], there["title"]) == (
        "This table. Rules: Simple",
        "Another table. Rules: Classic (club game)",
    )
    assert there["text"].startswith(WORDS.text("topic.talk.stake.winner_two"))


def test_a_switch_is_told_by_its_own_sentence() -> None:
    scene = compared("playable", "void", Rules.gamerules(), case="void", tricks=0)
    rule = rule_for(scene, WORDS)
    assert rule is not None
    assert rule["text"] == WORDS.text("topic.play.void.any_card")
    here, there = rows_of(scene)
    assert len(here["items"]) == 5
    assert WORDS.text("topic.play.void.must_trump") in there["text"]


@pytest.mark.parametrize("seed", range(8))
def test_the_cards_of_a_table_lie_in_the_order_in_which_they_are_chosen_from(seed: int) -> None:
    case: dict[str, Constraint] = {"case": "void", "tricks": 0}
    step, question = (
        step_of("playable", Rules.gamerules(), case, "void"),
        asked("playable", case, Rules.gamerules(), seed),
    )
    scene = scene_of(question, Stage.RIGHT, solution(question), step)
    others = tuple(OtherTable(other, one, solution(one)) for other, one in step.at_other_tables(question))
    control = control_for(scene, WORDS)
    assert control is not None
    order = [item["id"] for item in cast("list[dict[str, Any]]", control["items"])]
    for row in rows_of(replace(scene, others=others)):
        cards = [item["id"] for item in row["items"]]
        assert cards == [card for card in order if card in cards] != []


@pytest.mark.parametrize("compare", COMPARABLE)
def test_every_rule_that_can_be_compared_is_told_in_a_line(compare: str) -> None:
    for rules in (Rules.gamerules(), Rules.classic()):
        step = step_of("pack", rules, {}, compare)
        rule = rule_for(scene_of(asked("pack", {}, rules, 1), step=step), WORDS)
        assert rule is not None
        assert rule["text"]
        assert rule["rows"] == []


def test_the_points_to_win_are_told_though_no_topic_tells_them() -> None:
    step = step_of("pack", Rules(), {}, "target")
    rule = rule_for(scene_of(asked("pack", {}, Rules(), 1), step=step), WORDS)
    assert rule == {"head": "At this table:", "text": "Points to win: 5", "more": None, "rows": []}


def test_a_step_that_compares_nothing_tells_no_rule() -> None:
    assert rule_for(scene_of(asked("pack", {}, Rules(), 1)), WORDS) is None


@pytest.mark.parametrize(("name", "constraints"), EVERY_CASE, ids=CASE_IDS)
def test_what_an_answer_hangs_on_are_switches(name: str, constraints: dict[str, Constraint]) -> None:
    question = asked(name, constraints, Rules(), 1)
    assert set(bearing_on(question, Rules())) <= set(SWITCHES)
    if isinstance(question, MarkDeal):
        assert "stake" in bearing_on(question, Rules())


THIS_TABLE = {"en": "this table", "fr": "cette table", "gu": "આ ટેબલ", "ml": "ഈ മേശ", "ps": "دې مېز"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_about_another_table_says_nothing_of_this_one(language: str) -> None:
    words, this = WORDS_OF[language], THIS_TABLE[language]
    rows = 0
    for lesson in (*load_course(None, Rules.gamerules()), *load_course(None, Rules.classic())):
        for step in lesson.steps:
            if step.compare is None or isinstance(step.source, Played):
                continue
            for seed in range(6):
                question = step.question(seed)
                scene = scene_of(question, Stage.RIGHT, solution(question), step)
                others = tuple(OtherTable(rules, one, solution(one)) for rules, one in step.at_other_tables(question))
                rule = rule_for(replace(scene, others=others), words)
                assert rule is not None
                for row in cast("list[dict[str, Any]]", rule["rows"])[1:]:
                    assert this not in row["text"].lower()
                    rows += 1
    assert rows > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_lesson_names_the_rules_that_the_course_goes_by(language: str) -> None:
    """Where "at this table" is read for the first time nobody knows yet which rules this table has."""
    first = next(step for lesson in load_course() for step in lesson.steps if step.compare is not None)
    names = [WORDS_OF[language].text(f"rules.preset.{one}").split(" (")[0] for one in ("gamerules", "classic")]
    assert all(name in WORDS_OF[language].text(first.words) for name in names)


def test_at_another_table_a_reason_that_is_the_rule_itself_is_told_once() -> None:
    """As of a king turned up, whose point is marked at once there."""
    scene = compared("king-moment", "turned_king", Rules.gamerules(), case="turned-last")
    for row in rows_of(scene):
        sentences = re.split(r"(?<=\.) ", row["text"])
        assert len(set(sentences)) == len(sentences), row["text"]
