"""Kernels compiled with hipkit's own headers, by each compiler that is there, run, and compared with what numpy says."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import hipkit
from hipkit.cc import compilers, headers
from hipkit.cli.main import cli

COMPILERS = ("ziglang", "clang++-19", "clang++-22")
GPUS = ("gfx906", "gfx942", "gfx1030", "gfx1100", "gfx1201")


@pytest.fixture(params=COMPILERS)
def compiler(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> str:
    return compiler_here(request.param)


BASIC = """
extern "C" __global__ void add(float *a, const float *b, int n) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) a[i] += b[i];
}
__global__ void total(int *out, const int *in, int n) {
    int v = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) v += in[i];
    for (int d = warpSize / 2; d; d /= 2) v += __shfl_xor(v, d);
    __shared__ int sum;
    if (!threadIdx.x) sum = 0;
    __syncthreads();
    if (!(threadIdx.x & (warpSize - 1))) atomicAdd(&sum, v);
    __syncthreads();
    if (!threadIdx.x) atomicAdd(out, sum);
}
__global__ void vectors(float4 *p, float k) {
    float4 v = p[threadIdx.x];
    p[threadIdx.x] = (k * v + make_float4(1, 2, 3, 4)) / float4(2.0f) - v;
}
__global__ void sizes(unsigned *p) {
    dim3 block = blockDim, grid = gridDim;
    uint3 at = threadIdx;
    if (at.x + at.y + at.z + blockIdx.x + blockIdx.y + blockIdx.z) return;
    unsigned all[] = {block.x, block.y, block.z, grid.x, grid.y, grid.z, (unsigned)warpSize};
    for (int n = 0; n < 7; n++) p[n] = all[n];
}
"""


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("gpu", GPUS)
def test_kernels_of_every_compiler_run_on_every_generation(gpu: str, compiler: str) -> None:
    module = hipkit.compile(BASIC, gpu, compiler=compiler)
    a = np.arange(1000, dtype="f4")
    module["add"].launch(4, 256, [a, np.ones(1000, "f4"), 1000])
    assert (a == np.arange(1000) + 1).all()
    total, values = np.zeros(1, "i4"), np.arange(5000, dtype="i4")
    module["total"].launch(3, 256, [total, values, 5000])
    assert total[0] == values.sum()
    p = np.arange(256, dtype="f4").reshape(64, 4)
    expected = (3 * p + np.array([1, 2, 3, 4], "f4")) / 2 - p
    module["vectors"].launch(1, 64, [p, 3.0])
    assert (p == expected).all()
    sizes = np.zeros(7, "u4")
    module["sizes"].launch((3, 2, 5), (8, 4, 2), [sizes])
    assert sizes.tolist() == [8, 4, 2, 3, 2, 5, module.device.wave_size]


ATOMICS = """
template <class T> __device__ void all(T *p, T *old) {
    old[0] = atomicAdd(p, T(3)); old[1] = atomicSub(p, T(2)); old[2] = atomicMin(p, T(7)); old[3] = atomicMax(p, T(9));
    old[4] = atomicExch(p, T(20)); old[5] = atomicCAS(p, T(20), T(11)); old[6] = atomicCAS(p, T(20), T(12));
    old[7] = atomicAdd_system(p, T(1)); old[8] = atomicAdd_block(p, T(1)); old[9] = *p;
}
__global__ void ints(int *p, int *old) { all(p, old); }
__global__ void unsigneds(unsigned *p, unsigned *old) { all(p, old); }
__global__ void longs(long long *p, long long *old) { all(p, old); }
__global__ void floats(float *p, float *old) { all(p, old); }
__global__ void doubles(double *p, double *old) { all(p, old); }
__global__ void bits(unsigned *p, unsigned *old) {
    old[0] = atomicAnd(p, 0xf0u); old[1] = atomicOr(p, 0x0fu); old[2] = atomicXor(p, 0xffu);
    old[3] = atomicInc(p, 100u); old[4] = atomicInc(p, 1u); old[5] = atomicDec(p, 5u); old[6] = atomicDec(p, 5u); old[7] = *p;
}
"""


def test_atomic_operations_give_the_old_value(compiler: str) -> None:
    module = hipkit.compile(ATOMICS, "gfx942", compiler=compiler)
    for name, dtype in {"ints": "i4", "unsigneds": "u4", "longs": "i8", "floats": "f4", "doubles": "f8"}.items():
        old = np.zeros(10, dtype)
        module[name].launch(1, 1, [np.full(1, 10, dtype), old])
        assert old.tolist() == [10, 13, 11, 7, 9, 20, 11, 11, 12, 13], name
    old = np.zeros(8, "u4")
    module["bits"].launch(1, 1, [np.full(1, 0xAA, "u4"), old])
    assert old.tolist() == [0xAA, 0xA0, 0xAF, 0x50, 0x51, 0, 5, 4]


OWN_ATOMICS = """
__device__ long long atomicAdd(long long *p, long long value) {
    return (long long)atomicAdd((unsigned long long *)p, (unsigned long long)(2 * value));
}
template <class T, class = decltype(T::is_mine)> __device__ T atomicExch(T *p, T value) { return value; }
__global__ void adds(long long *p, long *q) { atomicAdd(p, 5); atomicAdd(q, 5); atomicExch(q + 1, 7L); }
"""


def test_programs_may_define_the_atomic_operations_that_amds_headers_lack(compiler: str) -> None:
    words, others = np.ones(1, "i8"), np.ones(2, "i8")
    hipkit.compile(OWN_ATOMICS, "gfx942", compiler=compiler)["adds"].launch(1, 1, [words, others])
    assert (words.tolist(), others.tolist()) == ([11], [6, 7])


BITS = """
__global__ void bits(const unsigned *x, const unsigned *y, unsigned *out) {
    unsigned a = x[threadIdx.x], b = y[threadIdx.x], *o = out + 16 * threadIdx.x;
    o[0] = __popc(a); o[1] = __clz(a); o[2] = __ffs((int)a); o[3] = __brev(a); o[4] = __umulhi(a, b); o[5] = __mulhi((int)a, (int)b);
    o[6] = __byte_perm(a, b, 0x6420); o[7] = __funnelshift_l(a, b, 5); o[8] = __funnelshift_r(a, b, 5); o[9] = __umul24(a, b);
    o[10] = __uhadd(a, b); o[11] = __urhadd(a, b); o[12] = __usad(a, b, 7); o[13] = __float_as_uint(__uint_as_float(a));
    o[14] = __clzll(((unsigned long long)a << 32) | b); o[15] = __mul24((int)a, (int)b);
}
"""


def bits_of(a: int, b: int) -> list[int]:
    def signed(x: int, width: int = 32) -> int:
        x &= (1 << width) - 1
        return x - (1 << width) if x >> (width - 1) else x

    both = b << 32 | a
    octets = both.to_bytes(8, "little")
    return [
        word & 0xFFFFFFFF
        for word in (
            a.bit_count(),
            32 - a.bit_length(),
            (a & -a).bit_length(),
            int(f"{a:032b}"[::-1], 2),
            a * b >> 32,
            signed(a) * signed(b) >> 32,
            int.from_bytes(bytes(octets[n] for n in (0, 2, 4, 6)), "little"),
            both << 5 >> 32,
            both >> 5,
            (a & 0xFFFFFF) * (b & 0xFFFFFF),
            (a + b) >> 1,
            (a + b + 1) >> 1,
            7 + abs(a - b),
            a,
            64 - (a << 32 | b).bit_length(),
            signed(a, 24) * signed(b, 24),
        )
    ]


def test_functions_of_bits(compiler: str) -> None:
    values = [0, 1, 2, 0x80000000, 0xFFFFFFFF, 0x12345678, 0x7FFFFF, 0x800000, 0xDEADBEEF]
    pairs = [(a, b) for a in values for b in values]
    x, y = (np.array(column, "u4") for column in zip(*pairs, strict=True))
    out = np.zeros((len(pairs), 16), "u4")
    hipkit.compile(BITS, "gfx1100", compiler=compiler)["bits"].launch(1, len(pairs), [x, y, out])
    assert out.tolist() == [bits_of(a, b) for a, b in pairs]


SHUFFLES = """
template <class T> __device__ void each(T *out, int width) {
    int lane = threadIdx.x; T value = T(100 + lane), *o = out + 8 * lane;
    o[0] = __shfl(value, 3); o[1] = __shfl(value, 5, width); o[2] = __shfl_up(value, 2u); o[3] = __shfl_up(value, 3u, width);
    o[4] = __shfl_down(value, 2u); o[5] = __shfl_down(value, 3u, width); o[6] = __shfl_xor(value, 1); o[7] = __shfl_xor(value, 6, width);
}
__global__ void ints(int *out, int width) { each(out, width); }
__global__ void doubles(double *out, int width) { each(out, width); }
__global__ void votes(unsigned long long *out) {
    int odd = threadIdx.x & 1;
    if (threadIdx.x == 0) { out[2] = __any(0) * 4 + __all(1) * 2 + __any(1); }
    out[0] = __ballot(odd); out[1] = __any(odd) * 4 + __all(odd) * 2 + __all(1); out[3] = __popcll(__activemask());
    out[4] = __syncthreads_count(odd) * 4 + __syncthreads_or(threadIdx.x == 9) * 2 + __syncthreads_and(odd);
}
"""


def shuffled(lanes: int, width: int) -> list[list[int]]:
    rows = []
    for lane in range(lanes):
        part, place = lane // width * width, lane % width
        from_up = lane - 3 if place >= 3 else lane
        from_down = lane + 3 if place + 3 < width else lane
        # A lane may read from parts before its own, not after.
        from_xor = lane ^ 6 if (lane ^ 6) < part + width else lane
        sources = (3, part + 5 % width, max(lane - 2, 0) if lane >= 2 else lane, from_up,
                   lane + 2 if lane + 2 < lanes else lane, from_down, lane ^ 1, from_xor)  # fmt: skip
        rows.append([100 + source for source in sources])
    return rows


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100"])
@pytest.mark.parametrize("width", [4, 8, 16])
def test_values_of_other_lanes(gpu: str, width: int, compiler: str) -> None:
    module = hipkit.compile(SHUFFLES, gpu, compiler=compiler)
    lanes = module.device.wave_size
    for name, dtype in {"ints": "i4", "doubles": "f8"}.items():
        out = np.zeros((lanes, 8), dtype)
        module[name].launch(1, lanes, [out, width])
        assert out.tolist() == shuffled(lanes, width)
    votes = np.zeros(5, "u8")
    module["votes"].launch(1, lanes, [votes])
    assert votes.tolist() == [int("10" * (lanes // 2), 2), 5, 3, lanes, lanes // 2 * 4 + 2]


MATH = """
__global__ void exact(const float *x, float *o) {
    float a = x[threadIdx.x]; o += 8 * threadIdx.x;
    o[0] = sqrtf(a); o[1] = floorf(a); o[2] = ceilf(a); o[3] = truncf(a); o[4] = rintf(a); o[5] = fabsf(a);
    o[6] = fmaf(a, a, -1.0f); o[7] = copysignf(2.0f, a);
}
__global__ void doubles(const double *x, double *o) {
    double a = x[threadIdx.x]; o += 8 * threadIdx.x;
    o[0] = sqrt(a); o[1] = floor(a); o[2] = ceil(a); o[3] = trunc(a); o[4] = rint(a); o[5] = fabs(a);
    o[6] = fma(a, a, -1.0); o[7] = copysign(2.0, a);
}
__global__ void near(const float *x, float *o) {
    float a = x[threadIdx.x]; o += 6 * threadIdx.x;
    o[0] = expf(a); o[1] = exp2f(a); o[2] = exp10f(a); o[3] = logf(fabsf(a)); o[4] = log2f(fabsf(a)); o[5] = log10f(fabsf(a));
}
"""
POINTS = [0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 1e-30, 3.14159, 1e10, 0.1, 7.0, -7.25, math.inf, -math.inf, math.nan]


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("gpu", ["gfx942", "gfx1201"])
def test_functions_of_math_that_need_no_library(gpu: str, compiler: str) -> None:
    module = hipkit.compile(MATH, gpu, compiler=compiler)
    for name, dtype in {"exact": "f4", "doubles": "f8"}.items():
        x = np.array(POINTS, dtype)
        out = np.zeros((len(x), 8), dtype)
        module[name].launch(1, len(x), [x, out])
        wide = x.astype("f8")
        fused = (wide * wide - 1).astype(dtype) if dtype == "f4" else [_fma(value) for value in x.tolist()]
        expected = [np.sqrt(x), np.floor(x), np.ceil(x), np.trunc(x), np.rint(x), np.abs(x), fused, np.copysign(2, x)]
        np.testing.assert_array_equal(out, np.array(expected, dtype).T)
    x = np.linspace(-20, 20, 200, dtype="f4")
    out = np.zeros((len(x), 6), "f4")
    module["near"].launch(1, len(x), [x, out])
    wide = x.astype("f8")
    exact = np.array([np.exp(wide), 2.0**wide, 10.0**wide, *(f(abs(wide)) for f in (np.log, np.log2, np.log10))]).T
    units = np.abs(out - exact) / np.spacing(np.abs(exact).astype("f4"))
    assert (units.max(axis=0) <= [1, 1, 1, 2, 1, 2]).all(), units.max(axis=0)


def _fma(value: float) -> float:
    """value * value - 1, rounded once."""
    from fractions import Fraction

    return float(Fraction(value) ** 2 - 1) if math.isfinite(value) else value * value - 1


def test_launch_bounds_are_those_of_the_kernel(compiler: str) -> None:
    source = """
        __global__ void __launch_bounds__(64) after(int *p) { *p = 1; }
        template <int N> __launch_bounds__(N, 2) __global__ void before(int *p) { *p = N; }
        template __global__ void before<96>(int *);
        __global__ void without(int *p) { *p = 1; }"""
    module = hipkit.compile(source, "gfx942", compiler=compiler)
    sizes = {kernel.demangled.partition("(")[0]: kernel.info.max_workgroup_size for kernel in module.kernels.values()}
    assert sizes == {"after": 64, "void before<96>": 96, "without": 1024}


def test_what_the_compiler_says_is_the_error(compiler: str) -> None:
    with pytest.raises(hipkit.CompileError, match=r"(?m)^source\.hip:2:34: error: .*undeclared") as said:
        hipkit.compile("\n__global__ void k(int *p) { *p = nothing; }", compiler=compiler)
    assert said.value.exit_code == 1
    with pytest.raises(hipkit.CompileError, match="unknown argument.*-fno-such-option"):
        hipkit.compile("", options=["-fno-such-option"], compiler=compiler)
    with pytest.raises(hipkit.CompileError, match="undefined.*elsewhere"):
        hipkit.compile("__device__ int elsewhere(); __global__ void k(int *p) { *p = elsewhere(); }", compiler=compiler)


def test_options_are_the_compilers(compiler: str, capfd: pytest.CaptureFixture[str]) -> None:
    source = "#warning much\n__global__ void k(int *p) { *p = N; }"
    module = hipkit.compile(source, "gfx942", ["-DN=16", "-O1", "-std=c++20"], compiler=compiler)
    out = np.zeros(1, "i4")
    module["k"].launch(1, 1, [out])
    assert out[0] == 16
    assert "source.hip:1:2: warning: much" in capfd.readouterr().err


def test_without_a_compiler_the_command_that_brings_one_is_named(tmp_path: Path) -> None:
    code = (
        "import sys\nsys.modules['ziglang'] = None\nimport hipkit\n"
        "from hipkit.cc import compilers\ncompilers._ROCM = '/nowhere'\n"
        "compilers.SEARCHED['ziglang'] = lambda: iter(())\ncompilers.SEARCHED['rocm'] = lambda: iter(())\n"
        "compilers.find()"
    )
    environment = {name: value for name, value in os.environ.items() if name != compilers.VARIABLE}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**environment, "PATH": str(tmp_path)}
    )
    assert done.stderr.splitlines()[-1].endswith("pip install 'hipkit[cc]'"), done.stderr


def test_a_compiler_that_is_named_is_used_or_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert compilers.find("ziglang").kind == "ziglang"
    monkeypatch.setenv(compilers.VARIABLE, "ziglang")
    assert compilers.find().is_zig
    with pytest.raises(hipkit.UsageError, match="nosuch: there is no such compiler"):
        compilers.find("nosuch")
    with pytest.raises(hipkit.MissingError, match="is no clang"):
        compilers.find("/bin/true")


def test_the_command_writes_code_objects_and_bundles(compiler: str, tmp_path: Path) -> None:
    folder = tmp_path / "a folder, ü"
    folder.mkdir()
    (folder / "k.hip").write_text("#include <hip/hip_runtime.h>\n__global__ void k(int *p) { *p = N; }\n")
    arguments = ["cc", "--device-only", "--compiler", compiler, str(folder / "k.hip"), "-DN=3"]
    done = CliRunner().invoke(cli, [*arguments, "-o", str(folder / "k.hsaco")])
    assert done.exit_code == 0, done.output
    assert hipkit.open(folder / "k.hsaco").entries[0].target == "gfx942"
    done = CliRunner().invoke(cli, [*arguments, "-o", str(folder / "k.hipfb"), "--gpu", "MI250X,gfx1100"])
    assert done.exit_code == 0, done.output
    assert [entry.target for entry in hipkit.open(folder / "k.hipfb").entries][1:] == ["gfx1100", "gfx90a"]
    assert hipkit.validate(folder / "k.hipfb") == []
    out = np.zeros(1, "i4")
    hipkit.Module.load(folder / "k.hipfb", "gfx1100")["k"].launch(1, 1, [out])
    assert out[0] == 3
    assert sorted(path.name for path in folder.iterdir()) == ["k.hip", "k.hipfb", "k.hsaco"]


@pytest.mark.parametrize("name", ["k.hip", "k.cl"])
@pytest.mark.parametrize(
    ("asked", "written"),
    [
        (["-fsyntax-only"], None),
        (["-S"], "k.s"),
        (["-S", "-emit-llvm"], "k.ll"),
        (["-c", "-emit-llvm"], "k.bc"),
        (["-E"], "k.i"),
        ([], "k.hsaco"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_written_has_the_name_that_clang_gives_it(
    asked: list[str], written: str | None, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    word = "__global__" if name == "k.hip" else "kernel"
    (tmp_path / name).write_text(f"{word} void k() {{}}\n")
    done = CliRunner().invoke(cli, ["cc", "--device-only", "--gpu", "gfx942", *asked, name])
    assert done.exit_code == 0, done.output
    assert {path.name for path in tmp_path.iterdir()} - {name} == ({written} if written else set())


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["k.hip", "-emit-llvm"], 2, "-emit-llvm: bitcode is not linked; -c gives it"),
        ([], 2, "no source is given"),
        (["k.hip", "-c", "-I"], 2, "-I: its value is missing"),
        (["k.hip", "k.hip"], 2, "k.hip: is given twice"),
        (["k.hip", "-o"], 2, "'-o' requires an argument"),
        (["--device-only"], 2, "name one"),
        (["--offload-device-only"], 2, "name one"),
        (["--cuda-device-only"], 2, "name one"),
        (["--genco"], 2, "name one"),
        (["--device-only", "nosuch.hip"], 2, "there is no such file"),
        (["--device-only", "k.hip", "--gpu", "gfx9420"], 2, "did you mean gfx942"),
        (["--device-only", "k.hip", "-DN=x"], 1, "error: "),
        (["--device-only", "k.hip", "--compiler", "nosuch"], 2, "there is no such compiler"),
    ],
)
def test_what_cannot_be_compiled_is_said(
    arguments: list[str], code: int, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "k.hip").write_text("#include <hip/hip_runtime.h>\n__global__ void k(int *p) { *p = N; }\n")
    done = CliRunner().invoke(cli, ["cc", "--compiler", "ziglang", *arguments])
    assert (done.exit_code, says in done.output) == (code, True), done.output
    assert [path.name for path in tmp_path.iterdir()] == ["k.hip"]


def test_headers_do_without_names_that_programs_define() -> None:
    names = [
        "N",
        "M",
        "K",
        "L",
        "P",
        "S",
        "W",
        "H",
        "SIZE",
        "BLOCK",
        "WIDTH",
        "HEIGHT",
        "TILE",
        "RADIUS",
        "DIM",
        "KERNEL",
    ]
    all_headers = "".join(
        f"#include <hip/{path.name}>\n" for path in sorted((headers.OWN / "hip").glob("*.h")) if path.name != "hiprtc.h"
    )
    hipkit.compile(f"{all_headers}__global__ void k() {{}}", "gfx1100", [f"-D{name}=16" for name in names])
