"""Stream capture: operations that are queued become graph nodes, ordered as streams and events order them."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn
from weakref import WeakKeyDictionary

from ...fatbin.errors import UsageError
from ...fatbin.fork import renew
from ..errors import (
    CapturedEventError,
    CaptureError,
    CaptureImplicitError,
    CaptureInvalidatedError,
    CaptureIsolationError,
    CaptureMergeError,
    CaptureStateError,
    CaptureThreadError,
    CaptureUnjoinedError,
    CaptureUnmatchedError,
)
from ..streams.event import CaptureMode, Marker, captures
from ..streams.operation import Operation
from ..streams.queue import Queue

if TYPE_CHECKING:
    from .graph import Graph, Node

_numbers = itertools.count(1)


class StreamCapture:
    """A capture: the graph, and for each stream that takes part the nodes that its next one depends on."""

    def __init__(self, origin: Queue, mode: CaptureMode, graph: Graph) -> None:
        self.origin, self.mode, self.graph = origin, mode, graph
        self.number = next(_numbers)
        self.thread = threading.get_ident()
        self.is_valid, self.is_ended = True, False
        self.why = ""
        """What invalidated it."""
        self.ends: dict[Queue, dict[Node, None]] = {origin: {}}
        """By stream, what comes next there depends on."""
        self._let_go: set[Node] = set()
        """Nodes that the caller took out of these: the end of the capture needs no wait for them."""
        self._markers: WeakKeyDictionary[Marker, tuple[Node, ...]] = WeakKeyDictionary()
        self._lock = threading.RLock()
        renew(self, "_lock")

    # What streams ask of it

    def add(self, queue: Queue, operation: Operation) -> Node:
        """Add a node for an operation that ``queue`` was given."""
        with self._lock:
            self._check()
            node = self.graph.add(operation, [node for node in self.ends[queue] if not node.is_removed])
            self.ends[queue] = {node: None}
            return node

    def record(self, queue: Queue, marker: Marker) -> None:
        """Let ``marker`` stand for what ``queue`` was given until now."""
        with self._lock:
            self._check()
            self._markers[marker] = tuple(self.ends[queue])

    def wait(self, queue: Queue, marker: Marker) -> None:
        """What ``queue`` is given from now on depends on ``marker``; from now on it takes part."""
        with self._lock:
            if self.is_ended:
                raise CapturedEventError(f"{queue!r} waits for an event that was recorded in a capture that is over")
            self._check()
            if marker.capture is None:
                self._fail(CaptureIsolationError, f"{queue!r} captures, and waits for an event that was not captured")
            if marker.capture is not self:
                self._merge(marker.capture)
            if queue.is_null:
                self._fail(CaptureImplicitError, f"{queue!r} cannot capture, and waits for a stream that does")
            if queue.capture is None:
                queue.capture = self
            self.ends.setdefault(queue, {}).update(dict.fromkeys(self._markers[marker]))

    def _merge(self, other: object) -> NoReturn:
        if isinstance(other, StreamCapture):
            if other.is_ended:
                self._fail(CapturedEventError, "a stream that captures waits for an event of a capture that is over")
            other.invalidate("a stream of another capture waits for it")
        self._fail(CaptureMergeError, "a stream that captures waits for an event of another capture")

    def invalidate(self, why: str = "") -> None:
        """Note a call that cannot be part of the graph: the capture fails."""
        if self.is_valid and not self.is_ended:
            self.is_valid, self.why = False, why

    def refuse(self, what: str) -> NoReturn:
        """Raise because of ``what``, which cannot be part of it, and invalidate it."""
        self._fail(CaptureError, f"{what} cannot be part of a graph, and the stream captures")

    def check_null(self, queue: Queue) -> None:
        """Raise where the null stream ``queue`` would wait for one that captures."""
        if self.blocks(queue):
            self._fail(CaptureImplicitError, f"{queue!r} would wait for a stream that captures; make that non-blocking")

    def blocks(self, queue: Queue) -> bool:
        """Whether a null stream would wait for one that captures."""
        return any(
            other.capture is self and not other.non_blocking and other.device is queue.device for other in self.ends
        )

    def leave(self, queue: Queue) -> None:
        """Note that a stream is destroyed: it takes part no more, and what it was given has to be joined as before. Without the
        stream that began it, the capture ends."""
        if queue is self.origin:
            self.invalidate(f"{queue!r} was destroyed")
            self.abandon()
        else:
            queue.capture = None

    # Its end

    def end(self, queue: Queue) -> Graph:
        """End the capture, and return its graph."""
        if queue is not self.origin:
            raise CaptureUnmatchedError(
                f"{queue!r} takes part in a capture that {self.origin!r} began, and that ends it"
            )
        if self.mode is not CaptureMode.RELAXED and self.thread != threading.get_ident():
            raise CaptureThreadError("the thread that began to capture ends it, unless the mode is relaxed")
        with self._lock:
            self.abandon()
            self._check()
            joined = _with_all_before([*self.ends[queue], *self._let_go])
            for other, nodes in self.ends.items():
                if other is not queue and not joined.issuperset(nodes):
                    raise CaptureUnjoinedError(
                        f"{other!r} was given work that {queue!r} does not wait for; record an event after it, "
                        "and let the stream wait for that before the capture ends"
                    )
            return self.graph

    def abandon(self) -> None:
        """End the capture: no stream takes part any more."""
        self.is_ended = True
        for queue in self.ends:
            queue.capture = None
        if self in captures:
            captures.remove(self)

    # What comes next depends on

    def update(self, queue: Queue, nodes: Iterable[Node], *, replace: bool) -> None:
        """Let what ``queue`` is given next depend also, or only, on nodes of the graph."""
        with self._lock:
            self._check()
            found = dict.fromkeys(nodes)
            for node in found:
                if node not in self.graph:
                    raise UsageError(f"{node!r} is not in the graph that is captured")
            if replace:
                self._let_go.update(self.ends[queue])
                self.ends[queue] = found
            else:
                self.ends[queue].update(found)

    def _check(self) -> None:
        if not self.is_valid:
            raise CaptureInvalidatedError(f"the capture failed before: {self.why or 'an event of it was asked about'}")

    def _fail(self, error: type[CaptureError], text: str) -> NoReturn:
        self.invalidate(text)
        raise error(text)

    def __repr__(self) -> str:
        return f"<StreamCapture {self.number} of {self.origin!r}>"


def _with_all_before(nodes: Iterable[Node]) -> set[Node]:
    found: set[Node] = set()
    waiting = list(nodes)
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting.extend(node.before)
    return found


def begin(
    queue: Queue, mode: CaptureMode | str = CaptureMode.GLOBAL, graph: Graph | None = None, after: Iterable[Node] = ()
) -> StreamCapture:
    """Let a stream capture, into a new graph or an existing one, whose nodes ``after`` come before."""
    if queue.is_null:
        raise CaptureError(f"{queue!r} cannot capture: others wait for it; make a stream")
    if queue.capture is not None:
        raise CaptureStateError(f"{queue!r} captures already")
    if graph is None:
        from .graph import Graph

        graph = Graph()
    made = StreamCapture(queue, CaptureMode.named(mode), graph)
    made.update(queue, after, replace=False)
    queue.capture = made
    captures.append(made)
    return made


def end(queue: Queue) -> Graph:
    """End the capture that :func:`begin` began, and return its graph."""
    return capture_of(queue).end(queue)


def capture_of(queue: Queue) -> StreamCapture:
    """The capture that a stream takes part in."""
    if not isinstance(queue.capture, StreamCapture):
        raise CaptureStateError(f"{queue!r} does not capture")
    return queue.capture


# What else is asked for while something captures


class _Thread(threading.local):
    mode = CaptureMode.GLOBAL


_this_thread = _Thread()


def exchange_mode(mode: CaptureMode) -> CaptureMode:
    """How strictly this thread looks at captures from now on; how it did before."""
    before, _this_thread.mode = _this_thread.mode, mode
    return before


@contextmanager
def relaxed() -> Iterator[None]:
    """While the block runs, this thread does what captures do not like."""
    before = exchange_mode(CaptureMode.RELAXED)
    try:
        yield
    finally:
        exchange_mode(before)


def under_way() -> list[StreamCapture]:
    """The captures of all streams."""
    return [capture for capture in captures if isinstance(capture, StreamCapture)]


def refuse_unsafe(what: str) -> None:
    """Raise where captures are under way that do not allow what might wait for their streams."""
    if not captures or _this_thread.mode is CaptureMode.RELAXED:
        return
    here = threading.get_ident()
    concerned = [one for one in under_way() if one.mode is not CaptureMode.RELAXED and one.thread == here]
    if not concerned and _this_thread.mode is CaptureMode.GLOBAL:
        concerned = [one for one in under_way() if one.mode is CaptureMode.GLOBAL]
    _refuse(concerned, what, CaptureError)


def refuse_waiting(what: str) -> None:
    """Raise where anything captures: the device cannot be waited for."""
    if captures:
        _refuse(under_way(), what, CaptureError)


def refuse_null(what: str) -> None:
    """Raise where anything captures: what is done at once is done in the null stream."""
    _refuse(under_way(), what, CaptureImplicitError)


def _refuse(concerned: list[StreamCapture], what: str, error: type[CaptureError]) -> None:
    for capture in concerned:
        capture.invalidate(what)
    if concerned:
        raise error(f"{what} while {concerned[0].origin!r} captures; do it before or afterwards")
