"""The instructions of a code object in memory, and the check for unsupported ones."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from ....fatbin.cached import cached_property
from ....loader.image import LoadedImage
from ...isa.facts import Facts
from ...isa.not_carried_out import NoInstructionError, UnknownOperationError
from ...memory import transfer
from ...memory.allocation import CodeSpan
from .layout import Registers
from .other_code import OtherCode

if TYPE_CHECKING:
    from ....fatbin.isa import Instruction
    from ....fatbin.isa.decode import Decoder
    from ....fatbin.isa.instruction import Decoded
    from ....fatbin.isa.isa import Isa
    from ....fatbin.isa.model import Reach
    from .ordinary import OrdinaryCode

Span = tuple[int, int]
"""A start and an end."""
INSTRUCTION_STEP = 4
"""The alignment of instructions in bytes."""
BETWEEN_CALLS = 1024
"""Instructions that are checked between two calls of ``meanwhile``."""
FOR_A_JUMP = 16
"""Instructions that compute where a jump goes that is too far for a branch, and the jump itself."""
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
        others: OtherCode | None = None,
    ) -> None:
        self.start, self.code, self.processor, self._features = start, code, processor, features
        self.registers, self.others = registers, others
        whole = [(start, start + len(code))]
        self._segments: list[tuple[int, int, bytes | None]]
        self._segments = [(*span, None) for span in (whole if spans is None else spans)]
        """Their starts and ends, and the bytes of those in which something was decoded."""
        self._own = len(self._segments)
        self._known: dict[int, Instruction] = {}
        self._going: dict[int, Iterator[Instruction]] = {}

    @classmethod
    def of_image(
        cls, image: LoadedImage, facts: Facts, registers: Registers, code: Callable[[], list[CodeSpan]] = list
    ) -> Fetcher:
        """The fetcher for the executable segments of a loaded code object, as they are in memory now, and for ``code`` of others."""
        base = image.base
        spans = [(s.address - base, s.address - base + s.size) for s in image.segments if s.executable]
        whole, others = transfer.read(base, image.size), OtherCode(base, code)
        return cls(0, whole, facts.processor, facts.features, spans, registers, others)

    def __call__(self, address: int) -> Instruction:
        """The instruction at an address; raises :class:`~hipkit.runtime.isa.refused.NoInstructionError` if there is none."""
        known = self._known.get(address)
        if known is not None:
            return known
        found = self._decode(address)
        if found is None:
            raise NoInstructionError(address)
        if not found.is_known:
            raise NoInstructionError(address, f"{found}, which is no instruction of {self.processor}")
        if self.registers is not None and (beyond := _beyond(found, self._reach(found.decoded), self.registers)):
            raise NoInstructionError(address, f"{found}: {beyond}")
        self._known[address] = found
        return found

    def _decode(self, address: int) -> Instruction | None:
        """The instruction at an address; None after the end of the code."""
        start, code = self.segment(address)
        decoder = self._decoder
        if not decoder.is_stateful:
            decoded = decoder.one(code, address - start)
            return self._instruction(address, decoded) if decoded is not None else None
        # Which registers it names depends on those before.
        going = self._going.pop(address, None) or decoder.instructions(code, start, address - start)
        found = next(going, None)
        if found is not None:
            self._going[address + found.size] = going
        return found

    @cached_property
    def _decoder(self) -> Decoder:
        from ....fatbin.isa.decode import decoder_of  # whose tables code on disk does without

        return decoder_of(self.isa)

    @property
    def is_stateful(self) -> bool:
        """Whether instructions may change which registers later ones name."""
        return self._decoder.is_stateful

    @cached_property
    def isa(self) -> Isa:
        """The instruction set."""
        from ....fatbin.isa.isa import isa_of

        return isa_of(self.processor, self._features)

    @cached_property
    def _instruction(self) -> Callable[[int, Decoded], Instruction]:
        from ....fatbin.isa import Instruction

        return Instruction

    @cached_property
    def _reach(self) -> Callable[[Decoded], Reach]:
        from ....fatbin.isa.reach import reach  # once: an import for each instruction takes as long as the look

        return reach

    def segment(self, address: int) -> tuple[int, bytes]:
        """The start and the bytes of the segment that an address is in: all that is decoded in it has the same copy."""
        if address % INSTRUCTION_STEP:
            raise NoInstructionError(address)
        for number, (start, end, code) in enumerate(self._segments):
            if start <= address < end:
                if code is None:
                    code = self.code[start - self.start : end - self.start]
                    self._segments[number] = start, end, code
                return start, code
        other = self.others.segment(address) if self.others is not None else None
        if other is None:
            raise NoInstructionError(address)
        self._segments.append(other)
        return other.start, other.code

    def is_own(self, address: int) -> bool:
        """Whether an address is in the code object itself."""
        return any(start <= address < end for start, end, _ in self._segments[: self._own])

    def forget_others(self) -> bool:
        """Forget code of other code objects where some of it has changed; whether it has."""
        if self.others is None or not self.others.forget_changed():
            return False
        del self._segments[self._own :]
        self._known = {address: found for address, found in self._known.items() if self.is_own(address)}
        self._going.clear()
        return True


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
        if self._pass(entry, meanwhile):
            return
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

    @cached_property
    def ordinary(self) -> OrdinaryCode:
        """What passes over most of the code."""
        from .ordinary import OrdinaryCode

        return OrdinaryCode(self._fetch, self.require, self._fetch.isa, self._fetch.registers)

    def _pass(self, entry: int, meanwhile: Callable[[], None]) -> bool:
        """Whether all is supported that control reaches from an address, calls left out.

        Where it is not, and where there are calls or a jump of which the block does not say where to, this says False:
        that takes a look at each instruction.
        """
        from ...isa.operations import Does, kind_of

        found, waiting, follow = dict[int, int](), [entry], self.ordinary.follow
        try:
            while waiting:
                address = waiting.pop()
                while True:
                    meanwhile()
                    address = follow(address, found, min(len(found) + BETWEEN_CALLS, MOST_AHEAD))
                    if address in found:
                        break
                    instruction = self._fetch(address)
                    if len(found) == MOST_AHEAD:
                        self.is_partial = True
                        return True
                    self.require(instruction)
                    if kind_of(instruction).does is Does.CALL:
                        return False
                    following = found[address] = address + instruction.size
                    if kind_of(instruction).ends_block:
                        waiting += self._after(instruction, found)
                        break
                    address = following
        except (NoInstructionError, UnknownOperationError):
            return False
        self._seen |= found.keys()
        return True

    def _after(self, instruction: Instruction, found: dict[int, int]) -> list[int]:
        """Where control goes after the last instruction of a block, the last one that was found."""
        from ...isa.flow.lift import continuations
        from ...isa.operations import Does, kind_of

        if kind_of(instruction).does is not Does.JUMP:
            return continuations(instruction)
        from ....fatbin.flow import destination, step  # slow to import

        before = [instruction.address]
        for address in itertools.islice(reversed(found), 1, FOR_A_JUMP):
            if found[address] != before[-1] or kind_of(self._fetch(address)).ends_block:
                break
            before.append(address)
        words = dict[int, int]()
        for address in reversed(before[1:]):
            step(self._fetch(address), words)
        target = destination(instruction, words)
        if target is None:
            raise NoInstructionError(instruction.address)
        return [target]

    def require(self, instruction: Instruction) -> None:
        """Raise for an unsupported instruction."""
        if instruction.decoded not in self._supported:
            self._require(instruction)
            self._supported.add(instruction.decoded)
