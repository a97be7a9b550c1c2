"""What is asked at a table, what happened at it and how it stands, in words."""

from collections.abc import Iterable

from ecarte_widgets.engine import (
    Accepted,
    Card,
    CardPlayed,
    CardsCut,
    DealerChosen,
    DealScored,
    Event,
    Exchanged,
    GameWon,
    KingMarked,
    Proposed,
    Rank,
    Reason,
    Refused,
    Seat,
    Stood,
    Suit,
    Trick,
    TrickWon,
    TurnedKingLost,
    TurnedUp,
    View,
)
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Ask, Choice, Scene
from ecarte_widgets.widgets.table.claims import claim_on


def seat_name(seat: Seat, words: Words) -> str:
    """Name a player by where they sit."""
    return words.text("table.north" if seat is Seat.NORTH else "table.south")


def score_for_both(view: View, words: Words) -> str:
    """Say the score of two who share a screen."""
    north, south = Seat.NORTH, Seat.SOUTH
    return words.text(
        "demo.score",
        north=seat_name(north, words),
        south=seat_name(south, words),
        north_points=view.score[north],
        south_points=view.score[south],
    )


def how_taken(trick: Trick, trump: Suit) -> tuple[str, Card, Card]:
    """Give why a trick is taken, as the ending of a message, with the card that takes it and the other."""
    winning, losing = (trick.led, trick.answer) if trick.winner is trick.leader else (trick.answer, trick.led)
    if winning.suit is losing.suit:
        return "ace" if losing.rank is Rank.ACE else "higher", winning, losing
    return "trump" if winning.suit is trump else "other-suit", winning, losing


def ask_text(scene: Scene, words: Words) -> str:
    """Say what is asked of the person, and what else may be done."""
    ask = _asked(scene, words)
    if Choice.PLAY_OUT in scene.choices:
        claim = claim_on(scene.view, words)
        ask = words.text(f"ask.or.{claim.name}", ask=ask, what=claim.what)
    if Choice.MARK_TURNED_KING in scene.choices:
        ask = words.text("ask.and-turned-king", ask=ask)
    return ask


def _asked(scene: Scene, words: Words) -> str:
    """Say what is asked of the person first."""
    view = scene.view
    match scene.ask:
        case Ask.EXCHANGE:
            fewest, most = view.exchange or (0, 0)
            if most == 0:
                return words.text("ask.exchange.none")
            message = f"{scene.ask.value}.some" if fewest else f"{scene.ask.value}.any"
            return words.plural(message, most)
        case Ask.LEAD if len(view.hand) == 1:
            return words.text("ask.lead.last")
        case Ask.FOLLOW:
            return words.text(scene.ask.value, card="" if view.led is None else words.card(view.led))
        case Ask.HAND_OVER:
            return words.text(scene.ask.value, player=seat_name(view.seat, words))
        case Ask.GAME_WON | Ask.GAME_LOST if scene.is_shared and view.winner is not None:
            return words.text("both.game", player=seat_name(view.winner, words), score=score_for_both(view, words))
        case Ask.GAME_WON | Ask.GAME_LOST:
            return words.text(scene.ask.value, own=view.score[view.seat], other=view.score[view.seat.other])
        case _:
            return words.text(scene.ask.value)


def score_text(points: int, target: int, words: Words) -> str:
    """Say a player's score; who wins the game may pass what it takes."""
    if points > target:
        return words.plural("table.score.past", points, target=target)
    return words.plural("table.score", target, points=points, target=target)


def role_sentence(event: Event, dealer: Seat, words: Words) -> str:
    """Tell what was said or exchanged, of elder and the dealer and to nobody; nothing for another event."""
    match event:
        case Proposed():
            return words.text("demo.event.proposed")
        case Stood():
            return words.text("demo.event.stood")
        case Accepted():
            return words.text("demo.event.accepted")
        case Refused():
            return words.text("demo.event.refused")
        case Exchanged(_, 0):
            return words.text("demo.event.exchanged.none")
        case Exchanged(player, count):
            role = "dealer" if player is dealer else "elder"
            return words.plural(f"demo.event.exchanged.{role}", count)
        case _:
            return ""


def told(words: Words, events: Iterable[Event], person: Seat) -> str:
    """Tell events as sentences to the person at a seat."""
    return " ".join(sentence(words, event, person) for event in events)


def sentence(words: Words, event: Event, person: Seat) -> str:
    """Tell one event as a sentence."""

    def side(seat: Seat) -> str:
        return "you" if seat is person else "other"

    match event:
        case CardsCut(north, south):
            own, other = (south, north) if person is Seat.SOUTH else (north, south)
            return words.text("event.cut", own=words.card(own), other=words.card(other))
        case DealerChosen(dealer):
            return words.text(f"event.dealer.{side(dealer)}")
        case TurnedUp(_, card):
            return words.text("event.turned-up", card=words.card(card))
        case TurnedKingLost(dealer):
            return words.text(f"event.turned-king-lost.{side(dealer)}")
        case Proposed(player):
            return words.text(f"event.proposed.{side(player)}")
        case Stood(player):
            return words.text(f"event.stood.{side(player)}")
        case Accepted(player):
            return words.text(f"event.accepted.{side(player)}")
        case Refused(player):
            return words.text(f"event.refused.{side(player)}")
        case Exchanged(player, 0):
            return words.text(f"event.exchanged.{side(player)}.none")
        case Exchanged(player, count):
            return words.plural(f"event.exchanged.{side(player)}", count)
        case KingMarked(_, award) if award.reason is Reason.KING:
            return words.text(f"event.king.{side(award.player)}")
        case KingMarked(_, award):
            return words.text(f"event.turned-king.{side(award.player)}")
        case CardPlayed(player, card):
            return words.text(f"event.played.{side(player)}", card=words.card(card))
        case TrickWon(player):
            return words.text(f"event.trick.{side(player)}")
        case DealScored(award):
            what = words.plural(f"event.{award.reason.value}.{side(award.player)}", award.points)
            return f"{what} {words.text(f'award.{award.rule.value}')}"
        case GameWon(player):
            return words.text(f"event.game.{side(player)}")
