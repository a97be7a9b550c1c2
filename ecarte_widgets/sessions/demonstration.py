"""A deal shown to a class, with no browser in it: a line to step through, and to play from at any moment."""

from collections.abc import Sequence

from ecarte_widgets.engine import (
    Action,
    Exchange,
    Game,
    IllegalAction,
    MarkKing,
    PlayCard,
    Rules,
    Seat,
    dealt_from_pack,
    new_game,
    read_record,
)
from ecarte_widgets.engine.transition import actor_of
from ecarte_widgets.sessions.asking import Choice, IntentError, Refusal, RefusalCode
from ecarte_widgets.sessions.demonstration_asking import (
    Aside,
    DemonstrationIntent,
    Move,
    Part,
    Pose,
    Question,
    ToDeal,
    ToTrick,
    Uncover,
)
from ecarte_widgets.sessions.demonstration_scene import (
    PART_OF,
    DemonstrationScene,
    Position,
    question_at,
    scene_of,
)
from ecarte_widgets.sessions.line import Line, deal_ends, deal_starts, is_same_act, trick_starts
from ecarte_widgets.sessions.moments import Moment, first_moment, moments_of, played_out_by_the_book
from ecarte_widgets.shuffling import numbered_deal


class Demonstration:
    """A line of moments and a position in it; once somebody plays otherwise, a branch beside the line.

    >>> demonstration = Demonstration.from_deal(4821, Rules())
    >>> demonstration.carry_out(Move.PLAY_OUT, 0)
    >>> demonstration.scene().position.acts > 10
    True
    """

    def __init__(self, line: Sequence[Moment], *, deal_number: int | None = None, grows: bool = False) -> None:
        """Begin at the first moment of a line, with both hands open and the stock closed.

        Args:
            line: its moments, at least one.
            deal_number: the number of the deal, where it has one.
            grows: whether an act at the end of the line belongs to the line; else it begins a branch.
        """
        self.revision = 0
        self._line: Line = tuple(line)
        self._branch: Line | None = None
        self._at = 0
        self._left_at = 0
        self._deal_number = deal_number
        self._grows = grows
        self.opened = frozenset({Part.NORTH, Part.SOUTH})
        self.posed: frozenset[Question] = frozenset()
        self._is_answered = False
        self._aside: Aside | None = None

    @classmethod
    def from_deal(cls, number: int, rules: Rules) -> "Demonstration":
        """Show a numbered deal; no act is done yet, so playing makes the line.

        Raises:
            ValueError: the number is out of range.
            TypeError: it is no whole number.
        """
        numbered = numbered_deal(number)
        begun = new_game(rules, numbered.dealer).game
        return cls([first_moment(begun, dealt_from_pack(numbered.pack))], deal_number=number, grows=True)

    @classmethod
    def from_record(cls, record: str | bytes) -> "Demonstration":
        """Show a game record.

        Args:
            record: its JSON, as text or as UTF-8 bytes.

        Raises:
            RecordError: the record has a mistake.
        """
        return cls.from_game(read_record(record))

    @classmethod
    def from_game(cls, game: Game, *, grows: bool = False, at_end: bool = False) -> "Demonstration":
        """Show a game from its first deal on.

        Args:
            game: the game.
            grows: whether playing on at its end belongs to the line, as it does where nothing is played yet.
            at_end: whether to begin with the last moment.

        Raises:
            ValueError: no deal has begun.
        """
        line = moments_of(game)
        demonstration = cls(line, grows=grows or len(line) == 1)
        if at_end:
            demonstration._at = len(line) - 1
        return demonstration

    @property
    def game(self) -> Game:
        """The game at this moment, hidden cards included: for saving it, and for nothing that anybody sees."""
        return self._moment.game

    @property
    def line_game(self) -> Game:
        """The whole game of the line, hidden cards included."""
        return self._line[-1].game

    @property
    def deal_number(self) -> int | None:
        """The number of the deal, where it has one."""
        return self._deal_number

    @property
    def _moments(self) -> Line:
        """The moments that are stepped through: the branch's, where there is one."""
        return self._line if self._branch is None else self._branch

    @property
    def _moment(self) -> Moment:
        """The moment that is shown."""
        return self._moments[self._at]

    def scene(self) -> DemonstrationScene:
        """Show the moment."""
        moment = self._moment
        before = self._moments[self._at - 1] if moment.last_act is not None else None
        return scene_of(
            moment,
            before,
            revision=self.revision,
            deal_number=self._deal_number,
            opened=self.opened,
            posed=self.posed,
            is_answered=self._is_answered,
            aside=self._aside,
            position=self._position(),
        )

    def carry_out(self, intent: DemonstrationIntent, revision: int) -> None:
        """Do what was asked for.

        Args:
            intent: an act of the game for whoever is awaited, or a way through the line.
            revision: the revision of the scene that it answers.

        Raises:
            IntentError: it is stale, not possible now, or against the rules; nothing has changed.
        """
        if type(revision) is not int or revision != self.revision:
            raise IntentError(Refusal(RefusalCode.STALE))
        match intent:
            case Move():
                self._move(intent)
            case ToTrick(number):
                self._go(trick_starts(self._moments, self._moment.deal).get(number))
            case ToDeal(number):
                self._go(deal_starts(self._moments).get(number))
            case Uncover(part, is_open):
                self.opened = self.opened | {part} if is_open else self.opened - {part}
                self._is_answered = False
            case Pose(question, is_posed):
                self.posed = self.posed | {question} if is_posed else self.posed - {question}
                self._is_answered = False
            case _:
                self._act(intent)
        self._aside = self._aside_of(intent)
        self.revision += 1

    def _aside_of(self, intent: DemonstrationIntent) -> Aside | None:
        """Tell what was done, where nothing that is shown tells of it."""
        match intent:
            case Move.PLAY_OUT:
                return Aside.PLAYED_OUT
            case Pose(question, True) if question_at(self._moment, self.posed, self.opened) is not question:
                return Aside(question.value)
            case _:
                return None

    def _move(self, move: Move) -> None:
        """Take a way through the line, or change it."""
        match move:
            case Move.FORWARD if self._asks():
                self._is_answered = True
            case Move.FORWARD:
                self._go(self._at + 1)
            case Move.BACK:
                self._go(self._at - 1)
            case Move.FIRST:
                starts = [start for start in deal_starts(self._moments).values() if start < self._at]
                self._go(max(starts, default=None))
            case Move.LAST:
                ends = [end for end in deal_ends(self._moments) if end > self._at]
                self._go(min(ends, default=None))
            case Move.ANSWER if self._asks():
                self._is_answered = True
            case Move.LINE if self._branch is not None:
                self._branch = None
                self._go(self._left_at)
            case Move.KEEP if self._branch is not None:
                self._line, self._branch, self._grows = self._branch, None, True
            case Move.PLAY_OUT:
                self._play_out()
            case _:
                raise IntentError(Refusal(RefusalCode.NOT_NOW))

    def _go(self, place: int | None) -> None:
        """Go to a moment; the class is asked there again.

        Raises:
            IntentError: there is no such moment.
        """
        if place is None or place not in range(len(self._moments)):
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        self._at = place
        self._is_answered = False

    def _asks(self) -> bool:
        """Tell whether the class is asked something that is not answered yet."""
        return not self._is_answered and question_at(self._moment, self.posed, self.opened) is not None

    def _asks_taker(self) -> bool:
        """Tell whether the class is still to say who takes the trick."""
        return self._asks() and question_at(self._moment, self.posed, self.opened) is Question.TAKER

    def _act(self, action: Action) -> None:
        """Do an act: the line's next one goes forward in it, another one begins a branch or lengthens the line.

        Raises:
            IntentError: it is against the rules, or would tell what is hidden.
        """
        seat = self._actor(action)
        if self._asks_taker():
            raise IntentError(Refusal(RefusalCode.ANSWER_FIRST))
        if self._would_tell(action, seat):
            raise IntentError(Refusal(RefusalCode.HAND_CLOSED))
        try:
            after = self._moment.after(action, seat)
        except IllegalAction as error:
            raise IntentError(Refusal(breach=error.breach)) from None
        if self._at + 1 == len(self._moments) or not is_same_act(self._moments[self._at + 1], after):
            self._go_on_with((after,))
        self._go(self._at + 1)

    def _would_tell(self, action: Action, seat: Seat) -> bool:
        """Tell whether doing or refusing an act would tell of cards that are hidden."""
        match action:
            case PlayCard() | Exchange():
                return PART_OF[seat] not in self.opened
            case MarkKing():
                is_closed = not self.opened.issuperset(PART_OF.values())
                return is_closed and Choice.ANNOUNCE_KING not in self.scene().choices
            case _:
                return False

    def _actor(self, action: Action) -> Seat:
        """Tell whose act it would be: of an open hand's card, its holder's."""
        game = self._moment.game
        assert game.deal is not None  # a moment has cards on the table
        if isinstance(action, PlayCard):
            for seat in Seat:
                if PART_OF[seat] in self.opened and action.card in game.deal.hands[seat]:
                    return seat
        return actor_of(game, action)

    def _go_on_with(self, moments: Line) -> None:
        """Let other moments follow this one: in the branch, at the end of a line that grows, or in a new branch."""
        until_now = self._moments[: self._at + 1]
        if self._branch is None and self._grows and self._at + 1 == len(self._line):
            self._line = until_now + moments
            return
        if self._branch is None:
            self._left_at = self._at
        else:
            self._left_at = min(self._left_at, self._at)
        self._branch = until_now + moments

    def _play_out(self) -> None:
        """Let the book players play the deal to its end, to be stepped through from here."""
        moments = played_out_by_the_book(self._moment)
        if not moments or self._asks_taker():
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        self._go_on_with(moments)

    def _position(self) -> Position:
        """Tell where in the line this is."""
        moment, moments = self._moment, self._moments
        left = self._line[self._left_at]
        is_branch = self._branch is not None
        return Position(
            deal=moment.deal,
            deals=moments[-1].deal,
            act=moment.act,
            acts=max(one.act for one in moments if one.deal == moment.deal),
            tricks=tuple(trick_starts(moments, moment.deal)),
            has_before=self._at > 0,
            has_after=self._at + 1 < len(moments),
            is_branch=is_branch,
            left_deal=left.deal if is_branch else 0,
            left_act=left.act if is_branch else 0,
        )
