"""What a wave finds beside its user SGPRs: ids, trap temporaries, scratch. Each is right, or refused by its name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hipkit
from hipkit.runtime.isa.not_carried_out import UnknownOperationError

Tool = Callable[[str], Callable[..., Any]]
IDS = ["wave.id", *(f"workgroup.id.{axis}" for axis in "xyz"), *(f"workitem.id.{axis}" for axis in "xyz")]
GRID, BLOCK = (3, 2, 2), (20, 3, 3)
"""A block is no whole number of waves."""


def stored_ids(names: list[str], wave_size: int) -> str:
    """LLVM IR of a kernel in which each work-item stores ids at a place that it finds by them."""
    lines = ['target triple = "amdgcn-amd-amdhsa"']
    lines += [f"declare i32 @llvm.amdgcn.{name}()" for name in IDS]
    lines.append("define amdgpu_kernel void @ids(ptr addrspace(1) %out) #0 {")
    lines += [f"  %{name} = call i32 @llvm.amdgcn.{name}()" for name in IDS if name in names or name != "wave.id"]
    lines.append("  %g0 = add i32 %workgroup.id.z, 0")
    for n, (axis, count) in enumerate((("y", GRID[1]), ("x", GRID[0]))):
        lines += [f"  %gm{n} = mul i32 %g{n}, {count}", f"  %g{n + 1} = add i32 %gm{n}, %workgroup.id.{axis}"]
    lines.append("  %i0 = add i32 %g2, 0")
    for n, (axis, count) in enumerate((("z", BLOCK[2]), ("y", BLOCK[1]), ("x", BLOCK[0]))):
        lines += [f"  %im{n} = mul i32 %i{n}, {count}", f"  %i{n + 1} = add i32 %im{n}, %workitem.id.{axis}"]
    lines.append(f"  %row = mul i32 %i3, {len(names)}")
    for n, name in enumerate(names):
        lines += [
            f"  %at{n} = add i32 %row, {n}",
            f"  %p{n} = getelementptr i32, ptr addrspace(1) %out, i32 %at{n}",
            f"  store i32 %{name}, ptr addrspace(1) %p{n}",
        ]
    largest = BLOCK[0] * BLOCK[1] * BLOCK[2]
    features = f'"target-features"="+wavefrontsize{wave_size}"' if wave_size == 32 else ""
    lines += ["  ret void", "}", f'attributes #0 = {{ "amdgpu-flat-work-group-size"="1,{largest}" {features} }}']
    lines += ["!llvm.module.flags = !{!0}", '!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}']
    return "\n".join(lines) + "\n"


def built(tool: Tool, folder: Path, text: str, target: str, *options: str) -> bytes:
    """A code object of LLVM IR."""
    source, made, linked = folder / "k.ll", folder / "k.o", folder / "k.hsaco"
    source.write_text(text)
    tool("llc-22")(f"-mcpu={target}", "-filetype=obj", *options, source, "-o", made)
    tool("ld.lld-22")("-shared", made, "-o", linked)
    return linked.read_bytes()


def wanted(names: list[str], wave_size: int) -> np.ndarray:
    z, y, x, item = np.meshgrid(*map(np.arange, (*reversed(GRID), BLOCK[0] * BLOCK[1] * BLOCK[2])), indexing="ij")
    known = {
        "wave.id": item // wave_size,
        "workgroup.id.x": x, "workgroup.id.y": y, "workgroup.id.z": z,
        "workitem.id.x": item % BLOCK[0], "workitem.id.y": item // BLOCK[0] % BLOCK[1],
        "workitem.id.z": item // BLOCK[0] // BLOCK[1],
    }  # fmt: skip
    return np.stack([known[name] for name in names], axis=-1).reshape(-1).astype(np.uint32)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("interpret", [False, True], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(
    ("target", "wave_size"),
    [("gfx906", 64), ("gfx90a", 64), ("gfx942", 64), ("gfx1030", 32), ("gfx1100", 32), ("gfx1200", 32), ("gfx1201", 32),
     ("gfx12-generic", 32)],
)  # fmt: skip
def test_ids_as_llvm_reads_them(
    tool: Tool, tmp_path: Path, target: str, wave_size: int, level: str, interpret: bool
) -> None:
    # Only where it is architected can a kernel ask for its wave's number.
    names = IDS if target.startswith("gfx12") else IDS[1:]
    code = built(tool, tmp_path, stored_ids(names, wave_size), target, level)
    out = np.full(int(np.prod(GRID) * np.prod(BLOCK)) * len(names), 0xFFFFFFFF, np.uint32)
    hipkit.Module.load(code)["ids"].launch(GRID, BLOCK, [out], interpreted=interpret)
    np.testing.assert_array_equal(out, wanted(names, wave_size))


PROGRAM = """
    .amdgcn_target "amdgcn-amd-amdhsa--{target}"
    .amdhsa_code_object_version 5
    .text
    .globl k
    .p2align 8
    .type k,@function
k:
{code}
    s_endpgm
    .rodata
    .p2align 6
    .amdhsa_kernel k
        .amdhsa_next_free_vgpr 8
        .amdhsa_next_free_sgpr 32
        .amdhsa_user_sgpr_kernarg_segment_ptr 1
        {more}
    .end_amdhsa_kernel
    .amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: {scratch}
    .wavefront_size: {lanes}
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
    .args:
      - {{ .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }}
    .end_amdgpu_metadata
"""


def assembled(tool: Tool, folder: Path, target: str, code: str, more: str = "", scratch: int = 0) -> bytes:
    """A code object with a kernel ``k`` that takes one pointer."""
    lanes = 64 if target.startswith("gfx9") else 32
    source, made, linked = folder / "k.s", folder / "k.o", folder / "k.hsaco"
    source.write_text(PROGRAM.format(target=target, code=code, more=more, scratch=scratch, lanes=lanes))
    tool("llvm-mc-22")("-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-filetype=obj", source, "-o", made)
    tool("ld.lld-22")("-shared", made, "-o", linked)
    return linked.read_bytes()


# Fifteen user SGPRs and one id: the offset in scratch is s16, and each wave leaves something else there for the next.
OFFSET_IN_SCRATCH = """
    s_load_dwordx2 s[20:21], s[8:9], 0x0
    s_lshl_b32 s22, s15, 2
    v_mov_b32 v1, s22
    v_mov_b32 v2, s16
    s_waitcnt lgkmcnt(0)
    global_store_dword v1, v2, s[20:21]
    s_mov_b32 s16, 0xdead
    s_barrier
    v_mov_b32 v2, s16
    global_store_dword v1, v2, s[20:21] offset:200
"""
EVERY_USER_SGPR = """
        .amdhsa_user_sgpr_private_segment_buffer 1
        .amdhsa_user_sgpr_dispatch_ptr 1
        .amdhsa_user_sgpr_queue_ptr 1
        .amdhsa_user_sgpr_dispatch_id 1
        .amdhsa_user_sgpr_flat_scratch_init 1
        .amdhsa_user_sgpr_private_segment_size 1
        .amdhsa_system_sgpr_private_segment_wavefront_offset 1
        .amdhsa_private_segment_fixed_size 16
"""


@pytest.mark.parametrize("interpret", [False, True], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("target", ["gfx906", "gfx90a"])
def test_the_offset_in_scratch_is_set_for_every_wave(tool: Tool, tmp_path: Path, target: str, interpret: bool) -> None:
    more = EVERY_USER_SGPR + ("        .amdhsa_accum_offset 8" if target == "gfx90a" else "")
    code = assembled(tool, tmp_path, target, OFFSET_IN_SCRATCH, more, scratch=16)
    out = np.full(100, 7, np.uint32)
    hipkit.Module.load(code)["k"].launch(50, 64, [out], interpreted=interpret)
    assert out.tolist() == [0] * 50 + [0xDEAD] * 50


@pytest.mark.parametrize("interpret", [False, True], ids=["compiled", "interpreted"])
@pytest.mark.parametrize(
    ("target", "code", "message"),
    [
        ("gfx1201", "s_mov_b32 s4, ttmp6", "what a wave of gfx1201 finds in ttmp6 is not modelled"),
        ("gfx1201", "s_mov_b64 s[4:5], ttmp[10:11]", "what a wave of gfx1201 finds in ttmp10 is not modelled"),
        ("gfx1201", "s_mov_b64 s[4:5], ttmp[8:9]", None),
        ("gfx1201", "v_mov_b32 v1, ttmp0", "what a wave of gfx1201 finds in ttmp0 is not modelled"),
        ("gfx1201", "s_mov_b32 ttmp9, 0", "only a trap handler may write ttmp9"),
        ("gfx1100", "s_mov_b32 s4, ttmp8", "what a wave of gfx1100 finds in ttmp8 is not modelled"),
        ("gfx942", "s_mov_b32 s4, ttmp9", "what a wave of gfx942 finds in ttmp9 is not modelled"),
        ("gfx942", "s_getreg_b32 s4, hwreg(HW_REG_HW_ID, 8, 4)", None),
        ("gfx942", "s_getreg_b32 s4, hwreg(HW_REG_HW_ID)", "HW_ID.WAVE_ID is not modelled"),
        ("gfx1100", "s_getreg_b32 s4, hwreg(HW_REG_HW_ID1, 10, 4)", None),
        ("gfx1201", "s_getreg_b32 s4, hwreg(HW_REG_WAVE_HW_ID1, 8, 2)", "HW_ID1.SIMD_ID is not modelled"),
        ("gfx1100", "s_getreg_b32 s4, hwreg(HW_REG_HW_ID2)", "HW_ID2.WG_ID is not modelled"),
        ("gfx1100", "s_getreg_b32 s4, hwreg(HW_REG_TRAPSTS, 0, 5)", "TRAPSTS.EXCP is not modelled"),
        ("gfx1100", "s_getreg_b32 s4, hwreg(HW_REG_TRAPSTS, 16, 6)", "TRAPSTS.EXCP_CYCLE is not modelled"),
        ("gfx1201", "s_getreg_b32 s4, hwreg(HW_REG_WAVE_EXCP_FLAG_USER)", "EXCP_FLAG_USER.EXCP is not modelled"),
        ("gfx942", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 27, 1), 1", "MODE.GPR_IDX_EN is not carried out"),
        ("gfx942", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 27, 1), 0", None),
        ("gfx1030", "s_mov_b32 s4, src_pops_exiting_wave_id", "src_pops_exiting_wave_id is not modelled"),
    ],
)
def test_what_is_not_modelled_is_refused_by_its_name(
    tool: Tool, tmp_path: Path, target: str, code: str, message: str | None, interpret: bool
) -> None:
    more = ".amdhsa_accum_offset 8" if target == "gfx942" else ""
    kernel = hipkit.Module.load(assembled(tool, tmp_path, target, f"    {code}", more))["k"]
    args = [np.zeros(1, np.uint32)]
    if message is None:
        kernel.launch(1, 32, args, interpreted=interpret)
        return
    with pytest.raises(UnknownOperationError, match=message):
        kernel.launch(1, 32, args, interpreted=interpret)


CLAMPED = {
    "gfx942": """
    s_load_dwordx2 s[4:5], s[0:1], 0x0
    v_mov_b32 v0, 0
    v_cvt_f16_f32 v1, 0x49742400
    s_waitcnt lgkmcnt(0)
    global_store_short v0, v1, s[4:5]
    s_waitcnt vmcnt(0)
""",
    "gfx1201": """
    s_load_b64 s[4:5], s[0:1], 0x0
    v_mov_b32 v0, 0
    v_cvt_f16_f32 v1, 0x49742400
    s_wait_kmcnt 0
    global_store_b16 v0, v1, s[4:5]
    s_wait_storecnt 0
""",
}
"""A million, as a half."""


@pytest.mark.parametrize("interpret", [False, True], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("clamps", [0, 1])
@pytest.mark.parametrize("target", ["gfx942", "gfx1201"])
def test_a_descriptor_clamps_halves_that_overflow(
    tool: Tool, tmp_path: Path, target: str, clamps: int, interpret: bool
) -> None:
    more = f".amdhsa_fp16_overflow {clamps}\n" + (".amdhsa_accum_offset 8" if target == "gfx942" else "")
    out = np.zeros(1, np.float16)
    kernel = hipkit.Module.load(assembled(tool, tmp_path, target, CLAMPED[target], more))["k"]
    kernel.launch(1, 32, [out], interpreted=interpret, strict=False)
    assert out[0] == (65504 if clamps else np.inf)


SAVED_MODE = """
    s_load_b64 s[20:21], s[ARGUMENTS], 0x0
    s_getreg_b32 s4, hwreg(HW_REG_MODE)
    s_mov_b32 s5, 0xffc
    s_or_b32 s5, s5, 1
    s_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s5
    s_mov_b32 s6, 0x1fff
    s_setreg_b32 hwreg(HW_REG_MODE, 10, 13), s6
    s_getreg_b32 s6, hwreg(HW_REG_MODE)
    v_mov_b32 v0, 0
    v_mov_b32 v3, 1.0
    v_add_f32 v2, 0x33000000, v3
    s_setreg_b32 hwreg(HW_REG_MODE), s4
    s_getreg_b32 s7, hwreg(HW_REG_MODE)
    v_add_f32 v3, 0x33000000, v3
    s_xor_b32 s6, s6, s4
    v_mov_b32 v4, s6
    s_xor_b32 s7, s7, s4
    v_mov_b32 v5, s7
    s_waitcnt lgkmcnt(0)
    global_store_b128 v0, v[2:5], s[20:21]
    s_waitcnt vmcnt(0)
"""
"""What is a quarter of the last bit is added to one, rounded up and to the nearest."""


@pytest.mark.parametrize("interpret", [False, True], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx1100", "gfx1201"])
def test_all_of_mode_is_saved_and_restored(tool: Tool, tmp_path: Path, target: str, interpret: bool) -> None:
    is_gfx9 = target.startswith("gfx9")
    text = SAVED_MODE.replace("ARGUMENTS", "0:1")
    if is_gfx9:
        text = text.replace("s_load_b64", "s_load_dwordx2").replace("store_b128", "store_dwordx4")
    if target == "gfx1201":
        text = text.replace("s_waitcnt lgkmcnt(0)", "s_wait_kmcnt 0").replace("s_waitcnt vmcnt(0)", "s_wait_storecnt 0")
    more = ".amdhsa_accum_offset 8" if is_gfx9 else ""
    out = np.zeros(4, np.uint32)
    code = assembled(tool, tmp_path, target, text, more)
    hipkit.Module.load(code)["k"].launch(1, 32, [out], interpreted=interpret)
    assert out.tolist() == [0x3F800001, 0x3F800000, 1 | 0x1FFF << 10, 0]


APERTURES = """
    s_load_b64 s[4:5], s[0:1], 0x0
    s_mov_b64 s[6:7], {base}
    s_mov_b64 s[8:9], {limit}
    s_sub_co_u32 s10, s8, s6
    s_sub_co_ci_u32 s11, s9, s7
    v_mov_b32 v1, 0
    v_mov_b32 v2, s10
    v_mov_b32 v3, s11
    s_wait_kmcnt 0
    global_store_b64 v1, v[2:3], s[4:5]
"""


@pytest.mark.parametrize("interpret", [False, True], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("aperture", ["shared", "private"])
def test_an_aperture_ends_4_gib_after_its_base(tool: Tool, tmp_path: Path, aperture: str, interpret: bool) -> None:
    text = APERTURES.format(base=f"src_{aperture}_base", limit=f"src_{aperture}_limit")
    out = np.zeros(2, np.uint32)
    hipkit.Module.load(assembled(tool, tmp_path, "gfx1201", text))["k"].launch(1, 32, [out], interpreted=interpret)
    assert out.tolist() == [0xFFFFFFFF, 0]
