"""What LLVM's released tools, or the one other Python parser, get wrong, and hipkit gets right.

Each test states the case; the expected answer is made without hipkit. What the tools do is in docs/formats.md.
"""

from __future__ import annotations

import hashlib
import json
import struct
from pathlib import Path
from typing import Any

import pytest
import zstandard
from click.testing import CliRunner, Result
from handmade import GFX942, GFX1100, HOST, bundle, ccob, table

import hipkit
from hipkit.cli.main import cli

RAW = bundle((HOST, b""), (GFX942, b"code for 942" * 100), (GFX1100, b"code for 1100" * 100))


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, [str(arg) for arg in args])


def by_hand(library: Path) -> list[dict[str, bytes]]:
    """Id to content of each CCOB V3 in a file, with struct and zstandard alone."""
    data, found, at = library.read_bytes(), [], 0
    while (at := data.find(b"CCOB\3\0\1\0", at)) >= 0:
        total, _, digest = struct.unpack_from("<QQQ", data, at + 8)
        raw = zstandard.ZstdDecompressor().decompress(data[at + 32 : at + total])
        assert hashlib.md5(raw).digest()[:8] == digest.to_bytes(8, "little")
        entries, place = {}, 32
        for _ in range(struct.unpack_from("<Q", raw, 24)[0]):
            offset, size, length = struct.unpack_from("<QQQ", raw, place)
            entries[raw[place + 24 : place + 24 + length].decode()] = raw[offset : offset + size]
            place += 24 + length
        found.append(entries)
        at += total
    return found


def test_extracting_from_a_compressed_section_gives_the_right_bytes(samples: Path) -> None:
    """llvm-objdump --offloading writes wrong bytes, or crashes."""
    library = samples / "libfilter.ccob3.so"
    expected = by_hand(library)
    assert len(expected) == 2
    assert [{e.id: e.data for e in c.entries} for c in hipkit.open(library).containers] == expected


def test_no_uri_names_a_place_that_does_not_exist(samples: Path) -> None:
    """llvm-readobj --offloading prints offsets of the inflated bundle as if they were in the file."""
    library = samples / "libfilter.ccob3.so"
    document = json.loads(run("ls", "--json", library).output)
    entries = [entry for container in document["containers"] for entry in container["entries"]]
    assert entries
    assert all(entry["inflated"] and entry["uri"] is None for entry in entries)
    for entry in hipkit.open(samples / "libfilter.so").entries:
        assert entry.uri
        place = dict(part.split("=") for part in entry.uri.partition("#")[2].split("&"))
        offset, size = int(place["offset"]), int(place["size"])
        assert (samples / "libfilter.so").read_bytes()[offset : offset + size] == entry.data


def test_a_target_filter_takes_what_it_names(tmp_path: Path) -> None:
    """llvm-objdump --arch-name takes everything else."""
    (tmp_path / "k.hipfb").write_bytes(RAW)
    assert run("unbundle", tmp_path / "k.hipfb", "-o", tmp_path / "out", "--target", "gfx942").exit_code == 0
    [made] = (tmp_path / "out").iterdir()
    assert made.read_bytes() == b"code for 942" * 100


@pytest.mark.parametrize("pack", [bytes, ccob], ids=["plain", "compressed"])
def test_every_bundle_of_a_concatenation_is_seen(pack: Any) -> None:
    """clang-offload-bundler stops after the first, or says "Src size is incorrect"."""
    second = bundle((HOST, b""), (GFX942, b"another"))
    for gap in (b"", bytes(4000)):
        file = hipkit.open(pack(RAW) + gap + pack(second))
        assert [e.data for e in file.entries if e.target == "gfx942"] == [b"code for 942" * 100, b"another"]


def test_an_entry_that_contains_the_magic_is_whole() -> None:
    """llvm-objdump ends entries at the text; the other Python parser truncates or raises."""
    code = b"\x7fELF a library that embeds LLVM: __CLANG_OFFLOAD_BUNDLE__ and CCOB" + bytes(3000)
    for data in (bundle((HOST, b""), (GFX942, code)), ccob(bundle((HOST, b""), (GFX942, code)))):
        assert hipkit.open(data).entries[1].data == code


def test_duplicate_ids_are_all_listed() -> None:
    """clang-offload-bundler keeps the last."""
    file = hipkit.open(bundle((HOST, b""), (GFX942, b"one"), (GFX942, b"two")))
    assert [e.data for e in file.entries[1:]] == [b"one", b"two"]
    assert "duplicate-id" in {finding.rule for finding in hipkit.validate(file)}


@pytest.mark.parametrize(
    "data",
    [RAW[:40], RAW[:6000], table((0, 0, GFX942), count=2**50), b""],
    ids=["in the table", "in an entry", "absurd count", "empty"],
)
def test_damage_is_never_a_silent_success(data: bytes, tmp_path: Path) -> None:
    """clang-offload-bundler -list prints nothing and exits with 0."""
    (tmp_path / "k.hipfb").write_bytes(data)
    for command in ("ls", "inspect"):
        result = run(command, tmp_path / "k.hipfb")
        assert result.exit_code == 2, result.output
    assert run("unbundle", tmp_path / "k.hipfb", "-o", tmp_path / "out").exit_code == 2
    assert not (tmp_path / "out").exists()


def test_a_wrong_hash_is_noticed(tmp_path: Path) -> None:
    """The tools print it with -verbose, and accept it."""
    (tmp_path / "k.ccob").write_bytes(ccob(RAW, hash=1))
    assert run("ls", tmp_path / "k.ccob").exit_code == 0
    assert run("ls", "--verify", tmp_path / "k.ccob").exit_code != 0
    assert run("validate", tmp_path / "k.ccob").exit_code == 1
    result = run("unbundle", tmp_path / "k.ccob", "-o", tmp_path / "out")
    assert result.exit_code == 2
    assert "hash" in result.output
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("id", "written"),
    [
        ("gfx9999", None),
        ("hip-amdgcn-amd-amdhsa-gfx942", "hip-amdgcn-amd-amdhsa--gfx942"),
        ("gfx906:xnack+:sramecc-", "hipv4-amdgcn-amd-amdhsa--gfx906:sramecc-:xnack+"),
    ],
    ids=["unknown processor", "one dash", "feature order"],
)
def test_what_is_bundled_can_be_found_again(id: str, written: str | None, tmp_path: Path) -> None:
    """clang-offload-bundler writes an empty target, or the id as it was typed."""
    (tmp_path / "k.hsaco").write_bytes(b"code")
    result = run("bundle", "-o", tmp_path / "k.hipfb", "--target", f"{id}={tmp_path / 'k.hsaco'}")
    if written is None:
        assert result.exit_code == 2
        assert "unknown processor 'gfx9999'" in result.output
        assert not (tmp_path / "k.hipfb").exists()
    else:
        assert [e.id for e in hipkit.open(tmp_path / "k.hipfb").entries][1:] == [written]


def test_ids_that_tools_wrote_wrongly_are_reported() -> None:
    rules = {f.rule for f in hipkit.validate(hipkit.open(bundle((HOST, b""), (b"hipv4-amdgcn-amd-amdhsa--", b"x"))))}
    assert "missing-target" in rules
    file = hipkit.open(bundle((HOST, b""), (b"hipv4-amdgcn-amd-amdhsa--gfx906:xnack+:sramecc-", b"x")))
    assert "non-canonical-id" in {f.rule for f in hipkit.validate(file)}


def test_a_nul_at_the_end_of_an_id_hides_nothing(tmp_path: Path) -> None:
    """clang-offload-bundler cannot find such an entry, the runtime can."""
    (tmp_path / "k.hipfb").write_bytes(bundle((HOST, b""), (GFX942 + b"\0", b"code")))
    assert run("unbundle", tmp_path / "k.hipfb", "-o", tmp_path / "out", "--target", "gfx942").exit_code == 0
    assert next((tmp_path / "out").iterdir()).read_bytes() == b"code"


def test_a_table_that_the_runtime_cannot_see_the_end_of_is_reported() -> None:
    """The runtime looks at 4096 bytes only."""
    many = [(b"hipv4-amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-" + b"%04d" % n, b"x") for n in range(70)]
    assert "table-size" in {finding.rule for finding in hipkit.validate(hipkit.open(bundle(*many)))}


def test_many_compressed_bundles_in_one_section() -> None:
    """The other Python parser needs half a minute for the padding between 64 of them."""
    packed = ccob(RAW)
    section = b"".join((packed + bytes(-len(packed) % 4096) + bytes(4096 * 30)) for _ in range(64))
    assert len(hipkit.open(section).containers) == 64
