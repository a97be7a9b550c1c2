"""Standing or proposing, accepting or refusing: the standard hands and what the score changes about them.

The functions NM1 to NM6 carry the ids and sources of the modifiers, as in
:mod:`ecarte_widgets.players.standard_hands`. NM3, what to throw, is in :mod:`ecarte_widgets.players.discarding`.

What standing is worth depends on the table's stake. The old advice was written for the club game, where who plays
without exchange and fails loses 2. So, while elder has not proposed yet:

- under ``winner_two`` and ``plus_one`` all of it is followed;
- under ``elder_only`` standing may win 2 and loses no more than any deal, so what speaks for proposing with a good
  hand (NM1, NM2, NM6) falls away, and an even chance (NM4, NM5) is enough to stand at any score;
- under ``off`` nothing more is won or lost by standing: the same hands, and NM6, which fears the 2, falls away.

Once cards were exchanged no stake hangs on standing under any rule: then a standard hand stands.
"""

from ecarte_widgets.engine import ACCEPT, MARK_KING, PROPOSE, REFUSE, STAND, Rank, Stake, View
from ecarte_widgets.players.dealer_hands import dealers_answer
from ecarte_widgets.players.holding import Holding, is_guarded
from ecarte_widgets.players.known import Known
from ecarte_widgets.players.reasons import Choice, Reason
from ecarte_widgets.players.standard_hands import standard_hands

POINT_TRICKS = 3
SUITS = 3
MANY_TRUMPS = 3


def point_is_certain(view: View, holding: Holding) -> bool:
    """NM1 (read: EB11): with cards that make the point certain, propose.

    Read as: three trumps that no card in the other's hand can beat. NM2, of the same page: propose with a standard
    hand when the king of trumps is in it, since the other cannot take it in.
    """
    return len(Known.of(view).unbeatable(holding.trumps)) >= POINT_TRICKS


def is_at_four(view: View, holding: Holding) -> bool:
    """Tell whether the other wants one point, and the king of trumps is neither in hand nor turned up."""
    wants_one = view.score[view.seat.other] == view.rules.target - 1
    return wants_one and not holding.has_king_of_trumps and view.turn_up.rank is not Rank.KING


def has_even_chance(holding: Holding) -> bool:
    """NM4 (read: EB11): an even chance of three tricks, such as a queen, a guarded jack and a guarded ten.

    Read as: a card as high as each of these, guarded where it says so, in three different plain suits. The book says
    it of elder when the dealer is at four and the king neither in hand nor turned up, and of the dealer's refusal.
    """
    if len(holding.suits) < SUITS:
        return False
    bare = [suit for suit in holding.suits if not is_guarded(suit)]
    ranks = sorted((head.rank for head in holding.heads), reverse=True)
    asked = (Rank.QUEEN, Rank.JACK, Rank.TEN)
    return all(rank >= low for rank, low in zip(ranks, asked, strict=True)) and (
        not bare or (len(bare) == 1 and bare[0][0].rank >= Rank.QUEEN)
    )


def has_trump_and_some_strength(holding: Holding) -> bool:
    """NM5 (read: EB11): a trump, unless the plain cards are very small and of different suits.

    Read as: very small is nothing above a ten, different suits is all three plain suits. The book says it at the
    adverse score of four, the king neither in hand nor turned up.
    """
    if not holding.trumps:
        return False
    return len(holding.suits) < SUITS or any(card.rank > Rank.TEN for card in holding.plain)


def even_chance_of(holding: Holding) -> tuple[str, ...]:
    """Give the id of what gives a hand an even chance (NM4, NM5 with a high card or with few suits), if it has one."""
    if has_even_chance(holding):
        return ("NM4",)
    if not has_trump_and_some_strength(holding):
        return ()
    return ("NM5a",) if any(card.rank > Rank.TEN for card in holding.plain) else ("NM5b",)


def is_very_strong(holding: Holding) -> bool:
    """NM6 (read: Hoffmann): with the adversary at three, playing without proposing is dangerous unless very strong.

    Read as: three trumps, or two and a plain king. The danger is that failing costs two points.
    """
    return len(holding.trumps) >= MANY_TRUMPS or (len(holding.trumps) > 1 and bool(holding.headed_by(Rank.KING)))


def king_wins(view: View, holding: Holding) -> bool:
    """Tell whether announcing the king in hand, once the talk is over, wins the game."""
    return holding.has_king_of_trumps and view.score[view.seat] == view.rules.target - 1


def announced_king(view: View) -> Choice:
    """Choose about a king of trumps in hand: announce it. Its point is sure, what silence may bring is not."""
    return Choice(
        MARK_KING, Reason.POINT_WINS if king_wins(view, Holding.of(view.hand, view.trump)) else Reason.SURE_POINT
    )


def stand_or_propose(view: View) -> Choice:
    """Choose elder's word."""
    if PROPOSE not in view.actions:
        return Choice(STAND, Reason.CANNOT_PROPOSE)
    holding = Holding.of(view.hand, view.trump)
    held = standard_hands(view.hand, view.trump)
    if king_wins(view, holding):
        return Choice(STAND, Reason.KING_WINS_THE_GAME)
    if not holding.thrown:
        return Choice(STAND, Reason.NOTHING_TO_THROW, held)
    chance = even_chance_of(holding)
    if chance and is_at_four(view, holding):
        return Choice(STAND, Reason.LAST_CHANCE, held or chance)
    if held:
        reason = why_propose_all_the_same(view, holding)
        return Choice(STAND, Reason.STANDARD_HAND, held) if reason is None else Choice(PROPOSE, reason, held)
    if chance and view.talk.proposals == 0 and view.rules.stake is Stake.ELDER_ONLY:
        return Choice(STAND, Reason.EVEN_CHANCE, chance)
    return Choice(PROPOSE, Reason.NO_STANDARD_HAND)


def why_propose_all_the_same(view: View, holding: Holding) -> Reason | None:
    """Tell why a standard hand proposes (NM1, NM2, NM6), if it does."""
    if view.talk.proposals > 0 or view.rules.stake is Stake.ELDER_ONLY:
        return None
    if point_is_certain(view, holding):
        return Reason.POINT_IS_CERTAIN
    if holding.has_king_of_trumps:
        return Reason.STANDARD_HAND_WITH_KING
    wants_two = view.score[view.seat.other] == view.rules.target - 2
    if wants_two and view.rules.stake is not Stake.OFF and not is_very_strong(holding):
        return Reason.TOO_DANGEROUS
    return None


def accept_or_refuse(view: View) -> Choice:
    """Choose the dealer's word, whatever the stake: a refusal that fails costs 2 at most tables."""
    holding = Holding.of(view.hand, view.trump)
    if king_wins(view, holding):
        return Choice(REFUSE, Reason.KING_WINS_THE_GAME)
    if is_at_four(view, holding) and has_even_chance(holding):
        return Choice(REFUSE, Reason.LAST_CHANCE, even_chance_of(holding))
    refuse, rule = dealers_answer(view.hand, view.trump)
    if refuse:
        return Choice(REFUSE, Reason.REFUSING_HAND, (rule,))
    return Choice(ACCEPT, Reason.ACCEPTING_HAND, (rule,))
