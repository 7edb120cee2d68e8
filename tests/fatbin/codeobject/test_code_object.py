"""Code objects of every version: what llvm-readelf says of the same files, and what damage does."""

from __future__ import annotations

import contextlib
import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from code_objects import DYNSYM, patched, rows, symbols, with_metadata, with_notes
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hipkit
from hipkit import FormatError, HipkitError
from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.fatbin.codeobject.elf64 import MOST_NAMED, SHN_UNDEF
from hipkit.fatbin.codeobject.kernel import Argument
from hipkit.fatbin.describe_code import describe_code, read_with_findings
from hipkit.fatbin.source import Source

BUILT = Path(__file__).parents[3] / "samples" / "built"
CODE = sorted(BUILT.glob("*.hsaco"))
V2 = BUILT / "matmul.gfx900-xnack.v2.hsaco"
V4 = (BUILT / "matmul.gfx942.v4.hsaco").read_bytes()
MATMUL = "_Z6matmulPKfS0_Pfi"

VERSIONS = {"v2": 2, "v3": 3, "v4": 4, "v5": 5, "v6": 6}


def read(path: Path) -> CodeObject:
    return CodeObject.read(Source.from_path(path))


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.name)
def test_header_and_notes_are_what_readelf_says(tool: Callable[[str], Any], path: Path) -> None:
    text = tool("llvm-readelf-22")("-h", "--notes", path).stdout.decode()
    code = read(path)
    flags = re.search(r"Flags: +(0x[0-9a-f]+)", text)
    abi = re.search(r"ABI Version: +(\d+)", text)
    assert flags and abi
    assert (code.e_flags, code.header.abi_version) == (int(flags[1], 16), int(abi[1]))
    assert code.version == VERSIONS[path.name.split(".")[-2]]
    said = re.findall(r"^  (\S+) +0x([0-9a-f]{8})\t(\S+) \(", text, re.MULTILINE)
    assert [(note.owner, len(note.data), note.type_name) for note in code.notes] == [
        (owner, int(size, 16), name) for owner, size, name in said
    ]
    [shown] = re.findall(r"^ +---\n(.*?)^\.\.\.$", text, re.MULTILINE | re.DOTALL)
    [note] = [note for note in code.notes if note.is_metadata]
    loader = yaml.BaseLoader if code.version == 2 else yaml.SafeLoader
    assert note.decoded() == yaml.load(shown, Loader=loader)


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.name)
def test_symbols_sections_and_segments_are_what_readelf_says(tool: Callable[[str], Any], path: Path) -> None:
    text = tool("llvm-readelf-22")("-S", "-l", "-s", "-W", path).stdout.decode()
    code = read(path)
    said = re.findall(r"^ +\d+: ([0-9a-f]{16}) +(\d+) +\w+ +\w+ +\w+ +(\w+) ?(.*)$", text, re.MULTILINE)
    table = [(int(value, 16), int(size), name.strip()) for value, size, _, name in said if name]
    found = [(s.value, s.size, s.name) for s in (*code.elf.dynamic_symbols, *code.symbols) if s.name]
    assert found == table
    loads = re.findall(r"^  LOAD +0x(\w+) 0x(\w+) 0x\w+ 0x(\w+) 0x(\w+)", text, re.MULTILINE)
    assert [(s.offset, s.address, s.file_size, s.memory_size) for s in code.segments if s.is_loaded] == [
        tuple(int(number, 16) for number in row) for row in loads
    ]
    assert len(code.sections) == int(re.search(r"There are (\d+) section headers", text)[1])  # type: ignore[index]


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.name)
def test_every_kernel_has_its_symbols(path: Path) -> None:
    code = read(path)
    assert code.kernels
    for kernel in code.kernels:
        assert kernel.function
        assert kernel.function.section != SHN_UNDEF
        assert kernel.code_size
        assert kernel.occupancy
        assert (kernel.descriptor is None) == (code.version == 2)
        assert code.kernel(kernel.demangled) is kernel


def test_v2_is_told_in_the_words_of_later_versions() -> None:
    new, old = read(BUILT / "matmul.gfx906.v3.hsaco"), read(V2)
    [newer], [older] = new.kernels, old.kernels
    assert (str(new.target), str(old.target)) == ("gfx906:sramecc-:xnack-", "gfx900:xnack-")
    assert [a[1:] for a in older.arguments] == [a[1:] for a in newer.arguments]
    for what in ("name", "demangled", "kernarg_size", "lds", "scratch", "wavefront_size", "max_workgroup_size"):
        assert getattr(older, what) == getattr(newer, what), what


def test_arguments() -> None:
    [kernel] = read(BUILT / "hello.gfx1100.v5.hsaco").kernels
    explicit = [a for a in kernel.arguments if not a.is_hidden]
    assert all(a.kind == "by_value" or a.address_space for a in explicit)
    hidden = {a.kind: a.offset for a in kernel.arguments if a.is_hidden}
    start = hidden["hidden_block_count_x"]
    assert start is not None
    assert hidden["hidden_hostcall_buffer"] == start + 80
    assert kernel.signature.endswith(f"{len(hidden)} hidden @{start}")


def test_variables_are_what_a_host_can_find_by_name() -> None:
    document = hipkit.open(BUILT / "libfilter.rdc.so")
    names = {
        variable.name
        for entry in document.entries
        if not entry.is_host
        for variable in CodeObject.read(entry.source).variables
    }
    assert names >= {"totals", "gain"}


@pytest.mark.parametrize("version", [4, 5, 6])
@pytest.mark.parametrize("cpu", ["gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201", "gfx1250"])
def test_relocatable_code_objects(tool: Callable[[str], Any], tmp_path: Path, version: int, cpu: str) -> None:
    ir, out = tmp_path / "k.ll", tmp_path / "k.o"
    ir.write_text(
        "@shared = internal addrspace(3) global [64 x i32] poison\n"
        "@there = addrspace(1) global i32 7\n"
        "define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {\n"
        "  store i32 %n, ptr addrspace(3) @shared\n"
        "  store i32 %n, ptr addrspace(1) %out\n  ret void\n}\n"
        f'!llvm.module.flags = !{{!0}}\n!0 = !{{i32 1, !"amdhsa_code_object_version", i32 {version}00}}\n'
    )
    tool("llc-22")("-mtriple=amdgcn-amd-amdhsa", f"-mcpu={cpu}", "-filetype=obj", ir, "-o", out)
    code = read(out)
    assert code.header.is_relocatable
    assert (code.version, str(code.target)) == (version, cpu)
    [kernel] = code.kernels
    assert kernel.arguments[0] == Argument("out", 0, 8, "global_buffer", None, "global", None, None, None, ())
    assert kernel.arguments[1][:4] == ("n", 8, 4, "by_value")
    assert kernel.descriptor
    assert kernel.descriptor.group_segment_fixed_size == kernel.lds == 256
    assert [variable.name for variable in code.variables] == ["there"]
    assert [f for f in hipkit.validate(out) if f.severity != "note"] == []


def test_an_object_without_kernels(tool: Callable[[str], Any], tmp_path: Path) -> None:
    ir, out = tmp_path / "k.ll", tmp_path / "k.o"
    ir.write_text("@there = addrspace(1) global i32 7\n")
    tool("llc-22")("-mtriple=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-filetype=obj", ir, "-o", out)
    code = read(out)
    assert (code.kernels, [variable.name for variable in code.variables]) == ((), ["there"])


def test_several_metadata_notes_are_read() -> None:
    import msgpack
    from code_objects import metadata_of

    document = metadata_of(V4)
    other = {"amdhsa.kernels": [{**document["amdhsa.kernels"][0], ".name": "second", ".symbol": "second.kd"}]}
    code = CodeObject.read(with_notes(V4, msgpack.packb(document), msgpack.packb(other)))
    assert [kernel.name for kernel in code.kernels] == [MATMUL, "second"]


def findings(data: bytes) -> list[str]:
    return [finding.message for finding in read_with_findings(Source.from_bytes(data))[1]]


def test_whole_symbols_are_read_of_a_table_that_is_cut_short() -> None:
    from elftools.elf.elffile import ELFFile

    elf = ELFFile(io.BytesIO(V4))
    number, table = elf.get_section_index(".dynsym"), elf.get_section_by_name(".dynsym")
    names = [symbol.name for symbol in table.iter_symbols()]
    data = bytearray(V4)
    at = elf.header.e_shoff + number * elf.header.e_shentsize + 32
    data[at : at + 8] = (table["sh_size"] - 4).to_bytes(8, "little")
    assert f"code-object: .dynsym: {table['sh_size'] - 4} bytes are no whole number of symbols" in findings(bytes(data))
    code, _ = read_with_findings(Source.from_bytes(bytes(data)))
    assert isinstance(code, CodeObject)
    assert [symbol.name for symbol in code.elf.dynamic_symbols] == names[1:-1]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xdd\xff\xff\xff\xff" * 1000, "it ends in the middle: a length is larger than what is there"),
        (b"\xdf\x7f\xff\xff\xff", "it ends in the middle"),
        (b"\xdb\xff\xff\xff\xff", "it ends in the middle"),
        (b"\x91" * 100_000 + b"\x90", "is list, not a map"),
        (b"\x91" * 100_000, "it ends in the middle"),
        (b"\x81\xaeamdhsa.kernels" + b"\x91" * 100_000 + b"\x90", "kernel 0: is list, not a map"),
        (b"\xc1", "cannot be decoded"),
        (b"\x90\x90", "1 bytes follow the end of the document"),
        (b"\x90", "is list, not a map"),
        (b"\x81\xaeamdhsa.kernels\x05", "amdhsa.kernels: is int, not a list"),
        (b"\x81\xaeamdhsa.kernels\x91\x05", "kernel 0: is int, not a map"),
        (b"\x81\xaeamdhsa.kernels\x91\x80", "kernel 0: .name is missing"),
        (b"\x81\x05", "cannot be decoded"),
        (b"", "it ends in the middle"),
    ],
)
def test_metadata_that_is_none_is_a_finding(content: bytes, reason: str) -> None:
    found = findings(with_notes(V4, content))
    assert any(reason in message for message in found), found
    code, _ = read_with_findings(Source.from_bytes(with_notes(V4, content)))
    assert isinstance(code, CodeObject)
    assert MATMUL in [kernel.name for kernel in code.kernels]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Kernels: &a [*a]\n", "kernel 0: is str, not a map"),
        ("Kernels: !!python/object/apply:os.system [x]\n", "kernel 0: is str, not a map"),
        ("[" * 5000, "NT_AMD_HSA_METADATA: cannot be decoded"),
        ("a: b\n---\na: b\n", "a second document begins on line 2"),
        ("a: [", "NT_AMD_HSA_METADATA: cannot be decoded"),
        ("- a\n", "is list, not a map"),
        ("Kernels: 7\n", "amdhsa.kernels: is str, not a list"),
        ("Kernels: [7]\n", "kernel 0: is str, not a map"),
        ("Kernels: [{Name: k, SymbolName: k@kd, CodeProps: {NumVGPRs: many}}]\n", ".vgpr_count is str, not int"),
        ("Kernels: [{Name: k, SymbolName: k@kd, Args: [7, {Size: x}]}]\n", "argument 0 is str, not a map"),
    ],
)
def test_yaml_that_is_none_is_a_finding(text: str, reason: str) -> None:
    data = with_notes(V2.read_bytes(), text.encode() + b"\0", owner=b"AMD\0", kind=10)
    assert any(reason in message for message in findings(data)), findings(data)


def test_sections_and_names_that_are_all_of_the_file_cost_little() -> None:
    """40,000 symbols whose names are each the whole of a megabyte, and as many note sections that are the whole file."""
    import struct
    import tracemalloc

    names, count = b"k" * (1 << 20) + b"\0", 40_000
    symbols_ = b"".join(struct.pack("<IBBHQQ", n, 0x11, 0, 1, 0, 0) for n in range(count))
    body = names + symbols_
    rows_ = [
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 3, 0, 0, 64, len(names), 0, 0, 1, 0),
        (0, 2, 0, 0, 64 + len(names), len(symbols_), 1, 0, 8, 24),
        *[(n, 7, 0, 0, 0, 64 + len(body), 0, 0, 4, 0) for n in range(count)],
    ]
    headers = b"".join(struct.pack("<IIQQQQIIQQ", *row) for row in rows_)
    head = bytearray(V4[:64])
    struct.pack_into("<QQ", head, 32, 0, 64 + len(body))
    struct.pack_into("<HHHHH", head, 54, 56, 0, 64, len(rows_), 1)
    data = bytes(head) + body + headers
    tracemalloc.start()
    found = findings(data)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert any("they overlap so much that no more are read" in message for message in found)
    assert any("overlaps too many others: it and what follows is not read" in message for message in found)
    assert peak < 128 << 20


def test_damage_names_the_field_and_where_it_is() -> None:
    at = symbols(V4)[f"{MATMUL}.kd"][0]
    with pytest.raises(FormatError, match=rf"code-object: symbol '{MATMUL}.kd': is in section 77 of 15"):
        CodeObject.read(patched(V4, at + 6, b"\x4d\0"))
    with pytest.raises(FormatError, match=r"\+0x0: code-object: header: the file ends inside the ELF header"):
        CodeObject.read(V4[:40])
    with pytest.raises(FormatError, match=r"e_machine: is for machine 62, not AMDGPU"):
        CodeObject.read(patched(V4, 18, b"\x3e\0"))
    with pytest.raises(FormatError, match=r"section headers: 15 of them do not fit after"):
        CodeObject.read(V4[:-64])


def test_what_is_not_damaged_is_still_shown() -> None:
    code, found = read_with_findings(Source.from_bytes(V4[:-64]))
    assert found
    assert isinstance(code, CodeObject)
    assert code.kernels[0].demangled == "matmul(float const*, float const*, float*, int)"


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.name)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_change_to_code_raises(path: Path, data: st.DataObject) -> None:
    changed = bytearray(path.read_bytes())
    interesting = [*range(64), *range(len(changed) - 2000, len(changed)), *range(0x200, 0x900)]
    places = st.integers(4, len(changed) - 1) | st.sampled_from([at for at in interesting if 4 <= at < len(changed)])
    for _ in range(data.draw(st.integers(1, 6))):
        changed[data.draw(places)] = data.draw(st.integers(0, 255))
    end = data.draw(st.integers(0, len(changed)) | st.just(len(changed)))
    source = Source.from_bytes(bytes(changed[:end]))
    describe_code(source)
    with contextlib.suppress(HipkitError):  # what is no known file any more
        for noted in hipkit.notes(hipkit.open(bytes(changed[:end]), strict=False)):
            json.dumps(noted.describe())
    with contextlib.suppress(HipkitError):
        code = CodeObject.read(source)
        for kernel in code.kernels:
            _ = kernel.arguments, kernel.signature, kernel.occupancy


@settings(max_examples=200, deadline=None)
@given(
    st.recursive(
        st.none() | st.integers(-(1 << 60), 1 << 60) | st.text(max_size=9) | st.binary(max_size=9) | st.booleans(),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(
            st.sampled_from([".name", ".symbol", ".args", ".size", ".offset", ".value_kind", ".vgpr_count", ".reqd_workgroup_size", ".max_flat_workgroup_size", ".wavefront_size"]), inner, max_size=6,
        ),
        max_leaves=30,
    )
)  # fmt: skip
def test_no_metadata_raises(value: Any) -> None:
    def change(document: Any) -> None:
        document["amdhsa.kernels"].append(value)
        if isinstance(value, dict):
            document["amdhsa.kernels"][0].update(value)

    data = with_metadata(V4, change)
    describe_code(Source.from_bytes(data))
    hipkit.validate(hipkit.open(data, strict=False))


@pytest.mark.parametrize("number", [0, 77])
def test_names_of_symbols_in_a_section_that_is_not_there(number: int) -> None:
    [(at, _)] = rows(V4, DYNSYM)
    with pytest.raises(FormatError, match=rf"names are in section {number}, which is not there"):
        CodeObject.read(patched(V4, at + 40, number.to_bytes(4, "little")))


def test_names_are_read_until_they_are_many_times_their_table() -> None:
    """Those of a sound file are parts of it that hardly overlap."""
    table = b"\0" + b"x" * 99 + b"\0"
    said: list[FormatError] = []
    elf = CodeObject.read(Source.from_bytes(V4), said.append).elf
    for places, length in ((40, 98), (2000, 1)):
        names = elf._names_at(table, (100 - length,) * places, "names")
        count = min(places, MOST_NAMED * len(table) // length)
        assert names == ["x" * length] * count + [""] * (places - count)
        assert len(said) == 1
        said.clear()
    assert elf._names_at(table, (1, 1, 0, 101, 102), "names") == ["x" * 99] * 2 + [""] * 3
    assert ["one is said to be at 0x66, and they end at 0x65" in str(error) for error in said] == [True]
