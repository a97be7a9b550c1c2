"""How fast the engine is, beside the engines of other card games: prints figures and ratios, asserts nothing.

Every contestant plays whole deals at random, on one core, from Python: the acts allowed to the player awaited,
one of them by chance, the next state. The contestants take turns (A B C A B C …) so that noise of the machine
hits all of them; figures are medians over the rounds, ratios medians of the ratios within a round.

A peer that is not installed is named as missing. See README.md beside this file.
"""

import argparse
import gc
import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module, metadata
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

import ecarte_widgets
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
IMPORT_PROCESSES = 11
"""How many pairs of fresh interpreters the import time is taken from."""
INSTALL = "pip install '.[benchmark]'"

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


# Measuring


@dataclass(frozen=True, slots=True)
class Figure:
    """One contestant's speed, round by round."""

    contestant: Contestant
    """Who was measured."""
    deals: list[float] = field(default_factory=list)
    """Whole deals per second."""
    decisions: list[float] = field(default_factory=list)
    """Decisions per second."""


def measure(play: Play, seconds: float, figure: Figure) -> None:
    """Play for a while and write down deals and decisions per second."""
    gc.collect()  # what the last contestant left behind is not this one's work
    deals = decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play()
        deals += 1
    figure.deals.append(deals / spent)
    figure.decisions.append(decisions / spent)


def measure_all(
    contestants: Sequence[Contestant], rounds: int, seconds: float, *, progress: bool
) -> tuple[list[Figure], dict[str, str]]:
    """Measure every contestant in turn, round by round; give the figures, and why a peer has none."""
    plays: dict[str, Play] = {}
    missing: dict[str, str] = {}
    figures = [Figure(contestant) for contestant in contestants]
    for number in range(rounds + 1):  # round 0 sets up and plays one deal
        if progress and number:
            print(f"round {number} of {rounds}", file=sys.stderr)
        for figure in figures:
            contestant = figure.contestant
            if contestant.name in missing:
                continue
            try:
                if number:
                    measure(plays[contestant.name], seconds, figure)
                else:
                    plays[contestant.name] = contestant.make()
                    plays[contestant.name]()
            except Exception as error:  # a peer's own trouble is reported, whatever it is
                if contestant.package is None:
                    raise
                what = "is missing" if isinstance(error, ImportError) else "does not run here"
                missing[contestant.name] = f"{contestant.package} {what} ({error!r}); {INSTALL}"
    return [figure for figure in figures if figure.contestant.name not in missing], missing


def version_of(package: str) -> str:
    """Give the version of an installed distribution."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "of unknown version"


def import_times(module: str, processes: int) -> list[float]:
    """Time fresh interpreters that import a module, each less one that imports nothing, in seconds."""
    root = str(Path(ecarte_widgets.__file__).resolve().parent.parent)
    paths = [root, *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}

    def timed(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)  # noqa: S603  (our own code)
        return time.perf_counter() - start

    timed(f"import {module}")  # writes the byte code
    return [timed(f"import {module}") - timed("pass") for _ in range(processes)]


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Give the median of the ratios within a round."""
    return median(own / other for own, other in zip(ours, theirs, strict=True))


# Reporting


def report(rounds: int, seconds: float, *, progress: bool = False) -> dict[str, Any]:
    """Measure everything and give the figures as values for JSON."""
    figures, missing = measure_all((*OURS, *PEERS), rounds, seconds, progress=progress)
    compared = [figure for figure in figures if figure.contestant.compared]
    packages = sorted({figure.contestant.package for figure in figures if figure.contestant.package is not None})
    imports = import_times("ecarte_widgets.engine", IMPORT_PROCESSES)
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}",
        "versions": {package: version_of(package) for package in packages},
        "rounds": rounds,
        "seconds": seconds,
        "figures": [
            {
                "name": figure.contestant.name,
                "deals_per_second": median(figure.deals),
                "decisions_per_second": median(figure.decisions),
                "lowest": min(figure.decisions),
                "highest": max(figure.decisions),
            }
            for figure in figures
        ],
        "ratios": [
            {
                "ours": ours.contestant.name,
                "peer": peer.contestant.name,
                "deals": ratio(ours.deals, peer.deals),
                "decisions": ratio(ours.decisions, peer.decisions),
            }
            for peer in compared
            if peer.contestant.package is not None
            for ours in compared
            if ours.contestant.package is None
        ],
        "missing": missing,
        "import_seconds": {"median": median(imports), "lowest": min(imports), "highest": max(imports)},
    }


def print_tables(result: dict[str, Any]) -> None:
    """Print the figures for people."""
    versions = ", ".join(f"{package} {version}" for package, version in result["versions"].items())
    print(f"{result['python']}, {result['machine']}; {versions or 'no peers'}")
    print(f"medians of {result['rounds']} rounds of {result['seconds']:g} s each, one core")
    print()
    print(f"{'':34}{'deals/s':>12}{'decisions/s':>14}{'lowest':>12}{'highest':>12}")
    for row in result["figures"]:
        rates = f"{row['deals_per_second']:>12,.0f}{row['decisions_per_second']:>14,.0f}"
        print(f"{row['name']:34}{rates}{row['lowest']:>12,.0f}{row['highest']:>12,.0f}")
    print()
    if result["ratios"]:
        print_ratios(result["ratios"])
    spent = {name: f"{1000 * value:.1f} ms" for name, value in result["import_seconds"].items()}
    print(f"import ecarte_widgets.engine: {spent['median']} ({spent['lowest']} to {spent['highest']})")
    for name, reason in result["missing"].items():
        print(f"not measured: {name}: {reason}")


def print_ratios(ratios: Sequence[dict[str, Any]]) -> None:
    """Print how many times as fast as each peer ours is, a preset of ours beside the other."""
    names = list(dict.fromkeys(row["ours"] for row in ratios))
    heads = [name.removeprefix("ecarte ").partition(",")[0] for name in names]
    print(f"{'ours, with shuffling, / peer':34}" + "".join(f"{head + ' decisions':>22}{'deals':>8}" for head in heads))
    for peer in dict.fromkeys(row["peer"] for row in ratios):
        rows = [row for name in names for row in ratios if (row["ours"], row["peer"]) == (name, peer)]
        print(f"{peer:34}" + "".join(f"{row['decisions']:>22.2f}{row['deals']:>8.2f}" for row in rows))
    print()


def positive(kind: Callable[[str], float]) -> Callable[[str], float]:
    """Make a reader of numbers above zero."""

    def number(text: str) -> float:
        value = kind(text)
        if value <= 0:
            raise ValueError
        return value

    return number


def main(argv: Sequence[str] | None = None) -> None:
    """Read the options, measure and print."""
    parser = argparse.ArgumentParser(description="Measure the engine beside the engines of other card games.")
    parser.add_argument("--rounds", type=positive(int), default=5, help="how often each is measured (%(default)s)")
    parser.add_argument("--seconds", type=positive(float), default=1.0, help="for how long each time (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    options = parser.parse_args(argv)
    result = report(options.rounds, options.seconds, progress=sys.stderr.isatty())
    if options.json:
        print(json.dumps(result, indent=1))
    else:
        print_tables(result)


if __name__ == "__main__":
    main()
