"""Refusals and points in words."""

from ecarte_widgets.engine import Breach, BreachCode
from ecarte_widgets.i18n.words import Words

_COUNTED = (BreachCode.EXCHANGE_TOO_FEW, BreachCode.EXCHANGE_TOO_MANY)


def breach_text(words: Words, breach: Breach) -> str:
    """Say in a sentence which rule refuses an act, and what would be allowed."""
    message = f"breach.{breach.code.value}"
    if breach.code is BreachCode.EXCHANGE_TOO_MANY and breach.limit == 0:
        return words.text("breach.exchange-too-many.none")
    if breach.only_stand:
        return words.text("breach.stand-or-propose-first.stand-only")
    if breach.code in _COUNTED:
        return words.plural(message, breach.limit)
    cards = words.any_of([words.card(card) for card in breach.cards]) if breach.cards else ""
    return words.text(message, cards=cards, led=words.card(breach.led) if breach.led else "")
