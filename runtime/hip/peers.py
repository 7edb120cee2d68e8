"""HIP's functions for peer access between devices."""

from __future__ import annotations

from ...fatbin.errors import UsageError
from ..device import Device
from . import state
from .contexts import hipCtx_t
from .errors import HipError, hipError_t
from .gate import api, check_flags

hipDevP2PAttrPerformanceRank, hipDevP2PAttrAccessSupported = 0, 1
hipDevP2PAttrNativeAtomicSupported, hipDevP2PAttrHipArrayAccessSupported = 2, 3


@api(1)
def hipDeviceCanAccessPeer(deviceId: int, peerDeviceId: int) -> int:
    """None is a peer of itself."""
    return int(deviceId != peerDeviceId and _reaches(state.device(deviceId), state.device(peerDeviceId)))


@api()
def hipDeviceEnablePeerAccess(peerDeviceId: int, flags: int = 0) -> None:
    _enable(peerDeviceId, flags)


@api()
def hipDeviceDisablePeerAccess(peerDeviceId: int) -> None:
    """Waits for the thread's device."""
    _disable(peerDeviceId)


@api()
def hipCtxEnablePeerAccess(peerCtx: hipCtx_t, flags: int = 0) -> None:
    _enable(_device(peerCtx), flags)


@api()
def hipCtxDisablePeerAccess(peerCtx: hipCtx_t) -> None:
    _disable(_device(peerCtx))


@api(1)
def hipDeviceGetP2PAttribute(attr: int, srcDevice: int, dstDevice: int) -> int:
    source, destination = state.device(srcDevice), state.device(dstDevice)
    if srcDevice == dstDevice:
        raise HipError(hipError_t.hipErrorInvalidDevice, "two devices are needed")
    if attr not in range(hipDevP2PAttrHipArrayAccessSupported + 1):
        raise UsageError(f"there is no attribute {attr}")
    is_there = attr in (hipDevP2PAttrAccessSupported, hipDevP2PAttrNativeAtomicSupported)
    return int(is_there and _reaches(source, destination))


def _reaches(mine: Device, other: Device) -> bool:
    return mine.memory.storage.can_reach(other.memory.storage)


def _device(context: hipCtx_t) -> int:
    if not isinstance(context, hipCtx_t):
        raise HipError(hipError_t.hipErrorInvalidContext, f"{context!r} is no context")
    return context.device


def _enable(number: int, flags: int) -> None:
    check_flags(flags)
    mine, other = state.device(), state.device(number)
    if mine is other:
        raise HipError(hipError_t.hipErrorInvalidDevice, "a device is no peer of itself")
    if other.memory in mine.memory.reach.peers:
        raise HipError(
            hipError_t.hipErrorPeerAccessAlreadyEnabled,
            f"device {mine.number} uses the memory of device {number} already",
        )
    if not _reaches(mine, other):
        raise HipError(
            hipError_t.hipErrorPeerAccessUnsupported,
            f"kernels of device {mine.number} cannot use the memory of device {number}",
        )
    mine.memory.reach.add_peer(other.memory)


def _disable(number: int) -> None:
    mine, other = state.device(), state.device(number)
    if other.memory not in mine.memory.reach.peers:
        raise HipError(
            hipError_t.hipErrorPeerAccessNotEnabled, f"device {mine.number} does not use the memory of device {number}"
        )
    mine.streams.finish()
    mine.memory.reach.remove_peer(other.memory)
