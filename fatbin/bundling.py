"""``hipkit bundle``: writes code objects as entries of a container of the chosen format."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .agreement import refuse_code_for_another
from .errors import UsageError
from .formats.compressed_bundle import CompressedBundle
from .formats.offload_bundle import HIP_ALIGNMENT, OffloadBundle
from .model import Container, Entry
from .records import dataclass
from .source import Source

HOST_ID = "host-x86_64-unknown-linux-gnu-"
"""The empty first entry that HIP compilers write, and some tools insist on."""


@dataclass(frozen=True)
class Options:
    """How to write: what is None is the format's default; what a format has no use for is refused.

    ``comment`` is how the marker lines of a text bundle begin.
    """

    compress: str | None = None
    level: int | None = None
    align: int | None = None
    comment: str | None = None


Maker = Callable[[Sequence[Entry], Options], Container]


def entry_of(id: str, data: bytes | Source) -> Entry:
    """An entry to bundle. Raises for an id that cannot be one, and for code that is for another target."""
    try:
        entry = Entry.of(id, data)
    except ValueError as error:
        raise UsageError(f"target {id!r}: {error}") from error
    return refuse_code_for_another(entry)


def bundle(entries: Sequence[Entry], format: str = "plain", options: Options | None = None) -> Source:
    """``entries`` as one file, whose content is read when it is written. ``format`` is one of :data:`FORMATS`."""
    options = options or Options()
    if format not in FORMATS:
        raise UsageError(f"unknown format {format!r}; the formats: {', '.join(FORMATS)}")
    if not entries:
        raise UsageError("nothing to bundle: name at least one target")
    known = FORMATS[format]
    for name in ("compress", "level", "align"):
        if getattr(options, name) is not None and name not in known.takes:
            raise UsageError(f"--{name} means nothing to the format {format}")
    if options.compress == "none" and options.level is not None:
        raise UsageError("--level means nothing without compression")
    if options.align is not None and options.align < 1:
        raise UsageError(f"--align {options.align}: must be 1 or more")
    _refuse_duplicates(entries)
    return known.make(entries, options).to_source()


def _refuse_duplicates(entries: Sequence[Entry]) -> None:
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            raise UsageError(f"{entry.id!r} is given twice; readers that key by id would lose one")
        seen.add(entry.id)


def with_host(entries: Sequence[Entry]) -> list[Entry]:
    """``entries`` with the host's first; an empty one is made where a HIP bundle has none."""
    hosts = [entry for entry in entries if entry.is_host]
    if not hosts and any(entry.kind in ("hip", "hipv4") for entry in entries):
        hosts = [Entry.of(HOST_ID, b"")]
    return [*hosts, *(entry for entry in entries if not entry.is_host)]


def _bundle(entries: Sequence[Entry], options: Options) -> OffloadBundle:
    return OffloadBundle(with_host(entries), alignment=options.align or HIP_ALIGNMENT)


def _plain(entries: Sequence[Entry], options: Options) -> Container:
    if options.compress in (None, "none"):
        return _bundle(entries, options)
    return _compressed(None)(entries, options)


def _compressed(version: int | None) -> Maker:
    def make(entries: Sequence[Entry], options: Options) -> Container:
        method = options.compress or "zstd"
        if method == "none":
            raise UsageError("a CCOB is compressed: --compress takes zstd or zlib, or choose --format plain")
        chosen = {"version": version} if version else {}
        return CompressedBundle.pack(_bundle(entries, options), method=method, level=options.level, **chosen)

    return make


def _text(entries: Sequence[Entry], options: Options) -> Container:
    from .formats.text_bundle import TextBundle

    return TextBundle(list(entries), comment=options.comment or "#")


def _object(entries: Sequence[Entry], _options: Options) -> Container:
    from .formats.section_bundle import SectionBundle

    return SectionBundle(list(entries))


def _offload_binary(entries: Sequence[Entry], _options: Options) -> Container:
    from .formats.llvm_offload import OffloadBinary

    return OffloadBinary(list(entries))


def _kpack(entries: Sequence[Entry], options: Options) -> Container:
    from .formats.kpack import Kpack

    made = Kpack(list(entries), compression=options.compress or "zstd")
    if options.level is not None:
        made.level = options.level
    return made


@dataclass(frozen=True)
class Format:
    """A format that can be written, and which options it takes."""

    make: Maker
    about: str
    takes: tuple[str, ...] = ()


FORMATS = {
    "plain": Format(
        _plain, "an offload bundle; with --compress a CCOB of the newest version", ("compress", "level", "align")
    ),
    "ccob1": Format(_compressed(1), "a compressed bundle, version 1 (LLVM 18)", ("compress", "level", "align")),
    "ccob2": Format(_compressed(2), "a compressed bundle, version 2 (LLVM 19 and 20)", ("compress", "level", "align")),
    "ccob3": Format(
        _compressed(3), "a compressed bundle, version 3 (LLVM 21 and newer)", ("compress", "level", "align")
    ),
    "text": Format(_text, "a bundle of sources or assembly"),
    "object": Format(_object, "sections of the host's relocatable object, which must be given"),
    "offload-binary": Format(_offload_binary, "LLVM's offload binary"),
    "kpack": Format(_kpack, "a .kpack archive", ("compress", "level")),
}
