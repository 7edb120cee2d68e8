"""Kernel arguments: the bytes they become, and what is refused by name."""

from __future__ import annotations

import ctypes
import struct
from typing import Any

import numpy as np
import pytest
from kernel_metadata import kernel, row

from hipkit.fatbin.errors import HipkitError, UnsupportedError
from hipkit.runtime.errors import ArgumentError
from hipkit.runtime.kernels.hidden import Hidden
from hipkit.runtime.kernels.kernarg import Packed, Signature, _learned, pack, pack_bytes, put_hidden
from hipkit.runtime.memory.device import DeviceMemory

MEMORY = DeviceMemory()


def one(value: Any, size: int, type: str | None = None, kind: str = "by_value", strict: bool = True) -> bytes:
    signature = Signature(kernel(row(0, size, kind, type), size=size))
    first, again = (bytes(signature.pack([value], MEMORY, strict=strict).data) for _ in range(2))
    assert first == again, "what was learned of a type packs the same"
    return first


class Pair(ctypes.Structure):
    _fields_ = (("a", ctypes.c_int), ("b", ctypes.c_float))


@pytest.mark.parametrize(
    ("value", "size", "type", "packed"),
    [
        (5, 4, None, "05000000"), (-1, 4, "int", "ffffffff"), (-1, 8, None, "ff" * 8), (2**32 - 1, 4, None, "ffffffff"),
        (200, 1, "unsigned char", "c8"), (True, 1, "bool", "01"), (3, 4, "float", "00004040"),
        (1.5, 4, None, "0000c03f"), (1.5, 8, "double", "000000000000f83f"), (1.5, 2, None, "003e"),
        (np.float32(1.5), 4, "float", "0000c03f"), (np.int16(-2), 2, None, "feff"), (np.array(7, "u4"), 4, None, "07000000"),
        (ctypes.c_int(9), 4, None, "09000000"), (Pair(1, 1.5), 8, "Pair", "010000000000c03f"), (b"abc", 3, None, "616263"),
        (np.array((1, 2.5), "i4,f4"), 8, None, "0100000000002040"), ((ctypes.c_short * 2)(1, 2), 4, None, "01000200"),
    ],
)  # fmt: skip
def test_values(value: Any, size: int, type: str | None, packed: str) -> None:
    assert one(value, size, type).hex() == packed


@pytest.mark.parametrize(
    ("value", "size", "type", "kind", "message"),
    [
        (2**32, 4, None, "by_value", "4294967296 does not fit in its 4 bytes"),
        (-1, 4, "unsigned int", "by_value", "-1 does not fit"),
        (128, 1, "char", "by_value", "128 does not fit"),
        (1.5, 4, "int", "by_value", "is a signed integer; 1.5 is a float"),
        (1.5, 16, None, "by_value", "is no float"),
        (5, 12, "Vec3", "by_value", "has 12 bytes and is no number"),
        (1e300, 4, None, "by_value", "beyond what a float of 4 bytes"),
        (np.float64(1), 4, None, "by_value", "has 4 bytes, and float64 has 8"),
        (np.float32(1), 4, "int", "by_value", "is a signed integer of 4 bytes, not float32"),
        (np.int32(1), 4, "float", "by_value", "is a float of 4 bytes, not int32"),
        (b"ab", 4, None, "by_value", "has 4 bytes, and bytes has 2"),
        ("text", 4, None, "by_value", "cannot be str"),
        (np.zeros(3), 4, None, "by_value", "pass a number, or bytes of a structure, not an array"),
        (12345, 8, None, "global_buffer", "0x3039 is in no live allocation"),
        (1.5, 8, "float *", "global_buffer", "is a pointer; pass an array, an address or None, not float"),
        (-1, 8, None, "global_buffer", "-1 is no address"),
        (np.zeros(3, "f8"), 8, "const float*", "global_buffer", "points at float, which is numpy's float32, and the array is of float64"),
        (np.zeros(3, object), 8, None, "global_buffer", "array of Python objects"),
        (np.zeros(3, ">f4"), 8, None, "global_buffer", "byte order of another machine"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named(value: Any, size: int, type: str | None, kind: str, message: str) -> None:
    with pytest.raises(ArgumentError) as caught:
        one(value, size, type, kind)
    assert str(caught.value).startswith("k: argument 0")
    assert message in str(caught.value)


def test_arrays_are_used_in_place() -> None:
    array = np.arange(6, dtype=np.float32)
    packed = pack(kernel(row(0, 8, "global_buffer", "float*"), size=8), [array], MEMORY)
    assert int.from_bytes(packed.data, "little") == array.ctypes.data
    assert [pointer.piece for pointer in packed.pointers] == [(array.ctypes.data, 24)]
    assert one(np.zeros(0), 8, None, "global_buffer") == bytes(8)
    assert one(None, 8, None, "global_buffer") == bytes(8)


@pytest.mark.parametrize("type", ["void*", "const unsigned char *", "Particle*", "float**", None])
def test_pointers_to_anything_take_anything(type: str | None) -> None:
    assert one(np.zeros(2, "u8"), 8, type, "global_buffer") != bytes(8)


def test_checks_of_types_can_be_switched_off() -> None:
    assert one(np.zeros(2, "u4"), 8, "float*", "global_buffer", strict=False) != bytes(8)
    assert one(12345, 8, None, "global_buffer", strict=False) == (12345).to_bytes(8, "little")


def write(packed: Packed, data: bytes) -> None:
    ctypes.memmove(packed.pointers[0].address, data, len(data))


def test_arrays_with_gaps_get_their_results_back() -> None:
    array = np.zeros((4, 4), np.uint8)
    view = array[::2, 1]
    packed = pack(kernel(row(0, 8, "global_buffer"), size=8), [view], MEMORY)
    write(packed, b"\5\6")
    assert not array.any()
    packed.finish()
    assert view.tolist() == [5, 6]
    assert array.sum() == 11


def test_read_only_arrays_are_read() -> None:
    array = np.zeros(4, np.uint8)
    array.flags.writeable = False
    packed = pack(kernel(row(0, 8, "global_buffer"), size=8), [array], MEMORY)
    packed.finish()
    write(packed, b"\5")
    with pytest.raises(ArgumentError, match="argument 0: the kernel has written to it, and the array is read-only"):
        packed.finish()


def test_addresses_of_the_device() -> None:
    address = MEMORY.allocate(100)
    for value in (address, np.uint64(address), ctypes.c_void_p(address)):
        assert one(value, 8, None, "global_buffer") == address.to_bytes(8, "little")
    assert one(address + 99, 8, None, "global_buffer")
    with pytest.raises(ArgumentError):
        one(address + 100, 8, None, "global_buffer")


class Place:
    """Stands for an address, as a buffer does."""

    def __init__(self, address: int) -> None:
        self.address = address

    def __index__(self) -> int:
        return self.address


def test_types_that_were_accepted_once_are_looked_at_all_the_same() -> None:
    address = MEMORY.allocate(100)
    pointer = Signature(kernel(row(0, 8, "global_buffer", "float*"), size=8))
    for at in (address, address + 4):
        assert bytes(pointer.pack([Place(at)], MEMORY).data) == at.to_bytes(8, "little")
    for at, message in ((address + 1, "no multiple of 4"), (address + 1000, "no live allocation"), (-4, "no address")):
        with pytest.raises(ArgumentError, match=message):
            pointer.pack([Place(at)], MEMORY)
    number = Signature(kernel(row(0, 4, "by_value", "int"), size=4))
    for value in (np.int32(-7), np.int32(1 << 30)):
        assert bytes(number.pack([value], MEMORY).data) == value.tobytes()
    for wrong in (np.float32(1), np.int64(1), np.uint32(1)):
        with pytest.raises(ArgumentError):
            number.pack([wrong], MEMORY)


def test_what_is_learned_of_a_type_puts_values_without_more_ado() -> None:
    address = MEMORY.allocate(100)
    [pointer] = kernel(row(0, 8, "global_buffer", "float*"), size=8).arguments
    [number] = kernel(row(0, 4, "by_value", "int"), size=4).arguments
    data = bytearray(8)
    way = _learned(pointer, Place(address))
    assert way is not None and way(data, Place(address + 4), MEMORY, True)
    assert data == (address + 4).to_bytes(8, "little")
    way = _learned(number, np.int32(1))
    assert way is not None and way(data, np.int32(-7), MEMORY, True)
    assert data[:4] == np.int32(-7).tobytes()
    assert _learned(pointer, np.int32(1)) is None and _learned(number, np.float32(1)) is None


def test_addresses_that_are_not_aligned_to_what_they_point_at() -> None:
    address = MEMORY.allocate(100)
    for type, step in (("float*", 4), ("const double *", 8), ("short*", 2), ("char*", 1), (None, 1)):
        for distance in range(9):
            if distance % step:
                with pytest.raises(ArgumentError, match=f"no multiple of {step}"):
                    one(address + distance, 8, type, "global_buffer")
                assert one(address + distance, 8, type, "global_buffer", strict=False)
            else:
                assert one(address + distance, 8, type, "global_buffer")


def test_the_number_of_arguments() -> None:
    two = kernel(
        row(0, 8, "global_buffer", "float*", name="out"),
        row(8, 4, type="int"),
        row(16, 4, "hidden_block_count_x"),
        size=32,
    )
    with pytest.raises(ArgumentError, match=r"k takes 2 arguments, not 1: float\* out of 8 bytes, int of 4 bytes"):
        pack(two, [None], MEMORY)
    packed = pack(two, [None, 7], MEMORY)
    assert packed.data == struct.pack("<Qi", 0, 7) + bytes(20)


def test_names_are_in_errors() -> None:
    with pytest.raises(ArgumentError, match=r"k: argument 0 \(float\* out\): 0x5 is in no"):
        pack(kernel(row(0, 8, "global_buffer", "float*", name="out"), size=8), [5], MEMORY)


def test_lds_pointers_are_laid_out() -> None:
    rows = row(0, 4, "dynamic_shared_pointer", pointee_align=16), row(4, 4, "dynamic_shared_pointer", pointee_align=64)
    packed = pack(kernel(*rows, size=8, group_segment_fixed_size=20), [40, np.int32(8)], MEMORY)
    assert struct.unpack("<II", packed.data) == (32, 128)
    assert packed.dynamic_lds == 128 + 8 - 20
    with pytest.raises(ArgumentError, match="is in LDS: pass how many bytes"):
        pack(kernel(rows[0], size=4), [np.zeros(3)], MEMORY)


@pytest.mark.parametrize("kind", ["image", "sampler", "pipe", "queue"])
def test_what_is_not_written_is_refused(kind: str) -> None:
    with pytest.raises(UnsupportedError, match="are not written"):
        one(0, 8, None, kind)


def test_without_metadata_the_values_say_how_large_they_are() -> None:
    array = np.zeros(4, np.float32)
    packed = pack(kernel(size=24), [np.int32(1), array, np.int16(2)], MEMORY)
    assert packed.data == struct.pack("<ixxxxQh6x", 1, array.ctypes.data, 2)
    with pytest.raises(ArgumentError, match="argument 0: there is no metadata to say how large it is"):
        pack(kernel(size=24), [1], MEMORY)
    with pytest.raises(ArgumentError, match="argument 1 ends at byte 16 of the arguments, which have 12"):
        pack(kernel(size=12), [np.int32(1), array], MEMORY)


def test_packed_arguments() -> None:
    two = kernel(row(0, 8, "global_buffer"), row(8, 4), row(16, 4, "hidden_block_count_x"), size=24)
    address = MEMORY.allocate(8)
    assert pack_bytes(two, struct.pack("<Qi4xi", address, 5, 99), MEMORY).data == struct.pack("<Qi12x", address, 5)
    with pytest.raises(ArgumentError, match="argument 0: 0x7 is in no live allocation"):
        pack_bytes(two, struct.pack("<Qi", 7, 5), MEMORY)


def test_hidden_arguments() -> None:
    names = [
        (0, 4, "block_count_x"), (4, 4, "block_count_y"), (8, 4, "block_count_z"), (12, 2, "group_size_x"),
        (14, 2, "group_size_y"), (16, 2, "group_size_z"), (18, 2, "remainder_x"), (20, 2, "remainder_y"),
        (22, 2, "remainder_z"), (40, 8, "global_offset_x"), (64, 2, "grid_dims"), (72, 8, "printf_buffer"),
        (80, 8, "hostcall_buffer"), (88, 8, "multigrid_sync_arg"), (96, 8, "heap_v1"), (104, 8, "default_queue"),
        (112, 8, "completion_action"), (120, 4, "dynamic_lds_size"), (192, 4, "private_base"), (196, 4, "shared_base"),
        (200, 8, "queue_ptr"),
    ]  # fmt: skip
    with_all = kernel(*(row(at, size, f"hidden_{name}") for at, size, name in names), size=256)
    packed = pack(with_all, [], MEMORY)
    addresses = {"hidden_hostcall_buffer": 0x1234, "hidden_queue_ptr": 0x77}
    hidden = Hidden((8, 4, 1), (20, 8, 3), dynamic_lds=512, private_base=1, shared_base=2, addresses=addresses)
    put_hidden(with_all, packed, hidden.values())
    assert struct.unpack_from("<IIIHHHHHH", packed.data) == (2, 2, 3, 8, 4, 1, 4, 0, 0)
    assert struct.unpack_from("<H", packed.data, 64) == (3,)
    assert struct.unpack_from("<QQQQ", packed.data, 72) == (0, 0x1234, 0, 0)
    assert struct.unpack_from("<I", packed.data, 120) == (512,)
    assert struct.unpack_from("<IIQ", packed.data, 192) == (1, 2, 0x77)


def test_unknown_hidden_arguments_are_refused() -> None:
    odd = kernel(row(0, 8, "hidden_surprise"), size=8)
    with pytest.raises(HipkitError, match="hidden_surprise: is no hidden argument that hipkit knows"):
        put_hidden(odd, pack(odd, [], MEMORY), Hidden((1, 1, 1), (1, 1, 1)).values())
