"""Exercises on a deal that was played: questions at the moments of it that show a rule best.

The same deal gives the same exercises: they follow from its cards, its acts and its number, and nothing is drawn.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, unique
from typing import Final, NamedTuple

from ecarte_widgets.engine import (
    MARK_KING,
    MARK_TURNED_KING,
    Action,
    BreachCode,
    Deal,
    Game,
    Phase,
    Rank,
    Rules,
    Seat,
    Trick,
    TurnedKing,
    apply,
    new_game,
    start_deal,
)
from ecarte_widgets.engine.cards import KING_OF
from ecarte_widgets.lessons.answers import Points
from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.play_mistakes import takes_missed
from ecarte_widgets.lessons.questions import (
    MarkPlayable,
    MayMarkKing,
    NameTrumps,
    Position,
    Question,
    ScoreDeal,
    WhoLeads,
    WhoMarksTurnUp,
    WhoTakes,
)
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers


@unique
class ExerciseKind(Enum):
    """What an exercise is about; the value is the middle of its id."""

    TRUMPS = "trumps"
    """Which suit is trumps?"""
    LEAD = "lead"
    """Who leads to the first trick?"""
    KING = "king"
    """Who marks the king of trumps, or may it be marked now?"""
    PLAY = "play"
    """Which cards may the second player play to a trick?"""
    TAKES = "takes"
    """Who takes a trick?"""
    SCORE = "score"
    """What do the tricks score, and by which rule?"""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One question of a worksheet."""

    deal: int
    """The number of the deal."""
    dealer: Seat
    """Who dealt."""
    kind: ExerciseKind
    """What it is about."""
    question: Question
    """What is asked."""
    trick: int | None = None
    """The trick that it is about, from 1; None where it is about none."""

    @property
    def id(self) -> str:
        """The name of the exercise, unique within a worksheet: ``4821.play-2``."""
        return f"{self.deal}.{self.kind.value}" + ("" if self.trick is None else f"-{self.trick}")

    @property
    def rule(self) -> str:
        """The rule that it is about, by its code: a heading of docs/rules, else the message id of a mistake."""
        match self.question:
            case MarkPlayable(position):
                return _rule_of_play(position)
            case ScoreDeal():
                right = solution(self.question)
                assert isinstance(right, Points)
                return right.rule.value
            case question:
                feedback = check(question, wrong_answers(question)[0]).feedback
                assert feedback is not None  # a wrong answer misses something
                return rule_missed(feedback)


def rule_missed(feedback: Feedback) -> str:
    """Name the rule that a wrong answer misses, by its code: a heading of docs/rules where there is one.

    >>> from ecarte_widgets.engine import AwardRule
    >>> rule_missed(Feedback(FeedbackCode.SCORE_POINTS, rule=AwardRule.VOLE))
    'the-vole'
    >>> rule_missed(Feedback(FeedbackCode.ELDER_LEADS))
    'elder-leads'
    """
    if feedback.rule is None or feedback.code is FeedbackCode.SCORED_BY:  # who made the point comes before its rule
        return feedback.code.value
    return str(feedback.rule.value)


def exercises_of(number: int, game: Game) -> tuple[Exercise, ...]:
    """Choose the exercises of a deal.

    Six as a rule, fewer where a deal has no fitting moment: who leads, trumps or the king of trumps, the cards that may
    be played to two tricks, who takes one, what the tricks score.

    Args:
        number: the deal's number.
        game: that deal, played to its end from no points.

    Raises:
        ValueError: the deal is not played to its end.
    """
    deal = game.deal
    if deal is None or deal.phase is not Phase.FINISHED or game.winner is not None:
        message = "exercises are made of a deal that was played to its fifth trick"
        raise ValueError(message)
    moments = tuple(_moments(game.rules, deal))
    king = _king(number, moments)
    found = [Exercise(number, deal.dealer, ExerciseKind.LEAD, WhoLeads(deal.dealer))]
    found.append(king or Exercise(number, deal.dealer, ExerciseKind.TRUMPS, NameTrumps(deal.turn_up)))
    played = [*_plays(number, moments), _takes(number, deal)]
    found += sorted(played, key=lambda one: (one.trick, one.kind is ExerciseKind.TAKES))
    scored = ScoreDeal(game.rules, deal.dealer, deal.talk, deal.tricks_of(deal.elder))
    return (*found, Exercise(number, deal.dealer, ExerciseKind.SCORE, scored))


def _moments(rules: Rules, deal: Deal) -> Iterator[Game]:
    """Go through a deal once more, act by act, as if nobody had marked a king."""
    game = start_deal(new_game(rules, deal.dealer).game, deal.dealt).game
    yield game
    for seat, act in deal.actions:
        if not _marks(act):
            game = apply(game, act, seat).game
            yield game


def _marks(act: Action) -> bool:
    """Tell whether an act marks a king."""
    return act in (MARK_KING, MARK_TURNED_KING)


def _deal_of(game: Game) -> Deal:
    """Give the deal on the table."""
    assert game.deal is not None  # each moment has one
    return game.deal


def _king(number: int, moments: tuple[Game, ...]) -> Exercise | None:
    """Ask about the king of trumps, at a moment that the number picks; None where nobody ever held it."""
    first = _deal_of(moments[0])
    if first.turn_up.rank is Rank.KING:
        if moments[0].rules.turned_king is TurnedKing.AUTOMATIC:
            turned = WhoMarksTurnUp(first.dealer, first.turn_up)
            return Exercise(number, first.dealer, ExerciseKind.KING, turned)
        asked = [Position(game, seat) for game in _turning_points(moments) for seat in (first.dealer, first.elder)]
    else:
        king = KING_OF[first.turn_up.suit]
        asked = [
            Position(game, seat)
            for game in _turning_points(moments)
            for seat in Seat
            if king in _deal_of(game).hands[seat]
        ]
    if not asked:
        return None
    return Exercise(number, first.dealer, ExerciseKind.KING, MayMarkKing(asked[number % len(asked)]))


def _turning_points(moments: tuple[Game, ...]) -> Iterator[Game]:
    """Give the moments that decide about a king: in the talk, before the first card and after it, after a trick."""
    yield moments[0]
    for cards in range(3):
        yield next(game for game in moments if _deal_of(game).phase is Phase.PLAY and _cards_played(game) == cards)


def _cards_played(game: Game) -> int:
    """Count the cards played."""
    deal = _deal_of(game)
    return 2 * len(deal.tricks) + (deal.led is not None)


class _Follow(NamedTuple):
    """A moment at which the second player is to play, and has a choice of cards."""

    trick: int
    """Which trick, from 1."""
    rule: str
    """The rule that it shows."""
    position: Position
    """The moment."""


_RANKS_OF_PLAY: Final = (
    BreachCode.MUST_OVERTAKE.value,
    BreachCode.MUST_TRUMP.value,
    BreachCode.MUST_FOLLOW_SUIT.value,
    FeedbackCode.VOID_ANY_CARD.value,
    FeedbackCode.NOTHING_BEATS.value,
)
"""The rules of play, the most instructive first; what is none of them is a moment without a choice."""


def _rule_of_play(position: Position) -> str:
    """Name the rule that a moment shows: the one that forbids a card, else the one by which all may be played."""
    view = position.view
    broken = {breach.code.value for _, breach in view.refused}
    if broken:
        return next(rule for rule in _RANKS_OF_PLAY if rule in broken)
    follows = view.led is not None and any(card.suit is view.led.suit for card in view.hand)
    return FeedbackCode.NOTHING_BEATS.value if follows else FeedbackCode.VOID_ANY_CARD.value


def _plays(number: int, moments: tuple[Game, ...]) -> list[Exercise]:
    """Ask twice which cards may be played: of South where South's hand teaches something, by two rules where it can."""
    found = list(_follows(moments))
    if not found:
        return []
    first = min(found, key=_worth)
    others = [one for one in found if one.trick != first.trick]
    second = min(others, key=lambda one: (*_worth(one)[:2], one.rule == first.rule, *_worth(one)[2:]), default=None)
    chosen = [first] if second is None else [first, second]
    dealer = first.position.view.dealer
    return [Exercise(number, dealer, ExerciseKind.PLAY, MarkPlayable(one.position), one.trick) for one in chosen]


def _worth(one: _Follow) -> tuple[bool, bool, int, int]:
    """Rank a moment, the best first: one that teaches something, South's own hand, the rule, the earlier trick."""
    return not _teaches(one), one.position.seat is Seat.NORTH, _RANKS_OF_PLAY.index(one.rule), one.trick


def _teaches(one: _Follow) -> bool:
    """Tell whether not everything may be played, or trumps and plain cards may, though neither is of the suit led."""
    view = one.position.view
    may_ruff_or_not = {card.suit is view.trump for card in view.hand} == {True, False}
    return bool(view.refused) or (one.rule == FeedbackCode.VOID_ANY_CARD.value and may_ruff_or_not)


def _follows(moments: Iterable[Game]) -> Iterator[_Follow]:
    """Find the moments at which the second player holds two cards or more."""
    for game in moments:
        deal = _deal_of(game)
        if deal.led is not None and deal.turn is not None and len(deal.hands[deal.turn]) > 1:
            position = Position(game, deal.turn)
            yield _Follow(len(deal.tricks) + 1, _rule_of_play(position), position)


_RANKS_OF_TAKING: Final = (
    FeedbackCode.ACE_BELOW_JACK,
    FeedbackCode.TRUMP_TAKES,
    FeedbackCode.OTHER_SUIT_LOSES,
    FeedbackCode.ACE_ABOVE_TEN,
    FeedbackCode.HIGHER_TAKES,
)
"""The reasons why a trick is taken, the most instructive first."""


def _takes(number: int, deal: Deal) -> Exercise:
    """Ask who takes the trick that shows most."""
    trump = deal.turn_up.suit

    def worth(trick: Trick) -> int:
        return _RANKS_OF_TAKING.index(takes_missed(trick.led, trick.answer, trump).code)

    best = min(deal.tricks, key=worth)  # of several that are as good, the earliest
    question = WhoTakes(best.leader, best.led, best.answer, trump)
    return Exercise(number, deal.dealer, ExerciseKind.TAKES, question, deal.tricks.index(best) + 1)
