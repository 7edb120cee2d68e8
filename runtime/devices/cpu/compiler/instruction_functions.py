"""Functions that execute one instruction each, which the quick code of a long region calls for instructions that it repeats.

Unrolled code repeats few instructions with other registers. A function has the places of the registers and the address of
the instruction as arguments, so LLVM compiles it once, for all kernels, and the cache on disk keeps it.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence
from functools import partial

from .....fatbin import digests
from .....fatbin.isa import Instruction, Register
from .....fatbin.patterns import pattern
from .....fatbin.records import dataclass
from ....isa.execute import execute
from ....isa.facts import Facts
from ....isa.flow.lift import lift
from ....isa.flow.liveness import is_matrix
from ....isa.flow.regions import Region
from ....isa.not_carried_out import NoInstructionError
from ....isa.operations import Does, kind_of
from ....isa.values import Mode
from ..layout import Registers, is_of_library
from .checked import builder_for, note_coherence
from .llvm.builder import LlvmBuilder
from .llvm.prelude import DECLARATIONS, FOOTER, INSIDE
from .llvm.text import without_repeats
from .wave import EmittedWave
from .wave_batch import WaveBatch

PREFIX = "hk.instruction."
"""What their names begin with."""
OFTEN = 8
"""From this many instructions on that differ only in registers a function is worth it: to compile, link and keep one takes as long
as to compile eight instructions where they are."""
_CALLED = frozenset((Does.COMPUTE, Does.ACCESS))
_PC = 4_205_173_906_482_719_000
"""Stands for the address of the instruction while a function is emitted; the strips of an access add to it.

No constant of an instruction is this number: neither half is 0, as one half of 2.0 and of a literal of 32 bits is.
"""
_PLACE = pattern(r"getelementptr i8, ptr %w, i64 (\d+)")
_ADDRESS = pattern(rf"\bi64 ({str(_PC)[:-3]}\d\d\d)\b")
_RENAMED = ("v", "a", "s")
"""The files of which one register is like the other."""


@dataclass(frozen=True, slots=True)
class InstructionFunction:
    """The IR of a function, and the functions of the library that it calls."""

    name: str
    text: str
    needs: tuple[str, ...]

    def emit_call(self, b: LlvmBuilder, places: Sequence[int]) -> None:
        """Emit a call for the registers at these offsets in the memory of the wave."""
        b.text.declare(self.name, f"declare void @{self.name}(ptr, ptr, ptr, i64{', i64' * len(places)})")
        given = "".join(f", i64 {place}" for place in places)
        b.text.do(f"call void @{self.name}(ptr %w, ptr %c, ptr {b.stored}, i64 {b.pc}{given})")


@dataclass(slots=True)
class _Span:
    """Registers one after another, as offsets in the memory of the wave."""

    start: int
    end: int


Shape = tuple[Hashable, list[_Span]]
"""What instructions with one function have in common, and the registers in which they differ."""


class InstructionFunctions:
    """The functions for one layout of registers and one value of MODE."""

    def __init__(
        self, facts: Facts, registers: Registers, mode_bits: int, *, checks: frozenset[str] = frozenset()
    ) -> None:
        self._facts, self._registers, self._mode_bits = facts, registers, mode_bits
        self._checks = checks
        self._known: dict[Hashable, InstructionFunction] = {}
        self._met: dict[Hashable, int] = {}
        """How many instructions of a kind all regions so far have."""

    def call(self, instruction: Instruction, shape: Shape | None = None) -> tuple[InstructionFunction, list[int]]:
        """The function of an instruction, and the offsets of its registers in the memory of the wave."""
        key, spans = shape or self._shape(instruction)
        function = self._known.get(key)
        if function is None:
            function = self._known[key] = self._emit(instruction, spans)
        return function, [span.start for span in spans]

    def called_in(self, region: Region) -> dict[int, Shape]:
        """The instructions of a region that are worth a function, with those of regions before: their shapes, by address."""
        found, met = dict[int, Shape](), self._met
        for block in region:
            for instruction in block.instructions:
                if kind_of(instruction).does in _CALLED:
                    found[instruction.address] = shape = self._shape(instruction)
                    key = shape[0]
                    met[key] = met[key] + 1 if key in met else OFTEN if is_matrix(instruction) else 1
        return {address: shape for address, shape in found.items() if met[shape[0]] >= OFTEN}

    def _shape(self, instruction: Instruction) -> Shape:
        """What instructions with one function have in common, and the registers in which they differ."""
        form, word = instruction.decoded.form, instruction.decoded.word
        assert form is not None
        if instruction.vgpr_msbs:
            return (form.name, word, instruction.vgpr_msbs), []
        spans: list[_Span] = []
        places = []
        rest = word
        for spec in form.register_specs:
            register = form.value(spec, word)
            if not isinstance(register, Register) or register.file not in _RENAMED:
                continue
            start, size = self._place(register)
            places.append((start, register.file, size, register.half))
            rest &= ~spec.mask
            _add(spans, start, start + size)
        spans.sort(key=lambda span: next(n for n, place in enumerate(places) if span.start <= place[0] < span.end))
        what = []
        for start, *kind in places:
            number = next(n for n, span in enumerate(spans) if span.start <= start < span.end)
            what.append((number, start - spans[number].start, *kind))
        return (form.name, rest, tuple(what)), spans

    def _place(self, register: Register) -> tuple[int, int]:
        """The offset of a register, and how many bytes it takes."""
        if register.file == "s":
            return self._registers.scalar("s", register.index) or 0, 4 * register.width
        return self._registers.vector(register.file, register.index), 4 * self._registers.lanes * register.width

    def _emit(self, instruction: Instruction, spans: list[_Span]) -> InstructionFunction:
        b = builder_for(self._facts.lanes, inline=False, checks=self._checks)
        b.mode, b.pc = Mode.from_bits(self._mode_bits), _PC
        state = EmittedWave(b, WaveBatch(b, self._registers, 1), None)
        state.mode_bits = self._mode_bits
        (block,) = lift(instruction.address, partial(_only, instruction), most=1)
        state.begin(block)
        note_coherence(b, instruction, self._facts)
        execute(b, state, instruction, self._facts)
        state.flush(block)
        return _function(b, spans)


def _add(spans: list[_Span], start: int, end: int) -> None:
    """Add registers to those that they overlap with."""
    for other in [span for span in spans if span.start < end and start < span.end]:
        spans.remove(other)
        start, end = min(start, other.start), max(end, other.end)
    spans.append(_Span(start, end))


def _only(instruction: Instruction, address: int) -> Instruction:
    if address != instruction.address:
        raise NoInstructionError(address)
    return instruction


def _function(b: LlvmBuilder, spans: Sequence[_Span]) -> InstructionFunction:
    """The function of what was emitted, with registers and the address as arguments."""

    def place(found: re.Match[str]) -> str:
        offset = int(found[1])
        for n, span in enumerate(spans):
            if span.start <= offset < span.end:
                return f"getelementptr i8, ptr %r{n}, i64 {offset - span.start}"
        return found[0]

    body = _PLACE.sub(place, "\n".join(b.text.lines))
    steps = sorted({int(number) - _PC for number in _ADDRESS.findall(body)})
    body = _ADDRESS.sub(lambda found: f"i64 %pc.{int(found[1]) - _PC}", body)
    lines = [f"  {b.buffer} = alloca [{b.lanes} x i64], align 64"] if b.buffer in body else []
    lines += [f"  {name} = alloca {type}, align 64" for name, type in b.locals.items()]
    lines += [f"  %r{n} = getelementptr i8, ptr %w, i64 %o{n}" for n in range(len(spans))]
    lines += [f"  %pc.{step} = add i64 %pc, {step}" for step in steps]
    arguments = "".join(f", i64 %o{n}" for n in range(len(spans)))
    strict = " strictfp" if any("constrained" in declared for declared in b.text.declared) else ""
    head = f'(ptr %w, ptr %c, ptr {b.stored}, i64 %pc{arguments}) nounwind{strict} "no-builtins" {{'
    defined = "\n".join(b.definitions.values())
    declared = "\n".join(text for text in b.text.declared.values() if text.splitlines()[0] not in DECLARATIONS)
    inside = INSIDE if "@hk.uniform" in body else ""
    before = f"{DECLARATIONS}{declared}\n{inside}\n{defined}\ndefine void @"
    after = "\n".join([head, *lines, body, "  ret void\n}\n" + FOOTER])
    name = PREFIX + digests.digest((before + after).encode()).hexdigest()[:24]
    needs = tuple(filter(is_of_library, b.text.declared))
    return InstructionFunction(name, without_repeats(before + name + after), needs)
