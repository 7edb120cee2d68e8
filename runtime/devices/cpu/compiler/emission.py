"""The state of a region's code emission that the functions for single instructions use."""

from __future__ import annotations

from .....fatbin.isa import Register
from ....isa.facts import Facts
from ..layout import Registers, offset_of
from .llvm.builder import LlvmBuilder
from .wave import EmittedWave
from .wave_batch import WaveBatch


class Emission:
    """The builder, the registers of the wave, and where they are in memory."""

    b: LlvmBuilder
    facts: Facts
    registers: Registers
    batch: WaveBatch
    state: EmittedWave
    _waits: bool | None = None
    """None without a delayed wait instruction; else whether that waits for stores."""

    def wait_later(self, *, is_full: bool) -> None:
        """A wait orders accesses that other threads see, so it may be delayed until the next one of those."""
        self._waits = is_full or bool(self._waits)

    def settle_waits(self) -> None:
        """Emit what a delayed wait does."""
        if self._waits is not None:
            self.b.fence(is_full=self._waits)
        self._waits = None

    def set_address(self, register: Register | None, offset: int) -> None:
        """Write the address of an offset in the code object to two scalar registers."""
        assert register is not None
        address = self.b.add(self.b.context("code_base"), offset_of(offset))
        for n, word in enumerate(self.b.split(address)):
            self.state.set_scalar(register.file, register.index + n, word)

    def put(self, place: int, value: str) -> None:
        """Store 64 bits at an offset in the memory of each wave of the batch."""
        for at in self.batch.scalar_places(place):
            self.b.text.do(f"store i64 {value}, ptr {at}")

    def count(self, number: int, by: str) -> None:
        """Add to a counter."""
        counters = self.b.context("counters")
        place = self.b.text.let(f"inttoptr i64 {counters.data} to ptr")
        at = self.b.text.let(f"getelementptr i64, ptr {place}, i64 {number}")
        self.b.text.do(f"atomicrmw add ptr {at}, i64 {by} monotonic")
