// C = A * B of halves by the matrix unit: A by rows, B by columns, of n * n each, n a multiple of 128. A workgroup has eight waves and
// computes 128 x 128 of C, a wave 32 x 64, from 32 along K at a time in LDS.
#define KERNEL extern "C" __attribute__((global, amdgpu_flat_work_group_size(GROUP, GROUP))) void
#define ID(n) __builtin_amdgcn_work##n

typedef _Float16 f16;
template <typename T, int count> using Vector = T __attribute__((ext_vector_type(count)));

#if defined(__gfx942__)
constexpr int WAVE = 64, HEIGHT = 32, WIDTH = 32, RESULTS = 16;
#else
constexpr int WAVE = 32, HEIGHT = 16, WIDTH = 16, RESULTS = 8;
#endif
constexpr int GROUP = 8 * WAVE, TILE = 128, DEEP = 32, ROW = DEEP + 8, DOWN = 32 / HEIGHT, ACROSS = 64 / WIDTH;
using Sums = Vector<float, RESULTS>;
using Run = Vector<f16, 8>;

static __attribute__((shared)) f16 left[TILE * ROW], right[TILE * ROW];

// 16 along K of a row, as much of it as a lane holds.
#if defined(__gfx942__)
using Items = Run;
static __attribute__((device)) Items items(const f16* rows, int lane, int k) {
    return *(const Run*)(rows + lane % HEIGHT * ROW + k + lane / HEIGHT * 8);
}
static __attribute__((device)) Sums multiply(Items x, Items y, Sums z) {
    z = __builtin_amdgcn_mfma_f32_32x32x8f16(x.lo, y.lo, z, 0, 0, 0);
    return __builtin_amdgcn_mfma_f32_32x32x8f16(x.hi, y.hi, z, 0, 0, 0);
}
static __attribute__((device)) int row(int lane, int i) { return i % 4 + lane / 32 * 4 + i / 4 * 8; }
#else
using Items = Vector<f16, 16>;
static __attribute__((device)) Items items(const f16* rows, int lane, int k) {
    const Run* found = (const Run*)(rows + lane % HEIGHT * ROW + k);
    return __builtin_shufflevector(found[0], found[1], 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}
static __attribute__((device)) Sums multiply(Items x, Items y, Sums z) {
    return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(x, y, z);
}
static __attribute__((device)) int row(int lane, int i) { return 2 * i + lane / 16; }
#endif

KERNEL matmul_f16(const f16* a, const f16* b, f16* c, int n) {
    const int item = ID(item_id_x)(), lane = item % WAVE, wave = item / WAVE;
    const int y = ID(group_id_y)() * TILE, x = ID(group_id_x)() * TILE, down = wave / 2 * 32, across = wave % 2 * 64;
    Sums sums[DOWN][ACROSS] = {};
    for (int first = 0; first < n; first += DEEP) {
        __builtin_amdgcn_s_barrier();
        for (int run = item; run < TILE * DEEP / 8; run += GROUP) {
            const int r = run / (DEEP / 8), k = run % (DEEP / 8) * 8;
            *(Run*)(left + r * ROW + k) = *(const Run*)(a + (long)(y + r) * n + first + k);
            *(Run*)(right + r * ROW + k) = *(const Run*)(b + (long)(x + r) * n + first + k);
        }
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        for (int k = 0; k < DEEP; k += 16) {
            Items rows[DOWN], columns[ACROSS];
            for (int i = 0; i < DOWN; i++) rows[i] = items(left + (down + i * HEIGHT) * ROW, lane, k);
            for (int j = 0; j < ACROSS; j++) columns[j] = items(right + (across + j * WIDTH) * ROW, lane, k);
            for (int i = 0; i < DOWN; i++)
                for (int j = 0; j < ACROSS; j++) sums[i][j] = multiply(rows[i], columns[j], sums[i][j]);
        }
    }
    for (int i = 0; i < DOWN; i++)
        for (int j = 0; j < ACROSS; j++)
            for (int r = 0; r < RESULTS; r++) {
                const int at = y + down + i * HEIGHT + row(lane, r);
                c[(long)at * n + x + across + j * WIDTH + lane % WIDTH] = (f16)sums[i][j][r];
            }
}
