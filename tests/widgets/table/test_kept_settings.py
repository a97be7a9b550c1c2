"""What a browser remembers of settings when a cell or a link asked for some of them."""

from dataclasses import replace

from ecarte_widgets.engine import Rules
from ecarte_widgets.widgets.table.kept_settings import KeptSettings
from ecarte_widgets.widgets.table.settings import Settings

PASHTO = Settings(language="ps")


def test_what_was_asked_for_wins_over_what_is_remembered() -> None:
    keeping = KeptSettings(PASHTO, {"language"})
    assert keeping.restored(PASHTO, {"language": "en", "colours": "four"}) == replace(PASHTO, colours="four")


def test_what_is_remembered_of_it_stays_until_the_person_chooses() -> None:
    keeping = KeptSettings(PASHTO, {"language"})
    settings = replace(keeping.restored(PASHTO, {"language": "en"}), colours="four")
    keeping.choose("colours")
    assert keeping.kept(settings) == {"language": "en", "colours": "four"}
    keeping.choose("language")
    assert keeping.kept(settings) == {"language": "ps", "colours": "four"}


def test_what_is_remembered_of_nothing_stays_nothing() -> None:
    keeping = KeptSettings(PASHTO, {"language"})
    assert keeping.kept(keeping.restored(PASHTO, {"language": "xx"})) == {}


def test_rules_are_chosen_by_any_of_their_menus() -> None:
    classic = Settings(rules=Rules.classic())
    for menu in ("preset", "target", "rules"):
        keeping = KeptSettings(classic, {"rules"})
        settings = keeping.restored(classic, {"rules": "gamerules"})
        assert keeping.kept(settings) == {"rules": "gamerules"}
        keeping.choose(menu)
        assert keeping.kept(settings) == {"rules": "classic"}


def test_what_nobody_asked_for_is_remembered_where_it_differs_from_the_beginning() -> None:
    keeping = KeptSettings(Settings(), ())
    assert keeping.kept(keeping.restored(Settings(), {"language": "ps"})) == {"language": "ps"}
    assert keeping.kept(Settings()) == {}
