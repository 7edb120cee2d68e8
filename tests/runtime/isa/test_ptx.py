"""Machine code of gfx1100 as PTX: what a lane value is belongs to the builder alone."""

from __future__ import annotations

import ctypes
import operator
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

pytest.importorskip("numpy")

import hipkit
from hipkit.fatbin.codeobject.cubin import Cubin
from hipkit.fatbin.errors import UnsupportedError
from hipkit.fatbin.isa import Instruction, decode
from hipkit.fatbin.source import Source
from hipkit.loader.image import LoadedImage, load
from hipkit.runtime.devices.backend import WaveSetup
from hipkit.runtime.devices.cuda.alignment import _Analysis, _is_for_whole_waves
from hipkit.runtime.devices.cuda.known_bits import IMAGE, UNKNOWN, WHOLE, KnownBits, KnownNumber, constant, zeros_of
from hipkit.runtime.devices.cuda.ptx import PtxBuilder
from hipkit.runtime.devices.cuda.ptx_kernel import HEAD, Start, translated
from hipkit.runtime.isa.builder import FLOAT_COMPARES, INTEGER_COMPARES, Address, Space
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.memory.atomics import UPDATES, operand_count
from hipkit.runtime.isa.values import BF16, F16, F32, F64, I1, I8, I16, I32, I64, I128, Lane, Mask, Mode, Rounding, Type
from hipkit.runtime.kernels.abi import Pointers, wave_setup
from hipkit.runtime.memory.device import DeviceMemory

HERE = Path(__file__).parent / "ptx"
KERNELS = Path(__file__).parents[3] / "benchmarks" / "engine_peers" / "kernels.hip"
TARGET = "gfx1100"
SETUP = WaveSetup(
    lanes=32, sgprs=dict.fromkeys(range(2), 0), group_ids=(("s", 15, 0, 32), None, None), wave_id=None, scratch_offset=None,
    packs_item_ids=True, item_ids=1, mode=0x3F0, vgprs=256, accum_offset=None,
)  # fmt: skip
VECTOR_ADD = Start("vector_add", SETUP, (256, 1, 1))
Tool = Callable[[str], Callable[..., Any]]


def ptx(code: bytes, start: Start, entry: int = 0, target: str = TARGET) -> str:
    facts = facts_of(target, start.setup.lanes)

    def fetch(address: int) -> Instruction:
        return next(iter(decode(code[address:], target, address=address, features=facts.features)))

    return translated(entry, fetch, facts, start).text


def built(tool: Tool, folder: Path, target: str) -> LoadedImage:
    built = folder / f"{target}.hsaco"
    tool("clang-22")(
        "-x", "hip", "--cuda-device-only", f"--offload-arch={target}", "-nogpulib", "-nogpuinc", "-O2",
        "--no-gpu-bundle-output", KERNELS, "-o", built,
    )  # fmt: skip
    return load(hipkit.CodeObject.read(built.read_bytes()), DeviceMemory())


@pytest.fixture(scope="module")
def image(tool: Tool, tmp_path_factory: pytest.TempPathFactory) -> LoadedImage:
    return built(tool, tmp_path_factory.mktemp("ptx"), TARGET)


def compiled(image: LoadedImage, name: str) -> str:
    kernel = image.code.kernel(name)
    assert kernel is not None
    assert kernel.descriptor is not None
    setup = wave_setup(kernel.descriptor, Pointers(kernarg=1))
    start = Start(name, setup, (16, 16, 1))
    assert image.code.target
    code = ctypes.string_at(image.base, image.size)
    return ptx(code, start, image.address_of(name) - image.base, image.code.target.processor)


def check(text: str) -> None:
    """Registers are declared, labels are there once, and everything that branches ends a block."""
    head, _, body = text.partition("\n\n\t")
    declared = set(re.findall(r"%\w+_\d+", head))
    counts = {prefix: int(count) for prefix, count in re.findall(r"(%[a-z])<(\d+)>", head)}
    used = set(re.findall(r"%[a-z0-9]+_\d+", body))
    assert used == declared
    for prefix, number in re.findall(r"(%[phrd])(\d+)\b", body):
        assert int(number) < counts[prefix]
    labels = re.findall(r"^([LM]_\w+):$", text, re.MULTILINE)
    assert len(labels) == len(set(labels))
    assert set(re.findall(r"bra\.uni (\w+);", text)) <= set(labels)
    lines = [line for line in body.splitlines() if line.startswith("\t")]
    assert all(line.endswith(";") for line in lines)
    assert text.rstrip().endswith("ret;\n}")


def test_vector_add_is_the_known_text() -> None:
    code = bytes.fromhex((HERE / "vector_add.hex").read_text())
    text = ptx(code, VECTOR_ADD)
    check(text)
    assert text == (HERE / "vector_add.ptx").read_text()


def test_the_tiled_matmul_has_what_it_is_made_of(image: LoadedImage) -> None:
    text = compiled(image, "matmul_tiled")
    check(text)
    assert ".extern .shared .align 16 .b8 lds[];" in text
    assert text.count("bar.sync 0;") == 2
    assert text.count("fma.rn.f32") == 16
    for piece in ("ld.global.b32", "st.global.b32", "ld.shared.b32", "st.shared.b32", "mul.lo.s32", "%ctaid.x"):
        assert piece in text


@pytest.mark.parametrize("target", [TARGET, "gfx942"])
def test_ptxas_assembles_it(target: str, tool: Tool, tmp_path: Path) -> None:
    image = built(tool, tmp_path, target)
    for name in ("vector_add", "matmul", "matmul_tiled", "reduction", "nbody", "histogram"):
        source = tmp_path / f"{name}.ptx"
        source.write_text(compiled(image, name))
        tool("ptxas")("-arch=sm_80", source, "-o", tmp_path / "cubin")
        assert [kernel.name for kernel in Cubin.read(Source.from_path(tmp_path / "cubin")).kernels] == [name]


def test_counts_of_bits_are_as_wide_as_what_is_counted() -> None:
    """popc and clz give 32 bits, whatever they count: PTX ISA, integer arithmetic instructions."""
    for type, register in ((I32, "%r8"), (I64, "%d8")):
        b = PtxBuilder(Mode())
        found = b.ctpop(Lane(type, register))
        assert found.type is type
        assert [line.split()[0] for line in b.lines] == [
            f"popc.b{type.width}",
            *(["cvt.u64.u32"] if type is I64 else []),
        ]


def test_what_it_has_not_is_refused_by_name() -> None:
    b = PtxBuilder(Mode())
    b.rounding = Rounding.UP
    with pytest.raises(UnsupportedError, match="f32 rounded to bf16 up"):
        b.fpcast(Lane(F32, "%r8"), BF16)
    assert b.generation == 70
    with pytest.raises(UnsupportedError, match="a value of type i128"):
        b.register(I128)


@pytest.mark.parametrize(
    ("lanes", "size", "threads"),
    [(32, (256, 1, 1), 256), (32, (33, 1, 1), 64), (64, (256, 1, 1), 128), (64, (5, 5, 3), 64), (64, (1, 1, 1), 32)],
)
def test_a_wave_is_a_warp(lanes: int, size: tuple[int, int, int], threads: int) -> None:
    assert Start("k", replace(SETUP, lanes=lanes), size).threads == threads


def test_a_thread_is_two_lanes_of_a_wave_of_64() -> None:
    b = PtxBuilder(Mode(), lanes=64)
    sum_ = b.add(Lane(I32, "%r8~%r9"), Lane(I32, "%r10"))
    assert b.lines == ["\tadd.s32 %r0, %r8, %r10;", "\tadd.s32 %r1, %r9, %r10;"]
    assert sum_.data == "%r0~%r1"
    b.lines.clear()
    assert b.bits_of(Mask("%p1~%p2")).type is I64
    assert [line for line in b.lines if "vote" in line] == [
        "\tvote.sync.ballot.b32 %r2, %p1, 0xffffffff;",
        "\tvote.sync.ballot.b32 %r3, %p2, 0xffffffff;",
    ]
    b.lines.clear()
    b.store(Space.GLOBAL, Address(Lane(I64, "%d8~%d9")), Lane(I8, "%h8~%h9"), Mask("%p1~%p2"))
    assert b.lines == ["\t@%p1 st.global.u8 [%d8], %h8;", "\t@%p2 st.global.u8 [%d9], %h9;"]


def test_words_that_are_not_aligned_are_of_the_two_that_they_are_in() -> None:
    b = PtxBuilder(Mode())
    address = Address(Lane(I64, "%d8"))
    for offset in (0, 4):
        b.load(Space.GLOBAL, address.moved(offset), I32, Mask("%p1"))
    loads = [line.partition("[")[2] for line in b.lines if "ld.global.b32" in line]
    base = loads[0].partition("+")[0]
    assert loads == [f"{base}+0];", f"{base}+4];", f"{base}+4];", f"{base}+8];"], "both are aligned, or neither"
    assert sum("shf.r.wrap.b32" in line for line in b.lines) == 2


@pytest.mark.parametrize("count", [2, 4])
def test_words_that_others_write_at_once_are_accessed_at_once(count: int) -> None:
    b = PtxBuilder(Mode())
    b.is_coherent = True
    address, mask = Address(Lane(I64, "%d8")), Mask("%p1")
    b.store_words(Space.GLOBAL, address, [Lane(I32, f"%r{n}") for n in range(20, 20 + count)], mask)
    b.load_words(Space.GLOBAL, address, count, mask)
    kind = "b64" if count == 2 else "v2.b64"
    for access in ("st", "ld"):
        assert sum(f"{access}.relaxed.sys.global.{kind}" in line for line in b.lines) == 1
    # And by smaller ones in lanes whose address is not a multiple of their size.
    assert sum("bra.uni" in line for line in b.lines) >= 2


def test_addresses_that_are_known_to_be_aligned_are_not_looked_at() -> None:
    b = PtxBuilder(Mode())
    b.alignment = 16
    address, mask = Address(Lane(I64, "%d8"), None, 32), Mask("%p1")
    b.store_words(Space.GLOBAL, address, [Lane(I32, f"%r{n}") for n in range(20, 24)], mask)
    assert b.lines[-1] == "\t@%p1 st.global.v2.b64 [%d8+32], {%d0, %d1};"
    assert len(b.lines) == 3
    b.lines.clear()
    b.load(Space.GLOBAL, address.moved(2), I16, mask)
    assert b.lines[-1] == "\t@%p1 ld.global.b16 %h0, [%d8+34];"
    b.load(Space.GLOBAL, address.moved(1), I16, mask)
    assert any("and.b64" in line for line in b.lines), "this one is odd"


def kernel_of(words: tuple[int, ...]) -> str:
    return ptx(b"".join(word.to_bytes(4, "little") for word in words), VECTOR_ADD)


LOOK = (0xDC524000, 0x017C0000)  # global_load_b32 v1, v[0:1], off glc
STORE, WAIT_STORES, WAIT, END = (0xDC6A0000, 0x007C0100), (0xBC7C0000,), (0xBF8903F7,), (0xBFB00000,)


def test_waits_order_what_others_look_at() -> None:
    text = kernel_of((*STORE, *WAIT_STORES, *LOOK, *WAIT, *END))
    assert [line.strip() for line in text.splitlines() if "membar" in line] == ["membar.gl;", "membar.cta;"]
    first, second = text.index("membar.gl"), text.index("membar.cta")
    assert text.index("st.global") < first < text.index("ld.relaxed.sys.global.b32") < second
    assert "membar" not in kernel_of((*STORE, *WAIT, *END)), "it waits for loads alone"
    assert "membar.gl" not in kernel_of((*WAIT_STORES, *LOOK, *WAIT, *END)), "nothing is stored"


def test_a_loop_of_atomic_operations_has_no_fences(image: LoadedImage) -> None:
    blocks = compiled(image, "histogram").split("\nL_")
    (loop,) = (block for block in blocks if "atom.shared" in block)
    assert "bra.uni" in loop
    assert "membar" not in loop


def test_barriers_need_no_fences(image: LoadedImage) -> None:
    assert "membar" not in compiled(image, "matmul_tiled")


def test_what_is_not_aligned_is_stored_by_bytes_where_a_lane_needs_it() -> None:
    b = PtxBuilder(Mode())
    b.store(Space.LDS, Address(Lane(I32, "%r8")), Lane(I32, "%r9"), Mask("%p1"))
    assert sum("st.shared.b32" in line for line in b.lines) == 1
    assert sum("st.shared.u8" in line for line in b.lines) == 4
    assert sum("bra.uni" in line for line in b.lines) == 1


def test_a_mask_that_only_a_branch_reads_is_agreed_on() -> None:
    # v_cmp_eq_u32 vcc_lo, 0, v0; s_cbranch_vccnz, which skips the next one; s_nop; s_endpgm
    text = kernel_of((0x7C940080, 0xBFA40001, 0xBF800000, 0xBFB00000))
    lines = text[text.index("L_0:") :].splitlines()
    (vote,) = (number for number, line in enumerate(lines) if "vote.sync.any.pred" in line)
    assert vote < next(number for number, line in enumerate(lines) if "bra.uni" in line)
    assert "ballot" not in text, "nothing reads its bits"


def test_masks_that_are_not_read_later_are_never_agreed_on() -> None:
    text = ptx(bytes.fromhex((HERE / "vector_add.hex").read_text()), VECTOR_ADD)
    votes = [line for line in text.splitlines() if "vote.sync.ballot" in line]
    assert len(votes) < text.count("setp.") / 4


def test_a_lane_of_64_is_read_from_the_half_that_has_it() -> None:
    b = PtxBuilder(Mode(), lanes=64)
    b.permute(Lane(I32, "%r8~%r9"), Lane(I32, "%r10~%r11"))
    assert sum("shfl.sync.idx.b32" in line for line in b.lines) == 4
    assert sum("selp.b32" in line for line in b.lines) == 2


def test_lanes_are_permuted_by_words() -> None:
    b = PtxBuilder(Mode())
    found = b.permute(Lane(I32, "%r8"), Lane(I32, "%r9"))
    assert b.lines == [f"\tshfl.sync.idx.b32 {found.data}, %r8, %r9, 31, 0xffffffff;"]
    b.lines.clear()
    b.permute(Lane(I64, "%d8"), Lane(I32, "%r9"))
    assert sum("shfl.sync.idx.b32" in line for line in b.lines) == 2


def _operations(b: PtxBuilder) -> None:
    """Every operation, on every type that it takes."""
    mask = b.mask_of(b.uniform(I64, 0x1234))
    for type in (I8, I16, I32, I64):
        x, y = (b.trunc(b.lane(I64, n), type) if type is not I64 else b.lane(I64, n) for n in (3, 5))
        for name in ("add", "sub", "mul", "and_", "or_", "xor", "umin", "umax", "smin", "smax"):
            getattr(b, name)(x, getattr(b, name)(x, 1))
        for name in ("uadd_sat", "usub_sat", "sadd_sat", "ssub_sat", "shl", "lshr", "ashr"):
            getattr(b, name)(x, y)
        for name in ("not_", "ctlz", "cttz", "ctpop", "bitreverse"):
            getattr(b, name)(x)
        for how in INTEGER_COMPARES:
            b.select(b.icmp(how, x, y), x, y)
        b.sext(x, I64)
        b.zext(b.trunc(x, I1), type)
        b.push(b.permute(x, b.lane_ids()), b.lane_ids(), mask)
        for space in (Space.GLOBAL, Space.FLAT, Space.BUFFER, Space.LDS, Space.SCRATCH):
            address = Address(b.lane(I32 if space in (Space.LDS, Space.SCRATCH) else I64, 64))
            b.store(space, address, b.load(space, address, type, mask), mask)
            for count in range(1, 5):
                b.store_words(space, address, b.load_words(space, address, count, mask), mask)
            if type in (I32, I64):
                for how in UPDATES:
                    if how.startswith("pk_") <= (type is I32):
                        b.atomic(how, space, address, [x] * operand_count(how), mask)
    for type in (F16, F32, F64):
        x, y = b.fpcast(b.lane(F32, 1.5), type), b.lane(type, 0.25)
        for rounding in Rounding:
            b.rounding = rounding
            b.fma(x, b.fadd(x, y), b.fmul(b.fsub(x, y), b.fdiv(x, b.sqrt(y))))
            for other in (F16, F32, F64):
                b.fpcast(x, other)
            for whole in (I16, I32, I64):
                b.sitofp(b.fptosi(x, whole), type)
                b.uitofp(b.fptoui(x, whole), type)
        b.rounding = Rounding.NEAREST_EVEN
        for name in ("fneg", "fabs", "floor", "ceil", "ftrunc", "rint"):
            getattr(b, name)(x)
        for how in FLOAT_COMPARES:
            b.fcmp(how, x, y)
    for type in (F16, F32, F64):
        b.fpcast(b.fpcast(b.fpcast(b.lane(F32, 1.0), type), BF16), type)
    b.shuffle(b.lane_ids(), range(31, -1, -1))
    b.lookup([5, 6], b.uniform(I32, 1))
    b.any(mask)
    b.fence(is_full=True)
    b.writelane(b.lane_ids(), b.readlane(b.lane_ids(), b.uniform(I32, 2)), b.uniform(I32, 3))


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("is_coherent", [False, True])
@pytest.mark.parametrize("alignment", [1, 16])
def test_ptxas_assembles_every_operation(tool: Tool, tmp_path: Path, is_coherent: bool, alignment: int) -> None:
    b = PtxBuilder(Mode())
    b.is_coherent, b.alignment = is_coherent, alignment
    _operations(b)
    kinds = {"pred": "%p", "b16": "%h", "b32": "%r", "b64": "%d"}
    registers = "".join(f".reg .{kind} {kinds[kind]}<{count}>;\n" for kind, count in b.counts.items())
    head = f"{HEAD.format(generation=b.generation)}{b.tables_text()}.extern .shared .align 16 .b8 lds[];\n"
    body = "\n".join(b.lines)
    text = f"{head}.visible .entry k()\n{{\n{registers}.local .align 16 .b8 scratch[128];\n{body}\nret;\n}}\n"
    (tmp_path / "k.ptx").write_text(text)
    tool("ptxas")("-arch=sm_90", "-O0", tmp_path / "k.ptx", "-o", tmp_path / "cubin")


def test_what_is_known_of_one_of_two_numbers() -> None:
    low, high = KnownNumber(argument=8, part=0), KnownNumber(argument=8, part=1)
    assert low.joined(low) == low
    assert replace(low, zeros=3, because=frozenset([1])).joined(replace(low, zeros=2)) == replace(
        low, zeros=2, because=frozenset([1])
    )
    assert low.joined(high) == UNKNOWN
    assert low.joined(replace(low, argument=16)) == UNKNOWN
    assert low.joined(UNKNOWN) == UNKNOWN
    assert constant(24).joined(constant(16)) == KnownNumber(zeros=3)
    assert constant(24).joined(replace(constant(24), because=frozenset([2]))) == replace(
        constant(24), because=frozenset([2])
    )
    assert WHOLE.joined(UNKNOWN) == UNKNOWN


def test_low_zeros_of_numbers() -> None:
    known = {0: 4, 1: 0, 2: 1, 3: 0, 8: 3, 12: 2, 16: 4, 96: 4, (1 << 64) - 8: 3}
    assert {number: zeros_of(number) for number in known} == known


COMPUTED: dict[str, Callable[[int, int], int]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "and_": operator.and_, "or_": operator.or_,
    "xor": operator.xor, "umin": min, "umax": max,
}  # fmt: skip
SHIFTS: dict[str, Callable[[int, int], int]] = {"shl": operator.lshift, "lshr": operator.rshift}


@pytest.mark.parametrize("type", [I32, I64], ids=lambda type: type.text)
@pytest.mark.parametrize("name", [*COMPUTED, *SHIFTS])
def test_what_is_known_of_results_is_true(type: Type, name: str) -> None:
    b, random, ones = KnownBits(Mode(), 32, memoryview(b"")), Random(3), (1 << type.width) - 1
    for _ in range(400):
        x, y = (
            random.getrandbits(type.width) >> random.choice((0, 20)) << random.randrange(6) & ones for _ in range(2)
        )
        y = random.randrange(type.width) if name in SHIFTS else y
        first, second = (
            constant(one)
            if random.random() < 0.4
            else KnownNumber(random.randint(0, zeros_of(one)), because=frozenset([at]))
            for at, one in enumerate((x, y))
        )
        found: KnownNumber = getattr(b, name)(Lane(type, first), Lane(type, second)).data
        result = {**COMPUTED, **SHIFTS}[name](x, y) & ones
        assert found.number in (None, result) and result % (1 << found.zeros) == 0, (x, y, first, second)
        if first.number is not None and second.number is not None and name not in ("or_", "xor", "umin", "umax"):
            assert found == constant(result)
        if found.number is None and found.zeros and None in (first.number, second.number) and name != "shl":
            assert found.because


def test_how_aligned_results_are() -> None:
    b = KnownBits(Mode(), 32, memoryview(b""))
    two, three, one = (KnownNumber(zeros, because=frozenset([zeros])) for zeros in (2, 3, 1))
    argument = KnownNumber(4, argument=8)

    def of(name: str, x: KnownNumber, y: KnownNumber | int) -> KnownNumber:
        found: KnownNumber = getattr(b, name)(Lane(I64, x), Lane(I64, y) if isinstance(y, KnownNumber) else y).data
        return found

    both = frozenset([2, 3])
    assert [of(name, two, three) for name in ("add", "sub", "or_", "xor", "umin")] == [KnownNumber(2, because=both)] * 5
    assert of("mul", one, one) == KnownNumber(2, because=frozenset([1]))
    assert of("mul", two, three) == KnownNumber(4, because=both)
    assert of("mul", three, 2) == KnownNumber(4, because=frozenset([3]))
    assert of("and_", two, three) == KnownNumber(3, because=both)
    assert of("and_", argument, -16 & (1 << 64) - 1) == argument, "nothing is cleared"
    assert of("and_", one, -8 & (1 << 64) - 1) == KnownNumber(3, because=frozenset([1]))
    assert [of("shl", one, count).zeros for count in (0, 1, 2, 3, 9)] == [1, 2, 3, 4, 4]
    assert of("lshr", three, 1) == UNKNOWN
    assert of("add", argument, 24).argument == 32 and of("sub", argument, 24).argument == -16
    assert of("add", argument, two).argument is None
    low, high = b.split(Lane(I64, argument))
    assert (low.data.part, high.data.part, low.data.argument) == (0, 1, 8)
    assert b.join(low, high).data == argument and b.join(high, low).data.argument is None
    assert b.trunc(Lane(I64, constant(0x1_0000_0006)), I32).data == constant(6)
    assert b.sext(Lane(I32, constant(0xFFFFFFF8)), I64).data == KnownNumber(3)
    assert b.sext(Lane(I32, constant(8)), I64).data == constant(8)
    assert b.select(Mask(UNKNOWN), Lane(I32, constant(8)), Lane(I32, constant(12))).data == KnownNumber(2)


@pytest.mark.parametrize(("lanes", "text"), [(32, "%p1"), (64, "%p1~%p2")])
def test_what_is_computed_of_the_bits_of_masks_is_a_mask_again(lanes: int, text: str) -> None:
    """Nothing is shifted out of it, lane by lane."""
    b = PtxBuilder(Mode(), lanes=lanes)
    mask, other = Mask(text), Mask(text.replace("p", "p7"))
    bits, more = b.bits_of(mask), b.bits_of(other)
    found = [b.not_(bits), b.and_(bits, more), b.or_(bits, b.not_(more)), b.xor(bits, more)]
    b.lines.clear()
    for one in found:
        b.mask_of(one)
    assert b.lines == []
    b.mask_of(b.add(bits, more))
    assert any("shr" in line for line in b.lines), "of a sum nothing is known"


@pytest.mark.parametrize(
    ("word", "does"),
    [(0xBEFE00C1, True), (0xBEFE0000, False), (0xBE8000C1, False), (0xBE8022C1, True), (0xBE802200, False)],
    ids=["exec = -1", "exec = s0", "s0 = -1", "exec |= -1", "exec |= s0"],
)
def test_lanes_become_active_where_exec_is_given_all_of_them(word: int, does: bool) -> None:
    [instruction] = decode(word.to_bytes(4, "little"), "gfx1100")
    assert any(register.file == "exec" for register in instruction.writes) or not does
    assert _is_for_whole_waves(instruction) is does


@pytest.mark.parametrize(("address", "zeros"), [(0, 2), (4, 3), (12, 4), (28, 4), (8, 2)])
def test_the_program_counter_is_the_address_of_the_next_instruction(address: int, zeros: int) -> None:
    """Code objects begin at pages: their low bits are those of offsets."""
    [instruction] = decode(bytes.fromhex("004780be"), "gfx1100", address)  # s_getpc_b64 s[0:1]
    put: dict[int, KnownNumber] = {}
    registers = SimpleNamespace(
        set_scalar=lambda _file, index, value: put.update({index: value.data}),
        forget=lambda keys: [put.pop(index, None) for _, index in keys],
    )
    _Analysis._program_counter(cast("Any", None), cast("Any", registers), instruction)
    assert {index: known.zeros for index, known in put.items()} == {0: zeros}
    assert put[0].number is None and put[0].because == frozenset([IMAGE])


@pytest.mark.parametrize(("space", "address", "swap"), [
    (Space.GLOBAL, Lane(I64, "%d8"), "atom.relaxed.sys.global.cas.b32"), (Space.LDS, Lane(I32, "%r8"), "atom.shared.cas.b32"),
])  # fmt: skip
def test_what_is_swapped_in_a_loop_is_seen_by_the_whole_system(space: str, address: Lane, swap: str) -> None:
    """In LDS only the workgroup looks."""
    b = PtxBuilder(Mode())
    b.atomic("fmin", space, Address(address), [Lane(F32, "%f9")], Mask("%p1"))
    assert [line.split()[0] for line in b.lines if "cas" in line] == [swap]
