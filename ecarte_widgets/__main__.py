"""``python -m ecarte_widgets`` is ``ecarte-widgets``."""

from ecarte_widgets.cli import run

run()
