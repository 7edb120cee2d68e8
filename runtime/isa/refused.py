"""Operations that are known and not carried out, each with the reason."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache

from .rules import spelled

_REASONS = {
    "v_cvt_scalef32_sr_pk_fp4_{f32,f16,bf16}": "how one seed serves several numbers is not documented",
    "v_cvt_scalef32_sr_pk32_{fp6,bf6}_{f32,f16,bf16}": "how one seed serves several numbers is not documented",
    "v_swaprel_b32 s_movrel{s,d}_b{32,64} s_movrelsd_2_b32": "M0 chooses its registers",
    "s_scratch_{load,store}_dword{,x2,x4}": "in what units its offset counts is not documented without contradiction",
    "s_subvector_loop_{begin,end}": "waves of 64 lanes are not carried out in halves",
    "s_cbranch_{g_fork,i_fork,join}": "the stack of masks in scalar registers is not kept",
    "s_barrier_{init,join} s_get_barrier_state": "named barriers are not kept",
    "s_sendmsg_b32": "no message that it can send has an answer here",
    "s_setvskip": "vector instructions are not skipped",
    "s_alloc_vgpr": "waves do not change how many registers they have",
    "v_mfma_ld_scale_b32": "it is half of an instruction, the other half of which is missing",
}

REFUSED: dict[str, str] = {name: reason for names, reason in _REASONS.items() for name, _ in spelled(names)}
"""Operation -> why it is refused, of those that a kernel of HIP could have."""

FAMILIES: dict[str, str] = {
    "image_bvh*": "it is for tracing rays",
    "image_msaa_load{,_x}": "images of several samples are not there",
    "image_{load,store}{,_mip}_pck{,_sgn}": "texels are not read and written as bits",
    "image_*_o image_*_o_g16": "no compiler of HIP adds offsets to coordinates",
    "image_*_cl image_*_cl_g16": "images here have one level of detail",
    "image_sample_cd* image_gather4h image_get_lod": "no compiler of HIP asks for it",
    "image_{sample,gather4}_c{,_*}": "samplers here compare no depth",
    "tbuffer_{load,store}_format_*": "no compiler of HIP asks for formats of its own",
    "buffer_load_format_x_lds": "no compiler of HIP asks for it",
    "exp exp_* v_interp_* {lds,ds}_param_load v_screen_partition_4se_b32": "it is of the graphics pipeline",
    "ds_ordered_count ds_{add,sub}_gs_reg global_atomic_ordered_add_b64": "it is of the graphics pipeline",
    "ds_bvh_stack_*": "it is for tracing rays",
    "ds_gws_*": "the registers that all workgroups of a device wait at are not there",
    "s_rfe_b64 s_rfe_restore_b64 s_sendmsghalt": "it is for trap handlers",
}
"""What belongs to parts of a processor that hipkit does not have: names -> why they are refused."""
_PATTERNS = tuple((pattern, reason) for names, reason in FAMILIES.items() for pattern, _ in spelled(names))


@cache
def reason_against(name: str) -> str:
    """Why an operation is refused; empty where it is not."""
    if name in REFUSED:
        return REFUSED[name]
    return next((reason for pattern, reason in _PATTERNS if fnmatchcase(name, pattern)), "")
