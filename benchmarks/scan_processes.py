"""What two processes of ``hipkit scan`` cost beside one, and how much faster they are.

    python benchmarks/scan_processes.py [--turns N] [--wheels N | --folder PATH]

In turns: one process scans a folder; two do; two scans of one process each have half of it each, at the same time; a busy loop
runs alone; two run at the same time. The two scans and the loops say what the machine allows. Of each the wall-clock and the CPU
seconds are printed, of all processes to the last; at the end the medians of what two processes have to one in the same turn.
The folder is one of wheels as benchmarks/scan.py makes them, on the disk, without a server that would need a core too.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from hipkit.benchmarks.scan import MIB, adopt_orphans, command, cpu_of_children, make

BUSY = [sys.executable, "-c", "sum(i * i % 7 for i in range(120_000_000))"]


class Took(NamedTuple):
    """Seconds on the clock, and of CPU in all processes."""

    wall: float
    cpu: float


def timed(commands: list[list[str]]) -> Took:
    """Run commands at the same time."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    before, begun = cpu_of_children(), time.perf_counter()
    started = [subprocess.Popen(words, env=environment) for words in commands]
    if [process for process in started if process.wait()]:
        raise SystemExit("a scan has failed")
    wall = time.perf_counter() - begun
    return Took(wall, cpu_of_children() - before)


def turn(files: list[str], folder: Path) -> dict[str, Took]:
    """Each once."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    ways = {
        "one process": [command(files, folder / "one", 1)],
        "two processes": [command(files, folder / "two", 2)],
        "two scans of half": [command(files[at::2], folder / f"half{at}", 1) for at in range(2)],
        "one busy loop": [BUSY],
        "two busy loops": [BUSY, BUSY],
    }
    took = {}
    for name, commands in ways.items():
        took[name] = timed(commands)
        print(f"{name:18} {took[name].wall:6.2f} s, {took[name].cpu:6.2f} s of CPU", flush=True)
    return took


def told(turns: list[dict[str, Took]]) -> None:
    """The medians of all turns."""

    def middle(of: str, to: str, *, is_wall: bool) -> float:
        return median(each[of][not is_wall] / each[to][not is_wall] for each in turns)

    for name in turns[0]:
        wall, cpu = (median(each[name][at] for each in turns) for at in range(2))
        print(f"median: {name:18} {wall:6.2f} s, {cpu:6.2f} s of CPU")
    faster = middle("one process", "two processes", is_wall=True)
    loops = 2 * middle("one busy loop", "two busy loops", is_wall=True)
    print(f"CPU seconds of two processes: {middle('two processes', 'one process', is_wall=False):.3f} of one's")
    print(f"CPU seconds of two scans:     {middle('two scans of half', 'one process', is_wall=False):.3f} of one's")
    print(f"two processes are {faster:.2f} times as fast, two busy loops {loops:.2f}: {faster / loops:.2f} of that")
    print(f"two scans are     {middle('one process', 'two scans of half', is_wall=True):.2f} times as fast")


def main() -> None:
    """Make the wheels, and take turns."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--wheels", type=int, default=10_000, help="how many are made (10000)")
    options.add_argument("--folder", type=Path, help="a folder to scan instead")
    options.add_argument("--turns", type=int, default=5, help="how many (5)")
    chosen = options.parse_args()
    adopt_orphans()
    with tempfile.TemporaryDirectory(prefix="hipkit-bench-") as name:
        folder = chosen.folder or Path(name) / "wheels"
        if not chosen.folder:
            folder.mkdir()
            make(folder, chosen.wheels)
        files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
        print(f"{len(files)} files, {sum(path.stat().st_size for path in files) / MIB:.0f} MiB, {os.cpu_count()} cores")
        told([turn([str(path) for path in files], Path(name) / "scans") for _ in range(chosen.turns)])


if __name__ == "__main__":
    main()
