"""The tables of an LLVM offload binary: its entries, their strings, and the numbers for kinds.

The kinds are those of llvm/include/llvm/Object/OffloadBinary.h; LLVM's document on the format numbers two of them
differently from what LLVM writes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from construct import Array, Computed, Int16ul, Int32ul, Int64ul, Struct

from ..backing import OnDemand
from ..cached import cached_property
from ..codeobject.identify import identify
from ..errors import FormatError, OnDamage, UnsupportedError, UsageError
from ..inflate import inflate, method_of, reader, stream_size
from ..records import dataclass
from ..schema import parse, span
from ..source import Source

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

KIND = "llvm-offload-binary"
ALIGNMENT = 8
LARGEST_TABLE = 16 << 20
"""A listing inflates, and reads strings, no further than this."""
MOST_ROWS = 1 << 16
"""Entries, and strings of all entries, in one binary; real ones have some tens."""

IMAGE_KINDS = {0: "none", 1: "object", 2: "bitcode", 3: "cubin", 4: "fatbinary", 5: "ptx", 6: "spirv"}
OFFLOAD_KINDS = {1: "openmp", 2: "cuda", 4: "hip", 8: "sycl"}
"""Bits: an image may be for several."""
OLD_HIP = 3
"""HIP before they became bits: LLVM 19 still counted 1, 2, 3."""
METADATA_ONLY = 1

_OFFLOAD_NUMBERS = {name: number for number, name in OFFLOAD_KINDS.items()} | {"none": 0, "hipv4": 4}
_IMAGE_OF = {"code-object": 1, "host-object": 1, "bitcode": 2, "cubin": 3, "cuda-fatbin": 4, "ptx": 5, "spirv": 6}

ENTRY = Struct(
    "image_kind" / Int16ul,
    "offload_kind" / Int16ul,
    "flags" / Int32ul,
    "strings_at" / Int64ul,
    "strings" / Int64ul,
    "image_at" / Int64ul,
    "image_size" / Int64ul,
)
_STRING_V1 = Struct("key_at" / Int64ul, "value_at" / Int64ul, "value_size" / Computed(None))
_STRING = Struct("key_at" / Int64ul, "value_at" / Int64ul, "value_size" / Int64ul)


@dataclass(frozen=True)
class Row:
    """An entry as its table has it; ``at`` is where."""

    at: int
    image_kind: int
    offload_kind: int
    flags: int
    image_at: int
    image_size: int
    strings: dict[str, str]
    least_image_at: int


def string_schema(version: int) -> Struct:
    """How a string is pointed at: version 1 knows only strings that end in NUL."""
    return _STRING_V1 if version == 1 else _STRING


def kind_name(number: int, triple: str | None = None) -> str:
    """``hip``; ``openmp+hip`` for several; ``kind-0x10`` for what has no name."""
    # As bits it would be openmp+cuda, and CUDA compiles for no AMD GPU.
    if number == OLD_HIP and triple and triple.startswith(("amdgcn", "spirv")):
        return "hip"
    names = [name for bit, name in OFFLOAD_KINDS.items() if number & bit]
    rest = number & ~sum(OFFLOAD_KINDS)
    return "+".join([*names, *([f"kind-{rest:#x}"] if rest else [])]) or "none"


def kind_number(name: str) -> int:
    """The bits for a name that :func:`kind_name` gives, or that a bundle's id begins with."""
    total = 0
    for part in name.split("+"):
        if part not in _OFFLOAD_NUMBERS:
            raise UsageError(
                f"{part!r} is not what an offload binary holds; the kinds are {', '.join(_OFFLOAD_NUMBERS)}"
            )
        total |= _OFFLOAD_NUMBERS[part]
    return total


def image_kind_of(image: Source) -> int:
    """The kind of an image, going by its first bytes."""
    if image.read(0, 4) == b"\x50\xed\x55\xba":
        return _IMAGE_OF["cuda-fatbin"]
    identity = identify(image)
    return _IMAGE_OF.get(identity.kind, 0) if identity else 0


class StringTable:
    """Texts that end in NUL, one that ends like another sharing its bytes, in the order that LLVM writes them."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.at = {"": 0}
        self.data = bytearray(b"\0")
        previous = b""
        # LLVM sorts by the last character first, descending, so that a suffix follows what ends in it.
        for raw, text in sorted(
            ((t.encode("latin-1"), t) for t in set(texts) - {""}), key=lambda p: p[0][::-1], reverse=True
        ):
            if previous.endswith(raw):
                self.at[text] = len(self.data) - len(raw) - 1
            else:
                self.at[text] = len(self.data)
                self.data += raw + b"\0"
                previous = raw


def rows(head: Source, header: Any, size: int, on_damage: OnDamage) -> Iterator[Row]:
    """The entries. ``head`` begins with the tables, ``size`` is that of the whole binary."""
    count = header.entries if header.version > 1 else 1
    at, step = header.entries_at, ENTRY.sizeof()
    if count > MOST_ROWS or count * step > size - at:
        message = f"{count} entries do not fit in {size} bytes; the file is damaged or not an offload binary"
        raise head.error(message, at=24, container=KIND, field="number of entries", rule="count")
    raws = parse(Array(count, ENTRY), span(head, at, count * step, container=KIND, field="entries"), container=KIND)
    texts = _Strings(head, header.version)
    for number, raw in enumerate(raws):
        where = at + number * step
        try:
            strings = texts.read(raw, where, at + count * step, on_damage)
        except FormatError as error:
            on_damage(error)
            strings = {}
        kinds = raw.image_kind, raw.offload_kind, raw.flags
        yield Row(where, *kinds, raw.image_at, raw.image_size, strings, at + count * step)


def faults(row: Row, content: Source, base: int) -> Iterator[FormatError]:
    """What is wrong with an entry that can be read all the same."""
    end = base + content.size
    if row.image_at + row.image_size > end:
        message = f"{row.image_size:#x} bytes at {row.image_at:#x} reach beyond the {end:#x} that are there"
        yield content.error(message, at=row.at - base, container=KIND, field="image", rule="bounds")
    elif row.image_size and row.image_at < row.least_image_at:
        message = f"starts at {row.image_at:#x}, inside the table, which ends at {row.least_image_at:#x}"
        yield content.error(message, at=row.at - base, container=KIND, field="image", rule="overlap")
    known = {"image_kind": row.image_kind in IMAGE_KINDS, "offload_kind": not row.offload_kind & ~sum(OFFLOAD_KINDS)}
    for name in [name for name, is_known in known.items() if not is_known]:
        yield UnsupportedError(
            f"{getattr(row, name):#x} is not known",
            source=content.name,
            offset=content.origin + row.at - base,
            container=KIND,
            field=name,
            rule="version",
        )


class _Strings:
    """Reads the entries' strings, within bounds on how many and how long they are in all: they may overlap."""

    def __init__(self, head: Source, version: int) -> None:
        self._head, self._schema = head, string_schema(version)
        self._rows_left, self._bytes_left = MOST_ROWS, LARGEST_TABLE

    def read(self, raw: Any, at: int, least: int, on_damage: OnDamage) -> dict[str, str]:
        """The strings of the entry ``raw``, which stands at ``at``; none is before ``least``, where the entries end."""
        size = raw.strings * self._schema.sizeof()
        table = span(self._head, raw.strings_at, size, container=KIND, field="strings")
        self._rows_left -= raw.strings
        if self._rows_left < 0:
            raise self._error(f"there are more than {MOST_ROWS} in all", at, "number of strings", "count")
        pairs = parse(Array(raw.strings, self._schema), table, container=KIND)
        if early := [place for pair in pairs for place in (pair.key_at, pair.value_at) if place < least]:
            message = f"one is said to be at {early[0]:#x}, inside the table, which ends at {least:#x}"
            on_damage(self._error(message, at, "strings", "overlap"))
        return {self._text(p.key_at, None, at): self._text(p.value_at, p.value_size, at) for p in pairs}

    def _text(self, start: int, size: int | None, at: int) -> str:
        raw = self._until_nul(start) if size is None else self._sized(start, size)
        if raw is None:
            message = f"the one at {start:#x} has no end within the {self._head.size:#x} bytes that are there"
            raise self._error(message, at, "strings", "bounds")
        self._bytes_left -= len(raw)
        return raw.decode("latin-1")

    def _sized(self, start: int, size: int) -> bytes | None:
        if start + size > self._head.size:
            return None
        self._check_room(size, start)
        return self._head.read(start, size)

    def _until_nul(self, start: int) -> bytes | None:
        size = 64
        while start < self._head.size:
            piece = self._head.read(start, size)
            text, nul, _ = piece.partition(b"\0")
            self._check_room(len(text), start)
            if nul:
                return text
            if start + size >= self._head.size:
                break
            size *= 8
        return None

    def _check_room(self, size: int, at: int) -> None:
        if size > self._bytes_left:
            raise self._error(f"they have more than {LARGEST_TABLE} bytes in all", at, "strings", "size-limit")

    def _error(self, message: str, at: int, field: str, rule: str) -> FormatError:
        return self._head.error(message, at=at, container=KIND, field=field, rule=rule)


@dataclass(frozen=True)
class Packed:
    """The compressed binary of version 3: what follows the header is one stream, made to stand after it again."""

    source: Source
    header_size: int
    size: int

    @cached_property
    def method(self) -> str:
        """How it is compressed, going by the stream's own magic."""
        found = method_of(self.source.read(self.header_size, 4))
        if found is None:
            first = self.source.read(self.header_size, 4).hex(" ")
            raise UnsupportedError(
                f"begins {first}, which is neither zlib nor zstd",
                source=self.source.name,
                offset=self.source.origin + self.header_size,
                container=KIND,
                field="payload",
                rule="payload",
            )
        return found

    @property
    def _stream(self) -> Source:
        return self.source.sub(self.header_size)

    def body(self) -> Source:
        """What follows the header, inflated when someone looks; its offsets are those in the inflated binary."""
        name = f"{self.source.name}[inflated from {self.source.origin:#x}]"
        size = max(0, self.size - self.header_size)
        return Source(OnDemand(self._load), size, name=name, origin=self.header_size, inflated=True)

    def _load(self) -> Any:
        stream = self._stream
        if self.method == "zstd":  # which takes padding after a frame for another frame
            stream = stream.sub(0, stream_size("zstd", stream, container=KIND))
        return inflate(self.method, stream, self.size - self.header_size, container=KIND)[0]

    def head(self, size: int) -> Source:
        """The first ``size`` bytes of the inflated binary, or as many as there are."""
        data, size = self.source.read(0, self.header_size), min(size, self.size)
        try:
            stream = reader(self.method, self._stream)
            while len(data) < size and (piece := stream.read(size - len(data))):
                data += piece
        except ValueError as error:
            message = f"the {self.method} stream is damaged: {error}"
            raise self._stream.error(message, container=KIND, field="payload", rule="payload") from error
        return Source.on_demand(lambda: data, len(data), self.source.name)
