"""Reads of memory that nothing has set: found where the value is used, and neither where it is copied nor once it is set."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

import hipkit  # noqa: E402
from hipkit.runtime.devices.findings import KernelFinding  # noqa: E402
from hipkit.runtime.memory import undefined  # noqa: E402
from hipkit.runtime.memory.undefined import UndefinedMemory  # noqa: E402

SOURCE = Path(__file__).parent / "checks" / "undefined.hip"
KERNEL = re.compile(r"^KERNEL (\w+)\(")
SIZE = 1 << 14


def lines() -> dict[str, set[int]]:
    """Of each kernel the lines of its findings."""
    found: dict[str, set[int]] = {}
    for number, line in enumerate(SOURCE.read_text().splitlines(), 1):
        if name := KERNEL.match(line):
            known = found.setdefault(name[1], set())
        if line.endswith("// used"):
            known.add(number)
    return found


LINES = lines()
MODELLED = UndefinedMemory()


@pytest.fixture(scope="module", params=[("gfx942", "-O3"), ("gfx1201", "-O0"), ("gfx90a", "-O0"), ("gfx1100", "-O3")])
def module(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> hipkit.Module:
    gpu, level = request.param
    return hipkit.compile(SOURCE.read_text(), gpu, [level, "-g"], compiler=compiler_here("ziglang"))


def found_in(
    module: hipkit.Module, name: str, prepare: Callable[[hipkit.Buffer], object], **options: Any
) -> list[KernelFinding]:
    """What is found where the kernel gets new memory that ``prepare`` has looked at."""
    with hipkit.checking("init", **options) as found:
        buffer = module.device.buffer(SIZE)
        prepare(buffer)
        module[name].launch(2 if "lds" not in name else 1, 64, [buffer])
    return found


def lines_of(found: list[KernelFinding]) -> set[int]:
    return {int(site.line.rpartition(":")[2]) for one in found for site in one.sites}


@pytest.mark.in_turn(6)
@pytest.mark.parametrize("name", LINES)
def test_undefined_values_are_found_where_they_are_used(module: hipkit.Module, name: str) -> None:
    found = found_in(module, name, lambda _buffer: None)
    assert lines_of(found) == LINES[name], [line for one in found for line in one.lines()]
    assert {(one.tool, one.rule, one.severity) for one in found} <= {("init", "undefined-read", "error")}


@pytest.mark.parametrize("name", [name for name in LINES if "lds" not in name])
def test_what_has_been_set_is_not_reported(module: hipkit.Module, name: str) -> None:
    zeros = np.zeros(SIZE, "u1")
    assert found_in(module, name, lambda buffer: buffer.copy_from(zeros)) == [], "by a copy"
    assert found_in(module, name, lambda buffer: buffer.fill(0)) == [], "by a fill"


def test_what_a_kernel_sets_another_may_use(module: hipkit.Module) -> None:
    def prepare(buffer: hipkit.Buffer) -> None:
        module["sets"].launch(2, 64, [buffer])

    assert found_in(module, "sums", prepare) == []
    assert found_in(module, "sums", prepare, kernels="sums") == [], "of a kernel that is not checked, too"
    (one,) = found_in(module, "doubles", lambda buffer: module["sets"].launch(1, 64, [buffer]))
    assert one.count == 64, "of the second block"


def test_a_copy_of_undefined_memory_is_undefined(module: hipkit.Module) -> None:
    with hipkit.checking("init") as found:
        half, other = module.device.buffer(512), module.device.buffer(512)
        half.copy_from(np.zeros(64, "f4"))
        other.copy_from(half)
        module["sums"].launch(2, 64, [other])
    (one,) = found
    assert (one.count, one.detail[: len("of element 64 of 128")]) == (64, "of element 64 of 128")


def test_what_the_host_gets_of_it_is_a_warning(module: hipkit.Module) -> None:
    with hipkit.checking("init") as found:
        buffer = module.device.buffer(512)
        buffer.copy_from(np.zeros(64, "f4"))
        buffer.copy_to()
    (one,) = found
    assert (one.severity, one.rule, one.detail.partition(" at ")[0]) == (
        "warning",
        "undefined-copy",
        "256 of 512 bytes",
    )


def test_nothing_is_remembered_after_the_block(module: hipkit.Module) -> None:
    with hipkit.checking("init"):
        buffer = module.device.buffer(SIZE)
    module["sets"].launch(2, 64, [buffer])
    with hipkit.checking("init") as found:
        module["sums"].launch(2, 64, [buffer])
    assert found == []


def test_what_is_interpreted_counts_as_set(module: hipkit.Module) -> None:
    with hipkit.checking("init") as found:
        buffer = module.device.buffer(SIZE)
        module["sets"].launch(2, 64, [buffer], interpreted=True)
        module["sums"].launch(2, 64, [buffer])
    assert found == []


def test_what_an_exchange_returns_may_be_used(compiler_here: Callable[[str], str]) -> None:
    text = 'extern "C" __global__ void next(int *out) { out[64 + threadIdx.x] = atomicExch(out, 3) + 1; }'
    (one,) = found_in(hipkit.compile(text, "gfx942", compiler=compiler_here("ziglang")), "next", lambda _buffer: None)
    assert (one.rule, one.sites[0].does) == ("undefined-read", "updates atomically")


HASH = """
struct Item { char kind; int value; };
extern "C" __global__ void count(unsigned *out) {
    Item *items = (Item *)out;
    items[threadIdx.x].kind = 1;
    items[threadIdx.x].value = threadIdx.x;
    __syncthreads();
    unsigned hash = out[2 * (63 - threadIdx.x)] * 31;
    hash ^= hash >> 15;
    out[256 + (hash & MASK)] = 3;
}
"""


@pytest.mark.parametrize("gpu", ["gfx90a", "gfx942", "gfx1100", "gfx1201"])
def test_what_lies_between_members_is_used_where_its_bits_are(compiler_here: Callable[[str], str], gpu: str) -> None:
    def found(mask: str) -> list[KernelFinding]:
        module = hipkit.compile(HASH.replace("MASK", mask), gpu, ["-O3"], compiler=compiler_here("ziglang"))
        return found_in(module, "count", lambda _buffer: None)

    (one,) = found("1023")
    assert (one.rule, one.text.partition(" are read")[0]) == ("undefined-read", "words of global memory")
    assert found("254 & ~hash >> 31") == [], "bits that come of defined ones alone"


ADDRESSES = """
import resource, sys
import hipkit, numpy as np
module = hipkit.compile(sys.argv[1], "gfx942")
room = int(open("/proc/self/statm").read().split()[0]) * 4096 + (64 << 30)
resource.setrlimit(resource.RLIMIT_AS, (room, room))
with hipkit.checking("init") as found:
    module["sums"].launch(2, 64, [module.device.buffer(1 << 14)])
print(*(line for one in found for line in one.lines()), sep="\\n")
"""


def test_a_system_with_few_addresses_is_a_finding(compiler_here: Callable[[str], str]) -> None:
    compiler_here("ziglang")
    done = subprocess.run([sys.executable, "-c", ADDRESSES, SOURCE.read_text()], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        "warning: init: unchecked in kernel sums: reads were not looked at, because the system has no 16 TiB of addresses for "
        "it\n  ulimit -v and vm.overcommit_memory limit them\n"
    )


@pytest.mark.parametrize("piece", [8, 13, 1 << 20])
@pytest.mark.parametrize("seed", range(10))
def test_bits_are_those_of_a_simple_model(seed: int, piece: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undefined, "_PIECE", piece)
    memory, rng = MODELLED, np.random.default_rng(seed)
    base, model = 0x10_0000_0000 + int(rng.integers(16)), np.zeros(300, bool)
    memory.begin()
    memory.mark(base, 300)
    model[:] = True
    for _ in range(200):
        at, source, size = (int(n) for n in rng.integers(0, 150, 3))
        if rng.integers(2):
            memory.copied(base + at, base + source + 1, size)
            model[at : at + size] = model[source + 1 : source + 1 + size].copy()
        else:
            memory.define(base + at, size // 3)
            model[at : at + size // 3] = False
        assert [memory.count(base + n, 1) for n in range(300)] == model.astype(int).tolist()
    memory.define_all()
    assert memory.count(base, 300) == 0
    memory.mark(base, 300)
    assert memory.count(base - 3, 310) == 300
    memory.forget(base)
    assert memory.count(base, 300) == 0
    memory.end()


OF_LANES = Path(__file__).parent / "checks" / "scratch.hip"
USED = re.compile(r"// used(?: by (\w+))?$")


def lines_of_lanes() -> dict[str, set[int]]:
    """Of each kernel of checks/scratch.hip the lines that use what nothing has set, some of them in functions."""
    found: dict[str, set[int]] = {}
    known: set[int] = set()
    for number, line in enumerate(OF_LANES.read_text().splitlines(), 1):
        if name := re.match(r"(?:KERNEL )?(\w+)\(const int \*in, \w+ \*out\)", line):
            known = found.setdefault(name[1], set())
        if used := USED.search(line):
            (found.setdefault(used[1], set()) if used[1] else known).add(number)
    return found


BUILDS = [
    ("gfx90a", "-O0"),
    ("gfx90a", "-O3"),
    ("gfx942", "-O3"),
    ("gfx1030", "-O3"),
    ("gfx1100", "-O0"),
    ("gfx1100", "-O3"),
    ("gfx1201", "-O0"),
]


@pytest.mark.in_turn(4)
@pytest.mark.parametrize(("gpu", "level"), BUILDS)
def test_arrays_of_lanes_are_looked_at(compiler_here: Callable[[str], str], gpu: str, level: str) -> None:
    module = hipkit.compile(OF_LANES.read_text(), gpu, [level, "-g"], compiler=compiler_here("ziglang"))
    for name, meant in lines_of_lanes().items():
        buffers = [module.device.buffer(SIZE).fill(0) for _ in range(2)]
        with hipkit.checking("init") as found:
            module[name].launch(2, 64, buffers)
        assert lines_of(found) == meant, (name, [line for one in found for line in one.lines()])


def test_an_array_of_lanes_is_named_by_its_element(compiler_here: Callable[[str], str]) -> None:
    module = hipkit.compile(OF_LANES.read_text(), "gfx942", ["-O3", "-g"], compiler=compiler_here("ziglang"))
    with hipkit.checking("init") as found:
        module["the_last_is_not_set"].launch(1, 64, [module.device.buffer(SIZE).fill(0) for _ in range(2)])
    (one,) = found
    assert one.count == 64
    assert re.fullmatch(r"of element \d+ of \d+ × 4 bytes of the scratch memory of a lane", one.detail)
