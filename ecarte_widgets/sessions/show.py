"""What is in front of a class: a demonstration, where its deal comes from, and a deal being set up by hand."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, unique
from random import SystemRandom
from typing import Final

from ecarte_widgets.engine import Card, CardTextError, Rules, Seat, parse_card
from ecarte_widgets.sessions.asking import IntentError, Refusal, RefusalCode
from ecarte_widgets.sessions.demonstration import Demonstration
from ecarte_widgets.sessions.demonstration_asking import Part, read_demonstration_intent, switches_to
from ecarte_widgets.sessions.demonstration_scene import PART_OF
from ecarte_widgets.sessions.set_up import SetUp, Spot

_PACK = "pack"
"""The word for where a card is that is put nowhere."""
MOST_STEPS: Final = 2000
"""How much of what was done with a deal is remembered."""


@unique
class Source(Enum):
    """Where a deal that is shown comes from."""

    NUMBER = "number"
    """A deal number."""
    RECORD = "record"
    """A game record."""
    SET_UP = "set-up"
    """It was set up by hand."""


class Show:
    """One demonstration after another, and the set-up of the next; each change counts on from the one before."""

    def __init__(self, demonstration: Demonstration, source: Source, record: str | None = None) -> None:
        """Begin with a demonstration; of a record, with its text too."""
        self.demonstration = demonstration
        self.source = source
        self.record = record
        self._done: list[str] = []
        self.number = 1
        self.set_up: SetUp | None = None
        self._laid_aside: SetUp | None = None

    @property
    def revision(self) -> int:
        """Counts the changes; an intent names the one it saw."""
        return self.demonstration.revision

    @property
    def rules(self) -> Rules:
        """The rules of what is shown."""
        return self.demonstration.game.rules

    @property
    def steps(self) -> tuple[str, ...]:
        """What leads from the beginning of the deal or record to what is shown: intents, one after the other."""
        return tuple(self._done[:MOST_STEPS])

    def retrace(self, steps: Sequence[str]) -> None:
        """Do again what was done; what cannot be done any more ends it."""
        for step in steps[:MOST_STEPS]:
            try:
                self.carry_out(step, self.revision)
            except IntentError:
                return

    def show_deal(self, number: int, rules: Rules) -> None:
        """Show a numbered deal from its beginning.

        Raises:
            ValueError: the number is out of range.
        """
        self._take(Demonstration.from_deal(number, rules), Source.NUMBER)
        self.demonstration.revision += 1

    def show_record(self, record: str | bytes) -> None:
        """Show a game record from its beginning.

        Raises:
            RecordError: the record has a mistake; what is shown stays as it is.
        """
        self._take(Demonstration.from_record(record), Source.RECORD)
        self.record = record.decode() if isinstance(record, bytes) else record
        self.demonstration.revision += 1

    def show_rules(self, rules: Rules) -> None:
        """Show the same deal under other rules, from its beginning.

        Raises:
            IntentError: it is a record, which keeps its own.
        """
        match self.source, self.demonstration.deal_number:
            case Source.NUMBER, int(number):
                self.show_deal(number, rules)
            case Source.SET_UP, _:
                first = SetUp.of_game(self.demonstration.line_game, hands=(True, True), stock=True)
                score = (0, 0) if max(first.score) >= rules.target else first.score
                self._take_set_up(replace(first, rules=rules, score=score))
                self.demonstration.revision += 1
            case _:
                raise IntentError(Refusal(RefusalCode.NOT_NOW))

    def carry_out(self, text: str, revision: int) -> None:
        """Do what a page asks for.

        Args:
            text: an intent of a demonstration, or a word of the set-up.
            revision: the revision that the page saw.

        Raises:
            IntentError: it is stale, not understood, not possible now, or against the rules; nothing has changed.
            SetUpError: no deal can be like what was set up, which stays.
        """
        if type(revision) is not int or revision != self.revision:
            raise IntentError(Refusal(RefusalCode.STALE))
        if self.set_up is not None:
            self._change_set_up(self.set_up, text)
        elif text == "set-up":
            self.set_up = self._laid_aside or self._shown_cards()
        else:
            self.demonstration.carry_out(read_demonstration_intent(text), revision)
            self._done.append(text)
            return
        self.demonstration.revision += 1

    def _take(self, demonstration: Demonstration, source: Source) -> None:
        """Show another deal, opened as this one was and with the same questions; the caller counts the change."""
        demonstration.revision = self.revision
        demonstration.opened, demonstration.posed = self.demonstration.opened, self.demonstration.posed
        self.demonstration, self.source, self.set_up, self.record = demonstration, source, None, None
        self._done = switches_to(demonstration.opened, demonstration.posed)
        self.number += 1

    def _take_set_up(self, set_up: SetUp) -> None:
        """Show a deal that was set up; where a card was led, with that card on the table.

        Raises:
            SetUpError: no deal can be like it.
        """
        self._take(Demonstration.from_game(set_up.game(), grows=True, at_end=True), Source.SET_UP)

    def _shown_cards(self) -> SetUp:
        """Begin a set-up with the cards that are open."""
        opened = self.demonstration.opened
        hands = (PART_OF[Seat.NORTH] in opened, PART_OF[Seat.SOUTH] in opened)
        return SetUp.of_game(self.demonstration.game, hands=hands, stock=Part.STOCK in opened)

    def _change_set_up(self, set_up: SetUp, text: str) -> None:
        """Carry out a word of the set-up.

        Raises:
            IntentError: there is no such word.
            SetUpError: it is to be shown, and cannot be.
        """
        match text.split(" "):
            case ["put", card, place]:
                self.set_up = set_up.with_card(_card(card), _spot(place))
            case ["dealing", "north" | "south" as dealer]:
                self.set_up = replace(set_up, dealing=Seat[dealer.upper()])
            case ["points", "north" | "south" as seat, points] if points in map(str, range(set_up.rules.target)):
                north, south = set_up.score
                self.set_up = set_up.with_score((int(points), south) if seat == "north" else (north, int(points)))
            case ["clear"]:
                self.set_up = replace(set_up, elder=(), dealer=(), turn_up=(), stock=(), led=())
            case ["fill"]:
                self.set_up = set_up.filled(SystemRandom())
            case ["use"]:
                self._take_set_up(set_up)
                self._laid_aside = set_up
            case ["leave"]:
                self._laid_aside, self.set_up = set_up, None
            case _:
                raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))


def _card(text: str) -> Card:
    """Read a card.

    Raises:
        IntentError: it is none.
    """
    try:
        return parse_card(text)
    except CardTextError:
        raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD)) from None


def _spot(text: str) -> Spot | None:
    """Read where a card is put; None is back to the pack.

    Raises:
        IntentError: there is no such place.
    """
    spots = {spot.value: spot for spot in Spot}
    if text != _PACK and text not in spots:
        raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))
    return spots.get(text)
