"""CUDA binaries (cubins): kernels and their attributes in ``.nv.info``.

NVIDIA documents neither the sections nor the attributes; the layout is what cuobjdump shows of real files. Attribute
records are a format byte, a code, and a 16-bit value that for the format SVAL is the size of the payload after it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from ..errors import OnDamage, raise_damage
from ..schema import align_up
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
    shared: dict[int, dict[int, list[bytes]]] = {}
    if ".nv.info" in named:
        for code, payload in _attributes(elf, named[".nv.info"]):
            if code in (REGISTERS, FRAME_SIZE, MIN_STACK_SIZE) and len(payload) >= 8:
                symbol, value = struct.unpack_from("<II", payload)
                shared.setdefault(symbol, {}).setdefault(code, []).append(struct.pack("<I", value))
    for index, symbol in enumerate(elf.symbols, 1):
        text = named.get(f".text.{symbol.name}")
        info = named.get(f".nv.info.{symbol.name}")
        if symbol.type != STT_FUNC or not symbol.other & STO_CUDA_ENTRY or text is None or info is None:
            continue
        attributes = dict(shared.get(index, {}))
        for code, payload in _attributes(elf, info):
            attributes.setdefault(code, []).append(payload)
        found = {code: tuple(payloads) for code, payloads in attributes.items()}
        memory = named.get(f".nv.shared.{symbol.name}")
        size = memory.size if memory else 0
        yield _kernel(symbol.name, text, size - reserved if size >= reserved else size, found)


def _kernel(name: str, text: Section, shared: int, found: dict[int, tuple[bytes, ...]]) -> CudaKernel:
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
        name, tuple(_arguments(found)), first(PARAMETERS_SIZE), registers, shared, first(FRAME_SIZE), most,
        text.size, found,
    )  # fmt: skip


def _arguments(found: dict[int, tuple[bytes, ...]]) -> Iterator[Argument]:
    """The parameters in order; they stand in the file from the last to the first."""
    rows = []
    for payload in found.get(PARAMETER, ()):
        if len(payload) >= 12:
            _, ordinal, offset, packed = struct.unpack_from("<IHHI", payload)
            rows.append((ordinal, offset, packed >> 18))
    for payload in found.get(PARAMETER_V2, ()):
        if len(payload) >= 10:
            _, ordinal, offset, size = struct.unpack_from("<IHHH", payload)
            rows.append((ordinal, offset, size))
    for _, offset, size in sorted(rows):
        yield Argument(None, offset, size, "by_value", None, None, None, None, None, ())


def _attributes(elf: Elf64, section: Section) -> Iterator[tuple[int, bytes]]:
    """Code and payload of each attribute of an ``.nv.info`` section."""
    data, at = bytes(elf.content(section)), 0
    while at + 4 <= len(data):
        form, code, value = struct.unpack_from("<BBH", data, at)
        at += 4
        if form == SVAL:
            if at + value > len(data):
                message = f"attribute {code:#x} reaches {at + value - len(data)} bytes beyond the section"
                elf.damage(message, section.offset + at - 4, section.name, RULE)
                return
            yield code, data[at : at + value]
            at = align_up(at + value, 4)
        elif form in (NVAL, BVAL, HVAL):
            yield code, struct.pack("<H", value)
        else:
            elf.damage(f"format {form} is not known", section.offset + at - 4, section.name, RULE)
            return
