"""Launches that come again: what was settled for one holds for the next of the same shape in the same stream."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Protocol

from ...fatbin.errors import HipkitError
from ...loader.image import LoadedImage
from ..devices.backend import Again, DeviceStream, Finish
from ..devices.happens_before import ORDER
from ..memory.host import host_memory
from ..profile import profile
from ..streams.command import Command, Kind, numbers, observers
from ..streams.event import captures
from ..streams.operation import Operation
from ..streams.queue import Ordering, Queue
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
    """A launch that the device has begun, or several of which the end is waited for together; its action waits for that."""

    kind = Kind.KERNEL
    _names: Sequence[str] = ()
    """Of the kernels that it has launches of beside the last one, each once."""

    def __init__(self, like: Repeatable, name: str, finish: Finish, ordering: Ordering, *, takes_more: bool) -> None:
        self.last, self.name, self.action, self.then, self._ordering = like, name, finish, [], ordering
        self.takes_more = takes_more

    def add(self, like: Repeatable) -> None:
        """The device has begun a launch of another kernel, too."""
        if (name := self.last.name) not in self._names:
            self._names = (*self._names, name)
        self.last = like

    def take_no_more(self) -> None:
        self._ordering.acquire()  # which is held while the device begins more
        self.takes_more = False
        self._ordering.release()

    def failure(self, error: Exception) -> Exception:
        """Says what the launch would say that waits for its end itself."""
        if not isinstance(error, HipkitError):
            return error
        names = dict.fromkeys((*self._names, self.last.name))
        if len(names) > 1:
            error.args = (f"one of {', '.join(names)}: {error}", *error.args[1:])
            return error
        if (made := self.last.failure(error)) is not error:
            made.__cause__ = error
        return made


class LaunchAgain:
    """Launches like one that was possible, in one stream, under one profile."""

    def __init__(self, like: Repeatable, queue: Queue) -> None:
        self.like, self.queue, self.profile = like, queue, profile()
        self.is_strict, self.nothing, self._name = like.launch.strict, like.nothing, like.name
        self._places, self._streams = like.places_of_addresses, queue.device.streams
        stream = queue.device_stream
        self._again = None if stream is None else like.again(stream)

    def launch(self, packed: Packed) -> None:
        """Have the stream do it with other arguments, where :meth:`add` has not."""
        queue, again = self.queue, self._again
        begun = None
        if again is not None and not packed.pointers and not packed.dynamic_lds:
            begun = queue.begin(again.begin, packed.data, self._command)
            if begun is None and queue.make_room():
                begun = queue.begin(again.begin, packed.data, self._command)
        if begun is None:
            queue.enqueue(self.like.anew(packed))
        elif self._places and host_memory().version:
            note_use(self._places, packed, begun)

    def add(self, packed: Packed) -> bool:
        """Have the device begin it with other arguments after what it has begun last, if nothing has come since, and wait for the
        end of both together; False where that cannot be."""
        queue, again = self.queue, self._again
        last = queue.last
        if again is None or not isinstance(last, BegunLaunch) or not last.takes_more:
            return False
        if packed.pointers or packed.dynamic_lds or captures or observers or ORDER.is_on:
            return False
        streams, finish = self._streams, last.action
        ordering = streams.ordering
        ordering.acquire()  # two calls take half as long as a with
        try:
            if last is not queue.last or not last.takes_more or finish is None:
                return False
            if streams.null is not None and streams.before(queue):
                return False
            if not again.more(packed.data, finish):
                return False
            last.number = next(numbers)
        except HipkitError:
            return False  # it is raised again when it is begun by itself
        finally:
            ordering.release()
        if last.last is not self.like:
            last.add(self.like)
        if self._places and host_memory().version:
            note_use(self._places, packed, last)
        return True

    def _command(self, finish: Finish) -> Command:
        """That of a launch that the device has begun."""
        assert self._again is not None
        return BegunLaunch(self.like, self._name, finish, self._streams.ordering, takes_more=self._again.takes_more)


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
