"""Which accesses are atomic, and what orders memory between workgroups, on each generation: instructions as llvm-mc encodes them.

What each means is from "Memory Model" in LLVM's "User Guide for AMDGPU Backend".
"""

from __future__ import annotations

import pytest

from hipkit.fatbin.codeobject.generations import BY_PROCESSOR
from hipkit.fatbin.isa import decode
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.memory.coherence import Fence, fence_of, is_coherent
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


ATOMIC = [
    ("gfx90a", "008051dc02007f01", "global_load_dword v1, v[2:3], off glc", True),
    ("gfx90a", "008050dc02007f01", "global_load_dword v1, v[2:3], off", False),
    ("gfx90a", "000071dc02010000", "flat_store_dword v[2:3], v1 glc", False),  # which says nothing of a store
    ("gfx90a", "008071dc02017f00", "global_store_dword v[2:3], v1, off glc", False),
    ("gfx90a", "008053dc02007f01", "global_load_dword v1, v[2:3], off glc slc", False),  # nontemporal
    ("gfx942", "000070de02010000", "flat_store_dword v[2:3], v1 sc1", True),
    ("gfx942", "000070dc02010000", "flat_store_dword v[2:3], v1", False),
    ("gfx942", "008051de02007f01", "global_load_dword v1, v[2:3], off sc0 sc1", True),
    ("gfx942", "008052dc02007f01", "global_load_dword v1, v[2:3], off nt", False),
    ("gfx1030", "000071dc02017d00", "flat_store_dword v[2:3], v1 glc", False),
    ("gfx1030", "009031dc02007d01", "global_load_dword v1, v[2:3], off glc dlc", True),
    ("gfx1030", "008032dc02007d01", "global_load_dword v1, v[2:3], off slc", False),
    ("gfx1100", "00206adc02017c00", "global_store_b32 v[2:3], v1, off dlc", True),  # volatile
    ("gfx1100", "00e06adc02017c00", "global_store_b32 v[2:3], v1, off glc slc dlc", False),  # nontemporal
    ("gfx1100", "004068dc02017c00", "flat_store_b32 v[2:3], v1 glc", False),
    ("gfx1100", "004050dc02007c01", "flat_load_b32 v1, v[2:3] glc", True),
    ("gfx1100", "00a052dc02007c01", "global_load_b32 v1, v[2:3], off slc dlc", False),
    ("gfx1201", "7c8006c40108880000000000", "buffer_store_b32 v1, off, s[4:7], null scope:SCOPE_DEV", True),
    ("gfx1201", "7c8006c40108800000000000", "buffer_store_b32 v1, off, s[4:7], null", False),
    ("gfx1201", "7c0005ee01000c0002000000", "global_load_b32 v1, v[2:3], off scope:SCOPE_SYS", True),
    ("gfx1201", "7c0005ee0100100002000000", "global_load_b32 v1, v[2:3], off th:TH_LOAD_NT", False),
]
"""Targets, bytes as LLVM's assembler writes them, the text, and whether that may be an atomic or volatile access."""


@pytest.mark.parametrize(("target", "code", "text", "is_atomic"), ATOMIC, ids=[f"{row[0]} {row[2]}" for row in ATOMIC])
def test_the_cache_policy_tells_atomic_loads_and_stores(target: str, code: str, text: str, is_atomic: bool) -> None:
    (instruction,) = decode(bytes.fromhex(code), target)
    assert str(instruction) == text
    assert is_coherent(instruction, facts_of(target, BY_PROCESSOR[target].wave_sizes[0])) is is_atomic
