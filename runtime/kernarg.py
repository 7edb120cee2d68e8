"""Kernel arguments: Python values to the bytes that a kernel reads, each checked against what the kernel takes.

The metadata says where each argument is and how large. Where a kernel has none, arguments are laid out as C would.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..fatbin.codeobject.kernel import Argument, Kernel
from ..fatbin.errors import UnsupportedError
from ..fatbin.schema import align_up
from .arguments import Encoder, Pointer, natural_size
from .errors import ArgumentError
from .memory import DeviceMemory

_POINTERS = frozenset(("global_buffer",))
_LDS = "dynamic_shared_pointer"
_REFUSED = {"image": "textures", "sampler": "textures", "pipe": "pipes", "queue": "device-side queues"}


@dataclass(slots=True)
class Packed:
    """Arguments that are packed; ``pointers`` are the arrays among them."""

    data: bytearray
    pointers: list[Pointer] = field(default_factory=list)
    dynamic_lds: int = 0
    """Bytes of LDS that arguments asked for."""

    def put(self, offset: int, value: bytes) -> None:
        """Place bytes at an offset."""
        self.data[offset : offset + len(value)] = value

    def finish(self) -> None:
        """After the launch: results reach the arrays that were not used in place."""
        for pointer in self.pointers:
            pointer.finish()


def pack(kernel: Kernel, values: Sequence[Any], memory: DeviceMemory, *, strict: bool = True) -> Packed:
    """The explicit arguments of ``kernel``, in a buffer that has room for the hidden ones.

    ``strict`` checks addresses against what is allocated, and types where the metadata names them.
    """
    rows = kernel.arguments
    explicit = [row for row in rows if not row.is_hidden]
    size = kernel.kernarg_size or 0
    if not rows:
        return _natural(kernel, values, memory, size, strict)
    if len(values) != len(explicit):
        raise ArgumentError(f"{kernel.demangled} takes {_count(explicit)}, not {len(values)}{_listing(explicit)}")
    packed = Packed(bytearray(_end(rows, size)))
    lds = kernel.lds or 0
    for number, (row, value) in enumerate(zip(explicit, values, strict=True)):
        name = describe(kernel, number, row)
        if row.offset is None or row.size is None or row.kind is None:
            raise ArgumentError(f"{name}: the metadata does not say where it is, how large or of what kind")
        if row.kind in _REFUSED:
            raise UnsupportedError(
                f"{name}: {_REFUSED[row.kind]} are not written", source=kernel.name, offset=row.offset,
                container="kernel argument", field=row.kind, rule="argument",
            )  # fmt: skip
        if row.kind == _LDS:
            start = align_up(lds + packed.dynamic_lds, row.pointee_alignment or 16)
            packed.put(row.offset, start.to_bytes(row.size, "little"))
            packed.dynamic_lds = start + _lds_size(name, value) - lds
            continue
        encoder = Encoder(name, memory, strict)
        data = encoder.pointer(value, row) if row.kind in _POINTERS else encoder.by_value(value, row.size, row.type)
        packed.put(row.offset, data)
        packed.pointers += encoder.pointers
    return packed


def put_hidden(kernel: Kernel, packed: Packed, values: dict[str, int]) -> None:
    """Fill in the hidden arguments that the kernel has."""
    for row in kernel.arguments:
        if not row.is_hidden or row.offset is None or row.size is None:
            continue
        value = values.get(row.kind or "")
        if value is None:
            raise UnsupportedError(
                "is no hidden argument that hipkit knows", source=kernel.name, offset=row.offset,
                container="kernel argument", field=str(row.kind), rule="argument",
            )  # fmt: skip
        packed.put(row.offset, value.to_bytes(row.size, "little"))


def pack_bytes(kernel: Kernel, data: bytes, memory: DeviceMemory, *, strict: bool = True) -> Packed:
    """Arguments that the caller has packed already: what HIP calls ``extra``. Hidden ones go behind them."""
    rows = kernel.arguments
    for number, row in enumerate(row for row in rows if not row.is_hidden and strict):
        if row.kind in _POINTERS and row.offset is not None and row.size:
            encoder = Encoder(describe(kernel, number, row), memory, strict)
            encoder.pointer(int.from_bytes(data[row.offset : row.offset + row.size], "little"), row)
    end = max(
        (row.offset + row.size for row in rows if not row.is_hidden and row.offset is not None and row.size), default=0
    )
    packed = Packed(bytearray(_end(rows, max(kernel.kernarg_size or 0, end))))
    limit = end if rows else len(packed.data)
    packed.put(0, data[:limit])
    return packed


def describe(kernel: Kernel, number: int, row: Argument | None = None) -> str:
    """How errors call an argument."""
    named = (
        f" ({row.type} {row.name})" if row and row.name and row.type else f" ({row.name})" if row and row.name else ""
    )
    return f"{kernel.demangled}: argument {number}{named}"


def _natural(kernel: Kernel, values: Sequence[Any], memory: DeviceMemory, size: int, strict: bool) -> Packed:
    """Arguments of a kernel without metadata, one behind the other at their own alignment."""
    packed = Packed(bytearray(size))
    at = 0
    for number, value in enumerate(values):
        encoder = Encoder(describe(kernel, number), memory, strict)
        width = natural_size(value)
        if width is None:
            raise ArgumentError(
                f"{encoder.name}: there is no metadata to say how large it is; pass an array or a value of a numpy or "
                f"ctypes type, not {type(value).__name__}"
            )
        data = encoder.natural(value, width)
        at = align_up(at, min(16, 1 << (len(data) - 1).bit_length()) if len(data) in (1, 2, 4, 8, 16) else 8)
        if at + len(data) > size:
            raise ArgumentError(f"{encoder.name} ends at byte {at + len(data)} of the arguments, which have {size}")
        packed.put(at, data)
        packed.pointers += encoder.pointers
        at += len(data)
    return packed


def _end(rows: Sequence[Argument], size: int) -> int:
    """How many bytes all arguments have; metadata that promises fewer than its arguments need is not believed."""
    return max([size, *((row.offset or 0) + (row.size or 0) for row in rows)])


def _lds_size(name: str, value: Any) -> int:
    try:
        size = int(value)
    except (TypeError, ValueError) as error:
        raise ArgumentError(f"{name} is in LDS: pass how many bytes, not {type(value).__name__}") from error
    if size < 0:
        raise ArgumentError(f"{name} is in LDS and cannot have {size} bytes")
    return size


def _count(rows: Sequence[Argument]) -> str:
    return f"{len(rows)} argument{'' if len(rows) == 1 else 's'}"


def _listing(rows: Sequence[Argument]) -> str:
    shown = ", ".join(f"{row.type or row.kind}{f' {row.name}' if row.name else ''} of {row.size} bytes" for row in rows)
    return f": {shown}" if shown else ""
