"""Rules about wheels as packages: RECORD, METADATA and tags."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import itertools
import re
import zipfile
from collections.abc import Iterator
from pathlib import PurePath

from ..formats.zip_archive import LEAKS
from ..model import File
from ..source import LARGEST_INFLATED
from .registry import Fault, Options, rule

_RECORD, _SIGNATURES = ".dist-info/RECORD", (".dist-info/RECORD", ".dist-info/RECORD.jws", ".dist-info/RECORD.p7s")
_ENCRYPTED, _LARGEST_RECORD, _CHUNK = 1, 64 << 20, 1 << 20
_MOST_NAMED = 3
_LARGEST_TEXT, _PARTS, _SHOWN = 1 << 20, 4, 60


@rule(
    "file",
    "wheel-record",
    "error",
    "A file differs from its entry in RECORD: it was changed after the wheel was built. Installers that check "
    "RECORD refuse the wheel.",
    "x/libx.so: its SHA-256 is not the one in RECORD",
)
def wheel_record(file: File, _options: Options) -> Iterator[Fault]:
    """Each file of a wheel has the hash and the size that RECORD says."""
    if file.format != "zip" or not file.path.endswith(".whl"):
        return
    try:
        with zipfile.ZipFile(file.source.stream()) as archive:
            yield from _short(list(_differences(archive)))
    except LEAKS:
        return  # which reading the file has reported


@rule(
    "file",
    "wheel-tags-differ",
    "warning",
    "Installers use the tag in the wheel's name, other tools the one in its WHEEL file; the two differ.",
    "WHEEL says py3-none-any, the name of the file py3-none-manylinux_2_28_x86_64",
)
def wheel_tags_differ(file: File, _options: Options) -> Iterator[Fault]:
    """The tags in WHEEL are those in the name of the file."""
    parts = PurePath(file.path).stem.rsplit("-", 3)
    if file.format != "zip" or not file.path.endswith(".whl") or len(parts) != _PARTS:
        return
    named = {"-".join(tag) for tag in itertools.product(*(part.split(".") for part in parts[1:]))}
    text = _inside(file, ".dist-info/WHEEL")
    said = {line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("Tag:")}
    if said and said != named:
        yield Fault(f"WHEEL says {', '.join(sorted(said)[:3])}, the name of the file {'-'.join(parts[1:])}")


@rule(
    "file",
    "wheel-metadata",
    "error",
    "METADATA names another package or version than the wheel's file name; pip refuses the wheel.",
    "METADATA says pkg 1.3, the name of the file pkg 1.2",
)
def wheel_metadata(file: File, _options: Options) -> Iterator[Fault]:
    """Name and version in METADATA are those in the name of the file."""
    parts = PurePath(file.path).stem.split("-")
    if file.format != "zip" or not file.path.endswith(".whl") or len(parts) < _PARTS:
        return
    text = _inside(file, ".dist-info/METADATA")
    head = dict(line.partition(": ")[::2] for line in text.partition("\n\n")[0].splitlines())
    for key, named in (("Name", parts[0]), ("Version", parts[1])):
        if key in head and _normal(head[key]) != _normal(named):
            yield Fault(f"METADATA says {key} {head[key].strip()[:_SHOWN]}, the name of the file {named}")


def _normal(text: str) -> str:
    """A name or version as it is compared: case and separators do not count."""
    return re.sub(r"[-_.+]+", ".", text.strip().lower())


def _inside(file: File, name: str) -> str:
    """The text of a file in the folder of a wheel's metadata; empty where there is none or it cannot be read."""
    try:
        with zipfile.ZipFile(file.source.stream()) as archive:
            inside = [n for n in archive.namelist() if n.endswith(name) and n.count("/") == 1]
            return archive.open(inside[0]).read(_LARGEST_TEXT).decode("utf-8", "replace") if inside else ""
    except LEAKS:
        return ""  # which reading the file has reported


def _short(messages: list[str]) -> Iterator[Fault]:
    yield from map(Fault, messages[:_MOST_NAMED])
    if len(messages) > _MOST_NAMED:
        yield Fault(f"and {len(messages) - _MOST_NAMED} more files that are not as RECORD says")


def _differences(archive: zipfile.ZipFile) -> Iterator[str]:
    members = {info.filename: info for info in archive.infolist() if not info.is_dir()}
    records = [info for name, info in members.items() if name.endswith(_RECORD) and name.count("/") == 1]
    if len(records) != 1 or records[0].file_size > _LARGEST_RECORD:
        yield (
            f"has {len(records)} RECORD files; pip installs no such wheel"
            if len(records) != 1
            else "RECORD is too long"
        )
        return
    text = archive.read(records[0]).decode("utf-8", "replace")
    rows = {row[0]: row[1:] for row in csv.reader(io.StringIO(text)) if row}
    yield from (f"{name}: is in RECORD, and not in the wheel" for name in rows if name not in members)
    room = LARGEST_INFLATED
    for name, info in members.items():
        if name.endswith(_SIGNATURES):
            continue
        room -= info.file_size
        if name not in rows:
            yield f"{name}: is not in RECORD"
        elif room >= 0 and not info.flag_bits & _ENCRYPTED and (why := _difference(archive, info, rows[name])):
            yield f"{name}: {why}"


def _difference(archive: zipfile.ZipFile, info: zipfile.ZipInfo, row: list[str]) -> str:
    """Why a member is not what its row says; empty if it is."""
    algorithm, _, stated = (row[0] if row else "").partition("=")
    if not stated:
        return "RECORD has no hash of it"
    if algorithm not in hashlib.algorithms_available:
        return f"RECORD has a hash of the kind {algorithm!r}, which Python does not know"
    digest = hashlib.new(algorithm)
    try:
        with archive.open(info) as stream:
            while piece := stream.read(_CHUNK):
                digest.update(piece)
    except LEAKS as error:
        return f"its content cannot be read: {error}"
    if base64.urlsafe_b64encode(digest.digest()).rstrip(b"=").decode() != stated.rstrip("="):
        return f"its {algorithm} is not the one in RECORD"
    if len(row) > 1 and row[1] and row[1] != str(info.file_size):
        return f"has {info.file_size} bytes, RECORD says {row[1]}"
    return ""
