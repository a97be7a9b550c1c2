"""What has happened before a question, told in sentences: the talk, the kings, the exchanges, the tricks."""

from collections.abc import Iterable, Sequence

from ecarte_widgets.engine import (
    HAND_SIZE,
    Accepted,
    Action,
    Award,
    Event,
    Exchanged,
    Game,
    KingMarked,
    Phase,
    Proposed,
    Rank,
    Reason,
    Refused,
    Seat,
    Stood,
    Talk,
    TalkEnd,
    TrickWon,
    View,
    apply,
    new_game,
    start_deal,
)
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.questions import KingFate
from ecarte_widgets.widgets.course.learner import side_of
from ecarte_widgets.widgets.table.words import sentence

_TALK = (Proposed, Accepted, Refused, Stood, Exchanged)


def talk_facts(talk: Talk, dealer: Seat, learner: Seat, words: Words, phase: Phase | None = None) -> list[str]:
    """Tell a talk as both players heard it.

    Args:
        talk: the talk, over or not.
        dealer: who dealt.
        learner: where the learner sits.
        words: the language.
        phase: what the deal waits for; left out, the talk is over.
    """
    return [sentence(words, event, learner) for event in _events_of(talk, dealer, phase)]


def _events_of(talk: Talk, dealer: Seat, phase: Phase | None) -> Iterable[Event]:
    """Give the events of a talk in order."""
    exchanges = list(talk.exchanged)
    for number in range(1, talk.proposals + 1):
        yield Proposed(dealer.other)
        if number == talk.proposals and talk.end is TalkEnd.REFUSED:
            yield Refused(dealer)
        elif exchanges or phase is Phase.ELDER_EXCHANGE:
            yield Accepted(dealer)
            yield from (Exchanged(player, count) for player, count in exchanges[:2])
            del exchanges[:2]
    if talk.end is TalkEnd.STOOD:
        yield Stood(dealer.other)


def king_facts(awards: Sequence[Award], learner: Seat, words: Words) -> list[str]:
    """Tell who marked a king."""
    names = {Reason.KING: "king", Reason.TURNED_KING: "turned-king"}
    kings = [award for award in awards if award.reason in names]
    return [words.text(f"course.fact.{names[king.reason]}.{side_of(king.player, learner)}") for king in kings]


def tricks_marked_facts(view: View, words: Words) -> list[str]:
    """Tell whose points for the tricks are on the score already, and that those of a turned-up king are not.

    A point on the score of a deal that is over would else be taken for the king's.
    """
    told = [
        words.plural(f"course.fact.tricks-marked.{side_of(award.player, view.seat)}", award.points)
        for award in view.awards
        if award.reason in (Reason.POINT, Reason.VOLE)
    ]
    is_marked = any(award.reason is Reason.TURNED_KING for award in view.awards)
    if told and view.turn_up.rank is Rank.KING and not is_marked:
        told.append(words.text("course.fact.turned-king-unmarked"))
    return told


def fate_facts(fate: KingFate | None, learner: Seat, words: Words) -> list[str]:
    """Tell what became of the king of trumps in a deal."""
    if fate is None:
        return []
    what = ("turned-king" if fate.turned else "king") + ("" if fate.marked else "-quiet")
    return [words.text(f"course.fact.{what}.{side_of(fate.holder, learner)}")]


def exchange_facts(exchanged: Sequence[int], words: Words) -> list[str]:
    """Tell exchanges: elder's, the dealer's, elder's and so on."""
    told = []
    for turn, count in enumerate(exchanged):
        role = "dealer" if turn % 2 else "elder"
        none = words.text("course.fact.exchanged.none")
        told.append(words.plural(f"course.fact.exchanged.{role}", count) if count else none)
    return told


def deal_facts(game: Game, acts: Sequence[Action], learner: Seat, words: Words) -> list[str]:
    """Tell what is done and claimed in a deal, without the points that it brings.

    Args:
        game: the game when the cards lie on the table.
        acts: what is done then, to the end, whoever may have won before that.
        learner: where the learner sits.
        words: the language.
    """
    assert game.deal is not None  # the cards lie on the table
    # Told as a first deal, so that no win cuts the story short.
    game, first = start_deal(new_game(game.rules, game.deal.dealer).game, game.deal.dealt)
    happened = list(first)
    for act in acts:
        game, events = apply(game, act)
        happened += events
    told, taken = [], [0, 0]
    for event in happened:
        match event:
            case KingMarked(_, award):
                told += king_facts([award], learner, words)
            case TrickWon(player, number):
                taken[player] += 1
                if number == HAND_SIZE:
                    told.append(words.text("course.fact.tricks", own=taken[learner], other=taken[learner.other]))
            case _ if isinstance(event, _TALK):
                told.append(sentence(words, event, learner))
            case _:
                pass
    return told
