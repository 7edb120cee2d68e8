"""The tensor data mover of gfx1250: tiles of tensors against what the manual's pseudocode moves."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from instructions import ENGINES, Assembler, Engine
from ptx_machine import on_machine
from tensor_tiles import LDS, Tile, carried_out, moved

from hipkit.runtime.errors import MemoryFault
from hipkit.runtime.isa.not_carried_out import UnknownOperationError

LOAD, STORE = "tensor_load_to_lds s[4:7], s[8:15]", "tensor_store_from_lds s[4:7], s[8:15]"
ALL = ", s[16:19], s[20:23]"
MEMORY = 16384


@pytest.fixture(params=[*ENGINES, "translated"])
def engine(request: pytest.FixtureRequest) -> Engine:
    """Each engine in turn, and that of NVIDIA's GPUs on a machine that runs PTX on the host."""
    return ENGINES.get(request.param, on_machine)


def memories() -> tuple[np.ndarray, np.ndarray]:
    """LDS, and memory for a tensor: no byte of either is 0."""
    random = np.random.default_rng(7)
    return random.integers(1, 256, LDS, np.uint8), random.integers(1, 256, MEMORY, np.uint8)


def check(assembler: Assembler, engine: Engine, tile: Tile, form: str = ALL) -> None:
    """That a load and a store of a tile do what they should."""
    lds, memory = memories()
    for is_store, instruction in ((False, LOAD), (True, STORE)):
        expected = moved(tile, lds, memory, is_store=is_store)
        found = carried_out(assembler, engine, instruction + form, tile, lds, memory)
        for name, one, other in zip(("LDS", "memory"), found, expected, strict=True):
            wrong = np.flatnonzero(one != other)
            assert not len(wrong), f"{instruction}: bytes {wrong[:8]} of {name} (of {len(wrong)})"


RANKS = {
    1: Tile((20,), (100,)),
    2: Tile((12, 5), (60, 30), (60,)),
    3: Tile((6, 3, 4), (16, 8, 8), (16, 128)),
    4: Tile((4, 3, 2, 3), (8, 6, 4, 4), (8, 48, 200)),
    5: Tile((4, 2, 3, 2, 2), (6, 4, 4, 3, 3), (6, 24, 96, 300)),
}
TILES = {
    **{f"{rank} dimensions": tile for rank, tile in RANKS.items()},
    **{f"{size} bytes": replace(RANKS[2], size=size) for size in (1, 2, 8)},
    **{f"{size} bytes at odd addresses": replace(RANKS[2], size=size, lds=261, start=1237) for size in (1, 2, 4, 8)},
    "elsewhere": replace(RANKS[2], lds=260, start=1236),
    "rows of a tensor with a pitch": Tile((7, 9), (7, 9), (11,), size=2),
    **{
        f"past the end of dimension {n} of {rank}": replace(tile, tensor=(*tile.tensor[:n], short, *tile.tensor[n + 1 :]))
        for rank, tile in RANKS.items()
        for n, short in itertools.product(range(rank), (0, 1))
    },
    "all at once": Tile((8, 4, 4), (5, 3, 2), (16, 128), lds=64, gap=(8, 4)),
    "gaps": replace(RANKS[2], gap=(4, 1)),
    "wide gaps": replace(RANKS[3], gap=(16, 20), size=2),
    "gaps between bytes": Tile((16, 6), (10, 30), (60,), size=1, gap=(2, 1)),
    "rows that are gathered": Tile((12, 5), (60, 30), (60,), rows=(4, 0, 29, 4, 11)),
    "rows by indices of 16 bits": Tile((12, 7), (60, 30), (60,), size=2, rows=(1, 3, 5, 5, 9, 0, 29), index_bits=16),
    "rows of which some are the same": Tile((5, 8), (60, 30), (60,), rows=(3, 3, 1, 3, 1, 0, 0, 3)),
    "rows that overlap": Tile((9, 6), (60, 30), (4,)),
    "sixteen rows": Tile((4, 16), (60, 60), (60,), rows=tuple(range(31, -1, -2)), index_bits=16),
    "eight rows": Tile((4, 8), (60, 60), (60,), rows=tuple(range(8, 16))),
    "rows past the end": Tile((12, 4), (8, 10), (60,), rows=(2, 9, 10, 0xFFFFFFFF)),
    "short rows past the end": Tile((12, 4), (60, 10), (60,), rows=(2, 9, 10, 0xFFFF), index_bits=16, gap=(4, 2)),
    "nothing": replace(RANKS[2], count=0),
    "iterations": Tile((5, 3), (60, 40), (60,), iterations=(4, 15, 600)),
    "iterations over rows": Tile((9, 2, 2), (16, 8, 8), (16, 128), iterations=(3, 40, 32), size=2),
}  # fmt: skip


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("name", TILES)
def test_tiles_are_moved(assembler: Assembler, engine: Engine, name: str) -> None:
    check(assembler, engine, TILES[name])


@pytest.mark.parametrize("rank", [1, 2])
def test_two_groups_do_for_two_dimensions(assembler: Assembler, engine: Engine, rank: int) -> None:
    check(assembler, engine, RANKS[rank], form="")


def test_what_only_concerns_speed_and_clusters_is_of_no_interest(assembler: Assembler, engine: Engine) -> None:
    check(assembler, engine, replace(RANKS[2], more={4: 1 << 21 | 0x5}), form=" scope:SCOPE_SYS")


def test_what_is_past_the_ends_is_not_accessed(assembler: Assembler, engine: Engine) -> None:
    """As of a tensor to the left of which a tile begins: its address is no one's, and its extents are zero."""
    lds, memory = memories()
    tile = replace(RANKS[2], tensor=(0, 0))
    found, _ = carried_out(assembler, engine, LOAD, tile, lds, memory, memory_at=1 << 40)
    assert (found[: 12 * 5 * 4] == 0).all() and (found[240:] == lds[240:]).all()
    found, same = carried_out(assembler, engine, STORE, tile, lds, memory, memory_at=1 << 40)
    assert (same == memory).all() and (found == lds).all()


def test_padding_of_a_row_is_passed_over_by_the_bounds(assembler: Assembler, engine: Engine) -> None:
    """Triton stores rows with padding as longer ones, of which the tensor has only the beginning; the last may end outside LDS."""
    lds, memory = memories()
    tile = Tile((20, 8), (16, 8), (16,), lds=LDS - 4 * (20 * 8 - 4))
    _, found = carried_out(assembler, engine, STORE, tile, lds, memory)
    assert (found == moved(tile, np.append(lds, lds), memory, is_store=True)[1]).all()


FAULTS: dict[str, Any] = {
    "a load past the end of memory": (LOAD, replace(RANKS[2], start=MEMORY - 8), "reads 4 bytes"),
    "a store past it": (STORE, replace(RANKS[2], start=MEMORY - 8), "writes 4 bytes"),
    "a load past the end of LDS": (LOAD, replace(RANKS[2], lds=LDS - 20), f"writes 4 bytes at {LDS:#x}"),
    "a store from there": (STORE, replace(RANKS[2], lds=LDS - 20), f"reads 4 bytes at {LDS:#x}"),
    "zeros past the end of LDS": (LOAD, Tile((4096, 4096), (1, 1), (1,), size=8, lds=LDS - 8), f"writes 8 bytes at {LDS:#x}"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_faults_have_an_address(assembler: Assembler, engine: Engine, name: str) -> None:
    instruction, tile, message = FAULTS[name]
    with pytest.raises(MemoryFault, match=message) as caught:
        carried_out(assembler, engine, instruction, tile, *memories())
    assert f"kernel k: {instruction.split()[0]}" in str(caught.value)
    assert caught.value.lane == -1


@pytest.mark.parametrize("lds", [LDS - 20, LDS - 160, LDS + 8])
def test_past_the_end_of_lds_are_zeros_where_launches_go_on(assembler: Assembler, engine: Engine, lds: int) -> None:
    """As on hardware: what is stored there is lost."""
    here, memory = memories()
    tile = replace(RANKS[2], lds=lds, gap=(4, 2))
    longer = np.append(here, np.zeros(LDS, np.uint8))
    for is_store, instruction in ((False, LOAD), (True, STORE)):
        found = carried_out(assembler, engine, instruction, tile, here, memory, drops_past_lds=True, granule=4096)
        expected = moved(tile, longer, memory, is_store=is_store)
        assert (found[0] == expected[0][:LDS]).all() and (found[1] == expected[1]).all()


REFUSED = {
    "sources contradict each other about the bounds": Tile((60, 3), (60, 30), (60,), iterations=(4, 180, 1800)),
    "count, is_restore": replace(RANKS[2], more={0: 4}),
    "a type other than 2": replace(RANKS[2], more={3: 1 << 30}),
    "which of the two bits is which": replace(RANKS[2], more={0: 1 << 30}),
    "more indices than it has room for": Tile((4, 9), (60, 60), (60,), rows=(0,) * 8),
    "a dimension after one that is unused": Tile((4, 0, 2), (60, 60, 60), (60, 60)),
    "an arrival at a barrier, and no elements": Tile((0, 4), (60, 60), (60,), barrier=8),
    "has not two or three dimensions": replace(RANKS[1], iterations=(2, 20, 20)),
    "more than 256 iterations": replace(RANKS[2], iterations=(257, 0, 0)),
    "padding and iterations": replace(RANKS[2], iterations=(2, 60, 120), gap=(4, 4)),
}


@pytest.mark.parametrize("reason", REFUSED)
def test_what_is_not_known_is_refused(assembler: Assembler, engine: Engine, reason: str) -> None:
    with pytest.raises(UnknownOperationError, match=reason) as caught:
        carried_out(assembler, engine, LOAD + ALL, REFUSED[reason], *memories())
    assert "kernel k: " in str(caught.value) and "tensor_load_to_lds" in str(caught.value)


@pytest.mark.parametrize(
    "before, after",
    [(3 << 32 | 3, 3 << 32 | 2), (3 << 32, 3 << 32 | 7 << 29 | 3), (1 << 32 | 2 << 29, 1 << 32 | 1 << 29 | 1),
     (5 << 32 | 1 << 29, 5 << 32 | 5)],
)  # fmt: skip
@pytest.mark.parametrize("instruction", [LOAD, STORE])
def test_barriers_are_arrived_at(
    assembler: Assembler, engine: Engine, instruction: str, before: int, after: int
) -> None:
    """As Triton's kernels have them: 29 bits of arrivals that are missing beside one, three of the phase, which counts down, and as many
    at first."""
    lds, memory = memories()
    lds[1024:1032] = np.frombuffer(before.to_bytes(8, "little"), np.uint8)
    for count, expected in ((1, after), (0, before)):
        tile = replace(RANKS[2], barrier=1024, count=count)
        found, _ = carried_out(assembler, engine, instruction, tile, lds, memory)
        assert int.from_bytes(found[1024:1032].tobytes(), "little") == expected
