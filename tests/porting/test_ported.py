"""What a source names: functions, codes, headers, libraries, and what hipkit's runtime has of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import hipkit
from hipkit.fatbin.errors import HipkitError
from hipkit.porting.names import Kind, all_names
from hipkit.porting.ported import Found, ported
from hipkit.porting.reading import sources_in
from hipkit.runtime import hip
from hipkit.runtime.bridge.answering import Support, answer_of


def names(text: str, path: str = "a.cu") -> dict[str, Found]:
    return {found.name: found for found in ported(text, path).names}


def one(text: str, path: str = "a.cu") -> Found:
    [found] = ported(text, path).names
    return found


def test_a_function_has_its_signatures_and_its_places() -> None:
    found = one("cudaMemset(p, 0, 4);\n  cudaMemset(q, 0, 4);")
    assert (found.kind, found.hip, found.hipkit) == (Kind.FUNCTION, "hipMemset", "yes")
    assert found.signature == "cudaError_t (void *, int, size_t)"
    assert found.hip_signature == "hipError_t (void *, int, size_t)"
    assert [(place.line, place.column) for place in found.places] == [(1, 1), (2, 3)]


def test_names_in_strings_are_marked_and_comments_are_passed_over() -> None:
    found = one('dlsym(h, "cuMemAlloc_v2"); // cuInit\n/* cudaFree */')
    assert (found.name, found.hip, found.places[0].in_string) == ("cuMemAlloc_v2", "hipMalloc", True)


def test_names_that_are_the_same_and_do_the_same_are_not_listed() -> None:
    assert not ported("__syncthreads(); atomicAdd(p, 1); dim3 d(threadIdx.x); float4 f; __ldg(p);", "a.cu").names


@pytest.mark.parametrize(
    ("text", "hip_name", "said"),
    [
        ("__shfl_xor_sync(m, v, 1)", "__shfl_xor_sync", "masks have 64 bits"),
        ("__syncwarp()", "__syncwarp", "masks have 64 bits"),
        ("x = __ballot_sync(m, p)", "__ballot_sync", "the result has 64 bits"),
        ("if (lane < warpSize)", "warpSize", "64 on gfx9"),
        ("__launch_bounds__(256, 4)", "__launch_bounds__", "the second argument counts warps"),
        ("#if __CUDA_ARCH__ >= 700", "__HIP_DEVICE_COMPILE__", "__HIP_DEVICE_COMPILE__ is 1"),
        ("__nanosleep(20)", None, "none in HIP: __builtin_amdgcn_s_sleep"),
        ("__dp4a(a, b, c)", None, "none in HIP: amd_mixed_dot"),
        ("__fadd_rz(a, b)", None, "AMD's GPUs have no rounding mode"),
        ("atomicAdd_block(p, 1)", "atomicAdd_block", "hipkit's headers have it, those of AMD's HIP 6.3 do not"),
        ('asm volatile("mov.u32 %0, %%laneid;" : "=r"(x));', None, "inline PTX"),
        ("#define WARP_SIZE 32", "warpSize", "a warp of 32 is written down"),
        ("const int kWarpSize = 32;", "warpSize", "a warp of 32 is written down"),
    ],
)
def test_what_device_code_does_otherwise(text: str, hip_name: str | None, said: str) -> None:
    found = one(text)
    assert found.hip == hip_name
    assert any(each.startswith(said) for each in found.differences), found.differences


@pytest.mark.parametrize(
    "text", ["warpSize == 32", "// WARP_SIZE 32", "int warps = 32;", 'asm("s_nop 0");', "WARP_SIZE = 64"]
)
def test_what_is_no_fixed_size_of_a_warp_and_no_ptx(text: str) -> None:
    assert all(found.name == "warpSize" for found in ported(text, "a.cu").names)


@pytest.mark.parametrize(
    ("text", "hip_name"),
    [
        ("#include <cuda_runtime.h>", "hip/hip_runtime.h"),
        ('#include "cuda_fp16.h"', "hip/hip_fp16.h"),
        ("#include <cuda_pipeline.h>", None),
        ("#include <cublas_v2.h>", "hipBLAS"),
        ("#include <cub/block/block_scan.cuh>", "hipCUB"),
        ("cublasLtMatmul(h)", "hipBLASLt"),
        ("cublasSgemm(h)", "hipBLAS"),
        ("ncclAllReduce(a)", "RCCL"),
        ("thrust::sort(a, b)", "rocThrust"),
        ("nvcuda::wmma::fill_fragment(f, 0)", "rocWMMA"),
    ],
)
def test_headers_and_libraries_have_amds_in_their_place(text: str, hip_name: str | None) -> None:
    assert {found.hip for found in ported(text, "a.cu").names} == {hip_name}


def test_a_namespace_is_no_library_without_colons() -> None:
    assert not ported("int cub = 1, thrust = 2, cuda = 3;", "a.cu").names


@pytest.mark.parametrize(
    ("text", "name", "hip_name"),
    [
        ("from cuda.bindings import driver", "cuda.bindings.driver", "hip.hip"),
        ("from cuda import cudart, cuda", "cuda.cudart", "hip.hip"),
        ("import cuda.bindings.nvrtc as n", "cuda.bindings.nvrtc", "hip.hiprtc"),
        ("import pycuda.autoinit", "pycuda", None),
        ("driver.cuLaunchKernel(f)", "cuLaunchKernel", "hipModuleLaunchKernel"),
        ("x = getattr(lib, 'cuInit')", "cuInit", "hipInit"),
    ],
)
def test_sources_in_python(text: str, name: str, hip_name: str | None) -> None:
    assert names(text, "a.py")[name].hip == hip_name
    assert names(f"#!/usr/bin/env python3\n{text}", "a")[name].hip == hip_name


def test_names_that_only_look_like_cudas_are_told_apart() -> None:
    found = ported("cudaCheck(cudaMine); cuFoo(1); CUDA_CHECK; cutlass; custom; cudaFree(p);", "a.cu")
    assert list(found.unknown) == ["cudaCheck", "cudaMine", "cuFoo"]
    assert [name.name for name in found.names] == ["cudaFree"]


@pytest.mark.parametrize(
    ("name", "support"),
    [
        ("hipMalloc", Support.YES),
        ("hiprtcCompileProgram", Support.YES),
        ("hipLaunchKernel", Support.YES),
        ("hipMallocMipmappedArray", Support.REFUSED),
        ("hipCtxSynchronize", Support.REFUSED),
        ("hipImportExternalMemory", Support.MISSING),
        ("hipNoSuchFunction", Support.MISSING),
    ],
)
def test_what_the_runtime_has(name: str, support: Support) -> None:
    assert answer_of(name).support is support


def test_what_is_refused_is_what_its_function_answers() -> None:
    assert answer_of("hipMipmappedArrayCreate").why
    code, *_ = hip.hipMipmappedArrayCreate(hip.HIP_ARRAY3D_DESCRIPTOR(), 1)
    assert code == hip.hipError_t.hipErrorNotSupported


def test_all_functions_of_the_table_have_an_answer() -> None:
    functions = [name for name in all_names().values() if name.kind is Kind.FUNCTION]
    found = ported(" ".join(name.name for name in functions), "a.cu").names
    assert len(found) == len(functions)
    counted = {each: sum(name.hipkit == each for name in found) for each in ("yes", "refused", "missing")}
    assert counted["yes"] > 500
    assert counted["refused"] > 30
    assert counted["missing"] > 30


def test_files_of_a_folder_are_sources_alone(tmp_path: Path) -> None:
    for name in ("a.cu", "b.CPP", "c.txt", "d.py", "e.o", "f/g.cuh"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    (tmp_path / "f" / "round").symlink_to(tmp_path)
    found = list(sources_in(tmp_path))
    assert [path.name for path in found if isinstance(path, Path)] == ["a.cu", "b.CPP", "d.py", "g.cuh"]
    [error] = [each for each in found if isinstance(each, HipkitError)]
    assert "leads back" in str(error)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1"])
def test_a_source_may_have_another_encoding(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "a.cu"
    path.write_bytes("// Größe\ncudaFree(p);".encode(encoding))
    [found] = hipkit.port(path).names
    assert (found.name, found.places[0].line) == ("cudaFree", 2)


@pytest.mark.parametrize(("content", "said"), [(b"\x7fELF\0\0", "this is no text"), (None, "No such file")])
def test_what_cannot_be_read_is_an_error(tmp_path: Path, content: bytes | None, said: str) -> None:
    path = tmp_path / "a.cu"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(HipkitError, match=said) as caught:
        hipkit.port(path)
    assert caught.value.exit_code == 2
    assert "\n" not in str(caught.value)
