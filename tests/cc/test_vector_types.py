"""float4 and its relatives: what AMD's headers let programs do with them."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
import pytest

import hipkit
from hipkit.runtime.kernels.types import vector_of


@pytest.fixture(params=("ziglang", "clang++-19", "clang++-22"))
def compiler(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> str:
    return compiler_here(request.param)


OWN_OPERATORS = """
inline __host__ __device__ float4 operator+(float4 a, float4 b) { return make_float4(a.x + b.x + 100, a.y + b.y, 0, 0); }
__device__ float4 operator*(float4 a, float b) { return make_float4(a.x * b + 1000, a.y * b, 0, 0); }
inline __host__ __device__ void operator-=(float2 &a, float2 b) { a.x -= b.x + 7; }
template <class T> __device__ bool operator==(const HIP_vector_type<T, 3> &a, T b) { return a.x == b; }
__global__ void own(float4 *out, float4 a, int3 n) {
    out[0] = a + a;
    out[1] = a * 2.0f;
    out[2] = a * 3;
    float2 b(5);
    b -= b;
    out[3] = make_float4(b.x, b.y, n == 1, n == int3(1));
}
"""


def test_programs_may_have_operators_of_their_own(compiler: str) -> None:
    out = np.zeros((4, 4), "f4")
    module = hipkit.compile(OWN_OPERATORS, "gfx1100", compiler=compiler)
    module["own"].launch(1, 1, [out, (1, 2, 3, 4), [1, 2, 3]])
    assert out.tolist() == [[102, 4, 0, 0], [1002, 4, 0, 0], [3, 6, 9, 12], [-7, 5, 1, 0]]


WORDS = """
static_assert(sizeof(float3) == 12 && alignof(float3) == 4 && alignof(double4) == 32 && sizeof(char1) == 1, "");
constexpr int2 known = 2 * int2(3, 4) + 1;
static_assert(known.x == 7 && known == int2(7, 9) && known != 7 && -known == int2(-7, -9) && ~known == int2(-8, -10), "");
struct Pair : int2 { __device__ Pair(int a, int b) : int2(a, b) {} };
__global__ void words(int *out, int i, uchar4 u) {
    uchar4 made = {i, i + 1, 2 * i, 511};
    int3 steps{1, 2, 3};
    steps <<= 2;
    ++steps;
    steps %= 7;
    steps--;
    float2 mixed = 2 * float2(1, i) / 4 - 1.0;
    int2 pair = Pair(3, 4) + 1;
    out[0] = made.w; out[1] = made[2]; out[2] = (made ^ u).x; out[3] = (u & 6).w; out[4] = steps.x; out[5] = steps.z;
    out[6] = (int)(mixed.x * 4); out[7] = (int)(mixed.y * 4); out[8] = pair.y; out[9] = char1(-1).x < 0;
    made[3] = 9;
    out[10] = made.w;
    out[11] = __float_as_int((-float2(0.0f, mixed.y)).x) == 1 << 31;
}
"""


def test_operators_work_element_by_element(compiler: str) -> None:
    out = np.zeros(12, "i4")
    module = hipkit.compile(WORDS, "gfx942", compiler=compiler)
    module["words"].launch(1, 1, [out, 5, np.array([1, 2, 3, 7], "u1")])
    assert out.tolist() == [255, 10, 4, 6, 4, 5, -2, 6, 5, 1, 9, 1]


ADDED_BY_A_LIBRARY = """
template <class T, unsigned n> struct Array {
    T d[n];
    __host__ __device__ T &operator[](int i) { return d[i]; }
    __host__ __device__ const T &operator[](int i) const { return d[i]; }
    __host__ __device__ Array &operator+=(const Array &b) { for (unsigned i = 0; i < n; ++i) d[i] = d[i] + b.d[i]; return *this; }
};
struct Odd { float v; };  // no integer makes one
__host__ __device__ Odd operator+(Odd a, Odd b) { return {a.v + b.v}; }
template <> struct HIP_vector_base<int, 8> {
    using Native_vec_ = int __attribute__((ext_vector_type(8)));
    union { Native_vec_ data; };
    HIP_vector_base() = default;
    template <class... U> constexpr __host__ __device__ HIP_vector_base(int a, int b, U... more) : data{a, b, more...} {}
    explicit constexpr __host__ __device__ HIP_vector_base(int v) : HIP_vector_base(v, v, v, v, v, v, v, v) {}
};
template <> struct HIP_vector_base<Odd, 2> {
    using Native_vec_ = Array<Odd, 2>;
    union { Native_vec_ data; struct { Odd x, y; }; };
    HIP_vector_base() = default;
    constexpr __host__ __device__ HIP_vector_base(Odd a, Odd b) : data{a, b} {}
    explicit constexpr __host__ __device__ HIP_vector_base(Odd v) : data{v, v} {}
};
template <> __host__ __device__ inline HIP_vector_type<Odd, 2> &HIP_vector_type<Odd, 2>::operator++() noexcept {
    data += HIP_vector_type<Odd, 2>(Odd{1}).data;
    return *this;
}
__global__ void added(int *out, int i) {
    HIP_vector_type<int, 8> a(1, 2, 3, 4, 5, 6, 7, i), b = a * 2 + 1;
    HIP_vector_type<int, 8>::Native_vec_ data = b.data;
    b++;
    HIP_vector_type<Odd, 2> odd(Odd{3.0f}, Odd{4.0f});
    odd++;
    out[0] = data[7]; out[1] = b[0]; out[2] = a == a; out[3] = a != b; out[4] = odd.y.v; out[5] = sizeof a; out[6] = (-a)[1];
    HIP_vector_base<float, 4> four(i, 0, 0, 0);
    out[7] = four.data.x;
}
"""


def test_libraries_add_lengths_and_types_of_elements(compiler: str) -> None:
    out = np.zeros(8, "i4")
    hipkit.compile(ADDED_BY_A_LIBRARY, "gfx942", compiler=compiler)["added"].launch(1, 1, [out, 8])
    assert out.tolist() == [17, 4, 1, 1, 5, 32, -2, 8]


def test_kernels_are_named_as_with_amds_headers(compiler: str) -> None:
    source = "template <class T> __global__ void k(T *out, float4 a, uchar3 b) {}\ntemplate __global__ void k<char1>(char1 *, float4, uchar3);"
    [name] = hipkit.compile(source, "gfx90a", compiler=compiler).kernels
    assert name == "_Z1kI15HIP_vector_typeIcLj1EEEvPT_S0_IfLj4EES0_IhLj3EE"


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ((1, 2, 3), "argument 1 (HIP_vector_type<float, 4u>): has 4 elements, and 3 are given"),
        ((1, 2, 3, "4"), "argument 1 (HIP_vector_type<float, 4u>): cannot be str; pass a number"),
        ((1, 2, 3, (4, 5)), "argument 1 (HIP_vector_type<float, 4u>): cannot be tuple; pass a number"),
        (np.zeros((2, 2), "f4"), "argument 1 (HIP_vector_type<float, 4u>): is passed by value and has 16 bytes"),
        (np.zeros(4, "i4"), "is a float of 4 bytes, not int32"),
    ],
)
def test_elements_that_do_not_fit_a_vector_are_refused(value: object, says: str) -> None:
    own = hipkit.compile(OWN_OPERATORS, "gfx1100")["own"]
    with pytest.raises(hipkit.ArgumentError, match=re.escape(says)):
        own.launch(1, 1, [np.zeros((4, 4), "f4"), value, (1, 2, 3)])


def test_vectors_of_opencl_are_known_by_their_names() -> None:
    assert [vector_of(name) for name in ("float3", "const uchar16", "double2", "pair2", "float", "float4*")] == [
        ("float", 3), ("uchar", 16), ("double", 2), None, None, None,
    ]  # fmt: skip
