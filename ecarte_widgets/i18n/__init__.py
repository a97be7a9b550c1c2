"""Words: the one place that turns a message id into a sentence of a language."""

from ecarte_widgets.i18n.words import (
    DEFAULT_LANGUAGE,
    LANGUAGE_VARIABLE,
    LanguageError,
    MissingMessageError,
    Words,
    first_of,
    languages,
    words_for,
)

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGE_VARIABLE",
    "LanguageError",
    "MissingMessageError",
    "Words",
    "first_of",
    "languages",
    "words_for",
]
