"""Programs of Indigo2 and Indigo3, checked: graph algorithms in CUDA, renamed to HIP. ``make race-suites`` fetches them.

``python tools/race_programs.py CHECKOUT [--count N] [--seed N] [--gpu GPU] [NAME...]`` draws programs with a seed, compiles each, and runs it on
a random graph under ``hipkit check``. Those of Indigo2 are meant to be sound, and verify their results themselves. Names of Indigo3's
say which faults are planted: N programs of each fault of :data:`PLANTED` are drawn that have no other, and N that have none.
"""

from __future__ import annotations

import argparse
import bisect
import json
import random
import re
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from race_suites import RENAMED

GPU = "gfx1201"
"""Its waves have 32 lanes, and its atomic stores look unlike others."""
HIPKIT = (sys.executable, "-m", "hipkit")
LIMIT = 300.0
"""Seconds that a run has."""
PLANTED = {
    "RaceBug": "race",
    "SyncBug": "race,sync",
    "BoundsBug": "mem,init",
    "ExcessThreadsBug": "mem,init",
    "NbrBoundsBug": "mem,init",
    "NborBoundsBug": "mem,init",
    "UninitializedBug": "init",
}
"""Which checks are to find a fault of Indigo3's. Its others change results, or let a program go on for ever."""
CHECKS = "race,sync,mem,init"
"""Those of programs without a planted fault."""


class Suite(NamedTuple):
    """Where a suite has its programs, and what they take."""

    programs: str
    headers: str
    nodes: int
    """Of the graph. Indigo3 plants races of two blocks, which have up to 512 threads."""
    arguments: dict[str, tuple[str, ...]]
    """By algorithm, after the graph: the node where they begin, and how often they run or whether they verify."""


SUITES = (
    Suite("codes/cuda", "include", 300, {"": ("1",), "bfs": ("0", "1"), "sssp": ("0", "1"), "pr": ()}),
    Suite("generatedCodes/CUDA", "lib", 1201, {"": ("1",), "bfs": ("1", "0"), "sssp": ("1", "0")}),
)
RENAMED_TOO = {
    r"\bhipDeviceProp\b(?!_)": "hipDeviceProp_t",
    r"#include\s*<cuda/atomic>": '#include "atomic_of_cuda.h"',
    r"\batomicAdd_block\b": "atomicAdd",
    r"\b(__(?:shfl|ballot|any|all)\w*)_sync\((?:~0|0xffffffff|-1|__activemask\(\)),\s*": r"\1(",
    r"\b__syncwarp\(\)": "__builtin_amdgcn_wave_barrier()",
}
ATOMIC = """
#pragma once
#include <hip/hip_runtime.h>
namespace cuda {
enum memory_order { memory_order_relaxed, memory_order_seq_cst };
template <typename T> class atomic {
    T value;
    static constexpr int order(memory_order given) { return given == memory_order_relaxed ? __ATOMIC_RELAXED : __ATOMIC_SEQ_CST; }
    template <int ORDER> __host__ __device__ T get() const { return __hip_atomic_load(&value, ORDER, __HIP_MEMORY_SCOPE_SYSTEM); }
public:
    __host__ __device__ atomic() = default;
    __host__ __device__ atomic(T given) : value(given) {}
    __host__ __device__ atomic(const atomic &other) : value(other.load()) {}
    __host__ __device__ T load(memory_order o = memory_order_seq_cst) const {
        return o == memory_order_relaxed ? get<__ATOMIC_RELAXED>() : get<__ATOMIC_SEQ_CST>();
    }
    __host__ __device__ void store(T given, memory_order o = memory_order_seq_cst) {
        if (o == memory_order_relaxed) __hip_atomic_store(&value, given, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
        else __hip_atomic_store(&value, given, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM);
    }
    __host__ __device__ operator T() const { return load(); }
    __host__ __device__ T operator=(T given) { store(given); return given; }
    __host__ __device__ T operator=(const atomic &other) { return *this = other.load(); }
    __host__ __device__ T fetch_add(T n, memory_order = memory_order_relaxed) { return __hip_atomic_fetch_add(&value, n, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM); }
    __host__ __device__ T fetch_min(T n, memory_order = memory_order_relaxed) { return __hip_atomic_fetch_min(&value, n, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM); }
    __host__ __device__ T fetch_max(T n, memory_order = memory_order_relaxed) { return __hip_atomic_fetch_max(&value, n, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM); }
    __host__ __device__ bool compare_exchange_strong(T &was, T given) {
        return __hip_atomic_compare_exchange_strong(&value, &was, given, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM);
    }
    __host__ __device__ T operator++(int) { return fetch_add(1); }
    __host__ __device__ T operator+=(T n) { return fetch_add(n) + n; }
};
}
"""
"""What the programs use of cuda::atomic."""


def renamed(text: str) -> str:
    """A source as HIP."""
    for before, after in {**RENAMED, **RENAMED_TOO}.items():
        text = re.sub(before, after, text)
    return "#include <hip/hip_runtime.h>\n#line 1\n" + text


def write_graph(path: Path, nodes: int) -> None:
    """An undirected random graph, with weights, as the programs read them. One node has neighbours for many waves of a block."""
    rng = random.Random(1)
    ways = {tuple(rng.sample(range(nodes), 2)) for _ in range(4 * nodes)} | {(0, node) for node in range(1, nodes, 2)}
    both = sorted(ways | {(b, a) for a, b in ways})
    starts = [bisect.bisect_left(both, (node,)) for node in range(nodes + 1)]
    weights = [1 + (a + b) % 9 for a, b in both]
    words = [nodes, len(both), *starts, *(b for _, b in both), *weights]
    path.write_bytes(struct.pack(f"<{len(words)}i", *words))


def fault_of(source: Path) -> str:
    """What is planted in a program, as its name says."""
    return " ".join(word for word in source.stem.split("_") if word.endswith("Bug") and not word.startswith("No"))


def drawn(every: list[Path], count: int, seed: int) -> list[Path]:
    """Programs without a planted fault, and with each of those that are to be found: up to ``count`` of each."""
    chosen = list[Path]()
    for fault in ("", *PLANTED):
        those = [path for path in every if fault_of(path) == fault]
        chosen += random.Random(seed).sample(those, min(count, len(those)))
    return chosen


def compiled(source: Path, includes: Path, program: Path, gpu: str) -> str:
    """Compile a program; what went wrong."""
    file = program.with_suffix(".hip")
    file.write_text(renamed(source.read_text(encoding="utf-8", errors="replace")), encoding="utf-8")
    call = [*HIPKIT, "cc", "--gpu", gpu, "-O3", "-g", "-w", f"-I{includes}", str(file), "-o", str(program)]
    done = subprocess.run(call, capture_output=True, text=True, errors="replace")
    errors = [line for line in done.stderr.splitlines() if "error" in line]
    return "" if done.returncode == 0 else (errors or ["it does not compile"])[0]


def found_by(program: Path, arguments: list[str], gpu: str, tools: str) -> tuple[str, list[str]]:
    """How a run ended, and what was found."""
    report = program.with_suffix(".json")
    report.unlink(missing_ok=True)
    options = ["--tool", tools, "-q", "--gpu", gpu, "--json", str(report)]
    call = [*HIPKIT, "check", *options, "--", str(program), *arguments]
    try:
        done = subprocess.run(call, capture_output=True, text=True, errors="replace", timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return "not done in time", []
    if not report.exists():
        return f"not run: {done.stderr.strip()[-200:]}", []
    is_right = re.search(r"verification passed|verified|all good", done.stdout, re.I)
    verified = "verified" if is_right else f"exit code {done.returncode}"
    rows = json.loads(report.read_text(encoding="utf-8"))["findings"]
    return verified, [
        f"{one['tool']}: {one['rule']}: {', '.join(Path(site['line']).name for site in one['sites'])}"
        for one in rows
        if one["severity"] == "error"
    ]


def main() -> int:
    """Check them, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gpu", default=GPU)
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    suite = next(suite for suite in SUITES if (given.checkout / suite.programs).is_dir())
    every = sorted((given.checkout / suite.programs).rglob("*.cu"))
    sources = [path for path in every if path.stem in given.names] or drawn(every, given.count, given.seed)
    with tempfile.TemporaryDirectory() as work:
        includes, graph = Path(work) / "include", Path(work) / "graph.egr"
        write_graph(graph, suite.nodes)
        includes.mkdir()
        (includes / "atomic_of_cuda.h").write_text(ATOMIC, encoding="utf-8")
        for header in (given.checkout / suite.headers).glob("*.h"):
            text = header.read_text(encoding="utf-8", errors="replace")
            (includes / header.name).write_text(renamed(text), encoding="utf-8")
        for source in sorted(sources):
            program, fault = Path(work) / "program", fault_of(source)
            algorithm = source.parent.name.lower().partition("-")[0]
            arguments = [str(graph), *suite.arguments.get(algorithm, suite.arguments[""])]
            began = time.monotonic()
            wrong = compiled(source, includes, program, given.gpu)
            ended, findings = (
                (f"not compiled: {wrong}", [])
                if wrong
                else found_by(program, arguments, given.gpu, PLANTED.get(fault, CHECKS))
            )
            counts[
                f"{fault or 'no fault'}: {ended.partition(':')[0]}, {'reported' if findings else 'nothing reported'}"
            ] += 1
            print(f"{source.stem}: {ended}, {time.monotonic() - began:.0f} s", *findings, sep="\n    ", flush=True)
    for row, count in sorted(counts.items()):
        print(f"{count:5} {row}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
