"""HIP's porting guides on modules: rows of the checklist's S4 that need no library of the compiler."""

from __future__ import annotations

import ctypes
import inspect
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import numpy as np
import porting_guide
import pytest
from hip_calls import BUILT, COPY_64_FLOATS, HANDSHAKE, OK, Kernels, Word, code, done, fresh

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.hip import contexts, state

pytestmark = pytest.mark.any_backend

GLOBALS = BUILT / "globals.gfx942.v5.hsaco"


@pytest.fixture(autouse=True)
def devices() -> Iterator[list[hipkit.Device]]:
    with fresh("gfx942", "gfx942") as made:
        yield made


@pytest.mark.promise("S4-01")
def test_modules_from_files_and_from_memory() -> None:
    """A module loads from a file, bytes, a buffer or an address; its kernels and variables are found by name and
    launched.
    """
    data = HANDSHAKE.read_bytes()
    image = ctypes.create_string_buffer(data, len(data))
    for loaded in (
        hip.hipModuleLoad(HANDSHAKE), hip.hipModuleLoad(str(HANDSHAKE)), hip.hipModuleLoadData(data),
        hip.hipModuleLoadData(np.frombuffer(data, np.uint8)), hip.hipModuleLoadData(ctypes.addressof(image)),
    ):  # fmt: skip
        module = done(loaded)
        function = done(hip.hipModuleGetFunction(module, "count"))
        address, size = done(hip.hipModuleGetGlobal(module, "counter"))
        assert size == 4
        assert done(hip.hipModuleGetFunctionCount(module)) == 8
        assert hip.hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, None, None, None) == OK
        value = np.zeros(1, np.int32)
        assert hip.hipMemcpyDtoH(value, address, 4) == OK
        assert value[0] == 6
        managed, _ = done(hip.hipModuleGetGlobal(module, "shared_counter"))
        assert ctypes.c_int.from_address(managed).value == 17
        assert hip.hipModuleUnload(module) == OK
    assert [code(hip.hipModuleUnload(module)), code(hip.hipModuleUnload(None))] == [500, 400]


def test_a_callback_unloads_what_its_stream_has_used() -> None:
    """ROCm's calls that unload wait for nothing: a callback may make them, and work after it goes on."""
    module, library = (
        done(hip.hipModuleLoad(HANDSHAKE)),
        done(hip.hipLibraryLoadFromFile(str(HANDSHAKE), None, 0, None, 0)),
    )
    function = done(hip.hipModuleGetFunction(module, "count"))
    other = done(hip.hipKernelGetFunction(done(hip.hipLibraryGetKernel(library, "count"))))
    stream = done(hip.hipStreamCreate())
    answers: list[object] = []
    later: list[str] = []
    for each in (function, other):
        assert hip.hipModuleLaunchKernel(each, 1, 1, 1, 1, 1, 1, 0, stream, None, None) == OK

    def unload(_: object) -> None:
        answers.extend([hip.hipModuleUnload(module), hip.hipLibraryUnload(library)])

    assert hip.hipLaunchHostFunc(stream, unload) == OK
    assert hip.hipLaunchHostFunc(stream, later.append, "later") == OK
    assert hip.hipStreamSynchronize(stream) == OK
    assert (answers, later) == ([OK, OK], ["later"])
    assert code(hip.hipModuleUnload(module)) == 500


@pytest.mark.not_on("nvidia", "cuda_gfx1100", why="it is about files for gfx942")
@pytest.mark.promise("S4-02")
def test_which_formats_are_loaded() -> None:
    """Code objects, bundles and compressed bundles load; CUDA code, other files and code for other GPUs are refused
    with the reason.
    """
    compressed = hipkit.open(BUILT / "vector_add.ccob2").containers[0].source
    assert compressed is not None
    assert hip.hipModuleLoadFatBinary(compressed.read())[0] == 0
    assert list(hip.hipModuleLoad(BUILT / "histogram.hipfb")) == [209, None]
    assert "gfx908" in hip.explain_last_error()
    assert "gfx942" in hip.explain_last_error()
    for wrong in (b"\x50\xed\x55\xba" + bytes(60), BUILT.joinpath("hello").read_bytes(), b"!<arch>\n" + bytes(60)):
        assert code(hip.hipModuleLoadData(wrong)) == 200
    assert code(hip.hipModuleLoad(BUILT / "nowhere.co")) == 301
    assert code(hip.hipModuleLoadData(None)) == 1


@pytest.mark.promise("S4-04")
def test_contexts_are_thin_and_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """HIP's deprecated context functions work; in strict mode the first call gives a DeprecationWarning."""
    monkeypatch.setattr(contexts, "_is_said", False)
    with pytest.warns(DeprecationWarning, match="hipSetDevice") as said:
        context = done(hip.hipCtxCreate(hip.hipDeviceScheduleSpin, 1))
        assert hip.hipCtxDestroy(done(hip.hipCtxCreate(0, 0))) == OK
    assert len(said) == 1
    place = done(hip.hipMalloc(64))
    assert done(hip.hipPointerGetAttributes(place)).device == 1
    assert done(hip.hipCtxPopCurrent()).context is context.context
    hip.hipSetDevice(0)
    assert hip.hipMemset(place, 3, 64) == OK
    assert hip.hipCtxDestroy(context) == OK
    assert hip.hipFree(place) == OK


@pytest.mark.promise("S4-05")
def test_one_space_of_error_codes() -> None:
    """Driver and runtime functions return the same `hipError_t`; `hipGetErrorString` has a text for each code."""
    assert type(hip.hipModuleGetFunction(None, "x")[0]) is type(hip.hipMemcpy(0, 0, 1)[0]) is hip.hipError_t
    names = [known.name for known in hip.hipError_t]
    assert all(name.startswith("hip") for name in names)
    assert len(set(names)) == len({int(known) for known in hip.hipError_t})
    expected = {
        1: "invalid argument", 98: "invalid device function", 100: "no ROCm-capable device is detected",
        101: "invalid device ordinal", 200: "device kernel image is invalid", 500: "named symbol not found",
        209: "no kernel image is available for execution on the device", 600: "device not ready",
    }  # fmt: skip
    assert {number: done(hip.hipGetErrorString(number)) for number in expected} == expected
    assert int(hip.hipError_t.hipErrorInvalidResourceHandle) == int(hip.hipError_t.hipErrorInvalidHandle) == 400


@pytest.mark.promise("S4-06")
def test_both_styles_of_copies() -> None:
    """`hipMemcpyHtoD` and similar functions copy the same bytes as `hipMemcpy` with a kind, `hipMemcpyDefault`
    included.
    """
    sent, got = np.arange(64, dtype=np.uint8), np.zeros(64, np.uint8)
    first, second = (done(hip.hipMalloc(64)) for _ in range(2))
    stream = done(hip.hipStreamCreate())
    for there, over, back in (
        (hip.hipMemcpyHtoD, hip.hipMemcpyDtoD, hip.hipMemcpyDtoH),
        *(
            [lambda to, source, size, kind=kind: hip.hipMemcpy(to, source, size, kind) for kind in kinds]
            for kinds in ((1, 3, 2), (4, 4, 4))
        ),
        *(
            [lambda *places, call=call: call(*places, stream) for call in calls]
            for calls in ((hip.hipMemcpyHtoDAsync, hip.hipMemcpyDtoDAsync, hip.hipMemcpyDtoHAsync),)
        ),
    ):
        got[:] = 0
        assert hip.hipMemset(first, 0, 64) == hip.hipMemset(second, 0, 64) == OK
        assert [there(first, sent, 64), over(second, first, 64), back(got, second, 64)] == [OK] * 3
        assert hip.hipStreamSynchronize(stream) == OK
        assert (got == sent).all()
    assert code(hip.hipMemcpy(first, sent, 64, 9)) == 21
    assert [code(hip.hipMemcpy(None, sent, 1, 1)), code(hip.hipMemcpy(first, sent, 65, 1))] == [1, 1]
    assert code(hip.hipMemcpy(got, sent.ctypes.data, 64, hip.hipMemcpyKind.hipMemcpyDeviceToHost)) == 1
    assert hip.hipMemcpy(got, sent, 64, hip.hipMemcpyKind.hipMemcpyHostToHost) == OK


@pytest.mark.promise("S4-07")
def test_one_space_of_addresses() -> None:
    """All contexts and devices share one address space."""
    place = done(hip.hipMalloc(64))
    other = done(hip.hipCtxCreate(0, 1))
    there = done(hip.hipMalloc(64))
    assert place != there
    assert hip.hipMemset(place, 5, 64) == OK
    assert hip.hipMemcpyDtoD(there, place, 64) == OK
    got = np.zeros(64, np.uint8)
    assert hip.hipMemcpyDtoH(got, there, 64) == OK
    assert (got == 5).all()
    assert done(hip.hipPointerGetAttributes(place)).device == 0
    assert hip.hipFree(place) == OK
    assert hip.hipCtxDestroy(other) == OK


@pytest.mark.promise("S4-08")
def test_a_driver_program_needs_no_context() -> None:
    """If a thread's context stack is empty, the primary context of its device is current."""
    assert code(hip.hipCtxPopCurrent()) == 201
    current = done(hip.hipCtxGetCurrent())
    assert current.context.is_primary
    assert hip.hipDevicePrimaryCtxGetState(0) == (0, 0, 1)
    word = Word()
    assert Kernels().launch("add", word.address, 1, 1) == OK
    assert hip.hipDeviceSynchronize() == OK
    assert word.value == 1


@pytest.mark.promise("S4-09")
def test_module_launch_takes_what_cuda_s_does() -> None:
    """`hipModuleLaunchKernel` has the parameters of `cuLaunchKernel`, in its order; grid dimensions count blocks."""
    assert list(inspect.signature(hip.hipModuleLaunchKernel).parameters) == [
        "f", "gridDimX", "gridDimY", "gridDimZ", "blockDimX", "blockDimY", "blockDimZ", "sharedMemBytes", "stream",
        "kernelParams", "extra",
    ]  # fmt: skip
    word = Word(words=6 * 4)
    assert Kernels().launch("add", word.address, 1, 24, items=4, groups=6) == OK
    assert hip.hipDeviceSynchronize() == OK
    assert np.ctypeslib.as_array((ctypes.c_int32 * 24).from_address(word.address)).tolist() == [1] * 24


@pytest.mark.promise("S4-15")
def test_every_type_of_cuda_has_its_counterpart() -> None:
    """Modules, functions, contexts, devices, streams, events, pools and arrays have the types that HIP gives them."""
    module = done(hip.hipModuleLoad(COPY_64_FLOATS))
    made = {
        hip.hipModule_t: module,
        hip.hipFunction_t: done(hip.hipModuleGetFunction(module, "hello_world")),
        hip.hipCtx_t: done(hip.hipCtxGetCurrent()),
        int: done(hip.hipDeviceGet(1)),
        hip.hipStream_t: done(hip.hipStreamCreate()),
        hip.hipEvent_t: done(hip.hipEventCreate()),
        hip.hipMemPool_t: done(hip.hipDeviceGetMemPool(0)),
    }
    assert all(isinstance(value, kind) for kind, value in made.items())
    with nullcontext() if state.device().has_images else fresh("gfx1100"):
        array = done(hip.hipMallocArray(hip.hipCreateChannelDesc(32, 0, 0, 0, 2), 8, 8, 0))
        assert isinstance(array, hip.hipArray)
        assert hip.hipFreeArray(array) == OK


@pytest.mark.not_on("nvidia", why="its compiler takes the options")
@pytest.mark.promise("S4-16")
def test_options_of_load_data_ex_are_not_used() -> None:
    """`hipModuleLoadDataEx` does what `hipModuleLoadData` does and ignores its compiler options."""
    data = HANDSHAKE.read_bytes()
    module = done(hip.hipModuleLoadDataEx(data, 2, [None, 5]))
    assert sorted(module.module.kernels) == sorted(done(hip.hipModuleLoadData(data)).module.kernels)


@pytest.mark.promise("S4-17")
def test_the_sample_of_the_porting_guide(devices: list[hipkit.Device]) -> None:
    """The porting guide's sample runs: it passes two pointers in a buffer through `extra`, and the kernel copies 64
    floats.
    """
    porting_guide.run(Path(COPY_64_FLOATS))
