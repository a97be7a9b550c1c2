"""JupyterLab and Notebook, as a person has them, and notebooks run in them."""

import os
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from tests.app.running import free_port, wait_until

_PATIENCE_SECONDS = 90


class Lab(NamedTuple):
    """A running Jupyter server and the folder it serves."""

    url: str
    folder: Path


@contextmanager
def server(folder: Path, module: str, *options: str, **variables: str) -> Iterator[Lab]:
    """Start a Jupyter server from a folder, with variables beside those of this process, and wait until it answers."""
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
    own = ("XDG_STATE_HOME", "JUPYTER_CONFIG_DIR", "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR")
    environment = os.environ | variables | {name: str(folder / f".{name.lower()}") for name in own}
    keep = Path(environment["JUPYTERLAB_SETTINGS_DIR"]) / "@jupyter-widgets" / "jupyterlab-manager"
    keep.mkdir(parents=True)
    (keep / "plugin.jupyterlab-settings").write_text('{"saveState": true}')  # widget state is saved with notebooks
    with (
        (folder / "server.log").open("w") as log,
        subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT) as running,
    ):
        try:
            wait_until(lambda: answers(f"{url}/api/status"), "the server answers")
            yield Lab(url, folder)
        finally:
            running.terminate()
            running.wait(_PATIENCE_SECONDS)


Runner = Callable[..., Page]
"""Opens a notebook of the given cells and runs them."""


def answers(url: str) -> bool:
    """Tell whether a server that was just started answers."""
    try:
        with urllib.request.urlopen(url):  # noqa: S310  (a server of this test)
            return True
    except OSError:
        return False


def run_all_cells(page: Page) -> None:
    """Run the open notebook once its kernel is ready."""
    page.wait_for_function(
        """() => {
          const context = window.jupyterapp?.shell?.currentWidget?.context;
          return context?.isReady && context.sessionContext?.isReady
            && context.sessionContext.session?.kernel?.status === 'idle';
        }""",
        timeout=_PATIENCE_SECONDS * 1000,
    )
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
