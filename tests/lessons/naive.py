"""The rules a learner is asked about, read naively from their text: no code of the package, cards as two letters."""

HIGH_TO_LOW = "KQJAT987"  # "K Q J A 10 9 8 7 in each suit, in that order from high to low"


def is_higher(card: str, than: str) -> bool:
    return HIGH_TO_LOW.index(card[0]) < HIGH_TO_LOW.index(than[0])


def may_play(hand: list[str], led: str | None, trump: str, *, must_trump: bool) -> set[str]:
    """The second player must follow suit if able, and beat the lead in its suit if able."""
    if led is None:
        return set(hand)
    of_suit = {card for card in hand if card[1] == led[1]}
    higher = {card for card in of_suit if is_higher(card, led)}
    trumps = {card for card in hand if card[1] == trump}
    return higher or of_suit or (trumps if must_trump else set()) or set(hand)


def taken_by_answer(led: str, answer: str, trump: str) -> bool:
    """A trick goes to the highest trump in it, else to the highest card of the suit led."""
    if trump in (led[1], answer[1]):
        if led[1] == answer[1]:
            return is_higher(answer, led)
        return answer[1] == trump
    return answer[1] == led[1] and is_higher(answer, led)


def in_order(cards: list[str], trump: str) -> list[str]:
    return sorted(cards, key=lambda card: (card[1] != trump, HIGH_TO_LOW.index(card[0])))


def dealt_to(number: int) -> str:
    """Packets of 3 then 2, elder first, and the eleventh card is turned up."""
    packets = [("elder", 3), ("dealer", 3), ("elder", 2), ("dealer", 2), ("turn-up", 1), ("stock", 21)]
    return [name for name, count in packets for _ in range(count)][number - 1]


def points(stake: str, end: str, proposals: int, elder_tricks: int) -> tuple[str, int]:
    """Who marks how many points under ``elder_only`` and ``winner_two``, where the first proposal alone counts."""
    winner, tricks = ("elder", elder_tricks) if elder_tricks >= 3 else ("dealer", 5 - elder_tricks)
    plain = 2 if tricks == 5 else 1
    stood_at_once = end == "stood" and proposals == 0
    refused_at_once = end == "refused" and proposals == 1
    if stake == "elder_only":
        return winner, 2 if winner == "elder" and (stood_at_once or refused_at_once) else plain
    assert stake == "winner_two"
    loser_chose = (stood_at_once and winner == "dealer") or (refused_at_once and winner == "elder")
    return winner, 2 if loser_chose else plain


PACKETS = [("elder", 3), ("dealer", 3), ("elder", 2), ("dealer", 2), ("turn-up", 1)]
"""The dealer deals five cards to each in packets, 3 then 2, elder first, and turns up the eleventh card."""


def dealer_by_cut(choice: str, north: str, south: str) -> str:
    """Cutting: the highest (lowest) card deals, ranked K to 7; equal ranks cut again."""
    if choice == "random":
        return "chance"
    if north[0] == south[0]:
        return "again"
    return "north" if is_higher(north, south) is (choice == "high_card") else "south"


MOMENTS = ["turn-up", "propose", "accept", "elder-exchange", "dealer-exchange", "stand", "lead", "points"]
"""Turn-up; elder proposes; the dealer accepts; elder draws, then the dealer; elder stands; play; the award."""


def stands_in_order(cards: list[str], trump: str) -> bool:
    """No trump after another suit, and nothing after a lower card of its suit."""
    for number, card in enumerate(cards):
        for later in cards[number + 1 :]:
            if later[1] == card[1]:
                if is_higher(later, card):
                    return False
            elif later[1] == trump:
                return False
    return True


def deal_marks(trick_points: int, tricks_to: str, king_to: str | None, *, king_counts: bool) -> dict[str, int]:
    """The king is worth 1 point when it was announced or marked; the tricks have one award."""
    marks = {"north": 0, "south": 0}
    marks[tricks_to] += trick_points
    if king_to is not None and king_counts:
        marks[king_to] += 1
    return marks
