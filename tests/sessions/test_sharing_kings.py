"""Two people at one screen: who is asked for a king, and when."""

import pytest

from ecarte_widgets.engine import Rank, Rules, TurnedKingLost
from ecarte_widgets.sessions import Ask, Choice, GameSession
from ecarte_widgets.shuffling import NumberedDeal
from tests.sessions.play import CARD_ASKS, deal_where, holds_king, say
from tests.sessions.shared_screen import PRESETS, seated, shared


@PRESETS
@pytest.mark.parametrize("holder", ["elder", "dealer", "nobody"])
def test_elder_then_the_dealer_is_asked_for_the_king_before_a_card_lands_held_or_not(rules: Rules, holder: str) -> None:
    """In the same order whoever holds it: who is passed over would be known to hold none."""

    def fits(deal: NumberedDeal) -> bool:
        held = [
            name for name, seat in (("elder", deal.dealer.other), ("dealer", deal.dealer)) if holds_king(deal, seat)
        ]
        return (held or ["nobody"]) == [holder] and deal.pack[10].rank is not Rank.KING

    playing = shared(rules, deal=deal_where(fits))
    elder = playing.scene().view.elder
    seated(playing)
    asked = say(playing, "stand")
    assert (asked.ask, asked.view.seat) == (Ask.ANNOUNCE if holder == "elder" else Ask.NO_KING, elder)
    assert say(playing, Choice.KEEP_QUIET).ask is Ask.HAND_OVER
    asked = seated(playing)
    assert (asked.ask, asked.view.seat) == (Ask.ANNOUNCE if holder == "dealer" else Ask.NO_KING, elder.other)
    assert asked.view.led is None
    assert say(playing, Choice.KEEP_QUIET).ask is Ask.HAND_OVER
    assert (seated(playing).ask, playing.scene().view.seat) == (Ask.LEAD, elder)


@PRESETS
def test_a_king_announced_by_elder_is_known_and_the_dealer_is_not_asked(rules: Rules) -> None:
    playing = shared(rules, deal=deal_where(lambda deal: holds_king(deal, deal.dealer.other)))
    seated(playing)
    say(playing, "stand")
    scene = say(playing, Choice.ANNOUNCE_KING.value)
    assert (scene.ask, max(scene.view.score)) == (Ask.LEAD, 1)


@PRESETS
def test_a_king_turned_up_is_in_no_hand_so_nobody_is_asked_and_its_dealer_may_mark_it_when_in_front(
    rules: Rules,
) -> None:
    playing = shared(rules, deal=deal_where(lambda deal: deal.pack[10].rank is Rank.KING))
    scene = seated(playing)
    dealer, claims = scene.view.dealer, rules == Rules.gamerules()
    assert Choice.MARK_TURNED_KING not in scene.choices
    scene = say(playing, "stand")
    assert scene.ask is Ask.LEAD
    scene = say(playing, scene.view.actions[0])
    assert (scene.ask, scene.choices) == (Ask.HAND_OVER, (Choice.SHOW_HAND,))
    scene = seated(playing)
    assert (scene.ask, scene.view.seat) == (Ask.FOLLOW, dealer)
    assert (Choice.MARK_TURNED_KING in scene.choices) is claims
    if claims:
        scene = say(playing, Choice.MARK_TURNED_KING.value)
        assert (scene.ask, scene.view.score[dealer]) == (Ask.FOLLOW, 1)


def test_a_turned_up_king_that_waits_brings_a_finished_deal_to_its_dealer() -> None:
    playing = shared(Rules.gamerules(), deal=deal_where(lambda deal: deal.pack[10].rank is Rank.KING))
    dealer = playing.scene().view.dealer
    say_first(playing, until=Ask.DEAL_OVER)
    scene = playing.scene()
    assert scene.view.seat is dealer
    assert scene.choices == (Choice.MARK_TURNED_KING, Choice.NEXT_DEAL)
    scene = say(playing, Choice.NEXT_DEAL.value)
    assert TurnedKingLost(dealer, scene.view.turn_up) not in scene.events
    assert any(isinstance(event, TurnedKingLost) for event in scene.events)


def say_first(playing: GameSession, until: Ask) -> None:
    """Stand, refuse, keep quiet and play the first card there is until something is asked."""
    while (scene := seated(playing)).ask is not until:
        if scene.ask in CARD_ASKS:
            say(playing, scene.view.actions[0])
        else:
            said = (Choice.KEEP_QUIET, Choice.STAND, Choice.REFUSE)
            say(playing, next(choice for choice in said if choice in scene.choices).value)
