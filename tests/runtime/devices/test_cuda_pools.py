"""Pools of a GPU of NVIDIA's: their memory is that of the driver's stream-ordered allocator."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

import pytest
from hip_calls import OK, done, fresh
from ptx_machine import Machine, as_itself

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.devices.cuda.driver_pool import DriverPool
from hipkit.runtime.devices.cuda.storage import CudaStorage


@pytest.fixture
def machine() -> Iterator[Machine]:
    kind = as_itself()
    storage = kind.storage()
    assert isinstance(storage, CudaStorage)
    machine: Any = storage.gpu
    with fresh(hipkit.Device("cuda:0", kind=kind)):
        yield machine


def test_memory_of_a_pool_is_the_drivers_and_goes_back_to_it(machine: Machine) -> None:
    stream = done(hip.hipStreamCreate())
    address = int(done(hip.hipMallocAsync(1000, stream)))
    assert machine.pooled == {address}
    assert hip.hipFreeAsync(address, stream) == OK
    assert hip.hipStreamSynchronize(stream) == OK
    assert not machine.pooled
    plain = int(done(hip.hipMalloc(1000)))
    assert not machine.pooled
    assert hip.hipFree(plain) == OK


def test_what_is_behind_memory_of_a_pool_is_zero() -> None:
    """Programs that are run as they are may read it."""
    machine: Any = Machine()
    address = DriverPool(machine).allocate(64, zeros=24)
    assert ctypes.string_at(address, 64) == b"\xa5" * 40 + b"\0" * 24
