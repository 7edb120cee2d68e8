"""``hipkit.open``: whatever a person has in hand, as a tree of containers and entries."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, ClassVar

from .codeobject.identify import Identity, identify
from .errors import FormatError, UsageError
from .model import Container, Entry, File, Finding
from .source import Source
from .walk import DEEPEST, Walk, magic_at

What = str | os.PathLike[str] | bytes | BinaryIO


@dataclass
class BareCode(Container):
    """A file that is one piece of device code, without a container around it: its only entry is itself."""

    kind: ClassVar[str] = "code-object"

    def to_bytes(self) -> bytes:
        """The code as it is."""
        return self.entries[0].data


@dataclass
class Member(Container):
    """A file inside an archive or a wheel; ``format`` is what it is, ``name`` what the archive calls it."""

    kind: ClassVar[str] = "member"

    format: str = ""


def open(what: What, *, strict: bool = True, name: str | None = None) -> File:
    """Everything GPU in a file, bytes or a file object: a path is read only where it is looked at.

    ``strict`` raises the first damage as a :class:`~hipkit.FormatError`; otherwise what can be read is there, and
    the damage among the findings. A directory is :func:`open_all`'s.
    """
    source = _source(what, name)
    opened = open_source(source, Walk(strict=strict))
    opened.path = source.name
    return opened


def open_all(path: str | os.PathLike[str], *, strict: bool = True) -> Iterator[File]:
    """Every file below a folder that holds device code; those that hold none are passed over."""
    for folder, folders, names in os.walk(path):
        folders.sort()
        for name in sorted(names):
            file = Path(folder, name)
            if file.is_symlink() or not file.is_file():
                continue
            try:
                opened = open_if_known(Source.from_path(file), Walk(strict=strict))
            except UsageError as error:
                if strict:
                    raise
                unreadable = Finding("unreadable", "error", str(error))
                opened = File(str(file), "unknown", Source.from_bytes(b"", str(file)), findings=[unreadable])
            if opened and (opened.containers or opened.findings):
                yield opened


def open_source(source: Source, walk: Walk, depth: int = 0) -> File:
    """Like :func:`open`, for a source; raises where nothing known begins."""
    opened = open_if_known(source, walk, depth)
    if opened is None:
        head = source.read(0, 8).hex(" ") or "nothing: it is empty"
        raise source.error(
            f"not a file hipkit knows; it begins with {head}. It reads {', '.join(READS)}",
            container="file",
            rule="unknown",
        )
    return opened


def open_if_known(source: Source, walk: Walk, depth: int = 0) -> File | None:
    """The tree of ``source``, or None where it is no format that can hold device code."""
    found: File | None = None
    for opener in OPENERS:
        if opener.matches(source):
            try:
                found = opener.open(source, walk, depth)
            except FormatError as error:
                walk.damage(error)
                found = File(source.name, opener.format, source)
            break
    if found is not None:
        found.findings += walk.findings
        walk.findings = []
    return found


READS = ("ELF", "PE", "COFF", "ar archives", "wheels and zips", "offload bundles", "kpack", "CUDA fat binaries", "PTX")


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
            raise UsageError(f"{os.fspath(what)}: is a directory; hipkit.open_all() walks one")
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
    identity = identify(source)
    assert identity
    entry = Entry(
        _id(identity), source, identity.kind, identity.triple, identity.target, 0, {"version": identity.version}
    )
    container = BareCode([entry], source, version=identity.version)
    return File(source.name, identity.kind, source, [container])


def _id(identity: Identity) -> str:
    return "-".join(filter(None, [identity.triple, identity.target])) or identity.kind


def _is_code(source: Source) -> bool:
    identity = identify(source)
    return identity is not None and identity.is_device


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

    members = ((m.name, m.source) for m in archive.members(source, walk.damage))
    return File(source.name, "archive", source, list(_members(source, members, walk, depth)))


def _zip(source: Source, walk: Walk, depth: int) -> File:
    from .formats import zip_archive

    members = zip_archive.members(source, walk.damage, _is_known)
    return File(source.name, "zip", source, list(_members(source, members, walk, depth)))


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
                walk.budget.take("inflated_bytes", content.size, content)
            opened = open_if_known(content, inner, depth + 1)
        except FormatError as error:
            walk.damage(error)
            continue
        if opened and (opened.containers or opened.findings):
            yield Member(
                source=content, name=name, format=opened.format, containers=opened.containers, findings=opened.findings
            )


def _is_text_bundle(source: Source) -> bool:
    head = source.read(0, 64)
    return any(head.lstrip(b"\r\n").startswith(c + b" __CLANG_OFFLOAD_BUNDLE__") for c in (b"//", b"#", b";"))


def _is_known(head: Source) -> bool:
    return any(opener.matches(head) for opener in OPENERS)


OPENERS = (
    Opener("containers", lambda source: magic_at(source) is not None, _walked),
    Opener("text-bundle", _is_text_bundle, _text),
    Opener("kpack", _begins(b"KPAK"), _kpack),
    Opener("archive", _begins(b"!<arch>\n", b"!<thin>\n"), _archive),
    Opener("zip", _begins(b"PK\x03\x04", b"PK\x05\x06"), _zip),
    Opener("code-object", _is_code, _code),
    Opener("elf", _begins(b"\x7fELF"), _elf),
    Opener("pe", _begins(b"MZ", b"\x64\x86", b"\x64\xaa"), _pe),
    # Last: a raw bundle after padding, or with a damaged first header.
    Opener("containers", lambda source: source.find_any([b"__CLANG_OFFLOAD_BUNDLE__"], 0, 4096) is not None, _walked),
)
