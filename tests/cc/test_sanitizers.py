"""``-fsanitize=`` in device code: a check fails where clang's own fails on the host, and the trap says which."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

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


def test_the_table_is_what_clang_does_on_the_host(folder: Path) -> None:
    clang = shutil.which("clang++-22") or shutil.which("clang++-19")
    if clang is None:
        pytest.skip("there is no clang whose host this is")
    checks = [f"-fsanitize={CHECKS}", "-fsanitize-trap=all", "-std=c++17", "-w", "-O1"]
    subprocess.run([clang, *checks, "host.cpp", "-o", "host"], cwd=folder, check=True)
    found = {}
    for number, (expression, _, bad, good) in enumerate(CASES):
        for value in (*bad, *good):
            code = subprocess.run([folder / "host", str(number), str(value)], capture_output=True).returncode
            assert code in (0, -signal.SIGILL), expression
            found[expression, value] = code != 0
    assert found == {case: bool(names) for case, names in meant().items()}


@pytest.mark.parametrize("level", ["-O0", "-O3"])
@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100", "gfx1201"])
def test_device_code_traps_where_the_host_does_and_says_why(
    folder: Path, compiler: Compiler, gpu: str, level: str
) -> None:
    options = [level, f"-fsanitize={CHECKS}", "-std=c++17", "-w", f"-I{folder}"]
    module = hipkit.Module.load(compile_for(folder / "device.hip", [gpu], options, compiler).data, device=hipkit.Device(gpu))
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
