/* The same kernels for the host, each twice: one work-item after another, and a row of work-items as SIMD lanes.

   Where a kernel has barriers, a group's work-items go through what lies between two of them one after another, and
   what a work-item knows across a barrier is an element of an array. Where a programmer of the host would write another
   loop than one over work-items, it is here too: `_plain`. */
#define ROW 16
#define GROUP 256
#define GROUPS 64
#define SCALAR _Pragma("clang loop vectorize(disable) interleave(disable) unroll(disable)")
#define LANES _Pragma("clang loop vectorize(enable) interleave(disable)")
#define fmaf __builtin_fmaf
#define memset __builtin_memset
#define memcpy __builtin_memcpy
typedef unsigned char u8;

void vector_add_scalar(const float* a, const float* b, float* restrict c, int n) {
    SCALAR for (int i = 0; i < n; i++) c[i] = a[i] + b[i];
}
void vector_add_simd(const float* a, const float* b, float* restrict c, int n) {
    LANES for (int i = 0; i < n; i++) c[i] = a[i] + b[i];
}

void matmul_scalar(const float* a, const float* b, float* restrict c, int n) {
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++) {
            float sum = 0;
            SCALAR for (int k = 0; k < n; k++) sum = fmaf(a[y * n + k], b[k * n + x], sum);
            c[y * n + x] = sum;
        }
}
void matmul_simd(const float* a, const float* b, float* restrict c, int n) {
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x += ROW) {
            float sum[ROW] = {0};
            for (int k = 0; k < n; k++)
                LANES for (int l = 0; l < ROW; l++) sum[l] = fmaf(a[y * n + k], b[k * n + x + l], sum[l]);
            for (int l = 0; l < ROW; l++) c[y * n + x + l] = sum[l];
        }
}

void matmul_tiled_scalar(const float* a, const float* b, float* restrict c, int n) {
    float left[16][16], right[16][16], sum[16][16];
    for (int gy = 0; gy < n; gy += 16)
        for (int gx = 0; gx < n; gx += 16) {
            memset(sum, 0, sizeof sum);
            for (int tile = 0; tile < n; tile += 16) {
                for (int y = 0; y < 16; y++)
                    SCALAR for (int x = 0; x < 16; x++) {
                        left[y][x] = a[(gy + y) * n + tile + x];
                        right[y][x] = b[(tile + y) * n + gx + x];
                    }
                for (int y = 0; y < 16; y++)
                    for (int x = 0; x < 16; x++)
                        SCALAR for (int k = 0; k < 16; k++) sum[y][x] = fmaf(left[y][k], right[k][x], sum[y][x]);
            }
            for (int y = 0; y < 16; y++) memcpy(&c[(gy + y) * n + gx], sum[y], sizeof sum[y]);
        }
}
void matmul_tiled_simd(const float* a, const float* b, float* restrict c, int n) {
    float left[16][16], right[16][16], sum[16][16];
    for (int gy = 0; gy < n; gy += 16)
        for (int gx = 0; gx < n; gx += 16) {
            memset(sum, 0, sizeof sum);
            for (int tile = 0; tile < n; tile += 16) {
                for (int y = 0; y < 16; y++)
                    LANES for (int x = 0; x < 16; x++) {
                        left[y][x] = a[(gy + y) * n + tile + x];
                        right[y][x] = b[(tile + y) * n + gx + x];
                    }
                for (int y = 0; y < 16; y++)
                    for (int k = 0; k < 16; k++)
                        LANES for (int x = 0; x < 16; x++) sum[y][x] = fmaf(left[y][k], right[k][x], sum[y][x]);
            }
            for (int y = 0; y < 16; y++) memcpy(&c[(gy + y) * n + gx], sum[y], sizeof sum[y]);
        }
}
void matmul_tiled_plain(const float* a, const float* b, float* restrict c, int n) { matmul_simd(a, b, c, n); }

static inline double inverse_cube(double d) {
    double r = 1.5 - 0.5 * d;
    for (int s = 0; s < 4; s++) r = r * (1.5 - 0.5 * d * r * r);
    return r * r * r;
}
void nbody_scalar(const double* p, double* restrict f, int n) {
    for (int i = 0; i < n; i++) {
        double fx = 0, fy = 0, fz = 0;
        SCALAR for (int j = 0; j < n; j++) {
            double dx = p[j] - p[i], dy = p[n + j] - p[n + i], dz = p[2 * n + j] - p[2 * n + i];
            double w = inverse_cube(dx * dx + dy * dy + dz * dz + 0.01);
            fx += dx * w, fy += dy * w, fz += dz * w;
        }
        f[i] = fx, f[n + i] = fy, f[2 * n + i] = fz;
    }
}
void nbody_simd(const double* p, double* restrict f, int n) {
    for (int i = 0; i < n; i += ROW) {
        double fx[ROW] = {0}, fy[ROW] = {0}, fz[ROW] = {0};
        for (int j = 0; j < n; j++)
            LANES for (int l = 0; l < ROW; l++) {
                double dx = p[j] - p[i + l], dy = p[n + j] - p[n + i + l], dz = p[2 * n + j] - p[2 * n + i + l];
                double w = inverse_cube(dx * dx + dy * dy + dz * dz + 0.01);
                fx[l] += dx * w, fy[l] += dy * w, fz[l] += dz * w;
            }
        for (int l = 0; l < ROW; l++) f[i + l] = fx[l], f[n + i + l] = fy[l], f[2 * n + i + l] = fz[l];
    }
}

void histogram_scalar(const u8* values, unsigned* restrict bins, int n) {
    for (int group = 0; group < GROUPS; group++) {
        unsigned counts[256] = {0};
        for (int item = 0; item < GROUP; item++)
            SCALAR for (int i = group * GROUP + item; i < n; i += GROUP * GROUPS) counts[values[i]]++;
        SCALAR for (int item = 0; item < GROUP; item++) bins[item] += counts[item];
    }
}
void histogram_simd(const u8* values, unsigned* restrict bins, int n) {
    for (int group = 0; group < GROUPS; group++) {
        unsigned counts[256] = {0};
        for (int row = 0; row < GROUP; row += ROW)
            for (int i = group * GROUP + row; i < n; i += GROUP * GROUPS)
                for (int l = 0; l < ROW; l++) counts[values[i + l]]++;
        LANES for (int item = 0; item < GROUP; item++) bins[item] += counts[item];
    }
}
void histogram_plain(const u8* values, unsigned* restrict bins, int n) {
    unsigned counts[ROW][256] = {{0}};
    for (int i = 0; i < n; i += ROW)
        for (int l = 0; l < ROW; l++) counts[l][values[i + l]]++;
    for (int l = 0; l < ROW; l++)
        for (int k = 0; k < 256; k++) bins[k] += counts[l][k];
}

static float total(float* tree) {
    for (int half = GROUP / 2; half; half /= 2)
        for (int item = 0; item < half; item++) tree[item] += tree[item + half];
    return tree[0];
}
void reduction_scalar(const float* values, float* restrict sums, int n) {
    for (int group = 0; group < GROUPS; group++) {
        float tree[GROUP] = {0};
        for (int item = 0; item < GROUP; item++) {
            float sum = 0;
            SCALAR for (int i = group * GROUP + item; i < n; i += GROUP * GROUPS) sum += values[i];
            tree[item] = sum;
        }
        sums[group] = total(tree);
    }
}
void reduction_simd(const float* values, float* restrict sums, int n) {
    for (int group = 0; group < GROUPS; group++) {
        float tree[GROUP] = {0};
        for (int row = 0; row < GROUP; row += ROW) {
            float sum[ROW] = {0};
            for (int i = group * GROUP + row; i < n; i += GROUP * GROUPS)
                LANES for (int l = 0; l < ROW; l++) sum[l] += values[i + l];
            memcpy(tree + row, sum, sizeof sum);
        }
        sums[group] = total(tree);
    }
}
void reduction_plain(const float* values, float* restrict sums, int n) {
    float sum[4 * ROW] = {0};
    for (int i = 0; i < n; i += 4 * ROW)
        LANES for (int l = 0; l < 4 * ROW; l++) sum[l] += values[i + l];
    sums[0] = 0;
    for (int l = 0; l < 4 * ROW; l++) sums[0] += sum[l];
}
