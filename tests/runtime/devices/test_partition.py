"""Functions of more instructions than a region has are cut into parts."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
from instructions import Assembler, compiled, load_program, run_program

from hipkit.fatbin.isa import Instruction, decode
from hipkit.runtime.devices.cpu.compiler import code as code_module
from hipkit.runtime.devices.cpu.compiler import compiling
from hipkit.runtime.devices.cpu.compiler.code import Code, Compiled
from hipkit.runtime.devices.cpu.compiler.emitted import Emitted
from hipkit.runtime.devices.cpu.compiler.jit import QUICK
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.isa.flow.lift import continuations, discover, lift_part
from hipkit.runtime.isa.flow.partition import outlines, partition
from hipkit.runtime.isa.flow.regions import Part

NOP, END, BRANCH, BRANCH_IF = 0xBF800000, 0xBFB00000, 0xBFA00000, 0xBFA10000
Fetch = Callable[[int], Instruction]


def fetcher(words: Sequence[int]) -> Fetch:
    code = b"".join(word.to_bytes(4, "little") for word in words)
    known = {instruction.address: instruction for instruction in decode(code, "gfx1100", address=0)}
    return known.__getitem__


def to(kind: int, at: int, target: int) -> int:
    """A branch from one instruction to another, by their numbers."""
    return kind | (target - at - 1 & 0xFFFF)


def extents(parts: Sequence[Part]) -> list[tuple[int, int]]:
    """The numbers of the first and the last instruction of each part."""
    return [(min(part.instructions) // 4, max(part.instructions) // 4) for part in parts]


def test_what_fits_is_one_part() -> None:
    fetch = fetcher([NOP] * 9 + [END])
    assert partition(0, fetch, most=10) == [Part(0, discover(0, fetch, 10))]
    first, last = partition(0, fetch, most=9)
    assert extents([first, last]) == [(0, 8), (9, 9)]
    assert (last.start, last.others) == (9 * 4, ())


def test_a_cut_divides_no_loop_that_fits() -> None:
    """Loops of eight instructions, with four before each."""
    words: list[int] = []
    for _ in range(4):
        words += [NOP] * 11
        words.append(to(BRANCH_IF, len(words), len(words) - 7))
    words.append(END)
    assert extents(partition(0, fetcher(words), most=22)) == [(0, 15), (16, 35), (36, 48)]
    assert extents(partition(0, fetcher(words), most=24)) == [(0, 23), (24, 47), (48, 48)]


def test_of_a_loop_that_does_not_fit_the_loops_within_are_not_divided() -> None:
    words = [NOP] * 3
    for _ in range(3):
        words += [NOP] * 9
        words.append(to(BRANCH_IF, len(words), len(words) - 9))
    words += [to(BRANCH_IF, len(words), 2), END]
    found = partition(0, fetcher(words), most=14)
    assert extents(found) == [(0, 12), (13, 22), (23, 34)]
    assert [(part.start, part.others) for part in found] == [(0, (8,)), (13 * 4, ()), (23 * 4, ())]


def random_words(seed: int) -> list[int]:
    chance = random.Random(seed)
    words = []
    for at in range(chance.randrange(40, 400)):
        kind = chance.choices((NOP, BRANCH_IF, BRANCH), (8, 4, 1))[0]
        far = chance.choice((4, 30, 400))
        target = min(max(at + chance.randrange(-far, far), 0), 400)
        words.append(NOP if kind == NOP else to(kind, at, target))
    return words + [END] * (401 - len(words))


@pytest.mark.parametrize("seed", range(30))
def test_every_instruction_is_in_one_part_and_every_way_into_another_is_an_entry(seed: int) -> None:
    fetch, most = fetcher(random_words(seed)), random.Random(seed).choice((7, 20, 64))
    whole, parts = discover(0, fetch, 1000), partition(0, fetch, most)
    assert sorted(address for part in parts for address in part.instructions) == sorted(whole)
    assert [part.start for part in parts if 0 in part.instructions] == [0]
    assert all(len(part.instructions) <= most for part in parts)
    assert len(parts) <= 2 * 4 * len(whole) // most + 2, "parts are small one after the other"
    owner = {address: part for part in parts for address in part.instructions}
    for address, instruction in whole.items():
        for target in continuations(instruction):
            part = owner[target]
            assert part is owner[address] or target in (part.start, *part.others)
    for part in parts:
        region = lift_part(part)
        assert sum(len(block.instructions) for block in region) == len(part.instructions)
        assert {part.start, *part.others} <= set(region.entries())


def test_what_lies_beyond_the_limit_is_a_function_of_its_own() -> None:
    fetch = fetcher([*[NOP] * 99, END])
    parts = partition(0, fetch, most=10, whole=40)
    assert extents(parts) == [(0, 9), (10, 19), (20, 29), (30, 39)]
    assert lift_part(parts[-1]).blocks[30 * 4].falls_out == 40 * 4


# A loop of 200 branches, of which lanes and iterations take different ones, around LDS and a barrier.
CODE = """
    v_and_b32 v0, 0x3ff, v0
    v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v1, 7
    s_mov_b32 s9, 0
loop:
    {branches}
    ds_{store}_b32 v9, v1
    s_barrier
    ds_{load}_b32 v2, v9
    {wait}
    v_xor_b32 v1, v2, v1
    v_{add}_u32 v1, v2, v1
    s_add_u32 s9, s9, 3
    s_cmp_lt_u32 s9, 40
    s_cbranch_scc1 loop
    global_store_{dword} v9, v1, s[0:1]
    s_endpgm
"""
BRANCH_TEXT = """
    s_bitcmp1_b32 s9, {bit}
    s_cbranch_scc1 skip{n}
    v_{add}_u32 v1, {n}, v1
    v_{rotate}_b32 v1, v1, v1, {shift}
skip{n}:
"""
SPELLINGS = {
    "gfx942": {"add": "add", "rotate": "alignbit", "store": "write", "load": "read", "dword": "dword"},
    "gfx1100": {"add": "add_nc", "rotate": "alignbit", "store": "store", "load": "load", "dword": "b32"},
}


def branchy(target: str) -> str:
    words = {**SPELLINGS[target], "wait": "s_waitcnt lgkmcnt(0)"}
    branches = "".join(BRANCH_TEXT.format(n=n, bit=n % 6, shift=n % 31 + 1, **words) for n in range(200))
    return CODE.format(branches=branches, **words)


def lengths(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The lengths of all regions that are compiled for the first time from here on."""
    found, finish = list[int](), Code._finish

    def noted(self: Code, one: Compiled, emitted: Emitted, level: int, begun: float) -> None:
        if level == QUICK:
            found.append(emitted.length)
        finish(self, one, emitted, level, begun)

    monkeypatch.setattr(Code, "_finish", noted)
    return found


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("most", [None, 50, 9])
@pytest.mark.parametrize("target", SPELLINGS)
def test_each_instruction_is_compiled_once(
    assembler: Assembler, monkeypatch: pytest.MonkeyPatch, target: str, most: int | None
) -> None:
    """Some 1,000 instructions with branches over them: from wherever a wave goes on, much of it can be reached."""
    code, size, found = branchy(target), 256, lengths(monkeypatch)
    monkeypatch.setattr(code_module, "disk_cache", lambda: None)
    if most is not None:
        monkeypatch.setattr(compiling, "outlines", partial(outlines, most=most))
    expected, _ = run_program(assembler, code, target, bytes(4 * size), items=size, lds=4 * size)
    computed, _ = run_program(assembler, code, target, bytes(4 * size), engine=compiled, items=size, lds=4 * size)
    assert computed == expected != bytes(4 * size)
    assert 800 < sum(found) <= code.count("\n    ")
    assert max(found) <= (most or 600)


def test_another_process_finds_all_parts_on_disk(
    assembler: Assembler, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Though it does not partition the function, it knows of each entry which part has it."""
    code, found = branchy("gfx1100"), lengths(monkeypatch)
    monkeypatch.setenv("HIPKIT_CACHE", str(tmp_path))
    results = []
    for _ in range(2):
        loaded = load_program(assembler, code, "gfx1100")
        address = loaded.memory.allocate(4 * 64)
        backend = CpuBackend(loaded.memory, workers=1)
        backend.run(loaded.dispatch([address & 0xFFFFFFFF, address >> 32], items=64, lds=256))
        results.append((loaded.memory.read(address, 256), len(found)))
        monkeypatch.setattr(compiling, "outlines", None)
    assert results[0] == results[1] and len(found) > 1
