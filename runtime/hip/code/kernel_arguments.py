"""The arguments of a launch, in every way that programs pass them."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from ....fatbin.codeobject.kernel import Argument
from ....fatbin.errors import UsageError
from ... import notes
from ...errors import ArgumentError
from ...kernels.arguments import SimpleData
from ...kernels.kernarg import Packed, describe
from ...kernels.kernel import LaunchableKernel
from ...profile import profile

HIP_LAUNCH_PARAM_BUFFER_POINTER = 1
HIP_LAUNCH_PARAM_BUFFER_SIZE = 2
HIP_LAUNCH_PARAM_END = 3
PARAMETERS = ctypes.c_void_p * 4096
"""The addresses of arguments as C passes them. It does not say how many there are: as many are looked at as the kernel takes."""
_EXTRA = 5
_PLAIN = frozenset((int, float))
"""Values that are what they look like."""
_Pointer: Any = type(ctypes.pointer(ctypes.c_int())).__mro__[1]


def is_strict() -> bool:
    """Whether arguments are checked beyond what HIP checks."""
    return profile().is_strict


def packed(kernel: LaunchableKernel, kernel_params: Any, extra: Any, *, strict: bool) -> Packed:
    """The arguments of a launch, however they are given. Of a program that is run as it is, no wrong ones are refused."""
    if kernel_params.__class__ is PARAMETERS and not strict and extra is None and kernel.signature.places is not None:
        data = kernel.signature.gathered(ctypes.addressof(kernel_params))
        if data is not None:
            return Packed(data)
    try:
        return _packed(kernel, kernel_params, extra, strict=strict)
    except ArgumentError as error:
        if not (strict and profile().is_program):
            raise
        made = _packed(kernel, kernel_params, extra, strict=False)
        notes.give(str(error), f"{error}; HIP does not look at it, and the kernel is launched")
        return made


def _packed(kernel: LaunchableKernel, kernel_params: Any, extra: Any, *, strict: bool) -> Packed:
    if kernel_params is not None and extra is not None:
        raise UsageError("give kernelParams or extra, not both")
    if isinstance(extra, tuple) and _plain(next(iter(extra), 0)) not in (1, 2, 3):
        kernel_params, extra = extra, None
    if extra is not None:
        return kernel.signature.pack_bytes(_extra(kernel, extra), kernel.device.memory, strict=strict)
    values = () if kernel_params is None else kernel_params
    if kernel_params is None and kernel.arguments:
        raise UsageError(f"{kernel.demangled} takes arguments, and there are none")
    if values.__class__ in (list, tuple):
        pass
    elif isinstance(values, ctypes.Array) and (places := kernel.signature.places) is not None:
        return kernel.signature.pack_bytes(_gathered(kernel, values, places), kernel.device.memory, strict=strict)
    elif isinstance(values, ctypes.Array):
        values = [_pointed_at(kernel, values, number, row) for number, row in enumerate(kernel.arguments)]
    elif not isinstance(values, Sequence):
        raise UsageError(f"kernelParams is a list of values, not {type(values).__name__}")
    if not _PLAIN.issuperset(map(type, values)):
        values = [_value(kernel, number, value) for number, value in enumerate(values)]
    return kernel.signature.pack(values, kernel.device.memory, strict=strict)


def _gathered(kernel: LaunchableKernel, addresses: ctypes.Array[Any], places: tuple[tuple[int, int], ...]) -> bytearray:
    """The bytes of arguments as C passes them, in their places."""
    if addresses._type_ is ctypes.c_void_p and len(addresses) >= len(places):
        found = kernel.signature.gathered(ctypes.addressof(addresses))
        if found is not None:
            return found
    data = bytearray(kernel.signature.size)
    for number, (offset, size) in enumerate(places):
        address = addresses[number] if number < len(addresses) else None
        if address.__class__ is int and address:
            data[offset : offset + size] = ctypes.string_at(address, size)
        else:
            data[offset : offset + size] = _pointed_at(kernel, addresses, number, kernel.arguments[number])
    return data


def _pointed_at(kernel: LaunchableKernel, addresses: ctypes.Array[Any], number: int, row: Argument) -> bytes:
    """An argument as C passes it: its address stands in an array."""
    address = addresses[number] if number < len(addresses) else None
    address = address.value if isinstance(address, SimpleData) else address
    if not address:
        raise ArgumentError(f"{describe(kernel.info, number, row)}: the array has no address for it")
    return ctypes.string_at(address, row.size or 0)


def _value(kernel: LaunchableKernel, number: int, value: Any) -> Any:
    """A value of a list: pointers of ctypes are followed, and arrays of the host are no memory of the device."""
    row = kernel.arguments[number] if number < len(kernel.arguments) else None
    if isinstance(value, _Pointer):
        if not value:
            raise ArgumentError(f"{describe(kernel.info, number, row)} is a null pointer to a value")
        value = value.contents
    if hasattr(value, "__array_interface__") and value.ndim:
        raise ArgumentError(
            f"{describe(kernel.info, number, row)} is an array of the host; copy it to memory of hipMalloc and pass that"
        )
    if isinstance(value, bytes) and row is not None and row.kind == "global_buffer":
        return int.from_bytes(value, "little")
    return value


def _extra(kernel: LaunchableKernel, extra: Any) -> bytes:
    """The packed arguments."""
    words = list(extra)
    shown = "[BUFFER_POINTER, buffer, BUFFER_SIZE, size, END]"
    if len(words) < _EXTRA or [_plain(words[at]) for at in (0, 2, 4)] != [
        HIP_LAUNCH_PARAM_BUFFER_POINTER, HIP_LAUNCH_PARAM_BUFFER_SIZE, HIP_LAUNCH_PARAM_END,
    ]:  # fmt: skip
        raise UsageError(f"extra is {shown} in this order")
    # In an array of C every word is an address, that of the size as well.
    size = _size(words[3], is_address=isinstance(extra, ctypes.Array))
    data = _bytes(words[1], size)
    needed = max((row.offset + row.size for row in kernel.arguments if row.offset is not None and row.size), default=0)
    if is_strict() and size < needed:
        raise UsageError(f"{kernel.demangled} takes {needed} bytes of arguments, and extra has {size}")
    return data


def _plain(word: Any) -> Any:
    return word.value if isinstance(word, SimpleData) else word


def _size(word: Any, *, is_address: bool) -> int:
    if isinstance(word, _Pointer):
        word = word.contents
    plain = _plain(word)
    if is_address and plain:
        return ctypes.c_size_t.from_address(int(plain)).value
    try:
        return int(plain.__index__())
    except AttributeError:
        raise UsageError(f"extra: {word!r} is no size") from None


def _bytes(buffer: Any, size: int) -> bytes:
    """``size`` bytes of a buffer, or from an address of the host."""
    if buffer is None:
        raise UsageError("extra has no buffer")
    if isinstance(buffer, _Pointer):
        return ctypes.string_at(buffer, size)
    if isinstance(buffer, SimpleData) or (hasattr(buffer, "__index__") and not getattr(buffer, "ndim", 0)):
        address = _plain(buffer)
        if not address:
            raise UsageError("extra has no buffer")
        return ctypes.string_at(int(address), size)
    data = bytes(memoryview(buffer).cast("B"))
    if len(data) < size:
        raise UsageError(f"extra says {size} bytes, and the buffer has {len(data)}")
    return data[:size]
