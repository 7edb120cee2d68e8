// Places of work-items, barriers and fences.
#pragma once

#include "vectors.h"

namespace hipkit_opencl {
using Constant = const __attribute__((address_space(4))) char *;
// As HSA's dispatch packet has it.
HIPKIT_OPENCL unsigned get_work_dim() {
    return *(const __attribute__((address_space(4))) unsigned short *)((Constant)__builtin_amdgcn_dispatch_ptr() + 2) & 3;
}
HIPKIT_OPENCL size_t get_global_offset(unsigned dimension) {
    const auto offsets = (Constant)__builtin_amdgcn_implicitarg_ptr() + HIPKIT_OFFSET_AT;
    return dimension < 3 ? ((const __attribute__((address_space(4))) size_t *)offsets)[dimension] : 0;
}
// A dimension that there is not has one item.
#define HIPKIT_PLACE(name, what, otherwise)              \
    HIPKIT_OPENCL size_t name(unsigned dimension) {      \
        switch (dimension) {                             \
        case 0: return what(x, 0);                       \
        case 1: return what(y, 1);                       \
        case 2: return what(z, 2);                       \
        default: return otherwise;                       \
        }                                                \
    }
#define HIPKIT_LOCAL(d, n) __builtin_amdgcn_workitem_id_##d()
#define HIPKIT_GROUP(d, n) __builtin_amdgcn_workgroup_id_##d()
#define HIPKIT_FULL_SIZE(d, n) __builtin_amdgcn_workgroup_size_##d()
#define HIPKIT_ITEMS(d, n) __builtin_amdgcn_grid_size_##d()
// The last group has fewer items where the size of the grid is no multiple of a group's.
HIPKIT_OPENCL unsigned smaller(unsigned x, unsigned y) { return x < y ? x : y; }
#define HIPKIT_LOCAL_SIZE(d, n) smaller(HIPKIT_FULL_SIZE(d, n), HIPKIT_ITEMS(d, n) - HIPKIT_GROUP(d, n) * HIPKIT_FULL_SIZE(d, n))
#define HIPKIT_GROUPS(d, n) (HIPKIT_ITEMS(d, n) - 1) / HIPKIT_FULL_SIZE(d, n) + 1
#define HIPKIT_GLOBAL(d, n) (size_t)(HIPKIT_GROUP(d, n) * HIPKIT_FULL_SIZE(d, n) + HIPKIT_LOCAL(d, n)) + get_global_offset(n)
HIPKIT_PLACE(get_local_id, HIPKIT_LOCAL, 0)
HIPKIT_PLACE(get_group_id, HIPKIT_GROUP, 0)
HIPKIT_PLACE(get_local_size, HIPKIT_LOCAL_SIZE, 1)
HIPKIT_PLACE(get_enqueued_local_size, HIPKIT_FULL_SIZE, 1)
HIPKIT_PLACE(get_num_groups, HIPKIT_GROUPS, 1)
HIPKIT_PLACE(get_global_id, HIPKIT_GLOBAL, 0)
HIPKIT_PLACE(get_global_size, HIPKIT_ITEMS, 1)
HIPKIT_OPENCL size_t get_local_linear_id() {
    return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
}
HIPKIT_OPENCL size_t id_without_offset(unsigned dimension) { return get_global_id(dimension) - get_global_offset(dimension); }
HIPKIT_OPENCL size_t get_global_linear_id() {
    return (id_without_offset(2) * get_global_size(1) + id_without_offset(1)) * get_global_size(0) + id_without_offset(0);
}

// A sub-group is a wave; items are in waves by their linear places.
HIPKIT_OPENCL unsigned lanes() { return __builtin_amdgcn_wavefrontsize(); }
HIPKIT_OPENCL unsigned items_of(bool enqueued) {
    unsigned items = 1;
#pragma unroll
    for (unsigned n = 0; n < 3; n++)
        items *= enqueued ? get_enqueued_local_size(n) : get_local_size(n);
    return items;
}
HIPKIT_OPENCL unsigned get_sub_group_id() { return get_local_linear_id() / lanes(); }
HIPKIT_OPENCL unsigned get_sub_group_local_id() { return ::__lane_id(); }
HIPKIT_OPENCL unsigned get_max_sub_group_size() { return smaller(lanes(), items_of(true)); }
HIPKIT_OPENCL unsigned get_sub_group_size() { return smaller(lanes(), items_of(false) - get_sub_group_id() * lanes()); }
HIPKIT_OPENCL unsigned get_num_sub_groups() { return (items_of(false) + lanes() - 1) / lanes(); }
HIPKIT_OPENCL unsigned get_enqueued_num_sub_groups() { return (items_of(true) + lanes() - 1) / lanes(); }

constexpr unsigned local_fence = 1, global_fence = 2;
// As memory_scope numbers them; what is beyond the device is the system.
enum Scope : unsigned { of_item, of_group, of_device, of_all_devices, of_sub_group };
#define HIPKIT_FENCE(name, order)                                            \
    HIPKIT_OPENCL void name(unsigned scope) {                                \
        switch (scope) {                                                     \
        case of_item: return;                                                \
        case of_sub_group: return __builtin_amdgcn_fence(order, "wavefront"); \
        case of_group: return __builtin_amdgcn_fence(order, "workgroup");    \
        case of_device: return __builtin_amdgcn_fence(order, "agent");       \
        default: return __builtin_amdgcn_fence(order, "");                   \
        }                                                                    \
    }
HIPKIT_FENCE(acquire_fence, __ATOMIC_ACQUIRE)
HIPKIT_FENCE(release_fence, __ATOMIC_RELEASE)
HIPKIT_FENCE(acquire_release_fence, __ATOMIC_ACQ_REL)
HIPKIT_FENCE(ordered_fence, __ATOMIC_SEQ_CST)
HIPKIT_OPENCL void atomic_work_item_fence(unsigned, unsigned order, unsigned scope) {
    switch (order) {
    case __ATOMIC_RELAXED: return;
    case __ATOMIC_ACQUIRE: return acquire_fence(scope);
    case __ATOMIC_RELEASE: return release_fence(scope);
    case __ATOMIC_ACQ_REL: return acquire_release_fence(scope);
    default: return ordered_fence(scope);
    }
}
HIPKIT_OPENCL void mem_fence(unsigned) { acquire_release_fence(of_group); }
HIPKIT_OPENCL void read_mem_fence(unsigned) { acquire_fence(of_group); }
HIPKIT_OPENCL void write_mem_fence(unsigned) { release_fence(of_group); }
#define HIPKIT_BARRIER(name, wait, own_scope)                     \
    HIPKIT_OPENCL void name(unsigned flags, unsigned scope) {     \
        if (flags)                                                \
            release_fence(scope);                                 \
        wait();                                                   \
        if (flags)                                                \
            acquire_fence(scope);                                 \
    }                                                             \
    HIPKIT_OPENCL void name(unsigned flags) { name(flags, own_scope); }
HIPKIT_BARRIER(work_group_barrier, __builtin_amdgcn_s_barrier, of_group)
HIPKIT_BARRIER(sub_group_barrier, __builtin_amdgcn_wave_barrier, of_sub_group)
HIPKIT_OPENCL void barrier(unsigned flags) { work_group_barrier(flags, of_group); }
template <class P> HIPKIT_OPENCL unsigned get_fence(P place) {
    return __builtin_amdgcn_is_shared((const __attribute__((address_space(0))) void *)place) ? local_fence : global_fence;
}
}  // namespace hipkit_opencl
