"""One app for the tests that only ask it things."""

from collections.abc import Iterator

import pytest

from tests.app.running import RunningApp, running_app


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningApp]:
    """The app, started by its own command."""
    with running_app(tmp_path_factory.mktemp("app")) as app:
        yield app
