"""Kernels of race checkers' tests, checked: CUDA sets, renamed to HIP. ``make race-suites`` fetches them.

``python tools/race_suites.py SUITE CHECKOUT [NAME...]`` compiles each kernel of GPUVerify's or Faial's, for a GPU with waves of 32
as CUDA's warps are, launches it with the sizes that its header states, but no more than 8 groups along an axis, and compares what
the checks of races and barriers find with what the suite states. Arguments are buffers of zeros, in other launches of random numbers,
and numbers of :data:`NUMBERS`, those that the kernel's own preconditions refuse left out.
"""

from __future__ import annotations

import argparse
import itertools
import random
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import hipkit
from hipkit.runtime.devices.findings import KernelFinding

GPU = "gfx1100"
NUMBERS = (1, 2, 0, 64, 100)
"""What scalar arguments are, all of a launch the same."""
BUFFER, MOST_THREADS, MOST_GROUPS, SECONDS = 4 << 20, 1024, 8, 10
CONTENTS = bytes(BUFFER), b"".join(random.Random(1).choices([bytes([n, 0, 0, 0]) for n in range(64)], k=BUFFER // 4))
"""What buffers hold: zeros hide who has stored them, random numbers may be indices that reach too far."""
LDS = 16 << 10
"""How much of it kernels have whose size is for a launch to say."""
RENAMED = {
    r'#include\s*[<"]cuda(?!_atomic)\w*\.h[>"]': "",  # cuda_atomic.h is of Indigo3
    r"#include\s*[<\"]cooperative_groups\.h[>\"]": "#include <hip/hip_cooperative_groups.h>",
    r"\bcuda(?=[A-Z])": "hip",
    r"\bCU(?=[A-Z])": "HIP_",
}
"""What turns CUDA's names into HIP's."""
NOTHING = (
    "ensures invariant global_invariant assert global_assert assume axiom function_wide_invariant candidate_invariant"
    " requires_fresh_array enabled uniform_int uniform_bool distinct_int"
).split()
"""What GPUVerify understands, and a compiler does not."""
RESULTS = {"error": "reported", "warning": "a warning", "": "nothing reported"}
PRECONDITION = "#define __requires(...) do { if (!(__VA_ARGS__)) __builtin_trap(); } while (0)\n"
NO_PRECONDITION = "#define __requires(...) ((void)0)\n"
_HEAD = "#include <hip/hip_runtime.h>\n#include <hip/hip_cooperative_groups.h>\n#define __implies(a, b) (!(a) || (b))\n"
_OTHER = re.compile(r"__(?:global_)?(?:assert|ensures|requires|invariant)\(")
"""What a kernel has that is about more than races and barriers."""


class Test(NamedTuple):
    """A kernel, and what its header says."""

    name: str
    source: str
    is_sound: bool
    is_of_races: bool
    """Whether the fault is a race or a barrier: GPUVerify proves other properties too."""
    grid: tuple[int, ...]
    block: tuple[int, ...]
    options: tuple[str, ...]


def of_gpuverify(checkout: Path) -> list[Test]:
    """The kernels that have a header; those that GPUVerify's own compiler refuses are left out."""
    found, folder = [], checkout / "testsuite" / "CUDA"
    for path in sorted(folder.rglob("kernel.cu")):
        source = path.read_text(encoding="utf-8", errors="replace")
        first, second = (*source.splitlines(), "", "")[:2]
        said = first.lower().removeprefix("//").strip()
        if said not in ("pass", "xfail:not_all_verified"):
            continue
        found.append(
            Test(
                str(path.parent.relative_to(folder)), source, said == "pass", not _OTHER.search(source),
                tuple(min(size, MOST_GROUPS) for size in _size(second, "gridDim")), _fitting(_size(second, "blockDim")), tuple(re.findall(r"-D\S+", second)),
            )
        )  # fmt: skip
    return found


def of_faial(checkout: Path) -> list[Test]:
    """Those of its tests of races whose names state what they are; Faial looks at one group unless it is asked for more."""
    found = []
    for path in sorted((checkout / "examples" / "drf").glob("*.cu")):
        source, (kind, _, name) = path.read_text(encoding="utf-8"), path.stem.partition("-")
        if kind in ("drf", "racy") and name != "grid-level":
            found.append(Test(path.stem, source, kind == "drf", True, (1,), (256,), ()))
    return found


SUITES = {"gpuverify": of_gpuverify, "faial": of_faial}


def _size(header: str, name: str) -> tuple[int, ...]:
    found = re.search(rf"--{name}=\[?([\d,]+)", header)
    return tuple(int(part) for part in found[1].split(",")) if found else (1,)


def _fitting(block: tuple[int, ...]) -> tuple[int, ...]:
    """The block, halved until a GPU has it: GPUVerify has no limit."""
    sizes = list(block)
    while _product(sizes) > MOST_THREADS:
        largest = sizes.index(max(sizes))
        sizes[largest] //= 2
    return tuple(sizes)


def _worst(findings: Iterable[KernelFinding]) -> str:
    """The severity of the most severe; empty where there is none."""
    return min((one.severity for one in findings), default="")


def _product(sizes: list[int]) -> int:
    total = 1
    for size in sizes:
        total *= size
    return total


def translated(source: str, *, has_preconditions: bool) -> str:
    """A kernel as HIP."""
    for before, after in RENAMED.items():
        source = re.sub(before, after, source)
    nothing = "".join(f"#define __{name}(...) ((void)0)\n" for name in NOTHING)
    return _HEAD + nothing + (PRECONDITION if has_preconditions else NO_PRECONDITION) + source


def compiled(test: Test) -> hipkit.Module | None:
    """The kernel; with its preconditions, where a compiler understands them. None where it does not compile."""
    for has_preconditions in (True, False):
        source = translated(test.source, has_preconditions=has_preconditions)
        try:
            return hipkit.compile(source, GPU, ["-O0", "-g", "-w", *test.options])
        except hipkit.HipkitError:
            continue
    return None


def found_by(module: hipkit.Module, test: Test) -> list[KernelFinding] | None:
    """What launches find; None where none could be made."""
    kernel = next(iter(module.kernels), None)
    if kernel is None:
        return None
    findings, is_run = list[KernelFinding](), False
    lds = LDS if re.search(r"extern\s+__shared__", test.source) else 0
    rows = module[kernel].signature.explicit
    has_numbers = any(row.kind != "global_buffer" for row in rows)
    for content, number in itertools.product(CONTENTS, NUMBERS if has_numbers else NUMBERS[:1]):
        given = [
            module.device.buffer(BUFFER).copy_from(content) if row.kind == "global_buffer" else number for row in rows
        ]
        with hipkit.checking("race", "sync") as found:
            try:
                module[kernel].launch(test.grid, test.block, given, lds, timeout=SECONDS)
                is_run = True
            except hipkit.MemoryFault:
                is_run = True
            except hipkit.HipkitError:
                pass  # a precondition that this number does not meet, or arguments that are no numbers
        if _worst(found) == "error":
            return list(found)
        findings = findings or list(found)
        is_run |= bool(found)
    return findings if is_run else None


def main() -> int:
    """Check them, and print a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("suite", choices=SUITES)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("names", nargs="*")
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    for test in SUITES[given.suite](given.checkout):
        if given.names and not any(name in test.name for name in given.names):
            continue
        what = "sound" if test.is_sound else "race or barrier" if test.is_of_races else "other property"
        module = compiled(test)
        found = None if module is None else found_by(module, test)
        if module is None or found is None:
            result = "not compiled" if module is None else "not run"
        else:
            result = RESULTS[_worst(found)]
        counts[f"{what}: {result}"] += 1
        if result.startswith("not ") or (result == "reported") == test.is_sound:
            print(f"{test.name}: {what}: {result}", flush=True)
            for one in found or ():
                print("\n".join(f"    {line}" for line in one.lines()), flush=True)
    for row, count in sorted(counts.items()):
        print(f"{count:5} {row}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
