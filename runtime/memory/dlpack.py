"""Reads and writes DLPack's structures for element types that numpy lacks, such as bfloat16 and floats of 8 bits.

The array then has the type of the package ``ml_dtypes`` where it is imported already, as jax does, else raw elements of
that many bytes. Layout: https://dmlc.github.io/dlpack/latest/c_api.html
"""

from __future__ import annotations

import ctypes
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

_NAMES = {
    4: "bfloat16", 7: "float8_e3m4", 8: "float8_e4m3", 9: "float8_e4m3b11fnuz", 10: "float8_e4m3fn",
    11: "float8_e4m3fnuz", 12: "float8_e5m2", 13: "float8_e5m2fnuz", 14: "float8_e8m0fnu",
}  # fmt: skip
"""DLDataTypeCode of what numpy lacks, and its name in ml_dtypes."""
_CODE = "dlpack"
"""Where the metadata of a type of raw elements has the code that they came with."""
_VERSION = (1, 0)
_READ_ONLY = 1
"""A flag of DLManagedTensorVersioned."""


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p), ("device", ctypes.c_int32 * 2), ("ndim", ctypes.c_int32), ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)), ("byte_offset", ctypes.c_uint64),
    )  # fmt: skip


class _Versioned(ctypes.Structure):
    _fields_ = (
        ("version", ctypes.c_uint32 * 2), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64), ("tensor", _Tensor),
    )  # fmt: skip


class _Memory:
    """What numpy makes an array of; it keeps the capsule, whose end gives the memory back."""

    def __init__(self, capsule: Any, interface: dict[str, Any]) -> None:
        self.capsule, self.__array_interface__ = capsule, interface


def read(value: Any) -> NDArray[Any] | None:
    """The memory of ``value``, in the CPU's memory, as an array; None where its type is none that this file knows."""
    import numpy as np

    try:
        capsule = value.__dlpack__(max_version=_VERSION)
    except TypeError:  # from before version 1
        capsule = value.__dlpack__()
    tensor, is_read_only = _tensor(capsule)
    if tensor.code not in _NAMES or tensor.bits % 8 or tensor.lanes != 1:
        return None
    size = tensor.bits // 8
    shape = tuple(tensor.shape[: tensor.ndim])
    strides = tuple(step * size for step in tensor.strides[: tensor.ndim]) if tensor.strides else None
    place = (tensor.data or 0) + tensor.byte_offset
    array = np.asarray(
        _Memory(
            capsule,
            {"shape": shape, "strides": strides, "typestr": f"|V{size}", "data": (place, is_read_only), "version": 3},
        )
    )
    known = getattr(sys.modules.get("ml_dtypes"), _NAMES[tensor.code], None)
    return array.view(np.dtype(f"V{size}", metadata={_CODE: tensor.code}) if known is None else known)


def write(array: NDArray[Any], options: dict[str, Any]) -> Any:
    """The capsule of an array: that of its bytes with the code of its type, where that is none that numpy exports."""
    code = _code_of(array.dtype)
    if code is None:
        return array.__dlpack__(**options)
    capsule = array.view(f"u{array.itemsize}").__dlpack__(**options)
    _tensor(capsule)[0].code = code
    return capsule


def _code_of(dtype: Any) -> int | None:
    """What :func:`read` has noted of a type, or DLPack's code of one of ml_dtypes."""
    noted = (dtype.metadata or {}).get(_CODE)
    return noted or next((code for code, name in _NAMES.items() if name == dtype.name), None)


def _tensor(capsule: Any) -> tuple[_Tensor, bool]:
    """The structure in a capsule, of either version, and whether its memory is read-only."""
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    if "dltensor_versioned" in repr(capsule):
        held = _Versioned.from_address(pointer_of(capsule, b"dltensor_versioned"))
        return held.tensor, bool(held.flags & _READ_ONLY)
    return _Tensor.from_address(pointer_of(capsule, b"dltensor")), False
