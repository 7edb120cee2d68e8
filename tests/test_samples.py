"""The built samples and the table of the script that builds them belong together."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from scripts import load_script

SAMPLES = Path(__file__).parent.parent / "samples"
MAGICS = {
    ".hsaco": b"\x7fELF\x02\x01\x01\x40",
    ".hipfb": b"__CLANG_OFFLOAD_BUNDLE__",
    ".obj": b"\x64\x86",
    ".a": b"!<arch>\n",
    ".s": b"\n# __CLANG_OFFLOAD_BUNDLE____START__ ",
    ".ll": b"\n; __CLANG_OFFLOAD_BUNDLE____START__ ",
}
HOST_ELF = b"\x7fELF\x02\x01\x01\x00"
ABI_VERSIONS = {"v2": 0, "v3": 1, "v4": 2, "v5": 3, "v6": 4}


BUILD = load_script(SAMPLES / "build.py", "samples_build")
NAMES = [sample.name for sample in BUILD.SAMPLES]


def test_the_table_lists_what_is_built_and_nothing_else(samples: Path) -> None:
    assert len(NAMES) == len(set(NAMES))
    assert sorted(NAMES) == sorted(path.name for path in samples.iterdir())


def test_every_source_is_built() -> None:
    used = {source for sample in BUILD.SAMPLES for source in sample.sources}
    assert used == {path.name for path in (SAMPLES / "src").glob("*.hip")}


def test_the_readme_names_every_sample() -> None:
    named = re.findall(r"`([^`]+)`", "\n".join(re.findall(r"^\| (.+?) \|", (SAMPLES / "README.md").read_text(), re.M)))
    for name in NAMES:
        assert name in named or (name.endswith(".hsaco") and "*.hsaco" in named), name


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_is_what_its_name_says(samples: Path, name: str) -> None:
    data = (samples / name).read_bytes()
    assert data.startswith(MAGICS.get(Path(name).suffix, HOST_ELF))
    if name.endswith(".hsaco"):
        assert data[8] == ABI_VERSIONS[name.split(".")[-2]]


def test_the_samples_are_small(samples: Path) -> None:
    assert sum(path.stat().st_size for path in samples.iterdir()) < 500_000


def test_no_sample_names_a_folder_of_the_machine_that_built_it(samples: Path) -> None:
    for path in samples.iterdir():
        assert not re.search(rb"/(?:home|root|tmp)/", path.read_bytes()), path


@pytest.mark.slow
@pytest.mark.parametrize("name", ["vector_add", "libfilter.rdc.so", "freestanding.obj", "freestanding.s"])
def test_building_again_gives_the_same_bytes(
    tool: Callable[[str], Callable[..., subprocess.CompletedProcess[bytes]]],
    samples: Path,
    tmp_path: Path,
    name: str,
    lacking: Callable[[str], None],
) -> None:
    sample = next(sample for sample in BUILD.SAMPLES if sample.name == name)
    made_by = BUILD.VERSIONS[sample.llvm]
    if made_by.encode() not in tool(f"clang++-{sample.llvm}")("--version").stdout:
        pytest.skip(f"the samples were built by clang {made_by}, which is not the version installed here")
    if not BUILD.BITCODE.is_dir():
        lacking("rocm-device-libs")
    BUILD.build(sample, tmp_path)
    assert (tmp_path / name).read_bytes() == (samples / name).read_bytes()
