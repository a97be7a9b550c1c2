"""The messages of the classroom that belong to codes: to what happened, what is asked and what is wrong."""

from ecarte_widgets.engine import BreachCode, Reason, Suit
from ecarte_widgets.sessions import Ask
from ecarte_widgets.sessions.demonstration_asking import Aside, Move, Question
from ecarte_widgets.sessions.set_up import MistakeCode, Spot
from ecarte_widgets.sessions.show import Source

ROLES = ("elder", "dealer")
FOLLOWING = (BreachCode.MUST_FOLLOW_SUIT, BreachCode.MUST_OVERTAKE, BreachCode.MUST_TRUMP)
OF_NOBODY = (
    *FOLLOWING,
    BreachCode.NOT_YOUR_TURN,
    BreachCode.DEAL_OVER,
    BreachCode.STOCK_EMPTY,
    BreachCode.CARD_NOT_HELD,
    BreachCode.KING_NOT_HELD,
)
BY_ROLE = (
    *("exchanged", "king", "led", "answered", "game"),
    *(f"taken.{reason}" for reason in ("higher", "trump", "other-suit")),
    *(f"{reason.value}{ending}" for reason in (Reason.POINT, Reason.VOLE) for ending in ("", ".stake")),
)
KEYS = (
    *("forward", "back", "first", "last", "trick", "line", "answer", "playable", "taker"),
    *("north", "south", "stock", "point", "rule", "full", "keys"),
)
HANDS = (MistakeCode.HAND_TOO_FEW, MistakeCode.HAND_TOO_MANY)

DEMO_FAMILIES = {
    "demo.aside.": {aside.value for aside in Aside},
    "demo.ask.": {
        *("game-over", "deal-over"),
        *(ask.value.removeprefix("ask.") for ask in (Ask.PROPOSAL, Ask.STAND_ONLY, Ask.ANSWER)),
        *(f"{kind}.{role}" for kind in ("exchange", "lead", "follow") for role in ROLES),
    },
    "demo.because.": {code.value for code in FOLLOWING},
    "demo.breach.": {code.value for code in OF_NOBODY},
    "demo.event.": {
        *("turned-king-lost", "proposed", "stood", "accepted", "refused", "exchanged.none", "turned-king"),
        *(f"{kind}.{role}" for kind in BY_ROLE for role in ROLES),
    },
    "demo.key.": {f"{key}{part}" for key in KEYS for part in ("", ".does")},
    "demo.mistake.": {
        "led-counts",
        *(code.value for code in MistakeCode if code not in HANDS),
        *(f"{code.value}.{role}" for code in HANDS for role in ROLES),
    },
    "demo.no-way.": {"back", "proposal", "stand-only", "answer", "exchange", "card", "over"},
    "demo.pose.": {question.value for question in Question},
    "demo.question.": {Question.TAKER.value, *(f"{Question.PLAYABLE.value}.{role}" for role in ROLES)},
    "demo.spot.": {
        *("pack", "count", "name"),
        *(f"{spot.value}{part}" for spot in Spot for part in ("", ".short")),
    },
    "demo.suit.": {suit.value for suit in Suit},
    "demo.title.": {source.value for source in Source},
    "demo.way.": {move.value for move in Move},
    "walk.opponent.": {"proposal", "stand-only", "answer", "exchange", "lead", "follow"},
}
"""The messages that belong to codes: a beginning, and all that follows it."""
