"""What a deal brought, told to both of two people who share a screen: they are called by where they sit."""

from collections.abc import Iterable

from ecarte_widgets.engine import Award, DealScored, Event, KingMarked, Reason, TrickWon, View
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Scene
from ecarte_widgets.widgets.table.stakes import finished_for_both, finished_on
from ecarte_widgets.widgets.table.words import how_taken, score_for_both, seat_name


def is_for_both(scene: Scene) -> bool:
    """Tell whether both look at the table: a deal or the game is over, and no hand has to be hidden any more."""
    return scene.is_shared and (scene.view.turn is None or scene.view.winner is not None)


def news_for_both(event: Event, view: View, words: Words) -> str:
    """Tell an event that must not be missed; nothing for another."""
    match event:
        case DealScored(award):
            standing = [] if view.winner is not None else [words.text("both.score", score=score_for_both(view, words))]
            return " ".join([_result(award, view, words), *standing])
        case KingMarked(_, award) if award.reason is Reason.KING:
            return words.text("both.king", player=seat_name(award.player, words))
        case KingMarked(_, award):
            return words.text("both.turned-king", player=seat_name(award.player, words))
        case _:
            return ""


def log_for_both(events: Iterable[Event], view: View, words: Words) -> list[str]:
    """Tell the tricks as sentences, each of which names both cards."""
    return [_trick(view, event.number, words) for event in events if isinstance(event, TrickWon)]


def _result(award: Award, view: View, words: Words) -> str:
    """Say who made the point or the vole, for how many points, and by which rule."""
    return finished_for_both(award, finished_on(view), seat_name(award.player, words), words)


def _trick(view: View, number: int, words: Words) -> str:
    """Say who took a trick, with which card, and why it is the better one."""
    trick = view.tricks[number - 1]
    reason, winning, losing = how_taken(trick, view.trump)
    return words.text(
        f"both.taken.{reason}",
        player=seat_name(trick.winner, words),
        winning=words.card(winning),
        losing=words.card(losing),
    )
