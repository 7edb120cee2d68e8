"""From C to the flat API: every function has its row, and every kind of parameter arrives as it should."""

from __future__ import annotations

import ctypes
import inspect
import os
import signal
import struct
import sys
import time
from collections.abc import Callable, Iterator
from ctypes import c_int, c_uint64, c_void_p
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hip_calls import behaving, done

from hipkit import Device
from hipkit.loader.beside import SLOTS
from hipkit.loader.exports import NODE_OF
from hipkit.runtime import hip
from hipkit.runtime.bridge import own_graphs, resources
from hipkit.runtime.bridge.calls import Later, _interrupt_after, callback, function_of
from hipkit.runtime.bridge.handles import HANDLES, ForgedHandle, Handles
from hipkit.runtime.bridge.kinds import Context, Texts
from hipkit.runtime.bridge.layouts import PROPERTIES
from hipkit.runtime.bridge.other_libraries import library_of
from hipkit.runtime.bridge.table import TABLE, Row
from hipkit.runtime.hip import state

PUSH, POP = (getattr(hip, name) for name in ("__hipPushCallConfiguration", "__hipPopCallConfiguration"))
FEWER = {
    "__hipRegisterFunction",
    "hipModuleLoadDataEx",
    *(name for name in TABLE if "hipHcc" in name),
}
"""Functions that take any number of what follows, or leave something out."""


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
    assert set(TABLE) <= set(NODE_OF) | set(SLOTS)


def test_every_function_of_the_flat_api_that_programs_can_call_has_a_row() -> None:
    assert {name for name in dir(hip) if name in NODE_OF} - set(TABLE) == set()


def test_every_row_has_a_function() -> None:
    assert [name for name in TABLE if not Later(name).is_there or function_of(name) is None] == []


@pytest.mark.parametrize("name", sorted(name for name in TABLE if function_of(name) and name not in FEWER))
def test_a_row_has_as_many_parameters_as_its_function(name: str) -> None:
    library = library_of(name)
    function = library.function(name) if library else function_of(name)
    assert function
    if name.startswith(("amd_comgr", "hsa_")):
        assert isinstance(function, partial)
        function = partial(function.args[0], *function.args[1:])  # without what adds the code
    taken = [p for p in inspect.signature(function).parameters.values() if p.kind is not p.VAR_POSITIONAL]
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


@pytest.mark.promise("S3-53")
def test_handles_are_the_same_for_the_same_thing_and_end(context: Context, c: Callable[[str], Any]) -> None:
    """A C handle stands for one object of the runtime for the object's whole life, and is invalid afterwards."""
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


@pytest.mark.promise("S3-28")
def test_a_handle_that_was_never_given_out_is_answered_by_each_function_in_its_way(c: Callable[[str], Any]) -> None:
    """Called from C, it returns the code that HIP documents for that function, and does not dereference the handle."""
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


def test_properties_of_both_layouts_are_filled(c: Callable[[str], Any]) -> None:
    for release, name in ((5, "hipGetDevicePropertiesR0000"), (6, "hipGetDevicePropertiesR0600")):
        room = ctypes.create_string_buffer(PROPERTIES[release].size)
        assert c(name)(ctypes.addressof(room), 0) == 0
        told = PROPERTIES[release].ctype.from_buffer(room)
        assert (told.gcnArchName.split(b":")[0], told.warpSize) == (b"gfx942", 64)
        assert told.arch & 0x981 == 0x181, "64-bit numbers and votes, and no funnel shift"
    assert bytes(room)[256:272] == done(hip.hipDeviceGetUuid(0))
    assert c("hipChooseDeviceR0600")(ctypes.addressof(c_int()), None) == c("hipDeviceGetUuid")(None, 0) == 1


def test_what_graphs_have_of_memory_goes_through_a_pointer(c: Callable[[str], Any]) -> None:
    amount = c_uint64(77)
    assert c("hipDeviceGetGraphMemAttribute")(0, 1, ctypes.addressof(amount)) == 0
    assert amount.value != 77
    amount.value = 0
    assert c("hipDeviceSetGraphMemAttribute")(0, 1, ctypes.addressof(amount)) == 0
    assert c("hipDeviceSetGraphMemAttribute")(0, 1, None) == c("hipDeviceGetGraphMemAttribute")(0, 1, None) == 1
    assert c("hipDeviceGraphMemTrim")(0) == 0


@pytest.mark.parametrize(("profile_name", "after"), [("hip6", 1), ("hip7", 1)])
def test_asking_what_an_error_means_is_no_call(c: Callable[[str], Any], profile_name: str, after: int) -> None:
    with behaving(profile_name):
        assert c("hipMalloc")(None, 64) == 1
        assert c("hipGetErrorString")(1) and c("hipGetErrorName")(1)
        assert c("hipPeekAtLastError")() == c("hipGetLastError")() == after
        assert c("hipGetLastError")() == 0


def test_a_shared_descriptor_is_given_itself_or_as_where_it_stands(c: Callable[[str], Any]) -> None:
    like = hip.hipMemAllocationProp(type=1, location=hip.hipMemLocation(1, 0))
    memory, other, file = c_void_p(), c_void_p(), c_int()
    assert c("hipMemCreate")(ctypes.addressof(memory), 1 << 16, ctypes.addressof(like), 0) == 0
    assert c("hipMemExportToShareableHandle")(ctypes.addressof(file), memory, 1, 0) == 0
    for given in (file.value, ctypes.addressof(file)):
        assert c("hipMemImportFromShareableHandle")(ctypes.addressof(other), given, 1) == 0
        assert c("hipMemRelease")(other) == 0
    assert c("hipMemImportFromShareableHandle")(ctypes.addressof(other), None, 1) == 1
    assert c("hipMemRelease")(memory) == 0
    os.close(file.value)


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


def test_what_is_known_of_an_address_has_the_width_it_has_in_c(c: Callable[[str], Any]) -> None:
    address = hip.hipMalloc(4096)[1]
    room = (ctypes.c_ubyte * 16)(*[0xFF] * 16)
    at = ctypes.addressof(room)
    for attribute, answer, width in ((8, 0, 1), (9, 0, 4), (11, address, 8), (12, 4096, 8)):
        ctypes.memset(at, 0xFF, 16)
        assert c("hipPointerGetAttribute")(at, attribute, address + 8) == 0, hip.explain_last_error()
        assert bytes(room) == answer.to_bytes(width, "little") + b"\xff" * (16 - width), attribute
    assert c("hipPointerGetAttribute")(None, 8, address) == c("hipPointerGetAttribute")(at, 99, address) == 1
    wanted, places = (c_int * 2)(12, 11), (c_void_p * 2)(at, at + 8)
    arrays = ctypes.addressof(wanted), ctypes.addressof(places)
    assert c("hipDrvPointerGetAttributes")(2, *arrays, address) == 0
    assert [int.from_bytes(bytes(room)[n : n + 8], "little") for n in (0, 8)] == [4096, address]
    assert c("hipDrvPointerGetAttributes")(2, None, None, address) == 1
    wanted[0], wanted[1] = 9, 2  # of the stack, where AMD's says -2 and 0, and that nothing is wrong
    assert c("hipDrvPointerGetAttributes")(2, *arrays, at) == 0
    assert [int.from_bytes(bytes(room)[n : n + 4], "little", signed=True) for n in (0, 8)] == [-2, 0]
    assert c("hipPointerGetAttribute")(at, 9, at) == 1


def test_kernels_of_libraries_are_handles_that_can_be_launched(c: Callable[[str], Any], samples: Any) -> None:
    from hipkit.runtime.bridge.kinds import Dim3

    image = (samples / "vcpy.gfx942.v5.hsaco").read_bytes()
    library, kernel, count, name = c_void_p(), c_void_p(), c_int(), ctypes.c_char_p()
    load = c("hipLibraryLoadData")
    assert load(ctypes.addressof(library), ctypes.cast(image, c_void_p), None, None, 0, None, None, 0) == 0
    assert c("hipLibraryGetKernelCount")(ctypes.addressof(count), library) == 0
    kernels = (c_void_p * 2)()
    assert c("hipLibraryEnumerateKernels")(ctypes.addressof(kernels), 2, library) == 0
    assert c("hipLibraryGetKernel")(ctypes.addressof(kernel), library, b"hello_world") == 0
    assert kernel.value in list(kernels)
    assert c("hipKernelGetName")(ctypes.addressof(name), kernel) == 0
    assert (count.value, name.value) == (sum(map(bool, kernels)), b"hello_world")
    values = [ctypes.c_uint64(hip.hipMalloc(256)[1]) for _ in range(2)]
    hip.hipMemset(values[0].value, 3, 256)
    arguments = (c_void_p * 2)(*(ctypes.addressof(value) for value in values))
    launch = c("hipLaunchKernel")
    assert launch(kernel, Dim3(1, 1, 1), Dim3(64, 1, 1), ctypes.addressof(arguments), 0, None) == 0
    assert c("hipDeviceSynchronize")() == 0, hip.explain_last_error()
    assert ctypes.string_at(values[1].value, 256) == b"\3" * 256
    assert c("hipLibraryUnload")(library) == 0
    assert c("hipLibraryUnload")(library) != 0


@pytest.mark.skipif(sys.platform != "linux", reason="the dynamic linker of Linux takes it")
def test_functions_are_found_by_name(c: Callable[[str], Any]) -> None:
    from hipkit.runtime.bridge.process import provide

    provide("libamdhip64.so.96")
    found, status = c_void_p(), c_int(9)
    ask = c("hipGetProcAddress")
    at = ctypes.addressof(found), ctypes.addressof(status)
    assert ask(b"hipGetDeviceCount", at[0], 601, 0, at[1]) == 0
    count = c_int()
    assert ctypes.CFUNCTYPE(c_int, c_void_p)(found.value or 0)(ctypes.addressof(count)) == 0
    assert (count.value, status.value) == (1, 0)
    plain = c_void_p()
    assert ask(b"hipMemcpy", ctypes.addressof(plain), 601, 0, None) == ask(b"hipMemcpy", at[0], 601, 2, None) == 0
    assert plain.value != found.value
    assert ask(b"hipNonsense", at[0], 601, 0, at[1]) == 1
    assert (found.value, status.value) == (None, 1)
    assert ask(None, at[0], 601, 0, None) == ask(b"hipMalloc", None, 601, 0, None) == 1
    assert c("hipGetDriverEntryPoint")(b"hipMalloc", at[0], 0, at[1]) == 0
    assert c("hipGetDriverEntryPoint_spt")(b"hipMemcpy", at[0], 1, None) == 0
    assert found.value == plain.value
    assert c("hipGetDriverEntryPoint")(b"hipMemcpy_spt", ctypes.addressof(plain), 0, None) == 0
    assert c("hipGetDriverEntryPoint_spt")(b"hipMemcpy", at[0], 0, None) == 0
    assert found.value == plain.value


def test_a_structure_is_read_as_it_was_filled() -> None:
    layout = PROPERTIES[6]
    room = ctypes.create_string_buffer(layout.size)
    layout.fill(ctypes.addressof(room), SimpleNamespace(name="a GPU", warpSize=64))
    assert room.raw.startswith(b"a GPU\0")
    assert vars(layout.read(ctypes.addressof(room))) == {"name": "a GPU", "warpSize": 64}
    assert vars(layout.read(0)) == {}


def test_memory_is_mapped_by_hand(c: Callable[[str], Any]) -> None:
    like = hip.hipMemAllocationProp(type=1, location=hip.hipMemLocation(1, 0))
    step, address, memory = ctypes.c_size_t(), c_void_p(), c_void_p()
    assert c("hipMemGetAllocationGranularity")(ctypes.addressof(step), ctypes.addressof(like), 0) == 0
    size = step.value
    assert c("hipMemAddressReserve")(ctypes.addressof(address), size, 0, None, 0) == 0, hip.explain_last_error()
    assert c("hipMemCreate")(ctypes.addressof(memory), size, ctypes.addressof(like), 0) == 0
    assert c("hipMemMap")(address, size, 0, memory, 0) == 0
    access = hip.hipMemAccessDesc(hip.hipMemLocation(1, 0), 3)
    assert c("hipMemSetAccess")(address, size, ctypes.addressof(access), 1) == 0, hip.explain_last_error()
    flags = c_uint64(77)
    assert c("hipMemGetAccess")(ctypes.addressof(flags), ctypes.addressof(access.location), address) == 0
    assert flags.value == 3
    assert c("hipMemset")(address, 5, size) == 0, hip.explain_last_error()
    assert c("hipMemUnmap")(address, size) == c("hipMemRelease")(memory) == c("hipMemAddressFree")(address, size) == 0
    assert c("hipMemRelease")(memory) != 0


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


def test_launches_that_are_described_in_structures(c: Callable[[str], Any], samples: Any) -> None:
    from hipkit.runtime.bridge.kinds import FunctionLaunchParams

    image = (samples / "vcpy.gfx942.v5.hsaco").read_bytes()
    module, function, stream = c_void_p(), c_void_p(), c_void_p()
    assert c("hipModuleLoadData")(ctypes.addressof(module), ctypes.cast(image, c_void_p)) == 0
    assert c("hipModuleGetFunction")(ctypes.addressof(function), module, b"hello_world") == 0
    assert ctypes.string_at(c("hipKernelNameRef")(function)) == b"hello_world"
    assert c("hipKernelNameRef")(None) is c("hipKernelNameRefByPtr")(None, None) is None
    assert c("hipStreamCreate")(ctypes.addressof(stream)) == 0
    places = [hip.hipMalloc(256)[1] for _ in range(3)]
    hip.hipMemset(places[0], 9, 256)
    values = [ctypes.c_uint64(place) for place in places]
    config = hip.HIP_LAUNCH_CONFIG(1, 1, 1, 64, 1, 1, 0, stream.value)
    first = (c_void_p * 2)(*(ctypes.addressof(values[number]) for number in (0, 1)))
    at = ctypes.addressof(first)
    assert c("hipDrvLaunchKernelEx")(ctypes.addressof(config), function, at, None) == 0, hip.explain_last_error()
    second = (c_void_p * 2)(*(ctypes.addressof(values[number]) for number in (1, 2)))
    row = FunctionLaunchParams(function.value, 1, 1, 1, 64, 1, 1, 0, stream.value, ctypes.addressof(second))
    several = c("hipModuleLaunchCooperativeKernelMultiDevice")
    assert several(ctypes.addressof(row), 1, 0) == 0, hip.explain_last_error()
    assert several(ctypes.addressof(row), 1 << 30, 0) == several(None, 1, 0) == 1
    assert c("hipStreamSynchronize")(stream) == 0, hip.explain_last_error()
    assert ctypes.string_at(places[2], 256) == b"\t" * 256
    config.hStream = 0x1234
    assert c("hipDrvLaunchKernelEx")(ctypes.addressof(config), function, at, None) == 709
    assert c("hipDrvLaunchKernelEx")(None, function, at, None) == 1


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


@pytest.fixture
def is_interruptible() -> Iterator[None]:
    """A suite that runs in the background may have SIGINT ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("is_interruptible")
def test_ctrl_c_ends_the_call_and_then_the_program(context: Context) -> None:
    def interrupted(*_args: object) -> tuple[Any, ...]:
        raise KeyboardInterrupt

    call = callback(TABLE["hipDeviceSynchronize"], interrupted, context)
    with pytest.raises(KeyboardInterrupt):
        assert call() == 999
        in_steps(10)


@pytest.mark.usefixtures("is_interruptible")
def test_ctrl_c_does_not_come_while_the_call_goes_on() -> None:
    over = []

    def call() -> None:
        _interrupt_after(inspect.currentframe())
        in_steps(0.2)
        over.append(True)

    with pytest.raises(KeyboardInterrupt):
        call()
        in_steps(10)
    assert over


def in_steps(seconds: float) -> None:
    """Sleep, and let interruptions through, which do not wake a sleeping thread."""
    for _ in range(int(seconds * 100)):
        time.sleep(0.01)


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
    launched = function.kernel.possible_launch
    sizes: list[Any] = [hip.dim3(1), hip.dim3(64)]
    assert hip.hipLaunchKernel(function, sizes[0], sizes[1], places) == (0,)
    assert function.kernel.possible_launch is launched, "what was found out about it holds"
    assert hip.hipLaunchKernel(None, (1, 1, 1), (1, 1, 1)) == hip.hipLaunchKernel(64, (1, 1, 1), (1, 1, 1)) == (98,)
    assert hip.hipLaunchKernel(function, (0, 1, 1), (64, 1, 1), places) == (9,)
    assert hip.hipExtLaunchKernel(function, (1, 1, 1), (64, 1, 1), places, flags=8) == (1,)
    assert hip.hipLaunchCooperativeKernel(function, (1, 1, 1), (64, 1, 1), places, 1 << 20) == (720,)


def test_handles_of_nodes_end_with_their_graph() -> None:
    graph = done(hip.hipGraphCreate(0))
    node = done(hip.hipGraphAddEmptyNode(graph, None, 0))
    address = HANDLES.give(node)
    assert HANDLES.take(address) is node
    assert own_graphs.hipGraphDestroy(graph)[0] == 0
    assert isinstance(HANDLES.take(address), ForgedHandle)


def test_a_call_knows_where_the_program_makes_it() -> None:
    """Python and what is between it and HIP are passed over: nothing else has called here."""
    frames = resources._frames()
    assert 2 < len(frames) <= resources._MOST_FRAMES and all(frames)
    site = resources.caller()("calls hipMalloc")
    assert (site.does, site.program, site.line) == ("calls hipMalloc", "the program", "")
    place = ctypes.cast(ctypes.CDLL("libm.so.6").cbrt, ctypes.c_void_p).value
    assert place is not None
    with open("/proc/self/maps") as maps:
        rows = [line.split() for line in maps if "libm.so" in line]
    base = int(rows[0][0].partition("-")[0], 16)
    found = resources._Frames((frames[0], place + 5, place + 5)).site
    assert (found.program, found.line) == (Path(rows[0][-1]).name, f"+{place + 4 - base:#x}")


@pytest.mark.parametrize("release", ["hip5", "hip6", "hip7"])
def test_a_box_to_copy_is_laid_out_as_the_release_has_it(
    release: str, c: Callable[[str], Any], context: Context
) -> None:
    """HIP 6 made the sizes and positions of HIP_MEMCPY3D size_t; the bytes here are those of AMD's headers of 5.2 and 7.1."""
    word, memory_types = ("Q", (1, 2)) if release != "hip5" else ("I", (0, 1))
    source, target = done(hip.hipMalloc(64)), done(hip.hipMalloc(64))
    assert hip.hipMemcpyHtoD(source, bytes(range(64)), 64) == hip.hipMemset(target, 0, 64) == (0,)
    host = ctypes.create_string_buffer(bytes(range(64)), 64)
    side = f"4{word}i3P2{word}"
    from_host = struct.pack(f"@{side}", 8, 0, 0, 0, memory_types[0], ctypes.addressof(host), 0, 0, 0, 0)
    from_device = struct.pack(f"@{side}", 8, 0, 0, 0, memory_types[1], 0, source, 0, 0, 0)
    to_device = struct.pack(f"@{side}", 4, 0, 0, 0, memory_types[1], 0, target, 0, 0, 0)
    size = struct.pack(f"@3{word}", 16, 1, 1)
    graph, node = c_void_p(), c_void_p()
    assert c("hipGraphCreate")(ctypes.byref(graph), 0) == 0
    with behaving(release):
        for first in (from_host, from_device):
            found = bytes(64)
            box = ctypes.create_string_buffer(first + to_device + size, 256)
            assert c("hipDrvMemcpy3D")(box) == 0
            assert c("hipMemcpyDtoH")(found, c_void_p(target), 64) == 0
            assert found == bytes([*bytes(4), *range(8, 24), *bytes(44)])
            assert c("hipMemset")(c_void_p(target), 0, 64) == 0
        assert c("hipDrvGraphAddMemcpyNode")(ctypes.byref(node), graph, None, 0, box, None) == 0
        told = ctypes.create_string_buffer(256)
        assert c("hipDrvGraphMemcpyNodeGetParams")(node, told) == 0
        assert told.raw[len(first + to_device) :].startswith(size)
        assert c("hipDrvGraphMemcpyNodeSetParams")(node, told) == 0


def test_batches_are_arrays(c: Callable[[str], Any]) -> None:
    """Of copies, boxes, prefetches and operations."""
    memory = c("hipHostMalloc")
    place, failed, stream = ctypes.c_void_p(), ctypes.c_size_t(5), ctypes.c_void_p()
    assert (memory(ctypes.byref(place), 64, 0), c("hipStreamCreate")(ctypes.byref(stream))) == (0, 0)
    words = (ctypes.c_uint64 * 8).from_address(place.value or 0)
    words[:] = list(range(8))
    at = [(place.value or 0) + 8 * number for number in range(8)]
    targets, sources = (ctypes.c_void_p * 2)(at[4], at[5]), (ctypes.c_void_p * 2)(at[1], at[2])
    sizes, starts, attributes = (ctypes.c_size_t * 2)(8, 8), (ctypes.c_size_t * 1)(0), hip.hipMemcpyAttributes(1)
    copy = c("hipMemcpyBatchAsync")
    told = ctypes.byref(failed)
    assert copy(targets, sources, sizes, 2, ctypes.byref(attributes), starts, 1, told, stream) == 0
    operations = (hip.hipStreamBatchMemOpParams * 1)()
    operations[0].operation = operations[0].writeValue.operation = 5
    operations[0].writeValue.address, operations[0].writeValue.value64 = at[6], 60
    assert c("hipStreamBatchMemOp")(stream, 1, operations, 0) == 0
    boxes = (hip.hipMemcpy3DBatchOp * 1)()
    boxes[0].src.type = boxes[0].dst.type = boxes[0].srcAccessOrder = 1
    boxes[0].src.op.ptr.ptr, boxes[0].dst.op.ptr.ptr, boxes[0].extent = at[3], at[7], hip.hipExtent(8, 1, 1)
    assert c("hipMemcpy3DBatchAsync")(1, boxes, None, 0, stream) == 0
    assert c("hipStreamSynchronize")(stream) == 0
    assert list(words[4:]) == [1, 2, 60, 3]
    assert failed.value == ctypes.c_size_t(-1).value
    sizes[1] = 1 << 20
    assert copy(targets, sources, sizes, 2, None, None, 0, told, stream) == 1
    assert failed.value == 1
    managed = ctypes.c_void_p()
    assert c("hipMallocManaged")(ctypes.byref(managed), 4096, 1) == 0
    host = (hip.hipMemLocation * 1)(hip.hipMemLocation(hip.hipMemLocationTypeHost, 0))
    parts, lengths = (ctypes.c_void_p * 1)(managed.value), (ctypes.c_size_t * 1)(4096)
    assert c("hipMemPrefetchBatchAsync")(parts, lengths, 1, host, starts, 1, 0, stream) == 0


def test_a_batch_of_operations_is_a_node(c: Callable[[str], Any]) -> None:
    place, graph, node, started = (ctypes.c_void_p() for _ in range(4))
    assert c("hipHostMalloc")(ctypes.byref(place), 8, 0) == c("hipGraphCreate")(ctypes.byref(graph), 0) == 0
    operations, word = (hip.hipStreamBatchMemOpParams * 1)(), ctypes.c_uint64.from_address(place.value or 0)
    row = operations[0].writeValue
    row.operation, row.address, row.value64 = 5, place.value, 1 << 40
    given, told = hip.hipBatchMemOpNodeParams(5, 1, operations, 0), hip.hipBatchMemOpNodeParams()
    assert c("hipGraphAddBatchMemOpNode")(ctypes.byref(node), graph, None, 0, ctypes.byref(given)) == 0
    row.value64, fetched = 3, c("hipGraphBatchMemOpNodeGetParams")(node, ctypes.byref(told))
    assert (fetched, told.ctx, told.count, told.paramArray[0].writeValue.value64) == (0, 5, 1, 1 << 40)
    assert c("hipGraphInstantiate")(ctypes.byref(started), graph, None, None, 0) == 0
    for expected in (1 << 40, 3):
        assert c("hipGraphLaunch")(started, None) == c("hipStreamSynchronize")(None) == 0
        assert word.value == expected
        assert c("hipGraphExecBatchMemOpNodeSetParams")(started, node, ctypes.byref(given)) == 0
