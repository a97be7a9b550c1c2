"""Every hypothesis strategy of the tests: rules, packs, games under way, and hidden cards that change places."""

from typing import Any, NamedTuple

from hypothesis import strategies as st

from ecarte_widgets.engine import (
    ACCEPT,
    MARK_KING,
    MARK_TURNED_KING,
    PACK,
    PLAY,
    PROPOSE,
    REFUSE,
    STAND,
    SWITCHES,
    Action,
    Card,
    Dealt,
    Exchange,
    Game,
    Phase,
    PlayCard,
    Preset,
    Rules,
    Seat,
    apply,
    dealt_from_pack,
    legal_actions,
    new_game,
    start_deal,
)

seats = st.sampled_from(Seat)
cards = st.sampled_from(PACK)
packs = st.permutations(PACK).map(tuple)
presets = st.sampled_from(Preset).map(Rules.preset)
switches: dict[str, Any] = {name: st.sampled_from(values) for name, values in SWITCHES.items()}
any_rules = st.builds(Rules, **switches)
rules = st.one_of(presets, any_rules)
actions: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([PROPOSE, STAND, ACCEPT, REFUSE, MARK_KING, MARK_TURNED_KING]),
    cards.map(PlayCard),
    st.lists(cards, max_size=6).map(lambda chosen: Exchange(tuple(chosen))),
)
"""Any act of any player at any time, most of them against the rules."""

PLAIN_ACTS: tuple[Action, ...] = (PROPOSE, STAND, ACCEPT, REFUSE, MARK_KING, MARK_TURNED_KING, *PLAY.values())
"""Every act but the exchanges, which depend on the cards held."""


@st.composite
def dealt(draw: st.DrawFn) -> Dealt:
    """Draw the cards of a deal, often with a stock of a few cards only, so that it runs out."""
    cards = dealt_from_pack(draw(packs))
    if draw(st.booleans()):
        return cards
    return cards._replace(stock=cards.stock[: draw(st.integers(0, 8))])


@st.composite
def legal_acts(draw: st.DrawFn, game: Game) -> tuple[Seat, Action]:
    """Draw one legal act of either player; the kind first, so that exchanges don't crowd out the rest."""
    choices = [(seat, action) for seat in Seat for action in legal_actions(game, seat)]
    kinds = sorted({type(action).__name__ for _, action in choices})
    kind = draw(st.sampled_from(kinds))
    return draw(st.sampled_from([choice for choice in choices if type(choice[1]).__name__ == kind]))


@st.composite
def begun_games(draw: st.DrawFn) -> Game:
    """Draw a game at its first deal, from any rules, score and cards."""
    chosen = draw(rules)
    points = st.integers(0, chosen.target - 1)
    begun = new_game(chosen, draw(seats), (draw(points), draw(points))).game
    return start_deal(begun, draw(dealt())).game


@st.composite
def lines(draw: st.DrawFn, most: int = 40) -> list[Game]:
    """Draw a game act by act, over several deals, and give every state it went through."""
    states = [draw(begun_games())]
    for _ in range(draw(st.integers(0, most))):
        game = states[-1]
        if game.winner is not None:
            break
        assert game.deal is not None
        open_acts = any(legal_actions(game, seat) for seat in Seat)
        if game.deal.phase is Phase.FINISHED and not (open_acts and draw(st.booleans())):
            states.append(start_deal(game, draw(dealt())).game)
            continue
        seat, action = draw(legal_acts(game))
        states.append(apply(game, action, seat).game)
    return states


games = lines().map(lambda states: states[-1])
"""A game at any moment."""


class Twins(NamedTuple):
    """Two deals that one seat cannot tell apart, and the acts done in the first."""

    seat: Seat
    """Who looks."""
    first: Game
    """The game before the first act."""
    second: Game
    """The same with hidden cards in other places."""
    acts: tuple[tuple[Seat, Action], ...]
    """What was done in the first."""
    places: dict[Card, Card]
    """Which card of the second lies where each card of the first lies."""

    def in_second(self, seat: Seat, action: Action) -> Action:
        """Give the same act in the second game: the other's discards lie in the same places."""
        if isinstance(action, Exchange) and seat is not self.seat:
            return Exchange(tuple(self.places[card] for card in action.cards))
        return action


def _seen_by(seat: Seat, game: Game) -> set[Card]:
    """Tell every card that a player has seen in the deal on the table: the own, the open, the played."""
    deal = game.deal
    assert deal is not None
    king_seen = any(award.reason.value == "king" for award in deal.awards)
    king = next(card for card in PACK if card.suit is deal.turn_up.suit and card.rank.letter == "K")
    return {
        deal.turn_up,
        *deal.hands[seat],
        *deal.discards[seat],
        *deal.played_by(seat),
        *deal.played_by(seat.other),
        *([king] if king_seen else []),
    }


@st.composite
def twins(draw: st.DrawFn) -> Twins:
    """Draw a deal, play some of it, then let the cards that one seat never saw change places."""
    first = draw(begun_games())
    game = first
    acts: list[tuple[Seat, Action]] = []
    for _ in range(draw(st.integers(4, 22))):
        if not any(legal_actions(game, seat) for seat in Seat):
            break
        seat, action = draw(legal_acts(game))
        acts.append((seat, action))
        game = apply(game, action, seat).game
    looker = draw(seats)
    assert first.deal is not None
    whole = [*first.deal.dealt.elder, *first.deal.dealt.dealer, first.deal.turn_up, *first.deal.dealt.stock]
    hidden = [card for card in PACK if card not in _seen_by(looker, game)]
    places = {card: card for card in PACK} | dict(zip(hidden, draw(st.permutations(hidden)), strict=True))
    moved = tuple(places[card] for card in whole)
    swapped = Dealt(moved[:5], moved[5:10], moved[10], moved[11:])
    second = start_deal(new_game(first.rules, first.first_dealer, first.start_score).game, swapped).game
    return Twins(looker, first, second, tuple(acts), places)
