"""Device memory: what is allocated, what is not, and what is between."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import numpy as np
import pytest

from hipkit.runtime.errors import AddressError, OutOfMemoryError
from hipkit.runtime.memory.blocks import ALIGNMENT, GAP
from hipkit.runtime.memory.cache_model import ModelledCache
from hipkit.runtime.memory.device import DeviceMemory
from hipkit.runtime.memory.host import MemoryKind, host_memory


def test_allocations_are_aligned_zeroed_and_apart() -> None:
    memory = DeviceMemory()
    sizes = [1, 255, 256, 257, 4096, 100_000, 3] * 20
    addresses = [memory.allocate(size) for size in sizes]
    for address, size in zip(addresses, sizes, strict=True):
        assert address % ALIGNMENT == 0
        assert memory.read(address, size) == bytes(size)
    ordered = memory.allocations
    assert sorted(addresses) == [allocation.address for allocation in ordered]
    for one, next_one in itertools.pairwise(ordered):
        assert next_one.address - one.end >= GAP


def test_larger_alignments() -> None:
    assert DeviceMemory().allocate(10, 1 << 21) % (1 << 21) == 0


def test_what_was_written_is_read() -> None:
    memory = DeviceMemory()
    one, two = memory.allocate(64), memory.allocate(64)
    memory.write(one + 3, b"hello")
    memory.write(one + 8, memoryview(b" world"))
    memory.copy(two, one, 20)
    assert memory.read(two + 3, 11) == b"hello world"
    memory.copy(two + 1, two, 20)
    assert memory.read(two + 4, 11) == b"hello world"
    memory.fill(two, 0x1FF, 2)
    assert memory.read(two, 3) == b"\xff\xff\0"


def test_accesses_that_leave_an_allocation_are_errors() -> None:
    memory = DeviceMemory()
    one = memory.allocate(100)
    with pytest.raises(AddressError, match=r"write of 1 bytes at 0x\w+: no allocation is there; the nearest is 100"):
        memory.write(one + 100, b"x")
    with pytest.raises(AddressError, match="ends 1 bytes before"):
        memory.read(one + 1, 100)
    with pytest.raises(AddressError, match="no allocation is there"):
        memory.read(one - 1, 1)
    with pytest.raises(AddressError, match="ends 28 bytes before"):
        memory.fill(one, 0, 128)
    with pytest.raises(AddressError, match="needs at least one"):
        memory.allocate(0)


def test_what_is_freed_is_gone() -> None:
    memory = DeviceMemory()
    one = memory.allocate(100)
    assert memory.find(one + 99) == (one, 100)
    memory.free(one)
    assert memory.find(one) is None
    for address in (one, one + 8, 12):
        with pytest.raises(AddressError, match="not the address of an allocation; nothing is allocated"):
            memory.free(address)


def test_capacity() -> None:
    memory = DeviceMemory(1000)
    one = memory.allocate(600)
    with pytest.raises(OutOfMemoryError, match="no room for 401 bytes on the device: 600 of 1000 are allocated"):
        memory.allocate(401)
    memory.free(one)
    assert memory.free_bytes == 1000
    assert memory.allocate(1000)
    with pytest.raises(OutOfMemoryError):
        DeviceMemory(1 << 62).allocate(1 << 61)


def test_what_kernels_may_use_follows_each_change() -> None:
    memory = DeviceMemory()
    one, two = memory.allocate(64), memory.allocate(64)
    memory.reach.hide(two)
    assert [start for start, _ in memory.reach.table()] == [one]
    memory.reach.show(two)
    memory.reach.hide(one)
    assert [start for start, _ in memory.reach.table()] == [two]


def test_the_table_is_a_snapshot_in_order() -> None:
    memory = DeviceMemory()
    assert memory.reach.table() == ()
    addresses = sorted(memory.allocate(size) for size in (5, 50, 500))
    table = memory.reach.table()
    assert [start for start, _ in table] == addresses
    assert sorted(end - start for start, end in table) == [5, 50, 500]
    assert memory.reach.table() is table
    memory.free(addresses[0])
    assert len(memory.reach.table()) == 2
    assert len(table) == 3


def test_lent_memory_is_there_for_a_while_and_overlaps_are_one() -> None:
    memory = DeviceMemory()
    own = memory.allocate(10)
    array = np.zeros(100, np.uint8)
    base = array.ctypes.data
    with memory.reach.lend([(base, 60), (base + 40, 60), (base + 50, 0), (base + 20, 5)]):
        rows = memory.reach.table()
        assert (base, base + 100) in rows
        assert len(rows) == 2
        assert memory.find(base + 99) == (base + 40, 60)
        with memory.reach.lend([(base, 60)]):
            pass
        assert memory.find(base) == (base, 60)
    assert memory.reach.table() == ((own, own + 10),)
    assert memory.find(base) is None


def test_what_a_cache_has_of_freed_memory_is_not_in_what_comes_at_its_address() -> None:
    cache, host, data = ModelledCache(), host_memory(), np.zeros(64, np.uint8)
    for _ in range(2):
        host.register(int(data.ctypes.data), 64, MemoryKind.PINNED, is_coherent=False)
        with cache.kernel():
            assert data[0] == 0
            data[0] = 7
        assert data[0] == 0
        host.remove(int(data.ctypes.data), MemoryKind.PINNED)
    cache.release()
    assert data[0] == 0


@pytest.mark.skipif(not Path("/proc/self/smaps").exists(), reason="Linux says so there")
def test_large_memory_is_in_huge_pages_where_the_system_has_them() -> None:
    """Copies are a fifth slower without."""
    device = DeviceMemory()  # kept: its memory goes with it
    pinned, ours = host_memory().allocate(64 << 20), device.allocate(64 << 20)
    flags: dict[int, bool] = {}
    place = range(0)
    for line in Path("/proc/self/smaps").read_text().splitlines():
        if span := re.match(r"([0-9a-f]+)-([0-9a-f]+) ", line):
            place = range(int(span[1], 16), int(span[2], 16))
        elif line.startswith("VmFlags:"):
            flags |= {address: "hg" in line.split() for address in (pinned.address, ours) if address in place}
    assert flags == {pinned.address: True, ours: True}
