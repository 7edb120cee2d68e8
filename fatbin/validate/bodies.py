"""The code of each kernel and function of a code object, and how many registers the kernels are given."""

from __future__ import annotations

import bisect
import functools
import hashlib
import itertools
import math
import weakref
from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING, TypeVar, cast

from ..cached import cached_property
from ..codeobject.elf64 import SHF_EXEC, SHT_NOBITS, STT_AMDGPU_HSA_KERNEL, STT_FUNC
from ..errors import SIZE_LIMIT
from ..isa.decode import Decoder, decoder_like
from ..isa.instruction import Decoded, Instruction
from ..isa.isa import isa_of
from ..isa.load import NotDecodedError
from ..isa.model import Reach
from ..isa.reach import reach, rows_of
from ..records import dataclass, field
from ..schema import align_up
from .outstanding import Early, early_uses
from .reading import Paths, Reading, Start, entry_of, start_of
from .sequences import Odd, odd_sequences
from .together import Together

if TYPE_CHECKING:
    from ..codeobject.code_object import CodeObject
    from ..codeobject.descriptor import KernelDescriptor
    from ..codeobject.kernel import Kernel

T = TypeVar("T")
MOST_BYTES = 1 << 26
"""Longer functions are damage, and are not surveyed."""
MOST_OVERLAP, MORE = 2, 1 << 16
"""How often all bytes of a file may be the code of functions, and how many bytes more: aliases are one function, so that
sound functions do not overlap."""
_WORD, _LEAST_PADDING, _MOST_PADDING = 4, 16, 256
_SGPR_STEP = 16
"""Scalar registers are given in steps of 16, which the descriptor counts in halves, up to gfx9."""
_SHARED_STEP = 16
"""What a shared VGPR of a wave of 64 counts for at most, in descriptors of gfx10 and gfx11."""

Limits = tuple["int | None", "int | None", "int | None"]
"""VGPRs, AGPRs and SGPRs; None is no limit."""


@dataclass(frozen=True)
class Glance:
    """What is remembered of code that was read once: it stands in the code objects of several GPUs.

    ``needs`` is what must be there for it, ``start`` how it uses the registers that it begins with, and ``is_sound``
    that nothing is wrong with where its control goes. ``rows`` are those of its encodings, as bits.
    """

    needs: Reach
    start: Start
    is_sound: bool
    rows: int


_glances: dict[tuple[int, bytes], Glance] = {}
_found: dict[tuple[int, bytes, Hashable], object] = {}
_MOST_GLANCES = 1 << 18
_MOST_ODD = 1 << 8
"""How many instructions of a function are noted that must not stand as they do, reached or not."""
_MOST_EARLY = 3
"""How many early reads, and writes, of a function are reported."""


@dataclass
class Body:
    """The code of a function, or of a kernel, which ``kernel`` then is.

    Compilers may use 16-bit registers or not, which gives the same bits two meanings and is noted nowhere:
    of the ``decoders`` that the processor may need, the one is taken under which the code is sound.
    """

    name: str
    address: int
    code: bytes = field(repr=False)
    decoders: list[Decoder] = field(repr=False)
    kernel: Kernel | None = None
    has_size: bool = True
    """Whether a symbol says where it ends; else that is where the next one begins."""
    padding: int = 0
    """How many bytes of zeros follow, up to where the next one begins, if no symbol says where it ends."""
    together: Together | None = field(default=None, repr=False)
    """What reads it and the other functions at once."""

    @cached_property
    def glance(self) -> Glance:
        """What is to know of the code, mostly without reading it."""
        return self.known() or self._read_together() or self._read()

    @cached_property
    def digest(self) -> bytes:
        """A hash of the code."""
        return hashlib.sha1(self.code, usedforsecurity=False).digest()

    def known(self) -> Glance | None:
        """What is known already of the same code, if that is sound here."""
        for decoder in self.decoders:
            known = _glances.get((id(decoder), self.digest)) or self._of_alike(decoder)
            if known is not None and known.is_sound and not above(known.needs, self.limits):
                return known
        return None

    def found(self, what: Hashable, find: Callable[[], T]) -> T:
        """What a rule finds in the code, whatever kernel it is of: instances of templates often have the same code."""
        if not self.glance.is_sound or self.needs_more:  # the limits of the kernel have a say in how it is read
            return find()
        key = id(self.decoders[0]), self.digest, what
        if key not in _found:
            if len(_found) >= _MOST_GLANCES:
                _found.clear()
            _found[key] = find()
        return cast("T", _found[key])

    def _read_together(self) -> Glance | None:
        """What is in the code, if that is sound and was found for all functions at once."""
        swept = self.together.swept(self.decoders[0], self.digest) if self.together else None
        if swept is None or above(swept.needs, self.limits):
            return None
        decoder = self.decoders[0]
        start = start_of(entry_of(decoder, self.code, swept.first_turn))
        return self._remembered(decoder, Glance(swept.needs, start, True, swept.rows))

    def _read(self) -> Glance:
        reading = self.reading
        found = Glance(reading.needs, reading.start, reading.is_sound, rows_of(reading.survey.needs))
        return self._remembered(reading.decoder, found)

    def _remembered(self, decoder: Decoder, found: Glance) -> Glance:
        if len(_glances) < _MOST_GLANCES:
            _glances[id(decoder), self.digest] = found
        return found

    def _of_alike(self, decoder: Decoder) -> Glance | None:
        """What is known of the same bytes as code for a processor that reads them as this one does."""
        for other in decoder.alike:
            known = _glances.get((id(other), self.digest))
            if known is not None and decoder.reads_as(other, known.rows):
                return known
        return None

    @cached_property
    def reading(self) -> Reading:
        """The code as it makes most sense."""
        readings = [Reading(self.code, decoder) for decoder in self.decoders]
        if len(readings) == 1 or not self._doubt(readings[0]):
            return readings[0]
        best = min(readings, key=self._doubt)
        # A file has one compiler: what made sense here is tried first in the next function.
        self.decoders.sort(key=lambda decoder: decoder is not best.decoder)
        return best

    def _doubt(self, reading: Reading) -> int:
        """How many things cannot be right."""
        unknown = len(reading.paths.unknown) if reading.has_unknown else 0
        if not above(reading.needs, self.limits):
            return unknown
        return unknown + sum(bool(self.beyond(found.decoded)) for found in reading.reached(self.address))

    @cached_property
    def early_uses(self) -> tuple[Early, ...]:
        """The first uses of registers that memory operations still write to."""
        return tuple(early_uses(self.reading, _MOST_EARLY))

    @cached_property
    def odd_sequences(self) -> tuple[Odd, ...]:
        """The instructions that must not stand as they do."""
        return tuple(itertools.islice(odd_sequences(self.reading), _MOST_ODD))

    @property
    def paths(self) -> Paths:
        """What can be reached."""
        return self.reading.paths

    @cached_property
    def reached_at(self) -> frozenset[int]:
        """The offsets of the instructions that can be reached: kept where a rule has a suspicion."""
        return frozenset(found.address - self.address for found in self.reached())

    def reached(self) -> Iterator[Instruction]:
        """The instructions that can be reached."""
        return self.reading.reached(self.address)

    @cached_property
    def limits(self) -> Limits:
        """How many registers a kernel is given."""
        kernel = self.kernel
        if kernel is None or kernel.descriptor is None:
            return None, None, None
        return limits_of(kernel.descriptor, uses_accumulators=bool(kernel.agprs))

    @property
    def needs_more(self) -> bool:
        """Whether anything in the code, reached or not, is beyond the limits."""
        return bool(above(self.glance.needs, self.limits))

    def beyond(self, decoded: Decoded) -> set[int]:
        """The register files of which an instruction needs more than the kernel is given."""
        return above(reach(decoded), self.limits)


def _unread(bodies: weakref.ref[Bodies]) -> dict[bytes, bytes]:
    """The code that nothing is known of, by its hash. Functions that kept each other would stay: nothing looks for
    garbage meanwhile."""
    found = bodies()
    return {body.digest: body.code for body in found.all if body.known() is None} if found else {}


def above(needs: Reach, limits: Limits) -> set[int]:
    """The register files of which more is needed than there is."""
    return {file for file, (need, most) in enumerate(zip(needs, limits)) if most is not None and need > most}  # noqa: B905


def limits_of(descriptor: KernelDescriptor, *, uses_accumulators: bool = True) -> Limits:
    """How many VGPRs, AGPRs and SGPRs hardware gives a wave; None where there is no saying.

    Where both kinds of vector registers are one file, a kernel without accumulators has all of it.
    """
    known, total = descriptor.generation, descriptor.allocated_vgprs
    if known is None or total is None:
        return None, None, None
    sgprs = None if known.pairs_cus or known.always_xnack else align_up(descriptor.sgprs, _SGPR_STEP)
    if descriptor.get("rsrc2.enable_dynamic_vgpr") or descriptor.get("rsrc3.enable_dynamic_vgpr"):
        return None, None, sgprs
    start = descriptor.accum_offset
    if start is not None:
        return min(start, total) if uses_accumulators else total, max(total - start, 0), sgprs
    return total + descriptor.get("rsrc3.shared_vgpr_count") * _SHARED_STEP, total, sgprs


class Bodies:
    """Every kernel and function of a linked code object that is in the file. None where nothing is known of the ISA."""

    def __init__(self, code: CodeObject) -> None:
        self.code, self._room = code, 0

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
        """Kernels in the order of the metadata, then the other functions. Each address once.

        Raises a :class:`~hipkit.FormatError` where they lie in each other more than a file's size allows.
        """
        if not self.decoders:
            return ()
        self._room = MOST_OVERLAP * self.code.source.size + MORE
        found: dict[int, Body] = {}
        for kernel in self.code.kernels:
            place = self._entry(kernel)
            if place is not None and place not in found:
                size = kernel.function.size if kernel.function and kernel.function.value == place else 0
                found.update(self._body(kernel.name, place, size, kernel))
        for symbol in self.code.symbols:
            if symbol.type == STT_FUNC and symbol.size and symbol.value not in found and symbol.is_defined:
                found.update(self._body(symbol.name, symbol.value, symbol.size, None))
        together = Together(functools.partial(_unread, weakref.ref(self)))
        for body in found.values():
            body.together = together
        return tuple(found.values())

    def _entry(self, kernel: Kernel) -> int | None:
        if kernel.descriptor and kernel.descriptor_symbol:
            return kernel.descriptor_symbol.value + kernel.descriptor.entry_offset
        return kernel.function.value if kernel.function and (self.code.version or 0) >= 3 else None

    def _body(self, name: str, address: int, size: int, kernel: Kernel | None) -> dict[int, Body]:
        """The body at an address, if it lies in executable code; by the address."""
        home = self._end_of_code(address)
        if home is None or address % 4:
            return {}
        end = address + size if size else self._next_start(address, home)
        if end > home or end - address > MOST_BYTES:
            return {}
        self._room -= end - address
        if self._room < 0:
            message = f"they overlap: together they are more than {MOST_OVERLAP} times as long as the file"
            raise self.code.source.error(message, container="code-object", field="functions", rule=SIZE_LIMIT)
        content = self.code.bytes_at(address, end - address)
        if not size:
            content = content.rstrip(b"\0")
            content += bytes(-len(content) % 4)
        padding = end - address - len(content)
        return {address: Body(name, address, content, self.decoders, kernel, bool(size), padding)}

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
        """The spans of code, as far as the file has them, in order; those that overlap are one."""
        spans = [
            (s.address, s.address + s.size) for s in self.code.sections if s.flags & SHF_EXEC and s.type != SHT_NOBITS
        ] or [(s.address, s.address + s.file_size) for s in self.code.segments if s.is_loaded and s.is_executable]
        found = list[tuple[int, int]]()
        for start, end in sorted(span for span in spans if span[0] < span[1]):
            if found and start < found[-1][1]:
                found[-1] = found[-1][0], max(end, found[-1][1])
            else:
                found.append((start, end))
        return found

    def _end_of_code(self, address: int) -> int | None:
        """Where the span of code ends that an address is in; None if it is in none."""
        number = bisect.bisect_right(self._executable, (address, math.inf)) - 1
        return self._executable[number][1] if number >= 0 and address < self._executable[number][1] else None

    def home(self, address: int) -> Body | None:
        """The function that begins last before an address, or there, if the address is in it."""
        number = bisect.bisect_right(self._places, address) - 1
        found = self._by_place[self._places[number]] if number >= 0 else None
        return found if found and address < found.address + len(found.code) else None

    def is_padding(self, address: int) -> bool:
        """Whether one word repeats from an address in executable code on, mostly up to the next function."""
        home = self._end_of_code(address)
        if home is None:
            return False
        words = self.code.bytes_at(address, min(self._next_start(address, home) - address, _MOST_PADDING))
        return len(words) >= _LEAST_PADDING and words == words[:_WORD] * (len(words) // _WORD)

    @cached_property
    def _by_place(self) -> dict[int, Body]:
        return {body.address: body for body in self.all}

    @cached_property
    def _places(self) -> list[int]:
        return sorted(self._by_place)

    def is_code(self, address: int) -> bool:
        """Whether an address is in executable code."""
        return self._end_of_code(address) is not None

    @property
    def has_code(self) -> bool:
        """Whether the file has executable code at all: one with debug information alone has none."""
        return bool(self._executable)
