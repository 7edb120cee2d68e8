"""The payload of an entry of a CUDA fat binary: its kind, and its compression (LZ4, zstd) or obfuscation."""

from __future__ import annotations

import re
from typing import Any

from ..errors import FormatError, UnsupportedError, UsageError
from ..inflate import deflate, inflate
from ..schema import align_up
from ..source import LARGEST_INFLATED, Source
from .cuda_header import KIND, KINDS, METHODS, OBFUSCATED, PTX, SUFFIXES, Header

_NUMBERS = {name: number for number, name in KINDS.items()}
_DEFAULT_FLAGS = 0x11

LARGEST_AT_ONCE = 96 << 20
"""A larger LZ4 block is inflated in pieces, which takes much longer."""
_LZ4_RATIO = 255
"""One byte of an LZ4 block stands for no more than this many."""
_LZ4_SLACK = 64 << 20
"""Where a header's size is too small, its LZ4 block is read as far as this."""
_ALIGNMENT = 8
_ID = re.compile(r"(?P<kind>[a-z][a-z-]*)-(?P<target>sm_[0-9]+[af]?)")
_TARGET = re.compile(r"sm_(?P<arch>[0-9]{1,9})(?P<suffix>[af]?)")
_PTX_VERSION = re.compile(rb"^\s*\.version\s+(\d{1,4})\.(\d{1,4})", re.MULTILINE)


class _Inflated(Source):
    """Content whose size is known for sure only once it was inflated."""

    def view(self, offset: int = 0, size: int | None = None) -> memoryview:
        self._backing.view(0, 0)
        return super().view(offset, size)

    def read(self, offset: int = 0, size: int | None = None) -> bytes:
        self._backing.view(0, 0)
        return super().read(offset, size)


def method(header: Header) -> str | None:
    """How the payload is compressed, if it is."""
    return next((name for name, bit in METHODS.items() if header.flags & bit), None)


def content(header: Header, stored: Source) -> Source:
    """The content of ``stored``, inflated on first use; that of PTX is the text, without its final NUL."""
    name = f"{stored.name}[inflated from {stored.origin:#x}]"
    used = method(header)
    is_text = header.kind == PTX
    if header.flags & OBFUSCATED:
        return Source.on_demand(lambda: _obfuscated(stored), header.uncompressed_size or stored.size, name)
    if used is None:
        return stored.sub(0, _text_size(stored) if is_text else stored.size)
    size = max(0, header.uncompressed_size - is_text)
    made: Source

    def load() -> Any:
        data = _inflate(used, header, stored)
        made.size = len(data) - (is_text and data[-1:] == b"\0")
        return data

    made = _Inflated.on_demand(load, size, name)
    return made


def store(kind: str, source: Source, compression: str | None) -> tuple[bytes, int]:
    """The payload of a new entry, padded, and its size before that where it is compressed."""
    if compression not in (None, *METHODS):
        raise UsageError(f"{compression} is not how CUDA compresses; the methods are {', '.join(METHODS)}")
    data = source.read() + b"\0" * _has_nul(kind)
    if compression == "lz4":
        from lz4 import block

        data = block.compress(data, mode="high_compression", store_size=False)
    elif compression == "zstd":
        data = deflate("zstd", data)
    return data.ljust(align_up(len(data), _ALIGNMENT), b"\0"), len(data) if compression else 0


def unpacked_size(kind: str, source: Source) -> int:
    """What an entry's header says its content inflates to."""
    return source.size + _has_nul(kind)


def split_id(id: str) -> tuple[str, str]:
    """The kind and the target of ``elf-sm_80``."""
    match = _ID.fullmatch(id)
    if not match:
        raise UsageError(f"{id!r} is not the id of a CUDA entry; expected KIND-TARGET, such as elf-sm_80 or ptx-sm_90a")
    return match["kind"], match["target"]


def numbers(kind: str, target: str) -> tuple[int, int, int]:
    """The kind, architecture and flags that an entry's header has for it."""
    match = _TARGET.fullmatch(target)
    if kind not in _NUMBERS or not match:
        raise UsageError(
            f"{kind or 'no kind'} for {target or 'no target'} is not what a CUDA fat binary holds; the kinds are "
            f"{', '.join(_NUMBERS)}, a target is such as sm_80 or sm_90a"
        )
    suffix = next((bit for bit, letter in SUFFIXES.items() if letter == match["suffix"]), 0)
    return _NUMBERS[kind], int(match["arch"]), _DEFAULT_FLAGS | suffix


def version_of(kind: str, source: Source) -> tuple[int, int]:
    """The version that fatbinary writes for new content: that of the PTX, and 1.7 or 1.8 by the cubin's ABI."""
    if kind == KINDS[PTX]:
        match = _PTX_VERSION.search(source.read(0, 1 << 16))
        return (int(match[1]), int(match[2])) if match else (0, 0)
    return 1, 7 if source.read(7, 1) == b"\x33" else 8


def _has_nul(kind: str) -> bool:
    return kind == KINDS[PTX]


def _text_size(stored: Source) -> int:
    """Where PTX that is padded with NULs ends."""
    tail = stored.read(max(0, stored.size - _ALIGNMENT))
    return stored.size - len(tail) + len(tail.rstrip(b"\0"))


def _inflate(used: str, header: Header, stored: Source) -> Any:
    if not 0 < header.compressed_size <= stored.size:
        message = f"{header.compressed_size} bytes are not within the payload of {stored.size}"
        raise _error(stored, message, "compressed_size", "bounds")
    payload = stored.sub(0, header.compressed_size)
    if used == "zstd":
        return inflate("zstd", payload, header.uncompressed_size, container=KIND)[0]
    return _lz4(payload, header.uncompressed_size)


def _lz4(payload: Source, size: int) -> Any:
    from lz4 import block

    from . import lz4_block

    most = min(payload.size * _LZ4_RATIO, LARGEST_INFLATED, (1 << 31) - 1)
    if size > most:
        message = f"says it inflates to {size} bytes; {payload.size} bytes of LZ4 cannot hold more than {most}"
        raise _error(payload, message, "uncompressed_size", "size-limit")
    # Some writers state too small a size, and the driver accepts it.
    limit, room = min(most, max(size, _LZ4_SLACK)), max(size, 1)
    data: Any
    while True:
        try:
            if size > LARGEST_AT_ONCE:
                data = lz4_block.inflate(payload.view(), limit).buffer()
            else:
                data = block.decompress(payload.view(), uncompressed_size=room)
            break
        except (block.LZ4BlockError, ValueError) as error:
            if room >= limit:
                raise _error(payload, f"the lz4 stream is damaged: {error}", "payload", "payload") from error
            room = min(limit, max(room * 2, 4096))
    if len(data) < size:
        message = f"the lz4 stream holds {len(data)} of the {size} bytes the header says"
        raise _error(payload, message, "uncompressed_size", "uncompressed-size")
    return data


def _obfuscated(stored: Source) -> Any:
    raise UnsupportedError(
        "it is obfuscated; how is known to NVIDIA's tools only",
        source=stored.name,
        offset=stored.origin,
        container=KIND,
        field="payload",
        rule="version",
    )


def _error(source: Source, message: str, field: str, rule: str) -> FormatError:
    return source.error(message, container=KIND, field=field, rule=rule)
