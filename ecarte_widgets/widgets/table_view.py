"""A scene as a browser shows it: plain values and finished words, nothing hidden and nothing to work out.

The result is JSON. The browser draws it and sends back the ``intent`` of what was chosen.
"""

from typing import Any, cast

from ecarte_widgets.engine import Card, CardPlayed, GameWon, PlayCard, Seat, Trick, TrickWon, View
from ecarte_widgets.i18n import Words
from ecarte_widgets.i18n.rule_words import breach_text
from ecarte_widgets.sessions import Ask, Choice, Scene
from ecarte_widgets.widgets.book import switch_rule, topic_for
from ecarte_widgets.widgets.settings import Settings, rules_shown
from ecarte_widgets.widgets.table_words import ask_text, score_text, told

JsonObject = dict[str, object]
"""An object that a trait may hold: texts, numbers, lists and such objects."""


def table_view(scene: Scene, words: Words, settings: Settings) -> JsonObject:
    """Give all that a table shows of a game.

    Args:
        scene: the table at this moment.
        words: the language.
        settings: what the person has chosen.
    """
    view = scene.view
    return {
        "revision": scene.revision,
        "language": words.language,
        "direction": words.direction,
        "name": words.text("table.name"),
        "nameMore": words.text("table.name.more", number="{number}"),
        "display": {"colours": settings.colours, "pace": settings.pace},
        "dealKey": f"{scene.game_number} {view.deal_number}",
        "topic": topic_for(scene.ask),
        "ask": ask_text(scene, words),
        "said": told(words, [event for event in scene.events if not isinstance(event, GameWon)], view.seat),
        "hints": _hints(scene, words),
        "pause": _pause(scene, words),
        "goOn": words.text("choice.go-on"),
        "goOnAsk": words.text("ask.go-on"),
        "goOnLeadAsk": words.text("ask.go-on-lead"),
        "notNow": words.text("refusal.not-now"),
        "waiting": words.text("ask.waiting"),
        "players": {"own": _player(view, view.seat, words), "other": _opponent(view, words)},
        "trump": {
            "suit": view.trump.name.lower(),
            "symbol": view.trump.symbol,
            "label": words.text(f"trumps.{view.trump.value}"),
        },
        "turnUp": card_face(view.turn_up, words)
        | {"label": words.text("table.turn-up", card=words.card(view.turn_up))},
        "stock": {"count": view.stock_count, "label": words.plural("table.stock", view.stock_count)},
        "trick": {"label": words.text("table.trick"), "cards": _on_the_table(view, words)},
        "lastTrick": _last_trick(view, words),
        "hand": {
            "label": words.text("table.hand"),
            "cards": [_held(card, scene, words, settings.order) for card in view.hand],
        },
        "newMark": words.text("table.new-card"),
        "outMark": words.text("table.out-card"),
        "exchange": _exchange(view, words),
        "choices": {"label": words.text("table.choices"), "buttons": _choices(scene, words)},
        "undo": {
            "label": words.text("choice.undo"),
            "possible": scene.can_undo,
            "said": words.text("event.undone"),
        },
        "newGame": words.text("choice.new-game"),
        "newGameIsAsked": Choice.NEW_GAME in scene.choices,
        "dealNumber": None
        if scene.deal_number is None
        else words.text("table.deal-number", number=words.ltr(str(scene.deal_number))),
        "rules": rules_shown(view.rules, words),
        "lostContact": words.text("table.lost-contact"),
    }


def moved_away(view: JsonObject, words: Words) -> JsonObject:
    """Give what is shown of a game that goes on in another window: the table as it stood, and a new game on offer."""
    hand = cast("dict[str, Any]", view["hand"])
    cards = [card | {"state": "idle", "label": card["name"]} for card in hand["cards"]]
    new_game = {"intent": Choice.NEW_GAME.value, "label": view["newGame"], "primary": True, "anytime": False}
    return view | {
        "said": words.text("refusal.moved"),
        "ask": words.text("ask.moved"),
        "hints": [],
        "pause": None,
        "exchange": None,
        "hand": hand | {"cards": cards},
        "choices": cast("dict[str, Any]", view["choices"]) | {"buttons": [new_game]},
        "undo": cast("dict[str, Any]", view["undo"]) | {"possible": False},
        "newGameIsAsked": True,
    }


def _hints(scene: Scene, words: Words) -> list[str]:
    """Tell what a choice on offer hangs on or does: the stake, the turned-up king, the tricks left to be played out."""
    rules, talk = scene.view.rules, scene.view.talk
    hints = []
    first = talk.proposals == (1 if scene.ask is Ask.ANSWER else 0)
    if scene.ask in (Ask.PROPOSAL, Ask.STAND_ONLY, Ask.ANSWER) and first:
        hints.append(switch_rule("stake", rules.stake.value, words))
    if Choice.MARK_TURNED_KING in scene.choices:
        hints.append(switch_rule("turned_king", rules.turned_king.value, words))
    if Choice.PLAY_OUT in scene.choices:
        hints.append(words.text("table.play-out"))
    return hints


def card_face(card: Card, words: Words) -> JsonObject:
    """Give what is drawn on a card."""
    return {
        "card": card.value,
        "index": words.text(f"index.{card.rank.letter}"),
        "suit": card.suit.name.lower(),
        "symbol": card.suit.symbol,
        "name": words.text(f"card.{card.value}"),
    }


def _player(view: View, seat: Seat, words: Words) -> JsonObject:
    """Give what stands beside a player's name."""
    who = "you" if seat is view.seat else "opponent"
    points, target = view.score[seat], view.rules.target
    return {
        "name": words.text(f"table.{who}"),
        "role": words.text("table.dealer" if seat is view.dealer else "table.elder"),
        "points": points,
        "target": target,
        "score": score_text(points, target, words),
    } | _tally(view.tricks_of(seat), words)


def _tally(tricks: int, words: Words) -> JsonObject:
    """Give a player's tricks, to be counted and in words."""
    return {"tricks": tricks, "tricksLabel": words.plural("table.tricks", tricks)}


def _opponent(view: View, words: Words) -> JsonObject:
    """Give what stands beside the opponent's name, the backs of its cards included."""
    held = {
        "cards": view.other_hand_count,
        "cardsLabel": words.plural("table.opponent-hand", view.other_hand_count),
    }
    return _player(view, view.seat.other, words) | held


def _played(card: Card, seat: Seat, view: View, words: Words, winner: Seat | None = None) -> JsonObject:
    """Give a card on the table: who played it, and whether it takes the trick."""
    own = seat is view.seat
    label = words.text("table.you-played" if own else "table.opponent-played", card=words.card(card))
    return card_face(card, words) | {"by": "own" if own else "other", "won": seat is winner, "label": label}


def _trick_cards(trick: Trick, view: View, words: Words) -> list[JsonObject]:
    """Give both cards of a complete trick."""
    return [
        _played(trick.led, trick.leader, view, words, trick.winner),
        _played(trick.answer, trick.leader.other, view, words, trick.winner),
    ]


def _on_the_table(view: View, words: Words) -> list[JsonObject]:
    """Give the cards on the table: the card led, or the trick that ended the deal."""
    if view.led is not None and view.turn is not None:
        return [_played(view.led, view.turn.other, view, words)]
    return _trick_cards(view.tricks[-1], view, words) if view.turn is None and view.tricks else []


def _taken_by(trick: Trick, view: View, words: Words) -> str:
    """Say who took a trick."""
    return words.text(f"event.trick.{'you' if trick.winner is view.seat else 'other'}")


def _last_trick(view: View, words: Words) -> JsonObject:
    """Give the last complete trick, to be looked at again; no cards when there is none yet, or it still lies there."""
    label = words.text("table.last-trick")
    if not view.tricks or view.turn is None:
        return {"label": label, "cards": [], "text": ""}
    trick = view.tricks[-1]
    return {"label": label, "cards": _trick_cards(trick, view, words), "text": _taken_by(trick, view, words)}


def _pause(scene: Scene, words: Words) -> JsonObject | None:
    """Give the trick that was just completed, to be looked at before the table goes on."""
    view = scene.view
    places = [place for place, event in enumerate(scene.events) if isinstance(event, TrickWon)]
    if len(places) != 1 or view.turn is None:
        return None
    until_then, since = scene.events[: places[0] + 1], scene.events[places[0] + 1 :]
    held = view.other_hand_count + sum(isinstance(event, CardPlayed) for event in since)
    trick = view.tricks[-1]
    return {
        "cards": _trick_cards(trick, view, words),
        "said": told(words, until_then, view.seat),
        "saidBefore": told(words, until_then[:-1], view.seat),
        "before": {
            "own": _tally(view.tricks_of(view.seat) - (trick.winner is view.seat), words),
            "other": _tally(view.tricks_of(view.seat.other) - (trick.winner is not view.seat), words),
        },
        "leads": scene.ask is Ask.LEAD,
        "otherCards": held,
        "otherCardsLabel": words.plural("table.opponent-hand", held),
    }


def _held(card: Card, scene: Scene, words: Words, order: str) -> JsonObject:
    """Give one card of the hand: what may be done with it, and why not."""
    view = scene.view
    face = card_face(card, words) | {
        "intent": str(PlayCard(card)),
        "isNew": card in view.drawn and not view.tricks,
        "isTrump": card.suit is view.trump,
        "place": _place(card, view, order),
    }
    playing = scene.ask in (Ask.LEAD, Ask.FOLLOW)
    breach = view.why_not(card) if playing else None
    if breach is not None:
        reason = words.text(f"reason.{breach.code.value}")
        label = words.text("table.card-refused", card=face["name"], reason=reason)
        return face | {"state": "refused", "label": label, "why": breach_text(words, breach)}
    return face | {
        "state": "play" if playing else "choose" if scene.ask is Ask.EXCHANGE else "idle",
        "label": face["name"],
    }


def _place(card: Card, view: View, order: str) -> int:
    """Give a number that sorts the hand: trumps first and by suit, by strength, or as the cards came."""
    suits = [view.trump, *(suit for suit in type(view.trump) if suit is not view.trump)]
    suit = suits.index(card.suit)
    match order:
        case "suit":
            return suit * 10 - card.rank
        case "strength":
            return suit - card.rank * 10
        case _:
            return view.hand.index(card)


def _exchange(view: View, words: Words) -> JsonObject | None:
    """Give the limits of an exchange and what its button says for each number of cards."""
    if view.exchange is None:
        return None
    fewest, most = view.exchange
    none = words.text("choice.exchange.none") if fewest == 0 else words.text("choice.exchange.choose")
    return {
        "fewest": fewest,
        "most": most,
        "labels": [none, *(words.plural("choice.exchange", count) for count in range(1, most + 1))],
    }


def _choices(scene: Scene, words: Words) -> list[JsonObject]:
    """Give the buttons; the exchange's button takes its label from the number of cards chosen."""
    return [
        {
            "intent": choice.value,
            "label": _choice_label(choice, scene.view, words),
            "primary": _is_primary(choice, place),
            "anytime": choice is Choice.MARK_TURNED_KING,
        }
        for place, choice in enumerate(scene.choices)
    ]


def _is_primary(choice: Choice, place: int) -> bool:
    """Tell whether a button is the one that stands out: the first, unless cards are what is asked for."""
    return place == 0 and choice is not Choice.PLAY_OUT


def _choice_label(choice: Choice, view: View, words: Words) -> str:
    """Name a button."""
    match choice:
        case Choice.EXCHANGE:
            return ""
        case Choice.PLAY_OUT:
            leads = view.tricks_of(view.seat) > view.tricks_of(view.seat.other)
            return words.text("choice.claim" if leads else "choice.concede")
        case _:
            return words.text(f"choice.{choice.value}")
