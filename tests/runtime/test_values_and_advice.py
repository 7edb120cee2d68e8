"""Streams that wait for values, advice on managed memory, launches by structures, and what only answers."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest
from hip_calls import OK, Kernels, Word, code, done, fresh, until

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.hip.structures import hipLaunchConfig_t

pytestmark = pytest.mark.any_backend


@pytest.fixture(autouse=True)
def devices() -> Iterator[list[hipkit.Device]]:
    with fresh("gfx942", "gfx942") as made:
        yield made


@pytest.mark.parametrize(
    ("flags", "before", "value", "after"), [(0, 4, 5, 7), (1, 4, 5, 5), (2, 8, 1, 9), (3, 0xFFFFFFFF, 0, 0x7FFFFFFF)]
)
@pytest.mark.parametrize("width", [32, 64])
def test_a_stream_waits_for_a_value(flags: int, before: int, value: int, after: int, width: int) -> None:
    stream, ran = done(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking)), Word(words=4)
    place = done(hip.hipHostMalloc(8))
    kind = ctypes.c_uint32 if width == 32 else ctypes.c_uint64
    word = kind.from_address(place)
    word.value = before
    wait = hip.hipStreamWaitValue32 if width == 32 else hip.hipStreamWaitValue64
    assert wait(stream, place, value, flags, 0xFFFFFFFF) == OK
    assert Kernels().launch("add", ran.address, 1, 1, stream=stream) == OK
    assert not until(lambda: ran.value, 0.03)
    word.value = after
    assert hip.hipStreamSynchronize(stream) == OK
    assert ran.value == 1


def test_a_stream_writes_a_value() -> None:
    stream, word = done(hip.hipStreamCreate()), Word(words=2)
    assert hip.hipStreamWriteValue32(stream, word.address, 7, 0) == OK
    assert hip.hipStreamWriteValue64(stream, done(hip.hipMalloc(8)), 1 << 40, 0) == OK
    assert hip.hipStreamSynchronize(stream) == OK
    assert word.value == 7
    for refused in (
        hip.hipStreamWaitValue32(stream, word.address, 0, 9), hip.hipStreamWriteValue32(stream, word.address + 1, 0),
        hip.hipStreamWriteValue32(stream, ctypes.addressof(ctypes.c_int()), 0), hip.hipStreamWriteValue32(stream, word.address, 0, 1),
    ):  # fmt: skip
        assert code(refused) == 1


def test_advice_is_kept() -> None:
    asked, about = hip.hipMemAdvise, hip.hipMemRangeAttribute
    place = done(hip.hipMallocManaged(4096))
    for advice, device in ((1, 0), (3, 1), (5, 0), (5, 1), (100, 0)):
        assert asked(place, 4096, advice, device) == OK
    assert hip.hipMemPrefetchAsync(place, 4096, 1, None) == OK
    answer = ctypes.c_int(-9)
    expected = {about.hipMemRangeAttributeReadMostly: 1, about.hipMemRangeAttributePreferredLocation: 1}
    expected |= {about.hipMemRangeAttributeLastPrefetchLocation: 1, about.hipMemRangeAttributeCoherencyMode: 1}
    for attribute, value in expected.items():
        assert hip.hipMemRangeGetAttribute(answer, 4, attribute, place, 4096) == OK
        assert answer.value == value
    several = (ctypes.c_int * 3)()
    assert hip.hipMemRangeGetAttributes([several, answer], [12, 4], [3, 1], 2, place, 4096) == OK
    assert (list(several), answer.value) == ([0, 1, hip.hipInvalidDeviceId], 1)
    assert hip.hipStreamAttachMemAsync(done(hip.hipStreamCreate()), place, 0, 4) == OK
    assert hip.hipStreamAttachMemAsync(None, place, 0, 1) == OK
    assert code(hip.hipStreamAttachMemAsync(None, place, 0, 4)) == 1, "the null stream is not one alone"
    assert code(asked(done(hip.hipMalloc(64)), 64, 1, 0)) == 1
    refused = [asked(place, 4096, 77, 0), asked(place, 4096, 3, 5), asked(place, 5000, 1, 0)]
    assert [code(answer) for answer in refused] == [1, 101, 1]
    assert asked(place, 4096, 1, 5) == OK, "whose memory is mostly read does not matter"
    assert code(hip.hipMemRangeGetAttribute(0, 4, 1, place, 4096)) == 1


def test_advice_is_about_pages() -> None:
    about = hip.hipMemRangeAttribute
    place, answer = done(hip.hipMallocManaged(4 * 4096)), ctypes.c_int(-9)
    assert place % 4096 == 0

    def told(attribute: int, first: int, count: int) -> int:
        assert hip.hipMemRangeGetAttribute(answer, 4, attribute, place + 4096 * first, 4096 * count) == OK
        return answer.value

    assert hip.hipMemAdvise(place + 4096, 1, 1, 0) == OK
    mostly = about.hipMemRangeAttributeReadMostly
    assert [told(mostly, 1, 1), told(mostly, 0, 1), told(mostly, 0, 2), told(mostly, 0, 4)] == [1, 0, 0, 0]
    near = about.hipMemRangeAttributeLastPrefetchLocation
    assert (
        hip.hipMemPrefetchAsync(place, 2 * 4096, 0, None) == hip.hipMemPrefetchAsync(place + 8192, 8192, 0, None) == OK
    )
    assert [told(near, 0, 4), told(near, 1, 2)] == [0, 0]
    assert hip.hipMemPrefetchAsync(place + 4096, 4096, 1, None) == OK
    assert [told(near, 0, 4), told(near, 1, 1), told(near, 2, 2)] == [hip.hipInvalidDeviceId, 1, 0]


def test_more_managed_memory_than_there_can_be() -> None:
    assert code(hip.hipMallocManaged((1 << 64) - 1)) == 2
    assert code(hip.hipHostMalloc(1 << 62)) == 2


def test_a_launch_by_a_structure() -> None:
    word = Word(words=64)
    adds = done(hip.hipModuleGetFunction(Kernels().module, "add"))
    config = hipLaunchConfig_t(hip.dim3(4), hip.dim3(16), 0)
    assert hip.hipLaunchKernelExC(config, adds, [word.address, 3, 64]) == OK
    assert hip.hipDeviceSynchronize() == OK
    assert list((ctypes.c_int32 * 64).from_address(word.address)) == [3] * 64
    assert code(hip.hipLaunchKernelExC(None, adds, [])) == 1
    config.blockDim.x = 0
    assert code(hip.hipLaunchKernelExC(config, adds, [word.address, 3, 64])) == 9


def test_masks_of_compute_units() -> None:
    stream = done(hip.hipExtStreamCreateWithCUMask(2, [0xF, 1]))
    assert hip.hipExtStreamGetCUMask(stream, 2) == (0, [0xF, 1])
    assert sum(word.bit_count() for word in done(hip.hipExtStreamGetCUMask(None, 10))) == 304
    assert code(hip.hipExtStreamGetCUMask(None, 1)) == code(hip.hipExtStreamCreateWithCUMask(2, [1])) == 1


def test_functions_by_name() -> None:
    assert hip.hipGetProcAddress("hipMalloc", 60000000, 0) == (0, hip.hipMalloc, 0)
    assert done(hip.hipGetProcAddress("hipMemcpy", 60000000, 2))[0] is hip.hipMemcpy_spt
    assert code(hip.hipGetProcAddress("hipNothing")) == 500
    assert hip.hipDrvGetErrorName(2) == (0, "hipErrorOutOfMemory")
    assert code(hip.hipDrvGetErrorString(12345)) == 1
    assert done(hip.hipExtGetLinkTypeAndHopCount(0, 1)) == (2, 1)


def test_peers() -> None:
    hip.hipSetDevice(1)
    place = done(hip.hipMalloc(4))
    assert hip.hipMemset(place, 0, 4) == OK
    assert hip.hipDeviceEnablePeerAccess(0, 0) == OK  # each uses the memory of the other one
    hip.hipSetDevice(0)
    kernels = Kernels()
    assert done(hip.hipDeviceCanAccessPeer(0, 1)) == 1
    assert code(kernels.launch("add", place, 5, 1)) == 1
    assert "in no live allocation" in hip.explain_last_error()
    assert hip.hipDeviceEnablePeerAccess(1, 0) == OK
    assert code(hip.hipDeviceEnablePeerAccess(1, 0)) == 704
    assert kernels.launch("add", place, 5, 1) == OK
    assert hip.hipDeviceSynchronize() == OK
    value = ctypes.c_int()
    assert hip.hipMemcpyDtoH(ctypes.addressof(value), place, 4) == OK
    assert value.value == 5
    assert hip.hipDeviceDisablePeerAccess(1) == OK
    assert code(hip.hipDeviceDisablePeerAccess(1)) == 705
    assert [code(hip.hipDeviceEnablePeerAccess(0, 0)), code(hip.hipDeviceEnablePeerAccess(1, 3))] == [101, 1]
    there = done(hip.hipMalloc(4))
    assert hip.hipMemcpyPeer(there, 0, place, 1, 4) == OK
    assert hip.hipMemcpyDtoH(ctypes.addressof(value), there, 4) == OK
    assert value.value == 5


def test_rows_that_are_filled_do_not_overlap() -> None:
    memory = done(hip.hipMalloc(64))
    assert code(hip.hipMemset2D(memory, 4, 1, 8, 2)) == 1
    assert "rows of 8 bytes that are 4 apart" in hip.explain_last_error()
    assert hip.hipMemset2D(memory, 4, 1, 8, 1) == OK
    assert hip.hipMemset2D(memory, 8, 1, 8, 8) == OK


def test_an_address_tells_what_kind_of_memory_it_is_in() -> None:
    hip.hipSetDevice(1)
    kinds = {
        2: done(hip.hipMalloc(64)),
        1: done(hip.hipHostMalloc(64)),
        3: done(hip.hipMallocManaged(64)),
    }
    attribute = hip.hipPointer_attribute
    for kind, address in kinds.items():
        assert (
            int(done(hip.hipPointerGetAttribute(None, attribute.HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, address + 8)))
            == kind
        )
        assert done(hip.hipPointerGetAttribute(None, attribute.HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL, address + 8)) == 1
