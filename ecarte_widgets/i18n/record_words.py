"""What is wrong with a game record, in words."""

from ecarte_widgets.engine import Place, Problem, RecordError
from ecarte_widgets.i18n.quoting import quoted
from ecarte_widgets.i18n.rule_words import breach_text
from ecarte_widgets.i18n.words import Words


def record_error_text(error: RecordError, words: Words) -> str:
    """Say what is wrong with a record: the place, what stands there, the rule, and what would have been legal."""
    allowed = ", ".join(error.allowed)
    message = f"record.{error.problem.value}"
    given = error.given if error.problem is Problem.NOT_JSON else quoted(error.given)  # the parser's words, not input
    arguments = {"given": given, "allowed": allowed}
    if error.problem is Problem.ILLEGAL_ACT and error.breach is not None:
        arguments |= {"code": error.breach.code.value, "rule": breach_text(words, error.breach)}
        message += "" if allowed else ".none"
    text = words.text(message, **arguments)
    place = place_text(error.place, words)
    return words.text("list.at", place=place, text=text) if place else text


def place_text(place: Place, words: Words) -> str:
    """Say where in a record something is."""
    parts = []
    if place.action is not None:
        parts.append(words.text("record.place.action", deal=place.deal, action=place.action))
    elif place.deal is not None:
        parts.append(words.text("record.place.deal", deal=place.deal))
    if place.key:
        parts.append(place.key)
    return ", ".join(parts)
