"""What orders memory between workgroups on each generation: instructions as llvm-mc encodes them.

What each means is from "Memory Model" in LLVM's "User Guide for AMDGPU Backend".
"""

from __future__ import annotations

import pytest

from hipkit.fatbin.isa import decode
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.memory.coherence import Fence, fence_of
from hipkit.runtime.isa.operations import kind_of

BACK, WAIT = (Fence.WRITE_BACK, 0), (Fence.WAIT, 0)
INVALIDATE, SECOND = (Fence.INVALIDATE, 0), (Fence.INVALIDATE, 1)
ENCODED = [
    ("gfx90a", "buffer_wbinvl1_vol", "0000fce000000000", INVALIDATE),
    ("gfx90a", "s_waitcnt vmcnt(0)", "700f8cbf", WAIT),
    ("gfx90a", "s_waitcnt vmcnt(1)", "710f8cbf", None),
    ("gfx90a", "s_waitcnt lgkmcnt(0)", "7fc08cbf", None),
    ("gfx90a", "buffer_wbl2", "0000a0e000000000", None),
    ("gfx942", "buffer_wbl2 sc1", "0080a0e000000000", BACK),
    ("gfx942", "buffer_wbl2 sc0 sc1", "00c0a0e000000000", BACK),
    ("gfx942", "buffer_wbl2 sc0", "0040a0e000000000", None),
    ("gfx942", "buffer_inv sc1", "0080a4e000000000", INVALIDATE),
    ("gfx942", "buffer_inv sc0", "0040a4e000000000", None),
    ("gfx942", "s_waitcnt vmcnt(0) lgkmcnt(0)", "70008cbf", WAIT),
    ("gfx1030", "buffer_gl1_inv", "0000c8e100000000", INVALIDATE),
    ("gfx1030", "buffer_gl0_inv", "0000c4e100000000", SECOND),
    ("gfx1030", "s_waitcnt_vscnt null, 0x0", "0000fdbb", WAIT),
    ("gfx1030", "s_waitcnt_vscnt null, 0x1", "0100fdbb", None),
    ("gfx1030", "s_waitcnt vmcnt(0)", "703f8cbf", None),
    ("gfx1100", "buffer_gl1_inv", "0000b0e000000000", INVALIDATE),
    ("gfx1100", "s_waitcnt_vscnt null, 0x0", "00007cbc", WAIT),
    ("gfx1201", "global_inv scope:SCOPE_DEV", "7cc00aee0000080000000000", INVALIDATE),
    ("gfx1201", "global_inv scope:SCOPE_SYS", "7cc00aee00000c0000000000", INVALIDATE),
    ("gfx1201", "global_inv scope:SCOPE_SE", "7cc00aee0000040000000000", None),
    ("gfx1201", "global_wb scope:SCOPE_DEV", "7c000bee0000080000000000", None),
    ("gfx1201", "s_wait_storecnt 0x0", "0000c1bf", WAIT),
    ("gfx1201", "s_wait_storecnt_dscnt 0x0", "0000c9bf", WAIT),
    ("gfx1201", "s_wait_loadcnt 0x0", "0000c0bf", None),
]


@pytest.mark.parametrize(("gpu", "text", "code", "expected"), ENCODED, ids=[f"{row[0]} {row[1]}" for row in ENCODED])
def test_what_an_instruction_does_for_other_workgroups(
    gpu: str, text: str, code: str, expected: tuple[Fence, int] | None
) -> None:
    facts = facts_of(gpu, 64 if gpu.startswith("gfx9") else 32)
    (instruction,) = decode(bytes.fromhex(code), gpu, features=facts.features)
    assert str(instruction).split() == text.split()
    assert fence_of(instruction, kind_of(instruction).name, facts) == expected
