"""The cards that lie on a table: one led, a trick to be looked at, the last one again."""

from ecarte_widgets.engine import Card, CardPlayed, Seat, Trick, TrickWon, View
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Ask, Scene
from ecarte_widgets.widgets.table.story import story_for, trick_text
from ecarte_widgets.widgets.table.words import how_taken, seat_name

JsonObject = dict[str, object]
"""An object that a trait may hold: texts, numbers, lists and such objects."""


def card_face(card: Card, words: Words) -> JsonObject:
    """Give what is drawn on a card."""
    return {
        "card": card.value,
        "index": words.text(f"index.{card.rank.letter}"),
        "suit": card.suit.name.lower(),
        "symbol": card.suit.symbol,
        "name": words.text(f"card.{card.value}"),
    }


def tally(tricks: int, words: Words) -> JsonObject:
    """Give a player's tricks, to be counted and in words."""
    return {"tricks": tricks, "tricksLabel": words.plural("table.tricks", tricks)}


def _played(card: Card, seat: Seat, view: View, words: Words, winner: Seat | None = None) -> JsonObject:
    """Give a card on the table: who played it, and whether it takes the trick."""
    own = seat is view.seat
    label = words.text("table.you-played" if own else "table.opponent-played", card=words.card(card))
    return card_face(card, words) | {
        "by": "own" if own else "other",
        "won": seat is winner,
        "label": label,
        "isTrump": card.suit is view.trump,
    }


def trick_cards(trick: Trick, view: View, words: Words) -> list[JsonObject]:
    """Give both cards of a complete trick."""
    return [
        _played(trick.led, trick.leader, view, words, trick.winner),
        _played(trick.answer, trick.leader.other, view, words, trick.winner),
    ]


def on_the_table(scene: Scene, words: Words) -> list[JsonObject]:
    """Give the cards on the table: the card led, or the trick that ended the deal, which both of two people look at."""
    view = scene.view
    if view.led is not None and view.turn is not None:
        return [_played(view.led, view.turn.other, view, words)]
    if view.turn is not None or not view.tricks:
        return []
    trick = view.tricks[-1]
    cards = trick_cards(trick, view, words)
    if not scene.is_shared:
        return cards
    played = ((trick.leader, trick.led), (trick.leader.other, trick.answer))
    return [shown | {"label": played_by(seat, card, words)} for shown, (seat, card) in zip(cards, played, strict=True)]


def played_by(seat: Seat, card: Card, words: Words) -> str:
    """Name a card on the table by who played it, of two who share a screen."""
    return words.text("table.played-by", player=seat_name(seat, words), card=words.card(card))


def last_trick(view: View, words: Words) -> JsonObject:
    """Give the last complete trick, to be looked at again; no cards when there is none yet, or it still lies there."""
    shown = no_last_trick(view, words)
    if not view.tricks or view.turn is None:
        return shown
    trick = view.tricks[-1]
    cards, text = trick_cards(trick, view, words), trick_text(trick, view, words)
    return shown | {"cards": cards, "text": text, "short": _taken_in_short(trick, view, words)}


def no_last_trick(view: View, words: Words) -> JsonObject:
    """Give the place of the last trick without one: nothing in it hangs on who took which."""
    return {
        "label": words.text("table.last-trick"),
        "cards": [],
        "text": "",
        "short": "",
        "whyNot": words.text("table.last-trick.lies" if view.tricks else "table.last-trick.none"),
        "whyLies": words.text("table.last-trick.lies"),
    }


def _taken_in_short(trick: Trick, view: View, words: Words) -> str:
    """Say who took a trick, and how, where there is no room for a sentence that names both cards."""
    reason, _, _ = how_taken(trick, view.trump)
    how, side = "higher" if reason == "ace" else reason, "you" if trick.winner is view.seat else "other"
    return words.text(f"table.last-trick.{how}.{side}")


def pause_for(scene: Scene, words: Words) -> JsonObject | None:
    """Give the trick that was just completed, to be looked at before the table goes on."""
    view = scene.view
    places = [place for place, event in enumerate(scene.events) if isinstance(event, TrickWon)]
    if len(places) != 1 or view.turn is None or scene.is_taken_over:
        return None
    until_then, since = scene.events[: places[0] + 1], scene.events[places[0] + 1 :]
    held = view.other_hand_count + sum(isinstance(event, CardPlayed) for event in since)
    trick, story, after = view.tricks[-1], story_for(scene, words, until_then), story_for(scene, words, since)
    return {
        "cards": trick_cards(trick, view, words),
        "news": story.news,
        "said": story.said,
        "saidBefore": story.before,
        "saidAfter": after.said,
        "saidAfterBefore": after.before,
        "leads": scene.ask is Ask.LEAD,
        "otherCards": held,
        "otherCardsLabel": words.plural("table.opponent-hand", held),
    }
