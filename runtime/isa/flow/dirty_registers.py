"""Which registers of a region hold what the wave's own memory does not have yet.

Compiled code keeps registers to itself, and puts those that it changed into the wave's memory where the wave leaves. In
a loop that waits at barriers it leaves every time round: so what was changed before such a loop goes to memory once, on
the way in, and what is not changed in the loop is read from there.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache, cached_property

from ....fatbin.isa import Constant, Instruction, Register
from ..naming import operation
from .lift import Block, Edge, Key, Region
from .liveness import keys

_FILES = ("s", "v", "a")
_ADDITIONS = frozenset(("v_add_u32", "v_add_nc_u32"))


@dataclass(eq=False)
class DirtyRegisters:
    """For one region."""

    region: Region

    @cached_property
    def written(self) -> dict[int, set[Key]]:
        """What each block writes. MODE is constant in a region, and who changes it writes it to the wave."""
        return {block.start: block.written - {("mode", 0)} for block in self.region}

    @cached_property
    def _loops(self) -> dict[int, set[int]]:
        """For blocks of loops that wait, the blocks of the innermost one."""
        found: dict[int, set[int]] = {}
        self._find_loops({block.start: self._after(block) for block in self.region}, found)
        return found

    def _find_loops(self, after: dict[int, list[int]], found: dict[int, set[int]]) -> None:
        for loop in _components(after):
            if not any(self.region.blocks[start].resumes in loop.intersection(after[start]) for start in loop):
                continue
            found.update(dict.fromkeys(loop, loop))
            heads = self._loop_entries(loop)
            self._find_loops({start: [t for t in after[start] if t in loop - heads] for start in loop}, found)

    def _loop_entries(self, loop: set[int]) -> set[int]:
        """The blocks by which a loop is entered."""
        found = {self.region.start} & loop
        for block in self.region:
            if block.start not in loop:
                found.update(loop.intersection(self._after(block)))
        return found or {min(loop)}

    def _after(self, block: Block) -> list[int]:
        after = block.successors if block.resumes is None else (*block.successors, block.resumes)
        return [target for target in after if target in self.region.blocks]

    @cached_property
    def dirty_at_end(self) -> dict[int, set[Key]]:
        """What may not be in memory at the end of each block."""
        out = {start: set(keys) for start, keys in self.written.items()}
        is_changing = True
        while is_changing:
            is_changing = False
            for block in self.region:
                for target in block.successors:
                    if target in out:
                        more = out[block.start] - self._spilled(out, Edge(block.start, target)) - out[target]
                        out[target] |= more
                        is_changing |= bool(more)
        return out

    def spilled_on(self, edge: Edge) -> set[Key]:
        """What goes to memory on the way from one block to another."""
        return self._spilled(self.dirty_at_end, edge)

    def clean_in_loop(self, start: int) -> set[Key]:
        """The registers that are in memory, and right there, as long as the loop that waits around a block lasts."""
        loop = self._loops.get(start)
        return self._clean_in_loop(frozenset(loop)) if loop is not None else set()

    def stepped_in_loop(self, start: int) -> set[Key]:
        """The vector registers to which that loop does nothing but add one number in all lanes."""
        loop = self._loops.get(start)
        return self._stepped_in_loop(frozenset(loop)) if loop is not None else set()

    def is_in_loop(self, start: int) -> bool:
        """Whether there is such a loop around a block."""
        return start in self._loops

    def is_into_loop(self, edge: Edge) -> bool:
        """Whether a way leads into one."""
        loop = self._loops.get(edge.target)
        return loop is not None and edge.source not in loop

    @cache  # noqa: B019
    def _clean_in_loop(self, loop: frozenset[int]) -> set[Key]:
        live = set[Key]().union(*(self.region.blocks[start].live_in for start in loop))
        return {key for key in live - self._changed(loop) if key[0] in _FILES}

    @cache  # noqa: B019
    def _stepped_in_loop(self, loop: frozenset[int]) -> set[Key]:
        found, others = set[Key](), set[Key]()
        for instruction in (i for start in loop for i in self.region.blocks[start].instructions):
            written = set(keys(instruction.writes))
            (found if _adds_one_number(instruction) else others).update(written)
        return found - others

    def _changed(self, loop: Collection[int]) -> set[Key]:
        return set[Key]().union(*(self.written[start] for start in loop))

    def _spilled(self, out: dict[int, set[Key]], edge: Edge) -> set[Key]:
        if not self.is_into_loop(edge):
            return set()
        # What the first block changes has to go there again.
        return (out[edge.source] & self.region.blocks[edge.target].live_in.keys()) - self.written[edge.target]

    def reloaded_on(self, edge: Edge) -> set[Key]:
        """What comes back from memory on the way from one block to another, out of such a loop."""
        return (self.clean_in_loop(edge.source) & self.region.blocks[edge.target].live_in.keys()) - self.clean_in_loop(
            edge.target
        )


def _adds_one_number(instruction: Instruction) -> bool:
    """Whether a vector register gets more by the same in all lanes that are active."""
    clamp, is_plain = instruction.operand("clamp"), instruction.encoding in ("VOP2", "VOP3")
    is_clamped = clamp is not None and isinstance(clamp.value, Constant) and clamp.value.bits != 0
    if operation(instruction) not in _ADDITIONS or not is_plain or is_clamped:
        return False
    target = [operand.value for operand in instruction.operands if operand.is_output]
    sources = [operand.value for operand in instruction.operands if operand.name in ("src0", "src1", "vsrc1")]
    numbers = [value for value in sources if not (isinstance(value, Register) and value.file in ("v", "a"))]
    return len(sources) == 2 and len(numbers) == 1 and all(value in target for value in sources if value not in numbers)


def _components(after: dict[int, list[int]]) -> list[set[int]]:
    """The strongly connected components: by the order in which a search ends, then against the edges."""
    order: list[int] = []
    seen: set[int] = set()
    for start in after:
        _search(start, after, seen, order)
    before: dict[int, list[int]] = {start: [] for start in after}
    for start, targets in after.items():
        for target in targets:
            before[target].append(start)
    found, seen = [], set()
    for start in reversed(order):
        one: list[int] = []
        _search(start, before, seen, one)
        if one:
            found.append(set(one))
    return found


def _search(start: int, edges: dict[int, list[int]], seen: set[int], order: list[int]) -> None:
    """Depth first; nodes are put into ``order`` as they end."""
    if start in seen:
        return
    seen.add(start)
    stack = [(start, iter(edges[start]))]
    while stack:
        node, rest = stack[-1]
        following = next((target for target in rest if target not in seen), None)
        if following is None:
            order.append(node)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(edges[following])))
