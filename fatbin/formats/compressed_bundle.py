"""CCOB: a whole offload bundle, compressed, after a header with its size and hash.

Version 1 has no total size: it ends where its stream ends. The hash is the low half of the bundle's MD5.
Layout: clang/include/clang/Driver/OffloadBundler.h of LLVM, versions 1 to 3.
"""

from __future__ import annotations

from typing import Any, ClassVar

from construct import Computed, Const, Int16ul, Int32ul, Int64ul, Struct, Switch, this

from ..errors import FormatError, OnDamage, UnsupportedError, raise_damage
from ..inflate import (
    METHOD_NUMBERS,
    METHODS,
    deflated,
    inflate,
    inflate_part,
    inflated_digest,
    method_of,
    reader,
    stream_size,
)
from ..joined import Joined
from ..model import Container, Hash
from ..records import dataclass, field
from ..schema import parse
from ..scratch import KEEP_IN_MEMORY
from ..source import Source
from . import offload_bundle
from .offload_bundle import OffloadBundle

KIND = "compressed-bundle"
BUNDLES = (offload_bundle.KIND, KIND)
"""Containers of code that is from one source: the host launches the same kernels of each."""
MAGIC = b"CCOB"
DEFAULT_VERSION = 3
LARGEST_TABLE = 16 << 20
"""A listing inflates no more than this in search of the end of a bundle's table."""

_SIZES = {
    1: Struct("total_size" / Computed(None), "uncompressed_size" / Int32ul, "hash" / Int64ul),
    2: Struct("total_size" / Int32ul, "uncompressed_size" / Int32ul, "hash" / Int64ul),
    3: Struct("total_size" / Int64ul, "uncompressed_size" / Int64ul, "hash" / Int64ul),
}
HEADER = Struct(
    "magic" / Const(MAGIC),
    "version" / Int16ul,
    "method" / Int16ul,
    "sizes" / Switch(this.version, _SIZES),
)
HEADER_SIZES = {1: 20, 2: 24, 3: 32}
VERSIONS = tuple(HEADER_SIZES)
_LONGEST_HEAD = max(HEADER_SIZES.values()) + 4


@dataclass
class CompressedBundle(Container):
    """A compressed bundle; its entries' offsets count in the inflated one. :meth:`pack` makes one."""

    kind: ClassVar[str] = KIND

    payload: Source = field(default_factory=lambda: Source.from_bytes(b""), repr=False)
    stored_hash: int = field(default=0, repr=False)
    _inflated: tuple[Source, Source] | None = field(default=None, init=False, repr=False, compare=False)
    """The payload and what it holds, so that it is inflated once."""

    @classmethod
    def pack(
        cls, bundle: OffloadBundle, *, version: int = DEFAULT_VERSION, method: str = "zstd", level: int | None = None
    ) -> CompressedBundle:
        """``bundle`` compressed; the methods are ``zstd`` and ``zlib``."""
        raw = bundle.to_source()
        payload = deflated(method, raw, level)
        digest = inflated_digest(method, payload, raw.size, container=KIND)
        inflated = raw.sub(0, name="<bundle>")
        inflated.inflated = True
        entries = _entries(inflated, raw.sub(0, min(raw.size, LARGEST_TABLE)), raise_damage)
        return cls(
            entries,
            version=version,
            compression=method,
            uncompressed_size=raw.size,
            hash=Hash.OK,
            payload=payload,
            stored_hash=low_half(digest),
        )

    @property
    def bundle(self) -> OffloadBundle:
        """The bundle inside, inflated and its hash checked."""
        return offload_bundle.read(self.inflated_source())

    def to_bytes(self) -> bytes:
        """The header and the payload as it is stored."""
        return self.to_source().read()

    def to_source(self) -> Source:
        """The header and the payload as it is stored."""
        assert self.version and self.compression
        total = HEADER_SIZES[self.version] + self.payload.size
        sizes = {"total_size": total, "uncompressed_size": self.uncompressed_size, "hash": self.stored_hash}
        method = METHOD_NUMBERS[self.compression]
        header: bytes = HEADER.build({"version": self.version, "method": method, "sizes": sizes})
        return Joined(header, self.payload).source()

    def verify(self) -> Hash:
        """Inflate the whole and compare its MD5; what a listing leaves ``unchecked``."""
        if self.hash is Hash.UNCHECKED:
            assert self.compression
            size = self.uncompressed_size or 0
            digest = inflated_digest(self.compression, self.payload, size, container=KIND)
            self.hash = Hash.OK if low_half(digest) == self.stored_hash else Hash.WRONG
        return self.hash

    def inflated_source(self) -> Source:
        """The bundle inside as a source, inflated when someone looks."""
        size = self.uncompressed_size or 0
        if self._inflated is None or self._inflated[0] is not self.payload or self._inflated[1].size != size:
            name = f"{self.payload.name}[inflated from {self.offset:#x}]"
            in_part = self._load_part if size > KEEP_IN_MEMORY else None
            self._inflated = (self.payload, Source.on_demand(self._load, size, name, in_part))
        return self._inflated[1]

    def _load(self) -> Any:
        assert self.compression
        buffer, digest = inflate(self.compression, self.payload, self.uncompressed_size or 0, container=KIND)
        if low_half(digest) != self.stored_hash:
            raise self.payload.error(
                f"{self.stored_hash:#018x} is not the hash of the content, {low_half(digest):#018x}: "
                "the content or the header was changed after it was written",
                container=KIND,
                field="hash",
                rule="hash",
            )
        self.hash = Hash.OK
        return buffer

    def _load_part(self, start: int, end: int) -> bytearray:
        assert self.compression and self.uncompressed_size
        return inflate_part(self.compression, self.payload, self.uncompressed_size, range(start, end), container=KIND)


def read(source: Source, on_damage: OnDamage = raise_damage) -> CompressedBundle:
    """The compressed bundle at the start of ``source``; inflates no more than its table."""
    header = _header(source)
    found = CompressedBundle(
        version=header.version,
        compression=METHODS[header.method],
        uncompressed_size=header.sizes.uncompressed_size,
        hash=Hash.UNCHECKED,
        stored_hash=header.sizes.hash,
    )
    size = _extent(source, header, on_damage)
    header_size = HEADER_SIZES[header.version]
    found.source = source.sub(0, size)
    found.payload = source.sub(header_size, size - header_size)
    try:
        found.entries = _entries(found.inflated_source(), _table_head(found), on_damage)
    except FormatError as error:
        on_damage(error)
    return found


def looks_right(source: Source, at: int) -> bool:
    """Whether the four letters at ``at`` really begin a bundle: text may contain them too."""
    head = source.read(at, _LONGEST_HEAD)
    version, method = int.from_bytes(head[4:6], "little"), int.from_bytes(head[6:8], "little")
    if version not in HEADER_SIZES or method not in METHODS:
        return False
    return method_of(head[HEADER_SIZES[version] :]) == METHODS[method]


def low_half(digest: bytes) -> int:
    """The half of an MD5 digest that the header keeps."""
    return int.from_bytes(digest[:8], "little")


def _header(source: Source) -> Any:
    version, method = (int.from_bytes(source.view(at, 2), "little") for at in (4, 6))
    for name, at, value, known in (("version", 4, version, VERSIONS), ("method", 6, method, METHODS)):
        if source.size >= 8 and value not in known:
            raise UnsupportedError(
                f"{value} is not known; hipkit reads {', '.join(map(str, known))}",
                source=source.name,
                offset=source.origin + at,
                container=KIND,
                field=name,
                rule="version",
            )
    return parse(HEADER, source, container=KIND)


def _extent(source: Source, header: Any, on_damage: OnDamage) -> int:
    header_size = HEADER_SIZES[header.version]
    total: int | None = header.sizes.total_size
    if total is None:
        stream = source.sub(header_size)
        return header_size + stream_size(METHODS[header.method], stream, container=KIND)
    if total < header_size:
        message = f"{total} bytes are less than the header's own {header_size}"
        raise source.error(message, at=8, container=KIND, field="total_size", rule="bounds")
    if total > source.size:
        message = f"{total:#x} bytes reach beyond the {source.size:#x} that are there; the file is cut short"
        on_damage(source.error(message, at=8, container=KIND, field="total_size", rule="bounds"))
    return min(total, source.size)


def _table_head(found: CompressedBundle) -> Source:
    """The first inflated bytes, as many as hold the table."""
    assert found.compression and found.uncompressed_size is not None
    size, head = 4096, b""
    try:
        stream = reader(found.compression, found.payload)
        while True:
            limit = min(size, found.uncompressed_size)
            while len(head) < limit and (piece := stream.read(limit - len(head))):
                head += piece
            source = Source.from_bytes(head, found.inflated_source().name)
            try:
                if not head.startswith(offload_bundle.MAGIC):
                    raise found.payload.error(
                        "is not an offload bundle", container=KIND, field="payload", rule="payload"
                    )
                offload_bundle.read_table(source, found.uncompressed_size)
                return source
            except FormatError as error:
                if error.rule != "truncated" or len(head) < limit or size >= LARGEST_TABLE:
                    raise
            size *= 8
    except ValueError as error:
        message = f"the {found.compression} stream is damaged: {error}"
        raise found.payload.error(message, container=KIND, field="payload", rule="payload") from error


def _entries(inflated: Source, head: Source, on_damage: OnDamage) -> list[Any]:
    rows, table_size = offload_bundle.read_table(head, inflated.size)
    return offload_bundle.place(rows, inflated, table_size, on_damage)[0]
