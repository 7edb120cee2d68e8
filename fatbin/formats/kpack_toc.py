"""The MessagePack parts of a kpack: its table of contents, and the reference that host binaries hold.

Every value's type is checked before it is used; what the format leaves open is kept as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, cast

from construct import Int32ul

from ..errors import FormatError, OnDamage, UnsupportedError, UsageError
from ..inflate import inflate
from ..records import dataclass, field
from ..schema import span
from ..source import Source

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

KIND = "kpack"
NONE, ZSTD = "none", "zstd-per-kernel"
SCHEMES = (NONE, ZSTD)
FORMAT_VERSION = 1
LARGEST_TOC = 8 << 20
"""A larger table of contents is refused: in memory it may take eighty times as much."""
MOST_ITEMS = 1 << 17
"""Room is made for an array before its items are read, so it has no more than this."""

T = TypeVar("T")
_NAMES = {str: "a string", int: "an integer", list: "an array", dict: "a map"}
_TOC_FIELDS = (
    *("format_version", "group_name", "gfx_arch_family", "gfx_arches", "toc"),
    *("compression_scheme", "blobs", "zstd_offset", "zstd_size"),
)


@dataclass(frozen=True)
class Kernel:
    """A row of the table of contents: a code object of unit ``key`` for ``target``; ``rest`` is kept as it is."""

    key: str
    target: str
    ordinal: int
    original_size: int | None
    rest: dict[str, object] = field(default_factory=dict)

    @property
    def where(self) -> str:
        """How errors name it."""
        return f"toc[{self.key!r}][{self.target!r}]"


@dataclass(frozen=True)
class Toc:
    """A table of contents."""

    group_name: str
    gfx_arch_family: str
    gfx_arches: list[str]
    scheme: str
    kernels: list[Kernel]
    extra: dict[str, object] = field(default_factory=dict)
    blobs: list[tuple[int, int]] = field(default_factory=list)
    frames: tuple[int, int] = (0, 0)


def read(source: Source, at: int) -> tuple[Toc, int]:
    """The table of contents at ``at`` of an archive, and its length."""
    part = source.sub(at)
    if part.size > LARGEST_TOC:
        message = f"has {part.size} bytes; hipkit reads up to {LARGEST_TOC}"
        raise part.error(message, container=KIND, field="toc", rule="size-limit")
    fields, size = _unpack(part, "toc")
    want = _Wanted(part, "toc")
    version = want.get(fields, "format_version", int, FORMAT_VERSION)
    if version != FORMAT_VERSION:
        raise want.unsupported("format_version", f"{version} is not known; hipkit reads {FORMAT_VERSION}")
    scheme = want.get(fields, "compression_scheme", str, NONE)
    if scheme not in SCHEMES:
        raise want.unsupported("compression_scheme", f"{scheme!r} is not known; hipkit reads {' and '.join(SCHEMES)}")
    toc = Toc(
        want.get(fields, "group_name", str, ""),
        want.get(fields, "gfx_arch_family", str, ""),
        want.each(fields, "gfx_arches", str, []),
        scheme,
        _kernels(want, want.get(fields, "toc", dict)),
        {name: value for name, value in fields.items() if name not in _TOC_FIELDS},
        _blobs(want, fields) if scheme == NONE else [],
        (want.size(fields, "zstd_offset"), want.size(fields, "zstd_size")) if scheme == ZSTD else (0, 0),
    )
    return toc, size


def build(toc: Toc, layout: dict[str, object]) -> bytes:
    """A table of contents as bytes, in the order that ROCm's tool writes; ``layout`` says where the blobs are."""
    units: dict[str, dict[str, object]] = {}
    for kernel in toc.kernels:
        size = {} if kernel.original_size is None else {"original_size": kernel.original_size}
        # The type is written first, what else there may be last.
        rest = dict(kernel.rest)
        first = {"type": rest.pop("type")} if "type" in rest else {}
        units.setdefault(kernel.key, {})[kernel.target] = {**first, "ordinal": kernel.ordinal, **size, **rest}
    fields = {
        "format_version": FORMAT_VERSION,
        "group_name": toc.group_name,
        "gfx_arch_family": toc.gfx_arch_family,
        "gfx_arches": toc.gfx_arches,
        "toc": units,
        "compression_scheme": toc.scheme,
        **layout,
        **toc.extra,
    }
    return pack(fields)


def read_reference(source: Source) -> tuple[str, tuple[str, ...]]:
    """The name and the search paths that a reference holds."""
    kind = "kpack-reference"
    fields, _ = _unpack(source, kind, container=kind)
    want = _Wanted(source, "", kind)
    name = want.get(fields, "kernel_name", str)
    paths = want.each(fields, "kpack_search_paths", str)
    if not paths:
        raise want.error("kpack_search_paths", "is empty; the runtime refuses that")
    return name, tuple(paths)


def pack(fields: dict[str, Any]) -> bytes:
    """``fields`` in MessagePack, whose texts are UTF-8. Raises where the name of a file is not."""
    import msgpack

    try:
        data: bytes = msgpack.packb(fields, use_bin_type=True)
    except UnicodeEncodeError as error:
        raise UsageError(
            f"{error.object}: the name of this file is no UTF-8, which a kpack cannot hold; rename it"
        ) from error
    return data


def framed(frames: Sequence[Source]) -> Iterator[bytes | Source]:
    """What the reader of ``zstd-per-kernel`` walks: how many frames there are, then the size of each before it."""
    yield Int32ul.build(len(frames))
    for frame in frames:
        yield Int32ul.build(frame.size)
        yield frame


def stored(source: Source, toc: Toc, on_damage: OnDamage) -> list[Source]:
    """What is stored for each ordinal; fewer where the rest is damaged."""
    found: list[Source] = []
    try:
        if toc.scheme == NONE:
            for number, (at, size) in enumerate(toc.blobs):
                found.append(span(source, at, size, container=KIND, field=f"blobs[{number}]"))
        else:
            _walk_frames(source, toc, found)
    except FormatError as error:
        on_damage(error)
    return found


def inflated(frame: Source, size: int | None, kernel: Kernel, on_damage: OnDamage) -> Source:
    """The content of ``frame``, inflated when someone looks; its size is the table's, or else the frame's own."""
    import zstandard

    if size is None:
        try:
            size = zstandard.frame_content_size(frame.read(0, 32))
        except zstandard.ZstdError:
            size = -1
        if size < 0:
            message = "is missing, and the zstd frame does not say it either"
            on_damage(frame.error(message, container=KIND, field=f"{kernel.where}.original_size", rule="malformed"))
            size = 0
    wanted = size
    name = f"{frame.name}[inflated from {frame.origin:#x}]"
    return Source.on_demand(lambda: inflate("zstd", frame, wanted, container=KIND)[0], wanted, name)


def _walk_frames(source: Source, toc: Toc, found: list[Source]) -> None:
    blob = span(source, *toc.frames, container=KIND, field="zstd_size")
    count = int.from_bytes(span(blob, 0, 4, container=KIND, field="number of frames").view(), "little")
    if count > MOST_ITEMS or count * 4 > blob.size:
        message = f"{count} frames do not fit in {blob.size} bytes"
        raise blob.error(message, container=KIND, field="number of frames", rule="count")
    at = 4
    for number in range(count):
        place = f"frame {number}"
        size = int.from_bytes(span(blob, at, 4, container=KIND, field=place).view(), "little")
        found.append(span(blob, at + 4, size, container=KIND, field=place))
        at += 4 + size


def _kernels(want: _Wanted, units: dict[object, object]) -> list[Kernel]:
    kernels = []
    for key, targets in units.items():
        unit = f"toc[{key!r}]"
        for target, row in want.typed(targets, dict, unit).items():
            where = f"{unit}[{target!r}]"
            fields = want.typed(row, dict, where)
            size = want.get(fields, "original_size", int, -1, where)
            if size < -1 or (size == -1 and "original_size" in fields):
                raise want.error(f"{where}.original_size", f"{size} is not a size")
            ordinal = want.size(fields, "ordinal", where)
            rest = {str(name): value for name, value in fields.items() if name not in ("ordinal", "original_size")}
            name, spelled = want.typed(key, str, unit), want.typed(target, str, where)
            kernels.append(Kernel(name, spelled, ordinal, None if size < 0 else size, rest))
    return kernels


def _blobs(want: _Wanted, fields: dict[object, object]) -> list[tuple[int, int]]:
    blobs = []
    for number, row in enumerate(want.each(fields, "blobs", dict)):
        where = f"blobs[{number}]"
        blobs.append((want.size(row, "offset", where), want.size(row, "size", where)))
    return blobs


class _Wanted:
    """Takes values out of unpacked maps, each of the type the format gives it."""

    def __init__(self, source: Source, path: str, container: str = KIND) -> None:
        self._source, self._path, self._container = source, path, container

    def get(self, fields: dict[Any, Any], name: str, kind: type[T], default: T | None = None, where: str = "") -> T:
        """``fields[name]``, which must be a ``kind``, or ``default`` where it is left out and has one."""
        path = f"{where}.{name}" if where else name
        if name not in fields:
            if default is None:
                raise self.error(path, "is missing")
            return default
        return self.typed(fields[name], kind, path)

    def each(self, fields: dict[Any, Any], name: str, kind: type[T], default: list[T] | None = None) -> list[T]:
        """An array whose items must all be a ``kind``."""
        items = cast("list[object]", self.get(fields, name, list, default))
        return [self.typed(item, kind, f"{name}[{number}]") for number, item in enumerate(items)]

    def size(self, fields: dict[Any, Any], name: str, where: str = "") -> int:
        """An integer that is not negative."""
        value = self.get(fields, name, int, where=where)
        if value < 0:
            raise self.error(f"{where}.{name}" if where else name, f"{value} is negative")
        return value

    def typed(self, value: object, kind: type[T], path: str) -> T:
        """``value``, which must be a ``kind``."""
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.error(path, f"is {_NAMES.get(type(value), type(value).__name__)}, not {_NAMES[kind]}")
        return value

    def error(self, path: str, message: str) -> FormatError:
        """A :class:`FormatError` that names the field."""
        return self._source.error(message, container=self._container, field=path, rule="malformed")

    def unsupported(self, path: str, message: str) -> UnsupportedError:
        """An :class:`UnsupportedError` that names the field."""
        return UnsupportedError(
            message,
            source=self._source.name,
            offset=self._source.origin,
            container=self._container,
            field=path,
            rule="version",
        )


def _unpack(source: Source, field: str, *, container: str = KIND) -> tuple[dict[Any, Any], int]:
    """The map at the start of ``source``, and its length."""
    import msgpack

    data = source.read()
    limit = len(data)
    unpacker = msgpack.Unpacker(
        max_buffer_size=max(limit, 1),
        max_str_len=limit,
        max_bin_len=limit,
        max_ext_len=limit,
        max_map_len=limit,
        max_array_len=min(limit, MOST_ITEMS),
    )
    unpacker.feed(data)
    try:
        value = unpacker.unpack()
    except msgpack.OutOfData as error:
        raise source.error("ends inside a value", container=container, field=field, rule="truncated") from error
    except (ValueError, msgpack.UnpackException, RecursionError, MemoryError, OverflowError, TypeError) as error:
        reason = str(error) or type(error).__name__
        raise source.error(f"is not sound MessagePack: {reason}", container=container, field=field) from error
    if not isinstance(value, dict):
        raise source.error("is not a map", container=container, field=field, rule="malformed")
    return value, unpacker.tell()
