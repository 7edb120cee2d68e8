// Bessel functions. Single precision is computed in double precision.
#pragma once

#include "hipkit/math/exponential.h"
#include "hipkit/math/logarithm.h"
#include "hipkit/math/trigonometric.h"

namespace hipkit_math {
// From here on the polynomials of modulus and phase hold.
constexpr double bessel_far = 8;

// What is left of x beside a zero of a function, times what the polynomial there gives.
__device__ inline double beside(double x, double zero, double zero_2, double (*polynomial)(double)) {
    const double left = (x - zero) - zero_2;
    return left * polynomial(left);
}

// sqrt(2 / (pi x)) and the angle whose cosine and sine J and Y are, for x >= bessel_far.
struct Wave {
    double size;
    Angle<double> angle;
};
template <int order> __device__ inline Wave bessel_wave(double x) {
    using Numbers = Constants<double>;
    const double inverse = 1 / x, u = inverse * inverse;
    const double modulus = order ? bessel_modulus_1(u) : bessel_modulus_0(u);
    const double phase = order ? bessel_phase_1(u) : bessel_phase_0(u);
    Angle<double> angle = reduced(x);
    angle.quarters -= order;
    angle.angle = angle.angle + (Two<double>{-Numbers::quarter_pi, -Numbers::quarter_pi_2} + phase * inverse);
    if (angle.angle.hi < -Numbers::quarter_pi) {
        angle.angle = angle.angle + Two<double>{Numbers::half_pi, Numbers::half_pi_2};
        angle.quarters--;
    }
    return {modulus * sqrt(Numbers::two_over_pi * inverse), angle};
}

__device__ inline double j0(double x) {
    using Numbers = Constants<double>;
    const double size = fabs(x);
    if (is_nan(x))
        return x;
    if (is_infinite(x))
        return 0;
    if (size < 1.5) {
        const Two<double> square = exact_product(x, x);
        return rounded(square * -0.25 + 1.0 + square.hi * square.hi * j0_tail(square.hi));
    }
    if (size < 4)
        return beside(size, Numbers::j0_zero_1, Numbers::j0_zero_1_2, j0_by_zero_1);
    if (size < 7.1)
        return beside(size, Numbers::j0_zero_2, Numbers::j0_zero_2_2, j0_by_zero_2);
    if (size < bessel_far)
        return beside(size, Numbers::j0_zero_3, Numbers::j0_zero_3_2, j0_by_zero_3);
    const Wave wave = bessel_wave<0>(size);
    return wave.size * cos_of(wave.angle);
}
__device__ inline double j1(double x) {
    using Numbers = Constants<double>;
    const double size = fabs(x);
    if (is_nan(x))
        return x;
    if (is_infinite(x))
        return copysign(0.0, x);
    if (size < 2.5)
        return x * fma(x * x, j1_tail(x * x), 0.5);
    double result;
    if (size < 5.5) {
        result = beside(size, Numbers::j1_zero_1, Numbers::j1_zero_1_2, j1_by_zero_1);
    } else if (size < bessel_far) {
        result = beside(size, Numbers::j1_zero_2, Numbers::j1_zero_2_2, j1_by_zero_2);
    } else {
        const Wave wave = bessel_wave<1>(size);
        result = wave.size * cos_of(wave.angle);
    }
    return x < 0 ? -result : result;
}

// What functions of the second kind give where there is nothing to compute, and a result elsewhere.
__device__ inline bool has_no_y(double x) { return !(x > 0) || is_infinite(x); }
__device__ inline double y_at_the_ends(double x) {
    return x == 0 ? -infinity<double>() : x > 0 ? 0 : not_a_number<double>();
}
// log(x / zero), also beside the zero.
__device__ inline double log_of_ratio(double x, Two<double> zero) { return rounded(log_of(Two<double>{x, 0} / zero)); }
__device__ inline double square_less(double x, double zero, double zero_2) {
    return ((x - zero) - zero_2) * (x + zero);
}

__device__ inline double y0(double x) {
    using Numbers = Constants<double>;
    if (has_no_y(x))
        return y_at_the_ends(x);
    if (x < 0x1p-30)
        return rounded((log_of(Two<double>{x, 0}) + Two<double>{Numbers::euler_less_ln2, Numbers::euler_less_ln2_2}) * Numbers::two_over_pi);
    if (x < 2.4) {
        const double log = log_of_ratio(x, {Numbers::y0_zero_1, Numbers::y0_zero_1_2});
        return fma(Numbers::two_over_pi * log, j0(x), square_less(x, Numbers::y0_zero_1, Numbers::y0_zero_1_2) * y0_rest(x * x));
    }
    if (x < 5.5)
        return beside(x, Numbers::y0_zero_2, Numbers::y0_zero_2_2, y0_by_zero_2);
    if (x < bessel_far)
        return beside(x, Numbers::y0_zero_3, Numbers::y0_zero_3_2, y0_by_zero_3);
    const Wave wave = bessel_wave<0>(x);
    return wave.size * sin_of(wave.angle);
}
__device__ inline double y1(double x) {
    using Numbers = Constants<double>;
    if (has_no_y(x))
        return y_at_the_ends(x);
    if (x < 0x1p-30)
        return -Numbers::two_over_pi / x;
    if (x < 3.8) {
        const double log = log_of_ratio(x, {Numbers::y1_zero_1, Numbers::y1_zero_1_2});
        return fma(Numbers::two_over_pi * log, j1(x), square_less(x, Numbers::y1_zero_1, Numbers::y1_zero_1_2) * y1_rest(x * x) / x);
    }
    if (x < 7.1)
        return beside(x, Numbers::y1_zero_2, Numbers::y1_zero_2_2, y1_by_zero_2);
    if (x < bessel_far)
        return beside(x, Numbers::y1_zero_3, Numbers::y1_zero_3_2, y1_by_zero_3);
    const Wave wave = bessel_wave<1>(x);
    return wave.size * sin_of(wave.angle);
}

// J of order n > x > 0: from an order whose function is nothing beside it, downwards.
__device__ inline double jn_downwards(int n, double x) {
    const int from = n + 24 + (int)(17 * __builtin_exp2f(__builtin_log2f((float)n) / 3));
    double above = 0, here = 1e-300, wanted = 0;
#pragma unroll 1
    for (int order = from; order > 0; order--) {
        const double below = 2 * order / x * here - above;
        above = here;
        here = below;
        if (order - 1 == n)
            wanted = here;
        if (fabs(here) > 1e200) {
            here *= 1e-200;
            above *= 1e-200;
            wanted *= 1e-200;
        }
    }
    // Of both known functions the one that is farther from its zeros.
    const double zero = j0(x), one = j1(x);
    return fabs(zero) > fabs(one) ? wanted / here * zero : wanted / above * one;
}
__device__ inline double jn_upwards(int n, double x) {
    double below = j0(x), here = j1(x);
#pragma unroll 1
    for (int order = 1; order < n; order++) {
        const double above = 2 * order / x * here - below;
        below = here;
        here = above;
    }
    return here;
}
// The first term of the series, and the second.
__device__ inline double jn_near_zero(int n, double x) {
    double term = 1;
#pragma unroll 1
    for (int order = 1; order <= n && term != 0; order++)
        term *= 0.5 * x / order;
    return term * (1 - 0.25 * x * x / (n + 1));
}

__device__ inline double jn(int n, double x) {
    if (is_nan(x))
        return x;
    const int order = n < 0 ? -n : n;
    const double size = fabs(x);
    if (order < 2)
        return order == 0 ? j0(x) : n < 0 ? -j1(x) : j1(x);
    double result = size == 0 || is_infinite(x)  ? 0
                    : size < 1e-6                ? jn_near_zero(order, size)
                    : size > order               ? jn_upwards(order, size)
                                                 : jn_downwards(order, size);
    return (order & 1) && is_negative(x) != (n < 0) ? -result : result;
}
__device__ inline double yn(int n, double x) {
    const int order = n < 0 ? -n : n;
    const double sign = n < 0 && (order & 1) ? -1 : 1;
    if (has_no_y(x))
        return x == 0 ? sign * y_at_the_ends(x) : y_at_the_ends(x);
    if (order == 0)
        return y0(x);
    double below = y0(x), here = y1(x);
#pragma unroll 1
    for (int next = 1; next < order && is_finite(here); next++) {
        const double above = 2 * next / x * here - below;
        below = here;
        here = above;
    }
    return sign * here;
}

// e^x / sqrt(x) times a factor, also where e^x alone is infinite.
__device__ inline double grown(double x, double factor) {
    Power<double> power = exp_power<double>({limited_exponent(x), 0});
    const double part = value_of(Power<double>{power.value, power.exponent - 8});
    return is_infinite(x) ? x : part * (factor / sqrt(x)) * 256;
}
__device__ inline double cyl_bessel_i0(double x) {
    const double size = fabs(x);
    return is_nan(x) ? x : size < bessel_far ? i0_near_zero(x * x) : grown(size, i0_far(1 / size));
}
__device__ inline double cyl_bessel_i1(double x) {
    const double size = fabs(x);
    if (is_nan(x))
        return x;
    return size < bessel_far ? x * i1_near_zero(x * x) : copysign(grown(size, i1_far(1 / size)), x);
}
}  // namespace hipkit_math
