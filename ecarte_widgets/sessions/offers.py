"""What is asked of a person at a moment, and which buttons go with it: read off the person's own view."""

from ecarte_widgets.engine import MARK_KING, MARK_TURNED_KING, PROPOSE, Phase, View, award_for_tricks
from ecarte_widgets.engine.scoring import VOLE_TRICKS
from ecarte_widgets.sessions.asking import Ask, Choice


def ask_for(view: View, *, asks_for_king: bool) -> Ask:
    """Tell what is asked.

    Args:
        view: the person's view, at a moment when nothing is left to do for the computer.
        asks_for_king: whether the person is to say now whether to announce a king in hand.
    """
    if view.winner is not None:
        return Ask.GAME_WON if view.winner is view.seat else Ask.GAME_LOST
    if asks_for_king:
        return Ask.ANNOUNCE if MARK_KING in view.announcements else Ask.NO_KING
    match view.phase:
        case Phase.PROPOSAL:
            return Ask.PROPOSAL if PROPOSE in view.actions else Ask.STAND_ONLY
        case Phase.ANSWER:
            return Ask.ANSWER
        case Phase.ELDER_EXCHANGE | Phase.DEALER_EXCHANGE:
            return Ask.EXCHANGE
        case Phase.PLAY:
            return Ask.LEAD if view.led is None else Ask.FOLLOW
        case Phase.FINISHED:
            return Ask.DEAL_OVER


def choices_for(view: View, ask: Ask, *, claims: bool = True) -> tuple[Choice, ...]:
    """List the buttons, the likeliest first.

    Args:
        view: the person's view.
        ask: what is asked.
        claims: whether tricks that change no points any more may be claimed or conceded.
    """
    turned_king = (Choice.MARK_TURNED_KING,) if MARK_TURNED_KING in view.announcements else ()
    match ask:
        case Ask.GAME_WON | Ask.GAME_LOST:
            return (Choice.NEW_GAME,)
        case Ask.DEAL_OVER:
            return (*turned_king, Choice.NEXT_DEAL)
        case Ask.HAND_OVER:
            return (Choice.SHOW_HAND,)
        case Ask.ANNOUNCE:
            return (Choice.ANNOUNCE_KING, Choice.KEEP_QUIET)
        case Ask.NO_KING:
            return (Choice.KEEP_QUIET,)
        case Ask.PROPOSAL:
            return (Choice.PROPOSE, Choice.STAND, *turned_king)
        case Ask.STAND_ONLY:
            return (Choice.STAND, *turned_king)
        case Ask.ANSWER:
            return (Choice.ACCEPT, Choice.REFUSE, *turned_king)
        case Ask.EXCHANGE:
            return (Choice.EXCHANGE, *turned_king)
        case Ask.LEAD | Ask.FOLLOW:
            king = (Choice.ANNOUNCE_KING,) if MARK_KING in view.announcements else ()
            return (*king, *turned_king, *((Choice.PLAY_OUT,) if claims and is_decided(view) else ()))


def is_decided(view: View) -> bool:
    """Tell whether the tricks left can change no points, however they fall: a vole may bring no more than the point."""
    if view.phase is not Phase.PLAY or not view.is_own_turn:
        return False
    taken, left = view.tricks_of(view.elder), VOLE_TRICKS - len(view.tricks)
    ends = (award_for_tricks(view.rules, view.dealer, view.talk, taken + more) for more in range(left + 1))
    return len({(award.player, award.points) for award in ends}) == 1
