"""CUDA binaries (cubins): kernels and their attributes in ``.nv.info``.

NVIDIA documents neither the sections nor the attributes; the layout is what cuobjdump shows of real files. Attribute
records are a format byte, a code, and a 16-bit value that for the format SVAL is the size of the payload after it.
"""

from __future__ import annotations

import itertools
import struct
from collections.abc import Iterable, Iterator
from typing import ClassVar

from ..errors import OnDamage, raise_damage
from ..records import dataclass, field
from ..source import Source
from .demangle import demangle
from .elf64 import STT_FUNC, Elf64, Section
from .identify import EM_CUDA, identify
from .kernel import Argument
from .notes import Note, notes_of

KIND = "cubin"
RULE = "nv-info"
SHT_CUDA_INFO = 0x70000000
WARP = 32
NVAL, BVAL, HVAL, SVAL = 1, 2, 3, 4
STO_CUDA_ENTRY = 0x10
"""What ``st_other`` marks kernels with."""
SYSTEM_SHARED, SYSTEM_SHARED_SINCE = 1024, 90
"""From sm_90 on the section of a kernel's shared memory begins with as much for the system, which ptxas leaves out."""

MAX_THREADS, REQUIRED_THREADS, FRAME_SIZE, PARAMETER, PARAMETERS_SIZE = 0x05, 0x10, 0x11, 0x17, 0x19
MIN_STACK_SIZE, REGISTERS, PARAMETER_V2 = 0x12, 0x2F, 0x45
_HEAD = struct.Struct("<BBH")
_Attribute = tuple[int, bytes]
"""The code and the payload."""
_Arguments = dict[tuple[tuple[bytes, ...], ...], tuple[Argument, ...]]
"""The arguments by their records: instances of a template have the same ones."""


@dataclass(frozen=True, slots=True)
class CudaKernel:
    """A kernel for NVIDIA GPUs; what the file does not say is None. PTX has names only."""

    name: str
    arguments: tuple[Argument, ...] = ()
    parameters_size: int | None = None
    registers: int | None = None
    shared: int | None = None
    local: int | None = None
    max_threads: int | None = None
    code_size: int | None = None
    attributes: dict[int, tuple[bytes, ...]] = field(default_factory=dict, repr=False)

    @property
    def demangled(self) -> str:
        """The name as it is written in the source."""
        return demangle(self.name)

    @property
    def signature(self) -> str:
        """The parameters on one line, ``name type size @offset`` each."""
        return ", ".join(
            f"{a.name + ' ' if a.name else ''}{a.type or a.kind} {a.size} @{a.offset}" for a in self.arguments
        )


@dataclass(eq=False)
class Cubin:
    """A cubin, read by :meth:`read`."""

    kind: ClassVar[str] = KIND

    source: Source
    elf: Elf64 = field(repr=False)
    target: str | None
    notes: tuple[Note, ...] = field(repr=False)
    kernels: tuple[CudaKernel, ...] = field(repr=False)

    @classmethod
    def read(cls, source: Source | bytes, on_damage: OnDamage = raise_damage) -> Cubin:
        """The cubin that ``source`` is. What is damaged goes to ``on_damage``, and the rest is still there."""
        source = source if isinstance(source, Source) else Source.from_bytes(bytes(source))
        elf = Elf64(source, KIND, on_damage)
        if elf.header.machine != EM_CUDA:
            raise source.error(f"is for machine {elf.header.machine}, not CUDA", container=KIND, field="e_machine")
        identity = identify(source)
        target = identity.target if identity else None
        notes = tuple(notes_of(elf, on_damage))
        return cls(source, elf, target, notes, tuple(_kernels(elf, target)))

    @property
    def e_flags(self) -> int:
        """The flags word of the header."""
        return self.elf.header.flags


def _kernels(elf: Elf64, target: str | None) -> Iterator[CudaKernel]:
    """A kernel for each function that is marked as one."""
    named = {section.name: section for section in elf.sections}
    number = int("".join(filter(str.isdigit, target or "")) or 0)
    reserved = SYSTEM_SHARED if number >= SYSTEM_SHARED_SINCE else 0
    of_all = _of_all_kernels(elf, named[".nv.info"]) if ".nv.info" in named else {}
    known: _Arguments = {}
    for index, symbol in enumerate(elf.symbols, 1):
        if symbol.type != STT_FUNC or not symbol.other & STO_CUDA_ENTRY:
            continue
        text, info = named.get(f".text.{symbol.name}"), named.get(f".nv.info.{symbol.name}")
        if text is None or info is None:
            continue
        attributes = _by_code(_attributes(elf, info), of_all.get(index, ()))
        memory = named.get(f".nv.shared.{symbol.name}")
        size = memory.size if memory else 0
        rows = attributes.get(PARAMETER, ()), attributes.get(PARAMETER_V2, ())
        arguments = known.get(rows)
        if arguments is None:
            arguments = known[rows] = _arguments(*rows)
        yield _kernel(symbol.name, arguments, text, size - reserved if size >= reserved else size, attributes)


def _of_all_kernels(elf: Elf64, info: Section) -> dict[int, list[_Attribute]]:
    """What ``.nv.info`` says of each kernel, by the number of its symbol."""
    found: dict[int, list[_Attribute]] = {}
    for code, payload in _attributes(elf, info):
        if code in (REGISTERS, FRAME_SIZE, MIN_STACK_SIZE) and len(payload) >= 8:
            found.setdefault(int.from_bytes(payload[:4], "little"), []).append((code, payload[4:8]))
    return found


def _by_code(own: list[_Attribute], shared: Iterable[_Attribute]) -> dict[int, tuple[bytes, ...]]:
    found: dict[int, list[bytes]] = {}
    for code, payload in itertools.chain(shared, own):
        if code in found:
            found[code].append(payload)
        else:
            found[code] = [payload]
    return {code: tuple(payloads) for code, payloads in found.items()}


def _kernel(
    name: str, arguments: tuple[Argument, ...], text: Section, shared: int, found: dict[int, tuple[bytes, ...]]
) -> CudaKernel:
    def first(code: int) -> int | None:
        payload = found.get(code, (b"",))[0]
        return int.from_bytes(payload[:4], "little") if payload else None

    threads = found.get(MAX_THREADS) or found.get(REQUIRED_THREADS)
    most = None
    if threads and len(threads[0]) >= 12:
        x, y, z = struct.unpack_from("<III", threads[0])
        most = x * y * z
    registers = first(REGISTERS)
    # Older files say it only in the section header, above the symbol's number.
    registers = text.info >> 24 or None if registers is None else registers
    return CudaKernel(
        name, arguments, first(PARAMETERS_SIZE), registers, shared, first(FRAME_SIZE), most,
        text.size, found,
    )  # fmt: skip


def _arguments(rows: tuple[bytes, ...], newer: tuple[bytes, ...]) -> tuple[Argument, ...]:
    """The parameters in order; they stand in the file from the last to the first."""
    found = []
    for payload in rows:
        if len(payload) >= 12:
            _, ordinal, offset, packed = struct.unpack_from("<IHHI", payload)
            found.append((ordinal, offset, packed >> 18))
    for payload in newer:
        if len(payload) >= 10:
            _, ordinal, offset, size = struct.unpack_from("<IHHH", payload)
            found.append((ordinal, offset, size))
    return tuple(
        [
            Argument(None, offset, size, "by_value", None, None, None, None, None, ())
            for _, offset, size in sorted(found)
        ]
    )


def _attributes(elf: Elf64, section: Section) -> list[_Attribute]:
    """Code and payload of each attribute of an ``.nv.info`` section; libraries have millions."""
    data, at, found = bytes(elf.content(section)), 0, list[_Attribute]()
    size, head = len(data), _HEAD.unpack_from
    while at + 4 <= size:
        form, code, value = head(data, at)
        at += 4
        if form == SVAL:
            end = at + value
            if end > size:
                message = f"attribute {code:#x} reaches {end - size} bytes beyond the section"
                elf.damage(message, section.offset + at - 4, section.name, RULE)
                break
            found.append((code, data[at:end]))
            at = end + 3 & -4
        elif form in (NVAL, BVAL, HVAL):
            found.append((code, data[at - 2 : at]))
        else:
            elf.damage(f"format {form} is not known", section.offset + at - 4, section.name, RULE)
            break
    return found
