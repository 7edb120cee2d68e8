"""Writes and copies to places past LDS: compilers take lanes out by such addresses, and hardware drops them; else they are faults.

Triton 3.8 does so for gfx1250 (``selectLdsAddressForPredicate``), and AMD's simulator has tests for it.
"""

from __future__ import annotations

import numpy as np
import pytest
from instructions import Assembler, Engine, run_program

from hipkit.runtime.errors import MemoryFault

PAST = 0x7FFFFFFF
"""The address that Triton has for lanes that are to write nothing."""
BEGIN = f"""
    v_and_b32 v1, 0x3ff, v0
    v_lshlrev_b32 v2, 4, v1
    v_cmp_gt_u32 vcc_lo, 4, v1
    v_mov_b32 v3, {PAST:#x}
    v_cndmask_b32 v3, v3, v2, vcc_lo
    v_mov_b32 v10, 0
"""
"""v2 is 16 bytes for each lane, v3 that too in the first four lanes, and past LDS in others."""
TELL = """
    s_wait_dscnt 0x0
    s_wait_asynccnt 0x0
    ds_load_b128 v[4:7], v2
    s_wait_dscnt 0x0
    v_cmp_gt_u32 vcc_lo, 4, v1
    s_and_b32 exec_lo, exec_lo, vcc_lo
    global_store_b128 v2, v[4:7], s[0:1] offset:64
"""
STORE = "v_mov_b32 v4, 7\n v_mov_b32 v5, 7\n v_mov_b32 v6, 7\n v_mov_b32 v7, 7\n ds_store_b128 v3, v[4:7]"
# Lanes whose copies are dropped would read what is in no allocation.
COPY = "v_lshlrev_b32 v8, 20, v1\n v_cndmask_b32 v8, v8, v2, vcc_lo\n global_load_async_to_lds_b128 v3, v8, s[0:1]"
BYTES = "v_lshlrev_b32 v8, 20, v1\n v_cndmask_b32 v8, v8, v2, vcc_lo\n global_load_async_to_lds_b8 v3, v8, s[0:1]"


def run(assembler: Assembler, engine: Engine, code: str, *, drops: bool) -> np.ndarray:
    data = np.concatenate([np.arange(1, 17, dtype=np.uint32), np.zeros(16, np.uint32)]).tobytes()
    zeros = "v_mov_b32 v4, 0\n v_mov_b32 v5, 0\n v_mov_b32 v6, 0\n v_mov_b32 v7, 0\n ds_store_b128 v2, v[4:7]\n"
    text = f"{BEGIN} {zeros} {code} {TELL} s_endpgm"
    after, _ = run_program(assembler, text, "gfx1250", data, engine=engine, lds=512, drops_past_lds=drops)
    return np.frombuffer(after, np.uint32)[16:]


@pytest.mark.parametrize(("code", "found"), [(STORE, [7] * 16), (COPY, [*range(1, 17)]), (BYTES, [1, 0, 0, 0, 5, 0, 0, 0, 9, 0, 0, 0, 13, 0, 0, 0])])  # fmt: skip
def test_they_do_nothing_where_hardware_decides(
    assembler: Assembler, engine: Engine, code: str, found: list[int]
) -> None:
    assert run(assembler, engine, code, drops=True).tolist() == found


@pytest.mark.parametrize("code", [STORE, COPY, BYTES])
def test_they_are_faults_otherwise(assembler: Assembler, engine: Engine, code: str) -> None:
    with pytest.raises(MemoryFault):
        run(assembler, engine, code, drops=False)
