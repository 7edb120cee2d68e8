"""Operations on registers that are known and not carried out, each with the reason."""

from __future__ import annotations

from .rules import spelled

_REASONS = {
    "v_screen_partition_4se_b32": "the table that it looks pixels up in belongs to the graphics pipeline",
    "v_interp_{mov_f32,p1_f32,p1ll_f16,p1lv_f16,p2_f16,p2_f32,p10_f32}": "it reads attributes of a graphics primitive",
    "v_interp_{p10,p10_rtz,p2,p2_rtz}_f16_f32": "it reads attributes of a graphics primitive",
    "s_setvskip": "vector instructions are not skipped",
    "v_cvt_scalef32_sr_pk_fp4_{f32,f16,bf16}": "how one seed serves several numbers is not documented",
    "v_cvt_scalef32_sr_pk32_{fp6,bf6}_{f32,f16,bf16}": "how one seed serves several numbers is not documented",
    "v_illegal": "it is there to be illegal",
    "s_alloc_vgpr": "waves do not change how many registers they have",
}

REFUSED: dict[str, str] = {name: reason for names, reason in _REASONS.items() for name, _ in spelled(names)}
"""Operation -> why it is refused."""
