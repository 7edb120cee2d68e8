"""Induction variables: registers that a single-block loop advances by the same step in all lanes.

In the loop they are held as a base and per-lane offsets (see llvm/lane_offsets.py), and only the base changes. The entry
of the loop splits them, and every exit joins them again.
"""

from __future__ import annotations

from collections.abc import Callable

from .....fatbin.cached import cached_property
from .....fatbin.isa import Register
from .....fatbin.records import dataclass, field
from ....isa.flow.regions import Block
from ....isa.values import I32, I64, Lane, Type, Uniform
from .llvm import text as ir
from .llvm.builder import LlvmBuilder
from .llvm.lane_offsets import LaneOffsets

Key = tuple[str, int]


@dataclass(frozen=True, slots=True)
class InductionVariable:
    """A register, or a pair that holds a 64-bit address."""

    keys: tuple[Key, ...]
    is_shadowed: bool = False
    """The full registers are maintained as well, for lanes that leave the loop before others."""

    @property
    def type(self) -> Type:
        """The type of the base."""
        return I64 if len(self.keys) == 2 else I32

    def slot(self, block: Block, part: str) -> str:
        """The name of the alloca for the ``base``, or for the offsets of a strip (its number)."""
        return f"%induction.{block.start:x}.{self.keys[0][0]}.{self.keys[0][1]}.{part}"


def candidates(block: Block) -> list[InductionVariable]:
    """Registers that may be induction variables: live into the loop, and written in it."""
    live = {key for key in block.live_in if key[0] == "v"}
    changed = block.written & live
    found: list[InductionVariable] = []
    taken: set[Key] = set()
    for key in sorted(_addresses(block)):
        both = (key, (key[0], key[1] + 1))
        if changed.issuperset(both) and taken.isdisjoint(both):
            taken.update(both)
            found.append(InductionVariable(both))
    return found + [InductionVariable((key,)) for key in sorted(changed - taken)]


def _addresses(block: Block) -> set[Key]:
    """The first registers of all vector register pairs that the block reads."""
    pairs = [o.value for i in block.instructions for o in i.operands if not o.is_output]
    return {(r.file, r.index) for r in pairs if isinstance(r, Register) and r.width == 2 and r.file == "v"}


@dataclass
class InductionVariables:
    """The induction variables of one loop while its block is emitted."""

    b: LlvmBuilder
    block: Block
    slots: dict[Key, list[str]]
    places: Callable[[str, int], list[str]]
    """The addresses of the strips of a register."""
    variables: list[InductionVariable]
    failed: list[InductionVariable] = field(default_factory=list)
    """Candidates that do not advance by the same step in all lanes."""
    shadowed: list[InductionVariable] = field(default_factory=list)
    """Those among them that do in the lanes that stay in the loop."""
    _offsets: dict[InductionVariable, Lane] = field(default_factory=dict)
    _read: dict[InductionVariable, dict[Key, Lane]] = field(default_factory=dict)

    @cached_property
    def _written(self) -> set[Key]:
        return self.block.written

    def of(self, key: Key) -> InductionVariable | None:
        """The induction variable of a register."""
        return next((one for one in self.variables if key in one.keys), None)

    def again(self) -> InductionVariables:
        """The candidates for the next attempt to emit the loop, after some have failed."""
        remaining = [one for one in self.variables if one not in self.failed]
        others = [InductionVariable(one.keys, is_shadowed=True) for one in self.shadowed if not one.is_shadowed]
        start = self.block.numbers[0]
        if not all(self.block.is_within(number, start) for number in self.block.numbers):
            others = []  # lanes that rejoin the loop would have missed steps
        return InductionVariables(self.b, self.block, self.slots, self.places, remaining + others)

    def slot_types(self) -> dict[str, str]:
        """The allocas that the function needs, with their types."""
        found = {one.slot(self.block, "base"): one.type.text for one in self.variables}
        for one in self.variables:
            found.update({one.slot(self.block, str(n)): ir.vector(one.type) for n in range(self.b.strips)})
        return found

    # Emission

    def enter(self) -> None:
        """Emit the entry of the loop: split each variable into base and offsets."""
        for one in self.variables:
            parts = [self._strips(key) for key in one.keys]
            whole = parts[0] if len(parts) == 1 else self.b.join(parts[0], parts[1])
            relative = self.b.offsets.opaque(whole)
            self._store(one, "base", one.type.text, relative.base.data)
            assert relative.offsets is not None
            for n, part in enumerate(relative.offsets.data):
                self._store(one, str(n), ir.vector(one.type), part)

    def leave(self) -> None:
        """Emit an exit of the loop: join base and offsets to registers."""
        for one in self.variables:
            if one.is_shadowed:
                continue
            for key, whole in zip(one.keys, self._whole(one, self._loaded(one)), strict=True):
                for part, place in zip(whole.data, self.slots[key], strict=True):
                    self.b.text.do(f"store <16 x i32> {part}, ptr {place}")

    def load(self, key: Key) -> dict[Key, Lane]:
        """The values of a register, and of the other half of its pair, at the start of an iteration."""
        one = self.of(key)
        if one is None:
            value = self._strips(key)
            if key not in self._written:
                self.b.offsets.note_invariant(value)
            return {key: value}
        if one not in self._read:
            relative = self._loaded(one)
            assert relative.offsets is not None
            self._offsets[one] = relative.offsets
            parts = [self._strips(key) for key in one.keys] if one.is_shadowed else self._whole(one, relative)
            whole = parts[0] if len(parts) == 1 else self.b.join(parts[0], parts[1])
            self.b.offsets.note(whole, lambda: relative)
            self._read[one] = dict(zip(one.keys, parts, strict=True))
        return self._read[one]

    def settle(self, values: dict[Key, Lane | None]) -> None:
        """At the end of the block, store the new bases; a variable without one has failed.

        ``values`` has the registers that were written; None for one whose new value is not known in all needed lanes.
        """
        for one in self.variables:
            if values.keys().isdisjoint(one.keys):
                continue
            parts = [values.get(key) for key in one.keys]
            if any(part is None for part in parts) or not self._store_base(one, [p for p in parts if p is not None]):
                self.failed.append(one)

    def _store_base(self, one: InductionVariable, parts: list[Lane]) -> bool:
        whole = parts[0] if len(parts) == 1 else self.b.join(parts[0], parts[1])
        relative = self.b.offsets.of(whole)
        offsets_before = self._offsets.get(one)
        if relative is None or relative.checks or relative.shift or relative.offsets is None or offsets_before is None:
            return False
        if relative.offsets.data != offsets_before.data:
            return False
        self._store(one, "base", one.type.text, relative.base.data)
        return True

    def _strips(self, key: Key) -> Lane:
        return Lane(I32, tuple(self.b.text.let(f"load <16 x i32>, ptr {place}") for place in self.places(*key)))

    def _store(self, one: InductionVariable, part: str, kind: str, value: str) -> None:
        self.b.text.do(f"store {kind} {value}, ptr {one.slot(self.block, part)}")

    def _loaded(self, one: InductionVariable) -> LaneOffsets:
        let, vector = self.b.text.let, ir.vector(one.type)
        base = let(f"load {one.type.text}, ptr {one.slot(self.block, 'base')}")
        offsets = [let(f"load {vector}, ptr {one.slot(self.block, str(n))}") for n in range(self.b.strips)]
        return LaneOffsets(Uniform(one.type, base), Lane(one.type, tuple(offsets)))

    def _whole(self, one: InductionVariable, relative: LaneOffsets) -> list[Lane]:
        """The registers, joined from base and offsets."""
        let, vector = self.b.text.let, ir.vector(one.type)
        start = let(f"insertelement {vector} poison, {one.type.text} {relative.base.data}, i64 0")
        all_ = let(f"shufflevector {vector} {start}, {vector} poison, <16 x i32> zeroinitializer")
        assert relative.offsets is not None
        sums = Lane(one.type, tuple(let(f"add {vector} {all_}, {part}") for part in relative.offsets.data))
        return [sums] if len(one.keys) == 1 else list(self.b.split(sums))
