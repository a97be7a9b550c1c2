"""A scene as a browser shows it: plain values and finished words, nothing hidden and nothing to work out.

The result is JSON. The browser draws it and sends back the ``intent`` of what was chosen.
"""

from typing import Any, cast

from ecarte_widgets.engine import Card, Phase, PlayCard, Reason, Seat, View
from ecarte_widgets.i18n import Words
from ecarte_widgets.i18n.rule_words import breach_text
from ecarte_widgets.sessions import Ask, Choice, RefusalCode, Scene
from ecarte_widgets.widgets.table.book import topic_for
from ecarte_widgets.widgets.table.choices import choices_shown, exchange_shown
from ecarte_widgets.widgets.table.hand_over import cards_held, handed_over
from ecarte_widgets.widgets.table.hints import hints_for, hints_in_pause
from ecarte_widgets.widgets.table.settings import Settings, rules_shown
from ecarte_widgets.widgets.table.stakes import stake_text
from ecarte_widgets.widgets.table.story import Story, heard_text, story_for, undone_text
from ecarte_widgets.widgets.table.trick import JsonObject, card_face, last_trick, on_the_table, pause_for, tally
from ecarte_widgets.widgets.table.words import ask_text, score_text, seat_name


def table_view(scene: Scene, words: Words, settings: Settings) -> JsonObject:
    """Give all that a table shows of a game.

    Args:
        scene: the table at this moment.
        words: the language.
        settings: what the person has chosen.
    """
    view = scene.view
    is_covered = scene.ask is Ask.HAND_OVER
    story = Story("", "") if is_covered else story_for(scene, words)
    ask, stake = ask_text(scene, words), stake_text(view, words)
    shown: JsonObject = {
        "revision": scene.revision,
        "language": words.language,
        "direction": words.direction,
        "name": words.text("table.name"),
        "nameMore": words.text("table.name.more", number="{number}"),
        "display": {"colours": settings.colours, "pace": settings.pace},
        "dealKey": f"{scene.game_number} {view.deal_number}",
        "topic": topic_for(scene.ask),
        "ask": ask,
        "isOver": view.winner is not None,
        "isWonByKing": _is_won_by_king(view),
        "news": story.news,
        "said": story.said,
        "saidBefore": story.said if view.phase is Phase.FINISHED else story.before,
        "heard": heard_text(scene, words, stake),
        "stake": stake,
        "hints": hints_for(scene, words),
        "hintsInPause": hints_in_pause(scene, words),
        "pause": pause_for(scene, words),
        "goOn": words.text("choice.go-on"),
        "goOnAsk": words.text("ask.go-on"),
        "goOnLeadAsk": _lead_or_go_on(ask, scene, words),
        "notPlayed": words.text("table.not-played"),
        "waiting": words.text("ask.one-moment" if scene.is_shared else "ask.waiting"),
        "oneMoment": words.text("ask.one-moment"),
        "isShared": scene.is_shared,
        "players": _players(scene, words),
        "trump": {
            "suit": view.trump.name.lower(),
            "symbol": view.trump.symbol,
            "label": words.text(f"trumps.{view.trump.value}"),
        },
        "turnUp": card_face(view.turn_up, words)
        | {"label": words.text("table.turn-up", card=words.card(view.turn_up))},
        "stock": {"count": view.stock_count, "label": words.plural("table.stock", view.stock_count)},
        "trick": {"label": words.text("table.trick"), "cards": on_the_table(scene, words)},
        "lastTrick": last_trick(view, words),
        "hand": {
            "label": words.text("table.hand"),
            "keys": words.text("table.keys"),
            "cards": [_held(card, scene, words, settings.order) for card in view.hand],
        },
        "newMark": words.text("table.new-card"),
        "outMark": words.text("table.out-card"),
        "exchange": exchange_shown(view.exchange, words),
        "choices": {"label": words.text("table.choices"), "buttons": choices_shown(scene, words)},
        "undo": {
            "label": words.text("choice.undo"),
            "possible": scene.can_undo,
            "said": undone_text(scene, words) if scene.can_undo else "",
            "why": words.text("table.nothing-to-undo"),
        },
        "newGame": words.text("choice.new-game"),
        "newGameIsAsked": Choice.NEW_GAME in scene.choices,
        "dealNumber": None
        if scene.deal_number is None
        else words.text("table.deal-number", number=words.ltr(str(scene.deal_number))),
        "dealNumberUse": _number_text(view, words),
        "rules": rules_shown(view.rules, words),
        "lostContact": words.text("table.lost-contact"),
    }
    return shown | handed_over(scene, words) if is_covered else shown


def _lead_or_go_on(ask: str, scene: Scene, words: Words) -> str:
    """Ask to lead at once after a trick, and say what the other way on does.

    After the first deal that is known, and said only where a third way, to claim or concede, stands beside it.
    """
    is_told = scene.view.deal_number == 1 or Choice.PLAY_OUT in scene.choices
    return words.text("ask.go-on-lead", ask=ask, go_on=words.text("choice.go-on")) if is_told else ask


def _is_won_by_king(view: View) -> bool:
    """Tell whether the game ended with a king that was marked: that is then told before what came of it."""
    return view.winner is not None and view.awards[-1].reason in (Reason.KING, Reason.TURNED_KING)


def _number_text(view: View, words: Words) -> JsonObject:
    """Say what the number of the deal is: known to anybody, or, where the panel of the game is there, of use."""
    if view.phase is not Phase.FINISHED:
        return {"text": words.text("records.public"), "isOfPanel": False}
    return {"text": words.text("table.deal-number.use", panel=words.text("panel.game")), "isOfPanel": True}


def with_choice(view: JsonObject, button: JsonObject | None) -> JsonObject:
    """Give a view with one more button after the others, where there is one."""
    if button is None:
        return view
    choices = cast("dict[str, Any]", view["choices"])
    return view | {"choices": choices | {"buttons": [*choices["buttons"], button]}}


def moved_away(view: JsonObject, words: Words) -> JsonObject:
    """Give what is shown of a game that goes on in another window: the table as it stood, and a new game on offer."""
    hand = cast("dict[str, Any]", view["hand"])
    cards = [asleep(card, words.text("refusal.moved")) for card in hand["cards"]]
    new_game = {"intent": Choice.NEW_GAME.value, "label": view["newGame"], "primary": True, "anytime": False}
    return view | {
        "isOver": False,
        "news": "",
        "said": words.text("refusal.moved"),
        "saidBefore": "",
        "heard": "",
        "stake": "",
        "ask": words.text("ask.moved"),
        "hints": [],
        "hintsInPause": [],
        "pause": None,
        "exchange": None,
        "hand": hand | {"cards": cards},
        "choices": cast("dict[str, Any]", view["choices"]) | {"buttons": [new_game]},
        "undo": cast("dict[str, Any]", view["undo"]) | {"possible": False, "why": words.text("refusal.moved")},
        "newGameIsAsked": True,
    }


def _players(scene: Scene, words: Words) -> JsonObject:
    """Give what stands beside both names, the backs of the opponent's cards included, and those of a hand not shown."""
    view = scene.view
    own, other = _player(scene, view.seat, words), _opponent(scene, words)
    if scene.ask is Ask.HAND_OVER:
        own |= cards_held(scene.own_count, view.seat, words)
        other |= cards_held(view.other_hand_count, view.seat.other, words)
    return {"own": own, "other": other}


def _player(scene: Scene, seat: Seat, words: Words) -> JsonObject:
    """Give what stands beside a player's name; two who share a screen are called by where they sit."""
    view = scene.view
    name = words.text("table.you" if seat is view.seat else "table.opponent")
    points, target = view.score[seat], view.rules.target
    return {
        "name": seat_name(seat, words) if scene.is_shared else name,
        "role": words.text("table.dealer" if seat is view.dealer else "table.elder"),
        "roleMeaning": words.text("term.dealer.meaning" if seat is view.dealer else "term.elder.meaning"),
        "points": points,
        "target": target,
        "score": score_text(points, target, words),
        "king": words.text("table.king-marked") if _has_marked_king(view, seat) else "",
    } | tally(view.tricks_of(seat), words)


def _has_marked_king(view: View, seat: Seat) -> bool:
    """Tell whether a player has marked the king of trumps, turned up or held, in this deal."""
    return any(award.player is seat and award.reason in (Reason.KING, Reason.TURNED_KING) for award in view.awards)


def _opponent(scene: Scene, words: Words) -> JsonObject:
    """Give what stands beside the opponent's name, the backs of its cards included."""
    view = scene.view
    held = {
        "cards": view.other_hand_count,
        "cardsLabel": words.plural("table.opponent-hand", view.other_hand_count),
    }
    return _player(scene, view.seat.other, words) | held


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
    if playing or scene.ask is Ask.EXCHANGE:
        return face | {"state": "play" if playing else "choose", "label": face["name"]}
    return asleep(face, _why_asleep(card, scene, words))


def asleep(card: JsonObject, why: str) -> JsonObject:
    """Give a card of the hand that nothing is asked about now, with what it answers when it is pressed all the same."""
    return card | {"state": "idle", "label": card["name"], "why": why}


def _why_asleep(card: Card, scene: Scene, words: Words) -> str:
    """Say what comes before a card may be touched."""
    if scene.ask in (Ask.ANNOUNCE, Ask.NO_KING):
        return words.text(RefusalCode.KING_FIRST.value)
    breach = scene.view.why_not(card)
    return words.text(RefusalCode.NOT_NOW.value) if breach is None else breach_text(words, breach)


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
