// The gamma function and its logarithm. Single precision is computed in double precision.
#pragma once

#include "hipkit/math/exponential.h"
#include "hipkit/math/logarithm.h"
#include "hipkit/math/power.h"
#include "hipkit/math/trigonometric.h"

namespace hipkit_math {
// From here on Stirling's series is good enough.
constexpr double stirling_from = 18;

// log(gamma(x)) for x that are great enough.
__device__ inline Two<double> log_gamma_by_stirling(double x) {
    using Numbers = Constants<double>;
    const double inverse = 1 / x;  // not of x^2, which may be infinite
    const Two<double> log = log_of(Two<double>{x, 0}), rest = {stirling_rest(inverse * inverse) * inverse, 0};
    return log * (x - 0.5) + -x + (Two<double>{Numbers::half_log_2pi, Numbers::half_log_2pi_2} + rest);
}

// gamma(x) is gamma(2 + rest) times or by the product of the numbers between.
struct GammaParts {
    double rest;
    Two<double> product;
    bool divides;
};
__device__ inline GammaParts gamma_parts(double x) {
    const double whole = rint(x), rest = x - whole;
    const bool divides = whole < 2;
    Two<double> product = {1, 0};
#pragma unroll 1
    for (double n = divides ? whole : 2; n < (divides ? 2 : whole); n++)
        product = product * exact_sum(n, rest);
    return {rest, product, divides};
}

__device__ inline double gamma_near_zero(double x) {
    const GammaParts parts = gamma_parts(x);
    const Two<double> near_2 = exact_product(parts.rest, gamma_near_2(parts.rest)) + 1.0;
    return rounded(parts.divides ? near_2 / parts.product : near_2 * parts.product);
}

__device__ inline double tgamma(double x) {
    using Numbers = Constants<double>;
    if (is_nan(x) || (x < 0 && (is_infinite(x) || is_integer(x))))
        return not_a_number<double>();
    if (fabs(x) < 0x1p-60)
        return 1 / x;
    if (x > 180)
        return infinity<double>();
    if (fabs(x) < stirling_from)
        return gamma_near_zero(x);
    if (x > 0)
        return value_of(exp_power(log_gamma_by_stirling(x)));
    // By reflection; whether the result is below 0, the whole number says.
    const double sign = is_odd(floor(x)) ? -1 : 1;
    if (x < -190)
        return sign * 0;
    const Power<double> power = exp_power(-log_gamma_by_stirling(-x));
    const Two<double> sine = sin_near_zero(reduced_half_turns(x - rint(x)).angle);
    const Two<double> size = fabs(x - rint(x)) <= 0.25 ? sine : Two<double>{sin_of(reduced_half_turns(x)), 0};
    const Two<double> factor = Two<double>{Numbers::pi, Numbers::pi_2} / (size * x);
    return sign * fabs(ldexp(rounded((power.value + 1.0) * factor), power.exponent));
}

// log(gamma(2 + x)) for |x| <= 0.5.
__device__ inline Two<double> log_gamma_near_2(double x) {
    using Numbers = Constants<double>;
    return Two<double>{Numbers::one_less_euler, Numbers::one_less_euler_2} * x + exact_product(x, x * log_gamma_tail(x));
}

// log|gamma(x)| by gamma(2 + rest).
__device__ inline double log_gamma_near_zero(double x) {
    const GammaParts parts = gamma_parts(x);
    const Two<double> near_2 = log_gamma_near_2(parts.rest);
    if (x == 2 || x == 1)
        return 0;
    if (rint(x) == 2)
        return rounded(near_2);
    if (rint(x) == 1)
        return rounded(near_2 - log1p_of(Two<double>{parts.rest, 0}));
    const Two<double> log = log_of(parts.product.hi < 0 ? -parts.product : parts.product);
    return rounded(parts.divides ? near_2 - log : near_2 + log);
}

__device__ inline double lgamma(double x) {
    using Numbers = Constants<double>;
    const double size = fabs(x);
    if (is_nan(x))
        return x;
    if (is_infinite(x) || (x <= 0 && is_integer(x)))
        return infinity<double>();
    if (size < 0x1p-60)
        return -log(size);
    if (size < stirling_from)
        return log_gamma_near_zero(x);
    if (size > 1e300)
        return size * (log(size) - 1);
    const Two<double> log_gamma = log_gamma_by_stirling(size);
    if (x > 0)
        return rounded(log_gamma);
    const double sine = fabs(sin_of(reduced_half_turns(x)));
    return rounded(log_of(Two<double>{Numbers::pi, Numbers::pi_2} / exact_product(sine, size)) - log_gamma);
}
}  // namespace hipkit_math
