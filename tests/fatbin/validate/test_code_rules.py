"""Each rule of code objects: the smallest change to a real one that breaks it. Sound ones break none."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from code_objects import (
    SECTION,
    SEGMENT,
    SYMBOL,
    descriptor_at,
    patched,
    rows,
    segments,
    symbols,
    with_metadata,
)
from handmade import HOST, bundle, ccob

import hipkit
from hipkit.fatbin.validate.rules import RULES

BUILT = Path(__file__).parents[3] / "samples" / "built"
V4 = (BUILT / "matmul.gfx942.v4.hsaco").read_bytes()
V5 = (BUILT / "reduce.gfx1100.v5.hsaco").read_bytes()
V6 = (BUILT / "matmul.gfx9-4-generic.v6.hsaco").read_bytes()
HELLO = (BUILT / "hello.gfx1100.v5.hsaco").read_bytes()
MATMUL = "_Z6matmulPKfS0_Pfi"


def kernels(change: Callable[[dict[str, Any]], None]) -> Callable[[Any], None]:
    """A change to the first kernel of the metadata."""
    return lambda document: change(document["amdhsa.kernels"][0])


def arguments(change: Callable[[list[dict[str, Any]]], None]) -> Callable[[Any], None]:
    return kernels(lambda kernel: change(kernel[".args"]))


def put(**values: object) -> Callable[[dict[str, Any]], None]:
    """Set keys, whose dot is left out."""
    return lambda row: row.update({f".{key}": value for key, value in values.items()})


def first(change: Callable[[dict[str, Any]], None]) -> Callable[[Any], None]:
    return arguments(lambda args: change(args[0]))


def hidden(change: Callable[[dict[str, Any]], None]) -> Callable[[Any], None]:
    return arguments(lambda args: change(next(a for a in args if a[".value_kind"].startswith("hidden_"))))


def descriptor(at: int, new: bytes, data: bytes = V4, name: str = MATMUL) -> bytes:
    return patched(data, descriptor_at(data, name) + at, new)


def symbol(name: str, data: bytes = V4, **fields: int) -> bytes:
    at, row = symbols(data)[name]
    names = ("name", "info", "other", "section", "value", "size")
    return patched(data, at, SYMBOL.pack(*(fields.get(key, old) for key, old in zip(names, row, strict=True))))


def writable(data: bytes) -> bytes:
    at, row = next((at, row) for at, row in segments(data) if row[1] & 1)
    return patched(data, at, SEGMENT.pack(row[0], row[1] | 2, *row[2:]))


def not_executable(data: bytes) -> bytes:
    at, row = next((at, row) for at, row in segments(data) if row[1] & 1)
    return patched(data, at, SEGMENT.pack(row[0], 4, *row[2:]))


def related(kind: int, place: int, index: int) -> bytes:
    """A relocation in the place of the section that nothing needs, .gnu.hash."""
    data = V4
    table = struct.pack("<QQq", place, index << 32 | kind, 0)
    [(at, row)] = rows(data, 0x6FFFFFF6)
    return patched(data, at, SECTION.pack(row[0], 4, *row[2:4], len(data), len(table), 0, 0, 8, 24)) + table


def undefined() -> bytes:
    """A relocation that names a symbol which is not defined."""
    data = related(3, dynamic_address(), list(symbols(V4)).index(MATMUL) + 1)
    return symbol(MATMUL, data, section=0)


def dynamic_address() -> int:
    return next(row[3] for _, row in segments(V4) if row[0] == 1 and row[1] & 2)


def without_hidden_arguments(document: dict[str, Any]) -> None:
    document["amdhsa.version"] = [1, 0]
    for kernel in document["amdhsa.kernels"]:
        kernel[".args"] = [row for row in kernel[".args"] if not row[".value_kind"].startswith("hidden_")]


BROKEN = {
    "metadata-target": [with_metadata(V4, lambda d: d.update({"amdhsa.target": "amdgcn-amd-amdhsa--gfx90a"})),
                        with_metadata(V4, lambda d: d.update({"amdhsa.target": "amdgcn-amd-amdhsa--gfx942:xnack+"}))],
    "unknown-target": [patched(V4, 48, b"\xfe")],
    "generic-version": [patched(V6, 51, b"\0"), patched((BUILT / "reduce.gfx1201.v6.hsaco").read_bytes(), 51, b"\1")],
    "metadata-version": [with_metadata(V5, lambda d: d.update({"amdhsa.version": [1, 1]})), patched(V5, 8, b"\2")],
    "metadata-version-unused": [with_metadata(V4, without_hidden_arguments)],
    "kernel-without-descriptor": [with_metadata(V4, kernels(put(symbol="nothing.kd")))],
    "descriptor-without-metadata": [with_metadata(V4, lambda d: d["amdhsa.kernels"].clear())],
    "duplicate-kernel": [with_metadata(V4, lambda d: d["amdhsa.kernels"].append(d["amdhsa.kernels"][0]))],
    "descriptor-metadata": [
        with_metadata(V4, kernels(put(group_segment_fixed_size=4))),
        with_metadata(V4, kernels(put(private_segment_fixed_size=4))),
        with_metadata(V4, kernels(put(kernarg_segment_size=280))),
        with_metadata(V4, kernels(put(wavefront_size=32))),
        with_metadata(V5, kernels(put(uses_dynamic_stack=True))),
        with_metadata(V5, kernels(put(workgroup_processor_mode=0))),
    ],
    "registers": [with_metadata(V4, kernels(put(vgpr_count=500)))],
    "arguments": [
        with_metadata(V4, first(put(size=9))),
        with_metadata(V4, arguments(lambda args: args[1].update({".offset": 12}))),
        with_metadata(V4, arguments(lambda args: args[3].update({".size": 400}))),
        with_metadata(V4, first(put(offset=-8))),
        with_metadata(V4, arguments(lambda args: args[0].pop(".offset"))),
    ],
    "hidden-arguments": [
        with_metadata(HELLO, hidden(put(value_kind="hidden_nonsense"))),
        with_metadata(HELLO, hidden(put(size=8))),
        with_metadata(HELLO, arguments(lambda args: args[-1].update({".offset": args[-1][".offset"] + 8}))),
    ],
    "entry-point": [
        descriptor(16, struct.pack("<q", 1 << 40)),
        descriptor(16, struct.pack("<q", struct.unpack_from("<q", V4, descriptor_at(V4, MATMUL) + 16)[0] + 4)),
        not_executable(V4),
    ],
    "descriptor-alignment": [symbol(f"{MATMUL}.kd", size=32)],
    "descriptor-reserved": [descriptor(12, b"\1"), descriptor(63, b"\1"), descriptor(57, b"\x10")],
    "unresolved-symbol": [undefined()],
    "relocation": [related(5, dynamic_address(), 1), related(3, dynamic_address(), 77), related(13, 1 << 40, 0)],
    "writable-code": [writable(V4)],
    "symbol": [symbol(MATMUL, section=99), symbol(MATMUL, size=1 << 40)],
    "descriptor": [symbol(f"{MATMUL}.kd", value=1 << 40)],
    "version": [patched(V4, 8, b"\x09")],
    "code-object": [patched(V4, 60, b"\xff\x0f")],
}  # fmt: skip


def limited(data: bytes, name: str, key: str, at: int, sizes: tuple[int, int]) -> list[str]:
    """What is found of a kernel that asks for so much in its metadata, and in its descriptor."""
    changed = with_metadata(data, kernels(put(**{key: sizes[0]})))
    changed = patched(changed, descriptor_at(changed, name) + at, struct.pack("<I", sizes[1]))
    rules = ("lds-limit", "scratch-limit")
    return [
        f"{one.rule}: {one.message.partition(': ')[2]}" for one in hipkit.validate(hipkit.open(changed), select=rules)
    ]


REDUCE = next(name for name in symbols(V5) if name.endswith(".kd")).removesuffix(".kd")


@pytest.mark.parametrize(("data", "name", "gpu", "lds", "scratch"), [
    (V4, MATMUL, "gfx942", 65536, 131056), (V5, REDUCE, "gfx1100", 65536, 262136),
], ids=["gfx942", "gfx1100"])  # fmt: skip
def test_either_of_metadata_and_descriptor_may_ask_for_too_much(
    data: bytes, name: str, gpu: str, lds: int, scratch: int
) -> None:
    for key, at, most, said in (
        ("group_segment_fixed_size", 0, lds, "lds-limit: asks for {} bytes of LDS, {gpu} has {most} for a workgroup"),
        ("private_segment_fixed_size", 4, scratch,
         "scratch-limit: asks for {} bytes of scratch memory, a lane of {gpu} has {most} at most"),
    ):  # fmt: skip
        assert limited(data, name, key, at, (most, most)) == limited(data, name, key, at, (0, 0)) == []
        for sizes in ((most + 4, 0), (0, most + 4), (16, most + 4), (most + 4, most + 8)):
            assert limited(data, name, key, at, sizes) == [said.format(max(sizes), gpu=gpu, most=most)], sizes


@pytest.mark.parametrize(
    ("rule", "data"), [(rule, data) for rule, changed in BROKEN.items() for data in changed], ids=lambda x: str(x)[:30]
)
def test_what_breaks_a_rule_is_found(rule: str, data: bytes) -> None:
    found = {finding.rule for finding in hipkit.validate(hipkit.open(data, strict=False))}
    assert rule in found
    assert RULES[rule].explanation


@pytest.mark.parametrize(
    ("id", "is_right"),
    [
        (b"hipv4-amdgcn-amd-amdhsa--gfx942", True),
        (b"hipv4-amdgcn-amd-amdhsa--gfx90a", False),
        (b"hipv4-amdgcn-amd-amdhsa--gfx942:xnack+", False),
        (b"hip-amdgcn-amd-amdhsa-gfx942", True),
    ],
)
def test_the_id_of_an_entry_is_what_the_code_is_for(id: bytes, is_right: bool) -> None:
    findings = hipkit.validate(hipkit.open(bundle((HOST, b""), (id, V4)), strict=False))
    assert ("id-target" in {finding.rule for finding in findings}) is not is_right


def test_before_v4_code_with_a_feature_off_may_be_called_without_it() -> None:
    old = (BUILT / "matmul.gfx906.v3.hsaco").read_bytes()
    for id, is_right in ((b"gfx906", True), (b"gfx906:xnack-", True), (b"gfx906:xnack+", False)):
        findings = hipkit.validate(hipkit.open(bundle((HOST, b""), (b"hip-amdgcn-amd-amdhsa--" + id, old))))
        assert ("id-target" in {finding.rule for finding in findings}) is not is_right


@pytest.mark.parametrize("path", sorted(BUILT.iterdir()), ids=lambda path: path.name)
def test_sound_code_breaks_no_rule(path: Path) -> None:
    assert [finding for finding in hipkit.validate(path) if finding.severity != "note"] == []


def test_findings_say_where() -> None:
    damaged = bundle((HOST, b""), (b"hipv4-amdgcn-amd-amdhsa--gfx942", descriptor(12, b"\1")))
    [finding] = [f for f in hipkit.validate(hipkit.open(damaged)) if f.rule == "descriptor-reserved"]
    assert finding.offset == damaged.index(V4[:64]) + descriptor_at(V4, MATMUL)
    assert finding.message == f"kernel {MATMUL!r}: reserved bits are set in reserved0"


def test_damaged_content_of_a_container_is_told_once() -> None:
    damaged = ccob(bundle((HOST, b""), (b"hipv4-amdgcn-amd-amdhsa--gfx942", V4)), hash=3)
    assert [finding.rule for finding in hipkit.validate(hipkit.open(damaged))] == ["hash"]


KEYS = (
    "kernarg_segment_size", "kernarg_segment_align", "vgpr_count", "sgpr_count", "agpr_count", "vgpr_spill_count",
    "sgpr_spill_count", "max_flat_workgroup_size", "reqd_workgroup_size", "wavefront_size", "group_segment_fixed_size",
    "private_segment_fixed_size", "symbol", "name", "args", "uses_dynamic_stack", "workgroup_processor_mode",
)  # fmt: skip
VALUES: tuple[object, ...] = ([], {}, "x", -1, 1 << 63, None, 1.5, True, b"x", [[1]], ["a", 1, 1])


@pytest.mark.parametrize("key", KEYS)
def test_metadata_of_any_type_is_no_crash(key: str) -> None:
    for value in VALUES:
        data = with_metadata(V4, kernels(put(**{key: value})))
        hipkit.validate(hipkit.open(data, strict=False), min_occupancy=3, rocm="6.0")


@pytest.mark.parametrize("key", ["offset", "size", "value_kind", "name"])
def test_arguments_of_any_type_are_no_crash(key: str) -> None:
    for value in VALUES:
        hipkit.validate(hipkit.open(with_metadata(HELLO, first(put(**{key: value}))), strict=False))


def test_a_hash_table_may_end_in_its_filter(tmp_path: Path) -> None:
    [(at, _)] = rows(V5, 0x6FFFFFF6)
    path = tmp_path / "k.hsaco"
    path.write_bytes(patched(V5, at + SIZE_AT, struct.pack("<Q", 20)))
    [found] = [finding.message for finding in hipkit.validate(path) if finding.rule == "symbol-hash"]
    assert found == "the section .gnu.hash: is too short for the 1 words of its Bloom filter"


SIZE_AT = 32
"""Where the size is in a section's header."""


@pytest.mark.parametrize(
    ("at", "new", "message"),
    [
        (0, 2, "its header is of version 2, there is 1"),
        (10, 8, "its header is for gfx800, the code object for gfx900"),
        (12, 1, "its header is for gfx910, the code object for gfx900"),
        (14, 10, "its header is for gfx90a, the code object for gfx900"),
        (17, 0, "its code begins 0 bytes from its header, which has 256, and code is at multiples of 256"),
        (103, 5, "its waves have 32 lanes, gfx900 has waves of 64"),
    ],
)
def test_the_header_of_old_code_is_for_its_processor(at: int, new: int, message: str) -> None:
    data = (BUILT / "matmul.gfx900-xnack.v2.hsaco").read_bytes()
    assert [found for found in hipkit.validate(hipkit.open(data)) if found.rule == "kernel-code"] == []
    address = symbols(data)[MATMUL][1][4]
    [place] = [row[2] + address - row[3] for _, row in segments(data) if row[0] == 1 and row[3] == address]
    found = hipkit.validate(hipkit.open(patched(data, place + at, bytes([new]))))
    assert [row.message for row in found if row.rule == "kernel-code"] == [f"kernel {MATMUL!r}: {message}"]
