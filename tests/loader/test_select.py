"""Which entry a device takes: the HIP runtime's order, and a reason for every entry that is not taken."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from handmade import bundle, ccob

import hipkit
from hipkit import Entry, NotFoundError, UnsupportedError, UsageError
from hipkit.fatbin.source import Source
from hipkit.fatbin.target import PROCESSORS, EntryID, TargetID
from hipkit.loader import select as module
from hipkit.loader.select import NoCodeError, Outcome, device_target, select

AMD = "hipv4-amdgcn-amd-amdhsa--"
HOST = "host-x86_64-unknown-linux-gnu-"
SPIRV = ("hip-spirv64-amd-amdhsa--amdgcnspirv", "hipv4-spirv64-amd-amdhsa-unknown-amdgcnspirv")
DEVICES = sorted(p.name for p in PROCESSORS.values() if not p.is_generic)

# The families of hipkit's own table, written down a second time. The runtime's TargetGenericMap (HIP 6.3) has fewer:
# not gfx940, gfx941, gfx1154, gfx1170 and later, gfx1250, gfx1251, gfx1310.
FAMILIES = {
    "gfx9-generic": "900 902 904 906 909 90c",
    "gfx9-4-generic": "940 941 942 950",
    "gfx10-1-generic": "1010 1011 1012 1013",
    "gfx10-3-generic": "1030 1031 1032 1033 1034 1035 1036",
    "gfx11-generic": "1100 1101 1102 1103 1150 1151 1152 1153 1154",
    "gfx11-7-generic": "1170 1171 1172",
    "gfx12-generic": "1200 1201",
    "gfx12-5-generic": "1250 1251",
    "gfx13-generic": "1310",
}


def entry(id: str, data: bytes = b"code") -> Entry:
    return Entry.from_id(EntryID(id), Source.from_bytes(data, "file"))


def chosen(device: str, *targets: str) -> str | None:
    found = select([entry(AMD + target) for target in targets], device_target(device)).entry
    return found.target if found else None


def outcome(device: str, id: str, data: bytes = b"code") -> tuple[Outcome, str]:
    verdict = select([entry(id, data)], device_target(device)).verdicts[0]
    return verdict.outcome, verdict.reason


@pytest.mark.parametrize(
    ("device", "entries", "taken"),
    [
        ("gfx942", ["gfx1100", "gfx942"], "gfx942"),
        ("gfx942", ["gfx9-4-generic", "gfx942"], "gfx942"),
        ("gfx942", ["gfx9-4-generic", "gfx942:xnack+"], "gfx9-4-generic"),
        ("gfx90a", ["gfx90a", "gfx90a:xnack-"], "gfx90a:xnack-"),
        ("gfx90a", ["gfx90a:xnack-", "gfx90a:sramecc+:xnack-", "gfx90a"], "gfx90a:sramecc+:xnack-"),
        ("gfx90a:xnack+", ["gfx90a:xnack-", "gfx90a:xnack+"], "gfx90a:xnack+"),
        ("gfx90a:sramecc-", ["gfx90a:sramecc+"], None),
        ("gfx90a", ["gfx9-generic"], None),
        ("gfx908", ["gfx9-generic", "gfx9-4-generic"], None),
        ("gfx906", ["gfx9-generic:xnack-", "gfx9-generic"], "gfx9-generic:xnack-"),
        ("gfx906", ["gfx9-generic:xnack+"], None),
        ("gfx1100", ["gfx1101", "gfx11-generic"], "gfx11-generic"),
        ("gfx1100", [], None),
    ],
)
def test_the_nearest_entry_is_taken(device: str, entries: list[str], taken: str | None) -> None:
    for order in itertools.permutations(entries):
        assert chosen(device, *order) == taken


@pytest.mark.parametrize("device", DEVICES)
def test_every_processor_takes_its_own_code_and_that_of_its_family(device: str) -> None:
    for other in PROCESSORS:
        family = f"{device.removeprefix('gfx')}" in FAMILIES.get(other, "").split()
        assert (chosen(device, other) == other) == (other == device or family), other


@pytest.mark.parametrize("device", DEVICES)
def test_every_setting_of_features_meets_every_entry(device: str) -> None:
    features = PROCESSORS[device].features
    for settings in itertools.product("+-", repeat=len(features)):
        own = dict(zip(features, settings, strict=True))
        full = ":".join([device, *(f"{name}{sign}" for name, sign in own.items())])
        for wanted in itertools.product(("", "+", "-"), repeat=len(features)):
            said = {name: sign for name, sign in zip(features, wanted, strict=True) if sign}
            code = ":".join([device, *(f"{name}{sign}" for name, sign in said.items())])
            fits = all(own[name] == sign for name, sign in said.items())
            assert chosen(full, code) == (code if fits else None), (full, code)


@pytest.mark.parametrize(
    ("device", "id", "outcome_of", "reason"),
    [
        ("gfx942", HOST, Outcome.HOST, "is the host's part"),
        ("gfx942", "openmp-nvptx64-nvidia-cuda--sm_80", Outcome.VENDOR, "is for NVIDIA's GPUs"),
        ("gfx942", "hip-amdgcn-hsa-amdhsa--gfx942", Outcome.VENDOR, "is for amdgcn-hsa-amdhsa, and HIP takes amdgcn-amd-amdhsa"),
        ("gfx942", "openmp-amdgcn-amd-amdhsa--gfx942", Outcome.RUNTIME, "is of the kind openmp, which the HIP runtime passes over"),
        ("gfx942", "hip-amdgcn-amd-amdhsa--", Outcome.NO_TARGET, "names no processor"),
        ("gfx942", AMD + "gfx1100", Outcome.PROCESSOR, "is for gfx1100, and the device is gfx942"),
        ("gfx942", AMD + "gfx9999", Outcome.PROCESSOR, "is for gfx9999, which is no processor that hipkit knows"),
        ("gfx942", AMD + "gfx11-generic", Outcome.FAMILY, "is for the family gfx11-generic, which gfx942 is not in: the family of gfx942 is gfx9-4-generic"),
        ("gfx908", AMD + "gfx9-generic", Outcome.FAMILY, "is for the family gfx9-generic, which gfx908 is not in: it is in no family"),
        ("gfx90a", AMD + "gfx90a:xnack+", Outcome.FEATURE, "is for xnack+, and the device has xnack-"),
        ("gfx1100", AMD + "gfx1100:xnack+", Outcome.FEATURE, "has xnack set, a feature that gfx1100 has not"),
        ("gfx942", "hip-amdgcn-amd-amdhsa-gfx942", Outcome.CHOSEN, "is taken: it is for this processor"),
        ("gfx942", AMD + "gfx942\0", Outcome.CHOSEN, "is taken: it is for this processor"),
        ("gfx942", AMD + "gfx9-4-generic", Outcome.CHOSEN, "is taken: it is for the generic processor of the family"),
        ("gfx942", SPIRV[0], Outcome.NEEDS_COMPILING, "needs compiling for the device, which is not written"),
    ],
)  # fmt: skip
def test_every_entry_has_a_reason(device: str, id: str, outcome_of: Outcome, reason: str) -> None:
    assert outcome(device, id) == (outcome_of, reason)


def test_an_empty_entry_is_not_taken() -> None:
    assert outcome("gfx942", AMD + "gfx942", b"") == (Outcome.EMPTY, "is empty")


@pytest.mark.parametrize("id", SPIRV)
def test_spirv_is_last_and_refused_by_name(id: str) -> None:
    native = entry(AMD + "gfx942")
    selection = select([entry(id), native], device_target("gfx942"))
    assert selection.require() is native
    assert selection.verdicts[0].reason == "would have to be compiled, but gfx942 at 0x0 goes before it"
    with pytest.raises(UnsupportedError, match="is SPIR-V: it needs compiling for the device, which is not written"):
        select([entry(id)], device_target("gfx942")).require()


@pytest.mark.parametrize(("version", "taken"), [(0, False), (1, False), (2, True), (255, True)])
def test_a_family_is_what_it_was_when_the_code_was_made(
    monkeypatch: pytest.MonkeyPatch, version: int, taken: bool
) -> None:
    monkeypatch.setitem(module.JOINED_GENERIC_IN, "gfx1154", 2)
    code = bytearray(b"\x7fELF\2\1\1\x40\4" + bytes(55))
    code[18:20], code[48:52] = (224).to_bytes(2, "little"), (version << 24 | 0x54).to_bytes(4, "little")
    found, reason = outcome("gfx1154", AMD + "gfx11-generic", bytes(code))
    assert (found is Outcome.CHOSEN) is taken
    assert taken or reason.endswith("gfx1154 is in it since version 2")


def test_a_family_s_code_goes_before_spirv() -> None:
    entries = [entry(SPIRV[0]), entry(AMD + "gfx9-4-generic")]
    assert select(entries, device_target("gfx942")).require() is entries[1]


def test_an_entry_for_two_runtimes_is_hip_s_as_well() -> None:
    """Offload binaries have a bit for each."""
    both = Entry("both", Source.from_bytes(b"code"), "openmp+hip", "amdgcn-amd-amdhsa", "gfx942")
    assert select([both], device_target("gfx942")).entry is both


def test_of_equal_entries_the_first_is_taken() -> None:
    first, second = entry(AMD + "gfx942"), entry(AMD + "gfx942")
    selection = select([first, second], device_target("gfx942"))
    assert selection.entry is first
    assert [v.outcome for v in selection.verdicts] == [Outcome.CHOSEN, Outcome.PASSED_OVER]


def test_what_does_not_fit_is_explained_in_one_line() -> None:
    entries = [entry(HOST), entry(AMD + "gfx1100"), entry(AMD + "gfx90a:xnack+")]
    selection = select(entries, device_target("gfx90a"))
    with pytest.raises(NoCodeError) as caught:
        selection.require()
    assert str(caught.value) == (
        "file: nothing runs on gfx90a:sramecc+:xnack-: gfx1100 is for gfx1100, and the device is gfx90a; "
        "gfx90a:xnack+ is for xnack+, and the device has xnack-"
    )
    assert caught.value.selection is selection and isinstance(caught.value, NotFoundError)
    assert selection.explain().splitlines()[0] == f"{HOST}: is the host's part"
    with pytest.raises(NoCodeError, match="there is no device code"):
        select([], device_target("gfx90a")).require()


def test_the_explanation_stays_short() -> None:
    others = [entry(AMD + name) for name in DEVICES if name != "gfx942"]
    with pytest.raises(NoCodeError, match=f"and {len(others) - 8} more$"):
        select(others, device_target("gfx942")).require()


@pytest.mark.parametrize(
    ("text", "device"),
    [
        ("gfx942", "gfx942:sramecc+:xnack-"),
        ("gfx90a:xnack+", "gfx90a:sramecc+:xnack+"),
        ("gfx90a:xnack-:sramecc-", "gfx90a:sramecc-:xnack-"),
        ("gfx900", "gfx900:xnack-"),
        ("gfx1012", "gfx1012:xnack-"),
        ("gfx1100", "gfx1100"),
        ("fiji", "gfx803"),
    ],
)
def test_a_device_has_every_feature_set(text: str, device: str) -> None:
    assert str(device_target(text)) == device


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gfx9-4-generic", "is a family of GPUs; name one of them: gfx940, gfx941, gfx942, gfx950"),
        ("gfx9999", "is no GPU that hipkit knows"),
        ("amdgcnspirv", "is no GPU that hipkit knows"),
        ("gfx1100:xnack+", "gfx1100 has no feature 'xnack'"),
        ("GFX942", "is no GPU that hipkit knows; did you mean gfx942"),
    ],
)
def test_what_is_no_device_is_refused(text: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        device_target(text)


def test_a_device_with_an_open_feature_is_refused() -> None:
    with pytest.raises(UsageError, match="sramecc is neither on nor off"):
        select([], TargetID("gfx90a"))


@pytest.mark.parametrize(
    ("sample", "device", "targets"),
    [
        ("vector_add", "gfx90a:xnack+", ["gfx90a:xnack+"]),
        ("vector_add", "gfx90a", []),
        ("reduce", "gfx906", ["gfx906:sramecc+:xnack-"]),
        ("libfilter.ccob3.so", "gfx1100", ["gfx1100", "gfx1100"]),
        ("reduce.gfx11-generic.v6.hsaco", "gfx1151", ["gfx11-generic"]),
        ("matmul.gfx9-4-generic.v6.hsaco", "gfx950", ["gfx9-4-generic"]),
        ("matmul.gfx942.v4.hsaco", "gfx950", []),
        ("libfilter.a", "gfx1100", ["gfx1100", "gfx1100"]),
    ],
)
def test_real_files(samples: Path, sample: str, device: str, targets: list[str]) -> None:
    """Each container by itself, as programs register them."""
    containers = [c for c in hipkit.open(samples / sample).walk() if c.entries]
    found = [select(c.entries, device_target(device)).entry for c in containers]
    assert [e.target for e in found if e] == targets


def test_bundles_however_they_are_packed() -> None:
    raw = bundle((HOST.encode(), b""), (AMD.encode() + b"gfx942", b"one"), (AMD.encode() + b"gfx1100", b"two"))
    for data in (raw, ccob(raw, 1), ccob(raw, 2), ccob(raw, 3), raw + bytes(-len(raw) % 4096) + raw):
        assert select(hipkit.open(data).entries, device_target("gfx1100")).require().data == b"two"
