// The kernels of benchmarks/engine.py, without headers or device libraries: clang alone compiles them.
#define KERNEL extern "C" __attribute__((global)) void
#define SHARED static __attribute__((shared))

static __attribute__((device)) int local_x() { return __builtin_amdgcn_workitem_id_x(); }
static __attribute__((device)) int local_y() { return __builtin_amdgcn_workitem_id_y(); }
static __attribute__((device)) int group_x() { return __builtin_amdgcn_workgroup_id_x(); }
static __attribute__((device)) int group_y() { return __builtin_amdgcn_workgroup_id_y(); }
static __attribute__((device)) void barrier() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

KERNEL empty() {}

KERNEL vector_add(const float* a, const float* b, float* c, int n) {
    int i = group_x() * 256 + local_x();
    if (i < n) c[i] = a[i] + b[i];
}

KERNEL matmul(const float* a, const float* b, float* c, int n) {
    int x = group_x() * 16 + local_x(), y = group_y() * 16 + local_y();
    float sum = 0;
    for (int k = 0; k < n; k++) sum = __builtin_fmaf(a[y * n + k], b[k * n + x], sum);
    c[y * n + x] = sum;
}

KERNEL matmul_tiled(const float* a, const float* b, float* c, int n) {
    SHARED float left[16][16], right[16][16];
    int tx = local_x(), ty = local_y(), x = group_x() * 16 + tx, y = group_y() * 16 + ty;
    float sum = 0;
    for (int tile = 0; tile < n; tile += 16) {
        left[ty][tx] = a[y * n + tile + tx];
        right[ty][tx] = b[(tile + ty) * n + x];
        barrier();
        for (int k = 0; k < 16; k++) sum = __builtin_fmaf(left[ty][k], right[k][tx], sum);
        barrier();
    }
    c[y * n + x] = sum;
}

// Forces with softening; the inverse root by Newton's steps, so that every compiler computes the same.
KERNEL nbody(const double* p, double* f, int n) {
    int i = group_x() * 256 + local_x();
    double x = p[i], y = p[n + i], z = p[2 * n + i], fx = 0, fy = 0, fz = 0;
    for (int j = 0; j < n; j++) {
        double dx = p[j] - x, dy = p[n + j] - y, dz = p[2 * n + j] - z;
        double d = dx * dx + dy * dy + dz * dz + 0.01;
        double r = 1.5 - 0.5 * d;
        for (int s = 0; s < 4; s++) r = r * (1.5 - 0.5 * d * r * r);
        double w = r * r * r;
        fx += dx * w, fy += dy * w, fz += dz * w;
    }
    f[i] = fx, f[n + i] = fy, f[2 * n + i] = fz;
}

// The mean of a cell and its four neighbours; those at the border stay.
KERNEL stencil(const float* cells, float* out, int n) {
    int x = group_x() * 256 + local_x(), y = group_y(), at = y * n + x;
    float cell = cells[at];
    if (x > 0 && y > 0 && x < n - 1 && y < n - 1)
        cell = (cell + cells[at - 1] + cells[at + 1] + cells[at - n] + cells[at + n]) * 0.2f;
    out[at] = cell;
}

KERNEL histogram(const unsigned char* values, unsigned* bins, int n) {
    SHARED unsigned counts[256];
    counts[local_x()] = 0;
    barrier();
    for (int i = group_x() * 256 + local_x(); i < n; i += 256 * 64)
        __scoped_atomic_fetch_add(&counts[values[i]], 1u, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
    barrier();
    __scoped_atomic_fetch_add(&bins[local_x()], counts[local_x()], __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
}

KERNEL reduction(const float* values, float* sums, int n) {
    SHARED float tree[256];
    float sum = 0;
    for (int i = group_x() * 256 + local_x(); i < n; i += 256 * 64) sum += values[i];
    tree[local_x()] = sum;
    for (int half = 128; half; half /= 2) {
        barrier();
        if (local_x() < half) tree[local_x()] += tree[local_x() + half];
    }
    if (local_x() == 0) sums[group_x()] = tree[0];
}

// One wave computes a tile of C through the matrix unit.
#if defined(__gfx942__)
typedef float f32x16 __attribute__((ext_vector_type(16)));
KERNEL matrix_unit(const float* a, const float* b, float* c, int n) {
    int lane = local_x(), column = lane & 31, upper = lane >> 5, x = group_x() * 32, y = group_y() * 32;
    f32x16 sum = 0;
    for (int k = 0; k < n; k += 2)
        sum = __builtin_amdgcn_mfma_f32_32x32x2f32(a[(y + column) * n + k + upper], b[(k + upper) * n + x + column], sum, 0, 0, 0);
    for (int i = 0; i < 16; i++) c[(y + 8 * (i / 4) + 4 * upper + i % 4) * n + x + column] = sum[i];
}
#elif defined(__gfx1100__)
typedef _Float16 f16x16 __attribute__((ext_vector_type(16)));
typedef float f32x8 __attribute__((ext_vector_type(8)));
KERNEL matrix_unit(const float* a, const float* b, float* c, int n) {
    int lane = local_x() & 15, upper = local_x() >> 4, x = group_x() * 16, y = group_y() * 16;
    f32x8 sum = 0;
    for (int k = 0; k < n; k += 16) {
        f16x16 left, right;
        for (int i = 0; i < 16; i++) {
            left[i] = (_Float16)a[(y + lane) * n + k + i];
            right[i] = (_Float16)b[(k + i) * n + x + lane];
        }
        sum = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(left, right, sum);
    }
    for (int i = 0; i < 8; i++) c[(y + 2 * i + upper) * n + x + lane] = sum[i];
}
#endif
