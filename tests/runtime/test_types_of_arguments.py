"""Arguments of another type than the kernel's: refused before the launch, wherever the type is known from."""

from __future__ import annotations

import ctypes
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kernel_metadata import kernel, row

import hipkit
from hipkit.fatbin.codeobject.demangle import parameter_types
from hipkit.runtime.kernels.kernarg import Signature
from hipkit.runtime.memory.device import DeviceMemory

pytestmark = pytest.mark.any_backend
NAMED_TYPES = """
typedef float real;
enum Colour { red, green };
typedef struct pair { float x; int n; } both;
__global__ void named(real *out, real x, uint n, Colour colour, both b, const real &y) {
    out[0] = x, out[1] = n, out[2] = colour, out[3] = y + b.x;
}
"""
MATMUL = Path(__file__).parents[2] / "samples/built/matmul.gfx942.v4.hsaco"


@pytest.fixture
def matmul() -> Any:
    with hipkit.Module.load(MATMUL) as module:
        yield module["matmul"]


def arguments(dtype: str = "f4") -> list[Any]:
    return [np.ones((16, 16), dtype), np.eye(16, dtype=dtype), np.zeros((16, 16), dtype), 16]


@pytest.mark.parametrize(
    ("name", "types"),
    [
        ("_Z4vcpyPiS_", ("int*", "int*")),
        ("_Z3addIfEvPT_PKS0_i", ("float*", "float const*", "int")),
        ("_Z1fSt5arrayIPcLm3EEj", ("std::array<char*, 3ul>", "unsigned int")),
        ("_Z1fPFvvEi", ("void (*)()", "int")),
        ("_Z3fooPA10_f", ("float (*) [10]",)),
        ("_Z1gv", ()),
        ("plain", None),
        ("_Z1x", None),
    ],
)
def test_the_types_in_a_mangled_name(name: str, types: tuple[str, ...] | None) -> None:
    assert parameter_types(name) == types


@pytest.mark.parametrize(
    ("name", "rows", "types"),
    [
        ("_Z1fPfi", [row(0, 8, "global_buffer"), row(8, 4)], ["float*", "int"]),
        ("_Z1fPfi", [row(0, 8, "global_buffer"), row(8, 8)], [None, None]),  # of another size
        ("_Z1fPfl", [row(0, 8, "global_buffer"), row(8, 4)], [None, None]),  # for Windows
        ("_Z1fPfi", [row(0, 8, "global_buffer")], [None]),  # one was optimized away
        ("_Z1fPA10_fi", [row(0, 8, "global_buffer"), row(8, 4)], [None, "int"]),
        ("_Z1fPfi", [row(0, 8, "global_buffer", "int*"), row(8, 4)], ["int*", None]),  # the metadata comes first
    ],
)
def test_types_of_the_name_are_believed_where_the_sizes_agree(name: str, rows: Any, types: list[str | None]) -> None:
    code = kernel(*rows, name=name)
    assert [row.type for row in Signature(code).explicit] == types


@pytest.mark.parametrize(
    ("number", "value", "message"),
    [
        (0, np.ones((16, 16)), r"argument 0 \(float const\*\): points at float, .* the array is of float64"),
        (2, np.zeros((16, 16), "i4"), "argument 2 .* the array is of int32"),
        (3, 1.5, r"argument 3 \(int\): has 4 bytes and is a signed integer; 1.5 is a float"),
        (3, ctypes.c_float(16), r"argument 3 \(int\): is a signed integer of 4 bytes, not c_float"),
        (3, ctypes.c_int64(16), "argument 3 .* has 4 bytes, and c_long has 8"),
        (3, np.float32(16), "argument 3 .* is a signed integer of 4 bytes, not float32"),
        (3, 1 << 31, "argument 3 .* does not fit in its 4 bytes"),
        (0, 16, "argument 0 .* 0x10 is in no live allocation"),
    ],
)
def test_a_wrong_type_is_refused_before_the_launch(matmul: Any, number: int, value: Any, message: str) -> None:
    values = arguments()
    values[number] = value
    with pytest.raises(hipkit.ArgumentError, match=message):
        matmul.launch((1, 1), (16, 16), values)


def test_a_typed_buffer_is_checked_each_time(matmul: Any) -> None:
    device = matmul.device
    fitting = [device.array(value) if isinstance(value, np.ndarray) else value for value in arguments()]
    for _ in range(2):
        matmul.launch((1, 1), (16, 16), fitting)
    with pytest.raises(hipkit.ArgumentError, match="the array is of float64"):
        matmul.launch((1, 1), (16, 16), [device.array(arguments("f8")[0]), *fitting[1:]])
    untyped = device.buffer(16 * 16 * 4)
    matmul.launch((1, 1), (16, 16), [*fitting[:2], untyped, 16])
    assert (untyped.copy_to(np.empty((16, 16), "f4")) == 1).all()


def test_a_buffer_is_no_number(matmul: Any) -> None:
    with (
        matmul.device.buffer(4) as buffer,
        pytest.raises(
            hipkit.ArgumentError, match=r"argument 3 \(int\): is passed by value and has 4 bytes; .* of a device"
        ),
    ):
        matmul.launch((1, 1), (16, 16), [*arguments()[:3], buffer])


def test_lax_launches_take_any_type(matmul: Any) -> None:
    values = arguments()
    values[2] = values[2].view("i4")
    matmul.launch((1, 1), (16, 16), values, strict=False)
    assert (values[2].view("f4") == 1).all()


def test_lax_launches_take_the_bits_of_any_number_of_the_size() -> None:
    signature = Signature(kernel(row(0, 4, type="int"), row(4, 4, type="float"), size=8))
    packed = signature.pack([1.5, ctypes.c_int(7)], DeviceMemory(), strict=False)
    assert struct.unpack("<fi", packed.data) == (1.5, 7)


@pytest.mark.parametrize("options", [[], ["-g"]], ids=["mangled name", "debug information"])
def test_names_of_types_stand_for_what_they_are(options: list[str]) -> None:
    module = hipkit.compile(NAMED_TYPES, options=options)
    out, known = np.zeros(4, "f4"), [1, 2, 1, bytes(8), np.ones(1, "f4")]
    module["named"].launch(1, 1, [out, *known])
    assert out.tolist() == [1, 2, 1, 1]
    for number, value, message in [
        (0, np.zeros(4), "points at float, which is numpy's float32, and the array is of float64"),
        (2, 2.5, "is an unsigned integer; 2.5 is a float"),
        (3, 1.5, "is of type Colour, and 1.5 is a float"),
        (4, 1.5, "is of type pair, and 1.5 is a float"),
        (5, np.ones(1), "points at float, which is numpy's float32"),
    ]:
        values = [out, *known]
        values[number] = value
        with pytest.raises(hipkit.ArgumentError, match=rf"argument {number} \(.*{message}"):
            module["named"].launch(1, 1, values)


def test_a_type_that_depends_on_a_parameter_of_a_template_may_be_any() -> None:
    code = kernel(row(0, 4), name="_Z1kIfEvN6TraitsIT_E6scalarE")
    packed = Signature(code).pack([1.5], DeviceMemory())
    assert struct.unpack("<f", packed.data[:4]) == (1.5,)


def test_a_launch_with_its_sizes_first(matmul: Any) -> None:
    values = arguments()
    report = matmul[(1, 1), (16, 16)](*values, counting=True)
    assert (values[2] == 1).all()
    assert report.counts
    with pytest.raises(hipkit.UsageError, match=r"kernel\[grid, block\]"):
        matmul[16]


def test_arguments_by_name() -> None:
    code = kernel(row(0, 4, name="n"), row(4, 4, name="m"))
    signature = Signature(code)
    assert signature.in_order({"m": 2, "n": 1}) == [1, 2]
    with pytest.raises(hipkit.ArgumentError, match="has no argument 'x'"):
        signature.in_order({"m": 2, "n": 1, "x": 3})
    with pytest.raises(hipkit.ArgumentError, match="no value for n"):
        signature.in_order({"m": 2})
    with pytest.raises(hipkit.ArgumentError, match="does not name the arguments"):
        Signature(kernel(row(0, 4))).in_order({"n": 1})
