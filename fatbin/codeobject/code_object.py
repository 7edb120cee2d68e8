"""AMD code objects: an ELF file with kernels, metadata, descriptors, symbols and notes.

Layout: "ELF Code Object" and "Code Object Metadata" in LLVM's user guide for AMDGPU, V2 to V6.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from ..cached import cached_property
from ..errors import OnDamage, raise_damage
from ..records import dataclass, field
from ..source import Source
from ..target import TargetID
from . import metadata as keys
from .descriptor import SIZE as DESCRIPTOR_SIZE
from .descriptor import KernelDescriptor
from .elf64 import (
    SHN_FIRST_RESERVED,
    STB_LOCAL,
    STT_AMDGPU_HSA_KERNEL,
    STT_OBJECT,
    Elf64,
    ElfHeader,
    Section,
    Segment,
    Symbol,
)
from .identify import CODE_OBJECT_VERSIONS, EM_AMDGPU, identify
from .kernel import Kernel
from .notes import Note, notes_of

if TYPE_CHECKING:
    from .dwarf import Parameter

KIND = "code-object"
OSABI_HSA = 64
KD = ".kd"


@dataclass(eq=False)
class CodeObject:
    """A code object, read by :meth:`read`.

    ``version`` is 2 to 6, or None for systems other than HSA; ``metadata`` has one document for each metadata note,
    in the words of code object V3 and later, whatever the version.
    """

    kind: ClassVar[str] = KIND

    source: Source
    elf: Elf64 = field(repr=False)
    version: int | None
    target: TargetID | None
    notes: tuple[Note, ...] = field(repr=False)
    metadata: tuple[dict[str, Any], ...] = field(repr=False)
    kernels: tuple[Kernel, ...] = field(repr=False)

    @classmethod
    def read(cls, source: Source | bytes, on_damage: OnDamage = raise_damage) -> CodeObject:
        """The code object that ``source`` is. What is damaged goes to ``on_damage``, and the rest is still there."""
        source = source if isinstance(source, Source) else Source.from_bytes(bytes(source))
        elf = Elf64(source, KIND, on_damage)
        if elf.header.machine != EM_AMDGPU:
            raise source.error(f"is for machine {elf.header.machine}, not AMDGPU", container=KIND, field="e_machine")
        version = CODE_OBJECT_VERSIONS.get(elf.header.abi_version) if elf.header.os_abi == OSABI_HSA else None
        if version is None and elf.header.os_abi == OSABI_HSA:
            elf.damage(f"{elf.header.abi_version} is no version that hipkit knows", 8, "EI_ABIVERSION", "version")
        notes = tuple(notes_of(elf, on_damage))
        identity = identify(source)
        target = TargetID.parse(identity.target) if identity and identity.target else None
        documents = tuple(_documents(notes, elf))
        kernels = tuple(_kernels(documents, elf, version, target))
        if any(section.name == ".debug_info" for section in elf.sections):
            described = _Described(elf)
            for kernel in kernels:
                kernel.source_arguments = described
        return cls(source, elf, version, target, notes, documents, kernels)

    @property
    def header(self) -> ElfHeader:
        """The ELF header."""
        return self.elf.header

    @property
    def e_flags(self) -> int:
        """The flags word of the header."""
        return self.elf.header.flags

    @property
    def generic_version(self) -> int | None:
        """Which version of a generic processor the code needs, since V6; None for a particular GPU."""
        return self.e_flags >> 24 or None

    @property
    def segments(self) -> tuple[Segment, ...]:
        """What loaders map."""
        return self.elf.segments

    @property
    def sections(self) -> tuple[Section, ...]:
        """The sections, as far as their headers are there."""
        return self.elf.sections

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """Every symbol, those that only debuggers and linkers look at included."""
        return self.elf.symbols

    @property
    def variables(self) -> tuple[Symbol, ...]:
        """The global variables that hosts can find by name."""
        return tuple(
            s
            for s in self.elf.loader_symbols
            if s.type == STT_OBJECT and s.binding != STB_LOCAL and s.is_defined and not s.name.endswith(KD)
        )

    @property
    def printf_formats(self) -> list[str]:
        """The format strings of the kernels' printf calls, as the runtime gets them."""
        lists = (document.get("amdhsa.printf") for document in self.metadata)
        return [text for found in lists if isinstance(found, list) for text in found if isinstance(text, str)]

    def kernel(self, name: str) -> Kernel | None:
        """The kernel of that name, mangled or not."""
        return next((kernel for kernel in self.kernels if name in (kernel.name, kernel.demangled)), None)

    def bytes_at(self, address: int, size: int) -> bytes:
        """The bytes at an address, as far as the file has them."""
        place = self.elf.offset_of(address)
        return b"" if place is None else self.source.read(place, size)


class _Described:
    """What DWARF says of functions, read when an argument is first looked at."""

    def __init__(self, elf: Elf64) -> None:
        self._elf = elf

    @cached_property
    def _functions(self) -> dict[str, tuple[Parameter, ...]]:
        from .dwarf import parameters

        return parameters(self._elf)

    def __call__(self, name: str) -> tuple[Parameter, ...]:
        return self._functions.get(name, ())


def _documents(notes: tuple[Note, ...], elf: Elf64) -> Iterator[dict[str, Any]]:
    """The metadata notes, decoded, in the words of V3."""
    for note in notes:
        if not note.is_metadata:
            continue
        try:
            document = note.decoded()
        except ValueError as error:
            elf.damage(f"cannot be decoded: {error}", note.at, note.type_name, "metadata")
            continue
        if not isinstance(document, dict):
            elf.damage(f"is {type(document).__name__}, not a map", note.at, note.type_name, "metadata")
            continue
        document = keys.modernise(document) if note.owner == "AMD" else document
        kernels = document.get("amdhsa.kernels", [])
        if not isinstance(kernels, list):
            elf.damage(f"is {type(kernels).__name__}, not a list", note.at, "amdhsa.kernels", "metadata")
            document["amdhsa.kernels"] = kernels = []
        _check_kernels(kernels, note, elf)
        yield document


def _check_kernels(kernels: list[Any], note: Note, elf: Elf64) -> None:
    """Report wrong types, and leave only what can be used."""
    sound, sound_arguments = [], keys.ARGUMENT.sound
    for number, kernel in enumerate(kernels):
        found = keys.KERNEL.faults(kernel)
        is_map = isinstance(kernel, dict)
        where = f"kernel {kernel.get('.name', number)!r}" if is_map else f"kernel {number}"
        if is_map:
            sound.append(kernel)
            arguments = kernel.get(".args", ())
            for index, argument in enumerate(arguments):
                if type(argument) is dict and (*argument, *map(type, argument.values())) in sound_arguments:
                    continue  # the usual case, a million times
                for fault in keys.ARGUMENT.faults(argument):
                    found.append(f"argument {index} {fault}")
            if found and arguments:
                kernel[".args"] = [argument for argument in arguments if isinstance(argument, dict)]
        for fault in found:
            elf.damage(fault, note.at, where, "metadata")
    kernels[:] = sound


def misplaced(symbols: tuple[Symbol, ...], elf: Elf64) -> Iterator[tuple[Symbol, str]]:
    """The symbols whose section is not there or that lie outside it, each with what is wrong."""
    sections = elf.sections
    spans = [(0 if elf.header.is_relocatable else s.address, s.size) for s in sections]
    for symbol in symbols:
        _, value, length, _, _, _, home = symbol
        if not 0 < home < SHN_FIRST_RESERVED:
            continue
        if home >= len(spans):
            yield symbol, f"is in section {home} of {len(spans)}"
            continue
        start, size = spans[home]
        if not start <= value <= start + size - length:
            yield (
                symbol,
                f"{symbol.size:#x} bytes at {symbol.value:#x} are outside its section {sections[home].name!r}, "
                f"{start:#x} to {start + size:#x}",
            )


def _kernels(
    documents: tuple[dict[str, Any], ...], elf: Elf64, version: int | None, target: TargetID | None
) -> Iterator[Kernel]:
    """The kernels of the metadata in its order, then those that only have a descriptor."""
    for symbol, fault in misplaced(elf.loader_symbols, elf):
        elf.damage(fault, 0, f"symbol {symbol.name!r}", "symbol")
    defined = {symbol.name: symbol for symbol in elf.loader_symbols if symbol.section}
    rows = [row for document in documents for row in document.get("amdhsa.kernels", ())]
    if any(row.get(".symbol", "") not in defined for row in rows):
        # Kernels that nothing exports are in the full table, which is many times larger.
        defined = {symbol.name: symbol for symbol in elf.symbols if symbol.section} | defined
    processor = target.processor if target else ""
    left = {name for name in defined if name.endswith(KD) and defined[name].type == STT_OBJECT}
    left.update(name for name, symbol in defined.items() if symbol.type == STT_AMDGPU_HSA_KERNEL)

    def kernel(row: dict[str, Any], symbol: str) -> Kernel:
        left.discard(symbol)
        found, function = defined.get(symbol), defined.get(symbol.removesuffix(KD))
        if symbol.endswith("@kd"):  # V2: one symbol for the descriptor of that time and the code after it
            left.discard(symbol.removesuffix("@kd"))
            found, function = None, defined.get(symbol.removesuffix("@kd"))
        descriptor = _descriptor(found, processor, elf) if found else None
        return Kernel(
            row, symbol, processor=processor, version=version, descriptor=descriptor,
            descriptor_symbol=found, function=function,
        )  # fmt: skip

    for row in rows:
        yield kernel(row, row.get(".symbol") or f"{row.get('.name', '')}{KD}")
    for name in sorted(left, key=lambda name: defined[name].value):
        yield kernel({}, name if name.endswith(KD) else f"{name}@kd")


def _descriptor(symbol: Symbol, processor: str, elf: Elf64) -> KernelDescriptor | None:
    place = elf.place_of(symbol)
    data = elf.source.view(place, DESCRIPTOR_SIZE) if place is not None else b""
    if len(data) < DESCRIPTOR_SIZE:
        where = f"symbol {symbol.name!r}"
        elf.damage(f"there are no 64 bytes of the file at {symbol.value:#x}", 0, where, "descriptor")
        return None
    return KernelDescriptor.from_bytes(data, processor)
