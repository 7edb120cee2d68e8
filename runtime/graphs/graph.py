"""Graphs: operations as nodes with dependencies, which a stream can launch any number of times."""

from __future__ import annotations

import itertools
import os
import threading
from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import Enum
from pathlib import Path
from time import perf_counter_ns
from typing import ClassVar

from ...fatbin.errors import HipkitError
from ...fatbin.fork import renew
from ...fatbin.records import dataclass
from ...fatbin.wording import count
from ..devices.happens_before import ORDER, Noted
from ..errors import GraphError, GraphUpdateError, UpdateResult
from ..memory.host import host_memory
from ..streams.command import Command, Kind, Runner, numbers, observers
from ..streams.operation import HostCall, Nothing, Operation
from ..streams.stream import Stream
from ..streams.words import WordOperations
from .events import RecordEvent, WaitForEvent
from .memory import AllocateBlock, FreeBlock
from .on_device import Launched, OnDevice
from .user_object import Kept

_identities = itertools.count(1)


class NodeKind(Enum):
    """What a node is."""

    KERNEL = "kernel"
    COPY = "copy"
    FILL = "fill"
    HOST = "host"
    GRAPH = "graph"
    EMPTY = "empty"
    WAIT = "wait for an event"
    RECORD = "record an event"
    ALLOCATE = "allocate"
    FREE = "free"
    WORDS = "wait for words or write them"


@dataclass(slots=True)
class ChildGraph(Operation):
    """Everything that is in another graph."""

    kind: ClassVar[Kind] = Kind.GRAPH
    graph: Graph

    def run(self) -> object:
        """Run all of the graph in this thread."""
        for node in self.graph.in_order():
            node.operation.run()
        return None

    def commands_in(self, queue: Runner) -> Iterable[Command]:
        """The commands of the graph in ``queue``."""
        return _commands_of(self.graph, queue, ())


_BY_OPERATION: tuple[tuple[type[Operation], NodeKind], ...] = (
    (RecordEvent, NodeKind.RECORD),
    (WaitForEvent, NodeKind.WAIT),
    (ChildGraph, NodeKind.GRAPH),
    (Nothing, NodeKind.EMPTY),
    (AllocateBlock, NodeKind.ALLOCATE),
    (FreeBlock, NodeKind.FREE),
    (WordOperations, NodeKind.WORDS),
    (HostCall, NodeKind.HOST),
)
_BY_COMMAND = {Kind.KERNEL: NodeKind.KERNEL, Kind.COPY: NodeKind.COPY, Kind.FILL: NodeKind.FILL}


class Node:
    """A node of a graph: an operation, and what comes directly before and after it."""

    def __init__(self, graph: Graph, operation: Operation) -> None:
        self.graph, self.operation = graph, operation
        self.number = next(_identities)
        self.before: dict[Node, None] = {}
        """What it depends on."""
        self.behind: dict[Node, None] = {}
        """What depends on it."""
        self.original: Node | None = None
        """The node that it is a copy of."""

    @property
    def kind(self) -> NodeKind:
        operation = self.operation
        found = next((kind for type, kind in _BY_OPERATION if isinstance(operation, type)), None)
        return found or _BY_COMMAND[operation.kind]

    @property
    def is_removed(self) -> bool:
        """Whether it was taken out of its graph."""
        return self not in self.graph

    def __repr__(self) -> str:
        return f"<Node {self.number}: {self.kind.value} {self.operation.name}>"


class Graph:
    """A graph. What is captured makes one (``Stream.capturing()``), or one node after the other is added."""

    def __init__(self) -> None:
        self.number = next(_identities)
        self.is_destroyed = False
        self.owner: Node | None = None
        """The node whose child it is."""
        self.keeps = Kept()
        """What lives as long as it."""
        self._nodes: dict[Node, None] = {}

    def add(self, operation: Operation, after: Iterable[Node] = ()) -> Node:
        """Add a node for an operation, which runs after the nodes ``after``."""
        before = list(after)
        for node in before:
            self._check_own(node)
        if len(set(before)) < len(before):
            raise GraphError("a node is named twice among those that a new one depends on")
        if isinstance(operation, ChildGraph):
            operation = ChildGraph(operation.graph.clone())
        made = Node(self, operation)
        if isinstance(operation, ChildGraph):
            operation.graph.owner = made
        self._nodes[made] = None
        for node in before:
            self._join(node, made)
        return made

    def empty(self, after: Iterable[Node] = ()) -> Node:
        """Add a node that does nothing: a place in the order of the others."""
        return self.add(Nothing("empty"), after)

    def call(self, function: object, after: Iterable[Node] = ()) -> Node:
        """Add a node that calls a function of the host."""
        if not callable(function):
            raise GraphError(f"{function!r} cannot be called")
        return self.add(HostCall(function), after)

    def embed(self, graph: Graph, after: Iterable[Node] = ()) -> Node:
        """Add a node that runs all of another graph, as that is now."""
        return self.add(ChildGraph(graph), after)

    def remove(self, node: Node) -> None:
        """Take a node out, with its edges."""
        self._check_own(node)
        for other in tuple(node.before):
            self.disconnect(other, node)
        for other in tuple(node.behind):
            self.disconnect(node, other)
        del self._nodes[node]

    def connect(self, first: Node, second: Node) -> None:
        """Let ``second`` depend on ``first``."""
        self._check_own(first)
        self._check_own(second)
        if first is second:
            raise GraphError(f"{first!r} cannot depend on itself")
        if first in second.before:
            raise GraphError(f"{second!r} depends on {first!r} already")
        self._join(first, second)

    def disconnect(self, first: Node, second: Node) -> None:
        """Let ``second`` no longer depend on ``first``."""
        self._check_own(first)
        self._check_own(second)
        if first not in second.before:
            raise GraphError(f"{second!r} does not depend on {first!r}")
        del second.before[first], first.behind[second]

    @property
    def nodes(self) -> Sequence[Node]:
        """All nodes, in the order in which they were added."""
        return tuple(self._nodes)

    @property
    def roots(self) -> Sequence[Node]:
        """The nodes that depend on none."""
        return tuple(node for node in self._nodes if not node.before)

    @property
    def edges(self) -> Sequence[tuple[Node, Node]]:
        """Each pair of a node and one that depends on it."""
        return tuple((node, other) for node in self._nodes for other in node.behind)

    def in_order(self) -> list[Node]:
        """All nodes, each after those it depends on, else as they were added. Raises where they go in a circle."""
        waiting = {node: len(node.before) for node in self._nodes}
        ready = [node for node, count in waiting.items() if not count]
        for node in ready:
            for other in node.behind:
                waiting[other] -= 1
                if not waiting[other]:
                    ready.append(other)
        if len(ready) < len(waiting):
            circle = next(node for node, count in waiting.items() if count)
            raise GraphError(f"the graph has a circle: {circle!r} depends on itself in the end")
        return ready

    def all_nodes(self) -> Iterator[Node]:
        """The nodes in their order, and those of the graphs inside."""
        for node in self.in_order():
            yield node
            if isinstance(node.operation, ChildGraph):
                yield from node.operation.graph.all_nodes()

    def clone(self) -> Graph:
        """A copy with nodes and edges of its own."""
        made, copies = Graph(), dict[Node, Node]()
        made.keeps = self.keeps.retained()
        for node in self._nodes:
            copies[node] = copy = made.add(node.operation)
            copy.original = node
        for first, second in self.edges:
            made._join(copies[first], copies[second])
        return made

    def instantiate(self, *, auto_free: bool = False) -> GraphExec:
        """An executable copy of the graph. ``auto_free`` frees memory that an earlier launch has left."""
        return GraphExec(self, auto_free=auto_free)

    def dot(self, *, verbose: bool = False) -> str:
        """The graph in the language of Graphviz."""
        lines = [f'digraph "graph_{self.number}" {{', *_dot_lines(self, verbose), "}"]
        return "\n".join(lines) + "\n"

    def save_dot(self, path: str | os.PathLike[str], *, verbose: bool = False) -> None:
        """Write :meth:`dot` to a file."""
        Path(path).write_text(self.dot(verbose=verbose))

    def _join(self, first: Node, second: Node) -> None:
        second.before[first] = None
        first.behind[second] = None

    def _check_own(self, node: Node) -> None:
        if node not in self._nodes:
            raise GraphError(f"{node!r} is not in {self!r}")

    def __contains__(self, node: object) -> bool:
        return node in self._nodes

    def __len__(self) -> int:
        return len(self._nodes)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"<Graph {self.number} of {count(len(self._nodes), 'node')}>"


class GraphExec:
    """A graph that can be launched. It has parameters of its own: what happens to the graph later does not concern it."""

    def __init__(self, graph: Graph, *, auto_free: bool = False) -> None:
        self.original, self.auto_free, self.graph = graph, auto_free, graph.clone()
        self._copies = _copies_in(self.graph)
        self.graph.in_order()
        self._disabled: set[Node] = set()
        self.is_destroyed = False
        self._lock = threading.Lock()
        renew(self, "_lock")
        self._last: Command | None = None
        self._on_device: OnDevice | None = None
        """What the device has of it, until a node does something else."""

    def node(self, original: Node) -> Node:
        """The executable graph's node for one of the graph that it was made of."""
        if original not in self._copies:
            raise GraphError(f"{original!r} is not of the graph that {self!r} was made of")
        return self._copies[original]

    def set(self, original: Node, operation: Operation) -> None:
        """Let one of its nodes do something else of the same kind, from the next launch on."""
        own = self.node(original)
        own.operation = operation
        self._on_device = None

    def enable(self, original: Node, enabled: bool = True) -> None:
        """Let launches run a node, or skip it; the edges do not change."""
        (self._disabled.discard if enabled else self._disabled.add)(self.node(original))
        self._on_device = None

    def is_enabled(self, original: Node) -> bool:
        """Whether launches run this node."""
        return self.node(original) not in self._disabled

    def update(self, graph: Graph) -> None:
        """Take over the parameters of a graph that is otherwise the same; raises where it is not."""
        with self._lock:
            for own, other in pairs(self.graph, graph):
                own.operation = other.operation
            self._on_device = None

    def launch(self, stream: Stream) -> Command | None:
        """Give all of it to a stream. One launch is done after the other, whichever streams they are in."""
        queue = stream.queue
        if queue.capture is not None:
            queue.capture.add(queue, ChildGraph(self._enabled()))
            return None
        with self._lock, stream.device.streams.ordering:
            last = self._last
            waits = () if last is None or last.is_done or last.queue is queue else (last,)
            self._last = whole = self._begun_together(stream, waits) or self._one_by_one(stream, waits)
            return queue.submit(whole)

    def _begun_together(self, stream: Stream, waits: tuple[Command, ...]) -> Command | None:
        """The launch of a graph that the device has as its own; None where it has none, or each kernel is of interest."""
        on = stream.queue.device_stream
        if on is None or ORDER.is_on or observers:
            return None
        known = self._on_device
        if known is None or known.is_lost or known.device is not stream.device:
            nodes = _flattened(self.graph, self._disabled)
            operations = [node.operation for node in nodes if not isinstance(node.operation, Nothing)]
            known = self._on_device = OnDevice(operations, stream.device, on)
        if known.graph is None:
            return None
        launched = Launched(known.graph, on)
        whole = Command(Kind.GRAPH, self._name, launched, waits, {"nodes": len(known.operations)}, launched.begin)
        if host_memory().version:  # else there is none that could be in use
            for operation in known.operations:
                operation.note_memory(whole)
        return whole

    def _one_by_one(self, stream: Stream, waits: tuple[Command, ...]) -> Command:
        """The launch of a graph by the commands of its nodes."""
        self._check_memory()
        queue, last = stream.queue, self._last
        pairs = list(_pairs_of(self.graph, queue, self._disabled))
        commands = [command for command, _ in pairs]
        for command in commands:
            command.queue, command.number = queue, command.number or next(numbers)
        whole = Command(Kind.GRAPH, self._name, _Run(commands), waits, {"nodes": len(commands)})
        whole.then.append(_Ended(commands))
        if ORDER.is_on:
            _note(pairs, whole)
            if last is not None:
                ORDER.wait(queue.number, last)
        for command in commands:
            command.launch = whole
        return whole

    @property
    def _name(self) -> str:
        return f"graph {self.original.number}"

    def destroy(self) -> None:
        """End it. A launch that is under way is done; then it lets go of what lives as long as it."""
        self.is_destroyed = True
        last = self._last
        if last is None or last.is_done:
            release_kept(self.graph)
        else:
            last.then.append(lambda _command: release_kept(self.graph))

    def _enabled(self) -> Graph:
        """A graph of the nodes that launches run."""
        graph = self.graph.clone()
        copies = _copies_in(graph)
        for node in self._disabled:
            copies[node].operation = Nothing("disabled")
        return graph

    def _check_memory(self) -> None:
        operations = [node.operation for node in self.graph.all_nodes()]
        for operation in operations:
            if isinstance(operation, AllocateBlock):
                if operation.block.is_live and not self.auto_free:
                    raise GraphError(
                        f"the {operation.block.size} bytes that an earlier launch of {self!r} allocated are not freed"
                    )
                operation.block.come_to_life()
            elif isinstance(operation, FreeBlock):
                operation.block.is_live = False

    def __repr__(self) -> str:
        return f"<GraphExec of {self.graph!r}>"


def release_kept(graph: Graph) -> None:
    """Drop the references that a graph and the graphs inside hold."""
    graph.keeps.release_all()
    for node in graph.nodes:
        if isinstance(node.operation, ChildGraph):
            release_kept(node.operation.graph)


def _copies_in(graph: Graph) -> dict[Node, Node]:
    """The nodes of a clone, and those of the graphs inside, by the node that each is a copy of."""
    found: dict[Node, Node] = {}
    for node in graph.nodes:
        assert node.original is not None
        found[node.original] = node
        if isinstance(node.operation, ChildGraph):
            found.update(_copies_in(node.operation.graph))
    return found


def _commands_of(graph: Graph, queue: Runner, left_out: Collection[Node]) -> Iterator[Command]:
    """The commands that launch a graph in ``queue``, except those of the nodes in ``left_out``."""
    return (command for command, _ in _pairs_of(graph, queue, left_out))


def _pairs_of(graph: Graph, queue: Runner, left_out: Collection[Node]) -> Iterator[tuple[Command, Node]]:
    """The commands that launch a graph, each with its node."""
    for node in _flattened(graph, left_out):
        for command in node.operation.commands_in(queue):
            yield command, node


def _flattened(graph: Graph, left_out: Collection[Node]) -> Iterator[Node]:
    """The nodes of a graph and of the graphs inside, in their order, except those that are left out."""
    for node in graph.in_order():
        if isinstance(node.operation, ChildGraph):
            yield from _flattened(node.operation.graph, left_out)
        elif node not in left_out:
            yield node


def _note(pairs: Iterable[tuple[Command, Node]], whole: Command) -> None:
    """Have the check of races know what each command of a launch comes after."""
    ends: dict[Node, tuple[Noted, ...]] = {}
    for command, node in pairs:
        before = (one for each in _before(node) for one in ends.get(each, ()))
        ORDER.place_node(command, whole, tuple(dict.fromkeys(before)))
        if command.noted is not None:
            ends[node] = (*ends.get(node, ()), command.noted)


def _before(node: Node) -> Iterator[Node]:
    """The nodes that one depends on, directly or through others: of graphs inside, their nodes."""
    seen: set[Node] = set()
    waiting = [node]
    while waiting:
        one = waiting.pop()
        owner = one.graph.owner
        for other in (*one.before, *((owner,) if owner is not None else ())):
            if other not in seen:
                seen.add(other)
                waiting.append(other)
                if isinstance(other.operation, ChildGraph) and other is not owner:
                    inside = list(other.operation.graph.all_nodes())
                    seen.update(inside)
                    yield from inside
                yield other


def _dot_lines(graph: Graph, verbose: bool) -> Iterator[str]:
    """The lines of :meth:`Graph.dot` between the first and the last."""
    for node in graph.nodes:
        label = f"{node.kind.value}\\n{node.operation.name}"
        if verbose:
            label += "".join(f"\\n{name}: {value}" for name, value in node.operation.details.items())
        label = label.replace('"', '\\"')
        yield f'  "node_{node.number}" [label="{label}"];'
        if isinstance(node.operation, ChildGraph):
            inside = node.operation.graph
            yield f'  subgraph "cluster_{inside.number}" {{ label="graph_{inside.number}";'
            yield from _dot_lines(inside, verbose)
            yield "  }"
    for first, second in graph.edges:
        yield f'  "node_{first.number}" -> "node_{second.number}";'


@dataclass(slots=True)
class _Run:
    """Doing the commands of a launch. What goes wrong ends it: the rest may depend on it."""

    commands: list[Command]

    def __call__(self) -> None:
        for command in self.commands:
            command.run()
            if command.error is not None:
                raise command.error


@dataclass(slots=True)
class _Ended:
    """A launch is over: its commands that were not done are cancelled."""

    commands: list[Command]

    def __call__(self, whole: Command) -> None:
        for command in self.commands:
            if not command.is_done:
                command.begun = perf_counter_ns()
                command.end(whole.error or HipkitError("the launch of the graph ended before it got here"))


def pairs(own: Graph, other: Graph) -> list[tuple[Node, Node]]:
    """Each node of an executable graph, and the one of ``other`` whose parameters it can take. Raises where it cannot."""
    if len(own) != len(other):
        raise GraphUpdateError(
            f"{other!r} has {len(other)} nodes, and the executable graph {len(own)}", UpdateResult.TOPOLOGY_CHANGED
        )
    found = list(zip(own.nodes, other.nodes, strict=True))
    standing_for = {theirs: mine for mine, theirs in found}
    for mine, theirs in found:
        if mine.kind is not theirs.kind:
            raise GraphUpdateError(
                f"{theirs!r} stands where the executable graph has {mine!r}", UpdateResult.NODE_TYPE_CHANGED, theirs
            )
        if {standing_for[node] for node in theirs.before} != set(mine.before):
            raise GraphUpdateError(
                f"{theirs!r} depends on other nodes than {mine!r}", UpdateResult.TOPOLOGY_CHANGED, theirs
            )
    inside = []
    for mine, theirs in found:
        if isinstance(mine.operation, ChildGraph) and isinstance(theirs.operation, ChildGraph):
            inside += pairs(mine.operation.graph, theirs.operation.graph)
        elif difference := mine.operation.update_fault(theirs.operation):
            raise GraphUpdateError(f"{theirs!r}: {difference[1]}", difference[0], theirs)
    return [*(pair for pair in found if not isinstance(pair[0].operation, ChildGraph)), *inside]
