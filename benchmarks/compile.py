"""The time that ``hipkit cc`` needs for a source, first and again, beside clang's own driver on the same source.

``python benchmarks/compile.py [COMPILER]`` prints CPU seconds of all processes, medians, and ratios to clang's driver with
the same headers and options. The device library is compiled before, and that is measured too, with a source that prints;
others that print are left out, since the driver has no library. The compiler is clang++-22 unless another is named.
"""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from measure import machine
from start import cpu_seconds

from hipkit.cc import compilers, headers

SOURCES = Path(__file__).parents[1] / "samples" / "src"
NAMES = ("handshake", "vector_add", "matmul", "reduce", "histogram")
RUNS = 5
GPU = "gfx942"


def peer(compiler: compilers.Compiler, source: Path, out: Path) -> list[str]:
    """The call of clang's driver for an object file with both sides."""
    options = ["-x", "hip", f"--offload-arch={GPU}", "-nogpulib", "-nogpuinc", *headers.for_hip(compiler), "-O3"]
    return [*compiler.driver, *options, "-c", str(source), "-o", str(out)]


def ours(compiler: compilers.Compiler, source: Path, out: Path) -> list[str]:
    """The same by hipkit."""
    words = [sys.executable, "-m", "hipkit", "cc", "--compiler", str(compiler.path), "--gpu", GPU, "-O3"]
    return [*words, "-c", str(source), "-o", str(out)]


def main() -> None:
    """Print a table."""
    compiler = compilers.find(sys.argv[1] if len(sys.argv) > 1 else "clang++-22")
    print(f"{machine()}; {compiler}; CPU seconds, median of {RUNS} in turns")
    with tempfile.TemporaryDirectory() as folder:
        library, cache, out = Path(folder) / "library", Path(folder) / "cache", Path(folder) / "x.o"
        os.environ |= {"HIPKIT_CACHE": str(library), "HIPKIT_HEADERS": "hipkit"}
        print(
            f"hello, with the device library: {cpu_seconds(ours(compiler, SOURCES / 'hello.hip', out)):.2f}", flush=True
        )
        print(f"{'':14}{'clang':>8}{'hipkit':>8}{'ratio':>8}{'again':>8}{'ratio':>8}")
        for name in NAMES:
            source, rows = SOURCES / f"{name}.hip", []
            for _ in range(RUNS):
                shutil.rmtree(cache, ignore_errors=True)
                _copy_library(library, cache)
                os.environ["HIPKIT_CACHE"] = str(cache)
                calls = (peer(compiler, source, out), ours(compiler, source, out), ours(compiler, source, out))
                rows.append([cpu_seconds(call) for call in calls])
            clang, first, again = map(statistics.median, zip(*rows, strict=True))
            print(f"{name:14}{clang:8.2f}{first:8.2f}{first / clang:8.2f}{again:8.2f}{again / clang:8.2f}", flush=True)


def _copy_library(library: Path, cache: Path) -> None:
    """A cache with the device library alone, which is the larger of the two files."""
    files = sorted((path for path in library.glob("*/*") if path.is_file()), key=lambda path: path.stat().st_size)
    for path in files[-1:]:
        target = cache / path.parent.name / path.name
        target.parent.mkdir(parents=True, mode=0o700)
        shutil.copy2(path, target)
    cache.chmod(0o700)


if __name__ == "__main__":
    main()
