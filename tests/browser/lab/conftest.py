"""JupyterLab and Notebook, as a person has them, and notebooks run in them."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import free_port
from tests.browser.notebooks import write_notebook

_PATIENCE_SECONDS = 90


class Lab(NamedTuple):
    """A running Jupyter server and the folder it serves."""

    url: str
    folder: Path


@contextmanager
def server(folder: Path, module: str, *options: str) -> Iterator[Lab]:
    """Start a Jupyter server from a folder, and wait until it answers."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        module,
        "--no-browser",
        "--allow-root",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={folder}",
        "--IdentityProvider.token=",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        *options,
    ]
    url = f"http://localhost:{port}"
    environment = os.environ | {"XDG_STATE_HOME": str(folder / "state")}
    with (
        (folder / "server.log").open("w") as log,
        subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT) as running,
    ):
        try:
            wait_for_answer(f"{url}/api/status")
            yield Lab(url, folder)
        finally:
            running.terminate()
            running.wait(_PATIENCE_SECONDS)


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab, started from an empty folder."""
    with server(tmp_path_factory.mktemp("lab"), "jupyterlab", "--LabApp.expose_app_in_browser=True") as running:
        yield running


@pytest.fixture(scope="session")
def notebook(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Notebook 7, started from an empty folder."""
    option = "--JupyterNotebookApp.expose_app_in_browser=True"
    with server(tmp_path_factory.mktemp("notebook"), "notebook", option) as running:
        yield running


Runner = Callable[..., Page]


@pytest.fixture
def run_in_lab(page: Page, lab: Lab, request: pytest.FixtureRequest) -> Runner:
    """Give what opens a notebook of the given cells in JupyterLab and runs them."""

    def run(*cells: str) -> Page:
        name = write_notebook(lab.folder, request.node.name.replace("[", "-").replace("]", ""), *cells)
        page.goto(f"{lab.url}/lab/workspaces/{request.node.name}/tree/{name}?reset")
        run_all_cells(page)
        return page

    return run


@pytest.fixture
def run_in_notebook(page: Page, notebook: Lab, request: pytest.FixtureRequest) -> Runner:
    """Give what opens a notebook of the given cells in Notebook 7 and runs them."""

    def run(*cells: str) -> Page:
        name = write_notebook(notebook.folder, request.node.name, *cells)
        page.goto(f"{notebook.url}/notebooks/{name}")
        run_all_cells(page)
        return page

    return run


def wait_for_answer(url: str) -> None:
    """Wait until a server that was just started answers."""
    deadline = time.monotonic() + _PATIENCE_SECONDS
    while True:
        try:
            with urllib.request.urlopen(url):  # noqa: S310  (a server of this test)
                return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def run_all_cells(page: Page) -> None:
    """Run the open notebook once its kernel is ready."""
    page.wait_for_function(
        "() => window.jupyterapp?.shell?.currentWidget?.context?.sessionContext?.isReady",
        timeout=_PATIENCE_SECONDS * 1000,
    )
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
