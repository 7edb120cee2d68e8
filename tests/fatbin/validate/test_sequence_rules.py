"""Rules about instructions one after another, and about what ends a function: the nearest sound code is let through."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from assembled import assembled

import hipkit

GFX9, GFX90A = ("next_free_vgpr 64", "next_free_sgpr 64"), ("accum_offset 64", "next_free_vgpr 64", "next_free_sgpr 64")
WAVE64 = ("wavefront_size32 0",)
FEW = ("next_free_vgpr 64", "next_free_sgpr 16", "reserve_vcc 0", "reserve_xnack_mask 0", "reserve_flat_scratch 0")
MATRIX = "v_mfma_f32_4x4x1_16b_f32 v[4:7], v0, v1, v[4:7]\n"
WIDE = "v_mfma_f32_32x32x2_f32 v[4:19], v0, v1, v[4:19]\n"
SHORT = "v_mfma_f32_16x16x16_f16 v[4:7], v[0:1], v[2:3], v[4:7]\n"
LOADS = "global_load_b32 v2, v1, s[2:3]\n global_load_b32 v3, v1, s[2:3] offset:4\n"
FREE = "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\n"
DUAL = "v_dual_mov_b32 v2, 1 :: v_dual_mov_b32 v3, 2"
LEFT = "s_cbranch_scc1 again\n"

CASES: tuple[tuple[str, str, str, tuple[str, ...], str | None], ...] = (
    ("freed-registers", "gfx1100", FREE, (), None),
    ("freed-registers", "gfx1100", FREE + "v_mov_b32 v1, 0", (), "v_mov_b32_e32 v1, 0 uses v1, after MSG_DEALLOC_VGPRS at +0x0"),
    ("freed-registers", "gfx1100", FREE + "s_nop 0\n s_endpgm\n v_mov_b32 v1, 0", (), None),
    ("freed-registers", "gfx1100", "s_sendmsg sendmsg(MSG_INTERRUPT)\n v_mov_b32 v1, 0", (), None),
    ("freed-registers", "gfx942", "s_sendmsg 3\n v_mov_b32 v1, 0", (), None),
    ("clause-content", "gfx1100", "s_clause 0x1\n" + LOADS + "v_mov_b32 v1, 0", (), None),
    ("clause-content", "gfx1100", "s_clause 0x2\n" + LOADS + "v_mov_b32 v1, 0", (), "s_clause 0x2 counts v_mov_b32_e32 v1, 0"),
    ("clause-content", "gfx1100", "s_clause 0x1\n v_mov_b32 v1, 0\n v_mov_b32 v2, 0", (), None),
    ("matrix-wait", "gfx942", MATRIX + "s_nop 3\n v_mov_b32 v8, v5", (), None),
    ("matrix-wait", "gfx942", MATRIX + "s_nop 2\n v_mov_b32 v8, v5", (), "after 3 wait states, it takes 4"),
    ("matrix-wait", "gfx942", MATRIX + "v_mov_b32 v8, v9", (), None),
    ("matrix-wait", "gfx942", MATRIX * 2, (), "after 0 wait states, it takes 2"),
    ("matrix-wait", "gfx942", MATRIX + "s_nop 1\n" + MATRIX, (), None),
    ("matrix-wait", "gfx90a", "v_mfma_f32_4x4x1f32 v[4:7], v0, v1, v[4:7]\n" * 2, (), None),
    ("matrix-wait", "gfx942", WIDE + "s_nop 7\n global_store_dword v0, v5, s[0:1]", (), "after 8 wait states, it takes 18"),
    ("matrix-wait", "gfx942", WIDE + "s_nop 15\n s_nop 1\n global_store_dword v0, v5, s[0:1]", (), None),
    ("matrix-wait", "gfx942", SHORT + "s_nop 5\n v_mov_b32 v5, 0", (), "v_mov_b32_e32 v5, 0 uses the result of v_mfma_f32_16x16x16_f16"),
    ("matrix-wait", "gfx942", SHORT + "s_nop 6\n v_mov_b32 v5, 0", (), None),
    ("matrix-wait", "gfx942", SHORT + "s_nop 5\n v_mfma_f32_16x16x16_f16 v[8:11], v[4:5], v[0:1], v[8:11]", (), "after 6 wait states, it takes 7"),
    ("matrix-wait", "gfx942", SHORT + "v_mfma_f32_16x16x16_f16 v[4:7], v[2:3], v[0:1], v[4:7]", (), None),
    ("matrix-wait", "gfx942", "v_mfma_f64_4x4x4_4b_f64 v[4:5], v[0:1], v[2:3], v[4:5]\n s_nop 4\n v_mov_b32 v8, v5", (), "after 5 wait states, it takes 6"),
    ("matrix-wait", "gfx942", "v_mfma_f32_32x32x4_xf32 v[4:19], v[0:1], v[2:3], v[4:19]\n s_nop 10\n v_mov_b32 v20, v5", (), None),
    ("matrix-wait", "gfx942", "v_mfma_f32_32x32x4_xf32 v[4:19], v[0:1], v[2:3], v[4:19]\n s_nop 9\n v_mov_b32 v20, v5", (), "after 10 wait states, it takes 11"),
    ("matrix-wait", "gfx90a", "v_mfma_f32_16x16x16f16 v[4:7], v[0:1], v[2:3], v[4:7]\n s_nop 9\n v_mov_b32 v8, v5", (), "after 10 wait states, it takes 11"),
    ("matrix-wait", "gfx90a", "v_mfma_f32_16x16x16f16 v[4:7], v[0:1], v[2:3], v[4:7]\n s_nop 10\n v_mov_b32 v8, v5", (), None),
    ("matrix-wait", "gfx908", "v_mfma_f32_16x16x4f32 a[4:7], v0, v1, a[4:7]\n s_nop 8\n v_accvgpr_read_b32 v8, a5", (), "after 9 wait states, it takes 10"),
    ("matrix-wait", "gfx908", "v_mfma_f32_16x16x4f32 a[4:7], v0, v1, a[4:7]\n s_nop 9\n v_accvgpr_read_b32 v8, a5", (), None),
    ("matrix-wait", "gfx908", "v_mfma_f32_16x16x4f32 a[4:7], v0, v1, a[4:7]\n s_nop 5\n v_accvgpr_write_b32 a5, v2", (), "after 6 wait states, it takes 7"),
    ("matrix-wait", "gfx908", "v_mfma_f32_16x16x4f32 a[4:7], v0, v1, a[4:7]\n s_nop 6\n v_accvgpr_write_b32 a5, v2", (), None),
    ("matrix-wait", "gfx942", MATRIX + "s_nop 3\n" + MATRIX + "v_mov_b32 v8, v5", (), "after 0 wait states, it takes 4"),
    ("matrix-wait", "gfx942", MATRIX + "s_cbranch_scc1 next\n next:\n v_mov_b32 v8, v5", (), "after 1 wait states, it takes 4"),
    ("matrix-wait", "gfx942", MATRIX + "s_branch next\n next:\n v_mov_b32 v8, v5", (), "after 1 wait states, it takes 4"),
    ("matrix-wait", "gfx942", MATRIX + "s_branch next\n v_mov_b32 v8, v5\n next:\n v_mov_b32 v8, 0", (), None),
    ("scalar-sources", "gfx906", "v_fma_f32 v0, s4, s4, v0", (), None),
    ("scalar-sources", "gfx906", "v_lshl_add_u32 v0, s4, 3, v0", (), None),
    ("scalar-sources", "gfx906", "v_cndmask_b32_e64 v0, v1, v2, s[4:5]", (), None),
    ("scalar-sources", "gfx906", ".long 0xd1cb0000, 0x04000a04", (), "v_fma_f32 v0, s4, s5, v0 reads 2 scalar values, gfx906 brings 1"),
    ("scalar-sources", "gfx906", ".long 0xd1000000, 0x00120406", (), "reads 2 scalar values"),
    ("scalar-sources", "gfx906", "v_readlane_b32 s4, v0, s5", (), None),
    ("scalar-sources", "gfx1030", "v_fma_f32 v0, s4, s5, v0", (), None),
    ("scalar-sources", "gfx1030", "v_fma_f32 v0, 0x1234, s5, v0", (), None),
    ("scalar-sources", "gfx1030", ".long 0xd54b0000, 0x00180a04", (), "v_fma_f32 v0, s4, s5, s6 reads 3 scalar values, gfx1030 brings 2"),
    ("wave-size", "gfx1100", DUAL, (), None),
    ("wave-size", "gfx1100", ".long 0xca100081, 0x02020082", WAVE64, "is for waves of 32, the descriptor says 64"),
    ("replayed-load", "gfx90a:xnack+", "s_load_dwordx4 s[4:7], s[0:1], 0x18", (), None),
    ("replayed-load", "gfx90a:xnack+", "s_load_dwordx4 s[4:7], s[6:7], 0x18", (), "overwrites its address, and xnack is on"),
    ("replayed-load", "gfx90a:xnack+", "s_load_dwordx4 s[4:7], s[6:7], 0x10", (), None),
    ("replayed-load", "gfx90a:xnack+", "s_load_dword s6, s[6:7], 0x0", (), None),
    ("replayed-load", "gfx90a", "s_load_dwordx4 s[4:7], s[6:7], 0x18", (), None),
    ("barrier-halves", "gfx1201", "s_barrier_signal -1\n s_barrier_wait -1", (), None),
    ("barrier-halves", "gfx1201", "s_barrier_signal -1", (), "it signals barriers and waits for none"),
    ("barrier-halves", "gfx1201", "s_barrier_wait -1", (), "it waits for barriers and signals none"),
    ("barrier-halves", "gfx1201", "s_barrier_signal -1\n s_swappc_b64 s[30:31], s[4:5]", (), None),
    ("endless-loop", "gfx942", "again:\n s_sub_u32 s4, s4, 1\n s_cbranch_scc0 again", (), None),
    ("endless-loop", "gfx942", "again:\n s_sleep 1\n s_branch again", (), "at +0x4, no path leads from s_branch"),
    ("endless-loop", "gfx942", LEFT + "s_endpgm\n again:\n s_branch again", (), "no path leads from s_branch"),
    ("endless-loop", "gfx942", "again:\n s_trap 2\n s_branch again", (), None),
    ("endless-loop", "gfx942", "again:\n s_swappc_b64 s[30:31], s[4:5]\n s_branch again", (), None),
    ("register-use", "gfx906:xnack-", "s_mov_b32 s13, 0\n v_cmp_eq_u32 vcc, 0, v0", FEW, None),
    ("register-use", "gfx906:xnack-", "s_mov_b32 s15, 0\n s_mov_b32 s14, 0", FEW, None),
    ("register-use", "gfx906:xnack-", "s_mov_b32 s14, 0\n v_cmp_eq_u32 vcc, 0, v0", FEW,
     "v_cmp_eq_u32_e32 vcc, 0, v0 uses VCC, with which the code needs 17 SGPRs, the descriptor gives 16"),
)  # fmt: skip


@pytest.mark.parametrize(("rule", "target", "text", "directives", "said"), CASES)
def test_a_rule_reports_the_fault_alone(
    tool: Callable[[str], Any],
    tmp_path: Path,
    rule: str,
    target: str,
    text: str,
    directives: tuple[str, ...],
    said: str | None,
) -> None:
    usual = GFX90A if target.startswith(("gfx90a", "gfx942")) else GFX9
    made = assembled(tool, tmp_path, target, text, *(usual if directives != FEW else ()), *directives)
    found = [finding.message for finding in hipkit.validate(made, select=[rule])]
    assert len(found) == (said is not None), found
    assert said is None or said in found[0]


CALLS = "s_swappc_b64 s[30:31], s[2:3]\n"
FUNCTION = "s_endpgm\n .p2align 8\n .type f,@function\n f:\n {}\n s_setpc_b64 {}\n .size f, .-f\n"


@pytest.mark.parametrize(
    ("body", "back", "is_lost"),
    [
        (CALLS, "s[30:31]", True),
        ("s_mov_b64 s[34:35], s[30:31]\n" + CALLS, "s[34:35]", False),
        ("v_writelane_b32 v40, s30, 0\n" + CALLS + "v_readlane_b32 s30, v40, 0\n", "s[30:31]", False),
        ("s_cbranch_scc1 out\n" + CALLS + "s_endpgm\n out:\n", "s[30:31]", False),
        ("s_cbranch_scc1 out\n" + CALLS + "out:\n", "s[30:31]", True),
    ],
)
def test_a_return_address_outlives_a_call(
    tool: Callable[[str], Any], tmp_path: Path, body: str, back: str, is_lost: bool
) -> None:
    made = assembled(tool, tmp_path, "gfx942", FUNCTION.format(body, back), *GFX90A)
    found = [finding.message for finding in hipkit.validate(made, select=["return-address"])]
    assert bool(found) is is_lost
    assert all("it returns to s[30:31], which s_swappc_b64 s[30:31], s[2:3] at +" in message for message in found)
