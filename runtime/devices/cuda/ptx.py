"""The builder that emits PTX: atomic operations and fences, on top of tiles, images, memory, lanes, floats and integers."""

from __future__ import annotations

from collections.abc import Sequence

from ...isa.builder import Address
from ...isa.memory.atomics import UPDATES
from ...isa.values import I64, Lane, Mask, Uniform
from .. import access
from .ordering import Event, For
from .ptx_memory import Place
from .ptx_text import LDS, PRIVATE_HIGH, SHARED_HIGH, THREADS, WARP, refuse
from .ptx_tiles import PtxTiles

_NATIVE = {
    "add": "add.u", "and": "and.b", "or": "or.b", "xor": "xor.b", "xchg": "exch.b", "min": "min.s", "max": "max.s",
    "umin": "min.u", "umax": "max.u",
}  # fmt: skip
"""The atomic operations that PTX has, by our names; all others are loops of compare and swap."""


class PtxBuilder(PtxTiles):
    """Carries out the operations of instructions as PTX."""

    def atomic(self, how: str, space: str, address: Address, operands: Sequence[Lane], mask: Mask) -> Lane:
        type = operands[0].type
        old: Lane = self.made(type, Lane, f"mov.b{type.width} {{}}, 0")
        for place in self.checked_places(access.UPDATES, space, address, type.width // 8, mask):
            if place.space == "global":
                self.events += (Event.WRITE, Event.LOOK)
            if how in _NATIVE and place.space != "local":
                order = ".relaxed.sys" if place.space == "global" else ""
                form = f"atom{order}.{place.space}.{_NATIVE[how]}{type.width}"
                self.do(f"{self.guard(place.where)}{form} {old.data}, {place.at(0)}, {operands[0].data}")
                continue
            # One half of the wave after the other: what they compute is a loop of its own.
            sides = (
                self.halves(Lane(I64, place.start)),
                self.halves(old),
                zip(*map(self.halves, operands), strict=True),
                self.halves(place.where),
            )
            for start, before, given, holds in zip(*sides, strict=True):
                half = Place(place.space, start.data, place.offset, Mask(holds.data), place.constant)
                if place.space == "local":
                    self._update_alone(how, half, before, given)
                else:
                    self._compare_and_swap(how, half, before, given)
        return old

    def _update_alone(self, how: str, place: Place, old: Uniform, operands: Sequence[Uniform]) -> None:
        """Scratch memory is a lane's own."""
        self._load(place, place.at(0), old, place.where)
        new = UPDATES[how](self, old, *operands)
        self.do(f"{self.guard(place.where)}st.local.b{old.type.width} {place.at(0)}, {new.data}")

    def _compare_and_swap(self, how: str, place: Place, old: Uniform, operands: Sequence[Uniform]) -> None:
        """Each lane tries until no other one came between; the warp goes on together."""
        width, again, done = old.type.width, self.label(), self.label()
        self.do(f"@!{place.where.data} bra {done}")
        self.do(f"ld.volatile.{place.space}.b{width} {old.data}, {place.at(0)}")
        self.put(again)
        new = UPDATES[how](self, old, *operands)
        order = ".relaxed.sys" if place.space == "global" else ""
        swap = f"atom{order}.{place.space}.cas.b{width} {{}}, {place.at(0)}, {old.data}, {new.data}"
        seen = self.made(old.type, Uniform, swap)
        differs = self.icmp("ne", seen, old)
        self.do(f"mov.b{width} {old.data}, {seen.data}")
        self.do(f"@{differs.data} bra {again}")
        self.put(done)
        self.do(f"bar.warp.sync {WARP}")

    def fence(self, *, is_full: bool) -> None:
        if is_full:  # else only the compiler is to know, which takes atomic operations as they come
            self.wait(For.CACHES)


__all__ = ["LDS", "PRIVATE_HIGH", "SHARED_HIGH", "THREADS", "PtxBuilder", "refuse"]
