// Barriers and fences.
#pragma once

#include "hipkit/keywords.h"

HIPKIT_INLINE void __syncthreads() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

HIPKIT_INLINE void __threadfence_block() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); }
HIPKIT_INLINE void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }
HIPKIT_INLINE void __threadfence_system() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, ""); }

HIPKIT_INLINE long long clock64() { return __builtin_readcyclecounter(); }
HIPKIT_INLINE long long clock() { return clock64(); }
HIPKIT_INLINE long long wall_clock64() { return __builtin_readsteadycounter(); }

// How many threads of the block have a predicate that is not 0; whether all have; whether one has.
HIPKIT_INLINE int __syncthreads_count(int predicate) {
    __shared__ int count;
    __syncthreads();
    if (!(__builtin_amdgcn_workitem_id_x() | __builtin_amdgcn_workitem_id_y() | __builtin_amdgcn_workitem_id_z()))
        count = 0;
    __syncthreads();
    if (predicate)
        __hip_atomic_fetch_add(&count, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
    __syncthreads();
    return count;
}

HIPKIT_INLINE int __syncthreads_or(int predicate) { return __syncthreads_count(predicate) != 0; }
HIPKIT_INLINE int __syncthreads_and(int predicate) { return __syncthreads_count(!predicate) == 0; }

HIPKIT_INLINE long long __clock64() { return clock64(); }
HIPKIT_INLINE long long __clock() { return clock64(); }
HIPKIT_INLINE void __named_sync() { __builtin_amdgcn_s_barrier(); }
