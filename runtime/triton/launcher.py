"""Launches compiled kernels of Triton: its arguments to bytes, and the launch itself."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import repeat
from typing import TYPE_CHECKING, Any

from ...fatbin.schema import FLOAT_FORMATS
from ..errors import ArgumentError
from ..kernels.kernarg import Packed
from ..kernels.kernel import KernelLaunch
from ..kernels.launch import launch_of
from ..profile import is_strict_on_request
from .arrays import Lent, allocate, span_of, whole_words
from .tensors import HostDescriptor

if TYPE_CHECKING:
    from ..kernels.kernel import LaunchableKernel

_Describe = Callable[[Any], Iterator[tuple[str, Any]]]
_CONSTANT = "constexpr"
_DESCRIPTOR = "tensordesc"
_BFLOAT = "bf16"
_NOTHING: Any = object()
_ROUND = 0x7FFF
_INFINITY = 0x7F80_0000


class Launcher:
    """Launches one compiled kernel; Triton makes it of the source and the metadata of what it compiled."""

    def __init__(self, source: Any, metadata: Any) -> None:
        self._types = tuple(source.signature.values())
        self._metadata = metadata

    def __call__(
        self, x: int, y: int, z: int, stream: object, kernel: LaunchableKernel, packed: object, launch: object,
        on_enter: Any, on_exit: Any, *values: Any,
    ) -> None:  # fmt: skip
        """Launch ``x`` times ``y`` times ``z`` programs; nothing is done where one of them is 0."""
        del packed
        if not x * y * z:
            return
        if on_enter is not None:
            on_enter(launch)
        metadata = self._metadata
        block = (metadata.num_warps * metadata.warp_size, 1, 1)
        is_cooperative = bool(getattr(metadata, "launch_cooperative_grid", False))
        of_cluster = getattr(metadata, "num_ctas", 1)  # a program runs on as many blocks
        size = launch_of(
            (x * of_cluster, y, z), block, metadata.shared, False, None, is_cooperative,
            cluster=(of_cluster, 1, 1) if of_cluster != 1 else None,
            # For lanes that a mask takes out of a copy, Triton's compiler has addresses past LDS.
            drops_past_lds=not is_strict_on_request(),
        )  # fmt: skip
        scratch = [self._scratch(kind, x * of_cluster * y * z, stream) for kind in ("global", "profile")]
        arguments = pack(kernel, _flat(self._types, values, self._descriptors()), scratch)
        kernel.check(size)
        kernel.device.null_stream.queue.do(KernelLaunch(kernel, size, arguments).command())
        if on_exit is not None:
            on_exit(launch)

    def _descriptors(self) -> Iterator[_Describe]:
        """What takes each tensor descriptor apart, in the order of the arguments."""
        metadata = self._metadata
        tiles = getattr(metadata, "tensordesc_meta", None)
        if not tiles:
            return repeat(_parts_of)
        return (partial(_parts_for_tiles, tiles=one, warps=metadata.num_warps) for one in tiles)

    def _scratch(self, kind: str, programs: int, stream: object) -> Any:
        """The memory of a kind that this launch needs: by the allocator that was set in Triton, else our own."""
        size = getattr(self._metadata, f"{kind}_scratch_size", 0) * programs
        if not size:
            return None
        alignment = getattr(self._metadata, f"{kind}_scratch_align", 1)
        from triton.runtime import _allocation

        allocator: Any = getattr(_allocation, "_allocator" if kind == "global" else "_profile_allocator", None)
        chosen = allocator.get() if hasattr(allocator, "get") else allocator
        if chosen is None or isinstance(chosen, _allocation.NullAllocator):
            return allocate(size, alignment)
        return chosen(size, alignment, stream)


def pack(kernel: LaunchableKernel, given: Iterator[tuple[str, Any]], scratch: Sequence[Any]) -> Packed:
    """The bytes of the arguments, where the code object says that each is.

    The last arguments of the kernel are pointers to scratch memory: None in ``scratch`` is a null pointer.
    """
    rows = kernel.arguments
    packed = Packed(bytearray(kernel.signature.size))
    number = 0
    for type_name, value in given:
        if number == len(rows):
            raise ArgumentError(f"{kernel.demangled} takes {len(rows)} arguments, and is given more")
        packed.put(rows[number].offset or 0, _bytes_of(type_name, value, rows[number].size or 0, packed))
        number += 1
    for row, memory in zip(rows[number:], scratch, strict=False):
        packed.put(row.offset or 0, _address(memory, packed).to_bytes(8, "little"))
    return packed


def _flat(types: Sequence[Any], values: Sequence[Any], descriptors: Iterator[_Describe]) -> Iterator[tuple[str, Any]]:
    """Type and value of each argument that the code takes: constants are compiled in, tuples are taken apart.

    As with AMD's driver, constants at the end may be left out: a compiled kernel is launched without them.
    """
    given = iter(values)
    for type_name in types:
        value = next(given, _NOTHING)
        if type_name == _CONSTANT:
            continue
        if value is _NOTHING:
            raise ArgumentError(f"Triton's kernel takes {len(types)} arguments, and is given {len(values)}")
        if isinstance(type_name, tuple):
            yield from _flat(type_name, value, descriptors)
        elif type_name.startswith(_DESCRIPTOR):
            yield from next(descriptors)(value)
        else:
            yield type_name, value
    if next(given, _NOTHING) is not _NOTHING:
        raise ArgumentError(f"Triton's kernel takes {len(types)} arguments, and is given {len(values)}")


def _parts_of(descriptor: Any) -> Iterator[tuple[str, Any]]:
    """What Triton's compiler makes of a tensor descriptor: AMD's driver, of the same release, knows it."""
    from triton.backends.amd import driver as amd

    wide = ["i64"] * len(descriptor.shape)
    if hasattr(amd, "make_tensordesc_arg"):
        parts = amd.make_tensordesc_arg(descriptor, None, None)
    else:  # before 3.7
        is_nan = descriptor.padding == "nan"
        shape, strides = descriptor.shape, descriptor.strides
        parts = [descriptor.base, *shape, *strides, is_nan, *shape, *strides]
    flags = ["i1"] * (len(parts) - 1 - 4 * len(wide))
    return zip(["*", *wide, *wide, *flags, *["i32"] * len(wide), *wide], parts, strict=True)


def _parts_for_tiles(descriptor: Any, tiles: Any, warps: int) -> Iterator[tuple[str, Any]]:
    """The same where the code moves tiles of it by the tensor data mover, and wants a descriptor of that."""
    shape, strides = list(descriptor.shape), list(descriptor.strides)
    yield _DESCRIPTOR, HostDescriptor(descriptor.base, shape, strides, tiles, warps)
    yield from (("i32", extent) for extent in shape)
    yield from (("i64", stride) for stride in strides)


def _bytes_of(type_name: str, value: Any, size: int, packed: Packed) -> bytes:
    if type_name == _DESCRIPTOR:
        return value.bytes(_address(value.base, packed), size)  # type: ignore[no-any-return]
    if type_name.startswith("*"):
        return _address(value, packed).to_bytes(size, "little")
    if type_name == _BFLOAT:
        return _bfloat(float(value))
    if type_name.startswith("f"):
        return struct.pack(FLOAT_FORMATS[size], value)
    return (int(value) & (1 << 8 * size) - 1).to_bytes(size, "little")


def _address(value: Any, packed: Packed) -> int:
    """The address of an argument that is a pointer, whose memory the kernel may then use."""
    if value is None:
        return 0
    if not hasattr(value, "data_ptr"):
        return int(value)
    packed.pointers.append(Lent(whole_words(span_of(value))))  # type: ignore[arg-type]
    return int(value.data_ptr())


def _bfloat(value: float) -> bytes:
    """The nearest bfloat16, ties to even."""
    (bits,) = struct.unpack("<I", struct.pack("<f", value))
    if bits & 0x7FFF_FFFF <= _INFINITY:
        bits += _ROUND + (bits >> 16 & 1)
    return struct.pack("<H", bits >> 16 & 0xFFFF)
