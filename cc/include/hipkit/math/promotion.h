// What C++ makes of arguments that are no floating point numbers, or of two types: double.
#pragma once

namespace hipkit_math {
template <bool is_there, class T> struct If;
template <class T> struct If<true, T> {
    using type = T;
};
// double, for integers.
template <class T> using OfInteger = typename If<__is_integral(T), double>::type;
// double, for two numbers that are not both float, nor both double.
template <class First, class Second>
using OfMixed = typename If<__is_arithmetic(First) && __is_arithmetic(Second) &&
                                (!__is_same(First, Second) || __is_integral(First)),
                            double>::type;
// The type in which C++ computes with numbers of two types.
template <class First, class Second>
using OfTwo = typename If<__is_arithmetic(First) && __is_arithmetic(Second) && !__is_same(First, Second), decltype(First() + Second())>::type;
}  // namespace hipkit_math
