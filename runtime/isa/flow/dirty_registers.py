"""Dirty registers: those that differ from their copy in the wave's memory, and where they are spilled and reloaded.

Compiled code holds registers in LLVM values, and spills the dirty ones where the wave leaves the region. In a loop with
barriers the wave leaves in each iteration. So registers that are dirty before such a loop are spilled once, on the edge
into it, and those that the loop does not change are clean inside and read from memory.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from ....fatbin.cached import cached_property
from ....fatbin.isa import Instruction, Register
from ....fatbin.records import dataclass
from ..operations import kind_of
from .liveness import keys
from .loops import nested_loops
from .regions import Edge, Key, Region

_FILES = ("s", "v", "a")
_ADDITIONS = frozenset(("v_add_u32", "v_add_nc_u32"))


@dataclass(eq=False)
class DirtyRegisters:
    """The dirty registers at each point of a region."""

    region: Region

    @cached_property
    def written(self) -> dict[int, set[Key]]:
        """The registers that each block writes; not MODE, which is stored in the wave where it changes."""
        return {block.start: block.written - {("mode", 0)} for block in self.region}

    @cached_property
    def _loops(self) -> dict[int, set[int]]:
        """For each block in a loop with barriers, the blocks of the innermost one."""
        found: dict[int, set[int]] = {}
        for loop in nested_loops(self.region, self._has_barrier):
            found.update(dict.fromkeys(loop, loop))
        return found

    def _has_barrier(self, loop: set[int], inside: Mapping[int, list[int]]) -> bool:
        return any(self.region.blocks[start].resumes in loop.intersection(inside[start]) for start in loop)

    @cached_property
    def dirty_at_end(self) -> dict[int, set[Key]]:
        """The registers that may be dirty at the end of each block."""
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
        """The registers that are spilled on an edge."""
        return self._spilled(self.dirty_at_end, edge)

    def clean_in_loop(self, start: int) -> set[Key]:
        """The registers that stay clean throughout the loop with barriers around a block."""
        loop = self._loops.get(start)
        return self._clean_in_loop(frozenset(loop)) if loop is not None else set()

    def stepped_in_loop(self, start: int) -> set[Key]:
        """The vector registers that this loop only changes by adding the same number in all lanes."""
        loop = self._loops.get(start)
        return self._stepped_in_loop(frozenset(loop)) if loop is not None else set()

    def is_in_loop(self, start: int) -> bool:
        """Whether a loop with barriers contains a block."""
        return start in self._loops

    def is_into_loop(self, edge: Edge) -> bool:
        """Whether an edge enters such a loop."""
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
        # Registers that the first block of the loop writes become dirty again.
        return (out[edge.source] & self.region.blocks[edge.target].live_in.keys()) - self.written[edge.target]

    def reloaded_on(self, edge: Edge) -> set[Key]:
        """The registers that are reloaded on an edge out of such a loop."""
        return (self.clean_in_loop(edge.source) & self.region.blocks[edge.target].live_in.keys()) - self.clean_in_loop(
            edge.target
        )


def _adds_one_number(instruction: Instruction) -> bool:
    """Whether an instruction adds a uniform number to a vector register, in the active lanes."""
    is_plain = instruction.encoding in ("VOP2", "VOP3")
    if kind_of(instruction).name not in _ADDITIONS or not is_plain or instruction.constant("clamp"):
        return False
    target = [operand.value for operand in instruction.operands if operand.is_output]
    sources = [operand.value for operand in instruction.operands if operand.name in ("src0", "src1", "vsrc1")]
    numbers = [value for value in sources if not (isinstance(value, Register) and value.file in ("v", "a"))]
    return len(sources) == 2 and len(numbers) == 1 and all(value in target for value in sources if value not in numbers)
