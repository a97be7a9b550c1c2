"""Steps that are played at the table: which table, when they are done, and that they can be done."""

import pytest

from ecarte_widgets.engine import (
    MARK_KING,
    MARK_TURNED_KING,
    PLAY,
    Card,
    Phase,
    Rank,
    Rules,
    Seat,
    Suit,
    TalkEnd,
    View,
    parse_card,
    parse_cards,
)
from ecarte_widgets.lessons.model import Lesson, Part, Step
from ecarte_widgets.lessons.played import Played, Role, Scope
from ecarte_widgets.lessons.proof import Fault
from ecarte_widgets.players import Reason
from ecarte_widgets.sessions import Ask, Choice, Intent, IntentError, read_intent
from ecarte_widgets.sessions.played_proof import prove_played
from ecarte_widgets.sessions.table_play import PERSON, TablePlay, is_as_good
from tests.engine.tables import CLASSIC, GAMERULES

TABLES = [GAMERULES, CLASSIC]


def table(scope: Scope, role: Role = Role.ANY, rules: Rules = GAMERULES, seed: int = 0) -> TablePlay:
    return TablePlay(Played(scope, role), rules, secret=f"table {seed}")


def play(at: TablePlay, intent: Intent) -> None:
    at.answer(intent, at.scene().revision)


def play_first(at: TablePlay) -> None:
    """Answer with the first thing on offer."""
    scene = at.scene()
    if at.is_predicting:
        at.predict(PERSON, scene.revision)
    elif scene.view.exchange is not None:
        play_text(at, f"exchange {scene.view.hand[0].value}")
    elif scene.choices and scene.choices[0] is not Choice.PLAY_OUT:
        play_text(at, scene.choices[0].value)
    else:
        play(at, scene.view.actions[0])


def play_text(at: TablePlay, text: str) -> None:
    play(at, read_intent(text))


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("scope", Scope)
def test_the_learner_sits_on_the_side_that_the_step_names(scope: Scope, rules: Rules) -> None:
    for seed in range(5):
        assert table(scope, Role.ELDER, rules, seed).scene().view.dealer is PERSON.other
        assert table(scope, Role.DEALER, rules, seed).scene().view.dealer is PERSON
    dealers = {table(scope, Role.ANY, rules, seed).scene().view.dealer for seed in range(20)}
    assert dealers == set(Seat)


@pytest.mark.parametrize("rules", TABLES)
def test_tricks_are_played_without_a_talk_and_without_a_king_of_trumps(rules: Rules) -> None:
    for seed in range(60):
        at = table(Scope.TRICKS, rules=rules, seed=seed)
        view = at.scene().view
        king = Card(Rank.KING.letter + view.trump.value)
        assert view.phase is Phase.PLAY
        assert view.talk.end is TalkEnd.STOOD
        while not at.is_done():
            assert not at.scene().view.announcements
            play_first(at)
        assert king not in [card for trick in at.scene().view.tricks for card in (trick.led, trick.answer)]
        assert at.is_done()


def test_until_a_trick_is_predicted_nothing_but_undo_goes_on() -> None:
    predicted = 0
    for seed in range(8):
        at = table(Scope.TRICKS, seed=seed)
        while not at.is_done():
            if not at.is_predicting:
                with pytest.raises(IntentError):
                    at.predict(PERSON, at.scene().revision)
                play_first(at)
                continue
            before = at.scene().revision
            assert at.advice() is None
            if at.scene().view.hand:
                with pytest.raises(IntentError):
                    play(at, PLAY[at.scene().view.hand[0]])
            with pytest.raises(IntentError):
                at.predict(PERSON, before - 1)
            assert (at.is_predicting, at.said, at.scene().revision) == (True, None, before)
            if seed % 2:
                play(at, Choice.UNDO)
                assert not at.is_predicting
                play_first(at)
            at.predict(PERSON.other, at.scene().revision)
            assert (at.is_predicting, at.said) == (False, PERSON.other)
            predicted += 1
    assert predicted == 40


@pytest.mark.parametrize("scope", [Scope.TALK, Scope.KING, Scope.TRICKS, Scope.DEAL])
def test_nothing_on_offer_leads_out_of_the_step(scope: Scope) -> None:
    for seed in range(10):
        at = table(scope, seed=seed)
        while at.scene().view.phase is not Phase.FINISHED:
            assert not {Choice.NEXT_DEAL, Choice.NEW_GAME} & set(at.scene().choices)
            play_first(at)
        assert not {Choice.NEXT_DEAL, Choice.NEW_GAME} & set(at.scene().choices)


@pytest.mark.parametrize("said", ["stand", "refuse"])
def test_a_talk_that_is_over_is_done_whatever_was_said_in_it(said: str) -> None:
    at = table(Scope.TALK, Role.ELDER if said == "stand" else Role.DEALER)
    assert not at.is_done()
    play_text(at, said)
    assert at.is_done()


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("role", [Role.ELDER, Role.DEALER])
def test_whoever_is_dealt_the_king_has_something_to_say_then_is_asked_for_it_and_is_done(
    role: Role, rules: Rules
) -> None:
    for seed in range(20):
        at = table(Scope.KING, role, rules, seed)
        view = at.scene().view
        assert Card(Rank.KING.letter + view.trump.value) in view.hand
        assert at.scene().ask in (Ask.PROPOSAL, Ask.ANSWER)
        while at.scene().ask is not Ask.ANNOUNCE:
            assert not at.is_done()
            advice = at.advice()
            assert advice is not None
            play(at, advice.action)
        assert not at.is_done()
        play(at, MARK_KING if seed % 2 else Choice.KEEP_QUIET)
        assert at.is_done()
        assert at.scene().view.deal_number == 1


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("role", [Role.ELDER, Role.DEALER])
def test_who_follows_the_advice_comes_to_the_end_of_a_talk(role: Role, rules: Rules) -> None:
    for seed in range(20):
        at = table(Scope.TALK, role, rules, seed)
        while not at.is_done():
            advice = at.advice()
            assert advice is not None
            play(at, advice.action)
        assert at.scene().view.talk.end is not None


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("scope", [Scope.TALK, Scope.DEAL])
def test_a_talk_or_a_deal_never_begins_with_an_opponent_who_stands_at_once(scope: Scope, rules: Rules) -> None:
    for seed in range(40):
        at = table(scope, Role.DEALER, rules, seed)
        assert not at.is_done()
        assert at.scene().view.phase is Phase.ANSWER


def test_a_deal_is_done_after_five_tricks_and_a_game_at_its_end() -> None:
    deal = table(Scope.DEAL)
    assert not deal.is_done()
    while not deal.is_done():
        play_first(deal)
    assert deal.scene().view.phase is Phase.FINISHED
    game = table(Scope.GAME)
    while not game.is_done():
        play_first(game)
    assert game.scene().view.winner is not None


def test_advice_is_the_books_at_the_learners_turn_and_none_at_other_times() -> None:
    for seed in range(10):
        at = table(Scope.DEAL, seed=seed)
        while not at.is_done():
            scene, advice = at.scene(), at.advice()
            assert advice is not None
            may_do = (*scene.view.actions, *scene.view.announcements)
            assert scene.view.exchange is not None or advice.action in may_do
            play_first(at)
        assert (at.advice() is None) is (Choice.MARK_TURNED_KING not in at.scene().choices)


def test_the_coach_thinks_of_a_king_turned_up_before_anything_else() -> None:
    tables = (table(Scope.DEAL, Role.DEALER, seed=seed) for seed in range(200))
    at = next(one for one in tables if one.scene().view.turn_up.rank is Rank.KING)
    advice = at.advice()
    assert advice is not None
    assert (advice.action, advice.reason) == (MARK_TURNED_KING, Reason.TURNED_KING)
    play(at, advice.action)
    assert at.advice() != advice


def test_the_coach_announces_a_king_in_hand_and_says_when_its_point_wins() -> None:
    reasons = set()
    for seed in range(60):
        at = table(Scope.GAME, seed=seed)
        while not at.is_done():
            scene = at.scene()
            if scene.ask is Ask.ANNOUNCE:
                advice = at.advice()
                wins = scene.view.score[PERSON] == scene.view.rules.target - 1
                assert advice is not None
                assert advice[:2] == (MARK_KING, Reason.POINT_WINS if wins else Reason.SURE_POINT)
                reasons.add(advice.reason)
            play_first(at)
    assert reasons == {Reason.POINT_WINS, Reason.SURE_POINT}


@pytest.mark.parametrize(
    ("hand", "chosen", "advised", "as_good"),
    [
        ("9S 9H", "9H", "9S", True),
        ("9S 9H 8S", "9H", "9S", False),
        ("9S 8H", "8H", "9S", False),
        ("9S 9C", "9C", "9S", False),
        ("QS 7S QD 8D", "QD", "QS", True),
    ],
)
def test_a_card_that_no_reason_tells_from_the_one_advised_is_as_good(
    hand: str, chosen: str, advised: str, *, as_good: bool
) -> None:
    """Trumps are clubs."""

    class Seen:
        trump = Suit.CLUBS

    view: View = Seen()  # type: ignore[assignment]
    view.hand = parse_cards(hand)  # type: ignore[misc]
    assert is_as_good(PLAY[parse_card(chosen)], PLAY[parse_card(advised)], view) is as_good
    assert not is_as_good(Choice.KEEP_QUIET, PLAY[parse_card(advised)], view)


def test_an_answer_that_saw_another_table_is_refused() -> None:
    at = TablePlay(Played(Scope.DEAL), GAMERULES, revision=7)
    assert at.scene().revision == 7
    with pytest.raises(IntentError, match=r"refusal\.stale"):
        at.answer(Choice.UNDO, 0)


def lesson(*sources: Played) -> Lesson:
    steps = tuple(Step(f"step-{place}", Part.DO, "words", source) for place, source in enumerate(sources))
    return Lesson("made-up", "title", "summary", steps)


def test_every_way_of_playing_can_be_proved() -> None:
    every = [Played(scope, role) for scope in Scope for role in Role]
    assert prove_played(lesson(*every), range(20)) == ()


def test_a_step_that_cannot_be_done_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TablePlay, "is_done", lambda _: False)
    faults = [failure.fault for failure in prove_played(lesson(Played(Scope.DEAL)), range(3))]
    assert faults == [Fault.NOT_PLAYED_OUT] * 3


def test_a_step_that_is_done_before_it_is_played_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TablePlay, "is_done", lambda _: True)
    faults = [(failure.fault, failure.seed) for failure in prove_played(lesson(Played(Scope.GAME)), range(2))]
    assert faults == [(Fault.UNSOLVED_PASSES, 0), (Fault.UNSOLVED_PASSES, 1)]
