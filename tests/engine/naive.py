"""A second, deliberately naive implementation of the rules, to compare the real engine with.

It was written from the rules text alone and shares no code with the package. It keeps hardly any
state: the cards as they were dealt and a list of everything that has happened in the deal since.
Every fact (whose turn it is, the hands, who took which trick, what may be announced, the score) is
worked out again from that list whenever something has happened. A sentence of the rules is quoted beside
the check that enforces it, so that the two can be read against each other.

Cards are two letters ('KS', 'TH'), players are 'north' and 'south', acts are the words of a game
record ('propose', 'exchange 7D 8C', 'play KH', 'mark-king'), and rules are a plain dict.
"""

# ruff: noqa: EM101, EM102, TRY003  (plain errors for a plain program)
# ruff: noqa: ERA001  (sentences of the rules, not code)
from __future__ import annotations

from functools import wraps
from itertools import combinations
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Fact = TypeVar("Fact")

GAMERULES: dict[str, Any] = {
    "target": 5,
    "first_dealer": "random",
    "turned_king": "claim",
    "king_window": "before_first_card",
    "void": "any_card",
    "dealer_min_discard": 0,
    "stake": "elder_only",
    "stake_scope": "first_proposal",
}
CLASSIC: dict[str, Any] = {
    "target": 5,
    "first_dealer": "high_card",
    "turned_king": "automatic",
    "king_window": "before_own_first_card",
    "void": "must_trump",
    "dealer_min_discard": 0,
    "stake": "winner_two",
    "stake_scope": "first_proposal",
}

# "K Q J A 10 9 8 7 in each suit, in that order from high to low."
HIGH_TO_LOW = "KQJAT987"
PLAYERS = ("north", "south")
PACK = [rank + suit for suit in "SHDC" for rank in HIGH_TO_LOW]


def other(player: str) -> str:
    return "south" if player == "north" else "north"


def ranks_higher(card: str, than: str) -> bool:
    return HIGH_TO_LOW.index(card[0]) < HIGH_TO_LOW.index(than[0])


def naive_dealer_by_cut(rules: dict[str, Any], cuts: Sequence[tuple[str, str]]) -> str | None:
    """Who deals after these cuts (north's card, south's card); None while all were equal."""
    if rules["first_dealer"] not in ("high_card", "low_card"):
        raise ValueError("nobody cuts for the deal under these rules")
    for north_card, south_card in cuts:
        if north_card[0] == south_card[0]:
            continue  # "equal ranks cut again"
        # "cutting: the highest (lowest) card deals, ranked K to 7"
        higher = "north" if ranks_higher(north_card, south_card) else "south"
        return higher if rules["first_dealer"] == "high_card" else other(higher)
    return None


def read_off(work_out: Callable[[NaiveGame], Fact]) -> Callable[[NaiveGame], Fact]:
    """Read a fact off the history once, until the history has grown."""

    @wraps(work_out)
    def fact(game: NaiveGame) -> Fact:
        length, facts = game.facts_at
        if length != len(game.history):
            game.facts_at = (len(game.history), facts := {})
        if work_out.__name__ not in facts:
            facts[work_out.__name__] = work_out(game)
        found: Fact = facts[work_out.__name__]
        return found

    return fact


class NaiveGame:
    """One game, deal after deal."""

    def __init__(self, rules: dict[str, Any], north_score: int = 0, south_score: int = 0) -> None:
        self.rules = dict(rules)
        self.score_before_deal = {"north": north_score, "south": south_score}
        self.history: list[tuple[str, str]] = []  # (player, act), of this deal, in order; only ever grows
        self.dealer: str | None = None  # None until there is a deal
        self.turn_up = ""
        self.dealt: dict[str, list[str]] = {"north": [], "south": []}
        self.dealt_stock: list[str] = []
        self.facts_at: tuple[int, dict[str, Any]] = (-1, {})  # kept by length of history

    # ---- the deal ----

    def start_deal(
        self,
        dealer: str,
        elder_hand: Sequence[str],
        dealer_hand: Sequence[str],
        turn_up: str,
        stock: Sequence[str],
    ) -> None:
        """Deal these cards. Who deals is the caller's business."""
        if self.winner is not None:
            raise ValueError("the game is over")
        if self.dealer is not None and not self.finished():
            raise ValueError("the deal before is not finished")
        if dealer not in PLAYERS:
            raise ValueError(f"no such player: {dealer}")
        # "The dealer deals five cards to each player"
        if len(elder_hand) != 5 or len(dealer_hand) != 5:
            raise ValueError("a hand has five cards")
        cards = [*elder_hand, *dealer_hand, turn_up, *stock]
        if len(set(cards)) != len(cards) or not set(cards) <= set(PACK):
            raise ValueError("a card is there twice, or not of the pack")

        self.score_before_deal = self.score
        self.history = []
        self.dealer = dealer
        self.turn_up = turn_up
        self.dealt = {other(dealer): list(elder_hand), dealer: list(dealer_hand)}
        self.dealt_stock = list(stock)
        self.facts_at = (-1, {})
        # turned_king "automatic": "the turned-up king is marked without an action"
        if self.rules["turned_king"] == "automatic" and turn_up[0] == "K":
            self.history.append((dealer, "mark-turned-king"))

    def elder(self) -> str:
        assert self.dealer is not None
        return other(self.dealer)  # "the elder hand (non-dealer)"

    def trump(self) -> str:
        return self.turn_up[1]  # "Its suit is trumps."

    # ---- facts, read off the history ----

    def happened(self, word: str) -> int:
        """How often this act, without its cards, was done in the deal."""
        return sum(1 for _, act in self.history if act.split()[0] == word)

    def hand(self, player: str) -> set[str]:
        return self._cards()[0][player]

    def stock(self) -> list[str]:
        return self._cards()[1]

    @read_off
    def _cards(self) -> tuple[dict[str, set[str]], list[str]]:
        """Both hands and the stock: as dealt, then each exchange and each card played."""
        hands = {player: set(cards) for player, cards in self.dealt.items()}
        stock = list(self.dealt_stock)
        for player, act in self.history:
            verb, *cards = act.split()
            for card in cards:
                hands[player].remove(card)
                # "discards and draws as many from the top of the stock"
                if verb == "exchange":
                    hands[player].add(stock.pop(0))
        return hands, stock

    @read_off
    def cards_played(self) -> list[tuple[str, str]]:
        return [(who, act[5:]) for who, act in self.history if act.startswith("play ")]

    def talk_is_over(self) -> bool:
        # "Play starts when elder stands or the dealer refuses."
        return any(act in ("stand", "refuse") for _, act in self.history)

    @read_off
    def trick_winners(self) -> list[str]:
        """Who took each trick that is complete."""
        played = self.cards_played()
        winners = []
        for (first, lead), (second, reply) in zip(played[0::2], played[1::2], strict=False):
            # "A trick goes to the highest trump in it, else to the highest card of the suit led."
            if reply[1] == lead[1]:
                winners.append(second if ranks_higher(reply, lead) else first)
            else:
                winners.append(second if reply[1] == self.trump() else first)
        return winners

    def tricks(self) -> dict[str, int]:
        winners = self.trick_winners()
        return {player: winners.count(player) for player in PLAYERS}

    # ---- points ----

    @read_off
    def points(self) -> list[tuple[str, int, str]]:
        """(player, points, what for), in the order of award in this deal."""
        # "Points are marked in the order in which they fall or are claimed"
        awards = []
        number_played = 0
        for player, act in self.history:
            if act == "mark-king":
                awards.append((player, 1, "king"))  # "its holder may announce it, once, for 1 point"
            if act == "mark-turned-king":
                awards.append((player, 1, "turned_king"))
            if act.startswith("play "):
                number_played += 1
                # "Points for the tricks of a deal fall with the tenth card, as one award."
                if number_played == 10:
                    awards.append(self._award_for_tricks())
        return awards

    def _award_for_tricks(self) -> tuple[str, int, str]:
        tricks = self.tricks()
        side = "north" if tricks["north"] > tricks["south"] else "south"
        # "Three or four tricks are the point: 1. All five are the vole: 2 (and the award is called
        # the vole whatever rule set its number)."
        name, plain = ("vole", 2) if tricks[side] == 5 else ("point", 1)

        # "elder stood without proposing"; "Standing raises it only when elder never proposed"
        elder_played = self.happened("stand") > 0 and self.happened("propose") == 0
        # first_proposal: the dealer refused, and it was the only proposal made.
        dealer_played = self.happened("refuse") > 0 and self.happened("propose") == 1
        # "every_proposal: a refusal after an accepted exchange raises the stake too"
        if self.rules["stake_scope"] == "every_proposal" and self.happened("refuse") > 0:
            dealer_played = True
        # "the side that chose to play without exchange is vulnerable"
        vulnerable = self.elder() if elder_played else self.dealer if dealer_played else None
        # "The vulnerable side itself, when it succeeds, scores the plain 1 or 2."
        failed = vulnerable is not None and vulnerable != side

        stake = self.rules["stake"]
        if stake == "elder_only" and vulnerable is not None and side == self.elder():
            # "elder scores 2 for three tricks or more, and nothing extra for all five. The dealer's
            # points are the plain 1 or 2."
            return side, 2, name
        if stake == "winner_two" and failed:
            # "Elder stood and fails: the dealer scores 2. The dealer refused and fails: elder scores
            # 2. The vole is still 2, never 3."
            return side, 2, name
        if stake == "plus_one" and failed:
            # "as winner_two, but 1 is added instead, so a vole against a vulnerable side is 3"
            return side, plain + 1, name
        return side, plain, name  # "off: plain points."

    @property
    def score(self) -> dict[str, int]:
        # "The winner's score may pass the target"
        total = dict(self.score_before_deal)
        for player, points, _ in self.points():
            total[player] += points
        return total

    @property
    def winner(self) -> str | None:
        # "The game is 5 points (switch: 5, 7 or 11), and ends the moment a player reaches it"
        for player, points in self.score.items():
            if points >= self.rules["target"]:
                return player
        return None

    def finished(self) -> bool:
        # "A deal is finished when five tricks are played or the game is won in it."
        if self.dealer is None:
            return False
        return len(self.trick_winners()) == 5 or self.winner is not None

    # ---- what may be done ----

    def whose_turn(self) -> str | None:
        if self.dealer is None or self.finished():
            return None
        # "An announcement is not a turn: it is open beside the play."
        turns = [(who, act) for who, act in self.history if not act.startswith("mark-")]
        if not turns:
            return self.elder()  # "Elder looks at its hand and either stands (plays) or proposes."
        who, act = turns[-1]
        verb = act.split()[0]
        if verb == "propose":
            return self.dealer  # "The dealer accepts or refuses."
        if verb == "accept":
            return self.elder()  # "When accepted, elder discards and draws ..."
        if verb == "exchange":
            # "... then the dealer does, and elder again stands or proposes"
            return other(who)
        if verb in ("stand", "refuse"):
            return self.elder()  # "Elder leads to the first trick"
        if len(self.cards_played()) % 2 == 1:
            return other(who)  # the lead is to be covered
        return self.trick_winners()[-1]  # "The winner leads."

    def legal(self, player: str) -> set[str]:
        """Every act that this player may do now, announcements included."""
        return set(self._all_legal().get(player, set()))

    @read_off
    def _all_legal(self) -> dict[str, set[str]]:
        # "the game ends the moment a player reaches it"; "nothing is marked after the game is won"
        if self.dealer is None or self.winner is not None:
            return {}
        turn = self.whose_turn()
        return {
            player: self._announcements(player) | (self._turn_acts(player) if player == turn else set())
            for player in PLAYERS
        }

    def _announcements(self, player: str) -> set[str]:
        acts = set()
        # "claim: the dealer may mark it at any instant from the turn-up to the next deal"
        if (
            self.rules["turned_king"] == "claim"
            and self.turn_up[0] == "K"
            and player == self.dealer
            and not self.happened("mark-turned-king")
        ):
            acts.add("mark-turned-king")
        if self._may_mark_king(player):
            acts.add("mark-king")
        return acts

    def _may_mark_king(self, player: str) -> bool:
        # "The window opens when the talk is over (with the stand or refuse that ends it), never
        # earlier"; "once"
        if not self.talk_is_over() or self.happened("mark-king"):
            return False
        king = "K" + self.trump()
        played = self.cards_played()
        if len(played) == 0:
            return king in self.hand(player)  # "King of trumps in hand: its holder may announce it"
        if len(played) == 1:
            # "elder who leads the king itself as the very first card may announce it until the
            # dealer has covered it", in both windows
            if player == self.elder():
                return played[0][1] == king
            # before_first_card "closes for both when the first card is led", before_own_first_card
            # "keeps the dealer's open until the dealer's own first card"
            return self.rules["king_window"] == "before_own_first_card" and king in self.hand(player)
        return False

    def _turn_acts(self, player: str) -> set[str]:
        if self.talk_is_over():
            return {"play " + card for card in self._playable(player)}
        talk = [act.split()[0] for _, act in self.history if not act.startswith("mark-")]
        if talk and talk[-1] == "propose":
            return {"accept", "refuse"}
        if talk and (talk[-1] == "accept" or (talk[-1] == "exchange" and player == self.dealer)):
            return self._exchanges(player)
        # "with an empty stock elder cannot propose", "elder still says stand"
        return {"stand", "propose"} if self.stock() else {"stand"}

    def _exchanges(self, player: str) -> set[str]:
        # "Elder exchanges at least one card, the dealer as many as it likes, also none"
        least = self.rules["dealer_min_discard"] if player == self.dealer else 1
        in_stock = len(self.stock())
        # "nobody may take more cards than the stock holds (a minimum never asks for more than that
        # either)"
        numbers = range(min(least, in_stock), min(5, in_stock) + 1)
        hand = sorted(self.hand(player))
        return {" ".join(("exchange", *cards)) for number in numbers for cards in combinations(hand, number)}

    def _playable(self, player: str) -> set[str]:
        hand = self.hand(player)
        played = self.cards_played()
        if len(played) % 2 == 0:
            return hand  # "Elder leads to the first trick, any card."
        lead = played[-1][1]
        # "The second player must follow suit if able, and, among the cards of that suit, must play
        # one that beats the lead if able."
        same_suit = {card for card in hand if card[1] == lead[1]}
        if same_suit:
            return {card for card in same_suit if ranks_higher(card, lead)} or same_suit
        # void: "what a player without the suit led may play"
        trumps = {card for card in hand if card[1] == self.trump()}
        if self.rules["void"] == "must_trump" and trumps:
            return trumps
        return hand

    def do(self, player: str, act: str) -> None:
        """Do it, or raise ValueError and change nothing."""
        if act not in self.legal(player):
            raise ValueError(f"{player} may not do this now: {act}")
        self.history.append((player, act))
