"""Conversions of 8 and 16 small floats with scales on gfx1250: which lane and byte scales a number, and where numbers stand."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from instructions import Assembler, run_instruction
from matrices import ENGINES, of_columns

from hipkit.runtime.isa.not_carried_out import UnknownOperationError

pytestmark = pytest.mark.parametrize("engine", ENGINES)
KINDS = {
    "fp8": ml_dtypes.float8_e4m3fn, "bf8": ml_dtypes.float8_e5m2, "fp6": ml_dtypes.float6_e2m3fn, "bf6": ml_dtypes.float6_e3m2fn,
    "fp4": ml_dtypes.float4_e2m1fn,
}  # fmt: skip
BITS = {"fp8": 8, "bf8": 8, "fp6": 6, "bf6": 6, "fp4": 4}
WIDE = {"f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16}
LARGEST = {"fp8": 448, "bf8": 1000, "fp6": 7.5, "bf6": 28, "fp4": 6}
"""Numbers of which more than these are not tried."""
LANES = 32
WIDE_BYTES = {
    **{
        2 * pair + half: ((16 * half, byte), (16 * half, byte))
        for pair, byte in enumerate((0, 2, 1, 3))
        for half in (0, 1)
    },
    **{8 + 2 * pair + half: ((16 * half, 2 * pair), (16 * half, 2 * pair + 1)) for pair in (0, 1) for half in (0, 1)},
}
"""Of numbers of 8 bits, by scale_sel: the first lane and the byte of the scales for lanes 0 to 15, and for the others."""
NARROW_BYTES = {
    **{2 * pair + half: ((16 * half, 2 * pair), (16 * half, 2 * pair + 1)) for pair in (0, 1) for half in (0, 1)},
    **{4 + 2 * pair + half: ((16 * half, pair), (16 * half, pair + 2)) for pair in (0, 1) for half in (0, 1)},
}
"""The same of numbers of 4 and 6 bits."""


def count(kind: str) -> int:
    return 16 if BITS[kind] == 6 else 8


def name(first: int, registers: int) -> str:
    return f"v{first}" if registers == 1 else f"v[{first}:{first + registers - 1}]"


def packed(codes: Any, width: int) -> Any:
    """A row of numbers of some bits for each lane, as the columns of registers."""
    bits = codes.astype("u8")[..., None] >> np.arange(width, dtype="u8") & 1
    words = np.packbits(bits.reshape(LANES, -1).astype("u1"), axis=1, bitorder="little").view("<u4")
    return [words[:, n].tolist() for n in range(words.shape[1])]


def wide_numbers(columns: list[Any], text: str) -> Any:
    """Those that registers hold, a row for each lane."""
    bits = np.packbits(of_columns(columns, LANES).bits, axis=1, bitorder="little")
    return bits.view(WIDE[text]).astype("f8")


def scales_for(codes: Any, selected: int, kind: str) -> Any:
    """The scale of each lane."""
    table = WIDE_BYTES if BITS[kind] == 8 else NARROW_BYTES
    found = []
    for lane in range(LANES):
        first, byte = table[selected][lane // 16]
        found.append(2.0 ** (int(codes[first + lane % 16, byte]) - 127))
    return np.array(found)


def read(
    assembler: Assembler, engine: str, kind: str, text: str, codes: Any, scales: Any, selected: int = 0, **options: Any
) -> Any:
    small, wide = count(kind) * BITS[kind] // 32, count(kind) * (32 if text == "f32" else 16) // 32
    inputs = {f"v{40 + n}": column for n, column in enumerate(packed(codes, BITS[kind]))}
    inputs["v60"] = scales.astype("u1").view("<u4")[:, 0].tolist()
    asm = f"v_cvt_scale_pk{count(kind)}_{text}_{kind} {name(4, wide)}, {name(40, small)}, v60"
    asm += f" scale_sel:{selected}" if selected else ""
    found = run_instruction(
        assembler, asm, "gfx1250", inputs | options.pop("more", {}), engine=ENGINES[engine], **options
    )
    return wide_numbers([found[f"v{4 + n}"] for n in range(wide)], text)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("text", WIDE)
@pytest.mark.parametrize("kind", KINDS)
def test_numbers_are_read_with_the_scale_of_their_lane(assembler: Assembler, engine: str, kind: str, text: str) -> None:
    numbers = np.random.default_rng(3)
    for selected in WIDE_BYTES if BITS[kind] == 8 else NARROW_BYTES:
        codes = numbers.integers(0, 1 << BITS[kind], (LANES, count(kind)))
        if BITS[kind] == 8:
            codes &= 0xFB if kind == "bf8" else 0xF7
        scales = numbers.integers(120, 134, (LANES, 4))
        values = codes.astype("u1").view(KINDS[kind]).astype("f8") * scales_for(scales, selected, kind)[:, None]
        with np.errstate(over="ignore"):
            wanted = values.astype(WIDE[text]).astype("f8")
        found = read(assembler, engine, kind, text, codes, scales, selected)
        np.testing.assert_array_equal(found, wanted, err_msg=str(selected))


def test_scales_of_inactive_lanes_count(assembler: Assembler, engine: str) -> None:
    codes, scales = np.full((LANES, 8), 0x38), np.repeat(np.arange(112, 144)[:, None], 4, axis=1)
    found = read(assembler, engine, "fp8", "f32", codes, scales, 1, more={"exec": 0xFFFF})
    np.testing.assert_array_equal(found[:16, 0], 2.0 ** np.arange(1, 17))


def test_what_selects_no_scale_that_is_known_is_refused(assembler: Assembler, engine: str) -> None:
    codes, scales = np.zeros((LANES, 8), "u1"), np.zeros((LANES, 4), "u1")
    for kind, selected in (("fp8", 12), ("fp4", 8)):
        with pytest.raises(UnknownOperationError, match=f"scale_sel:{selected} for numbers of {BITS[kind]} bits"):
            read(assembler, engine, kind, "f32", codes, scales, selected)


def test_a_scale_of_255_gives_no_number(assembler: Assembler, engine: str) -> None:
    codes, scales = np.full((LANES, 8), 0x2), np.full((LANES, 4), 0xFF)
    assert np.isnan(read(assembler, engine, "fp4", "f16", codes, scales)).all()


@pytest.mark.parametrize("text", WIDE)
@pytest.mark.parametrize("kind", KINDS)
def test_numbers_are_written_one_after_another(assembler: Assembler, engine: str, kind: str, text: str) -> None:
    numbers = np.random.default_rng(4)
    values = numbers.uniform(-1, 1, (LANES, count(kind))) * LARGEST[kind] * 4
    values = values.astype(WIDE[text])
    small = count(kind) * BITS[kind] // 32
    wide_bits = 32 if text == "f32" else 16
    codes = values.view(f"u{wide_bits // 8}")
    inputs: dict[str, Any] = {f"v{40 + n}": column for n, column in enumerate(packed(codes, wide_bits))}
    # Only the exponent of the scale counts.
    inputs["v60"] = np.full(LANES, 5.0 if text == "f32" else 4.0, "f4").view("u4").tolist()
    asm = f"v_cvt_scalef32_pk{count(kind)}_{kind}_{text} {name(4, small)}, {name(40, len(inputs) - 1)}, v60"
    found = run_instruction(assembler, asm, "gfx1250", inputs, engine=ENGINES[engine])
    wanted = (values.astype("f8") / 4).astype(KINDS[kind]).view("u1")
    assert [found[f"v{4 + n}"] for n in range(small)] == packed(wanted, BITS[kind])
