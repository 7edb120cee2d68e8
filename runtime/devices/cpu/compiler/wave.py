"""The registers of a wave while a block is emitted: SSA values of those read or written so far, memory for others."""

from __future__ import annotations

from collections.abc import Mapping

from .....fatbin.errors import HipkitError
from .....fatbin.records import dataclass
from ....isa.flow.liveness import SPARE
from ....isa.flow.regions import Block
from ....isa.not_carried_out import UnknownOperationError
from ....isa.state import State
from ....isa.values import I32, I64, Lane, Mask, Uniform
from ..layout import VECTORS
from .induction import InductionVariables
from .llvm.builder import LlvmBuilder
from .llvm.patterns import note_place
from .wave_batch import WaveBatch

Key = tuple[str, int]
SHARED_BASE = "src_shared_base"


@dataclass(slots=True)
class Pending:
    """A vector register written in the lanes of one mask; the other lanes hold ``base``, or the value in memory."""

    value: Lane
    number: int
    mask: Mask
    base: Lane | None


class EmittedWave(State):
    """Reads return SSA values, writes are collected, and :meth:`flush` stores the registers that are live out."""

    def __init__(self, b: LlvmBuilder, batch: WaveBatch, slots: dict[Key, list[str]] | None) -> None:
        self.b, self.batch, self.registers = b, batch, batch.registers
        self._slots = slots
        """The allocas of registers in the function; None: registers stay in the memory of the wave."""
        self.in_memory: set[Key] = set()
        """Registers that are read from the memory of the wave although there are allocas: the loop does not change them."""
        self.names: Mapping[Key, Key] = {}
        """Spare registers that stand for others: see :mod:`...isa.flow.accumulation`."""
        self.spare = 0
        """How many strips of spare registers there are."""
        self.strip_of: dict[str, int] = {}
        """The strip of a vector register that a value was loaded from."""
        self.mode_bits = 0
        self._all = b.constant_mask(-1) if batch.count > 1 else None
        """The EXEC mask of a batch: all lanes; None for a single wave."""

    def begin(self, block: Block, induction: InductionVariables | None = None) -> None:
        """Start a block, without any SSA values."""
        self._block, self._induction = block, induction
        self._scalars: dict[Key, Uniform] = {}
        self._written: set[Key] = set()
        self._vectors: dict[Key, Lane | Pending] = {}
        self._changed: set[Key] = set()
        self._masks: dict[Key, Mask] = {} if self._all is None else {("exec", 0): self._all}
        self._divergent_masks: dict[Key, Key] = {}
        """In a batch, registers that hold a mask which may differ between waves, and the first register of that mask."""
        self.number = block.numbers[0]
        self.indexing = None
        self.b.cache.clear()

    @property
    def slots(self) -> dict[Key, list[str]]:
        """The allocas of registers; empty without any."""
        return self._slots or {}

    # Places

    def _scalar_place(self, file: str, index: int) -> str:
        if self._slots is not None and (file, index) not in self.in_memory:
            return self._slots[file, index][0]
        place = self.registers.scalar(file, index)
        if place is None:
            raise HipkitError(f"{file} is not a register that hipkit knows")
        return self.b.text.let(f"getelementptr i8, ptr %w, i64 {place}")

    def vector_places(self, file: str, index: int) -> list[str]:
        """The addresses of the strips of a vector register."""
        if self._slots is not None and (file, index) not in self.in_memory:
            return self._slots[file, index]
        if file == SPARE:
            return self._spare_places(index)
        return self.wave_places(file, index)

    def _spare_places(self, index: int) -> list[str]:
        strips, let = self.b.strips, self.b.text.let
        self.spare = max(self.spare, strips * (index + 1))
        return [let(f"getelementptr <16 x i32>, ptr %spare, i64 {strips * index + n}") for n in range(strips)]

    def declare_spare(self) -> None:
        """Emit the memory of spare registers, at the start of the function. LLVM takes it for memory that others know."""
        if self.spare:
            self.b.text.do(f"%spare = alloca [{self.spare} x <16 x i32>], align 64")
            self.b.text.do('call void asm sideeffect "", "r,~{memory}"(ptr %spare)')

    def settle(self, key: Key, spare: Key) -> None:
        """Copy a register back from a spare one."""
        self.set_vector(*key, self.vector(*spare))
        self._vectors.pop(spare)
        self._changed.discard(spare)

    def wave_places(self, file: str, index: int) -> list[str]:
        """The addresses of its strips in the memory of the wave."""
        registers = self.registers
        if not registers.has(file, index):
            raise HipkitError(
                f"the code uses {file}{index}, and its kernel has {registers.vectors} vector registers in all:"
                " the descriptor and the code disagree"
            )
        return self.batch.strip_places(registers.vector(file, index))

    # Scalars

    def scalar(self, file: str, index: int) -> Uniform:
        key = file, index
        if key in self._divergent_masks:
            self._materialize_mask(key)
        known = self._scalars.get(key)
        if known is None:
            known = self._scalars[key] = self._load_scalar(file, index)
        return known

    def _materialize_mask(self, key: Key) -> None:
        """Turn a mask in a register into a number, guarded to be equal in all waves of the batch."""
        file, first = self._divergent_masks[key]
        for n, word in enumerate(self.b.split(self.b.bits_of(self._masks[file, first]))[: self._width]):
            self._scalars[file, first + n] = word
            self._written.add((file, first + n))
            self._divergent_masks.pop((file, first + n), None)

    def _load_scalar(self, file: str, index: int) -> Uniform:
        b = self.b
        special = self._special(file, index)
        if special is not None:
            return special
        name = b.text.let(f"load i32, ptr {self._scalar_place(file, index)}")
        return Uniform(I32, name)

    def _special(self, file: str, index: int) -> Uniform | None:
        b = self.b
        if self._is_active(file, index):
            return b.uniform(I32, 0xFFFFFFFF)
        match file:
            case "null":
                return b.uniform(I32, 0)
            case (
                "src_shared_base"
                | "src_private_base"
                | "src_flat_scratch_base"
                | "src_shared_limit"
                | "src_private_limit"
            ):
                if index == 0:
                    return b.uniform(I32, 0xFFFFFFFF if file.endswith("limit") else 0)
                if file.startswith(("src_private", "src_flat_scratch")):
                    return b.trunc(b.context("private_high"), I32)
                return b.trunc(b.lshr(b.context("lds"), 32), I32)
            case "scc" | "src_scc":
                return b.zext(self.scc, I32)
            case "src_vccz" | "src_execz":
                bits = b.bits_of(self.mask(file[4:-1], 0))
                found = b.icmp("eq", bits, 0)
                assert isinstance(found, Uniform)
                return b.zext(found, I32)
            case "mode":
                return b.uniform(I32, self.mode_bits)
        return None

    def set_scalar(self, file: str, index: int, value: Uniform) -> None:
        key = file, index
        if self._is_active(file, index):
            self._guard_all_ones(value)
            return
        self._scalars[key] = value
        self._written.add(key)
        self._divergent_masks.pop(key, None)
        for n in range(self._width):
            self._masks.pop((file, index - n), None)

    @property
    def scc(self) -> Uniform:
        known = self._scalars.get(("scc", -1))
        if known is None:
            word = Uniform(I32, self.b.text.let(f"load i32, ptr {self._scalar_place('scc', 0)}"))
            found = self.b.icmp("ne", word, 0)
            assert isinstance(found, Uniform)
            known = self._scalars["scc", -1] = found
        return known

    def set_scc(self, value: Uniform) -> None:
        self._scalars["scc", -1] = value
        self._written.add(("scc", 0))

    # Masks

    def mask(self, file: str, index: int) -> Mask:
        known = self._masks.get((file, index))
        if known is None:
            low = self.scalar(file, index)
            is_wide = self.registers.lanes == 64
            bits = self.b.join(low, self.scalar(file, index + 1)) if is_wide else self.b.zext(low, I64)
            known = self._masks[file, index] = self.b.mask_of(bits)
        return known

    def set_mask(self, file: str, index: int, mask: Mask) -> None:
        if self._all is not None:
            self._set_batch_mask(file, index, mask)
            return
        bits = self.b.bits_of(mask)
        low, high = self.b.split(bits)
        self.set_scalar(file, index, low)
        if self.b.lanes == 64:
            self.set_scalar(file, index + 1, high)
        self._masks[file, index] = mask

    def _set_batch_mask(self, file: str, index: int, mask: Mask) -> None:
        """Write a mask in a batch. Its value for each wave is only computed if an instruction reads it as a number."""
        if file == "exec":
            for word in self.b.split(self.b.bits_of(mask))[: self._width]:
                self._guard_all_ones(word)
            return
        for n in range(self._width):
            self._scalars.pop((file, index + n), None)
            self._divergent_masks[file, index + n] = file, index
        self._masks[file, index] = mask

    def _is_active(self, file: str, index: int) -> bool:
        """Whether a register is part of EXEC in a batch, where it is all ones."""
        return self._all is not None and file == "exec" and index < self._width

    def _guard_all_ones(self, word: Uniform) -> None:
        self.b.guard_batch(self.b.icmp("eq", word, 0xFFFFFFFF).data)

    @property
    def _width(self) -> int:
        """The number of registers of a mask."""
        return self.registers.lanes // 32

    @property
    def exec(self) -> Mask:
        self.b.active = self.mask("exec", 0)
        return self.b.active

    # Vectors

    def vector(self, file: str, index: int, *, all_lanes: bool = False) -> Lane:
        key = self.names.get((file, index), (file, index))
        known = self._vectors.get(key)
        if known is None:
            known = self._vectors[key] = self._load_vector(*key)
        if isinstance(known, Lane):
            return known
        if not all_lanes and self._block.is_within(self.number, known.number):
            return known.value
        return self._merged(key, known)

    def _load_vector(self, file: str, index: int) -> Lane:
        if self._induction is not None:
            found = self._induction.load((file, index))
            for key, value in found.items():
                self._vectors.setdefault(key, value)
            return found[file, index]
        places = self.vector_places(file, index)
        names = [self.b.text.let(f"load <16 x i32>, ptr {place}") for place in places]
        self.strip_of.update(zip(names, range(len(names)), strict=True))
        if (file, index) in self.in_memory:
            for name, place in zip(names, places, strict=True):
                note_place(self.b, name, place)
        if self.b.memory.fast_path is not None:
            self.b.memory.fast_path.registers[tuple(names)] = file, index
        return Lane(I32, tuple(names))

    def _merged(self, key: Key, pending: Pending) -> Lane:
        base = pending.base or self._load_vector(*key)
        done = self.b.select(pending.mask, pending.value, base)
        self._vectors[key] = done
        return done

    def set_vector(self, file: str, index: int, value: Lane, *, all_lanes: bool = False) -> None:
        key = self.names.get((file, index), (file, index))
        self._changed.add(key)
        if all_lanes:
            self._vectors[key] = value
            return
        before = self._vectors.get(key)
        if isinstance(before, Pending):
            before = before.base if before.number == self.number else self._merged(key, before)
        self._vectors[key] = Pending(value, self.number, self.exec, before)

    def indexed(self, file: str, index: int, offset: Uniform) -> Lane:
        self._to_memory()
        place, _ = self._place_of(file, index, offset)
        return Lane(I32, tuple(self._load_strips(place)))

    def set_indexed(self, file: str, index: int, offset: Uniform, value: Lane, *, all_lanes: bool = False) -> None:
        self._to_memory()
        place, is_there = self._place_of(file, index, offset)
        before = Lane(I32, tuple(self._load_strips(place)))
        written = value if all_lanes else self.b.select(self.exec, value, before)
        done = self.b.select(is_there, written, before)
        for n, part in enumerate(done.data):
            self.b.text.do(f"store <16 x i32> {part}, ptr {self._strip(place, n)}")
        self._vectors.clear()  # the indexed register may be any of them

    def _to_memory(self) -> None:
        """Store every vector register that the block has written."""
        for key in sorted(self._changed):
            self._flush_vector(key, None)
        self._changed.clear()

    def _place_of(self, file: str, index: int, offset: Uniform) -> tuple[str, Uniform]:
        """The address of a register at an offset from another, and whether it exists; if not, the address of register 0."""
        b = self.b
        first = index + (self.registers.accumulators_at if file == "a" else 0)
        number = b.add(offset, first)
        is_there = b.icmp("ult", number, self.registers.vectors)
        assert isinstance(is_there, Uniform)
        inside = b.zext(b.select(is_there, number, b.uniform(I32, 0)), I64)
        place = b.add(b.mul(inside, 4 * b.lanes), VECTORS)
        return b.text.let(f"getelementptr i8, ptr %w, i64 {place.data}"), is_there

    def _strip(self, place: str, n: int) -> str:
        return self.b.text.let(f"getelementptr i8, ptr {place}, i64 {64 * n}") if n else place

    def _load_strips(self, place: str) -> list[str]:
        return [self.b.text.let(f"load <16 x i32>, ptr {self._strip(place, n)}") for n in range(self.b.strips)]

    # The end of a block

    def flush(self, block: Block) -> None:
        """Store the registers that are live out of a block."""
        if self.indexing is not None:
            raise UnknownOperationError("s_set_gpr_idx stays on across a branch, which is not carried out")
        self._flush(None if block.leaves else block.live_out)

    @property
    def changed(self) -> int:
        """How many strips were written since the block began, or since all were stored."""
        return len(self._changed) * self.b.strips

    @property
    def has_changed(self) -> bool:
        """Whether a register was written since the block began, or since all were stored."""
        return bool(self._written or self._changed or self._divergent_masks)

    def flush_all(self, block: Block) -> None:
        """Store all registers that were written so far, and go on without any SSA values."""
        self._flush(None)
        self.begin(block)

    def _flush(self, live: dict[Key, frozenset[int]] | None) -> None:
        for key in [key for key in self._divergent_masks if live is None or key in live]:
            if key in self._divergent_masks:
                self._materialize_mask(key)
        for key in sorted(self._written):  # equal code is compiled once
            if live is None or key in live:
                value = self.b.zext(self.scc, I32) if key[0] == "scc" else self._scalars[key]
                if key[0] != "null":
                    self.b.text.do(f"store i32 {value.data}, ptr {self._scalar_place(*key)}")
        self._flush_vectors(live)

    def _flush_vectors(self, live: dict[Key, frozenset[int]] | None) -> None:
        moved: dict[Key, Lane | None] = {}
        for key in sorted(self._changed):
            masks = None if live is None else live.get(key)
            if live is not None and masks is None:
                continue
            final, going_on = self._final(key, masks), self._going_on(key)
            one = None if self._induction is None else self._induction.of(key)
            if one is None or one.is_shadowed:
                self._flush_vector(key, final)
            if one is not None and self._induction is not None:
                moved[key] = going_on if one.is_shadowed else final
                if final is None and going_on is not None and one not in self._induction.shadowed:
                    self._induction.shadowed.append(one)
        if self._induction is not None:
            self._induction.settle(moved)

    def _final(self, key: Key, masks: frozenset[int] | None) -> Lane | None:
        """The new value of a register, if only lanes that were written are live; else None."""
        value = self._vectors[key]
        if isinstance(value, Lane):
            return value
        is_enough = masks is not None and all(self._block.is_within(mask, value.number) for mask in masks)
        return value.value if is_enough else None

    def _going_on(self, key: Key) -> Lane | None:
        """The value of a register in the lanes active at the end, if all of them were active when it was written."""
        value = self._vectors[key]
        if isinstance(value, Lane):
            return value
        return value.value if self._block.is_within(self._block.numbers[-1], value.number) else None

    def _flush_vector(self, key: Key, final: Lane | None) -> None:
        value = self._vectors[key] if final is None else final
        if isinstance(value, Pending) and key[0] == SPARE:
            value = value.value  # all that read it have the same active lanes
        if isinstance(value, Pending):
            value = self._merged(key, value)
        for part, place in zip(value.data, self.vector_places(*key), strict=True):
            self.b.text.do(f"store <16 x i32> {part}, ptr {place}")
