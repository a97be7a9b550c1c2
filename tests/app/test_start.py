"""How the app starts and ends, and what it says when it cannot start."""

import signal
import socket
import sys
import tempfile
from importlib import util
from pathlib import Path

import psutil
import pytest
from jupyter_core import paths

from ecarte_widgets.app import AppError, server
from ecarte_widgets.app.address import NEXT_PORTS, Address
from ecarte_widgets.cli import main
from tests.app.running import free_port, running_app, wait_until

EVERYWHERE = "0.0.0.0"  # noqa: S104  (what these tests are about)


def listening_addresses(pid: int) -> set[str]:
    """The addresses that a process takes connections on."""
    return {one.laddr.ip for one in psutil.Process(pid).net_connections("tcp") if one.status == psutil.CONN_LISTEN}


def test_only_this_machine_can_reach_it_unless_asked_for(tmp_path: Path) -> None:
    with running_app(tmp_path) as app:
        assert app.url.startswith("http://localhost:")
        assert listening_addresses(app.process.pid) <= {"127.0.0.1", "::1"}
        assert app.log.read_text() == ""


def test_a_host_that_others_can_reach_is_warned_about(tmp_path: Path) -> None:
    with running_app(tmp_path, "--host", EVERYWHERE) as app:
        [line] = app.log.read_text().splitlines()
    assert "everybody" in line
    assert "without a password" in line


def test_the_next_port_is_taken_if_the_one_asked_for_is_not_free(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        with running_app(tmp_path, port=taken) as app:
            assert app.port != taken
            [line] = app.log.read_text().splitlines()
            answer, _ = app.ask()
    assert f"port {taken} is taken" in line
    assert f"port {app.port}" in line
    assert answer.status == 200


def test_when_all_ports_nearby_are_taken_another_is_found() -> None:
    first = free_port()
    taken = [Address("127.0.0.1", first) for _ in range(NEXT_PORTS + 1)]
    beyond = Address("127.0.0.1", first)
    assert beyond.port not in {first, *(one.port for one in taken)}
    for one in (*taken, beyond):
        one.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_quietly_with_all_its_processes(tmp_path: Path, number: int) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    with running_app(tmp_path, TMPDIR=str(temporary)) as app:
        for _ in range(2):
            app.ask()
        kernels = app.kernels()
        assert len(kernels) == 2
        assert app.end(number) == 0
    assert app.log.read_text() == ""
    assert [one for one in kernels if one.is_running() and one.status() != psutil.STATUS_ZOMBIE] == []
    assert list(temporary.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_an_impatient_person_breaks_nothing(tmp_path: Path) -> None:
    with running_app(tmp_path) as app:
        app.ask()
        kernels = app.kernels()
        for _ in range(5):
            app.process.send_signal(signal.SIGINT)
        assert app.end(signal.SIGINT) == 0
    assert app.log.read_text() == ""
    wait_until(lambda: not any(one.is_running() for one in kernels), "all processes have ended")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_an_interrupt_while_a_page_loads_leaves_no_traceback(tmp_path: Path) -> None:
    with running_app(tmp_path) as app, socket.create_connection(("localhost", app.port)) as page:
        page.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        page.recv(1)
        assert app.end(signal.SIGINT) == 0
    assert app.log.read_text() == ""


def test_it_leaves_nothing_in_the_folder_it_is_started_in(tmp_path: Path) -> None:
    with running_app(tmp_path) as app:
        app.ask()
    assert [file.name for file in tmp_path.iterdir()] == ["app.log"]


def test_a_settings_file_of_another_notebook_opens_no_door(tmp_path: Path) -> None:
    (tmp_path / "voila.py").write_text("raise SystemExit('read')")
    (tmp_path / "voila.json").write_text('{"VoilaConfiguration": {"template": "lab", "show_tracebacks": true}}')
    with running_app(tmp_path, HOME=str(tmp_path)) as app:
        _, text = app.ask()
    assert 'id="loading"' in text


# What is missing or not allowed


@pytest.fixture
def in_vain(capsys: pytest.CaptureFixture[str]) -> str:
    """Starts the app in vain; gives the one line that it says."""
    assert main(["app", "--no-browser", "--port", str(free_port())]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    [line] = output.err.splitlines()
    assert line.startswith("ecarte-widgets: ")
    return line


@pytest.fixture
def without_ipykernel(monkeypatch: pytest.MonkeyPatch) -> None:
    really = util.find_spec
    monkeypatch.setattr(server, "find_spec", lambda name: None if name == "ipykernel" else really(name))


@pytest.fixture
def without_template(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "jupyter_path", lambda *_: [tempfile.gettempdir()])


@pytest.mark.usefixtures("without_ipykernel")
def test_a_missing_package_is_named(in_vain: str) -> None:
    assert "ipykernel, which is not installed: pip install ipykernel" in in_vain


@pytest.mark.usefixtures("without_template")
def test_a_missing_page_is_named(in_vain: str) -> None:
    assert "share/jupyter/voila/templates/ecarte" in in_vain
    assert "install it again" in in_vain


def test_a_host_that_is_none_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["app", "--no-browser", "--host", "no.such.machine.invalid"]) == 2
    assert capsys.readouterr().err == (
        "ecarte-widgets: --host: there is no machine named 'no.such.machine.invalid'; "
        "localhost is this machine, 0.0.0.0 all its networks\n"
    )


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(AppError, match=r"'192\.0\.2\.1' is not an address of this machine"):
        Address("192.0.2.1", 8866)


def test_a_port_that_is_not_permitted_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """As root every port is, so the refusal is played."""

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("ecarte_widgets.app.address.bind_sockets", refuse)
    with pytest.raises(AppError, match="may not listen on port 80; most may on those from 1024 to 65535"):
        Address("localhost", 80)


@pytest.mark.parametrize(
    ("host", "url"), [("127.0.0.1", "http://127.0.0.1:"), (EVERYWHERE, "http://localhost:"), ("::1", "http://[::1]:")]
)
def test_the_browser_is_sent_to_an_address_that_works(host: str, url: str) -> None:
    if host == "::1" and not _has_ipv6():
        pytest.skip("this machine has no IPv6")
    address = Address(host, free_port())
    address.close()
    assert address.url == f"{url}{address.port}/"


def _has_ipv6() -> bool:
    """Tell whether the loopback address of IPv6 can be listened on."""
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True
