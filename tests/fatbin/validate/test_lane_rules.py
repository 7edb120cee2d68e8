"""Rules about lanes that are masked and about what hardware does not wait for: the nearest sound code is let through."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from assembled import assembled

import hipkit

FREE = ("next_free_vgpr 64", "next_free_sgpr 64")
WITH_ACCUMULATORS = ("accum_offset 64", *FREE)
DIVIDE = "v_cmp_eq_u32 vcc, 0, v0\n {}v_div_fmas_f32 v1, v1, v1, v1"
LANE = "v_readfirstlane_b32 s4, v0\n {}v_readlane_b32 s5, v1, s4"
ACROSS = "{}\n {}v_add_f32_dpp v2, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf"
WIDE = "buffer_store_dwordx4 v[2:5], off, s[8:11], {}\n {}v_mov_b32 {}, 0"
BASE = "v_readfirstlane_b32 {}, v0\n {}global_load_dword v1, v1, s[4:5]"
ADDRESS = "s_getpc_b64 s[4:5]\n s_add_u32 s4, s4, 8\n {}"
MASK = "v_cmp_gt_u32 vcc, {}, {}\n s_and_saveexec_b64 s[6:7], vcc\n s_cbranch_execz out\n {}\n out:\n {}"
STORE, BACK = "global_store_dword v1, v2, s[4:5]", "s_or_b64 exec, exec, s[6:7]\n"
NUMBER = "v_mov_b32 v3, {}\n {}ds_add_u32 v3, v2"

MATRIX = "{}\n {}v_mfma_f32_4x4x1f32 a[0:3], v4, v5, a[0:3]"
FROM_LANE = "{}\n {}v_readfirstlane_b32 s4, v1"
INDEX = "{}\n {}buffer_load_dword off, s[8:11], 0 lds"
SETTING = "s_setreg_b32 hwreg({}), s4\n {}s_getreg_b32 s5, hwreg({})"
HALF = "v_add_f16_sdwa v1, v0, v0 dst_sel:{} dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD\n v_mov_b32 v2, {}"
DOT = "v_dot2c_f32_f16 v1, v4, v5\n {}{}"
WMMA = "v_wmma_f32_16x16x16_f16 v[0:7], v[24:31], v[32:39], v[0:7]\n {}v_wmma_f32_16x16x16_f16 v[40:47], {}"
MOVES = [f"v_mov_b32 v{number}, 0" for number in range(10, 16)]


def exponent(*between: str) -> str:
    return "\n ".join(["v_exp_f32 v1, v0", *between, "v_add_f32 v2, v1, v1"])


CASES: tuple[tuple[str, str, str, str | None], ...] = (
    ("vector-wait", "gfx906", DIVIDE.format("s_nop 3\n "), None),
    ("vector-wait", "gfx906", DIVIDE.format("s_nop 2\n "), "writes 3 wait states before, it takes 4"),
    ("vector-wait", "gfx906", DIVIDE.format("s_mov_b64 vcc, 0\n "), None),
    ("vector-wait", "gfx1030", DIVIDE.format("").replace("vcc", "vcc_lo"), None),
    ("vector-wait", "gfx906", LANE.format(""), "v_readlane_b32 s5, v1, s4 needs what v_readfirstlane_b32 s4, v0 writes 0"),
    ("vector-wait", "gfx906", LANE.format("s_nop 3\n "), None),
    ("vector-wait", "gfx906", LANE.format("s_mov_b32 s4, 1\n "), None),
    ("vector-wait", "gfx906", "v_readlane_b32 s5, v1, 3", None),
    ("vector-wait", "gfx906", ACROSS.format("v_mov_b32 v1, v0", ""), "writes 0 wait states before, it takes 2"),
    ("vector-wait", "gfx906", ACROSS.format("v_mov_b32 v1, v0", "s_nop 1\n "), None),
    ("vector-wait", "gfx906", ACROSS.format("v_mov_b32 v2, v0", ""), None),
    ("vector-wait", "gfx906", ACROSS.format("v_cmpx_eq_u32 vcc, 0, v0", "s_nop 3\n "), "writes 4 wait states before, it takes 5"),
    ("vector-wait", "gfx906", "s_branch next\n v_mov_b32 v1, v0\n s_branch next\n next:\n " + ACROSS.format("", ""), None),
    ("vector-wait", "gfx906", BASE.format("s4", "s_nop 3\n "), "writes 4 wait states before, it takes 5"),
    ("vector-wait", "gfx906", BASE.format("s4", "s_nop 4\n "), None),
    ("vector-wait", "gfx906", BASE.format("s6", ""), None),
    ("vector-wait", "gfx906", BASE.format("s4", "s_mov_b32 s4, 0\n "), None),
    ("vector-wait", "gfx942", BASE.format("s8", "").replace("global_load_dword v1, v1, s[4:5]", "buffer_load_dword v1, v1, s[4:7], s8 offen"), "writes 0"),
    ("vector-wait", "gfx1030", BASE.format("s4", ""), None),
    ("vector-wait", "gfx942", MATRIX.format("v_mov_b32 v4, v0", "s_nop 0\n "), "writes 1 wait states before, it takes 2"),
    ("vector-wait", "gfx942", MATRIX.format("v_mov_b32 v4, v0", "s_nop 1\n "), None),
    ("vector-wait", "gfx908", MATRIX.format("v_mov_b32 v4, v0", ""), "v_mfma_f32_4x4x1f32 a[0:3], v4, v5, a[0:3] needs what v_mov_b32_e32 v4, v0 writes 0"),
    ("vector-wait", "gfx908", MATRIX.format("v_accvgpr_write_b32 a1, v0", ""), "a[0:3] needs what v_accvgpr_write_b32 a1, v0 writes 0 wait states before, it takes 1"),
    ("vector-wait", "gfx908", MATRIX.format("v_accvgpr_write_b32 a1, v0", "s_nop 0\n "), None),
    ("vector-wait", "gfx90a", MATRIX.format("v_accvgpr_write_b32 a5, v0", ""), None),
    ("vector-wait", "gfx908", "v_accvgpr_write_b32 a1, v0\n s_nop 1\n v_accvgpr_read_b32 v1, a1", "writes 2 wait states before, it takes 3"),
    ("vector-wait", "gfx908", "v_accvgpr_read_b32 v1, a1\n s_nop 0\n global_store_dword v0, v1, s[4:5]", "writes 1 wait states before, it takes 2"),
    ("vector-wait", "gfx908", "v_accvgpr_read_b32 v1, a1\n s_nop 1\n ds_write_b32 v0, v1", None),
    ("vector-wait", "gfx942", MATRIX.format("v_dot2c_f32_f16 v4, v0, v1", ""), None),
    ("vector-wait", "gfx90a", MATRIX.format("v_cmpx_eq_u32 vcc, 0, v0", "s_nop 2\n "), "writes 3 wait states before, it takes 4"),
    ("vector-wait", "gfx942", FROM_LANE.format("v_mov_b32 v1, v0", ""), "v_readfirstlane_b32 s4, v1 needs what v_mov_b32_e32 v1, v0 writes 0"),
    ("vector-wait", "gfx942", FROM_LANE.format("v_mov_b32 v1, v0", "s_nop 0\n "), None),
    ("vector-wait", "gfx90a", FROM_LANE.format("v_mov_b32 v1, v0", ""), None),
    ("vector-wait", "gfx942", FROM_LANE.format("v_cmpx_eq_u32 vcc, 0, v0", "s_nop 2\n "), "it takes 4"),
    ("vector-wait", "gfx950", "v_mov_b32 v1, v0\n s_nop 0\n v_permlane16_swap_b32 v1, v2", "writes 1 wait states before, it takes 2"),
    ("vector-wait", "gfx950", "v_mov_b32 v1, v0\n s_nop 1\n v_permlane32_swap_b32 v1, v2", None),
    ("scalar-wait", "gfx906", INDEX.format("s_mov_b32 m0, s4", ""), "buffer_load_dword off, s[8:11], 0 lds needs what s_mov_b32 m0, s4 writes 0"),
    ("scalar-wait", "gfx906", INDEX.format("s_mov_b32 m0, s4", "s_nop 0\n "), None),
    ("scalar-wait", "gfx906", INDEX.format("s_mov_b32 s5, s4", ""), None),
    ("scalar-wait", "gfx942", INDEX.format("s_mov_b32 m0, s4", ""), None),
    ("scalar-wait", "gfx942", "s_mov_b32 m0, s4\n s_sendmsg sendmsg(MSG_INTERRUPT)", "s_sendmsg sendmsg(MSG_INTERRUPT) needs what"),
    ("scalar-wait", "gfx1030", "s_mov_b32 m0, s4\n s_sendmsg sendmsg(MSG_INTERRUPT)", None),
    ("scalar-wait", "gfx90a", SETTING.format(1, "", 1), "s_getreg_b32 s5, hwreg(HW_REG_MODE) needs what s_setreg_b32 hwreg(HW_REG_MODE), s4 writes 0"),
    ("scalar-wait", "gfx90a", SETTING.format(1, "s_nop 0\n ", 1), "writes 1 wait states before, it takes 2"),
    ("scalar-wait", "gfx90a", SETTING.format(1, "s_nop 1\n ", 1), None),
    ("scalar-wait", "gfx90a", SETTING.format(1, "", 2), None),
    ("late-result", "gfx942", "v_exp_f32 v1, v0\n v_add_f32 v2, v1, v1", "v_add_f32_e32 v2, v1, v1 takes the result of v_exp_f32_e32 v1, v0 at +0x0"),
    ("late-result", "gfx942", "v_exp_f32 v1, v0\n s_nop 0\n v_add_f32 v2, v1, v1", None),
    ("late-result", "gfx942", "v_exp_f32 v1, v0\n v_rcp_f32 v2, v1", None),
    ("late-result", "gfx90a", "v_exp_f32 v1, v0\n v_add_f32 v2, v1, v1", None),
    ("late-result", "gfx942", HALF.format("WORD_1", "v1"), "takes the result of v_add_f16_sdwa v1, v0, v0"),
    ("late-result", "gfx942", HALF.format("DWORD", "v1"), None),
    ("late-result", "gfx942", HALF.format("WORD_1", "v4"), None),
    ("late-result", "gfx90a", HALF.format("WORD_1", "v1"), None),
    ("late-result", "gfx942", "v_mad_f16 v1, v0, v0, v0 op_sel:[0,0,0,1]\n v_mov_b32 v2, v1", "v_mov_b32_e32 v2, v1 takes the result of v_mad_f16"),
    ("late-result", "gfx942", "v_mad_f16 v1, v0, v0, v0 op_sel:[1,1,1,0]\n v_mov_b32 v2, v1", None),
    ("late-result", "gfx90a", DOT.format("s_nop 1\n ", "v_mov_b32 v2, v1"), "v_mov_b32_e32 v2, v1 takes the result of v_dot2c_f32_f16"),
    ("late-result", "gfx90a", DOT.format("s_nop 2\n ", "v_mov_b32 v2, v1"), None),
    ("late-result", "gfx90a", DOT.format("", "global_store_dword v4, v1, s[4:5]"), "global_store_dword v4, v1, s[4:5] takes the result"),
    ("late-result", "gfx90a", DOT.format("", "v_mov_b32 v1, 0"), "v_mov_b32_e32 v1, 0 takes the result"),
    ("late-result", "gfx90a", DOT.format("", "v_dot2c_f32_f16 v1, v4, v5"), None),
    ("late-result", "gfx90a", DOT.format("", "v_dot2c_f32_f16 v2, v1, v5"), "v_dot2c_f32_f16_e32 v2, v1, v5 takes the result"),
    ("late-result", "gfx906", DOT.replace("2c", "2").replace("v1, v4, v5", "v1, v4, v5, v1").format("", "v_mov_b32 v2, v1"), None),
    ("late-result", "gfx1100", exponent(*MOVES[:5]), "v_add_f32_e32 v2, v1, v1 takes the result of v_exp_f32_e32 v1, v0 at +0x0"),
    ("late-result", "gfx1100", exponent(*MOVES), None),
    ("late-result", "gfx1100", exponent("v_rcp_f32 v9, v8"), "takes the result"),
    ("late-result", "gfx1100", exponent(*["v_rcp_f32 v9, v8"] * 2), None),
    ("late-result", "gfx1100", exponent("s_waitcnt_depctr 0xfff"), None),
    ("late-result", "gfx1100", exponent("s_waitcnt_depctr 0xffff"), "takes the result"),
    ("late-result", "gfx1100", exponent("ds_load_b32 v9, v8"), None),
    ("late-result", "gfx1100", exponent("v_mov_b32 v1, v8"), None),
    ("late-result", "gfx1151", exponent(), None),
    ("late-result", "gfx1201", exponent(), None),
    ("late-result", "gfx1100", WMMA.format("", "v[0:7], v[24:31], v[16:23]"), "takes the result of v_wmma_f32_16x16x16_f16"),
    ("late-result", "gfx1100", WMMA.format("v_nop\n ", "v[0:7], v[24:31], v[16:23]"), None),
    ("late-result", "gfx1100", WMMA.format("s_nop 0\n ", "v[24:31], v[0:7], v[16:23]"), "takes the result"),
    ("late-result", "gfx1100", WMMA.format("", "v[24:31], v[24:31], v[0:7]"), None),
    ("late-scalar", "gfx942", "v_readlane_b32 s4, v4, 63\n s_nop 0\n v_mov_b32 v1, s4", "v_mov_b32_e32 v1, s4 takes the result of v_readlane"),
    ("late-scalar", "gfx942", "v_readlane_b32 s4, v4, 63\n s_nop 1\n v_mov_b32 v1, s4", None),
    ("late-scalar", "gfx942", "v_cmp_eq_u32 s[4:5], v4, v5\n v_cndmask_b32 v1, v2, v3, s[4:5]", None),
    ("late-scalar", "gfx942", "v_cmp_eq_u32 s[4:5], v4, v5\n v_add_f32 v1, s4, v3", "takes the result of v_cmp_eq_u32_e64 s[4:5]"),
    ("late-scalar", "gfx942", "v_add_co_u32 v1, vcc, v2, v3\n v_addc_co_u32 v2, vcc, v2, v3, vcc", None),
    ("late-scalar", "gfx90a", "v_readlane_b32 s4, v4, 63\n v_mov_b32 v1, s4", None),
    ("store-data", "gfx942", WIDE.format("s4", "", "v2"), "stores, after 0 wait states, it takes 1"),
    ("store-data", "gfx950", WIDE.format("s4", "s_nop 0\n ", "v2"), None),
    ("store-data", "gfx942", WIDE.format("0", "s_nop 0\n ", "v4"), "stores, after 1 wait states, it takes 2"),
    ("store-data", "gfx942", WIDE.format("0", "s_nop 1\n ", "v4"), None),
    ("store-data", "gfx942", WIDE.format("s4", "", "v6"), None),
    ("store-data", "gfx90a", WIDE.format("s4", "", "v2"), None),
    ("store-data", "gfx90a", WIDE.format("0", "", "v3"), "v_mov_b32_e32 v3, 0 overwrites what buffer_store_dwordx4 v[2:5], off"),
    ("store-data", "gfx90a", WIDE.format("0", "v_mov_b32 v6, 0\n ", "v3"), None),
    ("store-data", "gfx90a", WIDE.replace("x4 v[2:5]", "x2 v[2:3]").format("0", "", "v3"), None),
    ("store-data", "gfx1030", WIDE.format("0", "", "v3"), None),
    ("store-data", "gfx942", "global_store_dwordx3 v1, v[2:4], s[4:5]\n v_mov_b32 v4, 0", "after 0 wait states, it takes 2"),
    ("store-data", "gfx906", "flat_atomic_cmpswap_x2 v[0:1], v[2:5]\n v_mov_b32 v4, 0", "after 0 wait states, it takes 1"),
    ("store-data", "gfx942", "global_store_dwordx4 v1, v[2:5], s[4:5]\n global_load_dword v3, v1, s[4:5]", None),
    ("store-data", "gfx942", "s_branch next\n " + WIDE.format("s4", "", "v2") + "\n next:\n s_nop 0", None),
    ("address-carry", "gfx942", ADDRESS.format("s_addc_u32 s5, s5, 0"), None),
    ("address-carry", "gfx942", ADDRESS.format("s_add_u32 s5, s5, 0"), "s_add_u32 s5, s5, 0 adds to the upper half"),
    ("address-carry", "gfx942", ADDRESS.format("s_mov_b32 s5, 0\n s_add_u32 s5, s5, 0"), None),
    ("address-carry", "gfx942", ADDRESS.format("s_add_u32 s6, s6, 0"), None),
    ("lanes-not-restored", "gfx942", MASK.format(64, "v0", "v_mov_b32 v2, 0", BACK + STORE), None),
    ("lanes-not-restored", "gfx942", MASK.format(64, "v0", "v_mov_b32 v2, 0", STORE), "writes for no lane: s_cbranch_execz 1 at +0x8"),
    ("lanes-not-restored", "gfx942", MASK.format(64, "v0", STORE, ""), None),
    ("lanes-not-restored", "gfx942", "s_cbranch_execz out\n s_nop 0\n out:\n " + STORE, None),
    ("lds-address", "gfx942", NUMBER.format("0x10000", ""), "ds_add_u32 v3, v2 accesses byte 65536 of LDS, gfx942 has 65536"),
    ("lds-address", "gfx942", NUMBER.format("0xfffc", ""), None),
    ("lds-address", "gfx950", NUMBER.format("0x10000", ""), None),
    ("lds-address", "gfx942", NUMBER.format("0x10000", "v_mov_b32 v3, 0\n "), None),
    ("lds-address", "gfx942", "v_mov_b32 v4, 0x10000\n ds_add_u32 v3, v2", None),
    ("barrier-for-some", "gfx942", MASK.format(64, "v0", "s_barrier", BACK), "s_barrier is for work-items that v_cmp_gt_u32"),
    ("barrier-for-some", "gfx942", MASK.format("0x100", "v0", "s_barrier", BACK), None),
    ("barrier-for-some", "gfx942", MASK.format(64, "v1", "s_barrier", BACK), None),
    ("barrier-for-some", "gfx942", "v_mov_b32 v0, v3\n " + MASK.format(64, "v0", "s_barrier", BACK), None),
    ("barrier-for-some", "gfx942", MASK.format(64, "v0", BACK + "s_barrier", "s_nop 0"), None),
    ("barrier-for-some", "gfx942", MASK.format(64, "v0", "s_nop 0", BACK + "s_barrier"), None),
)  # fmt: skip


@pytest.mark.parametrize(("rule", "target", "text", "said"), CASES)
def test_a_rule_reports_the_fault_alone(
    tool: Callable[[str], Any], tmp_path: Path, rule: str, target: str, text: str, said: str | None
) -> None:
    usual = WITH_ACCUMULATORS if target in ("gfx90a", "gfx942", "gfx950") else FREE
    made = assembled(tool, tmp_path, target, text, *usual)
    found = [finding.message for finding in hipkit.validate(made, select=[rule])]
    assert len(found) == (said is not None), found
    assert said is None or said in found[0]


SOURCE = """
typedef float f4 __attribute__((ext_vector_type(4)));
__kernel void k(__global float *p, __global f4 *q, int s, int count) {
  __amdgpu_buffer_rsrc_t resource = __builtin_amdgcn_make_buffer_rsrc(p, 0, 0x7fffffff, 0x27000);
  int item = __builtin_amdgcn_workitem_id_x() * 16;
  f4 a = q[item], b = q[item + 1];
  for (int i = 0; i < count; ++i) {
    __builtin_amdgcn_raw_buffer_store_b128(as_uint4(a), resource, OFFSETS, 0);
    a *= b;
    a += 1.0f;
  }
  q[item] = a;
}
"""


@pytest.mark.parametrize(
    ("target", "offsets", "count"),
    [
        ("gfx942", "item, s + i * 64", 1),
        ("gfx950", "item, s + i * 64", 1),
        ("gfx90a", "item, s + i * 64", 0),
        ("gfx950", "item + s + i * 64, 0", 0),
        ("gfx90a", "item + s + i * 64, 0", 0),
    ],
)
def test_llvm_22_waits_after_stores_but_those_with_an_sgpr_on_gfx940(
    tool: Callable[[str], Any], tmp_path: Path, target: str, offsets: str, count: int
) -> None:
    """LLVM's pull request 197267 mended it later."""
    source, made = tmp_path / "k.cl", tmp_path / "k.hsaco"
    source.write_text(SOURCE.replace("OFFSETS", offsets))
    tool("clang-22")(
        "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", f"-mcpu={target}", "-O3", "-nogpulib", source, "-o", made
    )
    assert [finding.rule for finding in hipkit.validate(made, thorough=True)] == ["store-data"] * count
