"""Packages in scans: each has in the tables what ``hipkit ls --json`` says of it, and a hostile one costs itself alone."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import zstandard
from packages import COMPRESSIONS, cpio, deb, image, rpm, tar
from scanned import SAMPLES, hipkit_

import hipkit

FILES = tuple(
    (f"usr/lib/{name}", (SAMPLES / name).read_bytes())
    for name in ("libfilter.so", "libfilter.ccob3.so", "globals.gfx942.v5.hsaco")
)
LAYERS = image(gzip.compress(tar(*FILES[:2])), zstandard.compress(tar(*FILES[2:])))
PACKAGES: dict[str, Callable[[], bytes]] = {
    "plain.tar": lambda: tar(*FILES),
    "gzip.tar.gz": lambda: gzip.compress(tar(*FILES)),
    "zstd.tar.zst": lambda: zstandard.compress(tar(*FILES)),
    "xz.deb": lambda: deb(COMPRESSIONS["xz"](tar(*FILES)), ".xz"),
    "zstd.deb": lambda: deb(zstandard.compress(tar(*FILES)), ".zst"),
    "gzip.rpm": lambda: rpm(gzip.compress(cpio(*FILES))),
    "zstd.rpm": lambda: rpm(zstandard.compress(cpio(*FILES)), "zstd"),
    "image.tar": lambda: tar(*LAYERS),
}
HOSTILE: dict[str, Callable[[], bytes]] = {
    "cut.tar.gz": lambda: gzip.compress(tar(*FILES))[:-3000],
    "bomb.tar.zst": lambda: zstandard.compress(tar(("zeros", bytes(80 << 20)))),
    "cut.deb": lambda: deb(COMPRESSIONS["xz"](tar(*FILES)))[:9000],
    "unknown.deb": lambda: deb(b"\x04\x22\x4d\x18" + bytes(500), ".lz4"),
    "cut.rpm": lambda: rpm(zstandard.compress(cpio(*FILES)), "zstd")[:9000],
    "blobs/sha256/" + "a" * 64: lambda: b"\x8f\x01" * 4000,  # a layer that is encrypted
}


def written(folder: Path, files: dict[str, Callable[[], bytes]]) -> list[Path]:
    made = [folder / name for name in files]
    for path, content in zip(made, files.values(), strict=True):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content())
    return made


def walked(tree: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for container in tree["containers"]:
        yield container
        yield from walked(container)


def listed(path: Path) -> list[Counter[tuple[Any, ...]]]:
    """The containers and the entries of a file, or of the files below a folder, as ``hipkit ls`` has them."""
    text = hipkit_("ls", "--json", path).stdout
    trees = [json.loads(line) for line in text.splitlines()] if path.is_dir() else [json.loads(text)]
    containers = [container for tree in trees for container in walked(tree)]
    entries = [entry for container in containers for entry in container["entries"]]
    assert entries
    return [
        Counter((each["kind"], each["offset"], each["size"], each["inflated"]) for each in containers),
        Counter((each["id"], each["offset"], each["size"], each["target"]) for each in entries),
    ]


def scanned(scan: hipkit.Scan, path: Path) -> list[Counter[tuple[Any, ...]]]:
    """The same as the tables have it."""
    mine = f"semi join (select content from files where starts_with(path, '{path}')) using (content)"
    return [
        Counter(scan.rows(f'select kind, "offset", size, inflated from containers {mine}')),
        Counter(scan.rows(f'select id, "offset", size, target from entries {mine}')),
    ]


def test_packages_and_images_have_what_ls_says(tmp_path: Path) -> None:
    files = tmp_path / "files"
    packages = [*written(files, PACKAGES), files / "layout"]
    written(files / "layout", {name: lambda content=content: content for name, content in LAYERS})  # type: ignore[misc]
    unpacked = [SAMPLES / Path(name).name for name, _ in FILES]
    with (
        hipkit.scan(files, to=tmp_path / "scan", tables=["entries"]) as scan,
        hipkit.scan(unpacked, to=tmp_path / "unpacked", tables=["entries"]) as alone,
    ):
        for path in packages:
            assert scanned(scan, path) == listed(path), path
        every = "select distinct code from entries order by code"
        assert scan.rows(every) == alone.rows(every)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_hostile_package_costs_itself_alone_and_is_in_the_findings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    monkeypatch.setattr("hipkit.scans.scanning.WORTH_PROCESSES", 0)
    sound = written(tmp_path / "files", PACKAGES)
    hostile = written(tmp_path / "files", HOSTILE)
    with (
        hipkit.scan(sound, to=tmp_path / "sound", tables=["findings"]) as alone,
        hipkit.scan(tmp_path / "files", to=tmp_path / "scan", tables=["findings"], jobs=jobs) as scan,
    ):
        for path in sound:
            assert scanned(scan, path) == scanned(alone, path)
        assert alone.digest()["codes"] == scan.digest()["codes"]
        assert alone.rows("select count(*) from findings") == [(0,)]
        found = scan.rows("select path, severity from files join findings using (content)")
        assert {Path(path) for path, severity in found if severity == "error"} == set(hostile)
        assert scan.rows("select count(*) from files where error is not null") == [(0,)]
