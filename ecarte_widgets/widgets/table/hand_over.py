"""The table between two people who share a screen: what lies open to both, in words that suit either."""

from ecarte_widgets.engine import Card, Seat, View
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Scene
from ecarte_widgets.widgets.table.trick import JsonObject, card_face, no_last_trick, played_by
from ecarte_widgets.widgets.table.words import seat_name


def handed_over(scene: Scene, words: Words) -> JsonObject:
    """Give what takes the place of whatever a table says to one person, while the screen is handed over.

    Args:
        scene: the table at this moment; its view has no hand.
        words: the language.
    """
    view = scene.view
    lying, last = _tricks(view, words)
    return {
        "isCovered": True,
        "news": "",
        "said": _said(scene, words),
        "saidBefore": "",
        "heard": "",
        "stake": "",
        "hints": [],
        "hintsInPause": [],
        "pause": None,
        "hand": {"label": words.text("table.hands-hidden"), "cards": []},
        "trick": {"label": words.text("table.trick"), "cards": lying},
        "lastTrick": last,
    }


def cards_held(count: int, seat: Seat, words: Words) -> JsonObject:
    """Give the backs of a player's cards."""
    return {"cards": count, "cardsLabel": words.plural("table.holds", count, player=seat_name(seat, words))}


def _said(scene: Scene, words: Words) -> str:
    """Say who took the last trick; before it, that both agree who is who, and that a game left can be had back."""
    view = scene.view
    if view.tricks:
        return _taken(view, words)
    left = [words.text("event.game-left")] if scene.has_left_game else []
    begins = view.deal_number == 1 and not view.talk.proposals and view.talk.end is None
    return " ".join([*left, *([_who_is_who(view, words)] if begins else [])])


def _who_is_who(view: View, words: Words) -> str:
    """Say that both are called by where they sit, and who of them begins."""
    return words.text(
        "hand-over.first",
        north=seat_name(Seat.NORTH, words),
        south=seat_name(Seat.SOUTH, words),
        player=seat_name(view.seat, words),
    )


def _taken(view: View, words: Words) -> str:
    """Say who took the last trick."""
    return words.text("hand-over.taken", player=seat_name(view.tricks[-1].winner, words))


def _tricks(view: View, words: Words) -> tuple[list[JsonObject], JsonObject]:
    """Give the cards on the table, and the last trick beside them: of both tricks the one that is new lies there."""
    last = no_last_trick(view, words)
    trick = view.tricks[-1] if view.tricks else None
    complete = []
    if trick is not None:
        cards = ((trick.leader, trick.led), (trick.leader.other, trick.answer))
        complete = [_played(card, seat, view, words) | {"won": seat is trick.winner} for seat, card in cards]
    if view.led is None or view.turn is None:
        return complete, last
    led = _played(view.led, view.turn.other, view, words) | {"won": False}
    if trick is None:
        return [led], last
    taken = _taken(view, words)
    return [led], last | {"cards": complete, "text": taken, "short": taken}


def _played(card: Card, seat: Seat, view: View, words: Words) -> JsonObject:
    """Give a card on the table with the name of who played it."""
    by = "own" if seat is view.seat else "other"
    return card_face(card, words) | {
        "by": by,
        "label": played_by(seat, card, words),
        "isTrump": card.suit is view.trump,
    }
