"""The score sheet of a game: of each finished deal who dealt, what was said, the kings, the tricks and the points."""

from dataclasses import dataclass

from ecarte_widgets.engine import (
    Accept,
    Accepted,
    Action,
    Award,
    Deal,
    Event,
    Exchange,
    Exchanged,
    Game,
    MarkKing,
    MarkTurnedKing,
    Phase,
    PlayCard,
    Propose,
    Proposed,
    Rank,
    Refuse,
    Refused,
    Rules,
    Seat,
    Stand,
    Stood,
)
from ecarte_widgets.engine.seats import by_seat
from ecarte_widgets.sessions.game_record import NumberedGame


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One finished deal. No card is in it."""

    number: int | None
    """The number of the deal; None where it has none."""
    dealer: Seat
    """Who dealt."""
    talk: tuple[Event, ...]
    """What was said and how many cards were exchanged, in its order."""
    is_king_lost: bool
    """Whether a king was turned up and not marked."""
    tricks: tuple[int, int]
    """The tricks taken, by seat."""
    awards: tuple[Award, ...]
    """The points, in the order in which they fell, those for kings included."""
    score: tuple[int, int]
    """Points by seat after the deal."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A game, deal by deal."""

    rules: Rules
    """The rules of the game."""
    start_score: tuple[int, int]
    """Points by seat before the first deal."""
    lines: tuple[SheetLine, ...]
    """The finished deals, in their order."""
    winner: Seat | None
    """Who won the game; None while it goes on."""


def score_sheet(numbered: NumberedGame) -> ScoreSheet:
    """Give the score sheet of a game, of which only finished deals are on it."""
    game = numbered.game
    lines: list[SheetLine] = []
    score = game.start_score
    for deal, number in zip(game.deals, numbered.numbers, strict=True):
        if deal.phase is not Phase.FINISHED:
            break
        north, south = (
            score[seat] + sum(award.points for award in deal.awards if award.player is seat) for seat in Seat
        )
        score = (north, south)
        lines.append(_line(game, deal, number, score))
    return ScoreSheet(game.rules, game.start_score, tuple(lines), game.winner)


def _line(game: Game, deal: Deal, number: int | None, score: tuple[int, int]) -> SheetLine:
    """Give the line of a deal."""
    # The king of the last deal may still be marked, unless the game is won.
    may_be_marked = deal is game.deal and game.winner is None
    is_king_lost = deal.turn_up.rank is Rank.KING and not deal.king_marked and not may_be_marked
    said = (_said(seat, action) for seat, action in deal.actions)
    tricks = by_seat(Seat.NORTH, deal.tricks_of(Seat.NORTH), deal.tricks_of(Seat.SOUTH))
    return SheetLine(
        number, deal.dealer, tuple(event for event in said if event), is_king_lost, tricks, deal.awards, score
    )


def _said(seat: Seat, action: Action) -> Event | None:
    """Tell an act of the talk as both players heard it; None for the others."""
    match action:
        case Propose():
            return Proposed(seat)
        case Accept():
            return Accepted(seat)
        case Refuse():
            return Refused(seat)
        case Stand():
            return Stood(seat)
        case Exchange(cards):
            return Exchanged(seat, len(cards))
        case MarkKing() | MarkTurnedKing() | PlayCard():
            return None
