"""How fast containers are listed, taken apart and inflated, beside LLVM's tools, dd and the zstd library.

``make bench`` runs it. Each line is the median of whole processes run in turns; MISSED marks a target not met.
"""

from __future__ import annotations

import os
import random
import shutil
import struct
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from measure import machine, python, shown, side_by_side

SAMPLES = Path(__file__).resolve().parent.parent / "samples" / "built"
HIPKIT = str(Path(sys.executable).with_name("hipkit"))
BUNDLER = "clang-offload-bundler-22"
IDS = ["host-x86_64-unknown-linux-gnu-", *(f"hipv4-amdgcn-amd-amdhsa--gfx{n}" for n in ("942", "90a", "1100"))]


@dataclass
class Case:
    """A benchmark: what is run, the peer, and what is to be reached."""

    name: str
    prepare: Callable[[Path], tuple[list[str], list[str] | None]]
    most_seconds: float | None = None
    most_memory: int | None = None
    most_ratio: float | None = None


def large_bundle(folder: Path) -> tuple[list[str], list[str]]:
    """2 GiB in four entries; the contents are holes, which favours tools that read them."""
    size, at, rows = 682 << 20, 4096, []
    for id in IDS:
        length = 0 if id.startswith("host") else size
        rows.append(struct.pack("<QQQ", at, length, len(id)) + id.encode())
        at += length
    path = folder / "large.hipfb"
    with open(path, "wb") as file:
        file.write(b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(rows)) + b"".join(rows))
        file.truncate(at)
    return [HIPKIT, "ls", str(path)], [BUNDLER, "-list", "-type=o", f"-input={path}"]


def many_compressed(folder: Path) -> tuple[list[str], list[str]]:
    """A library with 64 compressed bundles on page boundaries."""
    import hipkit

    entries = [hipkit.Entry.of(id, os.urandom(100_000) if "gfx" in id else b"") for id in IDS]
    one = hipkit.CompressedBundle.pack(hipkit.OffloadBundle(entries)).to_bytes()
    (folder / "section").write_bytes(b"".join(one + bytes(-len(one) % 4096) for _ in range(64)))
    library = folder / "lib64.so"
    objcopy = shutil.which("llvm-objcopy-22") or "objcopy"
    os.spawnlp(
        os.P_WAIT, objcopy, objcopy, "--add-section", f".hip_fatbin={folder / 'section'}", sys.executable, str(library)
    )  # fmt: skip
    return [HIPKIT, "ls", str(library)], ["llvm-readobj-22", "--offloading", str(library)]


def one_large_entry(folder: Path) -> tuple[list[str], list[str]]:
    """500 MB taken out of a bundle, against dd copying the same bytes."""
    import hipkit

    path, size = folder / "entry.hipfb", 500 << 20
    contents = {IDS[0]: b"", IDS[1]: random.Random(1).randbytes(1 << 20) * 500, IDS[2]: b"small"}
    path.write_bytes(hipkit.OffloadBundle([hipkit.Entry.of(id, data) for id, data in contents.items()]).to_bytes())
    ours = [HIPKIT, "unbundle", str(path), "-o", str(folder), "--target", "gfx942", "--force"]
    return ours, [
        "dd",
        f"if={path}",
        f"of={folder / 'dd.out'}",
        "bs=4M",
        "skip=4096",
        f"count={size}",
        "iflag=skip_bytes,count_bytes",
    ]


def inflate_code(folder: Path) -> tuple[list[str], list[str]]:
    """256 MiB of instructions in random order: zstd has work to do, about as much as on one target's code."""
    code = b"".join(path.read_bytes() for path in sorted(SAMPLES.glob("*.hsaco")))
    lines = [code[at : at + 16] for at in range(0, len(code) - 16, 16)]
    return inflating(folder, b"".join(random.Random(1).choices(lines, k=16 << 20)))


def inflate_repeats(folder: Path) -> tuple[list[str], list[str]]:
    """512 MiB of the same code objects, a byte in forty changed: zstd only copies, and the hash takes the time."""
    chance = random.Random(1)
    code = b"".join(path.read_bytes() for path in sorted(SAMPLES.glob("*.hsaco")))
    pieces = bytearray()
    while len(pieces) < 512 << 20:
        piece = bytearray(code)
        for _ in range(len(piece) // 40):
            piece[chance.randrange(len(piece))] = chance.randrange(256)
        pieces += piece * 2
    return inflating(folder, bytes(pieces))


def inflating(folder: Path, content: bytes) -> tuple[list[str], list[str]]:
    """Inflate ``content`` and check its hash, against the library alone, which does not check."""
    import hipkit

    bundle = hipkit.OffloadBundle([hipkit.Entry.of(IDS[1], content)])
    path = folder / "large.ccob"
    path.write_bytes(hipkit.CompressedBundle.pack(bundle, level=3).to_bytes())
    ours = python(f"import hipkit; assert hipkit.open({str(path)!r}).containers[0].verify().value == 'ok'")
    peer = python(
        "import zstandard, mmap; "
        f"data = open({str(path)!r}, 'rb').read(); "
        "stream = zstandard.ZstdDecompressor(max_window_size=1 << 27).stream_reader(memoryview(data)[32:]); "
        f"room = memoryview(mmap.mmap(-1, {len(content) + 4096})); at = 0\n"
        "while n := stream.readinto(room[at:at + (4 << 20)]): at += n"
    )
    return ours, peer


def small_program(_folder: Path) -> tuple[list[str], list[str]]:
    """A program of 90 KB, from shell to prompt."""
    program = next(path for path in sorted(SAMPLES.iterdir()) if path.name == "libfilter.so")
    return [HIPKIT, "ls", str(program)], [BUNDLER, "-list", "-type=o", f"-input={program}"]


def help_text(_folder: Path) -> tuple[list[str], None]:
    """What every command costs before it does anything."""
    return [HIPKIT, "--help"], None


CASES = (
    Case("list a plain bundle of 2 GiB", large_bundle, most_seconds=0.3, most_memory=80 << 20),
    Case("list 64 CCOBs in a section", many_compressed),
    Case("take one entry of 500 MB out", one_large_entry, most_ratio=1.5),
    Case("inflate a CCOB of 256 MiB of code", inflate_code, most_ratio=1.2),
    Case("inflate a CCOB of 512 MiB of repeats", inflate_repeats, most_ratio=1.2),
    Case("ls of a small library", small_program, most_seconds=0.15),
    Case("--help", help_text, most_seconds=0.1),
)


def main() -> None:
    """Run the cases whose names hold the words given, or all."""
    wanted = " ".join(sys.argv[1:])
    print(machine())
    for case in CASES:
        if wanted in case.name:
            with tempfile.TemporaryDirectory(prefix="hipkit-bench-") as folder:
                report(case, Path(folder))


def report(case: Case, folder: Path) -> None:
    """Run one case and print its lines."""
    # In a child: the kernel counts the memory of the process that starts another one as the other's.
    with ProcessPoolExecutor(1) as child:
        ours, peer = child.submit(case.prepare, folder).result()
    if peer and not shutil.which(peer[0]):
        peer = None
    mine, theirs = side_by_side(ours, peer)
    ratio = mine.time / theirs.time if theirs else None
    missed = [
        what
        for what, value, most in (
            ("time", mine.time, case.most_seconds),
            ("memory", mine.peak, case.most_memory),
            ("ratio", ratio, case.most_ratio),
        )
        if most is not None and (value is None or value > most)
    ]
    print(f"\n{case.name}: {'MISSED: ' + ', '.join(missed) if missed else 'ok'}")
    print(f"  hipkit {mine}   {shown(ours)}")
    if theirs and peer:
        print(f"  peer   {theirs}   {shown(peer)}\n  ratio  {ratio:8.3f}")


if __name__ == "__main__":
    main()
