"""What emitted code does where a wave waits: other threads may see its stores only as late as it waits for them."""

from __future__ import annotations

import pytest
from instructions import Assembler, run_program

from hipkit.runtime.devices.cpu.engine import CpuBackend


@pytest.mark.parametrize(
    ("target", "wait", "is_full"),
    [
        ("gfx1030", "s_waitcnt_vscnt null, 0x0", True),
        ("gfx1030", "s_waitcnt vmcnt(0)", False),
        ("gfx942", "s_waitcnt vmcnt(0)", True),
        ("gfx942", "s_waitcnt lgkmcnt(0)", False),
    ],
)
def test_a_wait_for_stores_is_a_fence_between_them_and_later_loads(
    assembler: Assembler, emitted: list[str], target: str, wait: str, is_full: bool
) -> None:
    code = f"v_mov_b32 v0, 0\n global_store_dword v0, v0, s[0:1]\n {wait}\n global_load_dword v1, v0, s[0:1] offset:4"
    run_program(assembler, f"{code}\n s_endpgm", target, bytes(8), engine=CpuBackend)
    assert any("fence seq_cst\n" in text for text in emitted) == is_full
    assert any("fence" in text for text in emitted)
