"""One act, one new state: how a game goes on.

>>> from ecarte_widgets.engine import Seat, new_game, start_deal, dealt_from_pack, PACK, STAND
>>> game = start_deal(new_game(Rules(), Seat.NORTH).game, dealt_from_pack(PACK)).game
>>> apply(game, STAND).events
(Stood(player=<Seat.SOUTH: 1>),)
"""

from collections.abc import Sequence
from typing import NamedTuple

from ecarte_widgets.engine.actions import (
    MARK_TURNED_KING,
    Accept,
    Action,
    Exchange,
    MarkKing,
    MarkTurnedKing,
    PlayCard,
    Propose,
    Refuse,
    Stand,
)
from ecarte_widgets.engine.breaches import Breach, BreachCode, IllegalAction
from ecarte_widgets.engine.cards import HAND_SIZE, KING_OF, Card, Rank, Suit
from ecarte_widgets.engine.cutting import Cut, dealer_by_cut
from ecarte_widgets.engine.events import (
    CARD_PLAYED,
    TRICK_WON,
    Accepted,
    CardsCut,
    DealerChoice,
    DealerChosen,
    DealScored,
    Event,
    Exchanged,
    GameWon,
    KingMarked,
    Proposed,
    Refused,
    Stood,
    TurnedKingLost,
    TurnedUp,
)
from ecarte_widgets.engine.legal import legal_announcements, why_illegal
from ecarte_widgets.engine.rules import Rules, TurnedKing
from ecarte_widgets.engine.scoring import Award, AwardRule, Reason, Talk, TalkEnd, award_for_tricks
from ecarte_widgets.engine.seats import Seat, by_seat
from ecarte_widgets.engine.state import Deal, Dealt, Game, Hand, Phase, Trick, check_dealt, seated


class Step(NamedTuple):
    """What an act led to."""

    game: Game
    """The game after it."""
    events: tuple[Event, ...]
    """What happened, in order; nothing in it is hidden from either player."""


def new_game(rules: Rules, dealer: Seat | Sequence[Cut], start_score: tuple[int, int] = (0, 0)) -> Step:
    """Begin a game, before its first deal.

    Args:
        rules: the rules of the table.
        dealer: who deals first, where that was drawn or is given; or the cards cut for it.
        start_score: points by seat to start from, each from 0 to one less than the target.

    Raises:
        CutError: the cuts decide nothing, go on too long, or the table's rules do not cut.
        ValueError: a starting score out of range.
    """
    if not 0 <= min(start_score) <= max(start_score) < rules.target:
        message = f"a starting score stands between 0 and {rules.target - 1}: {start_score}"
        raise ValueError(message)
    if isinstance(dealer, Seat):
        event = DealerChosen(dealer, DealerChoice.DRAWN)
        return Step(Game(rules, dealer, start_score, start_score), (event,))
    cuts = tuple(dealer)
    first = dealer_by_cut(rules.first_dealer, cuts)
    shown = tuple(CardsCut(cut.north, cut.south) for cut in cuts)
    return Step(Game(rules, first, start_score, start_score, cuts), (*shown, DealerChosen(first, DealerChoice.CUT)))


def start_deal(game: Game, dealt: Dealt) -> Step:
    """Deal the cards and turn up trumps; a turned-up king is marked at once where the rules say so.

    Raises:
        IllegalAction: ``game-over``, or ``deal-unfinished``.
        DealError: the cards are not five for each player, each card once.
    """
    if game.winner is not None:
        raise IllegalAction(Breach(BreachCode.GAME_OVER))
    if game.deal is not None and game.deal.phase is not Phase.FINISHED:
        raise IllegalAction(Breach(BreachCode.DEAL_UNFINISHED))
    check_dealt(dealt)
    dealer = game.next_dealer
    deal = Deal(dealer, dealt, Phase.PROPOSAL, dealer.other, seated(dealer, dealt), dealt.stock)
    events: tuple[Event, ...] = (TurnedUp(dealer, dealt.turn_up),)
    if game.deal is not None and MARK_TURNED_KING in legal_announcements(game, game.deal.dealer):
        events = (TurnedKingLost(game.deal.dealer, game.deal.turn_up), *events)
    started = game._replace(past=game.deals, deal=deal)
    if dealt.turn_up.rank is Rank.KING and game.rules.turned_king is TurnedKing.AUTOMATIC:
        return _mark_king(started, deal, dealer, events)
    return Step(started, events)


def actor_of(game: Game, action: Action) -> Seat:
    """Tell whose act it would be by the rules.

    A king in hand is marked by who holds (or has led) it, a turned-up king by the dealer; everything else is
    the act of the player awaited. Where the rules name nobody, elder is named, so that the refusal is the same
    for both.
    """
    deal = game.deal
    if deal is None:
        return game.next_dealer.other
    match action:
        case MarkTurnedKing():
            return deal.dealer
        case MarkKing():
            return next((seat for seat in Seat if _had_king(deal, seat)), deal.elder)
        case _:
            return deal.elder if deal.turn is None else deal.turn


def _had_king(deal: Deal, seat: Seat) -> bool:
    """Tell whether a player holds the king of trumps or played it."""
    king = KING_OF[deal.turn_up.suit]
    return king in deal.hands[seat] or king in deal.played_by(seat)


def apply(game: Game, action: Action, seat: Seat | None = None) -> Step:
    """Do one act.

    Args:
        game: the game; it is not changed.
        action: the act.
        seat: who acts; left out, the player whose act it is by the rules.

    Returns:
        The game after the act, and what happened.

    Raises:
        IllegalAction: the act is against the rules; its ``breach`` says which.
    """
    actor = actor_of(game, action) if seat is None else seat
    breach = why_illegal(game, actor, action)
    if breach is not None:
        raise IllegalAction(breach)
    deal = game.deal
    assert deal is not None  # why_illegal answers for a game without a deal
    actions = (*deal.actions, (actor, action))
    match action:
        case PlayCard():  # the card is taken from it below: a pattern that binds it costs several times more
            return _play(game, deal, actor, action.card, actions)
        case Propose():
            proposals, end, exchanged = deal.talk
            asked = deal.after_word(Phase.ANSWER, deal.dealer, Talk(proposals + 1, end, exchanged), actions)
            return Step(game.with_deal(asked), (Proposed(actor),))
        case Stand():
            return Step(game.with_deal(_talk_over(deal, TalkEnd.STOOD, actions)), (Stood(actor),))
        case Refuse():
            return Step(game.with_deal(_talk_over(deal, TalkEnd.REFUSED, actions)), (Refused(actor),))
        case Accept():
            agreed = deal.after_word(Phase.ELDER_EXCHANGE, deal.elder, deal.talk, actions)
            return Step(game.with_deal(agreed), (Accepted(actor),))
        case Exchange(cards):
            return _exchange(game, deal, actor, cards, actions)
        case MarkKing() | MarkTurnedKing():
            return _mark_king(game, deal._replace(actions=actions), actor, ())


def _talk_over(deal: Deal, end: TalkEnd, actions: tuple[tuple[Seat, Action], ...]) -> Deal:
    """End the talk: elder is to lead."""
    talk = Talk(deal.talk.proposals, end, deal.talk.exchanged)
    return deal.after_word(Phase.PLAY, deal.elder, talk, actions)


def _exchange(game: Game, deal: Deal, actor: Seat, cards: Hand, actions: tuple[tuple[Seat, Action], ...]) -> Step:
    """Lay cards aside and draw as many from the top of the stock."""
    count = len(cards)
    other = actor.other
    drawn = deal.stock[:count]
    kept = tuple(card for card in deal.hands[actor] if card not in cards)
    elders_turn_is_over = actor is deal.elder
    exchanged = deal._replace(
        phase=Phase.DEALER_EXCHANGE if elders_turn_is_over else Phase.PROPOSAL,
        turn=other,
        hands=by_seat(actor, kept + drawn, deal.hands[other]),
        stock=deal.stock[count:],
        discards=by_seat(actor, deal.discards[actor] + cards, deal.discards[other]),
        drawn=by_seat(actor, drawn, deal.drawn[other]),
        talk=deal.talk._replace(exchanged=(*deal.talk.exchanged, (actor, count))),
        actions=actions,
    )
    return Step(game.with_deal(exchanged), (Exchanged(actor, count),))


def _mark_king(game: Game, deal: Deal, actor: Seat, before: tuple[Event, ...]) -> Step:
    """Mark a king, turned up or held, which may win the game."""
    turned = deal.turn_up.rank is Rank.KING
    award = Award(actor, 1, *((Reason.TURNED_KING, AwardRule.TURNED_KING) if turned else (Reason.KING, AwardRule.KING)))
    marked = KingMarked(KING_OF[deal.turn_up.suit], award)
    return _awarded(game, deal._replace(king_marked=True), award, (*before, marked))


def _awarded(game: Game, deal: Deal, award: Award, events: tuple[Event, ...]) -> Step:
    """Add points to the score; the game ends the moment the target is reached."""
    player = award.player
    points = game.score[player] + award.points
    score = by_seat(player, points, game.score[player.other])
    awards = (*deal.awards, award)
    if points < game.rules.target:
        return Step(game._replace(score=score, deal=deal._replace(awards=awards)), events)
    over = deal._replace(phase=Phase.FINISHED, turn=None, awards=awards)
    return Step(game._replace(score=score, deal=over, winner=player), (*events, GameWon(player)))


def _play(game: Game, deal: Deal, actor: Seat, card: Card, actions: tuple[tuple[Seat, Action], ...]) -> Step:
    """Lead a card, or answer the lead: a trick's winner leads next, and the fifth trick brings the points."""
    hands = _without(deal.hands, actor, card)
    led = deal.led
    other = actor.other
    if led is None:
        waiting = deal.after_card(other, hands, deal.tricks, card, actions)
        return Step(game.with_deal(waiting), (CARD_PLAYED[actor, card],))
    winner = actor if is_beaten(led, card, deal.dealt.turn_up.suit) else other
    tricks = (*deal.tricks, Trick(other, led, card, winner))
    events: tuple[Event, ...] = (CARD_PLAYED[actor, card], TRICK_WON[winner, len(tricks)])
    if len(tricks) < HAND_SIZE:
        return Step(game.with_deal(deal.after_card(winner, hands, tricks, None, actions)), events)
    over = deal.after_card(None, hands, tricks, None, actions)
    award = award_for_tricks(game.rules, over.dealer, over.talk, over.tricks_of(over.elder))
    return _awarded(game, over, award, (*events, DealScored(award)))


def is_beaten(led: Card, answer: Card, trump: Suit) -> bool:
    """Tell whether the card led loses the trick to the answer.

    >>> from ecarte_widgets.engine.cards import Card
    >>> is_beaten(Card.ACE_OF_SPADES, Card.JACK_OF_SPADES, Suit.HEARTS)
    True
    """
    if answer.suit is led.suit:
        return answer.rank > led.rank
    return answer.suit is trump


def _without(hands: tuple[Hand, Hand], actor: Seat, card: Card) -> tuple[Hand, Hand]:
    """Take a card out of a player's hand."""
    hand = hands[actor]
    place = hand.index(card)
    return by_seat(actor, hand[:place] + hand[place + 1 :], hands[actor.other])
