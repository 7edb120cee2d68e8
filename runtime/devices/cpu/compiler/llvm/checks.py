"""The builder for checked launches: it calls native/checks.c before each access to memory that others reach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from .....isa.builder import Address, Space, V
from .....isa.transfer import Transfer
from .....isa.values import I32, I64, Lane, Mask, Type, Uniform
from ...structures import ATOMIC, PLAIN, READ, SCALAR, SPILLING, SYNCHRONIZING, TRY, WATCHED, WRITE
from . import control_flow, definedness, prelude, tensors
from . import text as ir
from .builder import LlvmBuilder
from .lds_records import LdsRecords, ascend

_OF_ACCESSES = frozenset(("race", "init"))
"""The checks that look at accesses to memory."""
_VALUES = "%checked.values"
_NOTE_WRITTEN = "declare void @hk_note_written(ptr, ptr, i64, i32, i32)"
_TRIES = ("cmpxchg", "fcmpxchg", "condxchg")
"""Operations that depend on what the memory holds: compare-and-swap."""


class CheckedBuilder(LlvmBuilder):
    """A :class:`LlvmBuilder` that has each access checked."""

    checks: frozenset[str] = frozenset()
    is_coherent = False
    """Whether loads and stores of the instruction are atomic ones."""
    is_alike = False
    """Whether all lanes access one address, as far as the instruction tells."""

    @cached_property
    def records(self) -> LdsRecords:
        """The records of accesses to LDS."""
        return LdsRecords(self)

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        if not self._records(space):
            self._note(READ, space, address, type.width // 8, mask)
            return super().load(space, address, type, mask)
        found = super().load(space, address, type, mask)
        self._record(READ, address, type.width // 8, mask)
        return found

    def load_words(self, space: str, address: Address, count: int, mask: Mask) -> list[Lane]:
        if not self._records(space):
            self._note(READ, space, address, 4 * count, mask)
            return super().load_words(space, address, count, mask)
        found = super().load_words(space, address, count, mask)
        self._record(READ, address, 4 * count, mask)
        return found

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        words = self.split(value) if value.type.width == 64 else (self.zext(value, I32),)
        if self._records(space):
            self._record_store(address, value.type.width // 8, mask, words)
        else:
            self._note(WRITE, space, address, value.type.width // 8, mask, words)
        super().store(space, address, value, mask)

    def store_words(self, space: str, address: Address, words: Sequence[Lane], mask: Mask) -> None:
        if self._records(space):
            self._record_store(address, 4 * len(words), mask, words)
        else:
            self._note(WRITE, space, address, 4 * len(words), mask, words)
        super().store_words(space, address, words, mask)

    def atomic(self, how: str, space: str, address: Address, operands: Sequence[Lane], mask: Mask) -> Lane:
        self._note(ATOMIC, space, address, operands[0].type.width // 8, mask, is_try=how in _TRIES)
        return super().atomic(how, space, address, operands, mask)

    def move_tile(self, transfer: Transfer, *, is_store: bool) -> None:
        note = note_written = "null"
        if self.checks & _OF_ACCESSES:
            self.records.end()
            note = f"@{self.text.declare('hk_note_access', prelude.NOTE_ACCESS)}"
        if "written" in self.checks and is_store:
            note_written = f"@{self.text.declare('hk_note_written', _NOTE_WRITTEN)}"
        tensors.move_tile(self, transfer, is_store=is_store, note=note, note_written=note_written)

    def load_uniforms(
        self, address: Uniform, count: int, mask: Uniform | None = None, type: Type = I32
    ) -> list[Uniform]:
        if self.checks & _OF_ACCESSES:
            size, wanted = count * type.width // 8, "1"
            if mask is not None:
                wanted = self.text.let(f"zext i1 {mask.data} to i64")
            self.records.end()
            done = self._unless(self._is_uniform_defined(address, size)) if self._looks_inline(READ) else None
            self.text.do(f"store i64 {address.data}, ptr {self.buffer}")
            how = SYNCHRONIZING if self.is_coherent else SCALAR
            self._call(READ, Space.GLOBAL, size, wanted, "null", how)
            self._end(done)
        return control_flow.load_uniforms(self, address, count, mask, type)

    def note_barrier(self, active: Mask) -> None:
        """Have checked which lanes reach a barrier."""
        self.text.declare("hk_note_barrier", "declare void @hk_note_barrier(ptr, i64, i64)")
        self.text.do(f"call void @hk_note_barrier(ptr %c, i64 {self.pc}, i64 {self.bits_of(active).data})")

    def note_sources(self, index: Lane, active: Mask) -> None:
        if "sync" not in self.checks:
            return
        self.text.declare("hk_note_sources", "declare void @hk_note_sources(ptr, i64, ptr, i64)")
        self._spill(index, self.buffer, 0)
        bits = self.bits_of(active).data
        self.text.do(f"call void @hk_note_sources(ptr %c, i64 {self.pc}, ptr {self.buffer}, i64 {bits})")

    def note_fence(self, does: int, cache: int) -> None:
        """Have noted that a wave writes its cache back, waits for its stores, or invalidates the cache of a number."""
        self.text.declare("hk_note_fence", "declare void @hk_note_fence(ptr, i32, i32)")
        self.text.do(f"call void @hk_note_fence(ptr %c, i32 {does}, i32 {1 << cache})")

    def note_end(self) -> None:
        """Have checked how many barriers a wave that ends has reached."""
        self.text.declare("hk_note_end", "declare void @hk_note_end(ptr, i64)")
        self.text.do(f"call void @hk_note_end(ptr %c, i64 {self.pc})")

    def _note(
        self,
        kind: int,
        space: str,
        address: Address,
        size: int,
        mask: Mask,
        words: Sequence[Lane] = (),
        *,
        is_try: bool = False,
    ) -> None:
        is_watched = self.memory.is_watched = kind != ATOMIC and self._can_watch(space)
        is_output = kind != READ and "written" in self.checks and space != Space.LDS
        is_checked = bool(self.checks & _OF_ACCESSES)
        if space == Space.SCRATCH:  # a lane's own
            is_checked, is_output = "init" in self.checks and not (self.is_alike and kind == READ), False
        is_checked &= not is_watched or "race" in self.checks
        if not (is_checked or is_output):
            return
        is_short = space in (Space.LDS, Space.SCRATCH)
        wide = self.zext(address.resolve(self, I32), I64) if is_short else address.resolve(self, I64)
        if is_output:
            self._spill(wide, self.buffer, 0)
            self.text.declare("hk_note_written", _NOTE_WRITTEN)
            where = f"ptr {self.buffer}, i64 {self.bits_of(mask).data}, i32 {size}, i32 {prelude.SPACES[space]}"
            self.text.do(f"call void @hk_note_written(ptr %c, {where})")
        if not is_checked:
            return
        self.records.end()
        bits, done = self.bits_of(mask).data, None
        if kind == ATOMIC and self._looks_inline(kind) and space != Space.SCRATCH:
            done = self._unless(self._are_lanes_defined(space, wide, size, mask))
        is_atomic = kind == ATOMIC or (self.is_coherent and space != Space.LDS)
        others = WATCHED if is_watched else SPILLING if self.is_alike else PLAIN
        how = TRY if is_try else SYNCHRONIZING if is_atomic else others
        self._look(kind, space, wide, size, bits, how, words if "race" in self.checks else ())
        self._end(done)

    def _look(
        self, kind: int, space: str, addresses: Lane, size: int, bits: str, how: int, words: Sequence[Lane]
    ) -> None:
        """Emit the call of native/checks.c."""
        self._spill(addresses, self.buffer, 0)
        if words:
            self.locals[_VALUES] = f"[{4 * self.lanes} x i32]"
        for n, word in enumerate(words):
            self._spill(word, _VALUES, n)
        self._call(kind, space, size, bits, _VALUES if words else "null", how)

    # Accesses to LDS that are recorded

    def _records(self, space: str) -> bool:
        """Whether code that is compiled for speed records plain accesses to a space itself."""
        is_so = self.inline and space == Space.LDS and "race" in self.checks and not self.is_coherent
        if is_so:
            self.memory.is_watched = "init" in self.checks
        return is_so

    def _record(self, kind: int, address: Address, size: int, mask: Mask) -> None:
        if self.memory.taken is not None:
            self.records.share(kind, address, size, mask, self.memory.taken)
        else:
            self.records.each(kind, address, size, mask)

    def _record_store(self, address: Address, size: int, mask: Mask, words: Sequence[Lane]) -> None:
        """Record a store, unless lanes may write to one place: native/checks.c is given the values."""
        lanes, name = address.resolve(self, I32), self.text.name()[1:]
        self.records.end()
        bits = self.bits_of(mask).data
        is_so = ascend(self, lanes, size, mask)
        self.text.do(f"br i1 {is_so}, label %record.{name}, label %note.{name}, !prof !0")
        self.text.label(f"note.{name}")
        with control_flow.on_one_path(self):
            self._look(WRITE, Space.LDS, self.zext(lanes, I64), size, bits, PLAIN, words)
        self.text.do(f"br label %noted.{name}")
        self.text.label(f"record.{name}")
        with control_flow.on_one_path(self):
            self.records.each(WRITE, Address(lanes), size, mask, words)
        self.text.do(f"br label %noted.{name}")
        self.text.label(f"noted.{name}")

    def rarely(self, condition: Uniform, function: Callable[[], list[V]], otherwise: list[V]) -> list[V]:
        def recorded() -> list[V]:
            found = function()
            self.records.end()
            return found

        self.records.end()
        return super().rarely(condition, recorded, otherwise)

    # What is looked at in emitted code first

    def _looks_inline(self, kind: int) -> bool:
        """Whether code that is compiled for speed looks at an access itself, and has the rest done where it must be."""
        others = (
            {"race", "sync"} if kind == ATOMIC or self.is_coherent else {"race"}
        )  # where waves wait is noted for sync
        return self.inline and "init" in self.checks and not self.checks & others

    def _can_watch(self, space: str) -> bool:
        """Whether the functions of waves look for undefined memory in loads and stores. Reads of spilled registers in scratch
        memory are not reported."""
        if not self.inline or "init" not in self.checks or self.is_coherent:
            return False
        return space in (Space.GLOBAL, Space.LDS) or (space in (Space.FLAT, Space.BUFFER) and not self.is_alike)

    def _unless(self, is_so: str) -> str:
        """Emit a branch past what follows, up to :meth:`_end`."""
        name = self.text.name()[1:]
        self.text.do(f"br i1 {is_so}, label %done.{name}, label %look.{name}, !prof !0")
        self.text.label(f"look.{name}")
        return f"done.{name}"

    def _end(self, label: str | None) -> None:
        if label is not None:
            self.text.do(f"br label %{label}")
            self.text.label(label)

    def _is_uniform_defined(self, address: Uniform, size: int) -> str:
        """Emit the test of what is one for a wave."""
        name = f"{self.text.name()[1:]}.defined"
        is_address = self.text.let(f"icmp ult i64 {address.data}, {1 << definedness.ADDRESS_BITS}")
        place = self.text.let(f"select i1 {is_address}, i64 {address.data}, i64 0")
        self.text.add(definedness.all_defined(name, [place], size))
        return self.text.let(f"and i1 {is_address}, %{name}")

    def _are_lanes_defined(self, space: str, address: Lane, size: int, mask: Mask) -> str:
        """Emit the test of each lane, of up to eight bytes that are updated at once."""
        name = f"{self.text.name()[1:]}.defined"
        self.text.declare(*definedness.GATHER)
        places = address.data  # put together here, since it is used on both paths
        if space == Space.LDS:
            places = self.add(address, self.broadcast(self.context("lds"))).data
        self.text.add(definedness.lanes_defined(name, places, mask.data, size, is_aligned=True))
        return f"%{name}"

    def _call(self, kind: int, space: str, size: int, mask: str, values: str, how: int) -> None:
        self.text.declare("hk_note_access", prelude.NOTE_ACCESS)
        self.text.do(
            f"call void @hk_note_access(ptr %c, i64 {self.pc}, ptr {self.buffer}, i64 {mask}, i32 {size}, i32 {kind},"
            f" i32 {prelude.SPACES[space]}, i32 {how}, ptr {values})"
        )

    def _spill(self, value: Lane, to: str, number: int) -> None:
        """Store the ``number``th value of all lanes to a buffer."""
        kind = ir.vector(value.type)
        for n, part in enumerate(value.data):
            at = self.text.let(f"getelementptr {kind}, ptr {to}, i32 {number * self.strips + n}")
            self.text.do(f"store {kind} {part}, ptr {at}")
