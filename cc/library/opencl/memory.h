// Vectors in memory that is aligned for their elements, their elements in another order, and copies by a whole group.
#pragma once

#include "conversions.h"
#include "places.h"
#include "vectors.h"

namespace hipkit_opencl {
// What a pointer of any memory points to, without qualifiers.
template <class P> using Pointed = decltype(copy_of(*P()));

template <int count, class To, class P> HIPKIT_OPENCL auto load(P place) {
    if constexpr (count == 1)
        return (To)*place;
    else {
        Vector<To, count> result;
#pragma unroll
        for (int n = 0; n < count; n++)
            result[n] = (To)place[n];
        return result;
    }
}
template <int count, class P> HIPKIT_OPENCL auto vload(size_t index, P place) { return load<count, Pointed<P>>(place + index * count); }
template <class T, class P> HIPKIT_OPENCL void vstore(T x, size_t index, P place) {
#pragma unroll
    for (int n = 0; n < count_of<T>; n++)
        place[index * count_of<T> + n] = at(x, n);
}
// Those whose names have an a in them are aligned as vectors are, where three elements take the place of four.
constexpr size_t aligned_count(int count) { return count == 3 ? 4 : count; }
template <int count, class P> HIPKIT_OPENCL auto vload_half(size_t index, P place) { return load<count, float>(place + index * count); }
template <int count, class P> HIPKIT_OPENCL auto vloada_half(size_t index, P place) {
    return load<count, float>(place + index * aligned_count(count));
}
template <Rounding rounding, class T, class P> HIPKIT_OPENCL void store_half(T x, P place) {
#pragma unroll
    for (int n = 0; n < count_of<T>; n++)
        place[n] = narrowed<rounding, half>(at(x, n));
}
template <Rounding rounding, class T, class P> HIPKIT_OPENCL void vstore_half(T x, size_t index, P place) {
    store_half<rounding>(x, place + index * count_of<T>);
}
template <Rounding rounding, class T, class P> HIPKIT_OPENCL void vstorea_half(T x, size_t index, P place) {
    store_half<rounding>(x, place + index * aligned_count(count_of<T>));
}

// As many elements of a vector as its indexes look at: a power of two.
template <class T> constexpr unsigned among = count_of<T> == 3 ? 4 : count_of<T>;
template <class T, class M> HIPKIT_OPENCL With<M, Element<T>> shuffle(T x, M mask) {
    With<M, Element<T>> result;
#pragma unroll
    for (int n = 0; n < count_of<M>; n++)
        result[n] = x[(unsigned)mask[n] & (among<T> - 1)];
    return result;
}
template <class T, class M> HIPKIT_OPENCL With<M, Element<T>> shuffle2(T x, T y, M mask) {
    With<M, Element<T>> result;
#pragma unroll
    for (int n = 0; n < count_of<M>; n++) {
        const unsigned index = (unsigned)mask[n] & (2 * among<T> - 1);
        result[n] = index < among<T> ? x[index] : y[index - among<T>];
    }
    return result;
}

// The items of a group copy in turns; that all have done so is known after the barrier that waiting is.
using Event = void *;
template <class T, class F> HIPKIT_OPENCL Event copied(size_t count, Event event, F copy) {
    const size_t items = get_local_size(0) * get_local_size(1) * get_local_size(2);
    for (size_t n = get_local_linear_id(); n < count; n += items)
        copy(n);
    return event;
}
template <class D, class S> HIPKIT_OPENCL Event async_work_group_copy(D to, S from, size_t count, Event event) {
    return copied<D>(count, event, [=](size_t n) { to[n] = from[n]; });
}
constexpr int lds = 3;
template <class T, class S>
HIPKIT_OPENCL Event async_work_group_strided_copy(__attribute__((address_space(lds))) T *to, S from, size_t count, size_t stride, Event event) {
    return copied<S>(count, event, [=](size_t n) { to[n] = from[n * stride]; });
}
template <class D, class T>
HIPKIT_OPENCL Event async_work_group_strided_copy(D to, const __attribute__((address_space(lds))) T *from, size_t count, size_t stride, Event event) {
    return copied<D>(count, event, [=](size_t n) { to[n * stride] = from[n]; });
}
template <class P> HIPKIT_OPENCL void wait_group_events(int, P) { barrier(local_fence | global_fence); }
template <class P> HIPKIT_OPENCL void prefetch(P, size_t) {}
}  // namespace hipkit_opencl
