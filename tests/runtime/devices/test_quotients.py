"""Divisions as compilers expand them: found where they are whole, and then computed as one, with the same bits."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from divisions import expanded
from instructions import ENGINES, MODE, Assembler, compiled, interpreter, lanes_of, load_program, run_instruction
from tiny_builder import bits_of

from hipkit.runtime.devices.backend import NO_REGISTERS, Backend
from hipkit.runtime.devices.cpu.compiler.emit import RegionEmitter
from hipkit.runtime.devices.cpu.compiler.emitted import Emitted
from hipkit.runtime.devices.cpu.compiler.jit import FAST
from hipkit.runtime.devices.cpu.compiler.llvm.builder import LlvmBuilder
from hipkit.runtime.devices.cpu.compiler.llvm.hosts import ARM64, X86_64, Host
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.devices.cpu.fetching import Fetcher
from hipkit.runtime.devices.cpu.layout import registers_of
from hipkit.runtime.devices.cuda.ptx_kernel import Start, translated
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.flow.lift import lift
from hipkit.runtime.isa.flow.quotients import Quotients, quotients_of
from hipkit.runtime.isa.rules import RULES
from hipkit.runtime.isa.semantics.division import whole
from hipkit.runtime.isa.values import F32, F64, I32, Lane, Mode, Type
from hipkit.runtime.memory.device import DeviceMemory

TARGETS = ("gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201")


def found(assembler: Assembler, code: str, target: str, mode: int = MODE) -> tuple[Quotients, dict[int, str]]:
    """The quotients of a program, and its instructions by address."""
    loaded = load_program(assembler, f"{code}\n s_endpgm\n", target)
    start, lanes = loaded.image.address_of("k"), lanes_of(target)
    segment = loaded.image.segment_at(start)
    assert segment
    data = loaded.memory.read(start, segment.address + segment.size - start)
    region = lift(0, Fetcher(0, data, target, facts_of(target, lanes).features))
    texts = {i.address: str(i) for block in region for i in block.instructions}
    return quotients_of(region, lanes, Mode.from_bits(mode)), texts


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("bits", [32, 64])
def test_a_whole_division_is_found_and_the_rest_of_it_not_needed(assembler: Assembler, target: str, bits: int) -> None:
    given, texts = found(assembler, expanded(bits, target), target)
    assert [texts[at].split()[0] for at in given.last] == [f"v_div_fixup_f{bits}"]
    assert given.unneeded == texts.keys() - given.last - {max(texts)}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v_div_scale_f32 v8, null, v4, v4, v2", "v_div_scale_f32 v8, null, v4, v4, v3"),
        ("v_div_scale_f32 v8, null, v4, v4, v2", "v_div_scale_f32 v8, null, v2, v4, v2"),
        ("v_div_scale_f32 v14, s4, v2, v4, v2", "v_div_scale_f32 v14, s4, -v2, v4, v2"),
        ("v_rcp_f32 v10, v8", "v_rcp_f32 v10, v4"),
        ("v_rcp_f32 v10, v8", "v_rcp_f32_e64 v10, v8 mul:2"),
        ("v_fma_f32 v12, -v8, v10, 1.0", "v_fma_f32 v12, -v8, v10, 2.0"),
        ("v_fma_f32 v12, -v8, v10, 1.0", "v_fma_f32 v12, v8, v10, 1.0"),
        ("v_fmac_f32 v10, v12, v10", "s_nop 0"),
        ("v_mul_f32 v16, v14, v10", "v_mul_f32 v16, v2, v10"),
        ("v_fmac_f32 v16, v18, v10", "v_fma_f32 v16, v18, v10, v10"),
        ("v_div_fixup_f32 v6, v18, v4, v2", "v_div_fixup_f32 v6, v18, v2, v4"),
        ("v_div_fixup_f32 v6, v18, v4, v2", "v_div_fixup_f32 v6, -v18, v4, v2"),
        ("v_div_fixup_f32 v6, v18, v4, v2", "v_div_fixup_f32 v6, v16, v4, v2"),
        ("s_mov_b32 vcc_lo, s4", "s_mov_b32 vcc_lo, s5"),
        ("s_mov_b32 vcc_lo, s4", "s_mov_b32 vcc_lo, s4\nv_mov_b32 v2, v3"),
        ("s_mov_b32 vcc_lo, s4", "s_mov_b32 vcc_lo, s4\ns_mov_b32 exec_lo, s8"),
    ],
)
def test_what_differs_in_one_place_is_no_division(assembler: Assembler, old: str, new: str) -> None:
    whole = expanded(32, "gfx1100")
    assert old in whole
    assert found(assembler, whole.replace(old, new), "gfx1100")[0] == Quotients()


PAIRED = """v_div_scale_f32 v8, null, v4, v4, v2
v_div_scale_f32 v9, null, v5, v5, v3
v_rcp_f32 v10, v8
v_rcp_f32 v11, v9
v_div_scale_f32 v14, vcc_lo, v2, v4, v2
v_div_scale_f32 v15, s4, v3, v5, v3
v_fma_f32 v12, -v8, v10, 1.0
v_fma_f32 v13, -v9, v11, 1.0
v_dual_fmac_f32 v10, v12, v10 :: v_dual_fmac_f32 v11, v13, v11
v_dual_mul_f32 v16, v14, v10 :: v_dual_mul_f32 v17, v15, v11
v_fma_f32 v18, -v8, v16, v14
v_fma_f32 v19, -v9, v17, v15
v_dual_fmac_f32 v16, v18, v10 :: v_dual_fmac_f32 v17, v19, v11
v_fma_f32 v18, -v8, v16, v14
v_fma_f32 v19, -v9, v17, v15
v_div_fmas_f32 v18, v18, v10, v16
s_mov_b32 vcc_lo, s4
v_div_fmas_f32 v19, v19, v11, v17
v_div_fixup_f32 v6, v18, v4, v2
v_div_fixup_f32 v7, v19, v5, v3"""


def test_halves_of_pairs_belong_to_two_divisions(assembler: Assembler) -> None:
    given, texts = found(assembler, PAIRED, "gfx1100")
    assert len(given.last) == 2
    assert given.unneeded == texts.keys() - given.last - {max(texts)}
    given, texts = found(assembler, PAIRED.replace("v_div_fixup_f32 v7", "v_add_f32 v7, v19, v19\nv_nop ;"), "gfx1100")
    computed = {text for at, text in texts.items() if at not in given.unneeded}
    assert len(given.last) == 1
    assert len([text for text in computed if "dual" in text]) == 3, "one of their halves is needed"


@pytest.mark.parametrize("mode", [MODE & ~0x10, MODE & ~0x20, MODE | 1], ids=hex)
def test_divisions_are_not_found_where_they_are_rounded_in_other_ways(assembler: Assembler, mode: int) -> None:
    assert found(assembler, expanded(32, "gfx1100"), "gfx1100", mode)[0] == Quotients()
    assert found(assembler, expanded(64, "gfx1100"), "gfx1100", mode)[0].last


ALL = {"v_div_scale_f32", "v_rcp_f32", "v_fma_f32", "v_fmac_f32", "v_mul_f32", "s_mov_b32", "v_div_fmas_f32"}


@pytest.mark.parametrize(
    ("more", "computed"),
    [
        # With an instruction that is needed, all that it is computed from.
        ("global_store_b32 v3, v18, s[0:1]", ALL),
        ("global_store_b32 v3, v8, s[0:1]", {"v_div_scale_f32"}),
        ("s_mov_b32 s3, s4\nv_mov_b32 v9, s3\nglobal_store_b32 v9, v9, s[0:1]", {"v_div_scale_f32", "s_mov_b32"}),
        # In the other lanes it is still what the division left.
        ("s_mov_b32 exec_lo, s8\nv_mov_b32 v18, 0\ns_mov_b32 exec_lo, s9\nglobal_store_b32 v3, v18, s[0:1]", ALL),
    ],
)
def test_what_is_used_elsewhere_is_computed(assembler: Assembler, more: str, computed: set[str]) -> None:
    given, texts = found(assembler, f"{expanded(32, 'gfx1100')}\n{more}", "gfx1100")
    assert len(given.last) == 1
    division = [at for at in texts if at < min(given.last)]
    assert {texts[at].split()[0].removesuffix("_e32") for at in division if at not in given.unneeded} == computed


def _operands(type: Type, count: int) -> list[tuple[int, int]]:
    """Numerators and denominators: edges by edges, and any numbers."""
    width, rng = type.width, random.Random(7)
    fraction = {32: 23, 64: 52}[width]
    top = (1 << width - 1 - fraction) - 1
    edges = [0, 1, 2, (1 << fraction) - 1, 1 << fraction, (1 << fraction) + 1, (top << fraction) - 1, top << fraction,
             (top << fraction) + 5, (top << fraction) + (1 << fraction - 1) + 9, bits_of(1.0, type), bits_of(3.0, type),
             bits_of(1.0, type) - 1, bits_of(2.0, type) - 1, (top - 1) << fraction, (top - 2) << fraction]  # fmt: skip
    edges += [edge | 1 << width - 1 for edge in edges]
    pairs = list(itertools.product(edges, repeat=2))
    while len(pairs) < count:
        exact = rng.getrandbits(fraction + 2), bits_of(float(1 << rng.randrange(40)), type)  # halves of subnormals
        near = (rng.getrandbits(fraction) | bits_of(1.0, type), rng.getrandbits(fraction) | bits_of(1.0, type))
        pairs += [exact, near, (rng.getrandbits(width), rng.getrandbits(width))]
    return pairs[:count]


def _given(rows: Sequence[tuple[int, int]], words: int) -> dict[str, Sequence[int] | int]:
    """The registers with a numerator and a denominator for each lane."""
    inputs: dict[str, Sequence[int] | int] = {
        f"v{2 + 2 * side + n}": [row[side] >> 32 * n & 0xFFFFFFFF for row in rows]
        for side, n in itertools.product(range(2), range(words))
    }
    return inputs | {"exec": (1 << len(rows)) - 1}


def fast(memory: DeviceMemory) -> Backend:
    """Compiled for speed at once."""
    return CpuBackend(memory, workers=1, first=FAST)


@pytest.mark.parametrize("type", [F32, F64], ids=str)
@pytest.mark.parametrize("target", ["gfx90a", "gfx1100"])
def test_the_bits_are_those_of_one_instruction_after_another(
    assembler: Assembler, target: str, type: Type, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    texts, emit = list[str](), RegionEmitter.emit

    def noting(emitter: RegionEmitter) -> Emitted:
        emitted = emit(emitter)
        texts.append(emitted.text)
        return emitted

    monkeypatch.setattr(RegionEmitter, "emit", noting)
    monkeypatch.setenv("HIPKIT_CACHE", str(tmp_path))
    lanes, words = lanes_of(target), type.width // 32
    pairs, code = _operands(type, 1024 + 16 * lanes), expanded(type.width, target)
    outputs = [f"v{6 + n}" for n in range(words)]
    for at in range(0, len(pairs), lanes):
        rows = pairs[at : at + lanes]
        inputs = _given(rows, words)
        run = partial(run_instruction, assembler, code, target, inputs, outputs=outputs)
        expected = run(engine=interpreter)
        for engine in (compiled, fast):
            assert run(engine=engine) == expected, rows
    assert texts and all("fdiv" in text and "fma." not in text for text in texts)


@pytest.mark.parametrize("engine", list(ENGINES))
@pytest.mark.parametrize("type", [F32, F64], ids=str)
@pytest.mark.parametrize("target", ["gfx90a", "gfx1100"])
def test_quotients_are_rounded_once(assembler: Assembler, target: str, type: Type, engine: str) -> None:
    """numpy knows them."""
    lanes, words = lanes_of(target), type.width // 32
    pairs = random.Random(3).sample(_operands(type, 1024 + 16 * lanes), 16 * lanes)
    numbers = np.array(pairs, f"u{type.width // 8}").view(f"f{type.width // 8}")
    with np.errstate(all="ignore"):
        known = numbers[:, 0] / numbers[:, 1]
    for at in range(0, len(pairs), lanes):
        rows = pairs[at : at + lanes]
        inputs = _given(rows, words)
        given = run_instruction(
            assembler, expanded(type.width, target), target, inputs,
            engine=ENGINES[engine], outputs=[f"v{6 + n}" for n in range(words)],
        )  # fmt: skip
        columns = [given[f"v{6 + n}"] for n in range(words)]
        assert all(isinstance(column, list) for column in columns)
        result = np.array(columns, np.uint32).T.copy().view(numbers.dtype)[:, 0]
        np.testing.assert_array_equal(result, known[at : at + lanes])
        zero = known[at : at + lanes] == 0
        np.testing.assert_array_equal(np.signbit(result[zero]), np.signbit(known[at : at + lanes][zero]))


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize(("mode", "is_one"), [(MODE, True), (MODE & ~0xF0, False), (MODE | 0xF, False)])
def test_divisions_are_one_in_ptx(assembler: Assembler, bits: int, mode: int, is_one: bool) -> None:
    """Where they are rounded to the nearest, and subnormals are kept."""
    loaded = load_program(
        assembler, f"{expanded(bits, 'gfx1100')}\nglobal_store_b64 v0, v[6:7], s[0:1]\ns_endpgm\n", "gfx1100"
    )
    facts = facts_of("gfx1100", 32)
    setup = replace(NO_REGISTERS, sgprs={0: 0, 1: 0}, mode=mode, vgprs=32)
    fetch = Fetcher.of_image(loaded.image, facts, registers_of(setup, "gfx1100"))
    start = Start("kernel", setup, (32, 1, 1))
    text = translated(loaded.image.address_of("k") - loaded.image.base, fetch, facts, start).text
    assert (len(re.findall(rf"\tdiv\.r.*f{bits}", text)), "fma." in text) == (1, not is_one), "one is that of v_rcp"


@pytest.mark.parametrize("host", [X86_64, ARM64], ids=lambda host: host.name)
def test_nans_are_chosen_where_the_host_divides_otherwise(host: Host) -> None:
    b = LlvmBuilder(32, inline=False, host=host)
    operands = [b.bitcast(Lane(I32, (f"%{name}0", f"%{name}1")), F32) for name in "qdn"]
    whole(RULES["v_div_fixup_f32"]).function(b, *operands)
    text = "\n".join(b.text.lines)
    assert text.count("fdiv") == 2
    assert (" select " in text) == (host is ARM64)
