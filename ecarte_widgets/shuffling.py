"""Deal numbers: the only randomness of a deal.

A deal number gives the order of the pack and the dealer, from the number alone: SHA-256 in counter mode feeds
a Fisher-Yates shuffle, so that the same number is the same deal on every machine and Python version, for ever.
A numbered deal is public by design: who knows the number can know the cards. Ordinary games draw their
numbers from the operating system and show them only afterwards.

>>> numbered = numbered_deal(4821)
>>> str(numbered.dealer), " ".join(card.value for card in numbered.pack[:5])
('north', 'QC 8D KH 9H 7D')
"""

import hashlib
import itertools
import operator
from collections.abc import Iterator
from typing import Final, NamedTuple

from ecarte_widgets.engine import PACK, Card, Cut, FirstDealer, Seat

DEAL_NUMBERS: Final = range(2**53)
"""The numbers there are: those that every language's JSON reads exactly."""

_LONGEST_NUMBER: Final = 40
"""How many digits are read at most, leading noughts among them."""
_WORDS: Final = 2**32
"""How many different words there are."""
_WORD_BYTES: Final = 4
_DIGEST_BYTES: Final = 32


class NumberedDeal(NamedTuple):
    """What a deal number stands for."""

    number: int
    """The deal number, 0 to 2^53 - 1."""
    dealer: Seat
    """Who deals; a numbered deal has its own dealer."""
    pack: tuple[Card, ...]
    """The 32 cards from the top."""


def _words(purpose: str, number: int) -> Iterator[int]:
    """Give an endless row of 32-bit words from a number; each purpose has a row of its own."""
    block = 0
    while True:
        digest = hashlib.sha256(f"ecarte {purpose} {number} {block}".encode()).digest()
        for start in range(0, _DIGEST_BYTES, _WORD_BYTES):
            yield int.from_bytes(digest[start : start + _WORD_BYTES], "big")
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """Draw a whole number from 0 to ``bound - 1``, each equally likely: words past the last whole multiple go."""
    limit = _WORDS - _WORDS % bound
    word = next(words)
    while word >= limit:
        word = next(words)
    return word % bound


def _shuffled(words: Iterator[int]) -> tuple[Card, ...]:
    """Shuffle the pack, from its fixed order."""
    cards = list(PACK)
    for last in range(len(cards) - 1, 0, -1):
        drawn = _below(last + 1, words)
        cards[last], cards[drawn] = cards[drawn], cards[last]
    return tuple(cards)


def numbered_deal(number: int) -> NumberedDeal:
    """Give the deal of a number.

    Args:
        number: 0 to 2^53 - 1.

    Raises:
        ValueError: the number is outside that range.
        TypeError: it is no whole number, such as ``4821.0``.
    """
    number = operator.index(number)
    if number not in DEAL_NUMBERS:
        message = f"a deal number stands between 0 and {DEAL_NUMBERS.stop - 1}"
        raise ValueError(message)
    words = _words("deal", number)
    dealer = Seat(_below(len(Seat), words))
    return NumberedDeal(number, dealer, _shuffled(words))


def read_deal_number(text: str) -> int | None:
    """Read a deal number as a person types it, in the digits of any script; None where the text is none.

    >>> read_deal_number(" 4821 "), read_deal_number("-1"), read_deal_number("4821.0")
    (4821, None, None)
    """
    digits = text.strip()
    if not digits.isdecimal() or len(digits) > _LONGEST_NUMBER:
        return None
    number = int(digits)
    return number if number in DEAL_NUMBERS else None


def numbered_cuts(number: int) -> tuple[Cut, ...]:
    """Cut a whole pack for the first deal, again and again until the two cards differ in rank.

    Args:
        number: 0 to 2^53 - 1; the cuts have nothing to do with the deal of the same number.
    """
    words = _words("cut", number)
    cuts: list[Cut] = []
    while not cuts or cuts[-1].north.rank == cuts[-1].south.rank:
        north = PACK[_below(len(PACK), words)]
        others = [card for card in PACK if card is not north]
        cuts.append(Cut(north, others[_below(len(others), words)]))
    return tuple(cuts)


def secret_number(secret: str, index: int) -> int:
    """Give a deal number that only who knows the secret can foresee; the same secret gives the same numbers.

    Args:
        secret: unguessable text.
        index: which number of the secret's row, from 0.
    """
    digest = hashlib.sha256(f"ecarte number {secret} {index}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % DEAL_NUMBERS.stop


def secret_deal_number(secret: str, index: int, dealer: Seat) -> int:
    """Give the number of a deal that only who knows the secret can foresee, and that ``dealer`` deals by itself.

    So that the number, shown afterwards, gives back the very deal that was played.

    Args:
        secret: unguessable text.
        index: which deal of the secret's row, from 1.
        dealer: who must deal.
    """
    numbers = (secret_number(f"{secret} {index}", attempt) for attempt in itertools.count())
    return next(number for number in numbers if numbered_deal(number).dealer is dealer)


def first_dealer_for(choice: FirstDealer, number: int) -> Seat | tuple[Cut, ...]:
    """Find who deals first, by lot or by cutting, from a number.

    Args:
        choice: the table's rule.
        number: 0 to 2^53 - 1.

    Returns:
        The dealer where it is drawn; else the cards cut.
    """
    if choice is FirstDealer.RANDOM:
        return Seat(_below(len(Seat), _words("dealer", number)))
    return numbered_cuts(number)
