"""All that a host does for the kernels of a device, in one place: what is asked for in a launch, and serving it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum

from ..memory import DeviceMemory
from .heap import DeviceHeap
from .hostcall import HostcallBuffer, Words
from .messages import Messages, ProtocolError
from .printing import PrintfBuffer, Write, print_message, write_out


class Service(IntEnum):
    """What a hostcall asks for, as ROCm's device libraries number it."""

    FUNCTION_CALL = 1
    PRINTF = 2
    DEVICE_MEMORY = 3
    SANITIZER = 4


class Services:
    """The services of one device. Buffers are made when a kernel first asks for one."""

    def __init__(self, memory: DeviceMemory, write: Write = write_out) -> None:
        self.write = write
        self._memory = memory
        self._heap = DeviceHeap(memory)
        self._hostcalls: HostcallBuffer | None = None
        self._printf: PrintfBuffer | None = None
        self._messages = Messages()

    def addresses(self, wanted: Iterable[str | None], formats: Sequence[str]) -> dict[str, int]:
        """The hidden arguments among ``wanted`` that services provide; ``formats`` are the code object's."""
        found = {}
        for name in wanted:
            if name == "hidden_hostcall_buffer":
                self._hostcalls = self._hostcalls or HostcallBuffer(self._memory)
                found[name] = self._hostcalls.address
            elif name == "hidden_heap_v1":
                found[name] = self._heap.state
            elif name == "hidden_printf_buffer" and formats:
                self.close_printf()
                self._printf = PrintfBuffer(self._memory, formats)
                found[name] = self._printf.address
        return found

    @property
    def has_work(self) -> bool:
        """Whether kernels can ask for anything."""
        return self._hostcalls is not None

    def poll(self) -> None:
        """Serve everything that waves are waiting for."""
        if self._hostcalls is not None:
            self._hostcalls.serve(self._handle)

    def finish(self) -> None:
        """After a launch, whichever way it ended: serve what is left, and print what was buffered."""
        try:
            self.poll()
        finally:
            self.close_printf()

    def close_printf(self) -> None:
        """Print what is in the printf buffer, and give it back."""
        buffer, self._printf = self._printf, None
        if buffer is not None:
            try:
                buffer.flush(self.write)
            finally:
                buffer.release()

    def reset(self) -> None:
        """Forget what waves were in the middle of: after a launch that was stopped, nobody goes on with it."""
        if self._hostcalls is not None:
            self._hostcalls.release()
        self._hostcalls, self._messages = None, Messages()

    def _handle(self, service: int, words: Words) -> tuple[int, int]:
        if service == Service.PRINTF:
            answer, message = self._messages.add(words)
            return (answer, 0) if message is None else (print_message(message, self.write), 0)
        if service == Service.DEVICE_MEMORY:
            return self._heap.request(words[0], words[1]), 0
        names = {int(known): known.name.lower().replace("_", " ") for known in Service}
        raise ProtocolError(
            f"a kernel asks the host for service {service} ({names.get(service, 'unknown')}), which is not written; "
            "printing (2) and memory (3) are"
        )
