"""The app in a process of its own, as a person starts it."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import psutil

PATIENCE_SECONDS = 60
COMMAND = str(Path(sys.executable).with_name("ecarte-widgets"))


def wait_until(holds: Callable[[], bool], what: str) -> None:
    """Look again and again until something holds."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not holds():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.05)


def free_port() -> int:
    """Find a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class RunningApp:
    """A started app."""

    url: str
    process: subprocess.Popen[str]
    log: Path

    @property
    def port(self) -> int:
        """The port that it said it is on."""
        return urlsplit(self.url).port or 0

    def kernels(self) -> list[psutil.Process]:
        """The processes behind its pages."""
        found = []
        for one in psutil.Process(self.process.pid).children(recursive=True):
            try:
                if "ecarte_widgets.app.kernel" in one.cmdline():
                    found.append(one)
            except psutil.Error:  # it has just ended
                continue
        return found

    def wait_for_kernels(self, count: int) -> None:
        """Wait until there are so many processes, no more and no fewer."""
        wait_until(lambda: len(self.kernels()) == count, f"there are {count} processes behind pages")

    def ask(
        self, path: str = "/", method: str = "GET", body: str | None = None, **headers: str
    ) -> tuple[HTTPResponse, str]:
        """Send one request; header names with _ for -."""
        connection = HTTPConnection("localhost", self.port, timeout=PATIENCE_SECONDS)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, named)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer, text

    def end(self, signal_number: int = signal.SIGTERM) -> int:
        """End it by a signal, and give its exit code."""
        self.process.send_signal(signal_number)
        return self.process.wait(PATIENCE_SECONDS)


@contextmanager
def running_app(
    folder: Path, *arguments: str, program: str | None = None, port: int | None = None, **environment: str
) -> Iterator[RunningApp]:
    """Start the app in a folder, and end it if it is still there.

    Args:
        folder: where to start it, and where its log goes.
        arguments: what stands on the command line beside the port.
        program: Python to run instead of the command; it calls ``main`` with ``sys.argv[1:]`` itself.
        port: the port; left out, a free one.
        environment: variables beside those of this process.
    """
    command = [COMMAND] if program is None else [sys.executable, "-c", program]
    command += ["--no-browser", "--port", str(port or free_port()), *arguments]
    log = folder / "app.log"
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ | environment
        ) as process,
    ):
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Écarté: http://"), f"the app did not start: {line}{log.read_text()}"
            yield RunningApp(line.split()[1], process, log)
        finally:
            if process.poll() is None:
                process.terminate()
