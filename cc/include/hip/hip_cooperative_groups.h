// Groups of threads as objects: grids, blocks, tiles of a wave, and the lanes that are active together.
#pragma once

#include "hip/hip_runtime.h"

#ifdef __HIP__
// Of the device's library.
extern "C" __device__ void __ockl_grid_sync();
extern "C" __device__ int __ockl_grid_is_valid();

namespace cooperative_groups {
class thread_block {
public:
    __device__ static unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
    __device__ static unsigned num_threads() { return size(); }
    __device__ static unsigned thread_rank() {
        return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    }
    __device__ static dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
    __device__ static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
    __device__ static dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
    __device__ static dim3 dim_threads() { return group_dim(); }
    __device__ static bool is_valid() { return true; }
    __device__ static void sync() { __syncthreads(); }
};
__device__ inline thread_block this_thread_block() { return {}; }

// All blocks of a launch. They can wait for each other where the launch was a cooperative one.
class grid_group {
public:
    __device__ static dim3 dim_blocks() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
    __device__ static dim3 group_dim() { return dim_blocks(); }
    __device__ static dim3 block_index() { return thread_block::group_index(); }
    __device__ static unsigned num_blocks() { return gridDim.x * gridDim.y * gridDim.z; }
    __device__ static unsigned block_rank() { return (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x; }
    __device__ static unsigned size() { return num_blocks() * thread_block::size(); }
    __device__ static unsigned num_threads() { return size(); }
    __device__ static unsigned thread_rank() { return block_rank() * thread_block::size() + thread_block::thread_rank(); }
    __device__ static bool is_valid() { return __ockl_grid_is_valid(); }
    __device__ static void sync() { __ockl_grid_sync(); }
};
__device__ inline grid_group this_grid() { return {}; }

// Consecutive lanes of a wave: count of them, a power of two.
template <unsigned count, class Parent = void> class thread_block_tile {
    static_assert(count && !(count & (count - 1)) && count <= 64, "a tile has a power of two of lanes, 64 at most");

public:
    __device__ static constexpr unsigned size() { return count; }
    __device__ static constexpr unsigned num_threads() { return count; }
    __device__ static unsigned thread_rank() { return thread_block::thread_rank() & (count - 1); }
    __device__ static unsigned meta_group_rank() { return thread_block::thread_rank() / count; }
    __device__ static unsigned meta_group_size() { return (thread_block::size() + count - 1) / count; }
    __device__ static bool is_valid() { return true; }
    // The lanes of a wave are in step: what they wrote only has to be seen.
    __device__ static void sync() {
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_wave_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    }
    template <class T> __device__ T shfl(T value, int lane) const { return __shfl(value, lane, count); }
    template <class T> __device__ T shfl_up(T value, unsigned by) const { return __shfl_up(value, by, count); }
    template <class T> __device__ T shfl_down(T value, unsigned by) const { return __shfl_down(value, by, count); }
    template <class T> __device__ T shfl_xor(T value, unsigned mask) const { return __shfl_xor(value, mask, count); }
    __device__ unsigned long long ballot(int predicate) const {
        const unsigned long long all = __ballot(predicate) >> (__lane_id() & ~(count - 1));
        return count == 64 ? all : all & ((1ull << (count & 63)) - 1);
    }
    __device__ int any(int predicate) const { return ballot(predicate) != 0; }
    __device__ int all(int predicate) const { return ballot(!predicate) == 0; }
};
template <unsigned count, class Parent> __device__ inline thread_block_tile<count, Parent> tiled_partition(const Parent &) {
    return {};
}

// The lanes that are active where it is made.
class coalesced_group {
    unsigned long long lanes;

public:
    __device__ explicit coalesced_group(unsigned long long lanes) : lanes(lanes) {}
    __device__ unsigned size() const { return __builtin_popcountll(lanes); }
    __device__ unsigned num_threads() const { return size(); }
    __device__ unsigned thread_rank() const { return __builtin_popcountll(lanes & ((1ull << __lane_id()) - 1)); }
    __device__ bool is_valid() const { return true; }
    __device__ void sync() const { thread_block_tile<1>::sync(); }
    template <class T> __device__ T shfl(T value, int rank) const { return __shfl(value, lane_of(rank)); }
    template <class T> __device__ T shfl_up(T value, unsigned by) const {
        const unsigned rank = thread_rank();
        return __shfl(value, lane_of(rank < by ? rank : rank - by));
    }
    template <class T> __device__ T shfl_down(T value, unsigned by) const {
        const unsigned rank = thread_rank();
        return __shfl(value, lane_of(rank + by >= size() ? rank : rank + by));
    }
    __device__ int any(int predicate) const { return (__ballot(predicate) & lanes) != 0; }
    __device__ int all(int predicate) const { return (__ballot(!predicate) & lanes) == 0; }

private:
    __device__ int lane_of(unsigned rank) const {
        unsigned long long rest = lanes;
        for (; rank; rank--)
            rest &= rest - 1;
        return __builtin_ctzll(rest);
    }
};
__device__ inline coalesced_group coalesced_threads() { return coalesced_group(__activemask()); }

template <class Group> __device__ inline void sync(const Group &group) { group.sync(); }
template <class Group> __device__ inline unsigned thread_rank(const Group &group) { return group.thread_rank(); }
template <class Group> __device__ inline unsigned group_size(const Group &group) { return group.size(); }
}  // namespace cooperative_groups
#endif
