"""Who is timed: the engine of this package, and engines of other card games, each playing whole deals at random."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import cycle
from typing import Any

from ecarte_widgets.engine import (
    PACK,
    Card,
    Preset,
    Rules,
    Seat,
    apply,
    dealt_from_pack,
    legal_actions,
    new_game,
    start_deal,
)

SEED = 4821
PREPARED_PACKS = 1000
"""How many packs are shuffled before the clock starts, for the figures without shuffling."""

Play = Callable[[], int]
"""Plays one deal to its end and gives the number of decisions in it."""


# The engine of this package


def shuffled_packs(rng: random.Random) -> Iterator[Sequence[Card]]:
    """Shuffle pack after pack."""
    while True:
        pack = list(PACK)
        rng.shuffle(pack)
        yield pack


def ecarte(rules: Rules, rng: random.Random, packs: Iterator[Sequence[Card]]) -> Play:
    """Deal and play Écarté through the public interface."""

    def play() -> int:
        game = start_deal(new_game(rules, Seat.NORTH).game, dealt_from_pack(next(packs))).game
        decisions = 0
        while (deal := game.deal) is not None and (turn := deal.turn) is not None:
            game = apply(game, rng.choice(legal_actions(game, turn))).game
            decisions += 1
        return decisions

    return play


def ecarte_prepared(preset: Preset) -> Play:
    """Play from packs shuffled before the clock starts."""
    rng = random.Random(SEED)
    packs = shuffled_packs(rng)
    return ecarte(Rules.preset(preset), rng, cycle([next(packs) for _ in range(PREPARED_PACKS)]))


def ecarte_shuffling(preset: Preset) -> Play:
    """Play from packs shuffled as they are needed, as the peers do."""
    rng = random.Random(SEED)
    return ecarte(Rules.preset(preset), rng, shuffled_packs(rng))


# The peers. They are imported by name, so that none has to be installed, and none is typed.


def rlcard_steps(game: str) -> Play:
    """Drive RLCard act by act: the state's legal actions, a random one, ``env.step``."""
    rng = random.Random(SEED)
    env: Any = import_module("rlcard").make(game, config={"seed": SEED})

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def rlcard_run(game: str) -> Play:
    """Drive RLCard as its documentation does: ``env.run`` with its own ``RandomAgent``."""
    env: Any = import_module("rlcard").make(game, config={"seed": SEED})
    agent: Any = import_module("rlcard.agents").RandomAgent
    env.set_agents([agent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before: int = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    return play


def pettingzoo_leduc() -> Play:
    """Drive PettingZoo as its documentation does: ``agent_iter`` and ``action_space.sample(mask)``."""
    env: Any = import_module("pettingzoo.classic.leduc_holdem_v4").env()
    env.reset(seed=SEED)

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                action = env.action_space(agent).sample(observation["action_mask"])
                decisions += 1
            env.step(action)
        return decisions

    return play


def openspiel_euchre() -> Play:
    """Drive OpenSpiel's euchre from Python; cards dealt by its chance nodes are not counted as decisions."""
    rng = random.Random(SEED)
    game: Any = import_module("pyspiel").load_game("euchre")

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))  # a chance node's outcomes are equally likely
        return decisions

    return play


@dataclass(frozen=True, slots=True)
class Contestant:
    """Something to measure."""

    name: str
    """How it is called in the tables."""
    make: Callable[[], Play]
    """Sets it up; what that costs is not measured."""
    package: str | None = None
    """The distribution to install; None for this package's own engine."""
    compared: bool = True
    """Whether it has a place in the table of ratios."""


OURS = (
    *(
        Contestant(f"ecarte {one.value}, shuffled pack", partial(ecarte_prepared, one), compared=False)
        for one in Preset
    ),
    *(Contestant(f"ecarte {one.value}, with shuffling", partial(ecarte_shuffling, one)) for one in Preset),
)
PEERS = (
    Contestant("RLCard uno, env.step", partial(rlcard_steps, "uno"), "rlcard"),
    Contestant("RLCard uno, env.run", partial(rlcard_run, "uno"), "rlcard"),
    Contestant("RLCard leduc-holdem, env.step", partial(rlcard_steps, "leduc-holdem"), "rlcard"),
    Contestant("RLCard leduc-holdem, env.run", partial(rlcard_run, "leduc-holdem"), "rlcard"),
    Contestant("PettingZoo leduc_holdem_v4", pettingzoo_leduc, "pettingzoo"),
    Contestant("OpenSpiel euchre", openspiel_euchre, "open_spiel"),
)
