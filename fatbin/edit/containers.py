"""Writes containers with other entries, in their original format, version and compression."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

from ..errors import UnsupportedError, UsageError
from ..formats.compressed_bundle import CompressedBundle
from ..formats.cuda_entry import FatbinEntry, Packed
from ..formats.cuda_fatbin import CudaFatbin
from ..formats.cuda_header import METHODS as CUDA_METHODS
from ..formats.kpack import Kpack, KpackEntry
from ..formats.llvm_offload import OffloadBinary
from ..formats.offload_bundle import HIP_ALIGNMENT, OffloadBundle
from ..formats.section_bundle import SectionBundle
from ..formats.text_bundle import TextBundle
from ..joined import Joined
from ..model import Container, Entry
from ..product_names import processor_named
from ..records import replace
from ..source import Source
from ..target import EntryID, TargetID

PIECE_ALIGNMENT = 4096
"""Where each container begins in a file of several."""
_SHORT_TAIL = 8


def rewritten(
    container: Container, entries: list[Entry], compress: str | None = None, level: int | None = None
) -> Source:
    """``container`` with ``entries`` instead of its own. ``compress`` changes how it is compressed."""
    write = _WRITERS.get(type(container))
    if write is None:
        assert container.source
        raise UnsupportedError(
            "hipkit does not edit this kind of container",
            source=container.source.name,
            offset=container.offset,
            container=container.kind,
        )
    return write(container, entries, compress, level)


def content_of(bundle: Container, id: str, source: Source, like: Sequence[Entry]) -> Entry:
    """An entry to add to ``bundle``, whose id is spelled as those of ``like`` that are there."""
    id = processor_named(id)
    if isinstance(bundle, CudaFatbin):
        return _cuda_entry(id if "-" in id else f"elf-{id}", source, like)
    if isinstance(bundle, Kpack):
        keys = list(dict.fromkeys(str(entry.attributes.get("key")) for entry in like))
        if "#" not in id and len(keys) != 1:
            raise UsageError(
                f"{id!r}: the archive holds code of several files; give PATH#INDEX:TARGET, such as {keys[:1]}"
            )
        return KpackEntry.make(id if "#" in id else f"{keys[0]}:{id}", source)
    try:
        entry = Entry.of(id, source)
    except ValueError as error:
        raise UsageError(f"target {id!r}: {error}") from error
    if isinstance(bundle, OffloadBinary):
        return _offload_image(entry, like)
    if id == entry.id:
        return entry
    # As the others are spelled: a bundle of hip- entries gets another hip- entry, with their dashes.
    model = next((other for other in like if not other.is_host and other.target), None)
    if model is None or model.parsed_id.target is None:
        return entry
    prefix = model.id[: len(model.id.rstrip("\0")) - len(model.parsed_id.target or "")]
    return Entry.from_id(EntryID(prefix + str(TargetID.parse(id))), source)


def _cuda_entry(id: str, source: Source, like: Sequence[Entry]) -> Entry:
    """An entry of a CUDA fat binary, compressed and named as others of its kind are there."""
    models = [entry for entry in like if entry.kind == id.rpartition("-")[0]] or list(like)
    facts = models[0].attributes if models else {}
    compression, ident = facts.get("compression"), facts.get("ident", "")
    return FatbinEntry.make(id, source, compression=str(compression) if compression else None, ident=str(ident))


def inserted(entries: list[Entry], new: Entry) -> list[Entry]:
    """``entries`` with ``new`` where it belongs if they are sorted, as compilers leave them; else last."""
    if any(entry.id == new.id for entry in entries):
        raise UsageError(f"{new.id!r} is there already; --replace gives it other content")
    devices = [entry for entry in entries if not entry.is_host]
    ids = [_sort_key(entry) for entry in devices]
    if ids != sorted(ids) or not devices:
        return [*entries, new]
    behind = next((entry for entry in devices if _sort_key(entry) > _sort_key(new)), None)
    at = entries.index(behind) if behind else len(entries)
    return [*entries[:at], new, *entries[at:]]


def _sort_key(entry: Entry) -> tuple[str, int, str]:
    target = entry.target or ""
    digits = target.removeprefix("sm_").rstrip("af")
    number = int(digits) if target.startswith("sm_") and digits.isdigit() else 0
    return str(entry.attributes.get("key", "")), number, target


def _offload_image(entry: Entry, like: Sequence[Entry]) -> Entry:
    model = next((other for other in like if other.target), None)
    if model is None:
        return entry
    strings = dict(model.attributes.get("strings") or {})  # type: ignore[call-overload]
    strings["arch"] = entry.target or ""
    id = f"{model.id.removesuffix(model.target or '')}{entry.target}"
    attributes = {**model.attributes, "strings": strings}
    return replace(entry, id=id, kind=model.kind, triple=model.triple, attributes=attributes)


def _plain(container: Container, entries: list[Entry], compress: str | None, level: int | None) -> Source:
    assert isinstance(container, OffloadBundle)
    bundle, tail = _bundle(container, entries)
    if compress in (None, "none"):
        return Joined(bundle.to_source(), tail).source()
    return CompressedBundle.pack(bundle, method=_method(container, compress), level=level).to_source()


def _bundle(old: OffloadBundle, entries: list[Entry]) -> tuple[OffloadBundle, bytes]:
    """The bundle to write, laid out as the old one, and the zero byte that some compilers put after it."""
    end = max([old.table_size, *((entry.at or 0) + entry.size for entry in old.entries)])
    tail = old.source.read(end) if old.source and 0 < old.source.size - end < _SHORT_TAIL else b""
    placed = [replace(entry, at=None) for entry in entries]
    return OffloadBundle(placed, alignment=alignment_of(old)), tail


def alignment_of(bundle: OffloadBundle) -> int:
    """What the places of a bundle's entries are multiples of; the HIP compilers' where they say nothing."""
    places = [entry.at for entry in bundle.entries if entry.at is not None]
    bare = [replace(entry, at=None) for entry in bundle.entries]
    for alignment in (HIP_ALIGNMENT, 1, *(1 << power for power in range(1, 17))):
        made = OffloadBundle(bare, alignment=alignment).placed()
        if places == [entry.at for entry in made]:
            return alignment
    return HIP_ALIGNMENT


def _compressed(container: Container, entries: list[Entry], compress: str | None, level: int | None) -> Source:
    assert isinstance(container, CompressedBundle) and container.version and container.compression
    bundle, tail = _bundle(container.bundle, entries)
    if compress == "none":
        return Joined(bundle.to_source(), tail).source()
    method = _method(container, compress or container.compression)
    bare = OffloadBundle(bundle.entries, alignment=bundle.alignment)
    return CompressedBundle.pack(bare, version=container.version, method=method, level=level).to_source()


def _cuda(container: Container, entries: list[Entry], compress: str | None, _level: int | None) -> Source:
    assert isinstance(container, CudaFatbin)
    made = copy.copy(container)
    made.entries = [_repacked(entry, compress) for entry in entries] if compress else entries
    return made.to_source()


def _repacked(entry: Entry, compress: str | None) -> Entry:
    """An entry of a CUDA fat binary with its content compressed another way."""
    method = None if compress == "none" else compress
    if method is not None and method not in CUDA_METHODS:
        raise UsageError(f"--compress {method}: CUDA fat binaries take {', '.join(CUDA_METHODS)} or none")
    if not isinstance(entry, FatbinEntry) or entry.packed is None or entry.attributes.get("compression") == method:
        return entry
    old = entry.packed
    flags = old.header.flags & ~sum(CUDA_METHODS.values()) | CUDA_METHODS.get(method or "", 0)
    # Content that is not the entry's own makes the writer store it anew.
    entry.source.view(0, 1)  # after which its size is known
    content = entry.source.sub(0, name=entry.id)
    packed = Packed(replace(old.header, flags=flags), old.extension, old.stored, old.content)
    return replace(entry, packed=packed, source=content)


def _offload_binary(container: Container, entries: list[Entry], compress: str | None, _level: int | None) -> Source:
    assert isinstance(container, OffloadBinary)
    made = copy.copy(container)
    made.entries = entries
    if compress is not None:
        made.compression = None if compress == "none" else compress
        made.version = max(made.version or 1, 3) if made.compression else made.version
    return made.to_source() if entries else Source.from_bytes(b"")


def _kpack(container: Container, entries: list[Entry], compress: str | None, level: int | None) -> Source:
    assert isinstance(container, Kpack)
    made = copy.copy(container)
    made.entries = entries
    if compress is not None:
        made.compression = None if compress == "none" else compress
        made.level = level or made.level
        if level is not None:  # every frame anew
            made.entries = [replace(entry, source=entry.source.sub(0, name=entry.id)) for entry in entries]
    left = {entry.target for entry in entries}
    if container.gfx_arches is not None:
        gone = {entry.target for entry in container.entries} - left
        known = [arch for arch in container.gfx_arches if arch not in gone]
        made.gfx_arches = [*known, *(target for target in left if target and target not in known)]
    return made.to_source()


def _text(container: Container, entries: list[Entry], compress: str | None, _level: int | None) -> Source:
    assert isinstance(container, TextBundle)
    _refuse_compression(container, compress)
    made = copy.copy(container)
    made.entries = entries
    return made.to_source()


def _sections(container: Container, entries: list[Entry], compress: str | None, _level: int | None) -> Source:
    assert isinstance(container, SectionBundle)
    _refuse_compression(container, compress)
    host = [replace(entry, source=container.content(entry)) if entry.is_host else entry for entry in entries]
    return SectionBundle(host).to_source()


def _refuse_compression(container: Container, compress: str | None) -> None:
    if compress not in (None, "none"):
        raise UsageError(f"--compress {compress} means nothing to a {container.kind}")


def _method(container: Container, compress: str) -> str:
    if compress not in ("zlib", "zstd"):
        raise UsageError(f"--compress {compress}: a {container.kind} takes zstd, zlib or none")
    return compress


_WRITERS: dict[type[Any], Callable[[Any, list[Entry], str | None, int | None], Source]] = {
    OffloadBundle: _plain,
    CompressedBundle: _compressed,
    CudaFatbin: _cuda,
    OffloadBinary: _offload_binary,
    Kpack: _kpack,
    TextBundle: _text,
    SectionBundle: _sections,
}
