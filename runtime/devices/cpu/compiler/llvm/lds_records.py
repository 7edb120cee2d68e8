"""Records of plain accesses to LDS, which emitted code writes for native/lds_log.h to look for races in.

Accesses of a fast path, whose patterns its guard has tested, share a record: the first address of each strip for each
register, and a constant for each access. It is written where they end, so that loads are free to move.
"""

from __future__ import annotations

from collections.abc import Sequence

from ......fatbin.records import dataclass, field
from .....isa.builder import Address
from .....isa.values import I32, I64, Lane, Mask, Uniform
from ...structures import (
    ALIKE_IN_STRIPS,
    EACH_LANE,
    FORM_OF_RECORD_AT,
    IN_ROWS,
    KIND_OF_RECORD_AT,
    SEVERAL,
    SIZE_OF_RECORD_AT,
    STORED,
    WRITE,
    Group,
    Record,
)
from . import text as ir
from .basic import BasicBuilder
from .fast_paths import Guard
from .patterns import first_of
from .text import STRIP

MOST_ACCESSES, MOST_PLACES = 64, 16
"""Of one record."""
SPARE_BYTES = 4096
"""What records of one piece of code take at most, for which there may be no room."""
_HEAD, _WORD, _PAIR, _LINE = Record.places.offset, 4, 16, 64


@dataclass
class _Shared:
    """The record of several accesses by the same lanes."""

    mask: Mask
    places: dict[tuple[str, ...], Lane] = field(default_factory=dict)
    accesses: list[tuple[int, int]] = field(default_factory=list)


class LdsRecords:
    """Emits the records of a builder."""

    def __init__(self, b: BasicBuilder) -> None:
        self.b = b
        self._shared: _Shared | None = None

    def share(self, kind: int, address: Address, size: int, mask: Mask, guard: Guard) -> None:
        """Record an access that a fast path has emitted, with others."""
        assert address.lane is not None
        name = tuple(address.lane.data)
        one = self._shared
        is_full = one is not None and (
            len(one.accesses) == MOST_ACCESSES or (len(one.places) == MOST_PLACES and name not in one.places)
        )
        if one is None or is_full or one.mask.data != mask.data:
            self.end()
            one = self._shared = _Shared(mask)
        one.places.setdefault(name, address.lane)
        number = list(one.places).index(name)
        what = self._what(kind, size, IN_ROWS if guard.step else ALIKE_IN_STRIPS)
        one.accesses.append((what, address.offset & 0xFFFFFFFF | number << 32))

    def each(self, kind: int, address: Address, size: int, mask: Mask, words: Sequence[Lane] = ()) -> None:
        """Record an access with the addresses of all lanes, and a store with their values."""
        b = self.b
        self.end()
        lanes = Address(address.lane, address.base).resolve(b, I32)
        what = self._what(kind, size, STORED if words else EACH_LANE)
        room = _HEAD + _WORD * b.lanes * (1 + len(words))
        at, is_room, following = self._room(room)
        self._write_head(at, [str(what), b.bits_of(mask).data, None, str(address.offset & 0xFFFFFFFF)])
        for n, part in enumerate(part for lane in (lanes, *words) for part in lane.data):
            b.text.do(f"store <16 x i32> {part}, ptr {self._at(at, _HEAD + _LINE * n)}, align 8")
        self._keep(at, is_room, following, room, has_stores=kind == WRITE)

    def end(self) -> None:
        """Write the record of the accesses that share one."""
        b, one = self.b, self._shared
        self._shared = None
        if one is None:
            return
        places = _HEAD + _WORD * b.strips * len(one.places)
        size = places + _PAIR * len(one.accesses)
        what = SEVERAL << FORM_OF_RECORD_AT | len(one.places) << _WORD * 4 | len(one.accesses)
        bits = b.bits_of(one.mask).data
        firsts = [first_of(b, part) for lane in one.places.values() for part in lane.data]
        at, is_room, following = self._room(size)
        self._write_head(at, [str(what), bits, None, "0"])
        for n, first in enumerate(firsts):
            b.text.do(f"store i32 {first}, ptr {self._at(at, _HEAD + _WORD * n)}, align 4")
        words = [word for access in one.accesses for word in access]
        for n in range(0, len(words), 8):
            part = words[n : n + 8]
            given = ", ".join(f"i64 {word}" for word in part)
            b.text.do(f"store <{len(part)} x i64> <{given}>, ptr {self._at(at, places + 8 * n)}, align 8")
        self._keep(at, is_room, following, size, has_stores=False)

    def _what(self, kind: int, size: int, form: int) -> int:
        return self.b.pc | size << SIZE_OF_RECORD_AT | kind << KIND_OF_RECORD_AT | form << FORM_OF_RECORD_AT

    def _at(self, place: str, offset: int) -> str:
        return self.b.text.let(f"getelementptr i8, ptr {place}, i64 {offset}") if offset else place

    def _group(self, name: str) -> str:
        group = self.b.text.let(f"inttoptr i64 {self.b.context('group').data} to ptr")
        return self._at(group, getattr(Group, name).offset)

    def _room(self, size: int) -> tuple[str, str, str]:
        """Where a record goes, whether that is among the others of the group, and where these end then."""
        let = self.b.text.let
        at, end = (let(f"load i64, ptr {self._group(name)}") for name in ("log_at", "log_end"))
        following = let(f"add i64 {at}, {size}")
        is_room = let(f"icmp ule i64 {following}, {end}")
        place = let(f"select i1 {is_room}, i64 {at}, i64 {self.b.context('spare_records').data}")
        return let(f"inttoptr i64 {place} to ptr"), is_room, let(f"select i1 {is_room}, i64 {following}, i64 {at}")

    def _write_head(self, at: str, words: Sequence[str | None]) -> None:
        """Store what a record begins with; None stands for the wave."""
        for n, word in enumerate(words):
            value = f"i64 {word}" if word is not None else "ptr %w"
            self.b.text.do(f"store {value}, ptr {self._at(at, 8 * n)}, align 8")

    def _keep(self, at: str, is_room: str, following: str, size: int, *, has_stores: bool) -> None:
        """Let a record be one of the group's, or have it looked at."""
        text = self.b.text
        text.do(f"store i64 {following}, ptr {self._group('log_at')}")
        text.declare("hk_take_records", "declare void @hk_take_records(ptr, ptr, i64)")
        name = text.name()[1:]
        text.do(f"br i1 {is_room}, label %kept.{name}, label %take.{name}, !prof !0")
        text.label(f"take.{name}")
        text.do(f"call void @hk_take_records(ptr %c, ptr {at}, i64 {size})")
        text.do(f"br label %kept.{name}")
        text.label(f"kept.{name}")
        if has_stores:  # after the call, which compares the records up to a barrier
            text.do(f"store i64 1, ptr {self._group('log_stores')}")


def ascend(b: BasicBuilder, lanes: Lane, size: int, mask: Mask) -> str:
    """Emit whether the active lanes are the first ones, and each accesses what comes after what the lane before accesses."""
    text, together = b.text, b.uniform(I64, 0)
    order = ", ".join(f"i32 {n}" for n in range(1, STRIP + 1))
    for n, part in enumerate(lanes.data):
        following = lanes.data[n + 1] if n + 1 < len(lanes.data) else part
        after = text.let(f"shufflevector <16 x i32> {part}, <16 x i32> {following}, <16 x i32> <{order}>")
        apart = text.let(f"sub <16 x i32> {after}, {part}")
        is_above = text.let(f"icmp ugt <16 x i32> {after}, {part}")
        is_apart = text.let(f"icmp uge <16 x i32> {apart}, {ir.splat(I32, str(size))}")
        bits = text.let(f"bitcast <16 x i1> {text.let(f'and <16 x i1> {is_above}, {is_apart}')} to i16")
        word = Uniform(I64, text.let(f"zext i16 {bits} to i64"))
        together = b.or_(together, b.shl(word, STRIP * n)) if n else word
    active = b.bits_of(mask).data
    # Of the lanes that have an active one after them.
    needed = text.let(f"lshr i64 {active}, 1")
    lacking = text.let(f"and i64 {needed}, {text.let(f'xor i64 {together.data}, -1')}")
    holes = text.let(f"and i64 {active}, {text.let(f'add i64 {active}, 1')}")
    return text.let(f"icmp eq i64 {text.let(f'or i64 {lacking}, {holes}')}, 0")
