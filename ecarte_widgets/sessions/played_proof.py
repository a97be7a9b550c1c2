"""The proof of the steps that are played: not done at the start, and done when they are played to their end."""

from collections.abc import Iterable

from ecarte_widgets.engine import Exchange
from ecarte_widgets.lessons.model import Lesson, Step
from ecarte_widgets.lessons.played import Played
from ecarte_widgets.lessons.proof import SEEDS, Failure, Fault
from ecarte_widgets.sessions.asking import Choice, Intent, read_intent
from ecarte_widgets.sessions.scene import Scene
from ecarte_widgets.sessions.table_play import TablePlay

_MOST_TABLES = 20
"""A step at the table is played so many times at most."""
_MOST_ANSWERS = 1000
"""A step that is not done after so many answers never will be; a whole game takes a few hundred."""


def prove_played(lesson: Lesson, seeds: Iterable[int] = SEEDS) -> tuple[Failure, ...]:
    """Prove the played steps of a lesson; nothing is given back when all is well."""
    tried = tuple(seeds)[:_MOST_TABLES]
    return tuple(
        failure
        for step in lesson.steps
        if isinstance(step.source, Played)
        for failure in _prove_step(lesson.id, step, step.source, tried)
    )


def _prove_step(lesson: str, step: Step, played: Played, seeds: tuple[int, ...]) -> Iterable[Failure]:
    """Prove one step."""
    for seed in seeds:
        table = TablePlay(played, step.rules, secret=f"proof {seed}")
        if table.is_done():
            yield Failure(lesson, step.id, Fault.UNSOLVED_PASSES, seed)
        _play_out(table)
        if not table.is_done():
            yield Failure(lesson, step.id, Fault.NOT_PLAYED_OUT, seed)


def _play_out(table: TablePlay) -> None:
    """Play until the step is done, or there is nothing more to do in it."""
    for _ in range(_MOST_ANSWERS):
        scene = table.scene()
        if table.is_done() or not (table.is_predicting or scene.choices or scene.view.actions):
            return
        if table.is_predicting:
            table.predict(scene.view.seat, scene.revision)
        else:
            table.answer(_sensible(scene), scene.revision)


def _sensible(scene: Scene) -> Intent:
    """Answer so that everything there is to do is done: ask, agree, exchange, announce, play."""
    if scene.view.exchange is not None:
        fewest, most = scene.view.exchange
        return Exchange(scene.view.hand[: max(fewest, min(2, most))])
    first = next((choice for choice in scene.choices if choice is not Choice.PLAY_OUT), None)
    return scene.view.actions[0] if first is None else read_intent(first.value)
