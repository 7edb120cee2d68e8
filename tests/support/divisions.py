"""Divisions in the instructions that compilers expand them to."""

from __future__ import annotations

from instructions import lanes_of

_EXPANDED = {
    32: """v_div_scale_f32 v8, {none}, v4, v4, v2
v_rcp_f32 v10, v8
v_fma_f32 v12, -v8, v10, 1.0
v_fmac_f32 v10, v12, v10
v_div_scale_f32 v14, {mask}, v2, v4, v2
v_mul_f32 v16, v14, v10
v_fma_f32 v18, -v8, v16, v14
v_fmac_f32 v16, v18, v10
v_fma_f32 v18, -v8, v16, v14
{move} {vcc}, {mask}
v_div_fmas_f32 v18, v18, v10, v16
v_div_fixup_f32 v6, v18, v4, v2""",
    64: """v_div_scale_f64 v[8:9], {none}, v[4:5], v[4:5], v[2:3]
v_rcp_f64 v[10:11], v[8:9]
v_fma_f64 v[12:13], -v[8:9], v[10:11], 1.0
v_fma_f64 v[10:11], v[10:11], v[12:13], v[10:11]
v_fma_f64 v[12:13], -v[8:9], v[10:11], 1.0
v_fma_f64 v[10:11], v[10:11], v[12:13], v[10:11]
v_div_scale_f64 v[14:15], {mask}, v[2:3], v[4:5], v[2:3]
v_mul_f64 v[16:17], v[14:15], v[10:11]
v_fma_f64 v[18:19], -v[8:9], v[16:17], v[14:15]
{move} {vcc}, {mask}
v_div_fmas_f64 v[18:19], v[18:19], v[10:11], v[16:17]
v_div_fixup_f64 v[6:7], v[18:19], v[4:5], v[2:3]""",
}


def expanded(bits: int, target: str) -> str:
    """A division of v2 by v4 into v6, or of pairs."""
    is_wide, is_old = lanes_of(target) == 64, target.startswith("gfx9")
    text = _EXPANDED[bits].format(
        none="s[6:7]" if is_old else "null",
        mask="s[4:5]" if is_wide else "s4",
        vcc="vcc" if is_wide else "vcc_lo",
        move="s_mov_b64" if is_wide else "s_mov_b32",
    )
    return text if target != "gfx90a" else text.replace("v_fmac_f32 v10, v12, v10", "v_fma_f32 v10, v12, v10, v10")
