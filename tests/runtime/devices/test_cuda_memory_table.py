"""The memory that checked kernels on GPUs of NVIDIA's may use: bounds, the table that they look addresses up in, and what an error
says. No GPU is needed; what kernels do is in test_access_checks.py."""

from __future__ import annotations

import ctypes
import mmap
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ptx_thread import Exited, Thread

import hipkit
from hipkit.runtime.devices.access import READS, UPDATES, WRITES
from hipkit.runtime.devices.backend import Dispatch, Report
from hipkit.runtime.devices.cuda import memory_table
from hipkit.runtime.devices.cuda.bounds import NOWHERE, Bound, Bounds, Memory, values
from hipkit.runtime.devices.cuda.check_functions import FIND, FUNCTIONS
from hipkit.runtime.devices.cuda.known_bits import IMAGE
from hipkit.runtime.devices.cuda.memory_table import HEAD, MemoryTable
from hipkit.runtime.devices.cuda.status import (
    DOES,
    DOES_BIT,
    HALF_BIT,
    SPACE_BIT,
    SPACES,
    STEP,
    WHOLE_BIT,
    Entry,
    Record,
    Status,
    Statuses,
    Why,
)
from hipkit.runtime.devices.surroundings import Surroundings
from hipkit.runtime.errors import MemoryFault
from hipkit.runtime.memory.device import DeviceMemory

BUILT = Path(__file__).parents[3] / "samples" / "built"
MEMORY = Memory(
    ((0x1000, 0x1190), (0x2000, 0x4000), (0x8000, 0x8010)), ((0x2000, 0x2800), (0x3000, 0x3400), (0x8000, 0x8010))
)
Tool = Callable[[str], Callable[..., Any]]
EXACT: dict[int, int] = {}
RECORDS = [77, 78]


# ------------------------------------------------------------------------------------------------------------ bounds


@pytest.mark.parametrize(
    ("address", "is_write", "found"),
    [
        (0x1000, False, (0x1000, 0x1190)), (0x118F, True, (0x1000, 0x1190)), (0x1190, False, NOWHERE), (0xFFF, False, NOWHERE),
        (0, True, NOWHERE), (1 << 63, False, NOWHERE), (0x2100, False, (0x2000, 0x4000)), (0x2100, True, NOWHERE),
        (0x2800, True, (0x2800, 0x3000)), (0x2FFF, True, (0x2800, 0x3000)), (0x3000, True, NOWHERE),
        (0x3400, True, (0x3400, 0x4000)), (0x800F, False, (0x8000, 0x8010)), (0x8000, True, NOWHERE),
    ],
)  # fmt: skip
def test_the_memory_around_an_address(address: int, is_write: bool, found: tuple[int, int]) -> None:
    assert MEMORY.around(address, is_write=is_write) == found


def test_what_a_launch_passes() -> None:
    arguments = memoryview(struct.pack("<QQQ", 0x1010, 0x2900, 0x7777))
    wanted = [
        Bound("low", 8, 0), Bound("limit", 4, 0), Bound("limit", 4, 8, is_write=True), Bound("low", 0, 8, is_write=True),
        Bound("low", 0, 16), Bound("limit", 1, 16), Bound("lds", 16), Bound("lds", 1025), Bound("limit", 4), Bound("limit", 4, IMAGE, is_write=True),
    ]  # fmt: skip
    found = values(wanted, MEMORY, arguments, (0x2000, 0x2000), lds=1024)
    assert found == [0xFF8, 0x190 - 3, 0x800 - 3, 0x2800, 0, 0, 1009, 0, 0x2000 - 3, 0xC00 - 3]


def test_an_access_is_inside_exactly_if_the_comparison_says_so() -> None:
    """address - low < limit, as numbers of 64 bits without a sign."""
    for offset, size in ((0, 1), (0, 4), (12, 16), (-8, 4)):
        low, limit = values(
            [Bound("low", offset, 0), Bound("limit", size, 0)], MEMORY, memoryview(struct.pack("<Q", 0x1000)), (0, 0), 0
        )
        for address in [*range(0xFE0, 0x1020), *range(0x1170, 0x11B0), 0, 1, (1 << 64) - 1, 1 << 63]:
            start = (address + offset) & (1 << 64) - 1
            assert ((address - low) & (1 << 64) - 1 < limit) == (start >= 0x1000 and start + size <= 0x1190)


def test_which_pointer_an_address_comes_from_is_used_only_if_it_is_one_of_few() -> None:
    bounds = Bounds((0, 8, 16))
    assert bounds.origins((8, 24)) == (8,)
    assert bounds.origins((IMAGE, 8)) == (IMAGE, 8)
    assert bounds.origins((0, 8, 16)) == ()
    assert bounds.origins(()) == ()


# ---------------------------------------------------------------------------------------------------- table of memory


class Recorded:
    """A GPU whose memory is here."""

    generation = 0

    def __init__(self) -> None:
        self.memory: dict[int, bytes] = {}
        self.calls: list[str] = []
        self.next = 1 << 40

    def call(self, name: str, *rest: Any) -> int | None:
        self.calls.append(name)
        if name == "cuMemAlloc":
            self.next += 1 << 20
            return self.next
        if name.startswith("cuMemcpyHtoD"):
            assert rest[1] % mmap.PAGESIZE in (0, 2 * HEAD), (
                "the driver takes no memory of which some pages are registered"
            )
            self.memory[rest[0]] = ctypes.string_at(rest[1], rest[2])
        if name == "cuMemFree":
            self.memory.pop(rest[0], None)
        return None

    def when_idle(self, action: Callable[[], object]) -> None:
        action()

    def rows(self, table: int) -> tuple[list[tuple[int, int, int]], list[tuple[int, int, int]]]:
        """What a kernel would find."""
        live, count, read_only, read_only_count, record = struct.unpack_from("<5Q", self.memory[table])
        assert record == 77
        heads = table + 2 * HEAD
        rows = self.memory[table][2 * HEAD :] if live == heads else self.memory[live]
        found = [row[:3] for row in struct.iter_unpack("<4Q", rows)]
        assert read_only == live + 32 * count
        return found[:count], found[count : count + read_only_count]


@contextmanager
def running(table: MemoryTable, memory: DeviceMemory, given: Any = (), rooms: dict[int, int] = EXACT) -> Iterator[None]:
    """While the block runs, a launch does."""
    assert table.begin(1, memory.reach, given, None, rooms) == table._address + HEAD
    yield
    table.end()


def test_kernels_find_what_is_allocated_also_while_they_run() -> None:
    gpu, memory = Recorded(), DeviceMemory()
    table = MemoryTable(gpu, RECORDS)  # type: ignore[arg-type]
    one = memory.allocate(400)
    given = ((1 << 20, (1 << 20) + 64),)
    with running(table, memory, given):
        assert gpu.rows(table._address) == ([(1 << 20, 64, 64), (one, 400, 400)], [(1 << 20, 64, 64)])
        other = memory.allocate(16)
        assert sorted(gpu.rows(table._address)[0]) == sorted([(1 << 20, 64, 64), (one, 400, 400), (other, 16, 16)])
        memory.free(other)
        third = memory.allocate(24)
        assert (third, 24, 24) in gpu.rows(table._address)[0]
        assert other not in [row[0] for row in gpu.rows(table._address)[0]]
    gpu.calls.clear()
    with running(table, memory, given):
        assert len(gpu.rows(table._address)[0]) == 3
    with running(table, memory, given):
        pass
    assert gpu.calls == ["cuMemcpyHtoDAsync"], "it is written where it is another than before"
    with running(table, memory, given, {one: 4096}):
        assert (one, 400, 4096) in gpu.rows(table._address)[0]


def test_a_stream_is_used_for_one_device_after_another() -> None:
    gpu, devices = Recorded(), [DeviceMemory(), DeviceMemory()]
    table = MemoryTable(gpu, RECORDS)  # type: ignore[arg-type]
    for memory, size in zip(devices, (400, 16), strict=True):
        memory.allocate(size)
    assert devices[0].reach.version == devices[1].reach.version
    for memory, size in zip([*devices, devices[0]], (400, 16, 400), strict=True):
        with running(table, memory):
            assert [row[1] for row in gpu.rows(table._address)[0]] == [size]


def test_what_is_freed_while_a_kernel_runs_is_kept_until_it_ends() -> None:
    memory = DeviceMemory()
    table = MemoryTable(Recorded(), RECORDS)  # type: ignore[arg-type]
    freed = memory.allocate(400)
    with running(table, memory):
        memory.free(freed)
        assert memory._kept
    assert not memory._kept


def test_a_table_grows_with_what_is_allocated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory_table, "_LEAST_ROWS", 1)
    gpu, memory = Recorded(), DeviceMemory()
    table = MemoryTable(gpu, RECORDS)  # type: ignore[arg-type]
    places: set[int] = set()
    for _ in range(33):
        places.add(memory.allocate(64))
        with running(table, memory):
            assert {row[0] for row in gpu.rows(table._address)[0]} == places
    assert gpu.calls.count("cuMemAlloc") == gpu.calls.count("cuMemFree") + 1 == 5, "with rooms for 2, 6, 14, 30 and 62"


# ---------------------------------------------------------------------------------------------- what kernels look up


def looked_up(
    memory: Memory, address: int, does: str, size: int, rooms: dict[int, int]
) -> tuple[list[int] | None, Record]:
    """What the function in PTX answers, None where it ends the thread; and the record."""
    record = Record()
    table = MemoryTable(Recorded(), [RECORD_AT])  # type: ignore[arg-type]
    table.memory, table._rooms = memory, rooms
    data = table._bytes(TABLE_AT + HEAD)
    words = {TABLE_AT + 8 * n: word for n, (word,) in enumerate(struct.iter_unpack("<Q", data))}
    thread = Thread(FUNCTIONS, words)
    what = size | DOES.index(does) << DOES_BIT | 0x1234 << 32
    try:
        found = thread.call(FIND, address, 1, what, TABLE_AT)
    except Exited:
        found = None
    for at, word in thread.memory.items():
        if RECORD_AT <= at < RECORD_AT + ctypes.sizeof(Record):
            width = 8 if (at - RECORD_AT) % ctypes.sizeof(Entry) == Entry.address.offset else 4
            ctypes.memmove(ctypes.addressof(record) + at - RECORD_AT, word.to_bytes(8, "little"), width)
    return found, record


RECORD_AT, TABLE_AT = 1 << 30, 1 << 20
TOUCHING = Memory(((0x1000, 0x1010), (0x1010, 0x1020), (0x1028, 0x1100)), ((0x1040, 0x1050), (0x1060, 0x1070)))


@pytest.mark.parametrize("does", [READS, WRITES, UPDATES])
@pytest.mark.parametrize("size", [1, 4, 16])
@pytest.mark.parametrize(
    "memory", [TOUCHING, TOUCHING._replace(read_only=()), Memory((), ()), Memory(((0x1000, 0x1100),), ())]
)
def test_an_address_is_found_exactly_if_the_kernel_may_use_it(does: str, size: int, memory: Memory) -> None:
    for address in (*range(0xFE8, 0x1110), 0, (1 << 64) - 1, 1 << 63):
        span = next((one for one in memory.live if one[0] <= address and address + size <= one[1]), None)
        is_read_only = any(low < address + size and address < high for low, high in memory.read_only)
        found, record = looked_up(memory, address, does, size, {})
        if span is None or (is_read_only and does != READS):
            assert found is None
            assert (record.stopped.why, record.stopped.address, record.stopped.pc) == (Why.ACCESS, address, 0x1234)
            assert (record.stopped.refusal.size, record.stopped.refusal.does, record.stopped.lane) == (size, does, 5)
            assert (list(record.stopped.group), record.stopped.wave, record.is_to_stop) == ([7, 8, 9], 2, 1)
        else:
            assert bytes(record) == bytes(ctypes.sizeof(Record))
            expected = span if does == READS else memory.around(address, is_write=True)
            assert found == [expected[0], expected[1] - expected[0]]


@pytest.mark.parametrize("does", [READS, WRITES])
def test_past_the_end_only_reads_within_the_room_are_let_through_and_recorded(does: str) -> None:
    memory = Memory(((0x1000, 0x1006), (0x3000, 0x3010)), ())
    for address, is_inside, has_room in (
        (0x1002, True, True), (0x1003, False, True), (0x1006, False, True), (0x101C, False, True), (0x101D, False, False),
        (0x1020, False, False), (0x300D, False, False),
    ):  # fmt: skip
        found, record = looked_up(memory, address, does, 4, {0x1000: 0x20})
        is_through = is_inside or (has_room and does == READS)
        assert (found is not None, record.overrun.why, record.stopped.why) == (
            is_through, int(is_through and not is_inside), 0 if is_through else Why.ACCESS
        ), hex(address)  # fmt: skip
        if record.overrun.why:
            assert found == [0, 0] and (record.overrun.address, record.overrun.lane) == (address, 5)


def test_lanes_that_are_not_active_are_not_looked_up() -> None:
    thread = Thread(FUNCTIONS, {})
    assert thread.call(FIND, 0, 0, 4, TABLE_AT) == [0, 0]
    assert thread.memory == {}


def test_a_lookup_takes_as_many_steps_as_the_table_has_halves() -> None:
    rows = [(1 << 32 | n << 12, 1 << 32 | n << 12 | 0x100) for n in range(1000)]
    table = MemoryTable(Recorded(), [RECORD_AT])  # type: ignore[arg-type]
    table.memory = Memory(rows, ())
    words = {
        TABLE_AT + 8 * n: word for n, (word,) in enumerate(struct.iter_unpack("<Q", table._bytes(TABLE_AT + HEAD)))
    }
    for n in (0, 1, 499, 998, 999):
        thread = Thread(FUNCTIONS, words)
        assert thread.call(FIND, rows[n][0] + 8, 1, 4, TABLE_AT) == [rows[n][0], 0x100]
        assert thread.steps < 200


# ------------------------------------------------------------------------------------------------------------ the error


class Pages:
    """Pages of the host that nothing registers."""

    def map(self, address: int, size: int) -> None: ...

    def unmap(self, address: int, size: int) -> None: ...


def recorded(fault: MemoryFault, pc: int, lanes: int) -> Status:
    """The record that a GPU would have written for a fault."""
    status = Status(memoryview(bytearray(STEP))[: ctypes.sizeof(Record)])
    does = READS if fault.is_read else UPDATES if "updates" in str(fault) else WRITES
    half = fault.lane >= 32
    what = fault.size | DOES.index(does) << DOES_BIT | SPACES.index(fault.space) << SPACE_BIT | half << HALF_BIT
    what |= (fault.lane < 0) << WHOLE_BIT
    entry = status.record.stopped
    entry.why, entry.pc, entry.group[:], entry.wave = int(Why.ACCESS), pc, fault.group, fault.wave
    entry.lane, entry.what, entry.address = max(fault.lane, 0) % 32, what, fault.address
    return status


@pytest.mark.parametrize("target", ["gfx1100", "gfx90a:xnack+"])
@pytest.mark.parametrize("which", range(3))
def test_the_error_says_what_the_cpu_s_does(target: str, which: int, monkeypatch: pytest.MonkeyPatch) -> None:
    device = hipkit.Device(target)
    kernel = hipkit.Module.load(BUILT / "vector_add", device=device)["vector_add"]
    arrays = [device.zeros(41, np.float32) for _ in range(3)]
    arrays[which] = device.zeros(40, np.float32)
    dispatches: list[Dispatch] = []
    run = device.backend.run

    def noted(dispatch: Dispatch, **how: bool) -> Report:
        dispatches.append(dispatch)
        return run(dispatch, **how)

    monkeypatch.setattr(device.backend, "run", noted)
    with pytest.raises(MemoryFault) as caught:
        kernel.launch(1, 64, [*arrays, 41])
    (dispatch,) = dispatches
    reach = device.memory.reach
    around = Surroundings(dispatch.image, reach.table(), reach.read_only_spans(), reach.code(), dispatch.readable)
    pc = next(
        segment.address + caught.value.code_address - segment.linked - dispatch.image.base
        for segment in dispatch.image.segments
        if segment.linked <= caught.value.code_address < segment.linked + segment.size
    )
    found = recorded(caught.value, pc, kernel.info.wavefront_size or 64).error(dispatch, around)
    assert isinstance(found, MemoryFault)
    assert str(found) == str(caught.value)
    assert vars(found) == vars(caught.value)


@pytest.mark.parametrize(("stopped", "overrun"), [(0, 0), (0, 1), (3, 0), (3, 1)])
def test_a_wave_has_said_something_if_it_was_stopped_or_has_read_too_far(stopped: int, overrun: int) -> None:
    status = Status(memoryview(bytearray(STEP))[: ctypes.sizeof(Record)])
    status.record.stopped.why, status.record.overrun.why = stopped, overrun
    assert status.has_entries is bool(stopped + overrun)
    status.clear()
    assert not status.has_entries


def test_a_record_is_empty_before_a_launch() -> None:
    statuses = Statuses(Pages(), 3)  # type: ignore[arg-type]
    for number in range(3):
        status = statuses.begin(number)
        assert status.address == statuses.addresses[number]
        status.record.stopped.why = 3
        status.record.overrun.why = 1
        status.stop()
    again = statuses.begin(4)
    assert again.address == statuses.addresses[1] and bytes(again.record) == bytes(len(bytes(Record())))
    assert status.has_entries, "the record of another launch"
    assert Entry.address.offset % 8 == 0
