"""What came of a question's right answer, in words."""

from ecarte_widgets.engine import DealScored, Event, Seat, Stake
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.questions import ScoreDeal
from ecarte_widgets.lessons.score_mistakes import plays_unchanged
from ecarte_widgets.sessions.played_out import PlayedOut
from ecarte_widgets.widgets.table.stakes import Finished, finished_text
from ecarte_widgets.widgets.table.words import sentence


def outcome_text(outcome: PlayedOut, person: Seat, words: Words) -> str:
    """Tell what happened; what tricks brought is told as at the table, with the reason for the number.

    Args:
        outcome: what happened.
        person: who is told.
        words: the language.
    """
    return " ".join(_told(event, outcome.scored, person, words) for event in outcome.events)


def why_plain(outcome: PlayedOut, words: Words) -> list[str]:
    """Say why a word that else raises the stake changed nothing: it came after an exchange; nothing where it did not.

    Args:
        outcome: what happened.
        words: the language.
    """
    deal = outcome.scored
    if deal is None or deal.rules.stake is Stake.OFF or plays_unchanged(deal):
        return []
    assert deal.talk.end is not None  # the talk of a deal that is scored is over
    return [words.text(f"right.after-exchange.{deal.talk.end.value}")]


def _told(event: Event, deal: ScoreDeal | None, person: Seat, words: Words) -> str:
    """Tell one event."""
    match event:
        case DealScored(award) if deal is not None:
            finished = Finished(deal.rules, deal.dealer, deal.talk, deal.elder_tricks)
            return finished_text(award, finished, person, words)
        case _:
            return sentence(words, event, person)
