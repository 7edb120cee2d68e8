// What a sub-group or a work-group finds out together: votes, sums, minima and maxima, and a value that one item has.
#pragma once

#include "integers.h"
#include "places.h"

namespace hipkit_opencl {
struct Sum {
    template <class T> HIPKIT_OPENCL T operator()(T x, T y) const { return x + y; }
    template <class T> static HIPKIT_OPENCL T nothing() { return 0; }
};
struct Least {
    template <class T> HIPKIT_OPENCL T operator()(T x, T y) const { return y < x ? y : x; }
    template <class T> static HIPKIT_OPENCL T nothing() {
        if constexpr (is_real<T>)
            return (T)__builtin_inf();
        else
            return most<T>;
    }
};
struct Most {
    template <class T> HIPKIT_OPENCL T operator()(T x, T y) const { return x < y ? y : x; }
    template <class T> static HIPKIT_OPENCL T nothing() {
        if constexpr (is_real<T>)
            return (T)-__builtin_inf();
        else
            return least<T>;
    }
};

template <class T> HIPKIT_OPENCL T sub_group_broadcast(T x, unsigned lane) { return hipkit_warp::from_lane(x, lane); }
template <class F, class T> HIPKIT_OPENCL T scan_of_wave(F combine, T x) {
    const unsigned lane = get_sub_group_local_id();
    for (unsigned distance = 1; distance < lanes(); distance *= 2) {
        const T before = hipkit_warp::from_lane(x, lane - distance);
        if (lane >= distance)
            x = combine(before, x);
    }
    return x;
}
template <class F, class T> HIPKIT_OPENCL T one_before(T scanned) {
    const unsigned lane = get_sub_group_local_id();
    const T before = hipkit_warp::from_lane(scanned, lane - 1);
    return lane ? before : F::template nothing<T>();
}
template <class F, class T> HIPKIT_OPENCL T reduction_of_wave(F combine, T x) {
    return sub_group_broadcast(scan_of_wave(combine, x), get_sub_group_size() - 1);
}

template <class T> HIPKIT_OPENCL auto shared() {
    __shared__ T of_waves[32];
    return (__attribute__((address_space(3))) T *)of_waves;
}
// The result of the waves before an item's own, and of all of them.
template <class T> struct OfWaves {
    T before, all;
};
template <class F, class T> HIPKIT_OPENCL OfWaves<T> of_waves(F combine, T of_own) {
    const auto results = shared<T>();
    const unsigned own = get_sub_group_id(), count = get_num_sub_groups();
    results[own] = of_own;
    barrier(local_fence);
    OfWaves<T> result = {F::template nothing<T>(), F::template nothing<T>()};
    for (unsigned n = 0; n < count; n++) {
        if (n == own)
            result.before = result.all;
        result.all = combine(result.all, results[n]);
    }
    barrier(local_fence);
    return result;
}
template <class F, class T> HIPKIT_OPENCL T reduction_of_group(F combine, T x) { return of_waves(combine, reduction_of_wave(combine, x)).all; }
template <class F, class T> HIPKIT_OPENCL T scan_of_group(F combine, T x, bool inclusive) {
    const T scanned = scan_of_wave(combine, x), own = inclusive ? scanned : one_before<F>(scanned);
    return combine(of_waves(combine, sub_group_broadcast(scanned, get_sub_group_size() - 1)).before, own);
}

#define HIPKIT_COLLECTIVE(name, F)                                                                                         \
    template <class T> HIPKIT_OPENCL T sub_group_reduce_##name(T x) { return reduction_of_wave(F(), x); }                  \
    template <class T> HIPKIT_OPENCL T sub_group_scan_inclusive_##name(T x) { return scan_of_wave(F(), x); }               \
    template <class T> HIPKIT_OPENCL T sub_group_scan_exclusive_##name(T x) { return one_before<F>(scan_of_wave(F(), x)); } \
    template <class T> HIPKIT_OPENCL T work_group_reduce_##name(T x) { return reduction_of_group(F(), x); }                \
    template <class T> HIPKIT_OPENCL T work_group_scan_inclusive_##name(T x) { return scan_of_group(F(), x, true); }       \
    template <class T> HIPKIT_OPENCL T work_group_scan_exclusive_##name(T x) { return scan_of_group(F(), x, false); }
HIPKIT_COLLECTIVE(add, Sum)
HIPKIT_COLLECTIVE(min, Least)
HIPKIT_COLLECTIVE(max, Most)

HIPKIT_OPENCL int sub_group_any(int x) { return ::__any(x); }
HIPKIT_OPENCL int sub_group_all(int x) { return ::__all(x); }
HIPKIT_OPENCL int work_group_any(int x) { return reduction_of_group(Most(), (int)(x != 0)); }
HIPKIT_OPENCL int work_group_all(int x) { return reduction_of_group(Least(), (int)(x != 0)); }
template <class T> HIPKIT_OPENCL T work_group_broadcast(T x, size_t first, size_t second = 0, size_t third = 0) {
    const auto place = shared<T>();
    if (get_local_id(0) == first && get_local_id(1) == second && get_local_id(2) == third)
        *place = x;
    barrier(local_fence);
    const T found = *place;
    barrier(local_fence);
    return found;
}
}  // namespace hipkit_opencl
