"""Damage of every kind in real files: findings or one error of ours; never a crash, a hang or unbounded memory."""

from __future__ import annotations

import contextlib
import tarfile
import tracemalloc
from pathlib import Path

import packages
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hipkit
from hipkit import HipkitError
from hipkit.fatbin.describe import describe
from hipkit.fatbin.describe_code import describe_code

BUILT = Path(__file__).parent.parent.parent / "samples" / "built"
SAMPLES = sorted(BUILT.iterdir())
BOUND = 64 << 20


def look_at_everything(data: bytes) -> None:
    """All that the commands do with a file."""
    file = hipkit.open(data, strict=False)
    describe(file)
    hipkit.validate(file)
    for entry in file.entries:
        with contextlib.suppress(HipkitError):
            assert len(entry.data) == entry.size
            describe_code(entry.source)
    for container in file.walk():
        with contextlib.suppress(HipkitError, TypeError):
            container.to_bytes()


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.name)
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_changed_bytes(sample: Path, data: st.DataObject) -> None:
    raw = bytearray(sample.read_bytes())
    places = st.integers(0, len(raw) - 1) | st.integers(0, 63) | st.sampled_from(headers(bytes(raw)))
    for _ in range(data.draw(st.integers(1, 8))):
        at = data.draw(places)
        raw[at : at + 1] = data.draw(st.binary(min_size=1, max_size=1) | st.sampled_from([b"\xff", b"\0", b"\x7f"]))
    with contextlib.suppress(HipkitError):
        look_at_everything(bytes(raw))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.name)
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_cut_and_spliced(sample: Path, data: st.DataObject) -> None:
    raw = sample.read_bytes()
    start, end = sorted(data.draw(st.tuples(st.integers(0, len(raw)), st.integers(0, len(raw)))))
    for damaged in (raw[:end], raw[:start] + raw[end:], raw[start:end]):
        with contextlib.suppress(HipkitError):
            look_at_everything(damaged)


LIBRARY = (BUILT / "libfilter.ccob3.so").read_bytes()
FILES = (("lib/libfilter.so", LIBRARY), ("k.hsaco", (BUILT / "vcpy.gfx942.v5.hsaco").read_bytes()))
PACKAGES = {
    "tar": packages.tar(*FILES),
    "gnu-tar": packages.tar(("x" * 300, LIBRARY), format=tarfile.GNU_FORMAT),
    **{f"tar-{method}": pack(packages.tar(*FILES)) for method, pack in packages.COMPRESSIONS.items()},
    "deb": packages.deb(packages.COMPRESSIONS["zstd"](packages.tar(*FILES)), ".zst"),
    "rpm": packages.rpm(packages.COMPRESSIONS["gzip"](packages.cpio(*FILES))),
    "rpm-plain": packages.rpm(packages.cpio(*FILES), "none"),
    "image": packages.tar(*packages.image(packages.COMPRESSIONS["gzip"](packages.tar(*FILES)))),
}


@pytest.mark.parametrize("package", PACKAGES)
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_changed_and_cut_packages(package: str, data: st.DataObject) -> None:
    raw = bytearray(PACKAGES[package])
    for _ in range(data.draw(st.integers(1, 8))):
        at = data.draw(st.integers(0, len(raw) - 1) | st.integers(0, 1023))
        raw[at : at + 1] = data.draw(st.binary(min_size=1, max_size=1) | st.sampled_from([b"\xff", b"\0", b"7"]))
    end = data.draw(st.integers(0, len(raw)) | st.just(len(raw)))
    with contextlib.suppress(HipkitError):
        look_at_everything(bytes(raw[:end]))


STARTS = {**{path.name: path.read_bytes() for path in SAMPLES}, **PACKAGES}


@pytest.mark.parametrize("name", STARTS)
def test_files_that_end_in_their_first_bytes(name: str) -> None:
    for end in range(160):
        with contextlib.suppress(HipkitError):
            look_at_everything(STARTS[name][:end])


def headers(raw: bytes) -> list[int]:
    """Places worth changing: the bytes behind each magic, and the section headers at the end."""
    places = list(range(max(0, len(raw) - 2048), len(raw)))
    for magic in (b"__CLANG_OFFLOAD_BUNDLE__", b"CCOB", b"\x10\xff\x10\xad", b"FPIH"):
        at = raw.find(magic)
        if at >= 0:
            places += range(at, min(at + 96, len(raw)))
    return places


def test_absurd_sizes_cost_no_memory() -> None:
    """Every eight bytes of a header made enormous, one after another."""
    for name in ("libfilter.ccob3.so", "histogram.hipfb", "freestanding.new-driver.o", "freestanding.rdc.o"):
        raw = (BUILT / name).read_bytes()
        for at in [*range(0, 64, 4), *headers(raw)[2048::8]]:
            damaged = bytearray(raw)
            damaged[at : at + 8] = b"\xff\xff\xff\xff\xff\xff\xff\x7f"
            tracemalloc.start()
            with contextlib.suppress(HipkitError):
                look_at_everything(bytes(damaged[: len(raw)]))
            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
            assert peak < BOUND, (name, at, peak)
