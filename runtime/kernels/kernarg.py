"""Kernel arguments: Python values to the bytes that a kernel reads, each checked against what the kernel takes.

The metadata says where each argument is and how large. Where a kernel has none, arguments are laid out as C would.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import index
from typing import Any

from ...fatbin.cached import cached_property
from ...fatbin.codeobject.demangle import parameter_types
from ...fatbin.codeobject.kernel import ANY_KIND, Argument, Kernel
from ...fatbin.errors import UnsupportedError
from ...fatbin.records import dataclass, field
from ...fatbin.schema import FLOAT_FORMATS, align_up
from ..errors import ArgumentError
from ..memory.device import DeviceMemory
from .arguments import ADDRESS, Encoder, Pointer, is_device_memory, natural_size
from .types import is_pointer, kind_of, pointee_size

MOST_GATHERED = 64
"""Arrays of addresses of arguments that are remembered."""
_POINTER = "global_buffer"
_POINTERS = frozenset((_POINTER,))
_NUMBERS = frozenset(("by_value", ANY_KIND))
"""What may be a number."""
_LDS = "dynamic_shared_pointer"
_REFUSED = {"image": "textures", "sampler": "textures", "pipe": "pipes", "queue": "device-side queues"}


@dataclass(slots=True)
class Packed:
    """Arguments that are packed; ``pointers`` are the arrays among them."""

    data: bytearray
    pointers: list[Pointer] = field(default_factory=list)
    dynamic_lds: int = 0
    """Bytes of LDS that arguments asked for."""

    def put(self, offset: int, value: bytes | bytearray) -> None:
        self.data[offset : offset + len(value)] = value

    def finish(self) -> None:
        """After the launch: results reach the arrays that were not used in place."""
        for pointer in self.pointers:
            pointer.finish()


class Signature:
    """The arguments of a kernel, worked out once: where each goes, and the ways that values of it usually take."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel, self.rows = kernel, kernel.arguments
        self.explicit = _named_types(kernel, tuple(row for row in self.rows if not row.is_hidden))
        self.hidden = tuple(row for row in self.rows if row.is_hidden)
        self.size, self._lds = _end(self.rows, kernel.kernarg_size or 0), kernel.lds or 0
        self._ways = tuple((row, _ways(row)) for row in self.explicit)
        self._gathered: dict[bytes, list[Any]] = {}
        """Where arguments are that came from C, by the array of their addresses."""

    @cached_property
    def places_of_addresses(self) -> tuple[tuple[int, int], ...]:
        """Where in the buffer an argument begins and ends that is an address, or may be one."""
        return tuple(
            (row.offset, row.offset + ADDRESS)
            for row in self.explicit
            if row.offset is not None and row.size == ADDRESS and row.kind in (*_POINTERS, ANY_KIND)
        )

    @cached_property
    def _names(self) -> list[str]:
        """How errors call the arguments."""
        return [describe(self.kernel, number, row) for number, row in enumerate(self.explicit)]

    @cached_property
    def end(self) -> int:
        """Where the explicit arguments end."""
        return max((row.offset + row.size for row in self.explicit if row.offset is not None and row.size), default=0)

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...] | None:
        """The offsets and sizes of the explicit arguments, where their bytes are all that counts."""
        plain = {*_POINTERS, "by_value"}
        found = [
            (row.offset, row.size) for row in self.explicit if row.kind in plain and row.offset is not None and row.size
        ]
        return (
            tuple((offset, size) for offset, size in found if offset is not None and size)
            if len(found) == len(self.explicit)
            else None
        )

    def gathered(self, array: int) -> bytearray | None:
        """Arguments whose addresses stand in an array of C's, where there are :attr:`places`; None where one has no address.

        Programs call a kernel from few places, so that its arguments stand where they stood before.
        """
        addresses = self._array.from_address(array).raw
        pieces = self._gathered.get(addresses)
        if pieces is None:
            given = struct.unpack(f"<{len(addresses) // ADDRESS}Q", addresses)
            if not all(given):
                return None
            if len(self._gathered) >= MOST_GATHERED:
                self._gathered.clear()
            pieces = self._gathered[addresses] = list(self._pieces(given))
        return bytearray().join(pieces)

    def _pieces(self, addresses: Iterable[int]) -> Iterator[Any]:
        """Arguments where the caller has them, and what is between them in the buffer."""
        at = 0
        for address, (offset, size) in zip(addresses, self.places or (), strict=True):
            if offset > at:
                yield bytes(offset - at)
            yield memoryview((ctypes.c_char * size).from_address(address)).cast("B")
            at = offset + size
        yield bytes(self.size - at)

    @cached_property
    def _array(self) -> Any:
        return ctypes.c_char * (ADDRESS * len(self.places or ()))

    @cached_property
    def _addresses(self) -> tuple[tuple[int, Argument, int, int, int], ...]:
        """The pointers among the explicit arguments: number, row, start and end, and what they are multiples of."""
        return tuple(
            (number, row, row.offset, row.offset + row.size, row.pointee_alignment or pointee_size(row.type))
            for number, row in enumerate(self.explicit)
            if row.kind in _POINTERS and row.offset is not None and row.size
        )

    def in_order(self, named: Mapping[str, Any]) -> list[Any]:
        """Arguments that are given by name, as the kernel takes them."""
        names = [row.name for row in self.explicit]
        if None in names:
            raise ArgumentError(f"{self.kernel.demangled}: its file does not name the arguments; pass them in order")
        for name in named:
            if name not in names:
                raise ArgumentError(f"{self.kernel.demangled} has no argument {name!r}{_listing(self.explicit)}")
        if missing := [str(name) for name in names if name not in named]:
            raise ArgumentError(f"{self.kernel.demangled}: no value for {', '.join(missing)}")
        return [named[str(name)] for name in names]

    def pack(self, values: Sequence[Any], memory: DeviceMemory, *, strict: bool = True) -> Packed:
        """The explicit arguments, in a buffer that has room for the hidden ones; see :func:`pack`."""
        if not self.rows:
            return _natural(self.kernel, values, memory, self.size, strict)
        if len(values) != len(self.explicit):
            raise ArgumentError(
                f"{self.kernel.demangled} takes {_count(self.explicit)}, not {len(values)}{_listing(self.explicit)}"
            )
        packed = Packed(bytearray(self.size))
        data = packed.data
        for number, (row, ways) in enumerate(self._ways):
            value = values[number]
            way = ways.get(value.__class__)
            if way is None or not way(data, value, memory, strict):
                self._put(packed, number, row, value, memory, strict)
                if way is None and (learned := _learned(row, value)) is not None:
                    ways[value.__class__] = learned
        return packed

    def pack_bytes(self, data: bytes | bytearray, memory: DeviceMemory, *, strict: bool = True) -> Packed:
        """Arguments that the caller has packed, in a buffer with room for hidden ones: ``data`` itself where it has that."""
        for number, row, start, end, step in self._addresses if strict else ():
            address = int.from_bytes(data[start:end], "little")
            if address and (address % step or memory.find(address) is None):
                Encoder(describe(self.kernel, number, row), memory, strict).pointer(address, row)
        if data.__class__ is bytearray and len(data) == self.size:
            return Packed(data)
        packed = Packed(bytearray(self.size))
        packed.put(0, data[: self.end if self.rows else self.size])
        return packed

    def _put(self, packed: Packed, number: int, row: Argument, value: Any, memory: DeviceMemory, strict: bool) -> None:
        """Any argument, or an error that says what is wrong with it."""
        name = self._names[number]
        if row.offset is None or row.size is None or row.kind is None:
            raise ArgumentError(f"{name}: the metadata does not say where it is, how large or of what kind")
        if row.kind in _REFUSED:
            raise UnsupportedError(
                f"{name}: {_REFUSED[row.kind]} are not written", source=self.kernel.name, offset=row.offset,
                container="kernel argument", field=row.kind, rule="argument",
            )  # fmt: skip
        if row.kind == _LDS:
            start = align_up(self._lds + packed.dynamic_lds, row.pointee_alignment or 16)
            packed.put(row.offset, start.to_bytes(row.size, "little"))
            packed.dynamic_lds = start + _lds_size(name, value) - self._lds
            return
        if strict and isinstance(value, float) and _is_no_number(row):
            raise ArgumentError(
                f"{name}: is of type {row.type}, and {value} is a float; pass bytes, or a value of a numpy or ctypes type"
            )
        encoder = Encoder(name, memory, strict)
        if row.kind in _POINTERS or (row.kind == ANY_KIND and row.size == ADDRESS and encoder.is_somewhere(value)):
            data = encoder.pointer(value, row)
        else:
            data = encoder.by_value(value, row.size, row.type)
        packed.put(row.offset, data)
        packed.pointers += encoder.pointers


def _named_types(kernel: Kernel, rows: tuple[Argument, ...]) -> tuple[Argument, ...]:
    """The arguments with the types that the mangled name of the kernel gives them, where nothing else does.

    Names of ``typedef`` are replaced where debug information says by what.
    """
    if any(row.type for row in rows):
        return tuple(row._replace(type=row.plain_type or row.type) for row in rows)
    types = parameter_types(kernel.name) or ()
    if len(types) != len(rows) or any(
        _size_of(type) not in (None, row.size) for row, type in zip(rows, types, strict=True)
    ):
        return rows
    return tuple(
        row._replace(type=type, plain_type=_independent(type)) if is_pointer(type) or row.kind not in _POINTERS else row
        for row, type in zip(rows, types, strict=True)
    )


def _independent(type_name: str) -> str | None:
    """A type in a mangled name; None where it may stand for another, as ``Traits<T>::scalar`` does."""
    return None if "::" in type_name or "decltype" in type_name else type_name


def _is_no_number(row: Argument) -> bool:
    """Whether the type is known, and is a class or an enumeration."""
    return row.plain_type is not None and kind_of(row.plain_type) is None and not is_pointer(row.plain_type)


def _size_of(type_name: str) -> int | None:
    """How many bytes a type has on Linux; code for Windows, where ``long`` has four, differs."""
    kind = kind_of(type_name)
    return ADDRESS if is_pointer(type_name) else int(kind[1:]) if kind else None


Way = Callable[[bytearray, Any, DeviceMemory, bool], bool]
"""Puts a value of one of Python's types in its place; false where it needs more than that, or is wrong."""
_SIGNED = {1: "<b", 2: "<h", 4: "<i", 8: "<q"}


def _ways(row: Argument) -> dict[type, Way]:
    """The ways of addresses and of Python's own numbers; all others, and all errors, are :class:`Encoder`'s."""
    offset, size = row.offset, row.size
    if offset is None or size is None:
        return {}
    if row.kind in _POINTERS:
        return {int: _address_at(offset, row.pointee_alignment or pointee_size(row.type))} if size == ADDRESS else {}
    kind = kind_of(row.type) or "?"
    if row.kind not in _NUMBERS or size not in _SIGNED or (is_pointer(row.type) and row.kind != ANY_KIND):
        return {}
    ways: dict[type, Way] = {}
    if kind[0] in ("f" if _is_no_number(row) or is_pointer(row.type) else "f?") and size in FLOAT_FORMATS:
        ways[float] = _number_at(offset, FLOAT_FORMATS[size])
    if kind[0] in "bui":
        ways[int] = _number_at(offset, _SIGNED[size] if kind[0] == "i" else _SIGNED[size].upper())
    elif kind == "?":
        ways[int] = _number_at(offset, _SIGNED[size])
    return ways


def _learned(row: Argument, value: Any) -> Way | None:
    """The way of another type whose value was accepted: of what stands for an address, and of numpy's numbers."""
    kind, dtype = value.__class__, getattr(value, "dtype", None)
    is_address = row.kind == ANY_KIND and row.size == ADDRESS and is_device_memory(value)
    if row.kind in _POINTERS or is_address:
        way = _ways(row._replace(kind=_POINTER)).get(int) if hasattr(kind, "__index__") else None
        if way is None or not (dtype is None or is_device_memory(value)):
            return None
        return _with_elements(way, dtype)
    if dtype is None or not hasattr(dtype, "kind"):  # torch has types of its own
        return None
    is_number = row.kind in _NUMBERS and not hasattr(kind, "ctypes")
    if not is_number or f"{dtype.kind}{dtype.itemsize}" != kind_of(row.type) or dtype.itemsize != row.size:
        return None
    return _ways(row).get(float if dtype.kind == "f" else int)


def _with_elements(way: Way, dtype: Any) -> Way:
    """The way of what stands for an address, where its elements are of a type that was accepted, or of none."""

    def known(data: bytearray, value: Any, memory: DeviceMemory, strict: bool) -> bool:
        its = getattr(value, "dtype", None)
        return (its is dtype or its is None) and way(data, index(value), memory, strict)

    return known


def _address_at(offset: int, step: int) -> Way:
    put, last = struct.Struct("<Q").pack_into, (0, 0)

    def way(data: bytearray, value: int, memory: DeviceMemory, strict: bool) -> bool:
        nonlocal last
        if strict and value and (value, memory.findable) != last:  # what was found is there until that changes
            now = memory.findable
            if value % step or memory.find(value) is None:
                return False
            last = value, now
        try:
            put(data, offset, value)
        except struct.error:
            return False
        return True

    return way


def _number_at(offset: int, form: str) -> Way:
    put = struct.Struct(form).pack_into

    def way(data: bytearray, value: Any, _memory: DeviceMemory, _strict: bool) -> bool:
        try:
            put(data, offset, value)
        except (struct.error, OverflowError):
            return False
        return True

    return way


def pack(kernel: Kernel, values: Sequence[Any], memory: DeviceMemory, *, strict: bool = True) -> Packed:
    """The explicit arguments of ``kernel``, in a buffer that has room for the hidden ones.

    ``strict`` checks addresses against what is allocated, and types where the metadata names them.
    """
    return Signature(kernel).pack(values, memory, strict=strict)


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
    """Arguments that the caller has packed already: what HIP calls ``extra``. Hidden ones go after them."""
    return Signature(kernel).pack_bytes(data, memory, strict=strict)


def describe(kernel: Kernel, number: int, row: Argument | None = None) -> str:
    """How errors call an argument."""
    named = " ".join(filter(None, (row.type, row.name))) if row else ""
    return f"{kernel.demangled}: argument {number}{f' ({named})' if named else ''}"


def _natural(kernel: Kernel, values: Sequence[Any], memory: DeviceMemory, size: int, strict: bool) -> Packed:
    """Arguments of a kernel without metadata, one after the other at their own alignment."""
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
