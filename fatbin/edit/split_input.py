"""Files that can be split, and the names of their containers and entries."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

from ..errors import UnsupportedError, UsageError
from ..formats.compressed_bundle import CompressedBundle
from ..model import Container, Entry, File
from ..opening import PACKAGES, open_source
from ..records import dataclass, field
from ..source import Source
from ..walk import Walk
from .request import editable_containers

_PLAIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.:+-]{0,100}")
_SPLITS = ("offload-bundle", "compressed-bundle", "cuda-fatbin", "llvm-offload-binary", "kpack")


@dataclass
class Input:
    """A file to split; ``name`` is its path from the prefix, by which kpacks know it."""

    path: Path
    name: str
    file: File
    host: Source = field(default_factory=lambda: Source.from_bytes(b""))

    @property
    def source(self) -> Source:
        """Its content."""
        return self.file.source

    def containers(self) -> list[Container]:
        """Its containers, by their numbers."""
        return list(editable_containers(self.file))


def inputs_of(paths: Sequence[str | os.PathLike[str]], prefix: str | os.PathLike[str] | None) -> list[Input]:
    """The files, opened; refuses what cannot be taken apart."""
    if not paths:
        raise UsageError("nothing to split: name a file")
    whole = [Path(path).resolve() for path in paths]
    root = Path(prefix).resolve() if prefix is not None else Path(os.path.commonpath([path.parent for path in whole]))
    found: list[Input] = []
    for given, path in zip(paths, whole, strict=True):
        if not path.is_relative_to(root):
            raise UsageError(f"{os.fspath(given)}: is not below the prefix {root}")
        name = PurePosixPath(path.relative_to(root)).as_posix()
        if any(each.name == name for each in found):
            raise UsageError(f"{os.fspath(given)}: is named twice")
        each = Input(Path(given), name, open_source(Source.from_path(given), Walk()))
        _check(each)
        found.append(each)
    return found


def _check(each: Input) -> None:
    """Refuse what cannot be taken apart."""
    if each.file.format in {*PACKAGES, "archive"}:
        raise unsupported(each, f"is a {each.file.format}; unpack it and split the files in it")
    device = [e for c in each.containers() for e in c.entries if e.target and not e.is_host]
    if not device:
        raise UsageError(f"{each.path}: has no device code to split off")
    named = next((e.target for e in device if e.target and not _PLAIN.fullmatch(e.target)), None)
    if named is not None:
        raise unsupported(each, f"has a target {named!r}, which cannot be part of a file's name")
    odd = next((c for c in each.containers() if c.kind not in _SPLITS), None)
    if odd is not None:
        raise unsupported(each, f"has a {odd.kind}, which hipkit does not split; it splits {', '.join(_SPLITS)}")
    whole = next((c for c in each.containers() for e in c.entries if e.inflated and e.stored is None), None)
    if whole is not None and not isinstance(whole, CompressedBundle):
        raise unsupported(each, f"has a {whole.kind} that is compressed as a whole; edit --compress none first")
    nested = next((c for c in each.containers() if c.containers), None)
    if nested is not None:
        raise unsupported(each, f"has containers inside a {nested.kind}, which hipkit does not split")


def can_be_kpack(each: Input) -> bool:
    """Whether ROCm's runtime could find its code in archives."""
    kinds = {container.kind for container in each.containers()}
    wrapped = all(container.wrapper is not None for container in each.containers())
    return each.file.format == "elf" and kinds <= {"offload-bundle", "compressed-bundle"} and wrapped


def device_entries(each: Input) -> Iterator[tuple[int, Container, int, Entry]]:
    """Each device's entry with its number and that of its container."""
    for number, container in enumerate(each.containers()):
        for index, entry in enumerate(container.entries):
            if entry.target and not entry.is_host:
                yield number, container, index, entry


def unit_of(containers: Sequence[Container], container: Container) -> int:
    """The index by which kpacks know a container: that of its wrapper."""
    wrappers = sorted(c.wrapper for c in containers if c.wrapper is not None)
    assert container.wrapper is not None
    return wrappers.index(container.wrapper)


def unsupported(each: Input, message: str) -> UnsupportedError:
    """An :class:`UnsupportedError` about a whole file."""
    return UnsupportedError(message, source=str(each.path), offset=0, container="file", rule="split")
