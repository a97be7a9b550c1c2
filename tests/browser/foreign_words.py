"""Finding English words that were left where another language is spoken."""

import re

from playwright.sync_api import Locator

_NOT_WORDS = re.compile(r"gamerules|[KQJA]\b|\d|English")
"""Latin letters that stand in any language: a preset's name, the corners of cards, a language's own name."""


def english_left(region: Locator) -> list[str]:
    """English words in what is shown and in what a screen reader says."""
    texts = region.evaluate(
        """(root) => [...root.querySelectorAll('*')].flatMap((one) => [
            one.getAttribute('aria-label') ?? '', one.getAttribute('aria-description') ?? '', one.title ?? '',
            ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
        ]).concat(root.getAttribute('aria-label'))"""
    )
    return [text for text in texts if re.search("[A-Za-z]{2,}", _NOT_WORDS.sub("", text))]
