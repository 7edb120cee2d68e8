// The types that launches pass. The functions of the API are not declared yet.
#pragma once

#include <stddef.h>

#include "hipkit/keywords.h"

typedef struct dim3 {
    unsigned x, y, z;
#ifdef __cplusplus
    constexpr __host__ __device__ dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
#endif
} dim3;

typedef int hipError_t;
typedef struct ihipStream_t *hipStream_t;

#ifdef __HIP__
// clang calls these where a kernel is launched with <<<...>>>.
extern "C" hipError_t __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, hipStream_t stream = 0);
extern "C" hipError_t __hipPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, hipStream_t *stream);
extern "C" hipError_t hipLaunchKernel(const void *function, dim3 grid, dim3 block, void **arguments, size_t shared,
                                      hipStream_t stream);
#endif
