"""What belongs to no API of CUDA's that the table has: headers, libraries, modules of Python, and what compilers define."""

from __future__ import annotations

import re

from ..fatbin.records import dataclass

HEADERS = {
    "cuda.h": "hip/hip_runtime.h", "cuda_runtime.h": "hip/hip_runtime.h", "cuda_runtime_api.h": "hip/hip_runtime_api.h",
    "cuda_device_runtime_api.h": None, "driver_types.h": "hip/driver_types.h", "vector_types.h": "hip/hip_vector_types.h",
    "vector_functions.h": "hip/hip_vector_types.h", "builtin_types.h": "hip/hip_runtime.h",
    "channel_descriptor.h": "hip/channel_descriptor.h", "device_functions.h": "hip/device_functions.h",
    "device_launch_parameters.h": "hip/hip_runtime.h", "device_atomic_functions.h": "hip/hip_runtime.h",
    "math_functions.h": "hip/math_functions.h", "math_constants.h": "hip/hip_math_constants.h",
    "texture_types.h": "hip/texture_types.h", "surface_types.h": "hip/surface_types.h",
    "cuda_texture_types.h": "hip/hip_texture_types.h", "texture_fetch_functions.h": "hip/hip_runtime.h",
    "library_types.h": "hip/library_types.h", "cooperative_groups.h": "hip/hip_cooperative_groups.h",
    "cooperative_groups/reduce.h": None, "cooperative_groups/scan.h": None, "cooperative_groups/memcpy_async.h": None,
    "cuda_fp16.h": "hip/hip_fp16.h", "cuda_fp16.hpp": "hip/hip_fp16.h", "cuda_bf16.h": "hip/hip_bf16.h",
    "cuda_fp8.h": "hip/hip_fp8.h", "cuComplex.h": "hip/hip_complex.h", "nvrtc.h": "hip/hiprtc.h",
    "cuda_profiler_api.h": "hip/hip_runtime_api.h", "cudaProfiler.h": "hip/hip_runtime_api.h",
    "cuda_gl_interop.h": "hip/hip_gl_interop.h", "cudaGL.h": "hip/hip_gl_interop.h", "helper_cuda.h": None,
    "cuda_occupancy.h": None, "cuda_pipeline.h": None, "cuda_pipeline_primitives.h": None, "cuda_awbarrier.h": None,
    "cuda_awbarrier_primitives.h": None, "cudaTypedefs.h": None, "cuda_egl_interop.h": None, "cudaEGL.h": None,
    "sm_20_intrinsics.h": "hip/hip_runtime.h", "sm_30_intrinsics.h": "hip/hip_runtime.h",
    "sm_32_intrinsics.h": "hip/hip_runtime.h", "sm_35_intrinsics.h": "hip/hip_runtime.h",
    "sm_60_atomic_functions.h": "hip/hip_runtime.h", "sm_61_intrinsics.h": "hip/hip_runtime.h",
}  # fmt: skip
"""HIP's header for each of CUDA's; None where there is none."""


@dataclass(frozen=True, slots=True)
class Library:
    """A library of NVIDIA's. ``words`` matches what a source names of it, ``headers`` what it includes."""

    name: str
    hip: str | None
    """The library to use in its place."""
    words: str
    headers: str
    difference: str = ""
    keeps_names: bool = False
    """Whether the names are the same there."""


LIBRARIES = (
    Library("cuBLASLt", "hipBLASLt", r"cublasLt\w+|CUBLASLT_\w+", r"cublasLt\.h"),
    Library("cuBLAS", "hipBLAS", r"cublas\w+|CUBLAS_\w+", r"cublas\w*\.h"),
    Library("cuDNN", "MIOpen", r"cudnn\w+|CUDNN_\w+", r"cudnn\w*\.h", "MIOpen has an API of its own"),
    Library("cuFFT", "hipFFT", r"cufft\w+|CUFFT_\w+", r"cufft\w*\.h"),
    Library("cuRAND", "hipRAND", r"curand\w+|CURAND_\w+", r"curand\w*\.h"),
    Library("cuSOLVER", "hipSOLVER", r"cusolver\w+|CUSOLVER_\w+", r"cusolver\w*\.h"),
    Library("cuSPARSELt", "hipSPARSELt", r"cusparseLt\w+|CUSPARSELT_\w+", r"cusparseLt\.h"),
    Library("cuSPARSE", "hipSPARSE", r"cusparse\w+|CUSPARSE_\w+", r"cusparse\w*\.h"),
    Library("cuTENSOR", "hipTensor", r"cutensor\w+|CUTENSOR_\w+", r"cutensor\w*\.h"),
    Library("NCCL", "RCCL", r"nccl[A-Z]\w+|NCCL_\w+", r"nccl\w*\.h", keeps_names=True),
    Library("Thrust", "rocThrust", r"thrust", r"thrust/.*", keeps_names=True),
    Library("CUB", "hipCUB", r"cub", r"cub/.*", "the namespace is hipcub"),
    Library("libcu++", "libhipcxx", r"cuda", r"cuda/.*", "the namespace is hip"),
    Library("WMMA", "rocWMMA", r"nvcuda|wmma", r"mma\.h", "the namespace is rocwmma"),
    Library("NVTX", "rocTX", r"nvtx[A-Z]\w+|NVTX_\w+", r"(nvtx3/)?nvToolsExt\w*\.h(pp)?|nvtx3/.*"),
    Library("NVML", "AMD SMI", r"nvml[A-Z]\w+|NVML_\w+", r"nvml\.h", "AMD SMI has an API of its own"),
    Library("CUPTI", "ROCprofiler-SDK", r"cupti\w+|CUPTI_\w+", r"cupti\w*\.h", "ROCprofiler has an API of its own"),
    Library("nvJPEG", "rocJPEG", r"nvjpeg\w+|NVJPEG_\w+", r"nvjpeg\w*\.h", "rocJPEG has an API of its own"),
    Library("NPP", None, r"nppi\w*_\w+|npps\w*_\w+|NPP_\w+", r"npp\w*\.h"),
    Library(
        "CUTLASS", "Composable Kernel", r"cutlass|cute", r"(cutlass|cute)/.*", "Composable Kernel has an API of its own"
    ),
    Library("OptiX", "HIP RT", r"optix[A-Z]\w+|OPTIX_\w+", r"optix\w*\.h", "HIP RT has an API of its own"),
    Library("NVSHMEM", "rocSHMEM", r"nvshmem\w*|NVSHMEM_\w+", r"nvshmem\w*\.h"),
    Library("nvJitLink", None, r"nvJitLink\w+", r"nvJitLink\.h", "hipLink… links code objects"),
)
"""Libraries that hipkit only recognises, the longer beginnings first."""
NAMESPACES = frozenset(("thrust", "cub", "cuda", "nvcuda", "wmma", "cutlass", "cute"))
"""Words that name a library only before ``::``."""
MODULES = {
    "cuda.bindings.driver": "hip.hip", "cuda.bindings.runtime": "hip.hip", "cuda.bindings.nvrtc": "hip.hiprtc",
    "cuda.cuda": "hip.hip", "cuda.cudart": "hip.hip", "cuda.nvrtc": "hip.hiprtc", "cuda.bindings": "hip", "pycuda": None,
}  # fmt: skip
"""Modules of Python: hip-python's for each of cuda-python's; None where there is none."""
DEFINED = {
    "__CUDACC__": "__HIPCC__", "__NVCC__": "__HIPCC__", "__CUDA_ARCH__": "__HIP_DEVICE_COMPILE__", "__CUDACC_RTC__": "__HIPCC_RTC__",
    "__CUDACC_VER_MAJOR__": "__clang_major__", "__CUDACC_VER_MINOR__": "__clang_minor__", "__CUDA_ARCH_LIST__": None,
    "__CUDA_ARCH_FEAT_SM90_ALL": None, "__CUDACC_EXTENDED_LAMBDA__": None, "__CUDACC_RDC__": None,
    "__nv_bfloat16": "__hip_bfloat16", "nv_bfloat16": "__hip_bfloat16", "__nv_bfloat162": "__hip_bfloat162",
    "nv_bfloat162": "__hip_bfloat162", "__nv_fp8_e4m3": "__hip_fp8_e4m3", "__nv_fp8_e5m2": "__hip_fp8_e5m2",
    "__cudaRegisterFatBinary": "__hipRegisterFatBinary", "__cudaRegisterFunction": "__hipRegisterFunction",
    "__cudaRegisterVar": "__hipRegisterVar", "__cudaUnregisterFatBinary": "__hipUnregisterFatBinary",
    "__cudaPushCallConfiguration": "__hipPushCallConfiguration", "__cudaPopCallConfiguration": "__hipPopCallConfiguration",
}  # fmt: skip
"""What CUDA's compilers define or declare by themselves, and its types of short floats."""
_WORDS = re.compile("|".join(f"(?P<_{number}>{library.words})" for number, library in enumerate(LIBRARIES)))


def library_of(word: str) -> Library | None:
    """The library that a word is a name of."""
    match = _WORDS.fullmatch(word)
    return LIBRARIES[int((match.lastgroup or "")[1:])] if match else None


def library_with(header: str) -> Library | None:
    """The library that a header is of."""
    return next((library for library in LIBRARIES if re.fullmatch(library.headers, header)), None)
