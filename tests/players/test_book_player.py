"""The book player: legal everywhere, from its view alone, always the same, and stronger than chance."""

from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings

from ecarte_widgets.engine import (
    PROPOSE,
    STAND,
    SWITCHES,
    Action,
    Exchange,
    Game,
    Phase,
    Preset,
    Rank,
    Rules,
    Seat,
    View,
    apply,
    legal_actions,
    new_game,
    start_deal,
    view_for,
    why_illegal,
)
from ecarte_widgets.players import (
    PLAYERS,
    BookPlayer,
    Choice,
    Player,
    RandomPlayer,
    Reason,
    UnknownPlayerError,
    player_named,
)
from ecarte_widgets.players.discarding import exchange
from tests.players.matches import play_deal, points_of_deals, shuffled, won_games
from tests.strategies import Twins, games, twins

BOOK = BookPlayer()


def chance(seed: object) -> Random:
    return Random(str(seed))  # noqa: S311  (a test guards no secrets)


class Decision(NamedTuple):
    view: View
    action: Action


class Watched:
    """A player who is watched: whatever it is asked with is kept, with its answer."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.asked: list[object] = []
        self.made: list[Decision] = []

    def choose(self, view: View, rng: Random) -> Action:
        self.asked.append(view)
        action = self.player.choose(view, rng)
        self.made.append(Decision(view, action))
        return action

    def announces(self, view: View, rng: Random) -> bool:
        self.asked.append(view)
        return self.player.announces(view, rng)


def some_rules(rng: Random) -> Rules:
    if rng.random() < 0.5:
        return Rules.preset(rng.choice(list(Preset)))
    return Rules(**{name: rng.choice(values) for name, values in SWITCHES.items()})  # type: ignore[arg-type]


def decisions(seed: int, deals: int) -> list[Decision]:
    """Let the book play both sides, or one against chance, at any score, now and then with a short stock."""
    rng = chance(seed)
    book = Watched(BOOK)
    for _ in range(deals):
        rules = some_rules(rng)
        score = (rng.randrange(rules.target), rng.randrange(rules.target))
        dealt = shuffled(rng)
        if rng.random() < 0.3:
            dealt = dealt._replace(stock=dealt.stock[: rng.randrange(8)])
        other: Player = book if rng.random() < 0.5 else RandomPlayer()
        play_deal(start_deal(new_game(rules, Seat.NORTH, score).game, dealt).game, (book, other), rng)
        dealer = start_deal(new_game(rules, Seat.SOUTH, score).game, dealt).game
        play_deal(dealer, (book, other), rng)
    assert all(isinstance(asked, View) for asked in book.asked)
    return book.made


@pytest.mark.parametrize("seed", range(4))
def test_thousands_of_deals_without_an_illegal_act(seed: int) -> None:
    """The engine refuses what is illegal by an exception; every phase and both roles must have been met."""
    made = decisions(seed, 750)
    assert {view.phase for view, _ in made} == set(Phase) - {Phase.FINISHED}
    assert {view.seat is view.dealer for view, _ in made} == {True, False}


@settings(deadline=None, max_examples=200)
@given(games)
def test_it_acts_legally_in_any_game_whoever_played_before(game: Game) -> None:
    if game.deal is None or game.deal.turn is None:
        return
    seat = game.deal.turn
    assert why_illegal(game, seat, BOOK.choose(view_for(game, seat), chance(1))) is None


@settings(deadline=None, max_examples=200)
@given(twins())
def test_hidden_cards_change_nothing(pair: Twins) -> None:
    first, second = pair.first, pair.second
    for seat, action in pair.acts:
        deal = first.deal
        assert deal is not None
        if deal.turn is pair.seat:
            views = view_for(first, pair.seat), view_for(second, pair.seat)
            assert BOOK.explain(views[0]) == BOOK.explain(views[1])
        in_second = pair.in_second(seat, action)
        if why_illegal(second, seat, in_second) is not None:
            break
        first, second = apply(first, action, seat).game, apply(second, in_second, seat).game


def test_the_same_view_is_always_answered_in_the_same_way() -> None:
    for view, action in decisions(7, 100):
        assert [BookPlayer().choose(view, chance(seed)) for seed in range(3)] == [action] * 3


def test_every_choice_has_a_reason_and_every_reason_comes_up() -> None:
    """All but one: the book itself never proposes with nothing to throw, only a person whom it advises does."""
    choices = [BOOK.explain(view) for view, _ in decisions(9, 3000)]
    # A king is marked beside the turn: that is advised at the tables of a lesson.
    beside_the_turn = {Reason.TURNED_KING, Reason.SURE_POINT, Reason.POINT_WINS}
    assert {choice.reason for choice in choices} == set(Reason) - {Reason.MUST_EXCHANGE} - beside_the_turn
    assert all(isinstance(choice, Choice) for choice in choices)


def test_an_exchange_throws_all_but_trumps_and_kings_as_near_as_the_limits_allow() -> None:
    exchanges = [(view, action) for view, action in decisions(11, 1500) if isinstance(action, Exchange)]
    assert len(exchanges) > 500
    short = 0
    for view, action in exchanges:
        assert view.exchange is not None
        fewest, most = view.exchange
        waste = [card for card in view.hand if card.suit is not view.trump and card.rank is not Rank.KING]
        if len(waste) > most:
            short += 1
            kept = set(waste) - set(action.cards)
            assert len(action.cards) == most
            assert set(action.cards) <= set(waste)
            assert max([card.rank for card in action.cards], default=0) <= min(card.rank for card in kept)
        elif len(waste) < fewest:
            assert len(action.cards) == fewest
            assert set(waste) < set(action.cards)
        else:
            assert set(action.cards) == set(waste)
    assert short > 0


def test_it_always_marks_a_king() -> None:
    for view, _ in decisions(13, 20):
        assert BOOK.announces(view, chance(1))


def test_it_has_no_answer_out_of_turn() -> None:
    game = start_deal(new_game(Rules(), Seat.NORTH).game, shuffled(chance(1))).game
    with pytest.raises(ValueError, match="another player"):
        BOOK.explain(view_for(game, Seat.NORTH))
    with pytest.raises(ValueError, match="exchanged"):
        exchange(view_for(game, Seat.SOUTH))


@pytest.mark.parametrize("preset", Preset)
def test_it_beats_chance_clearly_over_deals_played_twice_with_roles_exchanged(preset: Preset) -> None:
    book, random = points_of_deals(Rules.preset(preset), BOOK, RandomPlayer(), deals=500, seed=5)
    assert book > 0.6 * (book + random)


@pytest.mark.parametrize("preset", Preset)
def test_it_beats_chance_clearly_over_whole_games(preset: Preset) -> None:
    assert won_games(Rules.preset(preset), BOOK, RandomPlayer(), games=200, seed=5) > 140


def test_players_are_found_by_name() -> None:
    assert {name: type(player_named(name)) for name in PLAYERS} == {"random": RandomPlayer, "book": BookPlayer}


@pytest.mark.parametrize("name", ["", "Book", "nobody", "x" * 1000])
def test_a_name_that_nobody_has_is_refused_with_a_list(name: str) -> None:
    with pytest.raises(UnknownPlayerError, match="allowed: random, book") as caught:
        player_named(name)
    assert isinstance(caught.value, ValueError)
    assert (caught.value.name, caught.value.allowed) == (name, ("random", "book"))
    assert len(str(caught.value)) < 200


def test_with_nothing_to_propose_for_it_stands() -> None:
    """Elder with an empty stock has one word."""
    stands = [view for view, action in decisions(17, 300) if action == STAND and PROPOSE not in view.actions]
    assert stands
    assert all(BOOK.explain(view).reason is Reason.CANNOT_PROPOSE for view in stands)


def test_a_legal_choice_is_one_of_the_listed() -> None:
    game = start_deal(new_game(Rules(), Seat.NORTH).game, shuffled(chance(3))).game
    assert BOOK.choose(view_for(game, Seat.SOUTH), chance(3)) in legal_actions(game, Seat.SOUTH)
