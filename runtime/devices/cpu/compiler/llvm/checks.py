"""The builder for checked launches: it calls native/checks.c before each access to memory that others reach."""

from __future__ import annotations

from collections.abc import Sequence

from .....isa.builder import Address, Space
from .....isa.values import I32, I64, Lane, Mask, Type, Uniform
from ...structures import ATOMIC, PLAIN, READ, SCALAR, SPILLING, SYNCHRONIZING, TRY, WRITE
from . import control_flow, prelude
from . import text as ir
from .builder import LlvmBuilder

_NOTE = "declare void @hk_note_access(ptr, i64, ptr, i64, i32, i32, i32, i32, ptr)"
_OF_ACCESSES = frozenset(("race", "init"))
"""The checks that look at accesses to memory."""
_VALUES = "%checked.values"
_TRIES = ("cmpxchg", "fcmpxchg", "condxchg")
"""Operations that depend on what the memory holds: compare-and-swap."""


class CheckedBuilder(LlvmBuilder):
    """A :class:`LlvmBuilder` that has each access checked."""

    checks: frozenset[str] = frozenset()
    is_coherent = False
    """Whether loads and stores of the instruction are atomic ones."""
    is_alike = False
    """Whether all lanes access one address, as far as the instruction tells."""

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        self._note(READ, space, address, type.width // 8, mask)
        return super().load(space, address, type, mask)

    def load_words(self, space: str, address: Address, count: int, mask: Mask) -> list[Lane]:
        self._note(READ, space, address, 4 * count, mask)
        return super().load_words(space, address, count, mask)

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        words = self.split(value) if value.type.width == 64 else (self.zext(value, I32),)
        self._note(WRITE, space, address, value.type.width // 8, mask, words)
        super().store(space, address, value, mask)

    def store_words(self, space: str, address: Address, words: Sequence[Lane], mask: Mask) -> None:
        self._note(WRITE, space, address, 4 * len(words), mask, words)
        super().store_words(space, address, words, mask)

    def atomic(self, how: str, space: str, address: Address, operands: Sequence[Lane], mask: Mask) -> Lane:
        self._note(ATOMIC, space, address, operands[0].type.width // 8, mask, is_try=how in _TRIES)
        return super().atomic(how, space, address, operands, mask)

    def load_uniforms(
        self, address: Uniform, count: int, mask: Uniform | None = None, type: Type = I32
    ) -> list[Uniform]:
        if self.checks & _OF_ACCESSES:
            self.text.do(f"store i64 {address.data}, ptr {self.buffer}")
            wanted = "1" if mask is None else self.text.let(f"zext i1 {mask.data} to i64")
            how = SYNCHRONIZING if self.is_coherent else SCALAR
            self._call(READ, Space.GLOBAL, count * type.width // 8, wanted, "null", how)
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
        is_output = kind != READ and "written" in self.checks and space != Space.LDS
        is_checked = bool(self.checks & _OF_ACCESSES)
        if space == Space.SCRATCH:  # a lane's own
            is_checked, is_output = "init" in self.checks and not (self.is_alike and kind == READ), False
        if not (is_checked or is_output):
            return
        is_short = space in (Space.LDS, Space.SCRATCH)
        wide = self.zext(address.resolve(self, I32), I64) if is_short else address.resolve(self, I64)
        self._spill(wide, self.buffer, 0)
        if is_output:
            self.text.declare("hk_note_written", "declare void @hk_note_written(ptr, ptr, i64, i32, i32)")
            where = f"ptr {self.buffer}, i64 {self.bits_of(mask).data}, i32 {size}, i32 {prelude.SPACES[space]}"
            self.text.do(f"call void @hk_note_written(ptr %c, {where})")
        if not is_checked:
            return
        if words:
            self.locals[_VALUES] = f"[{4 * self.lanes} x i32]"
        for n, word in enumerate(words):
            self._spill(word, _VALUES, n)
        is_atomic = kind == ATOMIC or (self.is_coherent and space != Space.LDS)
        how = TRY if is_try else SYNCHRONIZING if is_atomic else SPILLING if self.is_alike else PLAIN
        self._call(kind, space, size, self.bits_of(mask).data, _VALUES if words else "null", how)

    def _call(self, kind: int, space: str, size: int, mask: str, values: str, how: int) -> None:
        self.text.declare("hk_note_access", _NOTE)
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
