"""Every rule that can be broken is broken here once, is named by its code, and changes nothing."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from ecarte_widgets.engine import (
    Breach,
    BreachCode,
    Dealt,
    Game,
    IllegalAction,
    Rules,
    Seat,
    apply,
    legal_actions,
    new_game,
    parse_card,
    parse_cards,
    start_deal,
    why_illegal,
)
from tests.engine.tables import (
    CLASSIC,
    DEALER,
    ELDER,
    GAMERULES,
    Table,
    act,
    dealt,
    switched,
    table,
    tricks_plays,
    tricks_table,
)

WITH_KING = "KH AS TS 7D 8C"
TWO_LEFT = "JD TD"
CODE = BreachCode


class Case(NamedTuple):
    """One act against the rules."""

    code: BreachCode
    lay: Callable[[], Table]
    seat: Seat
    act: str


def proposed(stock: str = TWO_LEFT) -> Table:
    return table(stock=stock).do("propose")


def accepted(stock: str = TWO_LEFT) -> Table:
    return proposed(stock).do("accept")


def led(dealer: str, lead: str, rules: Rules = GAMERULES) -> Table:
    """Elder leads from 9H AS TS 7D 8C to the dealer's cards; trump hearts."""
    return table(rules, dealer=dealer).do("stand", f"play {lead}")


def won() -> Table:
    return table(elder=WITH_KING, score=(4, 0)).do("stand", "mark-king")


def finished() -> Table:
    return tricks_table(3, GAMERULES, ("stand",)).do(*tricks_plays(3))


CASES = [
    Case(CODE.GAME_OVER, won, ELDER, "play KH"),
    Case(CODE.GAME_OVER, won, DEALER, "mark-turned-king"),
    Case(CODE.GAME_OVER, won, ELDER, "mark-king"),
    Case(CODE.DEAL_OVER, finished, ELDER, "play KS"),
    Case(CODE.DEAL_OVER, finished, DEALER, "propose"),
    Case(CODE.NO_DEAL, lambda: Table(new_game(GAMERULES, DEALER).game), ELDER, "stand"),
    Case(CODE.NO_DEAL, lambda: Table(new_game(GAMERULES, DEALER).game), DEALER, "mark-turned-king"),
    Case(CODE.NOT_YOUR_TURN, table, DEALER, "stand"),
    Case(CODE.NOT_YOUR_TURN, table, DEALER, "accept"),
    Case(CODE.NOT_YOUR_TURN, proposed, ELDER, "accept"),
    Case(CODE.NOT_YOUR_TURN, accepted, DEALER, "exchange QH"),
    Case(CODE.NOT_YOUR_TURN, lambda: table().do("stand"), DEALER, "play QH"),
    Case(CODE.STAND_OR_PROPOSE_FIRST, table, ELDER, "play 9H"),
    Case(CODE.STAND_OR_PROPOSE_FIRST, table, ELDER, "exchange 9H"),
    Case(CODE.ANSWER_FIRST, proposed, DEALER, "stand"),
    Case(CODE.ANSWER_FIRST, proposed, DEALER, "play QH"),
    Case(CODE.EXCHANGE_FIRST, accepted, ELDER, "play 9H"),
    Case(CODE.EXCHANGE_FIRST, lambda: accepted().do("exchange 9H"), DEALER, "accept"),
    Case(CODE.TALK_IS_OVER, lambda: table(stock=TWO_LEFT).do("stand"), ELDER, "propose"),
    Case(CODE.TALK_IS_OVER, lambda: proposed().do("refuse"), ELDER, "stand"),
    Case(CODE.STOCK_EMPTY, table, ELDER, "propose"),
    Case(CODE.STOCK_EMPTY, lambda: accepted().do("exchange 9H AS", "exchange"), ELDER, "propose"),
    Case(CODE.EXCHANGE_TOO_FEW, accepted, ELDER, "exchange"),
    Case(
        CODE.EXCHANGE_TOO_FEW,
        lambda: table(switched(dealer_min_discard=1), stock=TWO_LEFT).do("propose", "accept", "exchange 9H"),
        DEALER,
        "exchange",
    ),
    Case(CODE.EXCHANGE_TOO_MANY, accepted, ELDER, "exchange 9H AS TS"),
    Case(CODE.EXCHANGE_TOO_MANY, lambda: accepted().do("exchange 9H AS"), DEALER, "exchange QH"),
    Case(CODE.CARD_TWICE, accepted, ELDER, "exchange 9H 9H"),
    Case(CODE.CARD_NOT_HELD, accepted, ELDER, "exchange QH"),
    Case(CODE.CARD_NOT_HELD, lambda: table().do("stand"), ELDER, "play QH"),
    Case(CODE.CARD_NOT_HELD, lambda: led("QH JS KS KD 7C", "AS"), DEALER, "play AS"),
    Case(CODE.MUST_FOLLOW_SUIT, lambda: led("QH 8S 7S KD 7C", "AS"), DEALER, "play QH"),
    Case(CODE.MUST_OVERTAKE, lambda: led("QH JS 7S KD 7C", "AS"), DEALER, "play 7S"),
    Case(CODE.MUST_TRUMP, lambda: led("QH JD QD KD 7C", "AS", CLASSIC), DEALER, "play 7C"),
    Case(CODE.KING_NOT_HELD, lambda: table(elder=WITH_KING).do("stand"), DEALER, "mark-king"),
    Case(CODE.KING_NOT_HELD, lambda: table(turn_up="KH"), ELDER, "mark-king"),
    Case(CODE.KING_ALREADY_MARKED, lambda: table(elder=WITH_KING).do("stand", "mark-king"), ELDER, "mark-king"),
    Case(CODE.KING_ALREADY_MARKED, lambda: table(turn_up="KH").do("mark-turned-king"), DEALER, "mark-turned-king"),
    Case(CODE.KING_ALREADY_MARKED, lambda: table(CLASSIC, turn_up="KH"), DEALER, "mark-turned-king"),
    Case(CODE.KING_TOO_EARLY, lambda: table(elder=WITH_KING), ELDER, "mark-king"),
    Case(CODE.KING_TOO_LATE, lambda: table(elder=WITH_KING).do("stand", "play AS"), ELDER, "mark-king"),
    Case(CODE.NO_KING_TURNED_UP, table, DEALER, "mark-turned-king"),
    Case(CODE.TURNED_KING_IS_THE_DEALERS, lambda: table(turn_up="KH"), ELDER, "mark-turned-king"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code.value}: {case.seat} {case.act}")
def test_the_act_is_refused_with_its_code_and_changes_nothing(case: Case) -> None:
    game, untouched = case.lay().game, case.lay().game
    action = act(case.act)
    with pytest.raises(IllegalAction) as refused:
        apply(game, action, case.seat)
    assert refused.value.code is case.code
    assert why_illegal(game, case.seat, action) == refused.value.breach
    assert action not in legal_actions(game, case.seat)
    assert game == untouched


def test_with_an_empty_stock_the_deal_waits_for_elder_to_stand_only() -> None:
    for stock, only_stand in (("", True), (TWO_LEFT, False)):
        breach = why_illegal(table(stock=stock).game, ELDER, act("play 9H"))
        assert breach == Breach(CODE.STAND_OR_PROPOSE_FIRST, only_stand=only_stand)


def next_cards() -> Dealt:
    return dealt("9H AS TS 7D 8C", "QH JS KS KD 7C")


@pytest.mark.parametrize(
    ("code", "lay"),
    [
        (CODE.DEAL_UNFINISHED, table),
        (CODE.DEAL_UNFINISHED, lambda: finished().deal(next_cards())),
        (CODE.GAME_OVER, won),
    ],
    ids=["before the talk", "second deal unfinished", "after the game is won"],
)
def test_the_next_deal_is_refused(code: BreachCode, lay: Callable[[], Table]) -> None:
    game, untouched = lay().game, lay().game
    with pytest.raises(IllegalAction) as refused:
        start_deal(game, next_cards())
    assert refused.value.code is code
    assert game == untouched


def test_every_code_is_produced_above() -> None:
    assert {case.code for case in CASES} | {CODE.DEAL_UNFINISHED} == set(BreachCode)


@pytest.mark.parametrize(
    ("breach", "lay", "words"),
    [
        (
            Breach(CODE.MUST_OVERTAKE, parse_cards("JS KS"), parse_card("AS")),
            lambda: led("QH JS 7S KS 7C", "AS"),
            "play 7S",
        ),
        (
            Breach(CODE.MUST_FOLLOW_SUIT, parse_cards("8S 7S"), parse_card("AS")),
            lambda: led("QH 8S 7S KD 7C", "AS"),
            "play 7C",
        ),
        (
            Breach(CODE.MUST_TRUMP, parse_cards("QH 7H"), parse_card("AS")),
            lambda: led("QH JD 7H KD 7C", "AS", CLASSIC),
            "play 7C",
        ),
        (Breach(CODE.EXCHANGE_TOO_MANY, limit=2), accepted, "exchange 9H AS TS"),
        (Breach(CODE.EXCHANGE_TOO_FEW, limit=1), accepted, "exchange"),
        (Breach(CODE.CARD_TWICE, parse_cards("9H")), accepted, "exchange AS 9H 9H"),
        (Breach(CODE.CARD_NOT_HELD, parse_cards("QH KS")), accepted, "exchange 9H QH KS"),
        (Breach(CODE.CARD_NOT_HELD, parse_cards("QH")), accepted, "exchange QH QH"),
    ],
    ids=lambda value: value.code.value if isinstance(value, Breach) else "",
)
def test_a_breach_carries_what_its_explanation_needs(breach: Breach, lay: Callable[[], Table], words: str) -> None:
    assert lay().breach(words) == breach


def test_following_comes_before_overtaking_a_trump_is_no_answer_to_a_suit_held() -> None:
    """Holding the suit led but nothing that beats it, a trump is still refused for not following."""
    assert led("QH 8S 7S KD 7C", "AS").breach("play QH").code is CODE.MUST_FOLLOW_SUIT


def refusals(game: Game, words: str) -> set[BreachCode]:
    found = {why_illegal(game, seat, act(words)) for seat in Seat}
    return {breach.code for breach in found if breach is not None}


def test_a_card_of_the_other_hand_and_a_card_of_the_stock_are_refused_alike() -> None:
    """A refusal must not tell where a hidden card is."""
    game = table(stock=TWO_LEFT).do("stand").game
    assert why_illegal(game, ELDER, act("play QH")) == Breach(CODE.CARD_NOT_HELD, parse_cards("QH"))
    assert why_illegal(game, ELDER, act("play JD")) == Breach(CODE.CARD_NOT_HELD, parse_cards("JD"))


def test_without_a_player_named_a_king_that_nobody_holds_is_refused_as_not_held() -> None:
    assert table().do("stand").breach("mark-king").code is CODE.KING_NOT_HELD
    assert refusals(table().do("stand").game, "mark-king") == {CODE.KING_NOT_HELD}
