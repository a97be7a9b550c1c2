"""The settings that make Voilà this app."""

import socket
import tempfile

from traitlets.config import Config

IDLE_SECONDS = 3 * 60 * 60
"""How long the process of a page that has gone without a word is kept: a laptop may wake up after lunch and play on."""

CHECK_SECONDS = 300
"""How often idle processes are looked for."""

START_SECONDS = 60
"""How long a process may take to start before its page is told that it does not."""

EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
"""What the page loads beside Voilà's own code, however much more is installed for JupyterLab: widgets, nothing else."""

_LONGEST_FOLDER = 40
"""The longest name of a temporary folder with room behind it for a socket's name, which systems keep short."""


def _transport() -> str:
    """Choose how the app talks to its processes: by files where it can, for a port may be gone before it is used."""
    files = hasattr(socket, "AF_UNIX") and len(tempfile.gettempdir()) <= _LONGEST_FOLDER
    return "ipc" if files else "tcp"


def settings() -> Config:
    """Give them: its own page and no other, no sources, no tracebacks, an end to processes without a page."""
    return Config(
        VoilaConfiguration={
            "template": "ecarte",
            "strip_sources": True,
            "show_tracebacks": False,
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "extension_allowlist": EXTENSIONS,
            "kernel_spec_manager_class": "ecarte_widgets.app.kernels.OwnPython",
            "multi_kernel_manager_class": "ecarte_widgets.app.kernels.Kernels",
        },
        MappingKernelManager={
            "cull_idle_timeout": IDLE_SECONDS,
            "cull_interval": CHECK_SECONDS,
            # The process of an open page is never ended: whoever thinks about a card for a whole lesson keeps the game.
            # A machine that sleeps drops its connection, so forgotten pages do not count as open for long.
            "cull_connected": False,
        },
        KernelManager={"shutdown_wait_time": 2.0, "transport": _transport()},
        VoilaExecutor={"startup_timeout": START_SECONDS},
    )
