"""Where in a kernel something happened, and which access was refused: in words, for every engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ...fatbin.codeobject.source_lines import SourceLines
from ...fatbin.isa import Instruction
from ..errors import MemoryFault
from ..isa.builder import Space
from .backend import Dispatch, Size

_HEX_FROM = 256


@dataclass(frozen=True)
class Place:
    """An instruction of a dispatch; ``pc`` is its address in memory."""

    dispatch: Dispatch
    pc: int
    instruction: Instruction | None = None

    @cached_property
    def address(self) -> int:
        """The address in the code object, which is what disassembly shows."""
        segment = self.dispatch.image.segment_at(self.pc)
        return self.pc - segment.address + segment.linked if segment else self.pc

    @cached_property
    def line(self) -> str:
        """The source line, as ``file:line``; empty where it is not known."""
        found = SourceLines(self.dispatch.image.code.source).line_at(self.address)
        return str(found) if found else ""

    @property
    def text(self) -> str:
        """Mnemonic and place, for a message."""
        name = self.instruction.mnemonic if self.instruction else "instruction"
        return f"{name} at {self.address:#x}{f' ({self.line})' if self.line else ''}"

    def __str__(self) -> str:
        return f"kernel {self.dispatch.kernel}: {self.text}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """An access that memory refused: who, where to, how much."""

    space: str
    lane: int
    wave: int
    group: Size
    address: int
    size: int
    is_write: bool


def memory_fault(
    place: Place, refusal: Refusal, live: Sequence[tuple[int, int]], kept: Sequence[tuple[int, int]] = ()
) -> MemoryFault:
    """The error for a refused access; ``live`` are the allocations, as pairs of start and end, ``kept`` those that may only
    be read.
    """
    who = f"wave {refusal.wave} in workgroup ({','.join(map(str, refusal.group))})"
    if refusal.lane >= 0:
        who = f"lane {refusal.lane} of {who}"
    verb = "writes" if refusal.is_write else "reads"
    why = _why_kept(refusal, kept) or _why(place, refusal, live)
    message = f"{place}: {who} {verb} {_bytes(refusal.size)} at {_number(refusal)}, {why}"
    return MemoryFault(
        message, kernel=place.dispatch.kernel, instruction=str(place.instruction or ""), code_address=place.address,
        line=place.line, group=refusal.group, wave=refusal.wave, lane=refusal.lane, address=refusal.address,
        size=refusal.size, space=refusal.space,
    )  # fmt: skip


def _bytes(size: int) -> str:
    return f"{size} byte{'s' if size != 1 else ''}"


def _number(refusal: Refusal) -> str:
    if refusal.space in (Space.LDS, Space.SCRATCH) and refusal.address < _HEX_FROM:
        return str(refusal.address)
    return f"{refusal.address:#x}"


def _why_kept(refusal: Refusal, kept: Sequence[tuple[int, int]]) -> str:
    """Whether it writes where it may only read."""
    if refusal.is_write and refusal.space in (Space.GLOBAL, Space.FLAT):
        for start, end in kept:
            if start < refusal.address + refusal.size and refusal.address < end:
                return f"which it may only read: {_bytes(end - start)} at {start:#x}"
    return ""


def _why(place: Place, refusal: Refusal, live: Sequence[tuple[int, int]]) -> str:
    if refusal.space == Space.LDS:
        return f"outside the {place.dispatch.lds} bytes of LDS that its workgroup has"
    if refusal.space == Space.SCRATCH:
        return f"outside the {place.dispatch.scratch} bytes of scratch memory that a work-item has"
    return _near(refusal.address, refusal.size, live)


def _near(address: int, size: int, live: Sequence[tuple[int, int]]) -> str:
    """How a wrong address lies to what is allocated."""
    for start, end in live:
        if start <= address < end:
            return f"which leaves the allocation of {_bytes(end - start)} at {start:#x}: it ends {_bytes(address + size - end)} before"
    if not live:
        return "and nothing is allocated"
    start, end = min(live, key=lambda span: span[0] - address if address < span[0] else address - span[1])
    if address < start:
        return f"which is in no allocation; the nearest, of {_bytes(end - start)} at {start:#x}, is {_bytes(start - address)} above"
    return f"which is in no allocation; the nearest, of {_bytes(end - start)} at {start:#x}, ends {_bytes(address - end)} below"
