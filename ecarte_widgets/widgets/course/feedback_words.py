"""What a wrong answer is told: the rule that was missed, on the cards in play.

Each code is a sentence of its own; where a rule is told of a player, it is one for the learner and one for the other.
"""

from collections.abc import Iterable, Sequence

from ecarte_widgets.engine import (
    AwardRule,
    Breach,
    BreachCode,
    Card,
    Rank,
    Rules,
    Stake,
    Suit,
    TalkEnd,
    Void,
)
from ecarte_widgets.i18n import Words
from ecarte_widgets.i18n.rule_words import breach_text
from ecarte_widgets.lessons.answers import RANKS_OF_52, STAKE_RULES
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.questions import (
    ActKind,
    DealPlace,
    DiscardLimits,
    MarkDeal,
    MarkPlayable,
    MayDo,
    MayMarkKing,
    OrderCards,
    PointsOfDeal,
    Question,
    RuleOfDeal,
    ScoreDeal,
)
from ecarte_widgets.lessons.score_mistakes import plays_unchanged
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions.played_out import played_out
from ecarte_widgets.widgets.course.act_words import act_text, acts_text
from ecarte_widgets.widgets.course.learner import learner_of, side_of
from ecarte_widgets.widgets.course.outcome import outcome_text, why_plain
from ecarte_widgets.widgets.table.book import switch_rule

_STRONGEST_FIRST = (*"KQJA", *RANKS_OF_52[RANKS_OF_52.index("T") :])
"""The ranks of an ordinary pack in the order of this game."""
_LEFT_OUT = (
    FeedbackCode.MAY_LEAD_ANY,
    FeedbackCode.BEATS_TOO,
    FeedbackCode.NOTHING_BEATS,
    FeedbackCode.VOID_ANY_CARD,
    FeedbackCode.VOID_ANY_TRUMP,
)
"""Cards that might have been played too; the sentence goes with their number."""
_HELD_UP = (FeedbackCode.MUST_FOLLOW_SUIT, FeedbackCode.MUST_OVERTAKE, FeedbackCode.MUST_TRUMP)
"""Cards that may not be played; the sentence goes with the number of those that must."""


def feedback_text(words: Words, question: Question, feedback: Feedback) -> str:
    """Say in whole sentences which rule a wrong answer misses.

    Args:
        words: the language.
        question: what was asked.
        feedback: the mistake.
    """
    message = f"feedback.{feedback.code.value}"
    match feedback.code:
        case code if code in _HELD_UP:
            led = "" if feedback.led is None else words.card(feedback.led)
            trump = _trump_of(question)
            named, fault = (ranked_text(words, cards, trump) for cards in (feedback.cards, feedback.fault))
            return words.plural(message, len(feedback.cards), cards=named, led=led, fault=fault)
        case code if code in _LEFT_OUT:
            return _left_out(words, question, feedback)
        case FeedbackCode.EVERY_CARD_ONCE:
            fault = ranked_text(words, feedback.fault or feedback.cards, _trump_of(question))
            return words.text(message, fault=fault)
        case FeedbackCode.RANK_GOES | FeedbackCode.RANK_STAYS:
            ranked = sorted(feedback.ranks, key=_STRONGEST_FIRST.index)
            ranks = words.all_of([rank_sign(words, rank) for rank in ranked])
            return words.plural(message, len(feedback.ranks), ranks=ranks)
        case FeedbackCode.UNANSWERED | FeedbackCode.NOT_A_CHOICE | FeedbackCode.ACT_ALLOWED:
            return words.text(message)
        case FeedbackCode.ACT_NOT_NOW | FeedbackCode.ACT_ALLOWED_TOO:
            return _act(words, question, feedback)
        case FeedbackCode.FEWEST:
            return fewest_text(words, question)
        case FeedbackCode.MOST:
            return most_text(words, question)
        case FeedbackCode.KING_NOW | FeedbackCode.KING_NOT_NOW:
            return _king(words, question, feedback)
        case _ if feedback.seat is not None or feedback.rule is not None or feedback.code is FeedbackCode.NOT_WON:
            return _player(words, question, feedback)
        case _:
            return _deal_or_cards(words, feedback)


def cards_text(words: Words, cards: Sequence[Card]) -> str:
    """Name cards that all are meant, in the order given."""
    return words.all_of([words.card(card) for card in cards]) if cards else ""


def ranked_text(words: Words, cards: Iterable[Card], trump: Suit | None) -> str:
    """Name cards of a hand as they lie at the table: trumps first, by suit, the strongest first."""
    return cards_text(words, sorted(cards, key=lambda card: hand_order(card, trump)))


def hand_order(card: Card, trump: Suit | None) -> tuple[bool, int, int]:
    """Give what sorts a hand: trumps first, by suit, from high to low."""
    return card.suit is not trump, list(Suit).index(card.suit), -card.rank


def _trump_of(question: Question) -> Suit | None:
    """Give the trumps of a question about a hand; None of another."""
    match question:
        case MarkPlayable(position):
            return position.view.trump
        case OrderCards(_, trump):
            return trump
        case _:
            return None


def rank_sign(words: Words, rank: str) -> str:
    """Give what stands in the corner of a card of an ordinary pack; the ranks below seven are their numbers."""
    is_ours = RANKS_OF_52.index(rank) <= RANKS_OF_52.index("7")
    return words.ltr(words.text(f"index.{rank}") if is_ours else rank)


def _left_out(words: Words, question: Question, feedback: Feedback) -> str:
    """Say why cards that were left out may be played as well."""
    message = f"feedback.{feedback.code.value}"
    if feedback.code is FeedbackCode.VOID_ANY_CARD and isinstance(question, MarkPlayable):
        view = question.position.view
        if has_no_trump(view.rules, view.hand, view.trump):
            message = "feedback.void-any-card.no-trump"
    led = "" if feedback.led is None else words.card(feedback.led)
    return words.plural(
        message, len(feedback.fault), led=led, fault=ranked_text(words, feedback.fault, _trump_of(question))
    )


def has_no_trump(rules: Rules, hand: Sequence[Card], trump: Suit) -> bool:
    """Tell whether a hand has no trump at a table where it matters."""
    return rules.void is Void.MUST_TRUMP and all(card.suit is not trump for card in hand)


def _act(words: Words, question: Question, feedback: Feedback) -> str:
    """Say why an act may not be done now, or why others may."""
    if feedback.code is FeedbackCode.ACT_ALLOWED_TOO:
        told = words.text("feedback.act-allowed-too", reasons=acts_text(words, feedback.acts, question))
        # Whoever announced only, and left out to play, took the right for a duty.
        acts = solution(question)
        assert isinstance(acts, frozenset)  # of acts, since acts are what was answered
        is_a_right = ActKind.PLAY in feedback.acts and ActKind.MARK_KING in acts
        return f"{told} {words.text('lesson.king.hint.choice')}" if is_a_right else told
    assert feedback.breach is not None  # the code says so
    act, reason = feedback.acts[0], breach_text(words, feedback.breach)
    message = f"feedback.act-not-now{_role_against(question, act)}"
    return words.text(message, act=act_text(words, act, question), reason=reason)


def _role_against(question: Question, act: ActKind) -> str:
    """Give the ending of the sentence about an act of the talk that is never this player's; none for any other act."""
    assert isinstance(question, MayDo)
    is_elder = question.position.seat is question.position.view.elder
    if act in (ActKind.ACCEPT, ActKind.REFUSE) and is_elder:
        return ".elder"
    return ".dealer" if act in (ActKind.PROPOSE, ActKind.STAND) and not is_elder else ""


def fewest_text(words: Words, question: Question) -> str:
    """Say how many cards must be exchanged."""
    assert isinstance(question, DiscardLimits)
    view = question.position.view
    assert view.exchange is not None  # the question demands it
    fewest, _ = view.exchange
    if view.stock_count == 0:
        return words.text("feedback.most.none")
    if fewest == 0:
        return words.text("feedback.fewest.none")
    return words.plural(f"feedback.fewest.{'dealer' if view.seat is view.dealer else 'elder'}", fewest)


def most_text(words: Words, question: Question) -> str:
    """Say how many cards may be exchanged."""
    assert isinstance(question, DiscardLimits)
    view = question.position.view
    assert view.exchange is not None  # the question demands it
    _, most = view.exchange
    if view.stock_count == 0:
        return words.text("feedback.most.none")
    if most == len(view.hand):
        return words.plural("feedback.most.all", view.stock_count)
    return words.plural("feedback.most", most)


def _king(words: Words, question: Question, feedback: Feedback) -> str:
    """Say why the king of trumps may be marked now, or may not."""
    assert isinstance(question, MayMarkKing)
    view = question.position.view
    king = words.card(feedback.cards[0])
    turned = view.turn_up.rank is Rank.KING
    if feedback.code is FeedbackCode.KING_NOW:
        held = "feedback.king-now.led" if view.led is feedback.cards[0] else "feedback.king-now"
        return words.text("feedback.king-now.turned" if turned else held, king=king)
    assert isinstance(feedback.rule, BreachCode)
    if feedback.rule is BreachCode.KING_TOO_LATE:
        rule = switch_rule("king_window", view.rules.king_window.value, words)
        return words.text("feedback.king-not-now.late", king=king, rule=rule)
    reasons = [breach_text(words, Breach(feedback.rule))]
    if turned and feedback.rule is not BreachCode.TURNED_KING_IS_THE_DEALERS:
        reasons.append(switch_rule("turned_king", view.rules.turned_king.value, words))
    return words.text("feedback.king-not-now", king=king, reason=" ".join(reasons))


def _player(words: Words, question: Question, feedback: Feedback) -> str:
    """Say what a rule gives to a player, or that nobody has won."""
    learner, message = learner_of(question), f"feedback.{feedback.code.value}"
    rule = words.text(f"award.{feedback.rule.value}") if isinstance(feedback.rule, AwardRule) else ""
    match feedback.code:
        case FeedbackCode.NOT_WON:
            own, other = feedback.numbers[learner], feedback.numbers[learner.other]
            # Why each has so many, as a right answer is told.
            outcome = played_out(question)
            came = " ".join([outcome_text(outcome, learner, words), *why_plain(outcome, words)])
            return f"{came} {words.text(message, own=own, other=other, target=feedback.numbers[2])}".strip()
        case FeedbackCode.SCORE_RULE:
            deal = question.deal if isinstance(question, RuleOfDeal) else question
            stake = ""
            # Where it decides, its award has said it.
            decides = feedback.rule in STAKE_RULES.values()
            if isinstance(deal, ScoreDeal) and plays_unchanged(deal) and not decides:
                stake = switch_rule("stake", deal.rules.stake.value, words)
            return words.text(message, rule=f"{rule} {stake}".strip())
        case FeedbackCode.SCORE_RULE_EXCHANGED:
            return words.text(message, rule=rule)
        case FeedbackCode.SCORE_POINTS if feedback.rule is AwardRule.STAKE_PLUS_ONE:
            return words.plural(message, feedback.numbers[0], rule=rule)
        case FeedbackCode.SCORE_POINTS:
            alone = [words.text("feedback.tricks-alone")] if isinstance(question, MarkDeal) and question.king else []
            return " ".join((rule, *_why_no_stake(question, words, feedback), *alone))  # the rule names the number
        case FeedbackCode.KING_COUNTS if feedback.rule is AwardRule.TURNED_KING:
            assert feedback.seat is not None
            return words.text(f"event.turned-king.{side_of(feedback.seat, learner)}")
        case FeedbackCode.KING_UNMARKED if feedback.rule is AwardRule.TURNED_KING:
            assert feedback.seat is not None
            return words.text(f"feedback.king-unmarked.turned.{side_of(feedback.seat, learner)}")
        case _:
            assert feedback.seat is not None
            told: dict[str, object] = {"cards": cards_text(words, feedback.cards), "rule": rule}
            told["fault"] = cards_text(words, feedback.fault)
            if feedback.code in (FeedbackCode.SCORED_BY, FeedbackCode.WON_AT):
                own, other = feedback.numbers[learner], feedback.numbers[learner.other]
                told |= {"own": own, "other": other, "score": words.ltr(f"{own}-{other}")}
            code, side = feedback.code.value, side_of(feedback.seat, learner)
            is_by_tricks = feedback.code is FeedbackCode.WON_AT and won_by_tricks(feedback)
            return words.text(
                f"feedback.{code}.by-tricks.{side}" if is_by_tricks else f"feedback.{code}.{side}", **told
            )


def won_by_tricks(feedback: Feedback) -> bool:
    """Tell whether the tricks won a game: then nothing came later, as it does after a king."""
    return feedback.rule not in (AwardRule.KING, AwardRule.TURNED_KING)


def _why_no_stake(question: Question, words: Words, feedback: Feedback) -> list[str]:
    """Say why a deal that was stood or refused counts no more than usual: after an exchange, or for the other side."""
    deal = question.deal if isinstance(question, PointsOfDeal | MarkDeal) else question
    if not isinstance(deal, ScoreDeal) or deal.rules.stake is Stake.OFF:
        return []
    if plays_unchanged(deal):
        decides = feedback.rule in STAKE_RULES.values()
        return [] if decides else [switch_rule("stake", deal.rules.stake.value, words)]
    is_later = deal.talk.proposals > int(deal.talk.end is TalkEnd.REFUSED)
    return [switch_rule("stake_scope", deal.rules.stake_scope.value, words)] if is_later else []


def _deal_or_cards(words: Words, feedback: Feedback) -> str:
    """Say what a rule makes of cards, or of their places in the deal."""
    message, numbers = f"feedback.{feedback.code.value}", feedback.numbers
    match feedback.code:
        case FeedbackCode.DEALT_TO:
            assert feedback.place is not None
            return words.text(f"feedback.dealt-to.{feedback.place.value}", number=numbers[0])
        case FeedbackCode.NEXT_PACKET:
            assert feedback.place is not None
            dealt, count = numbers
            if feedback.place is DealPlace.TURN_UP:
                return words.text("feedback.next-packet.turn-up")
            place = f"feedback.next-packet.{feedback.place.value}" if dealt else "feedback.next-packet.first"
            return words.plural(place, count, dealt=dealt)
        case FeedbackCode.STOCK_LEFT:
            left, *drawn = numbers
            if not drawn:
                return words.text("feedback.stock-left.none", left=left)
            return words.plural(message, left, drawn=words.all_of([str(count) for count in drawn]))
        case FeedbackCode.MOMENT_FIRST:
            first, second = (words.text(f"course.moment.{moment.value}") for moment in feedback.moments)
            return words.text(message, first=first, second=second)
        case _:
            named, fault = cards_text(words, feedback.cards), cards_text(words, feedback.fault)
            return words.text(message, cards=named, fault=fault)
