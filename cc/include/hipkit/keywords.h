// The keywords that HIP adds to C++, as attributes that clang knows.
#pragma once

#if defined(__HIP__)
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
// Clang's own attribute of that name is for NVIDIA's GPUs alone. The second number is of waves on a SIMD, as in AMD's headers.
#define __launch_bounds__(...) HIPKIT_THIRD(__VA_ARGS__, HIPKIT_THREADS_AND_WAVES, HIPKIT_THREADS, )(__VA_ARGS__)
#define HIPKIT_THIRD(first, second, third, ...) third
#define HIPKIT_THREADS(threads) __attribute__((amdgpu_flat_work_group_size(1, threads)))
#define HIPKIT_THREADS_AND_WAVES(threads, waves) HIPKIT_THREADS(threads) __attribute__((amdgpu_waves_per_eu(waves)))
#else
#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __launch_bounds__(...)
#endif

// Thrust asks by this name of AMD's whether the keywords are there.
#define HIP_INCLUDE_HIP_AMD_DETAIL_HOST_DEFINES_H

// clang knows __noinline__ itself in HIP.
#ifndef __forceinline__
#define __forceinline__ inline __attribute__((always_inline))
#endif

// For functions that stand for one instruction: debuggers, and hipkit's messages, show the line that calls them.
#define HIPKIT_INLINE __device__ __forceinline__ __attribute__((nodebug))

#ifndef __align__
#define __align__(alignment) __attribute__((aligned(alignment)))
#endif

#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(variable) variable
#define HIP_DYNAMIC_SHARED_ATTRIBUTE
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];

#ifndef __HIP_PLATFORM_AMD__
#define __HIP_PLATFORM_AMD__ 1
#endif
#ifndef __HIP_PLATFORM_HCC__
#define __HIP_PLATFORM_HCC__ 1
#endif
#if defined(__HIP_DEVICE_COMPILE__) && !defined(__HIP_ARCH_HAS_DOUBLES__)
#define __HIP_ARCH_HAS_GLOBAL_INT32_ATOMICS__ 1
#define __HIP_ARCH_HAS_GLOBAL_FLOAT_ATOMIC_EXCH__ 1
#define __HIP_ARCH_HAS_SHARED_INT32_ATOMICS__ 1
#define __HIP_ARCH_HAS_SHARED_FLOAT_ATOMIC_EXCH__ 1
#define __HIP_ARCH_HAS_FLOAT_ATOMIC_ADD__ 1
#define __HIP_ARCH_HAS_GLOBAL_INT64_ATOMICS__ 1
#define __HIP_ARCH_HAS_SHARED_INT64_ATOMICS__ 1
#define __HIP_ARCH_HAS_DOUBLES__ 1
#define __HIP_ARCH_HAS_WARP_VOTE__ 1
#define __HIP_ARCH_HAS_WARP_BALLOT__ 1
#define __HIP_ARCH_HAS_WARP_SHUFFLE__ 1
#define __HIP_ARCH_HAS_THREAD_FENCE_SYSTEM__ 1
#define __HIP_ARCH_HAS_3DGRID__ 1
#define __HIP_ARCH_HAS_WARP_FUNNEL_SHIFT__ 0
#define __HIP_ARCH_HAS_SYNC_THREAD_EXT__ 0
#define __HIP_ARCH_HAS_SURFACE_FUNCS__ 0
#define __HIP_ARCH_HAS_DYNAMIC_PARALLEL__ 0
#endif

// Newer compilers leave the size of waves to headers. On the host it is that of most GPUs of the time when programs first asked.
#if defined(__HIP__) && !defined(__AMDGCN_WAVEFRONT_SIZE)
#if !defined(__HIP_DEVICE_COMPILE__) || defined(__GFX9__) || defined(__GFX8__) || defined(__GFX7__) || defined(__GFX6__) || defined(HIPKIT_WAVES_OF_64)
#define __AMDGCN_WAVEFRONT_SIZE 64
#else
#define __AMDGCN_WAVEFRONT_SIZE 32
#endif
#define __AMDGCN_WAVEFRONT_SIZE__ __AMDGCN_WAVEFRONT_SIZE
#endif
