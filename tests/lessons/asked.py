"""Every kind of question, for the tests to go through: each generator with each of its constraints."""

from itertools import product

from ecarte_widgets.lessons.generators import GENERATORS, Constraint
from tests.engine.tables import CLASSIC, GAMERULES

Asked = tuple[str, dict[str, Constraint]]

EVERY_CASE: list[Asked] = [
    (name, dict(zip(generator.constraints, values, strict=True)))
    for name, generator in GENERATORS.items()
    for values in product(*generator.constraints.values())
]
CASE_IDS = [" ".join([name, *map(str, constraints.values())]) for name, constraints in EVERY_CASE]
TABLES = [GAMERULES, CLASSIC]
