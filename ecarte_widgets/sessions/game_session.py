"""A game of one person against the computer, or of two who share a screen: turns, questions, answers, no browser."""

import secrets
from dataclasses import replace
from random import Random

from ecarte_widgets.engine import (
    MARK_KING,
    MARK_TURNED_KING,
    STAND,
    Action,
    Cut,
    Game,
    IllegalAction,
    Phase,
    PlayCard,
    Seat,
    View,
    apply,
    dealt_from_pack,
    legal_announcements,
    new_game,
    public_view,
    start_deal,
    view_for,
)
from ecarte_widgets.players import Player, player_named
from ecarte_widgets.sessions.asking import Ask, Choice, Intent, IntentError, Refusal, RefusalCode
from ecarte_widgets.sessions.game_moments import Moment, PlayedGame, Start
from ecarte_widgets.sessions.game_record import NumberedGame, opened_record, told_at_opening
from ecarte_widgets.sessions.offers import ask_for, choices_for, is_decided
from ecarte_widgets.sessions.scene import Scene
from ecarte_widgets.sessions.sharing import PERSON, awaited_of, king_question, since_last_choice
from ecarte_widgets.shuffling import first_dealer_for, numbered_deal, secret_deal_number, secret_number


class GameSession:
    """A game in progress. It answers with scenes and takes answers with the revision they saw."""

    def __init__(self, start: Start) -> None:
        """Begin a game.

        Raises:
            ValueError: the deal number is out of range.
            RecordError: the record has a mistake.
            UnknownPlayerError: there is no such opponent.
        """
        self.revision = 0
        self._game_number = 0
        self.begin(start)

    def begin(self, start: Start) -> None:
        """Begin another game at this table; what was on it is gone.

        Raises:
            ValueError: the deal number is out of range.
            RecordError: the record has a mistake.
            UnknownPlayerError: there is no such opponent.
        """
        opponent = None if start.opponent == PERSON else player_named(start.opponent)
        if start.deal is not None:
            numbered_deal(start.deal)
        recorded = None if start.record is None else opened_record(start.record)
        self.before: PlayedGame | None = None
        """The game that this one took the place of: undo at the beginning takes it up again."""
        self._take_up(PlayedGame(start, opponent, [], []))
        self._moments.append(self._settled(self._begun() if recorded is None else self._recorded(recorded)))

    def _take_up(self, game: PlayedGame) -> None:
        """Put a game on the table."""
        self.start, self._opponent, self.answers, self._moments = game
        self._game_number += 1
        self._in_front = None if self.is_shared else self.start.person
        self._is_taken_over = False

    @property
    def played(self) -> PlayedGame:
        """The game on the table as it was played so far."""
        return PlayedGame(self.start, self._opponent, self.answers, self._moments)

    @property
    def is_shared(self) -> bool:
        """Whether two people share the screen."""
        return self._opponent is None

    @property
    def _moment(self) -> Moment:
        """The game as it is."""
        return self._moments[-1]

    @property
    def game(self) -> Game:
        """The whole game, hidden cards included: for saving it, and for nothing that anybody sees."""
        return self._moment.game

    @property
    def numbered(self) -> NumberedGame:
        """The whole game and the numbers of its deals, hidden cards included: of it, finished deals may be shown."""
        return NumberedGame(self._moment.game, self._moment.numbers)

    def scene(self) -> Scene:
        """Show the table as it is."""
        moment = self._moment
        person = moment.awaited
        own = view_for(moment.game, person)
        is_covered = self._in_front is None
        view = public_view(moment.game, person) if is_covered else own
        ask = Ask.HAND_OVER if is_covered else ask_for(view, asks_for_king=self._king_question(moment) is person)
        last, events = since_last_choice(self._moments, person)
        is_public = view.phase is Phase.FINISHED or (self.start.deal is not None and not moment.game.past)
        return Scene(
            revision=self.revision,
            view=view,
            ask=ask,
            choices=choices_for(view, ask, claims=not self.is_shared),
            events=events,
            deal_number=moment.number if is_public else None,
            can_undo=len(self._moments) > 1 or self.before is not None,
            opponent=self.start.opponent,
            game_number=self._game_number,
            answered=None if is_covered or last is None else self.answers[last],
            has_left_game=not self.answers and self.before is not None and self.before.is_under_way,
            is_shared=self.is_shared,
            is_taken_over=self._is_taken_over,
            own_count=len(own.hand),
            is_from_record=self.start.record is not None and not self.answers,
        )

    def cover(self) -> None:
        """Show nobody's hand until who is awaited says that they are there; nothing, where nobody shares the screen."""
        if self.is_shared and self._in_front is not None:
            self._in_front, self._is_taken_over = None, False
            self.revision += 1

    def uncover(self) -> None:
        """Take it that who is awaited sits in front of the screen."""
        self._in_front, self._is_taken_over = self._moment.awaited, True

    def answer(self, intent: Intent, revision: int, next_start: Start | None = None) -> Scene:
        """Carry out an answer of the person, and all that the computer does upon it.

        Args:
            intent: the act or choice.
            revision: the revision of the scene that the person saw.
            next_start: what a new game begins with, should the answer ask for one; left out, as this one, drawn anew.

        Returns:
            The table afterwards.

        Raises:
            IntentError: the answer is stale, not on offer, or against the rules; nothing has changed.
        """
        if type(revision) is not int or revision != self.revision:
            raise IntentError(Refusal(RefusalCode.STALE))
        match intent:
            case Choice.NEW_GAME:
                before = self.played
                self.begin(next_start or replace(self.start, deal=None, secret=secrets.token_hex()))
                self.before = before
            case Choice.UNDO:
                self._undo()
            case Choice.SHOW_HAND if self._in_front is None:
                self.uncover()
            case _ if self._in_front is None:
                raise IntentError(Refusal(RefusalCode.NOT_NOW))
            case _:
                now = replace(self._moment, events=())
                after = self._chosen(now, intent) if isinstance(intent, Choice) else self._acted(now, intent)
                self._moments.append(self._settled(after))
                self.answers.append(intent)
                self._is_taken_over = False
        if self.is_shared and self._in_front is not self._moment.awaited:
            self._in_front = None
        self.revision += 1
        return self.scene()

    def _undo(self) -> None:
        """Take back the last choice; where that was to begin this game, take up the one before."""
        if len(self._moments) > 1:
            self._moments.pop()
            self.answers.pop()
        elif self.before is not None:
            self._take_up(self.before)
            self.before = None
        else:
            raise IntentError(Refusal(RefusalCode.NOT_NOW))

    def _begun(self) -> Moment:
        """Find the first dealer and deal."""
        start = self.start
        dealer: Seat | tuple[Cut, ...]
        if start.deal is None and start.first_dealer is not None:
            dealer = start.first_dealer
        elif start.deal is None:
            dealer = first_dealer_for(start.rules.first_dealer, secret_number(start.secret, 0))
        else:
            dealer = numbered_deal(start.deal).dealer
        begun = new_game(start.rules, dealer)
        first = begun.game.first_dealer
        number = secret_deal_number(start.secret, 1, first) if start.deal is None else start.deal
        return self._dealt(Moment(begun.game, ()).after(*begun), number)

    def _recorded(self, recorded: NumberedGame) -> Moment:
        """Go on at the end of a record; what is told is what its last deal brought since the person's last act."""
        seat = self.start.person
        if self.is_shared:
            seat = awaited_of(recorded.game, frozenset(), seat)
        return Moment(recorded.game, recorded.numbers, events=told_at_opening(recorded.game, seat))

    def _dealt(self, moment: Moment, number: int) -> Moment:
        """Deal the cards of a number."""
        step = start_deal(moment.game, dealt_from_pack(numbered_deal(number).pack))
        dealt = replace(moment, numbers=(*moment.numbers, number), kept_quiet=frozenset()).after(*step)
        return dealt if self.start.talks else dealt.after(*apply(dealt.game, STAND))

    def _chosen(self, moment: Moment, choice: Choice) -> Moment:
        """Carry out a choice that is no act of the rules."""
        if choice not in self.scene().choices:
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        match choice:
            case Choice.KEEP_QUIET:
                return replace(moment, kept_quiet=moment.kept_quiet | {moment.awaited})
            case Choice.NEXT_DEAL:
                deals, dealer = len(moment.game.deals), moment.game.next_dealer
                number = secret_deal_number(self.start.secret, 1 + deals, dealer)
                return self._dealt(moment, number)
            case Choice.PLAY_OUT:
                return self._played_out(moment)
            case _:
                raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))

    def _acted(self, moment: Moment, action: Action) -> Moment:
        """Carry out an act of the person."""
        if isinstance(action, PlayCard) and self._king_question(moment) is moment.awaited:
            raise IntentError(Refusal(RefusalCode.KING_FIRST))
        try:
            return moment.after(*apply(moment.game, action, moment.awaited))
        except IllegalAction as error:
            raise IntentError(Refusal(breach=error.breach)) from None

    def _played_out(self, moment: Moment) -> Moment:
        """Play the tricks left, the person's cards as they come: they change no points any more."""
        while True:
            view = view_for(moment.game, self.start.person)
            if not is_decided(view):
                return moment
            moment = self._settled(moment.after(*apply(moment.game, view.actions[0], view.seat)))

    def _settled(self, moment: Moment) -> Moment:
        """Let the computer act until the person is asked; of two people, tell which of them is."""
        if self._opponent is None:
            return replace(moment, awaited=awaited_of(moment.game, moment.kept_quiet, moment.awaited))
        moment = replace(moment, awaited=self.start.person)
        while True:
            after = self._computer_step(moment, self._opponent)
            if after is None:
                return moment
            moment = after

    def _computer_step(self, moment: Moment, player: Player) -> Moment | None:
        """Let the computer do one thing; None when it has nothing to do."""
        computer = self.start.person.other
        game, deal = moment.game, moment.game.deal
        assert deal is not None  # a session deals at once
        view = view_for(game, computer)
        # The same moment of the same game gets the same answer, also after an undo.
        seed = f"{self.start.secret} {len(game.past)} {len(deal.actions)} {len(moment.kept_quiet)}"
        rng = Random(seed)  # noqa: S311  (unforeseeable by its seed)
        if MARK_TURNED_KING in view.announcements and computer not in moment.kept_quiet:
            return self._announced(moment, view, MARK_TURNED_KING, player.announces(view, rng))
        match self._king_question(moment):
            case None if view.is_own_turn:
                return moment.after(*apply(game, player.choose(view, rng), computer))
            case seat if seat is computer:
                return self._announced(moment, view, MARK_KING, player.announces(view, rng))
            case _:
                return None

    @staticmethod
    def _announced(moment: Moment, view: View, action: Action, announces: bool) -> Moment:  # noqa: FBT001  (what it said)
        """Let the computer mark its king, or keep quiet about it for the rest of the deal."""
        if announces:
            return moment.after(*apply(moment.game, action, view.seat))
        return replace(moment, kept_quiet=moment.kept_quiet | {view.seat})

    def _king_question(self, moment: Moment) -> Seat | None:
        """Tell who is to say now whether to announce a king in hand: elder first, then the dealer, before a card."""
        if self.is_shared:
            return king_question(moment.game, moment.kept_quiet)
        game, deal = moment.game, moment.game.deal
        if deal is None or game.winner is not None or deal.led is not None or deal.phase is not Phase.PLAY:
            return None
        holders = (seat for seat in (deal.elder, deal.dealer) if MARK_KING in legal_announcements(game, seat))
        return next((seat for seat in holders if seat not in moment.kept_quiet), None)
