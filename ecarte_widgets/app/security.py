"""What every answer tells the browser to keep to."""

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import OutputTransform

_POLICY = (
    "default-src 'self'; "
    # widgets bring their code as text: anywidget as a blob, others otherwise
    "script-src 'self' blob: 'unsafe-inline' 'unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; "
    "font-src 'self' data:; "
    "connect-src 'self' ws://{host} wss://{host}; "  # older Safari does not count web sockets as 'self'
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
)


class SecurityHeaders(OutputTransform):
    """Adds the headers: code, pictures and connections from this server only, and no page of others around ours."""

    def __init__(self, request: HTTPServerRequest) -> None:
        """Take the request, for the name by which the app was reached."""
        super().__init__(request)
        self._host = request.host

    def transform_first_chunk(
        self,
        status_code: int,
        headers: HTTPHeaders,
        chunk: bytes,
        finishing: bool,  # noqa: ARG002, FBT001  (tornado's own argument)
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Add them to the answer's own."""
        host = self._host if all(one.isalnum() or one in ".-:[]" for one in self._host) else "localhost"
        headers["Content-Security-Policy"] = _POLICY.format(host=host)
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Referrer-Policy"] = "same-origin"
        headers["Server"] = "ecarte"
        return status_code, headers, chunk
