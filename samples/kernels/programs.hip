// Small programs: searching, hashing, simulation, number theory.
#include "kernel.h"

// Where a pattern begins in a text; the places come in any order.
KERNEL string_search(const u8* text, const u8* pattern, u32* places, u32* found, u32 length, u32 size) {
    const u32 i = global_id();
    if (i + size > length) return;
    for (u32 j = 0; j < size; ++j)
        if (text[i + j] != pattern[j]) return;
    places[atomicAdd(found, 1u)] = i;
}

// Open addressing; which slot a key gets depends on the order, which keys there are does not.
KERNEL hash_insert(const u32* keys, u32* table, u32* fresh, u32 count, u32 mask) {
    const u32 i = global_id();
    if (i >= count) return;
    for (u32 slot = mix(keys[i]) & mask;; slot = (slot + 1) & mask) {
        const u32 old = atomicCAS(&table[slot], 0u, keys[i]);
        if (old == 0) atomicAdd(fresh, 1u);
        if (old == 0 || old == keys[i]) return;
    }
}

template <typename T>
__device__ T reciprocal_root(T x);
template <>
__device__ inline float reciprocal_root(float x) { return 1.0f / sqrtf(x); }
template <>
__device__ inline double reciprocal_root(double x) { return 1.0 / sqrt(x); }

template <typename T>
__device__ void accelerate(const T* bodies, T* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    T sum[3] = {};
    for (u32 j = 0; j < count; ++j) {
        T apart[3], squared = T(0.01);
        for (int k = 0; k < 3; ++k) apart[k] = bodies[4 * j + k] - bodies[4 * i + k];
        for (int k = 0; k < 3; ++k) squared += apart[k] * apart[k];
        const T inverse = reciprocal_root(squared), pull = bodies[4 * j + 3] * (inverse * inverse * inverse);
        for (int k = 0; k < 3; ++k) sum[k] += apart[k] * pull;
    }
    for (int k = 0; k < 3; ++k) out[3 * i + k] = sum[k];
}

KERNEL nbody_f32(const float* bodies, float* out, u32 count) { accelerate(bodies, out, count); }
KERNEL nbody_f64(const double* bodies, double* out, u32 count) { accelerate(bodies, out, count); }

// How many of each lane's random points lie in the quarter circle, counted by an atomic.
KERNEL monte_carlo(u32* inside, u32 rounds, u32 seed) {
    u32 state = mix(global_id() + seed), hits = 0;
    for (u32 i = 0; i < rounds; ++i) {
        state = state * 1664525u + 1013904223u;
        const u64 x = mix(state) >> 8;
        state = state * 1664525u + 1013904223u;
        const u64 y = mix(state) >> 8;
        hits += x * x + y * y < 1ull << 48;
    }
    atomicAdd(inside, hits);
}

KERNEL mandelbrot(u16* out, u32 width, u32 height, float scale) {
    const u32 px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= width || py >= height) return;
    const float cx = float(px) * scale - 2.0f, cy = float(py) * scale - 1.0f;
    float x = 0, y = 0;
    u16 steps = 0;
    for (; steps < 100 && x * x + y * y < 4; ++steps) {
        const float next = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = next;
    }
    out[py * width + px] = steps;
}

KERNEL collatz(const u32* starts, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u32 steps = 0;
    for (u64 x = starts[i]; x > 1 && steps < 500; ++steps) x = x & 1 ? 3 * x + 1 : x / 2;
    out[i] = steps;
}

KERNEL is_prime(const u32* numbers, u8* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const u32 n = numbers[i];
    bool prime = n > 1;
    for (u32 d = 2; prime && d * d <= n; ++d) prime = n % d != 0;
    out[i] = prime;
}

KERNEL modular_power(const u64* bases, const u32* exponents, u64* out, u64 modulus, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u64 result = 1, base = bases[i] % modulus;
    for (u32 e = exponents[i]; e; e >>= 1, base = base * base % modulus)
        if (e & 1) result = result * base % modulus;
    out[i] = result;
}

KERNEL xor_shift(u64* states, u32 rounds, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u64 x = states[i];
    for (u32 round = 0; round < rounds; ++round) x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    states[i] = x;
}

// Distances between words of eight letters: a table row in private memory.
KERNEL edit_distance(const u8* left, const u8* right, u8* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u8 row[9];
    for (u8 j = 0; j < 9; ++j) row[j] = j;
    for (u32 a = 0; a < 8; ++a) {
        u8 diagonal = row[0]++;
        for (u32 b = 0; b < 8; ++b) {
            const u8 change = diagonal + (left[i * 8 + a] != right[i * 8 + b]);
            diagonal = row[b + 1];
            const u8 gap = (row[b] < diagonal ? row[b] : diagonal) + 1;
            row[b + 1] = change < gap ? change : gap;
        }
    }
    out[i] = row[8];
}

KERNEL shortest_paths(u32* distances, u32 n) {
    // Floyd and Warshall in one group: a row a work-item.
    const u32 y = threadIdx.x;
    for (u32 k = 0; k < n; ++k) {
        __syncthreads();
        for (u32 x = 0; x < n && y < n; ++x) {
            const u32 way = distances[y * n + k] + distances[k * n + x];
            if (way < distances[y * n + x]) distances[y * n + x] = way;
        }
    }
}
