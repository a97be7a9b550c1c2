"""What else a demonstration can show, as a browser offers it: another number, a record, a set-up, other rules."""

from ecarte_widgets.engine import Preset, preset_of
from ecarte_widgets.i18n import Words, languages, words_for
from ecarte_widgets.sessions.show import Show, Source
from ecarte_widgets.widgets.opening import opening_words
from ecarte_widgets.widgets.table.trick import JsonObject


def title_text(show: Show, words: Words) -> str:
    """Say what is shown."""
    number = show.demonstration.deal_number
    if show.source is Source.NUMBER and number is not None:
        return words.text("demo.title.number", number=words.ltr(str(number)))
    return words.text("demo.title.record" if show.source is Source.RECORD else "demo.title.set-up")


def note_text(show: Show, words: Words) -> str:
    """Say what is to be known of what is shown."""
    return words.text("records.public") if show.source is Source.NUMBER else ""


def source_view(show: Show, words: Words) -> JsonObject:
    """Give the words and menus of what else can be shown."""
    menus = [_languages(words)]
    if show.source is not Source.RECORD:
        menus.insert(0, _presets(show, words))
    return {
        "opening": opening_words(words),
        "show": words.text("demo.source.show"),
        "another": words.text("demo.source.another"),
        "setUp": words.text("demo.source.set-up"),
        "menus": menus,
    }


def _presets(show: Show, words: Words) -> JsonObject:
    """Give the menu of rules."""
    return {
        "name": "preset",
        "label": words.text("setting.preset"),
        "chosen": preset_of(show.rules)[0].value,
        "options": [{"value": one.value, "label": words.text(f"rules.preset.{one.value}")} for one in Preset],
    }


def _languages(words: Words) -> JsonObject:
    """Give the menu of languages, each by its own name, marked where it is not reviewed yet."""
    return {
        "name": "language",
        "label": words.text("setting.language"),
        "chosen": words.language,
        "options": [{"value": code, "label": words_for(code).name_in_menu} for code in languages()],
    }
