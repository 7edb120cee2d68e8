"""Where waves may enter the code that is compiled as one function."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hipkit.fatbin.isa import Instruction, decode
from hipkit.runtime.devices.cpu.compiler.loop_guards import LoopGuards
from hipkit.runtime.devices.cpu.compiler.region_size import inlined
from hipkit.runtime.isa.flow.lift import lift
from hipkit.runtime.isa.flow.regions import Block, Region


@pytest.mark.parametrize(
    ("blocks", "entries"),
    [
        ([Block(8, [])], [8]),
        ([Block(8, [], (16,)), Block(16, [], (24,)), Block(24, [])], [8]),
        ([Block(8, [], (), resumes=16), Block(16, [])], [8, 16]),
        ([Block(8, [], (), resumes=64), Block(16, [])], [8]),
        ([Block(8, [], (16,)), Block(16, [], (24,)), Block(24, [], (16, 32)), Block(32, [])], [8, 16]),
        ([Block(8, [], (16,)), Block(16, [], (16, 24)), Block(24, [], (4,))], [8, 16]),
    ],
)
def test_waves_enter_at_the_start_after_waits_and_at_loops(blocks: list[Block], entries: list[int]) -> None:
    assert Region(8, {block.start: block for block in blocks}).entries() == entries


def test_eight_blocks_have_bits_for_their_guards_and_keep_them() -> None:
    """The bits above are those of the number of the code, by which a wave knows whose bits it has."""
    guards = LoopGuards(cast("Any", None), cast("Any", None))
    for _ in range(2):
        assert [guards.bit(start) for start in range(0, 40, 4)] == [1, 2, 4, 8, 16, 32, 64, 128, None, None]


# s_nop; s_cbranch_scc0 +1; s_nop; s_nop; s_mov_b32 exec_lo, s4; s_cbranch_scc0 -3; s_endpgm
WORDS = (0xBF800000, 0xBFA10001, 0xBF800000, 0xBF800000, 0xBEFE0004, 0xBFA1FFFD, 0xBFB00000)


def lifted(words: tuple[int, ...]) -> Region:
    code = b"".join(word.to_bytes(4, "little") for word in words)

    def fetch(address: int) -> Instruction:
        return next(iter(decode(code[address:], "gfx1100", address=address)))

    return lift(0, fetch)


LOAD, END = (0xD8D80000, 0x01000000), WORDS[-1:]
"""ds_load_b32 v1, v0; s_endpgm."""


@pytest.mark.parametrize(("most", "strips"), [(128, 1), (64, 2), (32, 4)])
def test_accesses_of_a_region_are_inlined_while_they_are_few(most: int, strips: int) -> None:
    """Of loops there may be twice as many; each access is one of every strip."""
    for count in (1, most, most + 1):
        region = lifted(LOAD * count + END)
        assert inlined(region, strips) == (frozenset({0}) if count <= most else frozenset())
    for count in (1, most, most + 1, 2 * most, 2 * most + 1):
        loop = (*LOAD * count, 0xBFA10000 | -(2 * count + 1) & 0xFFFF)  # s_cbranch_scc0
        region = lifted((WORDS[0], *loop, *LOAD * most, *END))
        assert sorted(region.blocks) == [0, 4, 8 * count + 8]
        assert inlined(region, strips) == (frozenset({4}) if count <= 2 * most else frozenset())


def test_masks_have_one_number_until_exec_is_written() -> None:
    """Also where several blocks lead to another; in a loop that writes EXEC it is another mask at each end."""
    blocks = lifted(WORDS[:4] + WORDS[-1:]).blocks
    assert sorted(blocks) == [0, 8, 12]
    assert len({number for block in blocks.values() for number in block.numbers}) == 1
    blocks = lifted(WORDS).blocks
    first, loop, last = blocks[0], blocks[12], blocks[24]
    assert set(first.numbers) == set(blocks[8].numbers) and len(set(first.numbers)) == 1
    assert loop.numbers[0] != first.numbers[0], "two masks come in"
    assert loop.numbers[0] == loop.numbers[1] != loop.numbers[2] == loop.numbers[-1]
    assert set(last.numbers) == {loop.numbers[-1]}
