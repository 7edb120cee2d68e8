"""HIP's API as hipkit's header declares it, against AMD's headers and against what hipkit's runtime answers."""

from __future__ import annotations

import ctypes
import json
import re
import subprocess
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

import api_header
import pytest

from hipkit.cc import compilers, headers
from hipkit.loader.beside import RTC
from hipkit.loader.exports import NODE_OF
from hipkit.runtime import hip
from hipkit.runtime.bridge.layouts import PROPERTIES
from hipkit.runtime.bridge.other_libraries import library_of
from hipkit.runtime.bridge.table import TABLE
from hipkit.runtime.hip import c_layouts

API = headers.OWN / "hipkit" / "api"
DEBIAN = Path("/usr/include")
ROOT = Path(__file__).parents[2]
TRITON = ROOT / ".build/triton/triton/backends/amd/include"
AMD = {"HIP 5.2": DEBIAN, "HIP 7.1": TRITON}
FUNCTION = re.compile(r"^(?:const )?\w+ \*?(\w+)\((.*?)\);$", re.MULTILINE | re.DOTALL)
_WORDS = re.compile(r"\b(struct|enum|union) ")
OTHERWISE = {
    "HIP 5.2": "hipGetDeviceProperties hipChooseDevice",
    "HIP 7.1": "hipCtxGetApiVersion",
}
"""Functions that another release declares with other types."""


RENUMBERED = {
    "HIP 5.2": """
        hipJitOptionNumOptions hipMemoryTypeHost hipMemoryTypeDevice hipMemoryTypeArray hipMemoryTypeUnified
        hipGraphNodeTypeKernel hipGraphNodeTypeMemcpy hipGraphNodeTypeMemset hipGraphNodeTypeHost hipGraphNodeTypeGraph
        hipGraphNodeTypeEmpty
        hipGraphNodeTypeWaitEvent hipGraphNodeTypeEventRecord hipGraphNodeTypeMemcpyFromSymbol
        hipGraphNodeTypeMemcpyToSymbol hipGraphNodeTypeCount hipErrorTbd""",
    "HIP 7.1": "hipErrorTbd",
}
"""Enumerators that had another value; ``hipErrorTbd`` is the number after the last error."""


def text(name: str) -> str:
    return (API / name).read_text()


def declared() -> list[str]:
    return [match[1] for match in FUNCTION.finditer(text("functions.h").replace("\n    ", " "))]


def check(source: str, include: Path, tmp_path: Path, *options: str) -> str:
    """What clang says of a source that includes AMD's header or ours."""
    path = tmp_path / "check.cpp"
    path.write_text(source)
    clang = compilers.find()
    words = [
        *clang.driver,
        "-fsyntax-only",
        "-w",
        "-ferror-limit=0",
        f"-I{include}",
        "-D__HIP_PLATFORM_AMD__",
        *options,
    ]
    return subprocess.run([*words, *headers.standard(clang), str(path)], capture_output=True, text=True).stderr


@cache
def missing(release: str, folder: Path, names: frozenset[str]) -> frozenset[str]:
    """Names that AMD's header of a release does not declare."""
    import tempfile

    with tempfile.TemporaryDirectory() as tmp:
        lines = "\n".join(f"using hipkit_{n} = decltype({name});" for n, name in enumerate(sorted(names)))
        said = check(f"#include <hip/hip_runtime_api.h>\n{lines}\n", folder, Path(tmp))
    return frozenset(re.findall(r"error: use of undeclared identifier '(\w+)'", said))


@pytest.fixture(params=AMD)
def release(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    if not (AMD[name] / "hip" / "hip_runtime_api.h").is_file():
        pytest.skip(f"{name}'s headers are not installed")
    return name


def both(release: str, body: str, tmp_path: Path) -> list[str]:
    """The assertions of a body, which fails with AMD's header where ours has said something else."""
    return re.findall(r"error: .*", check(f"#include <hip/hip_runtime_api.h>\n{body}", AMD[release], tmp_path))


def test_functions_have_the_types_that_amd_declares(release: str, tmp_path: Path) -> None:
    ours, theirs = signatures(headers.OWN, tmp_path), signatures(AMD[release], tmp_path)
    shared = [name for name in declared() if name in theirs and name not in OTHERWISE[release].split()]
    assert len(shared) > {"HIP 5.2": 270, "HIP 7.1": 440}[release]
    assert {name: alike(ours[name], release) for name in shared} == {
        name: alike(theirs[name], release) for name in shared
    }


def alike(signature: str, release: str) -> str:
    """A type, without what HIP 6 changed in names and qualifiers: the same for callers."""
    if release == "HIP 7.1":
        return signature
    plain = signature.replace("const ", "").replace("_const_t", "_t").replace("hipKernelNodeAttr", "hipLaunchAttribute")
    return (
        plain.replace("hipArray_t", "hipArray *")
        .replace("hipMipmappedArray_t", "hipMipmappedArray *")
        .replace("* *", "**")
    )


def signatures(include: Path, tmp_path: Path, header: str = "hip_runtime_api") -> dict[str, str]:
    """The types of functions of C, without the words that C wants where C++ does not."""
    path = tmp_path / "api.c"
    path.write_text(f"#include <hip/{header}.h>\n")
    clang = compilers.find()
    words = [
        *clang.driver,
        "-w",
        f"-I{include}",
        "-D__HIP_PLATFORM_AMD__",
        "-Xclang",
        "-ast-dump=json",
        "-fsyntax-only",
        "-x",
        "c",
    ]
    done = subprocess.run([*words, *headers.standard(clang), str(path)], capture_output=True, text=True, check=True)
    found = {}
    for node in json.loads(done.stdout)["inner"]:
        if node["kind"] == "FunctionDecl" and "hip" in node["name"]:
            found[node["name"]] = (
                _WORDS.sub("", node["type"]["qualType"]).replace("unsigned int", "uint32_t").replace("()", "(void)")
            )
    return found


def enumerators() -> dict[str, int]:
    return {name: int(value, 0) for name, value in re.findall(r"\b(\w+) = (-?\w+)", text("enumerations.h"))}


def test_enumerators_have_amds_values(release: str, tmp_path: Path) -> None:
    values = enumerators()
    assert len(values) > 500
    unknown = missing(release, AMD[release], frozenset(values))
    body = "\n".join(
        f'static_assert((long long){name} == {value}, "{name}");'
        for name, value in values.items()
        if name not in unknown
    )
    changed = re.findall(r"failed.*?: (\w+)", "\n".join(both(release, body, tmp_path)))
    assert sorted(changed) == sorted(RENUMBERED[release].split())


def structures() -> dict[str, list[str]]:
    """The places of the fields of all structures, those of inner ones too."""
    return {
        name if row.name else f"struct {name}": list(places(row.content))
        for name, row in c_layouts.rows().items()
        if row.word in ("struct", "union") and row.content
    }


def places(content: str) -> Iterator[str]:
    """The fields that C can name by where they are: those of inner structures too, and none of bits."""

    def inside(fields: Iterable[c_layouts.Field], before: str) -> Iterator[str]:
        for field in fields:
            if field.name and not field.bits:
                yield before + field.name
            yield from inside(field.fields, f"{before}{field.name}." if field.name else before)

    return inside(c_layouts.fields_of(content), "")


def read_by_python(kind: Any, fields: list[str]) -> Iterator[int]:
    """The size of a structure of ctypes, and where its fields are."""
    yield ctypes.sizeof(kind)
    for path in fields:
        at, inner = 0, kind
        for name in path.split("."):
            descriptor = getattr(inner, name)
            at += descriptor.offset
            inner = types_of(inner).get(name)
        yield at


def types_of(kind: Any) -> dict[str, Any]:
    """The types of the fields, those of fields without a name too."""
    found: dict[str, Any] = {}
    for name, type, *_ in kind._fields_:
        found |= types_of(type) if name == c_layouts.ANONYMOUS else {name: type}
    return found


def layout(include: Path, names: dict[str, list[str]], tmp_path: Path) -> dict[str, int]:
    """The sizes of structures and the places of fields, as far as the headers have them."""
    rows = []
    for name, fields in names.items():
        rows.append((name, f"sizeof({name})"))
        rows += [(f"{name}.{field}", f"__builtin_offsetof({name}, {field})") for field in fields]
    lines = [f'extern "C" const unsigned long long v{n} = {value};' for n, (_, value) in enumerate(rows)]
    options = ("-S", "-emit-llvm", "-o-")
    path = tmp_path / "layout.cpp"
    include_line = "#include <hip/hip_runtime_api.h>"
    path.write_text("\n".join([include_line, *lines]))
    clang = compilers.find()
    words = [*clang.driver, "-w", "-ferror-limit=0", f"-I{include}", "-D__HIP_PLATFORM_AMD__"]
    words += headers.standard(clang)
    done = subprocess.run([*words, *options, str(path)], capture_output=True, text=True)
    if done.returncode:
        for number in set(map(int, re.findall(r"layout\.cpp:(\d+):\d+: error", done.stderr))):
            lines[number - 2] = ""
        path.write_text("\n".join([include_line, *lines]))
        done = subprocess.run([*words, *options, str(path)], capture_output=True, text=True, check=True)
    values = re.findall(r"@v(\d+) = .*?constant i64 (\d+)", done.stdout)
    return {rows[int(n)][0]: int(value) for n, value in values}


@pytest.fixture(scope="module")
def own_layout(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """Those of all structures of hipkit's header."""
    return layout(headers.OWN, structures(), tmp_path_factory.mktemp("layout"))


CHANGED = {
    "HIP 5.2": """
        HIP_MEMCPY3D hipExternalMemoryBufferDesc hipExternalMemoryHandleDesc hipExternalSemaphoreHandleDesc
        hipExternalSemaphoreSignalParams hipExternalSemaphoreWaitParams hipMemAllocationProp hipMemPoolProps
        hipMipmappedArray hipPointerAttribute_t""",
    "HIP 7.1": "hipLaunchAttributeValue",  # without clusterDim, which came later
}
"""Structures that another release has otherwise."""


def test_structures_have_amds_layouts(release: str, own_layout: dict[str, int], tmp_path: Path) -> None:
    known = {name: fields for name, fields in structures().items() if name.split()[-1] in words_of(AMD[release])}
    assert len(known) > {"HIP 5.2": 35, "HIP 7.1": 60}[release]
    theirs = layout(AMD[release], known, tmp_path)
    different = {
        name.partition(".")[0]
        for name, value in own_layout.items()
        if name.partition(".")[0] in known and theirs.get(name) != value
    }
    assert different == set(CHANGED[release].split())


def words_of(folder: Path) -> set[str]:
    """All words of AMD's headers."""
    return set(re.findall(r"\w+", "".join(path.read_text() for path in (folder / "hip").glob("*.h"))))


def test_structures_of_the_header_are_those_of_the_runtime(own_layout: dict[str, int]) -> None:
    """As ctypes lays them out, and as clang does."""
    assert len(own_layout) > 500
    for name, fields in structures().items():
        plain = name.split()[-1]
        row = [own_layout[name], *(own_layout[f"{name}.{field}"] for field in fields)]
        assert list(read_by_python(c_layouts.type_of(plain, {}), fields)) == row, name


def test_the_flat_api_has_the_structures_of_the_header() -> None:
    """A class of Python that has the name of a row has its fields."""
    checked = 0
    for name in c_layouts.rows():
        kind = getattr(hip, name, None)
        if isinstance(kind, type) and issubclass(kind, ctypes.Structure | ctypes.Union):
            checked += 1
            assert [row[0] for row in kind._fields_] == [row[0] for row in c_layouts.layout(name)], name
    assert checked > 25


def test_properties_are_those_that_the_runtime_fills(own_layout: dict[str, int]) -> None:
    kind = PROPERTIES[6].ctype
    assert own_layout["hipDeviceProp_tR0600"] == PROPERTIES[6].size
    for name, _ in kind._fields_:
        assert own_layout[f"hipDeviceProp_tR0600.{name}"] == getattr(kind, name).offset, name


def test_enumerators_are_those_of_the_runtime() -> None:
    values = enumerators()
    wrong = {}
    count = 0
    for kind in (getattr(hip, name) for name in dir(hip)):
        if isinstance(kind, type) and issubclass(kind, IntEnum):
            for name, member in kind.__members__.items():
                if name in values:
                    count += 1
                    if values[name] != member:
                        wrong[name] = values[name], int(member)
    assert count > 300
    assert wrong == {}


@pytest.mark.parametrize("name", api_header.WRITTEN)
def test_headers_are_as_the_tables_have_them(name: str) -> None:
    """``python tools/api_header.py`` writes them again."""
    assert text(name) == api_header.WRITTEN[name]()


def test_what_the_runtime_answers_is_declared() -> None:
    names = set(declared())
    rows = {name for name, row in TABLE.items() if not library_of(name)}
    assert {name for name in rows - names if not api_header.UNDECLARED.fullmatch(name)} == set()
    assert names <= set(NODE_OF)


def test_hiprtc_is_declared_as_amd_declares_it(tmp_path: Path, lacking: Callable[[str], None]) -> None:
    """As in HIP 5.2, and with the functions that came later."""
    text = (headers.OWN / "hip" / "hiprtc.h").read_text()
    assert set(re.findall(r"\b(hiprtc\w+)\(", text)) == set(RTC.node_of)
    theirs = Path("/usr/include/hip/hiprtc.h")
    if not theirs.is_file():
        lacking("libamdhip64-dev")
    ours, amds = (signatures(folder, tmp_path, "hiprtc") for folder in (headers.OWN, theirs.parents[1]))
    assert len(amds) > 10
    assert {name: ours[name] for name in amds} == amds


@pytest.mark.parametrize("language", ["c", "c++"])
def test_programs_without_kernels_include_it_alone(language: str, tmp_path: Path, tool: Callable[[str], Any]) -> None:
    path = tmp_path / ("p.c" if language == "c" else "p.cpp")
    path.write_text(
        "#include <hip/hip_runtime_api.h>\nint main(void) { hipStream_t s; int n; dim3 d = {1, 2, 3}; hipDeviceProp_t p;\n"
        "return hipStreamCreate(&s) || hipGetDeviceCount(&n) || hipGetDeviceProperties(&p, 0) || d.x != 1; }\n"
    )
    clang = compilers.find()
    words = [*clang.driver, "-x", language, "-Wall", "-Werror", "-fsyntax-only", f"-I{headers.OWN}", str(path)]
    done = subprocess.run([*words, *headers.standard(clang)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", ["c", "c++"])
def test_extents_positions_and_pitched_pointers_are_made_of_their_members(
    language: str, tmp_path: Path, tool: Callable[[str], Any]
) -> None:
    path = tmp_path / ("p.c" if language == "c" else "p.cpp")
    path.write_text(
        "#include <hip/hip_runtime_api.h>\nint main(void) { int n; struct hipExtent e = make_hipExtent(1, 2, 3);\n"
        "struct hipPos p = make_hipPos(4, 5, 6); struct hipPitchedPtr q = make_hipPitchedPtr(&n, 7, 8, 9);\n"
        "return e.width != 1 || e.height != 2 || e.depth != 3 || p.x != 4 || p.y != 5 || p.z != 6\n"
        "    || q.ptr != &n || q.pitch != 7 || q.xsize != 8 || q.ysize != 9; }\n"
    )
    clang = compilers.find()
    words = [
        *clang.driver,
        "-x",
        language,
        "-Wall",
        "-Werror",
        f"-I{headers.OWN}",
        str(path),
        "-o",
        str(tmp_path / "p"),
    ]
    subprocess.run([*words, *headers.standard(clang)], check=True)
    assert subprocess.run([tmp_path / "p"]).returncode == 0
