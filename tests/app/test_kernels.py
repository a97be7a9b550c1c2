"""When the processes behind the pages end."""

import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil

from ecarte_widgets.app.settings import IDLE_SECONDS, settings
from tests.app.running import running_app, wait_until
from tests.app.test_doors import PROCESS_HANGS, kernel_of, line_to

RUN = "import sys; from ecarte_widgets.cli import main; main(sys.argv[1:])"


def test_idle_processes_end_after_a_generous_time_unless_their_page_is_open() -> None:
    chosen = settings()["MappingKernelManager"]
    assert chosen["cull_idle_timeout"] == IDLE_SECONDS >= 60 * 60
    assert chosen["cull_connected"] is False


def test_the_process_of_a_page_that_has_gone_ends_and_that_of_an_open_one_stays(tmp_path: Path) -> None:
    program = "from ecarte_widgets.app import settings; settings.IDLE_SECONDS = settings.CHECK_SECONDS = 1;" + RUN
    with running_app(tmp_path, program=program) as app:
        with line_to(app, kernel_of(app.ask()[1])):
            kept = app.kernels()
            app.ask()  # read, and never heard of again
            app.wait_for_kernels(1)
            assert app.kernels() == kept
        app.wait_for_kernels(0)


def test_a_process_that_no_page_connects_to_ends_soon(tmp_path: Path) -> None:
    program = "from ecarte_widgets.app import kernels; kernels.UNVISITED_SECONDS = 1;" + RUN
    with running_app(tmp_path, program=program) as app:
        app.ask()
        app.wait_for_kernels(0)


def test_a_page_closed_while_it_loads_leaves_no_process(tmp_path: Path) -> None:
    with running_app(tmp_path) as app:
        for _ in range(3):
            with socket.create_connection(("localhost", app.port)) as page:
                page.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                page.recv(1)
            app.wait_for_kernels(0)
        answer, _ = app.ask()
        assert answer.status == 200
        app.wait_for_kernels(1)


def test_a_page_that_could_not_be_set_up_leaves_no_process(tmp_path: Path) -> None:
    with running_app(tmp_path, program=PROCESS_HANGS + RUN) as app:
        app.ask()
        wait_until(lambda: psutil.Process(app.process.pid).children() == [], "the process has ended")


def test_a_class_that_arrives_at_once_takes_turns_and_all_are_served(tmp_path: Path) -> None:
    program = "from ecarte_widgets.app import kernels; kernels.STARTS_AT_ONCE = 1;" + RUN
    with running_app(tmp_path, program=program) as app, ThreadPoolExecutor() as learners:
        pages = list(learners.map(lambda _: app.ask()[1], range(5)))
        assert len({kernel_of(page) for page in pages}) == 5
        assert all("widget-view" in page for page in pages)
        app.wait_for_kernels(5)


def test_a_process_is_this_python_without_a_history_or_a_persons_settings(tmp_path: Path) -> None:
    startup = tmp_path / ".ipython" / "profile_default" / "startup"
    startup.mkdir(parents=True)
    mark = tmp_path / "run"
    (startup / "mine.py").write_text(f"open({str(mark)!r}, 'w')")
    with running_app(tmp_path, HOME=str(tmp_path)) as app:
        app.ask()
        [kernel] = app.kernels()
        assert kernel.exe() == psutil.Process().exe()
        assert [file.path for file in kernel.open_files() if "history" in file.path] == []
    assert not mark.exists()
