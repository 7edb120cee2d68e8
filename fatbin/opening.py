"""``hipkit.open``: opens a file of any known format as a tree of containers and entries."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO, ClassVar

from .codeobject.identify import is_device_code
from .errors import FormatError, HipkitError, UnsupportedError, UsageError
from .folder import Loop, files_in
from .formats.bare_code import whole
from .many_files import trees
from .model import Container, File, Finding
from .patterns import pattern
from .records import dataclass
from .source import Source
from .walk import DEEPEST, Walk, first_of, holds_code, magic_at

What = str | os.PathLike[str] | bytes | BinaryIO
Readable = str | os.PathLike[str] | File


@dataclass
class Member(Container):
    """A file inside an archive or a wheel; ``format`` is what it is, ``name`` what the archive calls it."""

    kind: ClassVar[str] = "member"

    format: str = ""


def with_members(containers: Iterable[Container], member: str = "") -> Iterator[tuple[Container, str]]:
    """Every container at every depth, in the order of the file, with the names of the archive members that it is in."""
    for container in containers:
        inside = "/".join(filter(None, [member, container.name])) if container.kind == Member.kind else member
        yield container, inside
        yield from with_members(container.containers, inside)


def open(what: What, *, strict: bool = True, name: str | None = None) -> File:
    """Everything GPU in a file, bytes or a file object: a path is read only where it is looked at.

    ``strict`` raises the first damage as a :class:`~hipkit.FormatError`; otherwise what can be read is there, and
    the damage among the findings. A directory is :func:`open_all`'s.
    """
    source = _source(what, name)
    opened = open_source(source, Walk(strict=strict))
    opened.path = source.name
    return opened


def open_all(path: str | os.PathLike[str], *, strict: bool = True, processes: int = 1) -> Iterator[File]:
    """Every file below a folder that holds device code; those that hold none are passed over.

    Symbolic links are followed, and whatever they lead to comes once; one that leads back is a finding. ``processes``
    above 1 has other processes read; a script that asks for it needs the guard that :mod:`multiprocessing` describes.
    """
    for opened in trees(partial(open_found, strict=strict), files_in(path), processes):
        if isinstance(opened, HipkitError):
            raise opened
        if opened:
            yield opened


def files_of(what: Readable, *, strict: bool = False) -> Iterator[File]:
    """The files that ``what`` means: a path, a folder with what it holds, or one that is open."""
    if isinstance(what, File):
        yield what
    elif Path(what).is_dir():
        yield from open_all(what, strict=strict)
    else:
        yield open(what, strict=strict)


def open_found(found: Path | Loop, *, strict: bool) -> File | None:
    """What :func:`open_all` gives for one of the files in a folder; None where it holds no device code."""
    opened = _looped(found) if isinstance(found, Loop) else _in_folder(found, strict)
    return opened if opened and (opened.containers or opened.findings) else None


def _in_folder(path: Path, strict: bool) -> File | None:
    try:
        return open_listed(path.as_posix(), Source.from_path(path), Walk(strict=strict))
    except UsageError as error:
        if strict:
            raise
        return _without_content(path, Finding("unreadable", "error", str(error)))


def open_listed(name: str, source: Source, walk: Walk) -> File | None:
    """One file of many: as :func:`open_if_known` gives it, and a package that cannot be read is one with a finding."""
    opened = open_if_known(source, walk)
    if opened is None and (error := unread(name, source)):
        walk.damage(error)
        opened = File(source.name, "package", source, findings=walk.findings)
    return opened


def _looped(loop: Loop) -> File:
    message = f"this link leads back to {loop.target}, and is not followed"
    return _without_content(loop.path, Finding("link-loop", "note", message))


def _without_content(path: Path, finding: Finding) -> File:
    return File(str(path), "unknown", Source.from_bytes(b"", str(path)), findings=[finding])


def open_source(source: Source, walk: Walk, depth: int = 0) -> File:
    """Like :func:`open`, for a source; raises where nothing known begins."""
    opened = open_if_known(source, walk, depth)
    if opened is None:
        head = source.read(0, 8).hex(" ")
        raise source.error(
            f"{f'no file that hipkit knows; it begins with {head}' if head else 'is empty'}. It reads {', '.join(READS)}",
            container="file",
            rule="unknown",
        )
    return opened


def open_if_known(source: Source, walk: Walk, depth: int = 0) -> File | None:
    """The tree of ``source``, or None where it is no format that can hold device code."""
    found: File | None = None
    walk.budget.begin(source)
    for opener in OPENERS:
        if opener.matches(source):
            try:
                found = opener.open(source, walk, depth)
            except FormatError as error:
                walk.damage(error)
                found = File(source.name, opener.format, source)
            break
    if found is None and depth == 0 and holds_code(source):
        found = File(source.name, "unknown", source, walk.containers(source, dedicated=False))
    if found is not None:
        found.findings += walk.findings
        walk.findings = []
    return found


READS = (
    "ELF",
    "PE",
    "COFF",
    "ar archives",
    "wheels and zips",
    "tar",
    "deb",
    "rpm",
    "offload bundles",
    "kpack",
    "CUDA fat binaries",
    "PTX",
)
DEBIAN = "debian-binary"
"""The first member of every ``.deb``."""


@dataclass(frozen=True)
class Opener:
    """A kind of file: how it is recognised, and what makes the tree of it."""

    format: str
    matches: Callable[[Source], bool]
    open: Callable[[Source, Walk, int], File]


def _begins(*magics: bytes) -> Callable[[Source], bool]:
    return lambda source: source.read(0, 16).startswith(magics)


def _source(what: What, name: str | None) -> Source:
    from .spool import spool, spool_pipe

    if isinstance(what, (bytes, bytearray, memoryview)):
        return Source.from_bytes(bytes(what), name or "<bytes>")
    if isinstance(what, (str, os.PathLike)):
        if Path(what).is_dir():
            raise UsageError(f"{os.fspath(what)}: is a directory; name a file in it (hipkit.open_all opens them all)")
        source = spool_pipe(Path(what)) if Path(what).is_fifo() else Source.from_path(what)
        source.name = name or source.name
        return source
    return spool(what, name or str(getattr(what, "name", "<stream>")))


def _walked(source: Source, walk: Walk, depth: int) -> File:
    """A file that is containers one after another."""
    containers = walk.containers(source, depth=depth)
    return File(source.name, containers[0].kind if containers else "unknown", source, containers)


def _kpack(source: Source, walk: Walk, depth: int) -> File:
    from .formats import kpack

    return File(source.name, "kpack", source, [walk.read(kpack, source, depth)])


def _text(source: Source, walk: Walk, depth: int) -> File:
    from .formats import text_bundle

    return File(source.name, "text-bundle", source, [walk.read(text_bundle, source, depth)])


def _code(source: Source, _walk: Walk, _depth: int) -> File:
    container = whole(source)
    return File(source.name, container.entries[0].kind, source, [container])


def _elf(source: Source, walk: Walk, _depth: int) -> File:
    from .binary import device_code
    from .elf import ElfFile

    return File(source.name, "elf", source, list(device_code(ElfFile(source), walk)))


def _pe(source: Source, walk: Walk, _depth: int) -> File:
    from .binary import device_code
    from .pe import open_pe

    host = open_pe(source)
    return File(source.name, host.format, source, list(device_code(host, walk)))


def _archive(source: Source, walk: Walk, depth: int) -> File:
    from .formats import archive

    found = archive.members(source, walk.damage)
    format = "deb" if found and found[0].name == DEBIAN else "archive"
    members = ((member.name, member.source) for member in found)
    return File(source.name, format, source, list(_members(source, members, walk, depth)))


def _zip(source: Source, walk: Walk, depth: int) -> File:
    from .formats import zip_archive

    members = zip_archive.members(source, walk.damage, _is_known)
    return File(source.name, "zip", source, list(_members(source, members, walk, depth)))


def _tar(source: Source, walk: Walk, depth: int) -> File:
    from .formats import tar_archive

    members = tar_archive.members(source, source.name, walk.damage)
    return File(source.name, "tar", source, list(_members(source, members, walk, depth)))


def _rpm(source: Source, walk: Walk, depth: int) -> File:
    from .formats import packed, rpm_package

    def inflate(method: str, payload: Source) -> Source:
        return packed.content(method, payload, _counting(walk, source), walk.damage)

    members = rpm_package.members(source, inflate, walk.damage)
    return File(source.name, "rpm", source, list(_members(source, members, walk, depth)))


def _packed(source: Source, walk: Walk, depth: int) -> File:
    """A compressed tar has its members; anything else that is compressed is one itself."""
    from .formats import packed, tar_archive

    method = packed.method_of(source.read(0, MAGIC_SIZE))
    assert method
    content = packed.content(method, source, _counting(walk, source), walk.damage)
    if tar_archive.looks_right(content):
        members = tar_archive.members(content, source.name, walk.damage)
    else:
        members = iter([(Path(source.name).stem, content)])
    return File(source.name, method, source, list(_members(source, members, walk, depth)))


def _counting(walk: Walk, source: Source) -> Callable[[int], None]:
    return lambda size: walk.budget.take("inflated_bytes", size, source)


def _foreign(source: Source, _walk: Walk, _depth: int) -> File:
    from .formats import packed

    raise packed.unsupported(source, f"a {packed.foreign(source.read(0, MAGIC_SIZE))}")


_OF_DEBIAN = pattern(r"(?:data|control)\.tar(?:\.\w+)?")
_LAYER = pattern(r"(?:.*/)?blobs/sha256/[0-9a-f]{64}", re.DOTALL)


def unread(name: str, content: Source) -> UnsupportedError | None:
    """Why what a package has its files in cannot be read; None for any other content, which may be passed over.

    That is the archive in a Debian package, and a layer of an image (OCI) where it lies among the image's documents.
    """
    from .formats import packed

    if _OF_DEBIAN.fullmatch(name):
        return packed.unsupported(content, "the compression of this archive")
    if _LAYER.fullmatch(name) and not content.read(0, MAGIC_SIZE).lstrip().startswith(b"{"):
        method = packed.method_of(content.read(0, MAGIC_SIZE))
        head = packed.head(method, content) if method else content
        if head and any(head.read(0, packed.HEAD)):  # a layer without files is zeros
            return packed.unsupported(content, "this layer, which is encrypted, or compressed in an unknown way")
    return None


def _members(source: Source, members: Iterator[tuple[str, Source]], walk: Walk, depth: int) -> Iterator[Container]:
    """Each member that holds device code or is damaged, as a container with its own containers inside."""
    if depth >= DEEPEST:
        raise source.error(
            f"nested more than {DEEPEST} deep: it seems to contain itself", container="archive", rule="recursion"
        )
    walk.budget.take("archives", 1, source)
    for name, content in members:
        inner = Walk(strict=walk.strict, budget=walk.budget)
        try:
            if content.inflated:
                walk.budget.inflate(content)
            walk.budget.take("searched_bytes", content.size, content)
            opened = None if _is_foreign(content) else open_if_known(content, inner, depth + 1)
            if opened is None and (error := unread(name, content)):
                raise error
        except FormatError as error:
            walk.damage(error)
            continue
        if opened and (opened.containers or opened.findings):
            yield Member(
                source=content, name=name, format=opened.format, containers=opened.containers, findings=opened.findings
            )


def _is_text_bundle(source: Source) -> bool:
    head = source.read(0, 64)
    return any(head.lstrip(b"\r\n").startswith(c + b" __CLANG_OFFLOAD_BUNDLE____") for c in (b"//", b"#", b";"))


def _is_tar(source: Source) -> bool:
    from .formats import tar_archive

    return tar_archive.looks_right(source)


def _is_packed(source: Source) -> bool:
    """Whether it is a compressed file of a kind that hipkit knows, or one that is damaged from the start."""
    from .formats import packed

    method = packed.method_of(source.read(0, MAGIC_SIZE))
    if method is None:
        return False
    head = packed.head(method, source)
    if head is None:
        return method not in packed.WEAK
    return any(opener.matches(head) for opener in OPENERS if opener.matches is not _is_packed)


def _is_foreign(source: Source) -> bool:
    from .formats import packed

    return packed.foreign(source.read(0, MAGIC_SIZE)) is not None


def _is_known(head: Source) -> bool:
    """Whether a member that begins with ``head`` may hold device code."""
    from .formats import packed

    method = packed.method_of(head.read(0, MAGIC_SIZE))
    return method is not None or any(opener.matches(head) for opener in OPENERS)


MAGIC_SIZE = 16
"""Bytes that tell kinds of files apart."""
PACKAGES = frozenset({"zip", "tar", "deb", "rpm", "gzip", "bzip2", "xz", "lzma", "zstd"})
"""Formats whose members are files of their own, each loaded by itself."""

OPENERS = (
    Opener("containers", lambda source: magic_at(source) is not None, _walked),
    # Before those whose check has to be imported: most files are of these.
    Opener("code-object", is_device_code, _code),
    Opener("elf", _begins(b"\x7fELF"), _elf),
    Opener("tar", _is_tar, _tar),
    Opener("text-bundle", _is_text_bundle, _text),
    Opener("kpack", _begins(b"KPAK"), _kpack),
    Opener("archive", _begins(b"!<arch>\n", b"!<thin>\n"), _archive),
    Opener("zip", _begins(b"PK\x03\x04", b"PK\x05\x06"), _zip),
    Opener("rpm", _begins(b"\xed\xab\xee\xdb"), _rpm),
    Opener("packed", _is_packed, _packed),
    Opener("package", _is_foreign, _foreign),
    Opener("pe", _begins(b"MZ", b"\x64\x86", b"\x64\xaa"), _pe),
    # Last: a raw bundle after padding, or with a damaged first header.
    Opener("containers", lambda source: first_of(b"__CLANG_OFFLOAD_BUNDLE__", source, 4096) is not None, _walked),
)
