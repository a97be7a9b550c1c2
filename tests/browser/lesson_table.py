"""The table within a step of a lesson that is played at, by mouse or by keyboard."""

from playwright.sync_api import Locator, Page, expect

from ecarte_widgets.engine import Suit, is_beaten, parse_card
from ecarte_widgets.i18n import words_for
from tests.browser.hands import Hands
from tests.browser.table_page import MOST_ANSWERS, TablePage

WORDS = words_for("en")
PREFERRED = ("Announce the king", "Mark the turned-up king", "Propose", "Accept")
"""So that there is an exchange, and all is announced."""


class LessonTable(TablePage):
    """A table in a lesson."""

    def __init__(self, page: Page, hands: Hands) -> None:
        """Wait until it is there.

        Args:
            page: the page.
            hands: how the person works on it.
        """
        super().__init__(page)
        self._hands = hands

    def act(self, target: Locator) -> None:
        """Press something, and wait until the table has answered with another state."""
        before = self.revision()
        self._press(target)
        expect(self.region).not_to_have_attribute("data-revision", before)

    def go_on(self) -> None:
        """Continue after a trick."""
        self._press(self.button("Continue"))
        expect(self.button("Continue")).to_have_count(0)

    def _press(self, target: Locator) -> None:
        """Press something, once it is there and presses do something."""
        self.ready(target)
        self._hands.press(target)

    def _exchange(self) -> None:
        """Choose the first card and exchange it."""
        self._press(self.playable().first)
        self.act(self.button("Exchange 1 card"))

    def play_out(self) -> None:
        """Play until nothing is left to be done in this step."""
        for _ in range(MOST_ANSWERS):
            if not self.choices.count() and not self.playable().count():
                return
            if not self.play_on(PREFERRED):
                return
        message = f"the step did not end within {MOST_ANSWERS} answers"
        raise AssertionError(message)

    def play_five_tricks(self) -> None:
        """Play five tricks, and say of each who takes it, wrongly of the first."""
        for number in range(1, 6):
            self.play_a_card()
            taker = self.taker()
            said = taker if number > 1 else next(name for name in self.choice_names() if name != taker)
            assert set(self.choice_names()) >= {WORDS.text("table.you"), WORDS.text("table.opponent")}
            self._press(self.button(said))
            right = WORDS.text("course.tone.right")
            if said == taker:
                expect(self.status).to_contain_text(right)
            else:
                expect(self.status).not_to_contain_text(right)
            self.go_on()

    def taker(self) -> str:
        """Work out from the cards that lie on the table who takes them."""
        cards = self.region.get_by_role("group", name="Trick", exact=True).get_by_role("img")
        expect(cards).to_have_count(2)
        led, answer = (parse_card(code) for code in cards.evaluate_all("cards => cards.map(card => card.dataset.card)"))
        trump = next(suit for suit in Suit if self.region.get_by_text(WORDS.text(f"trumps.{suit.value}")).count())
        mine = WORDS.text("table.you-played", card=WORDS.card(led))
        own_led = cards.first.get_attribute("aria-label") == mine
        return WORDS.text("table.you" if own_led != is_beaten(led, answer, trump) else "table.opponent")

    def play_a_card(self) -> None:
        """Try one card after another until one may be played: no card is dimmed before it is tried."""
        before, held = self.revision(), self.hand.count()
        for place in range(held):
            self._press(self.hand.nth(place))
            expect(self.region).to_have_attribute("aria-busy", "false")
            if self.revision() != before:
                return
            expect(self.status).to_contain_text("play")
            expect(self.hand).to_have_count(held)
        message = "no card of the hand may be played"
        raise AssertionError(message)
