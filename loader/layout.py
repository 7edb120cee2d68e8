"""Plans the addresses of a code object's segments, and checks them against the file and each other."""

from __future__ import annotations

from collections.abc import Iterator

from ..fatbin.codeobject.code_object import CodeObject
from ..fatbin.codeobject.elf64 import PF_W, PF_X, SEGMENT, Segment
from ..fatbin.errors import FormatError
from ..fatbin.records import dataclass
from ..fatbin.schema import align_up

SMALLEST_ALIGNMENT = 256
"""Kernels begin on this boundary, wherever their segment begins."""
ADDRESS_SPACE = 1 << 64
SLOT = 8
"""Bytes of an address."""
PF_R = 4
_SEGMENTS_AT = 32


@dataclass(frozen=True, slots=True)
class LoadedSegment:
    """A part of an image with one kind of access; :attr:`linked` is the address it was linked for."""

    address: int
    size: int
    linked: int
    readable: bool
    writable: bool
    executable: bool

    def holds(self, address: int, size: int) -> bool:
        """Whether ``size`` bytes from ``address`` are in it."""
        return self.address <= address and address + size <= self.address + self.size


@dataclass(frozen=True, slots=True)
class Layout:
    """What is to be reserved, in the addresses that the code object was linked for.

    ``slots`` is the address of a table of addresses after the segments, for relocations that want one.
    """

    start: int
    end: int
    alignment: int
    segments: tuple[Segment, ...]
    slots: int

    @property
    def size(self) -> int:
        """How many bytes to reserve."""
        return self.end - self.start

    def segment_of(self, address: int, size: int) -> Segment | None:
        """The segment that holds ``size`` bytes from an address, all of them."""
        for segment in self.segments:
            if segment.address <= address and address + size <= segment.address + segment.memory_size:
                return segment
        return None

    def placed(self, delta: int) -> Iterator[LoadedSegment]:
        """The segments as they are in memory, ``delta`` bytes from where they were linked for."""
        for segment in self.segments:
            flags = segment.flags
            yield LoadedSegment(
                segment.address + delta, segment.memory_size, segment.address,
                bool(flags & PF_R), bool(flags & PF_W), bool(flags & PF_X),
            )  # fmt: skip
        if self.end > self.slots:
            yield LoadedSegment(self.slots + delta, self.end - self.slots, self.slots, True, False, False)


def layout_of(code: CodeObject, slots: int) -> Layout:
    """The layout with room for ``slots`` addresses; raises a :class:`~hipkit.FormatError` where segments are wrong."""
    segments, end, alignment = [], 0, SMALLEST_ALIGNMENT
    for number, segment in enumerate(code.segments):
        if not segment.is_loaded or not segment.memory_size:
            continue
        if fault := _fault(segment, end, code.source.size):
            at = int.from_bytes(code.source.read(_SEGMENTS_AT, 8), "little") + number * SEGMENT.size
            raise segment_error(code, fault, number, at)
        segments.append(segment)
        end, alignment = segment.address + segment.memory_size, max(alignment, segment.alignment)
    if not segments:
        raise code.source.error("there is nothing to load", container=code.kind, field="segments", rule="code-object")
    start = segments[0].address & -alignment
    table = align_up(end, SLOT)
    end = table + slots * SLOT if slots else end
    return Layout(start, end, alignment, tuple(segments), table if slots else end)


def segment_error(code: CodeObject, fault: str, number: int, at: int) -> FormatError:
    """What is wrong with a program header."""
    where = f"segment {number}"
    return code.source.error(fault, at=min(at, code.source.size), container=code.kind, field=where, rule="code-object")


def _fault(segment: Segment, previous_end: int, file_size: int) -> str | None:
    """What is wrong with a segment after one that ends at ``previous_end``."""
    file_end = segment.offset + segment.file_size
    end = segment.address + segment.memory_size
    if segment.file_size > segment.memory_size:
        return f"{segment.file_size:#x} bytes of the file do not fit in {segment.memory_size:#x} bytes of memory"
    if file_end > file_size:
        return f"reaches to {file_end:#x}, but the file ends at {file_size:#x}"
    if end > ADDRESS_SPACE - (1 << 32):
        return f"{segment.memory_size:#x} bytes at {segment.address:#x} are more than there are addresses"
    if segment.address < previous_end:
        return f"begins at {segment.address:#x}, and the segment before it ends at {previous_end:#x}"
    if segment.alignment & (segment.alignment - 1) or segment.alignment > ADDRESS_SPACE >> 1:
        return f"its alignment {segment.alignment:#x} is no power of two"
    return None
