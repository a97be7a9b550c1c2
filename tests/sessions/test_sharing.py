"""Two people at one screen: whose turn it is, what each is told, and that nobody sees what is not theirs."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecarte_widgets.engine import (
    PACK,
    SWITCHES,
    CardsCut,
    DealerChosen,
    Event,
    KingMarked,
    Phase,
    Rank,
    Rules,
    Seat,
    TurnedKingLost,
    TurnedUp,
)
from ecarte_widgets.sessions import PERSON, Ask, Choice, GameSession, IntentError, Scene, Start, saved_text
from ecarte_widgets.sessions import session_from_text as gone_on_with
from ecarte_widgets.sessions.asking import RefusalCode
from ecarte_widgets.shuffling import NumberedDeal
from tests.sessions.play import CARD_ASKS, OVER_ASKS, any_rules, chance, deal_where, holds_king, offered, say
from tests.sessions.test_whole_games import shown_cards

NORTH, SOUTH = Seat.NORTH, Seat.SOUTH
SEEDS = pytest.mark.parametrize("seed", range(8))
PRESETS = pytest.mark.parametrize("rules", [Rules.gamerules(), Rules.classic()], ids=["gamerules", "classic"])
rulebooks = st.builds(Rules, **{name: st.sampled_from(values) for name, values in SWITCHES.items()})
KING_QUESTIONS = (Ask.ANNOUNCE, Ask.NO_KING)


def shared(rules: Rules, seed: int | str = 0, deal: int | None = None) -> GameSession:
    """Begin a game of two people at one screen."""
    return GameSession(Start(rules, PERSON, deal=deal, secret=f"shared {seed}"))


def seated(playing: GameSession) -> Scene:
    """Let whoever is awaited sit down in front of the screen."""
    scene = playing.scene()
    return say(playing, Choice.SHOW_HAND) if scene.ask is Ask.HAND_OVER else scene


def played(playing: GameSession, seed: int | str, answers: int = 400) -> Iterator[Scene]:
    """Play on by random answers, giving each scene, those at a hand-over included, until the game is won."""
    rng = chance(seed)
    for _ in range(answers):
        scene = playing.scene()
        yield scene
        if scene.ask in OVER_ASKS:
            return
        say(playing, rng.choice(offered(playing.scene(), rng)))


def open_to_all(playing: GameSession) -> set[str]:
    """Give the cards of the deal that lie open, worked out from the state."""
    deal = playing.game.deal
    assert deal is not None
    tricks = {card.value for trick in deal.tricks for card in (trick.led, trick.answer)}
    events = [event for moment in playing._moments for event in moment.events]  # noqa: SLF001  (behind the scenes)
    marked = {event.card.value for event in events if isinstance(event, KingMarked)}
    return {deal.turn_up.value, *tricks, *marked, *([deal.led.value] if deal.led else [])}


def own_cards(playing: GameSession, seat: Seat) -> set[str]:
    """Give the cards of the deal that a player has held, worked out from the state."""
    deal = playing.game.deal
    assert deal is not None
    dealt = deal.dealt.dealer if seat is deal.dealer else deal.dealt.elder
    return {card.value for card in (*dealt, *deal.hands[seat], *deal.discards[seat])}


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


@SEEDS
def test_who_is_awaited_is_asked_and_everything_offered_is_accepted(seed: int) -> None:
    playing, rng = shared(any_rules(seed), seed), chance(seed)
    for scene in played(playing, seed):
        deal = playing.game.deal
        assert deal is not None
        if deal.turn is not None and playing.game.winner is None and scene.ask not in KING_QUESTIONS:
            assert scene.view.seat is deal.turn or scene.ask is Ask.HAND_OVER
        for answer in offered(scene, rng):
            assert say(deepcopy(playing), answer).revision == scene.revision + 1
    assert scene.ask in OVER_ASKS
    assert Choice.PLAY_OUT not in scene.choices


@SEEDS
def test_at_a_hand_over_nothing_is_accepted_but_the_hand_undo_and_another_game(seed: int) -> None:
    playing, refused = shared(any_rules(seed), seed), 0
    for scene in played(playing, seed, 50):
        if scene.ask is not Ask.HAND_OVER:
            with pytest.raises(IntentError):
                say(playing, Choice.SHOW_HAND)
            continue
        cards = [f"play {card.value}" for card in PACK]
        for answer in [
            *cards,
            "exchange",
            "stand",
            "propose",
            "accept",
            "refuse",
            "mark-king",
            "keep-quiet",
            "play-out",
        ]:
            with pytest.raises(IntentError) as error:
                say(playing, answer)
            assert error.value.refusal.code is RefusalCode.NOT_NOW
            refused += 1
        assert playing.scene() == scene
    assert refused > 100


@SEEDS
def test_the_screen_is_handed_over_exactly_when_another_is_awaited(seed: int) -> None:
    """Where one person has several acts in a row, there is none between them."""
    playing, kept = shared(any_rules(seed), seed), 0
    last: Seat | None = None
    for scene in played(playing, seed):
        if scene.ask is Ask.HAND_OVER:
            assert scene.view.seat is not last
        elif last is scene.view.seat:
            kept += 1
        last = scene.view.seat
    assert kept > 3


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


OF_THE_TABLE = (CardsCut, DealerChosen, TurnedKingLost, TurnedUp)


@SEEDS
def test_each_is_told_all_that_happened_since_their_last_choice_and_nothing_twice(seed: int) -> None:
    playing = shared(any_rules(seed), seed)
    told: dict[Seat, list[Event]] = {seat: [] for seat in Seat}
    happened: list[Event] = []
    checked, deal = 0, 1
    count = 0
    for scene in played(playing, seed):
        new = playing._moments[-1].events if len(playing._moments) > count else ()  # noqa: SLF001
        count = len(playing._moments)  # noqa: SLF001
        if scene.view.deal_number != deal:
            deal, happened, told = scene.view.deal_number, [], {seat: [] for seat in Seat}
        happened += [event for event in new if not isinstance(event, OF_THE_TABLE)]
        if scene.ask is Ask.HAND_OVER:
            continue
        told[scene.view.seat] += [event for event in scene.events if not isinstance(event, OF_THE_TABLE)]
        assert told[scene.view.seat] == happened
        checked += len(scene.events)
    assert checked > 20


@SEEDS
def test_undo_takes_back_the_last_choice_and_shows_whose_it_was_only_after_a_hand_over(seed: int) -> None:
    playing, rng = shared(any_rules(seed), seed), chance(seed)
    undone = {True: 0, False: 0}
    for scene in played(playing, seed):
        if not playing.answers or rng.random() < 0.5:
            continue
        answers, game = list(playing.answers), playing.game
        before = playing._moments[-2].awaited  # noqa: SLF001
        covered = scene.ask is Ask.HAND_OVER
        back = say(playing, Choice.UNDO)
        assert playing.answers == answers[:-1]
        changes = covered or before is not scene.view.seat
        assert (back.ask is Ask.HAND_OVER) is changes
        assert back.view.seat is before
        seated(playing)
        say(playing, answers[-1])
        assert playing.game == game
        undone[changes] += 1
    assert undone[True] > 0
    if seed == 0:
        assert undone[False] > 0, "somebody took back a choice of their own"


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


def test_a_game_against_the_computer_follows_and_undo_leads_back_to_the_hand_over() -> None:
    playing = shared(Rules(), 2)
    seated(playing)
    scene = playing.answer(Choice.NEW_GAME, playing.revision, Start(Rules(), "book", secret="alone"))
    assert (scene.is_shared, scene.ask is Ask.HAND_OVER, scene.view.seat) == (False, False, SOUTH)
    scene = say(playing, Choice.UNDO)
    assert (scene.is_shared, scene.ask) == (True, Ask.HAND_OVER)


@SEEDS
def test_a_finished_deal_stays_with_who_played_its_last_card(seed: int) -> None:
    playing = shared(Rules.classic(), seed)
    last = playing.scene().view.seat
    for scene in played(playing, seed):
        if scene.view.phase is Phase.FINISHED:
            assert scene.view.seat is last
        last = scene.view.seat


@SEEDS
def test_a_game_ends_with_its_winner_said_to_who_sits_there(seed: int) -> None:
    *_, last = played(shared(any_rules(seed), seed), seed)
    assert last.ask is (Ask.GAME_WON if last.view.winner is last.view.seat else Ask.GAME_LOST)
    assert last.choices == (Choice.NEW_GAME,)
