"""What a table shows of a game at a moment."""

from dataclasses import dataclass

from ecarte_widgets.engine import Event, View
from ecarte_widgets.sessions.asking import Ask, Choice, Intent


@dataclass(frozen=True, slots=True)
class Scene:
    """What a table shows: a view, what is asked, and what has just happened. Nothing hidden is in it."""

    revision: int
    """Counts the changes of the table; an answer names the one it saw."""
    view: View
    """All that the person may know."""
    ask: Ask
    """What is asked."""
    choices: tuple[Choice, ...]
    """The choices on offer beside the cards, the likeliest first."""
    events: tuple[Event, ...]
    """What happened since the person's last answer, that answer included."""
    deal_number: int | None
    """The number of the deal, where it is public: the deal is over, or was asked for by number."""
    can_undo: bool
    """Whether there is a choice to take back."""
    opponent: str
    """The name of the computer player."""
    game_number: int
    """Which game at this table it is, from 1."""
    answered: Intent | None = None
    """The person's last answer, which ``events`` follow; None at the beginning of a game and while no hand is shown."""
    has_left_game: bool = False
    """Whether a game that was under way was left for this one, and can be taken up again."""
    is_shared: bool = False
    """Whether two people share the screen."""
    is_taken_over: bool = False
    """Whether the person has just taken the screen over: what lies on the table was seen before."""
    own_count: int = 0
    """How many cards the person holds, also where they are not shown."""
    is_from_record: bool = False
    """Whether the game goes on from a record, and nothing was chosen in it yet."""
