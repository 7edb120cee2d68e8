// The sizes of grids and blocks.
#pragma once

#include <stdint.h>

#include "hipkit/keywords.h"

typedef struct dim3 {
    uint32_t x, y, z;
#ifdef __cplusplus
    constexpr __host__ __device__ dim3(uint32_t x = 1, uint32_t y = 1, uint32_t z = 1) : x(x), y(y), z(z) {}
#endif
} dim3;
