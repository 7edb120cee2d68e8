"""The rule register-use: it reports a register that hardware does not give a wave, and none that it does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from assembled import assembled

import hipkit

# Steps in which a wave gets vector registers: getVGPRAllocGranule of LLVM 22 (AMDGPUBaseInfo.cpp).
GRANULES = {
    ("gfx900", 64): 4,
    ("gfx908", 64): 4,
    ("gfx90a", 64): 8,
    ("gfx942", 64): 8,
    ("gfx950", 64): 8,
    ("gfx1010", 32): 8,
    ("gfx1010", 64): 4,
    ("gfx1030", 32): 16,
    ("gfx1030", 64): 8,
    ("gfx1100", 32): 24,
    ("gfx1100", 64): 12,
    ("gfx1102", 32): 16,
    ("gfx1102", 64): 8,
    ("gfx1151", 32): 24,
    ("gfx1201", 32): 24,
    ("gfx1201", 64): 12,
    ("gfx1250", 32): 16,
    ("gfx11-generic", 32): 16,
}
ACCUMULATOR_OFFSET = ("gfx90a", "gfx942", "gfx950")


@pytest.fixture
def used(tool: Callable[[str], Any], tmp_path: Path) -> Callable[..., list[str]]:
    """What register-use and registers say of a kernel of one instruction."""

    def said(processor: str, text: str, *directives: str, agprs: int = 0, vgprs: int = 1) -> list[str]:
        out = assembled(tool, tmp_path, processor, text, *directives, agprs=agprs, vgprs=vgprs)
        return [finding.message for finding in hipkit.validate(out, select=["register-use", "registers"])]

    return said


def given(processor: str, wave: int, vgprs: int) -> list[str]:
    """The directives of a kernel that asks for so many."""
    offset = [f"accum_offset {-(-vgprs // 4) * 4}"] if processor in ACCUMULATOR_OFFSET else []
    size = [f"wavefront_size32 {int(wave == 32)}"] if processor.startswith("gfx1") and processor != "gfx1250" else []
    return [f"next_free_vgpr {vgprs}", "next_free_sgpr 8", *offset, *size]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("asked", [25, 100])
@pytest.mark.parametrize(("processor", "wave"), list(GRANULES))
def test_vector_registers_come_in_the_steps_of_hardware(
    used: Callable[..., list[str]], processor: str, wave: int, asked: int
) -> None:
    step = GRANULES[processor, wave]
    whole, directives = -(-asked // step) * step, given(processor, wave, asked)
    assert used(processor, f"v_mov_b32 v{whole - 1}, 0", *directives, vgprs=whole) == []
    assert used(processor, f"v_mov_b32 v{whole}, 0", *directives) == [
        f"kernel 'k': at +0x0, v_mov_b32_e32 v{whole}, 0 needs {whole + 1} VGPRs, the descriptor gives {whole}"
    ]
    assert used(processor, "s_nop 0", *directives, vgprs=whole + 1) == [
        f"kernel 'k': uses {whole + 1} VGPRs, its descriptor gives {whole}"
    ]


@pytest.mark.parametrize("processor", ACCUMULATOR_OFFSET)
def test_without_accumulators_their_registers_are_the_waves_own(used: Callable[..., list[str]], processor: str) -> None:
    directives = ["next_free_vgpr 64", "next_free_sgpr 8", "accum_offset 16"]
    assert used(processor, "v_mov_b32 v63, 0", *directives) == []
    assert used(processor, "v_mov_b32 v15, 0\n v_accvgpr_write_b32 a47, v0", *directives, agprs=48) == []
    assert len(used(processor, "v_mov_b32 v64, 0", *directives)) == 1
    assert len(used(processor, "v_mov_b32 v16, 0", *directives, agprs=48)) == 1
    assert len(used(processor, "v_accvgpr_write_b32 a48, v0", *directives, agprs=48)) == 1


@pytest.mark.parametrize("processor", ["gfx900", "gfx90a", "gfx942"])
def test_scalar_registers_come_in_sixteens(used: Callable[..., list[str]], processor: str) -> None:
    directives = [*given(processor, 64, 4), "reserve_vcc 0"]
    directives = [text if not text.startswith("next_free_sgpr") else "next_free_sgpr 17" for text in directives]
    assert used(processor, "s_mov_b32 s31, 0\n s_mov_b32 m0, 0\n s_mov_b32 ttmp5, 0", *directives) == []
    # VCC is the last two of them.
    assert used(processor, "s_mov_b32 s29, 0\n s_mov_b64 vcc, 0", *directives) == []
    assert len(used(processor, "s_mov_b32 s30, 0\n s_mov_b64 vcc, 0", *directives)) == 1
    assert len(used(processor, "s_mov_b64 s[32:33], 0", *directives)) == 1


@pytest.mark.parametrize("processor", ["gfx1010", "gfx1100", "gfx1201", "gfx1250"])
def test_since_gfx10_every_wave_has_all_scalar_registers(used: Callable[..., list[str]], processor: str) -> None:
    directives = [text for text in given(processor, 32, 4) if "sgpr" not in text]
    assert used(processor, "s_mov_b64 s[104:105], 0", *directives, "next_free_sgpr 1") == []
