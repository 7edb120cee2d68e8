"""Executable graphs: what a graph became when it was made ready, to be launched again and again."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from time import perf_counter_ns
from typing import TYPE_CHECKING

from ...fatbin.errors import HipkitError
from ..errors import GraphError
from ..forks import renew
from ..streams.command import Command, Kind, numbers
from ..streams.operation import Nothing, Operation
from .events import ChildGraph
from .graph import Graph, Node
from .memory import AllocateBlock, FreeBlock
from .update import pairs

if TYPE_CHECKING:
    from ..streams.stream import Stream


class GraphExec:
    """A graph that can be launched. It has parameters of its own: what happens to the graph later does not concern it."""

    def __init__(self, graph: Graph, *, auto_free: bool = False, flags: int = 0) -> None:
        self.original, self.auto_free, self.flags = graph, auto_free, flags
        self.graph, self._copies = graph.copied()
        self.graph.in_order()
        self.disabled: set[Node] = set()
        self.is_destroyed = False
        self._lock = threading.Lock()
        renew(self, "_lock")
        self._last: Command | None = None

    def node(self, original: Node) -> Node:
        """Its own node for one of the graph that it was made of."""
        if original not in self._copies:
            raise GraphError(f"{original!r} is not of the graph that {self!r} was made of")
        return self._copies[original]

    def set(self, original: Node, operation: Operation) -> None:
        """Let one of its nodes do something else of the same kind, from the next launch on."""
        own = self.node(original)
        own.operation = operation

    def enable(self, original: Node, enabled: bool = True) -> None:
        """Whether launches do a node: what depends on it does not change."""
        (self.disabled.discard if enabled else self.disabled.add)(self.node(original))

    def is_enabled(self, original: Node) -> bool:
        """Whether they do."""
        return self.node(original) not in self.disabled

    def update(self, graph: Graph) -> None:
        """Take over the parameters of a graph that is otherwise the same; raises where it is not."""
        with self._lock:
            for own, other in pairs(self.graph, graph):
                own.operation = other.operation

    def launch(self, stream: Stream) -> Command | None:
        """Give all of it to a stream. One launch is done after the other, whichever streams they are in."""
        if stream.capture is not None:
            stream.capture.add(stream, ChildGraph(self._enabled()))
            return None
        with self._lock, stream.device.ordering:
            self._check_memory()
            commands = list(self.graph.commands_in(stream, self.disabled))
            for command in commands:
                command.stream, command.number = stream, command.number or next(numbers)
            last = self._last
            waits = () if last is None or last.is_done or last.stream is stream else (last,)
            whole = Command(
                Kind.GRAPH, f"graph {self.original.number}", _Run(commands), waits, {"nodes": len(commands)}
            )
            whole.then.append(_Ended(commands))
            for command in commands:
                command.launch = whole
            self._last = whole
            return stream.submit(whole)

    def destroy(self) -> None:
        """End it. A launch that is under way is done; then it lets go of what lives as long as it."""
        self.is_destroyed = True
        last = self._last
        if last is None or last.is_done:
            self.graph.release()
        else:
            last.then.append(lambda _command: self.graph.release())

    def _enabled(self) -> Graph:
        """What it does, as a graph."""
        graph, copies = self.graph.copied()
        for node in self.disabled:
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
    """A launch is over: nobody waits for commands of it that were not done."""

    commands: list[Command]

    def __call__(self, whole: Command) -> None:
        for command in self.commands:
            if not command.is_done:
                command.begun = perf_counter_ns()
                command.end(whole.error or HipkitError("the launch of the graph ended before it got here"))
