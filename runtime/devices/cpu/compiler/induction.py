"""Registers that a loop of one block moves by the same step in all lanes.

In such a loop they are kept as a number and what each lane is away from it; see builders/llvm/spreads.py. On the way in
they are taken apart, and put together again on every way out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from .....fatbin.isa import Register
from ....isa.flow.lift import Block
from ....isa.values import I32, I64, Lane, Type, Uniform
from .llvm import text as ir
from .llvm.builder import LlvmBuilder
from .llvm.lane_offsets import Spread

Key = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Moved:
    """One register, or two that hold an address."""

    keys: tuple[Key, ...]
    is_shadowed: bool = False
    """Lanes that leave the loop before others keep what they had: the registers are kept too, for them."""

    @property
    def type(self) -> Type:
        """Of the number."""
        return I64 if len(self.keys) == 2 else I32

    def slot(self, block: Block, part: str) -> str:
        """The function's memory for the number (``head``), or for what a strip is away from it."""
        return f"%moved.{block.start:x}.{self.keys[0][0]}.{self.keys[0][1]}.{part}"


def candidates(block: Block) -> list[Moved]:
    """The registers that may be: they come into the loop and are written in it."""
    live = {key for key in block.live_in if key[0] == "v"}
    changed = block.written & live
    found: list[Moved] = []
    taken: set[Key] = set()
    for key in sorted(_addresses(block)):
        both = (key, (key[0], key[1] + 1))
        if changed.issuperset(both) and taken.isdisjoint(both):
            taken.update(both)
            found.append(Moved(both))
    return found + [Moved((key,)) for key in sorted(changed - taken)]


def _addresses(block: Block) -> set[Key]:
    """The first registers of pairs that are read as such."""
    pairs = [o.value for i in block.instructions for o in i.operands if not o.is_output]
    return {(r.file, r.index) for r in pairs if isinstance(r, Register) and r.width == 2 and r.file == "v"}


@dataclass
class Moving:
    """The registers of one loop while its block is emitted."""

    b: LlvmBuilder
    block: Block
    slots: dict[Key, list[str]]
    places: Callable[[str, int], list[str]]
    """Where a register is read."""
    moved: list[Moved]
    failed: list[Moved] = field(default_factory=list)
    """Those that turn out not to be moved by the same step in all lanes."""
    shadowed: list[Moved] = field(default_factory=list)
    """Those of them that may be, in the lanes that go on."""
    _apart: dict[Moved, Lane] = field(default_factory=dict)
    _read: dict[Moved, dict[Key, Lane]] = field(default_factory=dict)

    @cached_property
    def _written(self) -> set[Key]:
        return self.block.written

    def of(self, key: Key) -> Moved | None:
        """What holds a register."""
        return next((one for one in self.moved if key in one.keys), None)

    def again(self) -> Moving:
        """What to try next, after some have failed."""
        kept = [one for one in self.moved if one not in self.failed]
        others = [Moved(one.keys, is_shadowed=True) for one in self.shadowed if not one.is_shadowed]
        start = self.block.numbers[0]
        if not all(self.block.is_within(number, start) for number in self.block.numbers):
            others = []  # lanes that come back would not have moved along
        return Moving(self.b, self.block, self.slots, self.places, kept + others)

    def slot_types(self) -> dict[str, str]:
        """The memory that the function needs for them."""
        found = {one.slot(self.block, "head"): one.type.text for one in self.moved}
        for one in self.moved:
            found.update({one.slot(self.block, str(n)): ir.vector(one.type) for n in range(self.b.strips)})
        return found

    # Emission

    def enter(self) -> None:
        """Take them apart."""
        for one in self.moved:
            parts = [self._strips(key) for key in one.keys]
            whole = parts[0] if len(parts) == 1 else self.b.join(parts[0], parts[1])
            spread = self.b.opaque(whole)
            self._store(one, "head", one.type.text, spread.head.data)
            assert spread.apart is not None
            for n, part in enumerate(spread.apart.data):
                self._store(one, str(n), ir.vector(one.type), part)

    def leave(self) -> None:
        """Put them together."""
        for one in self.moved:
            if one.is_shadowed:
                continue
            for key, whole in zip(one.keys, self._whole(one, self._loaded(one)), strict=True):
                for part, place in zip(whole.data, self.slots[key], strict=True):
                    self.b.text.do(f"store <16 x i32> {part}, ptr {place}")

    def load(self, key: Key) -> dict[Key, Lane]:
        """The registers that are kept with one, as the loop's turn finds them."""
        one = self.of(key)
        if one is None:
            value = self._strips(key)
            if key not in self._written:
                self.b.note_kept(value)
            return {key: value}
        if one not in self._read:
            spread = self._loaded(one)
            assert spread.apart is not None
            self._apart[one] = spread.apart
            parts = [self._strips(key) for key in one.keys] if one.is_shadowed else self._whole(one, spread)
            whole = parts[0] if len(parts) == 1 else self.b.join(parts[0], parts[1])
            self.b.note(whole, lambda: spread)
            self._read[one] = dict(zip(one.keys, parts, strict=True))
        return self._read[one]

    def settle(self, values: dict[Key, Lane | None]) -> None:
        """At the end of the block: keep the new numbers; what was changed in another way has failed.

        ``values`` are the registers that were written; None for one that was not, as far as it is needed.
        """
        for one in self.moved:
            if values.keys().isdisjoint(one.keys):
                continue
            parts = [values.get(key) for key in one.keys]
            if any(part is None for part in parts) or not self._keep(one, [p for p in parts if p is not None]):
                self.failed.append(one)

    def _keep(self, one: Moved, parts: list[Lane]) -> bool:
        whole = parts[0] if len(parts) == 1 else self.b.join(parts[0], parts[1])
        spread = self.b.spread(whole)
        known = self._apart.get(one)
        if spread is None or spread.checks or spread.shift or spread.apart is None or known is None:
            return False
        if spread.apart.data != known.data:
            return False
        self._store(one, "head", one.type.text, spread.head.data)
        return True

    def _strips(self, key: Key) -> Lane:
        return Lane(I32, tuple(self.b.text.let(f"load <16 x i32>, ptr {place}") for place in self.places(*key)))

    def _store(self, one: Moved, part: str, kind: str, value: str) -> None:
        self.b.text.do(f"store {kind} {value}, ptr {one.slot(self.block, part)}")

    def _loaded(self, one: Moved) -> Spread:
        let, vector = self.b.text.let, ir.vector(one.type)
        head = let(f"load {one.type.text}, ptr {one.slot(self.block, 'head')}")
        apart = [let(f"load {vector}, ptr {one.slot(self.block, str(n))}") for n in range(self.b.strips)]
        return Spread(Uniform(one.type, head), Lane(one.type, tuple(apart)))

    def _whole(self, one: Moved, spread: Spread) -> list[Lane]:
        """The registers' values."""
        let, vector = self.b.text.let, ir.vector(one.type)
        start = let(f"insertelement {vector} poison, {one.type.text} {spread.head.data}, i64 0")
        all_ = let(f"shufflevector {vector} {start}, {vector} poison, <16 x i32> zeroinitializer")
        assert spread.apart is not None
        sums = Lane(one.type, tuple(let(f"add {vector} {all_}, {part}") for part in spread.apart.data))
        return [sums] if len(one.keys) == 1 else list(self.b.split(sums))
