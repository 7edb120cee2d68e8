"""Packages made from their layouts or by the standard library: tar and its compressions, cpio, rpm, deb, image layers."""

from __future__ import annotations

import bz2
import gzip
import hashlib
import io
import json
import lzma
import struct
import tarfile
from collections.abc import Callable

import zstandard

Members = tuple[tuple[str, bytes], ...]
COMPRESSIONS: dict[str, Callable[[bytes], bytes]] = {
    "gzip": gzip.compress,
    "bzip2": bz2.compress,
    "xz": lzma.compress,
    "lzma": lambda data: lzma.compress(data, format=lzma.FORMAT_ALONE),
    "zstd": zstandard.compress,
}


def tar(*members: tuple[str, bytes], format: int = tarfile.PAX_FORMAT) -> bytes:
    """A tar archive as Python writes it."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=format) as archive:
        for name, content in members:
            info = tarfile.TarInfo(name)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
    return out.getvalue()


def cpio(*members: tuple[str, bytes]) -> bytes:
    """A cpio archive of the kind in rpm packages."""
    out = b""
    for number, (name, content) in enumerate([*members, ("TRAILER!!!", b"")]):
        path = name.encode() + b"\0"
        numbers = (number, 0o100644, 0, 0, 1, 0, len(content), 0, 0, 0, 0, len(path), 0)
        head = b"070701" + b"".join(b"%08x" % value for value in numbers) + path
        head += bytes(-len(head) % 4)
        out += head + content + bytes(-len(content) % 4)
    return out


def rpm(payload: bytes, compressor: str = "gzip", form: str = "cpio") -> bytes:
    """An rpm package around a payload that is compressed already."""
    lead = b"\xed\xab\xee\xdb\3\0" + bytes(90)
    signature = _rpm_header({1000: struct.pack(">I", 7)}, kind=4)
    signature += bytes(-len(signature) % 8)
    header = _rpm_header({1000: b"name\0", 1124: form.encode() + b"\0", 1125: compressor.encode() + b"\0"})
    return lead + signature + header + payload


def _rpm_header(tags: dict[int, bytes], kind: int = 6) -> bytes:
    rows, store = b"", b""
    for tag, content in tags.items():
        rows += struct.pack(">IIII", tag, kind, len(store), 1)
        store += content
    return b"\x8e\xad\xe8\1" + bytes(4) + struct.pack(">II", len(tags), len(store)) + rows + store


def ar(*members: tuple[str, bytes]) -> bytes:
    """An ``ar`` archive of members with short names."""
    out = b"!<arch>\n"
    for name, content in members:
        out += f"{name:<16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(content):<10}`\n".encode() + content
        out += b"\n" * (len(content) % 2)
    return out


def deb(data: bytes, extension: str = ".xz") -> bytes:
    """A Debian package around an archive of its files."""
    control = lzma.compress(tar(("./control", b"Package: x\n")))
    return ar(("debian-binary", b"2.0\n"), ("control.tar.xz", control), (f"data.tar{extension}", data))


def image(*layers: bytes) -> Members:
    """The files of an OCI image layout."""
    blobs = {hashlib.sha256(layer).hexdigest(): layer for layer in layers}
    manifest = json.dumps({"schemaVersion": 2, "layers": [{"digest": f"sha256:{name}"} for name in blobs]}).encode()
    blobs[hashlib.sha256(manifest).hexdigest()] = manifest
    return (
        *((f"blobs/sha256/{name}", blob) for name, blob in blobs.items()),
        ("index.json", b"{}"),
        ("oci-layout", b'{"imageLayoutVersion": "1.0.0"}'),
    )
