"""Target ids and entry ids: every spelling in the field is understood, and written the one way LLVM writes it."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipkit.fatbin.target import BY_MACH, FEATURES, PROCESSORS, EntryID, TargetID

TARGETS = st.builds(
    lambda processor, features: TargetID(processor, tuple(sorted(features.items()))),
    st.sampled_from(sorted(PROCESSORS)),
    st.dictionaries(st.sampled_from(FEATURES), st.booleans()),
)


@given(TARGETS)
def test_a_target_id_survives_being_written(target: TargetID) -> None:
    assert TargetID.parse(str(target)) == target


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("gfx906:xnack+:sramecc-", "gfx906:sramecc-:xnack+"),
        ("gfx908+xnack", "gfx908:xnack+"),
        ("gfx906+sram-ecc", "gfx906:sramecc+"),
        ("vega", "vega"),
        ("fiji", "gfx803"),
        ("gfx9-4-generic:xnack-", "gfx9-4-generic:xnack-"),
    ],
)
def test_old_spellings_are_understood(text: str, canonical: str) -> None:
    assert str(TargetID.parse(text)) == canonical


@pytest.mark.parametrize("text", ["", "gfx942:", "gfx942:xnack", "GFX942", "gfx942 ", "gfx942:xnack+-", "../gfx942"])
def test_text_that_is_no_target_id_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        TargetID.parse(text)


@pytest.mark.parametrize(
    ("flags", "abi", "target"),
    [  # read from objects made by clang 19 and 22
        (0x54C, 3, "gfx942"),
        (0x33F, 2, "gfx90a:xnack+"),
        (0xA3F, 2, "gfx90a:sramecc-:xnack-"),
        (0x1000151, 4, "gfx9-generic"),
        (0x549, 4, "gfx1250"),
        (0x449, 4, "gfx1250"),
        (0x41, 3, "gfx1100"),
        (0x130, 1, "gfx908:sramecc-:xnack+"),
    ],
)
def test_e_flags_name_the_target(flags: int, abi: int, target: str) -> None:
    assert str(TargetID.from_e_flags(flags, abi)) == target


def test_an_unknown_processor_is_none() -> None:
    assert TargetID.from_e_flags(0x27, 3) is None


def test_every_mach_number_stands_for_one_processor() -> None:
    assert len(BY_MACH) == len(PROCESSORS)
    assert all(p.generic is None or p.generic in PROCESSORS for p in PROCESSORS.values())


@pytest.mark.parametrize(
    ("id", "kind", "triple", "target"),
    [
        ("host-x86_64-unknown-linux--", "host", "x86_64-unknown-linux", None),
        ("host-x86_64-unknown-linux", "host", "x86_64-unknown-linux", None),
        ("host-x86_64-unknown-linux-gnu-", "host", "x86_64-unknown-linux-gnu", None),
        ("host-x86_64-unknown-linux-gnu-host-x86_64-unknown-linux-gnu-", "host", "x86_64-unknown-linux-gnu", None),
        ("host-x86_64-pc-windows-msvc-", "host", "x86_64-pc-windows-msvc", None),
        ("hipv4-amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-", "hipv4", "amdgcn-amd-amdhsa", "gfx90a:sramecc+:xnack-"),
        ("hip-amdgcn-hsa-amdhsa--gfx942", "hip", "amdgcn-hsa-amdhsa", "gfx942"),
        ("hip-amdgcn-amd-amdhsa-gfx908", "hip", "amdgcn-amd-amdhsa", "gfx908"),
        ("hip-amdgcn-amd-amdhsa-gfx9-4-generic", "hip", "amdgcn-amd-amdhsa", "gfx9-4-generic"),
        ("hipv4-amdgcn-amd-amdhsa--gfx10-3-generic", "hipv4", "amdgcn-amd-amdhsa", "gfx10-3-generic"),
        ("hcc-amdgcn--amdhsa-amdgiz-gfx90a", "hcc", "amdgcn--amdhsa-amdgiz", "gfx90a"),
        ("openmp-nvptx64-nvidia-cuda--sm_80", "openmp", "nvptx64-nvidia-cuda", "sm_80"),
        ("hip-spirv64-amd-amdhsa-unknown-amdgcnspirv", "hip", "spirv64-amd-amdhsa-unknown", "amdgcnspirv"),
        ("hipv4-amdgcn-amd-amdhsa--gfx942\0", "hipv4", "amdgcn-amd-amdhsa", "gfx942"),
        ("sycl-spir64-unknown-unknown-sycldevice", "sycl", "spir64-unknown-unknown-sycldevice", None),
        ("", "", "", None),
    ],
)
def test_the_spellings_of_entry_ids(id: str, kind: str, triple: str, target: str | None) -> None:
    entry = EntryID(id)
    assert (entry.kind, entry.triple, entry.target) == (kind, triple, target)


@given(st.text(max_size=40))
def test_no_text_is_too_odd_for_an_entry_id(text: str) -> None:
    entry = EntryID(text)
    assert isinstance(entry.canonical.text, str)
    assert entry.canonical.canonical == entry.canonical


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("gfx90a:xnack-:sramecc+", "hipv4-amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-"),
        ("hip-amdgcn-amd-amdhsa-gfx942", "hip-amdgcn-amd-amdhsa--gfx942"),
        ("host-x86_64-unknown-linux-gnu-", "host-x86_64-unknown-linux-gnu-"),
    ],
)
def test_what_a_person_writes_becomes_a_whole_id(text: str, id: str) -> None:
    assert EntryID.of(text).text == id


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gfx9999", "unknown processor 'gfx9999'"),
        ("gfx1100:xnack+", "gfx1100 has no feature 'xnack'"),
        ("a b", "not a target id"),
    ],
)
def test_a_target_that_does_not_exist_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        EntryID.of(text)


@pytest.mark.parametrize(
    ("code", "device", "runs"),
    [
        ("gfx90a", "gfx90a:sramecc+:xnack-", True),
        ("gfx90a:xnack+", "gfx90a:sramecc+:xnack-", False),
        ("gfx9-4-generic", "gfx942:sramecc+:xnack-", True),
        ("gfx9-generic", "gfx90a:sramecc+:xnack-", False),
        ("gfx1100", "gfx1101", False),
    ],
)
def test_what_runs_where(code: str, device: str, runs: bool) -> None:
    assert TargetID.parse(code).runs_on(TargetID.parse(device)) is runs
