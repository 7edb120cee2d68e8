"""Bytes made from the layouts alone, without hipkit: for faults that no toolchain makes, and as known answers."""

from __future__ import annotations

import hashlib
import struct
import zlib

import zstandard

HOST = b"host-x86_64-unknown-linux-gnu-"
GFX942 = b"hipv4-amdgcn-amd-amdhsa--gfx942"
GFX1100 = b"hipv4-amdgcn-amd-amdhsa--gfx1100"


def table(*rows: tuple[int, int, bytes], count: int | None = None, size: int = 0) -> bytes:
    """The header of an offload bundle: rows of offset, size and id; zeros up to ``size``."""
    body = b"".join(struct.pack("<QQQ", offset, length, len(id)) + id for offset, length, id in rows)
    head = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(rows) if count is None else count) + body
    return head + bytes(max(0, size - len(head)))


def bundle(*entries: tuple[bytes, bytes], align: int = 4096) -> bytes:
    """An offload bundle of ids and contents."""
    at = 32 + sum(24 + len(id) for id, _ in entries)
    rows, body = [], []
    for id, content in entries:
        at = -(-at // align) * align
        rows.append((at, len(content), id))
        body.append((at, content))
        at += len(content)
    out = bytearray(table(*rows, size=at))
    for start, content in body:
        out[start : start + len(content)] = content
    return bytes(out)


def ccob(
    raw: bytes,
    version: int = 3,
    method: int = 1,
    *,
    size: int | None = None,
    hash: int | None = None,
    total: int | None = None,
) -> bytes:
    """A compressed bundle around ``raw``."""
    payload = zstandard.compress(raw) if method == 1 else zlib.compress(raw)
    hash = int.from_bytes(hashlib.md5(raw).digest()[:8], "little") if hash is None else hash
    size = len(raw) if size is None else size
    fixed = {1: 20, 2: 24, 3: 32}[version]
    total = fixed + len(payload) if total is None else total
    sizes = {1: ("<IQ", size, hash), 2: ("<IIQ", total, size, hash), 3: ("<QQQ", total, size, hash)}[version]
    layout, *values = sizes
    return struct.pack("<4sHH", b"CCOB", version, method) + struct.pack(str(layout), *values) + payload


def elf(
    sections: dict[str, bytes], *, machine: int = 62, type: int = 3, relocations: dict[int, int] | None = None
) -> bytes:
    """A minimal ELF64 with these sections, each at an address equal to its offset.

    ``relocations`` are R_X86_64_RELATIVE: place to addend, both addresses.
    """
    if relocations:
        rela = b"".join(struct.pack("<QQq", place, 8, addend) for place, addend in relocations.items())
        sections = {**sections, ".rela.dyn": rela}
    names = b"\0" + b"".join(name.encode() + b"\0" for name in [*sections, ".shstrtab"])
    out = bytearray(64)
    headers = [bytes(64)]
    for name, content in [*sections.items(), (".shstrtab", names)]:
        out += bytes(-len(out) % 4096)
        kind = {".rela.dyn": 4, ".shstrtab": 3}.get(name, 1)
        at, string = len(out), names.index(b"\0" + name.encode() + b"\0") + 1
        headers.append(
            struct.pack("<IIQQQQIIQQ", string, kind, 2, at, at, len(content), 0, 0, 8, 24 if kind == 4 else 0)
        )
        out += content
    out += bytes(-len(out) % 8)
    ident = b"\x7fELF\2\1\1" + bytes(9)
    head = struct.pack(
        "<HHIQQQIHHHHHH", type, machine, 1, 0, 0, len(out), 0, 64, 56, 0, 64, len(headers), len(headers) - 1
    )
    out[:64] = ident + head
    return bytes(out) + b"".join(headers)


def wrapper(pointer: int, magic: int = 0x48495046) -> bytes:
    """A registration wrapper."""
    return struct.pack("<IIQQ", magic, 1, pointer, 0)
