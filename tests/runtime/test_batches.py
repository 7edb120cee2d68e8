"""Copies, prefetches and waits of which one call takes many, copies between devices, and attributes of streams."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hip_calls import OK, Word, code, done, fresh, until

import hipkit
from hipkit.runtime import hip

pytestmark = pytest.mark.any_backend
NONE = ctypes.c_size_t(-1).value
INVALID, NO_DEVICE, NO_STREAM = 1, 101, 400
ATTRIBUTE = hip.hipMemRangeAttribute


@pytest.fixture(autouse=True)
def devices() -> Iterator[list[hipkit.Device]]:
    with fresh("gfx942", "gfx942") as made:
        yield made


def on_device(values: np.ndarray[Any, Any]) -> int:
    place = int(done(hip.hipMalloc(values.nbytes)))
    assert hip.hipMemcpy(place, values, values.nbytes) == OK
    return place


def back(place: int, count: int) -> list[int]:
    values = np.zeros(count, "u1")
    assert hip.hipMemcpy(values, place, count) == OK
    return [int(value) for value in values]


def asked(attribute: int, place: int) -> int:
    answer = ctypes.c_int()
    assert hip.hipMemRangeGetAttribute(answer, 4, attribute, place, 4096) == OK
    return answer.value


def batch(
    sizes: list[int], *, orders: list[int] | None = None, starts: list[int] | None = None
) -> tuple[Any, int, Any]:
    """The code of copies of so many bytes, what failed, and what is there then."""
    source, target = on_device(np.arange(32, dtype="u1")), on_device(np.zeros(32, "u1"))
    failed, places = ctypes.c_size_t(7), [8 * number for number in range(len(sizes))]
    attributes = [hip.hipMemcpyAttributes(order) for order in orders or []]
    answer = hip.hipMemcpyBatchAsync(
        [target + at for at in places], [source + at for at in places], sizes, len(sizes),
        attributes, starts or [], len(attributes), failed, done(hip.hipStreamCreate()),
    )  # fmt: skip
    assert hip.hipDeviceSynchronize() == OK
    return code(answer), failed.value, back(target, 32)


def test_many_pieces_are_copied() -> None:
    number, failed, there = batch([8, 0, 4])
    assert (number, failed) == (0, NONE)
    assert there == [*range(8), *[0] * 8, *range(16, 20), *[0] * 12]


def test_where_one_copy_is_wrong_nothing_is_copied_and_its_number_is_told() -> None:
    assert batch([8, 1 << 40, 4]) == (INVALID, 1, [0] * 32)


@pytest.mark.parametrize(
    ("orders", "starts", "number", "failed"),
    [
        ([1], [0], 0, NONE), ([3, 2], [0, 1], 0, NONE), ([1, 9], [0, 1], INVALID, 1),
        ([1], [1], INVALID, NONE), ([1, 1], [0, 0], INVALID, NONE), ([1, 1, 1], [0, 1, 2], INVALID, NONE), ([1], [], INVALID, NONE),
    ],
)  # fmt: skip
def test_attributes_count_from_a_copy_on(orders: list[int], starts: list[int], number: int, failed: int) -> None:
    assert batch([4, 4], orders=orders, starts=starts)[:2] == (number, failed)


def test_a_source_may_change_after_the_call_where_that_is_asked_for() -> None:
    stream, word = done(hip.hipStreamCreate()), Word(words=2)
    source, target = done(hip.hipHostMalloc(4)), on_device(np.zeros(4, "u1"))
    ctypes.memset(source, 5, 4)
    assert hip.hipLaunchHostFunc(stream, lambda _: until(lambda: word.value, 0.1)) == OK
    attributes = [hip.hipMemcpyAttributes(hip.hipMemcpySrcAccessOrderDuringApiCall)]
    assert hip.hipMemcpyBatchAsync([target], [source], [4], 1, attributes, [0], 1, None, stream) == OK
    ctypes.memset(source, 6, 4)
    assert hip.hipStreamSynchronize(stream) == OK
    assert back(target, 4) == [5] * 4


def test_no_copies_are_refused() -> None:
    assert code(hip.hipMemcpyBatchAsync([], [], [], 0, None, None, 0, None)) == INVALID
    assert code(hip.hipMemcpy3DBatchAsync(0, [], None, 0)) == INVALID


def side(place: int, row: int = 0, layer: int = 0) -> hip.hipMemcpy3DOperand:
    made = hip.hipMemcpy3DOperand(type=hip.hipMemcpyOperandTypePointer)
    made.op.ptr.ptr, made.op.ptr.rowLength, made.op.ptr.layerHeight = place, row, layer
    return made


def test_boxes_are_copied_between_memory_and_arrays() -> None:
    with fresh("gfx1100"):
        _copy_boxes()


def _copy_boxes() -> None:
    texels = np.arange(24, dtype="u4")
    place, back_again = on_device(texels), done(hip.hipMalloc(96))
    array = done(hip.hipMalloc3DArray(hip.hipCreateChannelDesc(32, 0, 0, 0, 1), hip.hipExtent(3, 2, 2), 0))
    in_array = hip.hipMemcpy3DOperand(type=hip.hipMemcpyOperandTypeArray)
    in_array.op.array.array = int(array)
    # In the memory rows of three texels are four apart, and slices three rows.
    into = hip.hipMemcpy3DBatchOp(side(place, 4, 3), in_array, hip.hipExtent(3, 2, 2), 1)
    out = hip.hipMemcpy3DBatchOp(in_array, side(back_again), hip.hipExtent(3, 2, 2), 1)
    assert hip.hipMemcpy3DBatchAsync(2, [into, out], None, 0) == OK
    assert hip.hipDeviceSynchronize() == OK
    found = np.zeros(12, "u4")
    assert hip.hipMemcpy(found, back_again, 48) == OK
    assert found.tolist() == [0, 1, 2, 4, 5, 6, 12, 13, 14, 16, 17, 18]


def test_a_box_that_is_wrong_is_told() -> None:
    source, target, failed = on_device(np.zeros(8, "u1")), on_device(np.zeros(8, "u1")), ctypes.c_size_t()
    right = hip.hipMemcpy3DBatchOp(side(source), side(target), hip.hipExtent(8, 1, 1), 1)
    for wrong in (
        hip.hipMemcpy3DBatchOp(hip.hipMemcpy3DOperand(9), side(target), hip.hipExtent(8, 1, 1), 1),
        hip.hipMemcpy3DBatchOp(side(source), side(target), hip.hipExtent(8, 1, 1), 0),
    ):
        assert code(hip.hipMemcpy3DBatchAsync(2, [right, wrong], failed, 0)) == INVALID
        assert failed.value == 1
    assert code(hip.hipMemcpy3DBatchAsync(1, [right], failed, 1)) == INVALID
    assert failed.value == NONE


def test_a_box_goes_to_another_device() -> None:
    source = on_device(np.arange(8, dtype="u1"))
    assert hip.hipSetDevice(1) == OK
    target = on_device(np.zeros(8, "u1"))
    pitched = [hip.hipPitchedPtr(place, 4, 4, 2) for place in (source, target)]
    params = hip.hipMemcpy3DPeerParms(
        srcPtr=pitched[0], dstPtr=pitched[1], srcDevice=0, dstDevice=1, extent=hip.hipExtent(3, 2, 1)
    )
    assert hip.hipMemcpy3DPeer(params) == OK
    assert back(target, 8) == [0, 1, 2, 0, 4, 5, 6, 0]
    params.extent = hip.hipExtent(4, 2, 1)
    assert hip.hipMemcpy3DPeerAsync(params, None) == OK
    assert hip.hipDeviceSynchronize() == OK
    assert back(target, 8) == list(range(8))
    params.dstDevice = 2
    assert code(hip.hipMemcpy3DPeer(params)) == NO_DEVICE
    assert code(hip.hipMemcpy3DPeer(None)) == INVALID


def test_advice_and_prefetches_name_places() -> None:
    place, preferred, prefetched = done(hip.hipMallocManaged(4096)), 2, 4
    host, second = (
        hip.hipMemLocation(hip.hipMemLocationTypeHost, 0),
        hip.hipMemLocation(hip.hipMemLocationTypeDevice, 1),
    )
    nowhere, beyond = hip.hipMemLocation(0, 0), hip.hipMemLocation(hip.hipMemLocationTypeDevice, -1)
    for location, number in (
        (second, 1),
        (host, -1),
        (hip.hipMemLocation(hip.hipMemLocationTypeHostNumaCurrent, 0), -1),
    ):
        assert hip.hipMemAdvise_v2(place, 4096, 3, location) == OK
        assert hip.hipMemPrefetchAsync_v2(place, 4096, location, 0) == OK
        assert [asked(about, place) for about in (preferred, prefetched)] == [number] * 2
    assert hip.hipMemAdvise_v2(place, 4096, 1, beyond) == OK  # to be read mostly is advice for all of them
    assert [code(hip.hipMemAdvise_v2(place, 4096, 3, where)) for where in (nowhere, beyond)] == [INVALID, NO_DEVICE]
    assert [code(hip.hipMemPrefetchAsync_v2(place, 4096, where, 0)) for where in (nowhere, beyond)] == [
        INVALID,
        NO_DEVICE,
    ]
    assert code(hip.hipMemPrefetchAsync_v2(place, 4096, host, 1)) == INVALID


def test_several_parts_are_prefetched() -> None:
    places, stream = [done(hip.hipMallocManaged(4096)) for _ in range(3)], done(hip.hipStreamCreate())
    first, second = (hip.hipMemLocation(hip.hipMemLocationTypeDevice, number) for number in (0, 1))

    def prefetch(starts: list[int], on: Any = stream, where: Any = (second, first), flags: int = 0) -> int:
        answer = hip.hipMemPrefetchBatchAsync(places, [4096] * 3, 3, list(where), starts, len(starts), flags, on)
        return int(code(answer))

    assert prefetch([0, 2]) == 0
    assert [asked(ATTRIBUTE.hipMemRangeAttributeLastPrefetchLocation, place) for place in places] == [1, 1, 0]
    assert [prefetch([1, 2]), prefetch([0, 0]), prefetch([0, 3]), prefetch([])] == [INVALID] * 4
    missing = hip.hipMemLocation(hip.hipMemLocationTypeDevice, 2)
    assert [prefetch([0, 2], None), prefetch([0], where=(missing,)), prefetch([0, 2], flags=1)] == [INVALID] * 3


def operation(kind: str, number: int, address: int, value: int, flags: int = 0) -> hip.hipStreamBatchMemOpParams:
    made = hip.hipStreamBatchMemOpParams(operation=number)
    given = getattr(made, kind)
    given.operation, given.address, given.value64, given.flags = number, address, value, flags
    return made


def test_a_batch_waits_and_writes() -> None:
    stream, place = done(hip.hipStreamCreate()), done(hip.hipHostMalloc(32))
    words = (ctypes.c_uint64 * 4).from_address(place)
    words[:] = [0] * 4
    kinds = hip.hipStreamBatchMemOpType
    rows = [
        operation("writeValue", kinds.hipStreamMemOpWriteValue32, place, 7),
        operation("waitValue", kinds.hipStreamMemOpWaitValue64, place + 8, 1 << 40, 1),
        operation("waitValue", kinds.hipStreamMemOpWaitValue32, place + 16, 1),
        operation("writeValue", kinds.hipStreamMemOpWriteValue64, place + 24, 1 << 50),
    ]
    assert hip.hipStreamBatchMemOp(stream, 4, rows, 0) == OK, hip.explain_last_error()
    assert until(lambda: words[0])
    assert [words[0], words[3]] == [7, 0]
    words[1], words[2] = 1 << 40, 1
    assert hip.hipStreamSynchronize(stream) == OK
    assert words[3] == 1 << 50


def test_a_batch_with_something_wrong_does_nothing() -> None:
    stream, place = done(hip.hipStreamCreate()), done(hip.hipHostMalloc(8))
    word = ctypes.c_uint64.from_address(place)
    word.value = 0
    right = operation("writeValue", 2, place, 7)
    for rows, flags in (
        ([right, operation("writeValue", 2, place + 1, 7)], 0), ([right, operation("waitValue", 1, place, 7, 9)], 0),
        ([right, hip.hipStreamBatchMemOpParams(operation=6)], 0), ([], 0), ([right] * 257, 0), ([right], 1),
    ):  # fmt: skip
        assert code(hip.hipStreamBatchMemOp(stream, len(rows), rows, flags)) == INVALID
    assert hip.hipStreamSynchronize(stream) == OK
    assert word.value == 0


def test_attributes_of_streams() -> None:
    policy, priority = hip.hipLaunchAttributeSynchronizationPolicy, hip.hipLaunchAttributePriority
    first, second = done(hip.hipStreamCreateWithPriority(0, -1)), done(hip.hipStreamCreate())
    assert done(hip.hipStreamGetAttribute(first, policy)).syncPolicy == 1
    assert done(hip.hipStreamGetAttribute(first, priority)).priority == -1
    value = hip.hipLaunchAttributeValue()
    value.syncPolicy = hip.hipSynchronizationPolicy.hipSyncPolicyYield
    assert hip.hipStreamSetAttribute(first, policy, value) == OK
    assert hip.hipStreamCopyAttributes(second, first) == OK
    assert done(hip.hipStreamGetAttribute(second, policy)).syncPolicy == 3
    assert done(hip.hipStreamGetAttribute(second, priority)).priority == 0  # it stays, as AMD's does
    value.syncPolicy = 5
    for refused in (
        hip.hipStreamSetAttribute(first, policy, value), hip.hipStreamSetAttribute(first, priority, value),
        hip.hipStreamSetAttribute(first, policy, None), hip.hipStreamGetAttribute(first, 1),
    ):  # fmt: skip
        assert code(refused) == INVALID
    assert hip.hipStreamDestroy(first) == OK
    assert code(hip.hipStreamGetAttribute(first, policy)) == NO_STREAM


def test_attributes_stay_while_a_stream_captures() -> None:
    stream, value = done(hip.hipStreamCreate()), hip.hipLaunchAttributeValue()
    value.syncPolicy = 2
    assert hip.hipStreamBeginCapture(stream, 0) == OK
    assert code(hip.hipStreamSetAttribute(stream, hip.hipLaunchAttributeSynchronizationPolicy, value)) == 900
    assert code(hip.hipStreamEndCapture(stream)) == 0
