"""The matrix instructions whose whole tiles are computed by numpy and compared (test_matrices.py)."""

from __future__ import annotations

import re

from matrices import Matrix

from hipkit.runtime.isa.naming import operation_of

FP8 = ("fp8_fp8", "fp8_bf8", "bf8_fp8", "bf8_bf8")


def mfma(target: str, blocks: int, *names: str) -> list[Matrix]:
    return [Matrix(f"v_mfma_{name}", target, 64, blocks) for name in names]


OLD = [
    *mfma("gfx908", 2, "f32_32x32x1f32", "f32_32x32x4f16", "f32_32x32x2bf16", "i32_32x32x4i8"),
    *mfma("gfx908", 4, "f32_16x16x1f32", "f32_16x16x4f16", "f32_16x16x2bf16", "i32_16x16x4i8"),
    *mfma("gfx908", 16, "f32_4x4x1f32", "f32_4x4x4f16", "f32_4x4x2bf16", "i32_4x4x4i8"),
    *mfma("gfx908", 1, "f32_32x32x2f32", "f32_16x16x4f32", "f32_32x32x8f16", "f32_16x16x16f16", "f32_32x32x4bf16"),
    *mfma("gfx908", 1, "f32_16x16x8bf16", "i32_32x32x8i8", "i32_16x16x16i8"),
    *mfma("gfx90a", 1, "f32_32x32x8bf16_1k", "f32_16x16x16bf16_1k", "f64_16x16x4f64"),
    Matrix("v_mfma_f32_32x32x4bf16_1k", "gfx90a", 64, 2),
    Matrix("v_mfma_f32_16x16x4bf16_1k", "gfx90a", 64, 4),
    Matrix("v_mfma_f32_4x4x4bf16_1k", "gfx90a", 64, 16),
    Matrix("v_mfma_f64_4x4x4f64", "gfx90a", 64, 4),
]
NEW = [
    *mfma("gfx942", 1, "f32_32x32x4_xf32", "f32_16x16x8_xf32", "i32_32x32x16_i8", "i32_16x16x32_i8"),
    *mfma("gfx942", 1, *(f"f32_{shape}_{kinds}" for shape in ("16x16x32", "32x32x16") for kinds in FP8)),
    *mfma("gfx950", 1, "f32_16x16x32_f16", "f32_32x32x16_bf16", "i32_16x16x64_i8", "i32_32x32x32_i8"),
    *mfma("gfx950", 1, "f32_16x16x32_fp8_bf8", "f32_32x32x16_f16", "f32_16x16x32_bf16"),
]
SPARSE = [
    *(
        Matrix(f"v_smfmac_f32_{shape}_{kind}", "gfx942")
        for shape in ("16x16x32", "32x32x16")
        for kind in ("f16", "bf16")
    ),
    *(Matrix(f"v_smfmac_f32_{shape}_{kinds}", "gfx942") for shape in ("16x16x64", "32x32x32") for kinds in FP8),
    *(Matrix(f"v_smfmac_i32_{shape}_i8", "gfx942") for shape in ("16x16x64", "32x32x32")),
    *(
        Matrix(f"v_smfmac_f32_{shape}_{kind}", "gfx950")
        for shape in ("16x16x64", "32x32x32")
        for kind in ("f16", "bf16")
    ),
    *(Matrix(f"v_smfmac_f32_{shape}_{kinds}", "gfx950") for shape in ("16x16x128", "32x32x64") for kinds in FP8),
    *(Matrix(f"v_smfmac_i32_{shape}_i8", "gfx950") for shape in ("16x16x128", "32x32x64")),
]
CHOSEN = [
    Matrix(f"v_mfma_f32_{shape}_f8f6f4", "gfx950", formats=formats)
    for shape in ("16x16x128", "32x32x64")
    for formats in (("fp8", "fp8"), ("bf8", "fp6"), ("bf6", "fp4"), ("fp4", "fp8"), ("fp6", "bf6"))
]
WAVES = [
    Matrix(f"v_wmma_{name}", target, lanes)
    for target, names in (
        ("gfx1100", ("f32_16x16x16_f16", "f32_16x16x16_bf16", "i32_16x16x16_iu8", "i32_16x16x16_iu4",
                     "f16_16x16x16_f16", "bf16_16x16x16_bf16")),
        ("gfx1201", ("f32_16x16x16_f16", "f32_16x16x16_bf16", "i32_16x16x16_iu8", "i32_16x16x16_iu4",
                     "f16_16x16x16_f16", "bf16_16x16x16_bf16", "i32_16x16x32_iu4",
                     *(f"f32_16x16x16_{kinds}" for kinds in FP8))),
    )
    for name in names
    for lanes in (32, 64)
] + [
    Matrix(f"v_wmma_{name}", "gfx1250", 32)
    for name in ("f32_16x16x4_f32", "f32_16x16x32_f16", "f32_16x16x32_bf16", "f16_16x16x32_f16", "bf16_16x16x32_bf16",
                 "bf16f32_16x16x32_bf16", "i32_16x16x64_iu8", *(f"{result}_16x16x{depth}_{kinds}" for result in ("f32", "f16") for depth in (64, 128)
                                       for kinds in FP8))
]  # fmt: skip
SPARSE_WAVES = [
    Matrix(f"v_swmmac_{name}", "gfx1201", lanes)
    for name in ("f32_16x16x32_f16", "f32_16x16x32_bf16", "f16_16x16x32_f16", "bf16_16x16x32_bf16", "i32_16x16x32_iu8",
                 "i32_16x16x32_iu4", "i32_16x16x64_iu4", *(f"f32_16x16x32_{kinds}" for kinds in FP8))
    for lanes in (32, 64)
]  # fmt: skip
CHOSEN_WAVES = [
    Matrix("v_wmma_f32_16x16x128_f8f6f4", "gfx1250", 32, formats=formats)
    for formats in (("fp8", "fp8"), ("bf8", "fp8"), ("fp6", "bf6"), ("bf6", "fp4"), ("fp4", "fp6"), ("fp4", "fp4"))
] + [Matrix("v_wmma_f32_32x16x128_f4", "gfx1250", 32)]
"""Without scales, formats of 8 bits are not mixed with others here: where their elements stand is not known."""
SCALED = [Matrix(f"v_mfma_scale_f32_{m.name[11:]}", m.target, formats=m.formats) for m in CHOSEN]
SCALED_WAVES = [
    Matrix(f"v_wmma_{scale}_f32_16x16x128_f8f6f4", "gfx1250", 32, formats=formats)
    for scale in ("scale", "scale16")
    for formats in (("fp8", "bf8"), ("fp8", "fp4"), ("fp6", "bf8"), ("fp4", "bf6"), ("fp4", "fp4"))
] + [Matrix(f"v_wmma_{scale}_f32_32x16x128_f4", "gfx1250", 32) for scale in ("scale", "scale16")]
EVERY = [*OLD, *NEW, *SPARSE, *CHOSEN, *WAVES, *CHOSEN_WAVES, *SPARSE_WAVES]


def plain(name: str) -> str:
    """A name without what some assemblers write in it: gaps, and how many blocks there are."""
    return re.sub(r"_\d+b_|_", "", operation_of(name))


def are_multiplied(name: str) -> bool:
    """Whether an operation is one of those."""
    return plain(name) in {plain(matrix.name) for matrix in (*EVERY, *SCALED, *SCALED_WAVES)}
