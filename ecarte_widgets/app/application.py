"""Voilà as this app: its own page, few doors, a quiet end."""

import os
import shutil
import signal
import sys
import threading
import webbrowser
from typing import Any

from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.web import HTTPError, authenticated
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from ecarte_widgets.app.address import Address
from ecarte_widgets.app.page import NotFound, PageHandler
from ecarte_widgets.app.security import SecurityHeaders

_KERNEL = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"


class _KernelModel(KernelHandler):
    """Tells a page about its process, and no more."""

    SUPPORTED_METHODS = ("GET",)


class _Line(VoilaKernelWebsocketHandler):  # type: ignore[misc]  # Voilà is untyped
    """The line between a page and its process."""

    def write_message(self, message: bytes | dict[str, Any], binary: bool = False) -> Any:  # noqa: ANN401, FBT001, FBT002
        """Send the page a message; that the page has just closed is no mistake to be logged."""
        sent = super().write_message(message, binary)
        if sent is not None:
            sent.add_done_callback(lambda one: one.cancelled() or one.exception())
        return sent


class _PageFiles(TemplateStaticFileHandler):  # type: ignore[misc]  # Voilà is untyped
    """What the page loads from its own folder."""

    def parse_url_path(self, url_path: str) -> str:
        """Refuse a way out of it."""
        if ".." in url_path.split("/"):
            raise HTTPError(404)
        path: str = super().parse_url_path(url_path)
        return path


class _Shutdown(VoilaShutdownKernelHandler):  # type: ignore[misc]  # Voilà is untyped
    """Ends the process of a page that closes: it may say so twice, and only a page of this server may."""

    SUPPORTED_METHODS = ("POST",)

    @authenticated
    async def post(self, kernel_id: str) -> None:
        """End it."""
        await self.kernel_manager.end(kernel_id)
        self.set_status(204)
        self.finish()


class EcarteApp(Voila):  # type: ignore[misc]  # Voilà is untyped
    """Voilà on sockets that are bound already."""

    address: Address
    open_browser: bool

    def load_config_file(self, *_: Any, **__: Any) -> None:  # noqa: ANN401  (traitlets' own arguments)
        """Read no file: neither one in the current folder nor one meant for other notebooks may open a door."""

    def init_settings(self) -> dict[str, Any]:
        """Add to Voilà's settings: headers, the names it answers to, and where its processes keep things."""
        folder = os.path.join(self.connection_dir, "ipython")  # noqa: PTH118  (Voilà's own path is text)
        settings: dict[str, Any] = super().init_settings()
        return settings | {
            "transforms": [SecurityHeaders],
            "default_handler_class": NotFound,
            "xsrf_cookie_kwargs": {"samesite": "Lax"},
            "allow_remote_access": not self.address.loopback,
            "local_hostnames": ["localhost", *os.environ.get(HOSTS_VARIABLE, "").replace(",", " ").split()],
            "kernel_environment": {"IPYTHONDIR": folder},
        }

    def init_handlers(self) -> list[Any]:
        """List the doors: the page, what it loads, and the line to its process."""
        page = {
            "config": self.config,
            "voila_configuration": self.voila_configuration,
            "notebook": os.path.relpath(self.notebook_path, self.root_dir),
            "template_paths": self.template_paths,
        }
        files = {"paths": self.static_paths, "default_filename": "index.html"}
        extensions = {"path": self.labextensions_path, "no_cache_paths": ["/"]}
        doors: list[tuple[Any, ...]] = [
            (rf"/api/kernels/{_KERNEL}", _KernelModel),
            (rf"/api/kernels/{_KERNEL}/channels", _Line),
            (r"/voila/templates/(ecarte/static/.*)", _PageFiles),
            (r"/voila/static/(.*)", MultiStaticFileHandler, files),
            (r"/voila/labextensions/(.*)", FileFindHandler, extensions),
            (rf"/voila/api/shutdown/{_KERNEL}", _Shutdown),
            (r"/", PageHandler, page),
        ]
        return [(url_path_join(self.server_url, path), *rest) for path, *rest in doors]

    def listen(self) -> None:
        """Answer until somebody ends it, from the keyboard or by a signal."""
        self.port = self.address.port
        self.ioloop = IOLoop.current()
        server = HTTPServer(self.app)
        server.add_sockets(self.address.sockets)
        before = {one: signal.signal(one, self._handle_signal_stop) for one in (signal.SIGINT, signal.SIGTERM)}
        if sys.platform == "win32":  # there, a sleeping loop does not notice the keyboard
            PeriodicCallback(lambda: None, 1000).start()
        self.ioloop.add_callback(self._started)
        try:
            self.ioloop.start()
        finally:
            for one in before:  # it is ending; saying so again must not break that off
                signal.signal(one, signal.SIG_IGN)
            server.stop()
            self.stop()
            for one, handler in before.items():
                signal.signal(one, handler)

    def _started(self) -> None:
        """Say where the app is, now that it answers."""
        print(f"Écarté: {self.address.url_for_others} (Ctrl+C ends it)", flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(self.address.url,), daemon=True).start()

    def stop(self) -> None:
        """End all processes, then remove what they kept."""
        self.ioloop.run_sync(self.kernel_manager.end_all)
        shutil.rmtree(self.connection_dir, ignore_errors=True)


HOSTS_VARIABLE = "ECARTE_HOSTS"
"""The environment variable with the names that a proxy on this machine serves the app under, separated by commas."""
