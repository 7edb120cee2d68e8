"""Launches that come again: what was settled for one holds for the next of the same shape in the same stream."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Protocol

from ...fatbin.errors import HipkitError
from ...loader.image import LoadedImage
from ..devices.backend import Again, DeviceStream
from ..memory.host import host_memory
from ..profile import profile
from ..streams.command import Command, Kind
from ..streams.operation import Operation
from ..streams.queue import Queue
from .kernarg import Packed
from .launch import Launch

MOST = 64
"""Shapes and streams of a kernel whose launches are remembered."""


class Repeatable(Protocol):
    """A launch that others are like."""

    @property
    def name(self) -> str:
        """The kernel's name."""

    @property
    def launch(self) -> Launch:
        """Its shape."""

    @property
    def image(self) -> LoadedImage:
        """What the kernel is of."""

    @property
    def places_of_addresses(self) -> Sequence[tuple[int, int]]:
        """See :class:`~.kernarg.Signature`."""

    @property
    def nothing(self) -> Packed | None:
        """The arguments of a kernel that takes none."""

    def anew(self, packed: Packed) -> Operation:
        """The launch with other arguments."""

    def again(self, stream: DeviceStream) -> Again | None:
        """What has a device's stream begin it with other arguments; None where that begins none."""

    def failure(self, error: HipkitError) -> HipkitError:
        """What is raised where waiting for its end raised an error."""


class BegunLaunch(Command):
    """A launch that the device has begun; its action waits for the end."""

    kind = Kind.KERNEL

    def __init__(self, like: Repeatable, name: str, finish: Callable[[], object]) -> None:
        self._like, self.name, self.action, self.then = like, name, finish, []

    def failure(self, error: Exception) -> Exception:
        """Says what the launch would say that waits for its end itself."""
        if not isinstance(error, HipkitError) or (made := self._like.failure(error)) is error:
            return error
        made.__cause__ = error
        return made


class LaunchAgain:
    """Launches like one that was possible, in one stream, under one profile."""

    def __init__(self, like: Repeatable, queue: Queue) -> None:
        self.like, self.queue, self.profile = like, queue, profile()
        self.is_strict, self.nothing, self._name = like.launch.strict, like.nothing, like.name
        self._places = like.places_of_addresses
        stream = queue.device_stream
        self._begin = None if stream is None else like.again(stream)

    def launch(self, packed: Packed) -> None:
        """Have the stream do it with other arguments."""
        queue, may_begin = self.queue, self._begin is not None and not (packed.pointers or packed.dynamic_lds)
        is_begun = may_begin and queue.begin(self._begun, packed)
        if not is_begun and not (may_begin and queue.make_room() and queue.begin(self._begun, packed)):
            queue.enqueue(self.like.anew(packed))

    def _begun(self, packed: Packed) -> Command | None:
        """Have the device begin it."""
        assert self._begin is not None
        finish = self._begin(packed.data)
        if finish is None:
            return None
        made = BegunLaunch(self.like, self._name, finish)
        if self._places and host_memory().version:
            note_use(self._places, packed, made)
        return made


def note_use(places: Iterable[tuple[int, int]], packed: Packed, command: Command) -> None:
    """Note that a command uses the pinned memory among its arguments."""
    known = host_memory()
    if known.version:  # else there has never been any
        for start, end in places:
            known.used(int.from_bytes(packed.data[start:end], "little"), command)


class Launches:
    """Launches of a kernel by what callers know them by: until it is unloaded, or a stream of theirs ends."""

    def __init__(self) -> None:
        self.known: dict[Hashable, LaunchAgain | None] = {}
        """None where there was one of a kind."""

    def note(self, key: Hashable, like: Repeatable, queue: Queue) -> None:
        """There was a launch: the second of a kind is worth remembering."""
        queue.at_end.add(self)
        if key in self.known:
            self.known[key] = LaunchAgain(like, queue)
            if self.clear not in like.image.at_unload:
                like.image.at_unload.append(self.clear)
            return
        if len(self.known) >= MOST:
            self.known.clear()
        self.known[key] = None

    def clear(self) -> None:
        """Forget all."""
        self.known.clear()
