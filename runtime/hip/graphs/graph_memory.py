"""HIP's functions for user objects of graphs, and for the memory that graphs have allocated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....fatbin.errors import UsageError
from ...graphs import memory
from ...graphs.graph import Graph
from ...graphs.user_object import UserObject
from ...kernels.arguments import SimpleData
from ...profile import Rule, profile
from .. import state
from ..errors import HipError, hipError_t
from ..gate import api, check_flags
from .graph_parts import known_graph
from .graph_structures import hipGraphMemAttributeType

hipUserObject_t = UserObject
hipUserObjectNoDestructorSync, hipGraphUserObjectMove = 1, 1
_MOST_REFERENCES = 0x7FFFFFFF


@api(1)
def hipUserObjectCreate(
    ptr: Any, destroy: Callable[[Any], object] | None, initialRefcount: int, flags: int
) -> UserObject:
    """``destroy(ptr)`` is called when the last reference is gone."""
    if destroy is None or flags != hipUserObjectNoDestructorSync or initialRefcount <= 0:
        raise UsageError("it takes a function, a count, and hipUserObjectNoDestructorSync")
    function = destroy
    return UserObject(lambda: function(ptr), initialRefcount)


@api()
def hipUserObjectRetain(object: UserObject | None, count: int = 1) -> None:
    thing = _user_object(object, count)
    if _is_held(thing, 1):
        thing.retain(count)


@api()
def hipUserObjectRelease(object: UserObject | None, count: int = 1) -> None:
    """The profile says what happens to more references than there are."""
    thing = _user_object(object, count)
    if _is_held(thing, count):
        thing.release(count)


@api()
def hipGraphRetainUserObject(graph: Graph | None, object: UserObject | None, count: int = 1, flags: int = 0) -> None:
    """With hipGraphUserObjectMove the caller's references become the graph's."""
    found, thing = known_graph(graph), _user_object(object, count)
    check_flags(flags, (0, hipGraphUserObjectMove), "there is hipGraphUserObjectMove")
    if not _is_held(thing, 1):
        return
    if not flags:
        thing.retain(count)
    found.keeps.take(thing, count)


@api()
def hipGraphReleaseUserObject(graph: Graph | None, object: UserObject | None, count: int = 1) -> None:
    """The profile says what happens to more references than the graph has."""
    found, thing = known_graph(graph), _user_object(object, count)
    held = found.keeps.count(thing)
    if count > held and profile().code(Rule.RELEASING_MORE_THAN_IS_HELD):
        raise UsageError(f"the graph holds on to it {held} times, not {count}")
    if not held or not _is_held(thing, count):
        return
    found.keeps.release(thing, count)


def _user_object(thing: Any, count: int) -> UserObject:
    if not isinstance(thing, UserObject):
        raise UsageError(f"{thing!r} is no user object; hipUserObjectCreate makes one")
    if not 0 < count <= _MOST_REFERENCES:
        raise UsageError(f"{count} references")
    return thing


def _is_held(thing: UserObject, count: int) -> bool:
    """Whether it has that many references. HIP drops none where it has fewer, and calls that success."""
    if thing.count >= count:
        return True
    if code := profile().code(Rule.RELEASING_MORE_THAN_IS_HELD):
        raise HipError(hipError_t(code), f"{count} references of {thing!r}")
    return False


@api()
def hipDeviceGraphMemTrim(device: int) -> None:
    state.device(device)
    memory.sweep()


@api()
def hipDeviceGetGraphMemAttribute(device: int, attr: int, value: Any) -> None:
    """``value`` is a number of ctypes, or a pointer to one, that takes the answer."""
    use = memory.use_of(state.device(device))
    if attr not in tuple(hipGraphMemAttributeType) or value is None:
        raise UsageError(f"there is no attribute {attr}, or nowhere to put its value")
    answer = (use.used, use.used_high, use.reserved, use.reserved_high)[attr]
    (value if isinstance(value, SimpleData) else value.contents).value = answer


@api()
def hipDeviceSetGraphMemAttribute(device: int, attr: int, value: Any) -> None:
    """Only the highest values can be set, and only to 0."""
    use = memory.use_of(state.device(device))
    if attr not in (1, 3) or value is None:
        raise UsageError(f"attribute {attr} of {value!r}; the highest ones are set, to 0")
    given = value.value if isinstance(value, SimpleData) else getattr(getattr(value, "contents", None), "value", value)
    if given:
        raise UsageError(f"attribute {attr} is not set to {given}; the highest ones are set to 0")
    if attr == hipGraphMemAttributeType.hipGraphMemAttrUsedMemHigh:
        use.used_high = 0
    else:
        use.reserved_high = 0
