"""What holds for every game: legality, conservation of cards, records, and secrets."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from ecarte_widgets.engine import (
    PLAY,
    Action,
    Card,
    Exchange,
    Game,
    IllegalAction,
    MarkKing,
    MarkTurnedKing,
    Phase,
    Seat,
    apply,
    legal_actions,
    legal_announcements,
    read_record,
    record_text,
    view_for,
    why_illegal,
)
from tests.strategies import PLAIN_ACTS, Twins, actions, games, lines, twins

GENEROUS = settings(deadline=None, max_examples=150)


def universe(game: Game, seat: Seat) -> list[Action]:
    """Give every act that could conceivably be legal for a player, and many that are not."""
    assert game.deal is not None
    hand = game.deal.hands[seat]
    sets = [chosen for count in range(len(hand) + 1) for chosen in combinations(hand, count)]
    return [*PLAIN_ACTS, *map(Exchange, sets)]


def is_accepted(game: Game, seat: Seat, action: Action) -> bool:
    try:
        apply(game, action, seat)
    except IllegalAction:
        return False
    return True


@GENEROUS
@given(games, st.data())
def test_exactly_the_listed_acts_are_accepted(game: Game, data: st.DataObject) -> None:
    for seat in Seat:
        listed = legal_actions(game, seat)
        assert len(listed) == len(set(listed))
        tried = [*universe(game, seat), *data.draw(st.lists(actions, max_size=5))]
        for action in tried:
            legal = is_accepted(game, seat, action)
            assert legal == (why_illegal(game, seat, action) is None)
            assert legal == (action in listed or reordered(action) in {reordered(one) for one in listed})
        assert set(listed) <= set(tried)


def reordered(action: Action) -> Action:
    """Give an exchange with its cards in one order: the order has no meaning."""
    if not isinstance(action, Exchange):
        return action
    return Exchange(tuple(sorted(action.cards, key=lambda card: card.value)))


@GENEROUS
@given(games)
def test_announcements_are_listed_beside_the_acts_of_the_turn(game: Game) -> None:
    for seat in Seat:
        kings, listed = legal_announcements(game, seat), legal_actions(game, seat)
        assert set(kings) == {action for action in listed if isinstance(action, MarkKing | MarkTurnedKing)}
        assert listed[len(listed) - len(kings) :] == kings


@GENEROUS
@given(games)
def test_a_view_says_of_each_own_card_why_it_may_not_be_played_at_any_moment(game: Game) -> None:
    for seat in Seat:
        view = view_for(game, seat)
        for card in view.hand:
            assert view.why_not(card) == why_illegal(game, seat, PLAY[card])


@GENEROUS
@given(lines())
def test_every_card_is_in_exactly_one_place_at_every_state(states: list[Game]) -> None:
    for game in states:
        deal = game.deal
        assert deal is not None
        dealt = [*deal.dealt.elder, *deal.dealt.dealer, deal.turn_up, *deal.dealt.stock]
        places: list[Card] = [deal.turn_up, *deal.stock]
        for seat in Seat:
            places += [*deal.hands[seat], *deal.discards[seat], *deal.played_by(seat)]
        assert sorted(card.value for card in places) == sorted(card.value for card in dealt)
        assert len(set(places)) == len(places)


@GENEROUS
@given(lines())
def test_somebody_is_awaited_until_the_deal_is_finished(states: list[Game]) -> None:
    for game in states:
        assert game.deal is not None
        assert (game.deal.turn is None) == (game.deal.phase is Phase.FINISHED)
        assert any(legal_actions(game, seat) for seat in Seat) or game.deal.turn is None


@GENEROUS
@given(lines())
def test_the_score_is_what_the_game_began_with_and_every_award(states: list[Game]) -> None:
    for game in states:
        for seat in Seat:
            awarded = sum(award.points for deal in game.deals for award in deal.awards if award.player is seat)
            assert game.score[seat] == game.start_score[seat] + awarded
            assert (game.score[seat] >= game.rules.target) == (game.winner is seat)


@GENEROUS
@given(games)
def test_a_record_brings_the_same_game_back(game: Game) -> None:
    assert read_record(record_text(game)) == game


@GENEROUS
@given(games, actions, st.sampled_from(Seat))
def test_a_refused_act_changes_nothing_and_an_accepted_one_leaves_the_old_game_alone(
    game: Game, action: Action, seat: Seat
) -> None:
    before = record_text(game)
    is_accepted(game, seat, action)
    assert record_text(game) == before


@settings(deadline=None, max_examples=400)
@given(twins())
def test_hidden_cards_in_other_places_change_no_view_no_event_and_no_refusal(pair: Twins) -> None:
    """One seat's views, step by step, in two deals that differ only in cards that this seat never saw."""
    first, second = pair.first, pair.second
    compare(first, second, pair.seat)
    for seat, action in pair.acts:
        in_second = pair.in_second(seat, action)
        if seat is not pair.seat and why_illegal(second, seat, in_second) is not None:
            break  # the other could not have done this with the other cards: here the act itself tells
        step, twin = apply(first, action, seat), apply(second, in_second, seat)
        assert step.events == twin.events
        first, second = step.game, twin.game
        compare(first, second, pair.seat)


def compare(first: Game, second: Game, seat: Seat) -> None:
    """Demand that a seat is shown and told the same in both games."""
    assert view_for(first, seat) == view_for(second, seat)
    assert repr(view_for(first, seat)) == repr(view_for(second, seat))
    for action in universe(first, seat):
        assert why_illegal(first, seat, action) == why_illegal(second, seat, action)
