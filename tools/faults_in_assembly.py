"""Faults in the instructions of kernels, as hand-written assembly and broken code generators make them."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from code_objects import Descriptor
from compiled_kernels import run
from elf_fields import Elf
from faults import BUILT, Fault
from faults_in_compiled import COMPILED, planted

_FRAME = """
.amdgcn_target "amdgcn-amd-amdhsa--{processor}"
.amdhsa_code_object_version 5
.text
.globl k
.p2align 8
.type k,@function
k:
{body}
  s_endpgm
.Lend:
.size k, .Lend-k
{functions}
.p2alignl 6, {filler}
.fill 256, 4, {filler}
.rodata
.p2align 6
.amdhsa_kernel k
  .amdhsa_group_segment_fixed_size {lds}
  .amdhsa_private_segment_fixed_size {scratch}
  .amdhsa_kernarg_size 16
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_system_sgpr_workgroup_id_x 1
  .amdhsa_next_free_vgpr {vgprs}
  .amdhsa_next_free_sgpr 40
{directives}
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--{processor}
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: {lds}
    .private_segment_fixed_size: {scratch}
    .wavefront_size: {wave}
    .sgpr_count: 46
    .vgpr_count: {vgprs}
    .agpr_count: 0
    .max_flat_workgroup_size: 256
    .args:
      - {{ .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }}
      - {{ .offset: 8, .size: 4, .value_kind: by_value }}
...
.end_amdgpu_metadata
"""


def source(body: str, processor: str = "gfx942", *, functions: str = "", lds: int = 0, scratch: int = 0) -> str:
    """A kernel with a pointer in s[4:5] and a number in s3 after its first lines; v1 is 4 times the work-item's number."""
    wave64 = processor in ("gfx942", "gfx90a")
    directives = [".amdhsa_accum_offset 32"] if wave64 else []
    if scratch:
        directives.append(".amdhsa_enable_private_segment 1")
    return _FRAME.format(
        processor=processor,
        body=body,
        functions=functions,
        lds=lds,
        scratch=scratch,
        wave=64 if wave64 else 32,
        vgprs=32,
        filler=3212836864 if wave64 else 3214868480,
        directives="\n".join("  " + line for line in directives),
    )


@cache
def _assembled(text: str, processor: str, *options: str) -> bytes:
    """What clang makes of assembly."""
    with tempfile.TemporaryDirectory() as folder:
        path, out = Path(folder, "k.s"), Path(folder, "k.hsaco")
        path.write_text(text)
        command = ("clang-22", "-x", "assembler", "-target", "amdgcn-amd-amdhsa", f"-mcpu={processor}", *options)
        run(*command, path, "-o", out)
        return out.read_bytes()


Rewrite = Callable[[str], str]


def written(rule: str, text: str, processor: str, **options: Any) -> Callable[[Rewrite], Rewrite]:
    """Enter the decorated function, which changes sound assembly; its name is that of the fault."""

    def enter(rewrite: Rewrite) -> Rewrite:
        def plant(_data: bytes) -> bytes:
            changed = rewrite(text)
            if changed == text:
                raise LookupError(f"{rewrite.__name__} changes nothing")
            return _assembled(changed, processor)

        def sound() -> bytes:
            return _assembled(text, processor)

        COMPILED.append(Fault(rewrite.__name__, rule, sound, plant, options, "file"))
        return rewrite

    return enter


_START = """
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  s_load_dword s3, s[0:1], 0x8
  v_lshlrev_b32_e32 v1, 2, v0
  s_waitcnt lgkmcnt(0)
  v_mov_b32_e32 v2, s3
"""
_STORE = "  global_store_dword v1, v2, s[4:5]\n"
_PLAIN = source(_START + _STORE)


@written("kernarg-use", _PLAIN, "gfx942")
def reads_past_its_arguments(text: str) -> str:
    """The kernel loads a number from byte 64 of a kernarg segment of 16 bytes: it gets what another dispatch left there."""
    return text.replace("s[0:1], 0x8", "s[0:1], 0x40")


@written("missing-wait", _PLAIN, "gfx942", thorough=True)
def waits_for_the_other_counter(text: str) -> str:
    """s_waitcnt waits for vector memory where the values come from scalar loads: s3 and s[4:5] may be old when they are used."""
    return text.replace("lgkmcnt(0)", "vmcnt(0)")


@written("register-alignment", _PLAIN, "gfx942")
def pair_of_odd_registers(text: str) -> str:
    """A 64-bit scalar load writes s[5:6], which starts at an odd register: the hardware writes s[4:5] or traps."""
    return text.replace("s_load_dwordx2 s[4:5], s[0:1], 0x0", ".long 0xc0060140, 0x0")


_LOADS = source(
    _START + "  global_load_dwordx2 v[4:5], v1, s[4:5]\n  s_waitcnt vmcnt(0)\n  v_add_u32_e32 v2, v4, v5\n" + _STORE
)


_TWO = source(
    _START
    + "  global_load_dword v4, v1, s[4:5]\n  global_load_dword v5, v1, s[4:5] offset:1024\n"
    + "  s_waitcnt vmcnt(0)\n  v_add_u32_e32 v2, v4, v5\n"
    + _STORE
)


@written("missing-wait", _TWO, "gfx942", thorough=True)
def waits_for_one_load_of_two(text: str) -> str:
    """vmcnt(1) lets the second load be outstanding when its value is added."""
    return text.replace("  s_waitcnt vmcnt(0)\n  v_add", "  s_waitcnt vmcnt(1)\n  v_add")


_BRANCH = source(
    _START + "  s_cmp_lt_u32 s3, 5\n  s_cbranch_scc1 .Lsmall\n  v_add_u32_e32 v2, 0x12345, v2\n.Lsmall:\n" + _STORE
)


@written("branch-target", _BRANCH, "gfx942")
def branch_into_a_literal(text: str) -> str:
    """A branch lands on the literal of the addition that it should skip: 0x12345 is carried out as an instruction."""
    return text.replace("s_cbranch_scc1 .Lsmall", ".long 0xbf850001")


@written("branch-target", _BRANCH, "gfx942")
def branch_far_past_the_code(text: str) -> str:
    """The distance of a branch was written in bytes with its sign lost: it goes 112 KiB beyond the end of .text."""
    return text.replace("s_cbranch_scc1 .Lsmall", ".long 0xbf857000")


_BARRIER = source(
    _START
    + """
  ds_write_b32 v1, v2
  v_cmp_gt_u32_e32 vcc, 64, v0
  s_waitcnt lgkmcnt(0)
  s_barrier
  s_and_saveexec_b64 s[6:7], vcc
  s_cbranch_execz .Lskip
  ds_read_b32 v2, v1 offset:4
  s_waitcnt lgkmcnt(0)
.Lskip:
  s_or_b64 exec, exec, s[6:7]
"""
    + _STORE,
    lds=1280,
)


@written("barrier-for-some", _BARRIER, "gfx942", thorough=True)
def barrier_that_waves_jump_over(text: str) -> str:
    """s_barrier stands in the branch that only the first wave of the group takes: the others never come, or pass the next one early."""
    moved = text.replace("  s_barrier\n", "")
    return moved.replace("  ds_read_b32 v2, v1 offset:4\n", "  s_barrier\n  ds_read_b32 v2, v1 offset:4\n")


@written("lanes-not-restored", _BARRIER, "gfx942", thorough=True)
def lanes_never_come_back(text: str) -> str:
    """The instruction that restores EXEC after a branch is lost: only the lanes of the branch store their results."""
    return text.replace("  s_or_b64 exec, exec, s[6:7]\n", "")


_LDS = source(_START + "  v_mov_b32_e32 v3, 0x400\n  ds_add_u32 v3, v2\n" + _STORE, lds=2048)


@written("lds-address", _LDS, "gfx942", thorough=True)
def lds_beyond_any_limit(text: str) -> str:
    """A constant LDS address of 64 KiB and more is used on a processor that has 64 KiB: the addition is dropped."""
    return text.replace("v3, 0x400", "v3, 0x11000")


_SCRATCH = source(
    _START
    + "  scratch_store_dword off, v2, off offset:8\n  scratch_load_dword v2, off, off offset:8\n  s_waitcnt vmcnt(0)\n"
    + _STORE,
    scratch=16,
)


@written("scratch-offset", _SCRATCH, "gfx942")
def spill_beyond_the_frame(text: str) -> str:
    """A spill slot is at byte 64 of 16 bytes of scratch: the value goes into the memory of other lanes."""
    return text.replace("offset:8", "offset:64")


_MATRIX = (
    source(
        _START
        + """
  v_mov_b32_e32 v3, 1.0
  v_mfma_f32_32x32x1_2b_f32 a[0:31], v2, v3, 0
  s_nop 15
  s_nop 15
  v_accvgpr_read_b32 v2, a5
"""
        + _STORE
    )
    .replace("next_free_vgpr 32", "next_free_vgpr 64")
    .replace(".vgpr_count: 32", ".vgpr_count: 64")
    .replace(".agpr_count: 0", ".agpr_count: 32")
)


@written("register-use", _MATRIX, "gfx942")
def accumulators_not_allocated(text: str) -> str:
    """The kernel uses a0 to a31, and the descriptor allocates only the 32 VGPRs below ACCUM_OFFSET."""
    text = text.replace("next_free_vgpr 64", "next_free_vgpr 32").replace(".vgpr_count: 64", ".vgpr_count: 32")
    return text.replace(".agpr_count: 32", ".agpr_count: 0")


@written("matrix-wait", _MATRIX, "gfx942", thorough=True)
def result_of_a_matrix_read_early(text: str) -> str:
    """The s_nops between a matrix instruction and the read of its result are gone: the hardware does not wait, a5 is old."""
    return text.replace("  s_nop 15\n", "")


_DIVIDE = source(
    _START
    + "  v_cvt_f32_u32_e32 v2, v2\n  v_cmp_lt_f32_e32 vcc, 1.0, v2\n  s_nop 3\n  v_div_fmas_f32 v2, v2, v2, v2\n"
    + _STORE
)


@written("vector-wait", _DIVIDE, "gfx942", thorough=True)
def vcc_used_too_soon(text: str) -> str:
    """v_div_fmas_f32 follows the comparison that writes VCC without the four wait states that GFX9 needs."""
    return text.replace("  s_nop 3\n", "")


_WIDE = source(
    _START
    + "  v_mov_b32_e32 v3, v2\n  v_mov_b32_e32 v4, v2\n  v_mov_b32_e32 v5, v2\n  global_store_dwordx4 v1, v[2:5], s[4:5]\n  s_nop 1\n"
    + "  v_add_u32_e32 v2, 1, v2\n"
    + _STORE
)


@written("store-data", _WIDE, "gfx942", thorough=True)
def stored_value_overwritten(text: str) -> str:
    """What a store of 16 bytes stores is overwritten at once: hardware of gfx942 reads it up to two wait states later."""
    return text.replace("  s_nop 1\n", "")


_BASE = source(
    _START + "  global_load_dword v3, v1, s[4:5]\n  s_waitcnt_depctr 0xffe3\n  s_add_u32 s4, s4, 4\n" + _STORE,
    "gfx1010",
)


@written("early-overwrite", _BASE, "gfx1010", thorough=True)
def address_overwritten_early(text: str) -> str:
    """A scalar instruction overwrites the base of a load at once: gfx1010 may not have read it yet."""
    return text.replace("  s_waitcnt_depctr 0xffe3\n", "")


_AROUND = source(
    _START
    + "  ds_read_b32 v3, v1\n  s_cmp_eq_u32 s4, 0\n  s_cbranch_scc1 .Lafter\n  s_nop 0\n.Lafter:\n  s_waitcnt_vscnt null, 0x0\n"
    + "  global_load_dword v4, v1, s[4:5]\n"
    + _STORE,
    "gfx1010",
    lds=1024,
)


@written("crossed-memory", _AROUND, "gfx1010", thorough=True)
def memory_overtakes_lds(text: str) -> str:
    """A read of LDS, a branch and a load follow one another without the wait for stores that gfx1010 needs there."""
    return text.replace("  s_waitcnt_vscnt null, 0x0\n", "")


_SCALAR = source(
    """
  s_load_b64 s[4:5], s[0:1], 0x0
  v_lshlrev_b32_e32 v1, 2, v0
  s_mov_b32 s6, 0
  v_add_nc_u32_e32 v2, s6, v1
  s_wait_kmcnt 0x0
  s_mov_b32 s6, s4
  s_wait_alu 0xfffe
  v_add_nc_u32_e32 v2, s6, v2
  global_store_b32 v1, v2, s[4:5]
""",
    "gfx1201",
)


@written("stale-scalar", _SCALAR, "gfx1201", thorough=True)
def old_scalar_read(text: str) -> str:
    """A vector instruction reads an SGPR that was written after another one had read it, without gfx1201's s_wait_alu."""
    return text.replace("  s_wait_alu 0xfffe\n", "")


_CALLS = source(
    _START
    + """
  s_getpc_b64 s[6:7]
  s_add_u32 s6, s6, outer@rel32@lo+4
  s_addc_u32 s7, s7, outer@rel32@hi+12
  s_swappc_b64 s[30:31], s[6:7]
"""
    + _STORE,
    functions="""
.p2align 6
.type outer,@function
outer:
  s_mov_b64 s[10:11], s[30:31]
  s_getpc_b64 s[6:7]
  s_add_u32 s6, s6, inner@rel32@lo+4
  s_addc_u32 s7, s7, inner@rel32@hi+12
  s_swappc_b64 s[30:31], s[6:7]
  s_setpc_b64 s[10:11]
.Louter:
.size outer, .Louter-outer
.p2align 6
.type inner,@function
inner:
  v_add_u32_e32 v2, 1, v2
  s_setpc_b64 s[30:31]
.Linner:
.size inner, .Linner-inner
""",
)


@written("return-address", _CALLS, "gfx942")
def return_address_lost(text: str) -> str:
    """A function that calls another returns through s[30:31], which the call overwrote: it jumps to its own return for ever."""
    return text.replace("s_setpc_b64 s[10:11]", "s_setpc_b64 s[30:31]")


@written("address-carry", _CALLS, "gfx942", thorough=True)
def half_of_an_address(text: str) -> str:
    """The carry is missing in the address of the called function: s_add_u32 instead of s_addc_u32 for the upper half."""
    return text.replace("s_addc_u32 s7, s7, outer@rel32@hi+12", "s_add_u32 s7, s7, outer@rel32@hi+12")


_RDNA = source(
    """
  s_load_b64 s[4:5], s[0:1], 0x0
  s_load_b32 s3, s[0:1], 0x8
  v_lshlrev_b32_e32 v1, 2, v0
  v_cmp_gt_u32_e32 vcc_lo, 7, v0
  s_waitcnt lgkmcnt(0)
  v_mov_b32_e32 v2, s3
  s_and_saveexec_b32 s6, vcc_lo
  v_add_nc_u32_e32 v2, 1, v2
  s_or_b32 exec_lo, exec_lo, s6
  global_store_b32 v1, v2, s[4:5]
""",
    "gfx1100",
)


@written("wave-size", _RDNA, "gfx1100")
def restores_both_halves_of_exec(text: str) -> str:
    """A wave32 kernel of a port from GFX9 restores EXEC as 64 bits from s[6:7], of which only s6 was saved."""
    return text.replace("s_or_b32 exec_lo, exec_lo, s6", "s_or_b64 exec, exec, s[6:7]")


def with_lines() -> bytes:
    """Assembled with -g: a line table and a unit of DWARF."""
    return _assembled(_PLAIN, "gfx942", "-g")


@planted("debug-places", with_lines, thorough=True)
def lines_of_code_elsewhere(data: bytes) -> bytes:
    """The line table starts 1 MiB after the code, which a tool moved without it: debuggers stop at no line."""
    elf = Elf(data)
    start = elf.section(".debug_line", "offset")
    at = elf.data.index(b"\0\x09\x02", start) + 3
    elf.put("Q", at, elf.get("Q", at) + 0x100000)
    return elf.done()


@planted("debug-units", with_lines, thorough=True)
def abbreviations_of_another_unit(data: bytes) -> bytes:
    """The DWARF unit says that its abbreviations start in the middle of a declaration: every attribute is misread."""
    elf = Elf(data)
    at = elf.section(".debug_info", "offset")
    elf.put("I", at + (8 if elf.get("H", at + 4) >= 5 else 6), 1)
    return elf.done()


@planted(None, (BUILT / "matmul.gfx90a-xnack.v5.hsaco").read_bytes)
def accumulators_start_too_low(data: bytes) -> bytes:
    """ACCUM_OFFSET says 4 VGPRs while the code uses more: v4 and up are other registers than the code means."""
    elf = Elf(data)
    elf.bits(elf.descriptor(elf.kernels()[0]) + Descriptor.RSRC3, 0, 6, 0)
    return elf.done()
