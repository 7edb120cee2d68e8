"""Accesses that leave the allocation which a kernel argument points to for another live one.

Where the address of an access comes from is found once for each kernel. The engine looks for the allocation of an access
when it is another than the last one of the same instruction, and then compares it with that of the argument: all other
accesses cost what they cost without this.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from typing import Any

from ....fatbin.isa import Instruction
from ...isa.not_carried_out import NoInstructionError
from ...isa.provenance.analysis import Provenance
from ...isa.provenance.origins import HIGH, IMAGE, LOW, PRIVATE, SHARED, UNKNOWN, Origin, argument, constant, led_to_by
from ..backend import Dispatch, Size
from ..findings import ERROR, KernelFinding, Site
from ..places import Place
from . import structures
from .compiler.code import Code
from .layout import offset_of
from .ranges import Ranges, Span
from .structures import Launch
from .structures import Origin as Row

_DOES = {structures.READ: "reads", structures.WRITE: "writes", structures.ATOMIC: "updates atomically"}
_WHOLE_WAVE = 0xFFFFFFFF
_TEXT = "an access through a pointer to one allocation reaches another"
_HINT = "an index that is too large, too small, or meant for other memory leads from one to the other"
_WORD, _MASK = 4, 0xFFFFFFFF
_OTHERS = frozenset((UNKNOWN, LOW, HIGH, SHARED, PRIVATE))
"""What else than the pointers of a launch an address may come from."""
_NO_LIMIT = 0xFFFFFFFF
_SWIZZLED = 1 << 31
"""Words of the buffer through which kernels of gfx9 and gfx10 access scratch memory."""


class Strays:
    """What the launches of one dispatch have accessed that their arguments do not point to."""

    def __init__(self, dispatch: Dispatch, code: Code) -> None:
        self._dispatch, self._code = dispatch, code
        self._addresses = provenance_of(dispatch, code).addresses
        words = {word for pair in self._addresses.values() for origin in pair for word in origin.words}
        self._led_to = sorted({at for word in words for at in _way_to(word)})
        """The words that pointers lead to, those that fewer pointers lead to first."""
        self._live: Sequence[Span] = ()
        self._known: object = None
        """The arguments and allocations for which there are rows."""
        self._rows: Any = None
        self._arguments: list[int] = []
        """By row, the offset of the argument."""

    def begin(self, launch: Launch, ranges: Ranges) -> bool:
        """Prepare the rows of a launch; returns whether they are others than those of the last one."""
        self._live = ranges.live
        words = self._words()
        known = (words, tuple(ranges.live))
        is_new = known != self._known
        if is_new:
            self._known = known
            self._fill(words, ranges.live)
        for row in self._rows or ():
            row.count = 0
        launch.origins = ctypes.addressof(self._rows) if self._rows is not None else 0
        return is_new

    def _words(self) -> dict[int, int]:
        """The words of the arguments, by offset."""
        dispatch, found = self._dispatch, dict[int, int]()
        sgprs, setup = dispatch.setup.sgprs, dispatch.setup
        if setup.kernarg is not None:
            address = sgprs[setup.kernarg] | sgprs[setup.kernarg + 1] << 32
            end = next((end for start, end in dispatch.readable if start <= address < end), address)
            words = (ctypes.c_uint32 * ((end - address) // _WORD)).from_address(address)
            found = {_WORD * n: word for n, word in enumerate(words)}
        if setup.preloaded is not None:
            first, start, end = setup.preloaded
            found |= {at: sgprs[n] for n, at in enumerate(range(start, end, _WORD), first)}
        found[IMAGE], found[IMAGE + _WORD] = dispatch.image.base & _MASK, dispatch.image.base >> 32
        for word in self._led_to:
            if (value := self._read(word, found)) is not None:
                found[word] = value
        return found

    def _read(self, word: int, known: dict[int, int]) -> int | None:
        """The word that a pointer leads to; the shorter names come first, so that is among the known ones."""
        pointer, offset = led_to_by(word) or (0, 0)
        address = (known.get(pointer, 0) | known.get(pointer + _WORD, 0) << 32) + offset
        is_live = any(start <= address and address + _WORD <= end for start, end in self._live)
        return ctypes.c_uint32.from_address(address).value if is_live else None

    def _fill(self, words: dict[int, int], live: Sequence[Span]) -> None:
        image = self._dispatch.image
        whole = image.base, image.base + image.size
        spans = _touching(sorted({whole, *(span for span in live if not whole[0] <= span[0] < whole[1])}))
        pointers = {}
        for at in words:
            value = words[at] | words.get(at + _WORD, 0) << 32
            span = next((span for span in spans if span[0] <= value < span[1]), None)
            if span is not None:
                pointers[at] = span
        meant = {pair: _pointer(*pair, pointers) for pair in set(self._addresses.values())}
        found = [(pc, meant[pair]) for pc, pair in sorted(self._addresses.items())]
        rows = [(pc, at) for pc, at in found if at is not None]
        self._arguments = [at for _, at in rows]
        self._rows = None
        if rows:
            # The word before the first row is their count.
            self._memory = ctypes.create_string_buffer(8 + len(rows) * ctypes.sizeof(Row))
            ctypes.c_uint64.from_buffer(self._memory).value = len(rows)
            self._rows = (Row * len(rows)).from_buffer(self._memory, 8)
            for row, (pc, at) in zip(self._rows, rows, strict=True):
                low, high = pointers[at]
                row.pc, row.low, row.size = pc, low, high - low

    def findings(self, ranges: Ranges) -> Iterator[KernelFinding]:
        """What the last launch has found."""
        for row, at in zip(self._rows or (), self._arguments, strict=True):
            if row.count:
                yield self._finding(row, at, ranges)

    def _finding(self, row: Row, at: int, ranges: Ranges) -> KernelFinding:
        dispatch = self._dispatch
        place = Place(dispatch, dispatch.image.base + offset_of(row.pc), self._instruction(row.pc))
        name = place.instruction.mnemonic if place.instruction else ""
        lane = -1 if row.lane == _WHOLE_WAVE else row.lane
        site = Site(_DOES[row.kind], name, place.address, place.line, self._group(row.group), row.wave, lane)
        low, high = next(span for span in ranges.live if span[0] <= row.address < span[1])
        meant = f"{self._named_as(at)} points to {row.size:,} bytes at {row.low:#x}"
        offset, size = row.address - low, row.bytes
        if offset % size == 0 and (high - low) % size == 0:
            what = (
                f"of element {offset // size:,} of {(high - low) // size:,} × {size} bytes at {low:#x}, where {meant}"
            )
        else:
            what = f"of byte {offset:,} of {high - low:,} bytes at {low:#x}, where {meant}"
        return KernelFinding("mem", "other-allocation", ERROR, dispatch.kernel, _TEXT, (site,), what, _HINT, row.count)

    def _instruction(self, pc: int) -> Instruction | None:
        try:
            return self._code.fetch(pc)
        except NoInstructionError:
            return None

    def _group(self, number: int) -> Size:
        x, y, _ = self._dispatch.groups
        return number % x, number // x % y, number // (x * y)

    def _named_as(self, at: int) -> str:
        """An argument, in words."""
        kernel = self._dispatch.image.kernels.get(self._dispatch.kernel)
        for one in kernel.kernel.arguments if kernel is not None else ():
            if one.offset == at and one.name:
                return f"the argument {one.name}"
        if (led := led_to_by(at)) is not None:
            return f"the pointer at byte {led[1]} of what {self._named_as(led[0])} points to"
        return f"the argument at byte {at}"


def _way_to(word: int) -> Iterator[int]:
    """The words of the pair that a word is in, and of the pointers that lead there, but for those of the arguments."""
    led = led_to_by(word)
    if led is not None:
        yield from _way_to(led[0])
        yield from (word & ~7, word | 4)


def provenance_of(dispatch: Dispatch, code: Code) -> Provenance:
    """What is known of the accesses of a kernel."""
    return code.provenance(dispatch.entry - dispatch.image.base, _at_entry(dispatch))


def _at_entry(dispatch: Dispatch) -> dict[tuple[str, int], Origin]:
    """Where the contents of the registers come from that waves begin with."""
    setup, found = dispatch.setup, dict[tuple[str, int], Origin]()
    if (setup.sgprs.get(1), setup.sgprs.get(2)) == (_SWIZZLED, _NO_LIMIT):
        found |= {("s", n): constant(setup.sgprs[n]) for n in range(4)}
    if setup.scratch_offset is not None:
        found["s", setup.scratch_offset] = constant(0)
    if setup.kernarg is not None:
        found |= {("s", setup.kernarg): argument(LOW), ("s", setup.kernarg + 1): argument(HIGH)}
    if setup.preloaded is not None:
        first, start, end = setup.preloaded
        found |= {("s", n): argument(at) for n, at in enumerate(range(start, end, _WORD), first)}
    return found


def _touching(live: Sequence[Span]) -> list[Span]:
    """Allocations, as one where they touch: a program has mapped those one after another."""
    found: list[Span] = []
    for low, high in live:
        if found and low <= found[-1][1]:
            found[-1] = (found[-1][0], max(high, found[-1][1]))
        else:
            found.append((low, high))
    return found


def _pointer(low: Origin, high: Origin, pointers: dict[int, Span]) -> int | None:
    """The one argument that an address is in the memory of, whatever it is; None where it is not known to be one."""
    halves = pointers.keys() | {at + _WORD for at in pointers} | _OTHERS
    if (low.hidden | high.hidden) & halves:
        return None
    lows = [term for term in low.terms if term[0] in halves]
    highs = [term for term in high.terms if term[0] in halves]
    if len(lows) != 1 or lows[0][1] != 1 or lows[0][0] not in pointers:
        return None
    at = lows[0][0]
    return at if highs == [(at + _WORD, 1)] else None
