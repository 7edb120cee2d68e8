"""The table of CUDA's names: what HIP calls them, and what the declarations of both say is different."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from cuda_rules import Names

from hipkit.porting import hip_api, notes
from hipkit.porting.differences import ONLY_HIPKIT, differences
from hipkit.porting.names import Kind, Name, all_names, name_of, one_for
from hipkit.runtime import hip

TABLE = Path(__file__).parents[2] / "porting" / "names.tsv"


def known(name: str) -> Name:
    found = name_of(name)
    assert found is not None, name
    return found


@pytest.mark.parametrize(
    ("cuda", "expected"),
    [
        ("cudaMalloc", "hipMalloc"),
        ("cuMemAlloc", "hipMalloc"),
        ("cuLaunchKernel", "hipModuleLaunchKernel"),
        ("cuStreamCreate", "hipStreamCreateWithFlags"),
        ("cuGetErrorName", "hipDrvGetErrorName"),
        ("cudaThreadSynchronize", "hipDeviceSynchronize"),
        ("nvrtcGetPTX", "hiprtcGetCode"),
        ("CUdeviceptr", "hipDeviceptr_t"),
        ("CUstream", "hipStream_t"),
        ("cudaDeviceProp", "hipDeviceProp_t"),
        ("CU_MEMHOSTALLOC_PORTABLE", "hipHostAllocPortable"),
        ("CUDART_INF_F", "HIP_INF_F"),
        ("cuCaddf", "hipCaddf"),
        ("cudaGraphConditionalHandleCreate", None),
        ("cuTensorMapEncodeTiled", None),
    ],
)
def test_a_name_has_the_one_that_porting_guides_give(cuda: str, expected: str | None) -> None:
    assert known(cuda).hip == expected


@pytest.mark.parametrize(
    ("cuda", "number", "other"),
    [
        ("cudaErrorInvalidValue", 1, 1),
        ("CUDA_ERROR_NOT_FOUND", 500, 500),
        ("cudaErrorNotReady", 600, 600),
        ("cudaDevAttrMaxThreadsPerBlock", 1, 56),
        ("CU_DEVICE_ATTRIBUTE_WARP_SIZE", 10, 87),
        ("CU_MEMORYTYPE_UNIFIED", 4, 11),
        ("cudaHostRegisterReadOnly", 8, 8),
        ("cudaCpuDeviceId", -1, -1),
    ],
)
def test_numbers_are_those_of_the_headers(cuda: str, number: int, other: int) -> None:
    name = known(cuda)
    assert (name.value, hip_api.values()[name.hip or ""]) == (number, other)
    unlike = [text for text in differences(name) if text.startswith("another number")]
    assert unlike == ([f"another number: {other}, and {number} in CUDA"] if number != other else [])


def test_numbers_of_hip_are_those_of_the_runtime() -> None:
    values = hip_api.values()
    for kind in (hip.hipError_t, hip.hipDeviceAttribute_t, hip.hipMemcpyKind, hip.hipStreamCaptureMode):
        for member in kind:
            if member.name != "hipErrorTbd":  # the number after the last one, in any release
                assert values[member.name] == int(member), member.name
    assert values["hipHostMallocPortable"] == hip.hipHostMallocPortable


def test_signatures_of_hip_have_as_many_parameters_as_the_functions_of_the_bridge() -> None:
    from hipkit.runtime.bridge.table import TABLE as ROWS

    functions = hip_api.functions()
    compared = [name for name in functions if name in ROWS and name != "hipCreateChannelDesc"]
    assert len(compared) > 450
    for name in compared:
        assert len(functions[name].parameters) == len(ROWS[name].parameters), name


@pytest.mark.parametrize("word", ["cuMemAlloc_v2", "cuMemcpyHtoD_v2_ptds", "cudaMemcpyAsync_ptsz", "CUdevice_v1"])
def test_a_version_of_a_name_is_that_name(word: str) -> None:
    assert known(word).name == re.sub(r"_v\d|_pt[ds]z?s?", "", word)


def test_a_version_with_a_signature_of_its_own_has_a_row() -> None:
    assert known("cuCtxCreate_v3").name == "cuCtxCreate_v3"
    [first, *_] = differences(known("cuCtxCreate_v3"))
    assert first.startswith(
        "other parameters: hipError_t hipCtxCreate(hipCtx_t *, unsigned int, hipDevice_t); CUDA's are"
    )


@pytest.mark.parametrize("word", ["cudaMallocks", "cuda", "hipMalloc", "main", ""])
def test_other_words_are_no_names(word: str) -> None:
    assert name_of(word) is None


@pytest.mark.parametrize(
    ("cuda", "said"),
    [
        ("cuMemcpy", "other parameters: hipError_t hipMemcpy(void *, const void *, size_t, hipMemcpyKind); CUDA's are"),
        ("cuMemcpyPeer", "parameter 2 is int, and CUcontext in CUDA; parameter 4 is int, and CUcontext in CUDA"),
        ("cuStreamWaitValue32", "HIP's has 1 further parameter, with a default in C++: unsigned int"),
        ("cudaMallocHost", "HIP's has 1 further parameter, with a default in C++: unsigned int"),
        (
            "cudaMemAdvise",
            "CUDA 13 declares it with other parameters: const void *, size_t, enum cudaMemoryAdvise, struct",
        ),
        ("cudaBindTexture", "removed in CUDA 12"),
        ("cudaThreadSynchronize", "removed in CUDA 13"),
        ("CUDA_KERNEL_NODE_PARAMS", "HIP's has no members gridDimX, gridDimY, gridDimZ, blockDimX and 4 more"),
        ("cudaDevAttrMaxTexture2DLinearWidth", "HIP has one for this and cudaDevAttrMaxTexture2DLinearHeight and"),
        ("CUDA_R_16F", "hipkit's headers lack it"),
        ("cuTensorMapEncodeTiled", "HIP has none"),
    ],
)
def test_what_is_different_is_said(cuda: str, said: str) -> None:
    assert any(text.startswith(said) for text in differences(known(cuda))), differences(known(cuda))


@pytest.mark.parametrize(
    "cuda",
    ["cudaMalloc", "cudaMemcpy2DAsync", "cudaStreamSynchronize", "cuMemAlloc", "cuMemcpyHtoDAsync", "cuModuleUnload",
     "cudaGraphLaunch", "cudaMemcpy3DParms", "cudaErrorNotReady", "cudaStreamNonBlocking", "cuGraphKernelNodeGetAttribute"],
)  # fmt: skip
def test_names_of_which_only_the_spelling_differs_have_no_differences(cuda: str) -> None:
    assert differences(known(cuda)) == []


def test_every_counterpart_is_declared_or_exported_by_hip() -> None:
    from hipkit.porting.names import hip_values

    for name in all_names().values():
        if name.hip is not None and name.code != ONLY_HIPKIT:  # macros make their names
            there = hip_api.is_declared(name.hip) or hip_api.is_exported(name.hip) or name.hip in hip_values()
            assert there, (name.name, name.hip)


def test_every_note_is_about_something() -> None:
    from hipkit.porting.other_names import DEFINED

    names = [*all_names(), *DEFINED, *"warpSize __launch_bounds__ __shfl_sync __ballot __activemask".split()]
    for pattern, text in notes.ROWS:
        assert any(re.fullmatch(pattern, name) for name in names), text


def test_enumerators_that_are_one_in_hip_are_of_one_kind() -> None:
    assert set(one_for("hipDeviceAttributeAsyncEngineCount")) == {
        "cudaDevAttrAsyncEngineCount", "cudaDevAttrGpuOverlap",
        "CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT", "CU_DEVICE_ATTRIBUTE_GPU_OVERLAP",
    }  # fmt: skip


def test_the_table_is_sorted_small_and_without_doubles() -> None:
    rows = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    names = [row[1] for row in rows]
    assert len(names) == len(set(names))
    assert len(rows) > 3500
    assert TABLE.stat().st_size < 300_000
    kinds = {kind: sum(name.kind is kind for name in all_names().values()) for kind in Kind}
    assert min(kinds[kind] for kind in (Kind.FUNCTION, Kind.ENUMERATOR, Kind.TYPE, Kind.MACRO, Kind.DEVICE)) > 200


def test_the_table_is_what_the_rules_of_its_tool_make() -> None:
    """Of the headers there are only hipkit's here, and the names in the table that AMD's have beyond those."""
    from hipkit.cc.headers import OWN
    from hipkit.loader.exports import NODE_OF
    from hipkit.porting.names import hip_values

    words = {word for path in OWN.rglob("*.h") for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}
    made = {
        name.hip for name in all_names().values() if name.hip and name.hip.startswith("hipC") and name.hip.endswith("f")
    }
    rules = Names(
        {word for word in words if re.match("hip(?!kit)|HIP(?!KIT)|ihip|make_hip", word)}
        | made
        | {*NODE_OF, *hip_values()}
    )
    for name in all_names().values():
        if name.kind is not Kind.DEVICE:
            assert rules.of(name.name) == name.hip, name
