"""A scene as a browser shows it: plain values and finished words, nothing hidden and nothing to work out.

The result is JSON. The browser draws it and sends back the ``intent`` of what was chosen.
"""

from ecarte_widgets.engine import Card, PlayCard, Rules, Seat, Trick, View, preset_of
from ecarte_widgets.i18n import Words
from ecarte_widgets.i18n.rule_words import breach_text
from ecarte_widgets.sessions import Ask, Choice, Scene
from ecarte_widgets.widgets.table_words import told

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
"""What a trait may hold."""
JsonObject = dict[str, Json]
"""An object of it."""


def table_view(scene: Scene, words: Words, number: int) -> JsonObject:
    """Give all that a table shows.

    Args:
        scene: the table at this moment.
        words: the language.
        number: which table of this process it is, from 1; from the second on, its name tells it apart.
    """
    view = scene.view
    person, other = view.seat, view.seat.other
    name = words.text("table.name") if number == 1 else words.text("table.name.more", number=number)
    deal_number = None if scene.deal_number is None else words.text("table.deal-number", number=scene.deal_number)
    return {
        "revision": scene.revision,
        "language": words.language,
        "direction": words.direction,
        "name": name,
        "ask": ask_text(scene, words),
        "said": told(words, scene.events, person),
        "players": {
            "own": _player(view, person, words),
            "other": _player(view, other, words)
            | {
                "cards": view.other_hand_count,
                "cardsLabel": words.plural("table.opponent-hand", view.other_hand_count),
            },
        },
        "trump": {"symbol": view.trump.symbol, "label": words.text(f"trumps.{view.trump.value}")},
        "turnUp": {
            **card_face(view.turn_up, words),
            "label": words.text("table.turn-up", card=words.card(view.turn_up)),
        },
        "stock": {"count": view.stock_count, "label": words.plural("table.stock", view.stock_count)},
        "trick": {"label": words.text("table.trick"), "cards": _trick(view, words)},
        "hand": {"label": words.text("table.hand"), "cards": [_held(card, scene, words) for card in view.hand]},
        "exchange": _exchange(scene, words),
        "choices": {"label": words.text("table.choices"), "buttons": _choices(scene, words)},
        "newGame": "" if Choice.NEW_GAME in scene.choices else words.text(f"choice.{Choice.NEW_GAME.value}"),
        "dealNumber": deal_number,
        "rules": _rules(scene, words),
        "lostContact": words.text("table.lost-contact"),
    }


def ask_text(scene: Scene, words: Words) -> str:
    """Say what is asked of the person."""
    view = scene.view
    match scene.ask:
        case Ask.EXCHANGE:
            fewest, most = view.exchange or (0, 0)
            return words.plural(scene.ask.value, most, fewest=fewest)
        case Ask.FOLLOW:
            return words.text(scene.ask.value, card="" if view.led is None else words.card(view.led))
        case _:
            return words.text(scene.ask.value)


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
    points, target, tricks = view.score[seat], view.rules.target, view.tricks_of(seat)
    return {
        "name": words.text(f"table.{who}"),
        "role": words.text("table.dealer" if seat is view.dealer else "table.elder"),
        "points": points,
        "target": target,
        "score": words.plural("table.score", target, points=points, target=target),
        "tricks": tricks,
        "tricksLabel": words.plural("table.tricks", tricks),
    }


def _trick(view: View, words: Words) -> list[Json]:
    """Give the cards on the table: of the trick being played, else of the last one."""
    shown: list[tuple[Seat, Card]] = []
    winner: Seat | None = None
    if view.led is not None and view.turn is not None:
        shown = [(view.turn.other, view.led)]
    elif view.tricks:
        last: Trick = view.tricks[-1]
        shown = [(last.leader, last.led), (last.leader.other, last.answer)]
        winner = last.winner
    return [
        card_face(card, words)
        | {
            "by": "own" if seat is view.seat else "other",
            "won": seat is winner,
            "label": words.text(
                "table.you-played" if seat is view.seat else "table.opponent-played", card=words.card(card)
            ),
        }
        for seat, card in shown
    ]


def _held(card: Card, scene: Scene, words: Words) -> JsonObject:
    """Give one card of the hand: what may be done with it, and why not."""
    view = scene.view
    face = card_face(card, words)
    playing = scene.ask in (Ask.LEAD, Ask.FOLLOW)
    breach = view.why_not(card) if playing else None
    if breach is not None:
        reason = words.text(f"reason.{breach.code.value}")
        return face | {
            "state": "refused",
            "label": words.text("table.card-refused", card=face["name"], reason=reason),
            "why": breach_text(words, breach),
            "rule": breach.code.value,
        }
    state = "play" if playing else "choose" if scene.ask is Ask.EXCHANGE else "idle"
    return face | {"state": state, "label": face["name"], "intent": str(PlayCard(card)), "isNew": card in view.drawn}


def _exchange(scene: Scene, words: Words) -> Json:
    """Give the limits of an exchange and what its button says for each number of cards."""
    limits = scene.view.exchange
    if limits is None:
        return None
    fewest, most = limits
    counted: list[Json] = [words.plural("choice.exchange", count) for count in range(1, most + 1)]
    return {"fewest": fewest, "most": most, "labels": [words.text("choice.exchange.none"), *counted]}


def _choices(scene: Scene, words: Words) -> list[Json]:
    """Give the buttons; the exchange's button takes its label from the number of cards chosen."""
    return [
        {
            "intent": choice.value,
            "label": "" if choice is Choice.EXCHANGE else words.text(f"choice.{choice.value}"),
            "primary": place == 0,
        }
        for place, choice in enumerate(scene.choices)
    ]


def _rules(scene: Scene, words: Words) -> JsonObject:
    """Give the menu of rules."""
    current, coming = rules_name(scene.view.rules), rules_name(scene.next_rules)
    names = ["gamerules", "classic"]
    if "other" in (current, coming):
        names.append("other")
    return {
        "label": words.text("table.rules"),
        "options": [{"value": name, "label": words.text(f"rules.preset.{name}")} for name in names],
        "chosen": coming,
        "note": words.text("table.rules-next") if scene.next_rules != scene.view.rules else "",
    }


def rules_name(rules: Rules) -> str:
    """Give the name of the preset that these rules are, or ``other``."""
    preset, differing = preset_of(rules)
    return "other" if differing else preset.value
