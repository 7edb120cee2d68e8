// Minima, maxima and magnitudes of all types of numbers.
#pragma once

#define HIPKIT_MINIMA(T)                                       \
    __host__ HIPKIT_MATH T min(T x, T y) { return y < x ? y : x; }      \
    __host__ HIPKIT_MATH T max(T x, T y) { return x < y ? y : x; }
HIPKIT_MINIMA(int)
HIPKIT_MINIMA(unsigned)
HIPKIT_MINIMA(long)
HIPKIT_MINIMA(unsigned long)
HIPKIT_MINIMA(long long)
HIPKIT_MINIMA(unsigned long long)
#undef HIPKIT_MINIMA
__host__ HIPKIT_MATH float min(float x, float y) { return __builtin_fminf(x, y); }
__host__ HIPKIT_MATH double min(double x, double y) { return __builtin_fmin(x, y); }
__host__ HIPKIT_MATH float max(float x, float y) { return __builtin_fmaxf(x, y); }
__host__ HIPKIT_MATH double max(double x, double y) { return __builtin_fmax(x, y); }
// Of any other type that has an order; and of two types, by AMD's headers as doubles on a device.
template <class T> HIPKIT_MATH T min(T x, T y) { return y < x ? y : x; }
template <class T> HIPKIT_MATH T max(T x, T y) { return x < y ? y : x; }
template <class First, class Second> HIPKIT_MATH hipkit_math::OfMixed<First, Second> min(First x, Second y) {
    return __builtin_fmin((double)x, (double)y);
}
template <class First, class Second> HIPKIT_MATH hipkit_math::OfMixed<First, Second> max(First x, Second y) {
    return __builtin_fmax((double)x, (double)y);
}
template <class First, class Second> __host__ inline hipkit_math::OfTwo<First, Second> min(First x, Second y) {
    const hipkit_math::OfTwo<First, Second> one = x, other = y;
    return min(one, other);
}
template <class First, class Second> __host__ inline hipkit_math::OfTwo<First, Second> max(First x, Second y) {
    const hipkit_math::OfTwo<First, Second> one = x, other = y;
    return max(one, other);
}

HIPKIT_MATH int abs(int x) { return x < 0 ? -x : x; }
HIPKIT_MATH long abs(long x) { return x < 0 ? -x : x; }
HIPKIT_MATH long long abs(long long x) { return x < 0 ? -x : x; }
HIPKIT_MATH float abs(float x) { return __builtin_fabsf(x); }
HIPKIT_MATH double abs(double x) { return __builtin_fabs(x); }
HIPKIT_MATH long labs(long x) { return abs(x); }
HIPKIT_MATH long long llabs(long long x) { return abs(x); }
HIPKIT_MATH float pow(float x, int n) { return powif(x, n); }
HIPKIT_MATH double pow(double x, int n) { return powi(x, n); }
