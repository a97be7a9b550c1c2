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
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from statistics import median
from typing import Any

from contestants import OURS, PEERS, Contestant, Play

import ecarte_widgets

IMPORT_PROCESSES = 11
"""How many pairs of fresh interpreters the import time is taken from."""
INSTALL = "pip install '.[benchmark]'"


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
