"""A real Chromium, and the app as a person starts it."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.app.running import RunningApp, running_app
from tests.browser.course_page import CoursePage
from tests.browser.demo_page import DemoPage
from tests.browser.jupyter import Lab, Runner, run_all_cells, server
from tests.browser.learner import FIXED_SEED
from tests.browser.notebooks import IMPORT, write_notebook
from tests.browser.table_page import TablePage

WITHOUT_CHANCE = {"PYTHONPATH": str(Path(__file__).with_name("fixed_chance")), "ECARTE_FIXED_SEED": str(FIXED_SEED)}
"""What the process behind a page draws by lot is the same every time: each test meets the deals that it met before."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium_path() -> str | None:
    """Find a browser: one named by ECARTE_CHROMIUM, else the system's, else None for Playwright's own.

    Debian's package without windows comes first: opening a page costs it less.
    """
    named = os.environ.get("ECARTE_CHROMIUM")
    system = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return named or next((path for name in system if (path := shutil.which(name))), None)


@contextmanager
def app_without_chance(folder: Path) -> Iterator[RunningApp]:
    """Start an app whose pages draw no lots."""
    chance, seed = WITHOUT_CHANCE.values()
    with running_app(
        folder, XDG_STATE_HOME=str(folder / "state"), PYTHONPATH=chance, ECARTE_FIXED_SEED=seed
    ) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            chromium = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        except Error as error:
            if os.environ.get("CI"):
                raise
            pytest.skip(f"no browser to test with; name one in ECARTE_CHROMIUM ({str(error).splitlines()[0]})")
        yield chromium
        chromium.close()


def _plain(name: str) -> str:
    """Give a test's name as a file or an address may have it."""
    return re.sub(r"\W+", "-", name).strip("-")


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningApp]:
    """The app, started from an empty folder; its pages draw no lots."""
    folder = tmp_path_factory.mktemp("app")
    with app_without_chance(folder) as running:
        yield running


@pytest.fixture(scope="session")
def home_url(app: RunningApp) -> str:
    """The address of the app."""
    return app.url


@pytest.fixture(scope="session")
def app_url(app: RunningApp) -> str:
    """The address of the app's table."""
    return f"{app.url}?show=play"


@pytest.fixture(scope="session")
def app_state(app: RunningApp) -> Path:
    """The folder in which the app keeps games."""
    return app.log.parent / "state"


@pytest.fixture(scope="session")
def course_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningApp]:
    """An app whose pages draw no lots, so that a test knows what a lesson asks."""
    folder = tmp_path_factory.mktemp("course")
    with app_without_chance(folder) as running:
        yield running


@pytest.fixture(scope="session")
def course_url(course_app: RunningApp) -> str:
    """The address of that app's course."""
    return f"{course_app.url}?show=learn"


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page that notes errors and requests off this machine; either fails the test.

    Cards do not fly on it, so that nothing has to wait for them, but in tests that are marked as moving.
    """
    moves = request.node.get_closest_marker("moving") is not None
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="no-preference" if moves else "reduce"
    )
    fresh = context.new_page()
    faults: list[str] = []
    fresh.on("pageerror", lambda error: faults.append(f"error on the page: {error}") if _is_ours(error) else None)
    fresh.on(
        "request", lambda request: faults.append(f"asked for {request.url}") if _is_elsewhere(request.url) else None
    )
    yield fresh
    context.close()
    assert faults == []


def _is_ours(error: Error) -> bool:
    """Tell whether an error on a page can be ours.

    Notebook 7 has one of its own whenever it starts. And Jupyter's line to a kernel throws one that nobody catches, by
    these words, where the kernel ends while the line is being opened again.
    """
    return "/static/notebook/" not in (error.stack or "") and "Kernel connection disconnected" not in error.message


def _is_elsewhere(url: str) -> bool:
    """Tell whether an address is off this machine."""
    here = ("http://localhost:", "http://127.0.0.1:", "ws://localhost:", "data:", "blob:", "about:")
    return not url.startswith(here)


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab, started from an empty folder."""
    with server(
        tmp_path_factory.mktemp("lab"), "jupyterlab", "--LabApp.expose_app_in_browser=True", **WITHOUT_CHANCE
    ) as running:
        yield running


@pytest.fixture(scope="session")
def notebook(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Notebook 7, started from an empty folder."""
    option = "--JupyterNotebookApp.expose_app_in_browser=True"
    with server(tmp_path_factory.mktemp("notebook"), "notebook", option, **WITHOUT_CHANCE) as running:
        yield running


@pytest.fixture
def run_in_lab(page: Page, lab: Lab, request: pytest.FixtureRequest) -> Runner:
    """Give what opens a notebook of the given cells in JupyterLab and runs them."""

    def run(*cells: str) -> Page:
        name = write_notebook(lab.folder, _plain(request.node.name), *cells)
        page.goto(f"{lab.url}/lab/workspaces/{_plain(request.node.name)}/tree/{name}?reset")
        run_all_cells(page)
        return page

    return run


@pytest.fixture
def run_in_notebook(page: Page, notebook: Lab, request: pytest.FixtureRequest) -> Runner:
    """Give what opens a notebook of the given cells in Notebook 7 and runs them."""

    def run(*cells: str) -> Page:
        name = write_notebook(notebook.folder, _plain(request.node.name), *cells)
        page.goto(f"{notebook.url}/notebooks/{name}")
        run_all_cells(page)
        return page

    return run


@pytest.fixture(params=["app", "lab"])
def table(page: Page, request: pytest.FixtureRequest) -> TablePage:
    """A table ready to play at: in the app, and in a cell of JupyterLab."""
    if request.param == "app":
        page.goto(request.getfixturevalue("app_url"))
    else:
        request.getfixturevalue("run_in_lab")(IMPORT, "ew.Table()")
    return TablePage(page)


@pytest.fixture
def app_table(page: Page, app_url: str) -> TablePage:
    """The table of the app, ready to play at."""
    page.goto(app_url)
    return TablePage(page)


@pytest.fixture
def course(page: Page, course_url: str) -> CoursePage:
    """The course of an app whose pages draw no lots, open on the list."""
    page.goto(course_url)
    return CoursePage(page)


@pytest.fixture
def demo(page: Page, home_url: str) -> DemoPage:
    """Deal 4821 in the app."""
    page.goto(f"{home_url}?show=demo&deal=4821")
    return DemoPage(page)
