"""Rules about what the host's part of a program or library says of kernels."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..binary import ROLES
from ..codeobject.elf64 import SHF_ALLOC, SHF_EXEC, SHT_NOBITS, STB_LOCAL, STT_FUNC, Elf64
from ..formats.hip_wrapper import SECTIONS as WRAPPERS
from ..model import File
from .host_elf import in_host
from .registry import Fault, Options, rule

_STUB = "__device_stub__"
_MANGLED = re.compile(rf"(\d{{1,6}}){_STUB}")
"""The name of the function through which the host launches a kernel, with its length in front, as C++ compilers mangle it."""
_NVCC = ".nv_fatbin"
"""The section where nvcc's hosts have device code."""
_LARGEST_TEXTS = 64 << 20
_SHT_PROGBITS = 1
_DEVICE_CODE = {name for name, role in ROLES.items() if role.dedicated} | set(WRAPPERS)
_MOST_NAMED, _MOST_SOUGHT = 3, 64


@rule(
    "library",
    "host-kernel",
    "error",
    "The host can launch a kernel whose name is nowhere among its texts. It registers kernels by name, so that this one is "
    "registered by another name, or not at all, and its launch fails.",
    "the host launches '_Z5applyPfm', and has no text of this name to register it by",
)
def host_kernel(file: File, _options: Options) -> Iterator[Fault]:
    """For every function that launches a kernel there is a text with the kernel's name."""
    for name in in_host(file, _unregistered)[:_MOST_NAMED]:
        yield Fault(f"the host launches {name!r}, and has no text of this name to register it by")


def _unregistered(elf: Elf64) -> list[str]:
    stubs = {symbol.name for symbol in elf.symbols if _is_stub(symbol.name, symbol.type, symbol.binding)}
    if not stubs:
        return []
    is_nvcc = any(section.name == _NVCC for section in elf.sections)
    return _not_among_texts(elf, {nvcc_kernel_of(stub) if is_nvcc else kernel_of(stub) for stub in stubs})


def _is_stub(name: str, kind: int, binding: int) -> bool:
    # Compilers may register local kernels by a longer name.
    return kind == STT_FUNC and binding != STB_LOCAL and _STUB in name


def kernel_of(stub: str) -> str:
    """The name of the kernel that a function of the host launches."""
    return _MANGLED.sub(lambda found: str(int(found[1]) - len(_STUB)), stub, count=1).replace(_STUB, "", 1)


def nvcc_kernel_of(stub: str) -> str:
    """The same of a function by nvcc, which mangles it whole: its name has the kernel's mangled name, without the ``_``."""
    found = _MANGLED.search(stub)
    if found is None:
        return kernel_of(stub)
    name = stub[found.end() :][: int(found[1]) - len(_STUB)]
    return f"_{name}" if name.startswith("Z") else name


def _not_among_texts(elf: Elf64, names: set[str]) -> list[str]:
    """The names that are no text of the host, in order; none where there is too much to look at."""
    sections = [
        section
        for section in elf.sections
        if section.flags & SHF_ALLOC
        and not section.flags & SHF_EXEC
        and section.type == _SHT_PROGBITS
        and section.type != SHT_NOBITS
        and section.name not in _DEVICE_CODE
    ]
    if sum(section.size for section in sections) > _LARGEST_TEXTS:
        return []
    contents = [bytes(elf.content(section)) for section in sections]
    texts = {text for content in contents for text in content.split(b"\0")}
    # Linkers keep a text that ends another one there.
    left = sorted(name for name in names if name.encode() not in texts)[:_MOST_SOUGHT]
    return [name for name in left if not any(name.encode() + b"\0" in content for content in contents)]
