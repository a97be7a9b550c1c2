"""What a wrong answer is told: a code for the mistake, and the cards that show the rule.

The code's value is the message id; the rest are the arguments of its sentence.

>>> Feedback(FeedbackCode.MUST_OVERTAKE, cards=(Card.QUEEN_OF_SPADES,), led=Card.JACK_OF_SPADES).code.value
'must-overtake'
"""

from dataclasses import dataclass
from enum import Enum, unique

from ecarte_widgets.engine import AwardRule, Breach, BreachCode, Card, Seat, Suit
from ecarte_widgets.lessons.questions import ActKind, DealPlace, Moment


@unique
class FeedbackCode(Enum):
    """The kind of mistake, by the rule that was missed."""

    UNANSWERED = "unanswered"
    """Nothing was answered."""
    NOT_A_CHOICE = "not-a-choice"
    """Something that was not to choose from; ``fault`` are the cards of it."""
    MUST_FOLLOW_SUIT = "must-follow-suit"
    """``fault`` may not be played: ``cards`` are of the suit of ``led``."""
    MUST_OVERTAKE = "must-overtake"
    """``fault`` may not be played: ``cards`` beat ``led`` in its suit."""
    MUST_TRUMP = "must-trump"
    """``fault`` may not be played: there is none of the suit of ``led``, but ``cards`` are trumps."""
    MAY_LEAD_ANY = "may-lead-any"
    """``fault`` was left out: the leader may lead any card."""
    BEATS_TOO = "beats-too"
    """``fault`` was left out: it beats ``led`` as well."""
    NOTHING_BEATS = "nothing-beats"
    """``fault`` was left out: none of the suit beats ``led``, so each of ``cards`` may be played."""
    VOID_ANY_CARD = "void-any-card"
    """``fault`` was left out: without the suit of ``led`` any card may be played."""
    VOID_ANY_TRUMP = "void-any-trump"
    """``fault`` was left out: without the suit of ``led`` each trump may be played."""
    HIGHER_TAKES = "higher-takes"
    """Of the same suit, ``cards`` ranks above ``fault``."""
    ACE_BELOW_JACK = "ace-below-jack"
    """The ace, ``fault``, ranks below king, queen and jack, here ``cards``."""
    ACE_ABOVE_TEN = "ace-above-ten"
    """The ace, ``cards``, ranks above ten and lower, here ``fault``."""
    TRUMP_TAKES = "trump-takes"
    """``cards`` is a trump, ``fault`` is not."""
    OTHER_SUIT_LOSES = "other-suit-loses"
    """``fault`` is neither of the suit led nor a trump: ``cards``, the card led, takes the trick."""
    EVERY_CARD_ONCE = "every-card-once"
    """The cards to be put in order are these, each once; ``fault`` are missing or too many."""
    TURN_UP_MAKES_TRUMPS = "turn-up-makes-trumps"
    """``cards`` was turned up: its suit is trumps."""
    RANK_GOES = "rank-goes"
    """The ranks ``ranks`` are not in the pack of 32."""
    RANK_STAYS = "rank-stays"
    """The ranks ``ranks`` belong to the pack of 32."""
    DEALT_TO = "dealt-to"
    """Card number ``numbers`` goes to ``place``: 3 and 3, 2 and 2, the turn-up, the stock."""
    HIGHER_CUT = "higher-cut"
    """The higher card cut deals: ``cards`` above ``fault``; ``seat`` deals."""
    LOWER_CUT = "lower-cut"
    """The lower card cut deals: ``cards`` below ``fault``; ``seat`` deals."""
    EQUAL_CUT = "equal-cut"
    """``cards`` are of one rank: both cut again."""
    DRAWN_BY_CHANCE = "drawn-by-chance"
    """Chance draws the first dealer at this table: the cards ``cards`` do not count."""
    NEXT_PACKET = "next-packet"
    """The packet after ``numbers[0]`` cards goes to ``place``, ``numbers[1]`` cards: 3, 3, 2, 2, then the turn-up."""
    TURN_UP_GIVES = "turn-up-gives"
    """The king turned up, ``cards``, gives the dealer, ``seat``, a point."""
    TURN_UP_GIVES_NOTHING = "turn-up-gives-nothing"
    """``cards`` was turned up: only a king gives a point."""
    MOMENT_FIRST = "moment-first"
    """Of the two ``moments`` the first comes first."""
    ELDER_LEADS = "elder-leads"
    """``seat``, who did not deal, leads to the first trick."""
    TAKER_LEADS = "taker-leads"
    """``seat`` took the last trick with ``cards`` and so leads."""
    STOCK_LEFT = "stock-left"
    """Of 32 cards 11 were dealt, and ``numbers`` were exchanged, the first of them being what is left."""
    ACT_ALLOWED = "act-allowed"
    """Nothing was marked, but something may be done."""
    ACT_NOT_NOW = "act-not-now"
    """``acts`` may not be done: ``rule`` says why, and ``breach`` is what the engine says."""
    ACT_ALLOWED_TOO = "act-allowed-too"
    """``acts`` may be done as well."""
    FEWEST = "fewest"
    """At least so many, ``numbers``, must be exchanged here; the second number is the stock."""
    MOST = "most"
    """At most so many, ``numbers``, may be exchanged here; the second number is the stock."""
    KING_NOT_NOW = "king-not-now"
    """The king, ``cards``, may not be marked: ``rule`` says why."""
    KING_NOW = "king-now"
    """The king, ``cards``, may be marked now."""
    SCORED_BY = "scored-by"
    """``seat`` took the more tricks: ``numbers``, north's and south's."""
    SCORE_RULE = "score-rule"
    """``rule`` sets the points of this deal."""
    SCORE_RULE_EXCHANGED = "score-rule-exchanged"
    """``rule`` sets the points; the rule for playing without an exchange does not, for cards were exchanged."""
    SCORE_POINTS = "score-points"
    """By ``rule``, ``numbers`` points are marked."""
    KING_COUNTS = "king-counts"
    """``seat`` marks 1 point by ``rule``, for the king turned up or announced, beside the tricks."""
    KING_UNMARKED = "king-unmarked"
    """The king that ``seat`` held or turned up was not announced or marked, so it gives nothing; see ``rule``."""
    WON_AT = "won-at"
    """``seat`` won by ``rule``, the moment the points were marked; ``numbers`` is the score then."""
    NOT_WON = "not-won"
    """Nobody has won: ``numbers`` is the score, north's and south's, then the target."""


@dataclass(frozen=True, slots=True)
class Feedback:
    """One mistake; what its code does not speak of is empty."""

    code: FeedbackCode
    """Which mistake."""
    cards: tuple[Card, ...] = ()
    """The cards that show the rule."""
    fault: tuple[Card, ...] = ()
    """The cards that were wrongly chosen, or wrongly left out."""
    led: Card | None = None
    """The card led."""
    trump: Suit | None = None
    """The suit of trumps."""
    seat: Seat | None = None
    """The player spoken of."""
    rule: BreachCode | AwardRule | None = None
    """The rule, by its anchor in docs/rules."""
    breach: Breach | None = None
    """What the engine says against an act: its rule, with all that its explanation needs."""
    place: DealPlace | None = None
    """A place of the deal."""
    acts: tuple[ActKind, ...] = ()
    """Acts spoken of."""
    moments: tuple[Moment, ...] = ()
    """Moments of a deal."""
    ranks: tuple[str, ...] = ()
    """Ranks of an ordinary pack."""
    numbers: tuple[int, ...] = ()
    """Numbers spoken of."""
