"""Rules that read a kernel's code: what it expects in registers, and how far into scratch memory and LDS it goes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from assembled import assembled

import hipkit

GFX9 = ("accum_offset 64", "next_free_vgpr 64", "next_free_sgpr 64")
GFX11 = ("next_free_vgpr 64", "next_free_sgpr 64")
SCRATCH = ("private_segment_fixed_size 64", "enable_private_segment 1")
KERNARG = ("user_sgpr_kernarg_segment_ptr 1",)
DISPATCH = ("user_sgpr_dispatch_ptr 1", *KERNARG)

Case = tuple[str, str, str, "tuple[str, ...]", "str | None"]
CASES: tuple[Case, ...] = (
    # The kernel's arguments are in s[0:1], its workgroup in s2.
    ("initial-register", "gfx942", "s_lshl_b32 s4, s2, 8", KERNARG, None),
    ("initial-register", "gfx942", "s_lshl_b32 s4, s3, 8", KERNARG, "at +0x0, s_lshl_b32 s4, s3, 8 reads s3, and the "
     "descriptor has 3 SGPRs set, up to s2"),
    ("initial-register", "gfx942", "s_mov_b32 s3, 0\n s_lshl_b32 s4, s3, 8", KERNARG, None),
    ("initial-register", "gfx942", "v_mov_b32 v0, s2", (*KERNARG, "system_sgpr_workgroup_id_x 0"), "reads s2"),
    ("initial-register", "gfx942", "v_mov_b32 v0, s3", (*KERNARG, "system_sgpr_workgroup_id_y 1"), None),
    ("initial-register", "gfx942", "v_writelane_b32 v0, s3, 4", KERNARG, None),
    ("initial-register", "gfx1100", "v_writelane_b32 v0, s3, 4\n s_add_u32 s0, s0, s3", KERNARG, "reads s3"),
    ("initial-register", "gfx1100", "s_add_u32 s0, s0, s3", KERNARG, "reads s3"),
    ("initial-register", "gfx942", "s_lshl_b32 s4, s4, 8", (*KERNARG, "user_sgpr_count 4"), None),
    ("initial-register", "gfx942", "s_lshl_b32 s4, s2, 8", (*KERNARG, "user_sgpr_count 4"), "at +0x0, s_lshl_b32 s4, s2, 8 "
     "reads s2, a user SGPR that the descriptor counts and fills with nothing"),
    ("initial-register", "gfx942", "s_lshl_b32 s4, s2, 8", (*KERNARG, "user_sgpr_kernarg_preload_length 1"), None),
    ("initial-register", "gfx1100", "s_lshl_b32 s4, s4, 8", (*KERNARG, "user_sgpr_count 15"), None),
    ("user-sgprs", "gfx942", "s_nop 0", (*KERNARG, "user_sgpr_count 16"), None),
    ("initial-address", "gfx942", "s_load_dword s4, s[0:1], 0x0", KERNARG, None),
    ("initial-address", "gfx942", "s_load_dword s4, s[2:3], 0x0", DISPATCH, None),
    ("initial-address", "gfx942", "s_load_dword s4, s[2:3], 0x0", (*KERNARG, "system_sgpr_workgroup_id_y 1"),
     "at +0x0, its first block loads from s[2:3], which holds no address"),
    ("initial-address", "gfx942", "s_load_dword s4, s[0:1], 0x0", ("user_sgpr_dispatch_id 1",), "holds the dispatch_id"),
    ("initial-address", "gfx942", "s_mov_b64 s[4:5], s[0:1]\n s_load_dword s6, s[4:5], 0x0", KERNARG, None),
    ("initial-address", "gfx942", "s_load_dword s6, s[2:3], 0x0", (*KERNARG, "user_sgpr_kernarg_preload_length 2"), None),
    ("initial-address", "gfx942", "s_load_dwordx2 s[6:7], s[0:1], 0x0\n global_store_dword v0, v0, s[6:7]", DISPATCH,
     "global_store_dword v0, v0, s[6:7] accesses memory through a size in the dispatch packet: it expects arguments there"),
    ("initial-address", "gfx942", "s_load_dwordx2 s[6:7], s[2:3], 0x0\n global_store_dword v0, v0, s[6:7]", DISPATCH, None),
    ("initial-address", "gfx942", "s_load_dwordx2 s[6:7], s[0:1], 0x28\n global_store_dword v0, v0, s[6:7]", DISPATCH, None),
    ("initial-address", "gfx942", "s_load_dwordx4 s[4:7], s[0:1], 0x18\n global_store_dword v0, v0, s[6:7]", DISPATCH, None),
    ("initial-address", "gfx942", "s_load_dword s6, s[0:1], 0x4\n s_mov_b64 s[6:7], s[2:3]\n global_store_dword v0, v0, s[6:7]",
     DISPATCH, None),
    ("scratch-offset", "gfx942", "scratch_store_dword off, v0, off offset:60", SCRATCH, None),
    ("scratch-offset", "gfx942", "scratch_store_dword off, v0, off offset:64", SCRATCH, "scratch_store_dword off, v0, off "
     "offset:64 ends at 68, the descriptor gives 64 bytes of scratch"),
    ("scratch-offset", "gfx942", "scratch_load_dwordx4 v[0:3], off, off offset:52", SCRATCH, "ends at 68"),
    ("scratch-offset", "gfx942", "scratch_store_short off, v0, off offset:62", SCRATCH, None),
    ("scratch-offset", "gfx942", "scratch_store_byte_d16_hi off, v0, off offset:64", SCRATCH, "ends at 65"),
    ("scratch-offset", "gfx1100", "scratch_store_b16 off, v0, off offset:62", SCRATCH, None),
    ("scratch-offset", "gfx942", "scratch_load_dword v0, off, s4 offset:400", SCRATCH, None),
    ("scratch-offset", "gfx942", "scratch_load_dword v0, v1, off offset:400", SCRATCH, None),
    ("scratch-offset", "gfx942", "scratch_load_dword v0, off, off offset:-4", SCRATCH, None),
    ("scratch-offset", "gfx942", "scratch_load_dword v0, off, off offset:400", (*SCRATCH, "uses_dynamic_stack 1"), None),
    ("scratch-offset", "gfx1100", "scratch_store_b64 off, v[0:1], off offset:60", SCRATCH, "ends at 68"),
    ("lds-offset", "gfx942", "ds_write_b32 v0, v1 offset:255", ("group_segment_fixed_size 256",), None),
    ("lds-offset", "gfx942", "ds_write_b32 v0, v1 offset:256", ("group_segment_fixed_size 256",),
     "constant offsets reach byte 257 of LDS, the descriptor gives 256"),
    ("lds-offset", "gfx942", "ds_read2st64_b64 v[0:3], v4 offset1:1", ("group_segment_fixed_size 256",), "reach byte 513"),
    ("lds-offset", "gfx942", "ds_write_b32 v0, v1 offset:256", (), None),
    ("lds-offset", "gfx942", "ds_swizzle_b32 v0, v1 offset:43690", ("group_segment_fixed_size 256",), None),
    ("register-alignment", "gfx942", "s_mov_b64 s[2:3], s[4:5]", (), None),
    ("register-alignment", "gfx942", ".long 0xbe820105", (), "s_mov_b64 s[2:3], s[4:5] is encoded with a run of registers"),
    ("register-alignment", "gfx942", ".long 0xbe830104", (), "begins where none may"),
    ("register-alignment", "gfx942", "v_pk_add_f32 v[0:1], v[2:3], v[4:5]", (), None),
    ("register-alignment", "gfx942", ".long 0xd3b24000\n .long 0x18020903", (), "begins where none may"),
    ("register-alignment", "gfx908", "v_cmp_eq_u16_sdwa s[6:7], v1, v3 src0_sel:DWORD src1_sel:BYTE_0", (), None),
    ("packed-id", "gfx942", "v_bfe_u32 v1, v0, 10, 10", (), "reads the y of the work-item's id, which the descriptor does not "
     "enable"),
    ("packed-id", "gfx942", "v_bfe_u32 v1, v0, 20, 10", ("system_vgpr_workitem_id 2",), None),
    ("packed-id", "gfx942", "v_bfe_u32 v1, v0, 30, 10", (), None),
)  # fmt: skip


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("rule", "processor", "text", "directives", "said"), CASES)
def test_what_code_expects_is_what_the_descriptor_gives(
    tool: Callable[[str], Any], tmp_path: Path, rule: str, processor: str, text: str, directives: tuple[str, ...],
    said: str | None,
) -> None:  # fmt: skip
    usual = GFX9 if processor == "gfx942" else GFX11
    made = assembled(tool, tmp_path, processor, text, *usual, *directives, lds=256 * ("256" in "".join(directives)))
    found = [finding.message for finding in hipkit.validate(made, select=[rule])]
    assert len(found) == (said is not None)
    assert said is None or said in found[0]
