"""The builder that emits PTX: lanes and memory, on top of integers and floats.

It has every operation but images. Accesses to memory are not checked. What it makes is for waves of 32 lanes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...isa.builder import PRIVATE, Address, Space
from ...isa.memory.atomics import UPDATES
from ...isa.values import I1, I8, I32, I64, Lane, Mask, Type, Uniform, Value
from .ptx_floats import PtxFloats
from .ptx_text import LANES, LDS, SCRATCH, WARP, refuse

_NATIVE = {
    "add": "add.u", "and": "and.b", "or": "or.b", "xor": "xor.b", "xchg": "exch.b", "min": "min.s", "max": "max.s",
    "umin": "min.u", "umax": "max.u",
}  # fmt: skip
"""The atomic operations that PTX has, by our names; all others are loops of compare and swap."""
_BASES = {Space.LDS: LDS, Space.SCRATCH: SCRATCH}
_STATE_SPACES = {Space.GLOBAL: "global", Space.LDS: "shared", Space.SCRATCH: "local"}
SHARED_HIGH, PRIVATE_HIGH = 0x10000, 0x20000
"""The upper halves of the flat addresses at which LDS and scratch memory are, which no allocation has."""


class PtxBuilder(PtxFloats):
    """Carries out the operations of instructions as PTX."""

    # Lanes

    def mask_of(self, bits: Uniform) -> Mask:
        own: Uniform = self.lshr(self.trunc(bits, I32), self.lane_ids())
        found: Mask = self._compared("setp.ne.b32", Lane(I32, self.and_(own, 1).data), 0)
        return found

    def bits_of(self, mask: Mask) -> Uniform:
        bits = self.made(I32, Uniform, f"vote.sync.ballot.b32 {{}}, {mask.data}, {WARP}")
        found: Uniform = self.zext(bits, I64)
        return found

    def constant_mask(self, bits: int) -> Mask:
        return self.mask_of(self.uniform(I64, bits))

    def any(self, mask: Mask) -> Uniform:
        found: Uniform = self.made(I1, Uniform, f"vote.sync.any.pred {{}}, {mask.data}, {WARP}")
        return found

    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        return Uniform(x.type, self.permute(x, Lane(I32, index.data)).data)

    def permute(self, x: Lane, index: Lane) -> Lane:
        bits = x.type.bits
        whole = self.bitcast(x, bits)
        if bits is I64:
            parts = [self.permute(part, index) for part in self.split(whole)]
            return self.bitcast(self.join(*parts), x.type)  # type: ignore[no-any-return]
        word = self.zext(whole, I32)
        moved: Lane = self.made(I32, Lane, f"shfl.sync.idx.b32 {{}}, {word.data}, {index.data}, 31, {WARP}")
        return self.bitcast(self.trunc(moved, bits), x.type)  # type: ignore[no-any-return]

    def shuffle(self, x: Lane, indices: Sequence[int]) -> Lane:
        return self.permute(x, self.constant_lanes(I32, indices))

    def push(self, x: Lane, index: Lane, mask: Mask) -> Lane:
        bits, own = self.trunc(self.bits_of(mask), I32), self.lane_ids()
        found = self.lane(x.type, 0)
        for lane in range(LANES):
            number = self.uniform(I32, lane)
            is_active = self.icmp("ne", self.and_(bits, 1 << lane), 0)
            is_mine = self.icmp("eq", self.broadcast(self.readlane(index, number)), own)
            takes = Mask(self.and_(is_mine, Mask(is_active.data)).data)
            found = self.select(takes, self.broadcast(self.readlane(x, number)), found)
        return found

    def writelane(self, x: Lane, value: Uniform, index: Uniform) -> Lane:
        is_there = self.icmp("eq", self.lane_ids(), index)
        found: Lane = self.select(is_there, self.broadcast(value), x)
        return found

    # Memory

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        if type is I64:  # AMD's need to be aligned to 4 bytes alone
            low, high = (self.load(space, address.moved(offset), I32, mask) for offset in (0, 4))
            return self.join(low, high)
        found: Lane = self.made(type, Lane, "mov.b{w} {}, 0", max(type.width, 16))
        for name, place, where in self._places(space, address, mask):
            self._load(name, place, found, where)
        return found

    def _load(self, name: str, place: str, into: Value, where: Value | None) -> None:
        guard = f"@{where.data} " if where is not None else ""
        kind = "u8" if into.type is I8 else f"b{into.type.width}"
        self.do(f"{guard}ld.{name}.{kind} {into.data}, [{place}]")

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        if value.type is I64:
            for offset, word in zip((0, 4), self.split(value), strict=True):
                self.store(space, address.moved(offset), word, mask)
            return
        kind = "u8" if value.type is I8 else f"b{value.type.width}"
        for name, place, where in self._places(space, address, mask):
            self.do(f"@{where.data} st.{name}.{kind} [{place}], {value.data}")

    def _places(self, space: str, address: Address, mask: Mask) -> list[tuple[str, str, Mask]]:
        """The state spaces that an access may be in, each with the address there and the lanes that it is for."""
        if space in _STATE_SPACES:
            total = address.resolve(self, I64 if space == Space.GLOBAL else I32)
            return [(_STATE_SPACES[space], self._in_state_space(space, total), mask)]
        total = address.resolve(self, I64)
        if space == Space.BUFFER:
            is_private = self.icmp("slt", total, 0)
            ways = [(Space.SCRATCH, is_private)]
            total = self.and_(total, PRIVATE - 1)
        elif space == Space.FLAT:
            high = self.trunc(self.lshr(total, 32), I32)
            ways = [
                (Space.LDS, self.icmp("eq", high, SHARED_HIGH)),
                (Space.SCRATCH, self.icmp("eq", high, PRIVATE_HIGH)),
            ]
        else:
            raise refuse(f"{space} memory")
        found, rest = [], mask
        for way, holds in ways:
            found.append(
                (_STATE_SPACES[way], self._in_state_space(way, self.trunc(total, I32)), self.and_(mask, holds))
            )
            rest = self.and_(rest, self.not_(holds))
        return [*found, ("global", self._in_register(total), rest)]

    def _in_register(self, address: Any) -> str:
        """Where a constant is an address, the register with it: only local memory is reached by numbers."""
        if not address.data.isdigit():
            return str(address.data)
        return str(self.made(I64, Lane, f"mov.b64 {{}}, {address.data}").data)

    def _in_state_space(self, space: str, offset: Any) -> str:
        """An offset in LDS or in scratch memory as an address of its state space."""
        if space not in _BASES:
            return self._in_register(offset)
        self.uses_lds |= space == Space.LDS
        self.uses_scratch |= space == Space.SCRATCH
        start = self.made(I32, Lane, f"mov.u32 {{}}, {_BASES[space]}")
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
            if name == "local":
                self._update_alone(how, place, old, operands, where)
            elif how in _NATIVE:
                form = f"atom.{name}.{_NATIVE[how]}{type.width}"
                self.do(f"@{where.data} {form} {old.data}, [{place}], {operands[0].data}")
            else:
                self._compare_and_swap(how, name, place, old, operands, where)
        return old

    def _updated(self, how: str, old: Lane, operands: Sequence[Lane]) -> Uniform:
        """The new value of a lane: rules of atomic operations are written for one."""
        return UPDATES[how](self, Uniform(old.type, old.data), *(Uniform(x.type, x.data) for x in operands))

    def _update_alone(self, how: str, place: str, old: Lane, operands: Sequence[Lane], where: Mask) -> None:
        """Scratch memory is a lane's own."""
        self._load("local", place, old, where)
        new = self._updated(how, old, operands)
        self.do(f"@{where.data} st.local.b{old.type.width} [{place}], {new.data}")

    def _compare_and_swap(
        self, how: str, name: str, place: str, old: Lane, operands: Sequence[Lane], where: Mask
    ) -> None:
        """Each lane tries until no other one came between; the warp goes on together."""
        width, again, done = old.type.width, self.label(), self.label()
        self.do(f"@!{where.data} bra {done}")
        self._load(f"volatile.{name}", place, old, None)
        self.put(again)
        new = self._updated(how, old, operands)
        seen = self.made(old.type, Lane, f"atom.{name}.cas.b{width} {{}}, [{place}], {old.data}, {new.data}")
        differs = self.icmp("ne", seen, old)
        self.do(f"mov.b{width} {old.data}, {seen.data}")
        self.do(f"@{differs.data} bra {again}")
        self.put(done)
        self.do(f"bar.warp.sync {WARP}")

    def fence(self, *, is_full: bool) -> None:
        self.do("membar.gl" if is_full else "membar.cta")


__all__ = ["LANES", "LDS", "PRIVATE_HIGH", "SHARED_HIGH", "PtxBuilder", "refuse"]
