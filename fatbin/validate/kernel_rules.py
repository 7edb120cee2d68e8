"""Rules that compare metadata, descriptors, symbols and arguments of kernels."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from ..codeobject.code_object import CodeObject
from ..codeobject.descriptor import ALIGNMENT as DESCRIPTOR_ALIGNMENT
from ..codeobject.descriptor import ENTRY_ALIGNMENT
from ..codeobject.elf64 import STB_LOCAL, STT_OBJECT, Symbol
from ..codeobject.hidden import LAYOUTS, PREFIX
from ..codeobject.kernel import Argument, Kernel, Layout
from .registry import Fault, Options, rule

SIZES = {
    "global_buffer": 8,
    "image": 8,
    "sampler": 8,
    "pipe": 8,
    "queue": 8,
    "dynamic_shared_pointer": 4,
}
"""Size and alignment of the arguments whose kind decides it; values may be structures of anything."""

_FLAGS = (
    (".uses_dynamic_stack", "properties.uses_dynamic_stack"),
    (".workgroup_processor_mode", "rsrc1.wgp_mode"),
)
"""Keys of the metadata and the field of the descriptor that says the same."""


_FIRST_OF_OBJECTS = 3
"""The first version of code objects whose descriptors have symbols of their own."""
_VISIBILITY, _UNSEEN = 3, (1, 2)
"""The bits of ``st_other`` with the visibility, and what of it is internal or hidden."""


def _arguments(kernel: Kernel) -> list[Argument]:
    """The arguments as the metadata has them: DWARF adds nothing that is judged here."""
    return [Argument.from_row(row) for row in kernel.metadata.get(".args", ())]


def place(code: CodeObject, symbol: Symbol | None) -> int:
    """Where in the file a symbol is; the code object's start where it has no place."""
    found = code.elf.place_of(symbol) if symbol else None
    return code.source.origin + (found or 0)


@rule(
    "code",
    "kernel-without-descriptor",
    "error",
    "The metadata names a kernel that has no descriptor, so launching it fails.",
    "kernel 'k': there is no symbol 'k.kd': it was stripped; strip with --strip-unneeded at most.",
)
def kernel_without_descriptor(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Each kernel of the metadata has its symbol."""
    for kernel in code.kernels:
        if kernel.metadata and kernel.descriptor_symbol is None and not (code.version == 2 and kernel.function):
            yield Fault(f"kernel {kernel.name!r}: there is no symbol {kernel.symbol!r}", code.source.origin)
    exported = {symbol.name for symbol in code.elf.dynamic_symbols if symbol.is_defined}
    for kernel in code.kernels if exported else ():
        if kernel.metadata and kernel.descriptor_symbol and kernel.symbol not in exported:
            message = f"kernel {kernel.name!r}: {kernel.symbol!r} is not among the symbols that loaders see"
            yield Fault(message, code.source.origin)


@rule(
    "code",
    "descriptor-symbol",
    "error",
    "Loaders look for descriptors among global symbols for objects; they do not find one that is local, hidden or of "
    "another type.",
    "kernel 'k': the symbol 'k.kd' is local: its linker script or version script keeps it back.",
)
def descriptor_symbol(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The symbols of descriptors are objects that can be seen from outside."""
    names = {kernel.symbol: kernel for kernel in code.kernels if kernel.metadata}
    for symbol in code.elf.dynamic_symbols if (code.version or 0) >= _FIRST_OF_OBJECTS else ():
        kernel = names.get(symbol.name)
        if kernel is None or not symbol.is_defined:
            continue
        faults = (
            (symbol.type != STT_OBJECT, f"has the type {symbol.type}, not that of objects"),
            (symbol.binding == STB_LOCAL, "is local"),
            (symbol.other & _VISIBILITY in _UNSEEN, "is hidden"),
        )
        for _, what in itertools.islice((fault for fault in faults if fault[0]), 1):
            yield Fault(f"kernel {kernel.name!r}: the symbol {symbol.name!r} {what}", place(code, symbol))


@rule(
    "code",
    "descriptor-without-metadata",
    "error",
    "The metadata does not name this kernel, so it cannot be launched by name.",
    "symbol 'k.kd': no metadata names it: the note was lost when files were merged.",
)
def descriptor_without_metadata(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Each kernel descriptor is described."""
    for kernel in code.kernels:
        if not kernel.metadata:
            yield Fault(f"symbol {kernel.symbol!r}: no metadata names it", place(code, kernel.descriptor_symbol))


@rule(
    "code",
    "duplicate-kernel",
    "error",
    "Two kernels have the same name; it is undefined which one the runtime launches.",
    "'k.kd' is described 2 times: two notes were joined; keep one.",
)
def duplicate_kernel(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Names of kernels are distinct, over all metadata notes."""
    symbols = Counter(kernel.symbol for kernel in code.kernels)
    names = Counter(kernel.metadata[".name"] for kernel in code.kernels if ".name" in kernel.metadata)
    for name, number in [*symbols.items(), *names.items()]:
        if number > 1:
            yield Fault(f"{name!r} is described {number} times", code.source.origin)


@rule(
    "code",
    "descriptor-metadata",
    "error",
    "The hardware starts the kernel with the values of the descriptor, the runtime uses those of the metadata; "
    "they differ.",
    "kernel 'k': .group_segment_fixed_size is 0 in the metadata, 4096 in the descriptor",
)
def descriptor_metadata(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """What both say is the same."""
    for kernel in code.kernels:
        if kernel.descriptor and kernel.metadata:
            for what, said, meant in _both(kernel):
                if said is not None and meant is not None and said != meant:
                    message = f"kernel {kernel.name!r}: {what} is {said} in the metadata, {meant} in the descriptor"
                    yield Fault(message, place(code, kernel.descriptor_symbol))


def _both(kernel: Kernel) -> Iterator[tuple[str, int | None, int | None]]:
    """What the metadata and the descriptor say of the same thing; None where one of them says nothing."""
    descriptor, get = kernel.descriptor, kernel.metadata.get
    assert descriptor
    yield ".group_segment_fixed_size", get(".group_segment_fixed_size"), descriptor.group_segment_fixed_size
    yield ".private_segment_fixed_size", get(".private_segment_fixed_size"), descriptor.private_segment_fixed_size
    # Compilers before LLVM 11 left the descriptor's field empty.
    yield ".kernarg_segment_size", get(".kernarg_segment_size"), descriptor.kernarg_size or None
    yield ".wavefront_size", get(".wavefront_size"), descriptor.wavefront_size
    for key, field in _FLAGS:
        flag = get(key)
        if flag is not None and descriptor.has(field):
            yield key, int(flag), descriptor[field]


@rule(
    "code",
    "registers",
    "error",
    "The kernel uses registers that its descriptor does not allocate.",
    "kernel 'k': uses 500 VGPRs, its descriptor gives 64",
)
def registers(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The descriptor gives as many vector registers as the metadata counts."""
    for kernel in code.kernels:
        given = kernel.descriptor.allocated_vgprs if kernel.descriptor else None
        used = kernel.metadata.get(".vgpr_count")
        if given is not None and used is not None and used > given:
            message = f"kernel {kernel.name!r}: uses {used} VGPRs, its descriptor gives {given}"
            yield Fault(message, place(code, kernel.descriptor_symbol))


@rule(
    "code",
    "arguments",
    "error",
    "The metadata gives arguments a wrong size or alignment, or lets them overlap or exceed the segment, so that the "
    "kernel reads other values than the caller writes.",
    "kernel 'k': argument 1 (n) at 4 overlaps p, which ends at 8",
)
def arguments(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Arguments have the size of their kind, do not overlap, are aligned, and lie in the segment."""
    for kernel in code.kernels:
        if _are_placed(kernel.layout, kernel.metadata.get(".kernarg_segment_size")):
            continue
        end, before = 0, "its start"
        for number, argument in enumerate(_arguments(kernel)):
            who = argument.name or argument.kind or f"argument {number}"
            for fault in _misplaced(argument, end, before, kernel.metadata.get(".kernarg_segment_size")):
                yield Fault(f"kernel {kernel.name!r}: argument {number} ({who}) {fault}", code.source.origin)
            if argument.offset is not None and argument.size is not None:
                end, before = max(end, argument.offset + argument.size), who


@lru_cache(maxsize=1 << 14)
def _are_placed(places: Layout, segment: int | None) -> bool:
    """Whether nothing is wrong with the places of arguments."""
    end = 0
    for offset, size, kind in places:
        argument = Argument(None, offset, size, kind, None, None, None, None, None, ())
        if any(_misplaced(argument, end, "", segment)):
            return False
        end = max(end, (offset or 0) + (size or 0))
    return True


@lru_cache(maxsize=1 << 14)
def _are_as_the_version_has(version: int | None, places: Layout) -> bool:
    """Whether the hidden arguments among them are where the version has them."""
    layout, start = LAYOUTS.get(version or 0, ()), None
    for offset, size, kind in places:
        if not (kind or "").startswith(PREFIX) or offset is None:
            continue
        rows = [(at, bytes_) for at, bytes_, kinds in layout if kind in kinds]
        if not rows:
            return False
        start = offset - rows[0][0] if start is None else start
        if (offset - start, size) not in rows or start % 8:
            return False
    return True


def _misplaced(argument: Argument, end: int, before: str, segment: int | None) -> Iterator[str]:
    offset, size = argument.offset, argument.size
    if offset is None or size is None:
        yield "has no place: its offset or size is missing"
        return
    if offset < 0 or size < 0:
        yield f"has {size} bytes at {offset}"
        return
    if offset < end:
        yield f"at {offset} overlaps {before}, which ends at {end}"
    alignment = SIZES.get(argument.kind or "", 1)
    if argument.kind in SIZES and size != alignment:
        yield f"has {size} bytes, a {argument.kind} has {alignment}"
    if offset % alignment:
        yield f"at {offset} is not aligned to {alignment}"
    if segment is not None and not argument.is_hidden and offset + size > segment:
        yield f"ends at {offset + size}, but the kernel reads {segment} bytes"


@rule(
    "code",
    "hidden-arguments",
    "error",
    "A hidden argument is not where the code object's version has it, so the kernel reads another value.",
    "kernel 'k': hidden_block_count_x has 8 bytes at 24; V5 has 4 bytes at 24",
)
def hidden_arguments(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Hidden arguments are those of the version, each in its place after the explicit ones."""
    layout = LAYOUTS.get(code.version or 0, ())
    for kernel in code.kernels:
        if _are_as_the_version_has(code.version, kernel.layout):
            continue
        start = None
        for argument in _arguments(kernel):
            kind, offset, size = argument.kind or "", argument.offset, argument.size
            if not kind.startswith(PREFIX) or offset is None:
                continue
            rows = [(at, bytes_) for at, bytes_, kinds in layout if kind in kinds]
            if not rows:
                yield Fault(f"kernel {kernel.name!r}: {kind} does not exist in V{code.version}", code.source.origin)
                continue
            start = offset - rows[0][0] if start is None else start
            if (offset - start, size) not in rows or start % 8:
                places = " or ".join(f"{bytes_} bytes at {start + at}" for at, bytes_ in rows)
                message = f"kernel {kernel.name!r}: {kind} has {size} bytes at {offset}; V{code.version} has {places}"
                yield Fault(message, code.source.origin)


@rule(
    "code",
    "entry-point",
    "error",
    "The hardware starts the kernel at the address in the descriptor, which is not that of its function, not a "
    "multiple of 256, or in no executable segment.",
    "kernel 'k': its entry 0x1904 is not its function's, 0x1900",
)
def entry_point(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The entry is 256-byte aligned, in an executable segment, and where the function's symbol is."""
    if code.header.is_relocatable:
        return
    executable = [(s.address, s.address + s.file_size) for s in code.segments if s.is_loaded and s.is_executable]
    for kernel in code.kernels:
        symbol, descriptor = kernel.descriptor_symbol, kernel.descriptor
        if symbol is None or descriptor is None:
            continue
        entry = symbol.value + descriptor.entry_offset
        who, at = f"kernel {kernel.name!r}: its entry {entry:#x}", place(code, symbol)
        if not any(start <= entry < end for start, end in executable):
            yield Fault(f"{who} is in no executable segment", at)
        if entry % ENTRY_ALIGNMENT:
            yield Fault(f"{who} is not aligned to {ENTRY_ALIGNMENT}", at)
        if kernel.function and kernel.function.value != entry:
            yield Fault(f"{who} is not its function's, {kernel.function.value:#x}", at)


@rule(
    "code",
    "descriptor-alignment",
    "error",
    "The command processor reads descriptors at multiples of 64 bytes; this one is at another address.",
    "'k.kd' has 64 bytes at 0x7a8",
)
def descriptor_alignment(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Descriptors are 64 bytes long and aligned."""
    for kernel in code.kernels:
        symbol = kernel.descriptor_symbol
        if symbol and (symbol.value % DESCRIPTOR_ALIGNMENT or symbol.size not in (0, 64)):
            yield Fault(f"{symbol.name!r} has {symbol.size} bytes at {symbol.value:#x}", place(code, symbol))


@rule(
    "code",
    "descriptor-reserved",
    "warning",
    "Reserved bits of the descriptor are not zero: the format is newer, or the descriptor is damaged.",
    "kernel 'k': reserved bits are set in rsrc3",
)
def descriptor_reserved(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Reserved bytes of descriptors are zero, as are bits that the generation does not have."""
    for kernel in code.kernels:
        found = kernel.descriptor.reserved_bits if kernel.descriptor else []
        if found:
            message = f"kernel {kernel.name!r}: reserved bits are set in {', '.join(found)}"
            yield Fault(message, place(code, kernel.descriptor_symbol))
