"""Accesses to global memory in which each half of a strip of sixteen lanes has a row of its own, as in blocks of eight by eight."""

from __future__ import annotations

import ctypes
import random
import re
from collections.abc import Sequence

import pytest
from instructions import Assembler, compiled, interpreter, load_program, run_program

from hipkit.runtime.errors import KernelError

DATA, OUT, SIZE = 256, 8192, 16384
INACTIVE = -1
LIBC = ctypes.CDLL(None)
LIBC.mmap.restype, LIBC.mmap.argtypes = (
    ctypes.c_void_p,
    [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long],
)
LIBC.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
FIXED = 0x02 | 0x20 | 0x100000
"""Private memory of no file, at the address that is asked for or nowhere."""
CODE = """
    v_and_b32 v0, 0x3ff, v0
    v_lshlrev_b32 v8, 2, v0
    v_lshlrev_b32 v10, 4, v0
    v_mov_b32 v3, 0
    global_load_{dword} v9, v8, s[0:1]
    s_waitcnt vmcnt(0)
    v_cmp_lt_i32 vcc, {inactive}, v9
    s_and_saveexec_{bits} s[20:21], vcc
    v_mov_b32 v4, s0
    v_mov_b32 v5, s1
    {add_low} v4, vcc, v4, v9
    {add_high} v5, vcc, v5, v3, vcc
    v_mov_b32 v16, v0
    v_add_{u32} v17, 0x10000, v0
    v_add_{u32} v18, 0x20000, v0
    v_add_{u32} v19, 0x30000, v0
    {access}
    s_endpgm
"""
SPELLINGS = {
    "gfx942": {"dword": "dword", "u32": "u32", "bits": "b64", "add_low": "v_add_co_u32", "add_high": "v_addc_co_u32"},
    "gfx1100": {"dword": "b32", "u32": "nc_u32", "bits": "b32", "add_low": "v_add_co_u32", "add_high": "v_add_co_ci_u32"},
}  # fmt: skip
NAMES = {
    "gfx942": {1: ("ubyte", "byte"), 2: ("ushort", "short"), 4: ("dword",), 8: ("dwordx2",), 12: ("dwordx3",), 16: ("dwordx4",)},
    "gfx1100": {1: ("u8", "b8"), 2: ("u16", "b16"), 4: ("b32",), 8: ("b64",), 12: ("b96",), 16: ("b128",)},
}  # fmt: skip
FORMS = ["v9, s[0:1]", "v[4:5], off"]
"""An offset of 32 bits to a scalar address, and an address of 64 bits."""


def code_of(target: str, kind: str, size: int, form: str) -> str:
    words = max(1, size // 4)
    value = "v16" if words == 1 else f"v[16:{15 + words}]"
    where, base = form.split(", ")
    wide = NAMES[target][size]
    if kind == "load":
        whole = NAMES[target][16][0]
        moved = "\n    ".join(f"v_mov_b32 v{n}, 0" for n in range(16, 20))
        access = f"{moved}\n    global_load_{wide[0]} {value}, {where}, {base}\n    s_waitcnt vmcnt(0)\n    "
        access += f"v_add_{SPELLINGS[target]['u32']} v10, {OUT}, v10\n    global_store_{whole} v10, v[16:19], s[0:1]"
    else:
        access = f"global_store_{wide[-1]} {where}, {value}, {base}"
    code = CODE.format(access=access, inactive=INACTIVE, **SPELLINGS[target])
    return code if target == "gfx942" else code.replace("vcc", "vcc_lo").replace("s[20:21]", "s20")


def expected(kind: str, size: int, before: bytes, offsets: Sequence[int]) -> bytes:
    """What memory holds in the end: lane after lane."""
    memory = bytearray(before)
    for lane, offset in enumerate(offsets):
        if offset == INACTIVE:
            continue
        if kind == "load":
            memory[OUT + 16 * lane : OUT + 16 * lane + 16] = before[offset : offset + size].ljust(16, b"\0")
        else:
            words = b"".join((0x10000 * n + lane).to_bytes(4, "little") for n in range(4))
            memory[offset : offset + size] = words[:size]
    return bytes(memory)


def rows(size: int, lanes: int, starts: Sequence[int]) -> list[int]:
    """Offsets of lanes in rows of eight."""
    return [starts[lane // 8 % len(starts)] + lane % 8 * size for lane in range(lanes)]


def cases(size: int, lanes: int) -> list[list[int]]:
    chance, first = random.Random(size), DATA + 64
    far = [DATA + 8 * size * chance.randrange(3, 20) + chance.randrange(4) * size for _ in range(lanes // 8)]
    two = rows(size, lanes, [first, first + 1000])
    found = [
        rows(size, lanes, far),
        rows(size, lanes, far[::-1]),
        two,
        rows(size, lanes, [first + 1000, first]),
        rows(size, lanes, [first, first]),
        rows(size, lanes, [first, first + 3 * size]),
        rows(size, lanes, [first, first + 8 * size]),
        rows(max(1, size // 2), lanes, [first, first + 1000]),
        [offset if lane != 11 else offset + size for lane, offset in enumerate(two)],
        [offset if lane != 3 else offset - size for lane, offset in enumerate(two)],
        [offset if lane not in (5, 14) else INACTIVE for lane, offset in enumerate(two)],
        [offset if lane // 8 != 1 else INACTIVE for lane, offset in enumerate(two)],
        [offset if lane // 8 != 0 else INACTIVE for lane, offset in enumerate(two)],
    ]
    return found if size >= 4 else [[offset & -size if offset >= 0 else offset for offset in one] for one in found]


def memory_of(offsets: Sequence[int]) -> bytes:
    table = b"".join((offset & 0xFFFFFFFF).to_bytes(4, "little") for offset in offsets).ljust(DATA, b"\0")
    return table + random.Random(1).randbytes(SIZE - DATA)


@pytest.mark.parametrize("size", [1, 2, 4, 8, 12, 16])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("kind", ["load", "store"])
@pytest.mark.parametrize(("target", "lanes"), [("gfx942", 64), ("gfx1100", 32)])
def test_each_lane_gets_its_own(assembler: Assembler, target: str, lanes: int, kind: str, form: str, size: int) -> None:
    code = code_of(target, kind, size, form)
    for offsets in cases(size, lanes):
        before = memory_of(offsets)
        after, _ = run_program(assembler, code, target, before, engine=compiled)
        assert after == expected(kind, size, before, offsets), offsets


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("kind", ["load", "store"])
@pytest.mark.parametrize("starts", [(DATA, SIZE - 56), (SIZE - 56, DATA), (DATA, SIZE + 1000)])
def test_the_fault_of_a_row_that_leaves_memory_names_its_lane(
    assembler: Assembler, kind: str, form: str, starts: tuple[int, int]
) -> None:
    code, offsets = code_of("gfx1100", kind, 8, form), rows(8, 32, starts)
    told = []
    for engine in (interpreter, compiled):
        with pytest.raises(KernelError) as caught:
            run_program(assembler, code, "gfx1100", memory_of(offsets), engine=engine)
        told.append(re.sub("0x[0-9a-f]+", "", str(caught.value)))
    lane = next(lane for lane, offset in enumerate(offsets) if offset + 8 > SIZE)
    assert told[0] == told[1] and f"lane {lane}" in told[0]


@pytest.mark.parametrize("kind", ["load", "store"])
def test_rows_on_both_sides_of_a_multiple_of_four_gigabytes(assembler: Assembler, kind: str) -> None:
    """The lower halves of the addresses alone would be those of other memory."""
    size, offsets = 8, rows(8, 32, [DATA, DATA + 4096])
    boundary = next(n << 32 for n in range(8, 4096) if _is_free(n << 32) and _is_free((n - 1) << 32))
    base = boundary - DATA - 128
    code, before = code_of("gfx1100", kind, size, FORMS[1]), memory_of(offsets)
    pages = [(boundary - 4096, 8192 + SIZE), ((boundary - (1 << 32)), SIZE)]
    for address, length in pages:
        assert LIBC.mmap(address, length, 3, FIXED, -1, 0) == address
    try:
        ctypes.memmove(base, before, SIZE)
        loaded = load_program(assembler, code, "gfx1100")
        with loaded.memory.reach.lend(pages):
            compiled(loaded.memory).run(loaded.dispatch([base & 0xFFFFFFFF, base >> 32]))
        assert ctypes.string_at(base, SIZE) == expected(kind, size, before, offsets)
    finally:
        for address, length in pages:
            LIBC.munmap(address, length)


def _is_free(boundary: int) -> bool:
    found = LIBC.mmap(boundary - 4096, 8192 + SIZE, 3, FIXED, -1, 0)
    if found != boundary - 4096:
        return False
    LIBC.munmap(found, 8192 + SIZE)
    return True
