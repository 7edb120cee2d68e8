"""How much private memory each command takes at most on files above 1 GB: to be under 300 MB in each of its processes.

``make bench`` runs it. Counted is what a process has for itself (RssAnon and RssShmem of /proc/PID/status), looked at
every few milliseconds; pages of mapped files are not. MISSED marks a command that took more, or that failed.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from measure import machine

SAMPLES = Path(__file__).resolve().parent.parent / "samples" / "built"
HIPKIT = [sys.executable, "-m", "hipkit"]
MOST = 300 << 20
SIZE = 1100 << 20
TARGETS = ("gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx1010", "gfx1030", "gfx1100", "gfx1101", "gfx1200")
CODE = "vcpy.gfx942.v5.hsaco"
E_FLAGS_AT, MACHINES = 48, (0x2C, 0x2F, 0x30, 0x3F, 0x4C, 0x33, 0x36, 0x41, 0x46, 0x48)
LIBRARY = """
    .section .hip_fatbin,"a",@progbits
    .balign 4096
fatbin:
    .incbin "{}"
    .section .hipFatBinSegment,"aw",@progbits
    .balign 8
    .long 0x48495046, 1
    .quad fatbin, 0
"""


def make(folder: Path) -> None:
    """The files."""
    noise = random.Random(1).randbytes(32 << 20)
    codes = {
        target: (SAMPLES / CODE).read_bytes()[:E_FLAGS_AT] + bytes([flags]) + (SAMPLES / CODE).read_bytes()[49:]
        for target, flags in zip(TARGETS, MACHINES, strict=True)
    }
    many = [(target, code, SIZE // 40) for _ in range(4) for target, code in codes.items()]
    _bundle(folder / "many.hipfb", many, noise[: 16 << 10] * 64)  # which compresses well, the other one not at all
    _bundle(folder / "one.hipfb", [("gfx942", codes["gfx942"], SIZE)], noise)
    subprocess.run([*HIPKIT, "edit", folder / "many.hipfb", "-o", folder / "one.ccob", "--compress", "zstd", "--level", "1"], check=True, stdout=subprocess.DEVNULL)  # fmt: skip
    code = folder / "big.hsaco"
    with code.open("wb") as file:
        file.write(codes["gfx942"])
        for _ in range(SIZE // len(noise)):
            file.write(noise)
    (folder / "lib.s").write_text(LIBRARY.format(folder / "many.hipfb"))
    subprocess.run(["cc", "-shared", "-nostdlib", folder / "lib.s", "-o", folder / "lib.so"], check=True)
    with zipfile.ZipFile(folder / "x-1-py3-none-any.whl", "w") as archive:
        archive.write(folder / "lib.so", "x/deflated.so", zipfile.ZIP_DEFLATED, compresslevel=1)
        archive.write(folder / "one.hipfb", "x/stored.hipfb", zipfile.ZIP_STORED)


def _bundle(path: Path, entries: list[tuple[str, bytes, int]], noise: bytes) -> None:
    """A bundle; after each code object comes noise, up to a size."""
    import hipkit

    ids = [f"hipv4-amdgcn-amd-amdhsa--{target}" for target, _, _ in entries]
    table = hipkit.OffloadBundle([hipkit.Entry.of(id, b"") for id in ids]).table_size
    at, rows = -(-table // 4096) * 4096, b""
    with path.open("wb") as file:
        for id, (_, code, size) in zip(ids, entries, strict=True):
            rows += at.to_bytes(8, "little") + size.to_bytes(8, "little") + len(id).to_bytes(8, "little") + id.encode()
            file.seek(at)
            left = size - file.write(code)
            while left > 0:
                left -= file.write(noise[:left])
            at = -(-(at + size) // 4096) * 4096
        file.seek(0)
        file.write(b"__CLANG_OFFLOAD_BUNDLE__" + len(entries).to_bytes(8, "little") + rows)


FILES = ("many.hipfb", "one.hipfb", "one.ccob", "lib.so", "x-1-py3-none-any.whl")
ALL = [f"FOLDER/{name}" for name in FILES]
JOBS = ["--jobs", "4"]
"""More processes than files are large: each is to be within the bound by itself."""
COMMANDS: dict[str, tuple[list[str], tuple[str, ...]]] = {
    "ls": (["ls", "FILE"], FILES),
    "inspect": (["inspect", "FILE"], FILES),
    "inspect --verify": (["inspect", "--verify", "FILE"], ("one.ccob", "x-1-py3-none-any.whl")),
    "inspect --kernels": (["inspect", "--kernels", "FILE"], FILES),
    "covers": (["covers", "FILE", "--gpu", "gfx942"], FILES),
    "validate": (["validate", "FILE"], FILES),
    "diff": (["diff", "FILE", "FILE"], FILES),
    "report": (["report", "FILE", "-o", "OUT/page.html", "--force"], FILES),
    "unbundle": (["unbundle", "FILE", "-o", "OUT", "--force"], FILES),
    "ls --jobs 4": (["ls", *JOBS, *ALL], ("all",)),
    "inspect --jobs 4": (["inspect", "--kernels", *JOBS, *ALL], ("all",)),
    "covers --jobs 4": (["covers", "--gpu", "gfx942", *JOBS, *ALL], ("all",)),
    "validate --jobs 4": (["validate", *JOBS, *ALL], ("all",)),
    "diff --jobs 4": (["diff", *JOBS, "FOLDER/lib.so", "FOLDER/x-1-py3-none-any.whl"], ("two",)),
    "report --jobs 4": (["report", "-o", "OUT/page.html", "--force", *JOBS, *ALL], ("all",)),
    "unbundle --jobs 4": (["unbundle", "-o", "OUT", "--force", *JOBS, *ALL], ("all",)),
    "bundle": (["bundle", "-o", "OUT/new", "gfx942=FILE"], ("big.hsaco",)),
    "bundle --compress": (["bundle", "-o", "OUT/new", "--compress", "zstd", "--level", "1", "gfx942=FILE"], ("big.hsaco",)),
    "split": (["split", "FILE", "-o", "OUT", "--as", "bundle"], ("many.hipfb", "one.hipfb", "one.ccob", "lib.so")),
    "edit --drop": (["edit", "FILE", "-o", "OUT/new", "--drop", "gfx900"], ("many.hipfb", "one.ccob", "lib.so", "x-1-py3-none-any.whl")),
    "edit --compress": (["edit", "FILE", "-o", "OUT/new", "--compress", "zstd", "--level", "1"], ("many.hipfb", "one.hipfb", "lib.so", "x-1-py3-none-any.whl")),
}  # fmt: skip


@dataclass
class Run:
    """What a command took."""

    code: int
    peak: int
    seconds: float
    said: str


def cases() -> Iterator[tuple[str, list[str]]]:
    """The name of each case, and its arguments."""
    for name, (arguments, files) in COMMANDS.items():
        for file in files:
            yield f"{name}, {file}", [text.replace("FILE", f"FOLDER/{file}") for text in arguments]


def run(arguments: list[str], folder: Path) -> Run:
    """One command, its processes watched."""
    out = folder / "out"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    line = [text.replace("FOLDER", str(folder)).replace("OUT", str(out)) for text in arguments]
    start, peak = time.perf_counter(), 0
    process = subprocess.Popen([*HIPKIT, *line], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    while process.poll() is None:
        peak = max(peak, *(private(pid) for pid in family(process.pid)))
        time.sleep(0.004)
    assert process.stderr
    said = process.stderr.read().strip().partition("\n")[0]
    shutil.rmtree(out, ignore_errors=True)
    return Run(process.returncode, peak, time.perf_counter() - start, said)


def family(pid: int) -> Iterator[int]:
    """A process and those that it started, and so on."""
    yield pid
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in _text(path).split():
            yield from family(int(child))


def private(pid: int) -> int:
    """The bytes that a process has for itself; 0 where it has ended."""
    rows = (line.split() for line in _text(Path(f"/proc/{pid}/status")).splitlines())
    return sum(int(row[1]) << 10 for row in rows if row[0] in ("RssAnon:", "RssShmem:"))


def _text(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""


def main() -> None:
    """Make the files in a folder, or use those of the folder named first; run the cases that hold the words given."""
    words = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="hipkit-bench-") as name:
        folder = Path(words.pop(0)) if words and Path(words[0]).is_dir() else Path(name)
        if not (folder / FILES[-1]).exists():
            make(folder)
        print(f"{machine()}; files of {SIZE >> 20} MB, to be under {MOST >> 20} MB a process")
        for case, arguments in cases():
            if all(word in case for word in words):
                found = run(arguments, folder)
                missed = found.peak > MOST or found.code > 1 or "Traceback" in found.said
                print(
                    f"{case:<45} {found.peak >> 20:6} MB {found.seconds:7.1f} s  exit {found.code}"
                    f"{'  MISSED ' + found.said if missed else ''}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
