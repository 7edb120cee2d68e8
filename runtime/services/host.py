"""The services of a device during a launch: starting, serving and stopping them."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

from ...fatbin.errors import HipkitError
from ..memory.device import DeviceMemory
from .heap import DeviceHeap
from .messages import Messages, ProtocolError
from .output import Write, write_out

if TYPE_CHECKING:
    from .hostcall import HostcallBuffer, Words
    from .printing import PrintfBuffer


class Service(IntEnum):
    """What a hostcall asks for, as ROCm's device libraries number it."""

    FUNCTION_CALL = 1
    PRINTF = 2
    DEVICE_MEMORY = 3
    SANITIZER = 4


PROVIDED = frozenset(("hidden_hostcall_buffer", "hidden_printf_buffer", "hidden_heap_v1"))
"""The hidden arguments that a session has something for."""


class Services:
    """The services of one device: the heap of its kernels, and where their text goes."""

    def __init__(self, memory: DeviceMemory, write: Write = write_out) -> None:
        self.memory, self.write = memory, write
        self.heap = DeviceHeap(memory)

    def session(self, wanted: Iterable[str | None], formats: Sequence[str]) -> Session:
        """What one launch needs: ``wanted`` are its hidden arguments, ``formats`` its code object's format strings."""
        return Session(self, frozenset(wanted), formats)


class Session:
    """The services of one launch, as a context: at its end what is left is served, printed and given back.

    :attr:`addresses` are the hidden arguments that are provided.
    """

    def __init__(self, services: Services, wanted: Collection[str | None], formats: Sequence[str]) -> None:
        self._services = services
        self._messages = Messages()
        self._hostcalls: HostcallBuffer | None = None
        self._printf: PrintfBuffer | None = None
        self.addresses: dict[str, int] = {}
        # Few kernels want either.
        if "hidden_hostcall_buffer" in wanted:
            from .hostcall import HostcallBuffer

            self._hostcalls = HostcallBuffer(is_far=not services.memory.storage.is_host)
            self.addresses["hidden_hostcall_buffer"] = self._hostcalls.address
        if "hidden_printf_buffer" in wanted:
            from .printing import PrintfBuffer

            self._printf = PrintfBuffer(services.memory, formats)
            self.addresses["hidden_printf_buffer"] = self._printf.address
        if "hidden_heap_v1" in wanted:
            self.addresses["hidden_heap_v1"] = services.heap.state

    @property
    def has_work(self) -> bool:
        """Whether waves can wait for the host."""
        return self._hostcalls is not None

    def poll(self) -> None:
        """Serve everything that waves are waiting for."""
        if self._hostcalls is not None:
            self._hostcalls.serve(self._handle)

    def finish(self) -> None:
        """Serve what is left, and print what was buffered."""
        self.poll()
        self._services.heap.settle()
        if self._printf is not None:
            self._printf.flush(self._services.write)

    def _handle(self, service: int, words: Words) -> tuple[int, int]:
        if service == Service.PRINTF:
            from .printing import print_message

            answer, message = self._messages.add(words)
            return (answer, 0) if message is None else (print_message(message, self._services.write), 0)
        if service == Service.DEVICE_MEMORY:
            return self._services.heap.request(words[0], words[1]), 0
        names = {int(known): known.name.lower().replace("_", " ") for known in Service}
        raise ProtocolError(
            f"a kernel asks the host for service {service} ({names.get(service, 'unknown')}), which is not written; "
            "printing (2) and memory (3) are"
        )

    def __enter__(self) -> Session:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_error: object) -> None:
        try:
            # What stopped the kernel is what counts, not what it left half done.
            with contextlib.suppress(*(() if kind is None else (HipkitError,))):
                self.finish()
        finally:
            for buffer in (self._hostcalls, self._printf):
                if buffer is not None:
                    buffer.release()
