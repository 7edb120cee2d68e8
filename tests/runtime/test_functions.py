"""What is known of functions and devices: attributes, properties, occupancy."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest
from hip_calls import BUILT, OK, Kernels, behaving, code, done, fresh

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.bridge.layouts import PROPERTIES

pytestmark = pytest.mark.any_backend


@pytest.fixture(autouse=True)
def devices() -> Iterator[list[hipkit.Device]]:
    with fresh("gfx942", "gfx1100") as made:
        yield made


@pytest.fixture
def matmul() -> hip.hipFunction_t:
    module = done(hip.hipModuleLoad(BUILT / "matmul.gfx942.v4.hsaco"))
    found: hip.hipFunction_t = done(hip.hipModuleGetFunction(module, "_Z6matmulPKfS0_Pfi"))
    return found


def test_attributes_of_a_function(matmul: hip.hipFunction_t) -> None:
    asked = hip.hipFunction_attribute
    info = matmul.kernel.info
    expected = {
        asked.HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: 256,
        asked.HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: 2048,
        asked.HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: 0,
        asked.HIP_FUNC_ATTRIBUTE_NUM_REGS: info.vgprs,
        asked.HIP_FUNC_ATTRIBUTE_BINARY_VERSION: 94,
        asked.HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: (64 << 10) - 2048,
    }
    assert {known: done(hip.hipFuncGetAttribute(known, matmul)) for known in expected} == expected
    attributes = done(hip.hipFuncGetAttributes(matmul))
    assert (attributes.sharedSizeBytes, attributes.binaryVersion) == (2048, 94)
    assert code(hip.hipFuncGetAttribute(77, matmul)) == 1
    assert code(hip.hipFuncGetAttribute(0, None)) == 400
    assert code(hip.hipFuncGetAttributes(None)) == 98


def test_what_can_be_told_to_a_function(matmul: hip.hipFunction_t) -> None:
    most, carveout = hip.hipFuncAttribute
    assert hip.hipFuncSetAttribute(matmul, most, (64 << 10) - 2048) == OK
    assert hip.hipFuncSetAttribute(matmul, carveout, 50) == OK
    assert done(hip.hipFuncGetAttributes(matmul)).preferredShmemCarveout == 50
    for attribute, value in ((most, -1), (most, 64 << 10), (carveout, 101), (carveout, -2), (55, 0)):
        assert code(hip.hipFuncSetAttribute(matmul, attribute, value)) == 1
    assert code(hip.hipFuncSetAttribute(None, most, 0)) == 98


def test_how_many_blocks_a_unit_holds(matmul: hip.hipFunction_t) -> None:
    """MI300X: 4 SIMDs of 8 waves of 64, and 64 KiB of LDS; the kernel has 2 KiB, few registers, and blocks of 256 at most."""
    held = hip.hipModuleOccupancyMaxActiveBlocksPerMultiprocessor
    assert done(held(matmul, 256, 0)) == 4 * 8 * 64 // 256
    assert done(held(matmul, 64, 0)) == 32
    assert done(held(matmul, 64, 14 << 10)) == 4
    assert done(held(matmul, 64, 63 << 10)) == 0
    assert done(held(matmul, 2048, 0)) == 0
    assert [code(held(matmul, size, lds)) for size, lds in ((0, 0), (64, -1))] == [1, 1]
    grid, block = done(hip.hipModuleOccupancyMaxPotentialBlockSize(matmul, 0, 0))
    assert (grid, block) == (304 * 8, 256)
    assert done(hip.hipModuleOccupancyMaxPotentialBlockSize(matmul, 0, 128))[1] == 128
    assert done(hip.hipOccupancyAvailableDynamicSMemPerBlock(matmul, 4, 64)) == (16 << 10) - 2048
    flags = hip.hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
    assert done(flags(matmul, 256, 0, hip.hipOccupancyDisableCachingOverride)) == 8
    assert code(flags(matmul, 256, 0, 5)) == 1
    assert Kernels().module is not None


@pytest.mark.parametrize(
    ("number", "name", "units", "wave", "threads"),
    [(0, "AMD Instinct MI300X", 304, 64, 2048), (1, "AMD Radeon RX 7900 XTX", 48, 32, 2048)],
)
def test_properties(number: int, name: str, units: int, wave: int, threads: int) -> None:
    properties = done(hip.hipGetDeviceProperties(number))
    assert (properties.name, properties.multiProcessorCount, properties.warpSize) == (name, units, wave)
    assert properties.maxThreadsPerMultiProcessor == threads
    assert properties.maxThreadsDim == (1024, 1024, 1024)
    assert properties.whatHipDoesNotHave == 0
    assert done(hip.hipDeviceGetName(300, number)) == name
    assert done(hip.hipDeviceGetName(3, number)) == "AMD"
    attributes = hip.hipDeviceAttribute_t.__members__
    assert done(hip.hipDeviceGetAttribute(attributes["hipDeviceAttributeWarpSize"], number)) == wave
    assert done(hip.hipDeviceGetAttribute(attributes["hipDeviceAttributeMaxBlockDimY"], number)) == 1024
    assert done(hip.hipDeviceGetByPCIBusId(done(hip.hipDeviceGetPCIBusId(20, number)))) == number
    assert len(done(hip.hipDeviceGetUuid(number))) == 16


def test_both_layouts_have_the_size_that_compilers_know() -> None:
    assert [PROPERTIES[major].size for major in (5, 6)] == [792, 1472]


def test_attributes_have_the_numbers_of_the_headers() -> None:
    known = hip.hipDeviceAttribute_t
    expected = {
        "EccEnabled": 0,
        "WarpSize": 87,
        "MultiprocessorCount": 63,
        "ImageSupport": 10014,
        "MaxSharedMemoryPerBlock": 74,
    }
    assert {name: int(known[f"hipDeviceAttribute{name}"]) for name in expected} == expected
    assert all(hip.hipDeviceGetAttribute(attribute, 0)[0] == 0 for attribute in known)
    assert code(hip.hipDeviceGetAttribute(4711, 0)) == 1
    assert code(hip.hipDeviceGetAttribute(1, 9)) == 101


def test_limits_are_first_those_that_cuda_documents() -> None:
    """A kilobyte of stack, a megabyte for printf, eight for the heap."""
    assert [done(hip.hipDeviceGetLimit(limit)) for limit in range(3)] == [1 << 10, 1 << 20, 8 << 20]


def test_limits() -> None:
    for limit in hip.hipLimit_t:
        assert hip.hipDeviceSetLimit(limit, 12345) == OK
        assert hip.hipDeviceGetLimit(limit) == (0, 12345)
    assert code(hip.hipDeviceGetLimit(99)) == code(hip.hipDeviceSetLimit(-1, 1)) == 215
    assert code(hip.hipDeviceSetLimit(99, 1)) == 1


def test_before_7_those_flags_of_a_device_are_told_that_say_how_threads_wait() -> None:
    flags = hip.hipDeviceScheduleYield | hip.hipDeviceMapHost | hip.hipDeviceLmemResizeToMax
    for name, told in (("hip6", hip.hipDeviceScheduleYield), ("hip7", flags)):
        with behaving(name):
            assert hip.hipSetDeviceFlags(flags) == OK
            assert done(hip.hipGetDeviceFlags()) == told


def test_memory_is_registered_where_there_is_some() -> None:
    room = ctypes.create_string_buffer(4096)
    assert hip.hipHostRegister(room, 4096) == hip.hipHostUnregister(room) == OK
    for size in (1 << 40, 1 << 62):
        assert code(hip.hipHostRegister(ctypes.addressof(room), size)) == 1
        assert "has not all" in hip.explain_last_error()


def test_numbers_of_devices_that_are_values_like_others() -> None:
    pool = done(hip.hipDeviceGetMemPool(0))
    assert code(hip.hipDeviceGetMemPool(2)) == code(hip.hipDeviceSetMemPool(2, pool)) == 1
    assert code(hip.hipDeviceSetMemPool(1, pool)) == 101
    assert done(hip.hipMemPoolGetAccess(pool, hip.hipMemLocation(1, 0))) == 3
    for place in (hip.hipMemLocation(0, 0), hip.hipMemLocation(1, 2)):
        assert code(hip.hipMemPoolGetAccess(pool, place)) == 1
    for place, flags in ((hip.hipMemLocation(0, 0), 3), (hip.hipMemLocation(1, 0), 2)):
        assert code(hip.hipMemPoolSetAccess(pool, hip.hipMemAccessDesc(place, flags))) == 1
    links = [(0, 1, 0), (0, 0, 1), (-1, 0, 1), (0, -1, 1), (0, 2, 101)]
    assert [code(hip.hipExtGetLinkTypeAndHopCount(one, two)) for one, two, _ in links] == [row[2] for row in links]


def test_the_device_that_is_most_like_a_description() -> None:
    assert done(hip.hipChooseDevice(hip.hipDeviceProp_t(warpSize=32, major=11))) == 1
    assert done(hip.hipChooseDevice(hip.hipDeviceProp_t(warpSize=64))) == 0
