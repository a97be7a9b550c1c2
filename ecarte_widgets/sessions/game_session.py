"""One person against the computer: turns, questions and answers, with no browser in it."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from ecarte_widgets.engine import (
    MARK_KING,
    MARK_TURNED_KING,
    PROPOSE,
    Action,
    Event,
    Game,
    IllegalAction,
    Phase,
    PlayCard,
    Rules,
    Seat,
    View,
    apply,
    dealt_from_pack,
    legal_announcements,
    new_game,
    start_deal,
    view_for,
)
from ecarte_widgets.players import Player
from ecarte_widgets.sessions.asking import Ask, Choice, Intent, IntentError, Refusal, RefusalCode
from ecarte_widgets.shuffling import drawn_number, first_dealer_for, numbered_deal


@dataclass(frozen=True, slots=True)
class Scene:
    """What a table shows: a view, what is asked, and what has just happened. Nothing hidden is in it."""

    revision: int
    """Counts the changes of the table; an answer names the one it saw."""
    view: View
    """All that the person may know."""
    ask: Ask
    """What is asked."""
    choices: tuple[Choice, ...]
    """The choices on offer beside the cards, the likeliest first."""
    events: tuple[Event, ...]
    """What happened since the person's last answer, that answer included."""
    deal_number: int | None
    """The number of the deal, where it is public: the deal is over, or was asked for by number."""
    next_rules: Rules
    """The rules of the next game."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """A game between two answers of the person; all that changes when they answer."""

    game: Game
    number: int
    number_is_public: bool
    secret: str
    kept_quiet: frozenset[Seat] = frozenset()
    events: tuple[Event, ...] = ()

    def after(self, game: Game, events: tuple[Event, ...]) -> "_Moment":
        """Give the moment after something happened."""
        return replace(self, game=game, events=self.events + events)


class GameSession:
    """A game in progress. It answers with scenes and takes answers with the revision they saw."""

    def __init__(
        self,
        rules: Rules,
        opponent: Player,
        *,
        person: Seat = Seat.SOUTH,
        deal: int | None = None,
        draw: Callable[[], int] = drawn_number,
    ) -> None:
        """Begin a game.

        Args:
            rules: the rules of the table.
            opponent: who plays the other side.
            person: where the person sits.
            deal: the number of the first deal; its own dealer deals. Left out, it is drawn.
            draw: gives the numbers of all other deals.

        Raises:
            ValueError: the deal number is out of range.
        """
        self.person = person
        self.opponent = opponent
        self.next_rules = rules
        self.revision = 0
        self._draw = draw
        self._moment = self._settled(self._begun(deal))

    @property
    def rules(self) -> Rules:
        """The rules of the game on the table."""
        return self._moment.game.rules

    def scene(self) -> Scene:
        """Show the table as it is."""
        moment = self._moment
        view = view_for(moment.game, self.person)
        over = view.phase is Phase.FINISHED
        return Scene(
            revision=self.revision,
            view=view,
            ask=self._ask(moment, view),
            choices=self._choices(moment, view),
            events=moment.events,
            deal_number=moment.number if over or moment.number_is_public else None,
            next_rules=self.next_rules,
        )

    def answer(self, intent: Intent, revision: int) -> Scene:
        """Carry out an answer of the person, and all that the computer does upon it.

        Args:
            intent: the act or choice.
            revision: the revision of the scene that the person saw.

        Returns:
            The table afterwards.

        Raises:
            IntentError: the answer is stale, not on offer, or against the rules; nothing has changed.
        """
        if revision != self.revision:
            raise IntentError(Refusal(RefusalCode.STALE))
        before = replace(self._moment, events=())
        match intent:
            case Choice():
                after = self._chosen(before, intent)
            case _:
                after = self._acted(before, intent)
        self._moment = self._settled(after)
        self.revision += 1
        return self.scene()

    def _begun(self, deal: int | None) -> _Moment:
        """Find the first dealer and deal."""
        rules = self.next_rules
        if deal is None:
            number = self._draw()
            dealer = first_dealer_for(rules.first_dealer, self._draw())
        else:
            number = deal
            dealer = numbered_deal(deal).dealer
        begun = new_game(rules, dealer)
        moment = _Moment(begun.game, number, deal is not None, secrets.token_hex())
        return self._dealt(moment.after(*begun))

    def _dealt(self, moment: _Moment) -> _Moment:
        """Deal the cards of the moment's number."""
        step = start_deal(moment.game, dealt_from_pack(numbered_deal(moment.number).pack))
        return replace(moment, kept_quiet=frozenset()).after(*step)

    def _chosen(self, moment: _Moment, choice: Choice) -> _Moment:
        """Carry out a choice that is no act of the rules."""
        view = view_for(moment.game, self.person)
        if choice is not Choice.NEW_GAME and choice not in self._choices(moment, view):
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        match choice:
            case Choice.KEEP_QUIET:
                return replace(moment, kept_quiet=moment.kept_quiet | {self.person})
            case Choice.NEXT_DEAL:
                return self._dealt(replace(moment, number=self._draw(), number_is_public=False))
            case Choice.NEW_GAME:
                return self._begun(None)
            case _:
                raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))

    def _acted(self, moment: _Moment, action: Action) -> _Moment:
        """Carry out an act of the person."""
        if isinstance(action, PlayCard) and self._king_question(moment) is self.person:
            raise IntentError(Refusal(RefusalCode.KING_FIRST))
        try:
            return moment.after(*apply(moment.game, action, self.person))
        except IllegalAction as error:
            raise IntentError(Refusal(breach=error.breach)) from None

    def _settled(self, moment: _Moment) -> _Moment:
        """Let the computer act until the person is asked."""
        while True:
            after = self._computer_step(moment)
            if after is None:
                return moment
            moment = after

    def _computer_step(self, moment: _Moment) -> _Moment | None:
        """Let the computer do one thing; None when it has nothing to do."""
        computer = self.person.other
        game, deal = moment.game, moment.game.deal
        assert deal is not None  # a session deals at once
        view = view_for(game, computer)
        rng = Random(f"{moment.secret} {len(game.past)} {len(deal.actions)}")  # noqa: S311  (unforeseeable by its seed)
        if MARK_TURNED_KING in view.announcements and computer not in moment.kept_quiet:
            return self._announced(moment, view, MARK_TURNED_KING, rng)
        match self._king_question(moment):
            case None:
                return (
                    moment.after(*apply(game, self.opponent.choose(view, rng), computer)) if view.is_own_turn else None
                )
            case seat if seat is computer:
                return self._announced(moment, view, MARK_KING, rng)
            case _:
                return None

    def _announced(self, moment: _Moment, view: View, action: Action, rng: Random) -> _Moment:
        """Let the computer mark its king, or keep quiet about it for the rest of the deal."""
        if self.opponent.announces(view, rng):
            return moment.after(*apply(moment.game, action, view.seat))
        return replace(moment, kept_quiet=moment.kept_quiet | {view.seat})

    def _king_question(self, moment: _Moment) -> Seat | None:
        """Tell who is to say now whether to announce a king in hand: elder first, then the dealer, before a card."""
        deal = moment.game.deal
        if deal is None or moment.game.winner is not None or deal.led is not None or deal.phase is not Phase.PLAY:
            return None
        holders = (seat for seat in (deal.elder, deal.dealer) if MARK_KING in legal_announcements(moment.game, seat))
        return next((seat for seat in holders if seat not in moment.kept_quiet), None)

    def _ask(self, moment: _Moment, view: View) -> Ask:
        """Tell what is asked of the person."""
        if view.winner is not None:
            return Ask.GAME_WON if view.winner is self.person else Ask.GAME_LOST
        if self._king_question(moment) is self.person:
            return Ask.ANNOUNCE
        match view.phase:
            case Phase.PROPOSAL:
                return Ask.PROPOSAL if PROPOSE in view.actions else Ask.STAND_ONLY
            case Phase.ANSWER:
                return Ask.ANSWER
            case Phase.ELDER_EXCHANGE | Phase.DEALER_EXCHANGE:
                return Ask.EXCHANGE
            case Phase.PLAY:
                return Ask.LEAD if view.led is None else Ask.FOLLOW
            case Phase.FINISHED:
                return Ask.DEAL_OVER

    def _choices(self, moment: _Moment, view: View) -> tuple[Choice, ...]:
        """List the choices on offer."""
        turned_king = (Choice.MARK_TURNED_KING,) if MARK_TURNED_KING in view.announcements else ()
        match self._ask(moment, view):
            case Ask.GAME_WON | Ask.GAME_LOST:
                return (Choice.NEW_GAME,)
            case Ask.DEAL_OVER:
                return (*turned_king, Choice.NEXT_DEAL)
            case Ask.ANNOUNCE:
                return (Choice.ANNOUNCE_KING, Choice.KEEP_QUIET)
            case Ask.PROPOSAL:
                return (Choice.PROPOSE, Choice.STAND, *turned_king)
            case Ask.STAND_ONLY:
                return (Choice.STAND, *turned_king)
            case Ask.ANSWER:
                return (Choice.ACCEPT, Choice.REFUSE, *turned_king)
            case Ask.EXCHANGE:
                return (Choice.EXCHANGE, *turned_king)
            case Ask.LEAD | Ask.FOLLOW:
                king = (Choice.ANNOUNCE_KING,) if MARK_KING in view.announcements else ()
                return (*king, *turned_king)
