"""What waves of a launch tell the host, and the host them: why one has stopped, and that all are to stop."""

from __future__ import annotations

import ctypes
import mmap
import weakref
from enum import IntEnum

from ....fatbin.errors import HipkitError
from ...errors import KernelError
from ...isa.builder import Space
from ...isa.facts import facts_of
from ..access import READS, UPDATES, WRITES
from ..backend import Dispatch
from ..cpu.fetching import Fetcher
from ..cpu.layout import registers_of
from ..places import Place, Refusal, Who, memory_fault, trap
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


class Record(ctypes.Structure):
    """Words that a kernel writes, but for the last one."""

    _fields_ = (
        ("why", ctypes.c_uint32),
        ("pc", ctypes.c_uint32),
        ("group", ctypes.c_uint32 * 3),
        ("wave", ctypes.c_uint32),
        ("is_to_stop", ctypes.c_uint32),
        ("lane", ctypes.c_uint32),
        ("address", ctypes.c_uint64),
        ("what", ctypes.c_uint32),
    )


WHY, PC, GROUP, WAVE, STOP, LANE, ADDRESS, WHAT = (
    getattr(Record, name).offset for name in ("why", "pc", "group", "wave", "is_to_stop", "lane", "address", "what")
)


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

    def _refusal(self, who: Who) -> Refusal:
        record = self.record
        half, is_whole = record.what >> HALF_BIT & 1, record.what >> WHOLE_BIT & 1
        lane = -1 if is_whole else record.lane + half * THREADS
        does, space = DOES[record.what >> DOES_BIT & 3], SPACES[record.what >> SPACE_BIT & 7]
        size = record.what & (1 << DOES_BIT) - 1
        return Refusal(space, lane, who, record.address, size, does, SHARED_HIGH, PRIVATE_HIGH)

    def error(self, dispatch: Dispatch, around: Surroundings) -> HipkitError | None:
        """What a wave has stopped for; None where none has."""
        why, pc, (x, y, z) = self.record.why, self.record.pc, self.record.group
        if not why:
            return None
        setup = dispatch.setup
        facts = facts_of(dispatch.processor, setup.lanes)
        fetch = Fetcher.of_image(dispatch.image, facts, registers_of(setup, dispatch.processor))
        instruction = fetch(pc)
        if why == Why.ACCESS:
            refusal = self._refusal(Who(self.record.wave, (x, y, z)))
            return memory_fault(Place(dispatch, dispatch.image.base + pc, instruction), refusal, around)
        if why == Why.TRAP:
            return trap(Place(dispatch, dispatch.image.base + pc, instruction), Who(self.record.wave, (x, y, z)))
        return KernelError(
            f"kernel {dispatch.kernel} was stopped: {instruction} at {pc:#x} of the code object leads to no function of it "
            f"(group {x},{y},{z}, wave {self.record.wave})"
        )
