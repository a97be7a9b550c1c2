"""What is said of a good hand is true of it, and every class of hands has something said."""

from collections import Counter
from random import Random

import pytest

from ecarte_widgets.engine import ACCEPT, PACK, PROPOSE, REFUSE, STAND, Card, Rank, Rules, Stake, Suit
from ecarte_widgets.players import BookPlayer, Choice, Reason
from ecarte_widgets.players.dealer_hands import DEALER_ANSWERS
from ecarte_widgets.players.hand_kinds import KIND_OF, EvenChance, HandKind, WeakHand
from ecarte_widgets.players.standard_hands import ELDER_STANDS
from tests.players.tables import view_after

COURTS = (Rank.KING, Rank.QUEEN, Rank.JACK)


def test_every_class_on_which_somebody_stands_or_refuses_is_of_a_kind() -> None:
    """The dealer never refuses by D3."""
    refusing = {one.id for one in DEALER_ANSWERS} - {"D3"}
    assert set(KIND_OF) == {one.id for one in ELDER_STANDS} | refusing
    assert set(KIND_OF.values()) == set(HandKind)


def facts(hand: tuple[Card, ...], trump: Suit) -> set[str]:
    """Say what is true of a hand, each message in plain steps of its own."""
    suits = [[card.rank for card in hand if card.suit is suit] for suit in Suit if suit is not trump]
    trumps, plain = sum(card.suit is trump for card in hand), [rank for ranks in suits for rank in ranks]
    shape = sorted((len(ranks) for ranks in suits), reverse=True)
    longest = max(suits, key=len)
    heads, least = sorted(max(ranks, default=Rank.SEVEN) for ranks in suits), (Rank.TEN, Rank.JACK, Rank.QUEEN)
    counted = trumps + sum(bool({Rank.KING, Rank.QUEEN} & set(ranks)) for ranks in suits)
    has_king = Card(f"K{trump.value}") in hand
    true = {
        HandKind.THREE_TRUMPS: trumps >= 3,
        HandKind.TWO_TRUMPS_AND_THREE: trumps == 2 and shape[0] == 3,
        HandKind.TWO_TRUMPS_AND_TWO: trumps == 2 and shape[0] == 2 and bool(set(COURTS) & set(plain)),
        HandKind.KING_QUEEN_JACK: trumps == 1 and any(set(COURTS) <= set(ranks) for ranks in suits),
        HandKind.FOUR_TO_THE_KING: trumps == 1 and shape[0] == 4 and Rank.KING in longest,
        HandKind.THREE_AND_A_HIGH_CARD: trumps == 1
        and shape[:2] == [3, 1]
        and max(longest) >= Rank.QUEEN
        and any(len(ranks) == 1 and ranks[0] >= Rank.JACK for ranks in suits),
        HandKind.NO_TRUMP: trumps == 0 and all(set(COURTS) & set(ranks) for ranks in suits),
        HandKind.TWO_TO_THROW: sum(rank is not Rank.KING for rank in plain) <= 2,
        HandKind.COUNTS_THREE: counted >= 3,
        HandKind.QUEEN_AND_JACK: trumps == 1 and Rank.QUEEN in plain and Rank.JACK in plain,
        EvenChance.THREE_SUITS: all(suits) and all(head >= low for head, low in zip(heads, least, strict=True)),
        EvenChance.HIGH_CARD: trumps > 0 and max(plain, default=Rank.SEVEN) > Rank.TEN,
        EvenChance.FEW_SUITS: trumps > 0 and sum(bool(ranks) for ranks in suits) < 3,
        WeakHand.COUNTS_LESS: counted < 3,
        WeakHand.THREE_TRUMPS_WITH_KING: trumps >= 3 and has_king,
        WeakHand.NOT_LISTED: True,
    }
    return {kind.value for kind, holds in true.items() if holds}


@pytest.mark.parametrize("rules", [Rules.gamerules(), Rules.classic()], ids=["gamerules", "classic"])
def test_what_the_coach_says_of_a_hand_is_true_of_it(rules: Rules) -> None:
    rng, told = Random(7), Counter[str]()  # noqa: S311  (any hands)
    kinds = {kind.value for kind in (*HandKind, *WeakHand)}
    chances = {chance.value for chance in EvenChance}
    for _ in range(3000):
        cards = rng.sample(PACK, 6)
        hand, turn_up = tuple(cards[:5]), cards[5]
        own = " ".join(card.value for card in hand)
        other = " ".join(card.value for card in [card for card in PACK if card not in cards][:5])
        for acts, elder, dealer in (("", own, other), ("propose", other, own)):
            view = view_after(acts, elder=elder, dealer=dealer, turn_up=turn_up.value, rules=rules)
            choice = BookPlayer().explain(view)
            if choice.message in kinds:
                assert choice.message in facts(hand, turn_up.suit), (choice, own, turn_up)
                told[choice.message] += 1
            if choice.strength is not None:
                assert choice.strength in facts(hand, turn_up.suit), (choice, own, turn_up)
                told[choice.strength] += 1
    assert set(told) - chances == kinds
    if rules.stake is Stake.ELDER_ONLY:
        assert chances <= set(told)


def test_a_choice_without_a_class_of_hands_is_told_by_its_reason() -> None:
    assert Choice(PROPOSE, Reason.NO_STANDARD_HAND).message == "why.propose.no-standard-hand"
    assert Choice(PROPOSE, Reason.NO_STANDARD_HAND).strength is None
    assert Choice(STAND, Reason.LAST_CHANCE, ("N2b",)).strength == HandKind.TWO_TRUMPS_AND_TWO.value
    assert Choice(STAND, Reason.STANDARD_HAND, ("N2b", "N5")).message == HandKind.TWO_TRUMPS_AND_TWO.value
    assert Choice(REFUSE, Reason.REFUSING_HAND, ("D9",)).message == HandKind.TWO_TO_THROW.value
    assert Choice(ACCEPT, Reason.ACCEPTING_HAND, ("D9",)).message == WeakHand.THREE_TRUMPS_WITH_KING.value
