// Atomic operations: those without a suffix are seen by the device, _system's by the host as well, _block's by the block.
#pragma once

#include "hipkit/bits.h"
#include "hipkit/keywords.h"

#define HIPKIT_FETCH(function, suffix, scope, operation, T)                             \
    HIPKIT_INLINE T function##suffix(T *address, T value) {                         \
        return __hip_atomic_##operation(address, value, __ATOMIC_RELAXED, scope);       \
    }

#define HIPKIT_INTEGER_ATOMICS(suffix, scope, T)             \
    HIPKIT_FETCH(atomicAdd, suffix, scope, fetch_add, T)     \
    HIPKIT_FETCH(atomicSub, suffix, scope, fetch_sub, T)     \
    HIPKIT_FETCH(atomicMin, suffix, scope, fetch_min, T)     \
    HIPKIT_FETCH(atomicMax, suffix, scope, fetch_max, T)     \
    HIPKIT_FETCH(atomicAnd, suffix, scope, fetch_and, T)     \
    HIPKIT_FETCH(atomicOr, suffix, scope, fetch_or, T)       \
    HIPKIT_FETCH(atomicXor, suffix, scope, fetch_xor, T)     \
    HIPKIT_FETCH(atomicExch, suffix, scope, exchange, T)     \
    HIPKIT_COMPARE(suffix, scope, T)

// AMD's headers have those of signed words of 64 bits for minimum and maximum alone, and programs define the others
// themselves: here these are templates, which a function that is none precedes.
template <class T> struct HipkitWide {};
template <> struct HipkitWide<long> { using type = long; };
template <> struct HipkitWide<long long> { using type = long long; };

#define HIPKIT_FETCH_WIDE(function, suffix, scope, operation)                                                           \
    template <class T> HIPKIT_INLINE typename HipkitWide<T>::type function##suffix(T *address,                          \
                                                                                   typename HipkitWide<T>::type value) { \
        return __hip_atomic_##operation(address, value, __ATOMIC_RELAXED, scope);                                       \
    }

#define HIPKIT_WIDE_ATOMICS(suffix, scope)                                                                              \
    HIPKIT_FETCH_WIDE(atomicAdd, suffix, scope, fetch_add)                                                              \
    HIPKIT_FETCH_WIDE(atomicSub, suffix, scope, fetch_sub)                                                              \
    HIPKIT_FETCH_WIDE(atomicAnd, suffix, scope, fetch_and)                                                              \
    HIPKIT_FETCH_WIDE(atomicOr, suffix, scope, fetch_or)                                                                \
    HIPKIT_FETCH_WIDE(atomicXor, suffix, scope, fetch_xor)                                                              \
    HIPKIT_FETCH_WIDE(atomicExch, suffix, scope, exchange)                                                              \
    HIPKIT_FETCH(atomicMin, suffix, scope, fetch_min, long)                                                             \
    HIPKIT_FETCH(atomicMax, suffix, scope, fetch_max, long)                                                             \
    HIPKIT_FETCH(atomicMin, suffix, scope, fetch_min, long long)                                                        \
    HIPKIT_FETCH(atomicMax, suffix, scope, fetch_max, long long)                                                        \
    template <class T> HIPKIT_INLINE typename HipkitWide<T>::type atomicCAS##suffix(                                    \
        T *address, typename HipkitWide<T>::type expected, typename HipkitWide<T>::type desired) {                      \
        __hip_atomic_compare_exchange_strong(address, &expected, desired, __ATOMIC_RELAXED, __ATOMIC_RELAXED, scope);    \
        return expected;                                                                                                \
    }

#define HIPKIT_FLOAT_ATOMICS(suffix, scope, T)                                                                      \
    HIPKIT_FETCH(atomicAdd, suffix, scope, fetch_add, T)                                                            \
    HIPKIT_FETCH(atomicMin, suffix, scope, fetch_min, T)                                                            \
    HIPKIT_FETCH(atomicMax, suffix, scope, fetch_max, T)                                                            \
    HIPKIT_FETCH(atomicExch, suffix, scope, exchange, T)                                                            \
    HIPKIT_INLINE T atomicSub##suffix(T *address, T value) { return atomicAdd##suffix(address, -value); }       \
    HIPKIT_COMPARE(suffix, scope, T)

#define HIPKIT_COMPARE(suffix, scope, T)                                                                            \
    HIPKIT_INLINE T atomicCAS##suffix(T *address, T expected, T desired) {                                      \
        __hip_atomic_compare_exchange_strong(address, &expected, desired, __ATOMIC_RELAXED, __ATOMIC_RELAXED, scope); \
        return expected;                                                                                            \
    }

// What has no instruction of its own in C++: a loop that tries again.
#define HIPKIT_WRAPPING_ATOMIC(function, suffix, scope, next)                                                       \
    HIPKIT_INLINE unsigned function##suffix(unsigned *address, unsigned value) {                                \
        unsigned old = __hip_atomic_load(address, __ATOMIC_RELAXED, scope);                                         \
        while (!__hip_atomic_compare_exchange_strong(address, &old, (next), __ATOMIC_RELAXED, __ATOMIC_RELAXED, scope)) \
            ;                                                                                                       \
        return old;                                                                                                 \
    }

#define HIPKIT_ATOMICS(suffix, scope)                                                            \
    HIPKIT_INTEGER_ATOMICS(suffix, scope, int)                                                   \
    HIPKIT_INTEGER_ATOMICS(suffix, scope, unsigned)                                              \
    HIPKIT_INTEGER_ATOMICS(suffix, scope, unsigned long)                                         \
    HIPKIT_WIDE_ATOMICS(suffix, scope)                                                           \
    HIPKIT_INTEGER_ATOMICS(suffix, scope, unsigned long long)                                    \
    HIPKIT_FLOAT_ATOMICS(suffix, scope, float)                                                   \
    HIPKIT_FLOAT_ATOMICS(suffix, scope, double)                                                  \
    HIPKIT_WRAPPING_ATOMIC(atomicInc, suffix, scope, old >= value ? 0 : old + 1)                 \
    HIPKIT_WRAPPING_ATOMIC(atomicDec, suffix, scope, old == 0 || old > value ? value : old - 1)

HIPKIT_ATOMICS(, __HIP_MEMORY_SCOPE_AGENT)
HIPKIT_ATOMICS(_block, __HIP_MEMORY_SCOPE_WORKGROUP)
HIPKIT_ATOMICS(_system, __HIP_MEMORY_SCOPE_SYSTEM)

HIPKIT_INLINE void atomicAddNoRet(float *address, float value) { atomicAdd(address, value); }
template <class T> HIPKIT_INLINE T safeAtomicAdd(T *address, T value) { return atomicAdd(address, value); }
template <class T> HIPKIT_INLINE T safeAtomicMin(T *address, T value) { return atomicMin(address, value); }
template <class T> HIPKIT_INLINE T safeAtomicMax(T *address, T value) { return atomicMax(address, value); }
template <class T> HIPKIT_INLINE T unsafeAtomicMin(T *address, T value) { return atomicMin(address, value); }
template <class T> HIPKIT_INLINE T unsafeAtomicMax(T *address, T value) { return atomicMax(address, value); }
HIPKIT_INLINE float unsafeAtomicAdd(float *address, float value) { return atomicAdd(address, value); }
HIPKIT_INLINE double unsafeAtomicAdd(double *address, double value) { return atomicAdd(address, value); }
