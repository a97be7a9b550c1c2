"""The Python processes behind the pages, one each: how they start, and when they end."""

import asyncio
import contextlib
import os
import sys
from typing import Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager, NoSuchKernel
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Instance, Set, Unicode, default

KERNEL_NAME = "python3"
UNVISITED_SECONDS = 120
"""How long a process waits for the first word from its page."""

STARTS_AT_ONCE = 2 * (os.cpu_count() or 1)
"""How many pages are set up at a time. Of a class that arrives together, some then play soon and none waits longer."""

FAREWELL_SECONDS = 10
"""How long the app, when it ends, waits for its processes; what is left then ends by itself, as the app has gone."""


class OwnPython(KernelSpecManager):
    """Offers one kind of process: the very Python that runs the app, whatever else is installed for notebooks."""

    def find_kernel_specs(self) -> dict[str, str]:
        """List the one kind."""
        return {KERNEL_NAME: ""}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """Describe it."""
        if kernel_name != KERNEL_NAME:
            raise NoSuchKernel(kernel_name)
        return KernelSpec(
            argv=[sys.executable, "-P", "-m", "ecarte_widgets.app.kernel", "-f", "{connection_file}"],
            display_name="Python 3",
            language="python",
        )


class Kernels(AsyncMappingKernelManager):
    """The processes. One that no page ever connects to ends soon, for it will not be missed."""

    turns = Instance(asyncio.Semaphore)
    _visited = Set(Unicode())
    _ending = Set(Unicode())

    @default("turns")
    def _all_turns(self) -> asyncio.Semaphore:
        """Begin with all turns free."""
        return asyncio.Semaphore(STARTS_AT_ONCE)

    def notify_connect(self, kernel_id: str) -> None:
        """Note that a page has connected."""
        self._visited.add(kernel_id)
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]

    def remove_kernel(self, kernel_id: str) -> Any:  # noqa: ANN401  (as the base class has it)
        """Forget a process that has ended."""
        self._visited.discard(kernel_id)
        return super().remove_kernel(kernel_id)

    def end_unless_visited(self, kernel_id: str) -> None:
        """End a process, some time from now, if no page has connected to it by then."""

        async def end() -> None:
            if kernel_id not in self._visited:
                await self.end(kernel_id)

        loop = asyncio.get_running_loop()
        loop.call_later(UNVISITED_SECONDS, lambda: loop.create_task(end()))

    async def end(self, kernel_id: str) -> None:
        """End a process; one that has ended already, or is about to, is none to worry about."""
        if kernel_id not in self or kernel_id in self._ending:
            return
        self._ending.add(kernel_id)
        try:
            unseen = kernel_id not in self._visited  # it has nothing to finish, and may be too young to listen
            await self.shutdown_kernel(kernel_id, now=unseen)  # type: ignore[no-untyped-call]
        finally:
            self._ending.discard(kernel_id)

    async def end_all(self) -> None:
        """End all processes, those too that are just starting or ending."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self._kernels or self._pending_kernels:
                    endings = [self.end(kernel_id) for kernel_id in self.list_kernel_ids()]
                    await asyncio.gather(*endings, return_exceptions=True)
                    await asyncio.sleep(0.02)
