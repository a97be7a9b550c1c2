"""Playing out: offered when the tricks left can change no points, and the same points whichever way they fall."""

from collections.abc import Iterator
from copy import deepcopy

import pytest

from ecarte_widgets.engine import Game, Phase, Seat, View, apply, award_for_tricks, legal_actions
from ecarte_widgets.engine.actions import PlayCard
from ecarte_widgets.sessions import Choice, GameSession, Scene
from tests.sessions.play import CARD_ASKS, OVER_ASKS, any_rules, chance, say, scenes, session

SEATS = pytest.mark.parametrize("person", list(Seat), ids=str)
SEEDS = pytest.mark.parametrize("seed", range(12))


def games(seed: int, person: Seat) -> Iterator[tuple[GameSession, Scene]]:
    """Play a game against either computer player, giving each scene with the session."""
    for opponent in ("random", "book"):
        playing = session(any_rules(seed), seed, opponent=opponent, person=person)
        for scene, _ in scenes(playing, chance(seed)):
            yield playing, scene


def tricks(scene: Scene) -> list[int]:
    return sorted(scene.view.tricks_of(seat) for seat in Seat)


def vole_is_no_more_worth(view: View) -> bool:
    """Tell whether all five tricks bring whoever has three no more than three or four."""
    leader = max(Seat, key=view.tricks_of)
    point, vole = (count if leader is view.elder else 5 - count for count in (4, 5))
    return len({award_for_tricks(view.rules, view.dealer, view.talk, elder).points for elder in (point, vole)}) == 1


def endings(game: Game) -> Iterator[Game]:
    """Play the deal to its end in every way that the rules allow to both."""
    plays = [(seat, act) for seat in Seat for act in legal_actions(game, seat) if isinstance(act, PlayCard)]
    if not plays:
        yield game
    for seat, act in plays:
        yield from endings(apply(game, act, seat).game)


def awards(game: Game) -> list[tuple[Seat, int]]:
    """Give who got how many points in a deal; a vole that is worth no more counts as the point."""
    assert game.deal is not None
    return [(award.player, award.points) for award in game.deal.awards]


@SEATS
@SEEDS
def test_playing_out_is_offered_exactly_when_the_point_is_made_and_the_vole_gone_or_no_more_worth(
    seed: int, person: Seat
) -> None:
    for _, scene in games(seed, person):
        fewer, more = tricks(scene)
        decided = scene.ask in CARD_ASKS and more >= 3 and (fewer >= 1 or vole_is_no_more_worth(scene.view))
        assert (Choice.PLAY_OUT in scene.choices) is decided


def test_of_two_players_who_took_all_tricks_so_far_one_is_offered_it_where_the_stake_makes_the_point_worth_a_vole() -> (
    None
):
    worths = {
        vole_is_no_more_worth(scene.view): Choice.PLAY_OUT in scene.choices
        for seed in range(12)
        for _, scene in games(seed, Seat.SOUTH)
        if scene.ask in CARD_ASKS and tricks(scene) in ([0, 3], [0, 4])
    }
    assert worths == {True: True, False: False}


@SEATS
@SEEDS
def test_playing_out_gives_the_points_of_every_other_way_to_play_the_rest(seed: int, person: Seat) -> None:
    for playing, scene in games(seed, person):
        if Choice.PLAY_OUT in scene.choices:
            out = deepcopy(playing)
            after = say(out, Choice.PLAY_OUT)
            assert after.view.phase is Phase.FINISHED
            assert all((end.score, awards(end)) == (out.game.score, awards(out.game)) for end in endings(playing.game))
            for action in scene.view.actions:
                by_hand = deepcopy(playing)
                say(by_hand, action)
                for end in endings(by_hand.game):
                    assert (end.score, awards(end)) == (out.game.score, awards(out.game))


@SEATS
@SEEDS
def test_what_is_played_out_is_one_choice_to_be_taken_back(seed: int, person: Seat) -> None:
    for playing, scene in games(seed, person):
        if Choice.PLAY_OUT in scene.choices:
            out = deepcopy(playing)
            say(out, Choice.PLAY_OUT)
            assert out.answers == [*playing.answers, Choice.PLAY_OUT]
            out.answer(Choice.UNDO, out.revision)
            assert out.game == playing.game


def test_whoever_has_the_point_it_is_offered_to_lead_and_to_follow() -> None:
    met = set()
    for seed in range(12):
        for _, scene in games(seed, Seat.SOUTH):
            if Choice.PLAY_OUT in scene.choices:
                met.add((scene.ask, scene.view.tricks_of(Seat.SOUTH) >= 3))
                assert scene.choices[-1] is Choice.PLAY_OUT
                assert scene.ask not in OVER_ASKS
    assert met == {(ask, leads) for ask in CARD_ASKS for leads in (True, False)}
