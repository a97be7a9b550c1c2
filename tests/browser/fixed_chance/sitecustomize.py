"""Fixes what the process behind a page or a notebook draws by lot, so that a test meets the same deals every time.

Python runs this when it starts, in a folder that ``PYTHONPATH`` names.
"""

import os
import secrets
import sys
from itertools import count

if not {"ecarte_widgets.app.kernel", "ipykernel_launcher"}.isdisjoint(sys.orig_argv):
    seed, tables = int(os.environ["ECARTE_FIXED_SEED"]), count()
    secrets.randbelow = lambda exclusive_upper_bound: seed % exclusive_upper_bound
    secrets.token_hex = lambda nbytes=None: f"table {next(tables)} of {seed}"[:nbytes]
