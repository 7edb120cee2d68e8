"""Public libraries edited: one target kept, and split and joined; sizes, and whether what is left is what it was.

    python tools/corpus_edit.py          the packages of tools/corpus.py; ``make corpus`` runs it too

Each edited library is loaded by the dynamic linker in a process of its own. Libraries that it needs and that are not
installed are stood in for by empty ones with the same names and symbols. Kernels are compared twice: as hipkit
reads them, and as clang-offload-bundler takes them out of bundles that llvm-readelf finds, or, for CUDA, whose tools
are not free, by the sizes in the headers. Leaves with 1 where anything differs.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from corpus import BUNDLER, CUDA_SECTIONS, FOLDER, PACKAGES, PLATFORMS, READELF, layout

import hipkit

COMPILER, NM = "clang-19", "llvm-nm-19"
WHEELS = FOLDER / "wheels"
LIBRARIES = (
    ("bitsandbytes==0.50.2", "bitsandbytes/libbitsandbytes_rocm64.so", "gfx942"),
    ("bitsandbytes==0.50.2", "bitsandbytes/libbitsandbytes_rocm72.so", "gfx942"),
    ("bitsandbytes==0.50.2", "bitsandbytes/libbitsandbytes_rocm715.so", "gfx1100"),
    ("bitsandbytes==0.50.2", "bitsandbytes/libbitsandbytes_cuda118.so", "sm_80"),
    ("bitsandbytes==0.50.2", "bitsandbytes/libbitsandbytes_cuda128.so", "sm_90"),
    ("bitsandbytes==0.50.2", "bitsandbytes/libbitsandbytes_cuda130.so", "sm_90"),
    ("bitsandbytes==0.49.0", "bitsandbytes/libbitsandbytes_rocm62.so", "gfx90a"),
    ("bitsandbytes==0.49.0", "bitsandbytes/libbitsandbytes_rocm71.so", "gfx942"),
    ("bitsandbytes==0.49.0", "bitsandbytes/libbitsandbytes_cuda129.so", "sm_90"),
    ("cupy-rocm-5-0==13.3.0", "cupy/cuda/thrust.cpython-311-x86_64-linux-gnu.so", "gfx906"),
    ("cupy-rocm-5-0==13.3.0", "cupy/cuda/cub.cpython-311-x86_64-linux-gnu.so", "gfx908"),
)
WHOLE = (
    ("bitsandbytes==0.50.2", ("gfx942", "sm_90")),
    ("bitsandbytes==0.49.0", ("gfx942", "sm_90")),
    ("cupy-rocm-5-0==13.3.0", ("gfx906",)),
)
LOAD = "import ctypes, os, sys; ctypes.CDLL(sys.argv[1], mode=os.RTLD_LAZY)"
# What the linker says of a library it cannot find.
_LACKS = re.compile(r"^(\S+): cannot open shared object file")


@dataclass
class Checked:
    """What was found out about an edited library."""

    loads: str
    same: bool
    kernels: int


def main() -> int:
    """Edit, compare, print."""
    beside = Path(shutil.which(BUNDLER) or "").resolve().parent
    os.environ["PATH"] = f"{beside}{os.pathsep}{os.environ['PATH']}"
    missing = [tool for tool in (READELF, BUNDLER, COMPILER, NM) if not shutil.which(tool)]
    if missing:
        print(f"{', '.join(missing)} not installed; `make toolchain` installs them", file=sys.stderr)
        return 3
    fine = True
    with tempfile.TemporaryDirectory(prefix="hipkit-") as folder:
        print(
            f"{'library':<36}{'keep':<9}{'targets':>8}{'before':>12}{'after':>12}{'less':>6}  {'code':<12}{'loads':<16}{'s':>5}"
        )
        for package, name, target in LIBRARIES:
            fine &= edited(found(package, name), target, Path(folder))
        print(
            f"\n{'split and joined':<36}{'':<9}{'pieces':>8}{'before':>12}{'host':>12}{'less':>6}  {'joined':<28}{'s':>5}"
        )
        for package, name, _ in LIBRARIES:
            fine &= taken_apart(found(package, name), Path(folder))
        print(f"\n{'wheel':<36}{'keep':<17}{'before':>12}{'after':>12}{'less':>6}  {'RECORD':<12}{'':<16}{'s':>5}")
        for package, targets in WHOLE:
            fine &= wheel(package, targets, Path(folder))
    return int(not fine)


def found(package: str, name: str) -> Path:
    """A library of a package that tools/corpus.py has fetched."""
    path = Path(FOLDER, package.replace("==", "-"), name)
    if not path.exists():
        raise SystemExit(f"{path} is not there; run tools/corpus.py first")
    return path


def edited(path: Path, target: str, folder: Path) -> bool:
    """One library with one target: a line of the table."""
    out = folder / path.name
    start = time.perf_counter()
    report = hipkit.edit(path, out, keep=[target], force=True)
    seconds = time.perf_counter() - start
    checked = check(path, out, target, folder)
    targets = {each for change in report.containers for each in (*change.kept, *change.dropped)}
    verdict = f"{checked.kernels} equal" if checked.same else "DIFFER"
    print(
        f"{short(path.name):<36}{target:<9}{len(targets):>8}{report.before:>12}{report.after:>12}"
        f"{less(report.before, report.after):>6}  {verdict:<12}{checked.loads:<16}{seconds:>5.1f}",
        flush=True,
    )
    return checked.same and checked.loads != "NO"


def check(old: Path, new: Path, target: str, folder: Path) -> Checked:
    """The kernels of both files for ``target``, and whether the new one loads as the old one does."""
    ours = [digests(path, target) for path in (old, new)]
    theirs = [sorted(otherwise(path, target, folder)) for path in (old, new)]
    same = ours[0] == ours[1] and theirs[0] == theirs[1] and len(theirs[0]) == len(ours[0]) > 0
    complaints = subprocess.run([READELF, "-a", new], capture_output=True, check=True).stderr
    return Checked(load(old, new, folder), same and not complaints, len(ours[0]))


def digests(path: Path, target: str) -> list[str]:
    """As hipkit reads them."""
    return [hashlib.sha256(e.data).hexdigest() for e in hipkit.open(path).entries if e.target == target]


def otherwise(path: Path, target: str, folder: Path) -> Iterator[str]:
    """As other tools read them."""
    sections, starts = layout(path)
    data = path.read_bytes()
    for start, end in sorted(starts.items()):
        yield from unbundled(data[start:end], target, folder)
    for name in CUDA_SECTIONS:
        if name in sections:
            at, size = sections[name]
            yield from cuda(data[at : at + size], int(target.removeprefix("sm_")))


def unbundled(bundle: bytes, target: str, folder: Path) -> Iterator[str]:
    """What clang-offload-bundler takes out; a compressed bundle is cut to its size first, or the tool fails."""
    if bundle.startswith(b"CCOB"):
        version = struct.unpack_from("<H", bundle, 4)[0]
        bundle = bundle[: struct.unpack_from("<I" if version == 2 else "<Q", bundle, 8)[0]]
    given, taken = folder / "given", folder / "taken"
    given.write_bytes(bundle)
    command = [BUNDLER, "-unbundle", "-type=o", f"-input={given}", f"-output={taken}"]
    subprocess.run([*command, f"-targets=hipv4-amdgcn-amd-amdhsa--{target}"], capture_output=True, check=True)
    if taken.stat().st_size:
        yield hashlib.sha256(taken.read_bytes()).hexdigest()


def cuda(section: bytes, arch: int) -> Iterator[str]:
    """The payloads as they are stored, by the sizes in their headers."""
    at = 0
    while at + 16 <= len(section):
        magic, _, header, size = struct.unpack_from("<IHHQ", section, at)
        if magic != 0xBA55ED50:
            at += 8
            continue
        end, entry = at + header + size, at + header
        while entry + 64 <= end:
            length, payload = struct.unpack_from("<IQ", section, entry + 4)
            if struct.unpack_from("<I", section, entry + 28)[0] == arch:
                yield hashlib.sha256(section[entry : entry + length + payload]).hexdigest()
            entry += length + payload
        at = end


def load(old: Path, new: Path, folder: Path) -> str:
    """Whether the dynamic linker takes the new file; with stand-ins where the old one needs them too."""
    stubs = folder / "stubs"
    shutil.rmtree(stubs, ignore_errors=True)
    stubs.mkdir()
    lacking: list[str] = []
    while (missing := lacks(old, stubs)) is not None and missing not in lacking:
        lacking.append(missing)
        stand_in(old, missing, stubs)
    verdicts = [said(path, stubs) for path in (old, new)]
    if verdicts[1]:
        print(f"  {verdicts[1]}")
        return "NO"
    return f"with {len(lacking)} stubs" if lacking else "yes"


def said(path: Path, stubs: Path) -> str:
    """What the linker says; nothing if it loads the file."""
    environment = {**os.environ, "LD_LIBRARY_PATH": str(stubs)}
    done = subprocess.run([sys.executable, "-c", LOAD, path], capture_output=True, text=True, env=environment)
    return done.stderr.strip().rpartition("OSError: ")[2] if done.returncode else ""


def lacks(path: Path, stubs: Path) -> str | None:
    """The library that is not there."""
    match = _LACKS.match(said(path, stubs))
    return match[1] if match else None


def stand_in(path: Path, name: str, stubs: Path) -> None:
    """An empty library with the symbols that ``path`` asks of one called ``name``."""
    rows = subprocess.run([NM, "-D", "--undefined-only", path], capture_output=True, text=True, check=True).stdout
    wanted = [row.split()[-1].partition("@") for row in rows.splitlines()]
    versions = version_needs(path).get(name, [])
    nodes: dict[str, list[str]] = {version: [] for version in versions}
    for symbol, _, version in wanted:
        if version in nodes:
            nodes[version].append(symbol)
    plain = [symbol for symbol, _, version in wanted if not version] if not versions else []
    source = "\n".join(f"void {symbol}(void) {{}}" for symbol in {*plain, *chain(*nodes.values())})
    (stubs / "stub.c").write_text(source)
    script = "\n".join(
        f"{node} {{ global: {' '.join(f'{s};' for s in names) or '*;'} }};" for node, names in nodes.items()
    )
    (stubs / "stub.map").write_text(script)
    options = [f"-Wl,--version-script={stubs / 'stub.map'}"] if nodes else []
    command = [COMPILER, "-shared", "-fPIC", "-w", "-ffreestanding", "-fno-builtin", f"-Wl,-soname,{name}", *options]
    subprocess.run([*command, stubs / "stub.c", "-o", stubs / name], check=True)


def version_needs(path: Path) -> dict[str, list[str]]:
    """The versions that a library asks of each other one."""
    text = subprocess.run([READELF, "-V", path], capture_output=True, text=True, check=True).stdout
    found: dict[str, list[str]] = {}
    name = ""
    for line in text.splitlines():
        if match := re.search(r"File: (\S+)", line):
            name = match[1]
        elif name and (match := re.search(r"Name: (\S+)\s+Flags", line)):
            found.setdefault(name, []).append(match[1])
    return found


def taken_apart(path: Path, folder: Path) -> bool:
    """One library split and joined: a line of the table."""
    parts, again = folder / "parts", folder / "again"
    for each in (parts, again):
        shutil.rmtree(each, ignore_errors=True)
    start = time.perf_counter()
    report = hipkit.split([path], parts)
    hipkit.join(parts, again)
    seconds = time.perf_counter() - start
    [file] = report.files
    whole = again / path.name
    same = whole.read_bytes() == path.read_bytes()
    equal = all(a == b for a, b in zip(code(path), code(whole), strict=True))
    loads = not said(parts / path.name, folder / "stubs") or bool(said(path, folder / "stubs"))
    verdict = "identical" if same else "equal code, compressed anew" if equal else "DIFFERS"
    print(
        f"{short(path.name):<36}{'':<9}{len(report.pieces):>8}{file.before:>12}{file.after:>12}"
        f"{less(file.before, file.after):>6}  {verdict:<28}{seconds:>5.1f}",
        flush=True,
    )
    return equal and same == file.is_exact and loads


def code(path: Path) -> list[tuple[str, str]]:
    """Every entry's id and hash."""
    return [(e.id, hashlib.sha256(e.data).hexdigest()) for e in hipkit.open(path).entries]


def wheel(package: str, targets: tuple[str, ...], folder: Path) -> bool:
    """A whole wheel with some targets: a line of the table."""
    path = fetched(package)
    out = folder / path.name
    start = time.perf_counter()
    report = hipkit.edit(path, out, keep=targets, force=True)
    seconds = time.perf_counter() - start
    right = record_is_right(out) and others_are_same(path, out, {c.member for c in report.containers if c.is_changed})
    print(
        f"{package:<36}{' '.join(targets):<17}{report.before:>12}{report.after:>12}"
        f"{less(report.before, report.after):>6}  {'right' if right else 'WRONG':<12}{'':<16}{seconds:>5.1f}",
        flush=True,
    )
    return right


def fetched(package: str) -> Path:
    """The wheel itself."""
    name, _, version = package.partition("==")
    pattern = f"{name.replace('-', '_')}-{version}-*.whl"
    if not list(WHEELS.glob(pattern)):
        options = next(options for known, options in PACKAGES if known == package)
        platforms = [part for platform in PLATFORMS for part in ("--platform", platform)]
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", "-d", str(WHEELS)]
        subprocess.run([*command, *platforms, *options, package], check=True)
    [path] = WHEELS.glob(pattern)
    return Path(path)


def record_is_right(path: Path) -> bool:
    """Whether each file of a wheel has the size and the hash that its RECORD says, as pip counts them."""
    from base64 import urlsafe_b64encode
    from csv import reader

    with zipfile.ZipFile(path) as archive:
        [name] = [n for n in archive.namelist() if n.endswith(".dist-info/RECORD")]
        for file, said_hash, size in reader(archive.read(name).decode().splitlines()):
            data = archive.read(file) if said_hash else b""
            digest = urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            if said_hash and (said_hash != f"sha256={digest}" or int(size) != len(data)):
                return False
    return True


def others_are_same(old: Path, new: Path, changed: set[str]) -> bool:
    """Whether every member that was not edited is as it was."""
    with zipfile.ZipFile(old) as before, zipfile.ZipFile(new) as after:
        kept = [n for n in before.namelist() if n not in changed and not n.endswith("/RECORD")]
        return before.namelist() == after.namelist() and all(before.read(n) == after.read(n) for n in kept)


def short(name: str) -> str:
    """A library's name without what every one of its package has."""
    return name.replace(".cpython-311-x86_64-linux-gnu", "")


def less(before: int, after: int) -> str:
    """By how much, in percent."""
    return f"{100 * (before - after) / before:.0f}%"


if __name__ == "__main__":
    sys.exit(main())
