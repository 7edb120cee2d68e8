// Room in the buffer that the host prints when a kernel is done: LLVM makes calls of printf in OpenCL C into records there.
#pragma once

#include "../own/printf_alloc.h"

extern "C" __device__ __attribute__((weak)) __attribute__((address_space(1))) char *__printf_alloc(unsigned size) {
    return (__attribute__((address_space(1))) char *)hipkit_printing::allocated(size);
}
