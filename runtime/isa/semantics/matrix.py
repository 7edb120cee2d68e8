"""Matrix instructions: MFMA, SMFMAC, WMMA, SWMMAC.

Floats: beginning with C, the products along K are added one by one, each with one rounding (to nearest, whatever MODE
says) in 32 bits, or 64 where the result has as many. Results of 16 bits are rounded once, at the end. EXEC and MODE
change nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ....fatbin.records import replace
from ..builder import Builder
from ..not_carried_out import UnknownOperationError
from ..rules import op, spelled
from ..values import Lane
from .matrix_fields import Fields
from .matrix_products import Product
from .matrix_shapes import WIDTHS, Shape, result_items, shape_of, sides

_SUMS = "the manuals do not give the order and the rounding of the additions"
_ALL_FIELDS = (
    "#cbsz #abid #blgp #op_sel #op_sel_hi #neg_lo #neg_hi #index_key_8bit #index_key_16bit #index_key_32bit"
    " #matrix_a_fmt #matrix_b_fmt #matrix_a_scale #matrix_b_scale #matrix_a_scale_fmt #matrix_b_scale_fmt #constants"
    " @fp8 @flushes"
)
_FIELDS = len(_ALL_FIELDS.split())
_SCALE_SOURCES = 0b11000
"""The bits of the sources that are scales."""
_OPERANDS = {
    "mfma": "words words words:$",
    "mfma_scale": "words words words:$ words:i32 words:i32",
    "smfmac": "words words words:i32 d:words",
    "wmma": "words words words:$",
    "wmma_scale": "words words words:$ words:i32 words:i32",
    "wmma_scale16": "words words words:$ words:i32 words:i32",
    "swmmac": "words words words:i32 d:words",
}
"""``$`` is the type of what is added to the product."""
_NAMES = """
    v_mfma_f32_{32x32x1,16x16x1,4x4x1,32x32x2,16x16x4}f32
    v_mfma_f32_{32x32x4,16x16x4,4x4x4,32x32x8,16x16x16}{f16,bf16_1k}
    v_mfma_f32_{32x32x2,16x16x2,4x4x2,32x32x4,16x16x8}bf16
    v_mfma_f32_{16x16x8,32x32x4}xf32
    v_mfma_f32_{16x16x32,32x32x16}_{f16,bf16,fp8_fp8,fp8_bf8,bf8_fp8,bf8_bf8}
    v_mfma_f64_{16x16x4,4x4x4}f64
    v_mfma_i32_{32x32x4,16x16x4,4x4x4,32x32x8,16x16x16,32x32x16,16x16x32}i8
    v_mfma_i32_{32x32x32,16x16x64}_i8
    v_mfma_f32_{16x16x128,32x32x64}_f8f6f4
    v_mfma_scale_f32_{16x16x128,32x32x64}_f8f6f4
    v_smfmac_f32_{16x16x32,32x32x16,16x16x64,32x32x32}_{f16,bf16}
    v_smfmac_f32_{16x16x64,32x32x32,16x16x128,32x32x64}_{fp8_fp8,fp8_bf8,bf8_fp8,bf8_bf8}
    v_smfmac_i32_{16x16x64,32x32x32,16x16x128,32x32x64}_i8
    v_wmma_f32_16x16x16_{f16,bf16,fp8_fp8,fp8_bf8,bf8_fp8,bf8_bf8}
    v_wmma_{f16_16x16x16_f16,bf16_16x16x16_bf16}
    v_wmma_i32_16x16x{16_iu8,16_iu4,32_iu4}
    v_wmma_f32_16x16x{4_f32,32_f16,32_bf16} v_wmma_{f16_16x16x32_f16,bf16_16x16x32_bf16,bf16f32_16x16x32_bf16} v_wmma_i32_16x16x64_iu8
    v_wmma_{f32,f16}_16x16x{64,128}_{fp8_fp8,fp8_bf8,bf8_fp8,bf8_bf8}
    v_wmma_f32_{16x16x128_f8f6f4,32x16x128_f4} v_wmma_{scale,scale16}_f32_{16x16x128_f8f6f4,32x16x128_f4}
    v_swmmac_f32_16x16x32_{f16,bf16,fp8_fp8,fp8_bf8,bf8_fp8,bf8_bf8}
    v_swmmac_{f16_16x16x32_f16,bf16_16x16x32_bf16}
    v_swmmac_i32_16x16x{32_iu8,32_iu4,64_iu4}
"""


def _rule(shape: Shape, *, clamps: bool) -> Callable[..., list[Lane]]:
    def rule(b: Builder, *sources: Any) -> list[Lane]:
        if b.mode.saturates and shape.result == "f16":
            raise UnknownOperationError(
                f"{shape.family} with results of 16 bits while MODE.FP16_OVFL is set is not carried out: the manuals do "
                "not say what it does"
            )
        operands, fields = list(sources[:-_FIELDS]), replace(Fields(*sources[-_FIELDS:]), clamps=clamps)
        counts = tuple(len(words) for words in operands)
        product = Product(shape, b.lanes, counts, fields)
        _refuse_unknown_layouts(product)
        if not shape.is_sparse:
            operands[2] = _repeated(product, operands[2])
            product = Product(shape, b.lanes, tuple(len(words) for words in operands), fields)
        return b.shared(str(product), partial(product, b), [word for words in operands for word in words])

    return rule


def _refuse_unknown_layouts(product: Product) -> None:
    shape, widths = product.shape, {WIDTHS[kind] for kind in product.kinds}
    if not shape.is_wave_wide and shape.united and product.fields.constants & _SCALE_SOURCES:
        raise UnknownOperationError(
            f"{shape.family} with a constant as scale is not carried out: the sources contradict each other"
        )
    if shape.family == "wmma" and shape.left == "f8f6f4" and 8 in widths and len(widths) > 1:
        # Scaled products of such have one layout in all sources.
        raise UnknownOperationError(
            f"{shape.family} of {' and '.join(product.kinds)} without scales is not carried out: the sources contradict each "
            "other about where the elements stand in registers"
        )


def _repeated(product: Product, words: list[Lane]) -> list[Lane]:
    """A constant in place of C is the same in all registers."""
    shape = product.shape
    side, _ = sides(shape, product.counts, product.kinds, product.lanes)
    bits = result_items(shape, side.blocks, product.lanes) * (32 if product.is_whole_row else WIDTHS[shape.added])
    return words * (bits // 32 // len(words))


def _register(name: str) -> None:
    shape = shape_of(name)
    operands = _OPERANDS[shape.family].replace("$", shape.added)
    if shape.family == "wmma" and WIDTHS[shape.result] == 16:
        operands += " d:words"
    op(
        name,
        f"{operands} {_ALL_FIELDS} -> words",
        clamped=_rule(shape, clamps=True) if shape.result == "i32" else None,
        approximate=_SUMS if shape.result in ("f32", "f16", "bf16") else "",
        scalar_like=True,
    )(_rule(shape, clamps=False))


for _name, _ in spelled(_NAMES):
    _register(_name)
