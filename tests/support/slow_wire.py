"""A connection that lets so many bytes a second through: between a server and those who think they talk to it."""

from __future__ import annotations

import contextlib
import socket
import threading
import time


class Throttle:
    """Has bytes wait until those before them, and they, could have been sent."""

    def __init__(self, bytes_a_second: int) -> None:
        self.bytes_a_second = bytes_a_second
        """No limit where it is 0."""
        self._free_at = 0.0
        self._lock = threading.Lock()

    def wait(self, size: int) -> None:
        """Until so many more could have been sent."""
        if self.bytes_a_second:
            with self._lock:
                self._free_at = max(self._free_at, time.monotonic()) + size / self.bytes_a_second
                wait = self._free_at - time.monotonic()
            time.sleep(max(0.0, wait))


class SlowWire:
    """A port of loopback behind which another one is, while the ``with`` block runs. All connections share the throttle."""

    def __init__(self, port: int, throttle: Throttle) -> None:
        self._behind, self._throttle = port, throttle
        self._sockets: list[socket.socket] = []
        self._lock = threading.Lock()
        self.bytes_sent = 0
        """How many went through, both ways."""

    def __enter__(self) -> SlowWire:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_error: object) -> None:
        for each in (self._listening, *self._sockets):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:  # the block has ended
                return
            try:
                far = socket.create_connection(("127.0.0.1", self._behind))
            except OSError:  # as a port without a server refuses
                near.close()
                continue
            self._sockets += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 12):
                self._throttle.wait(len(data))
                target.sendall(data)
                with self._lock:
                    self.bytes_sent += len(data)
        for each in (source, target):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)


def free_port() -> int:
    """A port of loopback that has no server."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        number: int = server.getsockname()[1]
    return number
