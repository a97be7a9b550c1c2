"""Which card the book player leads and follows with, and why. Trumps are hearts, elder leads."""

import pytest

from ecarte_widgets.engine import PLAY, Rules, parse_card, parse_cards
from ecarte_widgets.engine.rules import Stake, Void
from ecarte_widgets.players import BookPlayer, Reason
from ecarte_widgets.players.known import Known
from tests.players.tables import view_after

ANY_CARD, MUST_TRUMP = Rules(), Rules(void=Void.MUST_TRUMP)


@pytest.mark.parametrize(
    ("hand", "card", "reason"),
    [
        ("KH 7H QS 7S 7D", "KH", Reason.CERTAIN_TRICK),
        ("QH 9H 7H KS 7D", "QH", Reason.THREE_TRUMPS),
        ("QH JH KS 7S 7D", "QH", Reason.TRUMP_BEFORE_SUIT),
        ("JH AH KS 7S 7D", "JH", Reason.TRUMP_BEFORE_SUIT),
        ("QH JH AS 7S 7D", "AS", Reason.STRONG_SUIT_KEEP_TRUMPS),
        ("QH 7H KS 7S 7D", "KS", Reason.STRONG_SUIT_KEEP_TRUMPS),
        ("7H QS 7S KD 7D", "KD", Reason.STRONG_SUIT_KEEP_TRUMPS),
        ("7H QS 8S 7S KD", "QS", Reason.STRONG_SUIT_KEEP_TRUMPS),
        ("QH 7H JS 7S AC", "JS", Reason.STRONG_SUIT_KEEP_TRUMPS),
        ("JS 7S AD 7D 7C", "JS", Reason.STRONG_SUIT),
        ("9H 7H QS KD 7C", "KD", Reason.HIGHEST_CARD_KEEP_TRUMPS),
    ],
)
def test_first_lead(hand: str, card: str, reason: Reason) -> None:
    choice = BookPlayer().explain(view_after("stand", elder=hand))
    assert (choice.action, choice.reason) == (PLAY[parse_card(card)], reason)


def test_a_suit_that_was_not_ruffed_is_led_again() -> None:
    view = view_after("stand, KS, 7S", elder="9H KS JS TS 7D", dealer="7S AH JD KC QC")
    assert BookPlayer().explain(view)[:2] == (PLAY[parse_card("JS")], Reason.STRONG_SUIT_KEEP_TRUMPS)


def test_the_queen_of_trumps_goes_before_the_suit_once_it_held() -> None:
    hands = {"elder": "QH 7H KS JS 7D", "dealer": "7S KH JD KC QC", "rules": Rules.classic()}
    view = view_after("stand, KS, 7S", **hands)  # type: ignore[arg-type]
    assert BookPlayer().explain(view)[:2] == (PLAY[parse_card("QH")], Reason.TRUMP_BEFORE_SUIT)
    announced = view_after("stand, KS, mark-king, 7S", **hands)  # type: ignore[arg-type]
    assert BookPlayer().explain(announced)[:2] == (PLAY[parse_card("JS")], Reason.HIGHEST_CARD_KEEP_TRUMPS)


@pytest.mark.parametrize(
    ("led", "hand", "card", "reason"),
    [
        ("9S", "TS KS 7S 7H 8D", "TS", Reason.WIN_CHEAPLY),
        ("9S", "TS 7S 9H 7H 8D", "TS", Reason.ONLY_CARD),
        ("JS", "AS 7S 9H 7H 8D", "7S", Reason.THROW_WEAKEST),
        ("9S", "QD 8D 9H 7H KC", "7H", Reason.RUFF_LOW),
        ("9S", "QD 8D 7C TC KC", "7C", Reason.THROW_WEAKEST),
    ],
)
def test_following(led: str, hand: str, card: str, reason: Reason) -> None:
    view = view_after(f"stand, {led}", elder=f"{led} QH TH JC 9C", dealer=hand)
    assert BookPlayer().explain(view)[:2] == (PLAY[parse_card(card)], reason)


def test_without_the_trump_led_the_lowest_plain_card_goes() -> None:
    view = view_after("stand, KH", elder="KH QH JH AH TH", dealer="QD 8D 7C TC KC")
    assert BookPlayer().explain(view)[:2] == (PLAY[parse_card("7C")], Reason.THROW_WEAKEST)


ELDER_HAS_THREE = {"acts": "stand, KH, 7S, QH, 8S, JH, 9S", "elder": "KH QH JH 7D 9C", "dealer": "7S 8S 9S KD QC"}


def test_when_the_points_are_settled_the_weakest_card_goes() -> None:
    """Elder stood and took three tricks: that is 2 points here, and the vole would bring no more."""
    view = view_after(**ELDER_HAS_THREE, rules=Rules(stake=Stake.ELDER_ONLY))  # type: ignore[arg-type]
    assert BookPlayer().explain(view)[:2] == (PLAY[parse_card("7D")], Reason.NOTHING_AT_STAKE)


def test_while_the_vole_is_still_to_be_had_the_highest_card_is_led() -> None:
    view = view_after(**ELDER_HAS_THREE, rules=Rules(stake=Stake.WINNER_TWO))  # type: ignore[arg-type]
    assert BookPlayer().explain(view)[:2] == (PLAY[parse_card("9C")], Reason.HIGHEST_CARD)


def possible(acts: str, *, elder: str, dealer: str, rules: Rules) -> set[str]:
    return {card.value for card in Known.of(view_after(acts, elder=elder, dealer=dealer, rules=rules)).possible}


def test_what_is_known_of_the_other_from_cards_seen() -> None:
    hidden = possible("stand", elder="KH 7H QS 7S 7D", dealer="9S TS AS JS KS", rules=ANY_CARD)
    assert len(hidden) == 26
    assert not hidden & {"KH", "7H", "QS", "7S", "7D", "8H"}


def test_own_discards_are_not_with_the_other() -> None:
    acts = "propose, accept, exchange 7D 7S, keep, stand"
    assert not possible(acts, elder="KH 7H QS 7S 7D", dealer="9S TS AS JS KS", rules=ANY_CARD) & {"7D", "7S"}


def test_who_follows_lower_has_nothing_higher_of_the_suit() -> None:
    hidden = possible("stand, JS, 9S", elder="JS QH 7H 7S 7D", dealer="9S TS AS 8C KC", rules=ANY_CARD)
    assert not hidden & {"KS", "QS"}
    assert {"AS", "TS"} <= hidden


@pytest.mark.parametrize(("rules", "trumps"), [(ANY_CARD, True), (MUST_TRUMP, False)])
def test_who_does_not_follow_has_none_of_the_suit_and_where_ruffing_is_a_duty_no_trump(
    *, rules: Rules, trumps: bool
) -> None:
    hidden = possible("stand, 7S, 9D", elder="7S QH 7H 8S 7D", dealer="9D TD AC 8C KC", rules=rules)
    assert not any(card.endswith("S") for card in hidden)
    assert any(card.endswith("H") for card in hidden) is trumps


def test_a_plain_card_is_certain_once_no_trump_can_be_against_it() -> None:
    acts = "stand, 7S, 9D"
    view = view_after(acts, elder="7S QH 7H KD 7D", dealer="9D TD AC 8C KC", rules=MUST_TRUMP)
    known = Known.of(view)
    assert [known.wins_when_led(card) for card in parse_cards("KD QH 7H 7D")] == [True, True, True, False]
    view = view_after(acts, elder="7S QH 7H KD 7D", dealer="9D TD AC 8C KC", rules=ANY_CARD)
    known = Known.of(view)
    assert [known.wins_when_led(card) for card in parse_cards("KD QH 7H")] == [False, False, False]


def test_an_announced_king_is_with_the_other() -> None:
    acts = "stand, 7S, mark-king, 9S, KC"
    view = view_after(acts, elder="7S QH 7H KD 7D", dealer="9S KH AC 8C KC")
    assert [card.value for card in Known.of(view).certain] == ["KH"]
