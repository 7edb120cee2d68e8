// Atomic operations: atom_ and atomic_ of OpenCL 1, whose order is relaxed, and those with an order and a scope of OpenCL 2.
#pragma once

#include "memory.h"
#include "places.h"

namespace hipkit_opencl {
template <int n> struct Number {
    static constexpr int value = n;
};
template <int order, class F> HIPKIT_OPENCL auto in_scope(unsigned scope, F function) {
    switch (scope) {
    case of_item: return function(Number<order>(), Number<__HIP_MEMORY_SCOPE_SINGLETHREAD>());
    case of_group: return function(Number<order>(), Number<__HIP_MEMORY_SCOPE_WORKGROUP>());
    case of_device: return function(Number<order>(), Number<__HIP_MEMORY_SCOPE_AGENT>());
    case of_sub_group: return function(Number<order>(), Number<__HIP_MEMORY_SCOPE_WAVEFRONT>());
    default: return function(Number<order>(), Number<__HIP_MEMORY_SCOPE_SYSTEM>());
    }
}
// Calls of builtins whose order and scope have to be constants.
template <class F> HIPKIT_OPENCL auto in_order(unsigned order, unsigned scope, F function) {
    switch (order) {
    case __ATOMIC_RELAXED: return in_scope<__ATOMIC_RELAXED>(scope, function);
    case __ATOMIC_ACQUIRE: return in_scope<__ATOMIC_ACQUIRE>(scope, function);
    case __ATOMIC_RELEASE: return in_scope<__ATOMIC_RELEASE>(scope, function);
    case __ATOMIC_ACQ_REL: return in_scope<__ATOMIC_ACQ_REL>(scope, function);
    default: return in_scope<__ATOMIC_SEQ_CST>(scope, function);
    }
}
// A load releases nothing, and a store acquires nothing.
constexpr int of_load(int order) {
    return order == __ATOMIC_RELEASE ? __ATOMIC_RELAXED : order == __ATOMIC_ACQ_REL ? __ATOMIC_ACQUIRE : order;
}
constexpr int of_store(int order) {
    return order == __ATOMIC_ACQUIRE ? __ATOMIC_RELAXED : order == __ATOMIC_ACQ_REL ? __ATOMIC_RELEASE : order;
}
constexpr unsigned strongest = __ATOMIC_SEQ_CST;

template <class P> HIPKIT_OPENCL auto atomic_load_explicit(P place, unsigned order, unsigned scope = of_device) {
    return in_order(order, scope, [=](auto o, auto s) { return (Pointed<P>)__hip_atomic_load(place, of_load(o.value), s.value); });
}
template <class P, class T> HIPKIT_OPENCL void atomic_store_explicit(P place, T x, unsigned order, unsigned scope = of_device) {
    in_order(order, scope, [=](auto o, auto s) { __hip_atomic_store(place, (Pointed<P>)x, of_store(o.value), s.value); });
}
template <class P> HIPKIT_OPENCL auto atomic_load(P place) { return atomic_load_explicit(place, strongest); }
template <class P, class T> HIPKIT_OPENCL void atomic_store(P place, T x) { atomic_store_explicit(place, x, strongest); }
template <class P, class T> HIPKIT_OPENCL void atomic_init(P place, T x) { *place = x; }

#define HIPKIT_FETCHED(name, builtin)                                                                              \
    template <class P, class T>                                                                                  \
    HIPKIT_OPENCL auto name##_explicit(P place, T x, unsigned order, unsigned scope = of_device) {               \
        return in_order(order, scope, [=](auto o, auto s) { return (Pointed<P>)builtin(place, (Pointed<P>)x, o.value, s.value); }); \
    }                                                                                                            \
    template <class P, class T> HIPKIT_OPENCL auto name(P place, T x) { return name##_explicit(place, x, strongest); }
HIPKIT_FETCHED(atomic_exchange, __hip_atomic_exchange)
HIPKIT_FETCHED(atomic_fetch_add, __hip_atomic_fetch_add)
HIPKIT_FETCHED(atomic_fetch_sub, __hip_atomic_fetch_sub)
HIPKIT_FETCHED(atomic_fetch_and, __hip_atomic_fetch_and)
HIPKIT_FETCHED(atomic_fetch_or, __hip_atomic_fetch_or)
HIPKIT_FETCHED(atomic_fetch_xor, __hip_atomic_fetch_xor)
HIPKIT_FETCHED(atomic_fetch_min, __hip_atomic_fetch_min)
HIPKIT_FETCHED(atomic_fetch_max, __hip_atomic_fetch_max)

// What is expected is in any memory; the builtin takes it from a variable.
#define HIPKIT_COMPARED(name)                                                                                     \
    template <class P, class E, class T>                                                                         \
    HIPKIT_OPENCL bool name##_explicit(P place, E expected, T x, unsigned order, unsigned, unsigned scope = of_device) { \
        Pointed<P> found = *expected;                                                                            \
        const bool is_done = in_order(order, scope, [=, &found](auto o, auto s) {                                \
            return __hip_atomic_compare_exchange_strong(place, &found, (Pointed<P>)x, o.value, of_load(o.value), s.value); \
        });                                                                                                      \
        if (!is_done)                                                                                            \
            *expected = found;                                                                                   \
        return is_done;                                                                                          \
    }                                                                                                            \
    template <class P, class E, class T> HIPKIT_OPENCL bool name(P place, E expected, T x) {                     \
        return name##_explicit(place, expected, x, strongest, strongest);                                        \
    }
HIPKIT_COMPARED(atomic_compare_exchange_strong)
HIPKIT_COMPARED(atomic_compare_exchange_weak)

template <class P> HIPKIT_OPENCL bool atomic_flag_test_and_set_explicit(P flag, unsigned order, unsigned scope = of_device) {
    return atomic_exchange_explicit(flag, 1, order, scope) != 0;
}
template <class P> HIPKIT_OPENCL bool atomic_flag_test_and_set(P flag) { return atomic_flag_test_and_set_explicit(flag, strongest); }
template <class P> HIPKIT_OPENCL void atomic_flag_clear_explicit(P flag, unsigned order, unsigned scope = of_device) {
    atomic_store_explicit(flag, 0, order, scope);
}
template <class P> HIPKIT_OPENCL void atomic_flag_clear(P flag) { atomic_flag_clear_explicit(flag, strongest); }

#define HIPKIT_RELAXED(name, how)                                                                   \
    template <class P, class T> HIPKIT_OPENCL auto atomic_##name(P place, T x) {                    \
        return how##_explicit(place, x, __ATOMIC_RELAXED);                                          \
    }                                                                                               \
    template <class P, class T> HIPKIT_OPENCL auto atom_##name(P place, T x) { return atomic_##name(place, x); }
HIPKIT_RELAXED(add, atomic_fetch_add)
HIPKIT_RELAXED(sub, atomic_fetch_sub)
HIPKIT_RELAXED(and, atomic_fetch_and)
HIPKIT_RELAXED(or, atomic_fetch_or)
HIPKIT_RELAXED(xor, atomic_fetch_xor)
HIPKIT_RELAXED(min, atomic_fetch_min)
HIPKIT_RELAXED(max, atomic_fetch_max)
HIPKIT_RELAXED(xchg, atomic_exchange)
template <class P> HIPKIT_OPENCL auto atomic_inc(P place) { return atomic_add(place, 1); }
template <class P> HIPKIT_OPENCL auto atomic_dec(P place) { return atomic_sub(place, 1); }
template <class P, class T> HIPKIT_OPENCL T atomic_cmpxchg(P place, T expected, T x) {
    atomic_compare_exchange_strong_explicit(place, &expected, x, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
    return expected;
}
template <class P> HIPKIT_OPENCL auto atom_inc(P place) { return atomic_inc(place); }
template <class P> HIPKIT_OPENCL auto atom_dec(P place) { return atomic_dec(place); }
template <class P, class T> HIPKIT_OPENCL T atom_cmpxchg(P place, T expected, T x) { return atomic_cmpxchg(place, expected, x); }
}  // namespace hipkit_opencl
