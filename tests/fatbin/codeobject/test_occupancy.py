"""Occupancy is what clang prints for the same kernels, for every generation; and a few figures known by hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.fatbin.codeobject.generations import BY_PROCESSOR, GENERATIONS
from hipkit.fatbin.codeobject.kernel import Kernel
from hipkit.fatbin.codeobject.occupancy import Occupancy, occupancy
from hipkit.fatbin.source import Source

REMOVED = {"gfx940", "gfx941"}
NEWER = {"gfx12-5-generic"}
FIXED_SGPRS = {"gfx802", "gfx805"}
"""A fault of the hardware: every kernel has 96."""
PROCESSORS = sorted(set(BY_PROCESSOR) - REMOVED - NEWER)
VGPRS = (1, 24, 25, 33, 49, 65, 97, 129, 168, 200, 255)
SGPRS = (40, 60, 81, 90, 98)
LDS = (1, 3000, 9000, 17000, 33000, 65536)
GROUPS = (
    *(f"amdgpu_flat_work_group_size(1, {size})" for size in (64, 256, 320, 768, 1024)),
    *(f"reqd_work_group_size({size}, 1, 1)" for size in (32, 64, 256, 1024)),
)
"""A smallest size that is not also the largest is in no metadata, so it cannot be told from the file."""


def source(processor: str) -> str:
    """OpenCL with a kernel for each register count, LDS size and workgroup size."""
    largest = BY_PROCESSOR[processor].lds
    sizes = [size for size in LDS if size <= largest]
    fixed = processor in FIXED_SGPRS
    registers = [f"v{number}" for number in VGPRS] + [f"s{number}" for number in SGPRS if number < 90 or not fixed]
    lines = [kernel(register, f'__asm__ volatile("" ::: "{register}");') for register in registers]
    for index, group in enumerate(GROUPS):
        for size in (0, *sizes):
            use = f'local char l[{size}]; __asm__ volatile("" :: "v"(&l[0]));' if size else ""
            lines.append(kernel(f"g{index}_{size}", use, f"__attribute__(({group}))"))
    return "\n".join(lines)


def kernel(name: str, body: str, attribute: str = "") -> str:
    return f"kernel {attribute} void {name}(void) {{ {body} }}"


def compiled(
    tool: Callable[[str], Any], folder: Path, processor: str, *options: str
) -> tuple[dict[str, int], CodeObject]:
    """What clang says of each kernel, and what hipkit reads of it."""
    text, out = folder / "k.cl", folder / "k.o"
    text.write_text(source(processor))
    done = tool("clang-22")(
        "--target=amdgcn-amd-amdhsa", f"-mcpu={processor}", "-nogpulib", "-Xclang", "-cl-std=CL2.0", "-cl-no-stdinc", "-O1", "-w", "-c", text, "-o", out,
        "-Rpass-analysis=kernel-resource-usage", *options,
    )  # fmt: skip
    remarks = done.stderr.decode()
    said = dict(re.findall(r"Function Name: (\w+) .*?Occupancy \[waves/SIMD\]: (\d+)", remarks, re.DOTALL))
    return {name: int(waves) for name, waves in said.items()}, CodeObject.read(Source.from_path(out))


def waves(kernel: Kernel) -> int | None:
    return kernel.occupancy.waves if kernel.occupancy else None


def modes(processor: str) -> list[tuple[str, ...]]:
    known = BY_PROCESSOR[processor]
    sizes = [(f"-mwavefrontsize{size}",) if size == 64 else () for size in known.wave_sizes]
    sizes = sizes if len(known.wave_sizes) > 1 else [()]
    return [*sizes, *((*options, "-mcumode") for options in sizes if known.pairs_cus)]


FIRST = [next(name for name in row.processors if name not in REMOVED) for row in GENERATIONS]


@pytest.mark.parametrize("processor", FIRST)
def test_the_figure_is_the_one_that_clang_prints(tool: Callable[[str], Any], tmp_path: Path, processor: str) -> None:
    for options in modes(processor):
        said, code = compiled(tool, tmp_path, processor, *options)
        assert len(said) > 50
        wrong = {k.name: (k.occupancy, said[k.name]) for k in code.kernels if waves(k) != said[k.name]}
        assert wrong == {}, options


@pytest.mark.slow
@pytest.mark.parametrize("processor", [p for p in PROCESSORS if p not in FIRST])
def test_processors_of_one_row_are_alike(tool: Callable[[str], Any], tmp_path: Path, processor: str) -> None:
    said, code = compiled(tool, tmp_path, processor)
    assert [k.name for k in code.kernels if waves(k) != said[k.name]] == []


@pytest.mark.parametrize(
    ("processor", "resources", "known"),
    [
        ("gfx942", {"vgprs": 128}, Occupancy(4, "vgprs")),
        ("gfx942", {"vgprs": 129}, Occupancy(3, "vgprs")),
        ("gfx942", {"vgprs": 512}, Occupancy(1, "vgprs")),
        ("gfx942", {"vgprs": 8}, Occupancy(8, "waves")),
        ("gfx906", {"sgprs": 102}, Occupancy(7, "sgprs")),
        ("gfx906", {"lds": 32768, "largest_group": 256}, Occupancy(2, "lds")),
        ("gfx1100", {"vgprs": 96, "wave_size": 32}, Occupancy(16, "waves")),
        ("gfx1100", {"vgprs": 97, "wave_size": 32}, Occupancy(12, "vgprs")),
        ("gfx1102", {"vgprs": 96, "wave_size": 32}, Occupancy(10, "vgprs")),
        ("gfx1030", {"wave_size": 32, "largest_group": 32, "smallest_group": 32}, Occupancy(16, "waves")),
        ("gfx1010", {"vgprs": 48, "wave_size": 32}, Occupancy(20, "waves")),
        ("gfx950", {"lds": 163840}, Occupancy(4, "lds")),
    ],
)
def test_figures_known_by_hand(processor: str, resources: dict[str, int], known: Occupancy) -> None:
    defaults = {"vgprs": 1, "sgprs": 1, "lds": 0, "largest_group": 1024}
    assert occupancy(processor, **{**defaults, **resources}) == known


def test_what_is_not_known_has_no_occupancy() -> None:
    assert occupancy("gfx9999", vgprs=1, sgprs=1, lds=0, largest_group=64) is None
    assert occupancy("gfx906", vgprs=1, sgprs=1, lds=0, largest_group=64, wave_size=32) is None
    assert occupancy("gfx906", vgprs=1, sgprs=1, lds=0, largest_group=0) is None
    assert occupancy("gfx906", vgprs=1, sgprs=1, lds=0, largest_group=1 << 40) is None
