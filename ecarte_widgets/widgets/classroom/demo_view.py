"""A demonstration's scene as a browser shows it: plain values and finished words, nothing that is closed.

The result is JSON, a function of the scene, the words and how it is to look; so another widget can show a demonstration
within itself. The browser draws it and sends back the ``intent`` of what was chosen.
"""

from dataclasses import dataclass
from typing import Final

from ecarte_widgets.engine import Card, PlayCard, Rank, Seat
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Choice, DemonstrationScene
from ecarte_widgets.sessions.demonstration_asking import Move, Part, Question
from ecarte_widgets.widgets.classroom.demo_ways import (
    deals_shown,
    pose,
    position_shown,
    tricks_shown,
    way,
)
from ecarte_widgets.widgets.classroom.demo_words import (
    Names,
    answer_text,
    aside_text,
    ask_text,
    in_order,
    question_text,
    role,
    score_text,
    stake_text,
    told,
)
from ecarte_widgets.widgets.table.book import book_for, topic_for
from ecarte_widgets.widgets.table.choices import exchange_shown
from ecarte_widgets.widgets.table.settings import rules_shown
from ecarte_widgets.widgets.table.trick import JsonObject, card_face, tally
from ecarte_widgets.widgets.table.words import score_text as points_text

_KEYS: Final = (
    *("forward", "back", "first", "last", "trick", "line", "answer", "playable", "taker"),
    *("north", "south", "stock", "point", "rule", "full", "keys"),
)
"""What the keyboard does, in the order in which the help tells it."""


@dataclass(frozen=True, slots=True)
class DemoLook:
    """How a demonstration is shown."""

    title: str
    """What is shown, such as the number of the deal."""
    names: Names | None = None
    """What the sides are called, by seat; left out, north and south."""
    colours: str = "two"
    """Suit colours: red and black, or four."""
    order: str = "suit"
    """The order of the hands, as in the settings of a table."""
    note: str = ""
    """A line under the title."""
    number: int = 1
    """Which demonstration in the same place this is: cards move from moment to moment of one only."""


def demo_view(scene: DemonstrationScene, words: Words, look: DemoLook) -> JsonObject:
    """Give all that a demonstration shows of a moment.

    Args:
        scene: the moment.
        words: the language.
        look: how it is shown.
    """
    names = look.names or (words.text("demo.north"), words.text("demo.south"))
    return {
        "revision": scene.revision,
        "language": words.language,
        "direction": words.direction,
        "name": words.text("demo.name"),
        "nameMore": words.text("demo.name.more", number="{number}"),
        "display": {"colours": look.colours},
        "title": look.title,
        "note": look.note,
        "intro": "" if scene.position.acts else words.text("demo.intro"),
        "isBegun": False,
        "number": look.number,
        "dealKey": f"{look.number} {scene.position.deal}",
        "sides": {str(seat): _side(seat, scene, words, names, look.order) for seat in Seat},
        "trump": {
            "suit": scene.turn_up.suit.name.lower(),
            "label": words.text(f"trumps.{scene.turn_up.suit.value}"),
        },
        "turnUp": card_face(scene.turn_up, words)
        | {"label": words.text("table.turn-up", card=words.card(scene.turn_up))},
        "stock": _stock(scene, words),
        "trick": {"label": words.text("table.trick"), "cards": _lying(scene, words, names)},
        "said": told(scene, words),
        "aside": aside_text(scene, words),
        "ask": ask_text(scene, words, names),
        "stake": stake_text(scene, words),
        "question": _question(scene, words),
        "choices": {"label": words.text("table.choices"), "buttons": _choices(scene, words, names)},
        "exchange": exchange_shown(scene.exchange, words),
        "position": position_shown(scene, words),
        "ways": [way(move, scene, words) for move in (Move.FIRST, Move.BACK, Move.FORWARD, Move.LAST)],
        "tricks": tricks_shown(scene, words),
        "deals": deals_shown(scene, words),
        "branch": [way(move, scene, words) for move in (Move.LINE, Move.KEEP)] if scene.position.is_branch else [],
        "playOut": way(Move.PLAY_OUT, scene, words),
        "posed": {
            "label": words.text("demo.posed"),
            "questions": [pose(one, scene, words) for one in Question],
        },
        "leave": None,
        "rule": _rule(scene, words),
        "rules": rules_shown(scene.rules, words),
        "words": demo_words(words),
        "score": score_text(scene, words, names),
        "setUp": None,
        "source": None,
    }


def demo_words(words: Words) -> JsonObject:
    """Give the words of what the page does by itself."""
    return {
        "pointing": words.text("demo.pointing", card="{card}"),
        "point": words.text("demo.point"),
        "pointAsk": words.text("demo.point.ask"),
        "full": words.text("demo.full"),
        "leaveFull": words.text("demo.full.leave"),
        "keys": words.text("demo.keys"),
        "keyList": [
            {"name": key, "keys": words.text(f"demo.key.{key}"), "does": words.text(f"demo.key.{key}.does")}
            for key in _KEYS
        ],
        "close": words.text("panel.close"),
        "tools": words.text("panel.tools"),
        "ruleNow": words.text("demo.rule"),
        "newMark": words.text("table.new-card"),
        "outMark": words.text("table.out-card"),
        "answer": words.text("demo.way.answer"),
        "steps": words.text("demo.steps"),
        "more": words.text("demo.more"),
        "waiting": words.text("demo.waiting"),
        "lostContact": words.text("demo.lost-contact"),
    }


def _side(seat: Seat, scene: DemonstrationScene, words: Words, names: Names, order: str) -> JsonObject:
    """Give one side: what stands beside its name, and its hand."""
    hand, name = scene.hands[seat], names[seat]
    points, target = scene.score[seat], scene.rules.target
    is_open = hand.cards is not None
    closed = words.plural("demo.hand.closed", hand.count, side=name)
    cards = (
        None
        if hand.cards is None
        else [_held(card, seat, scene, words) for card in in_order(hand.cards, scene.turn_up.suit, order)]
    )
    return {
        "name": name,
        "role": words.text(f"table.{role(scene, seat)}"),
        "points": points,
        "target": target,
        "score": points_text(points, target, words),
        "isAwaited": scene.turn is seat,
        "awaited": words.text("demo.awaited"),
        "count": hand.count,
        "label": words.text("demo.hand", side=name) if is_open else closed,
        "cards": cards,
        "toggle": _toggle(Part(str(seat)), words, name, is_open=is_open),
    } | tally(scene.tricks_of(seat), words)


def _toggle(part: Part, words: Words, name: str, *, is_open: bool) -> JsonObject:
    """Give the button that opens or closes cards."""
    does = "close" if is_open else "open"
    return {
        "intent": f"{does} {part.value}",
        "label": words.text("demo.close" if is_open else "demo.open"),
        "name": words.text("demo.close.of" if is_open else "demo.open.of", what=name),
        "isOpen": is_open,
    }


def _held(card: Card, seat: Seat, scene: DemonstrationScene, words: Words) -> JsonObject:
    """Give one card of an open hand, marked where the class was told what may be played."""
    face = card_face(card, words) | {
        "intent": str(PlayCard(card)),
        "isNew": card in scene.hands[seat].drawn,
        "isTrump": card.suit is scene.turn_up.suit,
        "mark": None,
        "chooses": scene.exchange is not None and scene.turn is seat,
    }
    if scene.playable is None or scene.turn is not seat:
        return face | {"label": face["name"]}
    may = card in scene.playable.allowed
    label = words.text(
        "table.card-refused", card=face["name"], reason=words.text("demo.may" if may else "demo.may-not")
    )
    return face | {"mark": "may" if may else "may-not", "label": label}


def _stock(scene: DemonstrationScene, words: Words) -> JsonObject:
    """Give the stock: its count, and its cards where it is open."""
    is_open = scene.stock is not None
    return {
        "count": scene.stock_count,
        "label": words.plural("table.stock", scene.stock_count),
        "listLabel": words.text("demo.stock"),
        "cards": None if scene.stock is None else [_drawn(card, scene.stock, words) for card in scene.stock],
        "toggle": _toggle(Part.STOCK, words, words.text("demo.stock.of"), is_open=is_open),
    }


def _drawn(card: Card, stock: tuple[Card, ...], words: Words) -> JsonObject:
    """Give one card of the open stock; the first is drawn next."""
    face, is_next = card_face(card, words), card is stock[0]
    label = words.text("demo.stock.next", card=face["name"]) if is_next else face["name"]
    return face | {"label": label, "isNext": is_next}


def _lying(scene: DemonstrationScene, words: Words, names: Names) -> list[JsonObject]:
    """Give the cards on the table, each with whose it is."""
    winner = scene.tricks[-1].winner if scene.tricks and not scene.asks_taker else None
    return [
        card_face(one.card, words)
        | {
            "by": str(one.seat),
            "caption": names[one.seat],
            "label": words.text("demo.lying", side=names[one.seat], card=words.card(one.card)),
            "won": one.seat is winner and len(scene.lying) > 1,
            "isTrump": one.card.suit is scene.turn_up.suit,
        }
        for one in scene.lying
    ]


def _question(scene: DemonstrationScene, words: Words) -> JsonObject | None:
    """Give what the class is asked, and the answer once it is given."""
    if scene.question is None:
        return None
    return {
        "text": question_text(scene, words),
        "isAnswered": scene.is_answered,
        "answer": answer_text(scene, words),
    }


def _choices(scene: DemonstrationScene, words: Words, names: Names) -> list[JsonObject]:
    """Give the buttons of the acts; the exchange's takes its label from the number of cards chosen."""
    return [
        {
            "intent": choice.value,
            "label": "" if choice is Choice.EXCHANGE else _choice_label(choice, scene, words, names),
        }
        for choice in scene.choices
    ]


def _choice_label(choice: Choice, scene: DemonstrationScene, words: Words, names: Names) -> str:
    """Name a button; an act of the side that is not awaited, a king that it may mark, with whose it is."""
    label, side = words.text(f"choice.{choice.value}"), _side_of(choice, scene)
    if side is None or side is scene.turn:
        return label
    return words.text("demo.choice.by", side=names[side], choice=label)


def _side_of(choice: Choice, scene: DemonstrationScene) -> Seat | None:
    """Tell whose act a choice is: a king's is its holder's, who may have led it; any other is of the one awaited."""
    match choice:
        case Choice.MARK_TURNED_KING:
            return scene.dealer
        case Choice.ANNOUNCE_KING:
            king = Card(Rank.KING.letter + scene.turn_up.suit.value)
            return next((seat for seat in Seat if king in (scene.hands[seat].cards or ())), scene.elder)
        case _:
            return scene.turn


def _rule(scene: DemonstrationScene, words: Words) -> JsonObject:
    """Give the rule that governs this moment."""
    topics = book_for(scene.rules, words)["topics"]
    assert isinstance(topics, list)
    topic = topic_for(scene.ask)
    found: JsonObject = next(one for one in topics if one["id"] == topic)
    return found
