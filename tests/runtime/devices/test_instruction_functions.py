"""The quick code of long regions calls functions for instructions that recur: one for all that differ only in registers."""

from __future__ import annotations

import random
import struct
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from divisions import expanded
from elftools.elf.constants import SH_FLAGS
from elftools.elf.elffile import ELFFile
from instructions import Assembler, compiled, instructions, interpreter, load_program, run_program

from hipkit.runtime.devices.cpu.compiler import code as code_module
from hipkit.runtime.devices.cpu.compiler import instruction_functions, region_size
from hipkit.runtime.devices.cpu.compiler import jit as jit_module
from hipkit.runtime.devices.cpu.compiler.code import Code, key_of
from hipkit.runtime.devices.cpu.compiler.emitted import LONG
from hipkit.runtime.devices.cpu.compiler.instruction_functions import OFTEN, PREFIX, InstructionFunctions
from hipkit.runtime.devices.cpu.compiler.jit import FAST, QUICK, jit
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.devices.cpu.layout import Registers
from hipkit.runtime.devices.disk_cache import disk_cache
from hipkit.runtime.isa.facts import facts_of

TARGETS = ("gfx942", "gfx1201")
LANES = {"gfx942": 64, "gfx1201": 32}
MODE = 0x3F0
SHAPES = [
    ("v_add_f32 v1, v2, v3", "v_add_f32 v9, v200, v77", True),
    ("v_add_f32 v1, v2, v2", "v_add_f32 v3, v4, v4", True),
    ("v_add_f32 v1, v2, v3", "v_add_f32 v1, v2, v2", False),
    ("v_add_f32 v1, v2, v3", "v_add_f32 v1, v1, v3", False),
    ("v_add_f32 v1, v2, v3", "v_add_f32 v1, s2, v3", False),
    ("v_add_f32 v1, 1.0, v3", "v_add_f32 v1, 2.0, v3", False),
    ("v_cndmask_b32 v1, v2, v3, vcc", "v_cndmask_b32 v4, v5, v6, vcc", True),
    ("v_lshlrev_b64 v[2:3], 3, v[4:5]", "v_lshlrev_b64 v[6:7], 3, v[8:9]", True),
    ("v_lshlrev_b64 v[2:3], 3, v[4:5]", "v_lshlrev_b64 v[2:3], 3, v[2:3]", False),
    ("ds_write_b64 v3, v[2:3]", "ds_write_b64 v2, v[2:3]", False),
    ("ds_write_b64 v3, v[2:3]", "ds_write_b64 v9, v[8:9]", True),
    ("s_add_u32 s4, s5, s6", "s_add_u32 s40, s50, s60", True),
    ("s_add_u32 s4, s5, s6", "s_add_u32 s4, s5, vcc_lo", False),
    ("ds_read_b64 v[2:3], v4", "ds_read_b64 v[6:7], v8", True),
    ("ds_read_b64 v[2:3], v4", "ds_read_b64 v[2:3], v4 offset:8", False),
    ("global_load_dword v1, v2, s[4:5]", "global_load_dword v7, v8, s[10:11]", True),
]
"""Two instructions, and whether they are the same but for their registers."""
STILL_CALLED: list[object] = []
"""Code of functions that a test has had linked again: regions that were linked before still call it."""
SPECIAL = """
    s_getpc_b64 s[20:21]
    s_add_u32 s22, s20, 4
    v_cmp_lt_u32 vcc, v4, v5
    v_cndmask_b32 v6, v5, v4, vcc
    s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1
    v_mul_f32 v7, v6, v4
    s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0
"""


@pytest.mark.parametrize("target", TARGETS)
def test_instructions_share_a_function_if_they_differ_only_in_registers(assembler: Assembler, target: str) -> None:
    text = "\n".join(asm for one, other, _ in SHAPES for asm in (one, other))
    if LANES[target] == 32:
        text = text.replace("vcc_lo", "m0").replace(", vcc\n", ", vcc_lo\n")
    found = instructions(assembler, text, target, LANES[target])
    assert len(found) == 2 * len(SHAPES)
    for (one, other, is_same), first, second in zip(SHAPES, found[::2], found[1::2], strict=True):
        known, fresh = functions(target), functions(target)
        names = [known.call(instruction)[0].name for instruction in (first, second)]
        assert (names[0] == names[1]) == is_same, (one, other)
        assert names[1] == fresh.call(second)[0].name, "what is remembered is what is emitted"


def functions(target: str) -> InstructionFunctions:
    return InstructionFunctions(facts_of(target, LANES[target]), Registers(LANES[target], 512, 256), MODE)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(
    ("asm", "most"),
    [
        ("v_cvt_i32_f32 v1, v2", 12), ("v_cvt_u32_f32 v1, v2", 12), ("v_cvt_i32_f64 v1, v[2:3]", 12),
        ("v_cvt_u32_f64 v1, v[2:3]", 12), ("v_cvt_i16_f16 v1, v2", 12), ("v_cvt_u16_f16 v1, v2", 12), ("v_floor_f16 v1, v2", 12),
        ("v_ceil_f16 v1, v2", 12), ("v_trunc_f16 v1, v2", 12), ("v_rndne_f16 v1, v2", 12), ("v_mul_hi_i32 v1, v2, v3", 5),
        ("v_alignbit_b32 v1, v2, v2, 7", 1),
    ],
)  # fmt: skip
def test_no_lane_is_computed_by_itself(assembler: Assembler, target: str, asm: str, most: int) -> None:
    """On x86, LLVM's own saturating conversions and its rounding of f16 to whole numbers take ten instructions for each lane. By
    itself it does not see that factors of 64 bits are numbers of 32, and that two equal words shifted together are rotated."""

    def size(text: str) -> int:
        (found,) = instructions(assembler, text, target, LANES[target])
        image = jit().compile(functions(target).call(found)[0].text, FAST)
        sections = ELFFile(BytesIO(image)).iter_sections()
        return sum(section["sh_size"] for section in sections if section["sh_flags"] & SH_FLAGS.SHF_EXECINSTR)

    bytes_of_a_lane = most if jit().has_long_vectors else 2.3 * most
    assert size(asm) < size("v_xor_b32 v1, v2, v3") + bytes_of_a_lane * LANES[target]


def program(target: str, seed: int, *, count: int = 2 * LONG) -> str:
    """Arithmetic on what a buffer holds, in which later instructions read what earlier ones wrote."""
    chosen = random.Random(seed)
    lines = ["v_lshlrev_b32 v1, 2, v0"]
    lines += [f"global_load_dword v{n}, v1, s[0:1] offset:{256 * (n - 4)}" for n in range(4, 8)]
    lines += ["s_wait_loadcnt 0x0" if target == "gfx1201" else "s_waitcnt vmcnt(0)", "s_mov_b32 s8, 0x2060403"]
    special = SPECIAL.splitlines()
    for n in range(count):
        a, b, c, d = (chosen.randrange(4, 40) if n > 64 else chosen.randrange(4, 8) for _ in range(4))
        a, even, other = 4 + n % 36, 4 + n % 36 & ~1, b & ~1
        lines += [
            chosen.choice(
                (
                    f"v_perm_b32 v{a}, v{b}, v{c}, s8",
                    f"v_fma_f32 v{a}, v{b}, v{c}, v{d}",
                    f"v_lshlrev_b64 v[{even}:{even + 1}], 5, v[{other}:{other + 1}]",
                    f"v_xor_b32 v{a}, v{b}, v{c}",
                    f"v_mul_lo_u32 v{a}, v{b}, v{c}",
                    f"s_addk_i32 s8, {n}",
                )
            )
        ]
        lines += special if n % 50 == 49 else []
    lines += [f"global_store_dword v1, v{n}, s[0:1] offset:{256 * (n - 4)}" for n in range(4, 8)]
    lines += ["v_mov_b32 v2, s22", "v_add_u32 v2, v2, v7", "global_store_dword v1, v2, s[0:1] offset:1024", "s_endpgm"]
    text = "\n".join(lines)
    return text.replace("vcc,", "vcc_lo,").replace(", vcc\n", ", vcc_lo\n") if LANES[target] == 32 else text


@pytest.mark.parametrize("often", [1, OFTEN])
@pytest.mark.parametrize("target", TARGETS)
def test_long_code_does_what_the_interpreter_does(
    assembler: Assembler, target: str, often: int, emitted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instruction_functions, "OFTEN", often)
    data = random.Random(2).randbytes(2048)
    expected, found = (
        run_program(assembler, program(target, 1), target, data, engine=engine)[0] for engine in (interpreter, compiled)
    )
    # s_getpc_b64 gives addresses, which differ between the two.
    assert found[:1024] == expected[:1024]
    assert found[:1024] != data[:1024]
    assert emitted
    assert all(f"call void @{PREFIX}" in text for text in emitted)
    assert often > 1 or all(" fma." not in text for text in emitted)


def test_what_is_rare_is_compiled_where_it_is(assembler: Assembler, emitted: list[str]) -> None:
    rare, often = OFTEN - 1, OFTEN
    lines = [f"v_perm_b32 v{n + 10}, v1, v2, v3" for n in range(rare)]
    lines += [f"v_lshl_or_b32 v{n + 10}, v1, v2, v3" for n in range(often)]
    lines += [f"v_add_u32 v{n % 20 + 40}, v1, v2" for n in range(LONG)]
    run_program(assembler, "\n".join([*lines, "s_endpgm"]), "gfx942", bytes(64), engine=compiled)
    (text,) = emitted
    assert text.count(f"call void @{PREFIX}") == often + LONG


@pytest.mark.parametrize(("target", "matrix"), [("gfx942", "v_mfma_f32_4x4x1_16b_f32 a[0:3], v4, v5, a[0:3]"),
                                                ("gfx1201", "v_wmma_f32_16x16x16_f16 v[8:15], v[0:3], v[4:7], v[8:15]")])  # fmt: skip
def test_one_product_of_matrices_is_worth_a_function(
    assembler: Assembler, target: str, matrix: str, emitted: list[str]
) -> None:
    lines = [matrix, *(f"v_xor_b32 v40, v{n % 200 + 41}, v40" for n in range(LONG)), "s_endpgm"]
    run_program(assembler, "\n".join(lines), target, bytes(64), engine=compiled)
    (text,) = emitted
    assert text.count(f"call void @{PREFIX}") == 1 + LONG


def test_divisions_in_long_code_are_one_of_the_host(assembler: Assembler, emitted: list[str]) -> None:
    lines = [f"{expanded(32, 'gfx942')}\nv_add_f32 v2, v6, v4" for _ in range(LONG // 8)]
    run_program(assembler, "\n".join([*lines, "s_endpgm"]), "gfx942", bytes(64), engine=compiled)
    assert emitted
    assert sum(text.count("= fdiv <16 x float>") for text in emitted) == 4 * LONG // 8


def test_fast_code_with_more_registers_than_the_host_has_does_so_too(
    assembler: Assembler, emitted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_module, "disk_cache", lambda: None)
    # Few enough for LLVM to compile them soon, and none needs to add to a register.
    for name, value in {"MOST_IN_COPIES": 40, "LONG_BLOCK": 40, "MOST_THAT_ADD": 1 << 20}.items():
        monkeypatch.setattr(region_size, name, value)
    data = random.Random(2).randbytes(2048)
    some = "s_mov_b64 exec, 0x5fffffff\n" + program("gfx942", 1, count=LONG // 2)
    expected, found = (
        run_program(assembler, some, "gfx942", data, engine=engine)[0]
        for engine in (interpreter, lambda memory: CpuBackend(memory, workers=1, first=FAST))
    )
    assert found[:1024] == expected[:1024] != data[:1024]
    assert any("~{memory}" in text and "%r.v." not in text for text in emitted)


@pytest.mark.parametrize("target", TARGETS)
def test_constants_of_64_bits_are_what_they_are(
    assembler: Assembler, target: str, emitted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """None is taken for the address of the instruction."""
    monkeypatch.setattr(instruction_functions, "OFTEN", 1)
    constants = (0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0)
    vcc = "vcc_lo" if LANES[target] == 32 else "vcc"
    lines = ["v_mov_b32 v1, 0", "v_mov_b32 v4, 0x100", *(f"v_xor_b32 v{n % 20 + 10}, v1, v2" for n in range(LONG))]
    for n, constant in enumerate(constants):
        lines += [f"s_mov_b64 s[20:21], {constant}", "v_mov_b32 v2, s20", "v_mov_b32 v3, s21"]
        lines += [f"v_cmp_class_f64 {vcc}, {constant}, v4", f"global_store_dwordx2 v1, v[2:3], s[0:1] offset:{16 * n}"]
        lines += ["v_mov_b32 v2, vcc_lo", f"global_store_dword v1, v2, s[0:1] offset:{16 * n + 8}"]
    data, *_ = run_program(assembler, "\n".join([*lines, "s_endpgm"]), target, bytes(1024), engine=compiled)
    every = (1 << min(LANES[target], 32)) - 1
    found = list(struct.iter_unpack("<dQ", data[: 16 * len(constants)]))
    assert found == [(constant, every if constant > 0 else 0) for constant in constants]
    assert all(f"call void @{PREFIX}" in text for text in emitted)


def test_short_code_calls_no_functions(assembler: Assembler, emitted: list[str]) -> None:
    run_program(assembler, program("gfx942", 1, count=40), "gfx942", bytes(2048), engine=compiled)
    assert emitted
    assert not any(PREFIX in text for text in emitted)


def test_functions_are_found_on_disk(assembler: Assembler, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPKIT_CACHE", str(tmp_path))
    disk = disk_cache.__wrapped__()  # type: ignore[attr-defined]
    monkeypatch.setattr(code_module, "disk_cache", lambda: disk)
    monkeypatch.setattr(jit_module, "disk_cache", lambda: disk)
    compiled_texts: list[str] = []
    compile_, data = jit().compile, random.Random(2).randbytes(2048)

    def noted(text: str, level: int, *given: Any) -> bytes:
        compiled_texts.append(text)
        return compile_(text, level, *given)

    monkeypatch.setattr(jit(), "compile", noted)

    def run() -> tuple[bytes, int]:
        """What a process finds that has linked nothing yet, and how many texts it compiles."""
        STILL_CALLED.extend(jit()._trackers.values())
        for name in [name for name in jit()._library if name.startswith(PREFIX)]:
            del jit()._library[name]
        compiled_texts.clear()
        found = run_program(assembler, program("gfx942", 7), "gfx942", data, engine=compiled)[0]
        return found[:1024], len(compiled_texts)

    found, count = run()
    assert count > 1
    assert run() == (found, 0)
    names = [name for name in jit()._library if name.startswith(PREFIX)]
    key = jit()._disk_key(names[0], QUICK)
    (tmp_path / key[:2] / key[2:]).unlink()
    assert run() == (found, 2), "the region and the function that is gone"


def test_long_code_is_not_optimised_before_it_has_run_for_a_while(
    assembler: Assembler, emitted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = load_program(assembler, program("gfx942", 1), "gfx942")
    buffer = loaded.memory.allocate(2048)
    loaded.memory.write(buffer, bytes(2048))
    backend = CpuBackend(loaded.memory, workers=1)
    dispatch = loaded.dispatch([buffer & 0xFFFFFFFF, buffer >> 32])
    backend.run(dispatch)
    (code,) = backend.shared.codes.values()
    started: list[object] = []
    monkeypatch.setattr(code_module, "start_thread", lambda work, *_, **__: started.append(work))
    key = key_of(dispatch.entry - dispatch.image.base, 0x3F0)
    assert isinstance(code, Code)
    worth = code.compiled[key].worth
    assert 0.1 < worth < 2

    def improve(seconds: float) -> int:
        started.clear()
        code.improve(key, seconds, pytest.fail, lambda: None)
        return len(started)

    monkeypatch.setattr(code.compiled[key], "patterns", object())
    monkeypatch.setattr(code.compiled[key], "unlinked", None)  # as if the library was optimised
    assert improve(worth / 2) == 0
    assert improve(worth) == 1
