"""What may be done: talk, exchange and play. Kings are in test_kings, refusals in test_breaches."""

import pytest

from ecarte_widgets.engine import (
    Exchange,
    Rules,
    Seat,
    Suit,
    Void,
    legal_actions,
    new_game,
    parse_card,
    parse_cards,
    playable_cards,
)
from ecarte_widgets.engine.legal import exchange_limits
from tests.engine.tables import DEALER, ELDER, GAMERULES, PRESETS, Table, switched, table, tricks_plays, tricks_table

both_presets = pytest.mark.parametrize("rules", PRESETS, ids=["gamerules", "classic"])


def exchange_sizes(laid: Table, seat: Seat) -> set[int]:
    acts = legal_actions(laid.game, seat)
    assert all(isinstance(act, Exchange) for act in acts)
    return {len(act.cards) for act in acts if isinstance(act, Exchange)}


def limits(laid: Table) -> tuple[int, int]:
    assert laid.game.deal is not None
    return exchange_limits(laid.game.rules, laid.game.deal)


@both_presets
class TestTalk:
    def test_elder_begins_and_the_dealer_waits(self, rules: Rules) -> None:
        laid = table(rules, stock="JD")
        assert laid.may(ELDER) == {"propose", "stand"}
        assert laid.may(DEALER) == set()

    def test_with_an_empty_stock_elder_can_only_stand(self, rules: Rules) -> None:
        assert table(rules).may(ELDER) == {"stand"}

    def test_the_dealer_answers_a_proposal(self, rules: Rules) -> None:
        asked = table(rules, stock="JD").do("propose")
        assert asked.may(DEALER) == {"accept", "refuse"}
        assert asked.may(ELDER) == set()

    def test_after_both_exchanged_elder_stands_or_proposes_again(self, rules: Rules) -> None:
        again = table(rules, stock="JD TD").do("propose", "accept", "exchange 9H", "exchange")
        assert again.may(ELDER) == {"propose", "stand"}

    def test_after_the_last_card_is_drawn_the_dealer_still_exchanges_none_and_elder_still_stands(
        self, rules: Rules
    ) -> None:
        drained = table(rules, stock="JD").do("propose", "accept", "exchange 9H")
        assert drained.may(DEALER) == {"exchange"}
        assert drained.do("exchange").may(ELDER) == {"stand"}

    def test_after_a_refusal_elder_leads_without_a_stand(self, rules: Rules) -> None:
        refused = table(rules, stock="JD").do("propose", "refuse")
        assert refused.may(ELDER) == {"play 9H", "play AS", "play TS", "play 7D", "play 8C"}
        assert refused.may(DEALER) == set()


def test_nothing_is_legal_before_the_first_deal() -> None:
    game = new_game(GAMERULES, DEALER).game
    assert legal_actions(game, ELDER) == legal_actions(game, DEALER) == ()


@pytest.mark.parametrize(
    ("minimum", "stock", "elder", "after_elders", "dealer"),
    [
        (0, "JD TD 9D 8D AD JC", (1, 5), "exchange 9H", (0, 5)),
        (1, "JD TD 9D 8D AD JC", (1, 5), "exchange 9H", (1, 5)),
        (0, "JD TD 9D", (1, 3), "exchange 9H", (0, 2)),
        (1, "JD TD 9D", (1, 3), "exchange 9H AS", (1, 1)),
        (0, "JD", (1, 1), "exchange 9H", (0, 0)),
        (1, "JD", (1, 1), "exchange 9H", (0, 0)),
    ],
)
def test_exchange_limits_shrink_with_the_stock_and_a_minimum_never_asks_for_more_than_it_holds(
    minimum: int, stock: str, elder: tuple[int, int], after_elders: str, dealer: tuple[int, int]
) -> None:
    laid = table(switched(dealer_min_discard=minimum), stock=stock).do("propose", "accept")
    assert limits(laid) == elder
    assert exchange_sizes(laid, ELDER) == set(range(elder[0], elder[1] + 1))
    assert exchange_sizes(laid, DEALER) == set()
    drawn = laid.do(after_elders)
    assert limits(drawn) == dealer
    assert exchange_sizes(drawn, DEALER) == set(range(dealer[0], dealer[1] + 1))


def test_every_set_of_cards_is_listed_once() -> None:
    laid = table(stock="JD TD 9D 8D AD JC").do("propose", "accept")
    listed = [frozenset(one.cards) for one in legal_actions(laid.game, ELDER) if isinstance(one, Exchange)]
    assert len(listed) == len(set(listed)) == 2**5 - 1


@pytest.mark.parametrize("void", Void)
@pytest.mark.parametrize(
    ("led", "hand", "playable"),
    [
        ("9S", "TS 7S KH", "TS"),
        ("9S", "TS KS 7S KH", "TS KS"),
        ("JS", "AS 7S KH", "AS 7S"),
        ("AS", "TS JS", "JS"),
        ("TS", "AS 9S", "AS"),
        ("9H", "TH 7H KS", "TH"),
        ("KH", "QH 7H KS", "QH 7H"),
        ("9S", "KD QC", "KD QC"),
    ],
)
def test_suit_is_followed_and_overtaken_under_either_void(led: str, hand: str, playable: str, void: Void) -> None:
    found = playable_cards(parse_cards(hand), parse_card(led), Suit.HEARTS, void)
    assert found == parse_cards(playable)


@pytest.mark.parametrize(
    ("void", "playable"), [(Void.MUST_TRUMP, "7H QH"), (Void.ANY_CARD, "7H 8C QH")], ids=["must_trump", "any_card"]
)
def test_a_void_player(void: Void, playable: str) -> None:
    found = playable_cards(parse_cards("7H 8C QH"), parse_card("9S"), Suit.HEARTS, void)
    assert found == parse_cards(playable)


@pytest.mark.parametrize("void", Void)
def test_the_leader_may_lead_anything(void: Void) -> None:
    hand = parse_cards("7H 8C QH KS 9D")
    assert playable_cards(hand, None, Suit.HEARTS, void) == hand


def test_the_winner_of_a_trick_leads_and_the_other_waits() -> None:
    laid = table().do("stand", "play AS", "play JS")
    assert laid.may(DEALER) == {"play QH", "play KS", "play KD", "play 7C"}
    assert laid.may(ELDER) == set()
    laid = laid.do("play 7C", "play 8C")
    assert laid.may(ELDER) == {"play 9H", "play TS", "play 7D"}
    assert laid.may(DEALER) == set()


@both_presets
def test_after_the_fifth_trick_nothing_may_be_played(rules: Rules) -> None:
    over = tricks_table(2, rules, ("stand",)).do(*tricks_plays(2))
    assert over.may(ELDER) == over.may(DEALER) == set()
