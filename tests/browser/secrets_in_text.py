"""Finding cards in a text, in every way in which a page could name them."""

import re

from ecarte_widgets.engine import Card


def names_of(card: Card) -> list[str]:
    """Every way in which a page could name a card; drawings have letters and numbers too, so codes stand alone."""
    rank, suit = card.name.lower().split("_of_")
    return [rf"(?<![\w.]){card.value}(?![\w.])", f"(?i:{rank} of {suit})", re.escape(str(card))]


def cards_named(text: str, cards: set[Card]) -> set[Card]:
    """Which of the cards a text names; licences of the libraries say that they are given "AS IS"."""
    text = re.sub(r"AS[ -]IS", "", text)
    return {card for card in cards if any(re.search(name, text) for name in names_of(card))}


def where_named(text: str, cards: set[Card]) -> list[str]:
    """Where a text names any of the cards, with some of what stands around it."""
    found = cards_named(text, cards)
    text = re.sub(r"AS[ -]IS", "", text)
    return [
        text[max(0, match.start() - 60) : match.end() + 60]
        for card in found
        for name in names_of(card)
        for match in re.finditer(name, text)
    ]
