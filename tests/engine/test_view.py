"""What one seat may know. That hidden cards never show is in test_properties; here is what does show."""

from dataclasses import replace

import pytest

from ecarte_widgets.engine import (
    MARK_KING,
    MARK_TURNED_KING,
    PLAY,
    Breach,
    BreachCode,
    Cut,
    FirstDealer,
    Phase,
    Rules,
    Seat,
    Suit,
    View,
    new_game,
    parse_card,
    parse_cards,
    public_view,
    view_for,
)
from tests.engine.tables import (
    CLASSIC,
    DEALER,
    ELDER,
    GAMERULES,
    PLAIN_DEALER,
    PLAIN_ELDER,
    Table,
    act,
    dealt,
    played_out,
    switched,
    table,
    tricks_plays,
    tricks_table,
)


def seen_by(seat: Seat, laid: Table) -> View:
    return view_for(laid.game, seat)


def test_there_is_nothing_to_see_before_the_first_deal() -> None:
    with pytest.raises(ValueError, match="nothing to see"):
        view_for(new_game(GAMERULES, DEALER).game, ELDER)


def test_each_sees_the_own_hand_the_turn_up_and_how_many_cards_lie_elsewhere() -> None:
    laid = table(stock="JD TD 9D")
    for seat, hand in ((ELDER, PLAIN_ELDER), (DEALER, PLAIN_DEALER)):
        view = seen_by(seat, laid)
        assert view.seat is seat
        assert view.hand == parse_cards(hand)
        assert (view.other_hand_count, view.stock_count) == (5, 3)
        assert (view.turn_up, view.trump) == (parse_card("8H"), Suit.HEARTS)
        assert (view.dealer, view.elder) == (DEALER, ELDER)
        assert (view.phase, view.turn) == (Phase.PROPOSAL, ELDER)
        assert view.rules == GAMERULES
        assert view.deal_number == 1


@pytest.mark.parametrize("seat", list(Seat), ids=str)
def test_what_lies_open_to_all_is_the_view_without_the_hand_and_what_tells_of_it(seat: Seat) -> None:
    laid = table(stock="JD TD 9D").do("propose", "accept", "exchange 9H")
    own, shown = view_for(laid.game, seat), public_view(laid.game, seat)
    hidden = {
        "hand": (),
        "drawn": (),
        "discards": (),
        "actions": (),
        "exchange": None,
        "announcements": (),
        "refused": (),
    }
    assert shown == replace(own, **hidden)  # type: ignore[arg-type]
    assert own.hand


def test_only_who_is_awaited_is_offered_the_acts_of_the_turn() -> None:
    laid = table(stock="JD")
    assert seen_by(ELDER, laid).actions == (act("propose"), act("stand"))
    assert seen_by(ELDER, laid).is_own_turn
    assert seen_by(DEALER, laid).actions == ()
    assert not seen_by(DEALER, laid).is_own_turn


def test_an_exchange_is_offered_by_its_limits_to_who_exchanges_only() -> None:
    laid = table(stock="JD TD 9D").do("propose", "accept")
    assert (seen_by(ELDER, laid).exchange, seen_by(ELDER, laid).actions) == ((1, 3), ())
    assert seen_by(DEALER, laid).exchange is None
    drawn = laid.do("exchange 9H")
    assert seen_by(DEALER, drawn).exchange == (0, 2)
    assert seen_by(ELDER, drawn).exchange is None
    assert seen_by(ELDER, drawn.do("exchange")).exchange is None


def test_the_own_discards_and_draws_show_to_their_owner_and_their_number_to_both() -> None:
    laid = table(stock="JD TD 9D").do("propose", "accept", "exchange 7D 9H", "exchange QH")
    elder, dealer = seen_by(ELDER, laid), seen_by(DEALER, laid)
    assert (elder.discards, elder.drawn) == (parse_cards("7D 9H"), parse_cards("JD TD"))
    assert (dealer.discards, dealer.drawn) == (parse_cards("QH"), parse_cards("9D"))
    assert elder.talk.exchanged == dealer.talk.exchanged == ((ELDER, 2), (DEALER, 1))


def test_a_card_drawn_and_played_is_no_longer_among_the_drawn() -> None:
    laid = table(stock="JD TD").do("propose", "accept", "exchange 7D 9H", "exchange", "stand", "play JD")
    assert seen_by(ELDER, laid).drawn == parse_cards("TD")


def test_a_card_drawn_and_discarded_again_is_no_longer_among_the_drawn() -> None:
    laid = table(stock="JD TD 9D").do(
        "propose", "accept", "exchange 7D", "exchange", "propose", "accept", "exchange JD"
    )
    assert seen_by(ELDER, laid).drawn == parse_cards("TD")


def test_cards_that_may_not_be_played_come_with_the_rule_for_who_is_awaited() -> None:
    laid = table(dealer="QH JS 7S KD 7C").do("stand", "play AS")
    view = seen_by(DEALER, laid)
    jack, ace = parse_cards("JS"), parse_card("AS")
    assert view.actions == (PLAY[jack[0]],)
    assert view.led is ace
    assert dict(view.refused) == {
        card: Breach(BreachCode.MUST_OVERTAKE if card.suit is Suit.SPADES else BreachCode.MUST_FOLLOW_SUIT, jack, ace)
        for card in parse_cards("QH 7S KD 7C")
    }
    assert view.why_not(parse_card("7S")) == Breach(BreachCode.MUST_OVERTAKE, jack, ace)
    assert view.why_not(jack[0]) is None
    assert seen_by(ELDER, laid).refused == ()
    assert seen_by(ELDER, laid).actions == ()


def test_a_king_is_offered_to_its_holder_alone_even_out_of_turn() -> None:
    laid = table(dealer="KH JS KS KD 7C").do("stand")
    assert seen_by(DEALER, laid).announcements == (MARK_KING,)
    assert seen_by(ELDER, laid).announcements == ()
    assert seen_by(DEALER, laid).actions == ()


def test_a_turned_king_stays_on_offer_after_the_fifth_trick() -> None:
    over = tricks_table(2, GAMERULES, ("stand",), turn_up="KH").do(*tricks_plays(2))
    view = seen_by(DEALER, over)
    assert (view.phase, view.turn, view.actions) == (Phase.FINISHED, None, ())
    assert view.announcements == (MARK_TURNED_KING,)
    assert not view.king_marked
    assert seen_by(ELDER, over.do("mark-turned-king")).king_marked


def test_nothing_is_offered_once_the_game_is_won() -> None:
    won = tricks_table(3, GAMERULES, ("stand",), score=(4, 0), turn_up="KH").do(*tricks_plays(3))
    for seat in Seat:
        view = seen_by(seat, won)
        assert view.winner is ELDER
        assert (view.actions, view.exchange, view.announcements, view.refused) == ((), None, (), ())


def test_tricks_awards_and_score_show_to_both() -> None:
    over = played_out(3, CLASSIC, ("propose", "refuse"), score=(1, 2))
    for seat in Seat:
        view = seen_by(seat, over)
        assert (view.tricks_of(ELDER), view.tricks_of(DEALER)) == (3, 2)
        assert view.score == (2, 3)
        assert [award.points for award in view.awards] == [2]
        assert view.hand == ()
        assert view.other_hand_count == 0


def test_the_second_deal_starts_a_fresh_view_with_its_number() -> None:
    laid = Table(played_out(3, CLASSIC, ("stand",)).game).deal(dealt(PLAIN_ELDER, PLAIN_DEALER))
    view = seen_by(DEALER, laid)
    assert (view.deal_number, view.dealer, view.tricks, view.awards) == (2, ELDER, (), ())
    assert view.hand == parse_cards(PLAIN_ELDER)


def test_the_cuts_for_the_first_deal_show_to_both() -> None:
    cuts = (Cut(*parse_cards("KS QH")),)
    begun = Table(new_game(Rules(first_dealer=FirstDealer.HIGH_CARD), cuts).game).deal(dealt(PLAIN_ELDER, PLAIN_DEALER))
    assert seen_by(ELDER, begun).cuts == seen_by(DEALER, begun).cuts == cuts


def test_the_limits_shown_follow_the_tables_rules() -> None:
    laid = table(switched(dealer_min_discard=1), stock="JD TD 9D").do("propose", "accept", "exchange 9H")
    assert seen_by(DEALER, laid).exchange == (1, 2)
