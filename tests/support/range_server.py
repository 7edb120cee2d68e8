"""A web server for a folder that answers ranges with ETags, and can be told to be slow, short or changed."""

from __future__ import annotations

import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from slow_wire import Throttle


class RangeServer:
    """Serves the files of a folder on loopback while the ``with`` block runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bytes_sent = self.refusals = self.short = 0
        """Bytes that were sent; how many more ranges are answered with 503, and how many are cut."""
        self.changes_after = -1
        """After so many ranges the files are other ones."""
        self.throttle = Throttle(0)
        """What it sends at most, to all together."""
        self._lock = threading.Lock()
        self._version = 1

    def __enter__(self) -> RangeServer:
        owner = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True  # or each body waits for the client to acknowledge the head

            def do_HEAD(self) -> None:
                owner.answer(self, has_body=False)

            def do_GET(self) -> None:
                owner.answer(self, has_body=True)

            def log_message(self, format: str, *_: Any) -> None:
                del format

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def url(self, path: Path) -> str:
        """Where a file of the folder is."""
        return f"http://127.0.0.1:{self._server.server_port}/{path.relative_to(self.folder).as_posix()}"

    def answer(self, request: BaseHTTPRequestHandler, *, has_body: bool) -> None:
        """Send a file, or a range of it."""
        path = self.folder / request.path.lstrip("/")
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            return self._end(request, 404)
        size, wanted = path.stat().st_size, re.fullmatch(r"bytes=(\d+)-(\d+)", request.headers.get("Range", ""))
        status, start, end = 200, 0, size if has_body else 0
        with self._lock:
            if wanted:
                if self.refusals:
                    self.refusals -= 1
                    return self._end(request, 503)
                if self.changes_after == 0:
                    self._version += 1
                self.changes_after -= 1
                status, start, end = 206, int(wanted[1]), min(int(wanted[2]) + 1, size)
                if self.short:
                    self.short -= 1
                    end -= (end - start + 1) // 2
            tag = f'"{self._version}-{size}"'
            if request.headers.get("If-Match", tag) != tag:
                return self._end(request, 412)
            if has_body:
                self.bytes_sent += end - start
        request.send_response(status)
        request.send_header("ETag", tag)
        request.send_header("Accept-Ranges", "bytes")
        request.send_header("Content-Length", str(end - start if has_body else size))
        if status == 206 and wanted:
            request.send_header("Content-Range", f"bytes {wanted[1]}-{wanted[2]}/{size}")
        request.end_headers()
        if has_body:
            self.throttle.wait(end - start)
            with path.open("rb") as file:
                file.seek(start)
                request.wfile.write(file.read(end - start))
        return None

    @staticmethod
    def _end(request: BaseHTTPRequestHandler, status: int) -> None:
        request.send_response(status)
        request.send_header("Content-Length", "0")
        request.end_headers()
