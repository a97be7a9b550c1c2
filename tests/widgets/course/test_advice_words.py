"""The book's advice in words: the act as the table names it, then the reason."""

from typing import Any

import pytest

from ecarte_widgets.engine import PLAY, PROPOSE, STAND, Card, Exchange, Rules
from ecarte_widgets.i18n import words_for
from ecarte_widgets.players import Choice as Advice
from ecarte_widgets.players import Reason
from ecarte_widgets.players.dealer_hands import DEALER_ANSWERS
from ecarte_widgets.players.hand_kinds import KIND_OF
from ecarte_widgets.players.reasons import TOLD_BY_THE_HAND
from ecarte_widgets.players.standard_hands import ELDER_STANDS
from ecarte_widgets.widgets.course.coach import advice_text
from tests.i18n.catalogs import LANGUAGES, WORDS
from tests.players.tables import view_after

WORDS_EN = words_for("en")

VIEW = view_after(elder="7H QH QS 8D KC")
"""A hand that the rule of thumb counts four in."""


def test_in_the_talk_the_rule_of_thumb_is_counted_first_then_what_makes_the_hand_strong() -> None:
    stands = Advice(STAND, Reason.LAST_CHANCE, ("NM5a",))
    parts = [
        WORDS_EN.text("thumb.counted", count=4),
        WORDS_EN.text("why.chance.high-card"),
        WORDS_EN.text("why.play.last-chance"),
    ]
    assert advice_text(stands, VIEW, WORDS_EN) == "Stand. " + " ".join(parts)


def test_where_a_trump_decides_the_first_word_that_is_said_and_no_count() -> None:
    """A count would seem to decide, and now stand for standing and now for proposing."""
    stands = Advice(STAND, Reason.EVEN_CHANCE, ("NM5a",))
    parts = [WORDS_EN.text(name) for name in ("thumb.trump", "why.chance.high-card", "why.stand.even-chance")]
    assert advice_text(stands, view_after(elder="7H QH QS 8D KC", rules=Rules()), WORDS_EN) == "Stand. " + " ".join(
        parts
    )
    without = view_after(elder="7S QC QS 8D KC", rules=Rules())
    proposes = Advice(PROPOSE, Reason.NO_STANDARD_HAND)
    parts = ["You hold no trump.", WORDS_EN.text("why.propose.no-standard-hand")]
    assert advice_text(proposes, without, WORDS_EN) == "Propose. " + " ".join(parts)


def test_that_no_trump_is_held_is_said_once() -> None:
    view = view_after(elder="7S QC QS KD KC")
    said = advice_text(Advice(STAND, Reason.STANDARD_HAND, ("N4",)), view, WORDS_EN)
    assert said == "Stand. " + WORDS_EN.text("why.hand.no-trump")


REASONS = [
    *(Advice(PROPOSE, reason) for reason in Reason if reason not in TOLD_BY_THE_HAND),
    *(Advice(PROPOSE, Reason.STANDARD_HAND, (one.id,)) for one in ELDER_STANDS),
    *(Advice(PROPOSE, Reason.REFUSING_HAND, (one,)) for one in KIND_OF if one.startswith("D")),
    *(Advice(PROPOSE, Reason.ACCEPTING_HAND, (one.id,)) for one in DEALER_ANSWERS),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("advice", REASONS, ids=lambda advice: f"{advice.reason.name} {advice.standard_hands}")
def test_every_reason_is_a_sentence_after_the_act(language: str, advice: Advice) -> None:
    words = WORDS[language]
    text = advice_text(advice, VIEW, words)
    assert words.text(advice.message) in text
    assert words.text("choice.propose") in text
    assert "{" not in text


@pytest.mark.parametrize(
    ("act", "named"),
    [
        (STAND, "Stand"),
        (PLAY[Card.KING_OF_SPADES], "play the king of spades"),
        (Exchange(()), "Keep all five"),
        (Exchange((Card.SEVEN_OF_CLUBS,)), "exchange 1 card, the seven of clubs"),
        (
            Exchange((Card.SEVEN_OF_CLUBS, Card.EIGHT_OF_CLUBS)),
            "exchange 2 cards, the eight of clubs and the seven of clubs",
        ),
        (
            Exchange((Card.KING_OF_CLUBS, Card.ACE_OF_CLUBS, Card.QUEEN_OF_CLUBS)),
            "exchange 3 cards, the king of clubs, the queen of clubs and the ace of clubs",
        ),
    ],
    ids=str,
)
def test_the_act_advised_is_named_as_the_table_names_it(act: Any, named: str) -> None:  # noqa: ANN401  (any act)
    text = advice_text(Advice(act, Reason.ONLY_CARD), VIEW, WORDS_EN)
    assert text == f"{named}. It is the only card that you may play."
