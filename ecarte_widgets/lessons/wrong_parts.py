"""Which parts of a wrong answer are wrong, by the names of its fields or choices.

>>> from ecarte_widgets.engine import Suit
>>> question = OrderCards((Card.KING_OF_SPADES, Card.JACK_OF_SPADES, Card.TEN_OF_SPADES), Suit.HEARTS)
>>> answer = (Card.KING_OF_SPADES, Card.TEN_OF_SPADES, Card.JACK_OF_SPADES)
>>> sorted(wrong_parts(question, answer, question.cards))
['JS', 'TS']
"""

from collections.abc import Iterable

from ecarte_widgets.engine import Card, Suit, is_beaten
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.given import chosen_fields, chosen_in
from ecarte_widgets.lessons.options import Form, options_for
from ecarte_widgets.lessons.questions import OrderCards, Question


def wrong_parts(question: Question, answer: Answer, right: Answer) -> frozenset[str]:
    """Name what is wrong in an answer that has parts: every field, every choice, all that stands in another's place.

    Args:
        question: what was asked.
        answer: what the learner chose.
        right: the solution.

    Returns:
        The names of fields, or of what was chosen or put in order; nothing where an answer has no such parts.
    """
    options = options_for(question)
    match options.form:
        case Form.FIELDS:
            chosen, meant = chosen_fields(options, answer), chosen_fields(options, right)
            return frozenset(name for name in meant if chosen.get(name) != meant[name])
        case Form.ORDER:
            placed, places = chosen_in(options, answer), chosen_in(options, _nearest(question, answer, right))
            return frozenset(one for one, other in zip(placed, places, strict=False) if one != other)
        case Form.MARK:
            return frozenset(chosen_in(options, answer)) - frozenset(chosen_in(options, right))
        case _:
            return frozenset()


def _nearest(question: Question, answer: Answer, right: Answer) -> Answer:
    """Give the right order that is nearest to an answer: several are right where neither of two cards is stronger."""
    if not isinstance(question, OrderCards) or not isinstance(answer, tuple) or set(answer) != set(question.cards):
        return right
    return _by_strength_and_place(sorted(question.cards, key=answer.index), question.trump)


def _by_strength_and_place(placed: Iterable[Card], trump: Suit) -> tuple[Card, ...]:
    """Put cards in order, the strongest first; of those that none of the rest beats, the one that was placed first."""
    left, ordered = list(placed), list[Card]()
    while left:
        best = next(one for one in left if not any(is_beaten(one, other, trump) for other in left))
        left.remove(best)
        ordered.append(best)
    return tuple(ordered)
