"""Machine code of gfx1100 as PTX: what a lane value is belongs to the builder alone."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

import hipkit
from hipkit.fatbin.codeobject.cubin import Cubin
from hipkit.fatbin.errors import UnsupportedError
from hipkit.fatbin.isa import Instruction, decode
from hipkit.fatbin.source import Source
from hipkit.loader.image import LoadedImage, load
from hipkit.runtime.devices.cuda.ptx import PtxBuilder
from hipkit.runtime.devices.cuda.ptx_kernel import Start, ptx_of
from hipkit.runtime.isa.builder import FLOAT_COMPARES, INTEGER_COMPARES, Address, Space
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.memory.atomics import UPDATES, operand_count
from hipkit.runtime.isa.values import BF16, F16, F32, F64, I1, I8, I16, I32, I64, I128, Lane, Mode, Rounding
from hipkit.runtime.kernels.abi import Pointers, wave_setup
from hipkit.runtime.memory.device import DeviceMemory

HERE = Path(__file__).parent / "ptx"
KERNELS = Path(__file__).parents[3] / "benchmarks" / "engine_peers" / "kernels.hip"
TARGET = "gfx1100"
VECTOR_ADD = Start("vector_add", kernarg=0, group_ids=(15, None, None), mode=0x3F0)
Tool = Callable[[str], Callable[..., Any]]


def ptx(code: bytes, start: Start, entry: int = 0, lanes: int = 32) -> str:
    facts = facts_of(TARGET, lanes)

    def fetch(address: int) -> Instruction:
        return next(iter(decode(code[address:], TARGET, address=address, features=facts.features)))

    return ptx_of(entry, fetch, facts, start)


@pytest.fixture(scope="module")
def image(tool: Tool, tmp_path_factory: pytest.TempPathFactory) -> LoadedImage:
    built = tmp_path_factory.mktemp("ptx") / "kernels.hsaco"
    tool("clang-22")(
        "-x", "hip", "--cuda-device-only", f"--offload-arch={TARGET}", "-nogpulib", "-nogpuinc", "-O2",
        "--no-gpu-bundle-output", KERNELS, "-o", built,
    )  # fmt: skip
    return load(hipkit.CodeObject.read(built.read_bytes()), DeviceMemory())


def compiled(image: LoadedImage, name: str) -> str:
    kernel = image.code.kernel(name)
    assert kernel is not None
    assert kernel.descriptor is not None
    setup = wave_setup(kernel.descriptor, Pointers(kernarg=1))
    kernarg = next(index for index, value in setup.sgprs.items() if value == 1)
    x, y, z = (None if where is None else where[1] for where in setup.group_ids)
    start = Start(name, kernarg, (x, y, z), setup.mode, kernel.lds or 0)
    return ptx(ctypes.string_at(image.base, image.size), start, image.address_of(name) - image.base)


def check(text: str) -> None:
    """Registers are declared, labels are there once, and everything that branches ends a block."""
    head, _, body = text.partition("\n\n\t")
    declared = set(re.findall(r"%\w+_\d+", head))
    counts = {prefix: int(count) for prefix, count in re.findall(r"(%[a-z])<(\d+)>", head)}
    used = set(re.findall(r"%[a-z0-9]+_\d+", body))
    assert used == declared
    for prefix, number in re.findall(r"(%[phrd])(\d+)\b", body):
        assert int(number) < counts[prefix]
    labels = re.findall(r"^(L_\w+):$", text, re.MULTILINE)
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
    assert ".shared .align 16 .b8 lds[2048];" in text
    assert text.count("bar.sync 0;") == 2
    assert text.count("fma.rn.f32") == 16
    for piece in ("ld.global.b32", "st.global.b32", "ld.shared.b32", "st.shared.b32", "mul.lo.s32", "%ctaid.x"):
        assert piece in text


@pytest.mark.parametrize("name", ["vector_add", "matmul", "matmul_tiled", "reduction", "nbody", "histogram"])
def test_ptxas_assembles_it(image: LoadedImage, tool: Tool, tmp_path: Path, name: str) -> None:
    source = tmp_path / f"{name}.ptx"
    source.write_text(compiled(image, name))
    tool("ptxas")("-arch=sm_80", source, "-o", tmp_path / "cubin")
    assert [kernel.name for kernel in Cubin.read(Source.from_path(tmp_path / "cubin")).kernels] == [name]


def test_what_it_has_not_is_refused_by_name() -> None:
    b = PtxBuilder(Mode())
    b.rounding = Rounding.UP
    with pytest.raises(UnsupportedError, match="f32 rounded to bf16 up"):
        b.fpcast(Lane(F32, "%r8"), BF16)
    with pytest.raises(UnsupportedError, match="a value of type i128"):
        b.register(I128)


def test_a_wave_is_a_warp() -> None:
    with pytest.raises(UnsupportedError, match="a wave of 64 lanes"):
        ptx(bytes.fromhex((HERE / "vector_add.hex").read_text()), VECTOR_ADD, lanes=64)


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
    b.fpcast(b.fpcast(b.lane(F32, 1.0), BF16), F32)
    b.shuffle(b.lane_ids(), range(31, -1, -1))
    b.lookup([5, 6], b.uniform(I32, 1))
    b.any(mask)
    b.fence(is_full=True)
    b.writelane(b.lane_ids(), b.readlane(b.lane_ids(), b.uniform(I32, 2)), b.uniform(I32, 3))


def test_ptxas_assembles_every_operation(tool: Tool, tmp_path: Path) -> None:
    b = PtxBuilder(Mode())
    _operations(b)
    kinds = {"pred": "%p", "b16": "%h", "b32": "%r", "b64": "%d"}
    registers = "".join(f".reg .{kind} {kinds[kind]}<{count}>;\n" for kind, count in b.counts.items())
    head = f".version 8.0\n.target sm_90\n.address_size 64\n{b.tables_text()}.extern .shared .align 16 .b8 lds[];\n"
    body = "\n".join(b.lines)
    text = f"{head}.visible .entry k()\n{{\n{registers}.local .align 16 .b8 scratch[128];\n{body}\nret;\n}}\n"
    (tmp_path / "k.ptx").write_text(text)
    tool("ptxas")("-arch=sm_90", "-O0", tmp_path / "k.ptx", "-o", tmp_path / "cubin")
