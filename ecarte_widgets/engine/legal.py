"""What may be done now, and why not: the one law of the table.

``legal_actions`` and ``why_illegal`` answer for either player at any moment, announcements out of turn
included, and from nothing but what that player may know.
"""

from itertools import combinations

from ecarte_widgets.engine.actions import (
    ACCEPT,
    MARK_KING,
    MARK_TURNED_KING,
    PLAY,
    PROPOSE,
    REFUSE,
    STAND,
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
from ecarte_widgets.engine.breaches import Breach, BreachCode
from ecarte_widgets.engine.cards import HAND_SIZE, KING_OF, Card, Rank, Suit
from ecarte_widgets.engine.rules import KingWindow, Rules, TurnedKing, Void
from ecarte_widgets.engine.seats import Seat
from ecarte_widgets.engine.state import Deal, Game, Hand, Phase

# Members reached through their class cost a look-up at every decision; these are the ones on the hot path.
_PLAY_PHASE = Phase.PLAY
_MUST_TRUMP = Void.MUST_TRUMP
_KING = Rank.KING


def legal_actions(game: Game, seat: Seat) -> tuple[Action, ...]:
    """List everything that a player may do now, every exchange spelled out.

    Args:
        game: the game at this moment.
        seat: the player asked about, whoever's turn it is.

    Returns:
        The acts of the turn first (none when the other is awaited), then announcements.
    """
    deal = game.deal
    if deal is None or game.winner is not None:
        return ()
    announcements = legal_announcements(game, seat)
    if deal.turn is not seat:
        return announcements
    if deal.phase is _PLAY_PHASE:
        cards = playable_cards(deal.hands[seat], deal.led, deal.dealt.turn_up.suit, game.rules.void)
        return (*[PLAY[card] for card in cards], *announcements)
    return turn_actions(game.rules, deal) + announcements


def turn_actions(rules: Rules, deal: Deal) -> tuple[Action, ...]:
    """List the acts of the talk that the awaited player may do; none once cards are played."""
    match deal.phase:
        case Phase.PROPOSAL:
            return (PROPOSE, STAND) if deal.stock else (STAND,)
        case Phase.ANSWER:
            return (ACCEPT, REFUSE)
        case Phase.ELDER_EXCHANGE | Phase.DEALER_EXCHANGE:
            fewest, most = exchange_limits(rules, deal)
            assert deal.turn is not None
            hand = deal.hands[deal.turn]
            return tuple([Exchange(cards) for count in range(fewest, most + 1) for cards in combinations(hand, count)])
        case Phase.PLAY | Phase.FINISHED:
            return ()


def exchange_limits(rules: Rules, deal: Deal) -> tuple[int, int]:
    """Give how many cards the player in exchange must and may discard.

    Nobody takes more than the stock holds, and a minimum never asks for more than that either.
    """
    most = min(HAND_SIZE, len(deal.stock))
    fewest = 1 if deal.phase is Phase.ELDER_EXCHANGE else rules.dealer_min_discard
    return min(fewest, most), most


def playable_cards(hand: Hand, led: Card | None, trump: Suit, void: Void) -> Hand:
    """Give the cards of a hand that may be led or played.

    Args:
        hand: the cards held.
        led: the card to be answered, or None for the leader.
        trump: the suit of the turn-up.
        void: what a player without the suit led may play.

    >>> from ecarte_widgets.engine.cards import parse_card, parse_cards
    >>> playable_cards(parse_cards("TS 7S KH"), parse_card("9S"), Suit.HEARTS, Void.ANY_CARD)
    (Card('TS'),)
    """
    if led is None:
        return hand
    suit = led.suit
    following = [card for card in hand if card.suit is suit]
    if following:
        rank = led.rank
        return tuple([card for card in following if card.rank > rank] or following)
    if void is _MUST_TRUMP:
        trumps = [card for card in hand if card.suit is trump]
        if trumps:
            return tuple(trumps)
    return hand


def legal_announcements(game: Game, seat: Seat) -> tuple[Action, ...]:
    """List the kings that a player may mark now; it need not be that player's turn."""
    deal = game.deal
    if deal is None or deal.king_marked or game.winner is not None:
        return ()
    turn_up = deal.dealt.turn_up
    if turn_up.rank is _KING:
        return (MARK_TURNED_KING,) if _why_not_turned_king(game, deal, seat) is None else ()
    if deal.tricks or deal.phase is not _PLAY_PHASE:  # outside every window; asked for at each decision
        return ()
    return (MARK_KING,) if _why_not_king(game, deal, seat) is None else ()


def why_illegal(game: Game, seat: Seat, action: Action) -> Breach | None:
    """Tell which rule forbids an act now.

    Args:
        game: the game at this moment.
        seat: the player who would act.
        action: the act.

    Returns:
        The breach, or None when the act is legal.
    """
    deal = game.deal
    if game.winner is not None:
        return Breach(BreachCode.GAME_OVER)
    if deal is None:
        return Breach(BreachCode.NO_DEAL)
    match action:
        case PlayCard():
            if deal.turn is not seat or deal.phase is not _PLAY_PHASE:
                return _why_not_now(deal, seat)
            return _why_not_play(game.rules, deal, deal.hands[seat], action.card)
        case MarkTurnedKing():
            return _why_not_turned_king(game, deal, seat)
        case MarkKing():
            return _why_not_king(game, deal, seat)
        case Propose() | Stand():
            if deal.turn is not seat or deal.phase is not Phase.PROPOSAL:
                return _why_not_now(deal, seat)
            return None if deal.stock or action == STAND else Breach(BreachCode.STOCK_EMPTY)
        case Accept() | Refuse():
            return None if deal.turn is seat and deal.phase is Phase.ANSWER else _why_not_now(deal, seat)
        case Exchange(cards):
            exchanging = deal.phase is Phase.ELDER_EXCHANGE or deal.phase is Phase.DEALER_EXCHANGE
            if deal.turn is not seat or not exchanging:
                return _why_not_now(deal, seat)
            return _why_not_exchange(game.rules, deal, deal.hands[seat], cards)


_WAITS_FOR = {
    Phase.PROPOSAL: BreachCode.STAND_OR_PROPOSE_FIRST,
    Phase.ANSWER: BreachCode.ANSWER_FIRST,
    Phase.ELDER_EXCHANGE: BreachCode.EXCHANGE_FIRST,
    Phase.DEALER_EXCHANGE: BreachCode.EXCHANGE_FIRST,
    Phase.PLAY: BreachCode.TALK_IS_OVER,
    Phase.FINISHED: BreachCode.DEAL_OVER,
}


def _why_not_now(deal: Deal, seat: Seat) -> Breach:
    """Explain an act at another time than its own."""
    return comes_first(deal.phase, deal.turn, seat, len(deal.stock))


def comes_first(phase: Phase, turn: Seat | None, seat: Seat, stock_count: int) -> Breach:
    """Explain an act at another time than its own by what the deal waits for.

    Args:
        phase: where the deal is.
        turn: who is awaited, if anybody is.
        seat: the player who would act.
        stock_count: how many cards are left to draw; with none, elder can only stand.
    """
    if turn is not None and turn is not seat:
        return Breach(BreachCode.NOT_YOUR_TURN)
    return Breach(_WAITS_FOR[phase], only_stand=phase is Phase.PROPOSAL and stock_count == 0)


def _why_not_exchange(rules: Rules, deal: Deal, hand: Hand, cards: Hand) -> Breach | None:
    """Explain an exchange that the rules refuse."""
    missing = tuple(dict.fromkeys(card for card in cards if card not in hand))
    if missing:
        return Breach(BreachCode.CARD_NOT_HELD, missing)
    if len(set(cards)) < len(cards):
        return Breach(BreachCode.CARD_TWICE, tuple(card for card in hand if cards.count(card) > 1))
    fewest, most = exchange_limits(rules, deal)
    if len(cards) < fewest:
        return Breach(BreachCode.EXCHANGE_TOO_FEW, limit=fewest)
    if len(cards) > most:
        return Breach(BreachCode.EXCHANGE_TOO_MANY, limit=most)
    return None


def _why_not_play(rules: Rules, deal: Deal, hand: Hand, card: Card) -> Breach | None:
    """Explain a card that the rules refuse."""
    if card not in hand:
        return Breach(BreachCode.CARD_NOT_HELD, (card,))
    led = deal.led
    if led is None:
        return None
    allowed = playable_cards(hand, led, deal.dealt.turn_up.suit, rules.void)
    if card in allowed:
        return None
    if allowed[0].suit is not led.suit:
        return Breach(BreachCode.MUST_TRUMP, allowed, led)
    if card.suit is led.suit:
        return Breach(BreachCode.MUST_OVERTAKE, allowed, led)
    return Breach(BreachCode.MUST_FOLLOW_SUIT, allowed, led)


def _why_not_turned_king(game: Game, deal: Deal, seat: Seat) -> Breach | None:
    """Explain why a turned-up king may not be marked.

    Under ``turned_king: automatic`` it is marked as it is turned up, so an act for it always comes too late.
    """
    if deal.turn_up.rank is not Rank.KING:
        return Breach(BreachCode.NO_KING_TURNED_UP)
    if deal.king_marked or game.rules.turned_king is TurnedKing.AUTOMATIC:
        return Breach(BreachCode.KING_ALREADY_MARKED)
    if seat is not deal.dealer:
        return Breach(BreachCode.TURNED_KING_IS_THE_DEALERS)
    return None


def _why_not_king(game: Game, deal: Deal, seat: Seat) -> Breach | None:
    """Explain why a king in hand may not be announced."""
    king = KING_OF[deal.dealt.turn_up.suit]
    held = king in deal.hands[seat]
    if not held and king not in deal.played_by(seat):
        return Breach(BreachCode.KING_NOT_HELD)
    if deal.king_marked:
        return Breach(BreachCode.KING_ALREADY_MARKED)
    if deal.phase not in (Phase.PLAY, Phase.FINISHED):
        return Breach(BreachCode.KING_TOO_EARLY)
    return None if _window_is_open(game.rules, deal, seat, held=held) else Breach(BreachCode.KING_TOO_LATE)


def _window_is_open(rules: Rules, deal: Deal, seat: Seat, *, held: bool) -> bool:
    """Tell whether a king in hand, or led, may still be announced after the talk."""
    if deal.tricks:
        return False
    if deal.led is None:
        return True
    if seat is deal.elder:
        # Elder has led: only the king itself, led as the very first card, may still be announced.
        return not held
    return rules.king_window is KingWindow.BEFORE_OWN_FIRST_CARD
