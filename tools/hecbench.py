"""Programs of HeCBench, compiled with hipkit's headers and with AMD's, run, and their output compared.

``python tools/hecbench.py CHECKOUT [NAME...]`` takes a checkout of github.com/zjin-lcf/HeCBench, compiles each program of
:data:`PROGRAMS` with ``hipkit cc`` and with clang, HIP 5.2's headers and Debian's device library, runs both under
``hipkit run``, and prints a table. Lines that tell times are left out of the comparison. ``make hecbench`` fetches the checkout.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "samples" / "kernels"))
import reference

CLANG, LLVM, GPU = "clang++-19", 19, "gfx90a"
LIMIT = 60.0
"""Seconds that a run has."""
PROGRAMS = {
    "adam": "256 200 1",
    "adv": "7 15 256 1",
    "aobench": "1",
    "assert": "",
    "atan2": "4096 1",
    "atomicAggregate": "1",
    "atomicCAS": "2048",
    "axpby": "1",
    "background-subtract": "256 64 0 1",
    "bilateral": "256 64 0.5 0.5 1",
    "bincount": "4096 1",
    "bitonic-sort": "8 2",
    "blockAccess": "256 256 1",
    "bsearch": "4096 1",
    "cbsfil": "256 256 1",
    "channelShuffle": "2 8 8 1",
    "chi2": "256 4096 64 64 256 1",
    "cmembench": "1",
    "collision": "1",
    "complex": "4096 1",
    "concurrentKernels": "4",
    "conversion": "4096 1",
    "convolution1D": "4096 1",
    "cooling": "4096 1",
    "crc64": "1 5 4096",
    "cross": "4096 1",
    "dct8x8": "64 64 1",
    "debayer": "64 64 1",
    "dense-embedding": "512 16 1",
    "distort": "64 64 0.001 1",
    "ecdh": "4096 1",
    "entropy": "256 256 1",
    "f16atomic": "4096 1",
    "filter": "4096 256 1",
    "flip": "3 64 1",
    "floydwarshall": "64 1 16",
    "fsm": "256",
    "ga": "4096 64 11 1",
    "gabor": "256 256 1",
    "gamma-correction": "64 64 256 1",
    "gelu": "1 16 64 1",
    "glu": "3 64 1",
    "groupnorm": "32 32 16 16 32 1",
    "gru": "4096 64 1",
    "haccmk": "1",
    "hadamard": "16 1",
    "hwt1d": "4096 1",
    "interleave": "1",
    "intrinsics-cast": "4096 1",
    "is": "256 256 1",
    "iso2dfd": "64 64 1",
    "jaccard": "64 32 1",
    "jenkins-hash": "256 4096 1",
    "keogh": "256 4096 1",
    "langevin": "4096 1",
    "laplace3d": "128 128 128 100 1",
    "layernorm": "2 8 64 1",
    "lif": "256 32 1",
    "logprob": "16 1 256 1",
    "mask": "64 64 64 1",
    "matrix-rotate": "2048 1",
    "matrixT": "64 64 1",
    "maxpool3d": "64 64 96 1",
    "md": "3 1",
    "merge": "4096 1",
    "moe-sum": "64 256 1",
    "mrc": "4096 1",
    "murmurhash3": "256 1",
    "mxfp4": "4096 1",
    "nqueen": "8 7 1",
    "nw": "128 10 1",
    "pathfinder": "1000 10 2",
    "popcount": "4096 1",
    "relu": "4096 1",
    "resize": "64 64 16 16 8 1",
    "reverse": "1",
    "reverse2D": "64 64 1",
    "rmsnorm": "4 128 1",
    "rodrigues": "1024 1",
    "romberg": "16 64 1",
    "scan2": "1 4096 256",
    "scatter": "4096 1",
    "shuffle": "1 1",
    "silu": "2 2 8 8 1",
    "softmax": "64 64 0 1",
    "split": "4096 1",
    "stddev": "64 64 1",
    "stencil1d": "4096 1",
    "stencil3d": "32 1",
    "thomas": "32 64 64 1",
    "threadfence": "1 4096",
    "vanGenuchten": "8 8 8 1",
    "vote": "1",
    "wedford": "2 16 64 1",
    "wyllie": "1024 1 1",
    "zeropoint": "4096 1",
    "zoom": "1 3 16 16 1",
}
"""With arguments that are small enough for an interpreter of machine code."""
_SUFFIXES = (".cu", ".cpp", ".hip", ".cc")
TIMES = re.compile(
    r"\b(time|seconds?|sec|ms|us|GB/s|GFLOPS?|bandwidth|throughput|speed|per second|elapsed|rate)\b|/s\b", re.I
)
HIPKIT = (sys.executable, "-m", "hipkit")


def sources_of(folder: Path) -> list[str]:
    """The files that a program is compiled from: those that its Makefile names, else all."""
    named = re.search(r"^source\s*[:+]?=\s*(.*?)(?<!\\)$", (folder / "Makefile").read_text(), re.M | re.S)
    found = [folder / word for word in (named[1].replace("\\", " ").split() if named else [])]
    every = [path for path in sorted(folder.iterdir()) if path.suffix in _SUFFIXES]
    return [str(path) for path in found if path.is_file()] or list(map(str, every))


def options_of(folder: Path) -> list[str]:
    """What both compilers are given."""
    beside = folder.with_name(folder.name.replace("-hip", "-cuda"))
    defined = re.findall(r"^CFLAGS\s*[:+]?=.*?(?<!\\)$", (folder / "Makefile").read_text(), re.M | re.S)
    words = [word for text in defined for word in text.split()]
    named = [word for word in words if word.startswith("-D")]
    named += [f"-I{folder / word[2:]}" for word in words if word.startswith("-I.")]
    return ["-w", "-O2", "-std=c++17", *named, f"-I{folder}", f"-I{beside}", f"-I{folder.parent / 'include'}"]


def compiled(folder: Path, out: Path, bitcode: Path) -> dict[str, str]:
    """Compile a program both ways; by way, what went wrong."""
    theirs = [CLANG, "-x", "hip", f"--offload-arch={GPU}", "--rocm-path=/usr", f"--rocm-device-lib-path={bitcode}"]
    calls = {
        "hipkit": [
            *HIPKIT,
            "cc",
            "--headers",
            "hipkit",
            "--compiler",
            CLANG,
            "--gpu",
            GPU,
            *options_of(folder),
            *sources_of(folder),
        ],
        "amd": [*theirs, *options_of(folder), *sources_of(folder), "-x", "none", "-lamdhip64"],
    }
    wrong = {}
    for way, call in calls.items():
        (out / way).mkdir()
        done = subprocess.run(
            [*call, "-o", str(out / way / "program")], capture_output=True, text=True, errors="replace"
        )
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if "error" in line or "undefined" in line]
            wrong[way] = (errors or done.stderr.splitlines() or ["?"])[0].strip()
    return wrong


def output_of(program: Path, arguments: str) -> tuple[int | None, list[str]]:
    """The exit code of a program, None where it takes too long, and what it prints beside times."""
    call = [*HIPKIT, "run", "-q", "--gpu", GPU, "--", str(program), *arguments.split()]
    try:
        done = subprocess.run(call, capture_output=True, text=True, errors="replace", timeout=LIMIT, cwd=program.parent)
    except subprocess.TimeoutExpired:
        return None, []
    lines = done.stdout.replace(str(program), program.name).splitlines()
    return done.returncode, [line for line in lines if not TIMES.search(line)]


def verdict(folder: Path, arguments: str, bitcode: Path) -> str:
    """What came of a program."""
    with tempfile.TemporaryDirectory() as name:
        out = Path(name)
        wrong = compiled(folder, out, bitcode)
        if "hipkit" in wrong:
            return f"does not compile: {wrong['hipkit']}"
        ours, ours_says = output_of(out / "hipkit" / "program", arguments)
        if ours is None:
            return "takes too long"
        if "amd" in wrong:
            return f"compiles, exit code {ours}; with AMD's headers of HIP 5.2 not: {wrong['amd']}"
        theirs, theirs_says = output_of(out / "amd" / "program", arguments)
        if theirs is None:
            return "with AMD's headers it takes too long"
        if (ours, ours_says) == (theirs, theirs_says):
            return "same" if ours == 0 else f"both leave with {ours}"
        pairs = [pair for pair in zip(ours_says, theirs_says, strict=False) if pair[0] != pair[1]]
        return f"differs: exit codes {ours}, {theirs}; {pairs[:1]}"


def main() -> int:
    """Print the table; 1 where a program prints something else."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as work:
        bitcode = Path(work) / "bitcode"
        reference.recipe().device_libs(bitcode, LLVM)
        for name in given.names or PROGRAMS:
            said = verdict(given.checkout / "src" / f"{name}-hip", PROGRAMS.get(name, ""), bitcode)
            counts[said.partition(":")[0]] += 1
            print(f"{name:24}{said}", flush=True)
    print(", ".join(f"{what}: {count}" for what, count in counts.most_common()))
    return 1 if counts["differs"] or counts["does not compile"] else 0


if __name__ == "__main__":
    sys.exit(main())
