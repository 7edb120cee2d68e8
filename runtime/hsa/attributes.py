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
from ..device import Device
from ..devices.products import product_of
from ..properties import KILO, properties_of, uuid_of
from .codes import COARSE_GRAINED, FINE_GRAINED, KERNARG, DeviceType, Segment

ISA = "amdgcn-amd-amdhsa--"
"""What names of ISAs begin with."""
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
    """Of the system: HSA_SYSTEM_INFO_*, from 0x200 on AMD's."""
    return {
        0: _numbers(U16, 1),
        1: _numbers(U16, 1),
        2: _numbers(U64, time.monotonic_ns()),
        3: _numbers(U64, _NANOSECONDS),
        4: _numbers(U64, (1 << 64) - 1),
        5: _numbers(U32, _LITTLE),
        6: _numbers(U32, _LARGE),
        7: _numbers(U8, *[0] * EXTENSIONS),
        0x201: _numbers(BOOL, False),
        0x202: _numbers(BOOL, False),
        0x203: _numbers(BOOL, False),
        0x204: _numbers(BOOL, False),
        0x205: _numbers(BOOL, True),
        0x206: _numbers(BOOL, False),
    }


def of_agent(agent: Agent, host: Agent) -> dict[int, Value]:
    """Of an agent: HSA_AGENT_INFO_*, from 0xA000 on AMD's."""
    return _of_host(agent) if agent.device is None else _of_device(agent, agent.device, host)


def _of_any(agent: Agent, name: str, vendor: str, type: DeviceType) -> dict[int, Value]:
    return {
        0: Text(name, NAME_ROOM),
        1: Text(vendor, NAME_ROOM),
        3: _numbers(U32, _LARGE),
        5: _numbers(U32, _NEAREST),
        12: _numbers(U32, 0),
        13: _numbers(U32, 0),
        14: _numbers(U32, 0),
        15: _numbers(U32, 0),
        16: _numbers(U32, agent.node),
        17: _numbers(U32, type),
        20: _numbers(U8, *[0] * EXTENSIONS),
        21: _numbers(U16, 1),
        22: _numbers(U16, 1),
        23: _numbers(U32, _NEAREST),
        0xA004: _numbers(U32, agent.node),
        0xA00F: _numbers(U32, 0),
        0xA010: _numbers(BOOL, False),
    }


def _of_host(agent: Agent) -> dict[int, Value]:
    name = platform.processor() or platform.machine()
    return {
        **_of_any(agent, name, "CPU", DeviceType.CPU),
        2: _numbers(U32, 0),
        4: _numbers(U32, _FULL),
        6: _numbers(U32, 0),
        7: _numbers(U16, 0, 0, 0),
        8: _numbers(U32, 0),
        9: _numbers(U32, 0, 0, 0),
        10: _numbers(U32, 0),
        11: _numbers(U32, 0),
        18: _numbers(U32, 0, 0, 0, 0),
        24: _numbers(BOOL, False),
        0xA002: _numbers(U32, os.cpu_count() or 1),
        0xA006: _numbers(U32, 0),
        0xA009: Text(name, NAME_ROOM),
        0xA011: Text("CPU-XX", UUID_ROOM),
    }


def _of_device(agent: Agent, device: Device, host: Agent) -> dict[int, Value]:
    properties: Mapping[str, Any] = properties_of(device)
    product, generation = product_of(device.target.processor), BY_PROCESSOR[device.target.processor]
    waves = generation.max_waves * generation.simds
    uuid = uuid_of(device).rstrip(b"\0").decode()
    return {
        **_of_any(agent, device.target.processor, "AMD", DeviceType.GPU),
        2: _numbers(U32, _DISPATCHES),
        4: _numbers(U32, _BASE),
        6: _numbers(U32, device.wave_size),
        7: _numbers(U16, *properties["maxThreadsDim"]),
        8: _numbers(U32, properties["maxThreadsPerBlock"]),
        9: _numbers(U32, *properties["maxGridSize"]),
        10: _numbers(U32, _LARGEST),
        11: _numbers(U32, 0),
        18: _numbers(U32, 0, properties["l2CacheSize"], 0, 0),
        19: _numbers(U64, agent.handle),
        24: _numbers(BOOL, True),
        0xA000: _numbers(U32, product.chip),
        0xA002: _numbers(U32, product.units),
        0xA003: _numbers(U32, properties["clockRate"] // KILO),
        0xA006: _numbers(U32, properties["pciBusID"] << 8 | properties["pciDeviceID"] << 3),
        0xA007: _numbers(U32, properties["memoryBusWidth"]),
        0xA008: _numbers(U32, properties["memoryClockRate"] // KILO),
        0xA009: Text(str(properties["name"]), NAME_ROOM),
        0xA00A: _numbers(U32, waves),
        0xA00B: _numbers(U32, generation.simds),
        0xA011: Text(f"GPU-{uuid}", UUID_ROOM),
        0xA012: _numbers(U32, 0),
        0xA013: _numbers(BOOL, bool(properties["isLargeBar"])),
        0xA014: _numbers(U32, product.units),
        0xA015: _numbers(U64, device.memory.capacity - device.memory.used),
        0xA016: _numbers(U64, properties["clockInstructionRate"] * KILO),
        0xA111: _numbers(U32, 1),
        0xA113: _numbers(U64, host.handle),
    }


def of_isa(agent: Agent) -> dict[int, Value]:
    """Of the ISA of a device: HSA_ISA_INFO_*."""
    assert agent.device is not None
    properties: Mapping[str, Any] = properties_of(agent.device)
    return {
        0: _numbers(U32, len(agent.isa) + 1),
        1: Text(agent.isa),
        2: _numbers(U32, 1),
        3: _numbers(U32, agent.device.wave_size),
        5: _numbers(BOOL, False, True),
        6: _numbers(BOOL, True, False),
        7: _numbers(BOOL, False, False, True),
        8: _numbers(BOOL, False, False, True),
        9: _numbers(BOOL, True),
        12: _numbers(U16, *properties["maxThreadsDim"]),
        13: _numbers(U32, properties["maxThreadsPerBlock"]),
        14: _numbers(U32, *properties["maxGridSize"]),
        16: _numbers(U64, _LARGEST),
        17: _numbers(U32, 0),
    }


def of_pool(pool: Pool) -> dict[int, Value]:
    """Of a pool: HSA_AMD_MEMORY_POOL_INFO_*. Memory is allocated by HIP, not from pools."""
    return {
        0: _numbers(U32, pool.segment),
        1: _numbers(U32, pool.flags),
        2: _numbers(U64, pool.size),
        5: _numbers(BOOL, False),
        6: _numbers(U64, PAGE),
        7: _numbers(U64, PAGE),
        15: _numbers(BOOL, pool.agent.device is None),
        16: _numbers(U64, pool.size),
        18: _numbers(U64, PAGE),
    }


def write(value: Value, address: int) -> None:
    """Put a value where C has room for it."""
    if isinstance(value, Text):
        data = value.letters.encode()
        data = data[: value.room - 1].ljust(value.room, b"\0") if value.room else data + b"\0"
        ctypes.memmove(address, data, len(data))
    else:
        (value.type * len(value.values)).from_address(address)[:] = value.values
