"""What is wrong with a game record, in words."""

from ecarte_widgets.engine import Place, Problem, RecordError, Wanted
from ecarte_widgets.i18n.quoting import quoted
from ecarte_widgets.i18n.rule_words import breach_text
from ecarte_widgets.i18n.words import Words


def record_error_text(error: RecordError, words: Words) -> str:
    """Say what is wrong with a record: the place, what stands there, the rule, and what would have been legal."""
    allowed = _listed(error, words)
    message = f"record.{error.problem.value}"
    arguments = {"given": quoted(error.given), "allowed": allowed}
    if error.problem is Problem.NOT_JSON and error.given:
        message += ".value"
    if error.problem is Problem.ILLEGAL_ACT and error.breach is not None:
        arguments |= {"code": error.breach.code.value, "rule": breach_text(words, error.breach)}
        message += "" if allowed else ".none"
    text = words.text(message, **arguments)
    place = place_text(error.place, words)
    return words.text("list.at", place=place, text=text) if place else text


def _listed(error: RecordError, words: Words) -> str:
    """List what may stand there: values as they are written, kinds in words."""
    named = [
        words.text(f"record.kind.{one.kind.value}", fewest=one.fewest, most=one.most, values=" ".join(one.values))
        if isinstance(one, Wanted)
        else one
        for one in error.allowed
    ]
    are_kinds = all(isinstance(one, Wanted) for one in error.allowed)
    return words.any_of(named) if named and are_kinds else ", ".join(named)


def place_text(place: Place, words: Words) -> str:
    """Say where in a record something is."""
    parts = []
    if place.action is not None:
        parts.append(words.text("record.place.action", deal=place.deal, action=place.action))
    elif place.deal is not None:
        parts.append(words.text("record.place.deal", deal=place.deal))
    if place.key:
        parts.append(place.key)
    if place.line is not None:
        parts.append(words.text("record.place.line", line=place.line, column=place.column))
    return ", ".join(parts)
