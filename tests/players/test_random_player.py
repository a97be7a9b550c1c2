"""The random player: always legal, every legal act at times, and the same from the same chance."""

from collections import Counter
from random import Random

import pytest

from ecarte_widgets.engine import (
    SWITCHES,
    Action,
    Exchange,
    Game,
    Phase,
    PlayCard,
    Rules,
    Seat,
    View,
    apply,
    dealt_from_pack,
    legal_actions,
    new_game,
    start_deal,
    view_for,
    why_illegal,
)
from ecarte_widgets.players import Player, RandomPlayer
from ecarte_widgets.shuffling import numbered_deal


def chance(seed: object) -> Random:
    return Random(str(seed))  # noqa: S311  (a test guards no secrets)


def any_rules(rng: Random) -> Rules:
    return Rules(**{name: rng.choice(values) for name, values in SWITCHES.items()})  # type: ignore[arg-type]


def deal(number: int, rules: Rules) -> Game:
    numbered = numbered_deal(number)
    return start_deal(new_game(rules, numbered.dealer).game, dealt_from_pack(numbered.pack)).game


def decisions(seed: int) -> list[tuple[Game, View, Action]]:
    """Let two random players play a deal, and give every decision with the game it was made in."""
    rng, player = chance(seed), RandomPlayer()
    game = deal(seed, any_rules(rng))
    made = []
    while game.deal is not None and game.deal.turn is not None:
        view = view_for(game, game.deal.turn)
        action = player.choose(view, rng)
        made.append((game, view, action))
        game = apply(game, action, view.seat).game
    return made


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_every_act_is_legal_and_the_deal_comes_to_its_end(first: int) -> None:
    for seed in range(first, first + 50):
        made = decisions(seed)
        assert [why_illegal(game, view.seat, action) for game, view, action in made] == [None] * len(made)
        assert sum(isinstance(action, PlayCard) for _, _, action in made) == 10


def test_every_phase_with_a_decision_is_met_from_both_seats() -> None:
    met = {(view.phase, view.seat) for seed in range(100) for _, view, _ in decisions(seed)}
    assert met == {(phase, seat) for phase in Phase if phase is not Phase.FINISHED for seat in Seat}


def first_moment(phase: Phase) -> tuple[Game, View]:
    return next((game, view) for seed in range(100) for game, view, _ in decisions(seed) if view.phase is phase)


@pytest.mark.parametrize("phase", [Phase.PROPOSAL, Phase.ANSWER, Phase.PLAY])
def test_every_legal_act_is_chosen_about_as_often(phase: Phase) -> None:
    game, view = first_moment(phase)
    legal = [action for action in legal_actions(game, view.seat) if action not in view.announcements]
    chosen = Counter(str(RandomPlayer().choose(view, chance(seed))) for seed in range(1000))
    assert set(chosen) == set(map(str, legal))
    assert min(chosen.values()) > 1000 / len(legal) / 2


@pytest.mark.parametrize("phase", [Phase.ELDER_EXCHANGE, Phase.DEALER_EXCHANGE])
def test_an_exchange_is_of_every_allowed_size_about_as_often_and_of_every_card(phase: Phase) -> None:
    _, view = first_moment(phase)
    assert view.exchange is not None
    fewest, most = view.exchange
    exchanges = [RandomPlayer().choose(view, chance(seed)) for seed in range(1000)]
    sizes = Counter(len(one.cards) for one in exchanges if isinstance(one, Exchange))
    assert set(sizes) == set(range(fewest, most + 1))
    assert min(sizes.values()) > 1000 / len(sizes) / 2
    assert {card for one in exchanges if isinstance(one, Exchange) for card in one.cards} == set(view.hand)


def test_the_same_chance_gives_the_same_act() -> None:
    for _, view, _ in decisions(1):
        assert RandomPlayer().choose(view, chance("x")) == RandomPlayer().choose(view, chance("x"))


def test_a_king_is_always_announced() -> None:
    _, view = first_moment(Phase.PLAY)
    assert all(RandomPlayer().announces(view, chance(seed)) for seed in range(20))


def test_it_is_a_player() -> None:
    player: Player = RandomPlayer()  # the type checker sees to the rest
    assert callable(player.choose)
