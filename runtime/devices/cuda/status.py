"""What waves of a launch tell the host, and the host them: why one has stopped, and that all are to stop."""

from __future__ import annotations

import ctypes
import mmap
import weakref
from enum import IntEnum

from ....fatbin.errors import HipkitError
from ...errors import KernelError, MemoryFault
from ...isa.builder import Space
from ...isa.facts import facts_of
from ..access import READS, UPDATES, WRITES
from ..backend import Dispatch
from ..cpu.fetching import Fetcher
from ..cpu.layout import registers_of
from ..places import Place, Refusal, Who, jump_fault, memory_fault, trap
from ..surroundings import Surroundings
from .host_pages import HostPages
from .ptx_text import PRIVATE_HIGH, SHARED_HIGH, THREADS

DOES = (READS, WRITES, UPDATES)
"""What an access does, as records number it."""
SPACES = (Space.GLOBAL, Space.LDS, Space.SCRATCH, Space.FLAT, Space.BUFFER)
"""And the spaces."""


class Why(IntEnum):
    """Why a wave has stopped the launch."""

    TRAP = 1
    JUMP = 2
    ACCESS = 3


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
        x, y, z = self.group
        return Who(self.wave, (x, y, z))

    @property
    def refusal(self) -> Refusal:
        """The access."""
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


class Status:
    """The record of the launches of one thread, in a page that their kernels use."""

    def __init__(self, pages: HostPages) -> None:
        self._memory = mmap.mmap(-1, mmap.PAGESIZE)
        self.record = Record.from_buffer(self._memory)
        self.address = ctypes.addressof(self.record)
        pages.map(self.address, ctypes.sizeof(Record))
        weakref.finalize(self, pages.unmap, self.address, ctypes.sizeof(Record)).atexit = False

    def begin(self) -> None:
        """A new launch."""
        self._memory[: ctypes.sizeof(Record)] = bytes(ctypes.sizeof(Record))

    def stop(self) -> None:
        """Have all waves end that look."""
        self.record.is_to_stop = 1

    @property
    def has_entries(self) -> bool:
        """Whether a wave has said anything."""
        return bool(self.record.stopped.why or self.record.overrun.why)

    def error(self, dispatch: Dispatch, around: Surroundings) -> HipkitError | None:
        """What a wave has stopped for; None where none has."""
        entry = self.record.stopped
        if not entry.why:
            return None
        place = _place(dispatch, entry)
        if entry.why == Why.ACCESS:
            return memory_fault(place, entry.refusal, around)
        if entry.why == Why.TRAP:
            return trap(place, entry.who)
        segment = dispatch.image.segment_at(entry.address)
        if segment is None or not segment.executable:
            return jump_fault(dispatch, place, entry.who, entry.address, around)
        x, y, z = entry.group
        return KernelError(
            f"kernel {dispatch.kernel} was stopped: {place.instruction} at {entry.pc:#x} of the code object leads to no function "
            f"of it (group {x},{y},{z}, wave {entry.wave})"
        )

    def overrun(self, dispatch: Dispatch, around: Surroundings) -> MemoryFault | None:
        """The first read past the end of memory that did not stop the kernel."""
        entry = self.record.overrun
        return memory_fault(_place(dispatch, entry), entry.refusal, around) if entry.why else None


def _place(dispatch: Dispatch, entry: Entry) -> Place:
    setup = dispatch.setup
    facts = facts_of(dispatch.processor, setup.lanes)
    fetch = Fetcher.of_image(dispatch.image, facts, registers_of(setup, dispatch.processor))
    return Place(dispatch, dispatch.image.base + entry.pc, fetch(entry.pc))
