"""The instructions of a code object in memory, and the check for unsupported ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from ....fatbin.cached import cached_property
from ....loader.image import LoadedImage
from ...isa.facts import Facts
from ...isa.not_carried_out import NoInstructionError
from ...memory import transfer
from .layout import Registers

if TYPE_CHECKING:
    from ....fatbin.isa import Instruction
    from ....fatbin.isa.instruction import Decoded
    from ....fatbin.isa.model import Reach

Span = tuple[int, int]
"""A start and an end."""
INSTRUCTION_STEP = 4
"""The alignment of instructions in bytes."""
BETWEEN_CALLS = 1024
"""Instructions that are checked between two calls of ``meanwhile``."""
MOST_AHEAD = 1 << 16
"""Instructions that are checked before any runs. A library whose kernels call each other has millions, of which a launch runs
few: those past these are checked when their region is compiled."""


class Fetcher:
    """Instructions by their offset in the code object, decoded on demand."""

    def __init__(
        self,
        start: int,
        code: bytes,
        processor: str,
        features: tuple[str, ...],
        spans: Sequence[Span] | None = None,
        registers: Registers | None = None,
    ) -> None:
        self.start, self.code, self.processor, self._features = start, code, processor, features
        self._registers = registers
        whole = [(start, start + len(code))]
        self._segments: list[tuple[int, int, bytes | None]]
        self._segments = [(*span, None) for span in (whole if spans is None else spans)]
        """Their starts and ends, and the bytes of those in which something was decoded."""
        self._known: dict[int, Instruction] = {}
        self._going: dict[int, Iterator[Instruction]] = {}

    @classmethod
    def of_image(cls, image: LoadedImage, facts: Facts, registers: Registers) -> Fetcher:
        """The fetcher for the executable segments of a loaded code object, as they are in memory now."""
        base = image.base
        spans = [(s.address - base, s.address - base + s.size) for s in image.segments if s.executable]
        return cls(0, transfer.read(base, image.size), facts.processor, facts.features, spans, registers)

    def __call__(self, address: int) -> Instruction:
        """The instruction at an address; raises :class:`~hipkit.runtime.isa.refused.NoInstructionError` if there is none."""
        known = self._known.get(address)
        if known is not None:
            return known
        going = self._going.pop(address, None) or self._decoded(address)
        found = next(going, None)
        if found is None:
            raise NoInstructionError(address)
        if not found.is_known:
            raise NoInstructionError(address, f"{found}, which is no instruction of {self.processor}")
        if self._registers is not None and (beyond := _beyond(found, self._reach(found.decoded), self._registers)):
            raise NoInstructionError(address, f"{found}: {beyond}")
        self._known[address] = found
        self._going[address + found.size] = going
        return found

    def _decoded(self, address: int) -> Iterator[Instruction]:
        """The instructions from an address to the end of its segment."""
        from ....fatbin.isa import decode  # whose tables code on disk does without

        start, code = self._segment(address)
        return decode(code, self.processor, address=start, features=self._features, begin=address - start)

    @cached_property
    def _reach(self) -> Callable[[Decoded], Reach]:
        from ....fatbin.isa.reach import reach  # once: an import for each instruction takes as long as the look

        return reach

    def _segment(self, address: int) -> tuple[int, bytes]:
        """The start and the bytes of the segment that an address is in: all that is decoded in it has the same copy."""
        for number, (start, end, code) in enumerate(self._segments):
            if start <= address < end and address % INSTRUCTION_STEP == 0:
                if code is None:
                    code = self.code[start - self.start : end - self.start]
                    self._segments[number] = start, end, code
                return start, code
        raise NoInstructionError(address)


def _beyond(instruction: Instruction, reach: Reach, registers: Registers) -> str:
    """Why an instruction cannot run: it names a vector register that the waves do not have. Empty if not."""
    is_within = registers.has("v", reach.vgprs - 1) and registers.has("a", reach.agprs - 1)
    if is_within and not instruction.vgpr_msbs:
        return ""
    assert instruction.form is not None
    for register, _ in instruction.named_registers(instruction.form):
        if register.file in ("v", "a") and not registers.has(register.file, register.index + register.width - 1):
            return (
                f"its kernel has {registers.vectors} vector registers in all, and so no {register}: the descriptor and"
                " the code disagree"
            )
    return ""


class Checked:
    """The addresses of a code object that have been checked for unsupported instructions."""

    def __init__(self, fetch: Fetcher, require: Callable[[Instruction], None]) -> None:
        self._fetch, self._require = fetch, require
        self._seen: set[int] = set()
        self._supported: set[Decoded] = set()
        """What was checked wherever its bytes stand: code repeats itself."""
        self.is_partial = False
        """Whether there was more to check than :data:`MOST_AHEAD`."""

    def __contains__(self, address: int) -> bool:
        return address in self._seen

    def add(self, address: int) -> None:
        """Record that another process has checked the code from an address."""
        self._seen.add(address)

    def look(self, entry: int, meanwhile: Callable[[], None]) -> None:
        """Raise for the first unsupported instruction that static control flow reaches from an address.

        ``meanwhile`` is called now and then, and may raise to stop.
        """
        from ...isa.flow.reach import reachable

        seen = set()
        for number, instruction in enumerate(reachable(entry, self._fetch)):
            if number % BETWEEN_CALLS == 0:
                meanwhile()
            if number == MOST_AHEAD:
                self.is_partial = True
                return
            if instruction.address not in self._seen:
                self.require(instruction)
            seen.add(instruction.address)
        self._seen |= seen

    def require(self, instruction: Instruction) -> None:
        """Raise for an unsupported instruction."""
        if instruction.decoded not in self._supported:
            self._require(instruction)
            self._supported.add(instruction.decoded)
