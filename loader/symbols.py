"""Symbols of a loaded code object that the host looks up by name: kernels, variables, managed variables."""

from __future__ import annotations

from collections.abc import Iterator

from ..fatbin.codeobject.code_object import CodeObject
from ..fatbin.codeobject.descriptor import SIZE as DESCRIPTOR_SIZE
from ..fatbin.codeobject.elf64 import SHN_ABS, SHN_FIRST_RESERVED, STB_LOCAL, Symbol
from ..fatbin.codeobject.kernel import Kernel
from ..fatbin.errors import FormatError
from ..fatbin.records import dataclass, field
from .layout import SLOT, Layout

MANAGED = ".managed"
ENTRY_ALIGNMENT = 256
DESCRIPTOR_ALIGNMENT = 64


@dataclass(frozen=True, slots=True)
class LoadedKernel:
    """A kernel: where its descriptor is, which dispatches name, and where its code begins."""

    kernel: Kernel = field(repr=False)
    name: str
    descriptor: int
    entry: int


@dataclass(frozen=True, slots=True)
class Variable:
    """A global variable."""

    name: str
    address: int
    size: int


@dataclass(frozen=True, slots=True)
class ManagedVariable:
    """A managed variable: kernels find it through the pointer at ``pointer``, which whoever loads fills in.

    ``size`` bytes at ``initial`` are what the managed memory begins with.
    """

    name: str
    pointer: int
    initial: int
    size: int


def symbol_addresses(code: CodeObject, layout: Layout, delta: int) -> dict[str, int]:
    """The address of every symbol that is defined; of several of one name that of one others may see."""
    found: dict[str, int] = {}
    for symbol in sorted(code.elf.loader_symbols, key=lambda symbol: symbol.binding == STB_LOCAL):
        if not symbol.name or not symbol.is_defined:
            continue
        if symbol.section == SHN_ABS:
            found.setdefault(symbol.name, symbol.value)
        elif symbol.section < SHN_FIRST_RESERVED and layout.start <= symbol.value <= layout.end:
            found.setdefault(symbol.name, symbol.value + delta)
    return found


def variables(code: CodeObject, layout: Layout, delta: int) -> tuple[dict[str, Variable], dict[str, ManagedVariable]]:
    """The variables, and the managed ones, which are a pair of symbols each."""
    symbols = {symbol.name: symbol for symbol in code.variables if symbol.section < SHN_FIRST_RESERVED}
    for symbol in symbols.values():
        if layout.segment_of(symbol.value, symbol.size) is None:
            raise _error(code, f"symbol {symbol.name!r}", f"{_span(symbol)} are in no segment that is loaded")
    managed = {}
    for name, pointer in symbols.items():
        initial = symbols.get(name + MANAGED)
        if initial is None:
            continue
        if pointer.size != SLOT:
            raise _error(code, f"symbol {name!r}", f"is the pointer of a managed variable and has {pointer.size} bytes")
        managed[name] = ManagedVariable(name, pointer.value + delta, initial.value + delta, initial.size)
    pairs = {*managed, *(name + MANAGED for name in managed)}
    plain = {
        name: Variable(name, symbol.value + delta, symbol.size) for name, symbol in symbols.items() if name not in pairs
    }
    return plain, managed


def kernels(code: CodeObject, layout: Layout, delta: int) -> dict[str, LoadedKernel]:
    """The kernels by name; each has a descriptor, and code where that points."""
    return {kernel.name: loaded for kernel, loaded in _kernels(code, layout, delta)}


def _kernels(code: CodeObject, layout: Layout, delta: int) -> Iterator[tuple[Kernel, LoadedKernel]]:
    seen: dict[str, str] = {}
    for kernel in code.kernels:
        where = f"kernel {kernel.name!r}"
        symbol, descriptor = kernel.descriptor_symbol, kernel.descriptor
        if symbol is None or descriptor is None:
            raise _error(code, where, f"there is no descriptor {kernel.symbol!r}", "kernel-without-descriptor")
        if seen.setdefault(kernel.name, kernel.symbol) != kernel.symbol:
            raise _error(code, where, f"has the descriptors {seen[kernel.name]!r} and {kernel.symbol!r}")
        entry = symbol.value + descriptor.entry_offset
        home = layout.segment_of(entry, 4)
        if layout.segment_of(symbol.value, DESCRIPTOR_SIZE) is None or symbol.value % DESCRIPTOR_ALIGNMENT:
            raise _error(code, where, f"its descriptor at {symbol.value:#x} is not loaded on a 64-byte boundary")
        if home is None or not home.is_executable or entry % ENTRY_ALIGNMENT:
            message = f"begins at {entry:#x}, which is not a 256-byte boundary in code that is loaded"
            raise _error(code, where, message, "entry-point")
        yield kernel, LoadedKernel(kernel, kernel.name, symbol.value + delta, entry + delta)


def _span(symbol: Symbol) -> str:
    return f"{symbol.size:#x} bytes at {symbol.value:#x}"


def _error(code: CodeObject, field: str, message: str, rule: str = "symbol") -> FormatError:
    return code.source.error(message, container=code.kind, field=field, rule=rule)
