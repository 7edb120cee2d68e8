"""Accesses through a pointer to one allocation that reach another live one: reported at their line, with both."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import hipkit
from hipkit.runtime.devices.cpu import strays
from hipkit.runtime.devices.findings import KernelFinding
from hipkit.runtime.kernels import abi

SOURCE = Path(__file__).parent / "checks" / "strays.hip"
BYTES = 4096
PRELOADING = ("-mllvm", "-amdgpu-kernarg-preload-count=8")
BUILDS = [
    ("gfx942", "-O3", ()),
    ("gfx950", "-O3", PRELOADING),
    *((gpu, "-O3", ()) for gpu in ("gfx90a", "gfx1030", "gfx1100", "gfx1201")),
    *((gpu, "-O0", ()) for gpu in ("gfx906", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201")),
]


def kernels(level: str = "-O3") -> dict[str, set[int]]:
    """Of each kernel the lines where it strays, and that is found."""
    found: dict[str, set[int]] = {}
    for number, line in enumerate(SOURCE.read_text(encoding="utf-8").splitlines(), 1):
        if name := re.match(r"KERNEL (\w+)\(", line):
            lines = found.setdefault(name[1], set())
        if (mark := re.search(r"// stray(?: but at (.+))?$", line)) and mark[1] != level:
            lines.add(number)
    return found


@pytest.fixture(scope="module", params=BUILDS, ids=lambda build: f"{build[0]} {build[1]}")
def build(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> tuple[hipkit.Module, str]:
    gpu, level, options = request.param
    text = SOURCE.read_text(encoding="utf-8")
    return hipkit.compile(text, gpu, [level, "-g", *options], compiler=compiler_here("ziglang")), level


def launch(module: hipkit.Module, name: str) -> list[KernelFinding]:
    """Run a kernel on two buffers that are some way apart."""
    device = module.device
    first, far, second = device.buffer(BYTES), device.buffer(1 << 20), device.buffer(BYTES)
    apart = (second.address - first.address) // 4
    third: object = apart
    if name == "by_an_index_from_memory":
        second.copy_from(np.full(512, apart, "i8"))
    elif name == "sound_swap":
        third = device.buffer(np.array([3], "i4"))
    elif name == "sound_null":
        third = None
    elif name == "sound_pointer_from_memory":
        first.copy_from(np.array([far.address], "u8"))
    pair = first.address.to_bytes(8, "little") + second.address.to_bytes(8, "little")
    arguments = [pair, apart] if name == "through_a_member" else [first, second, third]
    if name.endswith("through_a_table"):
        table = device.buffer(np.frombuffer(pair + apart.to_bytes(8, "little", signed=True), "i8"))
        arguments = [table, second, 0]
    with hipkit.checking("mem") as found:
        module[name].launch(1, 256, arguments)
    return found


@pytest.mark.in_turn(6)
@pytest.mark.parametrize("name", kernels())
def test_an_access_of_other_memory_is_found_at_its_line(build: tuple[hipkit.Module, str], name: str) -> None:
    module, level = build
    found, expected = launch(module, name), kernels(level)[name]
    places = {int(site.line.rpartition(":")[2]) for one in found for site in one.sites}
    assert places == expected, [line for one in found for line in one.lines()]
    assert {(one.tool, one.rule) for one in found} == ({("mem", "other-allocation")} if expected else set())
    assert all(f"points to {BYTES:,} bytes at " in one.detail for one in found)


BEYOND = """
#include <hip/hip_runtime.h>
__constant__ float weights[8];
extern "C" __global__ void sum(float *out, int count) {
    float sum = 0;
    for (int n = 0; n < count; n++) sum += weights[n];
    out[threadIdx.x] = sum;
}
"""


@pytest.mark.parametrize("gpu", ["gfx942", "gfx1030"])
def test_what_lies_between_the_segments_of_a_code_object_is_no_memory(
    compiler_here: Callable[[str], str], gpu: str
) -> None:
    module = hipkit.compile(BEYOND, gpu, compiler=compiler_here("ziglang"))
    out = module.device.buffer(256)
    with hipkit.checking("mem") as found:
        module["sum"].launch(1, 64, [out, 8])
        assert found == []
        with pytest.raises(hipkit.MemoryFault, match="in no allocation"):
            module["sum"].launch(1, 64, [out, 9])
    module["sum"].launch(1, 64, [out, 9])


def test_the_buffer_of_scratch_memory_is_known_as_waves_begin_with_it() -> None:
    for lanes in (32, 64):
        assert abi.scratch_resource(abi.Pointers(), lanes)[1:3] == (strays._SWIZZLED, strays._NO_LIMIT)
