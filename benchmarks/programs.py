"""Whole programs on the CPU device, beside the same programs written for OpenMP and compiled for this processor.

    python benchmarks/programs.py CHECKOUT [NAME…] [--gpu GPU] [--turns N] [--short] [--slow] [--keep FOLDER]

CHECKOUT is one of github.com/zjin-lcf/HeCBench. ``hipkit cc`` compiles each program's version for HIP; g++ and clang each
compile its version for OpenMP, whose offloaded loops then run on the host's cores: the one that is right, and of two right
ones the one that takes less, is the peer. Of both are printed the user and system seconds of all processes, medians of runs
in turns: hipkit's with what an earlier run has left in its cache, and with an empty cache; then what the program itself says
that its kernels took, the least of each, hipkit's to the peer's. MISSED marks a target not met. ``--slow`` runs other programs,
which have only one target. ``make bench-programs`` fetches the checkout.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from measure import machine
from scan import adopt_orphans, cpu_of_children

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
from hecbench import options_of, sources_of

CLANG, GXX = "clang++-19", "g++"
OPENMP = {"g++": (GXX, "-foffload=disable"), "clang": (CLANG,)}
"""The compilers of the peers."""
LIMIT = 100.0
"""Seconds that a run has."""
WARM, COLD, KERNELS, SLOW, LONG = (0.25, 2.0), (0.6, 4.0), 1.2, 3.0, 1.0
"""Targets: seconds, and times the peer's CPU seconds; from ``LONG`` seconds of the peer on, times alone."""
_TIME = re.compile(
    r"(?:kernel|execution|offloading|reduction)[^\n]*?time[^\n:=\d]*[:=]?\s*\(?(?:(s|ms|us|ns|seconds)\))?[:=]?\s*"
    r"([\d.]+(?:e[-+]?\d+)?)\s*\(?(s|ms|us|ns|seconds|milliseconds|microseconds)?\b",
    re.I,
)
_UNITS = {"s": 1.0, "seconds": 1.0, "ms": 1e-3, "milliseconds": 1e-3, "us": 1e-6, "microseconds": 1e-6, "ns": 1e-9}
_RIGHT = re.compile(r"\b(PASS|PASSED|Success|Passed)\b|\b(FAIL|FAILED|Error|mismatch|-?nan)\b")


@dataclass(frozen=True)
class Program:
    """A program with its arguments: short runs, and longer ones."""

    name: str
    sizes: tuple[str, ...]
    openmp: tuple[str, ...] = ()
    """Options of the peers' compilers."""
    smaller: tuple[str, str] = ("", "")
    """What in its sources is replaced by what: a size that no argument changes."""


PROGRAMS = (
    Program("nbody", ("2000 10", "10000 10")),
    Program("mandelbrot", ("20",)),
    Program("keogh", ("256 200000 10",)),
    # Teams of one thread: larger ones on the host have fewer threads than the program counts on.
    Program("particlefilter", ("-x 128 -y 128 -z 10 -np 10000", "-x 128 -y 128 -z 10 -np 100000"), ("-DBLOCK_SIZE=1",)),
    Program("md", ("0 10", "3 100")),
    Program("zeropoint", ("1000000 10", "10000000 30")),
    Program("gaussian", ("-q -t -s 512", "-q -t -s 2048")),
    Program("backprop", ("65536", "1048576")),
    Program("stddev", ("1024 1024 10", "4096 4096 20")),
)
SLOW_PROGRAMS = (
    Program("jacobi", ("",), smaller=("max_iters = 10000", "max_iters = 200")),
    Program("md5hash", ("1 1",)),
    Program("bspline-vgh", ("",)),
    Program("flame", ("1",)),
    Program("atomicReduction", ("1048576 8",)),
    Program("ace", ("1",)),
    Program("clenergy", ("",), smaller=("atomcount = 1000000", "atomcount = 8000")),
    Program("laplace", ("",)),
    Program("s3d", ("-q -n 1 -s 1",)),
    Program("sph", ("",), smaller=("number_steps = 500", "number_steps = 5")),
    Program("vmc", ("1",), smaller=("Neq = 100000", "Neq = 2000")),
    Program("ssim", ("",)),
    Program("bonds", ("1",)),
)
"""Programs that once did not end in 100 seconds. hipkit's headers lack hipCUB and Thrust, which laplace and ssim include."""


@dataclass
class Took:
    """What the runs of a program took: CPU seconds of each, and the least that it said of its kernels."""

    cpu: list[float]
    kernels: float | None = None
    is_right: bool = True

    @property
    def median(self) -> float:
        """Of the CPU seconds."""
        return median(self.cpu)


def compiled(command: list[str], out: Path) -> bool:
    """Compile unless that has been done; whether the program is there. What the compiler says goes to stderr."""
    if not out.is_file():
        done = subprocess.run([*command, "-o", str(out)], capture_output=True, text=True, errors="replace")
        errors = [line for line in done.stderr.splitlines() if "error" in line or "undefined" in line]
        if done.returncode:
            print(f"{out.name}: {(errors or done.stderr.splitlines() or ['?'])[0]}", file=sys.stderr)
    return out.is_file()


def optimised(program: Program, folder: Path, out: Path) -> list[str]:
    """The options and sources of a program, of which copies are compiled; make's variables are left out."""
    words = [word for word in options_of(folder) if "$" not in word and word != "-O2"]
    shared, copies = folder.with_name(f"{program.name}-cuda"), out / folder.name
    copies.mkdir(exist_ok=True)
    for path in filter(Path.is_file, folder.iterdir()):
        text = path.read_text(errors="surrogateescape")
        (copies / path.name).write_text(text.replace(*program.smaller) if program.smaller[0] else text,
                                        errors="surrogateescape")  # fmt: skip
    sources = [str(copies / Path(source).relative_to(folder)) for source in sources_of(folder)]
    return ["-O3", *words, f"-I{shared}", *sources]


def ours(program: Program, checkout: Path, gpu: str, out: Path) -> Path | None:
    """The program for HIP."""
    path, source = out / f"{program.name}.{gpu}", checkout / "src" / f"{program.name}-hip"
    call = [sys.executable, "-m", "hipkit", "cc", "--headers", "hipkit", "--compiler", CLANG, "--gpu", gpu]
    return path if compiled([*call, *optimised(program, source, out)], path) else None


def peers(program: Program, checkout: Path, out: Path) -> dict[str, Path]:
    """The program for OpenMP, by compiler."""
    source, found = checkout / "src" / f"{program.name}-omp", {}
    for name, compiler in OPENMP.items() if source.is_dir() else ():
        path = out / f"{program.name}.{name}"
        if compiled(
            [*compiler, "-fopenmp", "-march=native", *program.openmp, *optimised(program, source, out), "-lm"], path
        ):
            found[name] = path
    return found


def run(command: list[str], took: Took, cache: Path | None = None) -> None:
    """Run it once, in a folder of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"HIPKIT_CACHE": str(cache)} if cache else {}
    with tempfile.TemporaryDirectory() as folder:
        before = cpu_of_children()
        started = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        try:
            output = started.communicate(timeout=LIMIT)[0].decode(errors="replace")
        except subprocess.TimeoutExpired:
            started.kill()
            output = started.communicate()[0].decode(errors="replace") + "\nFAIL"
        took.cpu.append(cpu_of_children() - before)
        written = "".join(path.read_text(errors="replace") for path in Path(folder).glob("*.txt"))
    took.is_right &= started.returncode == 0 and is_right(output + written)
    if said := kernel_time(output):
        took.kernels = min(said, took.kernels or said)


def is_right(output: str) -> bool:
    """Whether a program says that its results are right, or at least does not say that they are wrong."""
    return not any(wrong for _, wrong in _RIGHT.findall(output))


def kernel_time(output: str) -> float | None:
    """Seconds that a program says its kernels took: of the last line that says so."""
    for before, number, after in reversed(_TIME.findall(output)):
        if unit := before or after:
            return float(number) * _UNITS[unit.lower()]
    return None


def best_peer(found: dict[str, Path], words: list[str]) -> tuple[str, Path] | None:
    """The peer that is right and takes least; one that is wrong only where none is right."""
    tried = []
    for name, path in found.items():
        run([str(path), *words], took := Took([]))
        tried.append((not took.is_right, took.median, name, path))
    return min(tried)[2:] if tried else None


def measured(program: Path, peer: Path | None, gpu: str, words: list[str], turns: int) -> dict[str, Took]:
    """Both in turns, after a run that fills the cache."""
    took = {"peer": Took([]), "warm": Took([]), "cold": Took([])}
    call = [sys.executable, "-m", "hipkit", "run", "-q", "--gpu", gpu, str(program), *words]
    with tempfile.TemporaryDirectory() as name:
        warm = Path(name) / "warm"
        for _ in range(2):  # what is hot in the first run, but compiled too late for it, the second finds
            run(call, Took([]), warm)
        for turn in range(turns):
            if peer:
                run([str(peer), *words], took["peer"])
            run(call, took["warm"], warm)
            run(call, took["cold"], Path(name) / f"cold{turn}")
            shutil.rmtree(Path(name) / f"cold{turn}")
    if not peer:
        del took["peer"]
    return took


def missed(took: dict[str, Took], *, is_slow: bool) -> list[str]:
    """The targets that are not met."""
    peer, warm, cold = (took[name] for name in ("peer", "warm", "cold"))
    if is_slow:
        return [f"MISSED {SLOW:g}x"] if warm.median > SLOW * peer.median else []
    found = []
    for name, each, (constant, times) in (("warm", warm, WARM), ("cold", cold, COLD)):
        constant = constant if peer.median < LONG else 0.0
        if each.median > constant + times * peer.median:
            found.append(f"MISSED {name}: {constant + times * peer.median:.2f} s")
    if peer.kernels and warm.kernels and warm.kernels > KERNELS * peer.kernels:
        found.append(f"MISSED kernels: {KERNELS:g}x")
    return found


def row(program: Program, size: str, took: dict[str, Took], peer: str, *, is_slow: bool) -> str:
    """The line of a program."""
    warm, cold = took["warm"], took["cold"]
    cells = [f"{program.name:16}{size:30}"]
    if "peer" in took:
        kernels = warm.kernels / took["peer"].kernels if warm.kernels and took["peer"].kernels else None
        cells += [f"{peer:6}{took['peer'].median:8.2f}{warm.median:8.2f}{warm.median / took['peer'].median:7.1f}x"]
        cells += [f"{cold.median:8.2f}{cold.median / took['peer'].median:7.1f}x"]
        cells += [f"{kernels:7.2f}x" if kernels else f"{'-':>8}"]
    else:
        cells += [f"{'-':6}{'-':>8}{warm.median:8.2f}{'-':>8}{cold.median:8.2f}{'-':>8}{'-':>8}"]
    notes = [f"{name} is wrong" for name, each in (("OpenMP", took.get("peer")), ("hipkit", warm), ("hipkit, cold", cold))
             if each and not each.is_right]  # fmt: skip
    notes += missed(took, is_slow=is_slow) if "peer" in took else []
    return "".join(cells) + "  " + ", ".join(notes)


def options() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path, help="of HeCBench")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these programs")
    parser.add_argument("--gpu", default="gfx1100", help="what hipkit compiles for (gfx1100)")
    parser.add_argument("--turns", type=int, default=5, metavar="N", help="of how many runs the median is taken (5)")
    parser.add_argument("--short", action="store_true", help="only the shorter runs of each")
    parser.add_argument("--slow", action="store_true", help="programs that once took minutes")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where compiled programs are, and stay")
    return parser.parse_intermixed_args()


def main() -> int:
    """Print a table."""
    asked = options()
    adopt_orphans()
    print(f"{machine()}; {asked.gpu}; CPU seconds, median of {asked.turns} in turns")
    print(
        f"{'program':16}{'arguments':30}{'peer':6}{'OpenMP':>8}{'warm':>8}{'ratio':>8}{'cold':>8}{'ratio':>8}{'kernels':>8}"
    )
    with tempfile.TemporaryDirectory() as name:
        out = (asked.keep or Path(name)).resolve()
        out.mkdir(parents=True, exist_ok=True)
        for program in SLOW_PROGRAMS if asked.slow else PROGRAMS:
            if asked.names and program.name not in asked.names:
                continue
            path = ours(program, asked.checkout.resolve(), asked.gpu, out)
            if path is None:
                continue
            for size in program.sizes[: 1 if asked.short else None]:
                words = shlex.split(size)
                best = best_peer(peers(program, asked.checkout.resolve(), out), words)
                took = measured(path, best[1] if best else None, asked.gpu, words, asked.turns)
                print(row(program, size, took, best[0] if best else "", is_slow=asked.slow), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
