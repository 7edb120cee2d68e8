"""Rules about whole files: tags in names of wheels, and missing .kpack files."""

from __future__ import annotations

import re
import struct
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePath

from ..binary import KpackLink
from ..errors import HipkitError
from ..formats.zip_archive import LEAKS
from ..model import File
from ..opening import open as open_file
from ..wording import some_of
from .registry import Fault, Options, rule

_WHEEL = re.compile(r"(?P<name>[^-]+)-(?P<version>[^-]+)(-(?P<build>\d[^-]*))?-(?P<tags>[^-]+-[^-]+-[^-]+)\.whl")
_MACHINES = {
    "x86_64": 62,
    "amd64": 62,
    "aarch64": 183,
    "arm64": 183,
    "i686": 3,
    "i386": 3,
    "win32": 3,
    "ppc64le": 21,
    "s390x": 22,
    "riscv64": 243,
    "armv7l": 40,
    "loongarch64": 258,
}
"""What a platform tag ends with, and the machine in an ELF header."""
_NAMES = {
    62: "x86_64",
    183: "aarch64",
    3: "i686",
    21: "ppc64le",
    22: "s390x",
    243: "riscv64",
    40: "armv7l",
    258: "loongarch64",
}
_COFF = {0x8664: 62, 0xAA64: 183, 0x14C: 3}
_LIBRARY = re.compile(r"\.(so(\.[0-9.]+)?|pyd|dll|dylib)$")
_HEAD, _MACHINE_AT, _PE_AT = 4096, 18, 60
_SHOWN, _MOST_ARCHIVES = 3, 64


@rule(
    "file",
    "kpack-missing",
    "warning",
    "The device code of the library is in .kpack files, which are not there, so its kernels cannot run.",
    "none of ../.kpack/blas_@GFXARCH@.kpack is there: ship the folder .kpack with the library.",
)
def kpack_missing(file: File, _options: Options) -> Iterator[Fault]:
    """A library that refers to .kpack files has one of them beside it."""
    if not Path(file.path).is_file():
        return
    for container in file.walk():
        paths = container.search_paths if isinstance(container, KpackLink) else []
        if paths and not any(_is_there(Path(file.path).parent, path) for path in paths):
            yield Fault(f"none of {', '.join(paths)} is there", container.offset)


def _is_there(folder: Path, path: str) -> bool:
    return next(_archives(folder, path), None) is not None


def _archives(folder: Path, path: str) -> Iterator[Path]:
    """The .kpack files that a path means."""
    pattern = PurePath(path.replace("@GFXARCH@", "*"))
    if pattern.is_absolute() or ".." in pattern.name:
        yield from (Path(path),) if Path(path).exists() else ()
        return
    home = (folder / pattern.parent) if "*" not in str(pattern.parent) else folder
    yield from home.glob(pattern.name) if home.is_dir() else ()


@rule(
    "file",
    "kpack-name",
    "error",
    "The runtime looks for the library's device code by a name that none of the .kpack files has: one of them was renamed "
    "after the code was taken out, so that no kernel can run.",
    "none of 2 .kpack files has code for 'lib/libx.so'; x-gfx942.kpack has some for 'lib/liby.so'",
)
def kpack_name(file: File, _options: Options) -> Iterator[Fault]:
    """One of the .kpack files that a library refers to has code for it."""
    if not Path(file.path).is_file():
        return
    for link in file.walk():
        if not isinstance(link, KpackLink) or not link.name:
            continue
        folder = Path(file.path).parent
        archives = sorted({found for path in link.search_paths for found in _archives(folder, path)})[:_MOST_ARCHIVES]
        names = [_names_in(found) for found in archives]
        if archives and all(names) and not any(link.name in known for known in names):
            some = f"{archives[0].name} has some for {min(names[0])!r}"
            yield Fault(f"none of {len(archives)} .kpack files has code for {link.name!r}; {some}", link.offset)


def _names_in(path: Path) -> set[str]:
    """The names of libraries that an archive has code for; none where it cannot be read, which is a fault of its own."""
    try:
        found = open_file(path, strict=False)
    except HipkitError:
        return set()
    return {entry.id.rpartition("#")[0] for entry in found.entries if "#" in entry.id}


@rule(
    "file",
    "wheel-tag",
    "warning",
    "pip installs a wheel by the tag in its name; on a machine that its libraries were not built for, they fail to load.",
    "is tagged none-any, and holds libraries for x86_64: k2/lib/libk2.so; tag it linux_x86_64 or manylinux.",
)
def wheel_tag(file: File, _options: Options) -> Iterator[Fault]:
    """A wheel's platform tag is the machine that its libraries are for."""
    match = _WHEEL.fullmatch(PurePath(file.path).name)
    if file.format != "zip" or match is None:
        return
    found = dict(_machines(file))
    platforms = match["tags"].rsplit("-", 1)[1].split(".")
    if found and platforms == ["any"]:
        machines = sorted({_NAMES.get(machine, f"machine {machine}") for machine in found.values()})
        yield Fault(
            f"is tagged {match['tags']}, and holds libraries for {', '.join(machines)}: {some_of(list(found), _SHOWN)}"
        )
        return
    wanted = {number for platform in platforms for tail, number in _MACHINES.items() if platform.endswith(tail)}
    if wanted and not any("universal" in platform for platform in platforms):
        for machine in sorted(set(found.values()) - wanted):
            names = [name for name, number in found.items() if number == machine]
            what = _NAMES.get(machine, f"machine {machine}")
            yield Fault(f"is tagged {match['tags']}, and holds libraries for {what}: {some_of(names, _SHOWN)}")


def _machines(file: File) -> Iterator[tuple[str, int]]:
    """The machine of each library in a wheel; of each no more than its head is unpacked."""
    try:
        with zipfile.ZipFile(file.source.stream()) as archive:
            for info in archive.infolist():
                if _LIBRARY.search(info.filename):
                    with archive.open(info) as stream:
                        machine = _machine(stream.read(_HEAD))
                    if machine is not None:
                        yield info.filename, machine
    except LEAKS:
        return  # which reading the file has reported


def _machine(head: bytes) -> int | None:
    if head.startswith(b"\x7fELF") and len(head) >= _MACHINE_AT + 2:
        machine: int = struct.unpack_from("<H", head, _MACHINE_AT)[0]
        return machine
    if head.startswith(b"MZ") and len(head) >= _PE_AT + 4:
        at = struct.unpack_from("<I", head, _PE_AT)[0]
        if head[at : at + 4] == b"PE\0\0" and at + 6 <= len(head):
            return _COFF.get(struct.unpack_from("<H", head, at + 4)[0])
    return None
