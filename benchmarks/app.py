"""How long the app takes to show a table, to answer a click, and to serve a class; and the memory that it needs.

Prints figures and judges none. Needs the package installed with its ``test`` extra, and a Chromium.
"""

import argparse
import asyncio
import json
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from uuid import uuid4

import psutil
from playwright.sync_api import Browser, Page, sync_playwright
from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import websocket_connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.app.running import RunningApp, running_app
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.table_page import TablePage

PATIENCE_SECONDS = 300
TRICK_SEEN_MILLISECONDS = 400
"""How long a trick lies there before *Continue* does anything: a person needs that to see it, a program does not."""
MEGABYTE = 2**20

TOY = {
    "command to first table": "",
    "first table, cold": "2.6-3.5 s",
    "first table, warm": "2.1-2.8 s (pool)",
    "from the choice to the table": "",
    "from the choice to the course": "",
    "click to redraw": "53 ms",
    "click to redraw, 95 %": "",
    "memory per learner, RSS": "38 MB",
    "memory per learner, PSS": "",
    "class at once: all have a table": "15 s (30)",
    "class at once: memory in all, PSS": "1.26 GB (30)",
    "one a second: each": "0.8-1.6 s",
}
"""What a toy notebook with one card took on such a machine with plain Voilà."""

TARGETS = {
    "first table, cold": "3.5 s",
    "click to redraw": "60 ms",
    "memory per learner, RSS": "60 MB",
}

WATCH = """table => {
  let pressed = 0;
  window.redraws = [];
  document.addEventListener("click", event => { pressed = event.timeStamp; }, true);
  new MutationObserver(() => requestAnimationFrame(() => window.redraws.push(performance.now() - pressed)))
    .observe(table, { attributeFilter: ["data-revision"] });
}"""
"""Notes, in the page itself, the time from each click until the frame with the table's next state."""


def new_page(browser: Browser) -> Page:
    """Open a page of a browser that has nothing in its cache."""
    return browser.new_context(viewport={"width": 1280, "height": 800}).new_page()


def leave(page: Page) -> None:
    """Close a page as a person does, so that it says farewell and its process ends."""
    page.close(run_before_unload=True)


def seconds_to_table(page: Page, url: str) -> float:
    """Load a page until its table is there."""
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    TablePage(page)
    return time.perf_counter() - begun


def seconds_from_choice(page: Page, url: str, door: str, name: str) -> float:
    """Load a page until its choice is there; give the time from the click on a door until what it leads to is there."""
    page.goto(url)
    page.get_by_role("button", name=door, exact=True).wait_for()
    page.wait_for_load_state("networkidle")
    begun = time.perf_counter()
    page.get_by_role("button", name=door, exact=True).click()
    page.get_by_role("region", name=name, exact=True).wait_for()
    return time.perf_counter() - begun


def clicks(page: Page, wanted: int) -> list[float]:
    """Play until so many clicks have brought another state; give the milliseconds that each took."""
    table = TablePage(page)
    table.region.evaluate(WATCH)
    while page.evaluate("window.redraws.length") < wanted:
        if "Continue" in table.choice_names():
            page.wait_for_timeout(TRICK_SEEN_MILLISECONDS)
        if not table.play_on():
            table.act(table.button("New game").first)
    taken: list[float] = page.evaluate("window.redraws")
    return taken


def memory(process: psutil.Process) -> tuple[float, float | None]:
    """Give a process's megabytes: RSS, and PSS where the system tells it (shared pages counted by their share)."""
    try:
        full = process.memory_full_info()
        pss = getattr(full, "pss", None)
    except psutil.Error:
        full, pss = process.memory_info(), None
    return full.rss / MEGABYTE, None if pss is None else pss / MEGABYTE


def message(kind: str, content: object, **more: object) -> str:
    """Write a message of Jupyter's protocol."""
    header = {"msg_id": str(uuid4()), "username": "", "session": "", "msg_type": kind, "version": "5.3", "date": ""}
    return json.dumps(
        {"header": header, "parent_header": {}, "metadata": {}, "content": content, "channel": "shell"} | more
    )


async def light_learner(app: RunningApp, begun: float) -> float:
    """Do all that a page does but draw: load it, connect, and ask for the table's state as the widget manager does."""
    client = AsyncHTTPClient(force_instance=True)
    page = (await client.fetch(f"{app.url}?show=play", request_timeout=PATIENCE_SECONDS)).body.decode()
    client.close()
    found = re.search(r'"kernelId": "([^"]+)"', page)
    model = re.search(r'"model_id": "([^"]+)"', page)
    assert found is not None, page[-500:]
    assert model is not None, page[-500:]
    url = f"{app.url.replace('http', 'ws', 1)}api/kernels/{found.group(1)}/channels?session_id={uuid4()}"
    line = await websocket_connect(url)
    control = {"comm_id": str(uuid4()), "target_name": "jupyter.widget.control", "data": {}}
    version = {"version": "1.0.0"}
    await line.write_message(message("comm_open", control, metadata=version))
    await line.write_message(message("comm_msg", control | {"data": {"method": "request_states"}}))
    while True:
        answer = await line.read_message()
        assert answer is not None, "the line was cut"
        if model.group(1) in str(answer):
            return time.perf_counter() - begun


async def arrivals(app: RunningApp, learners: int, interval: float) -> list[float]:
    """Let learners arrive at once, or one after the other; give the seconds until each has a table."""

    async def arrive(number: int) -> float:
        await asyncio.sleep(number * interval)
        return await light_learner(app, time.perf_counter())

    return list(await asyncio.gather(*(arrive(number) for number in range(learners))))


class Figures:
    """Named measurements, printed as medians."""

    def __init__(self) -> None:
        """Begin with none."""
        self._taken: dict[str, tuple[str, list[float]]] = {}

    def add(self, name: str, unit: str, *values: float) -> None:
        """Take measurements."""
        self._taken.setdefault(name, (unit, []))[1].extend(values)

    def show(self) -> None:
        """Print them."""
        print(f"{'':34}{'median':>10}{'lowest':>10}{'highest':>10}{'of':>5}   {'toy notebook':18}at most")
        for name, (unit, values) in self._taken.items():
            digits = 2 if unit == "s" else 0
            shown = (f"{value:.{digits}f} {unit}" for value in (statistics.median(values), min(values), max(values)))
            columns = "".join(f"{value:>10}" for value in shown)
            print(f"{name:34}{columns}{len(values):>5}   {TOY.get(name, ''):18}{TARGETS.get(name, '')}")


def measure_pages(figures: Figures, browser: Browser, options: argparse.Namespace) -> None:
    """Start the app again and again: first page, later pages, clicks."""
    for _ in range(options.rounds):
        with tempfile.TemporaryDirectory() as folder:
            begun = time.perf_counter()
            with running_app(Path(folder)) as app:
                page = new_page(browser)
                table_url = f"{app.url}?show=play"
                cold = seconds_to_table(page, table_url)
                figures.add("command to first table", "s", time.perf_counter() - begun)
                figures.add("first table, cold", "s", cold)
                for _ in range(3):
                    later = new_page(browser)
                    figures.add("first table, warm", "s", seconds_to_table(later, table_url))
                    leave(later)
                for door, name in (("Play", "Écarté table"), ("Learn", "Écarté course")):
                    later = new_page(browser)
                    taken_by = seconds_from_choice(later, app.url, door, name)
                    figures.add(f"from the choice to the {name.split()[1]}", "s", taken_by)
                    leave(later)
                taken = clicks(page, options.clicks)
                figures.add("click to redraw", "ms", *taken)
                figures.add("click to redraw, 95 %", "ms", statistics.quantiles(taken, n=20)[-1])
                app.wait_for_kernels(1)
                rss, pss = memory(app.kernels()[0])
                figures.add("memory per learner, RSS", "MB", rss)
                if pss is not None:
                    figures.add("memory per learner, PSS", "MB", pss)
                page.context.close()


def measure_class(figures: Figures, options: argparse.Namespace) -> None:
    """Let a class arrive, at once and one a second."""
    for _ in range(options.class_rounds):
        with tempfile.TemporaryDirectory() as folder, running_app(Path(folder)) as app:
            waits = asyncio.run(arrivals(app, options.learners, 0))
            figures.add("class at once: all have a table", "s", max(waits))
            figures.add("class at once: half have a table", "s", statistics.median(waits))
            parts = [memory(one) for one in (psutil.Process(app.process.pid), *app.kernels())]
            figures.add("class at once: memory in all, RSS", "MB", sum(rss for rss, _ in parts))
            figures.add("class at once: memory in all, PSS", "MB", sum(pss or 0 for _, pss in parts))
        with tempfile.TemporaryDirectory() as folder, running_app(Path(folder)) as app:
            figures.add("one a second: each", "s", *asyncio.run(arrivals(app, min(options.learners, 10), 1)))


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often the app is started for its pages (5)")
    parser.add_argument("--clicks", type=int, default=40, help="how many clicks are measured in each round (40)")
    parser.add_argument("--class-rounds", type=int, default=3, help="how often a class arrives (3)")
    parser.add_argument("--learners", type=int, default=30, help="how many a class is (30)")
    options = parser.parse_args(arguments)
    figures = Figures()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        measure_pages(figures, browser, options)
        browser.close()
    measure_class(figures, options)
    figures.show()


if __name__ == "__main__":
    main(sys.argv[1:])
