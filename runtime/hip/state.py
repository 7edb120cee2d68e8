"""State of the HIP API in this process: its devices, each thread's current device, and handles of streams."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from ...fatbin.errors import UsageError
from ...fatbin.fork import hold
from .. import device_list, device_names
from ..context import Context, stack
from ..device import Device, Devices
from ..graphs.capture import under_way
from ..kernels.arguments import SimpleData
from ..memory.allocation import Allocation
from ..pool import MemoryPool
from ..process import start_thread
from ..streams.stream import Owner, Stream
from .errors import HipError, hipError_t

hipStreamLegacy, hipStreamPerThread = 1, 2
"""Handles of streams that need not be created; the null handle is the first."""


class hipStream_t:
    """A stream, as the API hands it out."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def __repr__(self) -> str:
        return f"<hipStream_t {self.stream.number}>"


StreamLike = hipStream_t | int | ctypes.c_void_p | None
"""What stands for a stream: None and 0 are the null stream."""


class _Thread(threading.local):
    null_is_own: bool = False


_thread = _Thread()
_contexts = stack()
_lock = hold(threading.Lock())
_making = hold(threading.RLock())
_make: Callable[[], list[Device]] = device_list.from_environment
_devices: list[Device] | None = None
_primary: dict[int, Context] = {}


def devices() -> list[Device]:
    """The devices, made when they are first asked for."""
    global _devices
    if _devices is None:
        with _making:
            made = _make() if _devices is None else _devices
            with _lock:
                if _devices is None:  # making them may have asked for them
                    _devices = made
    return Devices(_devices)


def make_with(make: Callable[[], list[Device]]) -> None:
    """Have ``make`` say which devices there are, if nothing else does before a call asks for them."""
    global _make
    _make = make


def is_chosen() -> bool:
    """Whether it is settled which the devices are: a call has asked for one, or has said which to use."""
    return _devices is not None


def use(replaced: list[Device] | None) -> None:
    """Make these the devices; None looks at the environment again."""
    global _devices
    with _lock:
        _devices = replaced
        _primary.clear()
    for capture in under_way():
        capture.abandon()
    for number, known in enumerate(replaced or ()):
        known.number = number
    while stack().pop():
        pass
    stack().use(0)


def device(number: int | None = None) -> Device:
    """The device of that number, or the thread's."""
    known = _devices or devices()
    if number is None:
        try:
            return known[_contexts.device]
        except IndexError:
            pass  # what follows says why
    if not known:
        raise HipError(hipError_t.hipErrorNoDevice, f"there is no device: {device_names.VARIABLE} is empty")
    number = stack().device if number is None else number
    if not isinstance(number, int) or not 0 <= number < len(known):
        raise HipError(hipError_t.hipErrorInvalidDevice, f"device {number}: there are {len(known)}, counted from 0")
    return known[number]


def is_current(device: object) -> bool:
    """Whether it is the thread's device, as launches ask that come again."""
    known = _devices
    try:
        return known is not None and known[_contexts.device] is device
    except IndexError:
        return False


def given_device(number: int) -> Device:
    """The device of that number, for calls to which it is a value like others: hipErrorInvalidValue where there is none."""
    try:
        return device(number)
    except HipError as error:
        raise UsageError(str(error)) from error


def current() -> int:
    """The number of the thread's device."""
    return stack().device


def set_current(number: int) -> None:
    """Use another device in this thread."""
    device(number)
    stack().use(number)


def primary(number: int) -> Context:
    """The context that a device has without a call that creates it."""
    found = device(number)
    with _lock:
        return _primary.setdefault(number, Context(found, number, is_primary=True))


def owner_of(address: int) -> tuple[Device, Allocation] | None:
    """The device whose allocation an address is in: all share one address space."""
    for known in devices():
        if found := known.memory.own(address):
            return known, found
    return None


def finish_all() -> None:
    """Wait until all devices have done what their streams were given."""
    for each in devices():
        each.streams.finish()


def finish_before_unloading(device: Device) -> None:
    """Wait for a device, but in a callback: its stream waits for it. HIP waits in neither case, so programs unload there."""
    number = threading.get_ident()
    if not any(stream.queue.runs_in(number) for each in devices() for stream in each.streams):
        device.streams.finish()


def free_when_done(known: Sequence[Owner], free: Callable[[], object]) -> object:
    """Wait for devices, and free what they may use; returns what ``free`` does, or that another thread frees it.

    Only a finalizer of the program's runs in the middle of a launch or a copy. There another thread does both: this one would
    wait for itself.
    """
    try:
        for each in known:
            each.streams.finish()
    except UsageError:
        number = threading.get_ident()
        if not any(one.queue.is_running and one.queue.runs_in(number) for each in known for one in each.streams):
            raise
        start_thread(lambda: free_when_done(known, free), "hipkit free")
        return True
    return free()


def device_of(thing: Stream | MemoryPool) -> Device:
    """The device of a stream or a pool."""
    assert isinstance(thing.device, Device)
    return thing.device


def stream_of(handle: StreamLike, code: hipError_t = hipError_t.hipErrorContextIsDestroyed) -> Stream:
    """The stream that a handle stands for; ``code`` is what the call answers where it stands for none."""
    if handle is None:
        return device().thread_stream if _thread.null_is_own else device().null_stream
    if isinstance(handle, hipStream_t):
        stream = handle.stream
        if stream.queue.is_ended:
            raise HipError(code, f"{handle!r} is destroyed")
        return stream
    plain = handle.value if isinstance(handle, SimpleData) else handle
    if plain in (None, 0):
        return stream_of(None)
    if plain == hipStreamLegacy:
        return device().null_stream
    if plain == hipStreamPerThread:
        return device().thread_stream
    raise HipError(code, f"{handle!r} is no stream; hipStreamCreate makes one")


@contextmanager
def null_stream_of_thread() -> Iterator[None]:
    """While the block runs, the null handle is the thread's own stream: what the functions ending in _spt are for."""
    before, _thread.null_is_own = _thread.null_is_own, True
    try:
        yield
    finally:
        _thread.null_is_own = before
