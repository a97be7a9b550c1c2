"""What an answer is told: every mistake and every right answer is a whole sentence that names the cards concerned."""

import re
from dataclasses import replace

import pytest

from ecarte_widgets.engine import Card, Rules, Seat, Suit, Talk, TalkEnd
from ecarte_widgets.i18n import words_for
from ecarte_widgets.lessons.answers import Points
from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.generators import Constraint, GeneratorError
from ecarte_widgets.lessons.questions import ActKind, OrderCards, Question, ScoreDeal, WhichCardWins, WhoTakes
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.widgets.course.feedback_words import feedback_text
from ecarte_widgets.widgets.course.learner import learner_of
from ecarte_widgets.widgets.course.right_words import right_text
from ecarte_widgets.widgets.table.book import switch_rule
from tests.i18n.catalogs import LANGUAGES, WORDS
from tests.lessons.asked import EVERY_CASE, TABLES, missed
from tests.widgets.lessons import EVERY_GENERATOR, asked

ENGLISH = words_for("en")
UNFIT = re.compile(r"[{}!]|\b(?:north|south|None)\b|  |^\s|\s$|\.\.")
NAMES_LED = (
    FeedbackCode.MUST_FOLLOW_SUIT,
    FeedbackCode.MUST_OVERTAKE,
    FeedbackCode.MUST_TRUMP,
    FeedbackCode.BEATS_TOO,
    FeedbackCode.NOTHING_BEATS,
    FeedbackCode.VOID_ANY_CARD,
    FeedbackCode.VOID_ANY_TRUMP,
)
NAMES_CARDS = (
    FeedbackCode.MUST_FOLLOW_SUIT,
    FeedbackCode.MUST_OVERTAKE,
    FeedbackCode.MUST_TRUMP,
    FeedbackCode.HIGHER_TAKES,
    FeedbackCode.ACE_BELOW_JACK,
    FeedbackCode.ACE_ABOVE_TEN,
    FeedbackCode.TRUMP_TAKES,
    FeedbackCode.OTHER_SUIT_LOSES,
    FeedbackCode.TURN_UP_MAKES_TRUMPS,
    FeedbackCode.HIGHER_CUT,
    FeedbackCode.LOWER_CUT,
    FeedbackCode.EQUAL_CUT,
    FeedbackCode.DRAWN_BY_CHANCE,
    FeedbackCode.TURN_UP_GIVES,
    FeedbackCode.TURN_UP_GIVES_NOTHING,
    FeedbackCode.TAKER_LEADS,
    FeedbackCode.KING_NOT_NOW,
)


def questions(name: str, constraints: dict[str, Constraint], seeds: range = range(3)) -> list[Question]:
    """Ask under each preset what a generator makes of some seeds."""
    found = []
    for rules in TABLES:
        for seed in seeds:
            try:
                found.append(asked(name, constraints, rules, seed))
            except GeneratorError:
                continue
    return found


def is_fit_to_read(text: str) -> bool:
    return bool(text) and text[0].isupper() | (text[0] == "“") and text[-1] in ".?”" and not UNFIT.search(text)


@EVERY_GENERATOR
def test_every_wrong_answer_is_told_in_whole_sentences_which_rule_it_misses_on_its_cards(
    name: str, constraints: dict[str, Constraint]
) -> None:
    for question in questions(name, constraints):
        for answer in wrong_answers(question):
            feedback = check(question, answer).feedback
            assert feedback is not None
            text = feedback_text(ENGLISH, question, feedback)
            assert is_fit_to_read(text), text
            named = feedback.fault + (feedback.cards if feedback.code in NAMES_CARDS else ())
            if feedback.led is not None and feedback.code in NAMES_LED:
                named += (feedback.led,)
            assert [card for card in named if ENGLISH.card(card) not in text] == [], text


@EVERY_GENERATOR
def test_every_right_answer_gets_its_reason(name: str, constraints: dict[str, Constraint]) -> None:
    for question in questions(name, constraints):
        text = right_text(ENGLISH, question)
        assert is_fit_to_read(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_say_it(language: str) -> None:
    words = WORDS[language]
    for question in (one for case in EVERY_CASE for one in questions(*case, range(1))):
        told = [right_text(words, question)]
        for answer in wrong_answers(question)[:40]:
            feedback = check(question, answer).feedback
            assert feedback is not None
            told.append(feedback_text(words, question, feedback))
        assert all(text and "{" not in text for text in told)


def test_the_mistakes_of_the_generators_are_all_that_there_are() -> None:
    seen = {
        feedback.code
        for name, constraints in EVERY_CASE
        for question in questions(name, constraints, range(8))
        for answer in wrong_answers(question)
        if (feedback := check(question, answer).feedback) is not None
    }
    never = {FeedbackCode.UNANSWERED, FeedbackCode.NOT_A_CHOICE, FeedbackCode.EVERY_CARD_ONCE}
    assert set(FeedbackCode) - seen == never


@pytest.mark.parametrize("code", [FeedbackCode.UNANSWERED, FeedbackCode.NOT_A_CHOICE])
def test_an_answer_that_is_none_is_told_so(code: FeedbackCode) -> None:
    question = WhichCardWins(Card.ACE_OF_SPADES, Card.TEN_OF_SPADES, Suit.HEARTS)
    assert is_fit_to_read(feedback_text(ENGLISH, question, Feedback(code)))


def test_cards_left_out_of_an_order_are_named() -> None:
    cards = (Card.ACE_OF_SPADES, Card.TEN_OF_SPADES)
    feedback = check(OrderCards(cards, Suit.HEARTS), (Card.TEN_OF_SPADES,)).feedback
    assert feedback is not None
    assert feedback_text(ENGLISH, OrderCards(cards, Suit.HEARTS), feedback) == (
        "Each card has one place in the order. Look again at the ace of spades."
    )


def test_the_sentence_of_the_rule_page_names_what_beats_the_lead() -> None:
    held, led, tried = (Card.QUEEN_OF_SPADES,), Card.JACK_OF_SPADES, (Card.TEN_OF_SPADES,)
    question = WhoTakes(Seat.NORTH, led, held[0], Suit.HEARTS)
    text = feedback_text(ENGLISH, question, Feedback(FeedbackCode.MUST_OVERTAKE, held, tried, led))
    assert text == (
        "You hold the queen of spades, which beats the jack of spades in its suit: "
        "you must overtake, so you may not play the ten of spades."
    )


def test_several_cards_that_beat_the_lead_are_spoken_of_in_the_plural() -> None:
    held = (Card.KING_OF_SPADES, Card.QUEEN_OF_SPADES)
    question = WhoTakes(Seat.NORTH, Card.JACK_OF_SPADES, held[0], Suit.HEARTS)
    feedback = Feedback(FeedbackCode.MUST_OVERTAKE, held, (Card.TEN_OF_SPADES,), Card.JACK_OF_SPADES)
    assert "the king of spades and the queen of spades, which beat" in feedback_text(ENGLISH, question, feedback)


def test_where_the_stock_is_empty_no_word_sends_the_learner_to_propose() -> None:
    question = asked("may-do", {"case": "stock-empty", "asked": "awaited"}, Rules(), 1)
    feedback = check(question, frozenset({ActKind.STAND, ActKind.PLAY})).feedback
    assert feedback is not None
    assert feedback_text(ENGLISH, question, feedback).endswith("First stand: the stock is empty.")
    told = "The stock is empty, so there is nothing to propose. Even so, elder first stands, and only then leads."
    assert right_text(ENGLISH, question) == told


@pytest.mark.parametrize(
    ("case", "act", "told"),
    [
        ("first", ActKind.ACCEPT, "you are elder, and only the dealer accepts or refuses. First stand or propose."),
        ("answer", ActKind.STAND, "you are the dealer, and only elder stands or proposes. First accept or refuse"),
    ],
)
def test_an_act_that_is_never_this_players_is_said_to_be_the_others(case: str, act: ActKind, told: str) -> None:
    question = asked("may-do", {"case": case, "asked": "awaited"}, Rules(), 1)
    feedback = check(question, frozenset({act})).feedback
    assert feedback is not None
    assert told in feedback_text(ENGLISH, question, feedback)


@pytest.mark.parametrize(("only", "is_told"), [(ActKind.MARK_KING, True), (ActKind.PLAY, False)])
def test_whoever_would_only_announce_is_told_that_it_is_a_right_and_no_duty(only: ActKind, is_told: bool) -> None:  # noqa: FBT001  (a case, not a switch)
    question = asked("king-held", {}, Rules(), 1)
    told = feedback_text(ENGLISH, question, missed(question, frozenset({only})))
    assert told.endswith(ENGLISH.text("lesson.king.hint.choice")) is is_told


def test_a_king_that_was_led_is_not_said_to_be_held() -> None:
    question = asked("king-moment", {"case": "led-king"}, Rules(), 1)
    assert right_text(ENGLISH, question).startswith("You led the king of ")


@EVERY_GENERATOR
def test_the_learner_sits_where_the_question_is_asked(name: str, constraints: dict[str, Constraint]) -> None:
    for question in questions(name, constraints, range(2)):
        position = getattr(question, "position", None)
        assert learner_of(question) is (Seat.SOUTH if position is None else position.seat)


def test_the_rule_that_a_king_in_hand_came_too_late_for_is_the_tables() -> None:
    told = set()
    for rules in (Rules.gamerules(), Rules.classic()):
        question = asked("king-moment", {"case": "late"}, rules, 1)
        feedback = check(question, not solution(question)).feedback
        assert feedback is not None
        told.add(feedback_text(ENGLISH, question, feedback).partition(", the king of trumps. ")[2])
    assert len(told) == 2
    assert all(told)


@pytest.mark.parametrize(
    ("name", "case", "once"),
    [
        ("king-moment", "late", "announce"),
        ("king-moment", "turned-elder", "dealer"),
        ("score-deal", "stood-elder", "points"),
        ("deal-points", "stood-elder", "points"),
        ("deal-rule", "refused-elder", "points"),
    ],
)
def test_a_rule_is_told_once(name: str, case: str, once: str) -> None:
    """Neither the points with their rule and its number again, nor a rule of the table after the same refusal."""
    question = asked(name, {"case": case}, Rules(), 1)
    told = [right_text(ENGLISH, question)]
    for answer in wrong_answers(question):
        feedback = check(question, answer).feedback
        assert feedback is not None
        told.append(feedback_text(ENGLISH, question, feedback))
    repeated = {text for text in told if len(re.findall(rf"\b{once}\b", text)) > 1 + (once == "announce")}
    assert repeated == set()


@pytest.mark.parametrize(
    ("talk", "is_told"),
    [(Talk(1, TalkEnd.STOOD), True), (Talk(2, TalkEnd.REFUSED), True), (Talk(0, TalkEnd.STOOD), False)],
)
def test_whoever_counts_a_stake_after_an_exchange_is_told_which_play_counts_as_without_one(
    talk: Talk,
    is_told: bool,  # noqa: FBT001  (a case, not a switch)
) -> None:
    deal = ScoreDeal(Rules(), Seat.NORTH, talk, 3)
    right = solution(deal)
    assert isinstance(right, Points)
    wrong = replace(right, points=3 - right.points)
    told = feedback_text(WORDS["en"], deal, missed(deal, wrong))
    scope = switch_rule("stake_scope", deal.rules.stake_scope.value, WORDS["en"])
    assert told.endswith(scope) is is_told


def test_who_made_the_tricks_and_what_they_bring_is_told_in_one_sentence() -> None:
    question = asked("mark-deal", {"case": "held", "talk": "exchanged"}, Rules(), 1)
    text = right_text(ENGLISH, question)
    assert text.count("trick") == 1, text
    assert "announced the king of trumps: 1 point." in text
