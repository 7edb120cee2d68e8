"""Accesses of kernels are checked on every kind of device, with one sentence for what is wrong: code that needs no compiler."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hipkit
from hipkit.runtime.errors import MemoryFault

pytestmark = pytest.mark.any_backend

BUILT = Path(__file__).parents[2] / "samples" / "built"
N, BLOCK = 100, 64
TARGETS = ["gfx1100", "gfx90a:xnack+"]
"""Waves of 32 and of 64 lanes."""


class Adding:
    """A device with three arrays, and the kernel that adds two of them."""

    def __init__(self, target: str) -> None:
        self.device = hipkit.Device(target)
        self.kernel = hipkit.Module.load(BUILT / "vector_add", device=self.device)["vector_add"]
        self.lanes = self.kernel.info.wavefront_size or 64
        self.a, self.b = (self.device.array(np.arange(N, dtype=np.float32) + k) for k in (0, 1))
        self.c = self.device.zeros(N, np.float32)

    def launch(self, *args: Any, blocks: int = 2) -> None:
        self.kernel.launch(blocks, BLOCK, args, strict=False, timeout=60)

    def works(self) -> bool:
        """Whether a launch gives what it should."""
        self.c.copy_from(np.zeros(N, np.float32))
        self.launch(self.a, self.b, self.c, N)
        return bool(np.array_equal(self.c.copy_to(), 2 * np.arange(N, dtype=np.float32) + 1))

    def fault(self, *args: Any, blocks: int = 2) -> MemoryFault:
        with pytest.raises(MemoryFault) as caught:
            self.launch(*args, blocks=blocks)
        assert self.works(), "the device goes on"
        return caught.value


@pytest.fixture(params=TARGETS)
def adding(request: pytest.FixtureRequest) -> Adding:
    return Adding(request.param)


def item_of(fault: MemoryFault, lanes: int) -> int:
    return fault.group[0] * BLOCK + fault.wave * lanes + fault.lane


def test_all_of_an_allocation_may_be_used(adding: Adding) -> None:
    assert adding.works()
    assert adding.works()


@pytest.mark.parametrize("which", [0, 1, 2])
def test_an_access_past_the_end_says_which(adding: Adding, which: int) -> None:
    long = [adding.device.zeros(N + 1, np.float32) for _ in range(3)]
    short = (adding.a, adding.b, adding.c)[which]
    long[which] = short
    fault = adding.fault(*long, N + 1)
    assert (fault.address, fault.size, fault.is_read) == (short.address + 4 * N, 4, which < 2)
    assert item_of(fault, adding.lanes) == N
    does = "reads" if which < 2 else "writes"
    assert (
        f"lane {fault.lane} of wave {fault.wave} in workgroup ({fault.group[0]},0,0) {does} 4 bytes at {fault.address:#x}, which is "
        f"in no allocation; the nearest, of 400 bytes at {short.address:#x}, ends right there"
    ) in str(fault)
    assert fault.instruction.startswith("global_load" if which < 2 else "global_store")
    assert (fault.kernel, fault.space) == (adding.kernel.name, "global")


def test_an_access_before_the_start(adding: Adding) -> None:
    fault = adding.fault(adding.a.address - 4, adding.b, adding.c, N)
    assert (fault.address, item_of(fault, adding.lanes)) == (adding.a.address - 4, 0)
    assert f"the nearest, of 400 bytes at {adding.a.address:#x}, is 4 bytes above" in str(fault)


@pytest.mark.parametrize("which", [0, 2])
def test_an_access_that_crosses_the_end(adding: Adding, which: int) -> None:
    given: list[Any] = [adding.a, adding.b, adding.c]
    address = given[which].address
    given[which] = address + 2
    fault = adding.fault(*given, N)
    assert (fault.address, item_of(fault, adding.lanes)) == (address + 4 * N - 2, N - 1)
    assert f"which leaves the allocation of 400 bytes at {address:#x}: it ends 2 bytes before" in str(fault)


def test_unaligned_addresses_are_right(adding: Adding) -> None:
    with adding.device.zeros(4 * N + 4, np.uint8) as moved:
        adding.launch(adding.a, adding.b, moved.address + 2, N)
        found = moved.copy_to()[2 : 2 + 4 * N].view(np.float32)
    assert found.tolist() == [2.0 * k + 1 for k in range(N)]


def test_memory_that_was_freed(adding: Adding) -> None:
    freed = adding.device.allocate(4 * N)
    adding.device.free(freed)
    fault = adding.fault(adding.a, freed, adding.c, N)
    assert (fault.address, fault.is_read, fault.lane) == (freed + 4 * item_of(fault, adding.lanes), True, 0)
    adding.device.free(adding.device.allocate(4 * N))


@pytest.mark.parametrize("which", [0, 2])
def test_a_null_pointer(adding: Adding, which: int) -> None:
    given: list[Any] = [adding.a, adding.b, adding.c]
    given[which] = 0
    assert "at 0x0, which is a null pointer" in str(adding.fault(*given, 1))
    given[which] = 64
    assert "which is 64 bytes above a null pointer" in str(adding.fault(*given, 1))


def test_an_address_that_none_is(adding: Adding) -> None:
    fault = adding.fault(adding.a, 0x1234_5678_9ABC_DEF0, adding.c, N)
    assert "which is no address: those have 48 bits" in str(fault)


def test_many_faults_at_once_are_one_error(adding: Adding) -> None:
    fault = adding.fault(0, adding.b, adding.c, 1 << 20, blocks=1 << 14)
    assert (fault.address, fault.lane) == (4 * item_of(fault, adding.lanes), 0)


def test_a_pointer_of_one_launch_says_nothing_of_the_next(adding: Adding) -> None:
    """The same code is launched with arrays of other sizes."""
    for count in (1, 7, 64, N, 1000):
        arrays = [adding.device.array(np.ones(count, np.float32)) for _ in range(3)]
        adding.launch(*arrays, count, blocks=-(-count // BLOCK))
        assert arrays[2].copy_to().tolist() == [2.0] * count
        fault = adding.fault(*arrays, count + 1, blocks=1 + count // BLOCK)
        assert fault.address == arrays[0].address + 4 * count
        for array in arrays:
            array.close()


@pytest.fixture(scope="module")
def handshake() -> Callable[[], hipkit.Module]:
    return lambda: hipkit.Module.load(BUILT / "handshake.gfx942.v5.hsaco", device=hipkit.Device("gfx942"))


def test_memory_of_another_allocation_may_be_used(handshake: Callable[[], hipkit.Module]) -> None:
    """What an address is computed from does not matter: only whether it is in live memory."""
    with handshake() as module:
        device = module.device
        one, other = device.zeros(4, np.int32), device.zeros(4, np.int32)
        index = (other.address - one.address) // 4
        if not -(1 << 31) <= index < 1 << 31:
            pytest.skip("the allocations are too far from each other for an index")
        one.copy_from(np.array([index, 0, 0, 0], np.int32))
        module["append"].launch(1, 64, [one, 5], timeout=60)
        assert other.copy_to().tolist() == [0, 5, 0, 0]
        assert one.copy_to().tolist() == [index + 1, 0, 0, 0]
        one.copy_from(np.array([3, 0, 0, 0], np.int32))
        with pytest.raises(MemoryFault) as caught:
            module["append"].launch(1, 64, [one, 5], timeout=60)
        assert (caught.value.address, caught.value.lane) == (one.address + 16, 0)


def test_atomic_operations_on_variables(handshake: Callable[[], hipkit.Module]) -> None:
    with handshake() as module:
        for _ in range(2):
            module["count"].launch(1, 64, [], timeout=60)
        assert module.globals["counter"].read() == (5 + 128).to_bytes(4, "little")


@pytest.mark.in_turn(2)
def test_a_loop_that_reads_past_the_end() -> None:
    """A loop whose iterations are carried out several at once is checked as well."""
    device = hipkit.Device("gfx1100")
    kernel = hipkit.Module.load(BUILT / "histogram", device=device)["histogram"]
    values = np.random.default_rng(1).integers(0, 256, 1 << 16, np.uint8)
    with device.array(values) as data, device.zeros(256, np.uint32) as counts:
        for size in (values.size, values.size - 1, 300, 1):
            counts.copy_from(np.zeros(256, np.uint32))
            kernel.launch(2, 256, [data, counts, size], timeout=60)
            assert np.array_equal(counts.copy_to(), np.bincount(values[:size], minlength=256))
        for size in (values.size + 1, values.size + 8192):
            with pytest.raises(MemoryFault) as caught:
                kernel.launch(2, 256, [data, counts, size], timeout=60)
            assert (caught.value.size, caught.value.is_read) == (1, True)
            assert data.address + values.size <= caught.value.address < data.address + size
        with pytest.raises(MemoryFault) as caught:
            kernel.launch(2, 256, [data, counts.address + 4, values.size], timeout=60)
        assert (caught.value.address, caught.value.is_read) == (counts.address + 1024, False)
        assert "updates 4 bytes" in str(caught.value)
        counts.copy_from(np.zeros(256, np.uint32))
        kernel.launch(2, 256, [data, counts, values.size], timeout=60)
        assert np.array_equal(counts.copy_to(), np.bincount(values, minlength=256))


@pytest.mark.parametrize("is_too_large", [False, True])
def test_a_product_of_matrices(is_too_large: bool) -> None:
    device = hipkit.Device("gfx942")
    kernel = hipkit.Module.load(BUILT / "matmul", device=device)["matmul"]
    n = 32
    a, b = (np.random.default_rng(k).random((n, n), np.float32) for k in range(2))
    c = np.zeros((n, n), np.float32)
    if is_too_large:
        with pytest.raises(MemoryFault):
            kernel.launch((4, 4), (16, 16), [a, b, c, np.int32(2 * n)], timeout=60)
    c[:] = 0
    kernel.launch((2, 2), (16, 16), [a, b, c, np.int32(n)], timeout=60)
    np.testing.assert_allclose(c, a @ b, rtol=1e-4)


def test_unchecked_launches_give_the_same() -> None:
    adding = Adding("gfx1100")
    with hipkit.unchecked():
        assert adding.works()
    assert adding.works()
