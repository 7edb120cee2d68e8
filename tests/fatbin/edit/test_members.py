"""What an edit makes of a file is the same wherever the file stands: alone, in an archive, in a zip that stores it."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from host_files import LINKINGS, content, example_bundles, link
from packages import ar

import hipkit

SAMPLES = ("libfilter.so", "vector_add", "freestanding.obj", "freestanding.o", "freestanding.new-driver.o", "freestanding.rdc.o", "histogram.hipfb")  # fmt: skip
EDITS: dict[str, dict[str, Any]] = {
    "without any code": {"drop_all": True},
    "with more than there is room for": {"add": {"gfx1201@0": content("new", 300_000)}},
    "with a little more": {"add": {"gfx1201@0": b"tiny"}},
    "without debug information": {"drop_all": True, "strip_debug": True},
}


def stored(data: bytes, name: str) -> bytes:
    """A zip that holds a file as it is, behind another one."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr(zipfile.ZipInfo("first.txt"), b"text" * 99)
        archive.writestr(zipfile.ZipInfo(name), data)
    return out.getvalue()


def unzipped(data: bytes, name: str) -> bytes:
    return zipfile.ZipFile(io.BytesIO(data)).read(name)


def member(data: bytes, name: str) -> bytes:
    """A member of an archive with short names, by its header."""
    at = data.index(f"{name}/".encode())
    size = int(data[at + 48 : at + 58])
    return data[at + 60 :][:size]


HOLDERS: dict[str, tuple[Callable[[bytes, str], bytes], Callable[[bytes, str], bytes]]] = {
    "zip": (stored, unzipped),
    "ar": (lambda data, name: ar(("first/", b"text" * 99), (f"{name}/", data)), member),
}


def outcome(path: Path, out: Path, request: dict[str, Any]) -> str:
    """Nothing, or why it is refused; without the place, which is another in another file."""
    try:
        hipkit.edit(path, out, **request)
    except hipkit.UnsupportedError as error:
        return error.message
    return ""


@pytest.mark.parametrize("request_", EDITS)
@pytest.mark.parametrize("holder", HOLDERS)
@pytest.mark.parametrize("sample", SAMPLES)
def test_a_member_becomes_what_the_file_becomes(
    sample: str, holder: str, request_: str, samples: Path, tmp_path: Path
) -> None:
    becomes_the_same((samples / sample).read_bytes(), holder, request_, tmp_path)


@pytest.fixture(scope="module")
def fixed_program(tool: Callable[[str], Any], tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A program that is loaded where it was linked to be."""
    tool("clang++-19")
    [linking] = [linking for linking in LINKINGS if linking.name == "no-pie-lld"]
    return link(tmp_path_factory.mktemp("host"), linking, example_bundles((3000, 900))).read_bytes()


@pytest.mark.parametrize("request_", EDITS)
@pytest.mark.parametrize("holder", HOLDERS)
def test_a_program_whose_wrappers_alone_say_where_its_bundles_are(
    holder: str, request_: str, fixed_program: bytes, tmp_path: Path
) -> None:
    becomes_the_same(fixed_program, holder, request_, tmp_path)


def becomes_the_same(data: bytes, holder: str, request: str, folder: Path) -> None:
    """Edit a file alone and in another."""
    hold, held = HOLDERS[holder]
    (folder / "alone").write_bytes(data)
    (folder / "in").write_bytes(hold(data, "k.o"))
    alone, inside = (outcome(folder / path, folder / f"{path}.out", EDITS[request]) for path in ("alone", "in"))
    assert inside == alone
    if not alone:
        assert held((folder / "in.out").read_bytes(), "k.o") == (folder / "alone.out").read_bytes()
