// Groups of threads as objects: grids, blocks, tiles of a wave, and the lanes that are active together.
#pragma once

#include "hip/hip_runtime.h"

#ifdef __HIP__
// Of the device's library.
extern "C" __device__ void __ockl_grid_sync();
extern "C" __device__ int __ockl_grid_is_valid();

namespace cooperative_groups {
// Any group: what is known of all of them, and the type by which functions take one they know no more of.
class thread_group {
protected:
    enum kind { of_block, of_grid, of_tile, of_lanes };
    kind is;
    unsigned count;
    unsigned long long lanes;
    __device__ thread_group(kind is, unsigned count, unsigned long long lanes = 0) : is(is), count(count), lanes(lanes) {}
    // The lanes of a group of lanes, from that of a rank on.
    __device__ unsigned long long lanes_from(unsigned rank) const {
        unsigned long long rest = lanes;
        for (; rank && rest; rank--)
            rest &= rest - 1;
        return rest;
    }
    // Of a group of lanes those of as many threads in a row that this thread is one of.
    __device__ inline unsigned long long lanes_of_part(unsigned count) const;
    // The lanes of a wave are in step: what they wrote only has to be seen.
    HIPKIT_INLINE static void sync_wave() {
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_wave_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    }

public:
    __device__ unsigned size() const { return count; }
    __device__ unsigned num_threads() const { return size(); }
    __device__ inline unsigned thread_rank() const;
    __device__ inline bool is_valid() const;
    HIPKIT_INLINE void sync() const;
    friend __device__ inline thread_group tiled_partition(const thread_group &parent, unsigned count);
};

class thread_block : public thread_group {
    __device__ thread_block() : thread_group(of_block, size()) {}
    friend __device__ inline thread_block this_thread_block();

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
    HIPKIT_INLINE static void sync() { __syncthreads(); }
};
__device__ inline thread_block this_thread_block() { return {}; }

// All blocks of a launch. They can wait for each other where the launch was a cooperative one.
class grid_group : public thread_group {
    __device__ grid_group() : thread_group(of_grid, size()) {}
    friend __device__ inline grid_group this_grid();

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
    HIPKIT_INLINE static void sync() { __ockl_grid_sync(); }
};
__device__ inline grid_group this_grid() { return {}; }

// What the threads of a group inside of a wave ask each other. In masks bit n is of the thread of rank n.
template <class Group> class group_votes {
    __device__ const Group &group() const { return static_cast<const Group &>(*this); }

public:
    __device__ unsigned long long ballot(int predicate) const {
        return group().by_rank(__ballot(predicate) & group().members());
    }
    __device__ int any(int predicate) const { return (__ballot(predicate) & group().members()) != 0; }
    __device__ int all(int predicate) const { return (__ballot(!predicate) & group().members()) == 0; }
    template <class T> __device__ unsigned long long match_any(T value) const {
        return group().by_rank(__match_any(value) & group().members());
    }
    template <class T> __device__ unsigned long long match_all(T value, int &is_same) const {
        const unsigned long long all = group().members();
        is_same = (__match_any(value) & all) == all;
        return is_same ? group().by_rank(all) : 0;
    }
};

class tiled_group : public thread_group {
protected:
    __device__ explicit tiled_group(unsigned count) : thread_group(of_tile, count) {}
    friend __device__ inline tiled_group tiled_partition(const tiled_group &parent, unsigned count);
};

class coalesced_group;
// Consecutive lanes of a wave: count_of of them, a power of two.
template <unsigned count_of, class Parent = void>
class thread_block_tile : public tiled_group, public group_votes<thread_block_tile<count_of, Parent>> {
    static_assert(count_of && !(count_of & (count_of - 1)) && count_of <= 64, "a tile has a power of two of lanes, 64 at most");
    unsigned of_parent, of_parents;

    template <unsigned, class> friend class thread_block_tile;
    friend group_votes<thread_block_tile>;
    template <unsigned count, class Group> friend __device__ thread_block_tile<count, Group> tiled_partition(const Group &parent);
    template <unsigned count, class Group>
    friend __device__ inline coalesced_group binary_partition(const thread_block_tile<count, Group> &parent, bool predicate);
    __device__ thread_block_tile(unsigned rank, unsigned count) : tiled_group(count_of), of_parent(rank), of_parents(count) {}
    __device__ static unsigned first_lane() { return __lane_id() & ~(count_of - 1); }
    __device__ static unsigned long long members() { return __activemask() & ~0ull >> (64 - count_of) << first_lane(); }
    __device__ static unsigned long long by_rank(unsigned long long mask) { return mask >> first_lane(); }

public:
    static constexpr unsigned numThreads = count_of;
    // A tile of any parent is one whose parent is left out.
    template <class Other, class = typename hipkit_math::If<__is_same(Parent, void) && !__is_same(Other, void), void>::type>
    __device__ thread_block_tile(const thread_block_tile<count_of, Other> &other)
        : thread_block_tile(other.of_parent, other.of_parents) {}
    __device__ static constexpr unsigned size() { return count_of; }
    __device__ static constexpr unsigned num_threads() { return count_of; }
    __device__ static unsigned thread_rank() { return thread_block::thread_rank() & (count_of - 1); }
    __device__ unsigned meta_group_rank() const { return of_parent; }
    __device__ unsigned meta_group_size() const { return of_parents; }
    __device__ static bool is_valid() { return true; }
    HIPKIT_INLINE static void sync() { sync_wave(); }
    template <class T> HIPKIT_INLINE T shfl(T value, int lane) const { return __shfl(value, lane, count_of); }
    template <class T> HIPKIT_INLINE T shfl_up(T value, unsigned by) const { return __shfl_up(value, by, count_of); }
    template <class T> HIPKIT_INLINE T shfl_down(T value, unsigned by) const { return __shfl_down(value, by, count_of); }
    template <class T> HIPKIT_INLINE T shfl_xor(T value, unsigned mask) const { return __shfl_xor(value, mask, count_of); }
};
template <unsigned count, class Parent> __device__ inline thread_block_tile<count, Parent> tiled_partition(const Parent &parent) {
    return {parent.thread_rank() / count, (parent.size() + count - 1) / count};
}

// The lanes that are active where it is made, or some of them.
class coalesced_group : public thread_group, public group_votes<coalesced_group> {
    unsigned of_parent, of_parents;

    __device__ explicit coalesced_group(unsigned long long lanes, unsigned rank = 0, unsigned count = 1)
        : thread_group(of_lanes, __builtin_popcountll(lanes), lanes), of_parent(rank), of_parents(count) {}
    friend group_votes<coalesced_group>;
    friend __device__ inline coalesced_group coalesced_threads();
    friend __device__ inline coalesced_group tiled_partition(const coalesced_group &parent, unsigned count);
    friend __device__ inline coalesced_group binary_partition(const coalesced_group &parent, bool predicate);
    template <unsigned count, class Parent>
    friend __device__ inline coalesced_group binary_partition(const thread_block_tile<count, Parent> &parent, bool predicate);

public:
    __device__ unsigned meta_group_rank() const { return of_parent; }
    __device__ unsigned meta_group_size() const { return of_parents; }
    template <class T> HIPKIT_INLINE T shfl(T value, int rank) const { return __shfl(value, lane_of(rank)); }
    template <class T> HIPKIT_INLINE T shfl_up(T value, unsigned by) const {
        const unsigned rank = thread_rank();
        return __shfl(value, lane_of(rank < by ? rank : rank - by));
    }
    template <class T> HIPKIT_INLINE T shfl_down(T value, unsigned by) const {
        const unsigned rank = thread_rank();
        return __shfl(value, lane_of(rank + by >= size() ? rank : rank + by));
    }

private:
    __device__ unsigned long long members() const { return lanes; }
    __device__ unsigned long long by_rank(unsigned long long mask) const {
        unsigned long long found = 0, rest = lanes;
        for (unsigned rank = 0; rest; rank++, rest &= rest - 1)
            found |= (mask >> __builtin_ctzll(rest) & 1) << rank;
        return found;
    }
    __device__ int lane_of(unsigned rank) const { return __builtin_ctzll(lanes_from(rank)); }
    // Those whose predicate is that of this thread.
    __device__ coalesced_group part(bool predicate) const {
        const unsigned long long of_true = __ballot(predicate) & lanes;
        return coalesced_group(predicate ? of_true : lanes & ~of_true, predicate, 2);
    }
};
__device__ inline coalesced_group coalesced_threads() { return coalesced_group(__activemask()); }

// Groups whose size is known when the kernel runs.
__device__ inline thread_group tiled_partition(const thread_group &parent, unsigned count) {
    if (parent.is != thread_group::of_lanes)
        return thread_group(thread_group::of_tile, count);
    const unsigned long long lanes = parent.lanes_of_part(count);
    return thread_group(thread_group::of_lanes, __builtin_popcountll(lanes), lanes);
}
__device__ inline tiled_group tiled_partition(const tiled_group &, unsigned count) { return tiled_group(count); }
__device__ inline coalesced_group tiled_partition(const coalesced_group &parent, unsigned count) {
    const unsigned groups = (parent.size() + count - 1) / count;
    return coalesced_group(parent.lanes_of_part(count), parent.thread_rank() / count, groups);
}
__device__ inline coalesced_group binary_partition(const coalesced_group &parent, bool predicate) { return parent.part(predicate); }
template <unsigned count, class Parent>
__device__ inline coalesced_group binary_partition(const thread_block_tile<count, Parent> &parent, bool predicate) {
    return coalesced_group(parent.members()).part(predicate);
}

__device__ inline unsigned thread_group::thread_rank() const {
    switch (is) {
    case of_block:
        return thread_block::thread_rank();
    case of_grid:
        return grid_group::thread_rank();
    case of_tile:
        return thread_block::thread_rank() & (count - 1);
    default:
        return __builtin_popcountll(lanes & ((1ull << __lane_id()) - 1));
    }
}
__device__ inline unsigned long long thread_group::lanes_of_part(unsigned count) const {
    const unsigned first = thread_rank() / count * count;
    return lanes_from(first) & ~lanes_from(first + count);
}
__device__ inline bool thread_group::is_valid() const {
    return is == of_grid ? grid_group::is_valid() : count != 0;
}
HIPKIT_INLINE void thread_group::sync() const {
    if (is == of_block)
        thread_block::sync();
    else if (is == of_grid)
        grid_group::sync();
    else
        sync_wave();
}

template <class Group> HIPKIT_INLINE void sync(const Group &group) { group.sync(); }
template <class Group> __device__ inline unsigned thread_rank(const Group &group) { return group.thread_rank(); }
template <class Group> __device__ inline bool is_valid(const Group &group) { return group.is_valid(); }
template <class Group> __device__ inline unsigned group_size(const Group &group) { return group.size(); }
}  // namespace cooperative_groups
#endif
