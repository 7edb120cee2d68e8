"""Which code each call that launches returns for which limit: what AMD's own tests of its library say."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hip_calls import BUILT, OK, Kernels, Word, behaving, code, done, fresh

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.hip.structures import HIP_LAUNCH_CONFIG, hipLaunchAttribute

pytestmark = pytest.mark.any_backend

Size = tuple[int, int, int]
Call = Callable[[Any, Size, Size, int], tuple[Any, ...]]
ONE, FULL, TOO_MANY, NONE = (1, 1, 1), (64, 1, 1), (1025, 1, 1), (0, 1, 1)
LDS = 64 << 10


@pytest.fixture(autouse=True)
def devices() -> Iterator[list[hipkit.Device]]:
    with behaving(strict=False), fresh("gfx942", "gfx942") as made:
        yield made


@pytest.fixture
def nothing() -> hip.hipFunction_t:
    found: hip.hipFunction_t = done(hip.hipModuleGetFunction(Kernels().module, "nothing"))
    return found


def module_launch(function: Any, grid: Size, block: Size, lds: int) -> tuple[Any, ...]:
    return hip.hipModuleLaunchKernel(function, *grid, *block, lds, None, None, None)


def cooperative(function: Any, grid: Size, block: Size, lds: int) -> tuple[Any, ...]:
    return hip.hipModuleLaunchCooperativeKernel(function, *grid, *block, lds, None, None)


def extended(function: Any, grid: Size, block: Size, lds: int) -> tuple[Any, ...]:
    items = [blocks * size or blocks for blocks, size in zip(grid, block, strict=True)]
    return hip.hipExtModuleLaunchKernel(function, items[0], items[1], items[2], *block, lds)


def by_structure(function: Any, grid: Size, block: Size, lds: int) -> tuple[Any, ...]:
    return hip.hipDrvLaunchKernelEx(HIP_LAUNCH_CONFIG(*grid, *block, lds), function, None, None)


def by_function(function: Any, grid: Size, block: Size, lds: int) -> tuple[Any, ...]:
    return hip.hipLaunchKernel(function, grid, block, None, lds, None)


def cooperative_by_function(function: Any, grid: Size, block: Size, lds: int) -> tuple[Any, ...]:
    return hip.hipLaunchCooperativeKernel(function, grid, block, None, lds, None)


MATRIX: dict[str, tuple[Call, int, int, int, int]] = {
    #                                     call                      grid 0  block 0  block > max  LDS > max
    "hipModuleLaunchKernel":            (module_launch,             1, 1, 1, 1),
    "hipExtModuleLaunchKernel":         (extended,                  1, 9, 9, 1),
    "hipModuleLaunchCooperativeKernel": (cooperative,               1, 1, 1, 1),
    "hipDrvLaunchKernelEx":             (by_structure,              9, 9, 9, 1),
    "hipLaunchCooperativeKernel":       (cooperative_by_function,   9, 9, 9, 720),
    "hipLaunchKernel":                  (by_function,               9, 9, 9, 1),
}  # fmt: skip


@pytest.mark.parametrize("name", MATRIX)
def test_the_matrix(name: str, nothing: hip.hipFunction_t) -> None:
    call, no_grid, no_block, large_block, large_lds = MATRIX[name]
    assert call(nothing, ONE, FULL, 0) == OK
    assert code(call(nothing, NONE, FULL, 0)) == no_grid
    assert code(call(nothing, ONE, NONE, 0)) == no_block
    assert code(call(nothing, ONE, TOO_MANY, 0)) == large_block
    assert code(call(nothing, ONE, FULL, LDS + 1)) == large_lds
    assert name in hip.explain_last_error()
    assert hip.hipDeviceSynchronize() == OK


MATRIX_OF_6: dict[str, tuple[Call, int, int, int, int]] = {
    #                                     call                      grid 0  block 0  block > max  LDS > max
    "hipModuleLaunchKernel":            (module_launch,             1, 1, 1, 1),
    "hipExtModuleLaunchKernel":         (extended,                  1, 9, 1, 1),
    "hipModuleLaunchCooperativeKernel": (cooperative,               1, 1, 1, 1),
    "hipLaunchCooperativeKernel":       (cooperative_by_function,   1, 1, 9, 720),
    "hipLaunchKernel":                  (by_function,               1, 1, 1, 1),
}  # fmt: skip


@pytest.mark.parametrize("name", MATRIX_OF_6)
def test_the_matrix_of_the_releases_before_7(name: str) -> None:
    call, *codes = MATRIX_OF_6[name]
    with behaving("hip6", strict=False), fresh("gfx942"):
        nothing = done(hip.hipModuleGetFunction(Kernels().module, "nothing"))
        shapes = (NONE, FULL, 0), (ONE, NONE, 0), (ONE, TOO_MANY, 0), (ONE, FULL, LDS + 1)
        assert [code(call(nothing, *shape)) for shape in shapes] == codes


def test_streams_and_events_that_are_none_have_other_codes_before_7() -> None:
    with behaving("hip6", strict=False), fresh("gfx942"):
        nothing = done(hip.hipModuleGetFunction(Kernels().module, "nothing"))
        stream, event = done(hip.hipStreamCreate()), done(hip.hipEventCreate())
        assert hip.hipStreamDestroy(stream) == hip.hipEventDestroy(event) == OK
        assert code(hip.hipModuleLaunchKernel(nothing, 1, 1, 1, 1, 1, 1, 0, stream, None, None)) == 1
        assert code(hip.hipLaunchKernel(nothing, ONE, ONE, None, 0, stream)) == 1
        assert code(hip.hipLaunchCooperativeKernel(nothing, ONE, ONE, None, 0, stream)) == 709
        assert code(hip.hipExtLaunchKernel(nothing, ONE, ONE, None, 0, None, event)) == 1
        assert code(hip.hipExtLaunchKernel(nothing, ONE, ONE, None, 0, None, None, event)) == 1


def test_one_release_takes_no_more_blocks_than_its_devices_say() -> None:
    with behaving("hip6", strict=False), fresh("gfx942"):
        nothing = done(hip.hipModuleGetFunction(Kernels().module, "nothing"))
        for grid in ((1 << 31, 1, 1), (1, 65537, 1), (1, 1, 65537)):
            assert code(module_launch(nothing, grid, ONE, 0)) == 1
            assert "blocks at most" in hip.explain_last_error()


def test_kernels_on_several_devices(devices: list[hipkit.Device]) -> None:
    streams, words, rows = [], [], []
    for number in range(2):
        hip.hipSetDevice(number)
        kernels = Kernels()
        streams.append(done(hip.hipStreamCreate()))
        words.append(Word())
        adds = done(hip.hipModuleGetFunction(kernels.module, "add"))
        rows.append(hip.hipLaunchParams(adds, ONE, ONE, [words[-1].address, 5 + number, 1], 0, streams[-1]))
    hip.hipSetDevice(0)
    for call in (hip.hipExtLaunchMultiKernelMultiDevice, hip.hipLaunchCooperativeKernelMultiDevice):
        assert call(rows, 2) == OK, hip.explain_last_error()
        for stream in streams:
            assert hip.hipStreamSynchronize(stream) == OK
        assert code(call(None, 2)) == code(call(rows, 0)) == code(call(rows, 3)) == code(call(rows, 2, 4)) == 1
        assert code(call([rows[0], rows[0]], 2)) == 101
        assert code(call([hip.hipLaunchParams(rows[0].func)], 1)) == 400
    assert [word.value for word in words] == [10, 12]


def test_kernels_on_several_devices_wait_for_what_came_before_if_no_flag_says_otherwise() -> None:
    stream, may_end, ends = done(hip.hipStreamCreate()), threading.Event(), list[bool]()
    function = done(hip.hipModuleGetFunction(Kernels().module, "nothing"))
    row = hip.hipLaunchParams(function, ONE, ONE, [], 0, stream)
    done(hip.hipLaunchHostFunc(stream, lambda _: ends.append(may_end.wait(60))))
    assert hip.hipLaunchCooperativeKernelMultiDevice([row], 1, 1) == OK
    assert ends == []
    threading.Timer(0.1, may_end.set).start()
    assert hip.hipLaunchCooperativeKernelMultiDevice([row], 1, 0) == OK
    assert ends == [True]


def test_which_of_several_faults_is_named(nothing: hip.hipFunction_t) -> None:
    assert code(extended(nothing, NONE, NONE, LDS + 1)) == 9
    assert "block" in hip.explain_last_error()
    assert code(extended(nothing, NONE, FULL, LDS + 1)) == 1
    assert "LDS" in hip.explain_last_error()
    assert code(by_structure(nothing, NONE, NONE, 0)) == 9
    assert "grid" in hip.explain_last_error()


def test_the_order_in_which_things_are_looked_at(nothing: hip.hipFunction_t) -> None:
    """The stream comes first, then sizes, the device, the function, its arguments, and its launch bounds."""
    assert code(hip.hipModuleLaunchKernel(None, 0, 1, 1, 1, 1, 1, 0, 0xBAD, None, None)) == 709
    assert code(hip.hipModuleLaunchKernel(None, 0, 1, 1, 1, 1, 1, 0, None, None, None)) == 1
    hip.hipSetDevice(1)
    other = done(hip.hipStreamCreate())
    hip.hipSetDevice(0)
    assert code(hip.hipModuleLaunchKernel(None, 1, 1, 1, 1, 1, 1, 0, other, None, None)) == 400
    assert code(hip.hipModuleLaunchKernel(None, 1, 1, 1, 1, 1, 1, 0, None, None, None)) == 400
    adds = done(hip.hipModuleGetFunction(Kernels().module, "add"))
    assert code(hip.hipModuleLaunchKernel(adds, 1, 1, 1, 1, 1, 1, 0, None, None, None)) == 1
    assert "takes arguments" in hip.explain_last_error()
    word = Word()
    both = [word.address, 1, 1]
    assert code(hip.hipModuleLaunchKernel(adds, 1, 1, 1, 1, 1, 1, 0, None, both, [1, b"", 2, 0, 3])) == 1
    bounded = done(
        hip.hipModuleGetFunction(done(hip.hipModuleLoad(BUILT / "matmul.gfx942.v4.hsaco")), "_Z6matmulPKfS0_Pfi")
    )
    most = bounded.kernel.info.max_workgroup_size
    assert most is not None
    if most < 1024:
        assert code(hip.hipModuleLaunchKernel(bounded, 1, 1, 1, most + 1, 1, 1, 0, None, [0, 0, 0, 0], None)) == 719


def test_grids_beyond_32_bits(nothing: hip.hipFunction_t) -> None:
    assert code(module_launch(nothing, (1 << 26, 1, 1), FULL, 0)) == 1
    assert code(by_function(nothing, (1, 1 << 26, 1), (1, 64, 1), 0)) == 9


def test_the_grid_of_the_extended_call_is_in_work_items() -> None:
    word = Word(words=128)
    adds = done(hip.hipModuleGetFunction(Kernels().module, "add"))
    launched = hip.hipExtModuleLaunchKernel(adds, 128, 1, 1, 64, 1, 1, 0, None, [word.address, 3, 128])
    assert launched == OK
    assert hip.hipDeviceSynchronize() == OK
    assert list((ctypes.c_int32 * 128).from_address(word.address)) == [3] * 128
    few = hip.hipExtModuleLaunchKernel(adds, 7, 1, 1, 64, 1, 8, 0, None, [word.address, 3, 128])
    assert few == OK, "a block is no larger than the grid"
    assert hip.hipDeviceSynchronize() == OK
    assert list((ctypes.c_int32 * 8).from_address(word.address)) == [6] * 7 + [3]
    uneven = hip.hipExtModuleLaunchKernel(adds, 100, 1, 1, 64, 1, 1, 0, None, [word.address, 3, 128])
    assert code(uneven) == 1
    assert "which it was compiled for" in hip.explain_last_error()


def test_a_cooperative_grid_must_fit(nothing: hip.hipFunction_t) -> None:
    assert code(cooperative(nothing, (1 << 20, 1, 1), FULL, 0)) == 720
    config, row = (
        HIP_LAUNCH_CONFIG(1 << 20, 1, 1, 64, 1, 1, 0),
        hipLaunchAttribute(id=hip.hipLaunchAttributeCooperative),
    )
    row.value.cooperative = 1
    config.attrs, config.numAttrs = ctypes.pointer(row), 1
    assert code(hip.hipDrvLaunchKernelEx(config, nothing, None, None)) == 720
    row.id = 77
    assert code(hip.hipDrvLaunchKernelEx(config, nothing, None, None)) == 1
    assert "77" in hip.explain_last_error()


def test_what_is_loaded_elsewhere_is_not_launched(nothing: hip.hipFunction_t) -> None:
    hip.hipSetDevice(1)
    assert code(module_launch(nothing, ONE, FULL, 0)) == 400
    hip.hipSetDevice(0)
    module = nothing.kernel.module
    assert isinstance(module, hipkit.Module)
    assert hip.hipModuleUnload(hip.hipModule_t(module)) == OK
    assert code(module_launch(nothing, ONE, FULL, 0)) == 400


def test_extra_is_taken_at_its_word_where_nothing_is_strict() -> None:
    """AMD's library does not compare the size with the kernel's, and reads in exactly one order."""
    word = Word(7)
    adds = done(hip.hipModuleGetFunction(Kernels().module, "add"))
    data = word.address.to_bytes(8, "little") + (1).to_bytes(4, "little") * 2
    good = [1, data, 2, len(data), 3]
    assert hip.hipModuleLaunchKernel(adds, 1, 1, 1, 1, 1, 1, 0, None, None, good) == OK
    assert hip.hipDeviceSynchronize() == OK
    assert word.value == 8
    for wrong in ([2, len(data), 1, data, 3], [1, data, 2, len(data)], [1, None, 2, 4, 3], [1, data, 2, len(data), 0]):
        assert code(hip.hipModuleLaunchKernel(adds, 1, 1, 1, 1, 1, 1, 0, None, None, wrong)) == 1
    short = [1, data[:12], 2, 12, 3]
    assert hip.hipModuleLaunchKernel(adds, 1, 1, 1, 1, 1, 1, 0, None, None, short) == OK
    assert hip.hipDeviceSynchronize() == OK
