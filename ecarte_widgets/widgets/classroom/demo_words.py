"""What a demonstration says: what happened, what is to be done, what a class is asked, told of elder and the dealer."""

from collections.abc import Callable, Iterable

from ecarte_widgets.engine import (
    Award,
    Breach,
    BreachCode,
    CardPlayed,
    DealScored,
    Event,
    GameWon,
    KingMarked,
    Reason,
    Seat,
    Suit,
    TrickWon,
    TurnedKingLost,
    TurnedUp,
)
from ecarte_widgets.engine.scoring import POINT_TRICKS, TalkEnd
from ecarte_widgets.engine.state import Hand
from ecarte_widgets.i18n import Words
from ecarte_widgets.i18n.rule_words import breach_text
from ecarte_widgets.sessions import Ask, DemonstrationScene, Refusal
from ecarte_widgets.sessions.demonstration_asking import Question
from ecarte_widgets.sessions.demonstration_scene import Playable
from ecarte_widgets.widgets.table.stakes import counts_by_stake, made_text, reason, worth, worth_text
from ecarte_widgets.widgets.table.words import role_sentence

Names = tuple[str, str]
"""What the two sides are called, by seat."""

_OF_NOBODY = frozenset(
    {
        BreachCode.NOT_YOUR_TURN,
        BreachCode.DEAL_OVER,
        BreachCode.STOCK_EMPTY,
        BreachCode.CARD_NOT_HELD,
        BreachCode.KING_NOT_HELD,
        BreachCode.MUST_FOLLOW_SUIT,
        BreachCode.MUST_OVERTAKE,
        BreachCode.MUST_TRUMP,
    }
)
"""Refusals whose words at a table speak to the player; before a class they speak of the hand."""


def in_order(cards: Hand, trump: Suit, order: str) -> Hand:
    """Sort a hand: trumps first and by suit, by strength, or as the cards came."""
    suits = [trump, *(suit for suit in Suit if suit is not trump)]
    match order:
        case "suit":
            return tuple(sorted(cards, key=lambda card: (suits.index(card.suit), -card.rank)))
        case "strength":
            return tuple(sorted(cards, key=lambda card: (-card.rank, suits.index(card.suit))))
        case _:
            return cards


def role(scene: DemonstrationScene, seat: Seat) -> str:
    """Give the ending of a message about a side."""
    return "dealer" if seat is scene.dealer else "elder"


def aside_text(scene: DemonstrationScene, words: Words) -> str:
    """Say what was done last, where nothing that is shown tells of it; else nothing."""
    return "" if scene.aside is None else words.text(f"demo.aside.{scene.aside.value}")


def told(scene: DemonstrationScene, words: Words) -> str:
    """Tell what has just happened, of a complete trick in one sentence, and the score where it changed."""
    sentences = list(filter(None, (_sentence(event, scene, words) for event in _worth_telling(scene.events))))
    return " ".join(sentences)


def _worth_telling(events: tuple[Event, ...]) -> Iterable[Event]:
    """Leave out what is told by another: a card by the trick that it completes."""
    completes = any(isinstance(event, TrickWon) for event in events)
    return (event for event in events if not (completes and isinstance(event, CardPlayed)))


def _sentence(event: Event, scene: DemonstrationScene, words: Words) -> str:
    """Tell one event; nothing where there is nothing to say."""
    match event:
        case TurnedUp(_, card):
            return words.text("event.turned-up", card=words.card(card))
        case TurnedKingLost():
            return words.text("demo.event.turned-king-lost")
        case KingMarked(_, award) if award.reason is Reason.KING:
            return words.text(f"demo.event.king.{role(scene, award.player)}")
        case KingMarked():
            return words.text("demo.event.turned-king")
        case CardPlayed(player, card):
            kind = "led" if len(scene.lying) == 1 else "answered"
            return words.text(f"demo.event.{kind}.{role(scene, player)}", card=words.card(card))
        case TrickWon():
            return _trick_text(scene, words)
        case DealScored(award):
            return _result_text(award, scene, words)
        case GameWon(player):
            return words.text(f"demo.event.game.{role(scene, player)}")
        case _:
            return role_sentence(event, scene.dealer, words)


def _trick_text(scene: DemonstrationScene, words: Words) -> str:
    """Say who took the last trick, with which card, and why it is the better one."""
    trick = scene.tricks[-1]
    winning, losing = (trick.led, trick.answer) if trick.winner is trick.leader else (trick.answer, trick.led)
    trump = scene.turn_up.suit
    reason = "higher" if winning.suit is losing.suit else "trump" if winning.suit is trump else "other-suit"
    message = f"demo.event.taken.{reason}.{role(scene, trick.winner)}"
    return words.text(message, winning=words.card(winning), losing=words.card(losing))


def _result_text(award: Award, scene: DemonstrationScene, words: Words) -> str:
    """Say who made the point or the vole, with how many tricks, for how many points; the rule where it says more."""
    what, side, is_by_stake = award.reason.value, role(scene, award.player), counts_by_stake(award)
    message = f"demo.event.{what}.stake.{side}" if is_by_stake else f"demo.event.{what}.{side}"
    result = words.plural(message, award.points, tricks=scene.tricks_of(award.player))
    return f"{result} {words.text(f'award.{award.rule.value}')}" if is_by_stake else result


def ask_text(scene: DemonstrationScene, words: Words, names: Names) -> str:
    """Say what is to be done next, and by whom."""
    side = "" if scene.turn is None else role(scene, scene.turn)
    match scene.ask:
        case Ask.GAME_WON | Ask.GAME_LOST:
            return words.text("demo.ask.game-over", score=score_text(scene, words, names))
        case Ask.DEAL_OVER:
            return words.text("demo.ask.deal-over", score=score_text(scene, words, names))
        case Ask.EXCHANGE:
            return words.text(f"demo.ask.exchange.{side}")
        case Ask.FOLLOW if scene.asks_taker:
            return words.text("demo.question.taker")
        case Ask.FOLLOW:
            return words.text(f"demo.ask.follow.{side}", card=words.card(scene.lying[0].card))
        case Ask.LEAD:
            return words.text(f"demo.ask.lead.{side}")
        case _:
            return words.text(f"demo.ask.{scene.ask.value.removeprefix('ask.')}")


def score_text(scene: DemonstrationScene, words: Words, names: Names) -> str:
    """Say the score."""
    north, south = Seat.NORTH, Seat.SOUTH
    return words.text(
        "demo.score",
        north=names[north],
        south=names[south],
        north_points=scene.score[north],
        south_points=scene.score[south],
    )


def stake_text(scene: DemonstrationScene, words: Words) -> str:
    """Say what the tricks are worth to each side while they are played, and why; nothing before and after."""
    seats = (scene.elder, scene.dealer)
    return stake_told(
        scene,
        seats,
        lambda seat: role(scene, seat),
        lambda elder, dealer: words.text("demo.stake.sides", elder=elder, dealer=dealer),
        words,
    )


def stake_told(
    scene: DemonstrationScene,
    seats: tuple[Seat, Seat],
    side: Callable[[Seat], str],
    sides: Callable[[str, str], str],
    words: Words,
) -> str:
    """Say what the tricks are worth while they are played, and why; nothing before and after.

    Args:
        scene: the moment.
        seats: the players, in the order in which they are told of.
        side: the ending of a message about a player.
        sides: says what the tricks of both are worth, where that differs.
        words: the language.
    """
    if scene.talk.end is None or scene.ask not in (Ask.LEAD, Ask.FOLLOW):
        return ""
    worths = {seat: worth(scene.rules, scene.dealer, scene.talk, seat) for seat in seats}
    may_be_vole = {seat: scene.tricks_of(seat.other) == 0 for seat in seats}
    ahead = next((seat for seat in seats if scene.tricks_of(seat) >= POINT_TRICKS), None)
    if ahead is not None:
        return made_text(worths[ahead], side(ahead), words, may_be_vole=may_be_vole[ahead])
    first, second = (worth_text(worths[seat], words, may_be_vole=may_be_vole[seat]) for seat in seats)
    stakes = words.text("stake.both", both=first) if first == second else sides(first, second)
    end = reason(scene.rules, scene.talk)
    if end is None:
        return words.text("stake.now", stakes=stakes)
    chose = scene.elder if end is TalkEnd.STOOD else scene.dealer
    return words.text(f"stake.now.{end.value}.{side(chose)}", stakes=stakes)


def question_text(scene: DemonstrationScene, words: Words) -> str:
    """Say what the class is asked; nothing where it is asked nothing."""
    match scene.question:
        case Question.TAKER:
            return words.text("demo.question.taker")
        case Question.PLAYABLE if scene.turn is not None:
            return words.text(f"demo.question.playable.{role(scene, scene.turn)}")
        case _:
            return ""


def answer_text(scene: DemonstrationScene, words: Words) -> str:
    """Give the answer with its reason, once it is given."""
    if not scene.is_answered:
        return ""
    if scene.playable is None:
        return told(scene, words)
    return _playable_text(scene.playable, scene.turn_up.suit, words)


def _playable_text(playable: Playable, trump: Suit, words: Words) -> str:
    """Say which cards may be played, and which rule keeps the others."""
    if not playable.refused:
        return words.text("demo.answer.all")
    cards = words.all_of([words.card(card) for card in in_order(playable.allowed, trump, "suit")])
    codes = dict.fromkeys(breach.code for _, breach in playable.refused)
    reasons = [words.text(f"demo.because.{code.value}") for code in codes]
    return " ".join([words.text("demo.answer.playable", cards=cards), *reasons])


def refusal_text(refusal: Refusal, words: Words) -> str:
    """Say why something is refused, to a class and not to a player."""
    if refusal.breach is not None:
        return _breach_text(refusal.breach, words)
    return words.text(refusal.code.value if refusal.code else "refusal.unexpected")


def _breach_text(breach: Breach, words: Words) -> str:
    """Say which rule refuses an act."""
    if breach.code not in _OF_NOBODY:
        return breach_text(words, breach)
    cards = words.any_of([words.card(card) for card in breach.cards]) if breach.cards else ""
    led = words.card(breach.led) if breach.led else ""
    return words.text(f"demo.breach.{breach.code.value}", cards=cards, led=led)
