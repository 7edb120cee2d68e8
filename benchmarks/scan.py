"""``hipkit scan`` of an index of wheels that is made for it: bytes read, files a second, memory, and queries.

    python -m hipkit.benchmarks.scan [--wheels N] [--jobs N] [--bandwidth MIB]

The wheels hold the code objects of samples/built in new bundles, as many each as real packages have, beside other members whose
sizes are spread as those on the public index are. A web server on loopback answers ranges. After the first scan the same is
scanned again, and once more after one new wheel. CPU seconds are of all processes of the scan, the server's apart.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path
from typing import NamedTuple

import hipkit

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))
from range_server import RangeServer  # noqa: E402

SEED, MIB = 20, 1 << 20
MEDIAN, SPREAD = 11.0, 1.6
"""Of the natural logarithm of the bytes that a wheel has besides device code."""
WITHOUT_CODE = 0.8
"""The share of the wheels that have none."""
_SUBREAPER = 36
"""Linux's PR_SET_CHILD_SUBREAPER."""
CANNED = ("coverage", "growth", "duplicates", "bytes-by-gpu", "findings")


def codes() -> list[tuple[str, bytes]]:
    """Code objects, each with the GPU that it is for."""
    found = {}
    for path in sorted((ROOT / "samples" / "built").glob("*.hsaco")):
        code = hipkit.CodeObject.read(path.read_bytes())
        if code.target:
            found[path.name] = (str(code.target), path.read_bytes())
    return list(found.values())


def make(folder: Path, count: int, first: int = 0) -> list[Path]:
    """Wheels, the same whenever they are made."""
    pieces, made = codes(), []
    for number in range(first, first + count):
        rng = random.Random(SEED * 1_000_003 + number)
        path = folder / f"project{number % 997}-{number}.0-py3-none-any.whl"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as wheel:
            left = int(min(rng.lognormvariate(MEDIAN, SPREAD), 64 * MIB))
            wheel.writestr(zipfile.ZipInfo("project/data.bin"), rng.randbytes(left))  # stored: it cannot be compressed
            for part in range(rng.randint(1, 20)):
                wheel.writestr(f"project/m{part}.py", f"x = {number}\n" * rng.randint(1, 200))
            if rng.random() > WITHOUT_CODE:
                chosen = dict(rng.sample(pieces, rng.randint(1, len(pieces))))
                entries = [hipkit.Entry.of(target, code) for target, code in chosen.items()]
                wheel.writestr("project/kernels.hipfb", hipkit.OffloadBundle(entries).to_bytes())
        made.append(path)
    return made


class Run(NamedTuple):
    """What a scan took. CPU seconds are of all its processes, megabytes the most that one had of its own (RssAnon)."""

    seconds: float
    cpu: float
    main: float
    workers: float


def run(urls: list[str], to: Path, jobs: int) -> Run:
    """Scan in a process of its own."""
    return watched(command(urls, to, jobs))


def command(urls: list[str], to: Path, jobs: int) -> list[str]:
    """The words that scan."""
    listing = to.with_suffix(".txt")
    listing.write_text("\n".join(urls))
    code = (
        "import sys, pathlib, hipkit\nif __name__ == '__main__':\n"
        " hipkit.scan(pathlib.Path(sys.argv[1]).read_text().split(), to=sys.argv[2], jobs=int(sys.argv[3]))"
    )
    return [sys.executable, "-c", code, str(listing), str(to), str(jobs)]


def watched(words: list[str]) -> Run:
    """Run a command, and look at its memory meanwhile."""
    before, begun = cpu_of_children(), time.perf_counter()
    started = subprocess.Popen(words)
    most: dict[int, int] = {}
    while started.poll() is None:
        for number in processes_of(started.pid):
            most[number] = max(most.get(number, 0), own_memory(number))
        time.sleep(0.1)
    if started.returncode:
        raise SystemExit("a scan has failed")
    seconds = time.perf_counter() - begun
    cpu = cpu_of_children() - before
    main = most.pop(started.pid, 0)
    return Run(seconds, cpu, main / MIB, max(most.values(), default=0) / MIB)


def adopt_orphans() -> None:
    """Have processes whose parent has ended be children of this one, so that their CPU seconds are counted."""
    if ctypes.CDLL(None, use_errno=True).prctl(_SUBREAPER, 1, 0, 0, 0):
        raise SystemExit("Linux is needed: the CPU seconds of processes that outlive their parent would be missed")


def cpu_of_children() -> float:
    """CPU seconds of all processes that were started, when the last of them has ended."""
    with contextlib.suppress(ChildProcessError):
        while True:
            os.wait()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def processes_of(number: int) -> list[int]:
    """A process and those that it has started, where the system says so."""
    try:
        found = [path.read_text().split() for path in Path(f"/proc/{number}/task").glob("*/children")]
    except OSError:
        return [number]
    return [number, *(inner for each in found for child in each for inner in processes_of(int(child)))]


def own_memory(number: int) -> int:
    """Bytes that a process has in memory and no file holds."""
    try:
        text = Path(f"/proc/{number}/status").read_text()
    except OSError:
        return 0
    found = re.search(r"RssAnon:\s*(\d+) kB", text)
    return 1024 * int(found[1]) if found else 0


def main() -> None:
    """Make the wheels, scan them, print figures."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--wheels", type=int, default=10_000, help="how many (10000)")
    options.add_argument("--jobs", type=int, default=1, help="processes (1)")
    options.add_argument("--bandwidth", type=float, default=0, help="MiB/s that the server sends at most (no limit)")
    chosen = options.parse_args()
    adopt_orphans()
    with tempfile.TemporaryDirectory(prefix="hipkit-bench-") as name:
        folder, scan = Path(name) / "wheels", Path(name) / "scan"
        folder.mkdir()
        wheels = make(folder, chosen.wheels)
        total = sum(path.stat().st_size for path in wheels)
        print(f"{len(wheels)} wheels, {total / MIB:.0f} MiB")
        with RangeServer(folder) as server:
            server.throttle.bytes_a_second = int(chosen.bandwidth * MIB)
            for what, more in (("first", 0), ("again", 0), ("one more", 1)):
                wheels += make(folder, more, len(wheels))
                sent = server.bytes_sent
                took = run([server.url(path) for path in wheels], scan, chosen.jobs)
                read = server.bytes_sent - sent
                print(
                    f"{what:9} {took.seconds:7.1f} s, {took.cpu:6.1f} s of CPU, {len(wheels) / took.cpu:6.0f} files a CPU second, "
                    f"{took.main:4.0f} MB in the main process, {took.workers:4.0f} in the largest other, "
                    f"read {read / MIB:.1f} MiB, {100 * read / total:.1f} %, {read / took.seconds / MIB:.1f} MiB/s",
                    flush=True,
                )
        with hipkit.Scan(scan) as found:
            for question in CANNED:
                found.canned(question).fetchall()
                begun = time.perf_counter()
                rows = found.canned(question).fetchall()
                print(f"{question:13} {time.perf_counter() - begun:6.3f} s, {len(rows)} rows")


if __name__ == "__main__":
    main()
