"""Rules of packages: digests and the order in a .deb, and names in a zip that two files have."""

from __future__ import annotations

import hashlib
import io
import lzma
import warnings
import zipfile
from pathlib import Path

import pytest
from packages import COMPRESSIONS, ar, tar

import hipkit

LIBRARY = (Path(__file__).parents[3] / "samples" / "built" / "libfilter.so").read_bytes()
PATH = "usr/lib/libfilter.so"


def said(data: bytes, rule: str) -> list[str]:
    return [found.message for found in hipkit.validate(hipkit.open(data), select=[rule])]


def control(digest: str, *more: tuple[str, bytes]) -> bytes:
    """The control files of a package with the library, which state a digest of it."""
    return tar(("./control", b"Package: x\n"), *more, ("./md5sums", f"{digest}  {PATH}\n".encode()))


def package(control: bytes, *, is_early: bool = False) -> bytes:
    """A Debian package with the library."""
    parts = [("control.tar", control), ("data.tar.xz", lzma.compress(tar((f"./{PATH}", LIBRARY))))]
    return ar(("debian-binary", b"2.0\n"), *(reversed(parts) if is_early else parts))


DIGEST = hashlib.md5(LIBRARY).hexdigest()
OTHER = hashlib.md5(b"another build").hexdigest()


@pytest.mark.parametrize("method", [None, *COMPRESSIONS])
def test_a_library_that_was_changed_after_the_package_was_built(method: str | None) -> None:
    compress = COMPRESSIONS[method] if method else bytes
    assert said(package(compress(control(DIGEST))), "deb-digest") == []
    wanted = [f"{PATH}: its MD5 is not the one in md5sums"]
    assert said(package(compress(control(OTHER))), "deb-digest") == wanted


@pytest.mark.parametrize(("mebibytes", "count"), [(15, 1), (17, 0)])
def test_control_files_are_unpacked_up_to_a_limit(mebibytes: int, count: int) -> None:
    large = control(OTHER, ("./templates", bytes(mebibytes << 20)))
    assert len(said(package(COMPRESSIONS["zstd"](large)), "deb-digest")) == count


def test_the_data_of_a_package_comes_after_its_control_files() -> None:
    assert said(package(control(DIGEST)), "deb-order") == []
    wanted = ["data.tar.xz stands before the control files"]
    assert said(package(control(DIGEST), is_early=True), "deb-order") == wanted


@pytest.mark.parametrize(
    ("second", "messages"), [(LIBRARY, []), (LIBRARY + b"\0", ["is there 2 times, with other content"])]
)
def test_two_files_of_one_name(second: bytes, messages: list[str]) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for content in (LIBRARY, second):
            archive.writestr("pkg/lib.so", content)
    assert said(out.getvalue(), "duplicate-member") == [f"pkg/lib.so {message}" for message in messages]
