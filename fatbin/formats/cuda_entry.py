"""An entry of a CUDA fat binary: its header, the texts after that, and how new content is put after one."""

from __future__ import annotations

from ..errors import OnDamage, raise_damage
from ..model import Entry
from ..records import dataclass, field, replace
from ..schema import align_up
from ..source import Source
from . import cuda_payload
from .cuda_header import ENTRY, FLAGS, KIND, METHODS, OBFUSCATED, OPTIONS, PTX, TRIPLE, Header

ALIGNMENT = 8
ENTRY_VERSION = 0x0101

_ENTRY_SIZE, _OPTIONS_SIZE = ENTRY.sizeof(), OPTIONS.sizeof()


@dataclass(frozen=True)
class Packed:
    """How an entry stands in its file: the header, what a longer header holds beyond it, the payload as stored.

    It holds for the content it was made from, ``content``; an entry with another one is packed anew.
    """

    header: Header
    extension: bytes
    stored: Source
    content: Source


@dataclass(frozen=True)
class FatbinEntry(Entry):
    """An entry of a CUDA fat binary. :meth:`make` makes one to write; :func:`read` finds them in a file."""

    packed: Packed | None = field(default=None, repr=False, compare=False)

    @property
    def stored(self) -> Source | None:
        """The payload as it is in the file, where that is compressed."""
        return self.packed.stored if self.packed and self.inflated else None

    @classmethod
    def make(
        cls, id: str, data: bytes | Source, *, compression: str | None = None, ident: str = "", options: str = ""
    ) -> FatbinEntry:
        """An entry whose ``id`` is a kind and a target, such as ``elf-sm_80`` or ``ptx-sm_90a``.

        ``compression`` is ``lz4``, ``zstd`` or None; ``ident`` is the source's name, ``options`` those for ptxas.
        """
        kind, target = cuda_payload.split_id(id)
        source = data if isinstance(data, Source) else Source.from_bytes(data, id)
        packed = _pack(kind, target, source, compression, ident, options)
        return entry_of(packed, source, None)


def is_obfuscated(entry: Entry) -> bool:
    """Whether only NVIDIA's tools can read the content."""
    return isinstance(entry, FatbinEntry) and entry.packed is not None and bool(entry.packed.header.flags & OBFUSCATED)


def entry_of(packed: Packed, content: Source, at: int | None, on_damage: OnDamage = raise_damage) -> FatbinEntry:
    """The entry that is stored as ``packed`` and holds ``content``."""
    header = packed.header
    attributes: dict[str, object] = {
        "version": f"{header.major}.{header.minor}",
        "flags": [name for bit, name in FLAGS.items() if header.flags & bit],
        "compression": cuda_payload.method(header),
        "stored_size": header.compressed_size or header.payload_size,
    }
    for name, (place, size) in _texts(packed, on_damage).items():
        text = packed.extension[place - _ENTRY_SIZE :][:size]
        # After a cubin the options are attributes in bytes, after PTX they are text.
        attributes[name] = text.decode() if text.isascii() and text.decode().isprintable() else text.hex()
    id = f"{header.kind_name}-{header.target}"
    return FatbinEntry(id, content, header.kind_name, TRIPLE, header.target, at, attributes, packed)


def _texts(packed: Packed, on_damage: OnDamage) -> dict[str, tuple[int, int]]:
    """Where in the longer header the identifier and the options are, as far as they are inside it."""
    header, places = packed.header, {}
    if header.ident_at and header.ident_size:
        places["ident"] = (header.ident_at, header.ident_size)
    where = header.options_at - _ENTRY_SIZE
    if where >= 0 and where + _OPTIONS_SIZE <= len(packed.extension):
        options = OPTIONS.parse(packed.extension[where:])
        if options.size:
            places["options"] = (options.at, options.size)
    elif header.options_at:
        places["options"] = (header.options_at, _OPTIONS_SIZE)
    inside = {}
    for name, (at, size) in places.items():
        if at >= _ENTRY_SIZE and at + size <= header.header_size:
            inside[name] = (at, size)
        else:
            message = f"{size:#x} bytes at {at:#x} lie outside the entry's header of {header.header_size:#x}"
            on_damage(packed.stored.error(message, at=-header.header_size, container=KIND, field=name, rule="bounds"))
    return inside


def packed_form(entry: Entry) -> Packed:
    """How to write ``entry``: as it was stored, unless its content is another by now."""
    old = entry.packed if isinstance(entry, FatbinEntry) else None
    if old is None:
        return _pack(entry.kind, entry.target or "", entry.source, None, "", "")
    if old.content is entry.source:
        return old
    method = cuda_payload.method(old.header)
    stored, compressed = cuda_payload.store(entry.kind, entry.source, method)
    sizes = {"payload_size": len(stored), "compressed_size": compressed}
    sizes["uncompressed_size"] = cuda_payload.unpacked_size(entry.kind, entry.source) if method else 0
    # What is packed anew is not obfuscated.
    header = replace(old.header, **sizes, flags=old.header.flags & ~OBFUSCATED, obfuscation=0)
    return Packed(header, old.extension, Source.from_bytes(stored, entry.id), entry.source)


def _pack(kind: str, target: str, content: Source, compression: str | None, ident: str, options: str) -> Packed:
    stored, compressed = cuda_payload.store(kind, content, compression)
    number, arch, flags = cuda_payload.numbers(kind, target)
    extension, places = _extension(ident, options, always_options=number == PTX)
    major, minor = cuda_payload.version_of(kind, content)
    header = Header(
        kind=number,
        version=ENTRY_VERSION,
        header_size=_ENTRY_SIZE + len(extension),
        payload_size=len(stored),
        compressed_size=compressed,
        major=major,
        minor=minor,
        arch=arch,
        flags=flags | METHODS.get(compression or "", 0),
        obfuscation=0,
        uncompressed_size=cuda_payload.unpacked_size(kind, content) if compression else 0,
        **places,
    )
    return Packed(header, extension, Source.from_bytes(stored, f"{kind}-{target}"), content)


def _extension(ident: str, options: str, *, always_options: bool) -> tuple[bytes, dict[str, int]]:
    """What fatbinary puts after the 64 bytes: the identifier, then where the options are, then those."""
    out = bytearray()
    places = {"ident_at": 0, "ident_size": len(ident.encode()), "options_at": 0}

    def add_text(text: str) -> None:
        size = align_up(len(text.encode()) + 1, ALIGNMENT)
        out.extend(text.encode().ljust(size, b"\0"))

    if ident:
        places["ident_at"] = _ENTRY_SIZE
        add_text(ident)
    if options or always_options:
        places["options_at"] = at = _ENTRY_SIZE + len(out)
        out += OPTIONS.build({"at": at + _OPTIONS_SIZE, "size": len(options.encode())})
        add_text(options)
    return bytes(out), places
