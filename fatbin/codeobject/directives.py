"""Kernel descriptors as the ``.amdhsa_`` directives of an assembler, in the order in which LLVM prints them."""

from __future__ import annotations

from collections.abc import Iterator

from .descriptor import KernelDescriptor

_FLAT, _NOT_FLAT, _NOT_V4, _NONZERO, _WAVE64 = "flat", "not-flat", "not-v4", "nonzero", "wave64"

# Directive, what it shows (a field, or a property of the descriptor), and when it is printed besides.
DIRECTIVES: tuple[tuple[str, str, str | None], ...] = (
    ("group_segment_fixed_size", "group_segment_fixed_size", None),
    ("private_segment_fixed_size", "private_segment_fixed_size", None),
    ("kernarg_size", "kernarg_size", None),
    ("accum_offset", "accum_offset", None),
    ("tg_split", "rsrc3.tg_split", None),
    ("shared_vgpr_count", "rsrc3.shared_vgpr_count", _WAVE64),
    ("inst_pref_size", "rsrc3.inst_pref_size", None),
    ("named_barrier_count", "rsrc3.named_bar_cnt", None),
    ("next_free_vgpr", "vgprs", None),
    ("reserve_vcc", "0", None),
    ("reserve_flat_scratch", "0", _NOT_FLAT),
    ("reserve_xnack_mask", "xnack", None),
    ("next_free_sgpr", "sgprs", None),
    ("float_round_mode_32", "rsrc1.float_round_mode_32", None),
    ("float_round_mode_16_64", "rsrc1.float_round_mode_16_64", None),
    ("float_denorm_mode_32", "rsrc1.float_denorm_mode_32", None),
    ("float_denorm_mode_16_64", "rsrc1.float_denorm_mode_16_64", None),
    ("dx10_clamp", "rsrc1.enable_dx10_clamp", None),
    ("ieee_mode", "rsrc1.enable_ieee_mode", None),
    ("fp16_overflow", "rsrc1.fp16_ovfl", None),
    ("workgroup_processor_mode", "rsrc1.wgp_mode", "pairs"),
    ("memory_ordered", "rsrc1.mem_ordered", None),
    ("forward_progress", "rsrc1.fwd_progress", None),
    ("round_robin_scheduling", "rsrc1.enable_wg_rr_en", None),
    ("enable_private_segment", "rsrc2.enable_private_segment", _FLAT),
    ("system_sgpr_private_segment_wavefront_offset", "rsrc2.enable_private_segment", _NOT_FLAT),
    ("system_sgpr_workgroup_id_x", "rsrc2.enable_sgpr_workgroup_id_x", None),
    ("system_sgpr_workgroup_id_y", "rsrc2.enable_sgpr_workgroup_id_y", None),
    ("system_sgpr_workgroup_id_z", "rsrc2.enable_sgpr_workgroup_id_z", None),
    ("system_sgpr_workgroup_info", "rsrc2.enable_sgpr_workgroup_info", None),
    ("system_vgpr_workitem_id", "rsrc2.enable_vgpr_workitem_id", None),
    ("exception_fp_ieee_invalid_op", "rsrc2.enable_exception_ieee_754_fp_invalid_operation", None),
    ("exception_fp_denorm_src", "rsrc2.enable_exception_fp_denormal_source", None),
    ("exception_fp_ieee_div_zero", "rsrc2.enable_exception_ieee_754_fp_division_by_zero", None),
    ("exception_fp_ieee_overflow", "rsrc2.enable_exception_ieee_754_fp_overflow", None),
    ("exception_fp_ieee_underflow", "rsrc2.enable_exception_ieee_754_fp_underflow", None),
    ("exception_fp_ieee_inexact", "rsrc2.enable_exception_ieee_754_fp_inexact", None),
    ("exception_int_div_zero", "rsrc2.enable_exception_int_divide_by_zero", None),
    ("user_sgpr_private_segment_buffer", "properties.enable_sgpr_private_segment_buffer", _NOT_FLAT),
    ("user_sgpr_dispatch_ptr", "properties.enable_sgpr_dispatch_ptr", None),
    ("user_sgpr_queue_ptr", "properties.enable_sgpr_queue_ptr", None),
    ("user_sgpr_kernarg_segment_ptr", "properties.enable_sgpr_kernarg_segment_ptr", None),
    ("user_sgpr_dispatch_id", "properties.enable_sgpr_dispatch_id", None),
    ("user_sgpr_flat_scratch_init", "properties.enable_sgpr_flat_scratch_init", _NOT_FLAT),
    ("user_sgpr_private_segment_size", "properties.enable_sgpr_private_segment_size", None),
    ("wavefront_size32", "properties.enable_wavefront_size32", None),
    ("uses_dynamic_stack", "properties.uses_dynamic_stack", _NOT_V4),
    ("user_sgpr_kernarg_preload_length", "kernarg_preload.length", _NONZERO),
    ("user_sgpr_kernarg_preload_offset", "kernarg_preload.offset", _NONZERO),
)


def directives(descriptor: KernelDescriptor, code_object_version: int | None) -> Iterator[tuple[str, int]]:
    """Each directive with its value, as ``llvm-objdump --disassemble-symbols=KERNEL.kd`` prints them.

    What the descriptor does not say (which scalar registers were reserved) is 0, as it is there.
    """
    known = descriptor.generation
    flat = bool(known and known.architected_flat_scratch)
    holds = {
        None: True,
        _FLAT: flat,
        _NOT_FLAT: not flat,
        _NOT_V4: code_object_version != 4,  # new in V5; LLVM takes those before V4 for the newest
        _WAVE64: descriptor.wavefront_size == 64,
        "pairs": bool(known and known.pairs_cus),
    }
    fields = descriptor.fields
    values = {"0": 0, "xnack": int(bool(known and known.always_xnack)), **fields}
    for name, what, condition in DIRECTIVES:
        value = values[what] if what in values else None if "." in what else getattr(descriptor, what)
        if value is not None and (value if condition == _NONZERO else holds[condition]):
            yield f".amdhsa_{name}", value
