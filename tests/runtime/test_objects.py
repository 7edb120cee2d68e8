"""The object API: buffers, streams, events, pools, contexts and traces."""

from __future__ import annotations

import ctypes
import json
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hip_calls import HANDSHAKE, done, fresh

import hipkit
from hipkit import Buffer, HipError, Module, UsageError
from hipkit.runtime import hip
from hipkit.runtime.errors import ArgumentError, FaultError
from hipkit.runtime.memory import transfer
from hipkit.runtime.streams.command import Command, observers
from hipkit.runtime.streams.operation import Fill
from hipkit.runtime.streams.queue import Queue

pytestmark = pytest.mark.any_backend

ROOT = Path(__file__).parents[2]


@pytest.fixture
def device() -> Iterator[hipkit.Device]:
    with fresh() as [made]:
        yield made


@pytest.fixture
def module(device: hipkit.Device) -> Module:
    return Module.load(HANDSHAKE, device)


def test_the_host_looks_at_a_buffer_only_where_it_has_the_memory(device: hipkit.Device, kind_of_device: str) -> None:
    with device.buffer(4) as buffer:
        if kind_of_device == "cpu":
            assert buffer.view("i4").tolist() == [0]
        else:
            with pytest.raises(UsageError, match="the host cannot look at the 4 bytes"):
                buffer.view()


@pytest.mark.cpu_only("the host looks at device memory")
def test_a_buffer_is_memory_an_array_and_an_argument(device: hipkit.Device, module: Module) -> None:
    values = np.arange(64, dtype=np.int32)
    with device.buffer(values) as data, device.buffer(256) as other:
        module["add"].launch(1, 64, [data, 5, 64])
        assert data.view(np.int32).tolist() == (values + 5).tolist()
        assert (np.asarray(data).nbytes, len(data)) == (256, 64)
        other.copy_from(data)
        assert other.copy_to(np.zeros(64, np.int32)).tolist() == (values + 5).tolist()
        other.fill(7, width=4)
        assert np.from_dlpack(other).view(np.int32).tolist() == [7] * 64
        if sys.version_info >= (3, 12):
            assert bytes(memoryview(other))[:4] == b"\x07\0\0\0"  # type: ignore[arg-type]
        view = data.view(np.int32)
        view[0] = 99
        assert data.copy_to()[0] == 99
        with pytest.raises(UsageError, match="do not fit"):
            data.copy_from(np.zeros(65, np.int32))
        with pytest.raises(UsageError, match="values of 4"):
            device.buffer(6).fill(1, width=4)
    assert data.is_free
    with pytest.raises(UsageError, match="freed"):
        data.view()


def test_buffers_of_a_pool_in_a_stream(device: hipkit.Device, module: Module) -> None:
    with device.new_pool(threshold=1 << 20) as pool, device.stream() as stream:
        first = device.buffer(np.arange(16, dtype=np.int32), stream=stream, pool=pool)
        module["add"].launch(1, 16, [first, 1, 16], stream=stream)
        got = first.copy_to(np.zeros(16, np.int32), stream=stream)
        address = first.address
        first.close()
        again = Buffer(device, 64, stream=stream, pool=pool)
        assert again.address == address
        again.close()
        stream.synchronize()
        assert got.tolist() == list(range(1, 17))
        assert (pool.used, pool.reserved) == (0, 64)


def test_memory_that_a_closed_stream_has_freed_is_used_again(device: hipkit.Device) -> None:
    with device.new_pool(threshold=1 << 20) as pool:
        stream = device.stream()
        place = pool.allocate(64, stream)
        stream.synchronize()
        stream.close()
        pool.free(place, stream)
        assert device.memory.find(place) is None
        with device.stream() as other:
            assert pool.allocate(64, other) == place
            assert device.memory.find(place) is not None
            other.queue.enqueue(Fill(place, 7, 64))
            other.synchronize()
        assert transfer.read(place, 64) == b"\7" * 64
        pool.free(place)


@pytest.mark.parametrize("has_own_pool", [False, True])
def test_a_buffer_outlives_its_stream_and_is_freed_once(device: hipkit.Device, *, has_own_pool: bool) -> None:
    before = device.memory.used
    pool = device.new_pool() if has_own_pool else None
    stream = device.stream()
    buffer = device.buffer(1 << 20, stream=stream, pool=pool)
    stream.close()
    assert device.memory.used == before + (1 << 20)
    buffer.close()
    buffer.close()
    assert buffer.is_free
    if pool is not None:
        pool.destroy()
    device.synchronize()
    assert device.memory.used == before


def test_a_buffer_of_a_closed_stream_is_freed_after_what_the_stream_still_does(
    device: hipkit.Device, module: Module
) -> None:
    before = device.memory.used
    flag, stream = device.pinned_buffer(4), device.stream(non_blocking=True)
    buffer = device.buffer(np.zeros(64, np.int32), stream=stream)
    flag.view("i4")[0] = 0
    module["wait_for"].launch(1, 1, [flag, 1], stream=stream)
    module["add"].launch(1, 64, [buffer, 5, 64], stream=stream)
    stream.close()
    buffer.close()
    device.pool.trim()
    assert device.memory.used > before, "a kernel still uses it"
    ctypes.c_int32.from_address(flag.address).value = 1
    device.synchronize()
    assert device.memory.used == before
    flag.close()


def test_buffers_of_a_device_that_began_anew_are_free_and_free_nothing_else(device: hipkit.Device) -> None:
    plain, pinned, pooled = device.buffer(100), device.pinned_buffer(100), device.buffer(100, stream=device.stream())
    done(hip.hipDeviceReset())
    others = [device.buffer(100) for _ in range(4)]
    used = device.memory.used
    for buffer in (plain, pinned, pooled) * 2:
        buffer.close()
        assert buffer.is_free
    assert device.memory.used == used
    for other in others:
        other.close()
    assert device.memory.used == 0


def test_arrays_are_not_launched_with_in_a_stream(device: hipkit.Device, module: Module) -> None:
    with device.stream() as stream, pytest.raises(ArgumentError, match=r"pass a buffer"):
        module["add"].launch(1, 4, [np.zeros(4, np.int32), 1, 4], stream=stream)


def test_a_buffer_and_a_stream_of_another_device_are_refused(device: hipkit.Device, module: Module) -> None:
    other = hipkit.Device("gfx942")
    with other.buffer(16) as far, pytest.raises(ArgumentError, match="Buffer of 16 bytes .* of another device .* load"):
        module["add"].launch(1, 4, [far, 1, 4])
    with device.buffer(16) as near, other.stream() as stream, pytest.raises(UsageError, match="of another device"):
        module["add"].launch(1, 4, [near, 1, 4], stream=stream)


def test_a_name_that_is_like_no_other_is_answered_with_those_that_there_are(module: Module) -> None:
    with pytest.raises(hipkit.NotFoundError, match="no kernel 'subtract'; it has add, answer, "):
        module["subtract"]


def test_pinned_memory_has_the_shape_and_type_of_an_array(device: hipkit.Device, module: Module) -> None:
    with device.pinned_buffer(np.full((2, 2), 7, np.int32)) as pinned:
        assert (pinned.shape, pinned.dtype, pinned.nbytes) == ((2, 2), np.int32, 16)
        module["add"].launch(1, 4, [pinned, 1, 4])
        assert pinned.view().tolist() == [[8, 8], [8, 8]]


def test_an_error_is_there_before_its_command_is_done(device: hipkit.Device, module: Module) -> None:
    """Else a thread that waits for the command may look for errors too early, and find none."""
    stream, place = device.stream(), device.allocate(4)
    device.free(place)
    seen: list[bool] = []

    def is_there(command: Command) -> None:
        assert isinstance(command.queue, Queue)
        seen.append(command.error in command.queue.errors)

    observers.append(is_there)
    try:
        module["add"].launch(1, 1, [place, 1, 1], stream=stream, strict=False)
        with pytest.raises(FaultError, match="add"):
            stream.synchronize()
    finally:
        observers.remove(is_there)
    assert seen == [True]


def test_what_goes_wrong_in_a_stream_is_raised_once_by_who_waits(device: hipkit.Device, module: Module) -> None:
    stream, place = device.stream(), device.allocate(4)
    device.free(place)
    module["add"].launch(1, 1, [place, 1, 1], stream=stream, strict=False)
    with pytest.raises(FaultError, match="add"):
        stream.synchronize()
    stream.synchronize()
    with device.buffer(4) as data:
        module["add"].launch(1, 1, [data, 2, 1], stream=stream)
        assert data.copy_to(np.zeros(1, np.int32))[0] == 2
    stream.close()
    with pytest.raises(UsageError, match="destroyed"):
        stream.record()


def test_events_tell_the_time(device: hipkit.Device) -> None:
    with device.stream() as stream, device.stream() as other:
        first = stream.record()
        stream.call(lambda: None)
        other.wait(stream.record())
        last = other.record()
        last.synchronize()
        assert last - first >= 0
        assert last.query()


def test_a_context_says_which_device_the_flat_api_uses() -> None:
    with fresh("gfx942", "gfx1100") as devices:
        with devices[1].context():
            assert hip.hipGetDevice() == (0, 1)
        assert hip.hipGetDevice() == (0, 1)
        hip.hipSetDevice(0)


def test_check_makes_an_exception_of_a_code(device: hipkit.Device) -> None:
    assert hipkit.check(hip.hipMalloc(0)) == 0
    assert hipkit.check(hip.hipDeviceSynchronize()) is None
    assert hipkit.check(hip.hipMemGetInfo())[1] == device.memory.capacity
    with pytest.raises(HipError, match=r"hipErrorInvalidDevice \(101\): hipSetDevice: device 9: there are 1"):
        hipkit.check(hip.hipSetDevice(9))


def test_a_trace_is_what_perfetto_opens(device: hipkit.Device, module: Module, tmp_path: Path) -> None:
    before = time.perf_counter()
    with hipkit.trace(tmp_path / "run.json"), device.stream() as stream, device.buffer(256) as data:
        data.fill(0)
        module["add"].launch(1, 64, [data, 1, 64], stream=stream)
        hip.hipDeviceSynchronize()
    events = json.loads((tmp_path / "run.json").read_text())["traceEvents"]
    spans = [event for event in events if event["ph"] == "X"]
    names = {(event["pid"], event["tid"]): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    assert {"kernel", "fill", "call"} <= {event["cat"] for event in spans}
    kernel = next(event for event in spans if event["cat"] == "kernel")
    assert kernel["name"] == "add"
    assert names[kernel["pid"], kernel["tid"]] == f"stream {stream.number}"
    processes = {event["pid"]: event["args"]["name"] for event in events if event["name"] == "process_name"}
    assert processes == {0: "host", 1: f"device 0: {device.target}"}
    assert kernel["pid"] == 1
    assert all(event["dur"] >= 0 and event["ts"] > 0 for event in spans)
    waited = [event["args"]["waited_us"] for event in spans if event["cat"] != "call"]
    assert waited and all(0 <= each < (time.perf_counter() - before) * 1e6 for each in waited)
    assert list(tmp_path.iterdir()) == [tmp_path / "run.json"]


def test_a_trace_has_what_a_thread_knows_to_have_ended(device: hipkit.Device, module: Module) -> None:
    def slow(_command: Command) -> None:
        time.sleep(0.1)

    observers.append(slow)
    try:
        with device.stream() as stream, device.buffer(256) as data, hipkit.trace() as trace:
            module["add"].launch(1, 64, [data, 1, 64], stream=stream)
            while not stream.is_idle:
                time.sleep(0.001)
            assert [command.name for command in trace.commands] == ["add"]
    finally:
        observers.remove(slow)


def test_a_trace_shows_kernels_by_readable_names(samples: Path) -> None:
    kernel = Module.load(samples / "vector_add")["vector_add"]
    with hipkit.trace() as recorded:
        kernel.launch(1, 64, [np.zeros(64, np.float32)] * 3 + [np.int32(64)])
    [row] = [event for event in recorded.events() if event.get("cat") == "kernel"]
    assert row["name"] == "vector_add(float const*, float const*, float*, int)"
    assert row["args"]["symbol"] == "_Z10vector_addPKfS0_Pfi"


@pytest.mark.cpu_only("the host looks at device memory")
def test_the_example_of_the_document_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    [block] = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "hip.md").read_text(), re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(block, "hip.md", "exec"), names)
    assert np.asarray(names["result"])[:3].tolist() == [10, 11, 12]
