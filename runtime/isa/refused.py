"""Operations that hipkit knows and does not execute, each with the reason."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache

from .rules import spelled

_REASONS = {
    "v_cvt_scalef32_sr_pk_fp4_{f32,f16,bf16}": "the manuals do not say how one seed is used for several numbers",
    "v_cvt_scalef32_sr_pk32_{fp6,bf6}_{f32,f16,bf16}": "the manuals do not say how one seed is used for several numbers",
    "v_swaprel_b32 s_movrel{s,d}_b{32,64} s_movrelsd_2_b32": "indirect register access: M0 selects the register",
    "s_add_pc_i64": "hipkit compiles no jumps to computed places within a function; --interpret carries it out",
    "s_scratch_{load,store}_dword{,x2,x4}": "the manuals contradict each other about the unit of its offset",
    "s_subvector_loop_{begin,end}": "hipkit does not execute the halves of a wave of 64 lanes separately",
    "s_cbranch_{g_fork,i_fork,join}": "hipkit has no stack of EXEC masks in scalar registers",
    "s_wakeup_barrier": "the manuals do not say whom it wakes",
    "s_sendmsg_b32": "hipkit answers none of the messages that it can send",
    "s_setvskip": "hipkit does not support skipping of vector instructions (VSKIP)",
    "s_alloc_vgpr": "hipkit does not support dynamic allocation of VGPRs",
    "v_mfma_ld_scale_b32": "it sets the scales of the next instruction, and hipkit executes only the pair (v_mfma_scale_*)",
}

REFUSED: dict[str, str] = {name: reason for names, reason in _REASONS.items() for name, _ in spelled(names)}
"""Operation -> why it is refused, of those that a kernel of HIP could have."""

FAMILIES: dict[str, str] = {
    "image_bvh*": "it is for ray tracing",
    "image_msaa_load{,_x}": "hipkit does not support multisampled images",
    "image_{load,store}{,_mip}_pck{,_sgn}": "hipkit does not support access to packed texels without conversion",
    "image_*_o image_*_o_g16": "coordinate offsets; compilers for HIP do not emit it",
    "image_*_cl image_*_cl_g16": "hipkit does not support mipmaps",
    "image_sample_cd* image_gather4h image_get_lod": "compilers for HIP do not emit it",
    "image_{sample,gather4}_c{,_*}": "hipkit does not support depth comparison",
    "tbuffer_{load,store}_format_*": "formats in the instruction; compilers for HIP do not emit it",
    "buffer_load_format_x_lds": "compilers for HIP do not emit it",
    "exp exp_* v_interp_* {lds,ds}_param_load v_screen_partition_4se_b32": "it is part of the graphics pipeline",
    "ds_ordered_count ds_{add,sub}_gs_reg global_atomic_ordered_add_b64": "it is part of the graphics pipeline",
    "ds_bvh_stack_*": "it is for ray tracing",
    "{global,ds}_load_tr{4_b64,6_b96}": "the sources contradict each other about how these exchange elements among 32 lanes",
    "v_swmmac_*x64_f16 v_swmmac_*x64_bf16 v_swmmac_*x128_*": "no two sources agree about where the elements of these sparse products stand in registers",
    "v_cvt_scalef32_sr_{pk8,pk16}_*": "the manuals do not say how one seed is used for several numbers",
    "v_cvt_sr_{fp8,bf8}_f16 v_cvt_sr_pk_{f16,bf16}_f32": "hipkit does not know which bits of the seed are used",
    "v_permlane_idx_gen_b32": "the sources contradict each other about what it computes",
    "v_wmma_ld_scale*": "it sets the scales of the next instruction, and hipkit executes only the pair (v_wmma_scale_*)",
    "ds_gws_*": "hipkit has no global wave sync (GWS)",
    "s_rfe_b64 s_rfe_restore_b64 s_sendmsghalt tensor_save tensor_stop": "it is for trap handlers",
}
"""What belongs to parts of a processor that hipkit does not have: names -> why they are refused."""
_PATTERNS = tuple((pattern, reason) for names, reason in FAMILIES.items() for pattern, _ in spelled(names))


@cache
def reason_against(name: str) -> str:
    """Why an operation is refused; empty where it is not."""
    if name in REFUSED:
        return REFUSED[name]
    return next((reason for pattern, reason in _PATTERNS if fnmatchcase(name, pattern)), "")
