"""Rules that compare the code objects of one bundle: kernels and their arguments."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator, Sequence

from ..codeobject.code_object import CodeObject
from ..codeobject.hidden import PREFIX
from ..codeobject.kernel import Layout
from ..describe_code import read_with_findings
from ..model import Entry
from ..records import dataclass, field
from ..wording import some_of
from .registry import Fault, Options, rule

Kernels = dict[int, int]
"""The kernels of a code object: by the hash of the name, that of where each argument is. Names would take much memory."""

Variables = dict[str, int]
"""The variables of a code object that the host finds by name, and their sizes."""

_MOST_NAMED = 3
_MADE_BY_CLANG = "__hip_cuid_"
"""What begins the name of a variable that says which compilation the code is from."""


@dataclass(frozen=True)
class Built:
    """An entry of a bundle with code."""

    entry: Entry
    kernels: Kernels
    variables: Variables = field(default_factory=dict)
    is_linked: bool | None = None


def kernels_of(code: CodeObject) -> Kernels:
    """The kernels that the host can launch by their metadata."""
    return {_hash(kernel.name): _places(kernel.layout) for kernel in code.kernels if kernel.metadata}


def variables_of(code: CodeObject) -> Variables:
    """The variables that the host can look up; few libraries have any."""
    return {found.name: found.size for found in code.variables if not found.name.startswith(_MADE_BY_CLANG)}


@functools.lru_cache(maxsize=1 << 13)  # the code for each GPU has the same names and arguments
def _hash(text: str) -> int:
    # Not hash(), which is another one in each process.
    return int.from_bytes(hashlib.blake2b(text.encode("utf-8", "surrogateescape"), digest_size=8).digest(), "little")


@functools.lru_cache(maxsize=1 << 13)
def _places(layout: Layout) -> int:
    """What the host's stub and the kernel must agree on: offset and size of what the host passes."""
    return _hash(repr([(offset, size) for offset, size, kind in layout if not str(kind).startswith(PREFIX)]))


def _names(entry: Entry, wanted: set[int]) -> str:
    """Some of the kernels of an entry, by the hashes of their names."""
    code, _ = read_with_findings(entry.source)
    names = [k.name for k in code.kernels if _hash(k.name) in wanted] if isinstance(code, CodeObject) else []
    return some_of([*map(repr, names)], _MOST_NAMED, len(wanted))


@rule(
    "bundle",
    "bundle-kernels",
    "note",
    "The code for one GPU lacks a kernel that the code for another GPU has. This may be intended, as when kernels "
    "depend on the wave size.",
    "'hipv4-…--gfx1100' lacks 'k', which 'hipv4-…--gfx942' has",
)
def bundle_kernels(built: Sequence[Built], _options: Options) -> Iterator[Fault]:
    """The code objects of a bundle have the same kernels."""
    for one in built:
        most = max(built, key=lambda other: len(other.kernels.keys() - one.kernels.keys()))
        lacking = set(most.kernels.keys() - one.kernels.keys())
        if lacking:
            message = f"{one.entry.id!r} lacks {_names(most.entry, lacking)}, which {most.entry.id!r} has"
            yield Fault(message, one.entry.offset)


@rule(
    "bundle",
    "bundle-arguments",
    "error",
    "A kernel has different arguments on two GPUs, but the host passes the same ones to both.",
    "'k' has other arguments in 'hipv4-…--gfx1100' than in 'hipv4-…--gfx942'",
)
def bundle_arguments(built: Sequence[Built], _options: Options) -> Iterator[Fault]:
    """A kernel has the same arguments in all code objects of a bundle."""
    first = built[0]
    for one in built[1:]:
        both = first.kernels.keys() & one.kernels.keys()
        other = {name for name in both if one.kernels[name] != first.kernels[name]}
        if other:
            names = _names(one.entry, other)
            message = f"{names} has other arguments in {one.entry.id!r} than in {first.entry.id!r}"
            yield Fault(message, one.entry.offset)


@rule(
    "bundle",
    "bundle-variables",
    "warning",
    "A variable has different sizes on two GPUs, but the host copies as many bytes to and from both.",
    "'table' has 128 bytes in 'hipv4-…--gfx1100', 256 in 'hipv4-…--gfx942': one was compiled from an older source.",
)
def bundle_variables(built: Sequence[Built], _options: Options) -> Iterator[Fault]:
    """A variable has one size in all code objects of a bundle."""
    first = built[0]
    for one in built[1:]:
        both = first.variables.keys() & one.variables.keys()
        other = sorted(name for name in both if one.variables[name] != first.variables[name])
        for name in other[:_MOST_NAMED]:
            message = f"{name!r} has {one.variables[name]} bytes in {one.entry.id!r}, {first.variables[name]} in"
            yield Fault(f"{message} {first.entry.id!r}", one.entry.offset)


@rule(
    "bundle",
    "unlinked-entry",
    "error",
    "The code for one GPU is an object that was never linked, beside linked code for others; loaders refuse it.",
    "'hipv4-…--gfx1201' is not linked (ET_REL), and code for other GPUs is: pass it to ld.lld -shared first.",
)
def unlinked_entry(built: Sequence[Built], _options: Options) -> Iterator[Fault]:
    """All code objects of a bundle are linked, or none is, as in bundles for a linker."""
    if any(one.is_linked for one in built):
        for one in built:
            if one.is_linked is False:
                yield Fault(f"{one.entry.id!r} is not linked (ET_REL), and code for other GPUs is", one.entry.offset)
