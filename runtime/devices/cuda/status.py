"""What waves of a launch tell the host, and the host them: why one has stopped, and that all are to stop."""

from __future__ import annotations

import ctypes
import mmap
import weakref
from enum import IntEnum
from typing import TYPE_CHECKING

from ....fatbin.errors import HipkitError
from ....fatbin.schema import align_up
from ...errors import KernelError, MemoryFault
from ...isa.builder import Space
from ...isa.facts import facts_of
from ...isa.not_carried_out import UnknownOperationError
from ...isa.transfer import REASONS
from ...isa.transfer import Refusal as TensorRefusal
from ..access import READS, UPDATES, WRITES
from ..backend import Dispatch
from ..surroundings import Surroundings
from .host_pages import HostPages
from .ptx_text import PRIVATE_HIGH, SHARED_HIGH, THREADS

if TYPE_CHECKING:
    from ..places import Place, Refusal, Who

DOES = (READS, WRITES, UPDATES)
"""What an access does, as records number it."""
SPACES = (Space.GLOBAL, Space.LDS, Space.SCRATCH, Space.FLAT, Space.BUFFER)
"""And the spaces."""


class Why(IntEnum):
    """Why a wave has stopped the launch."""

    TRAP = 1
    JUMP = 2
    ACCESS = 3
    MODE = 4
    BARRIER = 5
    TENSOR = 6


DOES_BIT, SPACE_BIT, HALF_BIT, WHOLE_BIT = 8, 12, 16, 17
"""The first bits of what an access is, after the number of its bytes: what it does, its space, whether it is of the second half of
a wave of 64 lanes, and whether it is of the wave as a whole."""


class Entry(ctypes.Structure):
    """What a wave says: where it is, and of an access what it is."""

    _fields_ = (
        ("why", ctypes.c_uint32),
        ("pc", ctypes.c_uint32),
        ("group", ctypes.c_uint32 * 3),
        ("wave", ctypes.c_uint32),
        ("lane", ctypes.c_uint32),
        ("what", ctypes.c_uint32),
        ("address", ctypes.c_uint64),
    )

    @property
    def who(self) -> Who:
        """The wave."""
        from ..places import Who  # which imports the decoder, and of most launches there is nothing to say

        x, y, z = self.group
        return Who(self.wave, (x, y, z))

    @property
    def refusal(self) -> Refusal:
        """The access."""
        from ..places import Refusal

        half, is_whole = self.what >> HALF_BIT & 1, self.what >> WHOLE_BIT & 1
        lane = -1 if is_whole else self.lane + half * THREADS
        does, space = DOES[self.what >> DOES_BIT & 3], SPACES[self.what >> SPACE_BIT & 7]
        size = self.what & (1 << DOES_BIT) - 1
        return Refusal(space, lane, self.who, self.address, size, does, SHARED_HIGH, PRIVATE_HIGH)


class Record(ctypes.Structure):
    """What kernels write, but for the last word."""

    _fields_ = (("stopped", Entry), ("overrun", Entry), ("is_to_stop", ctypes.c_uint32))


WHY, PC, GROUP, WAVE, LANE, WHAT, ADDRESS = (
    getattr(Entry, name).offset for name in ("why", "pc", "group", "wave", "lane", "what", "address")
)
OVERRUN, STOP = Record.overrun.offset, Record.is_to_stop.offset
_STOPPED, _OVERRUN = WHY // 4, (OVERRUN + WHY) // 4
"""Where a record says why, in words."""
STEP = 128
"""Bytes from a record to the next."""
_EMPTY = bytes(ctypes.sizeof(Record))


class Statuses:
    """The records of the launches of one stream, ``count`` of which may run: in pages that their kernels use."""

    def __init__(self, pages: HostPages, count: int) -> None:
        self._memory = mmap.mmap(-1, align_up(count * STEP, mmap.PAGESIZE))
        view = memoryview(self._memory)
        self._each = [Status(view[at : at + ctypes.sizeof(Record)]) for at in range(0, count * STEP, STEP)]
        self.addresses = [status.address for status in self._each]
        pages.map(self.addresses[0], count * STEP)
        weakref.finalize(self, pages.unmap, self.addresses[0], count * STEP).atexit = False

    def begin(self, number: int) -> Status:
        """The empty record of a new launch."""
        found = self._each[number % len(self._each)]
        found.clear()
        return found


class Status:
    """The record of a launch."""

    def __init__(self, memory: memoryview) -> None:
        self._memory = memory
        self.record = Record.from_buffer(memory)
        self.address = ctypes.addressof(self.record)
        self._words = memory.cast("I")

    def clear(self) -> None:
        """A new launch."""
        self._memory[:] = _EMPTY

    def stop(self) -> None:
        """Have all waves end that look."""
        self.record.is_to_stop = 1

    @property
    def has_entries(self) -> bool:
        """Whether a wave has said anything."""
        return bool(self._words[_STOPPED] or self._words[_OVERRUN])

    def error(self, dispatch: Dispatch, around: Surroundings) -> HipkitError | None:
        """What a wave has stopped for; None where none has."""
        entry = self.record.stopped
        if not entry.why:
            return None
        from ..places import jump_fault, memory_fault, no_such_barrier, trap, unknown_tensor

        place = _place(dispatch, entry)
        if entry.why == Why.ACCESS:
            return memory_fault(place, entry.refusal, around)
        if entry.why == Why.TRAP:
            return trap(place, entry.who)
        if entry.why in (Why.BARRIER, Why.TENSOR):
            unknown = (
                no_such_barrier(place, entry.who, entry.address)
                if entry.why == Why.BARRIER
                else unknown_tensor(place, entry.who, REASONS[TensorRefusal(entry.address)])
            )
            return UnknownOperationError(f"kernel {dispatch.kernel}: {unknown}")
        x, y, z = entry.group
        stopped, wave = (
            f"kernel {dispatch.kernel} was stopped: {place.instruction} at {entry.pc:#x}",
            f"(group {x},{y},{z}, wave {entry.wave})",
        )
        if entry.why == Why.MODE:
            return KernelError(f"{stopped} sets MODE to {entry.address:#x}, for which it was not translated {wave}")
        segment = dispatch.image.segment_at(entry.address)
        if segment is None or not segment.executable:
            return jump_fault(dispatch, place, entry.who, entry.address, around)
        return KernelError(f"{stopped} of the code object leads to no function of it {wave}")

    def overrun(self, dispatch: Dispatch, around: Surroundings) -> MemoryFault | None:
        """The first read past the end of memory that did not stop the kernel."""
        from ..places import memory_fault

        entry = self.record.overrun
        return memory_fault(_place(dispatch, entry), entry.refusal, around) if entry.why else None


def _place(dispatch: Dispatch, entry: Entry) -> Place:
    from ..cpu.fetching import Fetcher
    from ..cpu.layout import registers_of
    from ..places import Place

    setup = dispatch.setup
    facts = facts_of(dispatch.processor, setup.lanes)
    fetch = Fetcher.of_image(dispatch.image, facts, registers_of(setup, dispatch.processor))
    return Place(dispatch, dispatch.image.base + entry.pc, fetch(entry.pc))
