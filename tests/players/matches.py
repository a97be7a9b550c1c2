"""Whole games between players, each deal played twice with the roles exchanged."""

from random import Random

from ecarte_widgets.engine import (
    PACK,
    Dealt,
    Game,
    Phase,
    Rules,
    Seat,
    apply,
    dealt_from_pack,
    legal_announcements,
    new_game,
    start_deal,
    view_for,
)
from ecarte_widgets.players import Player


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
