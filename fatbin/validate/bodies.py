"""The code of each kernel and function of a code object, surveyed: what is reached, and where control leaves it.

A survey costs a fraction of what instructions cost one by one; those are made only where a rule has a suspicion.
"""

from __future__ import annotations

import bisect
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from ..codeobject.elf64 import SHF_EXEC, STT_AMDGPU_HSA_KERNEL, STT_FUNC
from ..isa.decode import Decoder, Survey, decoder_like
from ..isa.instruction import Decoded, Instruction
from ..isa.isa import isa_of
from ..isa.load import NotDecodedError
from ..isa.model import Register
from ..isa.reach import Reach, furthest, reach

if TYPE_CHECKING:
    from ..codeobject.code_object import CodeObject
    from ..codeobject.descriptor import KernelDescriptor
    from ..codeobject.kernel import Kernel

MOST_BYTES = 1 << 26
"""Longer functions are damage, and are not surveyed."""
_STOPS = frozenset({"s_code_end"})
"""Padding that ends a wave which gets there: it stands behind functions."""
_UNSURE = frozenset({"s_trap", "s_sethalt", "s_rfe_b64", "s_rfe_restore_b64", "s_cbranch_g_fork", "s_cbranch_join"})
"""Behind these control need not go on, which nothing in the code says."""
_SGPR_STEP = 16
"""Scalar registers are given in steps of 16, which the descriptor counts in halves, up to gfx9."""
_SHARED_STEP = 16
"""What a shared VGPR of a wave of 64 counts for at most, in descriptors of gfx10 and gfx11."""

_LONGEST_ENTRY = 1024
"""Bytes from a kernel's start in which it loads its arguments."""

Limits = tuple["int | None", "int | None", "int | None"]
"""VGPRs, AGPRs and SGPRs; None is no limit."""


@dataclass(frozen=True)
class Turn:
    """Where control goes behind an instruction: ``jump`` is the distance to a constant target from its start."""

    is_known: bool
    jump: int | None
    goes_on: bool
    is_padding: bool
    is_unsure: bool


@lru_cache(maxsize=1 << 16)
def turn_of(decoded: Decoded) -> Turn:
    """How control goes on behind an instruction."""
    form = decoded.form
    if form is None:
        return Turn(is_known=False, jump=None, goes_on=False, is_padding=False, is_unsure=False)
    instruction = Instruction(1 << 32, decoded)
    target = None if form.has("isCall") else instruction.target
    return Turn(
        is_known=True,
        jump=None if target is None else target - (1 << 32),
        goes_on=not form.has("isBarrier"),
        is_padding=form.pseudo in _STOPS,
        is_unsure=form.has("isCall") or form.pseudo in _UNSURE,
    )


@dataclass
class Paths:
    """What the ways through a function meet: offsets in it. ``blocks`` are the runs of code that are reached."""

    blocks: list[tuple[int, int]] = field(default_factory=list)
    unknown: list[int] = field(default_factory=list)
    outside: list[tuple[int, int]] = field(default_factory=list)
    """Branches that leave the function, and how far from its start they lead."""
    inside: list[tuple[int, int]] = field(default_factory=list)
    """Branches into the middle of an instruction, and where that is."""
    off_end: list[int] = field(default_factory=list)
    """Where control runs off the end."""


@dataclass
class Reading:
    """A run of code as one decoder reads it."""

    code: bytes = field(repr=False)
    decoder: Decoder = field(repr=False)

    @cached_property
    def survey(self) -> Survey:
        """What is in the code."""
        return self.decoder.survey(self.code)

    @cached_property
    def needs(self) -> Reach:
        """What must be there for all instructions, reached or not."""
        return furthest(self.survey.different)

    @cached_property
    def has_unknown(self) -> bool:
        """Whether some bytes are no instruction, reached or not."""
        return any(decoded.form is None for _, decoded in self.survey.turns)

    @cached_property
    def paths(self) -> Paths:
        """What can be reached from its first instruction."""
        found, turns, size = Paths(), self.survey.turns, len(self.code)
        places = [at for at, _ in turns]
        waiting, seen = [0], set()
        while waiting:
            start = waiting.pop()
            number = bisect.bisect_left(places, start)
            if number in seen:
                found.blocks.append((start, places[number] if number < len(turns) else size))
                continue
            seen.add(number)
            if number == len(turns):
                found.blocks.append((start, size))
                found.off_end.append(size)
                continue
            at, decoded = turns[number]
            found.blocks.append((start, at + decoded.size))
            turn = turn_of(decoded)
            if turn.is_known:
                waiting += self._next(found, at, decoded.size, turn)
            else:
                found.unknown.append(at)
        return found

    def _next(self, found: Paths, at: int, length: int, turn: Turn) -> Iterator[int]:
        """Where a way goes on behind a turn; what is wrong with that goes to ``found``."""
        size, starts = len(self.code), self.survey.starts
        if turn.is_padding:
            found.off_end.append(at)
            return
        if turn.jump is not None:
            target = at + turn.jump
            if not 0 <= target < size:
                found.outside.append((at, target))
            elif target % 4 or not starts[target >> 2]:
                found.inside.append((at, target))
            else:
                yield target
        if turn.goes_on:
            if at + length < size:
                yield at + length
            elif not turn.is_unsure:
                found.off_end.append(size)

    @cached_property
    def arguments(self) -> dict[int, int]:
        """By the first of two SGPRs with an address: the furthest offset of a load from there in the first block, as
        long as they hold what they held at the start."""
        turns, furthest_of, lost = self.survey.turns, dict[int, int](), set[int]()
        end = min(turns[0][0] if turns else len(self.code), _LONGEST_ENTRY)
        for instruction in self.decoder.instructions(self.code[:end], 0):
            form = instruction.form
            if form is None or not form.is_scalar:
                continue
            found = _constant_load(instruction) if form.is_load else None
            if found and found[0] not in lost:
                furthest_of[found[0]] = max(furthest_of.get(found[0], 0), found[1])
            for written in instruction.writes:
                if written.file == "s":
                    lost.update(range(written.index - 1, written.index + written.width))
        return furthest_of

    def reached(self, address: int) -> Iterator[Instruction]:
        """The instructions that can be reached, one by one, where the first is at ``address``."""
        end = 0
        for start, stop in sorted(self.paths.blocks):
            first = max(start, end)
            yield from self.decoder.instructions(self.code[first:stop], address + first)
            end = max(end, stop)

    def last_before(self, offset: int) -> Decoded | None:
        """The instruction in front of an offset, if the code was read up to there."""
        starts = self.survey.starts
        found = starts.rfind(1, 0, offset >> 2)
        return next(iter(self.decoder.instructions(self.code[found * 4 : offset], 0))).decoded if found >= 0 else None

    def is_unsure_before(self, offset: int) -> bool:
        """Whether the instruction in front of an offset may well be the last that runs."""
        last = self.last_before(offset)
        return last is None or turn_of(last).is_unsure


@dataclass(frozen=True)
class Glance:
    """What is remembered of code that was read once: it stands in the code objects of several GPUs.

    ``needs`` is what must be there for it, ``arguments`` how far from each register pair it loads constants before it
    first branches, and ``is_sound`` that nothing is wrong with where its control goes.
    """

    needs: Reach
    arguments: dict[int, int]
    is_sound: bool


_glances: dict[tuple[int, bytes], Glance] = {}
_MOST_GLANCES = 1 << 18


@dataclass
class Body:
    """The code of a function, or of a kernel, which ``kernel`` then is.

    Compilers may be told to use 16-bit registers or not, which gives the same bits two meanings and is noted nowhere:
    of the ``decoders`` that the processor may need, the one is taken under which the code is sound.
    """

    name: str
    address: int
    code: bytes = field(repr=False)
    decoders: list[Decoder] = field(repr=False)
    kernel: Kernel | None = None
    has_size: bool = True
    """Whether a symbol says where it ends; else that is where the next one begins."""

    @cached_property
    def glance(self) -> Glance:
        """What is to know of the code, mostly without reading it."""
        digest = hashlib.sha1(self.code, usedforsecurity=False).digest()
        for decoder in self.decoders:
            known = _glances.get((id(decoder), digest))
            if known is not None and known.is_sound and not _above(known.needs, self.limits):
                return known
        reading = self.reading
        paths = reading.paths
        wrong = paths.unknown or paths.outside or paths.inside or paths.off_end
        found = Glance(reading.needs, reading.arguments, not wrong)
        if len(_glances) < _MOST_GLANCES:
            _glances[id(reading.decoder), digest] = found
        return found

    @cached_property
    def reading(self) -> Reading:
        """The code as it makes most sense."""
        readings = [Reading(self.code, decoder) for decoder in self.decoders]
        if len(readings) == 1 or not self._doubt(readings[0]):
            return readings[0]
        best = min(readings, key=self._doubt)
        # A compiler is told once: what made sense here is tried first in the next function.
        self.decoders.sort(key=lambda decoder: decoder is not best.decoder)
        return best

    def _doubt(self, reading: Reading) -> int:
        """How many things cannot be right."""
        unknown = len(reading.paths.unknown) if reading.has_unknown else 0
        if not _above(reading.needs, self.limits):
            return unknown
        return unknown + sum(bool(self.beyond(found.decoded)) for found in reading.reached(self.address))

    @property
    def survey(self) -> Survey:
        """What is in the code."""
        return self.reading.survey

    @property
    def paths(self) -> Paths:
        """What can be reached."""
        return self.reading.paths

    def reached(self) -> Iterator[Instruction]:
        """The instructions that can be reached."""
        return self.reading.reached(self.address)

    @cached_property
    def limits(self) -> Limits:
        """How many registers a kernel is given."""
        descriptor = self.kernel.descriptor if self.kernel else None
        return limits_of(descriptor) if descriptor else (None, None, None)

    @property
    def needs_more(self) -> bool:
        """Whether anything in the code, reached or not, is beyond the limits."""
        return bool(_above(self.glance.needs, self.limits))

    def beyond(self, decoded: Decoded) -> set[int]:
        """The register files of which an instruction needs more than the kernel is given."""
        return _above(reach(decoded), self.limits)


def _above(needs: Reach, limits: Limits) -> set[int]:
    return {file for file, (need, most) in enumerate(zip(needs, limits)) if most is not None and need > most}  # noqa: B905


def _constant_load(instruction: Instruction) -> tuple[int, int] | None:
    """Where from and how far a scalar load reads, if its offset is a constant."""
    address, offset = instruction.operand("sbase"), instruction.operand("offset")
    register = address.register if address else None
    if register is None or register.file != "s" or instruction.operand("soffset") or offset is None:
        return None
    return None if isinstance(offset.value, Register) else (register.index, offset.value.bits)


def limits_of(descriptor: KernelDescriptor) -> Limits:
    """How many VGPRs, AGPRs and SGPRs a descriptor gives; None where there is no saying."""
    known, total = descriptor.generation, descriptor.vgprs
    if known is None or total is None:
        return None, None, None
    sgprs = None if known.pairs_cus or known.always_xnack else -(-descriptor.sgprs // _SGPR_STEP) * _SGPR_STEP
    if descriptor.get("rsrc2.enable_dynamic_vgpr") or descriptor.get("rsrc3.enable_dynamic_vgpr"):
        return None, None, sgprs
    accumulators = descriptor.accum_offset
    if accumulators is not None:
        return min(accumulators, total), max(total - accumulators, 0), sgprs
    return total + descriptor.get("rsrc3.shared_vgpr_count") * _SHARED_STEP, total, sgprs


class Bodies:
    """Every kernel and function of a linked code object that is in the file. None where nothing is known of the ISA."""

    def __init__(self, code: CodeObject) -> None:
        self.code = code

    @cached_property
    def decoders(self) -> list[Decoder]:
        """What reads the instructions, in every way that the processor allows; none for those without tables."""
        if self.code.target is None or self.code.header.is_relocatable:
            return []
        try:
            usual = isa_of(self.code.target)
        except NotDecodedError:
            return []
        if not usual.has("True16BitInsts"):
            return [decoder_like(usual)]
        other = isa_of(self.code.target, ("-real-true16" if usual.has("RealTrue16Insts") else "+real-true16",))
        return [decoder_like(usual), decoder_like(other)]

    @cached_property
    def all(self) -> tuple[Body, ...]:
        """Kernels in the order of the metadata, then the other functions. Each address once."""
        if not self.decoders:
            return ()
        found: dict[int, Body] = {}
        for kernel in self.code.kernels:
            place = self._entry(kernel)
            if place is not None and place not in found:
                size = kernel.function.size if kernel.function and kernel.function.value == place else 0
                found.update(self._body(kernel.name, place, size, kernel))
        for symbol in self.code.symbols:
            if symbol.type == STT_FUNC and symbol.size and symbol.value not in found and symbol.is_defined:
                found.update(self._body(symbol.name, symbol.value, symbol.size, None))
        return tuple(found.values())

    def _entry(self, kernel: Kernel) -> int | None:
        if kernel.descriptor and kernel.descriptor_symbol:
            return kernel.descriptor_symbol.value + kernel.descriptor.entry_offset
        return kernel.function.value if kernel.function and (self.code.version or 0) >= 3 else None

    def _body(self, name: str, address: int, size: int, kernel: Kernel | None) -> dict[int, Body]:
        """The body at an address, if it lies in executable code; by the address."""
        home = next((end for start, end in self._executable if start <= address < end), None)
        if home is None or address % 4:
            return {}
        end = address + size if size else self._next_start(address, home)
        if end > home or end - address > MOST_BYTES:
            return {}
        content = self.code.bytes_at(address, end - address)
        return {address: Body(name, address, content, self.decoders, kernel, bool(size))}

    def _next_start(self, address: int, home: int) -> int:
        place = bisect.bisect_right(self._starts, address)
        return min(self._starts[place], home) if place < len(self._starts) else home

    @cached_property
    def _starts(self) -> list[int]:
        """Where functions begin, in order."""
        symbols = {s.value for s in self.code.symbols if s.type in (STT_FUNC, STT_AMDGPU_HSA_KERNEL)}
        entries = {entry for kernel in self.code.kernels if (entry := self._entry(kernel)) is not None}
        return sorted(symbols | entries)

    @cached_property
    def _executable(self) -> list[tuple[int, int]]:
        """The spans of code, as far as the file has them."""
        return [
            (s.address, s.address + s.size) for s in self.code.sections if s.flags & SHF_EXEC and s.type != _NOBITS
        ] or [(s.address, s.address + s.file_size) for s in self.code.segments if s.is_loaded and s.is_executable]

    def is_code(self, address: int) -> bool:
        """Whether an address is in executable code."""
        return any(start <= address < end for start, end in self._executable)


_NOBITS = 8
