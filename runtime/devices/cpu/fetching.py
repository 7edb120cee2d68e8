"""The instructions of a code object in memory, and which of them no engine carries out."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Sequence

from ....fatbin.isa import Instruction, decode
from ....loader.image import LoadedImage
from ...isa.facts import Facts
from ...isa.flow.reach import reachable
from ...isa.refused import NoInstructionError
from .layout import Registers

Span = tuple[int, int]
"""A start and an end."""
INSTRUCTION_STEP = 4
"""Instructions begin at multiples of so many bytes."""


class Fetcher:
    """Instructions by their distance from where the code object begins, decoded when they are first asked for."""

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
        self._spans = [(start, start + len(code))] if spans is None else spans
        self._known: dict[int, Instruction] = {}
        self._going: dict[int, Iterator[Instruction]] = {}

    @classmethod
    def of_image(cls, image: LoadedImage, facts: Facts, registers: Registers) -> Fetcher:
        """That of a code object, as it is in memory now: what is in its executable segments, for waves with registers."""
        base = image.base
        spans = [(s.address - base, s.address - base + s.size) for s in image.segments if s.executable]
        return cls(0, ctypes.string_at(base, image.size), facts.processor, facts.features, spans, registers)

    def __call__(self, address: int) -> Instruction:
        """The instruction at an address; :class:`~hipkit.runtime.isa.refused.NoInstructionError` where there is none."""
        known = self._known.get(address)
        if known is not None:
            return known
        going = self._going.pop(address, None) or self._decoded(address)
        found = next(going, None)
        if found is None:
            raise NoInstructionError(address)
        if not found.is_known:
            raise NoInstructionError(address, f"{found}, which is no instruction of {self.processor}")
        if self._registers is not None and (beyond := _beyond(found, self._registers)):
            raise NoInstructionError(address, f"{found}: {beyond}")
        self._known[address] = found
        self._going[address + found.size] = going
        return found

    def _decoded(self, address: int) -> Iterator[Instruction]:
        """The instructions from an address to the end of its segment."""
        end = next((end for start, end in self._spans if start <= address < end), None)
        if end is None or address % INSTRUCTION_STEP:
            raise NoInstructionError(address)
        return iter(
            decode(
                self.code[address - self.start : end - self.start],
                self.processor,
                address=address,
                features=self._features,
            )
        )


def _beyond(instruction: Instruction, registers: Registers) -> str:
    """Whether an instruction names a vector register that waves do not have."""
    assert instruction.form is not None
    for register, _ in instruction.named_registers(instruction.form):
        if register.file in ("v", "a") and not registers.has(register.file, register.index + register.width - 1):
            return (
                f"its kernel has {registers.vectors} vector registers in all, and so no {register}: the descriptor and"
                " the code disagree"
            )
    return ""


class Checked:
    """What of a code object has been looked through for instructions that an engine refuses."""

    def __init__(self, fetch: Fetcher, require: Callable[[Instruction], None]) -> None:
        self._fetch, self._require = fetch, require
        self._seen: set[int] = set()

    def __contains__(self, address: int) -> bool:
        return address in self._seen

    def add(self, address: int) -> None:
        """It was looked at before, in another process."""
        self._seen.add(address)

    def look(self, entry: int) -> None:
        """Refuse by name what static control flow reaches from an address and is not carried out."""
        seen = set()
        for instruction in reachable(entry, self._fetch):
            if instruction.address not in self._seen:
                self._require(instruction)
            seen.add(instruction.address)
        self._seen |= seen
