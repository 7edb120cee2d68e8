"""Rules about what packages and archives say of their own files: digests in a .deb, the index of a static library."""

from __future__ import annotations

import itertools
import re
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import PurePath

from ..codeobject.elf64 import STB_LOCAL, Elf64
from ..errors import HipkitError
from ..formats import archive, packed, tar_archive
from ..formats.zip_archive import LEAKS
from ..model import Container, File
from ..opening import Member
from ..source import Source
from ..target import PROCESSORS, TargetID
from .registry import Fault, Options, rule
from .set_rules import devices

_LARGEST_CONTROL = 16 << 20
"""Bytes of a package's control files that are unpacked at most; those of real ones have a few kilobytes."""
_MD5SUMS = re.compile(r"([0-9a-f]{32}) [ *](.+)")
_HERE = "./"
_MOST_NAMED = 3
_ELF64 = b"\x7fELF\2\1"
_PROCESSOR = re.compile(r"(?<![a-z0-9])gfx(?:\d+(?:-\d+)?-generic|\d{1,2}[0-9a-f]{2})(?![a-z0-9])")


@rule(
    "file",
    "deb-digest",
    "error",
    "The package's md5sums file has another digest of a library: it was changed after the package was built. debsums and "
    "dpkg --verify report it as damaged.",
    "usr/lib/libx.so: its MD5 is not the one in md5sums: run dh_md5sums after the last change.",
)
def deb_digest(file: File, _options: Options) -> Iterator[Fault]:
    """The files with device code in a .deb are those that it has digests of."""
    if file.format != "deb":
        return
    stated = _md5sums(file.source)
    libraries = [(name, source) for name, source in _libraries(file.containers) if name in stated]
    wrong = [name for name, source in libraries if stated[name] != source.digest("md5").hex()]
    for name in wrong[:_MOST_NAMED]:
        yield Fault(f"{name}: its MD5 is not the one in md5sums")


@rule(
    "file",
    "deb-order",
    "error",
    "dpkg wants debian-binary, then the control files, then the data, and refuses a package in another order.",
    "data.tar.xz stands before the control files: list control.tar.xz first where ar packs them.",
)
def deb_order(file: File, _options: Options) -> Iterator[Fault]:
    """The data of a .deb comes after its control files."""
    if file.format != "deb":
        return
    try:
        names = [member.name for member in archive.members(file.source, lambda _error: None)]
    except HipkitError:
        return  # which reading the file has reported
    control = next((at for at, name in enumerate(names) if name.startswith("control.tar")), len(names))
    early = next((name for name in names[:control] if name.startswith("data.tar")), None)
    if early:
        yield Fault(f"{early} stands before the control files")


@rule(
    "file",
    "duplicate-member",
    "error",
    "An archive has two different files of one name; whoever unpacks it keeps the last one alone.",
    "pkg/kernels/reduce.hsaco is there 2 times: two folders were packed as one.",
)
def duplicate_member(file: File, _options: Options) -> Iterator[Fault]:
    """The files of a zip or a wheel have names of their own, unless they are the same."""
    if file.format != "zip":
        return
    contents = dict[str, set[tuple[int, int]]]()
    try:
        with zipfile.ZipFile(file.source.stream()) as opened:
            for member in opened.infolist():
                contents.setdefault(member.filename, set()).add((member.CRC, member.file_size))
    except LEAKS:
        return  # which reading the file has reported
    several = [(name, len(found)) for name, found in contents.items() if len(found) > 1]
    for name, count in several[:_MOST_NAMED]:
        yield Fault(f"{name} is there {count} times, with other content")


def _libraries(containers: list[Container]) -> Iterator[tuple[str, Source]]:
    """The files in the archives of a package, by the names that md5sums has."""
    for part in containers:
        for member in part.containers if isinstance(part, Member) else ():
            if isinstance(member, Member) and member.source and member.name:
                yield member.name.removeprefix(_HERE), member.source


def _md5sums(source: Source) -> dict[str, str]:
    """The digests by name; none where they cannot be read, which reading the file has reported."""
    try:
        control = next((one.source for one in archive.members(source) if one.name.startswith("control.tar")), None)
        text = _control_file(control, "md5sums") if control else ""
    except HipkitError:
        return {}
    rows = map(_MD5SUMS.fullmatch, text.splitlines())
    return {row[2].removeprefix(_HERE): row[1] for row in rows if row}


def _control_file(control: Source, name: str) -> str:
    room, method = _LARGEST_CONTROL, packed.method_of(control.read(0, packed.HEAD))

    def count(size: int) -> None:
        nonlocal room
        room -= size
        if room < 0:
            raise control.error(f"its files are larger than {_LARGEST_CONTROL} bytes", container="deb", field="control")

    content = packed.content(method, control, count) if method else control
    for inside, found in tar_archive.members(content, control.name):
        if inside.removeprefix(_HERE) == name:
            return found.read().decode("utf-8", "replace")
    return ""


@rule(
    "library",
    "archive-index",
    "error",
    "Linkers find the members of a static library by its index of symbols; this one leads to places where no member begins, "
    "or to a member that does not define the symbol.",
    "the index leads '_Z6helperv' to 0x1a40, where no member begins: run ranlib after a member is replaced.",
)
def archive_index(file: File, _options: Options) -> Iterator[Fault]:
    """The index of an archive, if there is one, leads to headers of members that define the symbols."""
    if file.format != "archive":
        return
    try:
        index = archive.index_of(file.source)
    except HipkitError:
        return  # which reading the file has reported
    lost = [(name, at) for name, at in index.places if at not in index.headers]
    if lost:
        more = f", and {len(lost) - 1} more symbols to others" if len(lost) > 1 else ""
        yield Fault(f"the index leads {lost[0][0]!r} to {lost[0][1]:#x}, where no member begins{more}")
        return
    try:
        astray = list(itertools.islice(_astray(file, index), 1))
    except HipkitError:
        return  # which reading the file has reported
    for name, at in astray:
        yield Fault(f"the index leads {name!r} to {at:#x}, whose member does not define it")


def _astray(file: File, index: archive.Index) -> Iterator[tuple[str, int]]:
    """The symbols that the members which the index leads to do not define, of those that are ELF files."""
    wanted = dict[int, set[str]]()
    for name, at in index.places:
        wanted.setdefault(at, set()).add(name)
    for member in archive.placed(file.source):
        if member.at in wanted and member.content.read(0, len(_ELF64)) == _ELF64:
            elf = Elf64(member.content, "elf", lambda _error: None)
            defined = {symbol.name for symbol in elf.symbols if symbol.is_defined and symbol.binding != STB_LOCAL}
            # Objects for link-time optimisation have their symbols elsewhere.
            yield from ((name, member.at) for name in sorted(wanted[member.at] - defined) if defined)


@rule(
    "file",
    "file-target",
    "warning",
    "The name of a file says for which GPU its code is, and libraries such as rocBLAS choose files by name; there is no code "
    "for this GPU in it, so that nothing in it can be loaded there.",
    "kernels_gfx1100.hsaco: has code for gfx942: two files have changed places.",
)
def file_target(file: File, _options: Options) -> Iterator[Fault]:
    """Where the name of a file has that of processors, it has code for one of them."""
    for path, containers in _files(file.path, file.containers):
        name = PurePath(path).name
        named = {processor for processor in _PROCESSOR.findall(name) if processor in PROCESSORS}
        targets = _targets(containers) if named else set()
        known = {target.processor for target in targets} | {device for one in targets for device in devices(one)}
        if named and targets and not named & known:
            yield Fault(f"{name}: has code for {', '.join(sorted({target.processor for target in targets}))}")


def _files(path: str, containers: Sequence[Container]) -> Iterator[tuple[str, list[Container]]]:
    """A file and, if it is an archive, those in it, with what each holds itself."""
    yield path, [container for container in containers if not isinstance(container, Member)]
    for member in containers:
        if isinstance(member, Member):
            yield from _files(member.name or "", member.containers)


def _targets(containers: list[Container]) -> set[TargetID]:
    """What there is code for; none where some of it is for what is not known."""
    entries = [entry for found in containers for inner in found.walk() for entry in inner.entries]
    held = [entry.parsed_id.target_id for entry in entries if entry.size and not entry.is_host]
    return {target for target in held if target} if all(target and target.is_known for target in held) else set()
