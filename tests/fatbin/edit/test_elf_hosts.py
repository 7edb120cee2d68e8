"""Targets dropped from linked files and put back: what the host does stays, the file shrinks, and nothing is lost."""

from __future__ import annotations

import functools
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection
from handmade import GFX942, HOST, bundle
from host_files import LINKINGS, Linking, content, example_bundles, link

import hipkit

RUN = "import ctypes, sys; ctypes.CDLL(sys.argv[1]).report()"


def said(path: Path) -> list[str]:
    """What the file prints about itself, run in a process of its own."""
    with open(path, "rb") as file:
        is_program = path.suffix != ".so" and file.read(4) == b"\x7fELF"
    command = [str(path)] if is_program else [sys.executable, "-c", RUN, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def linked(tool: Callable[[str], Any], tmp_path_factory: pytest.TempPathFactory) -> Callable[[Linking], Path]:
    """The file that each way of linking makes."""
    tool("clang++-19")
    return functools.cache(lambda linking: link(tmp_path_factory.mktemp("host"), linking, example_bundles()))


@pytest.fixture(params=LINKINGS, ids=lambda linking: linking.name)
def host(request: pytest.FixtureRequest, linked: Callable[[Linking], Path]) -> Path:
    return linked(request.param)


@pytest.fixture(params=[LINKINGS[3], LINKINGS[5]], ids=lambda linking: linking.name)
def some_host(request: pytest.FixtureRequest, linked: Callable[[Linking], Path]) -> Path:
    """One linked by each linker."""
    return linked(request.param)


def findings(tool: Callable[[str], Any], path: Path) -> set[str]:
    """What readelf complains about, and eu-elflint where it is installed."""
    found = set(tool("readelf")("-a", "-W", path).stderr.decode().splitlines())
    if shutil.which("eu-elflint"):
        done = subprocess.run(["eu-elflint", "--gnu-ld", path], capture_output=True, text=True, timeout=60)
        found |= {line for line in done.stdout.splitlines() if line != "No errors"}
    return found


def test_what_is_kept_is_found_by_the_program_itself(host: Path, tool: Callable[[str], Any], tmp_path: Path) -> None:
    before = said(host)
    small = tmp_path / f"small{host.suffix}"
    report = hipkit.edit(host, small, keep=["gfx942"])
    assert [c.dropped for c in report.containers] == [["gfx1100", "gfx90a"]] * 2
    dropped = 2 * (30000 + 9000)
    assert report.after == small.stat().st_size
    assert report.before - dropped - 8192 <= report.after <= report.before - dropped + 16384
    after = said(small)
    assert after == [line for line in before if "gfx1100" not in line and "gfx90a" not in line]
    assert "thrown 7" in after
    assert after[-1] == "42 before main 0"
    assert findings(tool, small) == findings(tool, host)
    back = tmp_path / f"back{host.suffix}"
    add = {f"{e.target}@{n}": e.data for n, c in enumerate(hipkit.open(host).containers) for e in c.entries[1:3]}
    hipkit.edit(small, back, add=add)
    assert back.read_bytes() == host.read_bytes()


@pytest.mark.parametrize("linking", [LINKINGS[0], LINKINGS[3]], ids=lambda linking: linking.name)
def test_sections_after_one_another_shrink(linking: Linking, tool: Callable[[str], Any], tmp_path: Path) -> None:
    tool("clang++-19")
    names = [".hip_fatbin", ".hip_fat"]
    path = link(tmp_path, linking, example_bundles((300_000, 200_000)), sections=names)
    before = said(path)
    hipkit.edit(path, tmp_path / "out.so", keep=["gfx942"])
    assert said(tmp_path / "out.so") == [line for line in before if "gfx1100" not in line and "gfx90a" not in line]
    lief = pytest.importorskip("lief")
    parsed = lief.ELF.parse(str(tmp_path / "out.so"))
    starts = {section.name: bytes(section.content)[:24] for section in parsed.sections if section.name in names}
    assert starts == dict.fromkeys(names, b"__CLANG_OFFLOAD_BUNDLE__")
    assert findings(tool, tmp_path / "out.so") <= findings(tool, path)


def loads(data: bytes) -> list[tuple[int, int, int]]:
    """The address, physical address and size in memory of each PT_LOAD."""
    at, count = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<H", data, 56)[0]
    rows = [struct.unpack_from("<IIQQQQQ", data, at + 56 * n) for n in range(count)]
    return [(vaddr, paddr, memsz) for kind, _, _, vaddr, paddr, _, memsz in rows if kind == 1]


def test_physical_addresses_stay_as_far_from_the_others_as_they_were(some_host: Path, tmp_path: Path) -> None:
    data = bytearray(some_host.read_bytes())
    at, count = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<H", data, 56)[0]
    for n in range(count):  # just before the end of all addresses, past which they begin again
        struct.pack_into("<Q", data, at + 56 * n + 24, 2**64 - 4096)
    (tmp_path / "high").write_bytes(data)
    hipkit.edit(tmp_path / "high", tmp_path / "out", keep=["gfx942"])
    before, after = loads(bytes(data)), loads((tmp_path / "out").read_bytes())
    assert len(after) > len(before)
    for vaddr, paddr, _ in after:
        [old] = [each for each in before if each[0] <= vaddr < each[0] + each[2]]
        assert (paddr - vaddr) % 2**64 == (old[1] - old[0]) % 2**64


def test_everything_can_go_and_come_back(some_host: Path, tmp_path: Path) -> None:
    empty, back = tmp_path / f"empty{some_host.suffix}", tmp_path / f"back{some_host.suffix}"
    hipkit.edit(some_host, empty, drop_all=True)
    assert [line.split()[0] for line in said(empty)[:2]] == [HOST.decode()] * 2
    assert len(said(empty)) == 4
    add = {f"{e.target}@{n}": e.data for n, c in enumerate(hipkit.open(some_host).containers) for e in c.entries[1:]}
    hipkit.edit(empty, back, add=add)
    assert back.read_bytes() == some_host.read_bytes()


def test_what_grows_moves_and_the_wrappers_follow(host: Path, tool: Callable[[str], Any], tmp_path: Path) -> None:
    big = tmp_path / f"big{host.suffix}"
    new = content("new", 200_000)
    report = hipkit.edit(host, big, add={"gfx1201@0": new, "gfx1201@1": new[:50_000]}, replace={"gfx90a@1": b"short"})
    assert "moved after everything else" in report.notes[0]
    there = [entry for container in hipkit.open(big).containers for entry in container.entries]
    assert [e.data for e in there if e.target == "gfx1201"] == [new, new[:50_000]]
    lines = said(big)
    assert len([line for line in lines if "gfx1201" in line]) == 2
    assert [line for line in lines if "gfx90a 5 " in line]
    assert set(said(host)) - set(lines) == {line for line in said(host) if "gfx90a" in line and " 9100 " in line}
    assert findings(tool, big) == findings(tool, host)
    again = tmp_path / f"again{host.suffix}"
    hipkit.edit(big, again, keep=["gfx942"])
    assert again.stat().st_size < host.stat().st_size
    assert said(again) == [line for line in said(host) if "gfx1100" not in line and "gfx90a" not in line]


def test_a_file_may_be_edited_again_and_again(some_host: Path, tmp_path: Path) -> None:
    path = tmp_path / f"again{some_host.suffix}"
    hipkit.edit(some_host, path, drop=["gfx1100"])
    first = path.stat().st_size
    hipkit.edit(path, in_place=True, drop=["gfx90a"])
    once = tmp_path / f"once{some_host.suffix}"
    hipkit.edit(some_host, once, keep=["gfx942"])
    assert once.stat().st_size <= path.stat().st_size < first
    assert said(path) == said(once)


def test_the_other_bundle_stays_where_it_is_wanted(some_host: Path, tmp_path: Path) -> None:
    """Only the first bundle changes; the second moves up behind it."""
    out = tmp_path / f"out{some_host.suffix}"
    hipkit.edit(some_host, out, replace={"gfx942@0": b"tiny"})
    assert [line for line in said(out) if "gfx942" not in line] == [
        line for line in said(some_host) if "gfx942" not in line
    ]
    assert out.stat().st_size <= some_host.stat().st_size - 24576


def test_a_bundle_without_a_wrapper_does_not_move(tool: Callable[[str], Any], tmp_path: Path) -> None:
    """What could point at it is not known; the rest shrinks around it."""
    tool("clang++-19")
    lone = bundle((HOST, b""), (GFX942, b"code that nothing registers"))
    path = link(tmp_path, LINKINGS[0], example_bundles((30000,)))
    data = path.read_bytes()
    section = hipkit.open(path).containers[0]
    padded = section.source.read() if section.source else b""
    room = bundle((HOST, b""), (GFX942, b"x")) + bytes(4096)
    first = room.ljust(32768, b"\0") + lone
    path.write_bytes(data.replace(padded, first.ljust(len(padded), b"\0")))
    report = hipkit.edit(path, tmp_path / "out.so", replace={"gfx942@0": b"y"})
    assert report.after <= report.before
    assert hipkit.open(tmp_path / "out.so").containers[1].offset == hipkit.open(path).containers[1].offset
    with pytest.raises(hipkit.UnsupportedError, match=r"no wrapper points at it.*Keep less, or compress it"):
        hipkit.edit(path, tmp_path / "big.so", add={"gfx1100@0": bytes(100_000)})
    assert not (tmp_path / "big.so").exists()


def test_the_build_id_stays(tool: Callable[[str], Any], tmp_path: Path) -> None:
    tool("clang++-19")
    linking = Linking("id", ("-shared", "-fPIC", "-fuse-ld=lld", "-Wl,--build-id=sha1"))
    path = link(tmp_path, linking, example_bundles())
    hipkit.edit(path, tmp_path / "out.so", keep=["gfx942"])
    notes = [tool("readelf")("-n", p).stdout.partition(b"Build ID")[2] for p in (path, tmp_path / "out.so")]
    assert notes[0]
    assert notes[0] == notes[1]


def test_libraries_of_lld_survive_gnu_strip(
    linked: Callable[[Linking], Path], tool: Callable[[str], Any], tmp_path: Path
) -> None:
    """Their program headers stay where they were; of others a note says that they moved."""
    for linking, moved in ((LINKINGS[0], False), (LINKINGS[3], True), (LINKINGS[5], True)):
        out = tmp_path / f"{linking.name}.so"
        report = hipkit.edit(linked(linking), out, keep=["gfx942"])
        assert any("program headers had to move" in note for note in report.notes) == moved
        tool("llvm-strip-19" if moved else "strip")(out)
        if not linking.is_program:
            assert said(out) == [
                line for line in said(linked(linking)) if "gfx1100" not in line and "gfx90a" not in line
            ]


def write_assembly(folder: Path, text: str, *, flags: str = "a", words: tuple[str, str]) -> None:
    """k.s: two registered bundles, in a section with these flags, and a text; ``words`` are directives for 4 and 8 bytes."""
    lines, (word, double) = "", words
    for name, data in zip("ab", example_bundles((150_000, 90_000)), strict=True):
        path = folder / f"{name}.hipfb"
        path.write_bytes(data)
        lines += f'.section .hip_fatbin,"{flags}",%progbits\n.p2align 12\nbundle_{name}:\n.incbin "{path}"\n'
        lines += '.section .hipFatBinSegment,"aw",%progbits\n.p2align 3\n'
        lines += f"{word} 0x48495046, 1\n{double} bundle_{name}, 0\n"
    (folder / "k.s").write_text(lines + text)


def test_the_table_of_a_library_may_be_in_any_segment(tool: Callable[[str], Any], tmp_path: Path) -> None:
    """Only of programs does Linux want it in one that is as far from its place in the file as the first."""
    text = ".text\n.globl report\n.type report, %function\nreport: xor %eax, %eax\nret\n"
    write_assembly(tmp_path, text + '.section behind,"ax",%progbits\nret\n', flags="ax", words=(".long", ".quad"))
    tool("clang-19")("--target=x86_64-linux-gnu", "-c", tmp_path / "k.s", "-o", tmp_path / "k.o")
    # With an entry point it keeps the header of its table, and the table has to move.
    tool("ld.lld-19")("-shared", "-e", "report", tmp_path / "k.o", "-o", tmp_path / "lib.so")
    report = hipkit.edit(tmp_path / "lib.so", tmp_path / "small.so", keep=["gfx942"])
    assert any("program headers had to move" in note for note in report.notes)
    assert said(tmp_path / "small.so") == []
    rows = tool("readelf")("-lW", tmp_path / "small.so").stdout.decode().splitlines()
    [own] = [row.split() for row in rows if row.startswith("  PHDR")]
    assert int(own[1], 16) != int(own[2], 16)


@pytest.mark.parametrize(
    ("text", "tail"),
    [("mov tail+4(%rip), %eax\nret", ".long 41, 43"), ("jmp tail", "mov $43, %eax\nret")],
    ids=["data", "code"],
)
def test_what_follows_bundles_and_is_in_no_section_stays(
    text: str, tail: str, tool: Callable[[str], Any], tmp_path: Path
) -> None:
    text = (
        f'.text\n.globl report\n.type report, %function\nreport: {text}\n.section behind,"ax",%progbits\ntail: {tail}\n'
    )
    write_assembly(tmp_path, text, flags="ax", words=(".long", ".quad"))
    tool("clang-19")("--target=x86_64-linux-gnu", "-c", tmp_path / "k.s", "-o", tmp_path / "k.o")
    tool("ld.lld-19")("-shared", tmp_path / "k.o", "-o", tmp_path / "lib.so")
    data = bytearray((tmp_path / "lib.so").read_bytes())
    with open(tmp_path / "lib.so", "rb") as file:
        elf = ELFFile(file)
        header = elf["e_shoff"] + 64 * elf.get_section_index("behind")
    data[header + 4 : header + 64] = bytes(60)
    (tmp_path / "lib.so").write_bytes(data)
    report = hipkit.edit(tmp_path / "lib.so", tmp_path / "small.so", keep=["gfx942"])
    assert report.saved > 400_000
    for name in ("lib.so", "small.so"):
        call = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).report())"
        command = [sys.executable, "-c", call, str(tmp_path / name)]
        assert subprocess.run(command, capture_output=True, text=True, timeout=60).stdout == "43\n"


def test_another_machine_with_larger_pages(tool: Callable[[str], Any], tmp_path: Path) -> None:
    """arm64: cut by 64 KiB, and relocations of its own."""
    write_assembly(tmp_path, ".text\n.globl f\nf: .cfi_startproc\nret\n.cfi_endproc\n", words=(".word", ".xword"))
    tool("clang-19")("--target=aarch64-linux-gnu", "-c", tmp_path / "k.s", "-o", tmp_path / "k.o")
    tool("ld.lld-19")("-shared", "--eh-frame-hdr", tmp_path / "k.o", "-o", tmp_path / "lib.so")
    report = hipkit.edit(tmp_path / "lib.so", tmp_path / "small.so", keep=["gfx942"])
    assert report.saved % 65536 == 0
    assert report.saved >= 2 * (150_000 + 90_000) - 3 * 65536
    small = hipkit.open(tmp_path / "small.so").containers
    assert [[e.target for e in c.entries] for c in small] == [[None, "gfx942"]] * 2
    assert all(container.wrapper is not None for container in small)
    loads = [row.split() for row in tool("readelf")("-lW", tmp_path / "small.so").stdout.decode().splitlines() if row.startswith("  LOAD")]  # fmt: skip
    assert all((int(row[1], 16) - int(row[2], 16)) % 65536 == 0 for row in loads)
    add = {
        f"{e.target}@{n}": e.data
        for n, c in enumerate(hipkit.open(tmp_path / "lib.so").containers)
        for e in c.entries[1:3]
    }
    hipkit.edit(tmp_path / "small.so", tmp_path / "back.so", add=add)
    assert (tmp_path / "back.so").read_bytes() == (tmp_path / "lib.so").read_bytes()
    hipkit.edit(tmp_path / "lib.so", tmp_path / "big.so", add={"gfx1201@1": content("new", 400_000)})
    assert [len(c.entries) for c in hipkit.open(tmp_path / "big.so").containers if c.wrapper is not None] == [4, 5]


def test_a_bundle_that_other_files_may_name(tool: Callable[[str], Any], tmp_path: Path) -> None:
    """Its wrapper's pointer is a relocation against a symbol, and the symbol moves with it."""
    tool("clang++-19")
    path = link(tmp_path, LINKINGS[0], example_bundles(), visibility="protected")
    relocations = tool("readelf")("-rW", path).stdout.decode()
    assert "bundle_0" in tool("readelf")("--dyn-syms", "-W", path).stdout.decode()
    hipkit.edit(path, tmp_path / "big.so", add={"gfx1201@0": content("new", 200_000)})
    assert [len(c.entries) for c in hipkit.open(tmp_path / "big.so").containers if c.wrapper is not None] == [5, 4]
    assert [line for line in said(tmp_path / "big.so") if "gfx1201" not in line] == said(path), relocations


@dataclass(frozen=True)
class Symbol:
    """What a symbol table says: the section's name, or how ELF calls its special number."""

    section: str
    value: int
    size: int


def symbols(path: Path) -> tuple[dict[str, dict[str, Symbol]], int]:
    """The symbols of each table, and how far addresses of .hip_fatbin are from offsets, as pyelftools reads them."""
    with open(path, "rb") as file:
        elf = ELFFile(file)
        sections = list(elf.iter_sections())

        def home(number: int | str) -> str:
            return sections[number].name if isinstance(number, int) else number

        tables = {
            table.name: {s.name: Symbol(home(s["st_shndx"]), s["st_value"], s["st_size"]) for s in table.iter_symbols()}
            for table in sections
            if isinstance(table, SymbolTableSection)
        }
        bundles = elf.get_section_by_name(".hip_fatbin")
        return tables, bundles["sh_addr"] - bundles["sh_offset"]


@pytest.fixture(scope="module")
def sized(tool: Callable[[str], Any], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library whose bundles have symbols with a size; an absolute symbol has the first one's address by chance."""
    folder = tmp_path_factory.mktemp("sized")
    lines = [".globl chance", ".type chance,@object", "chance = 0x200000", ".size chance, 77"]
    for n, data in enumerate(example_bundles()):
        (folder / f"{n}.hipfb").write_bytes(data)
        lines += ['.section .hip_fatbin,"a",@progbits', ".p2align 12", f".globl bundle_{n}, label_{n}"]
        lines += [f".type bundle_{n},@object", f"label_{n}:", f"bundle_{n}: .incbin {str(folder / f'{n}.hipfb')!r}"]
        lines += [f".size bundle_{n}, .-bundle_{n}", '.section .hipFatBinSegment,"aw",@progbits', ".p2align 3"]
        lines += [f".globl wrapper_{n}", f".type wrapper_{n},@object", f".size wrapper_{n}, 24"]
        lines += [f"wrapper_{n}: .long 0x48495046, 1", f".quad bundle_{n}, 0"]
    (folder / "k.s").write_text("\n".join([*lines, ""]).replace("'", '"'))
    tool("clang-19")("-c", folder / "k.s", "-o", folder / "k.o")
    place = "--section-start=.hip_fatbin=0x200000"
    tool("ld.lld-19")("-shared", place, folder / "k.o", "-o", folder / "lib.so")
    return folder / "lib.so"


@pytest.mark.parametrize(
    "change",
    [
        {"keep": ["gfx942"]},
        {"replace": {"gfx942@0": b"tiny"}},
        {"replace": {"gfx942@1": b"tiny"}},
        {"add": {"gfx1201@0": content("new", 200_000)}},
    ],
    ids=["smaller", "the first smaller", "the last smaller", "larger"],
)
def test_symbols_of_bundles_get_their_new_place_and_size(sized: Path, change: dict[str, Any], tmp_path: Path) -> None:
    hipkit.edit(sized, tmp_path / "out.so", **change)
    (before, _), (after, distance) = symbols(sized), symbols(tmp_path / "out.so")
    assert before.keys() == after.keys() == {".dynsym", ".symtab"}
    for name, table in after.items():
        assert table["chance"] == before[name]["chance"] == Symbol("SHN_ABS", 0x200000, 77)
        for n, container in enumerate(hipkit.open(tmp_path / "out.so").containers):
            place = container.offset + distance
            assert table[f"bundle_{n}"] == Symbol(".hip_fatbin", place, container.size)
            assert table[f"label_{n}"] == Symbol(".hip_fatbin", place, 0), "a label has no size, and gets none"
            assert table[f"wrapper_{n}"].size == 24
    assert any(after[".symtab"][name].size != before[".symtab"][name].size for name in ("bundle_0", "bundle_1"))


def test_symbols_of_split_bundles_name_what_is_left(sized: Path, tmp_path: Path) -> None:
    """The reference to a kpack archive stands where the bundles were."""
    hipkit.split([sized], tmp_path / "parts", form="kpack")
    with open(tmp_path / "parts" / "lib.so", "rb") as file:
        elf = ELFFile(file)
        [reference] = [section for section in elf.iter_sections() if section.name == ".rocm_kpack_ref"]
        for table in (elf.get_section_by_name(".dynsym"), elf.get_section_by_name(".symtab")):
            for name in ("bundle_0", "bundle_1"):
                [symbol] = table.get_symbol_by_name(name)
                assert (symbol["st_value"], symbol["st_size"]) == (reference["sh_addr"], reference["sh_size"])
