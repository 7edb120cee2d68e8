"""Loads a code object: lays out segments, applies relocations and resolves symbol addresses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..fatbin.cached import cached_property
from ..fatbin.codeobject.code_object import KIND, OSABI_HSA, CodeObject
from ..fatbin.codeobject.elf64 import ET_DYN, ET_REL, Elf64, ElfHeader
from ..fatbin.codeobject.identify import CODE_OBJECT_VERSIONS, EM_AMDGPU
from ..fatbin.errors import NotFoundError, UnsupportedError, UsageError, raise_damage
from ..fatbin.records import dataclass
from ..fatbin.source import Source
from ..fatbin.walk import magic_at
from .layout import Layout, LoadedSegment, layout_of
from .memory import Memory, write_zeros
from .relocations import Fixups, Resolve
from .symbols import LoadedKernel, ManagedVariable, Variable, kernels, symbol_addresses, variables

if TYPE_CHECKING:
    from ..fatbin.codeobject.source_lines import SourceLines


def _nothing_else(_name: str) -> int | None:
    """The :data:`~hipkit.loader.relocations.Resolve` of code that must have all it needs in itself."""
    return None


class LoadedImage:
    """A code object in memory; :func:`load` makes it, and :meth:`unload` gives the memory back."""

    def __init__(self, code: CodeObject, memory: Memory, base: int, layout: Layout) -> None:
        self.code, self.base, self.size = code, base, layout.size
        self._memory, self._is_loaded = memory, True
        self.at_unload: list[Callable[[], None]] = []
        """What others do when it is unloaded."""
        delta = base - layout.start
        self.segments: tuple[LoadedSegment, ...] = tuple(layout.placed(delta))
        self.kernels: dict[str, LoadedKernel] = kernels(code, layout, delta)
        plain, managed = variables(code, layout, delta)
        self.variables: dict[str, Variable] = plain
        self.managed: dict[str, ManagedVariable] = managed
        self._addresses = symbol_addresses(code, layout, delta)

    @property
    def is_loaded(self) -> bool:
        """Whether its memory is still its own."""
        return self._is_loaded

    @cached_property
    def lines(self) -> SourceLines:
        """The lines of its source: read once, which takes a second for some megabytes of debug information."""
        from ..fatbin.codeobject.source_lines import SourceLines  # for a fault, or a kernel that runs for long

        return SourceLines(self.code.source)

    def address_of(self, symbol: str) -> int:
        """Where a symbol is: a kernel's code, its descriptor (``NAME.kd``), a variable, a device function."""
        if not self._is_loaded:
            raise UsageError(f"{self.code.source.name}: is no longer loaded, so {symbol!r} is nowhere")
        address = self._addresses.get(symbol)
        if address is None:
            import difflib  # for a mistake alone

            close = difflib.get_close_matches(symbol, self._addresses, 3, 0.4)
            hint = f"; it has {', '.join(close)}" if close else ""
            raise NotFoundError(f"{self.code.source.name}: there is no symbol {symbol!r}{hint}")
        return address

    def segment_at(self, address: int, size: int = 1) -> LoadedSegment | None:
        """The segment that holds ``size`` bytes from ``address``."""
        return next((segment for segment in self.segments if segment.holds(address, size)), None)

    def unload(self) -> None:
        """Give the memory back; a second time does nothing."""
        if self._is_loaded:
            self._is_loaded = False
            for function in self.at_unload:
                function()
            self._memory.release(self.base)

    def __repr__(self) -> str:
        return f"<LoadedImage {self.code.source.name} at {self.base:#x}, {self.size} bytes>"


def load(what: CodeObject | Source | bytes, memory: Memory, resolve: Resolve = _nothing_else) -> LoadedImage:
    """A code object loaded into ``memory``; ``resolve`` knows the symbols that others define.

    Raises an error of hipkit's where anything is wrong with it, and then has reserved nothing.
    """
    code = _checked(what) if isinstance(what, CodeObject) else _read(what)
    _check_headers(code)
    fixups = Fixups.read(code)
    layout = layout_of(code, len(fixups.slots))
    base = memory.reserve(layout.size, layout.alignment)
    try:
        _fill(code, memory, base, layout)
        fixups.apply(memory, layout, base - layout.start, resolve)
        image = LoadedImage(code, memory, base, layout)
        for segment in image.segments:
            if segment.executable:
                memory.seal(segment.address, segment.size, code.source.name)
        return image
    except BaseException:
        memory.release(base)
        raise


def check_headers(source: Source) -> None:
    """Raise what :func:`load` would for the headers of a code object, of which nothing else is read."""
    elf = _elf(source)
    if elf.header.machine != EM_AMDGPU:
        CodeObject.read(source)
    code = CodeObject(source, elf, None, None, (), (), ())
    _check_headers(code)
    layout_of(code, 0)


def _check_headers(code: CodeObject) -> None:
    _refuse(code.header, code.source)
    if not code.sections:
        raise code.source.error(
            "without section headers its symbols cannot be found", container=KIND, field="e_shoff", rule="code-object"
        )


def _read(what: Source | bytes) -> CodeObject:
    source = what if isinstance(what, Source) else Source.from_bytes(bytes(what))
    _elf(source)
    return CodeObject.read(source)


def _elf(source: Source) -> Elf64:
    if magic := magic_at(source):
        name = magic.module.replace("_", " ")
        raise source.error(f"is not code but a container ({name}): select an entry of it", container=KIND, field="file")
    elf = Elf64(source, KIND, raise_damage)
    # What is not written is said before what is wrong: the layout of other versions is not known here.
    if elf.header.machine == EM_AMDGPU:
        _refuse(elf.header, source)
    return elf


def _checked(code: CodeObject) -> CodeObject:
    """The code object, which may have been read past damage: now what is damaged is an error."""
    elf = Elf64(code.source, KIND, raise_damage)
    for section in elf.sections:
        elf.content(section)
    _ = elf.segments, elf.loader_symbols
    return code


def _fill(code: CodeObject, memory: Memory, base: int, layout: Layout) -> None:
    """The segments' bytes, and zeros in all that is between and after them."""
    at, delta = base, base - layout.start
    for segment in layout.segments:
        start = segment.address + delta
        write_zeros(memory, at, start - at)
        memory.write(start, code.source.view(segment.offset, segment.file_size))
        at = start + segment.file_size
    write_zeros(memory, at, base + layout.size - at)


@dataclass(frozen=True)
class Refusal:
    """A kind of code object that is not loaded, and what to do about it."""

    applies: Callable[[ElfHeader], bool]
    field: str
    at: int
    message: str


REFUSALS = (
    Refusal(lambda h: h.os_abi != OSABI_HSA, "EI_OSABI", 7, "is {0.os_abi}; only code for HSA ({hsa}) is loaded"),
    Refusal(lambda h: h.type == ET_REL, "e_type", 16, "is ET_REL: link it first (ld.lld -shared)"),
    Refusal(lambda h: h.type != ET_DYN, "e_type", 16, "is {0.type}; the loader takes shared objects (ET_DYN) only"),
    Refusal(
        lambda h: h.abi_version == 0, "EI_ABIVERSION", 8,
        "is code object V2, whose kernels have no descriptor; compile it again for V4 or newer",
    ),
    Refusal(
        lambda h: h.abi_version not in CODE_OBJECT_VERSIONS, "EI_ABIVERSION", 8,
        "is {0.abi_version}, newer than code object V6, which is the newest that is loaded",
    ),
)  # fmt: skip


def _refuse(header: ElfHeader, source: Source) -> None:
    for refusal in REFUSALS:
        if refusal.applies(header):
            raise UnsupportedError(
                refusal.message.format(header, hsa=OSABI_HSA), source=source.name,
                offset=source.origin + refusal.at, container=KIND, field=refusal.field, rule="version",
            )  # fmt: skip
