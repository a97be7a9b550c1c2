"""The messages of the course that belong to codes: to mistakes, questions, answers and the lessons themselves."""

from typing import get_args

from ecarte_widgets.engine import AwardRule, Suit, TalkEnd
from ecarte_widgets.lessons.answers import RANKS_OF_52, CutResult, GameEnd
from ecarte_widgets.lessons.feedback import FeedbackCode
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import COMPARABLE, Part
from ecarte_widgets.lessons.questions import ActKind, DealPlace, Moment, Question
from ecarte_widgets.players.hand_kinds import EvenChance, HandKind, WeakHand
from ecarte_widgets.players.reasons import TOLD_BY_THE_HAND, Reason
from ecarte_widgets.sessions.lesson_scene import Stage
from ecarte_widgets.widgets.course.folder import messages_of
from ecarte_widgets.widgets.course.learner import kind_of_class

SIDES = ("you", "other")
PLACES = {place.value for place in DealPlace}
PACKETS = PLACES - {DealPlace.STOCK.value}

TOLD_OF_A_PLAYER = (
    FeedbackCode.HIGHER_CUT,
    FeedbackCode.LOWER_CUT,
    FeedbackCode.TURN_UP_GIVES,
    FeedbackCode.ELDER_LEADS,
    FeedbackCode.TAKER_LEADS,
    FeedbackCode.SCORED_BY,
    FeedbackCode.KING_COUNTS,
    FeedbackCode.KING_UNMARKED,
    FeedbackCode.WON_AT,
)
"""The mistakes whose sentence is one for the learner and one for the opponent."""

SENTENCES = {code: {code.value} for code in FeedbackCode} | {
    **{code: {f"{code.value}.{side}" for side in SIDES} for code in TOLD_OF_A_PLAYER},
    FeedbackCode.DEALT_TO: {f"dealt-to.{place}" for place in PLACES},
    FeedbackCode.NEXT_PACKET: {"next-packet.first", *(f"next-packet.{place}" for place in PACKETS)},
    FeedbackCode.FEWEST: {f"fewest.{case}" for case in ("elder", "dealer", "none")},
    FeedbackCode.MOST: {"most", "most.all", "most.none"},
    FeedbackCode.STOCK_LEFT: {"stock-left", "stock-left.none"},
    FeedbackCode.SCORE_POINTS: {"score-points", "tricks-alone"},
    FeedbackCode.KING_NOW: {"king-now", "king-now.led", "king-now.turned"},
    FeedbackCode.KING_NOT_NOW: {"king-not-now", "king-not-now.late"},
    FeedbackCode.ACT_NOT_NOW: {"act-not-now", "act-not-now.elder", "act-not-now.dealer"},
    FeedbackCode.KING_UNMARKED: {f"king-unmarked{how}.{side}" for how in ("", ".turned") for side in SIDES},
    FeedbackCode.WON_AT: {f"won-at{how}.{side}" for how in ("", ".by-tricks") for side in SIDES},
    FeedbackCode.VOID_ANY_CARD: {"void-any-card", "void-any-card.no-trump"},
}
"""The sentences of each mistake."""

LESSONS = {message for lesson in load_course() for message in messages_of(lesson)}
"""The messages that the lessons' files name."""

COURSE_FAMILIES: dict[str, set[str]] = {
    "feedback.": set().union(*SENTENCES.values()),
    "question.": {
        *(kind_of_class(kind) for kind in get_args(Question)),
        *(f"may-mark-king.{moment}" for moment in ("turned", "talk", "lead", "answer", "led", "later")),
        "who-takes.last",
    },
    "right.": {
        *(f"mark-playable.{case}" for case in ("lead", "overtake", "follow", "void", "void-no-trump", "void-trump")),
        *("order-cards", "order-cards.ace", "order-cards.ace-highest", "order-cards.ace-lowest", "order-cards.others"),
        *("order-cards.trumps", "make-pack", "order-moments", "mark-deal", "game-over", "game-over.by-tricks"),
        *(f"after-exchange.{end.value}" for end in TalkEnd),
        *(f"may-do.{act.value}" for act in ActKind),
        "may-do.exchange-or-keep",
        "may-do.stand-only",
        "may-do.none",
        "may-do.wait",
    },
    "why.": {
        one.removeprefix("why.")
        for one in (
            *(reason.value for reason in Reason if reason not in TOLD_BY_THE_HAND),
            *(kind.value for kind in (*HandKind, *WeakHand, *EvenChance)),
        )
    },
    "thumb.": {
        *(
            "title",
            "count",
            "counted",
            "trump",
            "no-trump",
            "small-cards",
            "elder",
            "elder.first",
            "elder.later",
            "dealer",
        ),
        *("exchange", *(f"differs.{word}" for word in ("stand", "propose", "accept", "refuse"))),
    },
    "lesson.": {message.removeprefix("lesson.") for message in LESSONS},
    "coach.now.": {
        *("proposal", "stand-only", "answer", "exchange-elder", "exchange-dealer", "announce", "lead", "follow"),
        *("follow-or-trump", "deal-over", "game-over", "turned-king"),
    },
    "coach.after.": {"same", "other"},
    "course.act.": {"exchange", "exchange-or-keep", "play", "exchange-cards", "play-card"},
    "course.award.": {rule.value for rule in AwardRule if rule not in (AwardRule.KING, AwardRule.TURNED_KING)},
    "course.caption.": {"led", "second", *(f"led.{side}" for side in SIDES)},
    "course.clear.": {"ask", "yes", "no"},
    "course.compare.": {*COMPARABLE, "short"},
    "course.cut.": {*SIDES, CutResult.AGAIN.value, CutResult.CHANCE.value},
    "course.cut-card.": set(SIDES),
    "course.end.": {end.value for end in GameEnd},
    "course.fact.": {
        *(f"{king}{quiet}.{side}" for king in ("king", "turned-king") for quiet in ("", "-quiet") for side in SIDES),
        *("tricks", "exchanged.elder", "exchanged.dealer", "exchanged.none", "next-deal"),
        *("turned-king-unmarked", *(f"tricks-marked.{side}" for side in SIDES)),
    },
    "course.field.": {"fewest", "most", "player", "points", "rule", "own", "other"},
    "course.led.": set(SIDES),
    "course.missing.": {"field", "mark", "order", "number"},
    "course.mark.": {"right", "fault", "fault-stays", "shows", "missing", "misplaced", "chosen"},
    "course.moment.": {moment.value for moment in Moment},
    "course.order.": {"cards", "moments", "place", "how"},
    "course.packet.": PACKETS,
    "course.part.": {part.value for part in Part},
    "course.place.": PLACES,
    "course.rank.": set(RANKS_OF_52),
    "course.suit.": {suit.value for suit in Suit},
    "course.tone.": {Stage.RIGHT.value, Stage.SHOWN.value, "wrong"},
}
"""A beginning, and all that follows it."""
