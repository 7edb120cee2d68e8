"""Arrays of other libraries, as arguments of kernels and in buffers: what has DLPack, the buffer protocol or numpy's."""

from __future__ import annotations

import array
import asyncio
import ctypes
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hipkit
from hipkit.runtime.memory import arrays, dlpack

pytestmark = pytest.mark.any_backend
MATMUL = Path(__file__).parents[2] / "samples/built/matmul.gfx942.v4.hsaco"


class OnlyDlpack:
    """What has DLPack and nothing else, as arrays of a library that hipkit does not know."""

    def __init__(self, values: Any, device: int = 1) -> None:
        self.values, self.device = np.asarray(values), device

    def __dlpack__(self, **options: Any) -> Any:
        return self.values.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device, 0


class Scalar(OnlyDlpack):
    """A number as a tensor of no dimensions; its type is none of numpy's."""

    ndim, dtype = 0, "torch.int64"

    def item(self) -> int:
        return int(self.values)


class Nowhere(OnlyDlpack):
    """What is on a device that DLPack does not know, such as torch's "meta"."""

    def __dlpack_device__(self) -> tuple[int, int]:
        raise ValueError("Unknown device type meta for Dlpack")


class NoBuffer(OnlyDlpack):
    """What has the buffer protocol only in the host's memory, as jax's arrays: Python 3.12 asks any object for it."""

    def __buffer__(self, _flags: int) -> memoryview:
        raise BufferError("the buffer protocol is for buffers of the CPU")


class Word(ctypes.c_int):
    """A number of ctypes as Python 3.12 has it: with the buffer protocol."""

    def __buffer__(self, flags: int) -> memoryview: ...  # type: ignore[empty-body]


class OnlyInterface:
    def __init__(self, values: Any) -> None:
        self.values = np.asarray(values)
        self.__array_interface__ = self.values.__array_interface__


class Interface:
    """numpy's interface, as a property of the class."""

    def __init__(self, values: Any) -> None:
        self.values = np.asarray(values)

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return self.values.__array_interface__


FLOATS = np.arange(256, dtype="f4").reshape(16, 16)
MAKERS: dict[str, Callable[[], Any]] = {
    "numpy": FLOATS.copy,
    "DLPack": lambda: OnlyDlpack(FLOATS.copy()),
    "interface": lambda: Interface(FLOATS.copy()),
    "interface of the object": lambda: OnlyInterface(FLOATS.copy()),
    "memoryview": lambda: memoryview(FLOATS.copy()),
    "array": lambda: array.array("f", FLOATS.ravel().tolist()),
    "ctypes": lambda: (ctypes.c_float * 256)(*FLOATS.ravel().tolist()),
}


@pytest.fixture
def device() -> hipkit.Device:
    return hipkit.Device()


@pytest.mark.parametrize("name", MAKERS)
def test_it_is_an_argument_and_holds_the_results(name: str) -> None:
    made, result = MAKERS[name](), MAKERS[name]()
    with hipkit.Module.load(MATMUL) as module:
        module["matmul"].launch((1, 1), (16, 16), [made, 2 * np.eye(16, dtype="f4"), result, 16])
    found = np.asarray(result.values if hasattr(result, "values") else result).reshape(16, 16)
    assert (found == 2 * FLOATS).all()


@pytest.mark.parametrize("name", MAKERS)
def test_it_is_a_source_of_a_buffer(name: str, device: hipkit.Device) -> None:
    made = MAKERS[name]()
    buffer = device.buffer(made)
    assert (buffer.nbytes, buffer.dtype) == (1024, np.float32)
    assert (buffer.copy_to().ravel() == FLOATS.ravel()).all()
    assert (device.empty((16, 16), "f4").copy_from(made).copy_to() == FLOATS).all()


SHAPES = (FLOATS, np.arange(6, dtype="u2").reshape(1, 2, 3), np.zeros((0, 3)), np.array([1 + 2j]))


def same(one: Any, other: Any) -> bool:
    return (one.shape, one.dtype) == (other.shape, other.dtype) and bool((one == other).all())


@pytest.mark.parametrize("values", SHAPES, ids=lambda values: str(values.dtype))
def test_shapes_and_types_survive_the_round_trip(device: hipkit.Device, values: Any) -> None:
    buffer = device.buffer(values)
    assert (buffer.shape, buffer.dtype) == (values.shape, values.dtype)
    assert same(buffer.copy_to(), values)


@pytest.mark.cpu_only
@pytest.mark.parametrize("values", SHAPES, ids=lambda values: str(values.dtype))
def test_the_memory_of_the_host_is_shared_as_an_array(device: hipkit.Device, values: Any) -> None:
    buffer = device.buffer(values)
    for shared in (buffer.view(), np.asarray(buffer), np.from_dlpack(buffer)):
        assert same(shared, values)


def test_a_buffer_is_filled_like_an_array(device: hipkit.Device) -> None:
    assert (device.zeros((2, 3), "i4").copy_to() == np.zeros((2, 3), "i4")).all()
    assert device.zeros(4).copy_to().tolist() == [0.0] * 4
    assert (device.full((2, 2), 7, "u1").copy_to() == 7).all()
    assert device.array([1, 2, 3], "f4").copy_to().tolist() == [1, 2, 3]
    assert device.empty((3,), "f4").copy_from([1, 2, 3]).copy_to().tolist() == [1, 2, 3]
    assert device.zeros(3, "i4").fill(7).copy_to().tolist() == [7, 7, 7]
    assert device.empty((2, 2), "f4").fill(1.5).copy_to().tolist() == [[1.5, 1.5], [1.5, 1.5]]
    assert device.empty(3, "f8").fill(1 / 3).copy_to().tolist() == [1 / 3] * 3
    assert device.empty(3, "f2").fill(-1, width=1).copy_to().tobytes() == b"\xff" * 6
    assert device.empty(3, "c16").fill(1j).copy_to().tolist() == [1j] * 3
    assert device.empty(0, "i8").fill(1 << 40).copy_to().tolist() == []
    assert repr(device.zeros((2, 3), "i4")).startswith("<Buffer of [2, 3] int32 at 0x")
    assert len(device.zeros((2, 3))) == 2


def test_results_go_to_arrays_of_others(device: hipkit.Device) -> None:
    into = array.array("f", [0] * 256)
    assert device.buffer(FLOATS).copy_to(into) is into
    assert into.tolist() == FLOATS.ravel().tolist()


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (object(), "object is no array of numbers"),
        (OnlyDlpack(FLOATS, device=10), "OnlyDlpack is not in the host's memory; move it to the CPU first"),
        (NoBuffer(FLOATS, device=2), "NoBuffer is not in the host's memory; move it to the CPU first"),
        (["a", object()], "list is no array of numbers"),
        ([[1], [1, 2]], "list is no array of numbers: .*inhomogeneous"),
        (Nowhere(FLOATS), "Nowhere: Unknown device type meta for Dlpack"),
    ],
)
def test_what_is_no_array_is_refused(made: Any, message: str, device: hipkit.Device) -> None:
    with pytest.raises(hipkit.UsageError, match=message):
        device.buffer(made)


def test_an_array_of_another_type_is_refused(device: hipkit.Device) -> None:
    buffer = device.zeros(4, "f4")
    with pytest.raises(hipkit.UsageError, match="the buffer is of float32, the array of float64"):
        buffer.copy_from(np.zeros(2))
    with pytest.raises(hipkit.UsageError, match="the buffer is of float32, the array of int32"):
        buffer.copy_to(np.zeros(4, "i4"))
    with pytest.raises(hipkit.UsageError, match="300 is no uint8: .*bounds"):
        device.zeros(4, "u1").fill(300)
    with pytest.raises(hipkit.UsageError, match=r"one number, not with \[2\]"):
        device.zeros(4, "u1").fill([1, 2])
    with pytest.raises(hipkit.UsageError, match="negative"):
        device.empty((2, -1))
    with pytest.raises(hipkit.UsageError, match="object is no type of numbers"):
        device.empty(2, object)
    for make in (device.buffer, device.pinned_buffer):
        with pytest.raises(hipkit.UsageError, match="-1 is no number of bytes"):
            make(-1)
        with pytest.raises(hipkit.UsageError, match="str is no array of numbers"):
            make("zeros")


def test_a_number_keeps_its_shape(device: hipkit.Device) -> None:
    for number in (np.array(2.5, "f4"), np.float32(2.5), OnlyDlpack(np.array(2.5, "f4"))):
        for buffer in (device.buffer(number), device.pinned_buffer(number)):
            back = buffer.copy_to()
            assert (buffer.shape, back.shape, back.dtype, float(back)) == ((), (), np.dtype("f4"), 2.5)


def test_an_array_on_another_device_is_no_argument() -> None:
    far = OnlyDlpack(FLOATS, device=10)
    with (
        hipkit.Module.load(MATMUL) as module,
        pytest.raises(hipkit.ArgumentError, match="argument 0 .*: OnlyDlpack is not .* move it to the CPU"),
    ):
        module["matmul"].launch((1, 1), (16, 16), [far, FLOATS, FLOATS.copy(), 16])


def test_a_tensor_of_no_dimensions_is_a_number() -> None:
    result = FLOATS.copy()
    with hipkit.Module.load(MATMUL) as module:
        for _ in range(2):
            module["matmul"].launch((1, 1), (16, 16), [FLOATS, 2 * np.eye(16, dtype="f4"), result, Scalar(16)])
    assert (result == 2 * FLOATS).all()


def test_tensors_of_torch_are_arguments(device: hipkit.Device) -> None:
    torch = pytest.importorskip("torch")
    tensor, identity = torch.arange(256, dtype=torch.float32).reshape(16, 16), torch.eye(16)
    result, rows = torch.zeros(16, 16), torch.zeros(32, 16)
    with hipkit.Module.load(MATMUL) as module:
        kernel = module["matmul"]
        kernel.launch((1, 1), (16, 16), [tensor, identity, result, torch.tensor(16)])
        assert torch.equal(result, tensor)
        kernel.launch((1, 1), (16, 16), [tensor.t(), identity, rows[::2], 16])
        assert torch.equal(rows[::2], tensor.t())
        assert not rows[1::2].any()
        for wrong, message in (
            (tensor.double(), "numpy's float32, and the array is of float64"),
            (tensor.clone().requires_grad_(), r"use tensor.detach\(\)$"),
            (torch.empty(16, 16, device="meta"), "meta"),
        ):
            with pytest.raises(hipkit.ArgumentError, match=message):
                kernel.launch((1, 1), (16, 16), [wrong, identity, result, 16])


def test_tensors_of_torch_go_into_buffers_and_back(device: hipkit.Device) -> None:
    torch = pytest.importorskip("torch")
    tensor, result = torch.arange(256, dtype=torch.float32).reshape(16, 16), torch.zeros(16, 16)
    assert device.buffer(tensor).copy_to(result) is result
    assert torch.equal(result, tensor)


@pytest.mark.parametrize("name", ["bfloat16", "float8_e4m3fn", "float8_e5m2"])
def test_tensors_of_types_that_numpy_lacks_go_into_buffers_and_back(device: hipkit.Device, name: str) -> None:
    torch = pytest.importorskip("torch")
    kind = getattr(torch, name)
    tensor, result = torch.arange(16).reshape(4, 4).to(kind), torch.zeros(4, 4).to(kind)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        buffer = device.buffer(tensor)
    assert (buffer.shape, buffer.nbytes) == ((4, 4), 16 * kind.itemsize)
    assert buffer.copy_to(result) is result
    assert torch.equal(result.float(), tensor.float())
    assert buffer.copy_to().tobytes() == tensor.view(torch.uint8).numpy().tobytes()
    assert device.buffer(tensor.t()).copy_to(result) is result
    assert torch.equal(result.float(), tensor.t().float())


@pytest.mark.cpu_only
@pytest.mark.parametrize("name", ["bfloat16", "float8_e4m3fn", "float8_e5m2"])
def test_types_that_numpy_lacks_are_shared_as_what_they_are(device: hipkit.Device, name: str) -> None:
    kind = getattr(pytest.importorskip("ml_dtypes"), name)
    values = np.arange(6).reshape(2, 3).astype(kind)
    shared = dlpack.read(device.buffer(values))
    assert shared is not None
    assert same(shared, values)


@pytest.mark.cpu_only
@pytest.mark.parametrize("name", ["bfloat16", "float8_e4m3fn", "float8_e5m2"])
def test_torch_shares_the_memory_of_types_that_numpy_lacks(device: hipkit.Device, name: str) -> None:
    torch = pytest.importorskip("torch")
    tensor = torch.arange(16).reshape(4, 4).to(getattr(torch, name))
    buffer = device.buffer(tensor)
    shared = torch.from_dlpack(buffer)
    assert (shared.dtype, shared.shape) == (tensor.dtype, tensor.shape)
    assert torch.equal(shared.float(), tensor.float())


@pytest.mark.cpu_only
def test_torch_shares_the_memory_of_a_buffer(device: hipkit.Device) -> None:
    torch = pytest.importorskip("torch")
    buffer = device.buffer(FLOATS)
    shared = torch.from_dlpack(buffer)
    assert torch.equal(shared, torch.tensor(FLOATS))
    shared += 1
    assert (buffer.copy_to() == FLOATS + 1).all()


def test_a_number_of_ctypes_is_no_array() -> None:
    assert arrays.shared(Word(5)) is None
    assert arrays.shared(ctypes.c_void_p(5)) is None


def test_arrays_of_jax_are_arguments_that_a_kernel_reads(device: hipkit.Device) -> None:
    jax, jnp = pytest.importorskip("jax"), pytest.importorskip("jax.numpy")
    with jax.default_device(jax.devices("cpu")[0]):  # jax may have a GPU
        _arrays_of_jax(device, jnp)


def _arrays_of_jax(device: hipkit.Device, jnp: Any) -> None:
    given, result = jnp.asarray(FLOATS), np.zeros((16, 16), "f4")
    with hipkit.Module.load(MATMUL) as module:
        kernel = module["matmul"]
        kernel.launch((1, 1), (16, 16), [given, 2 * jnp.eye(16), result, jnp.int32(16)])
        assert (result == 2 * FLOATS).all()
        with pytest.raises(hipkit.ArgumentError, match="argument 2 .*: the kernel has written to it.*read-only"):
            kernel.launch((1, 1), (16, 16), [given, 2 * jnp.eye(16), jnp.zeros((16, 16)), 16])
    assert (device.buffer(given).copy_to() == FLOATS).all()
    short = device.buffer(given.astype("bfloat16"))
    assert (short.dtype, short.copy_to().astype("f4").tolist()) == ("bfloat16", FLOATS.tolist())


@pytest.mark.cpu_only
def test_jax_shares_the_memory_of_a_buffer(device: hipkit.Device) -> None:
    jnp = pytest.importorskip("jax.numpy")
    assert (jnp.from_dlpack(device.buffer(FLOATS)) == FLOATS).all()


def test_a_stream_is_awaited(device: hipkit.Device) -> None:
    async def wait() -> float:
        buffer, stream = device.full(4, 3.0), device.stream()
        buffer.fill(0, stream=stream)
        await stream
        return float(buffer.copy_to().sum())

    assert asyncio.run(wait()) == 0


def test_tensors_of_dlpack_are_as_large_as_its_c_api_says() -> None:
    assert ctypes.sizeof(dlpack._Tensor) == 48
    assert ctypes.sizeof(dlpack._Versioned) == 8 + 3 * 8 + 48
