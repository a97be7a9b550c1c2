"""A game gone through once its deals are over: all its moves, both hands open, and nothing of a deal that is played."""

import pytest

from ecarte_widgets.engine import Phase, Rules, Seat
from ecarte_widgets.sessions import GameSession, IntentError, RefusalCode, Walk, is_over
from ecarte_widgets.sessions.demonstration_asking import Aside, Move, ToDeal, read_demonstration_intent
from tests.sessions.play import OVER_ASKS, any_rules, chance, scenes, session


def won(seed: int) -> GameSession:
    """Play a game to its end."""
    playing = session(any_rules(seed), seed, opponent="book")
    last = [scene for scene, _ in scenes(playing, chance(seed), deals=60)][-1]
    assert last.ask in OVER_ASKS
    return playing


def refused(playing: GameSession, at: tuple[int, int] | None = None) -> RefusalCode | None:
    """Give why a game is not gone through."""
    with pytest.raises(IntentError) as caught:
        Walk(playing.game, at=at)
    return caught.value.refusal.code


@pytest.mark.parametrize("seed", range(12))
def test_a_deal_that_is_still_played_is_not_gone_through(seed: int) -> None:
    playing = session(any_rules(seed), seed)
    looks = 0
    for scene, _ in scenes(playing, chance(seed)):
        over = scene.view.phase is Phase.FINISHED or scene.view.winner is not None
        assert is_over(playing.game) is over
        if not over:
            assert refused(playing) is RefusalCode.NOT_NOW
            looks += 1
    assert looks > 5


@pytest.mark.parametrize("seed", range(6))
def test_it_begins_with_the_deal_that_is_just_over_and_has_those_before_it(seed: int) -> None:
    playing = session(Rules(), seed)
    ends = 0
    for scene, _ in scenes(playing, chance(seed)):
        if scene.view.phase is Phase.FINISHED and scene.view.winner is None:
            at = Walk(playing.game).scene().position
            assert (at.deal, at.deals, at.act) == (scene.view.deal_number, scene.view.deal_number, 0)
            ends += 1
    assert ends > 0


@pytest.mark.parametrize("seed", range(12))
def test_a_game_that_is_won_is_gone_through_act_by_act_with_both_hands_open(seed: int) -> None:
    playing = won(seed)
    walk = Walk(playing.game)
    seen = []
    while True:
        scene = walk.scene()
        assert all(hand.cards is not None and len(hand.cards) == hand.count for hand in scene.hands)
        assert scene.stock is None
        deal = playing.game.deals[scene.position.deal - 1]
        if scene.position.act == 0:
            assert {seat: scene.hands[seat].cards for seat in Seat} == {
                deal.elder: deal.dealt.elder,
                deal.dealer: deal.dealt.dealer,
            }
        else:
            seen.append(deal.actions[scene.position.act - 1])
        if not scene.position.has_after:
            break
        walk.carry_out(Move.FORWARD, walk.revision)
    assert seen == [act for deal in playing.game.deals for act in deal.actions]
    assert walk.scene().winner is playing.game.winner


def test_it_can_begin_at_any_moment_and_at_no_other() -> None:
    playing = won(1)
    deal = len(playing.game.deals)
    acts = len(playing.game.deals[-1].actions)
    at = Walk(playing.game, at=(deal, acts)).scene().position
    assert (at.deal, at.act, at.has_after) == (deal, acts, False)
    for nowhere in ((deal, acts + 1), (deal + 1, 0), (0, 0), (-1, -1)):
        assert refused(playing, nowhere) is RefusalCode.NOT_NOW


def test_what_is_tried_beside_the_game_leaves_it_as_it_is() -> None:
    playing = won(2)
    game = playing.game
    walk = Walk(game)
    walk.carry_out(ToDeal(1), walk.revision)
    walk.carry_out(Move.PLAY_OUT, walk.revision)
    assert (walk.scene().position.act, walk.scene().position.is_branch) == (0, True)
    assert walk.scene().aside is Aside.PLAYED_OUT
    walk.carry_out(read_demonstration_intent("forward"), walk.revision)
    assert walk.scene().position.is_branch
    assert playing.game is game
    walk.carry_out(Move.LINE, walk.revision)
    assert walk.line_game == game
