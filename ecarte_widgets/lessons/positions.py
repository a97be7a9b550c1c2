"""A moment of a game as one player sees it, and the acts that a player is asked about."""

from dataclasses import dataclass, field
from enum import Enum, unique

from ecarte_widgets.engine import (
    MARK_TURNED_KING,
    Action,
    Game,
    IllegalAction,
    Rank,
    Rules,
    Seat,
    TurnedKing,
    View,
    apply,
    start_deal,
    view_for,
)


@unique
class ActKind(Enum):
    """The acts of a player, without their cards; the value is the verb of the record."""

    PROPOSE = "propose"
    """Ask for an exchange."""
    STAND = "stand"
    """Play without asking."""
    ACCEPT = "accept"
    """Agree to an exchange."""
    REFUSE = "refuse"
    """Refuse an exchange."""
    EXCHANGE = "exchange"
    """Discard and draw."""
    PLAY = "play"
    """Lead or play a card."""
    MARK_KING = "mark-king"
    """Announce the king of trumps in hand."""
    MARK_TURNED_KING = "mark-turned-king"
    """Mark the king turned up."""

    __hash__ = object.__hash__  # as that of cards: sets of acts are compared for every answer that is judged


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a game, as one player sees it; two are equal when that player sees the same."""

    game: Game = field(repr=False, compare=False)
    """The game with everything hidden in it: for the engine alone."""
    seat: Seat = field(compare=False)
    """Who is asked."""
    view: View = field(init=False, repr=False)
    """All that may be shown."""

    def __post_init__(self) -> None:
        """Work out the view.

        Raises:
            ValueError: no deal has begun.
        """
        object.__setattr__(self, "view", view_for(self.game, self.seat))

    def under(self, rules: Rules) -> "Position":
        """Give the same moment at a table with other rules."""
        return Position(under_rules(self.game, rules), self.seat)


def under_rules(game: Game, rules: Rules) -> Game:
    """Play the deal on the table once more under other rules: the same cards, the same acts.

    A turned-up king that was claimed is left to the rules where they mark it at once. Where an act would be
    refused, the game is taken as it stands and only its rules are changed.
    """
    assert game.deal is not None  # a position has a deal
    again = _dealt_under(game, rules)
    try:
        for seat, act in game.deal.actions:
            if act != MARK_TURNED_KING or rules.turned_king is TurnedKing.CLAIM:
                again = apply(again, act, seat).game
    except IllegalAction:
        return game._replace(rules=rules)
    return again


def acts_under(game: Game, acts: tuple[Action, ...], rules: Rules) -> tuple[Game, tuple[Action, ...]]:
    """Lay the same cards on the table under other rules, with what is done then.

    A turned-up king is left to the rules where they mark it at once, and claimed at once where they do not. Where
    an act would be refused, everything is taken as it stands, its rules too.

    Args:
        game: the game when the cards lie on the table.
        acts: what is done then, in order; what comes after a win does not count.
        rules: the other rules.
    """
    assert game.deal is not None  # the cards lie on the table
    begun = _dealt_under(game, rules)
    done = tuple(act for act in acts if act != MARK_TURNED_KING or rules.turned_king is TurnedKing.CLAIM)
    was_automatic = game.rules.turned_king is TurnedKing.AUTOMATIC
    if was_automatic and rules.turned_king is TurnedKing.CLAIM and game.deal.turn_up.rank is Rank.KING:
        done = (MARK_TURNED_KING, *done)
    going = begun
    try:
        for act in done:
            going = going if going.winner is not None else apply(going, act).game
    except IllegalAction:
        return game, acts
    return begun, done


def _dealt_under(game: Game, rules: Rules) -> Game:
    """Deal the cards on the table once more under other rules."""
    deal = game.deal
    assert deal is not None
    north, south = (sum(award.points for award in deal.awards if award.player is seat) for seat in Seat)
    before = game._replace(
        rules=rules,
        score=(game.score[Seat.NORTH] - north, game.score[Seat.SOUTH] - south),
        past=game.past[:-1],
        deal=game.past[-1] if game.past else None,
        winner=None,
    )
    return start_deal(before, deal.dealt).game
