"""Faults of instructions that are sound one by one, and of what a launch does with a descriptor."""

from __future__ import annotations

import struct

from code_objects import patched, with_metadata
from faults import fault
from faults_in_code import GLOBALS, V4, V5
from faults_in_kernels import REDUCE, code_at, first, kernel, with_call, word

V3, XNACK, GFX12 = "matmul.gfx906.v3.hsaco", "matmul.gfx90a-xnack.v5.hsaco", "reduce.gfx1201.v6.hsaco"
_RSRC3, _RSRC1, _RSRC2, _PRELOAD = 44, 48, 52, 56


def put(data: bytes, at: int, *words: int, name: str) -> bytes:
    """Words of a kernel's code replaced."""
    return patched(data, code_at(data, name)[0] + at, struct.pack(f"<{len(words)}I", *words))


@fault("freed-registers", V5)
def registers_given_back_too_early(data: bytes) -> bytes:
    return put(data, 0x24, 0xBFB60003, name=REDUCE[0])  # s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)


@fault("clause-content", V5, thorough=True)
def clause_that_counts_a_calculation(data: bytes) -> bytes:
    return put(data, 0x00, 0xBF850006, name=REDUCE[0])  # s_clause 0x6


@fault("matrix-wait", V4, thorough=True)
def result_of_a_matrix_read_at_once(data: bytes) -> bytes:
    # v_mfma_f32_4x4x1_16b_f32 v[4:7], v0, v1, v[4:7]; v_mov_b32_e32 v2, v5
    return first(data, 0xD3C20004, 0x04120300, 0x7E040305)


@fault("scalar-sources", V3, thorough=True)
def two_scalar_sources(data: bytes) -> bytes:
    return first(data, 0xD1FD0003, 0x05040C07)  # v_lshl_add_u32 v3, s7, s6, v1


@fault("replayed-load", XNACK, thorough=True)
def load_over_its_own_address(data: bytes) -> bytes:
    return first(data, 0xC00A0102, 8, at=8)  # s_load_dwordx4 s[4:7], s[4:5], 0x8


@fault("barrier-halves", GFX12)
def barrier_that_is_not_waited_for(data: bytes) -> bytes:
    return put(data, 0x13C, 0xBF800000, name=REDUCE[0])  # s_nop 0


@fault("endless-loop", V4, thorough=True)
def kernel_that_ends_in_a_loop(data: bytes) -> bytes:
    at, size = code_at(data)
    return patched(data, at, data[at : at + size].replace(b"\0\0\x81\xbf", b"\xff\xff\x82\xbf"))


@fault("kernarg-preload", V4)
def more_arguments_preloaded_than_there_are(data: bytes) -> bytes:
    data = word(data, _PRELOAD, lambda old: old | 8 << 16)
    return word(data, _RSRC2, lambda old: old & ~(31 << 1) | 10 << 1)


@fault("group-registers", V4)
def groups_too_large_for_the_registers(data: bytes) -> bytes:
    data = word(data, _RSRC1, lambda old: old | 63)
    return kernel(data, max_flat_workgroup_size=1024)


@fault("memory-order", V5)
def memory_in_any_order(data: bytes) -> bytes:
    return word(data, _RSRC1, lambda old: old & ~(1 << 30), REDUCE[0])


@fault("prefetch-size", GFX12)
def prefetch_of_a_longer_kernel(data: bytes) -> bytes:
    return word(data, _RSRC3, lambda old: old | 255 << 4, REDUCE[1])


@fault("descriptor-zero", GFX12)
def descriptor_of_an_older_generation(data: bytes) -> bytes:
    """IEEE_MODE of gfx11 is DISABLE_PERF here."""
    return word(data, _RSRC1, lambda old: old | 1 << 23, REDUCE[0])


@fault("printf-format", V4)
def fewer_sizes_than_arguments_to_print(data: bytes) -> bytes:
    return with_metadata(data, lambda document: document.update({"amdhsa.printf": ["1:2:4:%d %d"]}))


@fault("register-use", V3)
def no_registers_for_vcc(data: bytes) -> bytes:
    """With s31 the code has numbers for all 32 registers that it is given, of which VCC is two."""
    return first(data, 0xBE9F0080, 0xBF800000)  # s_mov_b32 s31, 0; s_nop 0


@fault("return-address", GLOBALS)
def return_address_lost_in_a_call(data: bytes) -> bytes:
    # s_swappc_b64 s[30:31], s[2:3]; s_nop 0; s_setpc_b64 s[30:31]
    return with_call(data, function=(0xBE9E1E02, 0xBF800000, 0xBE801D1E))


@fault("call-target", GLOBALS)
def call_of_the_padding_behind_a_function(data: bytes) -> bytes:
    return with_call(data, further=32)
