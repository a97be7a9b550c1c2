"""Two people at one screen: nobody sees what is not theirs."""

from copy import deepcopy
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from ecarte_widgets.engine import PACK, Rules
from ecarte_widgets.sessions import Ask, Choice, GameSession, Start, saved_text
from ecarte_widgets.sessions import session_from_text as gone_on_with
from tests.sessions.play import chance, say
from tests.sessions.shared_screen import NORTH, SOUTH, open_to_all, own_cards, played, rulebooks, seated, shared
from tests.sessions.test_whole_games import shown_cards


@given(rulebooks, st.integers(0, 2**20))
@settings(max_examples=30, deadline=None)
def test_each_sees_the_own_cards_alone_and_at_a_hand_over_there_is_no_hand(rules: Rules, seed: int) -> None:
    playing, handed_over = shared(rules, seed), 0
    for scene in played(playing, seed, 60):
        known = open_to_all(playing)
        if scene.ask is Ask.HAND_OVER:
            handed_over += 1
            assert scene.view.hand == ()
            assert scene.choices == (Choice.SHOW_HAND,)
            assert scene.answered is None
        else:
            known |= own_cards(playing, scene.view.seat)
        assert shown_cards(scene) <= known
    assert handed_over > 0
    assert len(known) < len(PACK)


@given(rulebooks, st.integers(0, 2**20))
@settings(max_examples=30, deadline=None)
def test_what_is_shown_at_a_hand_over_does_not_hang_on_the_hands(rules: Rules, seed: int) -> None:
    """Other cards in both hands, and in the stock: not a word is different, as long as nobody has played one."""
    one = shared(rules, seed, deal=seed)
    deal = one.game.deal
    assert deal is not None
    hidden = [card for card in PACK if card is not deal.turn_up]
    chance(seed).shuffle(hidden)
    elder, dealer, stock = tuple(hidden[:5]), tuple(hidden[5:10]), tuple(hidden[10:])
    other = deepcopy(one)
    moment = other._moments[-1]  # noqa: SLF001  (another deal with the same turn-up)
    changed = {deal.elder: elder, deal.dealer: dealer}
    swapped = deal._replace(hands=(changed[NORTH], changed[SOUTH]), stock=stock)
    other._moments[-1] = replace(moment, game=moment.game.with_deal(swapped))  # noqa: SLF001
    assert one.scene().ask is Ask.HAND_OVER
    assert one.scene() == other.scene()


@given(rulebooks, st.integers(0, 2**20))
@settings(max_examples=10, deadline=None)
def test_a_game_that_is_gone_on_with_begins_at_a_hand_over(rules: Rules, seed: int) -> None:
    playing = shared(rules, seed)
    for scene in played(playing, seed, 40):
        back = gone_on_with(saved_text(playing))
        assert (back.game, back.answers, back.start) == (playing.game, playing.answers, playing.start)
        assert (back.scene().ask, back.scene().view.seat) == (Ask.HAND_OVER, scene.view.seat)
        assert shown_cards(back.scene()) <= open_to_all(playing)
        if scene.ask is not Ask.HAND_OVER:
            shown = say(back, Choice.SHOW_HAND)
            assert (shown.view, shown.ask, shown.choices) == (scene.view, scene.ask, scene.choices)


def test_covering_takes_the_hand_off_the_screen_once() -> None:
    playing = shared(Rules(), 1)
    scene = seated(playing)
    playing.cover()
    covered = playing.scene()
    assert (covered.ask, covered.revision) == (Ask.HAND_OVER, scene.revision + 1)
    playing.cover()
    assert playing.scene() == covered
    alone = GameSession(Start(Rules(), "book", secret="alone"))
    before = alone.scene()
    alone.cover()
    assert alone.scene() == before
