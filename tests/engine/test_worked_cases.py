"""The worked cases of docs/rules, row by row, under both presets. North deals, south is elder, trump hearts."""

import pytest

from ecarte_widgets.engine import (
    Game,
    IllegalAction,
    Phase,
    Rules,
    Seat,
    Void,
    apply,
    legal_actions,
)
from tests.engine.tables import (
    CLASSIC,
    DEALER,
    ELDER,
    EXCHANGED_REFUSED,
    EXCHANGED_STOOD,
    GAMERULES,
    PRESETS,
    REFUSED,
    STOOD,
    Table,
    played_out,
    table,
    tricks_plays,
    tricks_table,
)

both_presets = pytest.mark.parametrize("rules", PRESETS, ids=["gamerules", "classic"])

# what happened, the talk, elder's tricks, who scores, under gamerules, under classic
SCORING_ROWS = [
    ("E stood, E 3 tricks", STOOD, 3, ELDER, 2, 1),
    ("E stood, E 5 tricks", STOOD, 5, ELDER, 2, 2),
    ("E stood, D 3 tricks", STOOD, 2, DEALER, 1, 2),
    ("E stood, D 5 tricks", STOOD, 0, DEALER, 2, 2),
    ("D refused the first proposal, E 3", REFUSED, 3, ELDER, 2, 2),
    ("D refused the first proposal, D 4", REFUSED, 1, DEALER, 1, 1),
    ("exchanged, then E stood, E 4", EXCHANGED_STOOD, 4, ELDER, 1, 1),
    ("exchanged, then D refused the second, E 3", EXCHANGED_REFUSED, 3, ELDER, 1, 1),
    ("exchanged, E 5", EXCHANGED_STOOD, 5, ELDER, 2, 2),
    ("exchanged, D 5", EXCHANGED_STOOD, 0, DEALER, 2, 2),
]


@pytest.mark.parametrize(
    ("talk", "tricks", "winner", "points"),
    [row[1:5] for row in SCORING_ROWS],
    ids=[row[0] for row in SCORING_ROWS],
)
def test_points_under_gamerules(talk: tuple[str, ...], tricks: int, winner: Seat, points: int) -> None:
    assert [award[:2] for award in played_out(tricks, GAMERULES, talk).points()] == [(winner, points)]


@pytest.mark.parametrize(
    ("talk", "tricks", "winner", "points"),
    [(*row[1:4], row[5]) for row in SCORING_ROWS],
    ids=[row[0] for row in SCORING_ROWS],
)
def test_points_under_classic(talk: tuple[str, ...], tricks: int, winner: Seat, points: int) -> None:
    assert [award[:2] for award in played_out(tricks, CLASSIC, talk).points()] == [(winner, points)]


def king_turned_up_at_four_all(rules: Rules) -> Table:
    return tricks_table(3, rules, (), score=(4, 4), turn_up="KH")


def no_card_can_be_played(game: Game) -> bool:
    return not legal_actions(game, ELDER) and not legal_actions(game, DEALER)


def test_at_four_all_the_dealer_marks_the_turned_king_and_wins_before_a_card_is_played() -> None:
    won = king_turned_up_at_four_all(GAMERULES).do("mark-turned-king").game
    assert (won.winner, won.score[DEALER]) == (DEALER, 5)
    assert won.deal is not None
    assert won.deal.phase is Phase.FINISHED
    assert no_card_can_be_played(won)


def test_at_four_all_a_turned_king_wins_by_itself_under_classic() -> None:
    won = king_turned_up_at_four_all(CLASSIC).game
    assert (won.winner, won.score[DEALER]) == (DEALER, 5)
    assert no_card_can_be_played(won)


@both_presets
def test_at_four_all_elder_announces_the_king_before_leading_and_wins(rules: Rules) -> None:
    won = table(rules, elder="KH AS TS 7D 8C", score=(4, 4)).do("stand", "mark-king").game
    assert (won.winner, won.score[ELDER]) == (ELDER, 5)
    assert no_card_can_be_played(won)


def test_at_four_all_elder_makes_the_point_and_the_unmarked_turned_king_is_lost() -> None:
    """Under gamerules only: under classic the king is marked at once and the dealer has won."""
    lost = king_turned_up_at_four_all(GAMERULES).do("stand", *tricks_plays(3))
    assert (lost.game.winner, lost.game.score) == (ELDER, (4, 6))
    assert [award[2] for award in lost.points()] == ["point"]
    with pytest.raises(IllegalAction, match="game-over"):
        lost.do("mark-turned-king")


def may_play(rules: Rules, led: str, dealer: str) -> set[str]:
    """Tell which cards the dealer may play to elder's lead.

    Two or three cards are filled up with clubs and diamonds, which no row mentions otherwise: for the void row
    the dealer keeps its 8C.
    """
    filler = [card for card in ("KD", "QD", "JD") if card not in dealer][: 5 - len(dealer.split())]
    laid = table(rules, elder=f"{led} QC JC AC TC", dealer=f"{dealer} {' '.join(filler)}", turn_up="9H")
    seen = laid.do("stand", f"play {led}").may(DEALER)
    return {words.removeprefix("play ") for words in seen if words.startswith("play ")} - set(filler)


@both_presets
def test_the_nine_is_overtaken_with_the_ten(rules: Rules) -> None:
    assert may_play(rules, "9S", "TS 7S KH") == {"TS"}


@both_presets
def test_neither_ace_nor_seven_beats_the_jack_so_either_follows(rules: Rules) -> None:
    assert may_play(rules, "JS", "AS 7S KH") == {"AS", "7S"}


@both_presets
def test_the_ace_is_overtaken_with_the_jack(rules: Rules) -> None:
    assert may_play(rules, "AS", "TS JS") == {"JS"}


def test_without_the_suit_any_card_goes_under_gamerules() -> None:
    assert may_play(GAMERULES, "9S", "7H 8C") == {"7H", "8C"}


def test_without_the_suit_a_trump_must_be_played_under_classic() -> None:
    assert may_play(CLASSIC, "9S", "7H 8C") == {"7H"}


def best_tricks_for_elder(game: Game, seen: dict[object, int]) -> int:
    """Play the deal out, all cards open, each side taking as many tricks as it can; elder's tricks."""
    deal = game.deal
    assert deal is not None
    if deal.turn is None:
        return deal.tricks_of(ELDER)
    place = (frozenset(deal.hands[ELDER]), frozenset(deal.hands[DEALER]), deal.led, deal.turn, deal.tricks_of(ELDER))
    if place not in seen:
        plays = [one for one in legal_actions(game, deal.turn) if str(one).startswith("play ")]
        outcomes = [best_tricks_for_elder(apply(game, one).game, seen) for one in plays]
        seen[place] = max(outcomes) if deal.turn is ELDER else min(outcomes)
    return seen[place]


@pytest.mark.parametrize(
    ("elder", "dealer"),
    [("TH 8S JS AC JC", "KH TS QD 8C KC"), ("7H AD JD 9C QC", "KH AS TD 7C KC")],
    ids=["10♥ 8♠ J♠ A♣ J♣", "7♥ A♦ J♦ 9♣ Q♣"],
)
@pytest.mark.parametrize(("void", "tricks"), [(Void.MUST_TRUMP, 3), (Void.ANY_CARD, 2)])
def test_a_deal_turns_on_what_a_void_player_may_play(elder: str, dealer: str, void: Void, tricks: int) -> None:
    """Best play on both sides, all cards open, elder leading: three tricks or two."""
    laid = table(Rules(void=void), elder=elder, dealer=dealer, turn_up="9H").do("stand")
    assert best_tricks_for_elder(laid.game, {}) == tricks
