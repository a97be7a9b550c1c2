"""A step of a lesson that is played at the table: one game of it, and when the step is done."""

from dataclasses import replace
from typing import Final, NamedTuple

from ecarte_widgets.engine import MARK_KING, MARK_TURNED_KING, Action, Card, Exchange, PlayCard, Rank, Rules, Seat, View
from ecarte_widgets.lessons.played import Played, Role, Scope
from ecarte_widgets.players import BookPlayer, Reason, announced_king
from ecarte_widgets.players import Choice as Advice
from ecarte_widgets.sessions.asking import SESSION_CHOICES, Ask, Choice, Intent, IntentError, Refusal, RefusalCode
from ecarte_widgets.sessions.game_moments import Start
from ecarte_widgets.sessions.game_session import GameSession
from ecarte_widgets.sessions.scene import Scene

PERSON: Final = Seat.SOUTH
"""Where the learner sits."""
_DEALERS: Final = {Role.ANY: None, Role.ELDER: PERSON.other, Role.DEALER: PERSON}
_ENDS: Final = frozenset({Choice.NEXT_DEAL, Choice.NEW_GAME})
_NO_ACTS: Final = (*(choice for choice in SESSION_CHOICES if choice is not Choice.KEEP_QUIET), MARK_TURNED_KING)
"""What is not held against the book's advice: no act of the rules, or one that is open beside what is asked."""
_BEYOND: Final = {scope: frozenset[Choice]() if scope is Scope.GAME else _ENDS for scope in Scope}
"""The choices that lead out of a step."""


class LookedBack(NamedTuple):
    """What the book would have done at an act that left a choice."""

    advice: Advice
    """Its act, and why."""
    view: View
    """What the learner saw when choosing."""
    is_same: bool
    """Whether the learner did the same."""


class TablePlay:
    """Play at the table against the book player, until the step is done and beyond, as the learner likes."""

    def __init__(self, played: Played, rules: Rules, revision: int = 0, secret: str | None = None) -> None:
        """Deal.

        Args:
            played: what is played.
            rules: the rules of the table.
            revision: the first revision of the table: above that of every table before it.
            secret: what all is drawn from; left out, it is drawn itself.
        """
        self._played = played
        start = Start(rules, "book", PERSON, first_dealer=_DEALERS[played.role], talks=played.scope is not Scope.TRICKS)
        self._session = GameSession(start if secret is None else replace(start, secret=secret))
        while self._shows_nothing():
            self._session = GameSession(replace(start, secret=f"{self._session.start.secret}+"))
        self._session.revision = revision
        self._told = 0
        self.looked_back: LookedBack | None = None
        """What the book would have done in place of the learner's last act, where that is worth telling."""
        self.said: Seat | None = None
        """Who the learner said would take the last trick; None where that was not asked, or not answered yet."""

    @property
    def is_predicting(self) -> bool:
        """Whether the learner is to say who takes the trick just completed; until then nobody tells it."""
        deal = self._session.game.deal
        assert deal is not None  # a session deals at once
        return self._played.scope is Scope.TRICKS and len(deal.tricks) > self._told

    def predict(self, taker: Seat, revision: int) -> None:
        """Take what the learner says of the trick just completed.

        Args:
            taker: who takes it, as the learner thinks.
            revision: the revision of the table that was seen.

        Raises:
            IntentError: it is stale, or no trick is to be predicted.
        """
        if revision != self._session.revision:
            raise IntentError(Refusal(RefusalCode.STALE))
        if not self.is_predicting:
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        self._told += 1
        self.said = taker
        self._session.revision += 1

    def _shows_nothing(self) -> bool:
        """Tell whether these cards do not show what the step is about.

        Tricks come before the lesson on the two kings, and a king in hand is what another step is about; and in a
        talk, or a whole deal, the learner has something to say: the opponent does not stand at once.
        """
        match self._played.scope:
            case Scope.TRICKS:
                return self._has_king()
            case Scope.TALK | Scope.DEAL:
                return self._talk_is_over()
            case Scope.KING:
                return self._talk_is_over() or not self._holds_king()
            case Scope.GAME:
                return False

    def _talk_is_over(self) -> bool:
        """Tell whether the talk is over."""
        deal = self._session.game.deal
        assert deal is not None  # a session deals at once
        return deal.talk.end is not None

    def _has_king(self) -> bool:
        """Tell whether a king of trumps is in a hand or turned up."""
        deal = self._session.game.deal
        assert deal is not None  # a session deals at once
        king = Card(Rank.KING.letter + deal.turn_up.suit.value)
        return deal.turn_up is king or any(king in hand for hand in (deal.dealt.elder, deal.dealt.dealer))

    def _holds_king(self) -> bool:
        """Tell whether the learner holds the king of trumps."""
        view = self._session.scene().view
        return Card(Rank.KING.letter + view.trump.value) in view.hand

    def scene(self) -> Scene:
        """Show the table: what leads out of the step is not on offer."""
        scene = self._session.scene()
        choices = tuple(choice for choice in scene.choices if choice not in _BEYOND[self._played.scope])
        return replace(scene, choices=choices)

    def answer(self, intent: Intent, revision: int) -> None:
        """Carry out an answer of the learner.

        Raises:
            IntentError: it is stale, not on offer, or against the rules; nothing has changed.
        """
        if self.is_predicting and intent is not Choice.UNDO:
            raise IntentError(Refusal(RefusalCode.STALE if revision != self._session.revision else RefusalCode.NOT_NOW))
        looked_back = self._looked_back(intent)
        self._session.answer(intent, revision)
        self.looked_back = looked_back
        deal = self._session.game.deal
        assert deal is not None  # a session deals at once
        self._told = min(self._told, len(deal.tricks))
        self.said = None

    def _looked_back(self, intent: Intent) -> LookedBack | None:
        """Tell what the book would do in place of an act, the same or another; nothing where there was no choice."""
        scene = self._session.scene()
        is_aside = intent in _NO_ACTS or (intent == MARK_KING and scene.ask is not Ask.ANNOUNCE)
        advice = None if is_aside or self.is_predicting else self._advised(scene)
        if advice is None or advice.reason in (Reason.NOTHING_AT_STAKE, Reason.ONLY_CARD):
            return None
        is_same = _act_of(intent) == _act_of(advice.action) or is_as_good(intent, advice.action, scene.view)
        return LookedBack(advice, scene.view, is_same)

    def renew(self, revision: int) -> None:
        """Go on at a table that was left; what was answered there before, or at another one meanwhile, is stale."""
        self._session.revision = max(revision, self._session.revision + 1)

    def advice(self) -> Advice | None:
        """Say what the book would do; None when the learner is not awaited."""
        if self.is_predicting:
            return None
        scene = self._session.scene()
        if Choice.MARK_TURNED_KING in scene.choices:
            return Advice(MARK_TURNED_KING, Reason.TURNED_KING)
        return self._advised(scene)

    @staticmethod
    def _advised(scene: Scene) -> Advice | None:
        """Say what the book would do about what is asked; a turned-up king can be marked beside it at any time."""
        if scene.ask is Ask.ANNOUNCE:
            return announced_king(scene.view)
        return BookPlayer().explain(scene.view) if scene.view.is_own_turn else None

    def is_done(self) -> bool:
        """Tell whether what the step asks for has been played; the learner has spoken in every talk that is over."""
        game = self._session.game
        assert game.deal is not None  # a session deals at once
        match self._played.scope:
            case Scope.TALK:
                return self._talk_is_over()
            case Scope.KING:
                return self._talk_is_over() and self._session.scene().ask is not Ask.ANNOUNCE
            case Scope.TRICKS | Scope.DEAL:
                return game.deal.turn is None and not self.is_predicting
            case Scope.GAME:
                return game.winner is not None


def _act_of(intent: Intent) -> Action | Choice | frozenset[Card]:
    """Give what tells acts apart: of an exchange the cards, whatever their order."""
    return frozenset(intent.cards) if isinstance(intent, Exchange) else intent


def is_as_good(intent: Intent, advised: Action, view: View) -> bool:
    """Tell whether a card is as good as the one advised by all that a reason looks at.

    Neither is a trump, both are of one rank, and as many cards of either suit are held.

    Args:
        intent: what the learner chose.
        advised: what the book chose.
        view: what the learner saw.
    """
    if not isinstance(intent, PlayCard) or not isinstance(advised, PlayCard):
        return False
    one, other = intent.card, advised.card
    held = [sum(card.suit is suit for card in view.hand) for suit in (one.suit, other.suit)]
    return one.rank is other.rank and view.trump not in (one.suit, other.suit) and held[0] == held[1]
