"""Memory that may only be read: every kind of instruction that writes is refused there, on both engines."""

from __future__ import annotations

import struct

import pytest
from instructions import Assembler, Engine, load_program

from hipkit.runtime.errors import MemoryFault

WRITERS = [
    ("gfx900", "global_store_dword v3, v4, s[0:1]"),
    ("gfx900", "global_store_dwordx4 v3, v[4:7], s[0:1]"),
    ("gfx900", "global_store_byte v3, v4, s[0:1]"),
    ("gfx900", "flat_store_dwordx2 v[1:2], v[4:5]"),
    ("gfx900", "buffer_store_dword v4, v3, s[4:7], 0 offen"),
    ("gfx900", "buffer_store_dwordx3 v[4:6], v3, s[4:7], 0 offen"),
    ("gfx900", "buffer_store_lds_dword s[4:7], 0 lds"),
    ("gfx900", "global_atomic_add v3, v4, s[0:1]"),
    ("gfx900", "global_atomic_cmpswap_x2 v[8:9], v3, v[4:7], s[0:1] glc"),
    ("gfx908", "global_atomic_add_f32 v3, v4, s[0:1]"),
    ("gfx900", "flat_atomic_swap v[1:2], v4"),
    ("gfx900", "buffer_atomic_umax v4, v3, s[4:7], 0 offen"),
    ("gfx900", "s_store_dword s8, s[0:1], 0x0"),
    ("gfx900", "s_store_dwordx4 s[8:11], s[0:1], 0x10"),
    ("gfx900", "s_buffer_store_dwordx2 s[8:9], s[4:7], 0x0"),
    ("gfx900", "s_atomic_add s8, s[0:1], 0x0"),
    ("gfx900", "s_atomic_cmpswap_x2 s[8:11], s[0:1], 0x8 glc"),
    ("gfx900", "s_buffer_atomic_smin s8, s[4:7], 0x4"),
    ("gfx1201", "s_mov_b32 m0, 1\n global_store_block v3, v[4:35], s[0:1]"),
    ("gfx1100", "global_store_addtid_b32 v4, s[0:1]"),
]  # fmt: skip
PREPARED = """
    v_and_b32 v4, 0x3ff, v0
    v_lshlrev_b32 v3, 4, v4
    v_mov_b32 v1, s0
    v_mov_b32 v2, s1
    s_mov_b32 s4, s0
    s_and_b32 s5, s1, 0xffff
    s_mov_b32 s6, 4096
    s_mov_b32 s7, 0x20000
    s_mov_b32 m0, 0
"""


@pytest.mark.parametrize("target, code", WRITERS)
def test_nothing_writes_to_it(assembler: Assembler, engine: Engine, target: str, code: str) -> None:
    loaded = load_program(assembler, f"{PREPARED}\n{code}\n s_endpgm", target)
    words = struct.pack("<1024I", *range(1024))
    address = loaded.memory.allocate(len(words))
    loaded.memory.write(address, words)
    loaded.memory.reach.read_only_spans = lambda: [(address, address + len(words))]  # type: ignore[method-assign]
    with pytest.raises(MemoryFault, match="may only read"):
        engine(loaded.memory).run(loaded.dispatch([address & 0xFFFFFFFF, address >> 32], lds=4096, scratch=0))
    assert loaded.memory.read(address, len(words)) == words
