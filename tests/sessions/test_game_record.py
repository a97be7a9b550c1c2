"""The record of a game at a table: finished deals alone, with their numbers; and a game that goes on from a record."""

import json
from dataclasses import replace
from random import Random

import pytest

from ecarte_widgets.engine import Game, Phase, RecordError, Rules, Seat, read_record, record_text
from ecarte_widgets.sessions import (
    Ask,
    Choice,
    GameSession,
    IntentError,
    SavedGameError,
    Start,
    saved_text,
    session_from_text,
)
from ecarte_widgets.sessions.game_record import finished_part, opened_record, recorded_text
from ecarte_widgets.sessions.moments import moments_of
from ecarte_widgets.shuffling import numbered_deal
from tests.engine.records import small, whole
from tests.sessions.play import OVER_ASKS, any_rules, chance, number_of, offered, say, scenes, session
from tests.sessions.test_saved import check_round

OPPONENTS = pytest.mark.parametrize("opponent", ["random", "book", "person"])


def played(seed: int, deals: int = 12) -> tuple[GameSession, list[int]]:
    """Play a game, and give it with the numbers of its deals, worked out apart."""
    playing = session(any_rules(seed), seed)
    numbers: list[int] = []
    for scene, _ in scenes(playing, chance(seed), deals=deals):
        if scene.view.deal_number > len(numbers):
            numbers.append(number_of(playing))
    return playing, numbers


def game_from(record: str, opponent: str = "book", seed: int = 0) -> GameSession:
    return GameSession(Start(Rules(), opponent, secret=f"seed {seed}", record=record))


def test_before_a_deal_is_finished_there_is_nothing_to_be_recorded() -> None:
    playing = session(Rules.classic(), 1)
    for scene, _ in scenes(playing, chance(1), deals=1):
        if scene.view.deal_number > 1 or scene.view.phase is Phase.FINISHED:
            break
        assert finished_part(playing.numbered) is None


@pytest.mark.parametrize("seed", range(4))
def test_of_a_game_under_way_the_finished_deals_are_recorded_and_no_other(seed: int) -> None:
    playing, under_way = session(any_rules(seed), seed), 0
    for scene, _ in scenes(playing, chance(seed), deals=5):
        finished = finished_part(playing.numbered)
        deals = [deal for deal in playing.game.deals if deal.phase is Phase.FINISHED]
        if finished is None:
            assert deals == []
            continue
        under_way += scene.view.phase is not Phase.FINISHED
        assert list(finished.game.deals) == deals
        again = opened_record(recorded_text(finished))
        assert again.numbers == finished.numbers
        assert (again.game.score, again.game.winner) == (finished.game.score, finished.game.winner)
        assert record_text(again.game) == record_text(finished.game)
    assert under_way > 3


@pytest.mark.parametrize("seed", range(3))
def test_the_number_of_each_deal_stands_in_its_comment_and_is_read_again(seed: int) -> None:
    playing, numbers = played(seed)
    assert playing.numbered.numbers == tuple(numbers)
    text = recorded_text(playing.numbered)
    assert [deal["comment"] for deal in json.loads(text)["deals"]] == [f"deal {number}" for number in numbers]
    assert opened_record(text).numbers == tuple(numbers)


@pytest.mark.parametrize(
    "comment",
    ["deal 4822", "Deal 4821", "deal 4821!", "deal -1", "deal 9007199254740992", "deal " + "9" * 5000, "", "4821"],
    ids=lambda comment: str(comment)[:20],
)
def test_a_comment_that_is_not_the_number_of_these_cards_is_a_comment(comment: str) -> None:
    playing = session(Rules(), 3, deal=4821)
    record = json.loads(recorded_text(playing.numbered))
    assert opened_record(json.dumps(record)).numbers == (4821,)
    record["deals"][0]["comment"] = comment
    assert opened_record(json.dumps(record)).numbers == (None,)


@pytest.mark.parametrize("change", ["dealer", "hand", "stock"])
def test_a_number_counts_only_for_its_very_cards_and_dealer(change: str) -> None:
    record = json.loads(recorded_text(session(Rules(), 3, deal=4821).numbered))
    deal = record["deals"][0] | {"actions": []}
    match change:
        case "dealer":
            deal["dealer"] = str(numbered_deal(4821).dealer.other)
        case "hand":
            deal["hands"]["elder"].reverse()
        case _:
            deal["stock"].pop()
    assert opened_record(json.dumps(record | {"deals": [deal]})).numbers == (None,)


def some_games(seed: int) -> list[Game]:
    """Give a game at some of its moments: in the talk, in the play, between deals, at the end."""
    moments = moments_of(played(seed)[0].game)
    return [one.game for one in (*Random(seed).sample(moments, 4), moments[-1])]  # noqa: S311  (a test's choice)


@OPPONENTS
@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_on_from_any_moment_of_a_record_by_the_records_rules(seed: int, opponent: str) -> None:
    for game in some_games(seed):
        playing = game_from(record_text(game), opponent, seed)
        scene = playing.scene()
        assert playing.game.rules == game.rules
        assert playing.game.deals[: len(game.past)] == game.past
        assert playing.game.score[scene.view.seat] >= game.score[scene.view.seat]
        assert scene.is_from_record
        assert session_from_text(saved_text(playing)).game == playing.game
        rng = chance(seed)
        for _ in range(200):
            if scene.ask in OVER_ASKS:
                break
            scene = say(playing, rng.choice(offered(scene, rng)))
        assert scene.ask in OVER_ASKS
        assert playing.game.winner is not None
        assert session_from_text(saved_text(playing)).game == playing.game
        if not playing.is_shared:  # a kept game of two people begins with no hand shown
            check_round(playing)
        assert read_record(recorded_text(playing.numbered)).score == playing.game.score


@OPPONENTS
@pytest.mark.parametrize("stock", [[], ["AH"], ["AH", "7S", "TC"]], ids=len)
def test_a_fragment_with_few_cards_in_the_stock_can_be_played_on_from(stock: list[str], opponent: str) -> None:
    for seed in range(5):
        playing = game_from(json.dumps(small(stock=stock, actions=[])), opponent, seed)
        for _ in scenes(playing, chance(seed), deals=2):
            pass
        assert len(playing.game.deals) > 1


def test_it_is_told_what_the_last_deal_brought_since_the_persons_last_act() -> None:
    events = game_from(json.dumps(whole())).scene().events
    assert [type(event).__name__ for event in events][:3] == ["TurnedUp", "Proposed", "Refused"]
    finished = whole()
    del finished["deals"][1]
    told = [type(event).__name__ for event in game_from(json.dumps(finished)).scene().events]
    assert told == ["TurnedUp", "CardPlayed", "TrickWon", "DealScored"]


def test_the_record_of_a_game_that_is_won_shows_its_end() -> None:
    playing, _ = played(1)
    scene = game_from(recorded_text(playing.numbered)).scene()
    assert scene.ask is (Ask.GAME_WON if playing.game.winner is Seat.SOUTH else Ask.GAME_LOST)
    assert scene.choices == (Choice.NEW_GAME,)


def test_two_people_begin_it_with_no_hand_shown() -> None:
    scene = game_from(json.dumps(small(actions=[])), "person").scene()
    assert scene.ask is Ask.HAND_OVER
    assert scene.view.hand == ()


def test_undo_brings_the_game_before_back() -> None:
    playing = session(Rules.classic(), 1)
    before = say(playing, offered(playing.scene(), chance(1))[0])
    playing.answer(Choice.NEW_GAME, playing.revision, replace(playing.start, record=json.dumps(small())))
    assert playing.scene().is_from_record
    after = playing.answer(Choice.UNDO, playing.revision)
    assert after.view == before.view
    assert not after.is_from_record


def test_a_record_with_a_mistake_leaves_the_game_on_the_table() -> None:
    playing = session(Rules.classic(), 1)
    before = playing.scene()
    with pytest.raises(RecordError):
        playing.answer(Choice.NEW_GAME, playing.revision, replace(playing.start, record="{}"))
    assert playing.scene() == before


def test_a_choice_in_it_is_taken_back_as_in_any_game_but_not_the_record_itself() -> None:
    playing = game_from(json.dumps(small(actions=["propose"])))
    begun = playing.scene()
    say(playing, "refuse")
    assert playing.answer(Choice.UNDO, playing.revision).view == begun.view
    with pytest.raises(IntentError):
        playing.answer(Choice.UNDO, playing.revision)


def test_a_kept_game_whose_record_is_damaged_is_no_game() -> None:
    kept = json.loads(saved_text(game_from(json.dumps(small()))))
    for record in ("{}", 5, ["x"], recorded_text(session(Rules(), 3, deal=4821).numbered)):
        with pytest.raises(SavedGameError):
            session_from_text(json.dumps(kept | {"record": record}))
