"""Devices, modules and launches, up to what the engine is handed."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from code_objects import descriptor_at, patched, with_metadata
from recording import at, device

import hipkit
from hipkit import Device, Module, NotFoundError, UsageError
from hipkit.fatbin.errors import UnsupportedError
from hipkit.loader.select import NoCodeError
from hipkit.runtime.devices.backend import Dispatch
from hipkit.runtime.errors import LaunchError
from hipkit.runtime.module import Global

pytestmark = pytest.mark.any_backend

BUILT = Path(__file__).parents[2] / "samples" / "built"
MATMUL = "_Z6matmulPKfS0_Pfi"
REDUCE = "reduce.gfx1100.v5.hsaco"


def matmul(act: Any = None) -> tuple[Any, Any]:
    on, backend = device("gfx942", act)
    return Module.load(BUILT / "matmul.gfx942.v4.hsaco", on)["matmul"], backend


def test_a_dispatch() -> None:
    kernel, backend = matmul()
    a, b, c = (np.zeros((32, 32), np.float32) for _ in range(3))
    report = kernel.launch((2, 2), (16, 16), [a, b, c, np.int32(32)], lds=100, timeout=5, counting=True)
    assert report.run_seconds == 0.5
    [dispatch] = backend.dispatches
    assert (dispatch.kernel, str(dispatch.target)) == (MATMUL, "gfx942:sramecc+:xnack-")
    assert (dispatch.groups, dispatch.group_size, dispatch.items) == ((2, 2, 1), (16, 16, 1), (32, 32, 1))
    assert (dispatch.lds, dispatch.scratch, dispatch.timeout) == (2048 + 100, 0, 5)
    assert dispatch.entry == kernel.image.address_of(MATMUL)
    assert dispatch.poll is None
    assert backend.options == [(True, False)]
    assert backend.arguments == [struct.pack("<QQQi4x", a.ctypes.data, b.ctypes.data, c.ctypes.data, 32)]
    kernarg = dispatch.readable[0][0]
    assert dispatch.setup.sgprs == {0: kernarg & 0xFFFFFFFF, 1: kernarg >> 32}


def test_the_packet() -> None:
    kernel, backend = matmul()
    kernel.launch((3, 2, 4), (16, 8, 2), [None, None, None, 1], lds=8)
    fields = struct.unpack("<HHHHHHIIIIIQQQQ", backend.packets[0])
    assert fields[0] & 0xFF == 2
    assert fields[1:11] == (3, 16, 8, 2, 0, 48, 16, 8, 0, 2056)
    assert fields[11:] == (kernel.loaded.descriptor, backend.dispatches[0].readable[0][0], 0, 0)


def test_arrays_are_live_during_a_launch_and_results_are_in_place() -> None:
    array = np.zeros(4, np.float32)
    seen: list[tuple[tuple[int, int], ...]] = []

    def act(dispatch: Dispatch, arguments: bytes) -> None:
        seen.append(kernel.device.memory.reach.table())
        array_at = int.from_bytes(arguments[16:24], "little")
        assert array_at == array.ctypes.data
        array[2] = 7

    kernel, _ = matmul(act)
    kernel.launch(1, (16, 16), [array, array[:2], array, 4])
    assert (array.ctypes.data, array.ctypes.data + 16) in seen[0]
    assert kernel.device.memory.find(array.ctypes.data) is None
    assert array.tolist() == [0, 0, 7, 0]


def test_hidden_arguments_of_a_sample() -> None:
    on, backend = device("gfx1100")
    kernel = Module.load(BUILT / REDUCE, on)["reduce<float>"]
    kernel.launch(4, 256, [np.zeros(4, "f4"), np.zeros(4, "f4"), 4], lds=64)
    data = backend.arguments[0]
    assert len(data) == 288
    assert struct.unpack_from("<IIIHHHHHH", data, 24) == (4, 1, 1, 256, 1, 1, 0, 0, 0)
    assert struct.unpack_from("<H", data, 24 + 64) == (3,)


def test_services_of_a_sample() -> None:
    polled: list[Any] = []

    def act(dispatch: Dispatch, arguments: bytes) -> None:
        assert dispatch.poll is not None
        dispatch.poll()
        offset = next(row.offset or 0 for row in kernel.info.arguments if row.kind == "hidden_hostcall_buffer")
        address = int.from_bytes(arguments[offset : offset + 8], "little")
        polled.append(on.memory.find(address))

    on, backend = device("gfx1100", act)
    kernel = Module.load(BUILT / "hello.gfx1100.v5.hsaco", on)["hello"]
    kernel.launch(2, 3, [np.frombuffer(b"hello\0", np.uint8), 0.25])
    assert polled[0] is not None
    queue = at(backend.dispatches[0].readable[2])
    assert len(queue) == 256
    assert queue[:4] == b"\1\0\0\0"


def test_what_a_failed_launch_had_is_given_back() -> None:
    def act(dispatch: Dispatch, arguments: bytes) -> None:
        raise UsageError("stopped")

    on, _ = device("gfx1100", act)
    kernel = Module.load(BUILT / "hello.gfx1100.v5.hsaco", on)["hello"]
    used = []
    for _ in range(2):  # the heap of kernels, which the first launch makes, stays
        with pytest.raises(UsageError, match="stopped"):
            kernel.launch(2, 3, [None, 0.25])
        used.append(on.memory.used)
    assert used[0] == used[1]


@pytest.mark.parametrize(
    ("grid", "block", "lds", "limit", "message"),
    [
        (0, 1, 0, "empty grid", "the grid 0 x 1 x 1 is empty"),
        ((1, -1), 1, 0, "empty grid", "is empty"),
        (1, (1, 0), 0, "empty block", "the block 1 x 0 x 1 is empty"),
        (1, 1025, 0, "block", "has 1025 work-items; 1024 is the most"),
        (1, (16, 17), 0, "launch_bounds", "has 272 work-items, and the kernel was compiled for 256 at most"),
        (1 << 30, 16, 0, "grid", "along each axis there are fewer than 2^32"),
        (
            1,
            1,
            65536 - 2047,
            "lds",
            "2048 bytes of LDS of its own and 63489 asked for; gfx942:sramecc+:xnack- has 65536",
        ),
        (1, 1, -1, "lds", "there cannot be fewer than none"),
        ((1, 1, 1, 1), 1, 0, "grid", "one to three sizes, not 4"),
        (1, (1.5,), 0, "block", "whole numbers"),
    ],
)
def test_what_cannot_be_launched(grid: Any, block: Any, lds: int, limit: str, message: str) -> None:
    kernel, backend = matmul()
    with pytest.raises(LaunchError) as caught:
        kernel.launch(grid, block, [None, None, None, 1], lds)
    assert message in str(caught.value)
    assert caught.value.limit == limit
    assert not backend.dispatches
    kernel.launch(1, 256, [None, None, None, 1], 65536 - 2048)


def test_required_blocks(tmp_path: Path) -> None:
    def change(document: Any) -> None:
        document["amdhsa.kernels"][0][".reqd_workgroup_size"] = [8, 8, 1]

    on, _ = device()
    kernel = Module.load(with_metadata((BUILT / "matmul.gfx942.v4.hsaco").read_bytes(), change), on)["matmul"]
    with pytest.raises(LaunchError, match="was compiled for blocks of 8 x 8 x 1, not 64 x 1 x 1"):
        kernel.launch(1, 64, [None, None, None, 1])
    with pytest.raises(LaunchError, match="not 8 x 4 x 1"):
        kernel.launch((1, 2), (8, 4), [None, None, None, 1])
    kernel.launch(1, (8, 8), [None, None, None, 1])
    kernel.launch(1, (7, 8), [None, None, None, 1])  # a grid of fewer work-items than a block


@pytest.mark.parametrize(("size", "fits"), [(131056, True), (131057, False), (1 << 31, False)])
def test_a_wave_has_no_more_scratch_than_its_register_says(size: int, fits: bool) -> None:
    data = (BUILT / "matmul.gfx942.v4.hsaco").read_bytes()
    on, backend = device()
    kernel = Module.load(patched(data, descriptor_at(data, MATMUL) + 4, struct.pack("<I", size)), on)["matmul"]
    if fits:
        kernel.launch(1, 64, [None, None, None, 1])
    else:
        with pytest.raises(LaunchError, match=f"{size} bytes of scratch, for 64 lanes; a wave of gfx942") as caught:
            kernel.launch(1, 64, [None, None, None, 1])
        assert caught.value.limit == "scratch"
    assert len(backend.dispatches) == fits


@pytest.mark.parametrize(("size", "fits"), [(1 << 20, True), ((1 << 20) + 1, False), ((1 << 31) - 1, False)])
def test_a_kernel_has_no_more_arguments_than_may_be_allocated_for_it(size: int, fits: bool) -> None:
    def change(document: Any) -> None:
        document["amdhsa.kernels"][0][".kernarg_segment_size"] = size

    data = with_metadata((BUILT / "matmul.gfx942.v4.hsaco").read_bytes(), change)
    on, backend = device()
    kernel = Module.load(patched(data, descriptor_at(data, MATMUL) + 8, struct.pack("<I", size)), on)["matmul"]
    if fits:
        kernel.launch(1, 64, [None, None, None, 1])
    else:
        with pytest.raises(LaunchError, match=f"{size} bytes of arguments; 1048576 is the most") as caught:
            kernel.launch(1, 64, [None, None, None, 1])
        assert caught.value.limit == "arguments"
    assert len(backend.dispatches) == fits


def test_cooperative_launches_have_the_state_of_their_barrier() -> None:
    def change(document: Any) -> None:
        document["amdhsa.kernels"][0][".args"].append(
            {".offset": 64, ".size": 8, ".value_kind": "hidden_multigrid_sync_arg"}
        )

    states: list[tuple[int, ...]] = []

    def act(dispatch: Dispatch, arguments: bytes) -> None:
        address = int.from_bytes(arguments[64:72], "little")
        states.append(struct.unpack("<QIIQQIII", at((address, address + 44))) if address else ())
        if address:
            assert on.memory.find(address)

    on, _ = device(act=act)
    kernel = Module.load(with_metadata((BUILT / "matmul.gfx942.v4.hsaco").read_bytes(), change), on)["matmul"]
    kernel.launch((3, 2), (16, 16), [None, None, None, 1], cooperative=True)
    kernel.launch((3, 2), (16, 16), [None, None, None, 1])
    assert states == [(0, 0, 1, 0, 1536, 0, 0, 6), ()]


def test_a_cooperative_grid_must_fit_the_device() -> None:
    kernel, backend = matmul()
    # 304 compute units of 4 SIMDs, each with 8 waves; LDS for 32 groups of 2048 bytes.
    kernel.launch(304 * 8, 256, [None, None, None, 1], cooperative=True)
    kernel.launch(304 * 8 + 1, 256, [None, None, None, 1])
    with pytest.raises(LaunchError, match="has 2433 blocks, and gfx942.* holds 2432 of 256 x 1 x 1") as caught:
        kernel.launch(304 * 8 + 1, 256, [None, None, None, 1], cooperative=True)
    assert caught.value.limit == "cooperative"
    assert len(backend.dispatches) == 2


# ---------------------------------------------------------------------------------------------- devices and modules


@pytest.mark.parametrize(
    ("name", "target", "kernels"),
    [
        ("matmul.gfx906.v3.hsaco", "gfx906:sramecc-:xnack-", 1),
        ("matmul.gfx90a-xnack.v5.hsaco", "gfx90a:sramecc+:xnack+", 1),
        ("matmul.gfx9-4-generic.v6.hsaco", "gfx942:sramecc+:xnack-", 1),
        ("reduce.gfx11-generic.v6.hsaco", "gfx1100", 2),
        ("reduce.gfx1201.v6.hsaco", "gfx1201", 2),
        ("libfilter.so", "gfx942:sramecc+:xnack-", 2),
        ("vector_add.ccob3", "gfx942:sramecc+:xnack-", 1),
        ("histogram.hipfb", "gfx1100", 1),
    ],
)
def test_a_device_is_made_that_fits(name: str, target: str, kernels: int) -> None:
    with Module.load(BUILT / name) as module:
        assert str(module.device.target) == target or name == "histogram.hipfb"
        assert len(module) == len(list(module)) == kernels
        assert module.device.memory.used > 0
    assert module.device.memory.used == 0


def test_a_device_by_name() -> None:
    assert str(Module.load(BUILT / "histogram.hipfb", "gfx908").device.target) == "gfx908:sramecc+:xnack-"
    with pytest.raises(NoCodeError, match="nothing runs on gfx906"):
        Module.load(BUILT / "histogram.hipfb", "gfx906")
    with pytest.raises(UsageError, match="is a family of GPUs"):
        Device("gfx11-generic")


def test_bytes_and_opened_files() -> None:
    data = (BUILT / REDUCE).read_bytes()
    assert [str(kernel) for kernel in Module.load(data)] == [str(kernel) for kernel in Module.load(hipkit.open(data))]


def test_old_code_is_refused_by_name() -> None:
    with pytest.raises(UnsupportedError, match="code object V2"):
        Module.load(BUILT / "matmul.gfx900-xnack.v2.hsaco")


def test_kernels_by_name() -> None:
    module = Module.load(BUILT / REDUCE)
    for name in (
        "_Z6reduceIfEvPKT_PS0_i",
        "void reduce<float>(float const*, float*, int)",
        "reduce<float>",
        "reduce<f",
    ):
        assert module[name].name == "_Z6reduceIfEvPKT_PS0_i"
    with pytest.raises(NotFoundError, match="'reduce' is the name of 2 kernels: void reduce<float>"):
        _ = module["reduce"]
    with pytest.raises(
        NotFoundError, match=r"no kernel 'redcue<float>'; did you mean reduce<float> \(_Z6reduceIfEvPKT_PS0_i\)"
    ):
        _ = module["redcue<float>"]
    with pytest.raises(NotFoundError, match="there is no kernel ''; it has void reduce<float>"):
        _ = module[""]


def test_variables() -> None:
    module = Module.load(BUILT / "globals.gfx942.v5.hsaco")
    numbers = module.globals["numbers"]
    assert struct.unpack("<4i", numbers.read()) == (1, 2, 3, 4)
    numbers.write(struct.pack("<i", 9))
    assert struct.unpack("<4i", numbers.read()) == (9, 2, 3, 4)
    numbers.write(struct.pack("<4i", 5, 6, 7, 8))
    assert struct.unpack("<4i", numbers.read()) == (5, 6, 7, 8)
    with pytest.raises(UsageError, match="numbers has 16 bytes, and 17 do not fit"):
        numbers.write(bytes(17))
    counter = module.globals["counter"]
    assert isinstance(counter, Global)
    assert struct.unpack("<i", counter.read()) == (7,)
    pointer = module.images[0].managed["counter"].pointer
    assert module.device.memory.read(pointer, 8) == counter.address.to_bytes(8, "little")


def test_what_is_unloaded_cannot_be_launched() -> None:
    kernel, _ = matmul()
    assert kernel.module.is_loaded
    kernel.module.unload()
    kernel.module.unload()
    with pytest.raises(UsageError, match="is unloaded"):
        kernel.launch(1, 1, [None, None, None, 1])


def test_memory_of_a_device() -> None:
    on, _ = device()
    array = np.arange(12, dtype=np.int16).reshape(3, 4)
    address = on.upload(array[:, ::2])
    assert on.download(address, (3, 2), np.int16).tolist() == array[:, ::2].tolist()
    on.free(address)
    assert on.memory.used == 0


def test_kernels_know_themselves() -> None:
    kernel, _ = matmul()
    assert (kernel.name, kernel.demangled) == (MATMUL, "matmul(float const*, float const*, float*, int)")
    assert [argument.size for argument in kernel.arguments] == [8, 8, 8, 4]
    assert repr(kernel) == "<LaunchableKernel matmul(float const*, float const*, float*, int)>"
    assert repr(kernel.module).endswith("matmul.gfx942.v4.hsaco on gfx942:sramecc+:xnack-, 1 kernel>")
