"""Where waves may enter the code that is compiled as one function."""

from __future__ import annotations

import pytest

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
