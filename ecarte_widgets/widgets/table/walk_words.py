"""What is said on the way through one's own game: of you and your opponent, as the table says it."""

from ecarte_widgets.engine import CardPlayed, CardsCut, DealerChosen, DealScored, Event, Seat, TrickWon
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Ask, DemonstrationScene
from ecarte_widgets.widgets.classroom.demo_words import stake_told
from ecarte_widgets.widgets.table.stakes import Finished, finished_text
from ecarte_widgets.widgets.table.words import how_taken, sentence


def told_to(person: Seat, scene: DemonstrationScene, words: Words) -> str:
    """Tell a person what has just happened, of a complete trick in one sentence."""
    completes = any(isinstance(event, TrickWon) for event in scene.events)
    events = (event for event in scene.events if not (completes and isinstance(event, CardPlayed)))
    return " ".join(filter(None, (_sentence(event, person, scene, words) for event in events)))


def _sentence(event: Event, person: Seat, scene: DemonstrationScene, words: Words) -> str:
    """Tell one event; nothing of how the dealer was found, which is before the deal."""
    match event:
        case CardsCut() | DealerChosen():
            return ""
        case TrickWon(player):
            why, winning, losing = how_taken(scene.tricks[-1], scene.turn_up.suit)
            message = f"event.taken.{why}.{_side(player, person)}"
            return words.text(message, winning=words.card(winning), losing=words.card(losing))
        case DealScored(award):
            deal = Finished(scene.rules, scene.dealer, scene.talk, scene.tricks_of(scene.elder))
            return finished_text(award, deal, person, words)
        case _:
            return sentence(words, event, person)


def ask_to(person: Seat, scene: DemonstrationScene, words: Words) -> str:
    """Say to a person what is to be done next, and by whom; where it has not been done yet, they choose it."""
    ask = scene.ask
    card = words.card(scene.lying[0].card) if ask is Ask.FOLLOW else ""
    match ask:
        case Ask.GAME_WON | Ask.GAME_LOST:
            return words.text("demo.ask.game-over", score=standing_to(person, scene, words))
        case Ask.DEAL_OVER:
            return words.text("demo.ask.deal-over", score=standing_to(person, scene, words))
        case _ if scene.turn is not person:
            asked = words.text(f"walk.opponent.{ask.value.removeprefix('ask.')}", card=card)
            return asked if scene.position.has_after else words.text("walk.choose", ask=asked)
        case Ask.EXCHANGE:
            return words.text("walk.exchange")
        case Ask.LEAD if scene.hands[person].count == 1:
            return words.text("ask.lead.last")
        case _:
            return words.text(ask.value, card=card)


def standing_to(person: Seat, scene: DemonstrationScene, words: Words) -> str:
    """Say the score to a person."""
    return words.text("result.score", own=scene.score[person], other=scene.score[person.other])


def stake_to(person: Seat, scene: DemonstrationScene, words: Words) -> str:
    """Say to a person what the tricks are worth while they are played, and why; nothing before and after."""
    return stake_told(
        scene,
        (person, person.other),
        lambda seat: _side(seat, person),
        lambda own, other: words.text("stake.sides", own=own, other=other),
        words,
    )


def _side(seat: Seat, person: Seat) -> str:
    """Give the ending of a message about a seat."""
    return "you" if seat is person else "other"
