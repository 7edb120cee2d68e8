"""What behaves otherwise in HIP than in CUDA, where no declaration says it: a sentence for names that a pattern matches."""

from __future__ import annotations

import re
from functools import cache

_MASKS = "masks have 64 bits, one for each lane: 0xffffffff names half of a wave of 64, and AMD's headers refuse masks of 32 bits"
_BITS = "the result has 64 bits, one for each lane: __popcll and __ffsll in place of __popc and __ffs"
_IGNORED = "AMD's GPUs have one arrangement: what is asked for has no effect"
_CONTEXTS = "contexts are deprecated in HIP: each device has its primary one"
_CODE = "it takes AMD's code objects and bundles, neither PTX nor cubins"
_ROUNDING = "AMD's GPUs have no rounding mode in an instruction; HIP has those that round to nearest"
_SIMD = "none in HIP: written out for the four bytes or two halves of the word"
_HALVES = "none in HIP: written out by __h… functions that HIP has"

ROWS = (
    (r"__(shfl|match)\w*_sync|__(any|all|ballot)_sync|__reduce_\w+_sync|__syncwarp", _MASKS),
    (r"__ballot_sync|__ballot|__activemask|__match_\w+_sync", _BITS),
    (r"__(shfl|shfl_up|shfl_down|shfl_xor)(_sync)?", "the default width is warpSize, which is 64 on gfx9"),
    (r"warpSize", "64 on gfx9, 32 on gfx10 and later: no constant of the language; hipDeviceAttributeWarpSize tells the host"),
    (r"__launch_bounds__", "the second argument counts warps for each execution unit (SIMD), CUDA's counts blocks for each multiprocessor"),
    (r"__CUDA_ARCH__", "__HIP_DEVICE_COMPILE__ is 1, and no version: ask for __gfx942__ or __HIP_ARCH_HAS_…__"),
    (r"__CUDACC_VER_M\w+", "the version of clang has other numbers"),
    (r"__cluster\w+|__threadfence_cluster|__is(Cluster|Cta)Shared", "AMD's GPUs before gfx1250 have no clusters of blocks"),
    (r"__nanosleep", "none in HIP: __builtin_amdgcn_s_sleep(n) sleeps about 64 × n cycles"),
    (r"__dp[24]a\w*", "none in HIP: amd_mixed_dot, or __builtin_amdgcn_sdot4 and its like"),
    (r"__(pipeline|mbarrier)_\w+", "none in HIP: copy, then __syncthreads()"),
    (r"__(v|vi)[a-z]\w*[24s]\w*", _SIMD),
    (r"__(f|d)(add|sub|mul|div|rcp|sqrt|ma|maf|fma)2?_r[duzn]|__fma_r[duz]|__fmaf_r[duz]", _ROUNDING),
    (r"__h\w+_mask|__h(fma2?_relu|cmadd|m\w+_nan)", _HALVES),
    (r"__(cvta|is(Global|Shared|Local|Constant|GridConstant))\w*", "none in HIP: __builtin_amdgcn_is_shared(p) and __builtin_amdgcn_is_private(p)"),
    (r"__(ldcv|ldlu|stcg|stcs|stwb|stwt)", "none in HIP: __builtin_nontemporal_load(p) and __builtin_nontemporal_store(v, p)"),
    (r"__brkpt|__prof_trigger|__pm[0-3]", "none in HIP: __builtin_trap() or __builtin_debugtrap()"),
    (r"atomic\w+_block", "AMD's: __hip_atomic_fetch_…(p, v, order, __HIP_MEMORY_SCOPE_WORKGROUP)"),
    (r"CUdeviceptr", "an integer in CUDA, a void * in HIP: sums need a cast to char * or uintptr_t"),
    (r"cudaDeviceProp|cudaGetDeviceProperties|cuDeviceComputeCapability|cudaDevAttrComputeCapability\w+|CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_\w+",
     "major and minor are of AMD's processor (9 and 4 on gfx942), no compute capability; gcnArchName has its name"),
    (r"cuda(Device|Func|Thread)SetCacheConfig|cuda(Device|Func)SetSharedMemConfig|cu(Func|Ctx)Set(CacheConfig|SharedMemConfig)", _IGNORED),
    (r"cuda(GetLastError|PeekAtLastError)", "before HIP 7 it tells of the last call, also where that succeeded after one that failed"),
    (r"cudaErrorAssert|CUDA_ERROR_ASSERT", "AMD's runtime returns hipErrorLaunchFailure after a failed assertion; before HIP 7 it aborts the program"),
    (r"cudaMemcpy(To|From)Symbol(Async)?|cudaGetSymbol(Address|Size)", "in C++ the variable is given as HIP_SYMBOL(variable)"),
    (r"cudaMallocManaged|cuMemAllocManaged", "where the GPU cannot retry accesses (XNACK off), pages do not move to it: it reads host memory"),
    (r"cuda(HostAlloc|MallocHost)|cuMem(HostAlloc|AllocHost)", "memory without a flag is coherent or not as hipHostMallocCoherent and HIP_HOST_COHERENT say"),
    (r"cuCtx(?!GetLimit|SetLimit|GetStreamPriorityRange)\w+|cuDevicePrimaryCtx\w+|CUcontext", _CONTEXTS),
    (r"cuCtxSynchronize|cuCtxGet(ApiVersion|CacheConfig|SharedMemConfig|Flags)", "AMD's runtime refuses it (hipErrorNotSupported)"),
    (r"cuModuleLoad\w*|cuLibraryLoad\w+|cudaLibraryLoad\w+|cuLinkAdd(Data|File)", _CODE),
    (r"cuLaunchKernel|cuLaunchKernelEx|cudaLaunchKernel\w*|cuLaunchCooperativeKernel", "blocks × threads along an axis must be below 2³²"),
    (r"cudaLaunchKernelEx", "hipLaunchKernelExC takes the arguments as an array of pointers, as cudaLaunchKernelExC does"),
    (r"nvrtcCompileProgram", "options are clang's: --offload-arch=gfx942 in place of --gpu-architecture=compute_90"),
    (r"nvrtcGet(PTX|CUBIN)(Size)?", "it gives a code object of AMD's, which hipModuleLoadData takes"),
    (r"cu(da)?Profiler(Start|Stop)", "AMD's runtime refuses them (hipErrorNotSupported): ROCprofiler marks what is measured"),
    (r"cuda(Bind|Unbind)Texture\w*|cuTexRef\w+|cuModuleGetTexRef|cudaGet(TextureReference|TextureAlignmentOffset)|CUtexref",
     "texture references are deprecated in HIP, too: texture objects stay"),
    (r"cuda(Create|Destroy)(Texture|Surface)Object|cuTexObjectCreate", "GPUs without image instructions (gfx90a, gfx942) have none"),
    (r"cudaStreamCreateWithPriority|cudaDeviceGetStreamPriorityRange|cu(StreamCreateWithPriority|CtxGetStreamPriorityRange)",
     "priorities go from -1 (high) to 1 (low); CUDA's are 0 and below"),
    (r"CUDA_VERSION|CUDART_VERSION", "HIP_VERSION has other numbers: major × 10,000,000 + minor × 100,000 + patch"),
    (r"cudaMemoryType\w+", "before HIP 6 these had other numbers: host 0, device 1"),
    (r"CUDA_MEMSET_NODE_PARAMS", "HIP_MEMSET_NODE_PARAMS came with HIP 6.3; before, hipMemsetParams"),
    (r"__nv_fp8_\w+", "gfx942 has the FNUZ formats in hardware, __hip_fp8_e4m3_fnuz and its like; others those of the OCP"),
    (r"CUstream_flags|CUevent_flags|CUctx_flags|CUstreamWaitValue_flags|CUoccupancy_flags|CUmemAttach_flags",
     "HIP has macros for its enumerators: unsigned int in its place"),
)  # fmt: skip
"""Patterns of whole names, and what is different about them."""
_PATTERNS = tuple((re.compile(pattern), text) for pattern, text in ROWS)
SAME = re.compile(
    r"__(shfl|match)\w*|__(any|all|ballot)(_sync)?|__reduce_\w+_sync|__syncwarp|__activemask|warpSize|__launch_bounds__"
)
"""Names that are the same in HIP, where only what they do may be different."""


@cache
def notes_on(name: str) -> tuple[str, ...]:
    """What is different about a name."""
    return tuple(text for pattern, text in _PATTERNS if pattern.fullmatch(name))
