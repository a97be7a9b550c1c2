"""Answers: stale and doubled ones, what is not understood, refusals that change nothing, and the same replies again."""

import pytest

from ecarte_widgets.engine import MARK_TURNED_KING, BreachCode, Card, Exchange, PlayCard, Rules, Seat
from ecarte_widgets.sessions import Ask, Choice, IntentError, Scene, read_intent
from ecarte_widgets.sessions.asking import SESSION_CHOICES, RefusalCode
from ecarte_widgets.shuffling import DEAL_NUMBERS
from tests.sessions.play import chance, deal_where, offered, say, scenes, session

ELDER_DEAL = deal_where(lambda numbered: numbered.dealer is Seat.NORTH and numbered.pack[10].rank.letter != "K")


def refusal(error: pytest.ExceptionInfo[IntentError]) -> RefusalCode | BreachCode | None:
    """Give the reason of a refusal, of the session or of the rules."""
    told = error.value.refusal
    assert (told.code is None) is not (told.breach is None)
    return told.breach.code if told.breach is not None else told.code


@pytest.mark.parametrize("distance", [-1, 1, 100])
def test_an_answer_to_another_revision_is_refused_and_nothing_changes(distance: int) -> None:
    playing = session(Rules.classic())
    for scene, _ in scenes(playing, chance(3), deals=1):
        for answer in offered(scene, chance(0)):
            with pytest.raises(IntentError) as error:
                playing.answer(read_intent(answer), scene.revision + distance)
            assert refusal(error) is RefusalCode.STALE
        assert playing.scene() == scene


def test_a_doubled_answer_is_carried_out_once() -> None:
    playing = session(Rules.gamerules())
    for scene, answer in scenes(playing, chance(4), deals=2):
        playing_revision = scene.revision
        if playing_revision % 3 == 0:
            after = playing.answer(read_intent(answer), playing_revision)
            with pytest.raises(IntentError) as error:
                playing.answer(read_intent(answer), playing_revision)
            assert refusal(error) is RefusalCode.STALE
            assert playing.scene() == after
            break
    else:
        pytest.fail("no answer was doubled")


def test_every_answer_raises_the_revision_by_one() -> None:
    playing = session(Rules.classic())
    revisions = [scene.revision for scene, _ in scenes(playing, chance(5))]
    assert revisions == list(range(len(revisions)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Propose",
        "propose ",
        "play",
        "play XX",
        "play KS QS",
        "keep-quiet now",
        "exchange 1H",
        "undo all",
        "go-on",
        "claim",
        "\0",
        "x" * 10_000,
    ],
    ids=lambda text: ascii(text[:12]),
)
def test_what_is_no_answer_is_not_understood(text: str) -> None:
    if text == "propose ":
        assert read_intent(text) == read_intent("propose")
        return
    with pytest.raises(IntentError) as error:
        read_intent(text)
    assert refusal(error) is RefusalCode.NOT_UNDERSTOOD


@pytest.mark.parametrize("choice", Choice)
def test_every_choice_is_understood(choice: Choice) -> None:
    intent = read_intent(choice.value)
    assert (intent is choice) is (choice in SESSION_CHOICES)
    assert intent is choice or str(intent) == choice.value


def test_an_answer_may_name_cards_in_any_spelling_of_a_record() -> None:
    assert read_intent("play 10♠") == PlayCard(Card.TEN_OF_SPADES)
    assert read_intent("exchange ks 7D") == Exchange((Card.KING_OF_SPADES, Card.SEVEN_OF_DIAMONDS))


@pytest.mark.parametrize("choice", [Choice.NEXT_DEAL, Choice.KEEP_QUIET, Choice.PLAY_OUT, Choice.UNDO])
def test_a_choice_that_is_not_on_offer_is_refused(choice: Choice) -> None:
    playing = session(Rules.gamerules(), deal=ELDER_DEAL)
    before = playing.scene()
    with pytest.raises(IntentError) as error:
        say(playing, choice)
    assert refusal(error) is RefusalCode.NOT_NOW
    assert playing.scene() == before


def test_an_act_of_the_rules_given_as_a_button_is_not_understood() -> None:
    playing = session(Rules.gamerules(), deal=ELDER_DEAL)
    with pytest.raises(IntentError) as error:
        say(playing, Choice.PROPOSE)
    assert refusal(error) is RefusalCode.NOT_UNDERSTOOD


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("play KS", BreachCode.STAND_OR_PROPOSE_FIRST),
        ("accept", BreachCode.STAND_OR_PROPOSE_FIRST),
        ("mark-turned-king", BreachCode.NO_KING_TURNED_UP),
    ],
)
def test_an_act_against_the_rules_is_refused_with_the_rule(answer: str, code: BreachCode) -> None:
    playing = session(Rules.gamerules(), deal=ELDER_DEAL)
    before = playing.scene()
    with pytest.raises(IntentError) as error:
        say(playing, answer)
    assert refusal(error) is code
    assert str(error.value) == code.value
    assert playing.scene() == before


def test_nobody_may_act_for_the_computer() -> None:
    turned = deal_where(lambda numbered: numbered.dealer is Seat.NORTH and numbered.pack[10].rank.letter == "K")
    playing = session(Rules.gamerules(), deal=turned, opponent="standing")
    with pytest.raises(IntentError) as error:
        say(playing, MARK_TURNED_KING)
    assert refusal(error) is BreachCode.TURNED_KING_IS_THE_DEALERS


def transcript(seed: int, secret: str = "one", *, disturbed: bool = False, deal: int | None = None) -> list[Scene]:
    """Play by the same answers and give every scene; disturbed by looks and by refused answers.

    With the number of a deal that deal alone, else a whole game.
    """
    playing = session(Rules.gamerules(), secret, deal=deal)
    seen = []
    for scene, _ in scenes(playing, chance(seed), deals=12 if deal is None else 1):
        seen.append(scene)
        if disturbed:
            playing.scene()
            for wrong in ("play KS", "keep-quiet", "exchange KS KS", "next-deal", "play-out"):
                if wrong not in offered(scene, chance(0)):
                    with pytest.raises(IntentError):
                        say(playing, wrong)
    return seen


@pytest.mark.parametrize("seed", range(6))
def test_the_same_secret_and_the_same_answers_give_the_same_deals_and_replies(seed: int) -> None:
    assert transcript(seed) == transcript(seed)


@pytest.mark.parametrize("seed", range(6))
def test_the_replies_depend_on_the_moment_and_not_on_what_was_tried_before(seed: int) -> None:
    assert transcript(seed) == transcript(seed, disturbed=True)


def test_another_secret_gives_other_replies_in_the_same_deal() -> None:
    games = [[transcript(seed, secret, deal=ELDER_DEAL) for seed in range(6)] for secret in ("one", "two")]
    hands = [[scenes[0].view.hand for scenes in game] for game in games]
    assert hands[0] == hands[1]
    assert games[0] != games[1]


@pytest.mark.parametrize("number", [-1, DEAL_NUMBERS.stop])
def test_a_deal_number_out_of_range_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="between 0 and"):
        session(Rules.gamerules(), deal=number)


def test_two_sessions_do_not_meet() -> None:
    first, second = (session(Rules.classic(), seed=7) for _ in range(2))
    before = second.scene()
    for _ in scenes(first, chance(1), deals=1):
        pass
    assert first.revision > 0
    assert second.scene() == before
    assert Ask.DEAL_OVER is not before.ask
