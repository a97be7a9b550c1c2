"""No test writes to the real state folder of whoever runs it."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def state_home_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let everything that keeps games, programs started by tests too, keep them in a folder of the tests."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield
