"""Which entry of a CUDA fat binary a device takes: NVIDIA's rules of compatibility, row by row."""

from __future__ import annotations

import pytest

from hipkit import Entry, UsageError
from hipkit.fatbin.source import Source
from hipkit.loader.select import Outcome
from hipkit.loader.select_cuda import cuda_device, select_cuda


def entry(id: str, data: bytes = b"code") -> Entry:
    kind, _, target = id.rpartition("-")
    return Entry(id, Source.from_bytes(data, "file"), kind, "nvptx64-nvidia-cuda", target)


def chosen(device: str, *ids: str) -> str | None:
    found = select_cuda([entry(id) for id in ids], cuda_device(device)).entry
    return found.id if found else None


# "Compute Capabilities", "Binary Compatibility", "PTX Compatibility" and "Feature Set Compiler Targets" of NVIDIA's
# programming guide, 13.0.
@pytest.mark.parametrize(
    ("device", "entries", "taken"),
    [
        ("sm_80", ["elf-sm_80"], "elf-sm_80"),
        ("sm_86", ["elf-sm_80"], "elf-sm_80"),  # a minor version that is newer
        ("sm_80", ["elf-sm_86"], None),  # and one that is older
        ("sm_90", ["elf-sm_80"], None),  # another major version
        ("sm_89", ["elf-sm_80", "elf-sm_86"], "elf-sm_86"),  # the nearest
        ("sm_90", ["elf-sm_80", "ptx-sm_80"], "ptx-sm_80"),
        ("sm_80", ["ptx-sm_80", "elf-sm_80"], "elf-sm_80"),  # a cubin before PTX
        ("sm_80", ["ptx-sm_90"], None),  # PTX for something newer
        ("sm_120", ["ptx-sm_70", "ptx-sm_90"], "ptx-sm_90"),  # the newest PTX
        ("sm_90", ["elf-sm_90", "elf-sm_90a"], "elf-sm_90a"),
        ("sm_100", ["elf-sm_90a", "ptx-sm_90a"], None),  # suffix a: this architecture alone
        ("sm_100", ["elf-sm_100f"], "elf-sm_100f"),
        ("sm_103", ["elf-sm_100f"], "elf-sm_100f"),  # suffix f: the family
        ("sm_103", ["elf-sm_100a"], None),
        ("sm_110", ["elf-sm_100f", "ptx-sm_100f"], None),
        ("sm_121", ["ptx-sm_120f"], "ptx-sm_120f"),
        ("sm_120", ["elf-sm_121f"], None),
        ("sm_90", ["elf-sm_80", "elf-sm_90", "elf-sm_90"], "elf-sm_90"),
        ("sm_103", ["elf-sm_100", "elf-sm_103"], "elf-sm_103"),
        ("sm_103", ["elf-sm_100f", "elf-sm_103"], "elf-sm_103"),
        ("sm_80", [], None),
    ],
)
def test_a_device_takes(device: str, entries: list[str], taken: str | None) -> None:
    assert chosen(device, *entries) == taken


@pytest.mark.parametrize(
    ("id", "outcome", "words"),
    [
        ("elf-sm_80", Outcome.PROCESSOR, "is for sm_80: cubins run within one major version, and the device is sm_90"),
        ("elf-sm_100", Outcome.PROCESSOR, "is for sm_100, which is newer than the device"),
        ("elf-sm_100a", Outcome.PROCESSOR, "is for sm_100a, which runs on sm_100 alone"),
        ("elf-sm_100f", Outcome.PROCESSOR, "is for sm_100f, whose family is sm_100, sm_103"),
        ("elf-sm_90f", Outcome.PROCESSOR, "is for sm_90f, a family that hipkit does not know"),
        ("relocatable-ptx-sm_80", Outcome.RUNTIME, "is PTX that has to be linked first"),
        ("kind-0x200-sm_90", Outcome.RUNTIME, "is of kind-0x200, which hipkit does not know"),
        ("elf-everything", Outcome.NO_TARGET, "names no architecture"),
        ("elf-sm_90a", Outcome.CHOSEN, "is taken: it is for this device"),
        ("ptx-sm_80", Outcome.CHOSEN, "is taken: the driver compiles its PTX for sm_90 (JIT)"),
    ],
)
def test_it_says_why(id: str, outcome: Outcome, words: str) -> None:
    [verdict] = select_cuda([entry(id)], cuda_device("sm_90")).verdicts
    assert (verdict.outcome, verdict.reason) == (outcome, words)


def test_what_would_run_but_does_not_says_what_goes_before_it() -> None:
    verdicts = select_cuda([entry("ptx-sm_80"), entry("elf-sm_80")], cuda_device("sm_86")).verdicts
    assert [v.outcome for v in verdicts] == [Outcome.PASSED_OVER, Outcome.CHOSEN]
    assert verdicts[0].reason == "would run, but elf-sm_80 at 0x0 goes before it"


def test_code_of_others_is_passed_over() -> None:
    amd = Entry.of("gfx942", b"code")
    empty = entry("elf-sm_90", b"")
    host = Entry("host-x86_64", Source.from_bytes(b"", "h"), "host")
    verdicts = select_cuda([amd, empty, host], cuda_device("sm_90")).verdicts
    assert [v.outcome for v in verdicts] == [Outcome.VENDOR, Outcome.EMPTY, Outcome.HOST]


@pytest.mark.parametrize(
    ("text", "message"),
    [("sm_x", "'sm_x' is no CUDA device"), ("sm_90a", "the device that runs it is sm_90"), ("sm_9", "no CUDA device")],
)
def test_a_device_is_named_by_its_number(text: str, message: str) -> None:
    assert [str(cuda_device(name)) for name in ("sm_90", "90", "compute_90")] == ["sm_90"] * 3
    with pytest.raises(UsageError, match=message):
        cuda_device(text)
