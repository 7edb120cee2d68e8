"""What can be asked of the system, of agents, of their ISAs and of their pools: tables by the number of an attribute.

A value is what C gets: an integer type with how many of them, or a text with the room that C has for it.
"""

from __future__ import annotations

import ctypes
import os
import platform
import time
from collections.abc import Mapping, Sequence
from typing import Any

from ...fatbin.codeobject.generations import BY_PROCESSOR
from ...fatbin.records import dataclass
from ...fatbin.target import ISA
from ..device import Device
from ..devices.products import product_of
from ..properties import KILO, properties_of, uuid_of
from .codes import (
    COARSE_GRAINED,
    FINE_GRAINED,
    KERNARG,
    AgentInfo,
    DeviceType,
    IsaInfo,
    PoolInfo,
    Segment,
    SystemInfo,
)

BOOL, U8, U16, U32, U64 = ctypes.c_bool, ctypes.c_uint8, ctypes.c_uint16, ctypes.c_uint32, ctypes.c_uint64
NAME_ROOM, UUID_ROOM, EXTENSIONS = 64, 21, 128
PAGE = 4096
_LARGE, _LITTLE, _BASE, _FULL, _NEAREST, _DISPATCHES = 1, 0, 0, 1, 2, 1
_LARGEST = (1 << 32) - 1
_NANOSECONDS = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Text:
    """A text in a room of ``room`` bytes, which zeros fill; without one as long as it is, with the 0 that ends it."""

    letters: str
    room: int = 0


@dataclass(frozen=True, slots=True)
class Numbers:
    """One or more numbers of a type of C."""

    type: Any
    values: Sequence[int]


Value = Text | Numbers


@dataclass(frozen=True, slots=True)
class Agent:
    """A device or, without one, the host's processor. The host is node 0, the devices follow it."""

    handle: int
    device: Device | None = None

    @property
    def node(self) -> int:
        """Its number among all agents."""
        return 0 if self.device is None else self.device.number + 1

    @property
    def isa(self) -> str:
        """The name of its ISA, which the host has none of."""
        return "" if self.device is None else f"{ISA}{self.device.target}"


@dataclass(frozen=True, slots=True)
class Pool:
    """Memory of an agent."""

    handle: int
    agent: Agent
    segment: Segment
    flags: int
    size: int


def pools_of(agent: Agent) -> list[Pool]:
    """The pools of an agent: the host's memory, or a device's and its LDS."""
    first = agent.handle << 8
    if agent.device is None:
        size = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
        return [Pool(first, agent, Segment.GLOBAL, FINE_GRAINED | KERNARG, size)]
    lds = BY_PROCESSOR[agent.device.target.processor].lds
    return [
        Pool(first, agent, Segment.GLOBAL, COARSE_GRAINED, agent.device.memory.capacity),
        Pool(first + 1, agent, Segment.GROUP, 0, lds),
    ]


def _numbers(type: Any, *values: int) -> Numbers:
    return Numbers(type, values)


def of_system() -> dict[int, Value]:
    """What the system answers."""
    return {
        SystemInfo.VERSION_MAJOR: _numbers(U16, 1),
        SystemInfo.VERSION_MINOR: _numbers(U16, 1),
        SystemInfo.TIMESTAMP: _numbers(U64, time.monotonic_ns()),
        SystemInfo.TIMESTAMP_FREQUENCY: _numbers(U64, _NANOSECONDS),
        SystemInfo.SIGNAL_MAX_WAIT: _numbers(U64, (1 << 64) - 1),
        SystemInfo.ENDIANNESS: _numbers(U32, _LITTLE),
        SystemInfo.MACHINE_MODEL: _numbers(U32, _LARGE),
        SystemInfo.EXTENSIONS: _numbers(U8, *[0] * EXTENSIONS),
        SystemInfo.SVM_SUPPORTED: _numbers(BOOL, False),
        SystemInfo.SVM_ACCESSIBLE_BY_DEFAULT: _numbers(BOOL, False),
        SystemInfo.MWAITX_ENABLED: _numbers(BOOL, False),
        SystemInfo.DMABUF_SUPPORTED: _numbers(BOOL, False),
        SystemInfo.VIRTUAL_MEM_API_SUPPORTED: _numbers(BOOL, True),
        SystemInfo.XNACK_ENABLED: _numbers(BOOL, False),
    }


def of_agent(agent: Agent, host: Agent) -> dict[int, Value]:
    """What an agent answers."""
    return _of_host(agent) if agent.device is None else _of_device(agent, agent.device, host)


def _of_any(agent: Agent, name: str, vendor: str, type: DeviceType) -> dict[int, Value]:
    return {
        AgentInfo.NAME: Text(name, NAME_ROOM),
        AgentInfo.VENDOR_NAME: Text(vendor, NAME_ROOM),
        AgentInfo.MACHINE_MODEL: _numbers(U32, _LARGE),
        AgentInfo.DEFAULT_FLOAT_ROUNDING_MODE: _numbers(U32, _NEAREST),
        AgentInfo.QUEUES_MAX: _numbers(U32, 0),
        AgentInfo.QUEUE_MIN_SIZE: _numbers(U32, 0),
        AgentInfo.QUEUE_MAX_SIZE: _numbers(U32, 0),
        AgentInfo.QUEUE_TYPE: _numbers(U32, 0),
        AgentInfo.NODE: _numbers(U32, agent.node),
        AgentInfo.DEVICE: _numbers(U32, type),
        AgentInfo.EXTENSIONS: _numbers(U8, *[0] * EXTENSIONS),
        AgentInfo.VERSION_MAJOR: _numbers(U16, 1),
        AgentInfo.VERSION_MINOR: _numbers(U16, 1),
        AgentInfo.BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES: _numbers(U32, _NEAREST),
        AgentInfo.DRIVER_NODE_ID: _numbers(U32, agent.node),
        AgentInfo.DOMAIN: _numbers(U32, 0),
        AgentInfo.COOPERATIVE_QUEUES: _numbers(BOOL, False),
    }


def _of_host(agent: Agent) -> dict[int, Value]:
    name = platform.processor() or platform.machine()
    return {
        **_of_any(agent, name, "CPU", DeviceType.CPU),
        AgentInfo.FEATURE: _numbers(U32, 0),
        AgentInfo.PROFILE: _numbers(U32, _FULL),
        AgentInfo.WAVEFRONT_SIZE: _numbers(U32, 0),
        AgentInfo.WORKGROUP_MAX_DIM: _numbers(U16, 0, 0, 0),
        AgentInfo.WORKGROUP_MAX_SIZE: _numbers(U32, 0),
        AgentInfo.GRID_MAX_DIM: _numbers(U32, 0, 0, 0),
        AgentInfo.GRID_MAX_SIZE: _numbers(U32, 0),
        AgentInfo.FBARRIER_MAX_SIZE: _numbers(U32, 0),
        AgentInfo.CACHE_SIZE: _numbers(U32, 0, 0, 0, 0),
        AgentInfo.FAST_F16_OPERATION: _numbers(BOOL, False),
        AgentInfo.COMPUTE_UNIT_COUNT: _numbers(U32, os.cpu_count() or 1),
        AgentInfo.BDFID: _numbers(U32, 0),
        AgentInfo.PRODUCT_NAME: Text(name, NAME_ROOM),
        AgentInfo.UUID: Text("CPU-XX", UUID_ROOM),
    }


def _of_device(agent: Agent, device: Device, host: Agent) -> dict[int, Value]:
    properties: Mapping[str, Any] = properties_of(device)
    product, generation = product_of(device.target.processor), BY_PROCESSOR[device.target.processor]
    waves = generation.max_waves * generation.simds
    uuid = uuid_of(device).rstrip(b"\0").decode()
    return {
        **_of_any(agent, device.target.processor, "AMD", DeviceType.GPU),
        AgentInfo.FEATURE: _numbers(U32, _DISPATCHES),
        AgentInfo.PROFILE: _numbers(U32, _BASE),
        AgentInfo.WAVEFRONT_SIZE: _numbers(U32, device.wave_size),
        AgentInfo.WORKGROUP_MAX_DIM: _numbers(U16, *properties["maxThreadsDim"]),
        AgentInfo.WORKGROUP_MAX_SIZE: _numbers(U32, properties["maxThreadsPerBlock"]),
        AgentInfo.GRID_MAX_DIM: _numbers(U32, *properties["maxGridSize"]),
        AgentInfo.GRID_MAX_SIZE: _numbers(U32, _LARGEST),
        AgentInfo.FBARRIER_MAX_SIZE: _numbers(U32, 0),
        AgentInfo.CACHE_SIZE: _numbers(U32, 0, properties["l2CacheSize"], 0, 0),
        AgentInfo.ISA: _numbers(U64, agent.handle),
        AgentInfo.FAST_F16_OPERATION: _numbers(BOOL, True),
        AgentInfo.CHIP_ID: _numbers(U32, product.chip),
        AgentInfo.COMPUTE_UNIT_COUNT: _numbers(U32, product.units),
        AgentInfo.MAX_CLOCK_FREQUENCY: _numbers(U32, properties["clockRate"] // KILO),
        AgentInfo.BDFID: _numbers(U32, properties["pciBusID"] << 8 | properties["pciDeviceID"] << 3),
        AgentInfo.MEMORY_WIDTH: _numbers(U32, properties["memoryBusWidth"]),
        AgentInfo.MEMORY_MAX_FREQUENCY: _numbers(U32, properties["memoryClockRate"] // KILO),
        AgentInfo.PRODUCT_NAME: Text(str(properties["name"]), NAME_ROOM),
        AgentInfo.MAX_WAVES_PER_CU: _numbers(U32, waves),
        AgentInfo.NUM_SIMDS_PER_CU: _numbers(U32, generation.simds),
        AgentInfo.UUID: Text(f"GPU-{uuid}", UUID_ROOM),
        AgentInfo.ASIC_REVISION: _numbers(U32, 0),
        AgentInfo.SVM_DIRECT_HOST_ACCESS: _numbers(BOOL, bool(properties["isLargeBar"])),
        AgentInfo.COOPERATIVE_COMPUTE_UNIT_COUNT: _numbers(U32, product.units),
        AgentInfo.MEMORY_AVAIL: _numbers(U64, device.memory.capacity - device.memory.used),
        AgentInfo.TIMESTAMP_FREQUENCY: _numbers(U64, properties["clockInstructionRate"] * KILO),
        AgentInfo.NUM_XCC: _numbers(U32, 1),
        AgentInfo.NEAREST_CPU: _numbers(U64, host.handle),
    }


def of_isa(agent: Agent) -> dict[int, Value]:
    """What the ISA of a device answers."""
    assert agent.device is not None
    properties: Mapping[str, Any] = properties_of(agent.device)
    return {
        IsaInfo.NAME_LENGTH: _numbers(U32, len(agent.isa) + 1),
        IsaInfo.NAME: Text(agent.isa),
        IsaInfo.CALL_CONVENTION_COUNT: _numbers(U32, 1),
        IsaInfo.CALL_CONVENTION_INFO_WAVEFRONT_SIZE: _numbers(U32, agent.device.wave_size),
        IsaInfo.MACHINE_MODELS: _numbers(BOOL, False, True),
        IsaInfo.PROFILES: _numbers(BOOL, True, False),
        IsaInfo.DEFAULT_FLOAT_ROUNDING_MODES: _numbers(BOOL, False, False, True),
        IsaInfo.BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES: _numbers(BOOL, False, False, True),
        IsaInfo.FAST_F16_OPERATION: _numbers(BOOL, True),
        IsaInfo.WORKGROUP_MAX_DIM: _numbers(U16, *properties["maxThreadsDim"]),
        IsaInfo.WORKGROUP_MAX_SIZE: _numbers(U32, properties["maxThreadsPerBlock"]),
        IsaInfo.GRID_MAX_DIM: _numbers(U32, *properties["maxGridSize"]),
        IsaInfo.GRID_MAX_SIZE: _numbers(U64, _LARGEST),
        IsaInfo.FBARRIER_MAX_SIZE: _numbers(U32, 0),
    }


def of_pool(pool: Pool) -> dict[int, Value]:
    """What a pool answers. Memory is allocated by HIP, not from pools."""
    return {
        PoolInfo.SEGMENT: _numbers(U32, pool.segment),
        PoolInfo.GLOBAL_FLAGS: _numbers(U32, pool.flags),
        PoolInfo.SIZE: _numbers(U64, pool.size),
        PoolInfo.RUNTIME_ALLOC_ALLOWED: _numbers(BOOL, False),
        PoolInfo.RUNTIME_ALLOC_GRANULE: _numbers(U64, PAGE),
        PoolInfo.RUNTIME_ALLOC_ALIGNMENT: _numbers(U64, PAGE),
        PoolInfo.ACCESSIBLE_BY_ALL: _numbers(BOOL, pool.agent.device is None),
        PoolInfo.ALLOC_MAX_SIZE: _numbers(U64, pool.size),
        PoolInfo.RUNTIME_ALLOC_REC_GRANULE: _numbers(U64, PAGE),
    }


def write(value: Value, address: int) -> None:
    """Put a value where C has room for it."""
    if isinstance(value, Text):
        data = value.letters.encode()
        data = data[: value.room - 1].ljust(value.room, b"\0") if value.room else data + b"\0"
        ctypes.memmove(address, data, len(data))
    else:
        (value.type * len(value.values)).from_address(address)[:] = value.values
