"""Devices that use each other's memory."""

from __future__ import annotations

from . import state
from .contexts import hipCtx_t
from .errors import HipError
from .gate import api

hipDevP2PAttrPerformanceRank, hipDevP2PAttrAccessSupported = 0, 1
hipDevP2PAttrNativeAtomicSupported, hipDevP2PAttrHipArrayAccessSupported = 2, 3


@api(1)
def hipDeviceCanAccessPeer(deviceId: int, peerDeviceId: int) -> int:
    """Whether a device could use the memory of another: all can, of others."""
    state.device(deviceId), state.device(peerDeviceId)
    return int(deviceId != peerDeviceId)


@api()
def hipDeviceEnablePeerAccess(peerDeviceId: int, flags: int = 0) -> None:
    """Let kernels of the thread's device use the memory of another."""
    _enable("hipDeviceEnablePeerAccess", peerDeviceId, flags)


@api()
def hipDeviceDisablePeerAccess(peerDeviceId: int) -> None:
    """No longer."""
    _disable("hipDeviceDisablePeerAccess", peerDeviceId)


@api()
def hipCtxEnablePeerAccess(peerCtx: hipCtx_t, flags: int = 0) -> None:
    """The same, by context."""
    _enable("hipCtxEnablePeerAccess", _device(peerCtx, "hipCtxEnablePeerAccess"), flags)


@api()
def hipCtxDisablePeerAccess(peerCtx: hipCtx_t) -> None:
    """The same, by context."""
    _disable("hipCtxDisablePeerAccess", _device(peerCtx, "hipCtxDisablePeerAccess"))


@api(1)
def hipDeviceGetP2PAttribute(attr: int, srcDevice: int, dstDevice: int) -> int:
    """How two devices may use each other's memory."""
    state.device(srcDevice), state.device(dstDevice)
    if srcDevice == dstDevice:
        raise HipError(101, "hipDeviceGetP2PAttribute: two devices are needed")
    if attr not in range(hipDevP2PAttrHipArrayAccessSupported + 1):
        raise HipError(1, f"hipDeviceGetP2PAttribute: there is no attribute {attr}")
    return int(attr in (hipDevP2PAttrAccessSupported, hipDevP2PAttrNativeAtomicSupported))


def _device(context: hipCtx_t, call: str) -> int:
    if not isinstance(context, hipCtx_t):
        raise HipError(201, f"{call}: {context!r} is no context")
    return context.device


def _enable(call: str, number: int, flags: int) -> None:
    if flags:
        raise HipError(1, f"{call}: flags {flags}; there are none")
    mine, other = state.device(), state.device(number)
    if mine is other:
        raise HipError(101, f"{call}: a device is no peer of itself")
    if mine.memory.reaches(other.memory):
        raise HipError(704, f"{call}: device {mine.number} uses the memory of device {number} already")
    mine.memory.reach(other.memory)


def _disable(call: str, number: int) -> None:
    mine, other = state.device(), state.device(number)
    if not mine.memory.reaches(other.memory):
        raise HipError(705, f"{call}: device {mine.number} does not use the memory of device {number}")
    mine.finish()
    mine.memory.lose(other.memory)


__all__ = [
    "hipCtxDisablePeerAccess",
    "hipCtxEnablePeerAccess",
    "hipDevP2PAttrAccessSupported",
    "hipDevP2PAttrHipArrayAccessSupported",
    "hipDevP2PAttrNativeAtomicSupported",
    "hipDevP2PAttrPerformanceRank",
    "hipDeviceCanAccessPeer",
    "hipDeviceDisablePeerAccess",
    "hipDeviceEnablePeerAccess",
    "hipDeviceGetP2PAttribute",
]
