"""The buttons of a table: what each says, which of them stands out, and how many cards may be exchanged."""

from ecarte_widgets.engine import Breach, BreachCode
from ecarte_widgets.i18n import Words
from ecarte_widgets.i18n.rule_words import breach_text
from ecarte_widgets.sessions import Ask, Choice, Scene
from ecarte_widgets.widgets.table.claims import claim_on
from ecarte_widgets.widgets.table.trick import JsonObject
from ecarte_widgets.widgets.table.words import seat_name

_WAYS_ON = (Choice.EXCHANGE, Choice.NEXT_DEAL, Choice.NEW_GAME, Choice.SHOW_HAND)
"""The choices that lead on, between which there is nothing to decide."""


def exchange_shown(limits: tuple[int, int] | None, words: Words) -> JsonObject | None:
    """Give the limits of an exchange, and what its button and the table say for each number of cards.

    Args:
        limits: how many cards must and may be exchanged; None where nobody is to exchange.
        words: the language.
    """
    if limits is None:
        return None
    fewest, most = limits
    none = words.text("choice.exchange.none") if fewest == 0 else words.text("choice.exchange.choose")
    return {
        "fewest": fewest,
        "most": most,
        "labels": [none, *(words.plural("choice.exchange", count) for count in range(1, most + 1))],
        "asks": ["", *(words.plural("ask.exchange.chosen", count) for count in range(1, most + 1))],
        "tooFew": words.plural("table.choose-first", fewest) if fewest else "",
        "tooMany": breach_text(words, Breach(BreachCode.EXCHANGE_TOO_MANY, limit=most)),
    }


def choices_shown(scene: Scene, words: Words) -> list[JsonObject]:
    """Give the buttons; the exchange's button takes its label from the number of cards chosen."""
    return [
        {
            "intent": choice.value,
            "label": choice_label(choice, scene, words),
            "primary": _is_primary(choice, scene),
            "anytime": choice is Choice.MARK_TURNED_KING or (choice is Choice.PLAY_OUT and scene.ask is Ask.LEAD),
        }
        for choice in scene.choices
    ]


def _is_primary(choice: Choice, scene: Scene) -> bool:
    """Tell whether a button is the one that stands out: one that leads on, and never an act between which one chooses.

    Filled, an act would read as advice. Nor does the next deal stand out while it would lose a turned-up king's point.
    """
    if choice is Choice.NEXT_DEAL and Choice.MARK_TURNED_KING in scene.choices:
        return False
    return choice in _WAYS_ON or scene.ask is Ask.NO_KING


def choice_label(choice: Choice, scene: Scene, words: Words) -> str:
    """Name a button."""
    match choice:
        case Choice.EXCHANGE:
            return ""
        case Choice.SHOW_HAND:
            message = "choice.show-hand" if scene.own_count else "choice.show-hand.none"
            return words.text(message, player=seat_name(scene.view.seat, words))
        case Choice.PLAY_OUT:
            claim = claim_on(scene.view, words)
            return words.text(f"choice.{claim.name}", what=claim.what)
        case _:
            return words.text(f"choice.{choice.value}")
