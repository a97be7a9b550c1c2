"""Where the app listens, and what people type to reach it."""

import errno
import ipaddress
import socket

from tornado.netutil import bind_sockets

from ecarte_widgets.app import AppError

NEXT_PORTS = 20
"""How many ports after the one asked for are tried before any free one is taken."""
_LAST_PORT = 65535
_EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104  (compared with, not bound to)


class Address:
    """The sockets that the app listens on: the port asked for, or the next free one."""

    def __init__(self, host: str, port: int) -> None:
        """Bind them.

        Raises:
            AppError: nothing can be bound there.
        """
        self.host = host
        last = min(port + NEXT_PORTS, _LAST_PORT)
        for candidate in (*range(port, last + 1), 0):
            try:
                self.sockets = bind_sockets(candidate, host)
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise AppError(_refusal(error, host, candidate)) from None
            else:
                self.port = int(self.sockets[0].getsockname()[1])
                return
        message = f"--host: no port of {host} is free"
        raise AppError(message)

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach it."""
        return all(ipaddress.ip_address(one.getsockname()[0]).is_loopback for one in self.sockets)

    @property
    def url(self) -> str:
        """The address for this machine's browser."""
        return self._url("localhost" if self.host in _EVERYWHERE else self.host)

    @property
    def url_for_others(self) -> str:
        """The address for the browsers of other machines."""
        return self._url(socket.gethostname() if self.host in _EVERYWHERE else self.host)

    def _url(self, host: str) -> str:
        """Write a host and the port as an address."""
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"

    def close(self) -> None:
        """Let the port go."""
        for one in self.sockets:
            one.close()


def _refusal(error: OSError, host: str, port: int) -> str:
    """Say why an address cannot be listened on, and what would do."""
    shown = repr(host[:60])
    if isinstance(error, socket.gaierror):
        return f"--host: there is no machine named {shown}; localhost is this machine, 0.0.0.0 all its networks"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"--port: this user may not listen on port {port}; most may on those from 1024 to {_LAST_PORT}"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"--host: {shown} is not an address of this machine; localhost is, and 0.0.0.0 is all of them"
    return f"--host: cannot listen on {shown}, port {port}: {error.strerror}"
