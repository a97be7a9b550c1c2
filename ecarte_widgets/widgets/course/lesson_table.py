"""The parts of a lesson's table, drawn: trumps and turn-up, both players, the cards between them."""

from ecarte_widgets.engine import Card, Seat, Suit, View
from ecarte_widgets.i18n import Words
from ecarte_widgets.widgets.course.feedback_words import hand_order
from ecarte_widgets.widgets.course.learner import side_of
from ecarte_widgets.widgets.course.lesson_controls import marked_item
from ecarte_widgets.widgets.table.trick import JsonObject, card_face
from ecarte_widgets.widgets.table.words import score_text

LEARNER = Seat.SOUTH
"""Where the learner sits, where no position says otherwise."""


def trump_shown(suit: Suit, words: Words) -> JsonObject:
    """Give the suit of trumps."""
    return {"suit": suit.name.lower(), "symbol": suit.symbol, "label": words.text(f"trumps.{suit.value}")}


def turn_up_shown(card: Card, words: Words) -> JsonObject:
    """Give the turn-up."""
    return card_face(card, words) | {"label": words.text("table.turn-up", card=words.card(card))}


def stock_shown(count: int, words: Words) -> JsonObject:
    """Give the cards left to draw; once the talk is over nobody draws any more."""
    return {"count": count, "label": words.plural("table.stock", count)}


def players_shown(dealer: Seat | None, words: Words, tricks: tuple[int, int] | None = None) -> JsonObject:
    """Give both players, the learner south: their roles where they are known, their tricks where they matter."""
    sides: JsonObject = {}
    for key, seat in (("own", LEARNER), ("other", LEARNER.other)):
        side: JsonObject = {"name": words.text(f"table.{_who(seat, LEARNER)}")}
        if dealer is not None:
            side["role"] = words.text("table.dealer" if seat is dealer else "table.elder")
        if tricks is not None:
            side |= _tally(tricks[seat], words)
        sides[key] = side
    return sides


def _who(seat: Seat, learner: Seat) -> str:
    """Give the ending of a message that names a player."""
    return "you" if seat is learner else "opponent"


def _tally(tricks: int, words: Words) -> JsonObject:
    """Give a player's tricks."""
    return {"tricks": tricks, "tricksLabel": words.plural("table.tricks", tricks)}


def score_shown(points: int, target: int, words: Words) -> JsonObject:
    """Give a player's score."""
    return {"points": points, "target": target, "score": score_text(points, target, words)}


def trick_card(  # noqa: PLR0913  (a card, whose it is, and what it does in the trick)
    card: Card, player: Seat, learner: Seat, words: Words, *, led: bool, won: bool = False, trump: Suit | None = None
) -> JsonObject:
    """Give a card of a trick: whose it is, whether it was led, and once it may be told, whether it takes the trick.

    ``trump`` is the suit whose cards are marked as trumps; None where that would tell what is asked.
    """
    side, who = side_of(player, learner), _who(player, learner)
    label, caption = f"table.{who}-played", f"table.{who}"
    if led:
        label, caption = f"course.led.{side}", f"course.caption.led.{side}"
    laid = laid_card(card, side, words, words.text(label, card=words.card(card)), words.text(caption), won=won)
    return laid | {"isTrump": card.suit is trump}


def laid_card(  # noqa: PLR0913  (a card and all that stands at it)
    card: Card, side: str, words: Words, label: str, caption: str, *, won: bool = False
) -> JsonObject:
    """Give a card on the table, on the learner's side or the other's."""
    by = "own" if side == "you" else "other"
    return card_face(card, words) | {
        "by": by,
        "caption": caption,
        "won": won,
        "label": label,
        "mark": "",
        "note": "",
    }


def position_shown(view: View, words: Words) -> JsonObject:
    """Give a moment of a game as the asked player sees it."""
    sides: JsonObject = {}
    for key, seat in (("own", view.seat), ("other", view.seat.other)):
        role = words.text("table.dealer" if seat is view.dealer else "table.elder")
        named = {"name": words.text(f"table.{_who(seat, view.seat)}"), "role": role}
        score = score_shown(view.score[seat], view.rules.target, words)
        sides[key] = named | _tally(view.tricks_of(seat), words) | score
    held = view.other_hand_count
    backs = {"cards": held, "cardsLabel": words.plural("table.opponent-hand", held)}
    hand = sorted(view.hand, key=lambda card: hand_order(card, view.trump))
    led = [] if view.led is None or view.turn is None else [(view.led, view.turn.other)]
    return {
        "trump": trump_shown(view.trump, words),
        "turnUp": turn_up_shown(view.turn_up, words),
        "stock": stock_shown(view.stock_count, words) if view.talk.end is None else None,
        "own": sides["own"],
        "other": {**backs, **dict(sides["other"])},  # type: ignore[call-overload]
        "table": [trick_card(card, player, view.seat, words, led=True, trump=view.trump) for card, player in led],
        "hand": [_held(card, view.trump, words) for card in hand],
    }


def _held(card: Card, trump: Suit, words: Words) -> JsonObject:
    """Give a card of the hand, to be looked at; a trump is marked as at the table."""
    face, label = card_face(card, words), words.text(f"card.{card.value}")
    return marked_item(card.value, label, "", words, face=face, isTrump=card.suit is trump)
