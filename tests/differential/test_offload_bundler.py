"""Against clang-offload-bundler 19 and 22: what it writes we read, what we write it reads, byte by byte."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import hipkit
from hipkit.cli.main import cli

IDS = (
    "host-x86_64-unknown-linux-gnu-",
    "hipv4-amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-",
    "hipv4-amdgcn-amd-amdhsa--gfx942",
    "hip-amdgcn-amd-amdhsa--gfx9-generic",
)
# LLVM 19 writes a host id twice, one behind the other, where it was typed with its last dash.
TYPED = ",".join(id.rstrip("-") if id.startswith("host") else id for id in IDS)
FindTool = Callable[[str], Any]
versions = pytest.mark.parametrize("version", [19, 22])


@pytest.fixture
def contents(tmp_path: Path) -> dict[str, bytes]:
    """An input file for each id; the host's is empty, as in HIP."""
    made = {}
    for number, id in enumerate(IDS):
        made[id] = b"" if id.startswith("host") else random.Random(number).randbytes(3000 + 1111 * number)
        (tmp_path / f"{number}.in").write_bytes(made[id])
    return made


def bundle_with_llvm(bundler: Any, folder: Path, *options: str) -> Path:
    inputs = [f"-input={folder / f'{number}.in'}" for number in range(len(IDS))]
    bundler("-type=o", f"-targets={TYPED}", *inputs, f"-output={folder / 'theirs'}", *options)
    return folder / "theirs"


def unbundle_with_llvm(bundler: Any, folder: Path, bundle: Path) -> dict[str, bytes]:
    outputs = [f"-output={folder / f'{number}.out'}" for number in range(len(IDS))]
    bundler("-unbundle", "-type=o", f"-targets={TYPED}", f"-input={bundle}", *outputs)
    return {id: (folder / f"{number}.out").read_bytes() for number, id in enumerate(IDS)}


@versions
@pytest.mark.parametrize("align", [1, 8, 4096])
def test_plain_bundles_are_the_same_bytes(
    version: int, align: int, tool: FindTool, tmp_path: Path, contents: dict[str, bytes]
) -> None:
    bundler = tool(f"clang-offload-bundler-{version}")
    theirs = bundle_with_llvm(bundler, tmp_path, f"-bundle-align={align}")
    file = hipkit.open(theirs)
    assert {entry.id: entry.data for entry in file.entries} == contents
    ours = hipkit.OffloadBundle([hipkit.Entry.of(id, data) for id, data in contents.items()], alignment=align)
    assert ours.to_bytes() == theirs.read_bytes()


NEWEST = {19: 2, 22: 3}
"""The newest version of compressed bundles that a release of LLVM reads and writes."""


@versions
@pytest.mark.parametrize("ccob", [2, 3])
def test_their_compressed_bundles_are_read(
    version: int, ccob: int, tool: FindTool, tmp_path: Path, contents: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPRESSED_BUNDLE_FORMAT_VERSION", str(ccob))
    bundler = tool(f"clang-offload-bundler-{version}")
    [container] = hipkit.open(bundle_with_llvm(bundler, tmp_path, "-compress")).containers
    assert container.version == min(ccob, NEWEST[version])
    assert {entry.id: entry.data for entry in container.entries} == contents
    assert container.hash is hipkit.Hash.OK


@versions
@pytest.mark.parametrize("form", ["plain", "ccob1", "ccob2", "ccob3"])
@pytest.mark.parametrize("compress", ["zstd", "zlib"])
def test_they_read_what_we_write(
    version: int, form: str, compress: str, tool: FindTool, tmp_path: Path, contents: dict[str, bytes]
) -> None:
    bundler = tool(f"clang-offload-bundler-{version}")
    targets = [part for number, id in enumerate(IDS) for part in ("--target", f"{id}={tmp_path / f'{number}.in'}")]
    options = [] if form == "plain" else ["--compress", compress]
    result = CliRunner().invoke(cli, ["bundle", "-o", str(tmp_path / "ours"), "--format", form, *options, *targets])
    assert result.exit_code == 0, result.output
    if form == f"ccob{NEWEST[version] + 1}":
        refused = bundler("-list", "-type=o", f"-input={tmp_path / 'ours'}", check=False)
        assert refused.returncode == 1
        assert b"Failed to decompress input" in refused.stderr
        return
    assert unbundle_with_llvm(bundler, tmp_path, tmp_path / "ours") == contents
    listed = bundler("-list", "-type=o", f"-input={tmp_path / 'ours'}").stdout.decode().split()
    assert sorted(listed) == sorted(IDS)


@versions
def test_real_fat_binaries_hold_what_the_bundler_finds(
    version: int, tool: FindTool, tmp_path: Path, samples: Path
) -> None:
    """The section cut out by objcopy, its bundles one by one through the bundler, against what is found in place."""
    objcopy, bundler = tool(f"llvm-objcopy-{version}"), tool(f"clang-offload-bundler-{version}")
    for name in ("libfilter.so", "vector_add.ccob2", "libfilter.rdc.so", "histogram"):
        objcopy("--dump-section", f".hip_fatbin={tmp_path / 'section'}", samples / name, tmp_path / "rest")
        section = (tmp_path / "section").read_bytes()
        for container in hipkit.open(samples / name).containers:
            start = section.index(container.source.read()) if container.source else -1
            (tmp_path / "one").write_bytes(section[start : start + container.size])
            for entry in (entry for entry in container.entries if entry.size):
                bundler(
                    "-unbundle", "-type=o", f"-targets={entry.id}", f"-input={tmp_path / 'one'}", f"-output={tmp_path / 'out'}"
                )  # fmt: skip
                assert (tmp_path / "out").read_bytes() == entry.data
