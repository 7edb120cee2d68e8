"""HIP's functions for attributes of streams."""

from __future__ import annotations

from enum import IntEnum
from typing import Any
from weakref import WeakKeyDictionary

from ...fatbin.errors import UsageError
from ..streams.stream import Stream
from . import state
from .code.configured import hipLaunchAttributePriority
from .errors import HipError, hipError_t
from .gate import api, require
from .state import StreamLike
from .structures import hipLaunchAttributeValue


class hipSynchronizationPolicy(IntEnum):
    """How a thread waits for a stream. Here it always sleeps."""

    hipSyncPolicyAuto = 1
    hipSyncPolicySpin = 2
    hipSyncPolicyYield = 3
    hipSyncPolicyBlockingSync = 4


hipLaunchAttributeSynchronizationPolicy = 3
_policies: WeakKeyDictionary[Stream, int] = WeakKeyDictionary()


@api()
def hipStreamSetAttribute(stream: StreamLike, attr: int, value: hipLaunchAttributeValue | None) -> None:
    """The policy, which is kept; the priority is that of when the stream was made."""
    value, on = require(value, hipLaunchAttributeValue), _known(stream)
    if on.queue.capture is not None:
        raise HipError(hipError_t.hipErrorStreamCaptureUnsupported, f"{on!r} captures")
    if attr != hipLaunchAttributeSynchronizationPolicy:
        raise UsageError(f"attribute {attr} of a stream cannot be set")
    policy = int(value.syncPolicy)
    if policy not in {int(known) for known in hipSynchronizationPolicy}:
        raise UsageError(f"there is no policy {policy}")
    _policies[on] = policy


@api(1)
def hipStreamGetAttribute(stream: StreamLike, attr: int) -> hipLaunchAttributeValue:
    """The policy, or the priority."""
    on, value = _known(stream), hipLaunchAttributeValue()
    if attr == hipLaunchAttributeSynchronizationPolicy:
        value.syncPolicy = _policy(on)
    elif attr == hipLaunchAttributePriority:
        value.priority = on.priority
    else:
        raise UsageError(f"there is no attribute {attr} of a stream")
    return value


@api()
def hipStreamCopyAttributes(dst: Any, src: Any) -> None:
    """What can be set: the policy."""
    to, of = _known(dst), _known(src)
    _policies[to] = _policy(of)


def _known(stream: StreamLike) -> Stream:
    return state.stream_of(stream, hipError_t.hipErrorInvalidResourceHandle)


def _policy(stream: Stream) -> int:
    return _policies.get(stream, hipSynchronizationPolicy.hipSyncPolicyAuto)
