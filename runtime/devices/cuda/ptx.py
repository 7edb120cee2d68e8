"""The builder that emits PTX: lanes and memory, on top of integers and floats.

It has every operation but images. Accesses to memory are not checked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from ...isa.builder import PRIVATE, Address, Space
from ...isa.memory.atomics import UPDATES
from ...isa.values import I1, I8, I32, I64, Lane, Mask, Mode, Type, Uniform, Value
from .ptx_floats import PtxFloats
from .ptx_text import LDS, SCRATCH, THREADS, WARP, refuse

_NATIVE = {
    "add": "add.u", "and": "and.b", "or": "or.b", "xor": "xor.b", "xchg": "exch.b", "min": "min.s", "max": "max.s",
    "umin": "min.u", "umax": "max.u",
}  # fmt: skip
"""The atomic operations that PTX has, by our names; all others are loops of compare and swap."""
_STATE_SPACES = {Space.GLOBAL: "global", Space.LDS: "shared", Space.SCRATCH: "local"}
SHARED_HIGH, PRIVATE_HIGH = 0x10000, 0x20000
"""The upper halves of the flat addresses at which LDS and scratch memory are, which no allocation has."""


class _Lanes(NamedTuple):
    """The lanes of an access by the alignment of their addresses."""

    aligned: Mask
    odd: Mask
    base: str
    """The addresses before, which are aligned."""
    offset: int
    """What the constant part of these addresses is."""
    shift: Lane
    """How many bits an address is after the one that is aligned."""


class PtxBuilder(PtxFloats):
    """Carries out the operations of instructions as PTX."""

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        super().__init__(mode, lanes)
        self.is_coherent = False
        """Whether accesses are of an instruction that shares memory with other waves: each is to happen, and not in a cache."""
        self._alignments: dict[tuple[str | int, ...], _Lanes] = {}
        """What is known in this block of the alignment of addresses: accesses of several dwords ask again and again."""

    def begin_block(self) -> None:
        """Forget what was computed where control may not have come from."""
        self._alignments.clear()

    # Lanes

    def mask_of(self, bits: Uniform) -> Mask:
        words = self.split(bits)[: self.lanes // THREADS] if self.lanes > THREADS else [self.trunc(bits, I32)]
        own = self.thread_ids()
        return Mask(self.joined([self.icmp("ne", self.and_(self.lshr(word, own), 1), 0) for word in words]).data)

    def bits_of(self, mask: Mask) -> Uniform:
        words = [
            self.made(I32, Uniform, f"vote.sync.ballot.b32 {{}}, {half.data}, {WARP}") for half in self.halves(mask)
        ]
        found: Uniform = self.join(*words) if len(words) > 1 else self.zext(words[0], I64)
        return found

    def constant_mask(self, bits: int) -> Mask:
        return self.mask_of(self.uniform(I64, bits))

    def any(self, mask: Mask) -> Uniform:
        found, *others = (
            self.made(I1, Uniform, f"vote.sync.any.pred {{}}, {half.data}, {WARP}") for half in self.halves(mask)
        )
        for other in others:
            found = self.or_(found, other)
        return found  # type: ignore[no-any-return]

    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        return self._from_halves(x, index)

    def permute(self, x: Lane, index: Lane) -> Lane:
        bits = x.type.bits
        whole = self.bitcast(x, bits)
        if bits is I64:
            parts = [self.permute(part, index) for part in self.split(whole)]
            return self.bitcast(self.join(*parts), x.type)  # type: ignore[no-any-return]
        moved = self.joined([self._from_halves(whole, part) for part in self.halves(index)])
        return self.bitcast(moved, x.type)  # type: ignore[no-any-return]

    def _from_halves(self, x: Lane, index: Uniform) -> Uniform:
        """What the lane has that each thread asks for."""
        bits = x.type.bits
        whole = self.bitcast(x, bits)
        if bits is I64:
            parts = [self._from_halves(part, index) for part in self.split(whole)]
            return self.bitcast(self.join(*parts), x.type)  # type: ignore[no-any-return]
        words = [self.zext(half, I32) for half in self.halves(whole)]
        form = f"shfl.sync.idx.b32 {{}}, {{word}}, {index.data}, 31, {WARP}"
        found, *others = (self.made(I32, Uniform, form.replace("{word}", word.data)) for word in words)
        for other in others:
            is_there = self.icmp("ne", self.and_(index, THREADS), 0)
            found = self.select(is_there, other, found)
        return self.bitcast(self.trunc(found, bits), x.type)  # type: ignore[no-any-return]

    def shuffle(self, x: Lane, indices: Sequence[int]) -> Lane:
        return self.permute(x, self.constant_lanes(I32, indices))

    def push(self, x: Lane, index: Lane, mask: Mask) -> Lane:
        bits, own = self.bits_of(mask), self.lane_ids()
        found = self.lane(x.type, 0)
        for lane in range(self.lanes):
            number = self.uniform(I32, lane)
            is_active = self.icmp("ne", self.and_(bits, 1 << lane), 0)
            is_mine = self.icmp("eq", self.broadcast(self.readlane(index, number)), own)
            takes = self.and_(is_mine, Mask(is_active.data))
            found = self.select(takes, self.broadcast(self.readlane(x, number)), found)
        return found

    def writelane(self, x: Lane, value: Uniform, index: Uniform) -> Lane:
        is_there = self.icmp("eq", self.lane_ids(), index)
        found: Lane = self.select(is_there, self.broadcast(value), x)
        return found

    # Memory

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        if type is I64:
            return self._load_pair(space, address, mask)
        found: Lane = self.made(type, Lane, "mov.b{w} {}, 0", max(type.width, 16))
        for name, place, where in self._places(space, address, mask):
            if type is I8:
                self._load(name, place, found, where)
                continue
            lanes = self._by_alignment(place, address, type.width // 8, where)
            if type.width == I32.width:
                self._load_word(name, lanes, address.offset, found, where)
            else:
                self._load(name, place, found, lanes.aligned)
                self._load_bytes(name, place, found, lanes.odd)
        return found

    def _load_pair(self, space: str, address: Address, mask: Mask) -> Lane:
        """Eight bytes: at once where they are aligned, since another wave may write them so, and by words elsewhere."""
        found: Lane = self.made(I64, Lane, "mov.b64 {}, 0")
        for name, place, where in self._places(space, address, mask):
            lanes = self._by_alignment(place, address, 8, where)
            self._load(name, place, found, lanes.aligned)
            with self._where_any(lanes.odd):
                low, high = (self.load(space, address.moved(offset), I32, lanes.odd) for offset in (0, 4))
                self.do(f"@{lanes.odd.data} mov.b64 {found.data}, {self.join(low, high).data}")
        return found

    def _store_pair(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        for name, place, where in self._places(space, address, mask):
            lanes = self._by_alignment(place, address, 8, where)
            self._store(name, place, value, lanes.aligned)
            with self._where_any(lanes.odd):
                for offset, word in zip((0, 4), self.split(value), strict=True):
                    self.store(space, address.moved(offset), word, lanes.odd)

    @contextmanager
    def _where_any(self, mask: Mask) -> Iterator[None]:
        """What is emitted is skipped where no lane of the mask is active; nothing that it computes is known afterwards."""
        after, known = self.label(), dict(self._alignments)
        self.do(f"@!{self.any(mask).data} bra.uni {after}")
        yield
        self.put(after)
        self._alignments = known

    def _by_alignment(self, place: str, address: Address, size: int, where: Mask) -> _Lanes:
        """The lanes whose address is a multiple of the size, and the others, which GPUs of NVIDIA's do not take."""
        parts = (part.data if part is not None else "" for part in (address.lane, address.base))
        key = (*parts, address.offset % size, size, where.data)
        if key not in self._alignments:
            whole = Lane(I64 if place.startswith("%d") else I32, place)
            low = self.and_(whole, size - 1)
            odd = self.and_(self.icmp("ne", low, 0), where)
            base = self.and_(whole, -size).data
            shift = self.shl(low if whole.type is I32 else self.trunc(low, I32), 3)
            self._alignments[key] = _Lanes(self.and_(where, self.not_(odd)), odd, base, address.offset, shift)
        return self._alignments[key]

    def _load_word(self, name: str, lanes: _Lanes, offset: int, into: Lane, where: Mask) -> None:
        """Four bytes, of the two words that they are in where they are not aligned."""
        first, second = (self.made(I32, Lane, "mov.b32 {}, 0") for _ in range(2))
        place = f"{lanes.base}+{offset - lanes.offset}"
        self._load(name, place, first, where)
        self._load(name, f"{lanes.base}+{offset - lanes.offset + 4}", second, lanes.odd)
        self.do(f"@{where.data} shf.r.wrap.b32 {into.data}, {first.data}, {second.data}, {lanes.shift.data}")

    def _load_bytes(self, name: str, place: str, into: Lane, where: Mask) -> None:
        total = self.lane(into.type.bits, 0)
        for n in range(into.type.width // 8):
            byte: Lane = self.made(I8, Lane, "mov.b16 {}, 0")
            self._load(name, f"{place}+{n}", byte, where)
            total = self.or_(total, self.shl(self.zext(byte, total.type), 8 * n))
        self.do(f"@{where.data} mov.b{total.type.width} {into.data}, {total.data}")

    def _load(self, name: str, place: str, into: Value, where: Value | None) -> None:
        guard = f"@{where.data} " if where is not None else ""
        kind = "u8" if into.type is I8 else f"b{into.type.width}"
        self.do(f"{guard}ld.{self._order(name)}{name}.{kind} {into.data}, [{place}]")

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        if value.type is I64:
            self._store_pair(space, address, value, mask)
            return
        for name, place, where in self._places(space, address, mask):
            if value.type is I8:
                self._store(name, place, value, where)
                continue
            size = value.type.width // 8
            lanes = self._by_alignment(place, address, size, where)
            self._store(name, place, value, lanes.aligned)
            with self._where_any(lanes.odd):
                whole = self.bitcast(value, value.type.bits)
                for n in range(size):
                    self._store(name, f"{place}+{n}", self.trunc(self.lshr(whole, 8 * n), I8), lanes.odd)

    def _store(self, name: str, place: str, value: Lane, where: Mask) -> None:
        kind = "u8" if value.type is I8 else f"b{value.type.width}"
        self.do(f"@{where.data} st.{self._order(name)}{name}.{kind} [{place}], {value.data}")

    def _order(self, name: str) -> str:
        return "relaxed.sys." if self.is_coherent and name == "global" else ""

    def _places(self, space: str, address: Address, mask: Mask) -> list[tuple[str, str, Mask]]:
        """The state spaces that an access may be in, each with the address there and the lanes that it is for."""
        if space in _STATE_SPACES:
            total = address.resolve(self, I64 if space == Space.GLOBAL else I32)
            return [(_STATE_SPACES[space], self._in_state_space(space, total), mask)]
        total = address.resolve(self, I64)
        if space == Space.BUFFER:
            is_private = self.icmp("slt", total, 0)
            others = [(Space.SCRATCH, is_private)]
            total = self.and_(total, PRIVATE - 1)
        elif space == Space.FLAT:
            high = self.trunc(self.lshr(total, 32), I32)
            others = [
                (Space.LDS, self.icmp("eq", high, SHARED_HIGH)),
                (Space.SCRATCH, self.icmp("eq", high, PRIVATE_HIGH)),
            ]
        else:
            raise refuse(f"{space} memory")
        found, rest = [], mask
        for other, holds in others:
            place = self._in_state_space(other, self.trunc(total, I32))
            found.append((_STATE_SPACES[other], place, self.and_(mask, holds)))
            rest = self.and_(rest, self.not_(holds))
        return [*found, ("global", self._in_register(total), rest)]

    def _in_register(self, address: Any) -> str:
        """Where a constant is an address, the register with it: only local memory is reached by numbers."""
        if not address.data.isdigit():
            return str(address.data)
        return str(self.made(I64, Lane, f"mov.b64 {{}}, {address.data}").data)

    def _in_state_space(self, space: str, offset: Any) -> str:
        """An offset in LDS or in scratch memory as an address of its state space."""
        if space not in (Space.LDS, Space.SCRATCH):
            return self._in_register(offset)
        self.uses_lds |= space == Space.LDS
        self.uses_scratch |= space == Space.SCRATCH
        if space == Space.LDS:
            start = self.made(I32, Lane, f"mov.u32 {{}}, {LDS}")
        else:  # each lane of a thread has its own
            names = SCRATCH[: self.lanes // THREADS]
            start = self.joined([self.made(I32, Uniform, f"mov.u32 {{}}, {name}") for name in names])
        return str(self.add(offset, start).data)

    def load_uniforms(
        self, address: Uniform, count: int, mask: Uniform | None = None, type: Type = I32
    ) -> list[Uniform]:
        found, place = [], self._in_register(address)
        for n in range(count):
            value: Uniform = self.made(type, Uniform, "mov.b{w} {}, 0", max(type.width, 16))
            self._load("global", f"{place}+{4 * n}", value, mask)
            found.append(value)
        return found

    def atomic(self, how: str, space: str, address: Address, operands: Sequence[Lane], mask: Mask) -> Lane:
        type = operands[0].type
        old: Lane = self.made(type, Lane, f"mov.b{type.width} {{}}, 0")
        for name, place, where in self._places(space, address, mask):
            if how in _NATIVE and name != "local":
                form = f"atom.{name}.{_NATIVE[how]}{type.width}"
                self.do(f"@{where.data} {form} {old.data}, [{place}], {operands[0].data}")
                continue
            # One half of the wave after the other: what they compute is a loop of its own.
            sides = (
                self.halves(Lane(I64, place)),
                self.halves(old),
                zip(*map(self.halves, operands), strict=True),
                self.halves(where),
            )
            for at, before, given, holds in zip(*sides, strict=True):
                if name == "local":
                    self._update_alone(how, at.data, before, given, holds)
                else:
                    self._compare_and_swap(how, name, at.data, before, given, holds)
        return old

    def _update_alone(self, how: str, place: str, old: Uniform, operands: Sequence[Uniform], where: Uniform) -> None:
        """Scratch memory is a lane's own."""
        self._load("local", place, old, where)
        new = UPDATES[how](self, old, *operands)
        self.do(f"@{where.data} st.local.b{old.type.width} [{place}], {new.data}")

    def _compare_and_swap(
        self, how: str, name: str, place: str, old: Uniform, operands: Sequence[Uniform], where: Uniform
    ) -> None:
        """Each lane tries until no other one came between; the warp goes on together."""
        width, again, done = old.type.width, self.label(), self.label()
        self.do(f"@!{where.data} bra {done}")
        self._load(f"volatile.{name}", place, old, None)
        self.put(again)
        new = UPDATES[how](self, old, *operands)
        seen = self.made(old.type, Uniform, f"atom.{name}.cas.b{width} {{}}, [{place}], {old.data}, {new.data}")
        differs = self.icmp("ne", seen, old)
        self.do(f"mov.b{width} {old.data}, {seen.data}")
        self.do(f"@{differs.data} bra {again}")
        self.put(done)
        self.do(f"bar.warp.sync {WARP}")

    def fence(self, *, is_full: bool) -> None:
        self.do("membar.gl" if is_full else "membar.cta")


__all__ = ["LDS", "PRIVATE_HIGH", "SHARED_HIGH", "THREADS", "PtxBuilder", "refuse"]
