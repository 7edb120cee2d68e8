"""Numbers of 8 bits of hip/hip_fp8.h: all codes, and every number that is near two of them, against exact fractions."""

from __future__ import annotations

import subprocess
from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from math import copysign, isinf, isnan
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from host_programs import host_program

import hipkit
from hipkit.cc import compilers
from hipkit.cc.device import compile_for

GPUS = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
"""Those with instructions for the formats of AMD and of OCP, and those without."""
COMPILERS = ("ziglang", "clang++-19", "clang++-22")


@dataclass(frozen=True)
class Format:
    """As the specification of OCP, and the paper on FNUZ, define one."""

    interpretation: str
    exponent_bits: int
    bias: int
    ml_dtypes: str
    nans: frozenset[int]
    infinity: int | None = None
    """Its code; what has none makes a NaN of what is too large."""

    @property
    def has_negative_zero(self) -> bool:
        return 0x80 not in self.nans

    def value(self, code: int) -> Fraction:
        mantissa_bits = 7 - self.exponent_bits
        exponent, mantissa = (code & 0x7F) >> mantissa_bits, code & ((1 << mantissa_bits) - 1)
        significand = Fraction(mantissa, 1 << mantissa_bits) + (1 if exponent else 0)
        return (-1 if code & 0x80 else 1) * significand * Fraction(2) ** (max(exponent, 1) - self.bias)

    @cached_property
    def grid(self) -> list[float]:
        """The sizes of the codes from 0 to the largest finite one, and what would be next: doubles have each exactly."""
        last = next(code for code in range(1, 0x81) if code in self.nans or code == self.infinity)
        sizes = [self.value(code) for code in range(last)]
        return [float(size) for size in [*sizes, 2 * sizes[-1] - sizes[-2]]]

    def nearest(self, number: float, *, is_negative: bool, saturates: bool) -> int | None:
        """The code of a finite number rounded to the nearest, an even one of two; None for NaN."""
        size = abs(number)
        below = min(bisect(self.grid, size) - 1, len(self.grid) - 2)
        middle = (self.grid[below] + self.grid[below + 1]) / 2
        code = below + (size > middle or (size == middle and below % 2 == 1))
        if code == len(self.grid) - 1:
            if not saturates:
                return None if self.infinity is None else self.infinity | is_negative << 7
            code -= 1
        return code if code == 0 and not self.has_negative_zero else code | is_negative << 7


FORMATS = {
    "e4m3": Format("__HIP_E4M3", 4, 7, "float8_e4m3fn", frozenset({0x7F, 0xFF})),
    "e5m2": Format("__HIP_E5M2", 5, 15, "float8_e5m2", frozenset({0x7D, 0x7E, 0x7F, 0xFD, 0xFE, 0xFF}), 0x7C),
    "e4m3_fnuz": Format("__HIP_E4M3_FNUZ", 4, 8, "float8_e4m3fnuz", frozenset({0x80})),
    "e5m2_fnuz": Format("__HIP_E5M2_FNUZ", 5, 16, "float8_e5m2fnuz", frozenset({0x80})),
}

PROGRAM = """
#include <hip/hip_runtime.h>
#include <hip/hip_fp8.h>
#define I (blockIdx.x * blockDim.x + threadIdx.x)
#define WAY __host__ __device__ inline
#define FORMAT(name, kind)                                                                                      \\
    WAY void decode_##name(unsigned char code, float *out) {                                                    \\
        __hip_fp8_##name x; x.__x = code;                                                                       \\
        __hip_fp8x2_##name two; two.__x = code | 0x3800;                                                        \\
        __hip_fp8x4_##name four; four.__x = 0x38003800u | code << 16;                                           \\
        out[0] = x, out[1] = (double)x, out[2] = (float)(__half)x, out[3] = (float)(__hip_bfloat16)x;           \\
        out[4] = (float2(two)).x, out[5] = (float4(four)).z, out[6] = (float)((__half2)two).x;                  \\
        out[7] = (float)__half(__hip_cvt_fp8_to_halfraw(code, kind));                                           \\
        out[8] = (float)((__half2)__hip_cvt_fp8x2_to_halfraw2(two.__x, kind)).x;                                \\
        out[9] = (int)x, out[10] = (unsigned char)x, out[11] = (signed char)x, out[12] = (bool)x;               \\
        out[13] = (unsigned long long)x, out[14] = (short)x, out[15] = (float2(two)).y;                         \\
    }                                                                                                           \\
    WAY void encode_##name(double d, unsigned char *out) {                                                      \\
        float x = (float)d;                                                                                     \\
        double2 dd(d, -d); float2 xx(x, -x); float4 four(0, x, 1, -x);                                          \\
        out[0] = __hip_cvt_float_to_fp8(x, __HIP_NOSAT, kind);                                                  \\
        out[1] = __hip_cvt_float_to_fp8(x, __HIP_SATFINITE, kind);                                              \\
        out[2] = __hip_cvt_double_to_fp8(d, __HIP_NOSAT, kind);                                                 \\
        out[3] = __hip_fp8_##name(d).__x;                                                                       \\
        out[4] = __hip_cvt_float2_to_fp8x2(xx, __HIP_NOSAT, kind), out[5] = __hip_cvt_float2_to_fp8x2(xx, __HIP_NOSAT, kind) >> 8; \\
        out[6] = __hip_fp8x2_##name(dd).__x, out[7] = __hip_fp8x2_##name(dd).__x >> 8;                          \\
        out[8] = __hip_fp8x4_##name(four).__x >> 8, out[9] = __hip_fp8x4_##name(four).__x >> 24;                \\
        out[10] = __hip_fp8x4_##name(double4(d, 0, 0, d)).__x >> 24, out[11] = __hip_fp8_##name(x).__x;         \\
    }                                                                                                           \\
    WAY void of_half_##name(unsigned short bits, unsigned char *out) {                                          \\
        __half_raw h; h.x = bits;                                                                               \\
        __hip_bfloat16_raw b; b.x = bits;                                                                       \\
        out[0] = __hip_cvt_halfraw_to_fp8(h, __HIP_NOSAT, kind), out[1] = __hip_fp8_##name(__half(h)).__x;      \\
        out[2] = __hip_cvt_halfraw2_to_fp8x2(__half2(__half(h), __half(h)), __HIP_NOSAT, kind) >> 8;            \\
        out[3] = __hip_cvt_bfloat16raw_to_fp8(b, __HIP_NOSAT, kind), out[4] = __hip_fp8_##name(__hip_bfloat16(b)).__x; \\
        out[5] = __hip_cvt_bfloat16raw2_to_fp8x2(__hip_bfloat162(__hip_bfloat16(b), __hip_bfloat16(b)), __HIP_NOSAT, kind) >> 8; \\
    }
FORMAT(e4m3, __HIP_E4M3)
FORMAT(e5m2, __HIP_E5M2)
FORMAT(e4m3_fnuz, __HIP_E4M3_FNUZ)
FORMAT(e5m2_fnuz, __HIP_E5M2_FNUZ)
"""
KERNELS = """
#define KERNELS(name) \\
    extern "C" __global__ void k_decode_##name(const unsigned char *in, float *out, int n) {                    \\
        if (I < n) decode_##name(in[I], out + 16 * I);                                                          \\
    }                                                                                                           \\
    extern "C" __global__ void k_encode_##name(const double *in, unsigned char *out, int n) {                   \\
        if (I < n) encode_##name(in[I], out + 12 * I);                                                          \\
    }                                                                                                           \\
    extern "C" __global__ void k_of_half_##name(const unsigned short *in, unsigned char *out, int n) {          \\
        if (I < n) of_half_##name(in[I], out + 6 * I);                                                          \\
    }
KERNELS(e4m3) KERNELS(e5m2) KERNELS(e4m3_fnuz) KERNELS(e5m2_fnuz)
"""
HOST = """
#include <cstdio>
#include <cstring>
#include <vector>
template <class In, class Out> void all(void (*convert)(In, Out *), unsigned each, FILE *in) {
    In value; std::vector<Out> out(each);
    while (fread(&value, sizeof value, 1, in)) { convert(value, out.data()); fwrite(out.data(), sizeof(Out), each, stdout); }
}
int main(int, char **names) {
    FILE *in = fopen(names[2], "rb");
#define NAMED(name)                                                                      \\
    if (!strcmp(names[1], "decode_" #name)) all(decode_##name, 16, in);                  \\
    if (!strcmp(names[1], "encode_" #name)) all(encode_##name, 12, in);                  \\
    if (!strcmp(names[1], "of_half_" #name)) all(of_half_##name, 6, in);
    NAMED(e4m3) NAMED(e5m2) NAMED(e4m3_fnuz) NAMED(e5m2_fnuz)
}
"""

Convert = Callable[[str, Any, Any], Any]
"""Name, inputs, and the type of the results: a row of them for each input."""
COLUMNS = {"decode": 16, "encode": 12, "of_half": 6}


def points(form: Format) -> list[float]:
    """Numbers of a format, those halfway, the floats and doubles next to these, and what is too large and too small."""
    near = form.grid + [(a + b) / 2 for a, b in pairwise(form.grid)]
    near += [float(np.nextafter(np.float32(x), np.float32(way))) for x in near for way in (0, np.inf)]
    near += [float(np.nextafter(x, way)) for x in near for way in (0, np.inf)]
    near += [1e-60, 5e-324, 1e-45, 1e5, 3e38, 1e300]
    near += np.random.default_rng(8).lognormal(0, 5, 3000).tolist()
    return [x for size in near for x in (size, -size)]


def is_code(form: Format, found: Any, expected: int | None) -> bool:
    return int(found) in form.nans if expected is None else int(found) == expected


def check_all(name: str, form: Format, convert: Convert) -> None:
    codes = np.arange(256, dtype="u1")
    for code, row in zip(codes.tolist(), convert(f"decode_{name}", codes, "f4"), strict=True):
        check_decoded(form, code, row)
    numbers = [*points(form), np.inf, -np.inf, np.nan]
    for number, row in zip(numbers, convert(f"encode_{name}", np.array(numbers), "u1"), strict=True):
        check_encoded(form, number, row)
    halves = np.arange(1 << 16, dtype="u2")
    found = convert(f"of_half_{name}", halves, "u1")
    with np.errstate(invalid="ignore"):
        wide = halves.view("f2").astype("f8"), (halves.astype("u4") << 16).view("f4").astype("f8")
    for numbers_of, columns in zip(wide, (found[:, :3], found[:, 3:]), strict=True):
        for x, (plain, saturated, pair) in zip(numbers_of.tolist(), columns.tolist(), strict=True):
            want, most = expected(form, x, False), expected(form, x, True)
            assert is_code(form, plain, want), x
            assert is_code(form, saturated, most), x
            assert is_code(form, pair, want), x


def expected(form: Format, number: float, saturates: bool) -> int | None:
    if isnan(number):
        return None
    if isinf(number):
        return None if form.infinity is None else form.infinity | (number < 0) << 7
    return form.nearest(number, is_negative=copysign(1, number) < 0, saturates=saturates)


def check_decoded(form: Format, code: int, row: Any) -> None:
    if code in form.nans:
        assert np.isnan(row[:9]).all()
        assert row[9:12].tolist() + row[13:15].tolist() == [0] * 5
        assert row[12] == 1
    else:
        is_infinite = form.infinity is not None and code & 0x7F == form.infinity
        value = float(form.value(code)) if not is_infinite else np.inf * (-1 if code & 0x80 else 1)
        assert row[:9].tolist() == [value] * 9
        assert (np.signbit(row[:9]) == bool(code & 0x80)).all()
        ends = [(-(2**31), 2**31 - 1), (0, 255), (-128, 127), (0, 2**64 - 1), (-(2**15), 2**15 - 1)]
        cut = [float(np.float32(np.trunc(np.clip(value, *end)))) for end in ends]
        assert [*row[9:12].tolist(), *row[13:15].tolist()] == cut
        assert row[12] == (value != 0)
    assert row[15] == form.value(0x38)


def check_encoded(form: Format, number: float, row: Any) -> None:
    with np.errstate(over="ignore"):
        near = float(np.float32(number))
    plain = [expected(form, x, False) for x in (near, number, -near)]
    saturated = [expected(form, x, True) for x in (near, number, -near, -number)]
    wanted = [plain[0], saturated[0], plain[1], saturated[1], plain[0], plain[2], saturated[1], saturated[3]]
    wanted += [saturated[0], saturated[2], saturated[1], saturated[0]]
    assert all(is_code(form, a, b) for a, b in zip(row, wanted, strict=True)), (number, row, wanted)


@pytest.fixture(params=COMPILERS)
def compiler(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> str:
    return compiler_here(request.param)


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("gpu", GPUS)
def test_kernels_convert_all_numbers(name: str, gpu: str) -> None:
    check_all(name, FORMATS[name], on_device(gpu, "ziglang"))


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", ["e4m3", "e5m2_fnuz"])
@pytest.mark.parametrize("gpu", ["gfx942", "gfx1201"])
def test_each_compiler_makes_the_same(name: str, gpu: str, compiler: str) -> None:
    check_all(name, FORMATS[name], on_device(gpu, compiler))


def on_device(gpu: str, compiler: str) -> Convert:
    module = hipkit.compile(PROGRAM + KERNELS, gpu, compiler=compiler)

    def convert(name: str, values: Any, dtype: str) -> Any:
        out = np.zeros((len(values), COLUMNS[name[: name.index("_e")]]), dtype)
        module[f"k_{name}"].launch(-(-len(values) // 256), 256, [values, out, len(values)])
        return out

    return convert


@pytest.mark.parametrize("name", FORMATS)
def test_the_host_converts_them_too(name: str, tool: Callable[[str], Any], tmp_path: Path) -> None:
    tool("clang++-22")
    (tmp_path / "k.hip").write_text(PROGRAM + HOST)
    program = host_program(tmp_path / "k.hip", "clang++-22")

    def convert(function: str, values: Any, dtype: str) -> Any:
        values.tofile(tmp_path / "in")
        said = subprocess.run([program, function, tmp_path / "in"], check=True, capture_output=True).stdout
        return np.frombuffer(said, dtype).reshape(len(values), -1)

    check_all(name, FORMATS[name], convert)


@pytest.mark.parametrize("name", FORMATS)
def test_the_definitions_here_are_those_of_ml_dtypes(name: str) -> None:
    ml_dtypes = pytest.importorskip("ml_dtypes")
    form = FORMATS[name]
    kind = getattr(ml_dtypes, form.ml_dtypes)
    for code, value in enumerate(np.arange(256, dtype="u1").view(kind).astype("f8").tolist()):
        if code in form.nans:
            assert np.isnan(value)
        elif form.infinity is not None and code & 0x7F == form.infinity:
            assert np.isinf(value)
        else:
            assert value == form.value(code)
    with np.errstate(all="ignore"):
        numbers = np.array(points(form)).astype("f4")
        theirs = numbers.astype(kind).view("u1")
    for number, code in zip(numbers.tolist(), theirs, strict=True):
        assert is_code(form, code, expected(form, number, False)), number


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(
    ("gpu", "own"), [("gfx942", "e4m3_fnuz"), ("gfx950", "e4m3"), ("gfx1201", "e4m3"), ("gfx1100", "")]
)
def test_instructions_are_used_where_the_processor_has_them(gpu: str, own: str, tmp_path: Path) -> None:
    for name in ("e4m3", "e4m3_fnuz"):
        kind = f"__hip_fp8_{name}"
        source = tmp_path / "k.hip"
        source.write_text(
            f"#include <hip/hip_fp8.h>\n__global__ void k(const float *x, {kind} *out) {{ *out = {kind}(*x); }}"
        )
        code = compile_for(source, [gpu], [], compilers.find("ziglang")).data
        disassembly = hipkit.Disassembly(hipkit.CodeObject.read(hipkit.open(code).entries[0].source))
        text = [str(row) for function in disassembly.functions for row in disassembly.instructions(function)]
        assert any("v_cvt_pk_fp8_f32" in row for row in text) == (name == own)
