// malloc, free, new and delete of kernels: pages that the host allocates.
#include "hostcall.h"

using namespace hipkit_hostcall;

extern "C" __device__ void *malloc(size_t size) {
    return size ? (void *)call(memory, {{0, size}}).of[0] : nullptr;
}

extern "C" __device__ void free(void *block) {
    if (block)
        call(memory, {{(Word)block}});
}

__device__ void *operator new(size_t size) { return malloc(size ? size : 1); }
__device__ void *operator new[](size_t size) { return malloc(size ? size : 1); }
__device__ void operator delete(void *block) noexcept { free(block); }
__device__ void operator delete[](void *block) noexcept { free(block); }
__device__ void operator delete(void *block, size_t) noexcept { free(block); }
__device__ void operator delete[](void *block, size_t) noexcept { free(block); }
