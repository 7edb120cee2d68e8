"""Libraries of ROCm that are not on this machine: generated ones, whose functions say their names and fail.

Extension modules of Python are linked against all libraries that any of their functions uses, and cannot be imported
where one is missing. The functions of a generated library are those that the modules of the same package ask for, in the
version nodes that these ask for.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from pathlib import Path

from ..fatbin.errors import UsageError
from ..fatbin.records import dataclass
from . import dynamic
from . import shared_object as elf
from .needed import Needs, closure
from .shared_object import ALLOC, EXECUTE, WRITE, DynamicSymbols, Export, Section
from .stub import DT

SLOT = "hipkit_refusing_slot"
"""The variable of a generated library that leads its functions to one that gets their number."""
FAILED = 1
"""What a function answers: no library has 0 for a failure, and most have some meaning for this."""
_STEP = 16
_LOAD_NUMBER, _JUMP = b"\xf3\x0f\x1e\xfa\xbf", b"\xff\x25"
"""endbr64 and ``mov edi, …``; ``jmp [rip + …]``."""


@dataclass(frozen=True)
class Absent:
    """A library of ROCm: how its functions begin, what they answer, and whether they only note what a program does."""

    name: str
    prefixes: tuple[str, ...]
    answer: int = FAILED
    is_quiet: bool = False


LIBRARIES = (
    Absent("libamd_smi.so", ("amdsmi_",)),
    Absent("libhipblas.so", ("hipblas",)),
    Absent("libhipblaslt.so", ("hipblasLt", "hipblaslt")),
    Absent("libhipfft.so", ("hipfft",)),
    Absent("libhiprand.so", ("hiprand",)),
    Absent("libhipsolver.so", ("hipsolver",)),
    Absent("libhipsparse.so", ("hipsparse",)),
    Absent("libhipsparselt.so", ("hipsparseLt", "hipsparselt")),
    Absent("libMIOpen.so", ("miopen",)),
    Absent("librccl.so", ("nccl", "pnccl", "mscclpp")),
    Absent("librocblas.so", ("rocblas_",)),
    Absent("librocfft.so", ("rocfft_",)),
    Absent("librocm_smi64.so", ("rsmi_",)),
    Absent("librocm_sysdeps_drm.so", ("drm",), answer=-1),
    Absent("librocm_sysdeps_drm_amdgpu.so", ("amdgpu_",), answer=-1),
    Absent("librocm_sysdeps_numa.so", ("numa_",), answer=-1),
    Absent("librocprofiler-sdk.so", ("rocprofiler_",), answer=0, is_quiet=True),
    Absent("librocrand.so", ("rocrand_",)),
    Absent("librocsolver.so", ("rocsolver_",)),
    Absent("librocsparse.so", ("rocsparse_",)),
    Absent("libroctracer64.so", ("roctracer_",), answer=0, is_quiet=True),
    Absent("libroctx64.so", ("roctx",), answer=0, is_quiet=True),
)


def library_of(soname: str) -> Absent | None:
    """The library of a name such as ``librocfft.so.0``; None for others."""
    name, dot, release = soname.partition(".so")
    if dot and (not release or release.startswith(".")):
        return next((library for library in LIBRARIES if library.name == f"{name}.so"), None)
    return None


def owner_of(function: str) -> Absent | None:
    """The library that has a function: the one with the longest beginning of its name."""
    found = [
        (len(prefix), library) for library in LIBRARIES for prefix in library.prefixes if function.startswith(prefix)
    ]
    return max(found, key=lambda pair: pair[0])[1] if found else None


def missing(module: Path) -> list[str]:
    """The libraries of ROCm that a file needs and that are not on this machine, such as ``librocfft.so.0``."""
    try:
        wanted = [name for name in Needs.of(module).names if library_of(name)]
        return [name for name in wanted if name not in {one.path.name for one in closure(module)}] if wanted else []
    except UsageError:
        return []  # the linker says what is wrong with it


def functions_of(soname: str, module: Path) -> dict[str, str]:
    """The functions of a library that the modules of the same package ask for, each with its version node.

    Those of a library that a module does not name are with the first that it names: ROCm's bring others along.
    """
    library = library_of(soname)
    found: dict[str, str] = {}
    for path in _beside(module):
        try:
            named = [one for name in Needs.of(path).names if (one := library_of(name))]
            asked = dynamic.undefined(path)
        except UsageError:
            continue
        brought = {owner_of(name) for name in asked} - {None, *named} if named[:1] == [library] else set()
        found |= {name: node for name, node in asked.items() if owner_of(name) in {library, *brought}}
    return dict(sorted(found.items()))


def _beside(module: Path) -> Iterable[Path]:
    folder = module.parent
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return folder.rglob("*.so") if (folder / "__init__.py").is_file() else [module]


def build(soname: str, functions: Mapping[str, str]) -> bytes:
    """A library of that name with those functions in their nodes, each of which jumps to where the slot leads, with its number."""
    exports = [
        Export(name, node, ".text", number * _STEP, _STEP) for number, (name, node) in enumerate(functions.items())
    ]
    slot = Export(SLOT, "", ".data", 0, 8, elf.OBJECT)
    nodes = sorted({node for node in functions.values() if node})
    symbols = DynamicSymbols(soname, (), [*exports, slot], nodes)
    of: dict[str, Section] = {}
    sections = [
        *symbols.sections(of),
        Section(".text", elf.PROGBITS, ALLOC | EXECUTE, _STEP * len(exports), lambda: _code(len(exports), of), _STEP),
        Section(
            ".dynamic", elf.DYNAMIC, ALLOC | WRITE, (11 if nodes else 8) * elf.DYNAMIC_SIZE,
            lambda: elf.dynamic([(DT[tag], value) for tag, value in symbols.entries(of)]),
            entry_size=elf.DYNAMIC_SIZE, link=".dynstr",
        ),
        Section(".data", elf.PROGBITS, ALLOC | WRITE, 8, lambda: bytes(8)),
    ]  # fmt: skip
    of.update({section.name: section for section in sections})
    elf.layout(sections)
    return elf.write(sections)


def _code(count: int, of: Mapping[str, Section]) -> bytes:
    out = bytearray()
    for number in range(count):
        before = _LOAD_NUMBER + struct.pack("<I", number) + _JUMP
        end = of[".text"].address + len(out) + len(before) + 4
        out += (before + struct.pack("<i", of[".data"].address - end)).ljust(_STEP, b"\xcc")
    return bytes(out)
