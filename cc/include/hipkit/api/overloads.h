// What C++ adds to HIP's API: pointers of any type, variables and kernels by name.
#pragma once

#include "hipkit/api/functions.h"

// name, parameters after the pointer with their types, and the same without.
#define HIPKIT_ALLOCATING(name, parameters, arguments)                                              \
    template <class T> inline hipError_t name parameters { return name arguments; }
#define HIPKIT_OUT (void **)out
HIPKIT_ALLOCATING(hipMalloc, (T **out, size_t size), (HIPKIT_OUT, size))
HIPKIT_ALLOCATING(hipMallocManaged, (T **out, size_t size, unsigned flags = hipMemAttachGlobal), (HIPKIT_OUT, size, flags))
HIPKIT_ALLOCATING(hipExtMallocWithFlags, (T **out, size_t size, unsigned flags), (HIPKIT_OUT, size, flags))
HIPKIT_ALLOCATING(hipHostMalloc, (T **out, size_t size, unsigned flags = hipHostMallocDefault), (HIPKIT_OUT, size, flags))
HIPKIT_ALLOCATING(hipHostAlloc, (T **out, size_t size, unsigned flags = hipHostMallocDefault), (HIPKIT_OUT, size, flags))
HIPKIT_ALLOCATING(hipMallocHost, (T **out, size_t size), (HIPKIT_OUT, size))
HIPKIT_ALLOCATING(hipHostGetDevicePointer, (T **out, void *host, unsigned flags = 0), (HIPKIT_OUT, host, flags))
HIPKIT_ALLOCATING(hipMallocPitch, (T **out, size_t *pitch, size_t width, size_t height), (HIPKIT_OUT, pitch, width, height))
HIPKIT_ALLOCATING(hipMallocAsync, (T **out, size_t size, hipStream_t stream = 0), (HIPKIT_OUT, size, stream))
HIPKIT_ALLOCATING(hipMallocAsync, (T **out, size_t size, hipMemPool_t pool, hipStream_t stream),
                  ((void **)out, size, pool, stream))
HIPKIT_ALLOCATING(hipMallocFromPoolAsync, (T **out, size_t size, hipMemPool_t pool, hipStream_t stream),
                  (HIPKIT_OUT, size, pool, stream))
#undef HIPKIT_ALLOCATING
#undef HIPKIT_OUT
inline hipError_t hipMallocAsync(void **out, size_t size, hipMemPool_t pool, hipStream_t stream) {
    return hipMallocFromPoolAsync(out, size, pool, stream);
}

template <class T> inline hipError_t hipGetSymbolAddress(void **out, const T &symbol) {
    return hipGetSymbolAddress(out, (const void *)&symbol);
}
template <class T> inline hipError_t hipGetSymbolSize(size_t *out, const T &symbol) {
    return hipGetSymbolSize(out, (const void *)&symbol);
}
template <class T>
inline hipError_t hipMemcpyToSymbol(const T &symbol, const void *from, size_t size, size_t offset = 0,
                                    hipMemcpyKind kind = hipMemcpyHostToDevice) {
    return hipMemcpyToSymbol((const void *)&symbol, from, size, offset, kind);
}
template <class T>
inline hipError_t hipMemcpyFromSymbol(void *to, const T &symbol, size_t size, size_t offset = 0,
                                      hipMemcpyKind kind = hipMemcpyDeviceToHost) {
    return hipMemcpyFromSymbol(to, (const void *)&symbol, size, offset, kind);
}
template <class T>
inline hipError_t hipMemcpyToSymbolAsync(const T &symbol, const void *from, size_t size, size_t offset, hipMemcpyKind kind,
                                         hipStream_t stream = 0) {
    return hipMemcpyToSymbolAsync((const void *)&symbol, from, size, offset, kind, stream);
}
template <class T>
inline hipError_t hipMemcpyFromSymbolAsync(void *to, const T &symbol, size_t size, size_t offset, hipMemcpyKind kind,
                                           hipStream_t stream = 0) {
    return hipMemcpyFromSymbolAsync(to, (const void *)&symbol, size, offset, kind, stream);
}

template <class Kernel>
inline hipError_t hipLaunchKernel(const Kernel *kernel, const dim3 &grid, const dim3 &block, void **arguments,
                                  size_t shared = 0, hipStream_t stream = 0) {
    return hipLaunchKernel((const void *)kernel, grid, block, arguments, shared, stream);
}
template <class Kernel>
inline hipError_t hipLaunchCooperativeKernel(Kernel kernel, dim3 grid, dim3 block, void **arguments, unsigned shared,
                                             hipStream_t stream) {
    return hipLaunchCooperativeKernel((const void *)kernel, grid, block, arguments, shared, stream);
}
template <class Kernel> inline hipError_t hipFuncGetAttributes(hipFuncAttributes *out, Kernel *kernel) {
    return hipFuncGetAttributes(out, (const void *)kernel);
}
template <class Kernel> inline hipError_t hipFuncSetAttribute(Kernel *kernel, hipFuncAttribute attribute, int value) {
    return hipFuncSetAttribute((const void *)kernel, attribute, value);
}
template <class Kernel> inline hipError_t hipFuncSetCacheConfig(Kernel *kernel, hipFuncCache_t config) {
    return hipFuncSetCacheConfig((const void *)kernel, config);
}
template <class Kernel>
inline hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int *out, Kernel kernel, int block, size_t shared) {
    return hipOccupancyMaxActiveBlocksPerMultiprocessor(out, (const void *)kernel, block, shared);
}
template <class Kernel>
inline hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *out, Kernel kernel, int block, size_t shared,
                                                                        unsigned flags) {
    return hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(out, (const void *)kernel, block, shared, flags);
}
template <class Kernel>
inline hipError_t hipOccupancyMaxPotentialBlockSize(int *grid, int *block, Kernel kernel, size_t shared = 0, int limit = 0) {
    return hipOccupancyMaxPotentialBlockSize(grid, block, (const void *)kernel, shared, limit);
}
template <class Kernel>
inline hipError_t hipOccupancyMaxPotentialBlockSizeWithFlags(int *grid, int *block, Kernel kernel, size_t shared = 0,
                                                             int limit = 0, unsigned = 0) {
    return hipOccupancyMaxPotentialBlockSize(grid, block, (const void *)kernel, shared, limit);
}

template <class T> struct HipkitChannel;
#define HIPKIT_CHANNEL(T, x, y, z, w, kind)                                                                    \
    template <> struct HipkitChannel<T> {                                                                      \
        static hipChannelFormatDesc of() { return hipCreateChannelDesc(x, y, z, w, hipChannelFormatKind##kind); } \
    };
#define HIPKIT_CHANNELS(T, name, bits, kind)             \
    HIPKIT_CHANNEL(T, bits, 0, 0, 0, kind)               \
    HIPKIT_CHANNEL(name##1, bits, 0, 0, 0, kind)         \
    HIPKIT_CHANNEL(name##2, bits, bits, 0, 0, kind)      \
    HIPKIT_CHANNEL(name##4, bits, bits, bits, bits, kind)
HIPKIT_CHANNELS(signed char, char, 8, Signed)
HIPKIT_CHANNELS(unsigned char, uchar, 8, Unsigned)
HIPKIT_CHANNELS(short, short, 16, Signed)
HIPKIT_CHANNELS(unsigned short, ushort, 16, Unsigned)
HIPKIT_CHANNELS(int, int, 32, Signed)
HIPKIT_CHANNELS(unsigned, uint, 32, Unsigned)
HIPKIT_CHANNELS(float, float, 32, Float)
HIPKIT_CHANNEL(char, 8, 0, 0, 0, Signed)
#undef HIPKIT_CHANNEL
#undef HIPKIT_CHANNELS
template <class T> inline hipChannelFormatDesc hipCreateChannelDesc() { return HipkitChannel<T>::of(); }

#ifdef __HIP__
// Launches by a function's syntax; the arguments are those of the kernel.
#define hipLaunchKernelGGL(kernel, ...) HIPKIT_LAUNCH((kernel), __VA_ARGS__)
#define HIPKIT_LAUNCH(kernel, grid, block, shared, stream, ...)                          \
    do {                                                                                 \
        kernel<<<(grid), (block), (shared), (stream)>>>(__VA_ARGS__);                    \
    } while (0)
#endif
