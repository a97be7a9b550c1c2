"""Kings at the table: who is asked and when, keeping quiet, and a turned-up king that waits to be claimed."""

import pytest

from ecarte_widgets.engine import (
    BreachCode,
    CardPlayed,
    KingMarked,
    Rules,
    Seat,
    Stood,
    TurnedKingLost,
    TurnedUp,
    rules_from_switches,
)
from ecarte_widgets.sessions import Ask, Choice, GameSession, IntentError, Scene
from ecarte_widgets.sessions.asking import RefusalCode
from tests.sessions.play import CARD_ASKS, deal_where, holds_king, say, session

NORTH, SOUTH = Seat.NORTH, Seat.SOUTH
PRESETS = pytest.mark.parametrize("rules", [Rules.gamerules(), Rules.classic()], ids=["gamerules", "classic"])
MINE_AS_ELDER = deal_where(lambda deal: deal.dealer is NORTH and holds_king(deal, SOUTH))
MINE_AS_DEALER = deal_where(lambda deal: deal.dealer is SOUTH and holds_king(deal, SOUTH))
THEIRS_AS_ELDER = deal_where(lambda deal: deal.dealer is SOUTH and holds_king(deal, NORTH))
THEIRS_AS_DEALER = deal_where(lambda deal: deal.dealer is NORTH and holds_king(deal, NORTH))
TURNED_BY_ME = deal_where(lambda deal: deal.dealer is SOUTH and deal.pack[10].rank.letter == "K")
TURNED_BY_THEM = deal_where(lambda deal: deal.dealer is NORTH and deal.pack[10].rank.letter == "K")


def begin(deal: int, rules: Rules, *, announces: bool = False) -> GameSession:
    """Begin a numbered deal against an opponent that stands; the person stands too where elder."""
    playing = session(rules, deal=deal, opponent="announcing" if announces else "standing")
    if playing.scene().ask is Ask.PROPOSAL:
        say(playing, "stand")
    return playing


def play_on(playing: GameSession) -> Scene:
    """Play the first card that may be played, announcing nothing, until the deal is over."""
    scene = playing.scene()
    while scene.ask in (*CARD_ASKS, Ask.ANNOUNCE):
        scene = say(playing, Choice.KEEP_QUIET if scene.ask is Ask.ANNOUNCE else scene.view.actions[0])
    return scene


def kinds(scene: Scene) -> list[type]:
    return [type(event) for event in scene.events]


@PRESETS
@pytest.mark.parametrize("deal", [MINE_AS_ELDER, MINE_AS_DEALER], ids=["elder", "dealer"])
def test_who_holds_the_king_is_asked_when_the_talk_ends_before_a_card_lands(rules: Rules, deal: int) -> None:
    scene = begin(deal, rules).scene()
    assert scene.ask is Ask.ANNOUNCE
    assert scene.choices == (Choice.ANNOUNCE_KING, Choice.KEEP_QUIET)
    assert scene.view.led is None
    assert CardPlayed not in kinds(scene)
    assert Stood in kinds(scene)


@PRESETS
@pytest.mark.parametrize("deal", [MINE_AS_ELDER, MINE_AS_DEALER], ids=["elder", "dealer"])
def test_until_the_question_is_answered_no_card_may_be_played(rules: Rules, deal: int) -> None:
    playing = begin(deal, rules)
    before = playing.scene()
    with pytest.raises(IntentError) as error:
        say(playing, f"play {before.view.hand[0].value}")
    assert error.value.refusal.code is RefusalCode.KING_FIRST
    assert playing.scene() == before


@PRESETS
@pytest.mark.parametrize(("deal", "ask"), [(MINE_AS_ELDER, Ask.LEAD), (MINE_AS_DEALER, Ask.FOLLOW)])
def test_an_announced_king_is_a_point_and_play_goes_on(rules: Rules, deal: int, ask: Ask) -> None:
    playing = begin(deal, rules)
    scene = say(playing, Choice.ANNOUNCE_KING.value)
    assert kinds(scene)[0] is KingMarked
    assert (scene.ask, scene.view.score[SOUTH], scene.view.score[NORTH]) == (ask, 1, 0)
    assert Choice.ANNOUNCE_KING not in scene.choices


@PRESETS
@pytest.mark.parametrize(("deal", "ask"), [(MINE_AS_ELDER, Ask.LEAD), (MINE_AS_DEALER, Ask.FOLLOW)])
def test_keeping_quiet_lets_play_go_on_without_a_point(rules: Rules, deal: int, ask: Ask) -> None:
    scene = say(begin(deal, rules), Choice.KEEP_QUIET)
    assert scene.ask is ask
    assert KingMarked not in kinds(scene)
    assert scene.view.score == (0, 0)


@PRESETS
def test_elder_who_kept_quiet_may_still_announce_before_the_lead(rules: Rules) -> None:
    playing = begin(MINE_AS_ELDER, rules)
    assert say(playing, Choice.KEEP_QUIET).choices == (Choice.ANNOUNCE_KING,)
    assert say(playing, Choice.ANNOUNCE_KING.value).view.score[SOUTH] == 1


def test_a_dealer_who_kept_quiet_may_announce_after_the_lead_until_the_own_first_card() -> None:
    playing = begin(MINE_AS_DEALER, Rules.classic())
    scene = say(playing, Choice.KEEP_QUIET)
    assert (scene.ask, scene.choices) == (Ask.FOLLOW, (Choice.ANNOUNCE_KING,))
    assert scene.view.led is not None
    assert say(playing, Choice.ANNOUNCE_KING.value).view.score[SOUTH] == 1


def test_a_dealer_who_kept_quiet_is_too_late_after_the_lead_where_the_first_card_closes_the_window() -> None:
    playing = begin(MINE_AS_DEALER, Rules.gamerules())
    assert say(playing, Choice.KEEP_QUIET).choices == ()
    with pytest.raises(IntentError) as error:
        say(playing, Choice.ANNOUNCE_KING.value)
    assert error.value.refusal.breach is not None
    assert error.value.refusal.breach.code is BreachCode.KING_TOO_LATE


@PRESETS
@pytest.mark.parametrize("deal", [MINE_AS_ELDER, MINE_AS_DEALER], ids=["elder", "dealer"])
def test_after_the_first_trick_the_king_is_not_asked_about_again(rules: Rules, deal: int) -> None:
    playing = begin(deal, rules)
    scene = say(playing, Choice.KEEP_QUIET)
    while scene.ask in CARD_ASKS:
        scene = say(playing, scene.view.actions[0])
        assert scene.ask is not Ask.ANNOUNCE
        assert Choice.ANNOUNCE_KING not in scene.choices
    assert scene.ask is Ask.DEAL_OVER


@PRESETS
@pytest.mark.parametrize("deal", [THEIRS_AS_ELDER, THEIRS_AS_DEALER], ids=["elder", "dealer"])
def test_the_computer_announces_right_after_the_talk_before_a_card_lands(rules: Rules, deal: int) -> None:
    scene = begin(deal, rules, announces=True).scene()
    happened = kinds(scene)
    assert happened[happened.index(Stood) + 1] is KingMarked
    assert scene.view.score == (1, 0)


@PRESETS
@pytest.mark.parametrize("deal", [THEIRS_AS_ELDER, THEIRS_AS_DEALER], ids=["elder", "dealer"])
def test_a_computer_that_keeps_quiet_says_nothing(rules: Rules, deal: int) -> None:
    playing = begin(deal, rules)
    assert KingMarked not in kinds(playing.scene())
    assert play_on(playing).view.king_marked is False


def test_without_a_king_nobody_is_asked() -> None:
    deal = deal_where(lambda one: not any(holds_king(one, seat) for seat in Seat) and one.dealer is NORTH)
    scene = begin(deal, Rules.classic()).scene()
    assert (scene.ask, Choice.ANNOUNCE_KING in scene.choices) == (Ask.LEAD, False)


CLAIM = Rules.gamerules()
CLAIMING_CLASSIC = rules_from_switches("classic", {"turned_king": "claim"})


@pytest.mark.parametrize("rules", [CLAIM, CLAIMING_CLASSIC], ids=["gamerules", "classic"])
def test_a_turned_up_king_stays_on_offer_until_the_next_deal_and_its_loss_is_told(rules: Rules) -> None:
    playing = begin(TURNED_BY_ME, rules)
    scene = playing.scene()
    moments = 0
    while scene.ask is not Ask.DEAL_OVER:
        assert Choice.MARK_TURNED_KING in scene.choices
        moments += 1
        scene = say(playing, scene.view.actions[0])
    assert moments == 5
    assert scene.choices == (Choice.MARK_TURNED_KING, Choice.NEXT_DEAL)
    king = scene.view.turn_up
    after = say(playing, Choice.NEXT_DEAL)
    assert after.events[0] == TurnedKingLost(SOUTH, king)
    assert isinstance(after.events[1], TurnedUp)
    assert sum(after.view.score) == sum(scene.view.score)


def test_a_turned_up_king_may_be_marked_after_the_fifth_trick() -> None:
    playing = begin(TURNED_BY_ME, CLAIM)
    over = play_on(playing)
    scene = say(playing, Choice.MARK_TURNED_KING.value)
    assert kinds(scene) == [KingMarked]
    assert scene.view.score[SOUTH] == over.view.score[SOUTH] + 1
    assert scene.choices == (Choice.NEXT_DEAL,)
    assert TurnedKingLost not in kinds(say(playing, Choice.NEXT_DEAL))


def test_marking_a_turned_up_king_leaves_the_question_as_it_was() -> None:
    playing = begin(TURNED_BY_ME, CLAIM)
    before = playing.scene()
    after = say(playing, Choice.MARK_TURNED_KING.value)
    assert (after.ask, after.view.hand, after.view.led) == (before.ask, before.view.hand, before.view.led)
    assert after.view.score[SOUTH] == 1


def test_the_computer_claims_a_turned_up_king_at_once_or_loses_it() -> None:
    claimed = begin(TURNED_BY_THEM, CLAIM, announces=True)
    assert claimed.scene().view.score == (1, 0)
    forgotten = begin(TURNED_BY_THEM, CLAIM)
    assert play_on(forgotten).choices == (Choice.NEXT_DEAL,)
    assert TurnedKingLost in kinds(say(forgotten, Choice.NEXT_DEAL))


def test_an_automatic_king_is_marked_as_it_is_turned_up_and_never_on_offer() -> None:
    scene = begin(TURNED_BY_ME, Rules.classic()).scene()
    assert KingMarked in kinds(scene)
    assert scene.view.score[SOUTH] == 1
    assert Choice.MARK_TURNED_KING not in scene.choices
