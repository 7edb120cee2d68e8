"""hiprtc: kernels that are compiled while a program runs, in Python and in C programs."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hipkit
from hipkit.cc.errors import CompileError
from hipkit.cc.rtc import Source
from hipkit.fatbin.errors import UsageError
from hipkit.runtime import hip, hiprtc
from hipkit.runtime.hiprtc import hiprtcResult as Result

SCALE = b"""
template <class T, int N> __global__ void scale(T *p) { p[threadIdx.x] *= N; }
namespace spot { __constant__ int factor = 3; }
extern "C" __global__ void times(int *p) { p[threadIdx.x] *= spot::factor + EXTRA; }
"""


def check(result: tuple[Any, ...]) -> Any:
    code, *values = result
    assert code == Result.HIPRTC_SUCCESS, hip.explain_last_error()
    return values[0] if len(values) == 1 else values or None


def compiled(source: bytes, *options: bytes, names: tuple[bytes, ...] = ()) -> Any:
    program = check(hiprtc.hiprtcCreateProgram(source, b"scale.cu", 0, [], []))
    for name in names:
        check(hiprtc.hiprtcAddNameExpression(program, name))
    check(hiprtc.hiprtcCompileProgram(program, len(options), list(options)))
    return program


def code_of(program: Any) -> bytearray:
    code = bytearray(check(hiprtc.hiprtcGetCodeSize(program)))
    check(hiprtc.hiprtcGetCode(program, code))
    return code


def log_of(program: Any) -> bytes:
    log = bytearray(check(hiprtc.hiprtcGetProgramLogSize(program)))
    check(hiprtc.hiprtcGetProgramLog(program, log))
    return bytes(log)


@pytest.mark.parametrize("gpu", ["gfx90a", "gfx1100"])
def test_names_of_expressions_are_found_and_launched(gpu: str) -> None:
    names = {b"scale<float, 3>": "_Z5scaleIfLi3EEvPT_", b"&spot::factor": "_ZN4spot6factorE", b"times": "times"}
    names[b"scale<unsigned char, (1 + 1)>"] = "_Z5scaleIhLi2EEvPT_"
    program = compiled(SCALE, b"--gpu-architecture=" + gpu.encode(), b"-DEXTRA=4", b"-std=c++17", names=tuple(names))
    assert {name: check(hiprtc.hiprtcGetLoweredName(program, name)) for name in names} == names
    assert check(hiprtc.hiprtcGetLoweredName(program, b"spot :: factor")) == "_ZN4spot6factorE"
    assert log_of(program) == b""
    module = hipkit.Module.load(bytes(code_of(program)), gpu)
    values, bytes_ = np.arange(8, dtype="f4"), np.arange(8, dtype="u1")
    module["_Z5scaleIfLi3EEvPT_"].launch(1, 8, [values])
    module["_Z5scaleIhLi2EEvPT_"].launch(1, 8, [bytes_])
    numbers = np.arange(8, dtype="i4")
    module["times"].launch(1, 8, [numbers])
    assert (values.tolist(), bytes_.tolist()) == ([3.0 * i for i in range(8)], [2 * i for i in range(8)])
    assert numbers.tolist() == [7 * i for i in range(8)]
    assert check(hiprtc.hiprtcDestroyProgram(program.createRef())) is None
    assert hiprtc.hiprtcGetCodeSize(program) == (Result.HIPRTC_ERROR_INVALID_PROGRAM, None)


IN_PLACE_OF_STD = b"""
namespace in = __hip_internal;
static_assert(sizeof(in::int64_t) == 8 && sizeof(in::uint8_t) == 1 && in::is_same<in::size_t, decltype(sizeof 0)>::value, "");
static_assert(in::is_same<__hip_uint64_t, in::uint64_t>::value && sizeof(__hip_int16_t) == 2, "");
static_assert(in::is_standard_layout<int>::value && in::is_trivial<float>::value && !in::is_convertible<int *, int>::value, "");
static_assert(in::is_same<in::conditional<false, int, in::remove_cv<const float>::type>::type, float>::value, "");
template <in::size_t... i> __device__ int sum(in::index_sequence<i...>) { return (0 + ... + int(i)); }
template <> __device__ float4 &float4::operator++() noexcept { x += 100; return *this; }
extern "C" __global__ void times(float4 *p) { ++*p; p->y = sum(in::make_index_sequence<5>()); }
"""


def test_sources_have_amds_types_and_templates() -> None:
    """Also members of vectors that a source specialises: they are of the device alone there."""
    value = np.ones(4, "f4")
    code = code_of(compiled(IN_PLACE_OF_STD, b"--gpu-architecture=gfx942", b"-std=c++17"))
    hipkit.Module.load(bytes(code), "gfx942")["times"].launch(1, 1, [value])
    assert value.tolist() == [101, 10, 1, 1]


OF_64_BITS = b"""
typedef __hip_internal::uint64_t uint64_t;
typedef __hip_internal::int64_t int64_t;
#include <stdint.h>
#include <cstdint>
static_assert(__is_same(int64_t, long long) && __is_same(std::uint64_t, unsigned long long), "");
static_assert(__is_same(std::int32_t, int) && UINT64_MAX == ~0ull, "");
__global__ void k(uint64_t *p, int64_t *q) { *p = sizeof *q; }
"""


def test_integers_of_64_bits_are_the_types_that_amds_are() -> None:
    """MIOpen 7 declares them by its own words, and kernels have them in their names; libc's are others."""
    code = code_of(compiled(OF_64_BITS, b"--gpu-architecture=gfx942", b"-std=c++17"))
    value = np.zeros(1, "u8")
    hipkit.Module.load(bytes(code), "gfx942")["_Z1kPyPx"].launch(1, 1, [value, np.zeros(1, "i8")])
    assert value.tolist() == [8]


def test_sources_include_headers_from_memory_and_from_folders(tmp_path: Path) -> None:
    (tmp_path / "disk.h").write_text("#define DISK 100\n")
    source = b'#include "sub/own.h"\n#include <disk.h>\nextern "C" __global__ void k(int *p) { *p = OWN + DISK; }'
    program = check(
        hiprtc.hiprtcCreateProgram(
            source, "k.cu", 2, [b"#include <ten.h>\n#define OWN TEN\n", "#define TEN 10\n"], ["sub/own.h", b"ten.h"]
        )
    )
    check(hiprtc.hiprtcCompileProgram(program, 2, [f"-I{tmp_path}", "--offload-arch=gfx942"]))
    out = np.zeros(1, "i4")
    hipkit.Module.load(bytes(code_of(program)), "gfx942")["k"].launch(1, 1, [out])
    assert out[0] == 110


def test_the_log_has_the_compilers_words_with_the_programs_names() -> None:
    source = b'#include "wrong.h"\n__global__ void k(int *p) { *p = nowhere; }'
    program = check(hiprtc.hiprtcCreateProgram(source, b"my.cu", 1, [b"int x = ;\n"], [b"wrong.h"]))
    assert hiprtc.hiprtcCompileProgram(program, 0, []) == (Result.HIPRTC_ERROR_COMPILATION,)
    log = log_of(program).decode()
    assert log.endswith("2 errors generated when compiling for gfx942.")
    assert "my.cu:2:34: error: use of undeclared identifier 'nowhere'" in log
    assert "wrong.h:1:9: error: expected expression" in log
    assert "In file included from my.cu:1" in log
    assert "/hipkit-cc-" not in log


def test_warnings_are_in_the_log_of_a_program_that_compiles() -> None:
    program = compiled(b"#warning careful\n__global__ void k() {}")
    assert b"careful" in log_of(program)
    assert code_of(program)[:4] == b"\x7fELF"


def test_what_llvm_is_asked_to_print_is_on_the_error_output_too(capfd: pytest.CaptureFixture[str]) -> None:
    compiled(b"__global__ void first(int *p) { *p = 1; }")
    assert capfd.readouterr().err == ""
    program = compiled(b"__global__ void first(int *p) { *p = 1; }", b"-mllvm", b"-print-after=constmerge")
    assert "IR Dump After ConstantMergePass" in capfd.readouterr().err
    assert b"IR Dump After ConstantMergePass" in log_of(program)


@pytest.mark.parametrize(("options", "letter"), [((), "l"), ((b"-D__HIPRTC_PTRDIFF_T_IS_LONG_LONG__=1",), "x")])
def test_a_program_says_what_ptrdiff_t_is(options: tuple[bytes, ...], letter: str) -> None:
    program = compiled(b"template <class T> __global__ void k(T) {}", *options, names=(b"k<ptrdiff_t>",))
    assert check(hiprtc.hiprtcGetLoweredName(program, b"k<ptrdiff_t>")) == f"_Z1kI{letter}EvT_"
    assert log_of(program).strip(b"\0") == b""


CALLER = b'__device__ int square(int x); extern "C" __global__ void k(int *p) { *p = square(*p); }'
CALLED = b"__device__ int square(int x) { return x * x; }"


def test_bitcode_is_linked() -> None:
    pieces = []
    for source in (CALLER, CALLED):
        program = compiled(source, b"-fgpu-rdc", names=(b"k",) if source is CALLER else ())
        assert code_of(program) == b""
        pieces.append(bytearray(check(hiprtc.hiprtcGetBitcodeSize(program))))
        check(hiprtc.hiprtcGetBitcode(program, pieces[-1]))
        if source is CALLER:
            assert check(hiprtc.hiprtcGetLoweredName(program, b"k")) == "k"
    state = check(hiprtc.hiprtcLinkCreate(0, None, None))
    for piece in pieces:
        check(hiprtc.hiprtcLinkAddData(state, 100, piece, len(piece), b"piece", 0, None, None))
    address, size = check(hiprtc.hiprtcLinkComplete(state))
    module = hipkit.check(hip.hipModuleLoadData(ctypes.string_at(address, size)))
    function = hipkit.check(hip.hipModuleGetFunction(module, b"k"))
    place = hipkit.check(hip.hipMalloc(4))
    number = np.array([7], "i4")
    hipkit.check(hip.hipMemcpy(place, number, 4, hip.hipMemcpyKind.hipMemcpyHostToDevice))
    hipkit.check(hip.hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, None, [place], None))
    hipkit.check(hip.hipMemcpy(number, place, 4, hip.hipMemcpyKind.hipMemcpyDeviceToHost))
    assert number[0] == 49
    check(hiprtc.hiprtcLinkDestroy(state))
    assert hiprtc.hiprtcLinkDestroy(state) == (Result.HIPRTC_ERROR_INVALID_INPUT,)


IR = b"""
target triple = "amdgcn-amd-amdhsa"
define hidden i32 @_Z6squarei(i32 %x) {
  %product = mul i32 %x, %x
  ret i32 %product
}
"""


def test_text_of_llvm_is_linked_too() -> None:
    program = compiled(CALLER, b"-fgpu-rdc")
    piece = bytearray(check(hiprtc.hiprtcGetBitcodeSize(program)))
    check(hiprtc.hiprtcGetBitcode(program, piece))
    state = check(hiprtc.hiprtcLinkCreate())
    check(hiprtc.hiprtcLinkAddData(state, hiprtc.hiprtcJITInputType.HIPRTC_JIT_INPUT_LLVM_BITCODE, piece, len(piece)))
    check(hiprtc.hiprtcLinkAddData(state, 100, IR, len(IR)))
    module = hipkit.Module.load(ctypes.string_at(*check(hiprtc.hiprtcLinkComplete(state))))
    number = np.array([7], "i4")
    module["k"].launch(1, 1, [number])
    assert number[0] == 49
    wrong = check(hiprtc.hiprtcLinkCreate())
    check(hiprtc.hiprtcLinkAddData(wrong, 100, b"define nonsense", 15))
    assert hiprtc.hiprtcLinkComplete(wrong)[0] == Result.HIPRTC_ERROR_LINKING
    assert "piece.ll:1:8: error: " in hip.explain_last_error()


def test_what_is_missing_is_an_error_of_linking() -> None:
    program = compiled(CALLER, b"-fgpu-rdc")
    piece = bytearray(check(hiprtc.hiprtcGetBitcodeSize(program)))
    check(hiprtc.hiprtcGetBitcode(program, piece))
    state = check(hiprtc.hiprtcLinkCreate())
    check(hiprtc.hiprtcLinkAddData(state, 100, piece, len(piece)))
    assert hiprtc.hiprtcLinkComplete(state) == (Result.HIPRTC_ERROR_LINKING, None, None)
    assert "square" in hip.explain_last_error()


def test_hip_links_the_same_pieces(tmp_path: Path) -> None:
    path = tmp_path / "piece.bc"
    program = compiled(CALLED + b'extern "C" __global__ void k(int *p) { *p = square(*p); }', b"-fgpu-rdc")
    piece = bytearray(check(hiprtc.hiprtcGetBitcodeSize(program)))
    check(hiprtc.hiprtcGetBitcode(program, piece))
    path.write_bytes(piece)
    state = hipkit.check(hip.hipLinkCreate())
    hipkit.check(hip.hipLinkAddFile(state, 100, str(path)))
    address, size = hipkit.check(hip.hipLinkComplete(state))
    assert list(hipkit.Module.load(ctypes.string_at(address, size)).kernels) == ["k"]
    hipkit.check(hip.hipLinkDestroy(state))
    assert hip.hipLinkComplete(state)[0] == hip.hipError_t.hipErrorInvalidHandle
    assert (
        hip.hipLinkAddFile(hipkit.check(hip.hipLinkCreate()), 100, "nowhere.bc")[0]
        == hip.hipError_t.hipErrorInvalidValue
    )


def refused() -> Any:
    program = check(hiprtc.hiprtcCreateProgram(b"__global__ void k() {}"))
    yield hiprtc.hiprtcGetLoweredName(program, b"k"), Result.HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION
    check(hiprtc.hiprtcAddNameExpression(program, b"k"))
    check(hiprtc.hiprtcCompileProgram(program, 1, [b"--offload-arch=gfx1030"]))
    yield hiprtc.hiprtcAddNameExpression(program, b"k"), Result.HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION
    yield hiprtc.hiprtcGetLoweredName(program, b"other"), Result.HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID
    yield hiprtc.hiprtcGetBitcodeSize(program), Result.HIPRTC_ERROR_INVALID_PROGRAM
    yield hiprtc.hiprtcGetCode(program, bytearray(3)), Result.HIPRTC_ERROR_INVALID_INPUT
    yield hiprtc.hiprtcGetCode(program, 0), Result.HIPRTC_ERROR_INVALID_INPUT
    yield hiprtc.hiprtcCreateProgram(None), Result.HIPRTC_ERROR_INVALID_INPUT
    yield hiprtc.hiprtcCreateProgram(b"x", None, 2, [b"a"], [b"a.h"]), Result.HIPRTC_ERROR_INVALID_INPUT
    yield hiprtc.hiprtcCreateProgram(b"x", None, 1, [b"a"], [b"../a.h"]), Result.HIPRTC_ERROR_INVALID_INPUT
    yield hiprtc.hiprtcCompileProgram(program, 1, [b"--offload-arch=gfx1"]), Result.HIPRTC_ERROR_INVALID_INPUT
    yield hiprtc.hiprtcDestroyProgram(None), Result.HIPRTC_ERROR_INVALID_INPUT
    yield hiprtc.hiprtcGetErrorString(77), Result.HIPRTC_ERROR_INVALID_INPUT
    yield hiprtc.hiprtcLinkAddData(check(hiprtc.hiprtcLinkCreate()), 3, b"x", 1), Result.HIPRTC_ERROR_INVALID_INPUT


def test_wrong_calls_have_the_codes_that_hiprtc_states() -> None:
    for (code, *outputs), expected in refused():
        assert (code, outputs) == (expected, [None] * len(outputs))


def test_codes_have_their_names() -> None:
    assert check(hiprtc.hiprtcGetErrorString(6)) == "HIPRTC_ERROR_COMPILATION"
    assert check(hiprtc.hiprtcVersion()) == [9, 0]


def test_a_name_that_is_not_in_the_source_is_an_error_of_compilation() -> None:
    source = Source(b"__global__ void k() {}")
    source.expressions.append("other<int>")
    with pytest.raises(CompileError, match="name expression 1:2"):
        source.compile([], "gfx942")


@pytest.mark.parametrize("name", ["", "/etc/x.h", "a/../../x.h"])
def test_headers_stay_in_their_folder(name: str) -> None:
    with pytest.raises(UsageError, match="no name of a header"):
        Source(b"", "k.cu", [(name, b"")])


PROGRAM = r"""
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>
#include <cstdio>
#include <vector>
int main() {
    const char *source = "template <class T> __global__ void twice(T *p) { p[threadIdx.x] += p[threadIdx.x] + OFFSET; }";
    const char *header = "#define OFFSET 5\n", *name = "offset.h", *options[] = {"-include", "offset.h"}, *lowered;
    hiprtcProgram program;
    if (hiprtcCreateProgram(&program, source, "twice.cu", 1, &header, &name)) return 1;
    if (hiprtcAddNameExpression(program, "twice<int>")) return 2;
    if (hiprtcCompileProgram(program, 2, options)) return 3;
    if (hiprtcGetLoweredName(program, "twice<int>", &lowered)) return 4;
    size_t size, log = 9;
    if (hiprtcGetCodeSize(program, &size) || hiprtcGetProgramLogSize(program, &log) || log) return 5;
    std::vector<char> code(size);
    if (hiprtcGetCode(program, code.data())) return 6;
    hipModule_t module;
    hipFunction_t function;
    if (hipModuleLoadData(&module, code.data()) || hipModuleGetFunction(&function, module, lowered)) return 7;
    int *p, numbers[4] = {1, 2, 3, 4};
    hipMalloc(&p, sizeof numbers);
    hipMemcpy(p, numbers, sizeof numbers, hipMemcpyHostToDevice);
    void *arguments[] = {&p};
    if (hipModuleLaunchKernel(function, 1, 1, 1, 4, 1, 1, 0, 0, arguments, 0)) return 8;
    hipMemcpy(numbers, p, sizeof numbers, hipMemcpyDeviceToHost);
    printf("%s %d %d %d %d\n", lowered, numbers[0], numbers[1], numbers[2], numbers[3]);
    if (hiprtcGetCodeSize(program, nullptr) != HIPRTC_ERROR_INVALID_INPUT) return 9;
    if (hiprtcDestroyProgram(&program)) return 10;
    if (hiprtcGetCodeSize(program, &size) != HIPRTC_ERROR_INVALID_PROGRAM) return 11;
    puts(hiprtcGetErrorString(HIPRTC_ERROR_LINKING));
    return hipPeekAtLastError();
}
"""


@pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="a program has its Python from a library")
def test_programs_in_c_compile_while_they_run(tmp_path: Path) -> None:
    source, program = tmp_path / "p.hip", tmp_path / "p"
    source.write_text(PROGRAM)
    words = [sys.executable, "-m", "hipkit"]
    subprocess.run([*words, "cc", str(source), "-lhiprtc", "-o", str(program)], check=True)
    for gpu in ("gfx942", "gfx1201"):
        done = subprocess.run([*words, "run", "--gpu", gpu, str(program)], capture_output=True, text=True)
        assert (done.returncode, done.stdout) == (0, "_Z5twiceIiEvPT_ 7 9 11 13\nHIPRTC_ERROR_LINKING\n"), done.stderr


def test_the_library_is_there_for_what_python_loads() -> None:
    text = (
        "import ctypes, hipkit; hipkit.preload(); rtc = ctypes.CDLL('libhiprtc.so.7'); a, b = ctypes.c_int(), ctypes.c_int()\n"
        "print(rtc.hiprtcVersion(ctypes.byref(a), ctypes.byref(b)), a.value, b.value, rtc.hiprtcVersion(None, None))"
    )
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True)
    assert done.stdout == "0 9 0 3\n", done.stderr
