"""Deals and games between players, everything played twice with the roles exchanged.

``python -m tests.players.matches`` measures the book player against chance, and how fast it decides.
"""

import sys
from random import Random
from time import perf_counter

from ecarte_widgets.engine import (
    PACK,
    Action,
    Dealt,
    Game,
    Phase,
    Preset,
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
from ecarte_widgets.players import BookPlayer, Player, RandomPlayer


def play_deal(game: Game, players: tuple[Player, Player], rng: Random) -> Game:
    """Play the deal on the table to its end, kings asked for before each act; every act goes through the engine."""
    while True:
        deal = game.deal
        assert deal is not None
        for seat in (deal.elder, deal.dealer):
            kings = legal_announcements(game, seat)
            if kings and players[seat].announces(view_for(game, seat), rng):
                game = apply(game, kings[0], seat).game
        deal = game.deal
        assert deal is not None
        if deal.phase is Phase.FINISHED or deal.turn is None:
            return game
        action = players[deal.turn].choose(view_for(game, deal.turn), rng)
        game = apply(game, action, deal.turn).game


def shuffled(rng: Random) -> Dealt:
    pack = list(PACK)
    rng.shuffle(pack)
    return dealt_from_pack(pack)


def points_of_deals(rules: Rules, one: Player, other: Player, deals: int, seed: int) -> tuple[int, int]:
    """Give the points of two players over many single deals from 0-0, each played twice with exchanged seats."""
    rng, points = Random(seed), [0, 0]  # noqa: S311  (a test guards no secrets)
    for _ in range(deals):
        dealt = shuffled(rng)
        for seat in Seat:
            begun = start_deal(new_game(rules, Seat.NORTH).game, dealt).game
            players = (one, other) if seat is Seat.NORTH else (other, one)
            score = play_deal(begun, players, rng).score
            points[0] += score[seat]
            points[1] += score[seat.other]
    return points[0], points[1]


def won_games(rules: Rules, one: Player, other: Player, games: int, seed: int) -> int:
    """Count the games the first player wins; seats and first deals alternate, the packs come in pairs."""
    won = 0
    for number in range(games):
        rng = Random(f"{seed} {number // 2}")  # noqa: S311  (a test guards no secrets)
        seat = Seat(number % 2)
        players = (one, other) if seat is Seat.NORTH else (other, one)
        game = new_game(rules, Seat.NORTH).game
        while game.winner is None:
            game = play_deal(start_deal(game, shuffled(rng)).game, players, rng)
        won += game.winner is seat
    return won


class Timed:
    """A player whose decisions are counted and timed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, rng: Random) -> Action:
        start = perf_counter()
        action = self.player.choose(view, rng)
        self.seconds += perf_counter() - start
        self.decisions += 1
        return action

    def announces(self, view: View, rng: Random) -> bool:
        return self.player.announces(view, rng)


def measure(deals: int = 10_000, games: int = 5_000, seed: int = 1) -> None:
    """Print the book player's share of the points and of the games against chance, and its speed."""
    for preset in Preset:
        rules, book, chance = Rules.preset(preset), Timed(BookPlayer()), RandomPlayer()
        own, others = points_of_deals(rules, book, chance, deals, seed)
        won = won_games(rules, book, chance, games, seed)
        sys.stdout.write(
            f"{preset.value}: {own / (own + others):.1%} of the points of {deals} deals played twice "
            f"({own / deals / 2:.2f} to {others / deals / 2:.2f} a deal), {won / games:.1%} of {games} games, "
            f"{book.decisions / book.seconds:,.0f} decisions a second\n"
        )


if __name__ == "__main__":
    measure()
