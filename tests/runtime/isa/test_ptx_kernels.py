"""What the PTX of whole kernels takes from what is known before a launch: alignment, EXEC, MODE, where calls lead."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile

pytest.importorskip("numpy")

import hipkit
from hipkit.fatbin.errors import UnsupportedError
from hipkit.fatbin.isa import Instruction, decode
from hipkit.loader.image import LoadedImage, load
from hipkit.runtime.devices.backend import WaveSetup
from hipkit.runtime.devices.cpu.fetching import Fetcher
from hipkit.runtime.devices.cpu.layout import registers_of
from hipkit.runtime.devices.cuda.calls import addressed_in
from hipkit.runtime.devices.cuda.loops import Foreseen, foreseen
from hipkit.runtime.devices.cuda.ordering import Event, For, Ordering, Wait
from hipkit.runtime.devices.cuda.ptx_kernel import Start, Translation, translated
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.flow.lift import lift
from hipkit.runtime.kernels.abi import Pointers, scratch_size, wave_setup
from hipkit.runtime.memory.device import DeviceMemory

HERE = Path(__file__).parent / "ptx"
KERNELS = Path(__file__).parents[3] / "benchmarks" / "engine_peers" / "kernels.hip"
KERNARG = 0x7F0012340000
"""Where arguments are, as far as these tests go."""
SETUP = WaveSetup(
    lanes=32, sgprs=dict.fromkeys(range(2), 0), group_ids=(("s", 15, 0, 32), None, None), wave_id=None, scratch_offset=None,
    packs_item_ids=True, item_ids=1, mode=0x3F0, vgprs=8, accum_offset=None,
)  # fmt: skip
Tool = Callable[[str], Callable[..., Any]]


def built(tool: Tool, folder: Path, target: str, source: Path = KERNELS) -> LoadedImage:
    made = folder / f"{source.stem}.{target}.hsaco"
    tool("clang-22")(
        "-x", "hip", "--cuda-device-only", f"--offload-arch={target}", "-nogpulib", "-nogpuinc", "-O2",
        "--no-gpu-bundle-output", source, "-o", made,
    )  # fmt: skip
    return load(hipkit.CodeObject.read(made.read_bytes()), DeviceMemory())


def kernel(image: LoadedImage, name: str, block: tuple[int, int, int], pointer: int, **options: Any) -> Translation:
    """A kernel for a launch whose pointers are all this one."""
    found, target = image.code.kernel(name), image.code.target
    assert found is not None and found.descriptor is not None and target is not None
    setup = wave_setup(found.descriptor, Pointers(kernarg=KERNARG))
    arguments = bytearray(found.kernarg_size or 0)
    for row in found.arguments:
        if row.kind == "global_buffer" and row.offset is not None:
            arguments[row.offset : row.offset + 8] = pointer.to_bytes(8, "little")
    facts = facts_of(target.processor, setup.lanes)
    fetch = Fetcher.of_image(image, facts, registers_of(setup, target.processor))
    start = Start(name, setup, block, scratch_size(found.descriptor), memoryview(arguments), KERNARG, **options)
    return translated(image.address_of(name) - image.base, fetch, facts, start, partial(addressed_in, image))


def text_of(words: tuple[int, ...], setup: WaveSetup = SETUP, **options: Any) -> str:
    code = b"".join(word.to_bytes(4, "little") for word in words)
    facts = facts_of("gfx1100", setup.lanes)

    def fetch(address: int) -> Instruction:
        return next(iter(decode(code[address:], "gfx1100", address=address, features=facts.features)))

    return translated(0, fetch, facts, Start("kernel", setup, (256, 1, 1), **options)).text


@pytest.fixture(scope="module")
def image(tool: Tool, tmp_path_factory: pytest.TempPathFactory) -> LoadedImage:
    return built(tool, tmp_path_factory.mktemp("ptx"), "gfx1100")


def assembled(tool: Tool, text: str, folder: Path) -> None:
    (folder / "k.ptx").write_text(text)
    tool("ptxas")("-arch=sm_80", folder / "k.ptx", "-o", folder / "k.cubin")


NAMES = ("vector_add", "matmul", "matmul_tiled", "reduction", "histogram", "nbody")


@pytest.mark.parametrize("target", ["gfx1100", "gfx942"])
@pytest.mark.parametrize("name", NAMES)
def test_aligned_arguments_make_plain_accesses(name: str, target: str, tool: Tool, tmp_path: Path) -> None:
    made = built(tool, tmp_path, target)
    found = kernel(made, name, (256, 1, 1), 0x7F1100000000)
    assert "shf.r.wrap" not in found.text and "st.global.u8" not in found.text
    assert set(found.multiples.values()) == {16}, "launches with other arguments have to be looked at"
    assembled(tool, found.text, tmp_path)


def test_arguments_that_are_not_aligned_are_what_they_are(image: LoadedImage) -> None:
    found = kernel(image, "vector_add", (256, 1, 1), 0x7F1100000002)
    assert found.text.count("shf.r.wrap") == 2 and found.text.count("st.global.u8") == 4
    assert all(multiple in (1, 2) for multiple in found.multiples.values())
    assert kernel(image, "vector_add", (256, 1, 1), 0x7F1100000004).multiples == dict.fromkeys((0, 8, 16), 4)


def test_arguments_are_parameters_of_the_entry(image: LoadedImage) -> None:
    text = kernel(image, "vector_add", (256, 1, 1), 0x7F1100000000).text
    assert ".param .align 16 .b8 arguments[" in text
    assert "ld.param.b32" in text and text.count("ld.global.b32") == 2, "the two arrays are in memory"


def test_where_all_lanes_are_active_nothing_is_guarded(image: LoadedImage) -> None:
    body = kernel(image, "matmul_tiled", (16, 16, 1), 0x7F1100000000).text.partition("L_")[2]
    assert not [line for line in body.splitlines() if line.startswith("\t@") and "bra" not in line]
    partial_wave = kernel(image, "matmul_tiled", (5, 5, 1), 0x7F1100000000).text.partition("L_")[2]
    assert [line for line in partial_wave.splitlines() if line.startswith("\t@") and "ld.global" in line]


def test_words_with_a_carry_are_added_at_once() -> None:
    # v_add_co_u32 v1, vcc_lo, v2, v3; v_add_co_ci_u32 v4, null, v5, v6, vcc_lo; global_store_b32 v[0:1], v4, off; s_endpgm
    pair = (0xD7006A01, 0x00020702, 0xD5207C04, 0x01AA0D05)
    text = text_of((*pair, 0xDC6A0000, 0x007C0400, 0xBFB00000))
    assert "add.s64" in text.partition("L_0:")[2]
    # With another mask between them it would be another sum: s_mov_b32 exec_lo, s0 (0xBEFE0000)
    other = text_of((*pair[:2], 0xBEFE0000, *pair[2:], 0xDC6A0000, 0x007C0400, 0xBFB00000))
    assert other.partition("L_0:")[2].count("add.s64") < text.partition("L_0:")[2].count("add.s64")


def test_words_with_a_carry_are_one_number_afterwards() -> None:
    # v_add_co_u32 v1, vcc_lo, v1, 4; v_add_co_ci_u32 v2, null, 0, v2, vcc_lo; global_load_b32 v3, v[1:2], off; s_endpgm
    body = text_of((0xD7006A01, 0x00010901, 0xD5207C02, 0x01AA0480, 0xDC520000, 0x037C0001, 0xBFB00000)).partition(
        "L_0:"
    )[2]
    total = re.search(r"add\.s64 (%d\d+), (%d\d+), (%d\d+);", body)
    assert total is not None, "a constant is added to the number that v1 and v2 are"
    pairs = dict(re.findall(r"mov\.b64 (%d\d+), \{(.*)\};", body))
    first, second = (re.findall(r"%r\d+", pairs[name]) for name in total.groups()[1:])
    held = {register: value for value, register in re.findall(r"mov\.b32 (%r\d+), (%v_\d+);", body)}
    assert [held["%v_1"], held["%v_2"]] in (first, second)
    assert re.search(rf"and\.b64 %d\d+, {total[1]}, ", body), "the sum is the address"


def test_a_word_with_its_sign_is_multiplied_to_64_bits() -> None:
    # v_ashrrev_i32 v4, 31, v3; v_lshlrev_b64 v[4:5], 2, v[3:4]: as compilers scale an index
    body = text_of((0x3408069F, 0xD73C0004, 0x00020682, 0xBFB00000)).partition("L_0:")[2]
    assert re.search(r"mul\.wide\.s32 %d\d+, %r\d+, 4;", body) and "shl.b64" not in body
    # another word than the one whose sign it is: v_lshlrev_b64 v[4:5], 2, v[4:5]
    other = text_of((0x3408069F, 0xD73C0004, 0x00020882, 0xBFB00000)).partition("L_0:")[2]
    assert "mul.wide" not in other and "shl.b64" in other


def test_signs_of_operands_are_left_to_the_operation() -> None:
    # v_fma_f32 v1, -v2, |v3|, -|v4|; v_cndmask_b32 v5, -v2, v3, vcc_lo, whose bits count
    body = text_of((0xD6130601, 0xA4120702, 0xD5010005, 0x21AA0702, END)).partition("L_0:")[2]
    signs = {name: form for form, name in re.findall(r"\t(neg|abs)\.f32 (%r\d+),", body)}
    first, second, third = re.findall(r"fma\.rn\.f32 %r\d+, (%r\d+), (%r\d+), (%r\d+);", body)[0]
    assert (signs[first], signs[second], signs[third]) == ("neg", "abs", "neg")
    assert not signs.keys() & set(re.findall(r"%r\d+", re.findall(r"selp\.b32 (.*);", body)[0]))


def test_a_loop_whose_end_is_foreseen_has_the_loads_of_several_iterations_before_one_branch(image: LoadedImage) -> None:
    for name, marks, lanes in (("matmul", "fma.rn.f32", "scc"), ("reduction", "add.rn.f32", "exec")):
        blocks = kernel(image, name, (256, 1, 1), 0x7F1100000000).text.split("\nL_")
        loop = max(blocks, key=lambda block: block.count(marks))
        ahead, fast, slow = loop.replace("bra.uni M_", "bra.uni M_", 1).split("bra.uni", 3)[:3]
        assert marks not in ahead and "ld.global" not in ahead, f"{lanes} is looked at first"
        assert ahead.count("vote.sync.any") == (0 if name == "matmul" else 2), "lanes that leave do not come back"
        assert fast.count(marks) == (8 if name == "matmul" else 16) and slow.count(marks) in (0, 1)
        assert fast.count("ld.global.b32") == 16
        assert fast.rindex("ld.global.b32") < fast.index(marks), "nothing waits before all loads are begun"


def test_a_mask_of_scalar_registers_has_a_bit_for_each_lane() -> None:
    """s_mov_b32 vcc_lo, s3; v_cndmask_b32 v0, v1, v2, vcc_lo"""
    text = text_of((0xBEEA0003, 0x02000501, *STORE, END)).split("L_0:")[1].split("selp")[0]
    assert "vote" not in text and "%all" not in text
    [word] = re.findall(r"mov\.b32 (%r\d+), %vcc_0;", text)
    [wide] = re.findall(rf"cvt\.u64\.u32 (%d\d+), {word};", text)
    [low] = re.findall(rf"cvt\.u32\.u64 (%r\d+), {wide};", text)
    assert f"shr.u32 %r16, {low}, %lane;" in text


def test_addresses_that_loops_advance_are_sums_of_64_bits(image: LoadedImage) -> None:
    for name, joined in (("matmul", 1), ("reduction", 1)):
        text = kernel(image, name, (256, 1, 1), 0x7F1100000000).text
        loop = max(text.split("\nL_"), key=lambda block: block.count("ld.global"))
        made = dict(
            reversed(re.findall(r"\t(\S+) (%d\d+), ", part)[0])
            for part in loop.splitlines()
            if "\t" in part and ", " in part and re.findall(r"\t(\S+) (%d\d+), ", part)
        )
        fast = loop.split("bra.uni", 2)[1]
        forms = [made[address] for address in re.findall(r"ld\.global\.b32 %r\d+, \[(%d\d+)\]", fast)]
        assert forms.count("mov.b64") == joined and forms.count("add.s64") == 16 - joined


LOAD, WAIT, STORE, END = (0xDC520000, 0x067C0002), 0xBF8903F7, (0xDC6A0000, 0x007C0700), 0xBFB00000
"""global_load_b32 v6, v[2:3], off; s_waitcnt vmcnt(0); global_store_b32 v[0:1], v7, off; s_endpgm"""
COUNT = (0x8103C103, 0xBF068003, 0xBFA1FFF9)
"""s_add_i32 s3, s3, -1; s_cmp_eq_u32 s3, 0; s_cbranch_scc0, back over seven words"""


def test_a_load_ahead_does_not_pass_what_its_address_follows_from() -> None:
    def loop(instruction: int) -> str:
        return text_of((*LOAD, WAIT, instruction, *COUNT, *STORE, END)).split("bra.uni", 2)[1]

    plain = loop(0x060E0F06)  # v_add_f32 v7, v6, v7
    assert plain.count("add.rn.f32") == 16
    assert plain.rindex("ld.global") < plain.index("add.rn.f32")
    chased = loop(0x7E040306)  # v_mov_b32 v2, v6
    assert chased.index("mov.b32 %v_2,") < chased.rindex("ld.global")


def test_a_wait_in_a_loop_is_for_what_was_begun_before_it() -> None:
    first = (0xDC524000, 0x057C0000)  # global_load_b32 v5, v[0:1], off glc
    text = text_of((*first, *LOAD, WAIT, 0x060E0F06, *COUNT, *STORE, END))
    assert "ld.relaxed.sys.global" in text
    loop = text.split("\nL_8:")[1]
    fast, slow = loop.split(f"\n{re.findall(r'bra.uni (M_[0-9]+);', loop)[0]}:")
    assert fast.count("membar.cta;") == slow.count("membar.cta;") == 1, "whichever is carried out first"


def test_what_a_loop_ends_by_is_told_from_what_has_the_same_registers(image: LoadedImage) -> None:
    """SCC is that of its count and of its addresses, and their registers are those of what is loaded."""
    found = foreseen_in(image, "nbody", "s_load_b64")
    assert found is not None and (found.copies, len(found.loads)) == (4, 3)
    text = kernel(image, "nbody", (256, 1, 1), 0x7F1100000000).text
    loop = max(text.split("\nL_"), key=lambda block: block.count("fma.rn.f64"))
    fast = loop.split("bra.uni", 2)[1]
    assert fast.count("ld.global.v2.b32") == 12, "words for the whole wave are loaded together where they are aligned"
    assert fast.rindex("ld.global") < fast.index("fma.rn.f64")
    unaligned = kernel(image, "nbody", (256, 1, 1), 0x7F1100000004).text
    assert "ld.global.v2" not in unaligned and unaligned.count("ld.global.b32") > loop.count("ld.global.v2")


def foreseen_in(image: LoadedImage, name: str, like: str) -> Foreseen | None:
    target = image.code.target
    assert target is not None
    facts = facts_of(target.processor, 32)
    region = lift(image.address_of(name) - image.base, Fetcher(0, _bytes(image), target.processor, facts.features))
    blocks = [block for block in region if any(like in str(instruction) for instruction in block.instructions)]
    return foreseen(min(blocks, key=lambda block: len(block.instructions)), region, facts, 32)


def _bytes(image: LoadedImage) -> bytes:
    return image._memory.read(image.base, image.size)


def test_loops_that_end_by_what_they_load_are_as_they_are(tool: Tool, tmp_path: Path) -> None:
    made = built(tool, tmp_path, "gfx1100", HERE / "loops.hip")
    assert foreseen_in(made, "sum", "global_load") is not None
    assert foreseen_in(made, "chase", "global_load") is None, "where the loop ends is loaded"
    assert foreseen_in(made, "scale", "global_store") is None, "stores are not passed by loads"


def test_calls_are_jumps_to_functions_that_are_there(tool: Tool, tmp_path: Path) -> None:
    made = built(tool, tmp_path, "gfx1100", HERE / "calls.hip")
    functions = {
        name: made.address_of(name) - made.base for name in ("_Z5twicei", "_Z6squarei", "_Z3sumi") if _has(made, name)
    }
    addressed = set(addressed_in(made))
    assert set(functions.values()) <= addressed
    assert not {one.entry - made.base for one in made.kernels.values()} & addressed, "kernels are not called"
    for name in ("direct", "chosen", "recursive"):
        text = kernel(made, name, (64, 1, 1), 0x7F1100000000).text
        start, before = f"L_{made.address_of(name) - made.base:x}", text.partition("\nL_")
        assert before[2].startswith(start[2:] + ":") or f"bra.uni {start};" in before[0], "functions stand before it"
        assembled(tool, text, tmp_path)
        assert "exit;" in text or name == "direct", "a jump to anywhere else ends the wave"
    chosen = kernel(made, "chosen", (64, 1, 1), 0x7F1100000000).text
    assert all(f"bra.uni L_{place:x};" in chosen for place in functions.values())


def _has(made: LoadedImage, name: str) -> bool:
    try:
        return bool(made.address_of(name))
    except hipkit.NotFoundError:
        return False


def test_mode_follows_from_the_code() -> None:
    # v_add_f32 v1, v1, v2; s_round_mode 3; v_add_f32; s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1; v_add_f32; s_endpgm
    add, round_down = 0x06020501, 0xBF910003
    text = text_of((add, round_down, add, 0xB9800801, 0x1, add, 0xBFB00000))
    assert additions(text) == ["rn", "rz", "rp"]


def additions(text: str) -> list[str]:
    """How each addition rounds."""
    return re.findall(r"\badd\.(r.)\.f32", text)


def test_what_is_reached_with_two_values_of_mode_is_there_twice() -> None:
    add, round_down, end = 0x06020501, 0xBF910003, 0xBFB00000
    text = text_of((0xBFA20001, round_down, add, end))  # s_cbranch_scc1, past the change
    assert additions(text) == ["rn", "rz"] and text.count("\tret;") == 2
    # s_round_mode 3 at the end of a loop: its first turn rounds to the nearest.
    text = text_of((add, round_down, 0xBFA2FFFD, end))
    assert additions(text) == ["rn", "rz"]


def test_mode_is_set_to_what_a_register_holds() -> None:
    # s_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s4; v_add_f32; s_endpgm
    text = text_of((0xB9040801, 0x06020501, 0xBFB00000))
    assert sorted(additions(text)) == ["rm", "rn", "rp", "rz"] and "exit" not in text
    # s_round_mode 3; v_add_f32; s_setreg_b32 hwreg(HW_REG_MODE), s4; v_add_f32: it may be set to what it was before.
    text = text_of((0xBF910003, 0x06020501, 0xB904F801, 0x06020501, 0xBFB00000))
    assert sorted(additions(text)) == ["rn", "rz", "rz"] and text.count("exit") == 1


def test_no_function_is_left_with_another_mode() -> None:
    with pytest.raises(UnsupportedError, match="s_setpc_b64.* at 0x4, which leaves a function with MODE changed"):
        text_of((0xBF910003, 0xBE80481E))  # s_round_mode 3; s_setpc_b64 s[30:31]
    # s_setreg_imm32_b32 hwreg(HW_REG_MODE, 25, 1), 1, with which kernels for gfx1250 begin, changes no result.
    assert "setpc" not in text_of((0xB9800641, 0x1, 0xBE80481E))


def test_registers_are_chosen_by_number_among_those_that_there_are() -> None:
    # v_movrels_b32 v1, v2; v_movreld_b32 v3, v1; s_endpgm
    text = text_of((0x7E028702, 0x7E068501, 0xBFB00000)).partition("L_0:")[2]
    assert text.count("selp.b32") == SETUP.vgprs
    assert sum(f"mov.b32 %v_{n}," in text for n in range(SETUP.vgprs)) == SETUP.vgprs


def test_the_last_workgroups_have_the_work_items_that_are_left() -> None:
    code = (0xDC6A0000, 0x007C0400, 0xBFB00000)
    text = text_of(code, items=(1000, 1, 1))
    assert "min.u32" in text and "ret;" in text.partition("L_0:")[0]
    assert "min.u32" not in text_of(code)
    for items, some in (((1000, 1, 1), 1), ((1024, 3, 1), 0), ((1023, 1, 2), 1), ((256, 1, 1), 0)):
        assert text_of(code, items=items).count("sub.s32") == some, "only along axes whose last workgroup has fewer"


def test_the_threads_of_a_block_are_told_as_they_limit_registers(image: LoadedImage) -> None:
    assert ".reqntid 1024, 1, 1" in kernel(image, "vector_add", (1024, 1, 1), 0x7F1100000000).text
    assert ".reqntid 96, 1, 1\n{" in kernel(image, "vector_add", (13, 5, 1), 0x7F1100000000).text


def test_a_thread_may_have_all_registers_where_operations_take_long_or_it_has_two_lanes(image: LoadedImage) -> None:
    shapes = {
        (name, size): kernel(image, name, (size, 1, 1), 0x7F1100000000).text.partition(".reqntid")[2].split("\n")[1]
        for name in ("nbody", "vector_add")
        for size in (64, 256, 1024)
    }
    assert [shapes["nbody", size] for size in (64, 256, 1024)] == [f".minnctapersm {count}" for count in (4, 1, 1)]
    assert {shapes["vector_add", size] for size in (64, 256, 1024)} == {"{"}
    code = (0xBFB00000,)  # s_endpgm
    wide = replace(SETUP, lanes=64)
    assert ".reqntid 128, 1, 1\n.minnctapersm 2\n{" in text_of(code, wide)
    assert ".reqntid 128, 1, 1\n{" in text_of(code, wide, is_checked=True)


def test_a_trap_is_recorded_and_ends_the_wave() -> None:
    text = text_of((0xBF800000, 0xBF900002, 0xBFB00000))  # s_nop; s_trap 2
    assert "atom.relaxed.sys.global.cas.b32" in text and "exit;" in text and "trap;" not in text


def test_waves_with_a_time_limit_look_in_loops_whether_they_are_to_end(image: LoadedImage) -> None:
    plain, limited = (
        kernel(image, "nbody", (256, 1, 1), 0x7F1100000000, is_limited=limited).text for limited in (False, True)
    )
    assert "exit;" not in plain and limited.count("exit;") >= 1


def test_what_the_host_looks_at_is_ordered_for_it() -> None:
    # global_store_b32 v[0:1], v1, off; s_waitcnt_vscnt null, 0
    code = (0xDC6A0000, 0x007C0100, 0xBC7C0000, 0xBFB00000)
    assert "membar.gl;" in text_of(code) and "membar.sys;" in text_of(code, is_served=True)


def test_fences_are_where_something_is_on_its_way() -> None:
    from types import SimpleNamespace

    blocks = {0: SimpleNamespace(successors=(4,), resumes=None), 4: SimpleNamespace(successors=(0,), resumes=None)}
    region: Any = SimpleNamespace(start=0, blocks=blocks)
    ordering = Ordering()
    ordering.events[0] = [Wait(1, For.STORES), Wait(2, For.LOADS)]
    ordering.events[4] = [Event.WRITE, Event.LOOK]
    assert ordering.fences(region) == {1: "membar.gl"}, "the loop leads back to the waits"
    ordering.events[4] = [Event.LOOK]
    assert ordering.fences(region) == {1: "membar.cta"}
    alone: list[list[Event | Wait]] = [
        [Event.WRITE],
        [Event.WRITE, Wait(4, For.BOTH)],
        [Event.WRITE, Wait(4, For.LOADS)],
    ]
    for written in alone:
        ordering.events[0], ordering.events[4] = [Wait(1, For.LOADS), Wait(2, For.BOTH)], written
        assert not ordering.is_shared and ordering.fences(region) == {}, "nothing is looked at"
    for shared in (Event.LOOK, Wait(5, For.STORES), Wait(5, For.CACHES)):
        ordering.events[4] = [shared]
        assert ordering.is_shared
    ordering.events[0] = [Event.WRITE, Wait(1, For.BOTH), Wait(2, For.CACHES)]
    ordering.events[4] = [Event.LOOK, Wait(3, For.LOADS), Event.LOOK, Wait(4, For.STORES), Wait(5, For.CACHES)]
    assert ordering.fences(region) == {1: "membar.gl", 3: "membar.cta", 4: "membar.cta", 5: "membar.gl"}
    ordering.events[0] = [Wait(1, For.STORES), Wait(2, For.LOADS)]
    ordering.entered = (4,)
    ordering.events[4] = [Wait(3, For.CACHES)]
    assert ordering.fences(region) == {3: "membar.gl"}, "what was begun before a function is called"


def test_functions_are_found_by_their_symbols(samples: Path) -> None:
    """Where nothing in the data points to them."""
    file = samples / "hello.gfx1100.v5.hsaco"
    made = load(hipkit.CodeObject.read(file.read_bytes()), DeviceMemory())
    with file.open("rb") as opened:
        rows = [*ELFFile(opened).get_section_by_name(".symtab").iter_symbols()]
    functions = {row.name: row["st_value"] for row in rows if row["st_info"]["type"] == "STT_FUNC"}
    kernels = {name for name in functions if f"{name}.kd" in {row.name for row in rows}}
    assert addressed_in(made) == sorted(address for name, address in functions.items() if name not in kernels) != []
