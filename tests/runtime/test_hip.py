"""The flat API: HIP's codes, and the sample of its porting guide."""

from __future__ import annotations

import copy
import ctypes
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import porting_guide
import pytest
from hip_calls import OK, behaving, done
from recording import RecordingBackend, device

from hipkit import Device
from hipkit.fatbin.errors import HipkitError, MissingError, UsageError
from hipkit.runtime import hip
from hipkit.runtime.devices.backend import Dispatch
from hipkit.runtime.errors import FaultError, KernelError, TimeLimitError, TrapError
from hipkit.runtime.hip import hipError_t, state
from hipkit.runtime.memory import transfer

pytestmark = pytest.mark.any_backend

BUILT = Path(__file__).parents[2] / "samples" / "built"
MATMUL = BUILT / "matmul.gfx942.v4.hsaco"
KERNEL = "_Z6matmulPKfS0_Pfi"


def copy_64_floats(dispatch: Dispatch, arguments: bytes) -> None:
    """What the kernel of the sample does."""
    if dispatch.kernel == "hello_world":
        source, destination = struct.unpack("<QQ", arguments[:16])
        transfer.copy(destination, source, 4 * dispatch.items[0])


@pytest.fixture(autouse=True)
def backend() -> Iterator[RecordingBackend]:
    on, engine = device("gfx942", copy_64_floats)
    other, _ = device("gfx1100")
    state.use([on, other])
    yield engine
    state.use(None)


def code(result: tuple[Any, ...]) -> int:
    assert all(value is None for value in result[1:])
    return int(result[0])


@pytest.fixture
def module() -> hip.hipModule_t:
    loaded: hip.hipModule_t = done(hip.hipModuleLoad(MATMUL))
    return loaded


@pytest.fixture
def function(module: hip.hipModule_t) -> hip.hipFunction_t:
    found: hip.hipFunction_t = done(hip.hipModuleGetFunction(module, KERNEL))
    return found


def test_the_sample_of_the_porting_guide() -> None:
    porting_guide.run(BUILT / "vcpy.gfx942.v5.hsaco")


# ---------------------------------------------------------------------------------------------------------- errors


def test_codes_have_names_and_words() -> None:
    assert done(hip.hipGetErrorName(209)) == "hipErrorNoBinaryForGpu"
    assert done(hip.hipGetErrorName(hipError_t.hipErrorMemoryAllocation)) == "hipErrorOutOfMemory"
    assert done(hip.hipGetErrorString(hipError_t.hipErrorNotFound)) == "named symbol not found"
    assert done(hip.hipGetErrorName(12345)) == "hipErrorUnknown"
    assert hipError_t(400) is hipError_t.hipErrorInvalidResourceHandle
    assert all(known.text for known in hipError_t)
    assert len(hipError_t) == 80


def test_the_last_error_stays_until_it_is_asked_for() -> None:
    assert hip.hipGetLastError() == OK
    assert code(hip.hipModuleLoad("")) == 1
    assert hip.hipMalloc(8)[0] == 0
    assert hip.hipPeekAtLastError() == (hipError_t.hipErrorInvalidValue,)
    assert hip.hipGetLastError() == (hipError_t.hipErrorInvalidValue,)
    assert hip.hipGetLastError() == OK
    assert hip.explain_last_error() == "hipModuleLoad: there is no file name"


# --------------------------------------------------------------------------------------------------------- devices


def test_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    assert done(hip.hipGetDeviceCount()) == 2
    assert hip.hipSetDevice(1) == OK
    assert done(hip.hipGetDevice()) == 1
    assert code(hip.hipModuleLoad(MATMUL)) == 209
    assert "nothing runs on gfx1100" in hip.explain_last_error()
    assert code(hip.hipSetDevice(2)) == code(hip.hipDeviceGet(-1)) == 101
    assert code(hip.hipCtxCreate(0, 7)) == 1
    assert code(hip.hipCtxDetach(None)) == 1
    assert code(hip.hipInit(1)) == 1
    assert hip.hipDeviceSynchronize() == OK
    monkeypatch.setenv("HIPKIT_DEVICES", "gfx1201, gfx90a:xnack+")
    state.use(None)
    assert [str(known.target) for known in state.devices()] == ["gfx1201", "gfx90a:sramecc+:xnack+"]
    monkeypatch.setenv("HIPKIT_DEVICES", "")
    state.use(None)
    assert code(hip.hipGetDeviceCount()) == code(hip.hipInit(0)) == 100


# ---------------------------------------------------------------------------------------------------------- memory


def test_copies_in_every_direction() -> None:
    one, two = done(hip.hipMalloc(100)), done(hip.hipMalloc(100))
    back = bytearray(8)
    assert hip.hipMemcpyHtoD(one, b"abcdefgh", 8) == OK
    assert hip.hipMemcpyDtoD(two, one, 8) == OK
    assert hip.hipMemset(two + 2, 0x21, 3) == OK
    assert hip.hipMemcpyDtoH(back, two, 8) == OK
    assert back == b"ab!!!fgh"
    target = (ctypes.c_char * 4)()
    assert hip.hipMemcpy(target, two + 4, 4, hip.hipMemcpyKind.hipMemcpyDeviceToHost) == OK
    assert target.raw == b"!fgh"
    assert hip.hipMemcpy(ctypes.addressof(target), ctypes.c_void_p(one), 4) == OK
    assert target.raw == b"abcd"
    assert hip.hipMemcpy(back, b"12345678", 8, 0) == OK
    assert hip.hipFree(one) == hip.hipFree(ctypes.c_void_p(two)) == hip.hipFree(None) == hip.hipFree(0) == OK


ROWS = {"": 1, "D8": 1, "D16": 2, "D32": 4}


@pytest.mark.parametrize("then", ["", "Async"])
@pytest.mark.parametrize("name", ROWS)
def test_words_are_filled(name: str, then: str) -> None:
    size, memory = ROWS[name], np.full(64, 0xEE, np.uint8)
    place = done(hip.hipMalloc(64))
    for count in (0, 1, 5, 64 // size):
        done(hip.hipMemcpy(place, memory, 64, hip.hipMemcpyKind.hipMemcpyHostToDevice))
        assert getattr(hip, f"hipMemset{name}{then}")(place, 0x04030201, count) == (0,)
        assert hip.hipDeviceSynchronize() == (0,)
        expected = (0x04030201).to_bytes(4, "little")[:size] * count
        assert read(place, 64) == expected + bytes(memory[len(expected) :])
    assert code(getattr(hip, f"hipMemset{name}{then}")(place, 1, 64 // size + 1)) == 1


@pytest.mark.parametrize("then", ["", "Async"])
@pytest.mark.parametrize("name", ["2D", "D2D8", "D2D16", "D2D32", "3D"])
def test_rows_are_filled(name: str, then: str) -> None:
    """``width`` counts words, but for boxes of bytes."""
    size = ROWS.get(name.replace("2D", "", 1), 1)
    place, pitch, width, height = done(hip.hipMalloc(16 * 4)), 16, 3, 3
    memory = np.full((4, pitch), 0xEE, np.uint8)
    done(hip.hipMemcpy(place, memory, 64, hip.hipMemcpyKind.hipMemcpyHostToDevice))
    fill = getattr(hip, f"hipMemset{name}{then}")
    if name == "3D":
        whole = hip.hipPitchedPtr(ptr=int(place), pitch=pitch, xsize=pitch, ysize=2)
        assert fill(whole, 0x01, hip.hipExtent(width, 1, 2)) == (0,)
        memory[0:4:2, :width] = 1
        lines = hip.hipPitchedPtr(ptr=int(place) + 16, pitch=pitch, xsize=pitch, ysize=1)
        assert fill(lines, 0x02, hip.hipExtent(pitch, 1, 1)) == (0,)
        memory[1] = 2
        for wrong in (hip.hipExtent(pitch + 1, 1, 1), hip.hipExtent(1, 3, 1), hip.hipExtent(1, 1, 3)):
            assert code(fill(whole, 1, wrong)) == 1
    else:
        assert fill(place, pitch, 0x04030201, width, height) == (0,)
        memory[:height, : width * size] = list((0x04030201).to_bytes(4, "little")[:size]) * width
        assert fill(int(place) + 3 * pitch, 0, 7, pitch // size, 1) == (0,), "of one row no other begins"
        memory[3] = list((7).to_bytes(4, "little")[:size]) * (pitch // size)
        assert fill(int(place) + 2 * pitch, pitch, 5, pitch // size, 2) == (0,)
        memory[2:] = list((5).to_bytes(4, "little")[:size]) * (pitch // size)
        memory[2, : width * size] = list((0x04030201).to_bytes(4, "little")[:size]) * width
        assert fill(int(place) + 2 * pitch, pitch, 0x04030201, width, 1) == (0,)
        assert fill(place, pitch, 9, 0, height) == fill(place, pitch, 9, width, 0) == (0,)
        assert [code(fill(place, pitch, 1, *extent)) for extent in ((pitch // size + 1, 2), (1, 5))] == [1, 1]
    assert hip.hipDeviceSynchronize() == (0,)
    assert read(place, 64) == memory.tobytes()


def read(place: object, size: int) -> bytes:
    found = np.zeros(size, np.uint8)
    done(hip.hipMemcpy(found, place, size, hip.hipMemcpyKind.hipMemcpyDeviceToHost))
    return found.tobytes()


def test_memory_that_is_not_there() -> None:
    one = done(hip.hipMalloc(100))
    array = np.zeros(100, np.uint8)
    assert code(hip.hipMemcpyHtoD(one, array, 101)) == 1
    assert code(hip.hipMemcpyHtoD(one + 1, array, 100)) == 1
    assert "100 bytes at" in hip.explain_last_error()
    assert "where there are 99" in hip.explain_last_error()
    assert code(hip.hipMemcpy(None, array, 4)) == code(hip.hipMemcpy(one, None, 4)) == 1
    assert code(hip.hipMemcpy(one, array, 4, 77)) == 21
    assert code(hip.hipMemcpyHtoD(array, array.copy(), 4)) == 1
    assert code(hip.hipMemcpyDtoH(b"read-only", one, 4)) == 1
    assert code(hip.hipMemcpyDtoH(array[::2], one, 4)) == 1
    assert code(hip.hipMemset(array, 0, 4)) == 1
    assert code(hip.hipMemcpy(one, "text", 4)) == 1
    assert code(hip.hipFree(one + 4)) == 1
    assert hip.hipFree(one) == OK
    assert code(hip.hipFree(one)) == 1
    assert done(hip.hipMalloc(0)) == 0
    assert code(hip.hipMalloc(-1)) == code(hip.hipMalloc(1 << 60)) == 2
    free, total = done(hip.hipMemGetInfo())
    assert 0 < free <= total


# --------------------------------------------------------------------------------------------------------- modules


def test_loading(tmp_path: Path, backend: RecordingBackend) -> None:
    data = MATMUL.read_bytes()
    array = np.frombuffer(data, np.uint8).copy()
    for image in (data, bytearray(data), array, int(array.ctypes.data)):
        assert len(done(hip.hipModuleLoadData(image)).module) == 1
    assert len(done(hip.hipModuleLoadDataEx(data, 0, None)).module) == 1
    assert code(hip.hipModuleLoad(tmp_path / "none")) == 301
    assert code(hip.hipModuleLoadData(None)) == code(hip.hipModuleLoadData(0)) == 1
    (tmp_path / "text").write_text("hello")
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "cut").write_bytes(data[:100])
    for name in ("text", "empty", "cut"):
        assert code(hip.hipModuleLoad(tmp_path / name)) == 200, name
    assert code(hip.hipModuleLoad(BUILT / "vector_add.ccob3")) == 200
    assert "hipkit.Module.load also takes programs" in hip.explain_last_error()
    assert code(hip.hipModuleLoad(BUILT / "reduce.gfx1201.v6.hsaco")) == 209
    assert hip.hipSetDevice(1) == OK
    assert len(done(hip.hipModuleLoad(BUILT / "histogram.hipfb")).module) == 1


def test_looking_up(module: hip.hipModule_t) -> None:
    assert done(hip.hipModuleGetFunctionCount(module)) == 1
    assert code(hip.hipModuleGetFunction(module, "")) == code(hip.hipModuleGetFunction(module, None)) == 1
    assert code(hip.hipModuleGetFunction(None, "k")) == 400
    assert code(hip.hipModuleGetFunction(module, "matmul")) == 500
    assert hip.hipPeekAtLastError() == (hipError_t.hipErrorInvalidHandle,)  # that before it
    assert hip.explain_last_error().endswith(f"there is no kernel 'matmul'; did you mean matmul ({KERNEL})?")
    assert done(hip.hipModuleGetFunction(module, KERNEL.encode())).kernel.name == KERNEL
    assert code(hip.hipModuleGetGlobal(module, "nothing")) == 500
    assert hip.hipModuleUnload(module) == OK
    assert code(hip.hipModuleUnload(module)) == code(hip.hipModuleGetFunction(module, KERNEL)) == 500
    assert code(hip.hipModuleUnload(None)) == 400


def test_variables() -> None:
    loaded = done(hip.hipModuleLoad(BUILT / "globals.gfx942.v5.hsaco"))
    address, size = done(hip.hipModuleGetGlobal(loaded, "numbers"))
    values = np.zeros(4, np.int32)
    assert size == 16
    assert hip.hipMemcpyDtoH(values, address, size) == OK
    assert values.tolist() == [1, 2, 3, 4]
    counter, size = done(hip.hipModuleGetGlobal(loaded, b"counter"))
    assert size == 4
    assert hip.hipMemcpyDtoH(values, counter, size) == OK
    assert values[0] == 7


# -------------------------------------------------------------------------------------------------------- launches


def launch(
    function: Any,
    params: Any = None,
    extra: Any = None,
    grid: tuple[int, int, int] = (1, 1, 1),
    block: tuple[int, int, int] = (16, 16, 1),
    lds: int = 0,
) -> int:
    """Launch it and wait for it: the first code that is not 0."""
    return code(hip.hipModuleLaunchKernel(function, *grid, *block, lds, None, params, extra)) or code(
        hip.hipStreamSynchronize(None)
    )


def test_every_way_to_pass_arguments(function: hip.hipFunction_t, backend: RecordingBackend) -> None:
    pointers = [done(hip.hipMalloc(64)) for _ in range(3)]
    n = ctypes.c_int(5)
    boxes = [*map(ctypes.c_void_p, pointers), n]
    in_c = (ctypes.c_void_p * 4)(*map(ctypes.addressof, boxes))
    packed = struct.pack("<QQQi", *pointers, 5)
    raw = ctypes.create_string_buffer(packed)
    assert launch(function, [*pointers, 5]) == 0
    assert launch(function, (*map(ctypes.c_void_p, pointers), n)) == 0
    assert launch(function, [*map(np.uint64, pointers), np.int32(5)]) == 0
    assert launch(function, [*map(ctypes.pointer, boxes)]) == 0
    assert launch(function, in_c) == 0
    for buffer in (
        packed,
        bytearray(packed),
        np.frombuffer(packed, np.uint8),
        raw,
        ctypes.addressof(raw),
        ctypes.pointer(raw),
    ):
        for size in (28, ctypes.c_size_t(28), ctypes.pointer(ctypes.c_size_t(28))):
            assert launch(function, extra=[1, buffer, 2, size, 3]) == 0
    assert len(backend.arguments) == 5 + 18
    assert set(backend.arguments) == {packed + bytes(4)}


def test_wrong_arguments(function: hip.hipFunction_t, backend: RecordingBackend) -> None:
    pointer = done(hip.hipMalloc(64))
    good = [pointer, pointer, pointer, 5]
    packed = struct.pack("<QQQi", pointer, pointer, pointer, 5)
    assert launch(function, good, [1, packed, 2, 28, 3]) == 1
    assert launch(function) == 1
    assert launch(function, good[:3]) == launch(function, [*good, 1]) == 1
    assert "takes 4 arguments, not 5" in hip.explain_last_error()
    assert launch(function, [np.zeros(4), pointer, pointer, 5]) == 1
    assert "argument 0 (float const*) is an array of the host" in hip.explain_last_error()
    assert launch(function, 5) == 1
    for extra in (
        [1, packed, 2, 28],
        [2, 28, 1, packed, 3],
        [1, None, 2, 28, 3],
        [1, packed, 2, 29, 3],
        [1, packed, 2, "x", 3],
    ):
        assert launch(function, extra=extra) == 1
    assert launch(function, (ctypes.c_void_p * 3)()) == 1
    boxes = [*map(ctypes.c_void_p, [pointer] * 3)]
    assert launch(function, (ctypes.c_void_p * 3)(*map(ctypes.addressof, boxes))) == 1
    assert "argument 3 (int): the array has no address for it" in hip.explain_last_error()
    assert launch(function, [ctypes.POINTER(ctypes.c_int)(), *good[1:]]) == 1
    assert launch(function, [12345, *good[1:]]) == launch(function, extra=[1, packed[:24], 2, 24, 3]) == 1
    assert not backend.dispatches
    with behaving(strict=False):
        assert launch(function, [12345, *good[1:]]) == launch(function, extra=[1, packed[:24], 2, 24, 3]) == 0


def test_the_matrix_of_launch_errors(function: hip.hipFunction_t, module: hip.hipModule_t) -> None:
    pointer = done(hip.hipMalloc(64))
    good = [pointer, pointer, pointer, 5]
    assert launch(function, good, grid=(0, 1, 1)) == 1
    assert launch(function, good, block=(16, 0, 1)) == 1
    assert launch(function, good, block=(1024, 2, 1)) == 1
    assert launch(function, good, lds=1 << 20) == 1
    assert launch(function, good, grid=(1 << 29, 1, 1)) == 1
    assert launch(function, good, block=(257, 1, 1)) == 719
    assert launch(None, good) == launch("kernel", good) == 400
    assert code(hip.hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 5, good)) == 709
    assert hip.hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 2, good) == OK
    assert hip.hipModuleUnload(module) == OK
    assert launch(function, good) == 400


@pytest.mark.parametrize(
    ("error", "number"),
    [
        (FaultError("out of bounds"), 700), (TrapError("assertion"), 719), (TimeLimitError("too long"), 702),
        (KernelError("other"), 719), (UsageError("refused"), 719), (MissingError("no engine"), 999),
        (HipkitError("whatever"), 719),
    ],
)  # fmt: skip
def test_what_kernels_do_becomes_a_code(error: HipkitError, number: int) -> None:
    def act(dispatch: Dispatch, arguments: bytes) -> None:
        raise copy.copy(error)  # a launch adds the kernel's name to it

    state.use([Device("gfx942", backend=RecordingBackend(act))])
    function = done(hip.hipModuleGetFunction(done(hip.hipModuleLoad(MATMUL)), KERNEL))
    pointer = done(hip.hipMalloc(64))
    said = f"matmul(float const*, float const*, float*, int): {error}"
    assert launch(function, [pointer, pointer, pointer, 5]) == number
    assert hip.explain_last_error() == said
