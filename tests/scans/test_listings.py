"""Files that an index lists: pip's, and Debian's."""

from __future__ import annotations

import gzip
import hashlib
import json
import lzma
import shutil
import zipfile
from pathlib import Path

import pytest
from range_server import RangeServer
from scanned import SAMPLES

import hipkit
from hipkit.fatbin.errors import UsageError
from hipkit.scans import listings
from hipkit.scans.places import places

pytest.importorskip("aiohttp")


@pytest.fixture
def wheels(folder: Path) -> list[Path]:
    """Wheels of two versions, and one for another Python."""
    made = []
    for name in ("foo_bar-1.0-cp311-none-any.whl", "foo_bar-1.0-cp312-none-any.whl", "foo_bar-2.0-cp312-none-any.whl"):
        made.append(folder / "files" / name)
        made[-1].parent.mkdir(exist_ok=True)
        with zipfile.ZipFile(made[-1], "w") as wheel:
            wheel.write(SAMPLES / "libfilter.so", "foo/libfoo.so")
            wheel.writestr("foo/version.py", name)
    return made


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_index(folder: Path, wheels: list[Path], *, as_json: bool) -> None:
    page = folder / "simple" / "foo-bar" / "index.html"
    page.parent.mkdir(parents=True)
    if as_json:
        files = [
            {"url": f"../../files/{path.name}", "size": path.stat().st_size, "hashes": {"sha256": sha256(path)}}
            for path in wheels
        ]
        page.write_text(json.dumps({"files": files}))
    else:
        links = (f'<a href="../../files/{path.name}#sha256={sha256(path)}">{path.name}</a>' for path in wheels)
        page.write_text(f"<html>{''.join(links)}<a href='foo_bar-1.0.tar.gz'>sources</a></html>")


@pytest.mark.parametrize("as_json", [False, True], ids=["html", "json"])
def test_the_wheels_of_a_project_on_pips_index(
    server: RangeServer,
    folder: Path,
    wheels: list[Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    as_json: bool,
) -> None:
    write_index(folder, wheels, as_json=as_json)
    monkeypatch.setenv("PIP_INDEX_URL", server.url(folder / "simple"))
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", server.url(folder / "none"))
    assert [place.path for place in places(["pip:Foo.Bar==1.0"])] == [server.url(path) for path in wheels[:2]]
    with hipkit.scan("pip:foo_bar", to=tmp_path / "scan") as found:
        assert found.rows("select content from files order by path") == [(sha256(path),) for path in wheels]
        copies = found.rows("select count(distinct code) * 3 = count(code), count(*) > 0 from entries")
        assert copies == [(True, True)]
    with pytest.raises(UsageError, match="pip:nothing: lists no files"):
        hipkit.scan("pip:nothing", to=tmp_path / "other")


def test_an_index_in_a_folder(folder: Path, wheels: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    write_index(folder, wheels, as_json=False)
    monkeypatch.setenv("PIP_INDEX_URL", (folder / "simple").as_uri())
    assert [place.path for place in places(["pip:foo-bar==2.0"])] == [wheels[2].as_uri()]


@pytest.mark.parametrize(
    ("name", "packed"), [("Packages", bytes), ("Packages.gz", gzip.compress), ("Packages.xz", lzma.compress)]
)
def test_the_packages_of_a_debian_repository(
    server: RangeServer, folder: Path, tmp_path: Path, name: str, packed: listings.Packing
) -> None:
    pool, index = folder / "pool" / "a.deb", folder / "dists" / "sid" / "main" / name
    for path in (pool, index):
        path.parent.mkdir(parents=True)
    shutil.copyfile(SAMPLES / "libfilter.a", pool)  # an archive, as a package is
    text = f"Package: a\nFilename: pool/a.deb\nSize: {pool.stat().st_size}\nSHA256: {sha256(pool)}\n\nPackage: b\n"
    index.write_bytes(packed(text.encode()))
    with hipkit.scan(server.url(index), to=tmp_path / "scan") as found:
        assert found.rows("select path, content from files") == [(server.url(pool), sha256(pool))]
        assert found.rows("select count(*) > 0 from entries") == [(True,)]
    index.write_bytes(b"\x1f nonsense")
    if name != "Packages":
        with pytest.raises(UsageError, match="cannot be unpacked"):
            hipkit.scan(server.url(index), to=tmp_path / "other")


def test_what_is_a_listing() -> None:
    assert all(map(listings.is_listing, ("pip:x", "https://a/dists/sid/main/binary-amd64/Packages.xz")))
    assert not any(map(listings.is_listing, ("Packages", "lib/Packages.gz", "https://a/b.whl")))
