"""What is known of functions and devices: attributes, properties, occupancy."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from typing import Any

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
    assert done(hip.hipDeviceGetPCIBusId(1, number)) == "0"
    for call in (hip.hipDeviceGetPCIBusId, hip.hipDeviceGetName):
        assert [code(call(length, number)) for length in (0, -1)] == [1, 1]
    assert len(done(hip.hipDeviceGetUuid(number))) == 16


@pytest.mark.parametrize(
    ("choose", "known"), [(hip.hipDeviceSetCacheConfig, (0, 1, 2, 3)), (hip.hipDeviceSetSharedMemConfig, (0, 1, 2))]
)
def test_what_no_gpu_can_choose_is_taken_and_changes_nothing(
    choose: Callable[[int], Any], known: tuple[int, ...]
) -> None:
    assert [code(choose(number)) for number in (*known, -1, len(known))] == [0] * len(known) + [1, 1]
    assert (done(hip.hipDeviceGetCacheConfig()), done(hip.hipDeviceGetSharedMemConfig())) == (0, 1)


LARGEST_INT = 2147483647
LIMITS = {
    "gfx942": {
        "MaxGridDimX": LARGEST_INT, "MaxGridDimY": 65536, "MaxGridDimZ": 65536, "MaxBlockDimX": 1024, "MaxBlockDimZ": 1024,
        "TotalConstantMemory": LARGEST_INT, "MaxPitch": LARGEST_INT, "WallClockRate": 100_000, "ClockRate": 2_100_000,
        "MemoryClockRate": 1_300_000, "MemoryBusWidth": 8192, "L2CacheSize": 4096 << 10, "ComputeCapabilityMajor": 9,
        "ComputeCapabilityMinor": 4, "MaxRegistersPerBlock": 131072, "MaxRegistersPerMultiprocessor": 131072,
        "MaxSharedMemoryPerBlock": 65536, "SharedMemPerBlockOptin": 65536, "MaxBlocksPerMultiProcessor": 32,
        "SingleToDoublePrecisionPerfRatio": 1, "TextureAlignment": 256, "PciBusId": 1, "PciDeviceId": 0, "PciDomainId": 0,
        "MaxTexture1DLinear": 0, "MaxTexture2DLinear": 0, "MaxSurface2D": 0, "MaxTexture2DGather": 0, "AsyncEngineCount": 2,
        "PageableMemoryAccess": 0, "ManagedMemory": 1, "Integrated": 0,
    },
    "gfx1100": {
        "ComputeCapabilityMajor": 11, "ComputeCapabilityMinor": 0, "MaxRegistersPerBlock": 196608, "PciBusId": 2,
        "MaxTexture1DLinear": 1 << 27, "MaxTexture2DLinear": 16384, "MaxSurface2D": 16384, "MaxTexture2DGather": 16384,
        "MaxTexture1DLayered": 16384, "MaxSurface1DLayered": 16384, "MaxTexture3DDepth": 8192, "MaxTexture3DWidth": 16384,
        "MaxTexture1DWidth": 16384, "MaxSurface1D": 16384, "MaxBlocksPerMultiProcessor": 32, "L2CacheSize": 6144 << 10,
        "WarpSize": 32, "SharedMemPerMultiprocessor": 65536, "SingleToDoublePrecisionPerfRatio": 16,
    },
    "gfx90a": {"ComputeCapabilityMajor": 9, "ComputeCapabilityMinor": 0, "SingleToDoublePrecisionPerfRatio": 1},
}  # fmt: skip


@pytest.mark.cpu_only
@pytest.mark.parametrize("target", LIMITS)
def test_attributes_say_what_the_product_has(target: str) -> None:
    with fresh("gfx942", "gfx1100", "gfx90a"):
        number = list(LIMITS).index(target)
        attributes = hip.hipDeviceAttribute_t.__members__
        asked = {name: attributes[f"hipDeviceAttribute{name}"] for name in LIMITS[target]}
        assert {name: done(hip.hipDeviceGetAttribute(asked[name], number)) for name in asked} == LIMITS[target]
        properties = done(hip.hipGetDeviceProperties(number))
        assert properties.gcnArchName.partition(":")[0] == target
        assert done(hip.hipDeviceTotalMem(number)) == properties.totalGlobalMem > 1 << 30


@pytest.mark.parametrize("name", ["_Z6matmulPKfS0_Pfi"])
def test_kernels_of_a_library_say_what_they_take(name: str) -> None:
    library = done(hip.hipLibraryLoadFromFile(BUILT / "matmul.gfx942.v4.hsaco"))
    kernel = done(hip.hipLibraryGetKernel(library, name))
    assert done(hip.hipKernelGetName(kernel)) == name
    assert done(hip.hipKernelGetLibrary(kernel)) is library
    assert [done(hip.hipKernelGetParamInfo(kernel, n)) for n in range(4)] == [(0, 8), (8, 8), (16, 8), (24, 4)]
    rows = done(hip.hipKernelGetFunction(kernel)).kernel.arguments
    assert [code(hip.hipKernelGetParamInfo(kernel, n)) for n in (-1, len(rows), len(rows) + 1)] == [1, 1, 1]
    assert done(hip.hipLibraryGetKernelCount(library)) == 1
    for most in (0, 1, 2):
        assert [found.name for found in done(hip.hipLibraryEnumerateKernels(most, library))] == [name][:most]
    assert code(hip.hipLibraryGetKernel(library, "nothing")) == 500
    assert code(hip.hipKernelGetName(None)) == 400
    assert hip.hipLibraryUnload(library) == OK
    assert code(hip.hipLibraryGetKernel(library, name)) == 400


def test_variables_of_a_library() -> None:
    library = done(hip.hipLibraryLoadData((BUILT / "globals.gfx942.v5.hsaco").read_bytes()))
    address, size = done(hip.hipLibraryGetGlobal(library, "numbers"))
    assert size == 16
    out = (ctypes.c_int * 4)()
    assert hip.hipMemcpy(out, address, 16, hip.hipMemcpyKind.hipMemcpyDeviceToHost) == OK
    assert list(out) == [1, 2, 3, 4]
    assert done(hip.hipLibraryGetManaged(library, "counter"))[1] == 4
    assert done(hip.hipLibraryGetGlobal(library, "counter")) == done(hip.hipLibraryGetManaged(library, "counter"))
    assert code(hip.hipLibraryGetManaged(library, "numbers")) == 500
    assert code(hip.hipLibraryGetGlobal(library, "nothing")) == 500
    for wrong in (hip.hipLibraryLoadData(None), hip.hipLibraryLoadData(0), hip.hipLibraryLoadFromFile("")):
        assert code(wrong) == 1
    assert code(hip.hipLibraryLoadData(b"code", None, 1)) == code(hip.hipLibraryLoadFromFile("code", None, 1)) == 1
    assert code(hip.hipLibraryLoadFromFile(BUILT / "nothing")) == 301


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
