"""Edits that hipkit refuses: the error says where in the file the cause is."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from host_files import LINKINGS, example_bundles, link

import hipkit

WRAPPER = struct.pack("<II", 0x48495046, 1)


def refused(call: Callable[[], object], message: str) -> hipkit.UnsupportedError:
    with pytest.raises(hipkit.UnsupportedError, match=message) as found:
        call()
    return found.value


@pytest.fixture
def linked(tool: Callable[[str], Any], tmp_path: Path) -> Callable[..., Path]:
    """Links a library of these bundles."""
    tool("clang++-19")

    def make(bundles: Sequence[bytes], *sections: str) -> Path:
        return link(tmp_path, LINKINGS[0], bundles, sections=sections or (".hip_fatbin",))

    return make


def test_what_lies_between_two_containers(tmp_path: Path) -> None:
    one, two = example_bundles((900, 900))
    (tmp_path / "in").write_bytes((one + b"text").ljust(16384, b"\0") + two)
    error = refused(lambda: hipkit.edit(tmp_path / "in", tmp_path / "out", keep=["gfx942"]), "between two containers")
    assert (error.offset, error.field) == (len(one), "gap")


def test_a_library_without_section_headers(linked: Callable[..., Path], tmp_path: Path) -> None:
    library = linked(example_bundles((9000,)))
    data = bytearray(library.read_bytes())
    struct.pack_into("<Q", data, 40, 0)
    library.write_bytes(data)
    error = refused(lambda: hipkit.edit(library, tmp_path / "out", keep=["gfx942"]), "has no section headers")
    assert (error.offset, error.field) == (40, "shoff")


def test_bundles_in_several_sections_become_no_kpack(linked: Callable[..., Path], tmp_path: Path) -> None:
    bundles = example_bundles((9000, 5000))
    library = linked(bundles, ".hip_fatbin", ".other")
    error = refused(lambda: hipkit.split([library], tmp_path / "parts", form="kpack"), "in several sections")
    assert error.offset == library.read_bytes().index(bundles[0])


def test_a_wrapper_of_no_bundle_lets_nothing_become_a_kpack(linked: Callable[..., Path], tmp_path: Path) -> None:
    library = linked([*example_bundles((9000, 5000)), bytes(64)])
    error = refused(lambda: hipkit.split([library], tmp_path / "parts", form="kpack"), "3 wrappers for 2 bundles")
    assert error.offset == library.read_bytes().index(WRAPPER)
