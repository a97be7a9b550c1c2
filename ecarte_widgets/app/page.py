"""The app's page, sent as it comes to be: the loading words at once, the table when its process is there."""

import asyncio
import os
import uuid
from typing import Any

import tornado.web
from jinja2 import BytecodeCache
from jinja2.bccache import Bucket
from jupyter_server.base.handlers import JupyterHandler
from tornado.httputil import HTTPHeaders
from tornado.iostream import StreamClosedError
from traitlets.config import Config
from voila.configuration import VoilaConfiguration
from voila.notebook_renderer import NotebookRenderer
from voila.utils import ENV_VARIABLE, get_page_config

from ecarte_widgets.app.frame import default_language, error_page, failure, frame_texts, frame_words
from ecarte_widgets.app.kernels import KERNEL_NAME, Kernels
from ecarte_widgets.i18n import LANGUAGE_VARIABLE, Words


class _CompiledPages(BytecodeCache):
    """Keeps compiled templates in memory, so that only the first page compiles them."""

    def __init__(self) -> None:
        """Begin with none."""
        self._pages: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Take one out."""
        if bucket.key in self._pages:
            bucket.bytecode_from_string(self._pages[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Put one in."""
        self._pages[bucket.key] = bucket.bytecode_to_string()


_compiled_pages = _CompiledPages()


class PlainErrors(tornado.web.RequestHandler):
    """Answers mistakes with a line of words, and nothing from inside the program."""

    def write_error(self, status_code: int, **_: Any) -> None:  # noqa: ANN401  (tornado's own arguments)
        """Send the line."""
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        self.finish(error_page(status_code, self.settings["base_url"], self.frame))

    @property
    def frame(self) -> Words:
        """The words of the frame."""
        return frame_words(self.request.query, self.accepted)

    @property
    def accepted(self) -> str:
        """The languages that the browser asks for."""
        return str(self.request.headers.get("Accept-Language", ""))


class NotFound(PlainErrors):
    """All that is not there, which is most of what a notebook server has."""

    def prepare(self) -> None:
        """Say so, whatever is asked for and however."""
        raise tornado.web.HTTPError(404)


def is_looked_at(headers: HTTPHeaders) -> bool:
    """Tell whether a page asked for will be shown to somebody, since each costs a process.

    Browsers load pages in advance, and a page of another site may name ours as if it were a picture or a frame.
    """
    elsewhere = headers.get("Sec-Fetch-Site", "same-origin") != "same-origin"
    as_part = headers.get("Sec-Fetch-Dest", "document") != "document"
    return "Sec-Purpose" not in headers and not (elsewhere and as_part)


class PageHandler(PlainErrors, JupyterHandler):
    """Serves the page, each with a process of its own."""

    SUPPORTED_METHODS = ("GET",)

    def initialize(
        self, config: Config, voila_configuration: VoilaConfiguration, notebook: str, template_paths: list[str]
    ) -> None:
        """Take what Voilà was set up with."""
        self._config = config
        self._configuration = voila_configuration
        self._notebook = notebook
        self._template_paths = template_paths
        self._kernel_id = str(uuid.uuid4())
        self._closed = False

    @property
    def _kernels(self) -> Kernels:
        """The processes behind the pages."""
        kernels: Kernels = self.settings["kernel_manager"]
        return kernels

    @tornado.web.authenticated
    async def get(self) -> None:
        """Send the page.

        Raises:
            HTTPError: nobody will look at it.
        """
        if not is_looked_at(self.request.headers):
            raise tornado.web.HTTPError(403)
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        self.set_header("Cache-Control", "no-store")
        self.xsrf_token  # noqa: B018  (sets the cookie without which Voilà's page cannot end its process when it closes)
        sent = False
        try:
            await self._send()
            sent = True
            self._kernels.end_unless_visited(self._kernel_id)
        except StreamClosedError:
            pass  # the page was closed while it was loading
        except Exception:
            self.log.exception("A page could not be set up")
            if not self._headers_written:
                raise
            self.write(failure(self.frame))
        finally:
            if not sent:
                await self._kernels.end(self._kernel_id)

    async def _send(self) -> None:
        """Send the loading words; then, at this page's turn, start its process and send what the notebook shows.

        Raises:
            StreamClosedError: the page was closed.
        """
        renderer = await self._renderer()
        kernel = asyncio.ensure_future(self._start_kernel())
        try:
            async for html, _ in renderer.generate_content_generator(self._kernel_id, kernel):
                self.write(html)
                await self.flush()
        finally:
            await asyncio.gather(kernel, return_exceptions=True)
            self._kernels.turns.release()

    def on_connection_close(self) -> None:
        """Note that the page was closed."""
        super().on_connection_close()
        self._closed = True

    async def _renderer(self) -> NotebookRenderer:
        """Make what turns the notebook into the page."""
        page_config = get_page_config(
            base_url=self.base_url, settings=self.settings, log=self.log, voila_configuration=self._configuration
        )
        renderer = NotebookRenderer(
            request_handler=self,
            voila_configuration=self._configuration,
            traitlet_config=self._config,
            notebook_path=self._notebook,
            template_paths=self._template_paths,
            config_manager=self.config_manager,
            contents_manager=self.contents_manager,
            base_url=self.base_url,
            kernel_spec_manager=self.kernel_spec_manager,
            page_config=page_config,
        )
        await renderer.initialize()
        environment = renderer.exporter.environment
        environment.bytecode_cache = _compiled_pages
        environment.globals.update(frame=self.frame, frame_texts=frame_texts())
        return renderer

    async def _start_kernel(self) -> Any:  # noqa: ANN401  (Jupyter's kernel manager, typed loosely by its makers)
        """Start the page's process, once it is its turn; it is told the query of the page's address, and a language."""
        await self._kernels.turns.acquire()
        if self._closed:
            raise StreamClosedError
        variables = {
            LANGUAGE_VARIABLE: default_language(self.accepted),
            ENV_VARIABLE.QUERY_STRING.value: self.request.query,
            ENV_VARIABLE.VOILA_PREHEAT.value: "False",
            ENV_VARIABLE.VOILA_BASE_URL.value: self.base_url,
        }
        environment = {**os.environ, **self.settings["kernel_environment"], **variables}
        await self._kernels.start_kernel(kernel_id=self._kernel_id, kernel_name=KERNEL_NAME, env=environment)
        return self._kernels.get_kernel(self._kernel_id)
