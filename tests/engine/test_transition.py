"""How a game goes on: the state after each act, and the events in their order."""

import pytest

from ecarte_widgets.engine import (
    Accepted,
    Award,
    AwardRule,
    Card,
    CardPlayed,
    Deal,
    DealError,
    DealScored,
    Event,
    Exchanged,
    GameWon,
    IllegalAction,
    KingMarked,
    Phase,
    Proposed,
    Reason,
    Refused,
    Rules,
    Seat,
    Stood,
    Suit,
    TrickWon,
    TurnedUp,
    apply,
    dealt_from_pack,
    is_beaten,
    new_game,
    parse_card,
    parse_cards,
)
from tests.engine.tables import (
    CLASSIC,
    DEALER,
    ELDER,
    GAMERULES,
    PRESETS,
    Table,
    act,
    dealt,
    played_out,
    table,
    tricks_plays,
    tricks_table,
    unseen,
)

both_presets = pytest.mark.parametrize("rules", PRESETS, ids=["gamerules", "classic"])


def deal_of(laid: Table) -> Deal:
    assert laid.game.deal is not None
    return laid.game.deal


def events_of(laid: Table, text: str) -> tuple[Event, ...]:
    """Give the events of one more act."""
    return apply(laid.game, act(text)).events


def test_a_pack_is_dealt_in_packets_of_three_then_two_elder_first() -> None:
    pack = unseen()
    cards = dealt_from_pack(pack)
    assert cards.elder == (*pack[0:3], *pack[6:8])
    assert cards.dealer == (*pack[3:6], *pack[8:10])
    assert cards.turn_up is pack[10]
    assert cards.stock == tuple(pack[11:])
    assert len(cards.stock) == 21


@pytest.mark.parametrize(
    "pack", [unseen("KS"), [*unseen("KS"), Card.QUEEN_OF_SPADES], [*unseen(), Card.KING_OF_SPADES]]
)
def test_another_pack_than_the_32_cards_is_refused(pack: list[Card]) -> None:
    with pytest.raises(DealError, match="not-the-pack"):
        dealt_from_pack(pack)


@pytest.mark.parametrize(
    ("elder", "dealer", "turn_up", "stock", "problem"),
    [
        ("9H AS TS 7D", "QH JS KS KD 7C", "8H", "", "hand-size: 9H AS TS 7D"),
        ("9H AS TS 7D 8C", "QH JS KS KD 7C AC", "8H", "", "hand-size: QH JS KS KD 7C AC"),
        ("9H AS TS 7D 9H", "QH JS KS KD 7C", "8H", "", "card-twice: 9H"),
        ("9H AS TS 7D 8C", "QH JS KS KD 9H", "8H", "", "card-twice: 9H"),
        ("9H AS TS 7D 8C", "QH JS KS KD 7C", "QH", "", "card-twice: QH"),
        ("9H AS TS 7D 8C", "QH JS KS KD 7C", "8H", "JD 8H", "card-twice: 8H"),
        ("9H AS TS 7D 8C", "QH JS KS KD 7C", "8H", "JD JD", "card-twice: JD"),
    ],
)
def test_cards_that_are_no_deal_are_refused(elder: str, dealer: str, turn_up: str, stock: str, problem: str) -> None:
    with pytest.raises(DealError) as refused:
        Table(new_game(GAMERULES, DEALER).game).deal(dealt(elder, dealer, turn_up, stock))
    assert str(refused.value) == problem


@pytest.mark.parametrize("score", [(-1, 0), (0, 5), (5, 0), (7, 7)])
def test_a_game_starts_below_its_target(score: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="between 0 and 4"):
        new_game(GAMERULES, DEALER, score)


def test_a_longer_game_may_start_where_a_shorter_one_ends() -> None:
    assert new_game(Rules(target=7), DEALER, (5, 6)).game.score == (5, 6)


@both_presets
def test_the_deal_alternates(rules: Rules) -> None:
    laid = played_out(2, rules, ("stand",))
    dealers = [deal_of(laid).dealer]
    for _ in range(2):
        laid = Table(laid.game).deal(deal_of(laid).dealt)
        assert laid.events[-1] == TurnedUp(deal_of(laid).dealer, Card.SEVEN_OF_HEARTS)
        dealers.append(deal_of(laid).dealer)
        laid = laid.do("stand", *tricks_plays(2))
    assert dealers == [DEALER, ELDER, DEALER]
    assert [one.dealer for one in laid.game.deals] == dealers


def test_an_exchange_lays_cards_aside_and_draws_as_many_from_the_top_of_the_stock() -> None:
    laid = table(stock="JD TD 9D 8D").do("propose", "accept", "exchange 7D 9H")
    deal = deal_of(laid)
    assert deal.hands[ELDER] == parse_cards("AS TS 8C JD TD")
    assert deal.discards == ((), parse_cards("7D 9H"))
    assert deal.drawn == ((), parse_cards("JD TD"))
    assert deal.stock == parse_cards("9D 8D")
    assert (deal.phase, deal.turn) == (Phase.DEALER_EXCHANGE, DEALER)
    deal = deal_of(laid.do("exchange QH"))
    assert deal.hands == (parse_cards("JS KS KD 7C 9D"), parse_cards("AS TS 8C JD TD"))
    assert deal.discards == (parse_cards("QH"), parse_cards("7D 9H"))
    assert deal.stock == parse_cards("8D")
    assert (deal.phase, deal.turn) == (Phase.PROPOSAL, ELDER)


def test_discards_of_several_exchanges_add_up_and_the_last_draw_is_kept_apart() -> None:
    laid = table(stock="JD TD 9D 8D").do(
        "propose", "accept", "exchange 7D", "exchange", "propose", "accept", "exchange JD", "exchange QH"
    )
    deal = deal_of(laid)
    assert deal.discards == (parse_cards("QH"), parse_cards("7D JD"))
    assert deal.drawn == (parse_cards("9D"), parse_cards("TD"))
    assert deal.talk.exchanged == ((ELDER, 1), (DEALER, 0), (ELDER, 1), (DEALER, 1))


def test_the_events_of_a_talk_tell_who_said_what_and_how_many_cards_but_never_which() -> None:
    laid = table(stock="JD TD 9D").do("propose", "accept", "exchange 9H AS", "exchange QH", "stand")
    assert laid.events == (
        TurnedUp(DEALER, Card.EIGHT_OF_HEARTS),
        Proposed(ELDER),
        Accepted(DEALER),
        Exchanged(ELDER, 2),
        Exchanged(DEALER, 1),
        Stood(ELDER),
    )


def test_a_refusal_and_the_tricks_have_their_events_and_the_fifth_brings_the_award() -> None:
    laid = tricks_table(3, CLASSIC, ("propose", "refuse"))
    assert laid.events[-2:] == (Proposed(ELDER), Refused(DEALER))
    *plays, last = tricks_plays(3)
    assert events_of(laid, plays[0]) == (CardPlayed(ELDER, Card.QUEEN_OF_HEARTS),)
    assert events_of(laid.do(plays[0]), plays[1]) == (CardPlayed(DEALER, Card.KING_OF_CLUBS), TrickWon(ELDER, 1))
    assert events_of(laid.do(*plays), last) == (
        CardPlayed(ELDER, Card.SEVEN_OF_DIAMONDS),
        TrickWon(DEALER, 5),
        DealScored(Award(ELDER, 2, Reason.POINT, AwardRule.STAKE_WINNER_TWO)),
    )


def test_a_game_won_by_tricks_says_so_last() -> None:
    *plays, last = tricks_plays(5)
    laid = tricks_table(5, GAMERULES, ("stand",), score=(4, 0)).do(*plays)
    award = Award(ELDER, 2, Reason.VOLE, AwardRule.STAKE_ELDER_ONLY)
    assert events_of(laid, last)[-3:] == (TrickWon(ELDER, 5), DealScored(award), GameWon(ELDER))


def test_a_king_in_hand_is_shown_when_it_is_marked() -> None:
    laid = table(elder="KH AS TS 7D 8C", score=(4, 0)).do("stand")
    award = Award(ELDER, 1, Reason.KING, AwardRule.KING)
    assert events_of(laid, "mark-king") == (KingMarked(Card.KING_OF_HEARTS, award), GameWon(ELDER))


def test_an_automatic_turned_king_follows_the_turn_up() -> None:
    award = Award(DEALER, 1, Reason.TURNED_KING, AwardRule.TURNED_KING)
    marked = (TurnedUp(DEALER, Card.KING_OF_HEARTS), KingMarked(Card.KING_OF_HEARTS, award))
    assert table(CLASSIC, turn_up="KH").events == marked
    assert table(CLASSIC, turn_up="KH", score=(0, 4)).events == (*marked, GameWon(DEALER))


def test_points_are_marked_in_the_order_in_which_they_fall() -> None:
    laid = tricks_table(2, GAMERULES, ("stand",), turn_up="KH").do(*tricks_plays(2), "mark-turned-king")
    assert [award[2] for award in laid.points()] == ["point", "turned_king"]


def test_the_winners_score_may_pass_the_target() -> None:
    won = played_out(5, CLASSIC, ("stand",), score=(4, 3)).game
    assert (won.winner, won.score) == (ELDER, (3, 6))


@pytest.mark.parametrize("target", [5, 7, 11])
def test_the_game_ends_exactly_at_the_target(target: int) -> None:
    rules = Rules(target=target)
    below = played_out(2, rules, ("stand",), score=(0, target - 2)).game
    assert (below.winner, below.score[DEALER]) == (None, target - 1)
    reached = played_out(2, rules, ("stand",), score=(0, target - 1)).game
    assert (reached.winner, reached.score[DEALER]) == (DEALER, target)


def test_after_a_game_is_won_in_the_middle_of_a_deal_the_deal_is_finished_and_nobody_is_awaited() -> None:
    won = tricks_table(3, GAMERULES, ("stand",), score=(0, 4), turn_up="KH").do("play QH", "mark-turned-king")
    deal = deal_of(won)
    assert (deal.phase, deal.turn, deal.led) == (Phase.FINISHED, None, Card.QUEEN_OF_HEARTS)
    assert deal.played_by(ELDER) == (Card.QUEEN_OF_HEARTS,)
    assert deal.played_by(DEALER) == ()


def test_the_cards_a_player_played_are_told_in_order() -> None:
    laid = tricks_table(1, GAMERULES, ("stand",)).do(*tricks_plays(1)[:5])
    assert deal_of(laid).played_by(ELDER) == parse_cards("QH 7S")
    assert deal_of(laid).played_by(DEALER) == parse_cards("QD KS KD")


@pytest.mark.parametrize(
    ("led", "answer", "beaten"),
    [
        ("AS", "JS", True),
        ("JS", "AS", False),
        ("TS", "AS", True),
        ("KS", "7H", True),
        ("7S", "KD", False),
        ("7H", "KS", False),
        ("7H", "8H", True),
        ("8H", "7H", False),
    ],
)
def test_a_trick_goes_to_the_highest_trump_else_to_the_highest_card_of_the_suit_led(
    led: str,
    answer: str,
    beaten: bool,  # noqa: FBT001  (a column of the table)
) -> None:
    assert is_beaten(parse_card(led), parse_card(answer), Suit.HEARTS) is beaten


def test_the_game_given_to_an_act_is_not_changed() -> None:
    laid = table(stock="JD TD").do("propose")
    before = laid.game
    apply(before, act("accept"))
    assert before == table(stock="JD TD").do("propose").game
    assert deal_of(laid).actions == ((ELDER, act("propose")),)


def test_every_act_is_kept_with_the_player_whose_act_it_was() -> None:
    laid = table(dealer="KH JS KS KD 7C").do("stand", "mark-king", "play AS", "play JS")
    assert [(seat, str(one)) for seat, one in deal_of(laid).actions] == [
        (ELDER, "stand"),
        (DEALER, "mark-king"),
        (ELDER, "play AS"),
        (DEALER, "play JS"),
    ]


@pytest.mark.parametrize("seat", Seat)
def test_an_act_named_for_the_wrong_player_is_refused(seat: Seat) -> None:
    laid = table(stock="JD") if seat is DEALER else table(stock="JD").do("propose")
    with pytest.raises(IllegalAction, match="not-your-turn"):
        apply(laid.game, act("stand" if seat is DEALER else "accept"), seat)


def test_without_a_deal_there_are_no_deals_and_the_first_dealer_is_next() -> None:
    game = new_game(GAMERULES, DEALER).game
    assert (game.deals, game.next_dealer) == ((), DEALER)
