"""Waits for memory operations: each missing one is found, and no compiler's output misses one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from assembled import assembled

import hipkit
from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.fatbin.codeobject.read import read_code
from hipkit.fatbin.validate.bodies import Bodies, Body
from hipkit.fatbin.validate.outstanding import early_uses
from hipkit.fatbin.validate.reading import Reading

BUILT = Path(__file__).parents[3] / "samples" / "built"
KERNARG = ("next_free_vgpr 64", "next_free_sgpr 64", "user_sgpr_kernarg_segment_ptr 1")
SCALAR = "s_load_dword s4, s[0:1], 0x0\n"
LDS = "ds_read_b32 v1, v0\n ds_read_b32 v2, v0 offset:4\n"
BRANCH = "s_cbranch_scc0 skip\n global_load_dword v1, v0, s[0:1]\n skip:\n"
LOOP = "again:\n v_add_f32 v2, v2, v1\n global_load_dword v1, v0, s[0:1]\n s_cbranch_scc1 again\n"
TWO = "global_load_dword v1, v0, s[0:1]\n global_load_dword v2, v0, s[0:1] offset:4\n"
TWO_12 = "global_load_b32 v1, v0, s[0:1]\n global_load_b32 v2, v0, s[0:1] offset:4\n"
STORED = "global_load_dword v1, v0, s[0:1]\n global_store_dword v0, v3, s[0:1]\n"
UPPER = "s_set_vgpr_msb 0x40\n global_load_b32 v1, v0, s[0:1]\n s_set_vgpr_msb 0\n "

CASES: tuple[tuple[str, str, str | None], ...] = (
    ("gfx942", SCALAR + "s_add_u32 s5, s4, 1", "s_add_u32 s5, s4, 1 reads s4, which s_load_dword s4, s[0:1], 0x0 at +0x0 brings"),
    ("gfx942", SCALAR + "s_waitcnt lgkmcnt(0)\n s_add_u32 s5, s4, 1", None),
    ("gfx942", SCALAR + "s_waitcnt vmcnt(0)\n s_add_u32 s5, s4, 1", "reads s4"),
    ("gfx942", SCALAR * 2 + "s_waitcnt lgkmcnt(1)\n s_add_u32 s5, s4, 1", "reads s4"),
    ("gfx942", SCALAR + "s_mov_b32 s4, 0", "s_mov_b32 s4, 0 writes s4"),
    ("gfx942", LDS + "s_waitcnt lgkmcnt(1)\n v_mov_b32 v3, v1", None),
    ("gfx942", LDS + "s_waitcnt lgkmcnt(1)\n v_mov_b32 v3, v2", "reads v2"),
    ("gfx942", LDS + SCALAR + "s_waitcnt lgkmcnt(1)\n v_mov_b32 v3, v1", "reads v1"),
    ("gfx942", TWO + "s_waitcnt vmcnt(1)\n v_mov_b32 v3, v1", None),
    ("gfx942", TWO + "s_waitcnt vmcnt(1)\n v_mov_b32 v3, v2", "reads v2"),
    ("gfx942", TWO + "s_waitcnt vmcnt(1)\n v_pk_add_f32 v[4:5], v[0:1], v[2:3]", "reads v2"),
    ("gfx942", TWO + "global_store_dword v0, v2, s[0:1]", "global_store_dword v0, v2, s[0:1] reads v2"),
    ("gfx942", STORED + "s_waitcnt vmcnt(1)\n v_mov_b32 v3, v1", None),
    ("gfx1030", STORED + "s_waitcnt vmcnt(1)\n v_mov_b32 v4, v1", "reads v1"),
    ("gfx1030", STORED + "s_waitcnt_vscnt null, 0x0\n v_mov_b32 v4, v1", "reads v1"),
    ("gfx1030", STORED + "s_waitcnt_vmcnt null, 0x0\n v_mov_b32 v4, v1", None),
    ("gfx942", "flat_load_dword v1, v[2:3]\n s_waitcnt vmcnt(0)\n v_mov_b32 v3, v1", None),
    ("gfx942", "flat_load_dword v1, v[2:3]\n s_waitcnt lgkmcnt(0)\n v_mov_b32 v3, v1", None),
    ("gfx942", "flat_load_dword v1, v[2:3]\n v_mov_b32 v3, v1", "reads v1"),
    ("gfx942", BRANCH + "v_mov_b32 v3, v1", "reads v1"),
    ("gfx942", BRANCH + "s_waitcnt vmcnt(0)\n v_mov_b32 v3, v1", None),
    ("gfx942", BRANCH + "s_waitcnt lgkmcnt(0)\n v_mov_b32 v3, v1", "reads v1"),
    ("gfx942", LOOP, "v_add_f32_e32 v2, v2, v1 reads v1, which a memory operation brings"),
    ("gfx942", LOOP.replace("again:\n", "again:\n s_waitcnt vmcnt(0)\n"), None),
    ("gfx942", "global_load_dword a1, v0, s[0:1]\n v_accvgpr_read_b32 v2, a1", "reads a1"),
    ("gfx942", "global_load_short_d16 v1, v0, s[0:1]\n global_load_short_d16_hi v1, v0, s[0:1]", None),
    ("gfx1100", "s_sendmsg_rtn_b32 s4, sendmsg(MSG_RTN_GET_DOORBELL)\n s_mov_b32 s5, s4", "reads s4"),
    ("gfx1201", "s_load_b32 s4, s[0:1], 0x0\n s_nop 0\n s_add_co_u32 s5, s4, 1", "reads s4"),
    ("gfx1201", "s_load_b32 s4, s[0:1], 0x0\n s_wait_kmcnt 0x0\n s_add_co_u32 s5, s4, 1", None),
    ("gfx1201", "s_load_b32 s4, s[0:1], 0x0\n s_wait_dscnt 0x0\n s_add_co_u32 s5, s4, 1", "reads s4"),
    ("gfx1201", TWO_12 + "s_wait_loadcnt_dscnt 0x100\n v_mov_b32 v3, v1", None),
    ("gfx1201", TWO_12 + "s_wait_loadcnt_dscnt 0x100\n v_mov_b32 v3, v2", "reads v2"),
    ("gfx1201", TWO_12 + "s_wait_idle\n v_mov_b32 v3, v2", None),
    ("gfx1201", "image_sample v1, [v2, v3], s[4:11], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_2D\n s_wait_loadcnt 0x0\n v_mov_b32 v4, v1",
     "reads v1"),
    ("gfx1201", "image_sample v1, [v2, v3], s[4:11], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_2D\n s_wait_samplecnt 0x0\n v_mov_b32 v4, v1",
     None),
    ("gfx1250", UPPER + "v_mov_b32 v3, v1", None),
    ("gfx1250", UPPER + "s_set_vgpr_msb 1\n v_mov_b32 v3, v1",
     "v_mov_b32_e32 v3, v1 /*v257*/ reads v257, which global_load_b32 v1 /*v257*/, v0, s[0:1] at +0x4 brings"),
    ("gfx1250", UPPER + "s_wait_loadcnt 0x0\n global_load_b32 v1, v0, s[0:1]\n v_mov_b32 v3, v1",
     "v_mov_b32_e32 v3, v1 reads v1, which global_load_b32 v1, v0, s[0:1] at +0x18 brings"),
    ("gfx1250", UPPER + "s_wait_loadcnt 0x0\n " + UPPER.replace("0x40", "0x80") + "s_set_vgpr_msb 2\n v_mov_b32 v3, v1",
     "v_mov_b32_e32 v3, v1 /*v513*/ reads v513"),
)  # fmt: skip


@pytest.mark.parametrize(("processor", "text", "said"), CASES)
def test_a_use_waits_for_what_brings_its_value(
    tool: Callable[[str], Any], tmp_path: Path, processor: str, text: str, said: str | None
) -> None:
    directives = (*KERNARG, "accum_offset 64") if processor == "gfx942" else KERNARG
    made = assembled(tool, tmp_path, processor, text, *directives)
    chosen = hipkit.validate(made, select=["missing-wait", "early-write"])
    found = {finding.message: finding.rule for finding in chosen}
    assert len(found) == (said is not None), found
    for message, rule in found.items():
        assert said is not None and said in message
        assert rule == ("missing-wait" if " reads " in message else "early-write")
    assert not any(finding.rule in ("missing-wait", "early-write") for finding in hipkit.validate(made)), (
        "it was not asked for"
    )
    thorough = {
        finding.message: finding.rule
        for finding in hipkit.validate(made, thorough=True)
        if finding.rule in ("missing-wait", "early-write")
    }
    assert thorough == found


def bodies(path: Path) -> Iterator[Body]:
    for entry in hipkit.open(path).entries:
        if not entry.is_host and entry.size:
            code = read_code(entry.source)
            assert isinstance(code, CodeObject)
            yield from Bodies(code).all


@pytest.mark.parametrize("path", sorted(BUILT.glob("*.hsaco")), ids=lambda path: path.name)
def test_compilers_miss_no_wait(path: Path) -> None:
    for body in bodies(path):
        assert list(early_uses(body.reading, 1)) == []


NO_NEED = 0.2
"""The share of waits that no register needs: those for stores, and in front of barriers."""


def test_a_wait_that_is_taken_out_is_found() -> None:
    found = total = 0
    nop = (0xBF800000).to_bytes(4, "little")
    for path in sorted(BUILT.glob("*.gfx*.v5.hsaco")):
        for body in bodies(path):
            decoder = body.reading.decoder
            for wait in decoder.instructions(body.code, 0):
                if wait.mnemonic.startswith("s_wait") and "vscnt" not in str(wait) and "alu" not in str(wait):
                    code = body.code[: wait.address] + nop + body.code[wait.address + wait.size :]
                    found += any(True for _ in early_uses(Reading(code, decoder), 1))
                    total += 1
    assert total > 40
    assert found >= (1 - NO_NEED) * total, (found, total)
