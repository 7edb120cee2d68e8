"""The rules of AMD code objects as a whole: header, notes, symbols, relocations and segments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..agreement import agree
from ..codeobject.code_object import CodeObject, misplaced
from ..codeobject.relocation_types import R_AMDGPU_NONE, R_AMDGPU_RELATIVE64
from ..target import EntryID
from .registry import Fault, Options, rule

METADATA_VERSIONS = {2: ([1, 0],), 3: ([1, 0],), 4: ([1, 1],), 5: ([1, 2],), 6: ([1, 2],)}
LOADED_RELOCATIONS = {1: "ABS32_LO", 2: "ABS32_HI", 3: "ABS64", 6: "ABS32", 13: "RELATIVE64"}
"""What ROCm's loader fills in; every other type makes it refuse the code object."""
ABSOLUTE_RELOCATIONS = (1, 2, 3, 6)
DESCRIPTOR_SIZE = 64
"""Bytes of a descriptor, which is also what it is aligned to."""
_NUMBERS = 8
"""More numbers are no version."""


@rule(
    "code",
    "metadata-target",
    "error",
    "The target in the metadata differs from the one in e_flags; the runtime uses one of them, other tools the other.",
    "amdhsa.target 'amdgcn-amd-amdhsa--gfx90a' says gfx90a, but e_flags 0x54c are gfx942",
)
def metadata_target(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """``amdhsa.target`` is the target in the header's flags."""
    for document in code.metadata:
        text = document.get("amdhsa.target")
        claimed = EntryID(f"hip-{text}").target_id if isinstance(text, str) else None
        if claimed and code.target and claimed.is_known and not agree(claimed, code.target, code.version):
            message = f"amdhsa.target {text!r} says {claimed}, but e_flags {code.e_flags:#x} are {code.target}"
            yield Fault(message, code.source.origin + 48)


@rule(
    "code",
    "unknown-target",
    "error",
    "No runtime loads code for an unknown processor.",
    "e_flags 0x5fe name no processor that LLVM knows",
)
def unknown_target(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The header's flags name a processor."""
    if code.target is None:
        yield Fault(f"e_flags {code.e_flags:#x} name no processor that LLVM knows", code.source.origin + 48)


@rule(
    "code",
    "generic-version",
    "error",
    "Code for a generic processor needs a version in its e_flags, by which old runtimes refuse code that is too new.",
    "e_flags 0x154 name gfx11-generic without a version: compile with -mcode-object-version=6.",
)
def generic_version(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Since V6 generic processors have a version, and only they."""
    if code.target is None or code.version is None:
        return
    is_generic, at = code.target.processor.endswith("-generic"), code.source.origin + 48
    if is_generic and code.version < 6:
        yield Fault(f"{code.target.processor} needs code object V6; this is V{code.version}", at)
    elif is_generic and not code.generic_version:
        yield Fault(f"e_flags {code.e_flags:#x} name {code.target.processor} without a version", at)
    elif code.version >= 6 and not is_generic and code.generic_version:
        yield Fault(f"e_flags {code.e_flags:#x} have a generic version, but {code.target.processor} is one GPU", at)


@rule(
    "code",
    "metadata-version",
    "error",
    "Runtimes read the metadata by its version: with a wrong one they write hidden arguments to wrong places.",
    "amdhsa.version is [1, 2], but EI_ABIVERSION 2 (V4) has [1, 1]",
)
def metadata_version(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """``amdhsa.version`` is that of the code object's ABI version, where kernels take hidden arguments."""
    if _takes_hidden_arguments(code):
        yield from _other_versions(code)


@rule(
    "code",
    "metadata-version-unused",
    "note",
    "No kernel takes hidden arguments, which runtimes write by this version. It is wrong once one does.",
    "amdhsa.version is [1, 0], but EI_ABIVERSION 2 (V4) has [1, 1]",
)
def metadata_version_unused(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """``amdhsa.version`` is that of the code object's ABI version, also where no kernel takes hidden arguments."""
    if not _takes_hidden_arguments(code):
        yield from _other_versions(code)


def _takes_hidden_arguments(code: CodeObject) -> bool:
    return any(argument.is_hidden for kernel in code.kernels for argument in kernel.arguments)


def _other_versions(code: CodeObject) -> Iterator[Fault]:
    for document in code.metadata:
        found = document.get("amdhsa.version")
        if code.version and found not in METADATA_VERSIONS[code.version]:
            wanted = METADATA_VERSIONS[code.version][0]
            yield Fault(
                f"amdhsa.version is {_brief(found)}, but EI_ABIVERSION {code.header.abi_version} (V{code.version}) has {wanted}",
                code.source.origin + 8,
            )


def _brief(found: Any) -> str:
    """A version as it stands there; of what is none, and may be of any size, the type."""
    is_one = found is None or (type(found) is list and len(found) < _NUMBERS and all(type(n) is int for n in found))
    return str(found) if is_one else f"of the type {type(found).__name__}, not two numbers"


@rule(
    "code",
    "unresolved-symbol",
    "error",
    "ROCm's loader refuses code objects with undefined symbols.",
    "'_Z6helperv' is not defined here: link its object, or compile with -fgpu-rdc.",
)
def unresolved_symbol(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """What relocations of a linked code object name is defined; names that nothing uses do no harm."""
    if code.header.is_relocatable:
        return
    symbols = code.elf.dynamic_symbols
    used = {found.symbol for found in code.elf.relocations if found.type in ABSOLUTE_RELOCATIONS}
    for number, symbol in enumerate(symbols, 1):
        if number in used and not symbol.is_defined:
            yield Fault(f"{symbol.name!r} is not defined here", code.source.origin)


@rule(
    "code",
    "relocation",
    "error",
    "ROCm's loader knows five types of relocation and refuses code with any other; places and addresses outside the "
    "segments are not memory of the code object, and descriptors hold no addresses.",
    "type 5 at 0x2a40 is not one of ABS32_LO, ABS32_HI, ABS64, ABS32, RELATIVE64: link with lld again.",
)
def relocation(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Relocations of a linked code object are ones that loaders fill in, in segments that are loaded."""
    if code.header.is_relocatable:
        return
    spans = [(s.address, s.address + s.memory_size) for s in code.segments if s.is_loaded]
    symbols = code.elf.dynamic_symbols
    descriptors = {kernel.descriptor_symbol.value: kernel.name for kernel in code.kernels if kernel.descriptor_symbol}
    for found in code.elf.relocations:
        if found.type == R_AMDGPU_NONE:
            continue
        at = code.source.origin + code.sections[found.section].offset
        if found.type not in LOADED_RELOCATIONS:
            yield Fault(
                f"type {found.type} at {found.place:#x} is not one of {', '.join(LOADED_RELOCATIONS.values())}", at
            )
        elif found.type in ABSOLUTE_RELOCATIONS and not 0 < found.symbol <= len(symbols):
            yield Fault(f"at {found.place:#x} names symbol {found.symbol} of {len(symbols)}", at)
        if not any(start <= found.place < end for start, end in spans):
            yield Fault(f"at {found.place:#x} is in no segment that is loaded", at)
        descriptor = descriptors.get(found.place & -DESCRIPTOR_SIZE)
        if descriptor:
            yield Fault(f"at {found.place:#x} is in the descriptor of kernel {descriptor!r}", at)
        # One past the last byte is where an array may end.
        if found.type == R_AMDGPU_RELATIVE64 and not any(start <= found.addend <= end for start, end in spans):
            yield Fault(f"at {found.place:#x} makes an address of {found.addend:#x}, which is in no segment", at)


@rule(
    "code",
    "writable-code",
    "warning",
    "Kernels can overwrite code in a segment that is both writable and executable.",
    "the segment at 0x1900 is writable and executable: leave out -z rwx and linker scripts that merge them.",
)
def writable_code(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """No segment is both."""
    for segment in code.segments:
        if segment.is_loaded and segment.is_writable and segment.is_executable:
            yield Fault(f"the segment at {segment.address:#x} is writable and executable", code.source.origin)


@rule(
    "code",
    "symbol",
    "error",
    "A symbol lies outside its section, so that tools show or change other bytes than those of the symbol.",
    "code-object: symbol 'k': 0x100 bytes at 0x9000 are outside its section '.text', 0x1900 to 0x2200",
)
def symbols(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Every symbol is inside its section; those of the dynamic table were looked at when the file was read."""
    if code.elf.symbols is not code.elf.loader_symbols:
        for symbol, fault in misplaced(code.elf.symbols, code.elf):
            yield Fault(f"code-object: symbol {symbol.name!r}: {fault}", code.source.origin)


@rule(
    "code",
    "segment",
    "error",
    "Loaders map segments: one that is larger in the file than in memory, or that overlaps another one, "
    "overwrites memory.",
    "the segment at 0x1900 has 0x900 bytes in the file and 0x800 in memory",
)
def segment(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Loaded segments fit in memory, follow one another, and lie in the file as they will in memory."""
    end, at = 0, code.source.origin
    for found in (s for s in code.segments if s.is_loaded):
        who = f"the segment at {found.address:#x}"
        if found.file_size > found.memory_size:
            yield Fault(f"{who} has {found.file_size:#x} bytes in the file and {found.memory_size:#x} in memory", at)
        if found.address < end and found.memory_size:
            yield Fault(f"{who} begins before the one in front of it ends, at {end:#x}", at)
        step = found.alignment
        if step & step - 1:
            yield Fault(f"{who} is aligned to {step:#x}, which is no power of two", at)
        elif step > 1 and (found.address - found.offset) % step:
            yield Fault(
                f"{who} stands at {found.offset:#x} of the file: the two differ by no multiple of {step:#x}", at
            )
        end = max(end, found.address + found.memory_size)


@rule(
    "code",
    "no-kernels-exported",
    "error",
    "ROCm's loader looks kernels up in the dynamic symbol table; without dynamic symbols none can be launched.",
    "2 kernels are described, and there is no dynamic symbol: link with ld.lld -shared, and do not strip .dynsym.",
)
def no_kernels_exported(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """A linked code object with kernels has dynamic symbols."""
    named = sum(bool(kernel.metadata) for kernel in code.kernels)
    if named and not code.header.is_relocatable and (code.version or 0) >= 3 and not code.elf.dynamic_symbols:
        yield Fault(f"{named} kernels are described, and there is no dynamic symbol", code.source.origin)
