"""Programs of Indigo2, checked: graph algorithms in CUDA, renamed to HIP. ``make race-suites`` fetches them.

``python tools/race_programs.py CHECKOUT [--count N] [--seed N] [--gpu GPU] [NAME...]`` draws programs with a seed, compiles each, and runs it on
a random graph under ``hipkit check --tool race,sync``. The programs are meant to be sound, and verify their results themselves.
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
from collections import Counter
from pathlib import Path

from race_suites import RENAMED

GPU = "gfx1201"
"""Its waves have 32 lanes, and its atomic stores look unlike others."""
HIPKIT = (sys.executable, "-m", "hipkit")
LIMIT = 120.0
"""Seconds that a run has."""
RENAMED_TOO = {
    r"\bhipDeviceProp\b(?!_)": "hipDeviceProp_t",
    r"#include\s*<cuda/atomic>": '#include "cuda_atomic.h"',
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
    template <int ORDER> __device__ T get() const { return __hip_atomic_load(&value, ORDER, __HIP_MEMORY_SCOPE_SYSTEM); }
public:
    __host__ __device__ atomic() = default;
    __host__ __device__ atomic(T given) : value(given) {}
    __device__ atomic(const atomic &other) : value(other.load()) {}
    __device__ T load(memory_order o = memory_order_seq_cst) const {
        return o == memory_order_relaxed ? get<__ATOMIC_RELAXED>() : get<__ATOMIC_SEQ_CST>();
    }
    __device__ void store(T given, memory_order o = memory_order_seq_cst) {
        if (o == memory_order_relaxed) __hip_atomic_store(&value, given, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
        else __hip_atomic_store(&value, given, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM);
    }
    __device__ operator T() const { return load(); }
    __device__ T operator=(T given) { store(given); return given; }
    __device__ T operator=(const atomic &other) { return *this = other.load(); }
    __device__ T fetch_add(T n, memory_order = memory_order_relaxed) { return __hip_atomic_fetch_add(&value, n, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM); }
    __device__ T fetch_min(T n, memory_order = memory_order_relaxed) { return __hip_atomic_fetch_min(&value, n, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM); }
    __device__ T fetch_max(T n, memory_order = memory_order_relaxed) { return __hip_atomic_fetch_max(&value, n, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM); }
    __device__ T operator++(int) { return fetch_add(1); }
};
}
"""
"""What the programs use of cuda::atomic."""


def renamed(text: str) -> str:
    """A source as HIP."""
    for before, after in {**RENAMED, **RENAMED_TOO}.items():
        text = re.sub(before, after, text)
    return "#include <hip/hip_runtime.h>\n#line 1\n" + text


def write_graph(path: Path, nodes: int = 300, edges: int = 1200) -> None:
    """An undirected random graph, with weights, as the programs read them."""
    rng = random.Random(1)
    ways = {tuple(rng.sample(range(nodes), 2)) for _ in range(edges)}
    both = sorted(ways | {(b, a) for a, b in ways})
    starts = [bisect.bisect_left(both, (node,)) for node in range(nodes + 1)]
    weights = [1 + (a + b) % 9 for a, b in both]
    words = [nodes, len(both), *starts, *(b for _, b in both), *weights]
    path.write_bytes(struct.pack(f"<{len(words)}i", *words))


def programs(checkout: Path) -> list[Path]:
    """The programs in CUDA."""
    return sorted((checkout / "codes" / "cuda").rglob("*.cu"))


def compiled(source: Path, includes: Path, program: Path, gpu: str) -> str:
    """Compile a program; what went wrong."""
    file = program.with_suffix(".hip")
    file.write_text(renamed(source.read_text(encoding="utf-8", errors="replace")), encoding="utf-8")
    call = [*HIPKIT, "cc", "--gpu", gpu, "-O3", "-g", "-w", f"-I{includes}", str(file), "-o", str(program)]
    done = subprocess.run(call, capture_output=True, text=True, errors="replace")
    errors = [line for line in done.stderr.splitlines() if "error" in line]
    return "" if done.returncode == 0 else (errors or ["it does not compile"])[0]


def arguments_of(source: Path, graph: Path) -> list[str]:
    """Those of a program: some begin at a node, and page ranks are not verified."""
    folder = source.parent.name
    return [
        str(graph),
        *(["0"] if folder in ("bfs-cuda", "sssp-cuda") else []),
        *([] if folder == "pr-cuda" else ["1"]),
    ]


def found_by(program: Path, arguments: list[str], gpu: str) -> tuple[str, list[str]]:
    """How a run ended, and what was found."""
    report = program.with_suffix(".json")
    options = ["--tool", "race,sync", "-q", "--gpu", gpu, "--json", str(report)]
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
    every = programs(given.checkout)
    drawn = [path for path in every if path.stem in given.names] or random.Random(given.seed).sample(every, given.count)
    with tempfile.TemporaryDirectory() as work:
        includes, graph = Path(work) / "include", Path(work) / "graph.egr"
        write_graph(graph)
        includes.mkdir()
        (includes / "cuda_atomic.h").write_text(ATOMIC, encoding="utf-8")
        for header in (given.checkout / "include").glob("*.h"):
            text = header.read_text(encoding="utf-8", errors="replace")
            (includes / header.name).write_text(renamed(text), encoding="utf-8")
        for source in sorted(drawn):
            program = Path(work) / "program"
            wrong = compiled(source, includes, program, given.gpu)
            ended, findings = (
                (f"not compiled: {wrong}", []) if wrong else found_by(program, arguments_of(source, graph), given.gpu)
            )
            counts[f"{ended.partition(':')[0]}, {'reported' if findings else 'nothing reported'}"] += 1
            print(f"{source.stem}: {ended}", *findings, sep="\n    ", flush=True)
    for row, count in sorted(counts.items()):
        print(f"{count:5} {row}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
