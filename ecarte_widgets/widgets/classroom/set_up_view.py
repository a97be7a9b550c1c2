"""A deal being set up by hand, as a browser shows it: the pack, the places, and what is wrong."""

from ecarte_widgets.engine import PACK, Card, Seat, Suit
from ecarte_widgets.engine.cards import HAND_SIZE
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Refusal
from ecarte_widgets.sessions.set_up import ALLOWED, Mistake, MistakeCode, SetUp, Spot
from ecarte_widgets.widgets.classroom.demo_words import Names, refusal_text
from ecarte_widgets.widgets.table.trick import JsonObject, card_face

_OF_HANDS = (MistakeCode.HAND_TOO_FEW, MistakeCode.HAND_TOO_MANY)
_NEXT_IN_HAND = (Spot.ELDER, Spot.DEALER)


def set_up_view(set_up: SetUp, words: Words, names: Names) -> JsonObject:
    """Give all that is shown of a set-up.

    Args:
        set_up: what was put where.
        words: the language.
        names: what the sides are called, by seat.
    """
    mistakes = [mistake_text(mistake, words) for mistake in set_up.mistakes()]
    return {
        "title": words.text("demo.set-up"),
        "hint": words.text("demo.set-up.hint"),
        "suits": [_suit(suit, set_up, words) for suit in Suit],
        "spots": [_spot(spot, set_up, words) for spot in Spot],
        "spotsLabel": words.text("demo.set-up.spots"),
        "pack": {"spot": "pack", "label": words.text("demo.spot.pack")},
        "menus": [_dealing(set_up, words, names), *(_points(seat, set_up, words, names) for seat in Seat)],
        "mistakes": mistakes,
        "state": words.plural("demo.set-up.wrong", len(mistakes)) if mistakes else words.text("demo.set-up.right"),
        "buttons": [
            {"intent": "use", "label": words.text("demo.set-up.use"), "primary": True},
            {"intent": "fill", "label": words.text("demo.set-up.fill"), "primary": False},
            {"intent": "clear", "label": words.text("demo.set-up.clear"), "primary": False},
            {"intent": "leave", "label": words.text("demo.set-up.leave"), "primary": False},
        ],
        "putWhere": words.text("demo.set-up.where", card="{card}"),
        "putWhat": words.text("demo.set-up.what", spot="{spot}"),
    }


def mistake_text(mistake: Mistake, words: Words) -> str:
    """Say what is wrong, with the cards concerned and what would be allowed."""
    cards = words.all_of([words.card(card) for card in mistake.cards]) if mistake.cards else ""
    if mistake.code in _OF_HANDS:
        message = f"demo.mistake.{mistake.code.value}.{mistake.spot.value}"
        told = words.plural(message, abs(mistake.count - HAND_SIZE), held=mistake.count)
        return f"{told} {words.text('demo.mistake.led-counts')}" if mistake.counts_led else told
    if mistake.breach is not None:
        reason = refusal_text(Refusal(breach=mistake.breach), words)
        return words.text("demo.mistake.led-impossible", reason=reason)
    return words.text(f"demo.mistake.{mistake.code.value}", cards=cards)


def _suit(suit: Suit, set_up: SetUp, words: Words) -> JsonObject:
    """Give the cards of a suit, each with where it is."""
    return {
        "label": words.text(f"demo.suit.{suit.value}"),
        "cards": [_card(card, set_up, words) for card in PACK if card.suit is suit],
    }


def _card(card: Card, set_up: SetUp, words: Words) -> JsonObject:
    """Give a card of the pack with where it is."""
    face, spot = card_face(card, words), set_up.spot_of(card)
    if spot is None:
        return face | {"spot": "pack", "label": face["name"], "where": ""}
    where = words.text(f"demo.spot.{spot.value}")
    label = words.text("table.card-refused", card=face["name"], reason=where)
    return face | {"spot": spot.value, "label": label, "where": words.text(f"demo.spot.{spot.value}.short")}


def _spot(spot: Spot, set_up: SetUp, words: Words) -> JsonObject:
    """Give a place with its cards."""
    cards, allowed = set_up.at(spot), ALLOWED.get(spot)
    held = len(cards) + (len(set_up.led) if spot is Spot.ELDER else 0)
    count = words.plural("demo.spot.count", held) if allowed is None else f"{held}/{allowed}"
    return {
        "spot": spot.value,
        "label": words.text(f"demo.spot.{spot.value}"),
        "count": words.ltr(count) if allowed else count,
        "name": words.text(
            "demo.spot.name", spot=words.text(f"demo.spot.{spot.value}"), count=words.plural("demo.spot.count", held)
        ),
        "cards": [card_face(card, words) for card in cards],
        "isFull": allowed is not None and held == allowed,
    }


def _dealing(set_up: SetUp, words: Words, names: Names) -> JsonObject:
    """Give the menu of who deals."""
    return {
        "name": "dealing",
        "label": words.text("demo.set-up.dealing"),
        "chosen": str(set_up.dealing),
        "options": [{"value": str(seat), "label": names[seat]} for seat in Seat],
    }


def _points(seat: Seat, set_up: SetUp, words: Words, names: Names) -> JsonObject:
    """Give the menu of a side's points before the deal."""
    return {
        "name": f"points {seat}",
        "label": words.text("demo.set-up.points", side=names[seat]),
        "chosen": str(set_up.score[seat]),
        "options": [{"value": str(points), "label": str(points)} for points in range(set_up.rules.target)],
    }
