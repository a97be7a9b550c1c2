"""The engine against the naive rules of naive.py, over random games.

Both play the same random acts; at every state everything that can be asked of a game is compared. The default is
20,000 games and more; ``ECARTE_GAMES`` sets another number.
"""

import os
from random import Random

import pytest

from ecarte_widgets.engine import (
    SWITCHES,
    Action,
    Card,
    Dealt,
    Exchange,
    Game,
    IllegalAction,
    Phase,
    Preset,
    Rules,
    Seat,
    apply,
    legal_actions,
    new_game,
    next_in_record,
    start_deal,
    switches_of,
)
from tests.engine.naive import PACK, NaiveGame
from tests.engine.tables import act

BLOCKS = 20
GAMES = int(os.environ.get("ECARTE_GAMES", "20200"))
SEATS = {seat: str(seat) for seat in Seat}
VERBS = ("propose", "stand", "accept", "refuse", "exchange", "mark-king", "mark-turned-king", "play")
WORDS: dict[Action, str] = {}
"""The words of an act, with the cards of an exchange in one order; filled as acts turn up."""
ACTS: dict[str, Action] = {}
CARDS = {text: Card(text) for text in PACK}


def words_of(action: Action) -> str:
    """Give an act's words as the naive rules write it: the cards of an exchange in the order of their text."""
    if action not in WORDS:
        verb, *cards = str(action).split()
        WORDS[action] = " ".join([verb, *(sorted(cards) if isinstance(action, Exchange) else cards)])
    return WORDS[action]


def act_of(words: str) -> Action:
    if words not in ACTS:
        ACTS[words] = act(words)
    return ACTS[words]


def random_rules(random: Random, number: int) -> Rules:
    """Give each preset in a third of the games, any switches in the rest."""
    if number % 3 < len(Preset):
        return Rules.preset(list(Preset)[number % 3])
    return Rules(**{name: random.choice(values) for name, values in SWITCHES.items()})  # type: ignore[arg-type]


def compare(game: Game, naive: NaiveGame) -> list[tuple[Seat, str]]:
    """Demand that both know the same of this state; give the legal acts of both players."""
    deal = game.deal
    assert deal is not None
    turn = naive.whose_turn()
    assert turn == (None if deal.turn is None else SEATS[deal.turn])
    assert naive.finished() == (deal.phase is Phase.FINISHED)
    assert naive.winner == (None if game.winner is None else SEATS[game.winner])
    assert len(naive.stock()) == len(deal.stock)
    assert naive.points() == [(SEATS[one.player], one.points, one.reason.value) for one in deal.awards]
    score, tricks = naive.score, naive.tricks()
    acts: list[tuple[Seat, str]] = []
    for seat, name in SEATS.items():
        assert score[name] == game.score[seat]
        assert tricks[name] == deal.tricks_of(seat)
        assert naive.hand(name) == {card.value for card in deal.hands[seat]}
        legal = {words_of(action) for action in legal_actions(game, seat)}
        assert legal == naive.legal(name)
        acts += [(seat, words) for words in sorted(legal)]
    return acts


def compare_what_may_follow(game: Game, naive: NaiveGame) -> None:
    """Demand the same of what a record says may come next."""
    upcoming = next_in_record(game)
    assert (None if upcoming.player is None else SEATS[upcoming.player]) == naive.whose_turn()
    kings = {(SEATS[seat], words) for seat, words in upcoming.announcements}
    assert kings == {(name, one) for name in SEATS.values() for one in naive.legal(name) if one.startswith("mark-")}
    if upcoming.player is None:
        assert upcoming.actions == ()
        return
    turn_acts = {one for one in naive.legal(SEATS[upcoming.player]) if not one.startswith("mark-")}
    if upcoming.exchange is not None:
        sizes = {len(one.split()) - 1 for one in turn_acts}
        assert upcoming.actions == ("exchange",)
        assert upcoming.exchange == (min(sizes), max(sizes))
    else:
        assert set(upcoming.actions) == turn_acts


def chosen(random: Random, acts: list[tuple[Seat, str]]) -> tuple[Seat, str]:
    """Choose a kind of act first, so that the many exchanges don't crowd out the rest."""
    kinds = sorted({words.partition(" ")[0] for _, words in acts})
    kind = random.choice(kinds)
    return random.choice([one for one in acts if one[1].partition(" ")[0] == kind])


def refused_by_both(random: Random, game: Game, naive: NaiveGame, legal: list[tuple[Seat, str]]) -> None:
    """Try a random act; when it is against the rules, both must refuse it and nothing may change."""
    seat = random.choice(list(Seat))
    verb = random.choice(VERBS)
    count = 1 if verb == "play" else random.randrange(7) if verb == "exchange" else 0
    words = " ".join([verb, *sorted(random.choice(PACK) for _ in range(count))])
    if (seat, words) in legal:
        return
    before = (game, list(naive.history))
    with pytest.raises(IllegalAction):
        apply(game, act_of(words), seat)
    with pytest.raises(ValueError, match="may not do this now"):
        naive.do(SEATS[seat], words)
    assert (game, naive.history) == before
    assert compare(game, naive) == legal


def play_one_game(random: Random, number: int) -> int:
    """Play a game to its end in both; give the number of states compared."""
    rules = random_rules(random, number)
    dealer = random.choice(list(Seat))
    north, south = random.randrange(rules.target), random.randrange(rules.target)
    game = new_game(rules, dealer, (north, south)).game
    naive = NaiveGame(switches_of(rules), north, south)
    states = 0
    while game.winner is None:
        pack = random.sample(PACK, len(PACK))
        stock = pack[11:] if random.random() < 0.5 else pack[11 : 11 + random.randrange(9)]
        elder, dealers = pack[:5], pack[5:10]
        naive.start_deal(SEATS[dealer], elder, dealers, pack[10], stock)
        game = start_deal(
            game,
            Dealt(
                tuple(CARDS[one] for one in elder),
                tuple(CARDS[one] for one in dealers),
                CARDS[pack[10]],
                tuple(CARDS[one] for one in stock),
            ),
        ).game
        dealer = dealer.other
        while acts := compare(game, naive):
            states += 1
            if random.random() < 0.05:
                compare_what_may_follow(game, naive)
                refused_by_both(random, game, naive, acts)
            if naive.finished() and random.random() < 0.5:
                break  # a turned-up king may be marked after the fifth trick, or forgotten
            seat, words = chosen(random, acts)
            game = apply(game, act_of(words), seat).game
            naive.do(SEATS[seat], words)
    compare_what_may_follow(game, naive)
    return states


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_engine_and_the_naive_rules_agree_at_every_state(block: int) -> None:
    states = 0
    games = range(block, GAMES, BLOCKS)
    for number in games:
        states += play_one_game(Random(number), number)  # noqa: S311  (games, not secrets)
    assert states >= len(games)
