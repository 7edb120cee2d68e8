"""Whatever stops a kernel, both engines stop it with the same error, in the same words."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from instructions import ENGINES, Assembler, Engine, Loaded, load_program, run_program

from hipkit import HipkitError
from hipkit.loader.image import LoadedImage, load
from hipkit.runtime.devices.backend import Backend
from hipkit.runtime.devices.cpu.compiler.jit import FAST
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.errors import (
    DeadlockError,
    IllegalInstructionError,
    JumpFault,
    MemoryFault,
    TimeLimitError,
    TrapError,
)
from hipkit.runtime.hip.gate import code_of
from hipkit.runtime.isa.not_carried_out import UnknownOperationError
from hipkit.runtime.memory.device import DeviceMemory

TARGETS = ("gfx906", "gfx942", "gfx1100", "gfx1201")
GFX9, NEWER = TARGETS[:2], TARGETS[2:]
WITH_SCRATCH_BUFFERS = TARGETS[:1]
BUFFER, LDS, SCRATCH, ARGUMENTS = 256, 64, 8, 64
"""Bytes of memory that a kernel has; of the last it may only read."""
FEW = 32
"""Registers of a kernel whose descriptor says so."""
ILLEGAL_ADDRESS, TIMEOUT, FAILURE = 700, 702, 719
"""What HIP calls it."""

BEGIN = """
    v_and_b32 v0, 0x3ff, v0
    v_lshlrev_b32 v1, 2, v0
    v_mov_b32 v2, 0
    v_mov_b32 v4, s0
    v_mov_b32 v5, s1
"""
"""s[0:1] and v[4:5] hold the address of a buffer, s[8:9] that of what may only be read, s[10:11] that of other code,
s[12:13] that of the kernel's descriptor, v0 the lane's number, v1 four times that, v2 zero."""
LDS_ADDRESS = "s_mov_b64 s[4:5], src_shared_base\n v_mov_b32 v4, v1\n v_mov_b32 v5, s5\n"
SCRATCH_ADDRESS = LDS_ADDRESS.replace("shared", "private")
CODE_ADDRESS = "s_getpc_b64 s[4:5]\n v_mov_b32 v4, s4\n v_mov_b32 v5, s5\n"
GIVEN = "v_mov_b32 v4, s8\n v_mov_b32 v5, s9\n"
NULL_IMAGE = "\n".join(f"s_mov_b32 s{n}, 0" for n in range(16, 24))
NULL_BUFFER = "s_mov_b32 s16, 0\n s_mov_b32 s17, 0\n s_mov_b32 s18, -1\n s_mov_b32 s19, 0x30020000\n"
SPELLINGS = [
    ("dwordx4", "b128"), ("dwordx3", "b96"), ("dwordx2", "b64"), (r"dword\b", "b32"), ("ds_read_", "ds_load_"),
    ("ds_write_", "ds_store_"), ("ds_read2_", "ds_load_2addr_"), ("_ubyte", "_u8"),
    (r"(global|flat)_atomic_add (?=v)", r"\1_atomic_add_u32 "), ("cmpswap_x2", "cmpswap_b64"),
]  # fmt: skip
"""How gfx11 and later write what older targets have."""


class Case(NamedTuple):
    """Assembly, and what it is stopped with: the error's class, a pattern of the whole message, and HIP's code."""

    name: str
    code: str
    error: type[HipkitError]
    message: str
    hip: int = ILLEGAL_ADDRESS
    targets: tuple[str, ...] = TARGETS


def jump(name: str, code: str, why: str, by: str = "s_setpc_b64", targets: tuple[str, ...] = TARGETS) -> Case:
    """A wave that leaves the code."""
    message = f"{by} at AT: wave 0 in workgroup (0,0,0) goes on at AT, {why}"
    return Case(name, code, JumpFault, message, targets=targets)


def access(
    name: str, code: str, by: str, what: str, targets: tuple[str, ...] = TARGETS, *, lane: int | None = 0
) -> Case:
    """An access that memory refuses."""
    who = "wave 0" if lane is None else f"lane {lane} of wave 0"
    return Case(name, code, MemoryFault, f"{by} at AT: {who} in workgroup (0,0,0) {what}", targets=targets)


def refused(name: str, code: str, why: str, targets: tuple[str, ...] = TARGETS) -> Case:
    """An instruction that is known and not carried out; its name and operands are in front."""
    return Case(name, code, UnknownOperationError, f"ANY at AT: {why}", FAILURE, targets)


def sets(name: str, code: str, bit: str, targets: tuple[str, ...] = TARGETS) -> Case:
    """A register that sets a bit of MODE that is known and not carried out."""
    message = f"s_setreg_b32 at AT: wave 0 in workgroup (0,0,0) sets MODE.{bit}, which is not carried out"
    return Case(name, code, UnknownOperationError, message, FAILURE, targets)


OF_LDS = "outside the 64 bytes of LDS that its workgroup has"
OF_SCRATCH = "outside the 8 bytes of scratch memory that a work-item has"
BEHIND = "which is in no allocation; the nearest, of 256 bytes at AT, ends right there"
ENDS_BEFORE = "which leaves the allocation of 256 bytes at AT: it ends 4 bytes before"

JUMPS = [
    jump("to nothing", "s_branch 0x7000", "which is in ANY", "s_branch"),
    jump("to before the code", "s_branch 0x8000", "which is in ANY", "s_branch"),
    jump("on a condition", "s_cmp_eq_u32 0, 0\n s_cbranch_scc1 0x7000", "which is in ANY", "s_cbranch_scc1"),
    jump("to a null pointer", "s_mov_b64 s[4:5], 0\n s_setpc_b64 s[4:5]", "which is a null pointer"),
    jump("near a null pointer", "s_mov_b64 s[4:5], 64\n s_setpc_b64 s[4:5]", "which is 64 bytes above a null pointer"),
    jump("far away", "s_mov_b32 s4, 0\n s_mov_b32 s5, 0x7000\n s_setpc_b64 s[4:5]", "which is in no allocation, and none is near"),
    jump("with too many bits", "s_getpc_b64 s[4:5]\n s_bitset1_b32 s5, 20\n s_setpc_b64 s[4:5]", "which is no address: those have 48 bits"),
    jump("to data", "s_setpc_b64 s[0:1]", "which is in the allocation of 256 bytes at AT, and no code"),
    jump("to arguments", "s_setpc_b64 s[8:9]", "which is in the arguments of the launch, 64 bytes at AT, and no code"),
    jump("to an odd place in other code", "s_add_u32 s10, s10, 2\n s_setpc_b64 s[10:11]", "which is no multiple of 4, as addresses of instructions are"),
    jump("to the descriptor", "s_setpc_b64 s[12:13]", "which is data of its code object, at AT there, and no code"),
    jump("between segments", "s_getpc_b64 s[4:5]\n s_and_b32 s4, s4, 0xfffff000\n s_setpc_b64 s[4:5]", "which is between the parts of its code object"),
    jump("to an odd place", "s_getpc_b64 s[4:5]\n s_add_u32 s4, s4, 2\n s_setpc_b64 s[4:5]", "which is no multiple of 4, as addresses of instructions are"),
    jump("by a call", "s_swappc_b64 s[30:31], s[0:1]", "which is in the allocation of 256 bytes at AT, and no code", "s_swappc_b64"),
    jump("by a direct call", "s_call_b64 s[30:31], 0x7000", "which is in ANY", "s_call_b64"),
    jump("by returning", "s_getpc_b64 s[4:5]\n s_add_u32 s4, s4, 20\n s_addc_u32 s5, s5, 0\n s_swappc_b64 s[30:31], s[4:5]\n s_endpgm\n s_nop 0\n s_nop 0\n s_nop 0\n s_mov_b64 s[30:31], 0\n s_setpc_b64 s[30:31]", "which is a null pointer"),
    jump("off the end", "v_mov_b32 v3, 1\n NO END", "where its code ends", "v_mov_b32_e32"),
    jump("off the end behind a barrier", "s_barrier\n NO END", "where its code ends", "s_barrier", TARGETS[:3]),
]  # fmt: skip

ILLEGAL = [
    Case("bytes", ".long 0xffffffff", IllegalInstructionError, "instruction at AT: wave 0 in workgroup (0,0,0) comes to .long 0xffffffff, which is no instruction of TARGET", FAILURE),
    Case("bytes behind a jump", "s_getpc_b64 s[4:5]\n s_add_u32 s4, s4, 20\n s_addc_u32 s5, s5, 0\n s_setpc_b64 s[4:5]\n .fill 8, 4, 0xffffffff", IllegalInstructionError, "instruction at AT: wave 0 in workgroup (0,0,0) comes to .long 0xffffffff, which is no instruction of TARGET", FAILURE),
    Case("too few registers", "FEW v_mov_b32 v200, 1", IllegalInstructionError, "instruction at AT: wave 0 in workgroup (0,0,0) comes to v_mov_b32_e32 v200, 1: its kernel has 32 vector registers in all, and so no v200: the descriptor and the code disagree", FAILURE),
    Case("a trap", "s_trap 2", TrapError, "s_trap at AT: trap 2 in wave 0 of workgroup (0,0,0): an assertion, __builtin_trap, or code that cannot be reached", FAILURE),
    Case("padding", "s_code_end", TrapError, "s_code_end at AT: wave 0 in workgroup (0,0,0) runs past the end of the code", FAILURE, NEWER),
    Case("v_illegal", "v_illegal", TrapError, "v_illegal at AT: wave 0 in workgroup (0,0,0) comes to an instruction that is there to be illegal", FAILURE, NEWER),
]  # fmt: skip

ACCESSES = [
    access("a read", "global_load_dword v6, v[4:5], off offset:256", "WORD", f"reads 4 bytes at AT, {BEHIND}"),
    access("a row", "global_load_dword v6, v1, s[0:1] offset:192", "WORD", f"reads 4 bytes at AT, {BEHIND}", lane=16),
    access("a byte", "global_load_ubyte v6, v[4:5], off offset:256", "WORD", f"reads 1 byte at AT, {BEHIND}"),
    access("wide reads", "global_load_dwordx4 v[8:11], v1, s[0:1] offset:200", "WORD", f"reads 16 bytes at AT, {ENDS_BEFORE}", lane=11),
    access("a write", "global_store_dword v1, v6, s[0:1] offset:192", "WORD", f"writes 4 bytes at AT, {BEHIND}", lane=16),
    access("wide writes", "global_store_dwordx3 v1, v[8:10], s[0:1] offset:192", "WORD", f"writes 12 bytes at AT, {ENDS_BEFORE}", lane=14),
    access("an update", "global_atomic_add v1, v6, s[0:1] offset:192", "WORD", f"updates 4 bytes at AT, {BEHIND}", lane=16),
    access("a wide update", "global_atomic_cmpswap_x2 v1, v[6:9], s[0:1] offset:192", "WORD", f"updates 8 bytes at AT, {ENDS_BEFORE}", lane=15),
    access("before", "global_load_dword v6, v[4:5], off offset:-4", "WORD", "reads 4 bytes at AT, which is in no allocation; the nearest, of 256 bytes at AT, is 4 bytes above"),
    access("a null pointer", "flat_load_dword v6, v[2:3]", "WORD", "reads 4 bytes at 0x0, which is a null pointer"),
    access("a null pointer's member", "global_store_dword v[2:3], v6, off offset:16", "WORD", "writes 4 bytes at 0x10, which is 16 bytes above a null pointer"),
    access("below a null pointer", "global_load_dword v6, v[2:3], off offset:-4", "WORD", "reads 4 bytes at 0xfffffffffffffffc, which is 4 bytes below a null pointer"),
    access("far from all", "v_mov_b32 v3, -1\n global_store_dword v[2:3], v2, off", "WORD", "writes 4 bytes at 0xffffffff00000000, which is in no allocation, and none is near"),
    access("too many bits", "v_mov_b32 v3, 0x12345678\n flat_atomic_add v[2:3], v6", "WORD", "updates 4 bytes at 0x1234567800000000, which is no address: those have 48 bits"),
    access("scalars", "s_load_dwordx2 s[4:5], s[0:1], 0xfc", "WORD", f"reads 8 bytes at AT, {ENDS_BEFORE}", lane=None),
    access("scalars of null", "s_mov_b64 s[4:5], 0\n s_load_dwordx2 s[4:5], s[4:5], 0x10", "WORD", "reads 8 bytes at 0x10, which is 16 bytes above a null pointer", lane=None),
    access("behind arguments", "s_load_dwordx4 s[4:7], s[8:9], 0x34", "WORD", "reads 16 bytes at AT, which leaves the allocation of 64 bytes at AT: it ends 4 bytes before", lane=None),
    access("scalar byte", "s_load_u8 s6, s[0:1], 0xff\n s_load_i16 s6, s[0:1], 0xfe\n s_load_u8 s6, s[0:1], 0x100", "WORD", f"reads 1 byte at AT, {BEHIND}", TARGETS[3:], lane=None),
    access("scalar write", "s_store_dword s6, s[0:1], 0x100", "WORD", f"writes 4 bytes at AT, {BEHIND}", TARGETS[:1]),
    access("scalar update", "s_atomic_add s6, s[0:1], 0x100", "WORD", f"updates 4 bytes at AT, {BEHIND}", TARGETS[:1]),
    access("arguments", f"{GIVEN} global_store_dword v[4:5], v6, off", "WORD", "writes 4 bytes at AT, which it may only read: 64 bytes at AT"),
    access("an argument", f"{GIVEN} global_atomic_add v[4:5], v6, off", "WORD", "updates 4 bytes at AT, which it may only read: 64 bytes at AT"),
    access("its code", f"{CODE_ADDRESS} global_store_dword v[4:5], v2, off", "WORD", "writes 4 bytes at AT, which is code of its code object: that may only be read"),
    access("its code's bytes", f"{CODE_ADDRESS} flat_atomic_add v[4:5], v2", "WORD", "updates 4 bytes at AT, which is code of its code object: that may only be read"),
    access("its code as scalars", "s_getpc_b64 s[4:5]\n s_store_dword s6, s[4:5], 0x0", "WORD", "writes 4 bytes at AT, which is code of its code object: that may only be read", TARGETS[:1]),
    access("other code", "v_mov_b32 v4, s10\n v_mov_b32 v5, s11\n global_store_dword v[4:5], v2, off", "WORD", "writes 4 bytes at AT, which is code of the code object other.co: that may only be read"),
    access("a buffer", f"{NULL_BUFFER} buffer_load_dword v6, v1, s[16:19], 0 offen", "WORD", "reads 4 bytes at 0x0, which is a null pointer", GFX9),
    access("an updated buffer", f"{NULL_BUFFER} buffer_atomic_add v6, v1, s[16:19], 0 offen", "WORD", "updates 4 bytes at 0x0, which is a null pointer", GFX9),
    access("a buffer of scalars", f"{NULL_BUFFER} s_buffer_load_dwordx4 s[20:23], s[16:19], 0x10", "WORD", "reads 16 bytes at 0x10, which is 16 bytes above a null pointer", lane=None),
    access("an image", f"{NULL_IMAGE}\n image_load v[8:11], v[0:1], s[16:23] dmask:0xf dim:SQ_RSRC_IMG_2D", "WORD", "uses the descriptor of an image at 0x0, which (or whose sampler) is of no kind that is carried out", TARGETS[2:3]),
    access("LDS", "ds_write_b32 v1, v2", "WORD", f"writes 4 bytes at 64, {OF_LDS}", lane=16),
    access("wide LDS", "ds_read_b128 v[8:11], v1 offset:48", "WORD", f"reads 16 bytes at 52, {OF_LDS}", lane=1),
    access("pairs in LDS", "ds_read2_b32 v[8:9], v1 offset0:2 offset1:5", "WORD", f"reads 4 bytes at 64, {OF_LDS}", lane=14),
    access("below LDS", "v_mov_b32 v1, -4\n ds_read_b32 v6, v1", "WORD", f"reads 4 bytes at 0xfffffffc, {OF_LDS}"),
    access("an update of LDS", "ds_add_rtn_u64 v[6:7], v1, v[8:9] offset:4", "WORD", f"updates 8 bytes at 60, {OF_LDS}", lane=14),
    access("global memory to LDS", "s_mov_b32 m0, 32\n global_load_lds_dword v1, s[0:1]", "WORD", f"writes 4 bytes at 64, {OF_LDS}", TARGETS[1:2], lane=8),
    access("LDS by address", f"{LDS_ADDRESS} flat_load_dword v6, v[4:5]", "WORD", f"reads 4 bytes at 64, {OF_LDS} (flat address AT)", lane=16),
    access("LDS written by address", f"{LDS_ADDRESS} flat_store_dwordx2 v[4:5], v[6:7]", "WORD", f"writes 8 bytes at 60, {OF_LDS} (flat address AT)", lane=15),
    access("LDS updated by address", f"{LDS_ADDRESS} flat_atomic_add v[4:5], v6", "WORD", f"updates 4 bytes at 64, {OF_LDS} (flat address AT)", lane=16),
    access("the end of LDS's addresses", f"{LDS_ADDRESS} v_mov_b32 v4, -1\n flat_load_dword v6, v[4:5]", "WORD", f"reads 4 bytes at 0xffffffff, {OF_LDS} (flat address AT)"),
    access("no LDS", f"NO LDS {LDS_ADDRESS} flat_load_dword v6, v[4:5]", "WORD", "reads 4 bytes at 0, outside the 0 bytes of LDS that its workgroup has (flat address AT)"),
    access("scratch", "s_mov_b32 s6, 6\n scratch_load_dword v6, off, s6", "WORD", f"reads 4 bytes at 6, {OF_SCRATCH}"),
    access("scratch written", "v_mov_b32 v3, 7\n scratch_store_dword v3, v6, off", "WORD", f"writes 4 bytes at 7, {OF_SCRATCH}", NEWER),
    access("wide scratch", "s_mov_b32 s6, 0\n scratch_load_dwordx4 v[8:11], off, s6", "WORD", f"reads 16 bytes at 0, {OF_SCRATCH}"),
    access("wide scratch written", "s_mov_b32 s6, 4\n scratch_store_dwordx2 off, v[8:9], s6", "WORD", f"writes 8 bytes at 4, {OF_SCRATCH}"),
    access("scratch by address", f"{SCRATCH_ADDRESS} flat_load_dword v6, v[4:5]", "WORD", f"reads 4 bytes at 8, {OF_SCRATCH} (flat address AT)", lane=2),
    access("wide scratch by address", f"{SCRATCH_ADDRESS} flat_load_dwordx4 v[8:11], v[4:5]", "WORD", f"reads 16 bytes at 0, {OF_SCRATCH} (flat address AT)"),
    access("scratch updated by address", f"{SCRATCH_ADDRESS} v_mov_b32 v4, 8\n flat_atomic_add v[4:5], v6", "WORD", f"updates 4 bytes at 8, {OF_SCRATCH} (flat address AT)"),
]  # fmt: skip

NOWHERE = "which is in no allocation, and none is near"


def past_window(
    name: str, code: str, does: str, targets: tuple[str, ...] = TARGETS, *, lane: int | None = 0
) -> list[Case]:
    """Accesses to where flat ones find LDS and scratch, which are to ordinary memory: there is none."""
    windows = {"LDS": LDS_ADDRESS, "scratch": SCRATCH_ADDRESS}
    return [
        access(f"{name} of {window}", f"{start} {code}", "WORD", f"{does} at AT, {NOWHERE}", targets, lane=lane)
        for window, start in windows.items()
    ]


BUFFER_THERE = "s_mov_b32 s16, s4\n s_mov_b32 s17, s5\n s_mov_b32 s18, -1\n s_mov_b32 s19, 0x30020000\n"
SCRATCH_BUFFER = NULL_BUFFER.replace("s17, 0", "s17, 0x80000000")
LANE_5 = "s_mov_b64 exec, 32\n"
APART = "v_lshlrev_b32 v4, 1, v4\n"
PAST_WINDOWS = [
    *past_window("a global read", "global_load_dword v6, v[4:5], off", "reads 4 bytes"),
    *past_window("one lane's global read", f"{LANE_5} global_load_dword v6, v[4:5], off", "reads 4 bytes", lane=5),
    *past_window("scattered global reads", f"{APART} global_load_dword v6, v[4:5], off", "reads 4 bytes"),
    *past_window("a byte's global read", "global_load_ubyte v6, v[4:5], off", "reads 1 byte"),
    *past_window("a wide global read", "global_load_dwordx4 v[8:11], v[4:5], off", "reads 16 bytes"),
    *past_window("a global read from a base", "global_load_dword v6, v1, s[4:5]", "reads 4 bytes"),
    *past_window("one lane's global read from a base", f"{LANE_5} global_load_dword v6, v1, s[4:5]", "reads 4 bytes", lane=5),
    *past_window("a global read of one place", "global_load_dwordx2 v[6:7], v2, s[4:5]", "reads 8 bytes"),
    *past_window("a global read to LDS", "global_load_lds_dword v1, s[4:5]", "reads 4 bytes", TARGETS[1:2]),
    *past_window("a global write", "global_store_dword v[4:5], v6, off", "writes 4 bytes"),
    *past_window("one lane's global write", f"{LANE_5} global_store_dword v[4:5], v6, off", "writes 4 bytes", lane=5),
    *past_window("scattered global writes", f"{APART} global_store_dword v[4:5], v6, off", "writes 4 bytes"),
    *past_window("a wide global write", "global_store_dwordx2 v[4:5], v[6:7], off", "writes 8 bytes"),
    *past_window("a global write from a base", "global_store_dword v1, v6, s[4:5]", "writes 4 bytes"),
    *past_window("a global update", "global_atomic_add v[4:5], v6, off", "updates 4 bytes"),
    *past_window("one lane's global update", f"{LANE_5} global_atomic_add v1, v6, s[4:5]", "updates 4 bytes", lane=5),
    *past_window("a wide global update", "global_atomic_cmpswap_x2 v[4:5], v[6:9], off", "updates 8 bytes"),
    *past_window("a scalar read", "s_load_dwordx2 s[6:7], s[4:5], 0x8", "reads 8 bytes", lane=None),
    *past_window("a wide scalar read", "s_load_dwordx8 s[20:27], s[4:5], 0x0", "reads 32 bytes", lane=None),
    *past_window("a scalar read of a buffer", f"{BUFFER_THERE} s_buffer_load_dwordx4 s[20:23], s[16:19], 0x0", "reads 16 bytes", lane=None),
    *past_window("a scalar write", "s_store_dword s6, s[4:5], 0x0", "writes 4 bytes", TARGETS[:1]),
    *past_window("a scalar update", "s_atomic_add s6, s[4:5], 0x0", "updates 4 bytes", TARGETS[:1]),
    *past_window("a buffer's read", f"{BUFFER_THERE} buffer_load_dword v6, v1, s[16:19], 0 offen", "reads 4 bytes", TARGETS[:3]),
    *past_window("one lane's read of a buffer", f"{BUFFER_THERE} {LANE_5} buffer_load_dword v6, v1, s[16:19], 0 offen", "reads 4 bytes", TARGETS[:3], lane=5),
    *past_window("a buffer's write", f"{BUFFER_THERE} buffer_store_dword v6, v1, s[16:19], 0 offen", "writes 4 bytes", TARGETS[:3]),
    *past_window("a buffer's update", f"{BUFFER_THERE} buffer_atomic_add v6, v1, s[16:19], 0 offen", "updates 4 bytes", GFX9),
]  # fmt: skip

THROUGH_BUFFERS = [
    access("scratch by a buffer", f"{SCRATCH_BUFFER} buffer_load_dword v6, v1, s[16:19], 0 offen", "WORD", f"reads 4 bytes at 8, {OF_SCRATCH}", WITH_SCRATCH_BUFFERS, lane=2),
    access("wide scratch by a buffer", f"{SCRATCH_BUFFER} buffer_load_dwordx4 v[8:11], v2, s[16:19], 0 offen", "WORD", f"reads 16 bytes at 0, {OF_SCRATCH}", WITH_SCRATCH_BUFFERS),
    access("scratch written by a buffer", f"{SCRATCH_BUFFER} buffer_store_dword v6, off, s[16:19], 0 offset:8", "WORD", f"writes 4 bytes at 8, {OF_SCRATCH}", WITH_SCRATCH_BUFFERS),
    access("scratch updated by a buffer", f"{SCRATCH_BUFFER} buffer_atomic_add v6, off, s[16:19], 0 offset:8", "WORD", f"updates 4 bytes at 8, {OF_SCRATCH}", WITH_SCRATCH_BUFFERS),
    access("far past scratch by a buffer", f"{SCRATCH_BUFFER} s_movk_i32 s6, 0x300\n v_mov_b32 v1, -12\n buffer_load_dword v6, v1, s[16:19], s6 offen", "WORD", f"reads 4 bytes at 0x100000000, {OF_SCRATCH}", WITH_SCRATCH_BUFFERS),
]  # fmt: skip

REFUSED = [
    refused("STATUS read", "s_getreg_b32 s4, hwreg(2)", "hardware register 2 is not carried out for TARGET"),
    refused("STATUS written", "s_setreg_b32 hwreg(2), s4", "hardware register 2 is not carried out for TARGET"),
    refused("STATUS set", "s_setreg_imm32_b32 hwreg(2, 0, 4), 3", "hardware register 2 is not carried out for TARGET"),
    refused("the last number", "s_setreg_b32 hwreg(63), s4", "hardware register 63 is not carried out for TARGET"),
    refused("exceptions", "s_setreg_b32 hwreg(3), s4", "TRAPSTS is not written by hipkit", TARGETS[:3]),
    refused("the unit's number", "s_setreg_b32 hwreg(4), s4", "HW_ID is not written by hipkit", GFX9),
    refused("the unit's new number", "s_setreg_b32 hwreg(23), s4", "HW_ID1 is not written by hipkit", NEWER),
    refused("the clock", "s_setreg_b32 hwreg(29), s4", "SHADER_CYCLES is not written by hipkit", NEWER),
    refused("scratch's address", "s_setreg_b32 hwreg(20), s4", "hardware register 20 is not carried out for TARGET", ("gfx906", "gfx1201")),
    refused("registers indexed", "s_setreg_imm32_b32 hwreg(1, 27, 1), 1", "MODE.GPR_IDX_EN is not carried out", GFX9),
    refused("vectors skipped", "s_setreg_imm32_b32 hwreg(1, 28, 1), 1", "MODE.VSKIP is not carried out", GFX9),
    refused("where no wave comes", "s_cmp_eq_u32 0, 1\n s_cbranch_scc0 ok\n s_getreg_b32 s4, hwreg(63)\n ok:", "hardware register 63 is not carried out for TARGET"),
    refused("a barrier in M0", "s_mov_b32 m0, 3\n s_barrier_signal m0", "TARGET has no barrier but the workgroup's", TARGETS[3:]),
]  # fmt: skip

ALL_OF_MODE = "s_getreg_b32 s4, hwreg(1)"
MODES = [
    sets("an index for registers in a loop", "s_mov_b32 s4, 0\n again: s_add_u32 s4, s4, 1\n s_setreg_b32 hwreg(1, 24, 8), s4\n s_cmp_lt_u32 s4, 99\n s_cbranch_scc1 again", "GPR_IDX_EN", GFX9),
    sets("an index for registers", f"{ALL_OF_MODE}\n s_bitset1_b32 s4, 27\n s_setreg_b32 hwreg(1), s4", "GPR_IDX_EN", GFX9),
    sets("vectors skipped from a register", "s_mov_b32 s4, -1\n s_setreg_b32 hwreg(1, 24, 8), s4", "GPR_IDX_EN", GFX9),
    sets("vectors skipped alone from a register", "s_mov_b32 s4, 16\n s_setreg_b32 hwreg(1, 24, 8), s4", "VSKIP", GFX9),
]  # fmt: skip

WAITS = [
    Case("a barrier", "s_barrier_wait -1", DeadlockError, "in workgroup (0,0,0) wave 0 of 1 wait at a barrier that no other wave will reach", FAILURE, TARGETS[3:]),
    Case("time", "again: s_branch again", TimeLimitError, "ran longer than the 1.5 seconds it was given, and was stopped", TIMEOUT),
]  # fmt: skip

CASES = [*JUMPS, *ILLEGAL, *ACCESSES, *PAST_WINDOWS, *THROUGH_BUFFERS, *REFUSED, *MODES, *WAITS]


def fast(memory: DeviceMemory) -> Backend:
    """The engine that compiles, for speed from the start."""
    return CpuBackend(memory, workers=1, first=FAST)


def spelled(code: str, target: str) -> str:
    """Assembly as a target writes it."""
    if target in NEWER:
        for old, new in SPELLINGS:
            code = re.sub(old, new, code)
    if target == "gfx1201":
        code = code.replace("s_add_u32", "s_add_co_u32").replace("s_addc_u32", "s_add_co_ci_u32")
    return code


class Scene:
    """A kernel in memory, with all that it may come to."""

    def __init__(self, assembler: Assembler, case: Case, target: str, arguments: int) -> None:
        self.case, self.target = case, target
        code = case.code.removeprefix("FEW ").removeprefix("NO LDS ")
        text = BEGIN + (code.removesuffix("NO END") if code.endswith("NO END") else f"{code}\n s_endpgm")
        self.loaded = load_program(assembler, spelled(text, target), target)
        self.arguments = arguments
        self.buffer = self.loaded.memory.allocate(BUFFER)
        self.other = _other(assembler, self.loaded)

    def dispatch(self) -> Any:
        """A launch of it."""
        addresses = (
            self.buffer,
            0,
            0,
            0,
            self.arguments,
            self.other.address_of("k"),
            self.loaded.image.address_of("k.kd"),
        )
        words = [half for address in addresses for half in (address & 0xFFFFFFFF, address >> 32)]
        found = self.loaded.dispatch(
            words, lds=0 if self.case.code.startswith("NO LDS") else LDS, scratch=SCRATCH, timeout=1.5 if self.case.error is TimeLimitError else 60.0,
            readable=((self.arguments, self.arguments + ARGUMENTS),),
        )  # fmt: skip
        if not self.case.code.startswith("FEW "):
            return found
        accumulators = None if found.setup.accum_offset is None else FEW // 2
        return replace(found, setup=replace(found.setup, vgprs=FEW, accum_offset=accumulators))

    def stopped(self, engine: Engine) -> tuple[type[HipkitError], str, int]:
        """What an engine says."""
        with pytest.raises(HipkitError) as caught:
            engine(self.loaded.memory).run(self.dispatch())
        return type(caught.value), str(caught.value), code_of(caught.value)


def _other(assembler: Assembler, loaded: Loaded) -> LoadedImage:
    from hipkit.fatbin.source import Source

    data = assembler.code_object("s_endpgm", loaded.target, loaded.lanes)
    return load(Source.from_bytes(data, name="other.co"), loaded.memory)


@contextmanager
def given() -> Iterator[int]:
    """The address of memory of the host that launches may read."""
    room = bytearray(2 * ARGUMENTS)
    held = (ctypes.c_char * len(room)).from_buffer(room)
    yield -(-ctypes.addressof(held) // ARGUMENTS) * ARGUMENTS
    assert not any(room)


def pattern(message: str, target: str) -> str:
    """The regular expression for a message of the tables."""
    words = {"AT": "0x[0-9a-f]+", "ANY": ".+", "WORD": "[a-z0-9_]+", "TARGET": target}
    return re.sub(r"\b(AT|ANY|WORD|TARGET)\b", lambda found: words[found[0]], re.escape(message))


def without_window(message: str) -> str:
    """Each engine has LDS at flat addresses of its own: the offset is the lower half."""
    message = re.sub(rf" at 0x[0-9a-f]{{4}}([0-9a-f]{{8}}), {NOWHERE}", rf" at \1, {NOWHERE}", message)
    return re.sub(r"flat address 0x[0-9a-f]+([0-9a-f]{8})", r"flat address \1", message)


@pytest.mark.in_turn(6)
@pytest.mark.parametrize(
    "target, case", [(t, c) for c in CASES for t in c.targets], ids=lambda one: getattr(one, "name", one)
)
def test_both_engines_stop_alike(assembler: Assembler, target: str, case: Case) -> None:
    with given() as arguments:
        scene = Scene(assembler, case, target, arguments)
        found = {name: scene.stopped(engine) for name, engine in (ENGINES | {"fast": fast}).items()}
    for kind, message, code in found.values():
        assert re.fullmatch(f"kernel k:? {pattern(case.message, target)}", message), message
        assert (kind, code) == (case.error, case.hip)
    assert len({without_window(message) for _, message, _ in found.values()}) == 1


def test_the_wave_that_sets_what_is_not_carried_out_is_named(assembler: Assembler, engine: Engine) -> None:
    code = """
        v_readfirstlane_b32 s4, v0
        s_and_b32 s4, s4, 0x3ff
        s_lshl_b32 s4, s4, 21
        s_cmp_eq_u32 s2, 1
        s_cselect_b32 s4, s4, 0
        s_setreg_b32 hwreg(1, 0, 28), s4
        s_endpgm
    """
    with pytest.raises(UnknownOperationError, match=r"wave 1 in workgroup \(1,0,0\) sets MODE.GPR_IDX_EN"):
        run_program(assembler, code, "gfx90a", bytes(4), engine=engine, groups=3, group_size=(128, 1, 1))


# What looks like a fault and is none

MIDDLE = {"gfx906": 0xBF810000, "gfx942": 0xBF810000, "gfx1100": 0xBFB00000, "gfx1201": 0xBFB00000}
"""s_endpgm, as LLVM assembles it."""


@pytest.mark.parametrize("target", TARGETS)
def test_an_instruction_may_begin_within_another(assembler: Assembler, engine: Engine, target: str) -> None:
    into = f"s_getpc_b64 s[4:5]\n s_add_u32 s4, s4, 20\n s_addc_u32 s5, s5, 0\n s_setpc_b64 s[4:5]\n s_mov_b32 s6, {MIDDLE[target]:#x}"
    trap = spelled(f"{into}\n s_trap 2\n s_endpgm", target)
    # Past the address that s_getpc gives: three instructions of one, one and one word, and half of the one that is meant.
    run_program(assembler, trap.replace("s4, 20", "s4, 16"), target, bytes(4), engine=engine)
    with pytest.raises(TrapError):
        run_program(assembler, trap.replace("s4, 20", "s4, 12"), target, bytes(4), engine=engine)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("beyond", ["s_cbranch_scc1 0x7000", "s_cbranch_scc0 ok\n .long 0xffffffff\n ok:"])
def test_what_no_wave_comes_to_is_no_fault(assembler: Assembler, engine: Engine, target: str, beyond: str) -> None:
    run_program(assembler, f"s_cmp_eq_u32 0, 1\n {beyond}\n s_endpgm", target, bytes(4), engine=engine)


@pytest.mark.parametrize("target", ["gfx906", "gfx90a", "gfx942", "gfx1100", "gfx1201"])
@pytest.mark.parametrize("engine", [*ENGINES.values(), fast], ids=[*ENGINES, "fast"])
@pytest.mark.parametrize("start", [LDS_ADDRESS, SCRATCH_ADDRESS], ids=["LDS", "scratch"])
def test_flat_instructions_reach_lds_and_scratch(assembler: Assembler, engine: Engine, target: str, start: str) -> None:
    code = f"""
        {BEGIN}
        {start}
        v_mov_b32 v4, {"v1" if "shared" in start else "4"}
        v_add_u32 v6, 5, v1
        flat_store_dword v[4:5], v6
        s_waitcnt 0
        flat_atomic_add v[4:5], v0
        s_waitcnt 0
        flat_load_dword v7, v[4:5]
        s_waitcnt 0
        global_store_dword v1, v7, s[0:1]
        s_endpgm
    """
    if target in NEWER:
        code = code.replace("v_add_u32 ", "v_add_nc_u32 ")
    if target == "gfx1201":
        code = code.replace("s_waitcnt 0", "s_wait_loadcnt_dscnt 0")
    found, _ = run_program(
        assembler, spelled(code, target), target, bytes(256), engine=engine, items_in_all=(32, 1, 1), lds=256, scratch=8
    )
    words = [int.from_bytes(found[4 * n : 4 * n + 4], "little") for n in range(32)]
    assert words == [5 * n + 5 for n in range(32)]


def test_the_wave_that_strays_is_named(assembler: Assembler, engine: Engine) -> None:
    code = """
        s_cmp_eq_u32 s2, 1
        s_cbranch_scc0 done
        v_readfirstlane_b32 s4, v0
        s_and_b32 s4, s4, 0x3ff
        s_cmp_eq_u32 s4, 64
        s_cbranch_scc0 done
        s_mov_b64 s[4:5], 0
        s_setpc_b64 s[4:5]
    done:
        s_endpgm
    """
    with pytest.raises(JumpFault) as caught:
        run_program(assembler, code, "gfx906", bytes(4), engine=engine, groups=3, group_size=(192, 1, 1))
    fault = caught.value
    assert (fault.kernel, fault.group, fault.wave, fault.address) == ("k", (1, 0, 0), 1, 0)
    assert fault.instruction == "s_setpc_b64 s[4:5]"
    assert fault.exit_code == 1


def test_all_waves_of_a_deadlock_are_named(assembler: Assembler, engine: Engine) -> None:
    code = "s_cmp_eq_u32 s2, 2\n s_cbranch_scc0 done\n s_barrier_wait -1\n done:\n s_endpgm"
    with pytest.raises(DeadlockError, match=r"in workgroup \(2,0,0\) waves 0, 1, 2 of 3 wait at a barrier"):
        run_program(assembler, code, "gfx1201", bytes(4), engine=engine, groups=4, group_size=(96, 1, 1), timeout=60.0)


def test_what_is_beside_code_is_written_to(assembler: Assembler, engine: Engine) -> None:
    """Its variables lie in the same allocation."""
    code = """
        v_mov_b32 v1, 7
        v_mov_b32 v2, s0
        v_mov_b32 v3, s1
        global_store_dword v[2:3], v1, off
        s_endpgm
        .data
        .globl variable
        .type variable,@object
    variable:
        .long 5
        .size variable, 4
        .text
    """
    loaded = load_program(assembler, code, "gfx906")
    place = loaded.image.address_of("variable")
    engine(loaded.memory).run(loaded.dispatch([place & 0xFFFFFFFF, place >> 32]))
    assert loaded.memory.read(place, 4) == b"\7\0\0\0"
