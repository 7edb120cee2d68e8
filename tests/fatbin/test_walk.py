"""Finding containers: by wrappers and headers, stepping over payloads, and never further than sense goes."""

from __future__ import annotations

import pytest
from handmade import GFX942, GFX1100, HOST, bundle, ccob, elf, table, wrapper

import hipkit
from hipkit import FormatError
from hipkit.fatbin import walk

ONE = bundle((HOST, b""), (GFX942, b"first code"))
TWO = bundle((HOST, b""), (GFX1100, b"second code"))


def targets(file: hipkit.File) -> list[list[str | None]]:
    return [[entry.target for entry in container.entries if entry.size] for container in file.walk()]


@pytest.mark.parametrize("gap", [b"", bytes(7), bytes(4096), bytes(300_000)], ids=len)
def test_bundles_one_after_another(gap: bytes) -> None:
    file = hipkit.open(ONE + gap + TWO + gap + ccob(ONE))
    assert targets(file) == [["gfx942"], ["gfx1100"], ["gfx942"]]
    assert [e.data for e in file.entries if e.size] == [b"first code", b"second code", b"first code"]
    assert not file.findings


def test_text_inside_an_entry_is_not_taken_for_a_container() -> None:
    code = b"__CLANG_OFFLOAD_BUNDLE__" + b"CCOB\3\0\1\0" + table((0, 4, GFX1100))
    file = hipkit.open(bundle((HOST, b""), (GFX942, b"code " + code)) + TWO)
    assert targets(file) == [["gfx942"], ["gfx1100"]]
    assert file.entries[1].data == b"code " + code


def test_a_bundle_inside_an_entry_is_found_inside_it() -> None:
    file = hipkit.open(bundle((HOST, b""), (GFX942, ONE)))
    [outer] = file.containers
    [inner] = outer.containers
    assert [entry.data for entry in inner.entries] == [b"", b"first code"]
    assert inner.offset == outer.entries[1].offset


def test_a_container_that_contains_itself_ends() -> None:
    rows = [(200, 56, HOST), (0, 256, GFX942)]
    with pytest.raises(FormatError, match="inside the table"):
        hipkit.open(table(*rows, size=256))
    file = hipkit.open(table(*rows, size=256), strict=False)
    assert len(list(file.walk())) < 5


def test_nesting_too_deep_is_refused() -> None:
    content = b"code"
    for _ in range(walk.DEEPEST + 2):
        content = bundle((GFX942, content), align=1)
    with pytest.raises(FormatError, match="seems to contain itself"):
        hipkit.open(content)


def test_unknown_bytes_between_containers_are_reported_not_dropped() -> None:
    file = hipkit.open(ONE + b"what is this" + TWO)
    assert targets(file) == [["gfx942"], ["gfx1100"]]
    [finding] = file.findings
    assert (finding.rule, finding.offset) == ("unknown-content", len(ONE))


def test_a_damaged_container_does_not_hide_the_next() -> None:
    broken = table((0, 0, GFX942), count=2**60)
    with pytest.raises(FormatError, match="entries do not fit"):
        hipkit.open(ONE + broken + TWO)
    file = hipkit.open(ONE + broken + TWO, strict=False)
    assert targets(file) == [["gfx942"], ["gfx1100"]]
    assert "count" in {finding.rule for finding in file.findings}
    assert file.is_damaged


def linked(*, pointers: list[int], machine: int = 62) -> bytes:
    """A shared object: two bundles in .hip_fatbin at 0x1000, and wrappers relocated to ``pointers``."""
    fatbin = ONE + bytes(-len(ONE) % 4096) + TWO
    at = 0x1000 + -(-len(fatbin) // 4096) * 4096
    relocations = {at + 24 * i + 8: pointer for i, pointer in enumerate(pointers)}
    sections = {".hip_fatbin": fatbin, ".hipFatBinSegment": wrapper(0) * len(pointers)}
    return elf(sections, relocations=relocations, machine=machine)


SECOND = 0x1000 + len(ONE) + -len(ONE) % 4096


def test_wrappers_are_followed_through_relocations() -> None:
    file = hipkit.open(linked(pointers=[SECOND, 0x1000]))
    first, second = file.containers
    assert (first.section, first.offset, second.offset) == (".hip_fatbin", 0x1000, SECOND)
    assert second.wrapper == (first.wrapper or 0) - 24
    assert not file.findings
    assert not first.findings


def test_two_wrappers_may_share_a_bundle() -> None:
    file = hipkit.open(linked(pointers=[0x1000, SECOND, 0x1000]))
    assert not file.findings
    assert all(container.wrapper for container in file.containers)


def test_a_bundle_that_nothing_points_at_is_still_there() -> None:
    file = hipkit.open(linked(pointers=[0x1000]))
    assert targets(file) == [["gfx942"], ["gfx1100"]]
    assert [finding.rule for c in file.containers for finding in c.findings] == ["bundle-without-wrapper"]


@pytest.mark.parametrize("pointer", [0x1100, 0xFFFFF000], ids=["into a bundle", "out of the file"])
def test_a_wrapper_that_points_at_no_bundle_is_reported(pointer: int) -> None:
    file = hipkit.open(linked(pointers=[0x1000, SECOND, pointer]), strict=False)
    assert targets(file) == [["gfx942"], ["gfx1100"]]
    assert "wrapper-without-bundle" in {finding.rule for finding in file.findings}


def test_pointers_without_relocation_stand_in_the_file() -> None:
    sections = {".hip_fatbin": ONE, ".hipFatBinSegment": wrapper(0x1000)}
    [container] = hipkit.open(elf(sections, type=2)).containers
    assert container.wrapper is not None


def test_bundles_in_rodata_are_found_among_other_data() -> None:
    data = (
        b"text CCOB and __CLANG_OFFLOAD_BUNDLE__ in a string\0" + bytes(5) + ONE + b"more data" + ccob(TWO) + b"\1" * 99
    )
    file = hipkit.open(elf({".rodata": data}))
    assert targets(file) == [["gfx942"], ["gfx1100"]]
    assert not file.findings


def test_a_section_that_the_file_is_too_short_for() -> None:
    data = elf({".text": b"x", ".hip_fatbin": ONE})
    cut = bytearray(data)
    header = int.from_bytes(data[40:48], "little") + 2 * 64
    cut[header + 32 : header + 40] = (1 << 40).to_bytes(8, "little")
    with pytest.raises(FormatError, match=r"section .hip_fatbin: size: .* beyond the end of the file"):
        hipkit.open(bytes(cut))


def test_a_kpacked_library_names_where_its_code_is() -> None:
    import msgpack

    reference = msgpack.packb({"kernel_name": "lib/libx.so", "kpack_search_paths": ["../.kpack/x-@GFXARCH@.kpack"]})
    sections = {".rocm_kpack_ref": reference, ".hipFatBinSegment": wrapper(0x1000, 0x4B504948)}
    file = hipkit.open(elf(sections, type=2))
    [link] = file.containers
    assert (link.kind, link.name) == ("kpack-reference", "lib/libx.so")
    assert "../.kpack/x-@GFXARCH@.kpack" in link.findings[0].message
    lonely = hipkit.open(elf({".hipFatBinSegment": wrapper(0x1000, 0x4B504948)}, type=2), strict=False)
    assert [finding.rule for finding in lonely.findings] == ["kpack-reference"]


@pytest.mark.parametrize("section", [".hip_fatbin", ".rodata", ".kernel", ".data.other"])
def test_a_wrapper_or_the_section_says_where_bundles_are(section: str) -> None:
    old = bundle((b"host-x86_64-unknown-linux", b""), (b"hcc-amdgcn-amd-amdhsa--gfx900", b"old code"), align=8)
    sections = {section: bytes(3) + old, ".hipFatBinSegment": wrapper(0x1003)}
    file = hipkit.open(elf(sections, type=2))
    [container] = file.containers
    assert (container.section, container.offset, [e.kind for e in container.entries]) == (
        section,
        0x1003,
        ["host", "hcc"],
    )
    assert container.wrapper is not None
    without = hipkit.open(elf({section: bytes(3) + old}, type=2))
    assert len(without.containers) == (section != ".data.other")
