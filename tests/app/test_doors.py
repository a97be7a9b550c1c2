"""What the app lets in: its page, and nothing else that a notebook server could do."""

import json
import re
import socket
from http.client import HTTPResponse
from pathlib import Path
from uuid import uuid4

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from ecarte_widgets.i18n import words_for
from tests.app.running import PATIENCE_SECONDS, RunningApp, running_app

PROCESS_ENDS = """
import sys
from jupyter_client.kernelspec import KernelSpec
from ecarte_widgets.app.kernels import OwnPython
command = [sys.executable, "-c", "pass", "{connection_file}"]
OwnPython.get_kernel_spec = lambda *_: KernelSpec(argv=command, display_name="", language="python")
"""
PROCESS_HANGS = (
    PROCESS_ENDS.replace('"pass"', '"import time; time.sleep(1000)"')
    + """
from ecarte_widgets.app import settings
settings.START_SECONDS = 1
"""
)
NOTEBOOK_FAILS = """
import os, pathlib, tempfile
folder = pathlib.Path(tempfile.mkdtemp())
(folder / "anywidget.py").write_text("raise RuntimeError('broken')")
os.environ["PYTHONPATH"] = str(folder)
"""
CALLS_MAIN = "import sys; from ecarte_widgets.cli import main; main(sys.argv[1:])"
NOWHERE = "00000000-0000-0000-0000-000000000000"


def kernel_of(page: str) -> str:
    """The id of the process behind a page."""
    [kernel] = set(re.findall(r'"kernelId": "([^"]+)"', page))
    return str(kernel)


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize(
    "path",
    [
        "/api/contents",
        "/api/contents/ecarte.ipynb",
        "/api/kernels",
        "/api/sessions",
        "/api/terminals",
        "/api/kernelspecs",
        "/api/config/notebook",
        "/api/shutdown",
        f"/api/kernels/{NOWHERE}/restart",
        "/login",
        "/voila/files/ecarte.ipynb",
        "/voila/files/server.py",
        "/voila/render/ecarte.ipynb",
        "/voila/tree",
        "/voila/api/contents/",
        "/files/ecarte.ipynb",
        "/terminals/1",
        "/lab",
        "/ecarte.ipynb",
    ],
)
def test_other_doors_are_not_there(app: RunningApp, method: str, path: str) -> None:
    answer, text = app.ask(path, method, "{}" if method != "GET" else None)
    assert answer.status == 404
    assert "Traceback" not in text
    assert "http://" not in text


@pytest.mark.parametrize(
    "path",
    [
        "/voila/static/../../../pyproject.toml",
        "/voila/static/%2e%2e/%2e%2e/conf.json",
        "/voila/templates/ecarte/static/../index.html.j2",
        "/voila/templates/ecarte/static/%2e%2e/index.html.j2",
        "/voila/templates/../conf.json",
        "/voila/templates/lab/static/index.css",
        "/voila/labextensions/%2e%2e/%2e%2e/kernels/python3/kernel.json",
    ],
)
def test_no_path_leads_out_of_what_is_served(app: RunningApp, path: str) -> None:
    answer, text = app.ask(path)
    assert answer.status in {403, 404}
    assert "Traceback" not in text
    assert "{%" not in text


@pytest.mark.parametrize("method", ["DELETE", "POST", "PUT", "PATCH"])
def test_a_process_can_only_be_asked_about(app: RunningApp, method: str) -> None:
    kernel = kernel_of(app.ask()[1])
    answer, _ = app.ask(f"/api/kernels/{kernel}", method, "{}", Origin=app.url.rstrip("/"))
    assert answer.status in {403, 405}
    assert app.ask(f"/api/kernels/{kernel}", Referer=app.url)[0].status == 200


def test_a_page_can_end_its_process(app: RunningApp) -> None:
    answer, page = app.ask()
    kernel, cookie = kernel_of(page), xsrf_of(answer)
    before = len(app.kernels())
    form = {"Content_Type": "application/x-www-form-urlencoded", "Cookie": f"_xsrf={cookie}"}
    for _ in range(2):  # a page may say it twice
        ended, _ = app.ask(f"/voila/api/shutdown/{kernel}", "POST", f"_xsrf={cookie}", **form)
        assert ended.status == 204
    app.wait_for_kernels(before - 1)


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", None])
def test_a_page_of_another_site_cannot(app: RunningApp, origin: str | None) -> None:
    """It may guess the address, but cannot read the cookie that has to be told."""
    kernel = kernel_of(app.ask()[1])
    headers = {"Cookie": "_xsrf=2|a|b|1"} | ({"Origin": origin} if origin else {})
    answer, _ = app.ask(f"/voila/api/shutdown/{kernel}", "POST", "_xsrf=guess", **headers)
    assert answer.status in {403, 404}
    assert app.ask(f"/api/kernels/{kernel}", Referer=app.url)[0].status == 200


def xsrf_of(answer: HTTPResponse) -> str:
    """The token that an answer puts into a cookie."""
    found = re.search(r"_xsrf=([^;]+)", "; ".join(answer.headers.get_all("Set-Cookie", [])))
    assert found is not None
    return found.group(1)


@pytest.mark.parametrize("host", ["elsewhere.example", "192.0.2.7:8866"])
def test_only_names_of_this_machine_are_answered_to(app: RunningApp, host: str) -> None:
    """Else a foreign name that is made to point here could be read by its owner."""
    answer, text = app.ask(Host=host)
    assert answer.status == 403
    assert "kernelId" not in text


def test_a_proxy_may_lend_it_a_name(tmp_path: Path) -> None:
    with running_app(tmp_path, ECARTE_HOSTS="cards.example, other.example") as app:
        answer, page = app.ask(Host="cards.example")
        assert answer.status == 200
        assert "wss://cards.example" in answer.headers["Content-Security-Policy"]
        assert app.ask(Host="elsewhere.example")[0].status == 403
        with socket.create_connection(("localhost", app.port)) as proxied:
            url = f"ws://cards.example/api/kernels/{kernel_of(page)}/channels?session_id={uuid4()}"
            with connect(url, sock=proxied, additional_headers={"Origin": "https://cards.example"}) as line:
                line.send(message("comm_info_request", {}))
                assert line.recv(PATIENCE_SECONDS)


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec_Purpose": "prefetch;prerender"},
        {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Dest": "image"},
        {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Dest": "iframe"},
        {"Sec_Fetch_Site": "same-site", "Sec_Fetch_Dest": "empty"},
    ],
)
def test_a_page_that_nobody_will_see_costs_no_process(app: RunningApp, headers: dict[str, str]) -> None:
    before = len(app.kernels())
    assert app.ask(**headers)[0].status == 403
    assert len(app.kernels()) == before


@pytest.mark.parametrize("site", ["none", "cross-site", "same-origin"])
def test_a_link_to_the_page_works(app: RunningApp, site: str) -> None:
    assert app.ask(Sec_Fetch_Site=site, Sec_Fetch_Dest="document")[0].status == 200


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/voila/static/voila.js", "/voila/templates/ecarte/static/page.js", "/api/kernels/x"]
)
def test_every_answer_tells_the_browser_to_be_strict(app: RunningApp, path: str) -> None:
    headers = app.ask(path)[0].headers
    policy = dict(part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["script-src"].startswith("'self' blob: ")
    assert policy["frame-ancestors"] == "'self'"
    assert "*" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"


# The page


@pytest.mark.parametrize(
    "query", ["?template=lab", "?theme=dark", "?template=lab&theme=dark", "?voila-template=lab", "?template=../ecarte"]
)
def test_the_page_cannot_be_made_another(app: RunningApp, query: str) -> None:
    plain, asked = (re.sub(r'"kernelId": "[^"]+"|model_id\W+\w+', "", app.ask(path)[1]) for path in ("/", f"/{query}"))
    assert asked == plain


def test_the_page_holds_no_source_and_names_nothing_elsewhere(app: RunningApp) -> None:
    _, page = app.ask()
    assert "ecarte_widgets" not in page
    assert "ew." not in page
    without_names = page.replace("http://www.w3.org/2000/svg", "")
    assert re.findall(r"(?:https?:)?//[a-z][\w.-]+\.[a-z]{2,}", without_names) == []
    assert re.findall(r"<script(?![^>]*(?:src=|application/))", page) == []


def test_the_loading_words_are_sent_before_the_process_is_there(app: RunningApp) -> None:
    """They come first in the page, before what makes the browser wait."""
    _, page = app.ask()
    assert page.index("The cards are being shuffled.") < page.index("<script")
    assert page.index("<noscript>") < page.index("<script")
    assert re.search("<title[^>]*>Écarté</title>", page)


@pytest.mark.parametrize(
    ("path", "accepted", "language"),
    [
        ("/", "", "en"),
        ("/", "ps", "ps"),
        ("/", "tlh, ps-AF;q=0.9, en;q=0.8", "ps"),
        ("/", "en-GB, ps;q=0.9", "en"),
        ("/?lang=ps", "en", "ps"),
        ("/?lang=tlh", "ps", "ps"),
        ("/?lang=en", "ps", "en"),
        ("/", ";;q=x,,", "en"),
    ],
)
def test_the_frame_speaks_the_language_of_the_address_else_of_the_browser(
    app: RunningApp, path: str, accepted: str, language: str
) -> None:
    words = words_for(language)
    _, page = app.ask(path, Accept_Language=accepted)
    assert f'<html lang="{language}">' in page
    assert f'role="status" dir="{words.direction}"' in page
    shown = re.sub("<script.*?</script>", "", page, flags=re.DOTALL)
    assert words.text("app.soon") in shown
    assert ("en" if language == "ps" else "ps") not in re.findall('<html lang="(.*?)"', page)


def test_the_process_is_told_the_language_of_the_browser(app: RunningApp) -> None:
    before = {one.pid for one in app.kernels()}
    app.ask("/", Accept_Language="ps")
    [fresh] = [one for one in app.kernels() if one.pid not in before]
    assert fresh.environ()["ECARTE_LANGUAGE"] == "ps"


def test_an_app_that_was_given_a_language_keeps_to_it_whatever_the_browser_asks_for(tmp_path: Path) -> None:
    with running_app(tmp_path, "--language", "en") as app:
        _, page = app.ask("/", Accept_Language="ps")
        assert '<html lang="en">' in page
        [process] = app.kernels()
        assert process.environ()["ECARTE_LANGUAGE"] == "en"


def test_what_is_not_there_is_told_in_the_language_of_the_browser(app: RunningApp) -> None:
    answer, page = app.ask("/elsewhere", Accept_Language="ps")
    assert answer.status == 404
    assert '<html lang="ps" dir="rtl">' in page
    assert words_for("ps").text("app.not-there") in page


def test_the_query_reaches_the_process(app: RunningApp) -> None:
    before = {one.pid for one in app.kernels()}
    app.ask("/?lang=xx&deal=7")
    [fresh] = [one for one in app.kernels() if one.pid not in before]
    assert fresh.environ()["QUERY_STRING"] == "lang=xx&deal=7"


@pytest.mark.parametrize(
    ("program", "what"),
    [(PROCESS_ENDS, "no process"), (PROCESS_HANGS, "a process that hangs"), (NOTEBOOK_FAILS, "the notebook fails")],
    ids=["ends", "hangs", "notebook"],
)
def test_a_failure_is_told_in_plain_words(tmp_path: Path, program: str, what: str) -> None:
    with running_app(tmp_path, program=program + CALLS_MAIN) as app:
        answer, page = app.ask()
        assert answer.status == 200
        assert "The page could not be set up" in page, what
        assert "Traceback" not in page
        assert "RuntimeError" not in page
        assert "Error" in app.log.read_text()  # whoever started the app can look into it


# The line to the process


def line_to(app: RunningApp, kernel: str, **headers: str) -> ClientConnection:
    """Connect as a page does."""
    return connect(
        f"ws://localhost:{app.port}/api/kernels/{kernel}/channels?session_id={uuid4()}",
        additional_headers=headers,
        open_timeout=PATIENCE_SECONDS,
    )


def message(kind: str, content: object, channel: str = "shell") -> str:
    """A message of Jupyter's protocol."""
    header = {"msg_id": str(uuid4()), "username": "", "session": "", "msg_type": kind, "version": "5.3", "date": ""}
    return json.dumps({"header": header, "parent_header": {}, "metadata": {}, "content": content, "channel": channel})


def test_code_sent_to_a_process_is_not_run(app: RunningApp, tmp_path: Path) -> None:
    """The answer to the question after it comes; its own never does."""
    mark = tmp_path / "run"
    with line_to(app, kernel_of(app.ask()[1])) as line:
        line.send(message("execute_request", {"code": f"open({str(mark)!r}, 'w')", "silent": False}))
        line.send(message("comm_info_request", {}))
        kinds = []
        while "comm_info_reply" not in kinds:
            kinds.append(json.loads(line.recv(PATIENCE_SECONDS))["header"]["msg_type"])
    assert "execute_reply" not in kinds
    assert not mark.exists()


def test_a_page_of_another_site_gets_no_line(app: RunningApp) -> None:
    kernel = kernel_of(app.ask()[1])
    with pytest.raises(InvalidStatus), line_to(app, kernel, Origin="http://elsewhere.example"):
        pass
