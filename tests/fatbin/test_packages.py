"""tar, deb, rpm and the layers of images: their members are found, or the answer names what is not supported."""

from __future__ import annotations

import lzma
import random
import shutil
import subprocess
import tarfile
import zlib
from pathlib import Path

import packages
import pytest
import zstandard
from handmade import GFX942, HOST, bundle, elf
from packages import COMPRESSIONS, cpio, deb, image, rpm, tar

import hipkit
from hipkit import FormatError, UnsupportedError
from hipkit.fatbin import walk
from hipkit.fatbin.formats import packed

BUNDLE = bundle((HOST, b""), (GFX942, b"code"))
LIBRARY = elf({".hip_fatbin": BUNDLE})
LONG = f"opt/{'x' * 120}/{'y' * 120}/lib.so"
FILES = ((LONG, LIBRARY), ("k.hipfb", BUNDLE), ("readme.txt", b"text"), ("empty", b""))


def codes(file: hipkit.File) -> list[bytes]:
    return [entry.data for entry in file.entries if entry.size]


@pytest.mark.parametrize("format", [tarfile.PAX_FORMAT, tarfile.GNU_FORMAT])
def test_members_of_a_tar_are_read_in_place(tmp_path: Path, format: int) -> None:
    path = tmp_path / "x.tar"
    path.write_bytes(tar(*FILES, format=format))
    file = hipkit.open(path)
    assert (file.format, [container.name for container in file.containers]) == ("tar", [LONG, "k.hipfb"])
    assert codes(file) == [b"code", b"code"]
    assert all(path.read_bytes()[entry.offset :].startswith(b"code") for entry in file.entries if entry.size)
    assert all(entry.uri for entry in file.entries)


def test_a_name_in_two_parts_is_put_together() -> None:
    name = f"{'x' * 120}/lib.so"
    assert hipkit.open(tar((name, LIBRARY), format=tarfile.USTAR_FORMAT)).containers[0].name == name


@pytest.mark.parametrize("method", COMPRESSIONS)
def test_a_compressed_tar_is_read(method: str) -> None:
    data = COMPRESSIONS[method](tar(*FILES))
    file = hipkit.open(data, name="x.tar")
    assert (file.format, [container.name for container in file.containers]) == (method, [LONG, "k.hipfb"])
    assert codes(file) == [b"code", b"code"]
    assert [entry.uri for entry in file.entries] == [None] * len(file.entries)


@pytest.mark.parametrize("method", ["gzip", "xz", "zstd", "bzip2"])
def test_streams_one_after_another_are_one(method: str) -> None:
    data, compress = tar(*FILES), COMPRESSIONS[method]
    assert codes(hipkit.open(compress(data[:1000]) + compress(data[1000:]))) == [b"code", b"code"]


def test_a_compressed_library_is_a_member() -> None:
    file = hipkit.open(zstandard.compress(LIBRARY), name="/x/lib.so.zst")
    assert [(container.name, container.kind) for container in file.containers] == [("lib.so", "member")]
    assert codes(file) == [b"code"]


@pytest.mark.parametrize("extension", [".xz", ".zst", ".gz", ""])
def test_a_debian_package_is_read(extension: str) -> None:
    method = {".xz": "xz", ".zst": "zstd", ".gz": "gzip"}.get(extension)
    data = tar(*FILES)
    file = hipkit.open(deb(COMPRESSIONS[method](data) if method else data, extension))
    assert file.format == "deb"
    assert [container.name for container in file.containers] == [f"data.tar{extension}"]
    assert codes(file) == [b"code", b"code"]


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="no dpkg-deb")
def test_what_dpkg_builds_is_read(tmp_path: Path) -> None:
    root = tmp_path / "root"
    (root / "DEBIAN").mkdir(parents=True)
    (root / "DEBIAN" / "control").write_text(
        "Package: x\nVersion: 1\nArchitecture: all\nMaintainer: x\nDescription: x\n"
    )
    (root / "usr").mkdir()
    (root / "usr" / "libx.so").write_bytes(LIBRARY)
    (root / "usr" / "libx.so.1").symlink_to("libx.so")
    subprocess.run(["dpkg-deb", "--build", root, tmp_path / "x.deb"], check=True, capture_output=True)
    file = hipkit.open(tmp_path / "x.deb")
    assert [inner.name for inner in file.containers[0].containers] == ["./usr/libx.so"]
    assert codes(file) == [b"code"]


@pytest.mark.parametrize("compressor", [*COMPRESSIONS, "none"])
def test_an_rpm_is_read(compressor: str) -> None:
    payload = cpio(*FILES)
    file = hipkit.open(rpm(COMPRESSIONS.get(compressor, bytes)(payload), compressor))
    assert (file.format, [container.name for container in file.containers]) == ("rpm", [LONG, "k.hipfb"])
    assert codes(file) == [b"code", b"code"]


@pytest.mark.parametrize("method", ["gzip", "zstd"])
def test_the_layers_of_an_image_are_read(tmp_path: Path, method: str) -> None:
    compress = COMPRESSIONS[method]
    files = image(compress(tar(*FILES)), compress(bytes(1024)))
    assert codes(hipkit.open(tar(*files))) == [b"code", b"code"]
    for name, content in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    [file] = hipkit.open_all(tmp_path)
    assert (file.format, codes(file)) == (method, [b"code", b"code"])


UNSUPPORTED = {
    "an rpm of another compressor": (rpm(b"LZIP", "lzip"), "rpm compressed by 'lzip'"),
    "an rpm that is a difference": (rpm(b"", "gzip", "drpm"), "an rpm whose payload is 'drpm'"),
    "an rpm of large files": (rpm(b"07070X00000000", "none"), "an rpm of files above 4 GiB"),
    "a deb of another compressor": (deb(b"LZIP" + bytes(90), ".lz"), "the compression of this archive"),
    "an encrypted layer": (tar(*image(random.Random(1).randbytes(9000))), "this layer, which is encrypted"),
    "a compressed layer of another method": (tar(*image(b"\x04\x22\x4d\x18" + bytes(99))), "this layer"),
    "7z": (b"7z\xbc\xaf\x27\x1c" + bytes(90), "a 7z archive"),
    "lzip": (b"LZIP" + bytes(90), "a lzip stream"),
}


@pytest.mark.parametrize("what", UNSUPPORTED)
def test_what_is_not_supported_is_named(tmp_path: Path, what: str) -> None:
    data, words = UNSUPPORTED[what]
    with pytest.raises(UnsupportedError, match=words) as raised:
        hipkit.open(data)
    assert raised.value.rule == "unsupported"
    (tmp_path / "x").write_bytes(data)
    [file] = hipkit.open_all(tmp_path, strict=False)
    assert file.is_damaged
    assert "unsupported" in {finding.rule for finding in hipkit.validate(file)}


def test_a_sparse_member_is_named_and_the_next_one_read() -> None:
    data = bytearray(tar(("holes", bytes(512)), ("k.hipfb", BUNDLE), format=tarfile.GNU_FORMAT))
    data[156:157] = b"S"
    data[148:156] = b"%06o\0 " % (sum(data[:512]) - sum(data[148:156]) + 8 * 32)
    file = hipkit.open(bytes(data), strict=False)
    assert [
        finding.message for finding in file.findings if "holes: hipkit does not read sparse files" in finding.message
    ]
    assert codes(file) == [b"code"]


@pytest.mark.parametrize("method", ["gzip", "xz", "zstd", "bzip2"])
def test_what_comes_before_the_damage_is_there(method: str) -> None:
    noise = random.Random(1).randbytes(3 << 20)
    data = COMPRESSIONS[method](tar(("k.hipfb", BUNDLE), ("noise", noise)))[:-9000]
    with pytest.raises(FormatError, match=rf"{method}: (stream|payload): the {method} stream is damaged"):
        hipkit.open(data)
    file = hipkit.open(data, strict=False)
    assert file.is_damaged
    assert codes(file) == [b"code"]


CUT = {
    "tar": (tar(*FILES)[:5000], "tar: size of"),
    "tar without its end": (tar(("k.hipfb", BUNDLE))[: 512 + -(-len(BUNDLE) // 512) * 512], "tar: end: ends without"),
    "cpio": (rpm(cpio(*FILES)[:-30], "none"), "cpio: (name|header|size)"),
    "cpio without its end": (rpm(cpio(*FILES).split(b"070701")[0] + b"", "none") + b"x", "cpio: magic"),
    "rpm": (rpm(b"", "none")[:150], "rpm: size: the file ends here"),
}


@pytest.mark.parametrize("what", CUT)
def test_what_is_cut_off_is_said_to_be(what: str) -> None:
    data, words = CUT[what]
    with pytest.raises(FormatError, match=words) as raised:
        hipkit.open(data)
    assert 0 <= raised.value.offset <= len(data)


def test_a_damaged_header_of_a_tar_has_its_place() -> None:
    data = bytearray(tar(("a", b"x"), ("k.hipfb", BUNDLE)))
    data[1024 + 150] ^= 1
    with pytest.raises(FormatError, match="tar: checksum: .* is not the sum of the header") as raised:
        hipkit.open(bytes(data))
    assert raised.value.offset == 1024 + 148


def test_a_size_in_a_tar_that_is_no_number_has_its_place() -> None:
    data = bytearray(tar(("a", b"x"), ("k.hipfb", BUNDLE)))
    data[1024 + 124 : 1024 + 127] = b"9zz"
    data[1024 + 148 : 1024 + 156] = b" " * 8
    data[1024 + 148 : 1024 + 156] = b"%06o\0 " % sum(data[1024:1536])
    with pytest.raises(FormatError, match="tar: size of 'k.hipfb': b'9zz.*' is not an octal number") as raised:
        hipkit.open(bytes(data))
    assert raised.value.offset == 1024 + 124


def test_a_stream_that_inflates_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed, "FREE", 1 << 20)
    data = zstandard.compress(tar(("zeros", bytes(8 << 20))))
    with pytest.raises(FormatError, match="inflates to more than 1[0-9]* bytes, 2000 times its size"):
        hipkit.open(data)


def test_the_budget_of_a_file_holds_for_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk.Budget, "inflated_bytes", 1 << 20)
    monkeypatch.setattr(walk.Budget.__init__, "__defaults__", (1 << 17, 1 << 10, 1 << 20))
    inner = packages.COMPRESSIONS["gzip"](tar(("k.hipfb", BUNDLE), ("zeros", bytes(400 << 10))))
    with pytest.raises(FormatError, match="more than 1048576 inflated bytes"):
        hipkit.open(tar(*[(f"{n}.tar.gz", inner) for n in range(4)]))


def test_a_dictionary_of_xz_has_a_limit() -> None:
    head = bytearray(lzma.compress(tar(*FILES)))
    head[head.index(b"\x21\x01") + 2] = 37  # its size, as LZMA2 writes it: 1.5 GiB
    size = (head[12] + 1) * 4
    head[12 + size - 4 : 12 + size] = zlib.crc32(head[12 : 12 + size - 4]).to_bytes(4, "little")
    with pytest.raises(FormatError, match="xz stream is damaged: Memory usage limit"):
        hipkit.open(bytes(head))


def test_many_small_streams_cost_what_they_weigh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each empty stream of xz reads little beyond its end."""
    looked_at = 0
    read = hipkit.fatbin.source.Source.read

    def counting(self: object, offset: int = 0, size: int | None = None) -> bytes:
        nonlocal looked_at
        found = read(self, offset, size)  # type: ignore[arg-type]
        looked_at += len(found)
        return found

    monkeypatch.setattr(hipkit.fatbin.source.Source, "read", counting)
    data = lzma.compress(tar(*FILES)) + lzma.compress(b"") * 2000
    hipkit.open(data)
    assert looked_at < 300 * len(data)


def links(folder: Path) -> None:
    (folder / "real").mkdir()
    (folder / "real" / "k.hipfb").write_bytes(BUNDLE)
    outside = folder.parent / "outside"
    outside.mkdir()
    (outside / "o.hipfb").write_bytes(BUNDLE)
    tree = folder / "tree"
    tree.mkdir()
    for name, target in {
        "one": outside / "o.hipfb", "two": outside / "o.hipfb", "folder": outside, "back": folder, "self": tree / "self",
        "gone": folder / "gone", "up": tree,
    }.items():  # fmt: skip
        (tree / name).symlink_to(target)


def test_symbolic_links_are_followed_once_and_loops_are_told(tmp_path: Path) -> None:
    top = tmp_path / "top"
    top.mkdir()
    links(top)
    found = list(hipkit.open_all(top))
    read = [Path(file.path).relative_to(top).as_posix() for file in found if file.containers]
    assert read == ["real/k.hipfb", "tree/folder/o.hipfb"]
    loops = {Path(file.path).name: file.findings[0] for file in found if file.findings}
    assert set(loops) == {"back", "self", "up"}
    assert {(finding.rule, finding.severity) for finding in loops.values()} == {("link-loop", "note")}


def test_a_folder_of_links_alone_has_what_they_lead_to(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "k.hipfb").write_bytes(BUNDLE)
    (tmp_path / "links").mkdir()
    for name in ("a", "b"):
        (tmp_path / "links" / name).symlink_to(tmp_path / "data" / "k.hipfb")
    assert [Path(file.path).name for file in hipkit.open_all(tmp_path / "links")] == ["a"]
