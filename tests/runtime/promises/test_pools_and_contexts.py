"""Memory in the order of streams, contexts, and launches with events. Rows S3-29 to S3-54 of the checklist."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from types import FrameType
from typing import Any

import numpy as np
import pytest
from hip_calls import OK, Kernels, Word, behaving, code, done, fresh, until

import hipkit
from hipkit.runtime import hip
from hipkit.runtime import pool as pool_module
from hipkit.runtime.context import stack

pytestmark = pytest.mark.any_backend

NON_BLOCKING = hip.hipStreamNonBlocking


@pytest.fixture(autouse=True)
def devices() -> Iterator[list[hipkit.Device]]:
    with fresh("gfx942", "gfx942") as made:
        yield made


@pytest.fixture
def kernels() -> Kernels:
    return Kernels()


def streams(count: int) -> list[hip.hipStream_t]:
    return [done(hip.hipStreamCreateWithFlags(NON_BLOCKING)) for _ in range(count)]


def properties(device: int = 0) -> hip.hipMemPoolProps:
    return hip.hipMemPoolProps(
        allocType=hip.hipMemAllocationTypePinned, location=hip.hipMemLocation(hip.hipMemLocationTypeDevice, device)
    )


def asked(pool: hip.hipMemPool_t, attribute: int) -> int:
    value = ctypes.c_uint64()
    assert hip.hipMemPoolGetAttribute(pool, attribute, value) == OK
    return value.value


def hold(kernels: Kernels, stream: hip.hipStream_t) -> Word:
    """A kernel that holds a stream until the word is 1."""
    word = Word()
    assert kernels.launch("wait_for", word.address, 1, stream=stream) == OK
    return word


def give_way(frame: FrameType, _event: str, _argument: object) -> Any:
    """Traces a thread that lets others go first at every line of the pool."""
    if frame.f_code.co_filename != pool_module.__file__:
        return None
    time.sleep(0)
    return give_way


@pytest.mark.promise("S3-29")
def test_a_pool_is_used_from_many_threads() -> None:
    """Eight threads allocate and free from one pool: no block has two owners at a time, and all blocks return to the
    pool.
    """
    pool, clashes, lock = done(hip.hipDeviceGetMemPool(0)), [], threading.Lock()
    taken: set[int] = set()
    ended: list[int] = []

    [stream] = streams(1)

    def work(number: int) -> None:
        for turn in range(100):
            sys.settrace(give_way if turn < 2 else None)
            places = [done(hip.hipMallocAsync(256 + 16 * (turn % 5), stream)) for _ in range(2)]
            with lock:
                if not taken.isdisjoint(places):
                    clashes.append((number, turn))
                taken.update(places)
            with lock:
                taken.difference_update(places)
            for place in places:
                done(hip.hipFreeAsync(place, stream))
        ended.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    assert (clashes, sorted(ended)) == ([], list(range(8)))
    assert hip.hipDeviceSynchronize() == OK
    assert (pool.pool.blocks.busy, asked(pool, 5)) == ({}, 0)


@pytest.mark.promise("S3-30")
def test_busy_and_free_heap() -> None:
    """A pool's block is among the busy blocks from allocation to free, then among the free blocks, never in both."""
    [stream], pool = streams(1), done(hip.hipDeviceGetMemPool(0)).pool
    place = done(hip.hipMallocAsync(1000, stream))
    assert (list(pool.blocks.busy), pool.blocks.free) == ([place], [])
    assert hip.hipFreeAsync(place, stream) == OK
    assert (pool.blocks.busy, [block.address for block in pool.blocks.free]) == ({}, [place])


@pytest.mark.promise("S3-31")
def test_freeing_marks_the_place_in_the_stream(kernels: Kernels) -> None:
    """`hipFreeAsync` makes a block free at once and stores the stream's command after which its memory is unused."""
    [stream], pool = streams(1), done(hip.hipDeviceGetMemPool(0)).pool
    place = done(hip.hipMallocAsync(64, stream))
    gate = hold(kernels, stream)
    assert hip.hipFreeAsync(place, stream) == OK
    [block] = pool.blocks.free
    assert block.freed_by is not None
    assert block.freed_by.queue is stream.stream.queue
    assert not block.freed_by.is_done
    assert code(hip.hipFreeAsync(place, stream)) == 1
    gate.value = 1
    assert until(lambda: block.freed_by is not None and block.freed_by.is_done)


@pytest.mark.promise("S3-32")
def test_a_block_in_use_has_no_event_and_a_free_one_has() -> None:
    """A busy block stores no command; a free block stores the one of the stream that freed it."""
    first, second = streams(2)
    pool = done(hip.hipDeviceGetMemPool(0)).pool
    place = done(hip.hipMallocAsync(64, first))
    assert [block.freed_by for block in pool.blocks.busy.values()] == [None]
    assert hip.hipFreeAsync(place, second) == OK
    [block] = pool.blocks.free
    assert block.freed_by is not None
    assert block.freed_by.queue is second.stream.queue


@pytest.mark.not_on("nvidia", why="its code does not say which arguments are addresses")
@pytest.mark.promise("S3-33")
def test_freeing_right_after_a_launch(kernels: Kernels) -> None:
    """Kernels launched before `hipFreeAsync` may still use the memory; a launch with it after the free is an error."""
    [stream], result = streams(1), Word()
    gate = hold(kernels, stream)
    place = done(hip.hipMallocAsync(4, stream))
    assert hip.hipMemsetD32Async(place, 41, 1, stream) == OK
    assert kernels.launch("add", place, 1, 1, stream=stream) == OK
    assert kernels.launch("copy", place, result.address, 1, stream=stream) == OK
    assert hip.hipFreeAsync(place, stream) == OK
    assert code(kernels.launch("add", place, 1, 1, stream=stream)) == 1
    gate.value = 1
    assert hip.hipStreamSynchronize(stream) == OK
    assert result.value == 42


@pytest.mark.promise("S3-34")
def test_reuse_when_the_free_is_done() -> None:
    """Reuse, rule A: any stream can get a free block once the command that freed it is done."""
    first, second = streams(2)
    place = done(hip.hipMallocAsync(4096, first))
    assert hip.hipFreeAsync(place, first) == OK
    last = first.stream.queue.last
    assert last is not None
    assert until(lambda: last.is_done)
    assert done(hip.hipMallocAsync(4096, second)) == place


@pytest.mark.promise("S3-35")
def test_reuse_by_the_same_stream_at_once(kernels: Kernels) -> None:
    """Reuse, rule B: before that, the stream that freed the block gets it, and streams that wait for an event after
    the free.
    """
    first, second = streams(2)
    pool = done(hip.hipDeviceGetMemPool(0))
    for follow_events_or_insert_waits in (1, 3):
        assert hip.hipMemPoolSetAttribute(pool, follow_events_or_insert_waits, 0) == OK
    gate, result = hold(kernels, first), Word()
    place = done(hip.hipMallocAsync(4096, first))
    assert hip.hipFreeAsync(place, first) == OK
    assert done(hip.hipMallocAsync(4096, second)) != place
    again = done(hip.hipMallocAsync(4000, first))
    assert again == place
    assert hip.hipMemsetD32Async(again, 7, 1, first) == OK
    assert kernels.launch("copy", again, result.address, 1, stream=first) == OK
    gate.value = 1
    assert hip.hipStreamSynchronize(first) == OK
    assert result.value == 7
    other = streams(1)[0]
    held = hold(kernels, first)
    assert hip.hipFreeAsync(again, first) == OK
    event = done(hip.hipEventCreate())
    assert hip.hipEventRecord(event, first) == OK
    assert done(hip.hipMallocAsync(4096, other)) != again
    assert hip.hipStreamWaitEvent(other, event, 0) == OK
    assert hip.hipMemPoolSetAttribute(pool, 1, 1) == OK
    assert done(hip.hipMallocAsync(4096, other)) == again
    held.value = 1


@pytest.mark.parametrize(("name", "is_reused"), [("hip6", False), ("hip7", False), ("docs", True)])
def test_a_pool_makes_streams_wait_only_where_documents_say_so(kernels: Kernels, name: str, is_reused: bool) -> None:
    """AMD's library keeps the attribute and does nothing with it."""
    first, second = streams(2)
    with behaving(name):
        gate = hold(kernels, first)
        place = done(hip.hipMallocAsync(4096, first))
        assert hip.hipFreeAsync(place, first) == OK
        assert (done(hip.hipMallocAsync(4096, second)) == place) is is_reused
        gate.value = 1
        assert hip.hipDeviceSynchronize() == OK


@pytest.mark.promise("S3-36")
def test_blocks_are_not_split() -> None:
    """Reuse, rule C: blocks are not split; the stream that freed a block gets it whole, even for a much smaller size."""
    [stream], pool = streams(1), done(hip.hipDeviceGetMemPool(0)).pool
    place = done(hip.hipMallocAsync(1 << 20, stream))
    assert hip.hipFreeAsync(place, stream) == OK
    assert done(hip.hipMallocAsync(100, stream)) == place
    assert [block.size for block in pool.blocks.busy.values()] == [1 << 20]
    assert done(hip.hipMallocAsync(100, stream)) != place


@pytest.mark.promise("S3-37")
def test_free_async_finds_the_block_by_address(devices: list[hipkit.Device]) -> None:
    """`hipFreeAsync` finds memory by address, on any device and stream, `hipMalloc`'s too; other addresses are
    hipErrorInvalidValue.
    """
    hip.hipSetDevice(1)
    [there] = streams(1)
    place = done(hip.hipMallocAsync(64, there))
    hip.hipSetDevice(0)
    assert hip.hipFreeAsync(place, there) == OK
    assert devices[1].pool.blocks.busy == {}
    assert hip.hipFreeAsync(done(hip.hipMallocAsync(64, None)), None) == OK
    assert hip.hipFreeAsync(done(hip.hipMalloc(64)), None) == OK
    assert hip.hipDeviceSynchronize() == OK
    assert devices[0].memory.used == 0
    for wrong in (None, 0, 0x1234, done(hip.hipHostMalloc(64))):
        assert code(hip.hipFreeAsync(wrong, None)) == 1
    stream = done(hip.hipStreamCreate())
    held = done(hip.hipMallocAsync(64, stream))
    assert hip.hipStreamDestroy(stream) == OK
    assert code(hip.hipFreeAsync(held, stream)) == 400


@pytest.mark.promise("S3-38")
def test_malloc_async_takes_from_the_current_pool_of_the_stream_s_device(devices: list[hipkit.Device]) -> None:
    """`hipMallocAsync` takes memory from the current pool of the stream's device; size 0 gives a null pointer, an
    invalid stream hipErrorInvalidHandle.
    """
    pool = done(hip.hipMemPoolCreate(properties(1)))
    assert hip.hipDeviceSetMemPool(1, pool) == OK
    hip.hipSetDevice(1)
    [stream] = streams(1)
    hip.hipSetDevice(0)
    place = done(hip.hipMallocAsync(64, stream))
    assert list(pool.pool.blocks.busy) == [place]
    assert devices[0].memory.own(place) is None
    assert hip.hipMallocAsync(0, stream) == (0, 0)
    assert list(hip.hipMallocAsync(64, 0xBAD)) == [400, None]


@pytest.mark.promise("S3-39")
def test_new_pools_join_the_device(devices: list[hipkit.Device]) -> None:
    """`hipMemPoolCreate` makes a pool for the device in its properties, and refuses invalid properties."""
    pool = done(hip.hipMemPoolCreate(properties(1)))
    assert pool.pool in devices[1].pools
    assert pool.pool not in devices[0].pools
    wrong = [hip.hipMemPoolProps(), properties(7), properties()]
    wrong[2].location.type = 0
    assert [code(hip.hipMemPoolCreate(each)) for each in (*wrong, None)] == [1, 1, 1, 1]


@pytest.mark.promise("S3-40")
def test_a_destroyed_pool_lives_until_its_last_free(devices: list[hipkit.Device]) -> None:
    """`hipMemPoolDestroy` frees the pool's free blocks; the pool disappears when its last busy block is freed."""
    [stream], pool = streams(1), done(hip.hipMemPoolCreate(properties()))
    kept, freed = (done(hip.hipMallocFromPoolAsync(4096, pool, stream)) for _ in range(2))
    assert hip.hipFreeAsync(freed, stream) == OK
    assert hip.hipStreamSynchronize(stream) == OK
    assert hip.hipMemPoolDestroy(pool) == OK
    assert pool.pool in devices[0].pools
    assert pool.pool.reserved == 4096
    assert code(hip.hipMallocFromPoolAsync(64, pool, stream)) == 1
    assert hip.hipMemsetAsync(kept, 1, 64, stream) == OK
    assert hip.hipFreeAsync(kept, stream) == OK
    assert pool.pool not in devices[0].pools
    assert devices[0].memory.used == 0
    default = done(hip.hipDeviceGetDefaultMemPool(0))
    assert code(hip.hipMemPoolDestroy(default)) == 1
    current = done(hip.hipMemPoolCreate(properties()))
    assert hip.hipDeviceSetMemPool(0, current) == OK
    assert hip.hipMemPoolDestroy(current) == OK
    assert done(hip.hipDeviceGetMemPool(0)) == default


@pytest.mark.promise("S3-41")
def test_one_pool_serves_many_streams_and_a_device_many_pools() -> None:
    """Several streams share a pool; a device refuses another device's pool; a pool reports usage and keeps its
    attributes.
    """
    first, second = streams(2)
    pool = done(hip.hipMemPoolCreate(properties()))
    places = [done(hip.hipMallocFromPoolAsync(1000, pool, stream)) for stream in (first, second)]
    assert asked(pool, 7) == 2000
    for place, stream in zip(places, (second, first), strict=True):
        assert hip.hipFreeAsync(place, stream) == OK
    assert (asked(pool, 7), asked(pool, 8)) == (0, 2000)
    assert hip.hipMemPoolSetAttribute(pool, 4, 1500) == OK
    assert hip.hipDeviceSynchronize() == OK
    assert asked(pool, 5) == 1000
    assert hip.hipMemPoolTrimTo(pool, 0) == OK
    assert asked(pool, 5) == 0
    assert code(hip.hipDeviceSetMemPool(1, pool)) == 101
    refused = [(5, 0), (7, 0), (6, 5), (8, 5), (99, 0)]
    assert [code(hip.hipMemPoolSetAttribute(pool, *each)) for each in refused] == [1] * len(refused)
    assert hip.hipMemPoolSetAttribute(pool, 8, 0) == OK
    assert [asked(pool, flag) for flag in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.promise("S3-42")
def test_a_context_is_a_device(devices: list[hipkit.Device]) -> None:
    """A context stands for a device; pinned memory survives the context in which it was allocated."""
    context = done(hip.hipCtxCreate(0, 1))
    assert context.context.device is devices[1]
    assert hip.hipCtxGetDevice() == (0, 1)
    pinned = Word(5)
    assert Kernels().launch("add", pinned.address, 1, 1) == OK
    assert hip.hipDeviceSynchronize() == OK
    assert hip.hipCtxDestroy(context) == OK
    assert pinned.value == 6


@pytest.mark.promise("S3-43")
def test_beginning_finds_the_devices_of_the_environment() -> None:
    """`HIPKIT_DEVICES` sets the devices and their memory; with an empty list `hipInit` returns hipErrorNoDevice."""
    program = (
        "from hipkit.runtime import hip\n"
        "print(int(hip.hipInit(0)[0]), hip.hipGetDeviceCount()[1])\n"
        "for n in range(hip.hipGetDeviceCount()[1] or 0):\n"
        "    p = hip.hipGetDeviceProperties(n)[1]; print(p.gcnArchName, p.totalGlobalMem)\n"
    )

    def run(devices: str) -> list[str]:
        ran = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True,
            env={"HIPKIT_DEVICES": devices, "PATH": ""} | ({"PYTHONPATH": ":".join(sys.path)}),
        )  # fmt: skip
        return ran.stdout.splitlines()

    assert run("gfx942@2G, gfx90a:xnack+@512M") == [
        "0 2", f"gfx942:sramecc+:xnack- {2 << 30}", f"gfx90a:sramecc+:xnack+ {512 << 20}",
    ]  # fmt: skip
    assert run("") == ["100 None"]


@pytest.mark.promise("S3-44")
def test_creating_a_context_pushes_it_on_the_thread_s_stack() -> None:
    """`hipCtxCreate` pushes the context on the calling thread's stack; `hipCtxDestroy` makes the one below it current."""
    first, second = (done(hip.hipCtxCreate(0, device)) for device in (1, 0))
    seen: list[object] = []
    thread = threading.Thread(target=lambda: seen.append((stack().top, hip.hipCtxGetDevice())))
    thread.start()
    thread.join()
    assert seen == [(None, (0, 0))]
    assert done(hip.hipCtxGetCurrent()).context is second.context
    assert hip.hipCtxDestroy(second) == OK
    assert done(hip.hipCtxGetCurrent()).context is first.context
    assert hip.hipGetDevice() == (0, 1)
    assert code(hip.hipCtxCreate(0, 9)) == 1


@pytest.mark.promise("S3-45")
def test_setting_the_current_context_replaces_the_top() -> None:
    """`hipCtxSetCurrent` replaces the context on top of the stack; with null it pops it."""
    first, second = (done(hip.hipCtxCreate(0, 0)) for _ in range(2))
    other = done(hip.hipCtxCreate(0, 1))
    assert hip.hipCtxSetCurrent(first) == OK
    assert done(hip.hipCtxGetCurrent()).context is first.context
    assert hip.hipCtxSetCurrent(None) == OK
    assert done(hip.hipCtxGetCurrent()).context is second.context
    assert other.context.references == 1


@pytest.mark.promise("S3-46")
def test_pushing_and_popping() -> None:
    """`hipCtxPushCurrent` selects the context's device; `hipCtxPopCurrent` undoes that, or returns
    hipErrorInvalidContext if the stack is empty.
    """
    context = done(hip.hipCtxCreate(0, 1))
    assert done(hip.hipCtxPopCurrent()).context is context.context
    hip.hipSetDevice(0)
    assert hip.hipCtxPushCurrent(context) == OK
    assert hip.hipCtxGetDevice() == hip.hipGetDevice() == (0, 1)
    assert hip.hipCtxPopCurrent()[0] == 0
    assert code(hip.hipCtxPopCurrent()) == 201
    assert code(hip.hipCtxPushCurrent(None)) == 201
    assert code(hip.hipDevicePrimaryCtxSetFlags(0, 1)) == 216
    for never in (hip.hipCtxSynchronize(), hip.hipCtxGetFlags(), hip.hipCtxGetApiVersion(context)):
        assert code(never) == 801


@pytest.mark.promise("S3-52")
def test_events_around_a_kernel(kernels: Kernels) -> None:
    """`hipExtModuleLaunchKernel` records its start event before the kernel; its stop event is complete when the kernel
    ends.
    """
    [stream], word = streams(1), Word()
    start, stop = (done(hip.hipEventCreate()) for _ in range(2))
    function = done(hip.hipModuleGetFunction(kernels.module, "add"))
    with hipkit.trace() as recorded:
        launched = hip.hipExtModuleLaunchKernel(
            function, 64, 1, 1, 64, 1, 1, 0, stream, [word.address, 5, 1], None, start, stop, 0
        )
        assert launched == OK
        assert hip.hipEventSynchronize(stop) == OK
    assert [command.kind.value for command in recorded.commands] == ["marker", "kernel"]
    marker, kernel = recorded.commands
    assert (start.event.marker.command, stop.event.marker.command) == (marker, kernel)
    assert word.value == 5
    elapsed = done(hip.hipEventElapsedTime(start, stop))
    assert elapsed == pytest.approx((kernel.ended - marker.ended) / 1e6)


@pytest.mark.promise("S3-54")
def test_a_program_has_a_kernel_for_each_device() -> None:
    """If an image is loaded on two devices, each device has its own kernel of the same name."""
    found = []
    for device in (0, 1):
        hip.hipSetDevice(device)
        loaded = Kernels()
        found.append(done(hip.hipModuleGetFunction(loaded.module, "add")).kernel)
        assert code(hip.hipModuleGetFunction(loaded.module, "nowhere")) == 500
    assert found[0].name == found[1].name
    assert found[0].loaded.entry != found[1].loaded.entry
    assert found[0].module.device is not found[1].module.device
    values = np.zeros(4, np.int32)
    for device, kernel in enumerate(found):
        hip.hipSetDevice(device)
        place = done(hip.hipMalloc(16))
        kernel.launch(1, 4, [place, device + 1, 4])
        assert hip.hipMemcpyDtoH(values, place, 16) == OK
        assert values.tolist() == [device + 1] * 4
