"""What is exactly as large as a limit is read; what is larger by one is refused, and that is said."""

from __future__ import annotations

import struct
import tarfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from packages import cpio, rpm, tar

import hipkit
from hipkit.fatbin.formats import (
    cuda_fatbin,
    kpack_toc,
    llvm_offload_table,
    rpm_package,
    tar_archive,
)
from hipkit.fatbin.formats.cuda_entry import FatbinEntry
from hipkit.fatbin.formats.kpack import KpackEntry

CODE = (Path(__file__).parents[3] / "samples" / "built" / "vcpy.gfx942.v5.hsaco").read_bytes()
PTX = b".version 8.0\n.target sm_80\n.address_size 64\n\0"


def kpack() -> bytes:
    entries: list[hipkit.Entry] = [KpackEntry.make(f"lib/x#0:{name}", CODE) for name in ("gfx942", "gfx90a")]
    return hipkit.Kpack(entries, group_name="x").to_bytes()


def contents_of_kpack(data: bytes) -> int:
    """The bytes from where the table of contents begins to the end."""
    return len(data) - int(struct.unpack_from("<Q", data, 8)[0])


def cuda() -> bytes:
    return hipkit.CudaFatbin([FatbinEntry.make(id, PTX) for id in ("ptx-sm_80", "ptx-sm_90", "ptx-sm_75")]).to_bytes()


def offload() -> bytes:
    return hipkit.OffloadBinary([hipkit.Entry.of(n, CODE) for n in ("gfx942", "gfx90a")], version=2).to_bytes()


def package() -> bytes:
    return rpm(cpio(("k.hsaco", CODE)), "none")


def long_name() -> bytes:
    return tar(("x" * 300, CODE), format=tarfile.GNU_FORMAT)


LIMITS: dict[str, tuple[ModuleType, str, Callable[[], bytes], Callable[[bytes], int]]] = {
    "bytes of a table of contents": (kpack_toc, "LARGEST_TOC", kpack, contents_of_kpack),
    "entries of a fat binary": (cuda_fatbin, "MOST_ENTRIES", cuda, lambda _: 3),
    "strings of an offload binary": (llvm_offload_table, "MOST_ROWS", offload, lambda _: 4),
    "tags of a package": (rpm_package, "MOST_TAGS", package, lambda _: 3),
    "bytes of a name in a package": (rpm_package, "LONGEST_NAME", package, lambda _: len("TRAILER!!!") + 1),
    "bytes of a long name in tar": (tar_archive, "LONGEST_EXTENDED", long_name, lambda _: 301),
}


def said(data: bytes) -> list[str]:
    """What hipkit finds in a file, and its entries."""
    try:
        file = hipkit.open(data, strict=False)
    except hipkit.FormatError as error:
        return [str(error)]
    return [finding.message for finding in hipkit.validate(file)] + [entry.id for entry in file.entries]


@pytest.mark.parametrize("limit", LIMITS)
def test_a_limit_is_the_most_that_is_read(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, name, make, size = LIMITS[limit]
    data = make()
    before = said(data)
    monkeypatch.setattr(module, name, size(data))
    assert said(data) == before
    monkeypatch.setattr(module, name, size(data) - 1)
    assert said(data) != before
