"""From C to the flat API: every function has its row, and every kind of parameter arrives as it should."""

from __future__ import annotations

import ctypes
import inspect
import time
from collections.abc import Callable, Iterator
from ctypes import c_int, c_uint64, c_void_p
from types import SimpleNamespace
from typing import Any

import pytest

from hipkit import Device
from hipkit.loader.exports import NODE_OF
from hipkit.runtime import hip
from hipkit.runtime.bridge.calls import callback, function_of
from hipkit.runtime.bridge.handles import ForgedHandle, Handles
from hipkit.runtime.bridge.kinds import Context, Texts
from hipkit.runtime.bridge.layouts import PROPERTIES
from hipkit.runtime.bridge.table import TABLE, Row
from hipkit.runtime.hip import state

PUSH, POP = (getattr(hip, name) for name in ("__hipPushCallConfiguration", "__hipPopCallConfiguration"))
WITHOUT_ORDER = {"__hipRegisterFunction", "hipModuleLoadDataEx"}
"""Functions that take any number of what follows."""


@pytest.fixture(autouse=True)
def devices() -> Iterator[None]:
    state.use([Device("gfx942")])
    yield
    state.use(None)
    hip.hipGetLastError()


@pytest.fixture
def context() -> Context:
    return Context(Handles(), Texts())


@pytest.fixture
def c(context: Context) -> Callable[[str], Any]:
    """``c("hipMalloc")`` is the function as C has it."""

    def function(name: str) -> Any:
        python = function_of(name)
        assert python is not None, name
        return callback(TABLE[name], python, context)

    return function


def test_the_library_exports_every_function_of_the_table() -> None:
    assert set(TABLE) <= set(NODE_OF)


def test_every_function_of_the_flat_api_that_programs_can_call_has_a_row() -> None:
    assert {name for name in dir(hip) if name in NODE_OF} - set(TABLE) == set()


@pytest.mark.parametrize("name", sorted(name for name in TABLE if function_of(name) and name not in WITHOUT_ORDER))
def test_a_row_has_as_many_parameters_as_its_function(name: str) -> None:
    function = function_of(name)
    assert function
    taken = list(inspect.signature(function).parameters.values())
    given = [parameter for parameter in TABLE[name].parameters if not parameter.is_output]
    assert len(taken) == len(given), (taken, given)


def test_rows_say_how_parameters_are_passed() -> None:
    row = Row.parse("hipModuleGetGlobal +*pointer ?*size ~module &text -> *int")
    assert [p.kind for p in row.parameters] == ["pointer", "size", "module", "text"]
    assert [p.is_output for p in row.parameters] == [True, True, False, False]
    assert [(p.may_be_null, p.may_all_be_null) for p in row.parameters[:2]] == [(True, False), (True, True)]
    assert row.parameters[2].ends
    assert row.parameters[3].is_pointed_at
    assert (row.result, row.is_plain) == ("int", False)


def test_results_go_through_pointers_which_may_not_be_null(c: Callable[[str], Any]) -> None:
    address, free, total = c_void_p(), ctypes.c_size_t(), ctypes.c_size_t()
    assert c("hipMalloc")(ctypes.addressof(address), 64) == 0
    assert state.owner_of(address.value or 0)
    assert c("hipMalloc")(None, 64) == 1
    assert "hipMalloc: parameter 0 is a null pointer" in hip.explain_last_error()
    assert c("hipMemGetInfo")(ctypes.addressof(free), None) == 0
    assert c("hipMemGetInfo")(None, ctypes.addressof(total)) == 0
    assert 0 < free.value < total.value
    assert c("hipFree")(address) == 0
    assert c("hipFree")(address) == 1


def test_a_result_that_fails_leaves_no_stale_handle(c: Callable[[str], Any]) -> None:
    module, address = c_void_p(1), c_void_p(1)
    assert c("hipModuleLoad")(ctypes.addressof(module), b"/nowhere") == 301
    assert module.value is None
    assert c("hipMalloc")(ctypes.addressof(address), 1 << 62) == 2
    assert address.value is None


def test_handles_are_the_same_for_the_same_thing_and_end(context: Context, c: Callable[[str], Any]) -> None:
    stream, device = c_void_p(), c_int(-1)
    assert c("hipStreamCreate")(ctypes.addressof(stream)) == 0
    assert c("hipStreamGetDevice")(stream, ctypes.addressof(device)) == 0
    assert device.value == 0
    assert isinstance(context.handles.take(stream.value or 0), hip.hipStream_t)
    assert c("hipStreamDestroy")(stream) == 0
    assert isinstance(context.handles.take(stream.value or 0), ForgedHandle)
    assert c("hipStreamSynchronize")(stream) == c("hipStreamQuery")(stream) == 709
    assert len(context.handles) == 0
    first, second = c_void_p(), c_void_p()
    for pool in (first, second):
        assert c("hipDeviceGetMemPool")(ctypes.addressof(pool), 0) == 0
    assert first.value == second.value


def test_a_handle_that_nobody_gave_out_is_answered_by_each_function_in_its_way(c: Callable[[str], Any]) -> None:
    out = ctypes.addressof(c_void_p())
    assert c("hipStreamSynchronize")(0x1234) == 709
    assert c("hipEventDestroy")(0x1234) == 709
    assert c("hipEventSynchronize")(0x1234) == 400
    assert c("hipModuleUnload")(0x1234) == 500
    assert c("hipModuleUnload")(None) == 400
    assert c("hipModuleGetFunction")(out, 0x1234, b"kernel") == 500
    assert c("hipModuleLaunchKernel")(0x1234, 1, 1, 1, 1, 1, 1, 0, None, None, None) == 400
    assert c("hipCtxSetCurrent")(0x1234) == 1
    assert c("hipMemPoolTrimTo")(0x1234, 0) == 1
    assert "0x1234" in hip.explain_last_error()


def test_texts_stay_where_they_are(c: Callable[[str], Any]) -> None:
    first, second = c("hipGetErrorString")(98), c("hipGetErrorString")(98)
    assert first == second
    assert ctypes.string_at(first) == b"invalid device function"
    assert ctypes.string_at(c("hipGetErrorName")(123456)) == b"hipErrorUnknown"


def test_sizes_are_passed_by_value_and_come_back(c: Callable[[str], Any]) -> None:
    from hipkit.runtime.bridge.kinds import Dim3

    grid, block, shared, stream = Dim3(), Dim3(), ctypes.c_size_t(), c_void_p()
    pop = [ctypes.addressof(place) for place in (grid, block, shared, stream)]
    assert c("__hipPushCallConfiguration")(Dim3(1, 2, 3), Dim3(4, 5, 6), 77, c_void_p(2)) == 0
    assert c("__hipPopCallConfiguration")(*pop) == 0
    assert (grid.x, grid.y, grid.z, block.x, block.y, block.z) == (1, 2, 3, 4, 5, 6)
    assert (shared.value, stream.value) == (77, 2)
    assert c("__hipPopCallConfiguration")(*pop) == 52


def test_configurations_are_a_stack_of_each_thread() -> None:
    import threading

    PUSH((1, 1, 1), (1, 1, 1), 1)
    PUSH((2, 2, 2), (1, 1, 1), 2)
    elsewhere: list[int] = []
    thread = threading.Thread(target=lambda: elsewhere.append(int(POP()[0])))
    thread.start()
    thread.join()
    assert elsewhere == [52]
    assert [POP()[3], POP()[3]] == [2, 1]
    assert hip.hipLaunchByPtr(1) == hip.hipSetupArgument(0, 4, 0) == (52,)


def test_structures_are_passed_and_returned(c: Callable[[str], Any]) -> None:
    memory, extent = hip.hipPitchedPtr(), hip.hipExtent(100, 3, 2)
    assert c("hipMalloc3D")(ctypes.addressof(memory), extent) == 0
    assert (memory.xsize, memory.ysize) == (100, 3)
    assert c("hipMemset3D")(memory, 7, extent) == 0
    assert ctypes.string_at(memory.ptr + 5 * memory.pitch, 100) == b"\7" * 100
    parameters = hip.hipMemcpy3DParms(srcPtr=memory, dstPtr=memory, extent=extent, kind=3)
    assert c("hipMemcpy3D")(ctypes.addressof(parameters)) == 0, hip.explain_last_error()


def test_what_a_pool_is_asked_has_the_width_it_has_in_c(c: Callable[[str], Any]) -> None:
    pool = c_void_p()
    assert c("hipDeviceGetDefaultMemPool")(ctypes.addressof(pool), 0) == 0
    room = (c_int * 2)(-1, -1)
    assert c("hipMemPoolGetAttribute")(pool, 1, ctypes.addressof(room)) == 0
    assert list(room) == [1, -1]
    amount = c_uint64(1 << 40)
    assert c("hipMemPoolSetAttribute")(pool, 4, ctypes.addressof(amount)) == 0
    read = c_uint64(1)
    assert c("hipMemPoolGetAttribute")(pool, 4, ctypes.addressof(read)) == 0
    assert read.value == 1 << 40
    assert c("hipMemPoolGetAttribute")(pool, 4, None) == 1
    access = hip.hipMemAccessDesc(hip.hipMemLocation(1, 0), 3)
    assert c("hipMemPoolSetAccess")(pool, ctypes.addressof(access), 1) == 0
    assert c("hipMemPoolSetAccess")(pool, None, 1) == 1


def test_properties_have_the_size_and_place_of_their_release() -> None:
    assert (PROPERTIES[5].size, PROPERTIES[6].size) == (792, 1472)
    values = SimpleNamespace(name="x" * 300, warpSize=64, maxGridSize=(1, 2, 3), totalGlobalMem=5, gcnArchName="gfx942")
    for layout, warp_at, name_at in ((PROPERTIES[5], 276, 396), (PROPERTIES[6], 308, 1160)):
        room = ctypes.create_string_buffer(b"\xff" * layout.size, layout.size + 8)
        layout.fill(ctypes.addressof(room), values)
        assert room.raw[:256] == b"x" * 255 + b"\0"
        assert int.from_bytes(room.raw[warp_at : warp_at + 4], "little") == 64
        assert room.raw[name_at : name_at + 7] == b"gfx942\0"
        filled = layout.ctype.from_buffer(room)
        assert (list(filled.maxGridSize), filled.totalGlobalMem, filled.isLargeBar) == ([1, 2, 3], 5, 0)
        assert room.raw[layout.size :] == bytes(8), "nothing behind it"


def test_functions_of_c_are_called_back(context: Context, c: Callable[[str], Any]) -> None:
    seen: list[Any] = []
    with_stream = ctypes.CFUNCTYPE(None, c_void_p, c_int, c_void_p)(lambda *values: seen.append(values))
    alone = ctypes.CFUNCTYPE(None, c_void_p)(lambda data: seen.append(data))
    stream = c_void_p()
    assert c("hipStreamCreate")(ctypes.addressof(stream)) == 0
    assert c("hipStreamAddCallback")(stream, ctypes.cast(with_stream, c_void_p), 99, 0) == 0
    assert c("hipLaunchHostFunc")(stream, ctypes.cast(alone, c_void_p), 5) == 0
    assert c("hipStreamSynchronize")(stream) == 0
    assert seen == [(stream.value, 0, 99), 5]
    assert c("hipStreamAddCallback")(stream, None, 99, 0) == 1


def test_halves_are_converted_as_the_compiler_expects(c: Callable[[str], Any]) -> None:
    to_float, to_half = c("__gnu_h2f_ieee"), c("__gnu_f2h_ieee")
    assert [to_float(bits) for bits in (0x3C00, 0xC000, 0x0001)] == [1.0, -2.0, 2.0**-24]
    assert [to_half(value) for value in (1.0, -2.0, 65519.0, 65520.0, -1e30)] == [
        0x3C00,
        0xC000,
        0x7BFF,
        0x7C00,
        0xFC00,
    ]


def test_a_fault_of_hipkits_is_an_error_for_the_program(context: Context, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(*_args: object) -> tuple[Any, ...]:
        raise RuntimeError("broken")

    assert callback(TABLE["hipInit"], broken, context)(0) == 999
    assert "hipInit: this is a fault of hipkit's" in capsys.readouterr().err
    assert callback(TABLE["hipGetErrorName"], broken, context)(0) is None


def test_ctrl_c_ends_the_call_and_then_the_program(context: Context) -> None:
    def interrupted(*_args: object) -> tuple[Any, ...]:
        raise KeyboardInterrupt

    call = callback(TABLE["hipDeviceSynchronize"], interrupted, context)
    with pytest.raises(KeyboardInterrupt):
        assert call() == 999
        time.sleep(10)


def test_kernels_are_launched_by_what_stands_for_them_in_python(samples: Any) -> None:
    image = (samples / "vcpy.gfx942.v5.hsaco").read_bytes()
    module = hip.hipModuleLoadData(image)[1]
    function = hip.hipModuleGetFunction(module, "hello_world")[1]
    places = [hip.hipMalloc(256)[1] for _ in range(2)]
    assert hip.hipMemset(places[0], 9, 256) == (0,)
    assert hip.hipLaunchKernel(function, (1, 1, 1), (64, 1, 1), places) == (0,), hip.explain_last_error()
    assert hip.hipDeviceSynchronize() == (0,), hip.explain_last_error()
    assert ctypes.string_at(places[1], 256) == b"\t" * 256
    assert hip.hipGetFuncBySymbol(function) == (0, function)
    assert hip.hipLaunchKernel(None, (1, 1, 1), (1, 1, 1)) == hip.hipLaunchKernel(64, (1, 1, 1), (1, 1, 1)) == (98,)
    assert hip.hipLaunchKernel(function, (0, 1, 1), (64, 1, 1), places) == (9,)
    assert hip.hipExtLaunchKernel(function, (1, 1, 1), (64, 1, 1), places, flags=8) == (1,)
    assert hip.hipLaunchCooperativeKernel(function, (1, 1, 1), (64, 1, 1), places, 1 << 20) == (720,)
