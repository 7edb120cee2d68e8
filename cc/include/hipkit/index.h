// threadIdx, blockIdx, blockDim, gridDim and warpSize.
#pragma once

#include "hipkit/keywords.h"
#include "hipkit/vector_types.h"

namespace hipkit_index {
#if defined(HIPKIT_CODE_OBJECT_VERSION) && HIPKIT_CODE_OBJECT_VERSION < 5
// The dispatch packet has a block's size from its fourth byte on, and the grid's, in work-items, from the twelfth.
__device__ inline unsigned blocks(unsigned dimension) {
    const auto packet = (const __attribute__((address_space(4))) char *)__builtin_amdgcn_dispatch_ptr();
    const unsigned size = ((const __attribute__((address_space(4))) unsigned short *)(packet + 4))[dimension];
    return (((const __attribute__((address_space(4))) unsigned *)(packet + 12))[dimension] + size - 1) / size;
}
#else
// What code object V5 and later pass after a kernel's own arguments begins with the number of blocks.
__device__ inline unsigned blocks(unsigned dimension) {
    return ((const __attribute__((address_space(4))) unsigned *)__builtin_amdgcn_implicitarg_ptr())[dimension];
}
#endif

#define HIPKIT_INDEX(name, of_x, of_y, of_z)                                             \
    struct name {                                                                        \
        __device__ static unsigned get_x() { return of_x; }                              \
        __device__ static unsigned get_y() { return of_y; }                              \
        __device__ static unsigned get_z() { return of_z; }                              \
        __declspec(property(get = get_x)) unsigned x;                                    \
        __declspec(property(get = get_y)) unsigned y;                                    \
        __declspec(property(get = get_z)) unsigned z;                                    \
        __device__ operator dim3() const { return dim3(get_x(), get_y(), get_z()); }     \
        __device__ operator uint3() const { return make_uint3(get_x(), get_y(), get_z()); } \
    }

HIPKIT_INDEX(Thread, __builtin_amdgcn_workitem_id_x(), __builtin_amdgcn_workitem_id_y(), __builtin_amdgcn_workitem_id_z());
HIPKIT_INDEX(Block, __builtin_amdgcn_workgroup_id_x(), __builtin_amdgcn_workgroup_id_y(), __builtin_amdgcn_workgroup_id_z());
HIPKIT_INDEX(BlockSize, __builtin_amdgcn_workgroup_size_x(), __builtin_amdgcn_workgroup_size_y(), __builtin_amdgcn_workgroup_size_z());
HIPKIT_INDEX(GridSize, blocks(0), blocks(1), blocks(2));
#undef HIPKIT_INDEX
}  // namespace hipkit_index

extern const __device__ __attribute__((weak)) hipkit_index::Thread threadIdx;
extern const __device__ __attribute__((weak)) hipkit_index::Block blockIdx;
extern const __device__ __attribute__((weak)) hipkit_index::BlockSize blockDim;
extern const __device__ __attribute__((weak)) hipkit_index::GridSize gridDim;
static constexpr int warpSize = __AMDGCN_WAVEFRONT_SIZE;  // a constant before HIP 7

// As HIP called them at first.
#define hipThreadIdx_x threadIdx.x
#define hipThreadIdx_y threadIdx.y
#define hipThreadIdx_z threadIdx.z
#define hipBlockIdx_x blockIdx.x
#define hipBlockIdx_y blockIdx.y
#define hipBlockIdx_z blockIdx.z
#define hipBlockDim_x blockDim.x
#define hipBlockDim_y blockDim.y
#define hipBlockDim_z blockDim.z
#define hipGridDim_x gridDim.x
#define hipGridDim_y gridDim.y
#define hipGridDim_z gridDim.z
