"""Views of deals that a test lays out: north deals, south is elder, the rest of the pack is the stock."""

from ecarte_widgets.engine import (
    ACCEPT,
    PACK,
    PROPOSE,
    REFUSE,
    STAND,
    Action,
    Dealt,
    Exchange,
    Rules,
    Seat,
    View,
    apply,
    new_game,
    parse_card,
    parse_cards,
    start_deal,
    view_for,
)
from ecarte_widgets.engine.record_acts import read_act
from ecarte_widgets.engine.record_errors import Place

WORDS: dict[str, Action] = {
    "propose": PROPOSE,
    "stand": STAND,
    "accept": ACCEPT,
    "refuse": REFUSE,
    "keep": Exchange(()),
}


def view_after(  # noqa: PLR0913  (a table has as many sides)
    acts: str = "",
    *,
    elder: str,
    dealer: str = "",
    turn_up: str = "8H",
    rules: Rules | None = None,
    score: tuple[int, int] = (0, 0),
) -> View:
    """Give the view of whoever is awaited after some acts, parted by commas.

    Args:
        acts: such as ``"stand, KH, 7H"``; cards alone are played, ``keep`` exchanges none.
        elder: elder's cards, south's.
        dealer: the dealer's, north's; left out, the first of the pack that are free.
        turn_up: the card turned up.
        rules: the table's rules; left out, ``classic``.
        score: the dealer's points and elder's.
    """
    own, up = parse_cards(elder), parse_card(turn_up)
    free = [card for card in PACK if card not in own and card is not up]
    others = parse_cards(dealer) or tuple(free[:5])
    stock = tuple(card for card in free if card not in others)
    game = new_game(rules or Rules.classic(), Seat.NORTH, score).game
    game = start_deal(game, Dealt(own, others, up, stock)).game
    for act in filter(None, map(str.strip, acts.split(","))):
        action = WORDS.get(act) or read_act(act if " " in act or "-" in act else f"play {act}", Place())
        game = apply(game, action).game
    assert game.deal is not None
    assert game.deal.turn is not None
    return view_for(game, game.deal.turn)
