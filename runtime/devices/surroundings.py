"""The memory that a launch may access, and explanations why an address may not be used."""

from __future__ import annotations

from collections.abc import Sequence

from ...fatbin.records import dataclass
from ...loader.image import LoadedImage
from ..memory.allocation import CodeSpan

NEAR = 4 << 20
"""The most bytes between an address and an allocation that an error message mentions."""
NULL_PAGE = 64 << 10
"""Addresses below are null pointers, or members of what one points to."""
ADDRESS_BITS = 48
"""Significant bits of an address; the bits above repeat the highest."""
_STEP = 4
"""The alignment of instructions in bytes."""

Span = tuple[int, int]
"""A start and an end."""


@dataclass(frozen=True)
class Surroundings:
    """Memory around an access, or a jump, that is refused."""

    image: LoadedImage
    live: Sequence[Span]
    """The spans that may be read, sorted."""
    read_only: Sequence[Span] = ()
    """The spans among them that may not be written to."""
    code: Sequence[CodeSpan] = ()
    """The spans of code among those."""
    given: Sequence[Span] = ()
    """The arguments of the launch, and its packet."""

    def why_not(self, address: int, size: int, *, is_write: bool) -> str:
        """Why an access to global memory is refused."""
        return (self._why_read_only(address, size) if is_write else "") or self._near(address, size)

    def why_no_code(self, address: int) -> str:
        """Why a wave cannot continue at an address."""
        for reason in (self._why_no_code_here, self._why_no_code_there):
            if found := reason(address):
                return found
        return self._near(address, _STEP)

    def _why_no_code_here(self, address: int) -> str:
        """The reason for an address in the kernel's own code object."""
        image = self.image
        if not image.base <= address < image.base + image.size:
            return ""
        segment = image.segment_at(address)
        if segment is not None and segment.executable:
            return f"which is no multiple of {_STEP}, as addresses of instructions are"
        if segment is not None:
            return f"which is data of its code object, at {address - segment.address + segment.linked:#x} there, and no code"
        before = max((s for s in image.segments if s.address <= address), key=lambda s: s.address, default=None)
        if before is not None and before.executable:
            past = address - before.address - before.size
            return f"which is {bytes_of(past)} past the end of its code" if past else "where its code ends"
        return "which is between the parts of its code object"

    def _why_no_code_there(self, address: int) -> str:
        """The reason for an address in other memory."""
        for span in self.code:
            if span.start <= address < span.end:
                if address % _STEP:
                    return f"which is no multiple of {_STEP}, as addresses of instructions are"
                return f"which is code of another code object ({span.name}) that this kernel cannot run"
        for start, end in self.given:
            if start <= address < end:
                return f"which is in the arguments of the launch, {bytes_of(end - start)} at {start:#x}, and no code"
        for start, end in self.live:
            if start <= address < end:
                return f"which is in the allocation of {bytes_of(end - start)} at {start:#x}, and no code"
        return ""

    def _why_read_only(self, address: int, size: int) -> str:
        """The reason for a write to read-only memory."""
        for code in self.code:
            if code.start < address + size and address < code.end:
                whose = "its code object" if self.image.segment_at(code.start) else f"the code object {code.name}"
                return f"which is code of {whose}: that may only be read"
        for start, end in self.read_only:
            if start < address + size and address < end:
                return f"which it may only read: {bytes_of(end - start)} at {start:#x}"
        return ""

    def _near(self, address: int, size: int) -> str:
        """Where a wrong address is relative to allocations."""
        for start, end in self.live:
            if start <= address < end:
                return f"which leaves the allocation of {bytes_of(end - start)} at {start:#x}: it ends {bytes_of(address + size - end)} before"
        if strange := _strange(address):
            return strange
        if not self.live:
            return "and nothing is allocated"
        start, end = min(self.live, key=lambda span: _distance(address, span))
        if _distance(address, (start, end)) > NEAR:
            return "which is in no allocation, and none is near"
        if address < start:
            return f"which is in no allocation; the nearest, of {bytes_of(end - start)} at {start:#x}, is {bytes_of(start - address)} above"
        ends = f"{bytes_of(address - end)} below" if address > end else "right there"
        return f"which is in no allocation; the nearest, of {bytes_of(end - start)} at {start:#x}, ends {ends}"


def bytes_of(count: int) -> str:
    """A number of bytes."""
    return f"{count} byte{'s' if count != 1 else ''}"


def _distance(address: int, span: Span) -> int:
    start, end = span
    return start - address if address < start else address - end


def _strange(address: int) -> str:
    """The kind of an address that no allocation can have, such as a null pointer."""
    below = (1 << 64) - address
    if address == 0:
        return "which is a null pointer"
    if address < NULL_PAGE:
        return f"which is {bytes_of(address)} above a null pointer"
    if below <= NULL_PAGE:
        return f"which is {bytes_of(below)} below a null pointer"
    if 0 < address >> (ADDRESS_BITS - 1) < (1 << (65 - ADDRESS_BITS)) - 1:
        return f"which is no address: those have {ADDRESS_BITS} bits"
    return ""
