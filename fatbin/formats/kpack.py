"""kpack: the code objects that ROCm's splitter took out of host binaries, and the reference it left in their place.

Layout: rocm-systems/shared/kpack, python/rocm_kpack/kpack.py and compression.py, and what runtime/src reads. A header,
the code objects (as they are, or a zstd frame each), then a table of contents in MessagePack up to the end.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

from construct import Const, Int32ul, Int64ul, Padding, Struct

from ..errors import OnDamage, UnsupportedError, UsageError, raise_damage
from ..inflate import deflated
from ..joined import Joined
from ..model import Container, Entry, Hash
from ..records import dataclass, field
from ..schema import parse
from ..source import Source
from ..target import TargetID
from . import kpack_toc
from .kpack_toc import KIND, NONE, ZSTD, Kernel, Toc

MAGIC = b"KPAK"
VERSION = 1
LARGEST_REFERENCE = 64 << 10
"""The runtime looks for the end of a reference no further than this."""
DEFAULT_PATH = "code"
"""What a kernel belongs to whose id says no file."""

HEADER = Struct("magic" / Const(MAGIC), "version" / Int32ul, "toc_offset" / Int64ul)
START = Struct("header" / HEADER, Padding(48))
_TRIPLE = "amdgcn-amd-amdhsa"
_LEVEL = 3
_ID = re.compile(r"(?P<key>.+#[0-9]+):(?P<target>[a-z].*)", re.DOTALL)


@dataclass(frozen=True)
class KpackReference:
    """What section ``.rocm_kpack_ref`` says: the name that archives know the binary by, and where to look for them.

    A path is relative to the binary; ``@GFXARCH@`` in it stands for each target that the runtime asks for.
    """

    kernel_name: str
    search_paths: tuple[str, ...]

    @classmethod
    def parse(cls, source: Source) -> KpackReference:
        """The reference at the start of ``source``; what follows it is ignored, as the runtime does."""
        return cls(*kpack_toc.read_reference(source.sub(0, min(source.size, LARGEST_REFERENCE))))

    def to_bytes(self) -> bytes:
        """The reference as bytes, in the order that ROCm's splitter writes."""
        if not self.search_paths:
            raise UsageError("a kpack reference needs a search path: the runtime refuses one without")
        # Paths first.
        fields = {"kpack_search_paths": list(self.search_paths), "kernel_name": self.kernel_name}
        data = kpack_toc.pack(fields)
        if len(data) > LARGEST_REFERENCE:
            raise UsageError(f"the kpack reference has {len(data)} bytes; the runtime reads {LARGEST_REFERENCE}")
        return data


@dataclass(frozen=True)
class KpackEntry(Entry):
    """A code object of an archive. ``frame`` is its zstd frame as stored, which holds ``content``."""

    frame: Source | None = field(default=None, repr=False, compare=False)
    content: Source | None = field(default=None, repr=False, compare=False)

    @property
    def stored(self) -> Source | None:
        """The zstd frame."""
        return self.frame

    @classmethod
    def make(cls, id: str, data: bytes | Source) -> KpackEntry:
        """An entry to write; ``id`` is PATH#INDEX:TARGET, such as ``lib/libx.so#0:gfx90a:xnack+``."""
        match = _ID.fullmatch(id)
        if not match:
            raise UsageError(f"{id!r} is not the id of a kpack entry; expected PATH#INDEX:TARGET")
        source = data if isinstance(data, Source) else Source.from_bytes(data, id)
        attributes: dict[str, object] = {"key": match["key"], "type": "hsaco"}
        return cls(id, source, "hip", _TRIPLE, _canonical(match["target"]), None, attributes)


@dataclass
class Kpack(Container):
    """A ``.kpack`` archive. ``Kpack([KpackEntry.make("lib/libx.so#0:gfx942", data)])`` makes one.

    Of an id that says no file, such as a bundle's, the target is taken and the file is :data:`DEFAULT_PATH`.
    """

    kind: ClassVar[str] = KIND

    group_name: str = ""
    gfx_arch_family: str = ""
    gfx_arches: list[str] | None = None
    extra: dict[str, object] = field(default_factory=dict, repr=False)
    """What a table of contents holds besides, kept as it is."""
    level: int = field(default=_LEVEL, repr=False)
    as_read: list[object] | None = field(default=None, repr=False, compare=False)
    """The :attr:`state` after reading, so that what has not changed is written as it was."""

    def to_bytes(self) -> bytes:
        """The archive as bytes: as it was read, or where something was changed as ROCm's own tool lays it out."""
        return self.to_source().read()

    def to_source(self) -> Source:
        """The archive, whose code objects are where they were."""
        if self.source is not None and self.as_read == self.state:
            return Joined(self.source).source()
        scheme = _scheme(self.compression)
        kernels = _kernels(self.entries)
        ordered = sorted(self.entries, key=_ordinal)
        blobs = self._frames(ordered) if scheme == ZSTD else [entry.source for entry in ordered]
        out = Joined(bytes(START.sizeof()))
        toc = Toc(
            self.group_name, self.gfx_arch_family, self.gfx_arches or _arches(kernels), scheme, kernels, self.extra
        )
        if scheme == ZSTD:
            for part in kpack_toc.framed(blobs):
                out.add(part)
            layout: dict[str, object] = {"zstd_offset": START.sizeof(), "zstd_size": out.size - START.sizeof()}
        else:
            spans = []
            for blob in blobs:
                spans.append({"offset": out.size, "size": blob.size})
                out.add(blob)
            layout = {"blobs": spans}
        header = {"version": VERSION, "toc_offset": out.size}
        out.patch(0, HEADER.build(header))
        out.add(kpack_toc.build(toc, layout))
        return out.source()

    def verify(self) -> Hash:
        """Inflate what is compressed; a stream has no hash of its own, but it can be damaged."""
        for entry in self.entries:
            if entry.inflated:
                entry.source.view(0, 1)
        return self.hash

    def _frames(self, entries: list[Entry]) -> list[Source]:
        frames = []
        for entry in entries:
            stored = entry.frame if isinstance(entry, KpackEntry) and entry.content is entry.source else None
            frames.append(stored or deflated("zstd", entry.source, self.level))
        return frames

    @property
    def state(self) -> list[object]:
        """All that :meth:`to_bytes` depends on."""
        facts = [
            self.compression,
            self.group_name,
            self.gfx_arch_family,
            tuple(self.gfx_arches or ()),
            repr(self.extra),
        ]
        return [*facts, *((entry, repr(entry.attributes)) for entry in self.entries)]


def read(source: Source, on_damage: OnDamage = raise_damage) -> Kpack:
    """The archive that ``source`` is; inflates nothing."""
    header = _header(source)
    at = header.toc_offset
    if not HEADER.sizeof() <= at < source.size:
        message = f"{at:#x} is not between the header and the end of the file, {source.size:#x}"
        raise source.error(message, at=8, container=KIND, field="toc_offset", rule="bounds")
    toc, toc_size = kpack_toc.read(source, at)
    if at + toc_size < source.size:
        message = f"{source.size - at - toc_size} bytes follow the table of contents"
        on_damage(source.error(message, at=at + toc_size, container=KIND, field="toc", rule="malformed"))
    stored = kpack_toc.stored(source.sub(0, at), toc, on_damage)
    found = Kpack(version=header.version, source=source.sub(0, at + toc_size))
    found.compression = None if toc.scheme == NONE else "zstd"
    found.group_name, found.gfx_arch_family = toc.group_name, toc.gfx_arch_family
    found.gfx_arches, found.extra = list(toc.gfx_arches), toc.extra
    for kernel in toc.kernels:
        found.entries.append(_entry(kernel, stored, source, at, toc.scheme, on_damage))
    found.as_read = found.state
    return found


def _header(source: Source) -> Any:
    header = parse(HEADER, source, container=KIND)
    if header.version != VERSION:
        raise UnsupportedError(
            f"{header.version} is not known; hipkit reads {VERSION}",
            source=source.name,
            offset=source.origin + 4,
            container=KIND,
            field="version",
            rule="version",
        )
    return header


def _entry(
    kernel: Kernel, stored: list[Source], source: Source, toc_at: int, scheme: str, on_damage: OnDamage
) -> KpackEntry:
    blob = stored[kernel.ordinal] if kernel.ordinal < len(stored) else None
    if blob is None:
        message = f"{kernel.ordinal} is not one of the {len(stored)} code objects that are stored"
        on_damage(source.error(message, at=toc_at, container=KIND, field=f"{kernel.where}.ordinal", rule="bounds"))
        blob = source.sub(toc_at, 0)
    content = blob
    size = kernel.original_size
    if scheme == ZSTD:
        content = kpack_toc.inflated(blob, size, kernel, on_damage)
    elif size is not None and size != blob.size:
        message = f"says {size} bytes, but {blob.size} are stored"
        field = f"{kernel.where}.original_size"
        on_damage(source.error(message, at=toc_at, container=KIND, field=field, rule="uncompressed-size"))
    attributes = {"key": kernel.key, "ordinal": kernel.ordinal, "stored_size": blob.size, **kernel.rest}
    id = f"{kernel.key}:{kernel.target}"
    at = None if scheme == ZSTD else blob.origin - source.origin
    frame = blob if scheme == ZSTD else None
    return KpackEntry(id, content, "hip", _TRIPLE, _canonical(kernel.target), at, attributes, frame, content)


def _canonical(target: str) -> str:
    try:
        return str(TargetID.parse(target))
    except ValueError:
        return target


def _scheme(compression: str | None) -> str:
    schemes = {None: NONE, "none": NONE, "zstd": ZSTD}
    if compression not in schemes:
        raise UsageError(f"{compression} is not how a kpack compresses; it is zstd or none")
    return schemes[compression]


def _kernels(entries: list[Entry]) -> list[Kernel]:
    """The rows of a table of contents for ``entries``, in their order."""
    kernels: list[Kernel] = []
    seen: set[tuple[str, str]] = set()
    ordinals = {id(entry): number for number, entry in enumerate(sorted(entries, key=_ordinal))}
    for entry in entries:
        key, target = _key(entry, seen)
        if (key, target) in seen:
            raise UsageError(f"two entries of a kpack have the id {key}:{target}")
        seen.add((key, target))
        rest = {n: v for n, v in entry.attributes.items() if n not in ("key", "ordinal", "stored_size")}
        rest = rest if isinstance(entry, KpackEntry) else {"type": "hsaco"}
        kernels.append(Kernel(key, target, ordinals[id(entry)], entry.size, rest))
    return kernels


def _ordinal(entry: Entry) -> float:
    """What to order code objects by: what was read stays in the order it was stored in, what is new goes last."""
    kept = entry.attributes.get("ordinal")
    return kept if isinstance(kept, int) else float("inf")


def _key(entry: Entry, seen: set[tuple[str, str]]) -> tuple[str, str]:
    """The file and unit an entry belongs to, and its target as the archive spells it."""
    key = entry.attributes.get("key")
    if isinstance(key, str) and entry.id.startswith(f"{key}:"):
        return key, entry.id[len(key) + 1 :]
    if match := _ID.fullmatch(entry.id):
        return match["key"], match["target"]
    target = entry.target or entry.parsed_id.target
    if entry.is_host or not target:
        raise UsageError(f"{entry.id!r} has no target; an archive holds device code, such as lib/libx.so#0:gfx942")
    unit = 0
    while (f"{DEFAULT_PATH}#{unit}", target) in seen:
        unit += 1
    return f"{DEFAULT_PATH}#{unit}", target


def _arches(kernels: list[Kernel]) -> list[str]:
    return list(dict.fromkeys(kernel.target for kernel in kernels))
