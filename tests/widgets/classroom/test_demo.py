"""The demonstration's page without a browser: what it shows and says."""

import json
import re
from pathlib import Path

import pytest

import ecarte_widgets as ew
from ecarte_widgets.engine import RecordError, RulesError
from ecarte_widgets.i18n import LanguageError, languages, words_for
from ecarte_widgets.shuffling import DEAL_NUMBERS
from tests.sessions.play import any_rules
from tests.sessions.test_demonstration import DEAL
from tests.widgets.classroom.demo_on_page import DemoOnPage, Open

# ---- In Python


def test_a_deal_number_is_shown_with_its_number() -> None:
    assert ew.Demo(deal=4821).view["title"] == "Deal 4821"


def test_a_demonstration_of_nothing_shows_a_drawn_deal_with_its_number() -> None:
    titles = {ew.Demo().view["title"] for _ in range(5)}
    assert len(titles) > 1
    assert all(title.removeprefix("Deal ").isdigit() for title in titles)


@pytest.mark.parametrize("kind", ["path", "text path", "text", "bytes", "mapping"])
def test_a_record_is_given_as_a_file_its_text_or_its_object(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(DEAL, "utf-8")
    records = {
        "path": file,
        "text path": str(file),
        "text": " " + DEAL,
        "bytes": DEAL.encode(),
        "mapping": json.loads(DEAL),
    }
    view = ew.Demo(record=records[kind]).view
    assert view["title"] == "A game record"
    assert view["position"]["text"] == "Deal 1 of 2, act 0 of 16"


def test_what_is_wrong_in_python_is_raised_there() -> None:
    with pytest.raises(RecordError):
        ew.Demo(record=DEAL.replace("KH", "QH"))
    with pytest.raises(OSError, match="nowhere"):
        ew.Demo(record="nowhere.json")
    with pytest.raises(ValueError, match="deal number"):
        ew.Demo(deal=DEAL_NUMBERS.stop)
    with pytest.raises(RulesError):
        ew.Demo(rules="baroque")
    with pytest.raises(LanguageError):
        ew.Demo(language="xx")
    for more in ({"deal": 1}, {"rules": "classic"}):
        with pytest.raises(ValueError, match="leave out deal and rules"):
            ew.Demo(record=DEAL, **more)


def test_its_text_is_the_same_on_every_run() -> None:
    assert repr(ew.Demo(deal=4821)) == "Demo(revision=0)"


# ---- What is told


def told_of(page: DemoOnPage) -> tuple[str, str]:
    return page.view["said"], page.view["ask"]


def test_a_deal_is_told_act_by_act_of_elder_and_the_dealer(open_demo: Open) -> None:
    page = open_demo(record=DEAL)
    told = [told_of(page)]
    for _ in range(8):
        page.do("forward")
        told.append(told_of(page))
    assert told == [
        ("The turn-up is the eight of hearts.", "The elder hand's turn: propose an exchange, or stand"),
        ("The elder hand proposes.", "The dealer's turn: accept the exchange, or refuse"),
        ("The dealer accepts.", "The elder hand's turn: choose the cards to exchange"),
        ("The elder hand exchanges 2 cards.", "The dealer's turn: choose the cards to exchange"),
        ("The dealer keeps all five cards.", "The elder hand's turn: the stock is empty, so it can only stand"),
        ("The elder hand stands.", "The elder hand's turn: lead any card"),
        ("The elder hand announces the king of trumps: 1 point.", "The elder hand's turn: lead any card"),
        ("The elder hand leads the king of hearts.", "The dealer's turn: answer the king of hearts"),
        (
            "The elder hand takes the trick with the higher card: the king of hearts beats the queen of hearts.",
            "The elder hand's turn: lead any card",
        ),
    ]


def test_the_end_of_a_deal_is_told_with_its_points_and_the_score(open_demo: Open) -> None:
    page = open_demo(record=DEAL)
    page.do("last")
    said, ask = told_of(page)
    assert said.endswith("The elder hand makes the point with 3 tricks: 1 point.")
    assert ask == "The deal is over. North 2, South 0"


def test_what_the_tricks_bring_is_said_once(open_demo: Open) -> None:
    ends = []
    for number in range(40):
        page = open_demo(deal=number, rules={"stake": "off"})
        page.do("propose", "accept", "play-out", "last")
        ends.append(page.view["said"])
    assert any("makes the vole, all five tricks: 2 points." in end for end in ends)
    assert all(re.search(r"tricks: \d points?\.$", end) for end in ends)


def test_a_rule_that_is_not_the_plain_one_is_told_with_the_points(open_demo: Open) -> None:
    ends = []
    for number in range(20):
        page = open_demo(deal=number, rules="gamerules")
        page.do("stand", "play-out", "last")
        ends.append(page.view["said"])
    assert any(end.endswith(words_for("en").text("award.stake-elder-only")) for end in ends)


def test_where_nothing_comes_after_a_moment_it_says_what_can_be_done_at_it(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    told = []
    for act in ("propose", "accept", "exchange 7D", "stand"):
        told.append(page.view["ways"][2]["why"].removeprefix("Nothing comes after this moment yet: "))
        held = page.view["sides"]["south"]["cards"] + page.view["sides"]["north"]["cards"]
        free = next((card["card"] for card in held if card["chooses"]), "")
        page.do(f"exchange {free}" if act.startswith("exchange") else act)
        if act.startswith("exchange"):
            page.do("exchange")
    told.append(page.view["ways"][2]["why"].removeprefix("Nothing comes after this moment yet: "))
    assert told == [
        f"{what}, or let the computer play on."
        for what in ("propose or stand", "accept or refuse", "exchange cards", "propose or stand", "play a card")
    ]
    page.do("play-out", "last")
    assert page.view["ways"][2]["why"] == "Nothing comes after this moment."
    page.do("ask taker")
    assert page.view["ways"][3]["why"] == "First say who takes the trick: show the answer."


def test_what_shows_nothing_at_this_moment_is_said(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    for intent, told in (
        ("ask playable", "From the next card led on, the class is asked what may be played."),
        ("ask taker", "From the next complete trick on, the class is asked who takes it."),
        ("play-out", "The computer has played the deal to its end: “Forward” shows it."),
        ("forward", ""),
        ("unask taker", ""),
        ("trick 1", ""),
        ("ask taker", "From the next complete trick on, the class is asked who takes it."),
        ("unask playable", ""),
        ("ask playable", ""),
    ):
        page.do(intent)
        assert page.view["aside"] == told


def test_the_rule_of_the_moment_stands_beside_it(open_demo: Open) -> None:
    page = open_demo(record=DEAL)
    topics = [page.view["rule"]["id"]]
    for _ in range(7):
        page.do("forward")
        topics.append(page.view["rule"]["id"])
    assert topics == ["talk", "talk", "exchange", "exchange", "talk", "play", "play", "play"]
    page.do("last")
    assert page.view["rule"]["id"] == "points"


def test_what_is_at_stake_is_told_of_the_two_roles(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("stand")
    stakes = "three tricks win the elder hand 2 points; the dealer 1 point, or 2 for all five."
    assert page.view["stake"] == f"At stake, because the elder hand stood: {stakes}"


def test_a_vole_that_can_no_longer_be_made_is_not_told_of(open_demo: Open) -> None:
    page, told = open_demo(deal=4821), []
    page.do("play-out", "trick 1")
    while page.view["stake"]:
        told.append((*sorted(side["tricks"] for side in page.view["sides"].values()), page.view["stake"]))
        page.do("forward")
    assert any(fewest for fewest, _, _ in told)
    for fewest, most, text in told:
        assert not (fewest and "all five" in text.casefold())
        assert ("tricks bring" in text) is (most >= 3)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_any_deal_is_told_in_every_language(open_demo: Open, language: str, seed: int) -> None:
    page = open_demo(deal=seed, rules=any_rules(seed), language=language)
    page.do("ask playable", "ask taker", "play-out")
    while page.view["ways"][2]["possible"]:
        page.do("forward")
        assert all(page.view[name] for name in ("said", "ask", "rule"))
        assert "{" not in page.view["said"] + page.view["ask"] + page.view["stake"] + page.view["position"]["text"]


def test_in_another_language_it_says_all_in_that_one(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.send({"set": {"language": "ps"}, "revision": 0})
    assert (page.demo.language, page.view["direction"]) == ("ps", "rtl")
    assert page.view["sides"]["north"]["name"] == words_for("ps").text("demo.north")


def test_the_menu_marks_a_language_that_no_native_speaker_has_reviewed_as_the_table_does() -> None:
    [menu] = [menu for menu in ew.Demo(deal=4821).view["source"]["menus"] if menu["name"] == "language"]
    assert {one["value"]: one["label"] for one in menu["options"]} == {
        code: words_for(code).name_in_menu for code in languages()
    }


# ---- Questions


def test_the_answer_is_in_nothing_that_is_sent_before_it_is_asked_for(open_demo: Open) -> None:
    page = open_demo(record=DEAL)
    page.do("ask playable", "ask taker", "trick 1")
    page.taken()
    question = page.view["question"]
    assert question == {"text": "Which cards may the dealer play?", "isAnswered": False, "answer": ""}
    sent = page.everything_sent()
    assert [told for told in (", may be played", "may not be played", "May be played:") if told in sent] == []
    page.do("answer")
    assert page.view["question"]["answer"] == ("May be played: the queen of hearts. The suit led must be followed.")
    marks = {card["card"]: card["mark"] for card in page.view["sides"]["south"]["cards"]}
    assert marks == {"QH": "may", "JS": "may-not", "TS": "may-not", "KD": "may-not", "7C": "may-not"}
    assert page.view["sides"]["south"]["cards"][0]["label"].endswith((", may be played", ", may not be played"))

    page.do("forward")
    page.taken()
    assert page.view["question"]["text"] == "Who takes the trick?"
    assert "takes the trick with" not in page.everything_sent()
    assert not any(card["won"] for card in page.view["trick"]["cards"])
    assert [side["tricks"] for side in page.view["sides"].values()] == [0, 0]
    page.do("forward")
    assert "takes the trick with the higher card" in page.view["question"]["answer"]
    assert [side["tricks"] for side in page.view["sides"].values()] == [1, 0]


def test_forward_is_called_what_it_does(open_demo: Open) -> None:
    page = open_demo(record=DEAL)
    page.do("ask playable", "trick 1")
    assert page.view["ways"][2]["label"] == "Show the answer"
    page.do("answer")
    assert page.view["ways"][2]["label"] == "Forward"


# ---- Secrets


@pytest.mark.parametrize("closed", ["north", "south"])
def test_a_closed_hand_is_in_nothing_that_is_sent(open_demo: Open, closed: str) -> None:
    page = open_demo(deal=4821)
    page.do("play-out", f"close {closed}")
    page.taken()
    while page.view["ways"][2]["possible"]:
        deal = page.demo._show.demonstration.game.deal  # noqa: SLF001  (a look behind the page)
        assert deal is not None
        held = deal.hands[0 if closed == "north" else 1]
        hidden = {*held, *deal.stock}
        sent = page.everything_sent()
        names = words_for("en")
        assert [card for card in hidden if f'"{card.value}"' in sent or names.card(card) in sent] == []
        page.do("forward")


def test_a_king_that_the_side_not_awaited_may_announce_is_offered_with_whose_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    labels = set()
    for number in range(40):
        page = DemoOnPage(monkeypatch, deal=number)
        page.do("stand")
        buttons = {one["intent"]: one["label"] for one in page.view["choices"]["buttons"]}
        if "mark-king" not in buttons:
            continue
        king = "K" + page.view["turnUp"]["card"][1]
        (holder,) = (side for side in page.view["sides"].values() if king in [card["card"] for card in side["cards"]])
        expected = "Announce the king" if holder["isAwaited"] else f"{holder['name']}: Announce the king"
        assert buttons["mark-king"] == expected
        labels.add(expected)
    assert labels == {"Announce the king", "North: Announce the king", "South: Announce the king"}
