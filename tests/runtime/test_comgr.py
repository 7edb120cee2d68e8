"""comgr: programs that compile and look into code objects through libamd_comgr, release 2 and 3."""

from __future__ import annotations

import ctypes
import hashlib
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile

from hipkit.cc.action_step import Data, Kind
from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.loader import forwarding
from hipkit.loader.beside import COMGR
from hipkit.runtime.comgr.code import amd_comgr_map_elf_virtual_address_to_code_object_offset
from hipkit.runtime.comgr.objects import DataHandle

SUPPORT = Path(__file__).parents[1] / "support"
RECORDED = json.loads((Path(__file__).parent / "answers" / "comgr.json").read_text())
"""What AMD's comgr answers about some samples: its version, and by file the hash of that and what it said."""
TIMES_3 = [0, 3, 6, 9, 12, 15, 18, 21]


def client(*words: str, script: str = "comgr_kernels.py", timeout: int = 300) -> Any:
    done = subprocess.run([sys.executable, SUPPORT / script, *words], capture_output=True, text=True, timeout=timeout)
    assert not done.returncode, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


def code_range(path: Path) -> tuple[str, str]:
    """Where in a file the first of its functions is."""
    code = CodeObject.read(path.read_bytes())
    function = next(symbol for symbol in code.symbols if symbol.type in (2, 10) and symbol.size)
    return str(code.elf.place_of(function)), str(function.size)


@pytest.mark.parametrize("name", RECORDED["files"])
@pytest.mark.parametrize("release", ["2", "3"])
def test_what_it_tells_of_a_code_object_is_what_amds_tells(name: str, release: str, samples: Path) -> None:
    """Metadata, symbols, instructions and the addresses in them."""
    row, path = RECORDED["files"][name], samples / name
    assert hashlib.sha256(path.read_bytes()).hexdigest() == row["sha256"], "tools/comgr_answers.py records it again"
    found = client("inspect", f"libamd_comgr.so.{release}", release, str(path), *code_range(path))
    assert found == row["answer"]


@pytest.mark.parametrize("release", ["2", "3"])
def test_what_it_tells_of_an_isa_is_what_amds_tells(release: str) -> None:
    """Names, features, registers; names that are refused. Each of its own has names and features at least."""
    assert client("isas", f"libamd_comgr.so.{release}", release, *RECORDED["isas"]) == RECORDED["isas"]
    own = client("isas", f"libamd_comgr.so.{release}", release)
    assert {"Name", "Processor", "Features"} <= set.intersection(*map(set, own.values()))


def test_recorded_answers_are_those_of_the_library_that_is_here(samples: Path, lacking: Callable[[str], None]) -> None:
    try:
        ctypes.CDLL("libamd_comgr.so.3")
    except OSError:
        pytest.skip("no libamd_comgr.so.3 of AMD's here")
    for name, row in RECORDED["files"].items():
        words = ("libamd_comgr.so.3", "3", "inspect", str(samples / name), *code_range(samples / name))
        assert client(*words, script="comgr_client.py") == row["answer"]


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("release", "gpu"), [("2", "gfx90a"), ("3", "gfx1201")])
def test_each_action_makes_what_the_next_one_takes(release: str, gpu: str) -> None:
    found = client("answer", f"libamd_comgr.so.{release}", release, gpu)
    assert found["release"] == int(release)
    for way in (
        "by steps",
        "at once",
        "relocatable",
        "assembled",
        "of OpenCL",
        *(["fat binary"] if release == "2" else []),
    ):
        assert found[way] == TIMES_3, way
    assert (found["bitcode of two"], found["two"]) == (1, [1, 2, 3, 4, 5, 6, 7, 8])
    assert "<times>:" in found["listing"]
    assert "s_endpgm" in found["listing"]
    assert found["preprocessed"].endswith("p[threadIdx.x] *= 3; }")
    assert found.get("place", [0, 0]) == [0, 0]
    assert found["log"] == [""]
    folder, name, undeclared, unlinked, *codes = found["refused"]
    assert folder == "WITH_LIBRARY: do_action: 2: /nowhere: the working directory is no folder"
    assert name.endswith("cannot be the name of a file: File name too long")
    assert undeclared.startswith("WITH_LIBRARY: do_action: 1: wrong.hip:1:23: error: use of undeclared identifier 'x'")
    assert unlinked == "LINK: do_action: 2: there is no data of the kind RELOCATABLE to link"
    assert codes == [
        "action_info_set_isa_name: 2", "release_data: 2", "get_data_metadata: 2", "create_data: 2",
        "disassemble_instruction: 1", "get_data: 2",
    ]  # fmt: skip


@pytest.mark.parametrize("soname", COMGR.sonames)
def test_it_exports_every_function_with_its_version(soname: str) -> None:
    elf = ELFFile(io.BytesIO(forwarding.build(soname)))
    names = {
        symbol.name for symbol in elf.get_section_by_name(".dynsym").iter_symbols() if symbol["st_shndx"] != "SHN_UNDEF"
    }
    assert names == set(COMGR.node_of)
    tags = {tag.entry.d_tag: tag for tag in elf.get_section_by_name(".dynamic").iter_tags()}
    needed = {"libamd_comgr.so.2": "libamdhip64.so.6", "libamd_comgr.so.3": "libamdhip64.so.7"}
    assert tags["DT_NEEDED"].needed == needed.get(soname, "libamdhip64.so")
    nodes = [next(iter(names)).name for _, names in elf.get_section_by_name(".gnu.version_d").iter_versions()]
    assert nodes == [soname, *COMGR.exports]


PROGRAM = """
#include <stddef.h>
#include <stdio.h>
int amd_comgr_get_version(size_t *, size_t *);
int amd_comgr_symbolize(size_t, size_t, int, void *);
int hipRuntimeGetVersion(int *);
int main(void) {
  size_t major, minor;
  int hip;
  amd_comgr_get_version(&major, &minor);
  printf("%zu %d %d\\n", major, hipRuntimeGetVersion(&hip), amd_comgr_symbolize(0, 0, 0, 0));
}
"""


@pytest.mark.parametrize("release", ["2", "3"])
def test_a_program_in_c_runs_with_it(release: str, tool: Callable[[str], Any], tmp_path: Path) -> None:
    """Beside the HIP of another release; a function that is not written yet answers comgr's code for an error."""
    tool("cc")
    source, program = tmp_path / "p.c", tmp_path / "p"
    source.write_text(PROGRAM)
    for soname in (f"libamd_comgr.so.{release}", "libamdhip64.so.6"):
        (tmp_path / soname).write_bytes(stub_of(soname))
    libraries = [tmp_path / f"libamd_comgr.so.{release}", tmp_path / "libamdhip64.so.6"]
    subprocess.run(["cc", source, "-o", program, *libraries, "-Wl,--allow-shlib-undefined"], check=True)
    done = subprocess.run(
        [sys.executable, "-m", "hipkit", "run", program], capture_output=True, text=True, timeout=120, cwd=tmp_path
    )
    assert (done.returncode, done.stdout) == (0, f"{release} 0 1\n"), done.stderr
    assert done.stderr == "hipkit: amd_comgr_symbolize: this function is not written yet; it answers its code 1\n"


def stub_of(soname: str) -> bytes:
    """The library to link with."""
    from hipkit.loader import stub

    return forwarding.build(soname) if "comgr" in soname else stub.build(soname)


def test_an_address_has_bytes_in_the_file_up_to_the_last_that_the_file_has(samples: Path) -> None:
    """Where it has none, what is counted are the bytes of memory: `amd_comgr_map_elf_virtual_address_to_code_object_offset`."""
    path = samples / "globals.gfx942.v5.hsaco"
    with path.open("rb") as file:
        segments = [segment.header for segment in ELFFile(file).iter_segments("PT_LOAD")]
    segment = next(one for one in segments if 0 < one.p_filesz < one.p_memsz and one.p_memsz > 8000)
    data = DataHandle(Data(Kind.EXECUTABLE, path.name, path.read_bytes()))
    last = segment.p_vaddr + segment.p_filesz - 1
    place = amd_comgr_map_elf_virtual_address_to_code_object_offset
    assert place(data, last) == (segment.p_offset + segment.p_filesz - 1, 1, False)
    assert place(data, last + 1) == (segment.p_offset + segment.p_filesz, segment.p_memsz - segment.p_filesz, True)
