"""HIP's functions that return the properties of a device."""

from __future__ import annotations

from enum import IntEnum
from types import SimpleNamespace
from typing import Any
from weakref import WeakKeyDictionary

from ...fatbin.errors import UsageError
from ..device import Device
from ..properties import ATTRIBUTE_PARTS, ATTRIBUTES, CONSTANT_ATTRIBUTES, properties_of, uuid_of
from . import state
from .attributes import hipDeviceAttribute_t
from .errors import HipError, hipError_t
from .gate import api
from .text import Text

_PREFIX = "hipDeviceAttribute"


class hipDeviceProp_t(SimpleNamespace):
    """Everything that a device says of itself, as attributes; what nothing is said of is 0."""

    @staticmethod
    def PROPERTIES() -> list[str]:
        """The names of the attributes."""
        return sorted(properties_of(state.device()))

    def __getattr__(self, name: str) -> object:
        if name.startswith("_"):
            raise AttributeError(name)
        return 0


@api(1)
def hipGetDeviceProperties(deviceId: Any, *device: int) -> hipDeviceProp_t:
    """Given a structure and a device, as in C, it fills the structure as well."""
    properties = _properties(*(device or (deviceId,)))
    if device:
        vars(deviceId).update(vars(properties))
    return properties


def _properties(number: int) -> hipDeviceProp_t:
    found = properties_of(state.device(number))
    return hipDeviceProp_t(**{name: Text(value) if isinstance(value, str) else value for name, value in found.items()})


@api(1)
def hipGetDevicePropertiesR0600(deviceId: int) -> hipDeviceProp_t:
    """In C it fills the structure of HIP 6."""
    return _properties(deviceId)


@api(1)
def hipGetDevicePropertiesR0000(deviceId: int) -> hipDeviceProp_t:
    """In C it fills the structure of HIP 5."""
    return _properties(deviceId)


@api(1)
def hipDeviceGetAttribute(attr: int, deviceId: int) -> int:
    """0 where nothing is known."""
    device = state.device(deviceId)
    try:
        name = hipDeviceAttribute_t(attr).name.removeprefix(_PREFIX)
    except ValueError:
        raise UsageError(f"there is no attribute {attr}") from None
    return attribute(device, name)


def attribute(device: Device, name: str) -> int:
    """An attribute by its name without the beginning; what nothing is known of is 0."""
    properties = properties_of(device)
    if name in ATTRIBUTES:
        return int(properties[ATTRIBUTES[name]])  # type: ignore[call-overload, no-any-return]
    if name in ATTRIBUTE_PARTS:
        whole, at = ATTRIBUTE_PARTS[name]
        return int(properties[whole][at])  # type: ignore[index]
    if name == "ImageSupport":
        return int(device.has_images)
    return CONSTANT_ATTRIBUTES.get(name, 0)


@api(1)
def hipDeviceGetName(len: int, device: int) -> Text:
    """At most ``len`` letters."""
    if len <= 0:
        raise UsageError(f"a name of {len} letters")
    return Text(str(properties_of(state.device(device))["name"])[:len])


@api(1)
def hipDeviceTotalMem(device: int) -> int:
    return state.device(device).memory.capacity


@api(2)
def hipDeviceComputeCapability(device: int) -> tuple[int, int]:
    properties = properties_of(state.device(device))
    return properties["major"], properties["minor"]  # type: ignore[return-value]


@api(1)
def hipDeviceGetUuid(device: int) -> bytes:
    return uuid_of(state.device(device))


@api(1)
def hipDeviceGetPCIBusId(len: int, device: int) -> Text:
    """At most ``len`` letters."""
    properties = properties_of(state.device(device))
    if len <= 0:
        raise UsageError(f"{len} letters")
    text = f"{properties['pciDomainID']:04x}:{properties['pciBusID']:02x}:{properties['pciDeviceID']:02x}.0"
    return Text(text[:len])


@api(1)
def hipDeviceGetByPCIBusId(pciBusId: str | bytes | None) -> int:
    if pciBusId is None:
        raise UsageError("there is no name of a place")
    pciBusId = pciBusId if isinstance(pciBusId, str) else pciBusId.decode(errors="replace")
    for device in state.devices():
        properties = properties_of(device)
        if pciBusId.lower().startswith(f"{properties['pciDomainID']:04x}:{properties['pciBusID']:02x}:"):
            return device.number
    raise UsageError(f"there is no device at {pciBusId}")


@api(1)
def hipChooseDevice(prop: hipDeviceProp_t | SimpleNamespace) -> int:
    """The device with the most properties in common."""
    wanted = vars(prop)

    def likeness(device: Device) -> int:
        properties = properties_of(device)
        return sum(1 for name, value in wanted.items() if properties.get(name) == value)

    return max(state.devices(), key=likeness).number


class hipLimit_t(IntEnum):
    """What can be limited on a device."""

    hipLimitStackSize = 0
    hipLimitPrintfFifoSize = 1
    hipLimitMallocHeapSize = 2


class hipFuncCache_t(IntEnum):
    """Which cache a kernel prefers; no GPU of AMD can choose."""

    hipFuncCachePreferNone = 0
    hipFuncCachePreferShared = 1
    hipFuncCachePreferL1 = 2
    hipFuncCachePreferEqual = 3


class hipSharedMemConfig(IntEnum):
    """How wide banks of LDS are; no GPU of AMD can choose."""

    hipSharedMemBankSizeDefault = 0
    hipSharedMemBankSizeFourByte = 1
    hipSharedMemBankSizeEightByte = 2


_LIMITS = {0: 1024, 1: 1 << 20, 2: 8 << 20}
"""Bytes of stack, of printf's buffer and of the heap, by HIP's number of each."""
_limits_of: WeakKeyDictionary[Device, dict[int, int]] = WeakKeyDictionary()


def _limits(device: Device) -> dict[int, int]:
    """The limits that programs set for a device; no kernel runs into them."""
    return _limits_of.setdefault(device, dict(_LIMITS))


@api(1)
def hipDeviceGetLimit(limit: int) -> int:
    known = _limits(state.device())
    if limit not in known:
        raise HipError(hipError_t.hipErrorUnsupportedLimit, f"there is no limit {limit}")
    return known[limit]


@api()
def hipDeviceSetLimit(limit: int, value: int) -> None:
    """Kept; nothing here runs into it."""
    known = _limits(state.device())
    if limit not in known:
        if limit < 0:
            raise HipError(hipError_t.hipErrorUnsupportedLimit, f"there is no limit {limit}")
        raise UsageError(f"there is no limit {limit}")
    known[limit] = value


@api(1)
def hipDeviceGetCacheConfig() -> hipFuncCache_t:
    """No preference: no GPU of AMD can choose."""
    state.device()
    return hipFuncCache_t.hipFuncCachePreferNone


@api()
def hipDeviceSetCacheConfig(cacheConfig: int) -> None:
    """Changes nothing: no GPU of AMD can choose."""
    state.device()
    if cacheConfig not in {int(known) for known in hipFuncCache_t}:
        raise UsageError(f"{cacheConfig}")


@api(1)
def hipDeviceGetSharedMemConfig() -> hipSharedMemConfig:
    """Always four bytes."""
    state.device()
    return hipSharedMemConfig.hipSharedMemBankSizeFourByte


@api()
def hipDeviceSetSharedMemConfig(config: int) -> None:
    """Changes nothing: no GPU of AMD can choose."""
    state.device()
    if config not in {int(known) for known in hipSharedMemConfig}:
        raise UsageError(f"{config}")
