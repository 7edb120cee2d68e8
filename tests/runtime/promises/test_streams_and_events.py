"""What the runtime is made of: objects, streams, events, callbacks. Of rows S3-01 to S3-28 of the checklist most."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hip_calls import OK, Kernels, Word, behaving, code, done, fresh, signalling, until

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.hip import state
from hipkit.runtime.streams.background import background, finish
from hipkit.runtime.streams.command import Kind

pytestmark = pytest.mark.any_backend

NON_BLOCKING = hip.hipStreamNonBlocking


@pytest.fixture(autouse=True)
def devices() -> Iterator[list[hipkit.Device]]:
    with fresh("gfx942", "gfx942") as made:
        yield made


@pytest.fixture
def kernels() -> Kernels:
    return Kernels()


def streams(count: int, flags: int = NON_BLOCKING) -> list[hip.hipStream_t]:
    return [done(hip.hipStreamCreateWithFlags(flags)) for _ in range(count)]


class Gate:
    """A kernel that holds a stream until it is opened."""

    def __init__(self, kernels: Kernels, stream: object) -> None:
        self.word = Word()
        assert kernels.launch("wait_for", self.word.address, 1, stream=stream) == OK

    def open(self) -> None:
        """Let it go on."""
        self.word.value = 1


@pytest.mark.promise("S3-01")
def test_the_three_services(kernels: Kernels) -> None:
    """A small program uses a context, host and device memory, copies and a launch together."""
    context = done(hip.hipCtxCreate(0, 1))
    own = Kernels()
    place, values = done(hip.hipMalloc(4 * 64)), np.arange(64, dtype=np.int32)
    assert hip.hipMemcpyHtoD(place, values, values.nbytes) == OK
    assert own.launch("add", place, 1, 64, items=64) == OK
    got = np.zeros_like(values)
    assert hip.hipMemcpyDtoH(got, place, got.nbytes) == OK
    assert (got == values + 1).all()
    assert hip.hipCtxDestroy(context) == OK


@pytest.mark.promise("S3-02")
def test_threads_that_use_everything_at_once_do_not_block_each_other(kernels: Kernels) -> None:
    """Eight threads launch, copy, record events, wait, allocate and free on two devices without deadlock or wrong
    results.
    """
    wrong: list[object] = []

    def work(number: int) -> None:
        hip.hipSetDevice(number % 2)
        own, stream, event = Kernels(), streams(1)[0], done(hip.hipEventCreate())
        for turn in range(40):
            place = done(hip.hipMallocAsync(256, stream))
            done(hip.hipMemsetD32Async(place, number, 64, stream))
            if own.launch("add", place, turn, 64, items=64, stream=stream) != OK:
                wrong.append("launch")
            done(hip.hipEventRecord(event, stream))
            got = np.zeros(64, np.int32)
            done(hip.hipMemcpyDtoHAsync(got, place, 256, stream))
            done(hip.hipFreeAsync(place, stream))
            if turn % 8 == 0:
                done(hip.hipDeviceSynchronize())
            done(hip.hipEventSynchronize(event))
            if (got != number + turn).any():
                wrong.append((number, turn, got[:4]))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(300)
        assert not thread.is_alive()
    assert not wrong


@pytest.mark.promise("S3-03")
def test_objects_live_as_long_as_the_program_holds_them(kernels: Kernels) -> None:
    """A handle keeps its object alive; primary contexts are reference-counted; a destroyed event without references is
    freed.
    """
    context = done(hip.hipDevicePrimaryCtxRetain(0))
    before = context.context.references
    assert hip.hipDevicePrimaryCtxRetain(0)[0] == 0
    assert context.context.references == before + 1
    assert hip.hipDevicePrimaryCtxRelease(0) == OK
    assert hip.hipDevicePrimaryCtxRelease(0) == OK
    assert context.context.references == before - 1
    for _ in range(before):
        assert hip.hipDevicePrimaryCtxRelease(0) == OK
    assert context.context.references == 1, "a primary context stays"
    made = done(hip.hipCtxCreate(0, 0))
    assert hip.hipCtxDestroy(made) == OK
    assert code(hip.hipCtxSetCurrent(made)) == 709
    event = done(hip.hipEventCreate())
    inner = weakref.ref(event.event)
    assert hip.hipEventDestroy(event) == OK
    del event
    gc.collect()
    assert inner() is None


@pytest.mark.promise("S3-04")
def test_functions_for_a_null_stream_of_each_thread(kernels: Kernels) -> None:
    """Functions ending in `_spt` use the calling thread's stream for null, so they do not wait for other threads'
    work.
    """
    gate = Gate(kernels, hip.hipStreamPerThread)
    answers: list[int] = []

    def other() -> None:
        answers.append(code(hip.hipStreamQuery_spt(None)))
        place = done(hip.hipMalloc(64))
        answers.append(code(hip.hipMemset_spt(place, 1, 64)))
        answers.append(code(hip.hipStreamSynchronize_spt(None)))

    thread = threading.Thread(target=other)
    thread.start()
    thread.join(60)
    assert answers == [0, 0, 0]
    assert code(hip.hipStreamQuery_spt(None)) == 600
    assert state.stream_of(hip.hipStreamPerThread) is not state.stream_of(None)
    gate.open()
    assert hip.hipStreamSynchronize_spt(None) == OK
    families = ("hipMemcpy", "hipMemcpyAsync", "hipMemset", "hipStreamSynchronize", "hipEventRecord", "hipLaunchKernel")
    assert all(hasattr(hip, f"{name}_spt") for name in families)


@pytest.mark.promise("S3-05")
def test_the_stream_of_a_thread_has_a_handle(devices: list[hipkit.Device]) -> None:
    """`hipStreamPerThread` is the handle 2: one stream for each thread and device, made at first use, again after a
    reset.
    """
    assert hip.hipStreamPerThread == 2
    mine = state.stream_of(hip.hipStreamPerThread)
    assert state.stream_of(ctypes.c_void_p(2)) is mine
    others: list[object] = []
    thread = threading.Thread(target=lambda: others.append(state.stream_of(2)))
    thread.start()
    thread.join()
    assert others[0] is not mine
    hip.hipSetDevice(1)
    assert state.stream_of(2).device is devices[1]
    hip.hipSetDevice(0)
    assert hip.hipDeviceReset() == OK
    again = state.stream_of(2)
    assert again is not mine
    assert hip.hipStreamSynchronize(2) == OK


@pytest.mark.promise("S3-06")
def test_a_stream_is_valid_while_it_is_in_the_set(devices: list[hipkit.Device]) -> None:
    """The runtime looks every stream handle up among the streams of all devices, and refuses destroyed and forged
    handles.
    """
    first = done(hip.hipStreamCreate())
    hip.hipSetDevice(1)
    second = done(hip.hipStreamCreate())
    assert first.stream in devices[0].streams
    assert second.stream in devices[1].streams
    assert hip.hipStreamSynchronize(first) == OK
    assert hip.hipStreamDestroy(first) == OK
    assert first.stream not in devices[0].streams
    for call in (hip.hipStreamSynchronize, hip.hipStreamQuery, hip.hipStreamDestroy):
        assert code(call(first)) == 709
    assert code(hip.hipStreamSynchronize(0xDEADBEEF)) == 709


@pytest.mark.promise("S3-07")
def test_stream_query_looks_at_the_last_command(kernels: Kernels) -> None:
    """`hipStreamQuery` returns hipErrorNotReady until the last command is done; `hipGetLastError` does not report it
    (`hip7`).
    """
    [stream] = streams(1)
    assert hip.hipStreamQuery(stream) == OK
    gate = Gate(kernels, stream)
    assert hip.hipStreamQuery(stream) == (600,)
    assert not until(lambda: hip.hipStreamQuery(stream) == OK, 0.25)
    with behaving("hip7"):
        assert hip.hipGetLastError() == OK
    gate.open()
    assert until(lambda: hip.hipStreamQuery(stream) == OK)


@pytest.mark.promise("S3-08")
def test_callbacks_run_once_in_order_and_hold_the_stream(kernels: Kernels) -> None:
    """A stream callback runs after all earlier work in its stream; later work waits until the callback returns."""
    [stream] = streams(1)
    word, seen, entered, go_on = Word(), [], threading.Event(), threading.Event()

    def called(of: object, status: int, data: object) -> None:
        seen.append((of, status, data, word.value))
        entered.set()
        go_on.wait(60)

    assert kernels.launch("add", word.address, 1, 1, stream=stream) == OK
    assert hip.hipStreamAddCallback(stream, called, "data", 0) == OK
    assert kernels.launch("add", word.address, 10, 1, stream=stream) == OK
    assert entered.wait(60)
    assert not until(lambda: word.value != 1, 0.25)
    assert code(hip.hipStreamQuery(stream)) == 600
    go_on.set()
    assert hip.hipStreamSynchronize(stream) == OK
    assert (seen, word.value) == ([(stream, 0, "data", 1)], 11)
    order: list[int] = []
    for number in range(50):
        assert hip.hipLaunchHostFunc(stream, order.append, number) == OK
    assert hip.hipStreamSynchronize(stream) == OK
    assert order == list(range(50))
    assert [
        code(call) for call in (hip.hipStreamAddCallback(stream, None), hip.hipStreamAddCallback(stream, called, 0, 1))
    ] == [1, 1]


@pytest.mark.promise("S3-09")
def test_events_for_other_processes(kernels: Kernels) -> None:
    """Another process can open an event with `hipEventInterprocess` and wait for work that this process recorded."""
    [stream] = streams(1)
    gate = Gate(kernels, stream)
    event = done(hip.hipEventCreateWithFlags(hip.hipEventInterprocess | hip.hipEventDisableTiming))
    handle = done(hip.hipIpcGetEventHandle(event))
    program = (
        "import sys; from hipkit.runtime import hip\n"
        "event = hip.hipIpcOpenEventHandle(hip.hipIpcEventHandle_t.from_buffer_copy(sys.stdin.buffer.read()))[1]\n"
        "print(int(hip.hipEventQuery(event)[0]), flush=True)\n"
        "print(int(hip.hipEventSynchronize(event)[0]), int(hip.hipEventQuery(event)[0]))"
    )
    assert hip.hipEventRecord(event, stream) == OK
    with subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        other.stdin.write(bytes(handle))
        other.stdin.close()
        before = other.stdout.readline().split()
        gate.open()
        assert (before, other.stdout.read().split()) == ([b"600"], [b"0", b"0"])
    assert hip.hipEventSynchronize(event) == OK


@pytest.mark.promise("S3-10")
def test_recording_puts_a_marker_into_the_stream(kernels: Kernels) -> None:
    """`hipEventSynchronize` sleeps until the event's marker is done, and waits for no later work."""
    [stream], word = streams(1), Word()
    assert hip.hipStreamWaitValue32(stream, word.address, 1, 1) == OK  # unlike a Gate, nothing that a thread has to run
    event = done(hip.hipEventCreate())
    assert hip.hipEventRecord(event, stream) == OK
    assert event.event.marker.command.kind is Kind.MARKER
    second = Gate(kernels, stream)
    used: list[float] = []

    def synchronize() -> None:
        begun = time.thread_time()
        hip.hipEventSynchronize(event)
        used.append(time.thread_time() - begun)

    ended, thread = signalling(synchronize)
    thread.start()
    assert not ended.wait(0.5)
    word.value = 1
    assert ended.wait(60)
    assert used[0] < 0.25
    assert code(hip.hipStreamQuery(stream)) == 600
    second.open()
    thread.join()
    assert hip.hipStreamSynchronize(stream) == OK


@pytest.mark.promise("S3-11")
def test_only_the_first_query_of_an_event_asks_the_queue(kernels: Kernels) -> None:
    """Any number of queries of an event, from any number of threads, wake the background threads only once."""
    [stream] = streams(1)
    gate, event = Gate(kernels, stream), done(hip.hipEventCreate())
    assert hip.hipEventRecord(event, stream) == OK
    before = background().hurried
    threads = [threading.Thread(target=lambda: [hip.hipEventQuery(event) for _ in range(20)]) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert background().hurried == before + 1
    gate.open()
    assert until(lambda: hip.hipEventQuery(event) == OK)


@pytest.mark.promise("S3-12")
def test_an_event_that_was_never_recorded(kernels: Kernels) -> None:
    """Query and synchronise succeed for an event that was never recorded; its elapsed time is hipErrorInvalidHandle."""
    event, other = done(hip.hipEventCreate()), done(hip.hipEventCreate())
    assert event.event.marker.command is None
    assert [hip.hipEventQuery(event), hip.hipEventSynchronize(event)] == [OK, OK]
    assert code(hip.hipEventElapsedTime(event, other)) == 400
    [stream] = streams(1)
    gate = Gate(kernels, stream)
    for recorded in (event, other):
        assert hip.hipEventRecord(recorded, stream) == OK
    assert code(hip.hipEventElapsedTime(event, other)) == 600
    gate.open()
    assert hip.hipEventSynchronize(other) == OK
    assert done(hip.hipEventElapsedTime(event, other)) >= 0
    assert done(hip.hipEventElapsedTime(event, event)) == 0


@pytest.mark.promise("S3-14")
def test_a_stream_that_no_thread_waits_for_is_run_by_another_thread(kernels: Kernels) -> None:
    """Commands of one stream run in order; another stream runs while the first one is blocked."""
    first, second = streams(2)
    gate, word = Gate(kernels, first), Word()
    ran: list[int] = []
    assert hip.hipLaunchHostFunc(first, lambda _: ran.append(threading.get_ident()), None) == OK
    assert hip.hipLaunchHostFunc(second, lambda _: ran.append(threading.get_ident()), None) == OK
    assert kernels.launch("add", word.address, 1, 1, stream=second) == OK
    assert until(lambda: word.value == 1)
    assert len(ran) == 1
    gate.open()
    assert until(lambda: len(ran) == 2)
    assert threading.get_ident() not in ran


@pytest.mark.promise("S3-15")
def test_what_is_queued_runs_without_waiting(kernels: Kernels) -> None:
    """Queued work runs although no thread synchronises with the stream or queries it."""
    [stream] = streams(1)
    word = Word()
    for _ in range(10):
        assert kernels.launch("add", word.address, 1, 1, stream=stream) == OK
    assert until(lambda: word.value == 10)


@pytest.mark.promise("S3-16")
def test_synchronising_waits_for_what_was_queued_until_then(kernels: Kernels) -> None:
    """`hipStreamSynchronize` waits for the work that was queued before the call, and not for later work."""
    [stream] = streams(1)
    gate, word = Gate(kernels, stream), Word()
    assert kernels.launch("add", word.address, 1, 1, stream=stream) == OK
    ended, thread = signalling(lambda: hip.hipStreamSynchronize(stream))
    thread.start()
    assert not ended.wait(0.05)
    later = Gate(kernels, stream)
    gate.open()
    assert ended.wait(60)
    assert word.value == 1
    assert code(hip.hipStreamQuery(stream)) == 600
    later.open()
    thread.join()
    assert hip.hipStreamSynchronize(stream) == OK


@pytest.mark.promise("S3-18")
def test_every_kind_of_command_runs_itself() -> None:
    """A stream executes fills, copies, kernels, callbacks and markers in order; the trace shows the kind of each."""
    kernels, [stream], place = Kernels(), streams(1), done(hip.hipMalloc(64))
    pinned, event = Word(7), done(hip.hipEventCreate())
    with hipkit.trace() as recorded:
        assert hip.hipMemsetAsync(place, 0, 64, stream) == OK
        assert hip.hipMemcpyHtoDAsync(place, pinned.address, 4, stream) == OK
        assert kernels.launch("add", place, 1, 1, stream=stream) == OK
        assert hip.hipLaunchHostFunc(stream, lambda _: None, None) == OK
        assert hip.hipEventRecord(event, stream) == OK
        assert hip.hipMemcpyDtoHAsync(pinned.address, place, 4, stream) == OK
        assert hip.hipStreamSynchronize(stream) == OK
    kinds = [command.kind.value for command in recorded.commands]
    assert kinds == ["fill", "copy", "kernel", "callback", "marker", "copy"]
    assert pinned.value == 8


@pytest.mark.promise("S3-19")
def test_device_synchronize_waits_for_all_streams_of_that_device(kernels: Kernels) -> None:
    """`hipDeviceSynchronize` waits for blocking and non-blocking streams of the current device, not for those of
    another.
    """
    hip.hipSetDevice(1)
    other_device = Gate(Kernels(), None)
    hip.hipSetDevice(0)
    gates = {stream: Gate(kernels, stream) for stream in (*streams(1, 0), *streams(1))}
    ended, thread = signalling(lambda: hip.hipDeviceSynchronize())
    thread.start()
    for stream, gate in gates.items():
        assert not ended.wait(0.2)
        gate.open()
        assert until(stream.stream.query)
    assert ended.wait(60)
    thread.join()
    hip.hipSetDevice(1)
    assert code(hip.hipStreamQuery(None)) == 600
    other_device.open()
    assert hip.hipDeviceSynchronize() == OK


@pytest.mark.promise("S3-20")
def test_reset_ends_everything_of_a_device(devices: list[hipkit.Device]) -> None:
    """`hipDeviceReset` destroys the device's streams, frees its memory and pinned memory, and makes a new default
    pool.
    """
    [stream], place, pinned, pool = streams(1), done(hip.hipMalloc(64)), Word(), done(hip.hipDeviceGetMemPool(0))
    hip.hipSetDevice(1)
    kept = done(hip.hipMalloc(64))
    hip.hipSetDevice(0)
    assert hip.hipDeviceReset() == OK
    assert code(hip.hipStreamSynchronize(stream)) == 709
    assert code(hip.hipFree(place)) == 1
    assert code(hip.hipHostFree(pinned.address)) == 1
    assert done(hip.hipDeviceGetMemPool(0)) != pool
    assert devices[0].memory.used == 0
    assert hip.hipFree(kept) == OK
    word = Word()
    assert Kernels().launch("add", word.address, 1, 1) == OK
    assert hip.hipDeviceSynchronize() == OK
    assert word.value == 1


@pytest.mark.promise("S3-21")
def test_each_device_owns_a_null_stream_made_when_used(devices: list[hipkit.Device]) -> None:
    """Each device has one null stream, made at first use; null and `hipStreamLegacy` both stand for it."""
    assert devices[1].streams.null is None
    assert state.stream_of(None) is state.stream_of(hip.hipStreamLegacy) is devices[0].null_stream
    hip.hipSetDevice(1)
    assert state.stream_of(0) is devices[1].streams.null is not devices[0].null_stream
    assert code(hip.hipStreamDestroy(None)) == 400
    assert code(hip.hipStreamDestroy(hip.hipStreamPerThread)) == 400
    assert code(hip.hipStreamGetFlags(None)) == 1


@pytest.mark.promise("S3-22")
def test_the_null_stream_and_blocking_streams_wait_for_each_other(kernels: Kernels) -> None:
    """The null stream and blocking streams wait for each other; non-blocking streams do neither."""
    [blocking], [free] = streams(1, 0), streams(1)
    order = Word(words=8)
    gate = Gate(kernels, blocking)
    assert kernels.launch("append", order.address, 3, stream=blocking) == OK
    assert kernels.launch("append", order.address, 1, stream=None) == OK
    assert kernels.launch("append", order.address + 16, 9, stream=free) == OK
    assert hip.hipStreamSynchronize(free) == OK
    list_of = np.ctypeslib.as_array((ctypes.c_int32 * 8).from_address(order.address))
    assert not until(lambda: list_of[0], 0.25)
    assert list_of.tolist() == [0, 0, 0, 0, 1, 9, 0, 0]
    assert kernels.launch("append", order.address, 2, stream=blocking) == OK
    assert code(hip.hipStreamQuery(None)) == 600
    gate.open()
    assert hip.hipDeviceSynchronize() == OK
    assert list_of[:4].tolist() == [3, 3, 1, 2]
    held = Gate(kernels, None)
    assert kernels.launch("append", order.address + 16, 5, stream=blocking) == OK
    assert not until(lambda: list_of[4] == 2, 0.05)
    held.open()
    assert hip.hipDeviceSynchronize() == OK
    assert list_of[4] == 2


@pytest.mark.promise("S3-23")
def test_the_stream_of_a_thread_is_a_blocking_one(kernels: Kernels) -> None:
    """`hipStreamPerThread` is a blocking stream: the null stream waits for it."""
    assert done(hip.hipStreamGetFlags(hip.hipStreamPerThread)) == hip.hipStreamDefault
    gate, word = Gate(kernels, hip.hipStreamPerThread), Word()
    assert kernels.launch("add", word.address, 1, 1, stream=None) == OK
    assert not until(lambda: word.value, 0.05)
    gate.open()
    assert hip.hipStreamSynchronize(None) == OK
    assert word.value == 1


@pytest.mark.promise("S3-24")
def test_a_device_has_pools_streams_and_a_number(devices: list[hipkit.Device]) -> None:
    """A device lists its default pool, the pools made for it, and its streams; `hipStreamGetDevice` returns a stream's
    device.
    """
    assert done(hip.hipDeviceGetDefaultMemPool(1)).pool is devices[1].default_pool
    assert devices[0].pools == [devices[0].default_pool]
    properties = hip.hipMemPoolProps(
        allocType=hip.hipMemAllocationTypePinned, location=hip.hipMemLocation(hip.hipMemLocationTypeDevice, 1)
    )
    pool = done(hip.hipMemPoolCreate(properties))
    assert devices[1].pools == [devices[1].default_pool, pool.pool]
    hip.hipSetDevice(1)
    stream = done(hip.hipStreamCreate())
    assert done(hip.hipStreamGetDevice(stream)) == hip.hipGetStreamDeviceId(stream) == 1
    assert list(devices[1].streams) == [stream.stream]


@pytest.mark.promise("S3-25")
def test_destroying_a_stream_does_not_wait_and_loses_nothing(kernels: Kernels) -> None:
    """`hipStreamDestroy` returns at once; the work queued in the stream still runs."""
    [stream], word = streams(1), Word()
    gate = Gate(kernels, stream)
    assert kernels.launch("add", word.address, 1, 1, stream=stream) == OK
    assert hip.hipStreamDestroy(stream) == OK
    assert word.value == 0
    gate.open()
    assert until(lambda: word.value == 1)


@pytest.mark.promise("S3-26")
def test_the_last_error_is_of_the_thread_and_is_forgotten_by_asking() -> None:
    """Each thread has its own last error. `hipGetLastError` clears it, `hipPeekAtLastError` does not; before HIP 7 a
    successful call clears it too.
    """
    others: list[object] = []
    for profile, after_success in (("hip6", 0), ("hip7", 101)):
        with behaving(profile):
            hip.hipGetLastError()
            assert code(hip.hipSetDevice(99)) == 101
            thread = threading.Thread(target=lambda: others.append(hip.hipGetLastError()))
            thread.start()
            thread.join()
            assert hip.hipPeekAtLastError() == (101,)
            assert hip.hipSetDevice(0) == OK
            assert hip.hipExtGetLastError() == OK
            assert hip.hipGetLastError() == (after_success,)
            assert hip.hipGetLastError() == OK
    assert others == [OK, OK]


def test_a_traced_command_says_when_a_stream_was_given_it() -> None:
    (stream,) = streams(1)
    with hipkit.trace() as trace:
        before = time.perf_counter_ns()
        assert hip.hipMemsetAsync(done(hip.hipMalloc(16)), 1, 16, stream) == OK
        assert hip.hipStreamSynchronize(stream) == OK
    (fill,) = (command for command in trace.commands if command.kind is Kind.FILL)
    assert before <= fill.queued <= fill.begun <= fill.ended <= time.perf_counter_ns()


@pytest.mark.promise("S3-27")
def test_every_call_makes_the_runtime_ready_and_can_be_traced() -> None:
    """Any function may be the first one called and uses device 0; a trace records the begin and end of each call."""
    program = (
        "import hipkit; from hipkit.runtime import hip\n"
        "with hipkit.trace() as t: print(int(hip.hipMalloc(16)[0]), hip.hipGetDevice()[1])\n"
        "print(*[c[0] for c in t.calls], all(c[2] <= c[3] for c in t.calls))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert ran.stdout.splitlines() == ["0 0", "hipMalloc hipGetDevice True"], ran.stderr


@pytest.mark.promise("S3-28")
def test_handles_are_opaque_and_forged_ones_are_found() -> None:
    """A function that gets a number, a destroyed handle or a handle of another type returns an error code."""
    event, stream = done(hip.hipEventCreate()), done(hip.hipStreamCreate())
    assert hip.hipEventDestroy(event) == OK
    forged: Any
    for forged in (0x1000, 2**63, -5, event, "stream", object()):
        assert code(hip.hipStreamSynchronize(forged)) == 709
    for forged in (0x1000, stream, "event"):
        assert code(hip.hipEventQuery(forged)) == 400
        assert code(hip.hipEventDestroy(forged)) == 709
    assert code(hip.hipEventDestroy(None)) == 400
    assert code(hip.hipEventRecord(event, None)) == 400


def test_a_callback_that_waits_for_its_own_stream_is_told(devices: list[hipkit.Device]) -> None:
    answers: list[int] = []
    stream = done(hip.hipStreamCreate())
    assert hip.hipLaunchHostFunc(stream, lambda _: answers.append(code(hip.hipStreamSynchronize(stream)))) == OK
    assert hip.hipStreamSynchronize(stream) == OK
    assert answers == [1]


def test_a_chain_of_streams_is_done_by_the_thread_that_waits(kernels: Kernels) -> None:
    chain, word = streams(16), Word()
    for turn in range(64):
        stream, event = chain[turn % 16], done(hip.hipEventCreate())
        assert kernels.launch("add", word.address, 1, 1, stream=stream) == OK
        assert hip.hipEventRecord(event, stream) == OK
        assert hip.hipStreamWaitEvent(chain[(turn + 1) % 16], event, 0) == OK
    last = chain[0].stream.queue.last
    assert last is not None
    finish(last)
    assert hip.hipDeviceSynchronize() == OK
    assert word.value == 64
