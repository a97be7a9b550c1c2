"""Words: the one place that turns a message id into a sentence of a language."""

from ecarte_widgets.i18n.words import LANGUAGE_VARIABLE, LanguageError, MissingMessageError, Words, languages, words_for

__all__ = ["LANGUAGE_VARIABLE", "LanguageError", "MissingMessageError", "Words", "languages", "words_for"]
