"""Faults of kernels: metadata against descriptor, arguments, registers, and the instructions themselves."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from code_objects import SYMTAB, Descriptor, descriptor_at, patched, rows, segments, symbols, with_metadata
from faults import BUILT, fault
from faults_in_code import GLOBALS, MATMUL, V4, V5, with_symbol

HELLO, REDUCE = "hello.gfx1100.v5.hsaco", ("_Z6reduceIiEvPKT_PS0_i", "_Z6reduceIfEvPKT_PS0_i")
_S_NOP, _S_ENDPGM, _S_BRANCH = 0xBF800000, 0xBF810000, 0xBF820000
"""Instructions of gfx9."""


def kernel(data: bytes, **values: object) -> bytes:
    """Keys of the first kernel's metadata changed; their dot is left out."""

    def change(document: Any) -> None:
        document["amdhsa.kernels"][0].update({f".{key}": value for key, value in values.items()})

    return with_metadata(data, change)


def argument(data: bytes, number: int, **values: object) -> bytes:
    """Keys of one of its arguments."""

    def change(document: Any) -> None:
        document["amdhsa.kernels"][0][".args"][number].update({f".{key}": value for key, value in values.items()})

    return with_metadata(data, change)


def descriptor(data: bytes, at: int, new: bytes, name: str = MATMUL) -> bytes:
    """Bytes of a kernel's descriptor."""
    return patched(data, descriptor_at(data, name) + at, new)


def word(data: bytes, at: int, change: Callable[[int], int], name: str = MATMUL) -> bytes:
    """A word of a kernel's descriptor."""
    place = descriptor_at(data, name) + at
    return patched(data, place, struct.pack("<I", change(struct.unpack_from("<I", data, place)[0])))


def code_at(data: bytes, name: str = MATMUL) -> tuple[int, int]:
    """Where in the file a kernel's code is, and its size."""
    _, (_, _, _, _, address, size) = symbols(data)[name]
    segment = next(row for _, row in segments(data) if row[0] == 1 and 0 <= address - row[3] < row[5])
    return segment[2] + address - segment[3], size


def words(data: bytes, change: Callable[[int], int]) -> bytes:
    """Every word of the kernel's code."""
    at, size = code_at(data)
    code = struct.unpack_from(f"<{size // 4}I", data, at)
    return patched(data, at, struct.pack(f"<{size // 4}I", *map(change, code)))


def first(data: bytes, *new: int, at: int = 0x18) -> bytes:
    """Words of the first block replaced, after the loads of arguments."""
    return patched(data, code_at(data)[0] + at, struct.pack(f"<{len(new)}I", *new))


@fault("kernel-without-descriptor", V4)
def descriptor_symbol_gone(data: bytes) -> bytes:
    return with_symbol(data, f"{MATMUL}.kd", section=0).replace(f"{MATMUL}.kd\0".encode(), f"{MATMUL}.kx\0".encode())


@fault("descriptor-without-metadata", V4)
def kernel_without_metadata(data: bytes) -> bytes:
    return with_metadata(data, lambda document: document["amdhsa.kernels"].clear())


@fault("duplicate-kernel", V4)
def kernel_described_twice(data: bytes) -> bytes:
    return with_metadata(data, lambda document: document["amdhsa.kernels"].append(document["amdhsa.kernels"][0]))


@fault("descriptor-metadata", V4)
def lds_of_the_metadata_differs(data: bytes) -> bytes:
    return kernel(data, group_segment_fixed_size=4)


@fault("descriptor-metadata", V4)
def scratch_of_the_descriptor_differs(data: bytes) -> bytes:
    return descriptor(data, Descriptor.SCRATCH, struct.pack("<I", 64))


@fault("descriptor-metadata", V5)
def wave_size_differs(data: bytes) -> bytes:
    return word(data, Descriptor.PROPERTIES, lambda old: old & ~(1 << 10), REDUCE[0])


@fault("registers", V4)
def wrong_granule(data: bytes) -> bytes:
    return word(data, Descriptor.RSRC1, lambda old: old & ~63)


@fault("registers-unused", V4)
def far_more_registers_than_used(data: bytes) -> bytes:
    return word(data, Descriptor.RSRC1, lambda old: old | 63)


@fault("arguments", V4)
def arguments_overlap(data: bytes) -> bytes:
    return argument(data, 0, size=9)


@fault("arguments", V4)
def argument_misaligned(data: bytes) -> bytes:
    return argument(data, 1, offset=12)


@fault("arguments", V4)
def kernarg_too_small(data: bytes) -> bytes:
    return descriptor(kernel(data, kernarg_segment_size=16), Descriptor.KERNARG, struct.pack("<I", 16))


@fault("kernarg-use", V4)
def argument_forgotten(data: bytes) -> bytes:
    """The last argument is in neither metadata nor descriptor, but the code reads it."""

    def change(document: Any) -> None:
        document["amdhsa.kernels"][0][".args"].pop()
        document["amdhsa.kernels"][0][".kernarg_segment_size"] = 24

    return descriptor(with_metadata(data, change), Descriptor.KERNARG, struct.pack("<I", 24))


@fault("kernarg-alignment", V4)
def odd_alignment_of_arguments(data: bytes) -> bytes:
    return kernel(data, kernarg_segment_align=3)


@fault("hidden-arguments", HELLO)
def hidden_argument_that_is_not_known(data: bytes) -> bytes:
    return argument(data, -1, value_kind="hidden_nonsense")


@fault("entry-point", V5)
def swapped_kernels(data: bytes) -> bytes:
    """Each descriptor leads to the code of the other kernel."""
    places = [symbols(data)[f"{name}.kd"][1][4] for name in REDUCE]
    codes = [symbols(data)[name][1][4] for name in REDUCE]
    for place, code, name in zip(places, reversed(codes), REDUCE, strict=True):
        data = descriptor(data, Descriptor.ENTRY, struct.pack("<q", code - place), name)
    return data


@fault("entry-point", V4)
def entry_misaligned(data: bytes) -> bytes:
    at = descriptor_at(data, MATMUL) + Descriptor.ENTRY
    return patched(data, at, struct.pack("<q", struct.unpack_from("<q", data, at)[0] + 4))


@fault("descriptor-alignment", V4)
def descriptor_of_another_size(data: bytes) -> bytes:
    return with_symbol(data, f"{MATMUL}.kd", size=32)


@fault("descriptor-reserved", V4)
def reserved_bits_set(data: bytes) -> bytes:
    return descriptor(data, 57, b"\x10")


@fault("descriptor-zero", V4)
def lds_in_the_field_of_the_command_processor(data: bytes) -> bytes:
    return word(data, Descriptor.RSRC2, lambda old: old | 4 << 15)


@fault("workitem-id", V4)
def fourth_workitem_id(data: bytes) -> bytes:
    return word(data, Descriptor.RSRC2, lambda old: old | 3 << 11)


@fault("user-sgprs", V4)
def too_few_user_sgprs(data: bytes) -> bytes:
    return word(data, Descriptor.RSRC2, lambda old: old & ~(31 << 1) | 1 << 1)


@fault("private-segment", HELLO)
def scratch_not_enabled(data: bytes) -> bytes:
    return word(data, Descriptor.RSRC2, lambda old: old & ~1, "_Z5helloPKcf")


@fault("scratch-use", V4)
def scratch_without_any(data: bytes) -> bytes:
    return first(data, 0xDC704000, 0x007F0000)  # scratch_store_dword off, v0, off


@fault("accumulators", V4)
def accumulators_behind_all_registers(data: bytes) -> bytes:
    return word(data, Descriptor.RSRC3, lambda old: old | 63)


@fault("lds-limit", V4)
def more_lds_than_there_is(data: bytes) -> bytes:
    return descriptor(kernel(data, group_segment_fixed_size=131072), Descriptor.LDS, struct.pack("<I", 131072))


@fault("scratch-limit", V4)
def more_scratch_than_a_wave_has(data: bytes) -> bytes:
    return descriptor(kernel(data, private_segment_fixed_size=131072), Descriptor.SCRATCH, struct.pack("<I", 131072))


@fault("workgroup-size", V4)
def workgroup_too_large(data: bytes) -> bytes:
    return kernel(data, max_flat_workgroup_size=2048)


@fault("workgroup-size", V4)
def required_workgroup_larger_than_the_largest(data: bytes) -> bytes:
    return kernel(data, reqd_workgroup_size=[64, 64, 1])


@fault("spills", V4)
def registers_spilt(data: bytes) -> bytes:
    return kernel(data, vgpr_spill_count=12)


@fault("occupancy", V4, min_occupancy=10)
def fewer_waves_than_asked_for(data: bytes) -> bytes:
    return data


@fault("unknown-instruction", V4)
def unknown_instruction(data: bytes) -> bytes:
    return first(data, 0xFFFFFFFF)


@fault("unknown-instruction", V4)
def code_of_another_gpu(data: bytes) -> bytes:
    """The start of a kernel for gfx1201 in the place of one for gfx942."""
    other = (BUILT / "reduce.gfx1201.v6.hsaco").read_bytes()
    start, size = code_at(other, REDUCE[0])
    at, room = code_at(data)
    return patched(data, at, other[start : start + min(size, room)])


@fault("branch-target", V4)
def branch_behind_the_function(data: bytes) -> bytes:
    return first(data, _S_BRANCH | 0x1000)


@fault("branch-target", V4)
def branch_in_front_of_the_function(data: bytes) -> bytes:
    return first(data, _S_BRANCH | 0xFF00)


@fault("branch-target", V4)
def branch_into_an_instruction(data: bytes) -> bytes:
    """Past the first word of the v_bfe_u32 that follows."""
    return first(data, _S_BRANCH | 2)


@fault("missing-end", V4)
def missing_s_endpgm(data: bytes) -> bytes:
    return words(data, lambda old: _S_NOP if old == _S_ENDPGM else old)


@fault("missing-end", V4)
def kernel_without_a_size_that_runs_into_zeros(data: bytes) -> bytes:
    """From its s_endpgm on the section is zeros."""
    at, size = code_at(data)
    section = next(row for _, row in rows(data, 1) if row[2] & 4)
    left = section[4] + section[5] - (at + size - 4)
    return with_symbol(patched(data, at + size - 4, bytes(left)), MATMUL, size=0)


@fault("missing-end", V4)
def function_cut_short(data: bytes) -> bytes:
    """Its symbol ends in the middle of its first block."""
    return with_symbol(data, MATMUL, size=0x20)


@fault("register-use", V4)
def vgpr_beyond_the_allocation(data: bytes) -> bytes:
    return first(data, 0x7E000300 | 200 << 17)  # v_mov_b32_e32 v200, v0


@fault("register-use", V4)
def sgpr_beyond_the_allocation(data: bytes) -> bytes:
    return first(data, 0xBE800000 | 90 << 16 | 14)  # s_mov_b32 s90, s14


@fault("register-use", V4)
def agpr_without_any(data: bytes) -> bytes:
    return first(data, 0xD3D94004, 0x18000100)  # v_accvgpr_write_b32 a4, v0


@fault("register-use", V5)
def vgpr_beyond_the_allocation_of_gfx11(data: bytes) -> bytes:
    at, _ = code_at(data, REDUCE[0])
    return patched(data, at, struct.pack("<I", 0x7E000300 | 100 << 17))


@fault("arguments", V4)
def pointer_of_four_bytes(data: bytes) -> bytes:
    return argument(data, 0, size=4)


@fault("tg-split", V4)
def lds_of_a_split_workgroup(data: bytes) -> bytes:
    return word(data, Descriptor.RSRC3, lambda old: old | 1 << 16)


@fault("metadata-key", V4)
def no_size_of_waves(data: bytes) -> bytes:
    return with_metadata(data, lambda document: document["amdhsa.kernels"][0].pop(".wavefront_size"))


@fault("argument-kind", V4)
def kind_of_argument_that_there_is_not(data: bytes) -> bytes:
    return argument(data, 0, value_kind="global_bufer")


@fault("duplicate-kernel", V5)
def two_kernels_of_one_name(data: bytes) -> bytes:
    def change(document: Any) -> None:
        document["amdhsa.kernels"][1][".name"] = document["amdhsa.kernels"][0][".name"]

    return with_metadata(data, change)


@fault("initial-address", V4)
def address_in_a_register_that_nothing_sets(data: bytes) -> bytes:
    """global_load_dword v2, v40, s[0:1]."""
    return first(data, 0xDC508000, 0x02000028)


@fault("call-target", V4)
def call_that_was_relocated_twice(data: bytes) -> bytes:
    """s_getpc_b64 s[2:3]; s_add_u32 s2, s2, 0x40000; s_addc_u32 s3, s3, 0; s_swappc_b64 s[4:5], s[2:3]."""
    return first(data, 0xBE821C00, 0x8002FF02, 0x00040000, 0x82038003, 0xBE841E02)


@fault("call-target", V5)
def call_into_the_middle_of_a_function(data: bytes) -> bytes:
    """The same for gfx11, from one kernel to the second instruction of the other."""
    (caller, callee), at = (symbols(data)[name][1][4] for name in REDUCE), 0x1C
    distance = callee + 4 - (caller + at + 4)
    code = struct.pack("<IIiII", 0xBE824700, 0x8002FF02, distance, 0x82038003, 0xBE844902)
    return patched(data, code_at(data, REDUCE[0])[0] + at, code)


@fault("zeroed-code", V4)
def hole_in_the_code(data: bytes) -> bytes:
    return first(data, *bytes(16))


@fault("operand-overlap", V4)
def matrix_sum_half_over_its_result(data: bytes) -> bytes:
    """v_mfma_f32_32x32x2_f32 v[0:15], v16, v17, v[2:17]."""
    return first(data, 0xD3C40000, 0x040A2310)


@fault("hardware-register", V4)
def hardware_register_55(data: bytes) -> bytes:
    """s_getreg_b32 s2, hwreg(55)."""
    return first(data, 0xB882F837)


@fault("lane-control", V4)
def control_of_lanes_that_is_reserved(data: bytes) -> bytes:
    """v_add_f32_dpp v2, v3, v2 with dpp_ctrl 0x1c0."""
    return first(data, 0x020404FA, 0xFF01C003)


@fault("wave-size", V5)
def mask_of_64_lanes_in_waves_of_32(data: bytes) -> bytes:
    """s_or_b64 exec, exec, s[2:3]."""
    at, _ = code_at(data, REDUCE[0])
    return patched(data, at, struct.pack("<I", 0x8CFE027E))


@fault("initial-condition", V4)
def branch_on_what_nothing_compares(data: bytes) -> bytes:
    """s_nop in the place of the s_cmp_lt_i32 before the first branch."""
    return first(data, _S_NOP, at=0x34)


@fault("initial-condition", V4)
def lanes_masked_by_a_vcc_that_nothing_sets(data: bytes) -> bytes:
    """s_and_saveexec_b64 s[2:3], vcc."""
    return first(data, 0xBE82206A)


@fault("scalar-alignment", V4)
def load_from_between_two_words(data: bytes) -> bytes:
    return first(data, 0x1A, at=4)


@fault("packed-id", V4)
def second_work_item_id_not_enabled(data: bytes) -> bytes:
    return word(data, Descriptor.RSRC2, lambda old: old & ~(3 << 11))


_STORES = (0xDC704000, 0x00200000, 0xBE801D1E)
"""scratch_store_dword off, v0, s32; s_setpc_b64 s[30:31]"""


def with_call(data: bytes, function: tuple[int, int, int] = _STORES, further: int = 0) -> bytes:
    """A kernel that calls a function, or a place some bytes ``further``. The usual function stores at its stack pointer."""
    (caller, _), (callee, size) = code_at(data, "globals"), _function(data, "_Z5twicei")
    words = struct.pack("<III", *function)
    assert len(words) == size
    # s_getpc_b64 s[2:3]; s_add_u32 s2, s2, …; s_addc_u32 s3, s3, -1; s_swappc_b64 s[30:31], s[2:3]; s_endpgm
    call = struct.pack(
        "<IIiIII", 0xBE821C00, 0x8002FF02, callee + further - caller - 4, 0x8203C103, 0xBE9E1E02, _S_ENDPGM
    )
    return patched(patched(data, callee, words), caller, call)


def _function(data: bytes, name: str) -> tuple[int, int]:
    """Where in the file a function is that only the full table names, in the segment of the kernels; and its size."""
    _, (_, _, _, _, address, size) = symbols(data, SYMTAB)[name]
    segment = next(row for _, row in segments(data) if row[0] == 1 and 0 <= address - row[3] < row[5])
    return segment[2] + address - segment[3], size


@fault("call-stack", GLOBALS)
def stack_pointer_never_set(data: bytes) -> bytes:
    return with_call(data)


@fault("call-stack", GLOBALS)
def stack_of_a_called_function_not_counted(data: bytes) -> bytes:
    """With s_mov_b32 s32, 0 in the function that is called from, by a kernel without scratch memory."""
    data = word(with_call(data), Descriptor.SCRATCH, lambda _: 0, "globals")
    data = word(data, Descriptor.PROPERTIES, lambda old: old & ~(1 << 11), "globals")
    caller, _ = code_at(data, "globals")
    moved = data[caller : caller + 24]
    distance = struct.unpack_from("<i", moved, 8)[0] - 4
    return patched(data, caller, struct.pack("<I", 0xBEA00080) + patched(moved, 8, struct.pack("<i", distance)))
