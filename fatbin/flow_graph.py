"""The basic blocks of one function as a graph: dominators, loops, live registers, and a drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .cached import cached_property
from .isa import Instruction, Register
from .records import dataclass, field
from .wording import count

Key = tuple[str, int]
"""A register of 32 bits: its file (``v``, ``s``, ``a``, ``vcc``, …) and its index."""


@dataclass(frozen=True)
class Call:
    """A call, or a jump into another function, at ``address``; ``target`` is None where it is indirect."""

    address: int
    target: int | None
    is_tail: bool = False


@dataclass
class BasicBlock:
    """Instructions that run one after another: entered at the first, left after the last.

    ``successors`` are the addresses it may go on at; ``is_indirect`` says that it may go on anywhere, or returns.
    """

    instructions: tuple[Instruction, ...] = field(repr=False)
    successors: tuple[int, ...]
    calls: tuple[Call, ...] = ()
    is_indirect: bool = False

    @property
    def start(self) -> int:
        """The address of the first instruction."""
        return self.instructions[0].address

    @property
    def end(self) -> int:
        """The address after the last instruction."""
        return self.instructions[-1].address + self.instructions[-1].size


@dataclass(frozen=True)
class Loop:
    """A natural loop, by the addresses of its blocks: ``head`` dominates all; ``latches`` jump back to it.

    ``depth`` is 1 for an outermost loop; ``parent`` is the head of the loop around it.
    """

    head: int
    latches: tuple[int, ...]
    blocks: frozenset[int]
    depth: int = 1
    parent: int | None = None


class FlowGraph:
    """The blocks of a function by address. Edges that leave the function are not in it."""

    def __init__(self, name: str, blocks: Sequence[BasicBlock]) -> None:
        self.name = name
        self.blocks: dict[int, BasicBlock] = {block.start: block for block in blocks}
        self.entry = next(iter(self.blocks), 0)

    def __repr__(self) -> str:
        return f"<FlowGraph {self.name}: {count(len(self.blocks), 'block')}, {count(len(self.loops), 'loop')}>"

    def successors(self, start: int) -> tuple[int, ...]:
        """Where control may be after the block at ``start``, within the function."""
        return tuple(dict.fromkeys(at for at in self.blocks[start].successors if at in self.blocks))

    @cached_property
    def predecessors(self) -> dict[int, tuple[int, ...]]:
        """The blocks that may come before each."""
        found: dict[int, list[int]] = {start: [] for start in self.blocks}
        for start in self.blocks:
            for after in self.successors(start):
                found[after].append(start)
        return {start: tuple(before) for start, before in found.items()}

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The blocks that the entry reaches, in reverse postorder: each after its predecessors, back edges aside."""
        if not self.blocks:
            return ()
        seen, found = {self.entry}, list[int]()
        stack: list[tuple[int, Iterator[int]]] = [(self.entry, iter(self.successors(self.entry)))]
        while stack:
            rest = stack[-1][1]
            after = next((at for at in rest if at not in seen), None)
            if after is None:
                found.append(stack.pop()[0])
                continue
            seen.add(after)
            stack.append((after, iter(self.successors(after))))
        return tuple(reversed(found))

    @cached_property
    def immediate_dominators(self) -> dict[int, int]:
        """For each block that the entry reaches, but not the entry, the closest block that every path to it goes through.

        Cooper, Harvey, Kennedy: A Simple, Fast Dominance Algorithm.
        """
        rank = {start: number for number, start in enumerate(self.order)}
        found = {self.entry: self.entry} if rank else {}
        is_changing = True
        while is_changing:
            is_changing = False
            for start in self.order[1:]:
                known = [before for before in self.predecessors[start] if before in found]
                closest = known[0]
                for other in known[1:]:
                    while closest != other:
                        if rank[other] > rank[closest]:
                            other = found[other]
                        else:
                            closest = found[closest]
                if found.get(start) != closest:
                    found[start], is_changing = closest, True
        found.pop(self.entry, None)
        return found

    def dominates(self, start: int, other: int) -> bool:
        """Whether every path from the entry to the block ``other`` goes through the block ``start``."""
        at: int | None = other
        while at is not None and at != start:
            at = self.immediate_dominators.get(at)
        return at == start

    @cached_property
    def loops(self) -> tuple[Loop, ...]:
        """The natural loops, in the order of their heads; those with one head are one."""
        latches: dict[int, list[int]] = {}
        for start in self.order:
            for head in self.successors(start):
                if self.dominates(head, start):
                    latches.setdefault(head, []).append(start)
        bodies = {head: self._body(head, ends) for head, ends in latches.items()}
        found = []
        for head in sorted(bodies):
            around = sorted((o for o in bodies if o != head and head in bodies[o]), key=lambda o: len(bodies[o]))
            parent = around[0] if around else None
            found.append(Loop(head, tuple(latches[head]), frozenset(bodies[head]), len(around) + 1, parent))
        return tuple(found)

    def _body(self, head: int, latches: Sequence[int]) -> set[int]:
        body, waiting = {head}, list(latches)
        while waiting:
            start = waiting.pop()
            if start not in body:
                body.add(start)
                waiting += self.predecessors[start]
        return body

    def to_dot(self) -> str:
        """The graph in the language of Graphviz, with the instructions of each block."""
        lines = [f"digraph {_quoted(self.name)} {{", "  node [shape=box, fontname=monospace];"]
        for start, block in self.blocks.items():
            text = "".join(f"{instruction.address:x}: {instruction}\\l" for instruction in block.instructions)
            lines.append(f"  b{start:x} [label={_quoted(text)}];")
            back = {loop.head for loop in self.loops if start in loop.latches}
            lines += (
                f"  b{start:x} -> b{at:x}{' [style=bold]' if at in back else ''};" for at in self.successors(start)
            )
        return "\n".join([*lines, "}"]) + "\n"


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"'


class Liveness:
    """The registers whose values may still be read, before and after each block.

    A write ends the life of the old value, as in LLVM, also of a vector register some of whose lanes are inactive.
    Of a call, an indirect jump and a return, all registers that the function names may be read.
    """

    def __init__(self, graph: FlowGraph) -> None:
        self.graph = graph
        self._all = frozenset(
            key for b in graph.blocks.values() for i in b.instructions for key in keys_of(i.reads + i.writes)
        )
        self.live_in: dict[int, frozenset[Key]] = dict.fromkeys(graph.blocks, frozenset())
        waiting = list(graph.blocks)
        while waiting:
            start = waiting.pop()
            live = frozenset(self._before(graph.blocks[start])[0])
            if live != self.live_in[start]:
                self.live_in[start] = live
                waiting += graph.predecessors[start]

    def __repr__(self) -> str:
        most = max(map(len, self.live_in.values()), default=0)
        return f"<Liveness of {self.graph!r}: at most {count(most, 'register')} before a block>"

    def live_out(self, start: int) -> frozenset[Key]:
        """The live registers after a block."""
        block = self.graph.blocks[start]
        if block.is_indirect or any(call.is_tail for call in block.calls) or self._falls_out(block):
            return self._all
        return frozenset().union(*(self.live_in[at] for at in self.graph.successors(start)))

    def _falls_out(self, block: BasicBlock) -> bool:
        return any(at not in self.graph.blocks for at in block.successors)

    def before(self, start: int) -> tuple[frozenset[Key], ...]:
        """The live registers before each instruction of the block at ``start``."""
        return tuple(map(frozenset, self._before(self.graph.blocks[start])))

    def _before(self, block: BasicBlock) -> list[set[Key]]:
        live, found = set(self.live_out(block.start)), []
        for instruction in reversed(block.instructions):
            live = (live - keys_of([r for r in instruction.writes if not r.half])) | keys_of(instruction.reads)
            if instruction.has("isCall"):
                live |= self._all
            found.append(set(live))
        return found[::-1]


def keys_of(registers: Sequence[Register]) -> frozenset[Key]:
    """The registers of 32 bits that some registers are made of."""
    return frozenset((register.file, register.index + n) for register in registers for n in range(register.width))
