"""Checked launches see what the tensor data mover does: races, memory that it defines, and reads of undefined memory."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from instructions import Assembler, compiled, load_program
from tensor_tiles import Tile

from hipkit.runtime import conditions
from hipkit.runtime.conditions import Conditions, Poison
from hipkit.runtime.devices import written
from hipkit.runtime.devices.findings import FINDINGS
from hipkit.runtime.devices.written import WrittenMemory
from hipkit.runtime.memory.allocation import given_anew
from hipkit.runtime.memory.undefined import UNDEFINED

BARRIER = "s_barrier_signal -1\n s_barrier_wait 0xffff"
CODE = """
    v_and_b32 v0, 0x3ff, v0
    v_lshlrev_b32 v1, 2, v0
    v_readfirstlane_b32 s30, v0
    s_load_b128 s[4:7], s[0:1], 0
    s_load_b256 s[8:15], s[0:1], 16
    s_wait_kmcnt 0
    {before}
    s_cmp_lg_u32 s30, 0
    s_cbranch_scc1 1f
    {instruction} s[4:7], s[8:15]
    s_wait_tensorcnt 0
1:
    {between}
    {after}
    s_wait_dscnt 0
    s_endpgm
"""
LOAD, STORE = "tensor_load_to_lds", "tensor_store_from_lds"
READ, WRITE = "ds_load_b32 v2, v1", "ds_store_b32 v1, v1"
TILE = Tile((32, 2), (32, 2), (32,))
"""All words of both waves."""


@pytest.fixture(autouse=True)
def accesses_are_looked_at() -> Iterator[None]:
    conditions.use(Conditions(Poison(), checks=frozenset({"init", "race"})))
    UNDEFINED.begin()
    yield
    conditions.use(None)
    FINDINGS.take()


def launched(assembler: Assembler, tile: Tile, **parts: str) -> list[str]:
    """The rules of what is found: there are two waves, of which the first one moves a tile."""
    text = CODE.format(**{"before": "", "between": "", "after": "", "instruction": LOAD, **parts})
    loaded = load_program(assembler, text, "gfx1250", engine=compiled)
    words, tensor = (loaded.memory.allocate(size, is_undefined=True) for size in (128, 512))
    loaded.memory.write(words, np.array(tile.words(tensor), "<u4").tobytes())
    loaded.memory.write(tensor, bytes(range(256)) * 2)
    dispatch = loaded.dispatch([words & 0xFFFFFFFF, words >> 32], lds=1024, group_size=(64, 1, 1))
    compiled(loaded.memory).run(dispatch)
    return [one.rule for one in FINDINGS.take()]


@pytest.mark.parametrize(
    "before, instruction, after", [("", LOAD, READ), ("", LOAD, WRITE), (WRITE, STORE, WRITE)]
)  # fmt: skip
def test_waves_need_a_barrier(assembler: Assembler, before: str, instruction: str, after: str) -> None:
    before = f"{before}\n s_wait_dscnt 0\n {BARRIER}" if before else ""
    sound = launched(assembler, TILE, before=before, instruction=instruction, between=BARRIER, after=after)
    assert sound == []
    assert launched(assembler, TILE, before=before, instruction=instruction, after=after) == ["race"]


@pytest.mark.parametrize(
    "tile, found",
    [(TILE, []), (Tile((32, 1), (32, 1), (32,)), ["undefined-read"]), (Tile((32, 2), (32, 0), (32,)), []),
     (Tile((15, 4), (15, 4), (15,), gap=(2, 1)), ["undefined-read"])],
    ids=["all", "half", "zeros", "with holes"],
)  # fmt: skip
def test_what_is_loaded_is_defined_and_nothing_else(assembler: Assembler, tile: Tile, found: list[str]) -> None:
    used = f"{READ}\n s_wait_dscnt 0\n v_cmp_lt_u32 vcc_lo, 3, v2\n s_cbranch_vccz 2f\n s_nop 0\n2:"
    assert launched(assembler, tile, between=BARRIER, after=used) == found


def test_what_is_stored_counts_as_written(assembler: Assembler, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = WrittenMemory()
    monkeypatch.setattr(written, "WRITTEN", memory)
    conditions.use(Conditions(has_coverage=True))
    memory.begin()
    try:
        for instruction, expected in ((LOAD, []), (STORE, [(512, 2, 40)])):
            launched(assembler, Tile((20, 2), (20, 2), (32,), size=2), instruction=instruction)
            found = [(row["size"], row["element"], row["written"]) for row in memory.document()]
            assert found == expected
    finally:
        given_anew.remove(memory._given)
