// Products of matrices by the instructions for it: D = A * B + C for tiles of 16 x 16, 32 deep, a wave a tile. Elements
// are small whole numbers, so that no sum depends on its order. Targets without an instruction for a type, and the host,
// compute plainly.
#include "kernel.h"

constexpr u32 SIZE = 16, DEPTH = 32, TILES = 3;

template <typename T, u32 count>
using Vector = T __attribute__((ext_vector_type(count)));

template <typename T, typename Sum>
__device__ void plain(const T* a, const T* b, const Sum* c, Sum* d) {
    for (u32 e = threadIdx.x; e < TILES * SIZE * SIZE; e += blockDim.x) {
        const u32 tile = e / (SIZE * SIZE), i = e / SIZE % SIZE, j = e % SIZE;
        Sum sum = c[e];
        for (u32 k = 0; k < DEPTH; ++k)
            sum += Sum(a[(tile * SIZE + i) * DEPTH + k]) * Sum(b[(tile * DEPTH + k) * SIZE + j]);
        d[e] = sum;
    }
}

#if defined(__AMDGCN__)
struct AsShort {
    __device__ static i16 item(float x) { return i16(bits<u32>(x) >> 16); }
};
struct AsItIs {
    template <typename T>
    __device__ static T item(T x) { return x; }
};

// What an instruction takes: the items of a lane, how deep it is, and which row of the result an item of a lane is.
template <typename Item, u32 count, u32 deep, typename Sum, u32 results>
struct Unit {
    using Items = Vector<Item, count>;
    using Sums = Vector<Sum, results>;
    static constexpr u32 ITEMS = count, STEP = deep, RESULTS = results;
    __device__ static u32 row(u32 lane, u32 r) {
#if defined(__GFX12__)
        return r + 8 * (lane / 16);
#elif defined(__GFX11__)
        return 2 * r + lane / 16;
#else
        return sizeof(Sum) == 8 ? 4 * r + lane / 16 : r + 4 * (lane / 16);
#endif
    }
};

#if defined(__GFX9__)
constexpr u32 WAVE = 64;
struct Floats : Unit<float, 1, 4, float, 4>, AsItIs {
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        return __builtin_amdgcn_mfma_f32_16x16x4f32(x[0], y[0], z, 0, 0, 0);
    }
};
#if defined(__gfx950__)
struct Halves : Unit<f16, 8, 32, float, 4>, AsItIs {
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        return __builtin_amdgcn_mfma_f32_16x16x32_f16(x, y, z, 0, 0, 0);
    }
};
#else
struct Halves : Unit<f16, 4, 16, float, 4>, AsItIs {
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        return __builtin_amdgcn_mfma_f32_16x16x16f16(x, y, z, 0, 0, 0);
    }
};
#endif
#if defined(__gfx908__)
struct Shorts : Unit<i16, 2, 8, float, 4>, AsShort {
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        return __builtin_amdgcn_mfma_f32_16x16x8bf16(x, y, z, 0, 0, 0);
    }
};
#else
struct Shorts : Unit<i16, 4, 16, float, 4>, AsShort {
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        return __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(x, y, z, 0, 0, 0);
    }
};
#define HAS_DOUBLES 1
struct Doubles : Unit<double, 1, 4, double, 4>, AsItIs {
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        return __builtin_amdgcn_mfma_f64_16x16x4f64(x[0], y[0], z, 0, 0, 0);
    }
};
#endif
#if defined(__gfx908__) || defined(__gfx90a__)
struct Bytes : Unit<i8, 4, 16, int, 4>, AsItIs {
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        return __builtin_amdgcn_mfma_i32_16x16x16i8(bits<int>(x), bits<int>(y), z, 0, 0, 0);
    }
};
#else
struct Bytes : Unit<i8, 8, 32, int, 4>, AsItIs {
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        return __builtin_amdgcn_mfma_i32_16x16x32_i8(bits<long>(x), bits<long>(y), z, 0, 0, 0);
    }
};
#endif
#define HAS_FLOATS 1
#elif defined(__gfx1250__)
constexpr u32 WAVE = 32;
struct Floats : Unit<float, 2, 4, float, 8>, AsItIs {
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        return __builtin_amdgcn_wmma_f32_16x16x4_f32(false, x, false, y, 0, z, false, false);
    }
};
struct Halves : Unit<f16, 16, 32, float, 8>, AsItIs {
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        return __builtin_amdgcn_wmma_f32_16x16x32_f16(false, x, false, y, 0, z, false, false);
    }
};
struct Shorts : Unit<i16, 16, 32, float, 8>, AsShort {
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        using Numbers = Vector<__bf16, 16>;
        return __builtin_amdgcn_wmma_f32_16x16x32_bf16(false, bits<Numbers>(x), false, bits<Numbers>(y), 0, z, false, false);
    }
};
// It is twice as deep as the tiles: what is beyond them is zero.
struct Bytes : Unit<i8, 16, 32, int, 8>, AsItIs {
    __device__ static Vector<int, 8> words(Items x) {
        const Vector<int, 4> known = bits<Vector<int, 4>>(x);
        return Vector<int, 8>{known[0], known[1], known[2], known[3]};
    }
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        return __builtin_amdgcn_wmma_i32_16x16x64_iu8(true, words(x), true, words(y), z, false, false);
    }
};
#define HAS_FLOATS 1
#else
constexpr u32 WAVE = 32;
#if defined(__GFX12__)
#define ITEMS_EACH 8
#define WMMA(name) __builtin_amdgcn_wmma_##name##_w32_gfx12
#else
#define ITEMS_EACH 16
#define WMMA(name) __builtin_amdgcn_wmma_##name##_w32
#endif
struct Halves : Unit<f16, ITEMS_EACH, 16, float, 8>, AsItIs {
    __device__ static Sums multiply(Items x, Items y, Sums z) { return WMMA(f32_16x16x16_f16)(x, y, z); }
};
struct Shorts : Unit<i16, ITEMS_EACH, 16, float, 8>, AsShort {
    __device__ static Sums multiply(Items x, Items y, Sums z) { return WMMA(f32_16x16x16_bf16)(x, y, z); }
};
struct Bytes : Unit<i8, ITEMS_EACH, 16, int, 8>, AsItIs {
    __device__ static Sums multiply(Items x, Items y, Sums z) {
        using Words = Vector<int, ITEMS_EACH / 4>;
        return WMMA(i32_16x16x16_iu8)(true, bits<Words>(x), true, bits<Words>(y), z, false);
    }
};
#endif

// Lanes of the same row hold what follows along K, one after another; in gfx11 each lane holds all of it.
template <typename U, typename T, typename Sum>
__device__ void tiles(const T* a, const T* b, const Sum* c, Sum* d) {
    const u32 lane = threadIdx.x % WAVE, row = lane % SIZE;
    const u32 begin = U::ITEMS == U::STEP ? 0 : lane / SIZE * U::ITEMS;
    for (u32 tile = threadIdx.x / WAVE; tile < TILES; tile += blockDim.x / WAVE) {
        typename U::Sums sums;
        for (u32 r = 0; r < U::RESULTS; ++r) sums[r] = c[(tile * SIZE + U::row(lane, r)) * SIZE + row];
        for (u32 first = begin; first < DEPTH; first += U::STEP) {
            typename U::Items x, y;
            for (u32 n = 0; n < U::ITEMS; ++n) {
                x[n] = U::item(a[(tile * SIZE + row) * DEPTH + first + n]);
                y[n] = U::item(b[(tile * DEPTH + first + n) * SIZE + row]);
            }
            sums = U::multiply(x, y, sums);
        }
        for (u32 r = 0; r < U::RESULTS; ++r) d[(tile * SIZE + U::row(lane, r)) * SIZE + row] = sums[r];
    }
}
#define MULTIPLY(unit) tiles<unit>(a, b, c, d)
#else
#define MULTIPLY(unit) plain(a, b, c, d)
#endif

KERNEL matrix_f16(const f16* a, const f16* b, const float* c, float* d) { MULTIPLY(Halves); }

// bf16 is the upper half of a float; the elements have no more bits.
KERNEL matrix_bf16(const float* a, const float* b, const float* c, float* d) { MULTIPLY(Shorts); }

KERNEL matrix_i8(const i8* a, const i8* b, const int* c, int* d) { MULTIPLY(Bytes); }

KERNEL matrix_f32(const float* a, const float* b, const float* c, float* d) {
#if defined(HAS_FLOATS)
    MULTIPLY(Floats);
#else
    plain(a, b, c, d);
#endif
}

KERNEL matrix_f64(const double* a, const double* b, const double* c, double* d) {
#if defined(HAS_DOUBLES)
    MULTIPLY(Doubles);
#else
    plain(a, b, c, d);
#endif
}
