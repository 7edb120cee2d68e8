"""How instructions are fetched from code in memory."""

from __future__ import annotations

import tracemalloc

import pytest

from hipkit.runtime.devices.cpu.fetching import Fetcher
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.not_carried_out import NoInstructionError

NOP = bytes.fromhex("000080bf")


def test_all_that_is_fetched_from_a_segment_shares_one_copy_of_it() -> None:
    code = NOP * (1 << 18)
    fetch = Fetcher(0x1000, code, "gfx90a", facts_of("gfx90a", 64).features)
    fetch(0x1000)
    tracemalloc.start()
    try:
        found = [fetch(0x1000 + 0x1000 * number) for number in range(1, 200)]
        assert tracemalloc.get_traced_memory()[1] < 4 * len(code)
    finally:
        tracemalloc.stop()
    assert {str(one) for one in found} == {"s_nop 0"} and found[9].address == 0xB000


def test_addresses_are_those_of_segments() -> None:
    fetch = Fetcher(0, NOP * 8, "gfx90a", facts_of("gfx90a", 64).features, [(8, 16), (24, 32)])
    assert [fetch(address).address for address in (8, 12, 24, 28)] == [8, 12, 24, 28]
    for address in (0, 10, 16, 32):
        with pytest.raises(NoInstructionError):
            fetch(address)
