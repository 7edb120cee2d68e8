"""Rules about what ROCm's loader leaves undone: constructors, other libraries, memory of managed variables."""

from __future__ import annotations

from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from ..codeobject.elf64 import SHF_ALLOC
from .link_rules import dynamic_rows
from .registry import Fault, Options, rule

_ARRAYS = {14: "init", 15: "fini"}
"""The types of sections with addresses of functions that run before or after all others, and the kind of kernel that
calls them."""
_SHT_STRTAB, _DT_NEEDED, _MANAGED = 3, 1, ".managed"
_MOST_NAMED, _LONGEST_NAME = 3, 256


@rule(
    "code",
    "initialisers",
    "warning",
    "Constructors and destructors of device variables run if the runtime finds a kernel of the kind init or fini that calls "
    "them. There is none: the variables stay as they are in the file.",
    "the section .init_array has 8 bytes, and no kernel is of the kind init",
)
def initialisers(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Where functions are to run before all kernels, or after them, a kernel calls them."""
    if code.header.is_relocatable:
        return
    kinds = {kernel.metadata.get(".kind") for kernel in code.kernels}
    for section in code.sections:
        kind = _ARRAYS.get(section.type)
        if kind and section.size and kind not in kinds and not code.kernel(f"amdgcn.device.{kind}"):
            message = f"the section {section.name} has {section.size} bytes, and no kernel is of the kind {kind}"
            yield Fault(message, code.source.origin + section.offset)


@rule(
    "code",
    "needed-library",
    "warning",
    "The device code was linked with a shared library. ROCm's loader loads none for a GPU, so that nothing from it is there.",
    "needs 'libm.so': link with the object or archive instead.",
)
def needed_library(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """A code object needs no other file."""
    names = [value for tag, value in dynamic_rows(code) if tag == _DT_NEEDED]
    texts = [section for section in code.sections if section.type == _SHT_STRTAB and section.flags & SHF_ALLOC]
    for at in names[:_MOST_NAMED] if texts else ():
        name = bytes(code.elf.content(texts[0])[at : at + _LONGEST_NAME]).partition(b"\0")[0].decode("utf-8", "replace")
        yield Fault(f"needs {name!r}", code.source.origin)


@rule(
    "code",
    "managed-variable",
    "error",
    "HIP stores the address of a managed variable's memory in the symbol of its own name, and its first value is in the one "
    "with .managed; without either, its registration fails.",
    "'x.managed' is there, and 'x' is not: it was stripped.",
)
def managed_variable(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The two symbols of a managed variable are both there."""
    names = {variable.name for variable in code.variables}
    alone = [name for name in names if name.endswith(_MANAGED) and name.removesuffix(_MANAGED) not in names]
    for name in sorted(alone)[:_MOST_NAMED]:
        yield Fault(f"{name!r} is there, and {name.removesuffix(_MANAGED)!r} is not", code.source.origin)
