// A barrier across all blocks of a grid, which a cooperative launch brings along: a counter in memory, or the hardware's.
#include "hip/hip_runtime.h"

namespace {
// As far as a grid looks at it, what the runtime passes for a cooperative launch.
struct Sync {
    unsigned long long others[4];
    unsigned arrived, unused, blocks;
};
// The lower half of arrived counts blocks, the upper half how often all were there.
constexpr unsigned rounds_at = 16;

__device__ inline Sync *sync_argument() {
    // HIPKIT_SYNC_AT: where the hidden argument is, which the version of the code object decides.
    return *(Sync **)((const char __attribute__((address_space(4))) *)__builtin_amdgcn_implicitarg_ptr() + HIPKIT_SYNC_AT);
}

#if defined(__GFX11__) || defined(__GFX12__) || defined(__gfx940__) || defined(__gfx941__) || defined(__gfx942__) || \
    defined(__gfx950__)
__device__ inline void wait_for_all_blocks() {
    Sync *const sync = sync_argument();
    const unsigned blocks = sync->blocks;
    const unsigned before = __hip_atomic_fetch_add(&sync->arrived, 1, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_AGENT);
    if ((before & ((1u << rounds_at) - 1)) + 1 == blocks) {
        __hip_atomic_fetch_add(&sync->arrived, (1u << rounds_at) - blocks, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_AGENT);
        return;
    }
    while ((__hip_atomic_load(&sync->arrived, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) ^ before) >> rounds_at == 0)
        __builtin_amdgcn_s_sleep(1);
}
#else
// AMD's runtime gives older GPUs the hardware's global wave sync instead.
__device__ inline void wait_for_all_blocks() {
    __builtin_amdgcn_ds_gws_barrier(gridDim.x * gridDim.y * gridDim.z - 1, 0);
}
#endif
}  // namespace

extern "C" __device__ int __ockl_grid_is_valid() { return sync_argument() != nullptr; }

extern "C" __device__ void __ockl_grid_sync() {
    __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
    __builtin_amdgcn_s_barrier();
    if (!(threadIdx.x | threadIdx.y | threadIdx.z))
        wait_for_all_blocks();
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
}
