"""Tables for the tests: games set up by hand, acts in the words of a record."""

from collections.abc import Sequence
from dataclasses import dataclass

from ecarte_widgets.engine import (
    ACCEPT,
    MARK_KING,
    MARK_TURNED_KING,
    PACK,
    PLAY,
    PROPOSE,
    REFUSE,
    STAND,
    Action,
    Breach,
    Card,
    Dealt,
    Event,
    Exchange,
    Game,
    IllegalAction,
    Preset,
    Rules,
    Seat,
    apply,
    legal_actions,
    new_game,
    parse_card,
    parse_cards,
    rules_from_switches,
    start_deal,
)

NORTH, SOUTH = Seat.NORTH, Seat.SOUTH
DEALER, ELDER = NORTH, SOUTH  # north deals unless a test says otherwise

PRESETS = tuple(Rules.preset(preset) for preset in Preset)
GAMERULES, CLASSIC = PRESETS

PLAIN_ELDER = "9H AS TS 7D 8C"
PLAIN_DEALER = "QH JS KS KD 7C"
"""Two ordinary hands for a turn-up of 8H: the king of trumps is in neither."""

_PLAIN_ACTS: dict[str, Action] = {
    str(act): act for act in (PROPOSE, STAND, ACCEPT, REFUSE, MARK_KING, MARK_TURNED_KING)
}


def act(text: str) -> Action:
    """Read an act in the words of a record; simpler than the engine's own reader, and apart from it."""
    if text in _PLAIN_ACTS:
        return _PLAIN_ACTS[text]
    verb, _, words = text.partition(" ")
    return PLAY[parse_card(words)] if verb == "play" else Exchange(parse_cards(words))


def switched(preset: str = "gamerules", **switches: object) -> Rules:
    """Give a preset's rules with some switches set, in the words of the table."""
    return rules_from_switches(preset, switches)


def dealt(elder: str, dealer: str, turn_up: str = "8H", stock: str = "") -> Dealt:
    return Dealt(parse_cards(elder), parse_cards(dealer), parse_card(turn_up), parse_cards(stock))


@dataclass(frozen=True)
class Table:
    """A game and what has happened since the cards lay on it."""

    game: Game
    events: tuple[Event, ...] = ()

    def do(self, *acts: str) -> "Table":
        """Do acts in order, each by the player whose act it is by the rules."""
        table = self
        for text in acts:
            step = apply(table.game, act(text))
            table = Table(step.game, table.events + step.events)
        return table

    def deal(self, cards: Dealt) -> "Table":
        step = start_deal(self.game, cards)
        return Table(step.game, self.events + step.events)

    def may(self, seat: Seat) -> set[str]:
        """Everything a player may do now, in words."""
        return {str(action) for action in legal_actions(self.game, seat)}

    def breach(self, text: str, seat: Seat | None = None) -> Breach:
        """Try an act that must be refused, and give the breach."""
        try:
            apply(self.game, act(text), seat)
        except IllegalAction as error:
            return error.breach
        message = f"{text} was not refused"
        raise AssertionError(message)

    def points(self) -> list[tuple[Seat, int, str, str]]:
        """Each award of the deal on the table: player, points, reason, rule."""
        assert self.game.deal is not None
        return [(one.player, one.points, one.reason.value, one.rule.value) for one in self.game.deal.awards]


def table(  # noqa: PLR0913  (the parts of a deal, each by name)
    rules: Rules = GAMERULES,
    *,
    elder: str = PLAIN_ELDER,
    dealer: str = PLAIN_DEALER,
    turn_up: str = "8H",
    stock: str = "",
    score: tuple[int, int] = (0, 0),
) -> Table:
    """Lay out a deal of north's.

    Args:
        rules: the rules of the table.
        elder: south's cards.
        dealer: north's cards.
        turn_up: the card turned up.
        stock: the cards to be drawn, in order.
        score: elder's points and the dealer's, before the deal.
    """
    begun = new_game(rules, DEALER, (score[1], score[0])).game
    return Table(begun).deal(dealt(elder, dealer, turn_up, stock))


_LOSERS = ["7S", "7D", "7C", "8S", "8D"]
_WINNERS = ["KS", "KD", "KC", "QS", "QD"]
_TRUMPS = ["QH", "JH", "AH", "TH", "9H"]
STOOD = ("stand",)
REFUSED = ("propose", "refuse")
EXCHANGED_STOOD = ("propose", "accept", "exchange {}", "exchange", "stand")
EXCHANGED_REFUSED = ("propose", "accept", "exchange {}", "exchange", "propose", "refuse")
TALKS = {
    "elder stood": STOOD,
    "the dealer refused": REFUSED,
    "exchanged, then stood": EXCHANGED_STOOD,
    "exchanged, then refused": EXCHANGED_REFUSED,
}
"""The four ways in which a talk ends that scoring tells apart; ``{}`` is the card that elder exchanges."""


def tricks_table(
    elder_tricks: int,
    rules: Rules,
    talk: Sequence[str],
    score: tuple[int, int] = (0, 0),
    turn_up: str = "7H",
) -> Table:
    """Lay out a deal in which elder takes exactly so many tricks, and talk; trump hearts.

    Elder leads trumps first, to which the dealer has none; the dealer then takes the rest with high cards.
    """
    hand = _TRUMPS[:elder_tricks] + _LOSERS[: 5 - elder_tricks]
    exchanges = any("{}" in text for text in talk)
    at_first = ["9C", *hand[1:]] if exchanges else hand
    drawn = f"{hand[0]} JC" if exchanges else "JC"
    laid = table(rules, elder=" ".join(at_first), dealer=" ".join(_WINNERS), turn_up=turn_up, stock=drawn, score=score)
    return laid.do(*(text.format("9C") for text in talk))


def tricks_plays(elder_tricks: int) -> list[str]:
    """Give the ten plays of :func:`tricks_table`."""
    takes, answers = _WINNERS[: 5 - elder_tricks], _LOSERS[: 5 - elder_tricks]
    plays = [card for pair in zip(_TRUMPS[:elder_tricks], _WINNERS[5 - elder_tricks :], strict=True) for card in pair]
    for number, (high, low) in enumerate(zip(takes, answers, strict=True)):
        plays += [low, high] if number == 0 else [high, low]
    return [f"play {card}" for card in plays]


def played_out(elder_tricks: int, rules: Rules, talk: Sequence[str], score: tuple[int, int] = (0, 0)) -> Table:
    """Play a whole deal in which elder takes exactly so many tricks."""
    return tricks_table(elder_tricks, rules, talk, score).do(*tricks_plays(elder_tricks))


def unseen(*places: str) -> list[Card]:
    """Give the pack without the cards named, in its fixed order."""
    named = {card for place in places for card in parse_cards(place)}
    return [card for card in PACK if card not in named]
