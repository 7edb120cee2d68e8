"""Converts one kernel argument from a Python value to bytes. numpy is imported only if a value needs it."""

from __future__ import annotations

import ctypes
import struct
from typing import Any

from ...fatbin.codeobject.kernel import Argument
from ...fatbin.errors import UsageError
from ...fatbin.schema import FLOAT_FORMATS
from ..errors import ArgumentError
from ..memory import arrays
from ..memory.device import DeviceMemory
from .types import ANYTHING, element_of, is_pointer, kind_of, pointee_size, vector_of

ADDRESS = 8
SimpleData: Any = ctypes.c_int.__base__
"""What ctypes' numbers and pointers are."""
_VALUES = (bytes, bytearray, memoryview, SimpleData, ctypes.Structure, ctypes.Union, ctypes.Array)
"""What may be passed by value as it is."""
_FLOATS = ("f", "d", "g")
"""How ctypes calls its floats."""
_KIND_WORDS = {"b": "a truth value", "i": "a signed integer", "u": "an unsigned integer", "f": "a float"}


class Pointer:
    """An array that a kernel works on: in place where that is possible, else through a copy."""

    def __init__(self, name: str, array: Any) -> None:
        import numpy as np

        self.name, self.array, flags = name, array, array.flags
        self.is_kept = not flags.writeable
        self.used = array if flags.c_contiguous and not self.is_kept else np.array(array, order="C", copy=True)
        size = int(self.used.nbytes)
        self.address = int(self.used.ctypes.data) if size else 0
        """Where the kernel finds it; an array of no elements is nowhere."""
        self.piece = self.address, size
        """Address and size."""

    def finish(self) -> None:
        """Bring the results back where a copy was used; a kernel may not change an array that is read-only."""
        if self.used is self.array:
            return
        if not self.is_kept:
            self.array[...] = self.used
        elif self.used.tobytes() != self.array.tobytes():
            raise ArgumentError(f"{self.name}: the kernel has written to it, and the array is read-only")


class Encoder:
    """Makes the bytes of one argument; ``pointers`` are the arrays it met."""

    def __init__(self, name: str, memory: DeviceMemory, strict: bool) -> None:
        self.name, self.memory, self.strict = name, memory, strict
        self.pointers: list[Pointer] = []

    def is_somewhere(self, value: Any) -> bool:
        """Whether a value stands for an address: a buffer, an array, or None."""
        if value is None or is_device_memory(value):
            return True
        array = None if isinstance(value, _VALUES) else self._shared(value)
        return array is not None and bool(array.ndim)

    def pointer(self, value: Any, row: Argument) -> bytes:
        """An argument that is an address: an array, an address on the device, or None."""
        size = row.size or ADDRESS
        if value is None:
            return bytes(size)
        if is_device_memory(value):
            dtype = getattr(value, "dtype", None)
            if self.strict and dtype is not None:
                self._check_element(dtype, row.type)
        elif (array := self._shared(value)) is not None and array.ndim:
            return self._array(array, row.type).to_bytes(size, "little")
        address = self._address(value)
        if self.strict and address and self.memory.find(address) is None:
            if is_device_memory(value) and hasattr(value, "device"):
                raise self._error(
                    f"{value!r} is of another device than the kernel; load the module there: Module.load(file, device)"
                )
            raise self._error(f"{address:#x} is in no live allocation; pass an array, or what the device allocated")
        step = row.pointee_alignment or pointee_size(row.type)
        if self.strict and address % step:
            raise ArgumentError(f"{self.name}: {address:#x} is no multiple of {step}, as what it points at must be")
        return address.to_bytes(size, "little")

    def by_value(self, value: Any, size: int, type_name: str | None) -> bytes:
        """An argument that is a number or a structure."""
        kind = kind_of(type_name)
        if is_device_memory(value):
            if size != ADDRESS or not (type_name is None or is_pointer(type_name)):
                raise self._error(f"is passed by value and has {size} bytes; pass a number, not memory of a device")
            return self._address(value).to_bytes(size, "little")
        if hasattr(value, "__dlpack__") and not _is_numpy(value) and not value.ndim:
            value = value.item()
        if is_pointer(type_name) and (array := self._shared(value)) is not None and array.ndim:
            return self._array(array, type_name).to_bytes(size, "little")
        if (vector := vector_of(type_name)) and (isinstance(value, (list, tuple)) or _is_row(value)):
            return self._vector(value, size, *vector)
        if _is_array(value):
            if value.ndim and value.dtype.names is None:
                raise self._error(
                    f"is passed by value and has {size} bytes; pass a number, or bytes of a structure, not an array"
                )
            return self._numpy(value, size, kind)
        if _is_numpy(value):
            return self._numpy(value, size, kind)
        if isinstance(value, (bytes, bytearray, memoryview)):
            return self._sized(bytes(value), size, type(value).__name__)
        if isinstance(value, (SimpleData, ctypes.Structure, ctypes.Union, ctypes.Array)):
            self._check_simple(value, size, kind)
            return self._sized(bytes(value), size, type(value).__name__)
        if isinstance(value, (bool, int)):
            return self._integer(int(value), size, kind)
        if isinstance(value, float):
            return self._float(value, size, kind)
        raise self._error(
            f"cannot be {type(value).__name__}; pass a number, bytes, or a value of a numpy or ctypes type"
        )

    def natural(self, value: Any, width: int) -> bytes:
        """An argument of which nothing is known but the value."""
        array = None if isinstance(value, _VALUES) else self._shared(value)
        if array is not None and array.ndim:
            return self._array(array, None).to_bytes(ADDRESS, "little")
        return self.by_value(value, width, None)

    def _shared(self, value: Any) -> Any:
        try:
            return arrays.shared(value)
        except UsageError as error:
            raise self._error(str(error)) from error

    def _array(self, array: Any, type_name: str | None) -> int:
        if array.dtype.hasobject:
            raise self._error("is an array of Python objects, which no kernel can read")
        if not array.dtype.isnative:
            raise self._error(f"has the byte order of another machine ({array.dtype}); convert it with astype")
        if self.strict:
            self._check_element(array.dtype, type_name)
        pointer = Pointer(self.name, array)
        self.pointers.append(pointer)
        return pointer.address

    def _check_element(self, dtype: Any, type_name: str | None) -> None:
        element = element_of(type_name)
        wanted = kind_of(element)
        if element is None or element in ANYTHING or wanted is None:
            return
        if f"{dtype.kind}{dtype.itemsize}" != wanted:
            import numpy as np

            raise self._error(
                f"points at {element}, which is numpy's {np.dtype(wanted).name}, and the array is of {dtype.name}"
            )

    def _address(self, value: Any) -> int:
        if isinstance(value, SimpleData):
            value = value.value or 0
        try:
            address = value.__index__()
        except AttributeError:
            raise self._error(f"is a pointer; pass an array, an address or None, not {type(value).__name__}") from None
        if not 0 <= address < 1 << 64:
            raise self._error(f"is a pointer, and {address} is no address")
        return int(address)

    def _numpy(self, value: Any, size: int, kind: str | None) -> bytes:
        dtype = value.dtype
        if dtype.names is None and self.strict and kind and dtype.kind in "biuf" and dtype.kind != kind[0]:
            raise self._error(f"is {_KIND_WORDS[kind[0]]} of {size} bytes, not {dtype.name}")
        return self._sized(value.tobytes(), size, dtype)

    def _vector(self, values: Any, size: int, element: str, count: int) -> bytes:
        """The elements of a vector; OpenCL's of three are as long as those of four."""
        if len(values) != count:
            raise self._error(f"has {count} elements, and {len(values)} are given")
        each = int((kind_of(element) or "")[1:])
        return b"".join(self.by_value(value, each, element) for value in values).ljust(size, b"\0")

    def _check_simple(self, value: Any, size: int, kind: str | None) -> None:
        """A number of ctypes: a float is no integer. Of integers, the sign is left to the caller, as C leaves it."""
        if self.strict and kind and isinstance(value, SimpleData) and (value._type_ in _FLOATS) != (kind[0] == "f"):
            raise self._error(f"is {_KIND_WORDS[kind[0]]} of {size} bytes, not {type(value).__name__}")

    def _sized(self, data: bytes, size: int, what: Any) -> bytes:
        if len(data) != size:
            name = what if isinstance(what, str) else what.name  # numpy takes a while to find it
            raise self._error(f"has {size} bytes, and {name} has {len(data)}")
        return data

    def _integer(self, value: int, size: int, kind: str | None) -> bytes:
        if kind and kind[0] == "f":
            return self._float(float(value), size, kind)
        if size not in (1, 2, 4, 8):
            raise self._error(f"has {size} bytes and is no number; pass bytes, or a value of a numpy or ctypes type")
        low, high = -(1 << size * 8 - 1), (1 << size * 8) - 1
        if kind and self.strict:
            low, high = (0, high) if kind[0] in "ub" else (low, -low - 1)
        if not low <= value <= high:
            raise self._error(f"{value} does not fit in its {size} bytes")
        return (value & (1 << size * 8) - 1).to_bytes(size, "little")

    def _float(self, value: float, size: int, kind: str | None) -> bytes:
        if size not in FLOAT_FORMATS or (kind and kind[0] != "f" and self.strict):
            what = f"is {_KIND_WORDS[kind[0]]}" if kind else "is no float"
            raise self._error(f"has {size} bytes and {what}; {value} is a float")
        try:
            return struct.pack(FLOAT_FORMATS[size], value)
        except OverflowError:
            raise self._error(f"{value} is beyond what a float of {size} bytes can be") from None

    def _error(self, message: str) -> ArgumentError:
        return ArgumentError(f"{self.name}: {message}")


def is_device_memory(value: Any) -> bool:
    """Whether a value is a buffer: an address of the device, though it shows its memory as an array as well."""
    return isinstance(getattr(value, "address", None), int)


def natural_size(value: Any) -> int | None:
    """How many bytes a value has of itself; None for Python's own numbers."""
    if _is_array(value):
        return int(value.itemsize) if not value.ndim else ADDRESS
    if is_device_memory(value) or (not isinstance(value, _VALUES) and hasattr(value, "__dlpack__") and value.ndim):
        return ADDRESS
    if _is_numpy(value):
        return int(value.nbytes)
    if isinstance(value, (SimpleData, ctypes.Structure, ctypes.Union, ctypes.Array)):
        return ctypes.sizeof(value)
    return len(value) if isinstance(value, (bytes, bytearray, memoryview)) else None


def _is_numpy(value: Any) -> bool:
    return hasattr(value, "dtype") and hasattr(value, "tobytes")


def _is_row(value: Any) -> bool:
    return _is_array(value) and value.ndim == 1 and value.dtype.names is None


def _is_array(value: Any) -> bool:
    # Of the value itself, numpy would make one.
    return _is_numpy(value) and hasattr(type(value), "ctypes")
