"""Public packages to try hipkit on: ``make corpus`` fetches them and prints what is in them, counted in two ways.

Ours is ``hipkit.open``. The other way follows the relocations that llvm-readelf prints to the bundles they point at
and asks clang-offload-bundler for the ids of each; for CUDA, whose tools are not free, it adds up header sizes.
"""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hipkit

FOLDER = Path(__file__).resolve().parent.parent / "corpus"
"""Where packages are kept; git ignores it."""

PACKAGES = (
    ("bitsandbytes==0.50.2", ()),
    ("bitsandbytes==0.49.0", ()),
    ("jax-rocm60-plugin==0.5.0", ("--python-version", "3.11")),
    ("jax-rocm7-plugin==0.10.2", ("--python-version", "3.11")),
    ("cupy-rocm-5-0==13.3.0", ("--python-version", "3.11")),
    ("cupy-rocm-4-0==9.0.0", ("--python-version", "3.8")),
    ("k2==1.23.4", ("--python-version", "3.10")),
)
PLATFORMS = ("manylinux1_x86_64", "manylinux2014_x86_64", "manylinux_2_24_x86_64", "manylinux_2_27_x86_64", "manylinux_2_28_x86_64")  # fmt: skip
DEBIAN = ("librocrand1",)
READELF, BUNDLER = "llvm-readelf-22", "clang-offload-bundler-22"
WRAPPER_SECTIONS = (".hipFatBinSegment",)
SECTION_PREFIX = "__CLANG_OFFLOAD_BUNDLE__"
CUDA_SECTIONS = (".nv_fatbin", "__nv_relfatbin")


@dataclass
class Count:
    """Containers, their entries, and those entries that hold device code."""

    containers: int = 0
    entries: int = 0
    code: int = 0

    def add(self, entries: int, code: int) -> None:
        """Count one more container."""
        self.containers += 1
        self.entries += entries
        self.code += code


def main() -> int:
    """Fetch, count, print; 1 if any count differs."""
    # The bundler calls llvm-objcopy by its plain name, which Debian keeps beside it.
    beside = Path(shutil.which(BUNDLER) or "").resolve().parent
    os.environ["PATH"] = f"{beside}{os.pathsep}{os.environ['PATH']}"
    missing = [tool for tool in (READELF, BUNDLER) if not shutil.which(tool)]
    if missing:
        print(f"{', '.join(missing)} not installed; `make toolchain` installs them", file=sys.stderr)
        return 3
    print(f"{'package':<28}{'files':>6}{'containers':>12}{'entries':>9}{'code':>7}  counted otherwise   seconds")
    differ = False
    for name, folder in packages():
        files, ours, theirs, seconds = 0, Count(), Count(), 0.0
        for path in sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()):
            start = time.perf_counter()
            found = count(path)
            seconds += time.perf_counter() - start
            other = count_otherwise(path)
            if found != other:
                print(f"  {path.relative_to(folder)}: {found}, otherwise {other}")
            for total, part in ((ours, found), (theirs, other)):
                total.containers, total.entries, total.code = (
                    total.containers + part.containers, total.entries + part.entries, total.code + part.code
                )  # fmt: skip
            files += bool(found.containers)
        same = ours == theirs
        differ |= not same
        verdict = "equal" if same else f"{theirs.containers}/{theirs.entries}/{theirs.code} DIFFER"
        print(f"{name:<28}{files:>6}{ours.containers:>12}{ours.entries:>9}{ours.code:>7}  {verdict:<18}{seconds:>9.2f}")
    from compare import table

    return int(not table(packages()) or differ)


def count(path: Path) -> Count:
    """What hipkit finds."""
    total = Count()
    for file in hipkit.open_all(path) if path.is_dir() else opened(path):
        for container in file.walk():
            if container.kind != "member":
                total.add(len(container.entries), sum(1 for e in container.entries if e.size and not e.is_host))
    return total


def opened(path: Path) -> Iterator[hipkit.File]:
    """The file, if hipkit knows what it is."""
    try:
        yield hipkit.open(path)
    except hipkit.FormatError as error:
        if error.rule != "unknown":
            raise


def count_otherwise(path: Path) -> Count:
    """What LLVM's tools and the formats' own sizes say."""
    total = Count()
    with open(path, "rb") as file:
        head = file.read(20)
    if not head.startswith(b"\x7fELF"):
        return total
    if head[18] == 224:  # a code object by itself
        total.add(1, 1)
        return total
    data = path.read_bytes()
    sections, targets = layout(path)
    for start, end in sorted(targets.items()):
        listed(data[start:end], total)
    for name, (start, size) in sections.items():
        if name in CUDA_SECTIONS:
            cuda(data[start : start + size], total)
    ids = [name.removeprefix(SECTION_PREFIX) for name in sections if name.startswith(SECTION_PREFIX)]
    if ids:
        total.add(len(ids), sum(not id.startswith("host-") for id in ids))
    return total


def layout(path: Path) -> tuple[dict[str, tuple[int, int]], dict[int, int]]:
    """Sections by name, and where each wrapper's bundle begins and at most ends, from llvm-readelf."""
    done = subprocess.run(
        [READELF, "-S", "-r", "--elf-output-style=JSON", path], capture_output=True, text=True, check=True
    )  # fmt: skip
    [file] = json.loads(done.stdout)
    sections = [s["Section"] for s in file["Sections"]]
    places = {s["Name"]["Name"]: (s["Offset"], s["Size"]) for s in sections if s["Type"]["Name"] != "SHT_NOBITS"}
    wrappers = [s for s in sections if s["Name"]["Name"] in WRAPPER_SECTIONS]
    starts = sorted(
        {
            target
            for wrapper in wrappers
            for relocation in relocations(file)
            if wrapper["Address"] <= relocation["Offset"] < wrapper["Address"] + wrapper["Size"]
            for target in [offset_of(relocation["Addend"] + symbol_value(path, relocation), sections)]
            if target is not None
        }
    )
    ends = [*starts[1:], 0][: len(starts)]
    return places, {
        start: end if end > start else section_end(start, sections) for start, end in zip(starts, ends, strict=True)
    }


def relocations(file: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every relocation."""
    for group in file["Relocations"]:
        for relocation in group["Relocs"]:
            yield relocation["Relocation"]


def symbol_value(path: Path, relocation: dict[str, Any]) -> int:
    """The value of the symbol that a relocation names, or 0."""
    name = relocation.get("Symbol", {}).get("Name", "")
    if not name:
        return 0
    done = subprocess.run([READELF, "-s", "--dyn-syms", path], capture_output=True, text=True, check=True)
    rows = (line.split() for line in done.stdout.splitlines())
    return next((int(row[1], 16) for row in rows if len(row) == 8 and row[7] == name), 0)


def offset_of(address: int, sections: list[dict[str, Any]]) -> int | None:
    """The file offset of an address."""
    for s in sections:
        if s["Type"]["Name"] != "SHT_NOBITS" and s["Address"] and s["Address"] <= address < s["Address"] + s["Size"]:
            return int(s["Offset"] + address - s["Address"])
    return None


def section_end(offset: int, sections: list[dict[str, Any]]) -> int:
    """Where the section that holds a file offset ends."""
    return next(
        int(s["Offset"] + s["Size"])
        for s in sections
        if s["Type"]["Name"] != "SHT_NOBITS" and s["Offset"] <= offset < s["Offset"] + s["Size"]
    )


def listed(bundle: bytes, total: Count) -> None:
    """One bundle, through clang-offload-bundler. A compressed one is cut to its size first, or the tool fails."""
    if bundle.startswith(b"CCOB"):
        version = struct.unpack_from("<H", bundle, 4)[0]
        bundle = bundle[: struct.unpack_from("<I" if version == 2 else "<Q", bundle, 8)[0]]
    with tempfile.NamedTemporaryFile() as file:
        file.write(bundle)
        file.flush()
        done = subprocess.run(
            [BUNDLER, "-list", "-type=o", f"-input={file.name}"], capture_output=True, text=True, check=True
        )  # fmt: skip
    ids = done.stdout.split()
    total.add(len(ids), sum(not id.startswith("host-") for id in ids))


def cuda(section: bytes, total: Count) -> None:
    """The fat binaries of a section, by the sizes in their headers."""
    at = 0
    while at + 16 <= len(section):
        magic, _, header, size = struct.unpack_from("<IHHQ", section, at)
        if magic != 0xBA55ED50:
            at += 8
            continue
        end, entry, number = at + header + size, at + header, 0
        while entry + 64 <= end:
            length, payload = struct.unpack_from("<IQ", section, entry + 4)
            entry, number = entry + length + payload, number + 1
        total.add(number, number)
        at = end


def packages() -> Iterator[tuple[str, Path]]:
    """Each package's name and the folder it is unpacked in, fetched unless it is there."""
    for name, options in PACKAGES:
        folder = FOLDER / name.replace("==", "-")
        if not folder.exists():
            fetch(name, folder, options)
        yield name, folder
    for name in DEBIAN:
        folder = FOLDER / name
        if not folder.exists() and shutil.which("apt-get"):
            fetch_debian(name, folder)
        if folder.exists():
            yield f"{name} (Debian)", folder


def fetch(name: str, folder: Path, options: tuple[str, ...]) -> None:
    """A wheel, unpacked."""
    platforms = [part for platform in PLATFORMS for part in ("--platform", platform)]
    with tempfile.TemporaryDirectory() as download:
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", "-d", download]
        subprocess.run([*command, *platforms, *options, name], check=True)
        [wheel] = Path(download).iterdir()
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)


def fetch_debian(name: str, folder: Path) -> None:
    """A Debian package, unpacked."""
    with tempfile.TemporaryDirectory() as download:
        subprocess.run(["apt-get", "-qq", "download", name], check=True, cwd=download)
        [package] = Path(download).iterdir()
        subprocess.run(["dpkg", "-x", package, folder], check=True)


if __name__ == "__main__":
    sys.exit(main())
