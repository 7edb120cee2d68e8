"""Every instruction of every code object, beside llvm-objdump: text, labels and branch targets, each object once.

    python tools/compare.py FILE|FOLDER…     whatever hipkit opens; ``make corpus`` prints the same of its packages

Leaves with 1 where a line differs.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import hipkit
from hipkit.fatbin.codeobject.identify import identify

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "support"))
from objdump import Comparison, compare

REMOVED = {"gfx940": "gfx942", "gfx941": "gfx942"}
"""Processors that LLVM 22 no longer has, and the one it reads their code as."""
FIRST_DECODED = 900


def table(packages: Iterator[tuple[str, Path]]) -> bool:
    """Print a line a package; True if every line is equal."""
    print(f"\n{'package':<28}{'code objects':>13}{'not decoded':>12}{'lines compared':>16}{'differ':>8}   seconds")
    total: Counter[str] = Counter()
    seen: set[bytes] = set()
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(os.cpu_count()) as pool:
        for name, package in packages:
            start = time.perf_counter()
            counts: Counter[str] = Counter()
            jobs = (job for job in code_objects(package, Path(folder), seen, counts))
            for path, comparison in pool.map(compared, jobs):
                counts += Counter(objects=1, lines=comparison.lines, differ=len(comparison.different))
                for mine, other in comparison.different[:3]:
                    print(f"  {path}: {mine}\n{'':>{len(path) + 4}}{other}")
            seconds = time.perf_counter() - start
            line = (
                f"{counts['objects']:>13}{counts['old']:>12}{counts['lines']:>16}{counts['differ']:>8}{seconds:>10.0f}"
            )
            print(f"{name:<28}{line}", flush=True)
            total += counts
    print(f"{'all':<28}{total['objects']:>13}{total['old']:>12}{total['lines']:>16}{total['differ']:>8}")
    return not total["differ"]


def code_objects(
    package: Path, folder: Path, seen: set[bytes], counts: Counter[str]
) -> Iterator[tuple[str, Path, str | None]]:
    """Where each code object came from, a copy of it, and the processor to tell llvm-objdump if it needs telling."""
    for file in hipkit.open_all(package) if package.is_dir() else [hipkit.open(package)]:
        for entry in file.entries:
            identity = identify(entry.source) if entry.size else None
            if identity is None or identity.kind != "code-object" or identity.target is None:
                continue
            data = entry.data
            digest = hashlib.sha256(data).digest()
            if digest in seen:
                continue
            seen.add(digest)
            processor = identity.target.partition(":")[0]
            if processor[3:].isdigit() and int(processor[3:]) < FIRST_DECODED:
                counts["old"] += 1
                continue
            path = folder / f"{len(seen)}.hsaco"
            path.write_bytes(data)
            yield f"{Path(file.path).name} {identity.target}", path, REMOVED.get(processor)


def compared(job: tuple[str, Path, str | None]) -> tuple[str, Comparison]:
    """One comparison, in a worker."""
    name, path, processor = job
    result = compare(path, processor)
    path.unlink()
    return name, result


if __name__ == "__main__":
    sys.exit(not table((argument, Path(argument)) for argument in sys.argv[1:]))
