"""libamdhip64, written from Python: other tools read it, the dynamic linker takes it, and slots lead where they should."""

from __future__ import annotations

import ctypes
import io
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile

from hipkit.fatbin.errors import UsageError
from hipkit.loader import beside, exports, stub
from hipkit.loader.exports import EXPORTS, NODE_OF, NODES

DEBIANS = Path("/usr/lib/x86_64-linux-gnu/libamdhip64.so.5")
WORD = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the dynamic linker of Linux takes it")


def versioned_symbols(data: bytes) -> dict[str, str]:
    """The functions that a library defines, with their nodes."""
    elf = ELFFile(io.BytesIO(data))
    nodes = {}
    for definition, names in elf.get_section_by_name(".gnu.version_d").iter_versions():
        nodes[definition["vd_ndx"]] = next(iter(names)).name
    versions = elf.get_section_by_name(".gnu.version")
    found = {}
    for number, symbol in enumerate(elf.get_section_by_name(".dynsym").iter_symbols()):
        index = versions.get_symbol(number)["ndx"]
        if symbol["st_shndx"] != "SHN_UNDEF" and isinstance(index, int) and symbol["st_info"]["type"] == "STT_FUNC":
            found[symbol.name] = nodes[index & 0x7FFF]
    return found


def test_every_function_has_one_node() -> None:
    assert sum(map(len, EXPORTS.values())) == len(NODE_OF)
    assert set(stub.FUNCTIONS) == set(NODE_OF) | set(beside.SLOTS)
    assert len(stub.FUNCTIONS) == len(set(stub.FUNCTIONS))
    assert set(NODES) >= {
        f"hip_{node}" for node in "4.2 4.3 4.4 4.5 5.0 5.1 5.2 5.3 5.5 5.6 6.0 6.1 6.2 6.4 6.5 7.1 7.2".split()
    }


def test_it_exports_what_the_table_says() -> None:
    assert versioned_symbols(stub.build("libamdhip64.so.6")) == NODE_OF


def test_hip_5_2_has_no_function_that_it_lacks(lacking: Callable[[str], None]) -> None:
    if not DEBIANS.exists():
        lacking("libamdhip64-5")
    ours, theirs = NODE_OF, versioned_symbols(DEBIANS.read_bytes())
    assert {name: ours.get(name) for name in theirs} == theirs


@pytest.mark.parametrize("major", exports.MAJORS)
def test_it_is_called_as_it_is_asked_for(major: int) -> None:
    elf = ELFFile(io.BytesIO(stub.build(exports.soname_of(major))))
    tags = {tag.entry.d_tag: tag for tag in elf.get_section_by_name(".dynamic").iter_tags()}
    assert tags["DT_SONAME"].soname == f"libamdhip64.so.{major}"
    assert beside.major_of(tags["DT_SONAME"].soname) == major
    assert beside.major_of("libamdhip64.so") == 7
    assert beside.major_of("libfoo.so.6") is None


def test_another_reader_finds_nothing_odd(tool: Callable[[str], Callable[..., object]], tmp_path: Path) -> None:
    path = tmp_path / "libamdhip64.so.6"
    path.write_bytes(stub.build(path.name))
    done = tool("llvm-readelf-19")("-a", "--gnu-hash-table", "--hash-table", path)
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.stderr == b""
    for name in ("hipGetDevicePropertiesR0600@@hip_6.0", "__hipRegisterFatBinary@@hip_4.2"):
        assert re.search(rf"GLOBAL\s+DEFAULT\s+\d+ {re.escape(name)}".encode(), done.stdout)


def test_slots_lead_to_functions_then_to_missing_then_nowhere(tmp_path: Path) -> None:
    library, slots = stub.load("libamdhip64.so.99", tmp_path)
    assert [library.hipInit(1), library.hipGraphCreate()] == [stub.NOT_SUPPORTED] * 2
    asked: list[str] = []
    init = WORD(lambda flags: flags + 1)

    def note(number: int) -> int:
        asked.append(stub.FUNCTIONS[number])
        return 77

    missing = WORD(note)
    address = {"hipInit": ctypes.cast(init, ctypes.c_void_p).value or 0}
    slots.fill(address, ctypes.cast(missing, ctypes.c_void_p).value or 0)
    assert library.hipInit(41) == 42
    assert [library.hipMalloc(None, 4), library.hipLibraryUnload(None)] == [77, 77]
    assert asked == ["hipMalloc", "hipLibraryUnload"]
    others = [name for name in NODE_OF if name not in stub.NOTED and name not in stub.SLOT_OF.values()]
    for name in others:
        assert getattr(library, name)(1) in (2, 77), name
    assert asked[2:] == [name for name in others if name != "hipInit"]
    slots.silence()
    assert [library.hipInit(41), library.hipMalloc(None, 4)] == [0, 0]


def test_arguments_in_registers_and_on_the_stack_pass_through(tmp_path: Path) -> None:
    library, slots = stub.load("libamdhip64.so.98", tmp_path)
    types = [ctypes.c_int] * 6 + [ctypes.c_double] * 9 + [ctypes.c_int] * 3
    weighted = ctypes.CFUNCTYPE(ctypes.c_double, *types)(lambda *values: sum(n * v for n, v in enumerate(values, 1)))
    slots.fill({"hipMemcpy3D": ctypes.cast(weighted, ctypes.c_void_p).value or 0}, 0)
    library.hipMemcpy3D.restype, library.hipMemcpy3D.argtypes = ctypes.c_double, types
    values = range(1, 19)
    assert library.hipMemcpy3D(*values) == sum(n * n for n in values)


def test_a_function_that_is_not_exported_cannot_be_filled(tmp_path: Path) -> None:
    _, slots = stub.load("libamdhip64.so.97", tmp_path)
    with pytest.raises(UsageError, match="hipNonsense is no function"):
        slots.fill({"hipNonsense": 1}, 0)
    with pytest.raises(UsageError, match="__hipRegisterVar is no function"):
        slots.fill({"__hipRegisterVar": 1}, 0)
    with pytest.raises(UsageError, match="is no stub of hipkit"):
        stub.Slots(ctypes.CDLL(None))
