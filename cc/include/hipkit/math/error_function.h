// The error function and its relatives, and their inverses. Single precision is computed in double precision.
#pragma once

#include "hipkit/math/exponential.h"
#include "hipkit/math/logarithm.h"

namespace hipkit_math {
// erf(x) for |x| <= 1.
__device__ inline Two<double> erf_near_zero(double x) { return ordered_sum(x, x * erf_tail(x * x)); }

// e^(x^2) erfc(x) for x >= 0.
__device__ inline Two<double> erfcx_of_positive(double x) {
    // What grows is taken away, so that a polynomial is left.
    if (x > 0x1p60)
        return {0.5 * Constants<double>::two_over_root_pi / x, 0};
    return Two<double>{erfcx_of((x - 4) / (x + 4)), 0} / exact_sum(1.0, 2 * x);
}
// erfc(x) for x >= 0, of the square that e is raised to.
__device__ inline Power<double> erfc_of_positive(double x, Two<double> square) {
    const Power<double> power = exp_power(-square);
    return {(power.value + 1.0) * erfcx_of_positive(x) + -1.0, power.exponent};
}
__device__ inline double erfc_of_positive(double x) {
    // Beyond, it is 0; the square has to be finite.
    return x > 28 ? 0 : value_of(erfc_of_positive(x, exact_product(x, x)));
}

__device__ inline double erf(double x) {
    const double size = fabs(x);
    if (is_nan(x) || x == 0)
        return x;
    return size <= 1 ? rounded(erf_near_zero(x)) : copysign(1 - erfc_of_positive(size), x);
}
__device__ inline double erfc(double x) {
    if (is_nan(x))
        return x;
    if (fabs(x) < 0.5)
        return rounded(-erf_near_zero(x) + 1.0);
    return x < 0 ? 2 - erfc_of_positive(-x) : erfc_of_positive(x);
}
__device__ inline double erfcx(double x) {
    if (is_nan(x))
        return x;
    const double positive = rounded(erfcx_of_positive(fabs(x)));
    if (x >= 0)
        return positive;
    if (x < -28)
        return infinity<double>();
    Power<double> power = exp_power(exact_product(x, x));
    power.exponent++;
    // Below, the other part is less than what rounding takes away.
    return x < -7 ? value_of(power) : rounded(scaled(power.value + 1.0, power.exponent) + -positive);
}

// The distribution function of the normal distribution: erfc(-x / sqrt(2)) / 2.
__device__ inline double normcdf(double x) {
    using Numbers = Constants<double>;
    const double size = fabs(x) * Numbers::root_half;
    if (is_nan(x))
        return x;
    if (size < 0.5)
        return rounded(erf_near_zero(x * Numbers::root_half) * 0.5 + 0.5);
    if (size > 28)
        return x < 0 ? 0 : 1;
    const Two<double> square = exact_product(x, x);
    Power<double> tail = erfc_of_positive(size, {0.5 * square.hi, 0.5 * square.lo});
    tail.exponent--;
    return x < 0 ? value_of(tail) : 1 - value_of(tail);
}

// Roughly what erfc is 1 - x of, from log(1 - x^2): Winitzki's formula, less than 1% away.
__device__ inline double rough_inverse_of_erf(double log) {
    constexpr double a = 0.147, b = 2 / (3.141592653589793 * a);
    const double halved = b + 0.5 * log;
    return sqrt(sqrt(halved * halved - log / a) - halved);
}
// The y for which erf(y) is x, |x| <= 0.5.
__device__ inline double erfinv_near_zero(double x) {
    using Numbers = Constants<double>;
    if (fabs(x) < 1e-9)
        return x / Numbers::two_over_root_pi;
    double y = copysign(rough_inverse_of_erf(log1p(-x * x)), x);
    // Halley's step has three times as many bits.
#pragma unroll 1
    for (int step = 0; step < 3; step++) {
        const Two<double> less = erf_near_zero(y) + -x;
        const double newton = less.hi / (Numbers::two_over_root_pi * exp(-y * y));
        y -= newton / (1 + y * newton);
    }
    return y;
}
// The y for which erfc(y) is x, 0 < x <= 0.5: by the logarithms of both, which are nearly parabolas.
__device__ inline double erfcinv_of_small(double x) {
    using Numbers = Constants<double>;
    const double log_of_x = log(x);
    double y = rough_inverse_of_erf(log_of_x + log(2 - x));
#pragma unroll 1
    for (int step = 0; step < 3; step++) {
        const double erfcx = rounded(erfcx_of_positive(y));
        const Two<double> less = -exact_product(y, y) + (log(erfcx) - log_of_x);
        const double slope = -Numbers::two_over_root_pi / erfcx, curve = -slope * (2 * y + slope);
        const double newton = less.hi / slope;
        y -= newton / (1 - 0.5 * newton * curve / slope);
    }
    return y;
}

__device__ inline double erfinv(double x) {
    const double size = fabs(x);
    if (!(size < 1))
        return size == 1 ? copysign(infinity<double>(), x) : not_a_number<double>();
    return size <= 0.5 ? erfinv_near_zero(x) : copysign(erfcinv_of_small(1 - size), x);
}
__device__ inline double erfcinv(double x) {
    if (!(x > 0 && x < 2))
        return x == 0 ? infinity<double>() : x == 2 ? -infinity<double>() : not_a_number<double>();
    return x < 0.5 ? erfcinv_of_small(x) : x > 1.5 ? -erfcinv_of_small(2 - x) : erfinv_near_zero(1 - x);
}
__device__ inline double normcdfinv(double x) { return -2 * Constants<double>::root_half * erfcinv(2 * x); }
}  // namespace hipkit_math
