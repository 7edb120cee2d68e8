// What sources of HIP have without an #include, as with clang's own header: keywords, <cmath>, and what kernels print with.
#pragma once

#ifndef __HIPCC_RTC__
#include <cmath>
#include <cstdlib>
#elif __HIPRTC_PTRDIFF_T_IS_LONG_LONG__  // what a program of hiprtc may ask <stddef.h> for
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wbuiltin-macro-redefined"
#undef __PTRDIFF_TYPE__
#define __PTRDIFF_TYPE__ long long
#pragma clang diagnostic pop
#endif

#include "hipkit/keywords.h"

#include <stddef.h>

// Of the device's library, which is linked where a kernel calls them.
extern "C" __device__ int printf(const char *format, ...);
extern "C" __device__ void *malloc(size_t size);
extern "C" __device__ void free(void *block);
extern "C" __device__ void __assert_fail(const char *assertion, const char *file, unsigned line, const char *function);
extern "C" inline __device__ void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
extern "C" inline __device__ void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
extern "C" inline __device__ void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }
inline __device__ void abort() { __builtin_trap(); }

// Clang's own headers have these, and not every clang comes with them.
#if defined(__cplusplus) && !__has_include(<cuda_wrappers/new>)
namespace std {
struct nothrow_t;
}
inline __device__ void *operator new(size_t, void *place) noexcept { return place; }
inline __device__ void *operator new[](size_t, void *place) noexcept { return place; }
inline __device__ void operator delete(void *, void *) noexcept {}
inline __device__ void operator delete[](void *, void *) noexcept {}
inline __device__ void *operator new(size_t size, const std::nothrow_t &) noexcept { return ::operator new(size); }
inline __device__ void *operator new[](size_t size, const std::nothrow_t &) noexcept { return ::operator new[](size); }
inline __device__ void operator delete(void *block, const std::nothrow_t &) noexcept { ::operator delete(block); }
inline __device__ void operator delete[](void *block, const std::nothrow_t &) noexcept { ::operator delete[](block); }
#endif
