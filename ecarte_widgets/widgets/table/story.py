"""What has happened at a table, told with what the table knows: a trick with its reason, a result with its score."""

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from ecarte_widgets.engine import (
    CardPlayed,
    DealScored,
    Event,
    Exchange,
    GameWon,
    KingMarked,
    PlayCard,
    Refused,
    Seat,
    Stood,
    Trick,
    TrickWon,
    View,
)
from ecarte_widgets.engine.scoring import POINT_TRICKS
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Choice, Scene
from ecarte_widgets.widgets.table.both import is_for_both, log_for_both, news_for_both
from ecarte_widgets.widgets.table.claims import claim_on
from ecarte_widgets.widgets.table.stakes import result_text, standing_text
from ecarte_widgets.widgets.table.words import how_taken, seat_name, sentence, told


class Story(NamedTuple):
    """What has happened, in words."""

    news: str
    """What counts most, and must not be missed: a result, or a point that the opponent marked."""
    said: str
    """All else, in its order."""
    before: str = ""
    """What of it happened before the news; nothing where there is none."""


def story_for(scene: Scene, words: Words, events: Iterable[Event] | None = None) -> Story:
    """Tell what happened since the person's last answer.

    Args:
        scene: the table at this moment.
        words: the language.
        events: the part of it to be told; left out, all of it.
    """
    view = scene.view
    happened = scene.events if events is None else tuple(events)
    for_both = is_for_both(scene)
    news = [news_for_both(event, view, words) if for_both else _news(event, scene, words) for event in happened]
    place = next((place for place, told in enumerate(news) if told), 0)
    log, before = (_sentences(part, scene, words) for part in (happened, happened[:place]))
    return Story(" ".join(filter(None, news)), " ".join(log), " ".join(_beginning(log, before)) if any(news) else "")


def heard_text(scene: Scene, words: Words, stake: str) -> str:
    """Tell those who hear the page what others see: which cards came, and what is at stake when that changes.

    Args:
        scene: the table at this moment.
        words: the language.
        stake: what is said of the stake.
    """
    view = scene.view
    drew = isinstance(scene.answered, Exchange) and view.drawn and not scene.is_shared
    names = [words.card(card) for card in view.drawn] if drew else []
    drawn = [words.plural("heard.drawn", len(names), cards=words.all_of(names))] if names else []
    changes = any(isinstance(event, Stood | Refused) for event in scene.events) or _has_just_made_the_point(scene)
    return " ".join([*drawn, *([stake] if stake and changes else [])])


def _has_just_made_the_point(scene: Scene) -> bool:
    """Tell whether a trick since the person's last answer was somebody's third."""
    won = sum(isinstance(event, TrickWon) for event in scene.events)
    tricks = scene.view.tricks
    counts = [
        [sum(trick.winner is seat for trick in part) for seat in Seat] for part in (tricks[: len(tricks) - won], tricks)
    ]
    return any(before < POINT_TRICKS <= now for before, now in zip(*counts, strict=True))


def _sentences(events: Iterable[Event], scene: Scene, words: Words) -> list[str]:
    """Tell what is no news, in its order."""
    if is_for_both(scene):
        return log_for_both(events, scene.view, words)
    played_out = scene.answered is Choice.PLAY_OUT
    return [*_of_the_answer(scene, words), *_log(events, scene.view, words, played_out=played_out)]


def _beginning(log: list[str], before: list[str]) -> list[str]:
    """Give what both begin with: a card that lay there before the news is told with its trick, which came after."""
    return [one for one, _ in takewhile(lambda pair: pair[0] == pair[1], zip(log, before, strict=False))]


def _news(event: Event, scene: Scene, words: Words) -> str:
    """Tell an event that must not be missed; nothing for another."""
    view = scene.view
    match event:
        case DealScored(award) if view.winner is None:
            return f"{result_text(award, view, words)} {standing_text(view, words)}"
        case DealScored(award):
            return result_text(award, view, words)
        case KingMarked(_, award) if award.player is not view.seat:
            return sentence(words, event, view.seat)
        case _:
            return ""


def _log(events: Iterable[Event], view: View, words: Words, *, played_out: bool) -> list[str]:
    """Tell the other events as sentences: of a complete trick one, which names both cards."""
    log: list[str] = []
    lying: list[str] = []
    for event in events:
        match event:
            case CardPlayed() | TrickWon() if played_out:
                pass
            case CardPlayed():
                lying.append(sentence(words, event, view.seat))
            case TrickWon(_, number):
                lying.clear()
                log.append(trick_text(view.tricks[number - 1], view, words))
            case DealScored() | GameWon():
                pass
            case KingMarked(_, award) if award.player is not view.seat:
                pass
            case _:
                log.append(sentence(words, event, view.seat))
    return log + lying


def trick_text(trick: Trick, view: View, words: Words) -> str:
    """Say who took a trick, with which card, and why it is the better one."""
    reason, winning, losing = how_taken(trick, view.trump)
    side = "you" if trick.winner is view.seat else "other"
    return words.text(f"event.taken.{reason}.{side}", winning=words.card(winning), losing=words.card(losing))


def played_text(trick: Trick, view: View, words: Words) -> str:
    """Say which cards a trick has, and not who takes it."""
    cards = (CardPlayed(trick.leader, trick.led), CardPlayed(trick.leader.other, trick.answer))
    return told(words, cards, view.seat)


def _of_the_answer(scene: Scene, words: Words) -> list[str]:
    """Tell of the person's answer what no event tells."""
    match scene.answered:
        case Choice.KEEP_QUIET:
            still = [words.text("event.kept-quiet.still")] if Choice.ANNOUNCE_KING in scene.choices else []
            return [words.text("event.kept-quiet.either" if scene.is_shared else "event.kept-quiet"), *still]
        case Choice.PLAY_OUT:
            claim = claim_on(scene.view, words)
            count = sum(isinstance(event, TrickWon) for event in scene.events)
            return [words.plural(f"event.{claim.done}", count, what=claim.what)]
        case None:
            left = [words.text("event.game-left")] if scene.has_left_game else []
            return [*left, _from_record(scene, words)] if scene.is_from_record else left
        case _:
            return []


def _from_record(scene: Scene, words: Words) -> str:
    """Say that the game comes from a record, and whose cards are whose; seats stand at a table of two people alone."""
    if scene.is_shared:
        return words.text("event.from-record", player=seat_name(scene.view.seat, words))
    return words.text("event.from-record.alone")


def undone_text(scene: Scene, words: Words) -> str:
    """Say what an undo takes back at this moment."""
    if scene.is_shared:
        return words.text("event.undone.last")
    match scene.answered:
        case None:
            return words.text("event.undone.game")
        case PlayCard(card):
            return words.text("event.undone.card", card=words.card(card))
        case Exchange(()):
            choice = words.text("choice.exchange.none")
        case Exchange(cards):
            choice = words.plural("choice.exchange", len(cards))
        case Choice.PLAY_OUT:
            claim = claim_on(scene.view, words)
            choice = words.text(f"choice.{claim.name}", what=claim.what)
        case Choice() as answered:
            choice = words.text(f"choice.{answered.value}")
        case action:
            choice = words.text(f"choice.{action}")
    return words.text("event.undone.choice", choice=choice)
