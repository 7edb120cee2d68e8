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
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.values import I32, I64, Lane, Mode
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


@pytest.mark.parametrize("name", ["vector_add", "matmul", "matmul_tiled", "reduction"])
def test_ptxas_assembles_it(image: LoadedImage, tool: Tool, tmp_path: Path, name: str) -> None:
    source = tmp_path / f"{name}.ptx"
    source.write_text(compiled(image, name))
    tool("ptxas")("-arch=sm_80", source, "-o", tmp_path / "cubin")
    assert [kernel.name for kernel in Cubin.read(Source.from_path(tmp_path / "cubin")).kernels] == [name]


@pytest.mark.parametrize(("name", "what"), [("nbody", "a value of type f64"), ("histogram", "a value of type i8")])
def test_what_it_has_not_is_refused_by_name(image: LoadedImage, name: str, what: str) -> None:
    with pytest.raises(UnsupportedError, match=what):
        compiled(image, name)


def test_a_wave_is_a_warp() -> None:
    with pytest.raises(UnsupportedError, match="a wave of 64 lanes"):
        ptx(bytes.fromhex((HERE / "vector_add.hex").read_text()), VECTOR_ADD, lanes=64)


def test_lanes_are_permuted_by_words() -> None:
    b = PtxBuilder(Mode())
    found = b.permute(Lane(I32, "%r8"), Lane(I32, "%r9"))
    assert b.lines == [f"\tshfl.sync.idx.b32 {found.data}, %r8, %r9, 31, 0xffffffff;"]
    with pytest.raises(UnsupportedError, match="permute of i64"):
        b.permute(Lane(I64, "%rd8"), Lane(I32, "%r9"))
