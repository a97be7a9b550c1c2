"""The score sheet: what each finished deal was, and by which rule its points fell."""

import json

import pytest

from ecarte_widgets.engine import (
    Accepted,
    AwardRule,
    Exchanged,
    Phase,
    Proposed,
    Reason,
    Refused,
    Seat,
    Stood,
)
from ecarte_widgets.sessions.game_record import opened_record
from ecarte_widgets.sessions.score_sheet import ScoreSheet, score_sheet
from tests.engine.records import small
from tests.sessions.play import any_rules, chance, scenes, session
from tests.sessions.test_demonstration import DEAL

NORTH, SOUTH = Seat
KING_UP = {
    "hands": {"elder": ["QH", "9H", "AS", "7D", "8C"], "dealer": ["JH", "JS", "TS", "KD", "7C"]},
    "turn_up": "KH",
    "actions": ["stand", *(f"play {card}" for card in ["QH", "JH", "9H", "TS", "AS", "JS", "KD", "7D", "7C", "8C"])],
}
"""A deal in which the dealer turned up a king and did not mark it."""


def sheet_of(*deals: object, **top: object) -> ScoreSheet:
    record = {"format": "ecarte-record", "version": 1, "deals": deals} | top
    return score_sheet(opened_record(json.dumps(record)))


def test_a_finished_deal_has_its_dealer_talk_tricks_points_with_their_rule_and_the_score() -> None:
    sheet = score_sheet(opened_record(DEAL))
    (line,) = sheet.lines
    assert line.dealer is SOUTH
    assert line.talk == (
        Proposed(NORTH),
        Accepted(SOUTH),
        Exchanged(NORTH, 2),
        Exchanged(SOUTH, 0),
        Stood(NORTH),
    )
    assert line.tricks == (3, 2)
    assert [(one.player, one.points, one.reason, one.rule) for one in line.awards] == [
        (NORTH, 1, Reason.KING, AwardRule.KING),
        (NORTH, 1, Reason.POINT, AwardRule.POINT),
    ]
    assert line.score == (2, 0)
    assert (line.number, line.is_king_lost) == (None, False)
    assert (sheet.winner, sheet.start_score) == (None, (0, 0))


def test_a_deal_that_is_not_finished_is_not_on_it() -> None:
    assert sheet_of(small()["deals"][0]).lines == ()


def test_the_score_counts_on_from_what_the_players_had_before() -> None:
    sheet = sheet_of({"dealer": "south"} | KING_UP, score={"elder": 1, "dealer": 2})
    assert sheet.start_score == (1, 2)
    (line,) = sheet.lines
    points = [sum(one.points for one in line.awards if one.player is seat) for seat in Seat]
    assert line.score == (1 + points[0], 2 + points[1])


def test_a_king_turned_up_is_lost_only_once_the_next_deal_has_begun() -> None:
    first = {"dealer": "south"} | KING_UP
    after = small(dealer="north", actions=[])["deals"][0]
    assert [line.is_king_lost for line in sheet_of(first).lines] == [False]
    assert [line.is_king_lost for line in sheet_of(first, after).lines] == [True]
    marked = first | {"actions": [*KING_UP["actions"], "mark-turned-king"]}
    (line,) = sheet_of(marked, after).lines
    assert not line.is_king_lost
    assert [one.reason for one in line.awards][-1] is Reason.TURNED_KING


def test_a_game_won_in_the_talk_ends_the_sheet_with_its_winner() -> None:
    deal = {"dealer": "south"} | KING_UP | {"stock": ["AH"], "actions": ["propose", "mark-turned-king"]}
    sheet = sheet_of(deal, score={"dealer": 4})
    (line,) = sheet.lines
    assert sheet.winner is SOUTH
    assert line.talk == (Proposed(NORTH),)
    assert line.tricks == (0, 0)


@pytest.mark.parametrize("seed", range(6))
def test_a_sheet_of_a_whole_game_adds_up_to_its_score(seed: int) -> None:
    playing = session(any_rules(seed), seed)
    for scene, _ in scenes(playing, chance(seed)):
        sheet = score_sheet(playing.numbered)
        finished = scene.view.deal_number - (scene.view.phase is not Phase.FINISHED)
        assert len(sheet.lines) == finished
    assert sheet.winner is playing.game.winner is not None
    assert sheet.lines[-1].score == playing.game.score
    for line in sheet.lines:
        assert line.talk[-1] in (Stood(line.dealer.other), Refused(line.dealer)) or line is sheet.lines[-1]
