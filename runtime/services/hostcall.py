"""The hostcall buffer: packets from waves to the host, each with a slot for every lane.

A wave takes a packet from the free stack, fills it in, pushes it onto the ready stack and waits until the host clears
the packet's ready bit. Layout and protocol: ``__ockl_hostcall_internal`` in ROCm's device libraries.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from functools import lru_cache

from ...fatbin.records import NamedTuple
from ...fatbin.schema import align_up
from ..memory.host import MemoryKind, host_memory
from ..memory.transfer import load, read, store, write
from .atomic import exchange

BUFFER = struct.Struct("<QQQQQQ")
HEADER = struct.Struct("<QQII")
FREE, READY = 24, 32
"""Where the tops of the two stacks are in the buffer."""
LANES, WORDS = 64, 8
SLOT = WORDS * 8
PAYLOAD = LANES * SLOT
SIGNAL_SIZE = 64
SIGNAL_KIND_USER = 1
PACKETS = 1024
"""How many waves can be waiting for the host at once; more than are resident on any device."""
CONTROL = 20

Words = tuple[int, ...]
Handler = Callable[[int, Words], tuple[int, int]]
"""Serves one lane's request: the service and eight words, to the two words it gets back."""


class Request(NamedTuple):
    """A packet that a wave has handed over."""

    service: int
    lanes: int
    number: int


def index_mask(packets: int) -> int:
    """The bits of a packet's name that are its number; the others are a tag that changes with each use."""
    return (1 << max(1, (packets - 1).bit_length())) - 1


@lru_cache(maxsize=4)
def free_stack(packets: int) -> tuple[bytes, int]:
    """The headers of packets that are all free, chained, and the top. Packet 0 has a tag: a bare 0 is the end."""
    following, headers = 0, []
    for index in range(packets):
        headers.append(HEADER.pack(following, 0, 0, 0))
        following = index or index_mask(packets) + 1
    return b"".join(headers), following


class HostcallBuffer:
    """A hostcall buffer in pinned memory, which kernels and the host use at once; :attr:`address` goes to the kernel."""

    def __init__(self, packets: int = PACKETS, *, is_far: bool = False) -> None:
        self._packets = packets
        self._is_far = is_far
        """Whether kernels and the host change memory without seeing each other's atomic operations: then the host takes
        nothing off the stack, and remembers how far it has come."""
        self._seen = 0
        headers = align_up(BUFFER.size, 64)
        payloads = align_up(headers + packets * HEADER.size, 64)
        signal = payloads + packets * PAYLOAD
        self.address = host_memory().allocate(signal + SIGNAL_SIZE).address
        self._headers, self._payloads = self.address + headers, self.address + payloads
        self._mask = index_mask(packets)
        # Without an event mailbox there is no interrupt: the host looks at the ready stack itself.
        write(self.address + signal, SIGNAL_KIND_USER.to_bytes(8, "little"))
        chain, top = free_stack(packets)
        write(self._headers, chain)
        write(self.address, BUFFER.pack(self._headers, self._payloads, self.address + signal, top, 0, self._mask))

    def serve(self, handle: Handler) -> int:
        """Answer all packets that are ready, oldest first; how many there were."""
        served = 0
        while pending := list(self._take_ready()):
            for request in reversed(pending):
                self._answer(request, handle)
            served += len(pending)
        return served

    def _take_ready(self) -> Iterator[Request]:
        """The packets that are ready, newest first, taken off the stack all at once."""
        top, end = load(self.address + READY, 8), 0
        if self._is_far:
            end, self._seen = self._seen, top
        elif top:
            top = exchange(self.address + READY, 0)
        # A packet that is used again has another tag, so that what was on top is met as it was then.
        while top not in (0, end):
            index = top & self._mask
            following, lanes, service, _ = HEADER.unpack(read(self._headers + index * HEADER.size, HEADER.size))
            yield Request(service, lanes, index)
            top = following

    def _answer(self, request: Request, handle: Handler) -> None:
        payload = self._payloads + request.number * PAYLOAD
        try:
            for lane in range(LANES):
                if request.lanes >> lane & 1:
                    at = payload + lane * SLOT
                    words = struct.unpack("<8Q", read(at, SLOT))
                    write(at, struct.pack("<QQ", *handle(request.service, words)))
        finally:
            # The wave may go on: everything it will read is written by now.
            store(self._headers + request.number * HEADER.size + CONTROL, 0, 4)

    def release(self) -> None:
        host_memory().remove(self.address, MemoryKind.PINNED)
