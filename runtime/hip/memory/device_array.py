"""The address that allocation functions return: an int with a settable shape and type, as in hip-python."""

from __future__ import annotations

import ctypes
from math import prod
from typing import Any

from ....fatbin.errors import UsageError
from .places import place_of

_KINDS = {
    "?": ("?", "bool"), "i1": ("b", "int8", "byte"), "u1": ("B", "uint8", "ubyte"), "i2": ("h", "int16", "short"),
    "u2": ("H", "uint16", "ushort"), "i4": ("i", "int32", "intc"), "u4": ("I", "uint32", "uintc"),
    "i8": ("q", "l", "p", "int64", "int", "int_", "long", "longlong", "intp"),
    "u8": ("Q", "L", "P", "uint64", "uint", "ulong", "ulonglong", "uintp"), "f2": ("e", "float16", "half"),
    "f4": ("f", "float32", "single"), "f8": ("d", "float64", "double", "float"), "c8": ("F", "complex64", "csingle"),
    "c16": ("D", "complex128", "cdouble", "complex"),
}  # fmt: skip
_CODES = {name: code for code, names in _KINDS.items() for name in (code, *names)}
_SIZES = {code: int(code[1:] or 1) for code in _KINDS}


class DeviceArray(int):
    """An address; :meth:`configure` says of what type and shape the memory there is, by default bytes.

    Indices give the part of it that they name, which must lie in one piece.
    """

    _kind = "u1"
    _itemsize = 1
    _shape: tuple[int, ...] | None = None
    _stream: Any = None
    _is_read_only = False

    @property
    def shape(self) -> tuple[int, ...]:
        """How many items there are along each axis."""
        return (_room(self),) if self._shape is None else self._shape

    @property
    def typestr(self) -> str:
        """The type of an item as numpy's array interface writes it."""
        return f"{'|' if self._itemsize == 1 else '<'}{'b1' if self._kind == '?' else self._kind}"

    @property
    def itemsize(self) -> int:
        """Bytes of an item."""
        return self._itemsize

    @property
    def size(self) -> int:
        """How many items there are."""
        return prod(self.shape)

    @property
    def rank(self) -> int:
        """How many axes have more than one item."""
        return sum(extent > 1 for extent in self.shape)

    @property
    def is_ptr_null(self) -> bool:
        """Whether there is no memory."""
        return not self

    def configure(
        self, *, typestr: str | None = None, shape: tuple[int, ...] | None = None, itemsize: int | None = None,
        stream: Any = None, read_only: bool | None = None, _force: bool = False,
    ) -> DeviceArray:  # fmt: skip
        """Say what lies there. The number of bytes stays as it is, unless ``_force`` is given."""
        kind, size = self._kind, self._itemsize
        if typestr is not None:
            kind = _CODES.get(typestr.lstrip("=<|"), "")
            if not kind:
                raise UsageError(f"typestr {typestr!r} is not one of {', '.join(sorted(_CODES))}")
            size = _SIZES[kind]
        size = itemsize or size
        wanted = self.shape if shape is None else tuple(shape)
        before = self._itemsize * self.size
        if shape is None and not before % size:
            wanted = (*wanted[:-1], wanted[-1] * self._itemsize // size)
        if not _force and prod(wanted) * size != before:
            raise UsageError(f"{prod(wanted)} items of {size} bytes are not the {before} bytes that are there")
        self._kind, self._itemsize, self._shape = kind, size, wanted
        self._stream = stream or self._stream
        self._is_read_only = self._is_read_only if read_only is None else read_only
        return self

    def __getitem__(self, index: Any) -> DeviceArray:
        starts, extents = self._chosen(index if isinstance(index, tuple) else (index,))
        strides = [prod(self.shape[axis + 1 :]) for axis in range(len(self.shape))]
        # After an axis of which only a part is taken, all that is before it must be single.
        first_open = next((axis for axis, extent in enumerate(extents) if extent not in (None, 1)), len(extents))
        if any(extents[axis] not in (None, self.shape[axis]) for axis in range(first_open + 1, len(extents))):
            raise UsageError(f"{index!r} of shape {self.shape} is not in one piece")
        found = DeviceArray(self + self._itemsize * sum(a * b for a, b in zip(starts, strides, strict=True)))
        found._kind, found._itemsize = self._kind, self._itemsize
        found._shape = tuple(extent for extent in extents if extent is not None) or (1,)
        return found

    def _chosen(self, index: tuple[Any, ...]) -> tuple[list[int], list[int | None]]:
        """Where each axis begins, and how much of it is taken; None is one item, and the axis goes."""
        shape = self.shape
        if len(index) > len(shape):
            raise UsageError(f"{len(index)} indices for {len(shape)} axes")
        starts: list[int] = []
        extents: list[int | None] = []
        for axis, extent in enumerate(shape):
            part = index[axis] if axis < len(index) else slice(None)
            if isinstance(part, slice):
                begin, end, step = part.indices(extent)
                if step != 1:
                    raise UsageError(f"axis {axis} is taken in steps of {step}, which is not in one piece")
                starts.append(begin)
                extents.append(max(end - begin, 0))
            elif -extent <= part < extent:
                starts.append(part % extent)
                extents.append(None)
            else:
                raise KeyError(f"index {part} of axis {axis}, which has {extent}")
        return starts, extents

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape, "typestr": self.typestr, "data": (int(self), self._is_read_only),
            "strides": None, "version": 3, "stream": self._stream,
        }  # fmt: skip

    def as_c_void_p(self) -> ctypes.c_void_p:
        """The address for ctypes."""
        return ctypes.c_void_p(self)

    def createRef(self) -> Any:
        """The address in memory of its own, for what wants a pointer to a pointer."""
        return ctypes.pointer(self.as_c_void_p())


def _room(address: int) -> int:
    """How many bytes there are from an address on, as far as is known."""
    return place_of(int(address), is_written=False).room or 0 if address else 0
