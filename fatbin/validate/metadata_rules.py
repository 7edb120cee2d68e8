"""Rules about required metadata of kernels and arguments."""

from __future__ import annotations

from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from ..codeobject.hidden import PREFIX
from .registry import Fault, Options, rule

REQUIRED = (
    ".name", ".symbol", ".kernarg_segment_size", ".group_segment_fixed_size", ".private_segment_fixed_size",
    ".kernarg_segment_align", ".wavefront_size", ".sgpr_count", ".vgpr_count", ".max_flat_workgroup_size",
)  # fmt: skip
"""What a kernel's row has since V3: LLVM's assembler takes no metadata without."""
KINDS = frozenset(
    {"by_value", "global_buffer", "dynamic_shared_pointer", "sampler", "image", "pipe", "queue"}
)  # fmt: skip
"""What an argument that is not hidden can be."""
_LONGEST, _DIGITS = 60, 8
"""Characters of a text that are shown, and digits of a number that may be one."""
_FIRST = 3
"""The first version whose metadata has these keys; that of V2 is translated."""


@rule(
    "code",
    "metadata-key",
    "error",
    "Runtimes and tools need this key of every kernel: they refuse the code object, or use 0.",
    "kernel 'k': the metadata lacks .wavefront_size",
)
def metadata_key(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Every kernel of the metadata has the keys that it must have."""
    if (code.version or 0) < _FIRST:
        return
    for kernel in code.kernels:
        missing = [key for key in REQUIRED if key not in kernel.metadata] if kernel.metadata else []
        if missing:
            yield Fault(f"kernel {kernel.name!r}: the metadata lacks {', '.join(missing)}", code.source.origin)


@rule(
    "code",
    "argument-kind",
    "error",
    "The runtime does not know this kind of argument, and so not what to write.",
    "kernel 'k': argument 0 (p) is of the kind 'global_bufer', which there is not",
)
def argument_kind(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Every argument has a kind that there is; those of hidden ones depend on the version."""
    for kernel in code.kernels if (code.version or 0) >= _FIRST else ():
        for number, row in enumerate(kernel.metadata.get(".args", ())):
            kind = row.get(".value_kind")
            if kind not in KINDS and not (isinstance(kind, str) and kind.startswith(PREFIX)):
                who = f"kernel {kernel.name!r}: argument {number} ({row.get('.name') or number})"
                what = "has no kind" if kind is None else f"is of the kind {str(kind)[:_LONGEST]!r}, which there is not"
                yield Fault(f"{who} {what}", code.source.origin)


@rule(
    "code",
    "printf-format",
    "error",
    "The host prints by this text, ID:N:SIZE:...:FORMAT with N sizes; it does not have that form, so that printf prints "
    "other values, or nothing.",
    "the printf text '1:2:4:%d %d' has not the 2 sizes that it announces",
)
def printf_format(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The texts by which the host prints have as many sizes as they say."""
    for text in code.printf_formats:
        fields = text.split(":", 2)
        if len(fields) <= 2 or not _are_numbers(fields[:2]):
            yield Fault(f"the printf text {text[:_LONGEST]!r} does not begin with two numbers", code.source.origin)
            continue
        count = int(fields[1]) if len(fields[1]) < _DIGITS else len(text)
        sizes = fields[2].split(":", count)
        if len(sizes) <= count or not _are_numbers(sizes[:count]):
            message = f"the printf text {text[:_LONGEST]!r} has not the {fields[1][:_DIGITS]} sizes that it announces"
            yield Fault(message, code.source.origin)


def _are_numbers(fields: list[str]) -> bool:
    return all(field.isascii() and field.isdecimal() for field in fields)
