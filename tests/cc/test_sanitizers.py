"""``-fsanitize=`` in device code: a check fails where clang's own fails on the host, and the trap says which."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hipkit
from hipkit.cc.compilers import Compiler, find
from hipkit.cc.device import compile_for
from hipkit.cc.sanitizers import INSTEAD
from hipkit.fatbin.errors import UsageError

LOWEST = -(1 << 31)
CHECKS = "undefined,bounds,integer,implicit-conversion,float-divide-by-zero,nullability"
CASES: tuple[tuple[str, str, tuple[float, ...], tuple[float, ...]], ...] = (
    ("n + n", "signed-integer-overflow", (1 << 30,), (0, (1 << 30) - 1, -1 << 30)),
    ("n - 5", "signed-integer-overflow", (LOWEST,), (LOWEST + 5,)),
    ("n * n", "signed-integer-overflow", (46341,), (46340,)),
    ("-n", "signed-integer-overflow", (LOWEST,), (LOWEST + 1,)),
    ("7 / n", "division", (0,), (1, -1)),
    ("INT_MIN / n", "division", (-1, 0), (1,)),
    ("n % 7 / f", "float-divide-by-zero division", (0,), (2,)),
    ("1 << n", "shift", (32, -1), (0, 30)),
    ("n << 8", "shift", (1 << 24,), (1,)),
    ("n >> n", "shift", (32, 64), (31,)),
    ("(int)(f * 2)", "float-cast-overflow", (1.5e9, -2e9), (1e9, -1e9)),
    ("(unsigned)f", "float-cast-overflow", (-2, 5e9), (4e9, 0)),
    ("table[n]", "array-bounds", (8, -1), (0, 7)),
    ("rows[1].of[n]", "array-bounds", (4, -1), (0, 3)),
    ("*(int *)(bytes + n)", "pointer", (2, 13), (0, 4)),
    ("*(long *)(bytes + n)", "pointer", (4,), (8,)),
    ("n ? *bytes : *(char *)pointer_of(n)", "pointer", (0,), (1,)),
    ("*(bool *)(bytes + n)", "invalid-value", (2, 3), (0, 1)),
    ("*(Colour *)(bytes + n)", "invalid-value", (8,), (4,)),
    ("without_result(n)", "return", (0,), (1,)),
    ("reached(n)", "unreachable", (0,), (1,)),
    ("__builtin_clz(n)", "builtin", (0,), (1, 2)),
    ("moved(bytes, n) != bytes", "pointer-overflow", (-1,), (1,)),
    ("wants(n ? bytes : nullptr)", "nonnull-attribute", (0,), (1,)),
    ("*gives(n ? bytes : table)", "", (), (1, 0)),
    ("gives(n ? bytes : nullptr) == bytes", "returns-nonnull-attribute", (0,), (1,)),
    ("may_not_be_null(n ? bytes : nullptr)", "nullability-arg", (0,), (1,)),
    ("(unsigned)n * 2u", "unsigned-integer-overflow implicit-conversion", (LOWEST,), (1 << 30,)),
    ("(signed char)n", "", (), (300,)),
    ("narrow(n)", "implicit-conversion", (300, -129), (127, -128)),
    ("unsigned_of(n) == 1u", "implicit-conversion", (-1,), (1,)),
)
"""Expressions of n and f, which are the same number; the names of what fails; numbers for which it does, and others."""
SOURCE = """
#include <limits.h>
enum Colour {{ RED, GREEN }};
struct Row {{ int of[4]; int last; }};
HD char *pointer_of(long n) {{ return (char *)n; }}
HD int without_result(int n) {{ if (n) return 1; }}
HD int reached(int n) {{ if (n == 0) __builtin_unreachable(); return n; }}
HD char *moved(char *bytes, int n) {{ return bytes + (unsigned long)(long)n; }}
HD __attribute__((nonnull)) int wants(char *p) {{ return p != 0; }}
HD __attribute__((returns_nonnull)) char *gives(char *p) {{ return p; }}
HD int may_not_be_null(char *_Nonnull p) {{ return 2; }}
HD signed char narrow(int n) {{ return n; }}
HD unsigned unsigned_of(int n) {{ return n; }}
{functions}
HD double chosen(int which, int n, double f, char *bytes) {{
    switch (which) {{ {cases} }}
    return -1;
}}
"""
FUNCTION = """
HD double case{number}(int n, double f, char *bytes) {{
    char table[8] = {{0, 1, 2, 3, 4, 5, 6, 7}};
    Row rows[2] = {{{{{{0, 1, 2, 3}}, 4}}, {{{{4, 5, 6, 7}}, 8}}}};
    (void)table; (void)rows;
    return {expression};
}}
"""
HOST = """
#define HD __attribute__((noinline))
#include <stdlib.h>
#include "cases.h"
alignas(16) char bytes[16] = {0, 1, 2, 3, 0, 0, 0, 0, 77, 7, 7, 7, 0, 0, 0, 0};
int main(int, char **words) {
    bytes[1] = 1; bytes[0] = 0; double f = atof(words[2]);
    int n = f >= -2147483648.0 && f <= 2147483647.0 ? (int)f : 0;
    volatile double result = chosen(atoi(words[1]), n, f, bytes);
    return 0;
}
"""
DEVICE = """
#include <hip/hip_runtime.h>
#define HD __device__ __attribute__((noinline))
#include "cases.h"
extern "C" __global__ void k(int which, int n, double f, char *bytes, double *out) { *out = chosen(which, n, f, bytes); }
"""
BYTES = bytes((0, 1, 2, 3, 0, 0, 0, 0, 77, 7, 7, 7, 0, 0, 0, 0))
"""What the cases read: as bool, as enumeration, as numbers."""


@pytest.fixture(scope="module")
def compiler(compiler_here: Callable[[str], str]) -> Compiler:
    return find(compiler_here("clang++-22"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the cases, for the host and for a GPU."""
    folder = tmp_path_factory.mktemp("sanitized")
    functions = "".join(FUNCTION.format(number=number, expression=row[0]) for number, row in enumerate(CASES))
    cases = " ".join(f"case {number}: return case{number}(n, f, bytes);" for number in range(len(CASES)))
    (folder / "cases.h").write_text(SOURCE.format(functions=functions, cases=cases))
    (folder / "host.cpp").write_text(HOST)
    (folder / "device.hip").write_text(DEVICE)
    return folder


def meant() -> dict[tuple[str, float], set[str]]:
    """What each case is to fail at; nothing where it is sound."""
    return {
        (expression, number): set(names.split()) if numbers is bad else set()
        for expression, names, bad, good in CASES
        for numbers in (bad, good)
        for number in numbers
    }


def test_the_table_is_what_clang_does_on_the_host(folder: Path, tool: Callable[[str], Any]) -> None:
    checks = [f"-fsanitize={CHECKS}", "-fsanitize-trap=all", "-std=c++17", "-w", "-O1"]
    tool("clang++-22")(*checks, f"-I{folder}", folder / "host.cpp", "-o", folder / "host")
    found = {}
    for number, (expression, _, bad, good) in enumerate(CASES):
        for value in (*bad, *good):
            code = subprocess.run([folder / "host", str(number), str(value)], capture_output=True).returncode
            assert code in (0, -signal.SIGILL), expression
            found[expression, value] = code != 0
    assert found == {case: bool(names) for case, names in meant().items()}


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("level", ["-O0", "-O3"])
@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100", "gfx1201"])
def test_device_code_traps_where_the_host_does_and_says_why(
    folder: Path, compiler: Compiler, gpu: str, level: str
) -> None:
    options = [level, f"-fsanitize={CHECKS}", "-std=c++17", "-w", f"-I{folder}"]
    module = hipkit.Module.load(
        compile_for(folder / "device.hip", [gpu], options, compiler).data, device=hipkit.Device(gpu)
    )
    wrong = {}
    for (expression, value), names in meant().items():
        n = int(value) if LOWEST <= value < -LOWEST else 0
        which = [row[0] for row in CASES].index(expression)
        out = bytearray(8)
        try:
            module["k"].launch(1, 1, [which, n, float(value), bytearray(BYTES), out])
            found = ""
        except hipkit.TrapError as error:
            found = error.kind
            assert error.line.partition(":")[0].endswith("cases.h") or "cases.h" in error.line
        if found not in (names or {""}):
            wrong[expression, value] = found
    assert not wrong


PROGRAM = """
#include <hip/hip_runtime.h>
__global__ void k(int *out, int n) {
    int table[8];
    for (int i = 0; i < 8; i++) table[i] = out[i];
    out[0] = table[n] +
             table[n + 1];
    if (n < 0) __builtin_trap();
}
int shifted(int by) { return 1 << by; }
int main(int count, char **) {
    int *out;
    if (hipMalloc(&out, 64) || hipMemset(out, 0, 64)) return 3;
    k<<<1, 1>>>(out, count == 1 ? 7 : -1);
    return hipDeviceSynchronize();
}
"""


def hipkit_at(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hipkit", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def built(folder: Path, compiler: Compiler, *options: str) -> subprocess.CompletedProcess[str]:
    kind = compiler.kind if compiler.is_zig else str(compiler.path)
    (folder / "p.hip").write_text(PROGRAM)
    return hipkit_at(folder, "cc", "--compiler", kind, *options, "p.hip", "-o", "p")


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_what_failed_is_found_at_its_line_by_name(compiler: Compiler, tmp_path: Path, level: str) -> None:
    assert built(tmp_path, compiler, level, "-fsanitize=bounds").returncode == 0
    ran = hipkit_at(tmp_path, "run", "p")
    assert "p.hip:7): trap 2 in wave 0 of workgroup (0,0,0): an array index is out of bounds" in ran.stderr
    assert hipkit_at(tmp_path, "check", "--tool", "mem", "--json", "found.json", "-q", "p").returncode != 0
    (finding,) = json.loads((tmp_path / "found.json").read_text())["findings"]
    assert (finding["tool"], finding["rule"], finding["severity"]) == ("mem", "array-bounds", "error")
    assert [site["line"].rpartition(":")[2] for site in finding["sites"]] == ["7"]
    hipkit_at(tmp_path, "check", "--tool", "mem", "--format", "sarif", "-o", "found.sarif", "-q", "p")
    (result,) = json.loads((tmp_path / "found.sarif").read_text())["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"]["region"]["startLine"] == 7


def test_a_trap_of_the_source_keeps_its_text(compiler: Compiler, tmp_path: Path) -> None:
    built(tmp_path, compiler, "-g")
    ran = hipkit_at(tmp_path, "run", "p", "more")
    assert "p.hip:8): trap 2 in wave 0 of workgroup (0,0,0): an assertion, __builtin_trap, or code" in ran.stderr


def test_an_older_clang_says_the_line_alone(tool: Callable[[str], Any], tmp_path: Path) -> None:
    tool("clang++-19")
    for level in ("-O0", "-O3"):
        assert built(tmp_path, find("clang++-19"), level, "-fsanitize=bounds").returncode == 0
        ran = hipkit_at(tmp_path, "run", "p")
        assert "p.hip:7): trap 2 in wave 0 of workgroup (0,0,0): a check that -fsanitize= asks for, an" in ran.stderr


def traps(folder: Path) -> int:
    return hipkit_at(folder, "disasm", "p").stdout.count("s_trap")


def test_which_checks_there_are_is_what_clang_makes_of_the_options(compiler: Compiler, tmp_path: Path) -> None:
    counts = {}
    for options in (
        "", "-fsanitize=array-bounds", "-fsanitize=undefined -fno-sanitize=undefined",
        "-fsanitize=undefined -fno-sanitize=all -fsanitize=array-bounds", "-Xarch_device -fsanitize=array-bounds",
        "-Xarch_host -fsanitize=array-bounds -Xarch_host -fsanitize-trap=all", "-fsanitize=array-bounds -fsanitize-recover=all",
    ):  # fmt: skip
        assert built(tmp_path, compiler, "-O1", *options.split()).returncode == 0, options
        counts[options] = traps(tmp_path) > 1
    assert list(counts.values()) == [False, True, False, True, True, False, True]


def test_the_hosts_code_has_the_checks_that_are_asked_for_it(compiler: Compiler, tmp_path: Path) -> None:
    built(tmp_path, compiler, "-O1", "-fsanitize=shift")
    without = (tmp_path / "p").read_bytes()
    assert b"__ubsan_" not in without
    of_host = ("-Xarch_host", "-fsanitize=shift")
    assert built(tmp_path, compiler, "-O1", *of_host, "-c").returncode == 0
    assert b"__ubsan_handle_shift_out_of_bounds" in (tmp_path / "p").read_bytes()


@pytest.mark.parametrize("name", [*INSTEAD, "vptr", "function", "fuzzer", "cfi", "nothing-of-clangs"])
def test_what_device_code_cannot_have_is_refused_by_name(compiler: Compiler, tmp_path: Path, name: str) -> None:
    (tmp_path / "k.hip").write_text("__global__ void k() {}")
    with pytest.raises((UsageError, hipkit.CompileError), match=name) as said:
        compile_for(tmp_path / "k.hip", ["gfx942"], [f"-fsanitize=bounds,{name}"], compiler)
    assert ("hipkit check --tool" in str(said.value)) == (name in INSTEAD)


def test_linked_bitcode_has_the_checks_too(compiler: Compiler, tmp_path: Path) -> None:
    assert built(tmp_path, compiler, "-O1", "-fgpu-rdc", "-fsanitize=bounds").returncode == 0
    assert "p.hip:7): trap 2 in wave 0" in hipkit_at(tmp_path, "run", "p").stderr


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_hipkits_headers_may_compute_as_they_do(compiler: Compiler, level: str) -> None:
    source = 'extern "C" __global__ void k(float *p, int *n) { *p = expf(*p) + exp(-*p); *n = __mul24(*n, 3); }'
    options = [level, f"-fsanitize={CHECKS}", "-fno-sanitize=implicit-conversion"]
    kind = compiler.kind if compiler.is_zig else str(compiler.path)
    module = hipkit.compile(source, "gfx942", options, compiler=kind)
    for value in (0.0, -1000.0, 1000.0):
        number, product = np.array([value], "f4"), np.array([-(1 << 23)], "i4")
        module["k"].launch(1, 1, [number, product])
        assert product[0] == -3 << 23
