"""Names and types of arguments from DWARF, where the compiler left it."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.fatbin.codeobject.dwarf import parameters
from hipkit.fatbin.codeobject.elf64 import Elf64
from hipkit.fatbin.describe_code import describe_code
from hipkit.fatbin.source import Source

SOURCE = """
namespace deep { namespace er {
struct pair { float x; int n; };
typedef unsigned long long size;
template<class T> __attribute__((global)) void kernel(T* __restrict a, const float* b, pair p, size n, int (*c)[4]) {
    a[n] = b[0] * p.x + c[0][1];
}
template __attribute__((global)) void kernel<float>(float*, const float*, pair, size, int (*)[4]);
} }
extern "C" __attribute__((global)) void plain(const volatile int* v, float** q, bool flag) { if (flag) *v, **q = 1; }
"""


@pytest.fixture(scope="module")
def compiled(tool: Callable[[str], Any], tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], bytes]:
    """The source with other options, linked as HIP's compilers do."""
    folder = tmp_path_factory.mktemp("dwarf")
    (folder / "k.hip").write_text(SOURCE)

    def build(*options: str) -> bytes:
        out = folder / "k.hsaco"
        tool("clang++-22")(
            "-x", "hip", "-nogpuinc", "-nogpulib", "-nostdinc", "--offload-arch=gfx942", "--offload-device-only",
            "--no-gpu-bundle-output", "-O1", *options, folder / "k.hip", "-o", out,
        )  # fmt: skip
        return out.read_bytes()

    return build


@pytest.mark.parametrize("version", [4, 5])
@pytest.mark.parametrize("units", [(), ("-fdebug-types-section",)], ids=["in_place", "type_units"])
def test_arguments_have_the_names_and_types_of_the_source(
    compiled: Callable[..., bytes], version: int, units: tuple[str, ...]
) -> None:
    code = CodeObject.read(compiled("-g", f"-gdwarf-{version}", *units))
    arguments = {
        kernel.name: [(a.name, a.type) for a in kernel.arguments if not a.is_hidden] for kernel in code.kernels
    }
    assert arguments == {
        "_ZN4deep2er6kernelIfEEvPT_PKfNS0_4pairEyPA4_i": [
            ("a", "float *restrict"),
            ("b", "const float *"),
            ("p", "pair"),
            ("n", "size"),
            ("c", "int (*) [4]"),
        ],
        "plain": [("v", "const volatile int *"), ("q", "float **"), ("flag", "bool")],
    }
    plain = [a.plain_type for kernel in code.kernels for a in kernel.arguments if not a.is_hidden]
    assert plain == [
        "float *restrict", "const float *", "pair", "unsigned long long", "int (*) [4]",
        "const volatile int *", "float **", "bool",
    ]  # fmt: skip
    described = describe_code(Source.from_bytes(compiled("-g")))
    assert described
    assert described["kernels"][0]["args"][0]["type"] == "float *restrict"


def test_a_type_whose_unit_is_not_there_has_no_name_and_others_have(compiled: Callable[..., bytes]) -> None:
    data = bytearray(compiled("-g", "-gdwarf-4", "-fdebug-types-section"))
    (section,) = (s for s in ELFFile(io.BytesIO(data)).iter_sections() if s.name == ".debug_types")
    signature = section["sh_offset"] + 11  # after the unit's length, version, abbreviations and size of addresses
    data[signature] ^= 0xFF
    kernel = CodeObject.read(bytes(data)).kernels[0]
    types = [argument.type for argument in kernel.arguments if not argument.is_hidden]
    assert types == ["float *restrict", "const float *", None, "size", "int (*) [4]"]


def test_without_debug_information_nothing_is_told(compiled: Callable[..., bytes]) -> None:
    code = CodeObject.read(compiled())
    assert {argument.type for kernel in code.kernels for argument in kernel.arguments} == {None}


def test_compressed_debug_information_is_left_alone(compiled: Callable[..., bytes]) -> None:
    code = CodeObject.read(compiled("-g", "-gz=zlib", "-Xoffload-linker", "--compress-debug-sections=zlib"))
    assert any(section.name == ".debug_info" for section in code.sections)
    assert parameters(code.elf) == {}


def test_damage_there_is_no_damage_of_the_code(compiled: Callable[..., bytes]) -> None:
    data = compiled("-g")
    code = CodeObject.read(data)
    [info] = [section for section in code.sections if section.name == ".debug_info"]

    @settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def check(draw: st.DataObject) -> None:
        changed = bytearray(data)
        debug = [section for section in code.sections if section.name.startswith(".debug_") and section.size]
        for _ in range(draw.draw(st.integers(1, 5))):
            section = draw.draw(st.sampled_from(debug))
            changed[section.offset + draw.draw(st.integers(0, section.size - 1))] = draw.draw(st.integers(0, 255))
        assert [kernel.name for kernel in CodeObject.read(bytes(changed)).kernels] == [k.name for k in code.kernels]
        parameters(Elf64(Source.from_bytes(bytes(changed)), "code-object", lambda _: None))

    assert info.size
    check()
