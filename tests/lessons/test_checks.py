"""Checks: the solution is right, nothing else is, and a wrong answer is told which rule it missed, on the cards."""

import pytest

from ecarte_widgets.engine import (
    Card,
    PlayCard,
    Rules,
    Seat,
    Suit,
    legal_actions,
    parse_card,
    parse_cards,
)
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.generators import generate
from ecarte_widgets.lessons.questions import (
    CountStock,
    MakePack,
    MarkPlayable,
    MayDo,
    NameTrumps,
    OrderCards,
    Position,
    Question,
    WhichCardWins,
    WhoLeads,
    WhoTakes,
)
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from tests.engine.tables import CLASSIC, DEALER, ELDER, GAMERULES, table
from tests.lessons.asked import CASE_IDS, EVERY_CASE, TABLES, Asked, missed


def marking(dealer: str, led: str, rules: Rules = GAMERULES) -> MarkPlayable:
    """The dealer is to answer a lead; trump hearts, the 8 turned up."""
    elder = " ".join([led, *[card for card in ("9H", "AD", "TD", "8C", "9C") if card != led][:4]])
    laid = table(rules, elder=elder, dealer=dealer).do("stand", f"play {led}")
    return MarkPlayable(Position(laid.game, DEALER))


def cards(text: str) -> frozenset[Card]:
    return frozenset(parse_cards(text))


@pytest.mark.parametrize("asked", EVERY_CASE, ids=CASE_IDS)
@pytest.mark.parametrize("rules", TABLES, ids=["gamerules", "classic"])
def test_the_solution_alone_is_right_and_every_wrong_answer_is_explained(asked: Asked, rules: Rules) -> None:
    name, constraints = asked
    for seed in range(40 if name == "may-do" else 150):
        question = generate(name, seed, rules, **constraints)
        right = solution(question)
        assert check(question, right).right
        assert check(question, right).feedback is None
        assert not check(question, None).right
        wrong = wrong_answers(question)
        assert wrong
        assert right not in wrong
        for answer in wrong:
            assert missed(question, answer).code not in {FeedbackCode.UNANSWERED, FeedbackCode.NOT_A_CHOICE}


def test_every_single_change_of_the_cards_marked_is_wrong() -> None:
    for seed in range(3000):
        question = generate("playable", seed, GAMERULES if seed % 2 else CLASSIC)
        assert isinstance(question, MarkPlayable)
        right = solution(question)
        assert isinstance(right, frozenset)
        legal = [
            one.card
            for one in legal_actions(question.position.game, question.position.seat)
            if isinstance(one, PlayCard)
        ]
        assert right == frozenset(legal)
        for card in question.position.view.hand:
            assert missed(question, frozenset(legal) ^ {card}).fault


@pytest.mark.parametrize(
    ("dealer", "led", "rules", "marked", "code", "shown", "fault"),
    [
        ("QS TS KH QD 7C", "JS", GAMERULES, "QS TS", "must-overtake", "QS", "TS"),
        ("QS TS 7S QD 7C", "JS", GAMERULES, "TS 7S", "must-overtake", "QS", "TS 7S"),
        ("QS TS KH QD 7C", "JS", GAMERULES, "QS KH", "must-follow-suit", "QS", "KH"),
        ("AS 7S KH QD 7C", "JS", GAMERULES, "AS KH QD", "must-follow-suit", "AS 7S", "KH QD"),
        ("KS QS 7S QD 7C", "JS", GAMERULES, "KS", "beats-too", "KS QS", "QS"),
        ("AS 7S KH QD 7C", "JS", GAMERULES, "AS", "nothing-beats", "AS 7S", "7S"),
        ("KD 7H KH QD 7C", "JS", GAMERULES, "7H KH", "void-any-card", "KD 7H KH QD 7C", "KD QD 7C"),
        ("KD 7H KH QD 7C", "JS", CLASSIC, "7H KH 7C", "must-trump", "7H KH", "7C"),
        ("KD 7H KH QD 7C", "JS", CLASSIC, "KH", "void-any-trump", "7H KH", "7H"),
        ("KD JD KC QD 7C", "JS", CLASSIC, "KD", "void-any-card", "KD JD KC QD 7C", "JD KC QD 7C"),
    ],
)
def test_marking_is_explained_on_the_cards(  # noqa: PLR0913, PLR0917  (a table of cases)
    dealer: str, led: str, rules: Rules, marked: str, code: str, shown: str, fault: str
) -> None:
    told = missed(marking(dealer, led, rules), cards(marked))
    assert (told.code.value, told.cards, told.fault) == (code, parse_cards(shown), parse_cards(fault))
    assert (told.led, told.trump) == (parse_card(led), Suit.HEARTS)


def test_a_leader_may_lead_every_card() -> None:
    question = MarkPlayable(Position(table().do("stand").game, ELDER))
    assert missed(question, cards("9H AS TS 7D")).code is FeedbackCode.MAY_LEAD_ANY
    assert missed(question, cards("9H AS TS 7D")).fault == parse_cards("8C")


@pytest.mark.parametrize(
    ("led", "answer", "code"),
    [
        ("AS", "TS", "ace-above-ten"),
        ("7S", "AS", "ace-above-ten"),
        ("AS", "JS", "ace-below-jack"),
        ("KS", "AS", "ace-below-jack"),
        ("9S", "TS", "higher-takes"),
        ("KS", "7H", "trump-takes"),
        ("7H", "KS", "trump-takes"),
        ("7S", "KD", "other-suit-loses"),
    ],
)
def test_two_cards_are_explained_by_what_decides(led: str, answer: str, code: str) -> None:
    pair = WhichCardWins(parse_card(led), parse_card(answer), Suit.HEARTS)
    trick = WhoTakes(ELDER, parse_card(led), parse_card(answer), Suit.HEARTS)
    right, taker = solution(pair), solution(trick)
    wrong = next(card for card in pair.cards if card is not right)
    assert isinstance(taker, Seat)
    assert missed(pair, wrong) == missed(trick, taker.other)
    told = missed(pair, wrong)
    assert (told.code.value, told.cards, told.fault) == (code, (right,), (wrong,))


def test_an_order_is_explained_by_the_first_pair_that_is_wrong() -> None:
    question = OrderCards(parse_cards("TS KS AS JS"), Suit.HEARTS)
    told = missed(question, parse_cards("KS AS JS TS"))
    assert (told.code, told.cards, told.fault) == (
        FeedbackCode.ACE_BELOW_JACK,
        parse_cards("JS"),
        parse_cards("AS"),
    )
    assert missed(question, parse_cards("AS KS JS TS")).cards == parse_cards("KS")
    assert missed(question, parse_cards("KS JS AS")).fault == parse_cards("TS")
    assert missed(question, parse_cards("KS JS AS AS")).code is FeedbackCode.EVERY_CARD_ONCE


def test_an_order_among_plain_suits_is_explained_where_two_cards_of_one_suit_stand_apart() -> None:
    question = OrderCards(parse_cards("TS 9D KS 7H"), Suit.HEARTS)
    assert check(question, parse_cards("7H 9D KS TS")).right
    assert check(question, parse_cards("7H KS 9D TS")).right
    told = missed(question, parse_cards("7H TS 9D KS"))
    assert (told.code, told.cards, told.fault) == (FeedbackCode.HIGHER_TAKES, parse_cards("KS"), parse_cards("TS"))
    assert missed(question, parse_cards("9D 7H KS TS")).code is FeedbackCode.TRUMP_TAKES


def test_the_pack_is_explained_by_the_ranks() -> None:
    assert missed(MakePack(), frozenset("2345")) == Feedback(FeedbackCode.RANK_GOES, ranks=("6",))
    assert missed(MakePack(), frozenset("23456A7")) == Feedback(FeedbackCode.RANK_STAYS, ranks=("A", "7"))


def test_a_lead_is_explained_by_the_deal_or_by_the_last_trick() -> None:
    first = missed(WhoLeads(DEALER), DEALER)
    assert (first.code, first.seat) == (FeedbackCode.ELDER_LEADS, ELDER)
    trick = WhoTakes(ELDER, Card.ACE_OF_CLUBS, Card.JACK_OF_CLUBS, Suit.HEARTS)
    later = missed(WhoLeads(DEALER, trick), ELDER)
    assert (later.code, later.seat, later.cards) == (FeedbackCode.TAKER_LEADS, DEALER, (Card.JACK_OF_CLUBS,))


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (NameTrumps(Card.KING_OF_CLUBS), Card.KING_OF_CLUBS),
        (CountStock(()), True),
        (MakePack(), frozenset({"1"})),
        (marking("QS TS KH QD 7C", "JS"), cards("8S")),
        (MayDo(Position(table().game, ELDER)), frozenset({"stand"})),
        (WhoTakes(Seat.NORTH, Card.KING_OF_CLUBS, Card.ACE_OF_CLUBS, Suit.CLUBS), 0),
    ],
)
def test_an_answer_that_was_not_to_choose_is_wrong_and_said_so(question: Question, answer: Answer) -> None:
    assert missed(question, answer).code is FeedbackCode.NOT_A_CHOICE


def test_every_kind_of_mistake_can_be_made() -> None:
    """No code without a mistake that leads to it."""
    met = {FeedbackCode.UNANSWERED, FeedbackCode.NOT_A_CHOICE, FeedbackCode.EVERY_CARD_ONCE}
    for name, constraints in EVERY_CASE:
        for rules in TABLES:
            for seed in range(2 if name == "may-do" else 10):
                question = generate(name, seed, rules, **constraints)
                met |= {missed(question, answer).code for answer in wrong_answers(question)}
    assert met == set(FeedbackCode)
