"""Packed operations: each applies an operation to both halves of its sources."""

from __future__ import annotations

from typing import Any

from ..rules import RULES, op
from . import arithmetic, bfloats, bits, extremes, floats  # noqa: F401 - what they register is repeated here

PACKED = {
    "v_pk_add_f16": "v_add_f16", "v_pk_mul_f16": "v_mul_f16", "v_pk_fma_f16": "v_fma_f16",
    "v_pk_fmac_f16": "v_fmac_f16", "v_pk_min_f16": "v_min_f16", "v_pk_max_f16": "v_max_f16",
    "v_pk_minimum_f16": "v_minimum_f16", "v_pk_maximum_f16": "v_maximum_f16",
    "v_pk_minimum3_f16": "v_minimum3_f16", "v_pk_maximum3_f16": "v_maximum3_f16",
    "v_pk_add_i16": "v_add_i16", "v_pk_add_u16": "v_add_u16", "v_pk_sub_i16": "v_sub_i16", "v_pk_sub_u16": "v_sub_u16",
    "v_pk_mul_lo_u16": "v_mul_lo_u16", "v_pk_mad_i16": "v_mad_i16", "v_pk_mad_u16": "v_mad_u16",
    "v_pk_min_i16": "v_min_i16", "v_pk_min_u16": "v_min_u16", "v_pk_max_i16": "v_max_i16", "v_pk_max_u16": "v_max_u16",
    "v_pk_add_min_i16": "v_add_min_i16", "v_pk_add_min_u16": "v_add_min_u16",
    "v_pk_add_max_i16": "v_add_max_i16", "v_pk_add_max_u16": "v_add_max_u16",
    "v_pk_min3_i16": "v_min3_i16", "v_pk_min3_u16": "v_min3_u16", "v_pk_max3_i16": "v_max3_i16", "v_pk_max3_u16": "v_max3_u16",
    "v_pk_min3_num_f16": "v_min3_num_f16", "v_pk_max3_num_f16": "v_max3_num_f16",
    "v_pk_add_bf16": "v_add_bf16", "v_pk_mul_bf16": "v_mul_bf16", "v_pk_fma_bf16": "v_fma_bf16",
    "v_pk_min_num_bf16": "v_min_num_bf16", "v_pk_max_num_bf16": "v_max_num_bf16",
    "v_pk_lshlrev_b16": "v_lshlrev_b16", "v_pk_lshrrev_b16": "v_lshrrev_b16", "v_pk_ashrrev_i16": "v_ashrrev_i16",
    "v_pk_add_f32": "v_add_f32", "v_pk_mul_f32": "v_mul_f32", "v_pk_fma_f32": "v_fma_f32",
}  # fmt: skip
"""Operation -> the one on each half: of 32 bits, or of 64 where it ends in 32."""


def _register(name: str, half: str) -> None:
    rule = RULES[half]
    signature = f"{' '.join(rule.sources)} -> {' '.join(rule.results)}"
    options: dict[str, Any] = {"denormals": rule.denormals, "approximate": rule.approximate}
    op(name, signature, packed=half, clamped=rule.clamped, **options)(rule.function)


for _name, _half in PACKED.items():
    _register(_name, _half)
