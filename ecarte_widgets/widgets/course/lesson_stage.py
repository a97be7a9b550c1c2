"""The table of a question, drawn: what the learner may see of it, and after the answer what came of it.

Of a game only the asked player's view is shown, and of that view nothing that lists what may be done.
"""

from collections import Counter
from typing import cast

from ecarte_widgets.engine import PACK, Card, Game, Rank, Seat, TurnedKing, dealt_from_pack
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.questions import (
    CountStock,
    DealPlace,
    DiscardLimits,
    MarkDeal,
    MarkPlayable,
    MayDo,
    MayMarkKing,
    NameTrumps,
    NextPacket,
    OrderCards,
    PointsOfDeal,
    Question,
    RuleOfDeal,
    ScoreDeal,
    WhatEndsGame,
    WhichCardWins,
    WhoDeals,
    WhoLeads,
    WhoMakesPoint,
    WhoMarksTurnUp,
    WhoTakes,
    WhoWinsGame,
)
from ecarte_widgets.lessons.solved_deals import packets
from ecarte_widgets.sessions.lesson_scene import QuestionScene
from ecarte_widgets.widgets.course.learner import side_of
from ecarte_widgets.widgets.course.lesson_facts import (
    deal_facts,
    exchange_facts,
    fate_facts,
    king_facts,
    talk_facts,
    tricks_marked_facts,
)
from ecarte_widgets.widgets.course.lesson_table import (
    LEARNER,
    laid_card,
    players_shown,
    position_shown,
    score_shown,
    trick_card,
    trump_shown,
    turn_up_shown,
)
from ecarte_widgets.widgets.table.trick import JsonObject

_NOTHING = ("trump", "turnUp", "stock", "other", "own", "hand", "packets")
"""What a table can be without."""


def stage_for(scene: QuestionScene, words: Words) -> JsonObject | None:
    """Give the table of the question on show; None where there is nothing to see."""
    question = scene.question
    if question is None:
        return None
    shown, facts = _shown(question, scene, words), _facts(question, words)
    if not shown and not facts:
        return None
    empty: JsonObject = dict.fromkeys(_NOTHING)
    labels = {"tableLabel": words.text("course.table"), "handLabel": words.text("table.hand")}
    return empty | {"table": []} | labels | shown | {"facts": facts, "factsLabel": words.text("course.facts")}


def _shown(question: Question, scene: QuestionScene, words: Words) -> JsonObject:
    """Give what lies on the table of a question, once it is settled with the answer."""
    match question:
        case MarkPlayable(position) | MayDo(position) | DiscardLimits(position) | MayMarkKing(position):
            # What comes of the answer is told in words: the cards stay as they were when it was asked.
            return position_shown(position.view, words)
        case WhoTakes() | WhichCardWins() | WhoLeads() | WhoDeals():
            return _two_cards(question, scene.solution, words)
        case OrderCards(_, trump):
            return {"trump": trump_shown(trump, words)}
        case NameTrumps(turn_up):
            trumps = None if scene.solution is None else trump_shown(turn_up.suit, words)
            return {"turnUp": turn_up_shown(turn_up, words), "trump": trumps}
        case WhoMarksTurnUp(dealer, turn_up):
            return players_shown(dealer, words) | {"turnUp": turn_up_shown(turn_up, words)}
        case NextPacket(number, dealer):
            return _being_dealt(number if scene.solution is None else number + 1, dealer, words)
        case WhoMakesPoint(dealer, elder_tricks):
            # The very first question of the course: who deals has no name yet, and does not matter here.
            return players_shown(None, words, _tricks(dealer, elder_tricks))
        case ScoreDeal(_, dealer, _, elder_tricks):
            return players_shown(dealer, words, _tricks(dealer, elder_tricks))
        case MarkDeal(deal) | PointsOfDeal(deal) | RuleOfDeal(deal):
            return players_shown(deal.dealer, words, _tricks(deal.dealer, deal.elder_tricks))
        case WhoWinsGame(game) | WhatEndsGame(game):
            return _before(game, words)
        case _:
            return {}


def _two_cards(
    question: WhoTakes | WhichCardWins | WhoLeads | WhoDeals,
    solution: Answer | None,
    words: Words,
    *,
    marks_trumps: bool = False,
) -> JsonObject:
    """Give two cards that lie face up; which of them takes the trick is told with the solution.

    Where it is asked which one does, to see that a card is a trump is part of the answer: till then none is marked.
    """
    is_marked = marks_trumps or solution is not None
    match question:
        case WhoTakes(leader, led, answer, trump):
            played = ((led, leader), (answer, leader.other))
            cards = [
                trick_card(
                    *(card, player, LEARNER, words),
                    led=card is led,
                    won=solution is player,
                    trump=trump if is_marked else None,
                )
                for card, player in played
            ]
            return {"trump": trump_shown(trump, words), "table": cards}
        case WhichCardWins(led, answer, trump):
            first, second = (
                words.text("course.led", card=words.card(led)),
                words.text("course.second", card=words.card(answer)),
            )
            laid = [
                laid_card(led, "other", words, first, words.text("course.caption.led"), won=solution is led),
                laid_card(answer, "you", words, second, words.text("course.caption.second"), won=solution is answer),
            ]
            marked = [
                one | {"isTrump": is_marked and card.suit is trump}
                for one, card in zip(laid, (led, answer), strict=True)
            ]
            return {"trump": trump_shown(trump, words), "table": marked}
        case WhoLeads(dealer, last):
            trick = {} if last is None else _two_cards(last, solution, words, marks_trumps=True)
            return players_shown(dealer, words) | trick
        case WhoDeals(_, north, south):
            return {"table": [_cut(north, Seat.NORTH, words), _cut(south, Seat.SOUTH, words)]}


def _cut(card: Card, player: Seat, words: Words) -> JsonObject:
    """Give a card cut for the deal."""
    side = side_of(player, LEARNER)
    label = words.text(f"course.cut-card.{side}", card=words.card(card))
    return laid_card(card, side, words, label, words.text("table.you" if side == "you" else "table.opponent"))


def _tricks(dealer: Seat, elder_tricks: int) -> tuple[int, int]:
    """Count the tricks by seat."""
    others = 5 - elder_tricks
    return (others, elder_tricks) if dealer is Seat.NORTH else (elder_tricks, others)


def _being_dealt(number: int, dealer: Seat, words: Words) -> JsonObject:
    """Give the cards that each player has after some packets."""
    held = Counter[DealPlace]()
    for packet in packets()[:number]:
        held[packet.place] += packet.count
    own, other = (DealPlace.DEALER, DealPlace.ELDER) if dealer is LEARNER else (DealPlace.ELDER, DealPlace.DEALER)
    labels = {
        "own": words.plural("course.own-cards", held[own]),
        "other": words.plural("table.opponent-hand", held[other]),
    }
    sides = players_shown(dealer, words)
    named = {who: cast("JsonObject", sides[who]) | {"cardsLabel": label} for who, label in labels.items()}
    turned = turn_up_shown(dealt_from_pack(PACK).turn_up, words) if held[DealPlace.TURN_UP] else None
    left = len(PACK) - held.total()
    pack = {"count": left, "label": words.plural("course.pack-left", left)}
    return {**named, "packets": {"own": held[own], "other": held[other]}, "stock": pack, "turnUp": turned}


def _before(game: Game, words: Words) -> JsonObject:
    """Give a deal of a game with the score before it."""
    assert game.deal is not None  # the cards lie on the table
    sides = players_shown(game.deal.dealer, words)
    awards = game.deal.awards
    for key, seat in (("own", LEARNER), ("other", LEARNER.other)):
        before = game.score[seat] - sum(award.points for award in awards if award.player is seat)
        note = {"scoreNote": words.text("course.score-before")}
        sides[key] = cast("JsonObject", sides[key]) | score_shown(before, game.rules.target, words) | note
    return sides | {
        "turnUp": turn_up_shown(game.deal.turn_up, words),
        "trump": trump_shown(game.deal.turn_up.suit, words),
    }


def _facts(question: Question, words: Words) -> list[str]:
    """Tell what has happened before the question, where it is not to be seen."""
    match question:
        case MayDo(position) | DiscardLimits(position) | MayMarkKing(position):
            view = position.view
            told = talk_facts(view.talk, view.dealer, view.seat, words, view.phase)
            kings = king_facts(view.awards, view.seat, words)
            # A king that is marked by itself is marked before anybody speaks.
            at_once = view.turn_up.rank is Rank.KING and view.rules.turned_king is TurnedKing.AUTOMATIC
            happened = [*kings, *told] if at_once else [*told, *kings]
            return [*happened, *tricks_marked_facts(view, words)]
        case CountStock(exchanged):
            return exchange_facts(exchanged, words)
        case PointsOfDeal(deal) | RuleOfDeal(deal):
            return _facts(deal, words)
        case ScoreDeal(_, dealer, talk):
            return talk_facts(talk, dealer, LEARNER, words)
        case MarkDeal(deal, king):
            heard, fate = talk_facts(deal.talk, deal.dealer, LEARNER, words), fate_facts(king, LEARNER, words)
            if king is None or not king.turned:
                return [*heard, *fate]
            return [*fate, *heard] if king.marked else [*fate, *heard, words.text("course.fact.next-deal")]
        case WhoWinsGame(game, acts) | WhatEndsGame(game, acts):
            return deal_facts(game, acts, LEARNER, words)
        case _:
            return []
